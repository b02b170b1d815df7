"""The hall: all tables of the bot, the offices beside them, and who takes a line to which of them.

Who a line comes from is settled here, in the order in which things happened (``crowd``, ``attendance``);
whether it is heard at all, and by whom, settle ``porter`` and ``usher``; then the tables go their own ways
and share no state. A line in a channel goes to that channel's table; a line in a query goes to the table
that it names, or to the only one at which its author plays (``addressing``).
"""

from collections.abc import Callable, Mapping
from functools import partial

from msgspec.structs import replace

from unobot.engine.events import SeatTaken
from unobot.table import presence as net
from unobot.table.actors import Tasks
from unobot.table.attendance import Attendance
from unobot.table.crowd import Crowd
from unobot.table.desk import Desk
from unobot.table.draft import Place, Services
from unobot.table.events import MatchAbandoned
from unobot.table.folding import is_move
from unobot.table.items import Happened, Typed
from unobot.table.offices import Offices
from unobot.table.orders import Eject
from unobot.table.outputs import HandNote, Output
from unobot.table.owners import Owners
from unobot.table.persons import Person, Persons
from unobot.table.porter import Porter
from unobot.table.ports import Ports
from unobot.table.readers import Readers
from unobot.table.renewal import RENEWED
from unobot.table.replies import Replies
from unobot.table.rights import Rights
from unobot.table.seating import Seating
from unobot.table.steward import ACTS, Act, Steward, act_of
from unobot.table.table import Table
from unobot.table.tables import Tables
from unobot.table.usher import Read, Usher
from unobot.table.warden import Warden


class Hall:
    """All tables, each with a task of its own. Use it as an asynchronous context."""

    def __init__(
        self,
        ports: Ports,
        persons: Persons,
        read: Read,
        services: Callable[[Place], Services],
        rights: Rights | None = None,
        fold: Callable[[str, str], str] = lambda network, name: net.ascii_fold(name),
        steward: Steward | None = None,
        owners: Owners | None = None,
    ) -> None:
        """``services`` are those of a table; ``fold(network, name)`` is as a network compares names."""
        self.seating = Seating()
        self.crowd = Crowd(persons, fold, self.seating.seats, self.seating.needs)
        self._persons = persons
        self._outlet = ports.say
        self._subscriber = ports.published
        self._services = services
        self._tasks = Tasks()
        own = replace(ports, say=self._say, published=self._published, followed=self.seating.follow)
        self._tables = Tables(own, self._services_at, self._begin)
        self.offices = self._staffed(ports, persons, fold, steward, owners)
        rights, replies = rights or Rights(), Replies(self.crowd, ports.say)
        self._attendance = Attendance(self.crowd, self._tables, self.seating, rights, self.offices, replies)
        self._usher = Usher(
            read,
            crowd=self.crowd,
            persons=persons,
            tables=self._tables,
            seating=self.seating,
            rights=rights,
            offices=self.offices,
            attendance=self._attendance,
            porter=Porter(ports.clock),
            replies=replies,
            tasks=self._tasks,
            fold=fold,
        )

    def _staffed(
        self,
        ports: Ports,
        persons: Persons,
        fold: Callable[[str, str], str],
        steward: Steward | None,
        owners: Owners | None,
    ) -> Offices:
        """The offices of this hall; the desk only where statistics are kept."""
        readers = Readers(persons, self.crowd, ports.say, ports.languages, ports.is_away)
        return Offices(
            warden=Warden(ports.bans, self._say, fold, ports.now, self._eject, self._journal),
            readers=readers,
            desk=Desk(ports.statistics, persons, self.crowd, ports.say, fold, readers)
            if ports.statistics is not None
            else None,
            steward=steward,
            owners=owners,
        )

    async def __aenter__(self) -> "Hall":
        return self

    async def __aexit__(self, *exc: object) -> None:
        await self._tasks.stop()

    @property
    def tables(self) -> Mapping[Place, Table]:
        """The tables that are set up, by their channels."""
        return self._tables.by_place

    def table(self, place: Place) -> Table:
        """The table of a channel; set up when it is first needed."""
        return self._tables.at(place)

    def configure(self) -> None:
        """Let every table go by the settings that there are for it now."""
        self._tables.configure()

    async def restore(self) -> None:
        """Find who is banned, and bring every game back to its table: see ``Tables.restore``.

        Raises:
            StoreUnavailable: the log cannot be asked.
        """
        await self.offices.warden.load()
        await self._tables.restore()

    async def idle(self) -> None:
        """Wait until everything that has been heard so far is handled."""
        await self.offices.warden.inbox.join()  # for what it has the tables do
        await self._tables.idle()
        await self.offices.idle()

    def sent(self, output: Output) -> None:
        """An output has really been sent."""
        if output.receipt is not None:
            self.table(Place(output.network, output.channel)).announced(output.game, output.receipt)

    def renewed(self, output: Output) -> Output | None:
        """An output as it holds now that it leaves; ``None`` if it matters no more."""
        if output.kind not in RENEWED:
            return output
        table = self.tables.get(Place(output.network, output.channel))
        return table.renewed(output) if table else output

    def hear(self, fact: net.Presence) -> None:
        """Take note of a line, or of somebody's coming and going, in the order in which they happened."""
        match fact:
            case net.Line():
                self._usher.hear(fact)
            case net.Invited():
                self._usher.invited(fact)
            case _:
                self._attendance.note(fact)

    def _begin(self, table: Table) -> None:
        """Let a table run; with the first one the warden takes note of who leaves."""
        self._tasks.begin(self.offices.warden)
        self._tasks.begin(table)

    def _services_at(self, place: Place) -> Services:
        services = self._services(place)
        sitting = services.settings.sitting_out
        return replace(
            services,
            is_here=partial(self._is_here, place),
            is_banned=partial(self.offices.warden.is_banned, place),
            why_not=partial(self.offices.warden.why_not, place, sitting=sitting),
        )

    def _is_here(self, place: Place, nick: str) -> bool:
        user = self.crowd.named(place.network, nick)
        return user is not None and place.channel in user.channels

    def _eject(self, place: Place, operator: Person) -> None:
        item = Typed(person=operator.id, request=Eject(), operator=True)
        self._tables.pass_on(place.network, place.channel, item)

    def _say(self, output: Output) -> None:
        """Who sits at several tables is told to which of them a hand belongs."""
        note, to = output.message, output.to
        if isinstance(note, HandNote) and to and len(self.seating.seats(to)) > 1:
            output = replace(output, message=replace(note, channel=output.channel))
        self._outlet(output)

    def _published(self, happened: Happened) -> None:
        """A move in a hand costs its author nothing; the offices hear of what concerns them."""
        item, kinds = happened.item, {type(fact) for fact in happened.facts}
        if isinstance(item, Typed) and any(map(is_move, happened.facts)):
            self.crowd.refund(item.person)
        if not kinds.isdisjoint(ACTS):
            self._journal(act_of(happened))
        if MatchAbandoned in kinds:
            self.offices.warden.happened(happened)
        self._subscriber(happened)
        if SeatTaken in kinds:
            self.offices.readers.happened(happened)

    def _journal(self, act: Act | None) -> None:
        steward = self.offices.steward
        if steward is not None and act is not None:
            self._tasks.begin(steward)
            steward.put(act)
