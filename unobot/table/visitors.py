"""Who only looks in: of the persons who never play only the newest are remembered."""

from collections import OrderedDict

MOST_VISITORS = 5000
"""How many persons who do not play are remembered."""


class Visitors:
    """The persons (by their ids) who have spoken, the newest last."""

    def __init__(self) -> None:
        self._persons: OrderedDict[str, None] = OrderedDict()

    def came(self, person: str) -> str | None:
        """A person has spoken; gives the one whom there is no more room for."""
        self._persons[person] = None
        self._persons.move_to_end(person)
        return self._persons.popitem(last=False)[0] if len(self._persons) > MOST_VISITORS else None

    def forget(self, person: str) -> None:
        """A person is known no more."""
        self._persons.pop(person, None)
