"""How long to wait before the next try."""

import random


class Backoff:
    """Waiting times that double from ``first`` to ``longest`` seconds, each up to a quarter off by chance."""

    def __init__(self, first: float, longest: float) -> None:
        self._first = first
        self._longest = longest
        self._next = first

    def reset(self) -> None:
        """Start from the first time again."""
        self._next = self._first

    def next(self) -> float:
        """The next waiting time."""
        now, self._next = self._next, min(self._next * 2, self._longest)
        return now * random.uniform(0.75, 1.25)

    def longest(self) -> float:
        """The longest waiting time, now and for the next ones."""
        self._next = self._longest
        return self.next()
