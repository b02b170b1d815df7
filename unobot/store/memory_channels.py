"""Settings and journals of channels that live as long as the process; see ``table.channels``."""

from collections import defaultdict
from collections.abc import Callable, Mapping
from datetime import UTC, datetime

from unobot.table.channels import Change, Noted, Setting
from unobot.table.draft import Place


def _utc_now() -> datetime:
    return datetime.now(UTC)


class MemoryChannels:
    """The channels of one process."""

    def __init__(self, now: Callable[[], datetime] = _utc_now) -> None:
        """``now`` is the wall clock."""
        self._now = now
        self._settings: dict[Place, dict[str, Setting]] = defaultdict(dict)
        self._journals: dict[Place, list[Noted]] = defaultdict(list)
        self._joined: dict[Place, str | None] = {}

    async def settings(self) -> Mapping[Place, tuple[Setting, ...]]:
        """See ``Channels.settings``."""
        return {place: self._of(place) for place in self._settings if self._settings[place]}

    async def change(self, place: Place, person: str, changes: tuple[Change, ...]) -> tuple[Setting, ...]:
        """See ``Channels.change``."""
        at, own = self._now(), self._settings[place]
        for change in changes:
            own.pop(change.key, None)
            if change.after is not None:
                own[change.key] = Setting(key=change.key, value=change.after, person=person, at=at)
            self._journals[place].append(
                Noted(at=at, person=person, what=change.key, before=change.before, after=change.after)
            )
        return self._of(place)

    async def note(self, place: Place, person: str, act: str, about: str | None = None) -> None:
        """See ``Channels.note``."""
        entry = Noted(at=self._now(), person=person, what=act, about=about, is_act=True)
        self._journals[place].append(entry)

    async def journal(self, place: Place, first: int, count: int) -> tuple[Noted, ...]:
        """See ``Channels.journal``."""
        return tuple(reversed(self._journals[place]))[first : first + count]

    async def joined(self) -> Mapping[Place, str | None]:
        """See ``Channels.joined``."""
        return dict(self._joined)

    async def join(self, place: Place, key: str | None, person: str) -> None:
        """See ``Channels.join``."""
        self._joined[place] = key

    async def part(self, place: Place) -> None:
        """See ``Channels.part``."""
        self._joined.pop(place, None)

    def _of(self, place: Place) -> tuple[Setting, ...]:
        return tuple(setting for _, setting in sorted(self._settings[place].items()))
