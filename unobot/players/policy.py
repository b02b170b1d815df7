"""What the table asks of a computer player."""

from typing import Literal, Protocol

from unobot.engine import actions as act
from unobot.engine.views import View

Level = Literal["easy", "normal", "hard"]
"""How well a computer player plays."""


class Policy(Protocol):
    """A way to play. Both questions are answered from a seat's own view (``view.seat`` is the seat)."""

    def move(self, view: View) -> act.Action:
        """What the seat does, when it must act."""

    def catches(self, view: View) -> int | None:
        """The seat to catch for not having said uno, or ``None``."""
