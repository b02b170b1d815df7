"""The desk answers what is asked about the past, in order, with a task of its own: no table waits for it.

Whoever wants what was done without its account to count for the account has to be there as both. Either one
connection is, logged in and with the old ``nick!user@host``; or two are, and both ask for it.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

from msgspec import Struct

from unobot.table import past as ask
from unobot.table.crowd import Crowd
from unobot.table.draft import Place
from unobot.table.log import StoreUnavailable
from unobot.table.outputs import (
    ComparisonShown,
    ExportShown,
    FiguresShown,
    Kind,
    Message,
    Output,
    PlacesShown,
    RankingShown,
    RecordsShown,
    Told,
)
from unobot.table.persons import Person, Persons
from unobot.table.presence import Line
from unobot.table.readers import Readers
from unobot.table.statistics import Figures, Period, Scope, Statistics
from unobot.table.users import User

log = logging.getLogger(__name__)

LINES = 5
"""The lines of a ranking that a channel hears at once."""

PAGE = 10
"""The lines of a ranking that somebody hears in a query."""

MOST_WAITING = 100
"""Questions that may wait; a flood beyond it is not heard."""

MOST_WISHES = 100
"""How many wishes to be linked are remembered."""


class Called(Struct, frozen=True):
    """Somebody by name: the ``nick`` that was typed, and the persons of the user in sight who has it."""

    nick: str
    persons: tuple[str, ...] = ()


class Question(Struct, frozen=True, kw_only=True):
    """What is asked, where, and by whom: ``asker`` is the ``user``, which speaks as ``person``.

    Where it is ``aside``, as in a quiet channel, it alone is answered. ``named`` are those whom the request
    names.
    """

    request: ask.Past
    place: Place
    user: User
    person: str
    asker: Called
    named: tuple[Called, ...] = ()
    query: bool = False
    aside: bool = False
    message_id: str | None = None

    @property
    def meant(self) -> Called:
        """Whom it is about: the one named, or whoever asks."""
        return self.named[0] if self.named else self.asker


class Desk:
    """Asks the statistics, and says what they answer."""

    def __init__(
        self,
        statistics: Statistics,
        persons: Persons,
        crowd: Crowd,
        say: Callable[[Output], None],
        fold: Callable[[str, str], str],
        readers: Readers,
    ) -> None:
        """``fold(network, nick)`` is as a network compares nicks."""
        self.inbox: asyncio.Queue[Question] = asyncio.Queue()
        self._statistics = statistics
        self._persons = persons
        self._crowd = crowd
        self._say = say
        self._fold = fold
        self._readers = readers
        self._wishes: OrderedDict[str, tuple[str, ...]] = OrderedDict()

    def hear(self, place: Place, user: User, request: ask.Past, line: Line, *, aside: bool = False) -> None:
        """Take a question; it is answered when its turn comes."""
        if self.inbox.qsize() >= MOST_WAITING:
            log.warning("%s %s: too many questions wait, one is dropped", place.network, place.channel)
            return
        person = self._crowd.speaks_as(user, place.channel)
        nicks = [value for name in ("nick", "other") if (value := getattr(request, name, None))]
        self.inbox.put_nowait(
            Question(
                request=request,
                place=place,
                user=user,
                person=person.id,
                asker=self._called(user, user.speaker.nick),
                named=tuple(self._called(self._crowd.named(place.network, nick), nick) for nick in nicks),
                query=line.channel is None,
                aside=aside,
                message_id=line.message_id,
            )
        )

    def _called(self, user: User | None, nick: str) -> Called:
        """The user that has a nick, if it is in sight; of its persons that of its account comes first."""
        if user is None:
            return Called(nick)
        persons = sorted(self._crowd.persons_of(user), key=lambda person: person.account is None)
        return Called(user.speaker.nick, tuple(person.id for person in persons))

    async def run(self) -> None:
        """Answer for ever; a failure is logged, answered briefly, and ends nothing."""
        while True:
            question = await self.inbox.get()
            try:
                message = await ANSWERS[type(question.request)](self, question, question.request)
            except StoreUnavailable as error:
                log.warning("a question about the past cannot be answered now: %s", error)
                message = Told("statistics-fail")
            except Exception:
                log.exception("%s cannot be answered", type(question.request).__name__)
                message = Told("tables-error")
            self._tell(question, message)
            self.inbox.task_done()

    def _tell(self, question: Question, message: Message) -> None:
        is_private = not isinstance(question.request, ask.Renown)
        person = question.person
        if self._crowd.speaker_for(person) is None:  # it has just been forgotten
            person = self._crowd.speaks_as(question.user, question.place.channel).id
        self._say(
            Output(
                network=question.place.network,
                channel=question.place.channel,
                to=person if is_private or question.query or question.aside else None,
                kind=Kind.REPLY if is_private else Kind.STATUS,
                message=message,
                topic=repr(question.request),
                query=question.query,
                answers=question.message_id,
            )
        )

    # Questions

    async def _figures(self, question: Question, request: ask.Stats) -> Message:
        found = await self._figures_of(question.meant, _scope(question), question)
        return found if isinstance(found, Told) else FiguresShown(found, _where(_scope(question)))

    async def _compare(self, question: Question, request: ask.Compare) -> Message:
        scope = _scope(question)
        one = await self._figures_of(question.named[0], scope, question)
        other = await self._figures_of(question.named[1], scope, question)
        if isinstance(one, Told):
            return one
        return other if isinstance(other, Told) else ComparisonShown(one, other, _where(scope))

    async def _figures_of(self, called: Called, scope: Scope, question: Question) -> Figures | Told:
        """What somebody has done, or that this is nothing."""
        key = await self._key(called, question)
        figures = None if key is None else await self._statistics.figures(key, scope)
        return figures or Told("no-statistics", {"nick": called.nick, "where": _where(scope)})

    async def _key(self, called: Called, question: Question) -> str | None:
        fold = partial(self._fold, question.place.network)
        return await self._statistics.key(question.place.network, called.persons, called.nick, fold)

    async def _places(self, question: Question, request: ask.Places) -> Message:
        scope, called = _scope(question), question.meant
        key = await self._key(called, question)
        places = () if key is None else await self._statistics.places(key, scope)
        if not places:
            return Told("no-statistics", {"nick": called.nick, "where": _where(scope)})
        return PlacesShown(called.nick, places, _where(scope))

    async def _top(self, question: Question, request: ask.Top) -> Message:
        scope = _scope(question, request.wide, request.period)
        count = PAGE if question.query else LINES
        first = (request.page - 1) * count
        ranking = await self._statistics.ranking(request.by, scope, first, count)
        if not ranking.lines:
            return Told("no-ranking", {"where": _where(scope)})
        following = ""
        if first + count < ranking.total:
            words = (request.by, request.period, request.wide, str(request.page + 1))
            following = " ".join(word for word in words if word)
        return RankingShown(request.by, request.period, _where(scope), ranking.lines, following)

    async def _records(self, question: Question, request: ask.Records) -> Message:
        scope = _scope(question, request.wide)
        marks = await self._statistics.records(scope)
        if not marks:
            return Told("no-ranking", {"where": _where(scope)})
        return RecordsShown(marks, _where(scope))

    # What is known of whoever asks

    async def _link(self, question: Question, request: ask.Link) -> Message:
        own, theirs = self._known(question.asker), self._known(*question.named)
        if request.nick is not None:
            if not theirs or question.person in {person.id for person in theirs}:
                return Told("link-nobody", {"nick": request.nick})
            if any(person.account for person in own) == any(person.account for person in theirs):
                return Told("link-one-account")
            if not self._is_wished(question, theirs):
                return Told("link-asked", {"nick": request.nick})
        account = next((person for person in (*own, *theirs) if person.account is not None), None)
        if account is None or account.account is None:
            return Told("link-login")
        others = [person.id for person in (*own, *theirs) if person.account is None]
        fold = partial(self._fold, account.network)
        count = await self._statistics.link(account.id, others, account.account, fold)
        self._readers.link(account.id, others)
        return Told("linked", {"account": account.account}) if count else Told("link-nothing")

    def _known(self, *called: Called) -> list[Person]:
        return [self._persons.get(person) for one in called for person in one.persons]

    def _is_wished(self, question: Question, theirs: list[Person]) -> bool:
        """Whether the others have asked for the same; else it is noted that this one does."""
        for person in theirs:
            if question.person in self._wishes.get(person.id, ()):
                del self._wishes[person.id]
                return True
        self._wishes[question.person] = tuple(person.id for person in theirs)
        if len(self._wishes) > MOST_WISHES:
            self._wishes.popitem(last=False)
        return False

    async def _forget(self, question: Question, request: ask.ForgetMe) -> Message:
        persons = await self._statistics.joined(question.asker.persons)
        if not self._crowd.forget(persons):
            return Told("forget-later")
        await self._statistics.forget(persons)
        return Told("forgotten")

    async def _export(self, question: Question, request: ask.ExportMe) -> Message:
        scope = Scope(network=question.place.network)
        persons = await self._statistics.joined(question.asker.persons)
        key = await self._key(question.asker, question)
        figures = None if key is None else await self._statistics.figures(key, scope)
        return ExportShown(tuple(self._persons.get(person) for person in persons), figures, _where(scope))


def _scope(question: Question, wide: ask.Wide | None = None, period: Period = "all") -> Scope:
    """The channel in which is asked, or else the network, unless the question says so."""
    place = question.place
    channel = None if wide == "network" else place.channel or None
    return Scope(network=place.network, channel=channel, period=period)


def _where(scope: Scope) -> str:
    return scope.channel or scope.network


ANSWERS: dict[type, Callable[[Desk, Question, Any], Awaitable[Message]]] = {
    ask.Stats: Desk._figures,
    ask.Top: Desk._top,
    ask.Records: Desk._records,
    ask.Places: Desk._places,
    ask.Compare: Desk._compare,
    ask.Link: Desk._link,
    ask.ForgetMe: Desk._forget,
    ask.ExportMe: Desk._export,
}
"""How each question is answered."""
