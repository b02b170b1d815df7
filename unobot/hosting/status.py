"""How a running bot is: networks, tables, queues, the store and the newest error, as data and as text."""

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

from msgspec import Struct

from unobot import __version__
from unobot.logs import ERRORS
from unobot.net.network import Network
from unobot.store.database import Database
from unobot.store.writer import Effort
from unobot.table.draft import DESK
from unobot.table.record import Record, is_playing
from unobot.table.table import Table

if TYPE_CHECKING:
    from unobot.app import Bot


class NetworkStatus(Struct, frozen=True, kw_only=True):
    """One network: ``waiting`` lines are to leave; ``trouble`` is why the last connection ended, if one did.

    ``given_up``: the bot will not try again. The counts are since the bot was started.
    """

    name: str
    connected: bool
    given_up: bool
    nick: str
    channels: tuple[str, ...]
    waiting: int
    lines_in: int
    lines_out: int
    connections: int
    trouble: str | None


class TableStatus(Struct, frozen=True, kw_only=True):
    """One table: ``stage`` is none, lobby, hand, pause (between hands) or closed; ``waiting`` commands."""

    network: str
    channel: str
    stage: str
    game: str | None
    hand: int
    seats: int
    waiting: int


class ErrorStatus(Struct, frozen=True):
    """An error that was logged."""

    at: datetime
    message: str


class Status(Struct, frozen=True, kw_only=True):
    """The whole bot; ``uptime`` in seconds, ``errors`` counts those that were logged."""

    version: str
    started: datetime
    uptime: float
    networks: tuple[NetworkStatus, ...]
    tables: tuple[TableStatus, ...]
    store: Effort
    errors: int
    last_error: ErrorStatus | None


def survey(bot: "Bot", store: Database, started: datetime) -> Status:
    """How the bot is now; ``started`` is when that was."""
    newest = ERRORS.newest
    return Status(
        version=__version__,
        started=started,
        uptime=(datetime.now(UTC) - started).total_seconds(),
        networks=tuple(map(_network, bot.networks.values())),
        tables=tuple(_table(table) for place, table in bot.hall.tables.items() if place.channel != DESK),
        store=store.log.effort,
        errors=ERRORS.count,
        last_error=ErrorStatus(datetime.fromtimestamp(newest[0], UTC), newest[1]) if newest else None,
    )


def _network(network: Network) -> NetworkStatus:
    return NetworkStatus(
        name=network.settings.name,
        connected=network.is_connected,
        given_up=network.failure is not None,
        nick=network.nick,
        channels=network.joined,
        waiting=network.waiting,
        lines_in=network.traffic.lines_in,
        lines_out=network.traffic.lines_out,
        connections=network.traffic.connections,
        trouble=network.failure or network.trouble,
    )


def _table(table: Table) -> TableStatus:
    record = table.record
    return TableStatus(
        network=table.place.network,
        channel=table.place.channel,
        stage=_stage(record),
        game=record.game if record else None,
        hand=record.match.hand_number if record else 0,
        seats=len(record.match.seats) if record else 0,
        waiting=table.inbox.qsize(),
    )


def _stage(record: Record | None) -> str:
    if record is None:
        return "none"
    if record.closed:
        return "closed"
    if record.in_lobby:
        return "lobby"
    return "hand" if is_playing(record) else "pause"


# -- in words ----------------------------------------------------------------------------------------------


def as_text(status: Status) -> str:
    """A line for the bot, for each network and each game that is on, for the store and for the last error."""
    return "\n".join(_lines(status))


def _lines(status: Status) -> Iterator[str]:
    yield f"unobot {status.version}, up {timedelta(seconds=round(status.uptime))}"
    for network in status.networks:
        lines = _counted(network.waiting, "line")
        yield f"network {network.name}: {_connection(network)}; {lines} {_wait(network.waiting)}"
    games = [table for table in status.tables if table.stage not in ("none", "closed")]
    yield f"tables: {len(status.tables)}, with a game: {len(games)}"
    for table in games:
        stage = "in the lobby" if table.stage == "lobby" else f"hand {table.hand}"
        place = f"table {table.network} {table.channel}"
        seats, commands = _counted(table.seats, "seat"), _counted(table.waiting, "command")
        yield f"{place}: {stage}, {seats}, {commands} {_wait(table.waiting)}, game {table.game}"
    store = status.store
    mean = 1000 * store.seconds / store.writes if store.writes else 0.0
    yield f"store: {_counted(store.writes, 'write')} of {mean:.1f} ms, {store.waiting} {_wait(store.waiting)}"
    error = status.last_error
    count = _counted(status.errors, "error")
    yield f"last of {count}: {error.at:%F %T}Z {error.message}" if error else "errors: none"


def _counted(number: int, thing: str) -> str:
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def _wait(number: int) -> str:
    return "waits" if number == 1 else "wait"


def _connection(network: NetworkStatus) -> str:
    if network.connected:
        return f"connected as {network.nick}, in {' '.join(network.channels) or 'no channel'}"
    end = "given up" if network.given_up else "not connected"
    return f"{end}: {network.trouble}" if network.trouble else end
