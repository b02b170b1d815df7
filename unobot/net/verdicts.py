"""Why a server does not want us, and whether to try again.

Servers say it in the text of ERROR and in a few numerics. The texts are those of the common servers; one
that is not known here is shown as it came, and counts as a lost connection.
"""

import re
from enum import Enum

from msgspec import Struct


class Again(Enum):
    """When to connect again."""

    SOON = "soon"  # as after any lost connection
    LATER = "later"  # not before the longest waiting time
    NEVER = "never"  # somebody must change the configuration first


class Verdict(Struct, frozen=True):
    """What the end of a connection means, for people who read the log."""

    meaning: str
    again: Again = Again.SOON


PASSWORD = Verdict("the server's password is wrong or missing (`password`)", Again.NEVER)
BANNED = Verdict("the server has banned us or does not let us in", Again.LATER)

_ERRORS = (
    (r"(bad|wrong|invalid)( server)? password|password (incorrect|mismatch|invalid)", PASSWORD),
    (r"[kgdz][-: ]?lined?\b|\bbanned\b|akill|dnsbl|blacklist|open proxy|access denied|authoriz", BANNED),
    (
        r"throttl|reconnecting too fast|trying to reconnect|too many .*connections"
        r"|connection limit|session limit|no more connections",
        Verdict("the server refuses more connections for a while", Again.LATER),
    ),
    (
        r"excess flood|flooding|recvq exceeded|max sendq",
        Verdict("the server killed us for speaking too fast (see `pacing`)"),
    ),
    (r"killed|kill by", Verdict("an operator of the network, or a nick collision, killed us")),
    (r"ping timeout|no ping", Verdict("the server had not heard from us for too long")),
    (r"registration time|timed? ?out", Verdict("registration took too long")),
)


def of_error(text: str) -> Verdict:
    """What the text of an ERROR message means."""
    for pattern, verdict in _ERRORS:
        if re.search(pattern, text, re.IGNORECASE):
            return Verdict(f"{verdict.meaning}: {text}", verdict.again)
    return Verdict(text or "the server closed the connection")
