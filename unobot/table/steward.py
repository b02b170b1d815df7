"""The steward keeps what the operators of each channel have set, and the journal of what they did.

Settings lie over the configuration and are checked with it as a whole. They are stored before they hold, and
hold at once; only the rules of a hand are not touched while it is played. Should the configuration change
so that they do not go with it any more, they are set aside, and an operator is told.
"""

import asyncio
import logging
from collections.abc import Callable, Mapping

from msgspec import Struct

from unobot.engine.events import SeatLeft
from unobot.engine.reasons import Reason
from unobot.table import requests as ask
from unobot.table.channels import Change, Channels, Setting
from unobot.table.draft import Place, place_at
from unobot.table.events import OperatorActed, SeatHandedOver
from unobot.table.items import Happened, Typed
from unobot.table.log import StoreUnavailable
from unobot.table.orders import Eject
from unobot.table.outputs import (
    JournalLine,
    JournalShown,
    Output,
    Refusal,
    SettingLine,
    SettingsShown,
    Told,
)
from unobot.table.persons import Persons
from unobot.table.replies import to_person
from unobot.table.settings import TableSettings

log = logging.getLogger(__name__)

JOURNAL_LINES = 10
"""The entries of a page of a journal."""

MOST_WAITING = 100
"""What may wait for it; a flood beyond that is not heard."""

Lay = Callable[[Place, Mapping[str, str]], TableSettings]
"""The settings of a channel with texts by key over what is configured; raises ``WrongSettings``."""


class WrongSettings(ValueError):
    """Settings that cannot be: ``problems`` has one line for each, with key, reason and cure."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__("; ".join(problems))
        self.problems = problems


class Asked(Struct, frozen=True, kw_only=True):
    """What ``person`` asks of the steward about the channel at ``place``."""

    request: ask.Governing
    place: Place
    person: str
    operator: bool
    query: bool = False
    message_id: str | None = None


class Act(Struct, frozen=True, kw_only=True):
    """What an operator did, for the journal; ``about`` is the person whom it concerned."""

    place: Place
    person: str
    word: str
    about: str | None = None


ACTS = frozenset({OperatorActed, SeatHandedOver})
"""The facts that tell of an act."""


def act_of(happened: Happened) -> Act | None:
    """What an operator has just done at a table, if it did anything; a ban is noted where it is kept."""
    if isinstance(happened.item, Typed) and isinstance(happened.item.request, Eject):
        return None
    acts = (fact for fact in happened.facts if isinstance(fact, OperatorActed | SeatHandedOver))
    acted = next(acts, None)
    if acted is None or acted.operator is None or happened.record is None:
        return None
    opened, seats = happened.record.opened, happened.record.match.seats
    concerned = [fact.seat for fact in happened.facts if isinstance(fact, SeatLeft | SeatHandedOver)]
    asked = happened.item.receiver if isinstance(happened.item, Typed) else None
    return Act(
        place=Place(opened.network, opened.channel),
        person=acted.operator,
        word=acted.command if isinstance(acted, OperatorActed) else "handover",
        about=seats[concerned[0]].person if concerned else asked,
    )


Answer = Told | Refusal | SettingsShown | JournalShown


class Steward:
    """The settings of all channels. ``run`` takes what is asked from ``inbox``, one after the other."""

    def __init__(
        self,
        channels: Channels,
        persons: Persons,
        lay: Lay,
        *,
        say: Callable[[Output], None],
        apply: Callable[[], None],
        is_in_hand: Callable[[Place], bool],
    ) -> None:
        """``apply`` lets the tables go by new settings, ``is_in_hand`` tells whether it plays a hand."""
        self.inbox: asyncio.Queue[Asked | Act] = asyncio.Queue()
        self._channels = channels
        self._persons = persons
        self._lay = lay
        self._say = say
        self._apply = apply
        self._is_in_hand = is_in_hand
        self._own: dict[Place, dict[str, Setting]] = {}
        self._settings: dict[Place, TableSettings] = {}
        self._aside: dict[Place, str] = {}

    async def load(self) -> None:
        """Find what was set before. Raises ``StoreUnavailable``."""
        stored = await self._channels.settings()
        self._own = {place: {own.key: own for own in settings} for place, settings in stored.items()}
        self.refresh()

    def refresh(self) -> None:
        """The configuration has changed: lay all settings over it anew."""
        self._settings.clear()
        self._aside.clear()
        for place, own in self._own.items():
            try:
                self._settings[place] = self._lay(place, _texts(own))
            except WrongSettings as error:
                self._aside[place] = str(error)
                log.warning(
                    "%s %s: what is set there does not go with the configuration and is set aside: %s",
                    place.network,
                    place.channel,
                    error,
                )

    def settings(self, place: Place) -> TableSettings:
        """What holds for a channel, as configured and as set."""
        settings = self._settings.get(place)
        if settings is None:
            place = place_at(place.network, place.channel)
            settings = self._settings.get(place) or self._settings.setdefault(place, self._lay(place, {}))
        return settings

    def aside(self, place: Place) -> Told | None:
        """What an operator of a channel should know when the bot is there: that its settings do not hold."""
        problems = self._aside.get(place)
        return Told("set-aside", {"channel": place.channel, "problems": problems}) if problems else None

    def put(self, item: Asked | Act) -> None:
        """Take what is asked, or note an act; a flood of them is dropped."""
        if self.inbox.qsize() < MOST_WAITING:
            self.inbox.put_nowait(item)

    async def run(self) -> None:
        """Take what is asked for ever; a failure is logged, answered briefly, and ends nothing."""
        while True:
            item = await self.inbox.get()
            try:
                await self._handle(item)
            except Exception as error:
                what = item.request if isinstance(item, Asked) else item
                log.exception("%s was not taken", type(what).__name__)
                if isinstance(item, Asked):
                    fails = isinstance(error, StoreUnavailable)
                    self._answer(item, Told("set-fails" if fails else "tables-error"))
            self.inbox.task_done()

    async def _handle(self, item: Asked | Act) -> None:
        if isinstance(item, Act):
            await self._channels.note(item.place, item.person, item.word, item.about)
        elif isinstance(item.request, ask.ShowJournal):
            self._answer(item, await self._journal(item, item.request.page))
        elif item.request.changes or item.request.misread:
            self._answer(item, await self._change(item, item.request))
        else:
            self._answer(item, self._shown(item))

    def _answer(self, asked: Asked, answer: Answer) -> None:
        self._say(to_person(asked.place, asked.person, answer, query=asked.query, answers=asked.message_id))

    # What is asked

    def _shown(self, asked: Asked) -> Answer:
        own = self._own.get(asked.place, {})
        lines = [SettingLine(one.key, one.value, self._nick(one.person), one.at) for one in own.values()]
        return SettingsShown(asked.place.channel, tuple(lines), self._aside.get(asked.place, ""))

    async def _journal(self, asked: Asked, page: int) -> Answer:
        if not asked.operator:
            return Refusal(Reason.NOT_OPERATOR)
        first = (page - 1) * JOURNAL_LINES
        noted = await self._channels.journal(asked.place, first, JOURNAL_LINES + 1)
        lines = [
            JournalLine(
                at=one.at,
                nick=self._nick(one.person),
                what=one.what,
                before=one.before,
                after=one.after,
                about=one.about and self._nick(one.about),
                is_act=one.is_act,
            )
            for one in noted[:JOURNAL_LINES]
        ]
        following = page + 1 if len(noted) > JOURNAL_LINES else None
        return JournalShown(asked.place.channel, tuple(lines), page, following)

    async def _change(self, asked: Asked, request: ask.SetKeys) -> Answer:
        if not asked.operator:
            return Refusal(Reason.NOT_OPERATOR)
        if request.misread:
            return Told("set-how", {"text": request.misread})
        place = asked.place
        before = _texts(self._own.get(place, {}))
        after = {key: value for key, value in {**before, **dict(request.changes)}.items() if value}
        changes = tuple(_differences(before, after))
        if not changes:
            return Told("set-nothing")
        try:
            settings = self._lay(place, after)
        except WrongSettings as error:
            return Told("set-wrong", {"problems": str(error)})
        of_rules = [change.key for change in changes if _is_rule(change.key)]
        if of_rules and self._is_in_hand(place):
            return Told("set-in-hand", {"keys": ", ".join(of_rules)})
        own = await self._channels.change(place, asked.person, changes)
        self._own[place] = {one.key: one for one in own}
        self._settings[place] = settings
        self._aside.pop(place, None)
        self._apply()
        done = ", ".join(f"{change.key}={change.after or 'default'}" for change in changes)
        return Told("set-rules-done" if of_rules else "set-done", {"settings": done})

    def _nick(self, person: str) -> str:
        return self._persons.get(person).nick


def _texts(own: Mapping[str, Setting]) -> dict[str, str]:
    return {key: setting.value for key, setting in own.items()}


def _differences(before: Mapping[str, str], after: Mapping[str, str]) -> list[Change]:
    keys = [key for key in {**before, **after} if before.get(key) != after.get(key)]
    return [Change(key=key, before=before.get(key), after=after.get(key)) for key in keys]


def _is_rule(key: str) -> bool:
    return key == "ruleset" or key.partition(".")[0] == "rules"
