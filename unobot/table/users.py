"""One user of a network, from its arrival to its exit; ``crowd`` has them all."""

from unobot.table.budget import Budget
from unobot.table.presence import Speaker


class User:
    """A user: as it is seen now, in which channels, and which persons it speaks for. Who is ``is_unreached``
    has heard that no private words come through.
    """

    def __init__(self, speaker: Speaker) -> None:
        self.speaker = speaker
        self.channels: set[str] = set()
        self.persons: list[str] = []
        self.budget = Budget()
        self.not_understood = 0
        self.is_unreached = False

    @property
    def network(self) -> str:
        """The name of its network."""
        return self.speaker.network
