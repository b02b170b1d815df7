"""Computer players: a policy sees what its seat may see, and nothing else."""

from unobot.players.policy import Policy
from unobot.players.thumb import RulesOfThumb

__all__ = ["Policy", "RulesOfThumb"]
