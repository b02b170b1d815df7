"""The warden of all channels: keeps who is banned from their games, and who has left too often.

A ban is stored before it holds. Who is banned while playing is taken out of the game; who has left more
matches in mid-hand than the channel forgives sits out for a while. Netsplits, kicks, and games that an
operator ends count against nobody.
"""

import asyncio
import logging
from collections.abc import Callable
from datetime import datetime, timedelta
from functools import partial

from msgspec import Struct

from unobot.engine.reasons import Reason
from unobot.table import orders
from unobot.table.bans import REMEMBERED, Ban, Bans, Left, read_ban
from unobot.table.draft import Place
from unobot.table.events import MatchAbandoned
from unobot.table.items import Happened
from unobot.table.log import StoreUnavailable
from unobot.table.outputs import Output, Refusal, Told
from unobot.table.persons import Person
from unobot.table.presence import Speaker
from unobot.table.replies import to_channel, to_person
from unobot.table.rights import folded, is_named, weakness
from unobot.table.settings import Sitting
from unobot.table.steward import Act

log = logging.getLogger(__name__)

MOST_WAITING = 100
"""Orders that may wait."""

NARROWER = "nick!*@host"
"""How a mask is written that hits one nick alone."""

MOST_SHOWN = 8
"""Bans that ``bans`` tells, and nicks that a new one hits."""


class BanOrder(Struct, frozen=True, kw_only=True):
    """What ``person`` asks about the bans of ``place``.

    ``target`` is who in the channel is meant, ``here`` are all who are in it.
    """

    place: Place
    person: Person
    request: orders.Warding
    operator: bool
    target: Person | None
    here: tuple[Speaker, ...]
    query: bool


class Warden:
    """Answers one order after the other; ``run`` is its task."""

    def __init__(
        self,
        bans: Bans,
        say: Callable[[Output], None],
        fold: Callable[[str, str], str],
        now: Callable[[], datetime],
        eject: Callable[[Place, Person], None],
        journal: Callable[[Act], None],
    ) -> None:
        """``eject`` takes whoever is banned out of the game of a place, as an operator wants it; ``journal``
        keeps what operators did.
        """
        self._store = bans
        self._say = say
        self._fold = fold
        self._now = now
        self._eject = eject
        self._journal = journal
        self._bans: dict[Place, dict[str, Ban]] = {}
        self._lefts: dict[Place, list[Left]] = {}
        self.inbox: asyncio.Queue[BanOrder | tuple[Place, Left]] = asyncio.Queue()

    async def load(self) -> None:
        """Learn what is stored."""
        for place, bans in (await self._store.bans()).items():
            self._bans[place] = {ban.who: ban for ban in bans}
        for place, lefts in (await self._store.lefts()).items():
            self._lefts[place] = list(lefts)
        for place in self._bans:
            await self._forget_past(place)

    async def _forget_past(self, place: Place) -> None:
        """Nobody needs the bans that are over."""
        bans = self._bans.get(place, {})
        for ban in [ban for ban in bans.values() if not ban.holds(self._now())]:
            await self._store.lift(place, ban.who)
            del bans[ban.who]

    def hear(self, order: BanOrder) -> None:
        """Take an order, unless a flood of them waits."""
        if self.inbox.qsize() < MOST_WAITING:
            self.inbox.put_nowait(order)

    async def run(self) -> None:
        """Handle the inbox for ever."""
        while True:
            item = await self.inbox.get()
            try:
                await self._handle(item)
            except StoreUnavailable as error:
                log.warning("bans cannot be stored: %s", error)
                if isinstance(item, BanOrder):
                    self._reply(item, Told("set-fails"))
            except Exception:
                log.exception("an order about bans failed")
                if isinstance(item, BanOrder):
                    self._reply(item, Told("tables-error"))
            finally:
                self.inbox.task_done()

    # Who may play

    def why_not(self, place: Place, person: Person, sitting: Sitting) -> Told | None:
        """Why a person may not sit down here now; ``None``: it may."""
        if bans := self._bans_of(place, person):
            return Told("banned", _terms(bans[0]))
        minutes = self._sits_out(place, person.id, sitting)
        return Told("sits-out", {"minutes": minutes}) if minutes else None

    def is_banned(self, place: Place, person: Person) -> bool:
        """Whether a ban keeps a person out of the games here, and not only its own leaving."""
        return bool(self._bans_of(place, person))

    def _bans_of(self, place: Place, person: Person) -> list[Ban]:
        """The bans of a place that a person is under now."""
        speaker, now = _seen(person), self._now()
        bans = self._bans.get(place, {}).values()
        return [ban for ban in bans if ban.holds(now) and self._hits(place, ban.who, speaker)]

    def _hits(self, place: Place, who: str, speaker: Speaker) -> bool:
        """Whether a ban on ``who`` is one on a user."""
        return is_named(who, speaker, partial(self._fold, place.network))

    def _spelled(self, place: Place, who: str) -> Ban | None:
        """The ban of a place on an account or a mask, in whatever spelling."""
        fold = partial(self._fold, place.network)
        bans = self._bans.get(place, {}).values()
        return next((ban for ban in bans if folded(ban.who, fold) == folded(who, fold)), None)

    def _sits_out(self, place: Place, person: str, sitting: Sitting) -> int:
        """Minutes for which somebody who has left too often sits out still, rounded up; 0: none."""
        times = [left.at for left in self._lefts.get(place, ()) if left.person == person]
        if not sitting.forgives or len(times) <= sitting.forgives:
            return 0
        recent = times[-sitting.forgives - 1 :]
        if recent[-1] - recent[0] > timedelta(minutes=sitting.within_minutes):
            return 0
        seconds = (recent[-1] + timedelta(minutes=sitting.out_minutes) - self._now()).total_seconds()
        return max(0, -int(-seconds // 60))

    def happened(self, happened: Happened) -> None:
        """Take note of who has just left a match."""
        record = happened.record
        assert record is not None
        count = sum(isinstance(fact, MatchAbandoned) for fact in happened.facts)
        for person in record.abandoned[-count:]:
            place = Place(record.opened.network, record.opened.channel)
            left = Left(person=person, at=self._now())
            known = self._lefts.get(place, ())
            self._lefts[place] = [*(one for one in known if one.at >= left.at - REMEMBERED), left]
            self.inbox.put_nowait((place, left))

    # What operators order

    async def _handle(self, item: BanOrder | tuple[Place, Left]) -> None:
        if not isinstance(item, BanOrder):
            place, left = item
            await self._store.note(place, left, left.at - REMEMBERED)
        elif not item.operator:
            self._reply(item, Refusal(Reason.NOT_OPERATOR))
        else:
            await self._forget_past(item.place)
            await self._obey(item)

    async def _obey(self, item: BanOrder) -> None:
        if isinstance(item.request, orders.BanFromGames):
            await self._ban(item, item.request)
        elif isinstance(item.request, orders.LiftBan):
            await self._lift(item, item.request)
        else:
            self._show(item)

    async def _ban(self, order: BanOrder, request: orders.BanFromGames) -> None:
        who = self._who(order, request.who)
        if who is None:
            return
        if self._hits(order.place, who, _seen(order.person)):
            self._reply(order, Told("ban-hits-you", {"mask": who, "narrower": NARROWER}))
            return
        if known := self._spelled(order.place, who):
            who = known.who
        try:
            length, reason = read_ban(request.text)
        except ValueError as error:
            self._reply(order, Told("ban-how-long", {"text": str(error)}))
            return
        until = None if length is None else self._now() + length
        ban = Ban(who=who, until=until, operator=order.person.id, reason=reason)
        await self._store.ban(order.place, ban)
        self._bans.setdefault(order.place, {})[who] = ban
        name = order.target.nick if order.target else who
        self._tell_whom_it_hits(order, ban, name)
        told = {"operator": order.person.nick, "name": name, **_terms(ban)}
        self._tell(order.place, Told("ban-set", told))
        self._note(order, "ban", who, request.text)
        self._eject(order.place, order.person)

    def _tell_whom_it_hits(self, order: BanOrder, ban: Ban, name: str) -> None:
        """A mask may be that of more people than the operator thinks of who bans ``name``."""
        hit = [speaker.nick for speaker in order.here if self._hits(order.place, ban.who, speaker)]
        if hit and hit != [name]:
            nicks = ", ".join(hit[:MOST_SHOWN]) + (" …" if len(hit) > MOST_SHOWN else "")
            self._reply(order, Told("ban-hits", {"mask": ban.who, "nicks": nicks}))

    def _who(self, order: BanOrder, typed: str) -> str | None:
        """The account or the mask that is meant; where that is not clear the operator is told."""
        target = order.target
        if target is not None:
            if target.account is None and not target.host:
                self._reply(order, Told("ban-whom", {"name": typed}))
                return None
            return target.account or f"*!*@{target.host}"
        account = typed.removeprefix("$a:").removeprefix("account:")
        if account != typed:
            return account or None
        if "@" not in typed:
            self._reply(order, Told("ban-whom", {"name": typed}))
            return None
        mask = typed if "!" in typed else f"*!{typed}"
        if weakness(mask):
            self._reply(order, Told("ban-too-wide", {"mask": typed}))
            return None
        return mask

    async def _lift(self, order: BanOrder, request: orders.LiftBan) -> None:
        """End the ban that is written so, and all that somebody of that nick is under."""
        place, target = order.place, order.target
        typed = request.who.removeprefix("$a:").removeprefix("account:")
        spelled = self._spelled(place, typed) or self._spelled(place, f"*!{typed}")
        bans = (self._bans_of(place, target) if target else []) or ([spelled] if spelled else [])
        for ban in bans:
            await self._store.lift(place, ban.who)
            del self._bans[place][ban.who]
        if not bans:
            self._reply(order, Told("ban-none", {"name": request.who}))
            return
        name = target.nick if target else bans[0].who
        self._tell(place, Told("ban-lifted", {"operator": order.person.nick, "name": name}))
        self._note(order, "unban", bans[0].who)

    def _note(self, order: BanOrder, command: str, who: str, terms: str = "") -> None:
        """For the journal: by person where one is meant, which may be forgotten, and else as it was typed."""
        target = order.target
        word, about = (command, target.id) if target else (f"{command} {who}", None)
        word = f"{word} ({terms})" if terms else word
        self._journal(Act(place=order.place, person=order.person.id, word=word, about=about))

    def _show(self, order: BanOrder) -> None:
        known = self._bans.get(order.place, {})
        bans = [known[who] for who in sorted(known)]
        if not bans:
            self._reply(order, Told("bans-none"))
        for ban in bans[:MOST_SHOWN]:
            self._reply(order, Told("ban-shown", {"name": ban.who, **_terms(ban)}))

    def _tell(self, place: Place, told: Told) -> None:
        self._say(to_channel(place, told))

    def _reply(self, order: BanOrder, message: Told | Refusal) -> None:
        self._say(to_person(order.place, order.person.id, message, query=order.query))


def _seen(person: Person) -> Speaker:
    """A person as a user of its network."""
    return Speaker(
        network=person.network,
        nick=person.nick,
        user=person.user,
        host=person.host,
        account=person.account,
    )


def _terms(ban: Ban) -> dict[str, str | int]:
    """Until when, in UTC, and why; ``never`` and ``none`` where the ban does not say."""
    until = "never" if ban.until is None else f"{ban.until:%Y-%m-%d %H:%M} UTC"
    return {"until": until, "reason": ban.reason or "none"}
