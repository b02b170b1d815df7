"""The whole bot in this process, on a real server, and games that begin where the test wants them."""

import asyncio
import json
import re
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from unobot import rulesets
from unobot.app import Bot
from unobot.config import load_config
from unobot.engine.actions import TakeSeat
from unobot.scenario.script import Scenario, load_scenarios
from unobot.store.database import Database
from unobot.store.settings import DatabaseSettings
from unobot.table.clock import LoopClock
from unobot.table.clocks import Clocks
from unobot.table.deadlines import Deadlines
from unobot.table.draft import Draft, Place, Services
from unobot.table.events import Fact, GameOpened
from unobot.table.persons import Persons
from unobot.table.presence import Speaker
from unobot.table.record import Record
from unobot.table.settings import TableSettings

FAST = {"burst": 1000, "rate": 1000, "outstanding": 1_000_000}
QUICK = {"first": 0.2, "longest": 0.5, "rejoin": 0.2, "banned": 0.5}
PATIENCE = 40.0
DATA = "data"
PLACE = Place("net", "#uno")


def settings(server: Any, *channels: str, **network: Any) -> dict[str, Any]:
    """The configuration of a network: one server, over TLS where it has it."""
    return {
        "name": PLACE.network,
        "servers": [
            {"host": "127.0.0.1", "port": server.tls_port or server.port, "tls": server.tls_port is not None}
        ],
        "channels": [{"name": name} for name in channels or (PLACE.channel,)],
        "tls": {"ca_file": str(server.certificate)} if server.tls_port else {},
        "pacing": FAST,
        "retry": QUICK,
        **network,
    }


@asynccontextmanager
async def running(
    folder: Path, network: Mapping[str, Any], *, patience: float = PATIENCE, **table: Any
) -> AsyncIterator[Bot]:
    """Run the bot with this configuration, and wait until it is in all its channels.

    A game that ``arranged`` has left in the folder goes on.
    """
    file = folder / "unobot.yaml"
    file.write_text(json.dumps({"networks": [network], "table": table}), encoding="utf-8")  # JSON is YAML
    config = load_config(file)
    async with Database(config.database, folder / DATA) as store, Bot(config, store) as bot:
        await until(lambda: all(is_in(bot, channel["name"]) for channel in network["channels"]), patience)
        yield bot


def is_in(bot: Bot, channel: str) -> bool:
    """Whether the bot is in a channel and knows everybody there."""
    session = bot.networks[PLACE.network]._session
    return session is not None and session.reaches(channel)


async def until(is_so: Any, patience: float = PATIENCE) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(patience):
        while not is_so():
            await asyncio.sleep(0.02)


def record(bot: Bot, channel: str = PLACE.channel) -> Record:
    """How the game in a channel stands."""
    found = bot.hall.table(Place(PLACE.network, channel)).record
    assert found is not None
    return found


def position_of(bot: Bot) -> tuple[Any, ...]:
    """Whose turn it is, everybody's cards, what lies on the table, and who may be caught."""
    match = record(bot).match
    windows = [(window.id, window.seat) for window in match.windows]
    return match.phase, match.hands, match.discard, match.color, match.stock, windows


async def seen(client: Any, nick: str = "") -> Speaker:
    """The user that ``nick``, or the client itself, is to others on its server."""
    client.send(f"WHOIS {nick or client.nick}")
    line = await client.expect(r"^\S+ 311 ")
    await client.expect(r"^\S+ 318 ")
    nick, user, host = line.split()[3:6]
    return Speaker(network=PLACE.network, nick=nick, user=user, host=host)


async def arrange(folder: Path, clients: Sequence[Any], **position: Any) -> None:
    """Store a game in which ``clients`` are seated and the hand stands as in a scenario file."""
    await arrange_for(folder, [await seen(client) for client in clients], **position)


async def arrange_for(folder: Path, people: Sequence[Speaker], **position: Any) -> None:
    """The same with the users that people are."""
    file = folder / "position.yaml"
    nicks = [speaker.nick for speaker in people]
    file.write_text(json.dumps({"players": nicks, "steps": [], **position}), encoding="utf-8")
    (scenario,) = load_scenarios(file)
    (folder / DATA).mkdir(exist_ok=True)
    async with Database(DatabaseSettings(), folder / DATA) as store:
        facts = arranged(store.persons, people, scenario)
        await store.log.append("game", 0, "arranged", facts)


def arranged(persons: Persons, people: Sequence[Speaker], scenario: Scenario) -> tuple[Fact, ...]:
    """The log of a game that has just come to where the scenario begins."""
    services = Services(
        settings=TableSettings(),
        persons=persons,
        chance=lambda: "live",
        rulesets=rulesets.resolve,
        new_game=lambda: "game",
    )
    clocks = Clocks(Deadlines(LoopClock()), services.settings, lambda due: None)
    draft = Draft(None, PLACE, services, clocks)
    seated = [persons.add(speaker) for speaker in people]
    draft.open(
        GameOpened(
            network=PLACE.network,
            channel=PLACE.channel,
            starter=seated[0].id,
            ruleset="classic",
            changed=(),
            rules=scenario.rules,
        )
    )
    for person in seated:
        draft.act(TakeSeat(person.id))
    draft.act(scenario.position)
    return tuple(draft.facts)


def hands_told(client: Any) -> list[str]:
    """The lines that told a client cards of a hand."""
    return [line for line in client.lines if re.search(r"(Your card|Your \d+ cards|More cards): ", line)]
