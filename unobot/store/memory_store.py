"""The store of a bot that keeps nothing: everything is in memory, and gone with the process."""

from unobot.store.memory import MemoryLog, MemoryPersons
from unobot.store.memory_bans import MemoryBans
from unobot.store.memory_channels import MemoryChannels


class MemoryStore:
    """In place of a ``Database``; it has no statistics."""

    def __init__(self) -> None:
        self.log = MemoryLog()
        self.persons = MemoryPersons()
        self.bans = MemoryBans()
        self.channels = MemoryChannels()
        self.statistics = None
