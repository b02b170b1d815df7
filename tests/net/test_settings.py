"""What the configuration of a network may say."""

from typing import Any

import msgspec
import pytest

from unobot.net.settings import NetworkSettings

LEAST = {"name": "net", "servers": [{"host": "irc.example"}]}


def settings(**keys: Any) -> NetworkSettings:
    return msgspec.convert({**LEAST, **keys}, NetworkSettings)


def test_the_defaults_are_safe() -> None:
    network = settings()
    assert network.servers[0].tls
    assert network.tls.verify
    assert (network.pacing.burst, network.pacing.rate, network.pacing.outstanding) == (4, 1.0, 2000)


@pytest.mark.parametrize(
    ("keys", "complaint"),
    [
        ({"name": "a b"}, r"`\$\.name`"),
        ({"servers": []}, r"`\$\.servers`"),
        ({"servers": [{"host": "a b"}]}, r"`\$\.servers\[0\]\.host`"),
        ({"servers": [{"host": "a", "port": 70_000}]}, r"`\$\.servers\[0\]\.port`"),
        ({"servers": [{"host": "a", "tsl": True}]}, "unknown field `tsl`"),
        ({"nick": "two words"}, r"`\$\.nick`"),
        ({"nick": "a\r\nQUIT"}, r"`\$\.nick`"),
        ({"nick": "a\n"}, r"`\$\.nick`"),
        ({"nick": "9bot"}, r"`\$\.nick`"),
        ({"nick": "-bot"}, r"`\$\.nick`"),
        ({"nick": "bot!"}, r"`\$\.nick`"),
        ({"alternatives": ["bot", "b.t"]}, r"`\$\.alternatives\[1\]`"),
        ({"servers": [{"host": "irc.example:6667"}]}, r"`\$\.servers\[0\]\.host`"),
        ({"servers": [{"host": "[::1]:6667"}]}, r"`\$\.servers\[0\]\.host`"),
        ({"realname": "a\nb"}, r"`\$\.realname`"),
        ({"servers": [{"host": ""}]}, r"`\$\.servers\[0\]\.host`"),
        ({"channels": [{"name": "uno"}]}, r"`\$\.channels\[0\]\.name`"),
        ({"channels": [{"name": "#a,#b"}]}, r"`\$\.channels\[0\]\.name`"),
        ({"channels": [{"name": "#a", "key": "x y"}]}, r"`\$\.channels\[0\]\.key`"),
        ({"pacing": {"rate": 0}}, r"`\$\.pacing\.rate`"),
        ({"pacing": {"outstanding": 10}}, r"`\$\.pacing\.outstanding`"),
        ({"retry": {"first": -1}}, r"`\$\.retry\.first`"),
        ({"sasl": {"mechanism": "scram"}}, r"`\$\.sasl\.mechanism`"),
        ({"sasl": {"user": "x"}}, "needs `user` and `password`"),
        ({"sasl": {"mechanism": "external"}}, "needs `tls.cert_file`"),
        ({"identify_before_join": True}, "needs `sasl` or `nickserv`"),
        ({"colour": "red"}, "unknown field `colour`"),
    ],
)
def test_what_is_wrong_is_named(keys: dict[str, Any], complaint: str) -> None:
    with pytest.raises(msgspec.ValidationError, match=complaint):
        settings(**keys)


@pytest.mark.parametrize("nick", ["unobot", "b9-", "_", "[x]{y}`", "\\^|", "Zoë"])
def test_nicks_are_what_servers_take(nick: str) -> None:
    assert settings(nick=nick, alternatives=[nick]).alternatives == (nick,)


@pytest.mark.parametrize(
    "host",
    [
        "irc.example",
        "127.0.0.1",
        "::1",
        "2001:db8::7",
        "::ffff:10.0.0.1",
        "fe80::1%eth0",
        "irc.müller.example",
    ],
)
def test_hosts_are_names_or_addresses(host: str) -> None:
    assert settings(servers=[{"host": host}]).servers[0].host == host


def test_secrets_are_not_shown() -> None:
    network = settings(
        password="s3cret",
        sasl={"user": "bot", "password": "s3cret"},
        nickserv={"password": "s3cret"},
        channels=[{"name": "#a", "key": "s3cret"}],
    )
    assert "s3cret" not in repr(network)
    assert "#a" in repr(network)
