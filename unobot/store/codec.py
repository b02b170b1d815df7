"""How the facts of a game are written down; see ``engine.codec`` for the form and for upcasting."""

from typing import Any

from unobot.engine.codec import Codec, Upcast
from unobot.table.events import Fact


def _give_level(fact: dict[str, Any]) -> dict[str, Any]:
    """Before computer players had levels, all played by rules of thumb."""
    return {**fact, "level": "normal"} if fact["type"] == "ComputerSeated" else fact


VERSION = 2
"""The version in which facts are written: one counts for both kinds, those of the match and of the table."""

UPCASTS: dict[int, Upcast] = {1: _give_level}
"""How facts of each old version are brought to the next one."""

FACTS: Codec[Fact] = Codec(Fact, VERSION, UPCASTS)
"""The facts of a game's log."""
