#!/bin/sh
# with-ngircd.sh PORT [TLSPORT] : ngircd + Atheme (NickServ, no SASL) in the foreground
set -eu; H=$(cd "$(dirname "$0")" && pwd); P=$1; T=${2:-}
LINKNAME=services.test LINKPASSIVE=1 "$H/../ngircd/start.sh" "$P" "$T" & A=$!
sleep 1; UPNAME=irc1.test "$H/start.sh" "$P" ngircd & B=$!
trap 'kill $A $B 2>/dev/null || :; wait 2>/dev/null || :' EXIT INT TERM; wait $A
