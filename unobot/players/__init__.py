"""Computer players: a policy sees what its seat may see, and nothing else.

``LEVELS`` are the policies by name. They answer at once, ``hard`` after some twenty milliseconds; ``worker``
lets it think longer, apart from the tables.
"""

from collections.abc import Callable

from unobot.players.easy import RandomPlay
from unobot.players.policy import Level, Policy
from unobot.players.search import Search
from unobot.players.thumb import RulesOfThumb

LEVELS: dict[Level, Callable[[], Policy]] = {"easy": RandomPlay, "normal": RulesOfThumb, "hard": Search}
"""The levels, weakest first."""

__all__ = ["LEVELS", "Level", "Policy", "RulesOfThumb"]
