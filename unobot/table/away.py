"""The bot is away from the channel of a table: clocks stand still, but not for ever."""

from collections.abc import Callable

from unobot.table.clock import Alarm, Clock
from unobot.table.deadlines import Deadlines


class Away:
    """Whether the bot is away now; ``give_up`` is called where that has lasted too long for a game."""

    def __init__(self, deadlines: Deadlines, clock: Clock, give_up: Callable[[], object]) -> None:
        self.is_on = False
        self._deadlines = deadlines
        self._clock = clock
        self._give_up = give_up
        self._giving_up: Alarm | None = None

    def begin(self, patience: float | None) -> None:
        """The bot is gone; a game waits for it so many seconds, and ``None`` tells that there is none."""
        self.is_on = True
        self._deadlines.freeze()
        if self._giving_up is None and patience is not None:
            self._giving_up = self._clock.call_later(patience, self._give_up)

    def end(self) -> None:
        """The bot is back."""
        self.is_on = False
        if self._giving_up is not None:
            self._giving_up.cancel()
            self._giving_up = None
        self._deadlines.thaw()
