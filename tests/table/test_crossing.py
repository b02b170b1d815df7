"""Every command of the operators, by everybody, from everywhere, in each phase of a game.

Who has no right to it, here and now, is told so alone, and nothing changes. Who has it changes what the
command is for where it fits the phase, and is told alone why not where it does not.
"""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from itertools import product
from typing import Any

import pytest
from msgspec.structs import replace

from tests.table.room import Room, Setup
from unobot.commands.catalogue import COMMANDS, Group, canonical

PEOPLE = {
    "op": "op!op@op.host opal",
    "far": "far!far@far.host farah",
    "bob": "bob!bob@bob.host bobby",
    "may": "may!may@staff.example",
}
NAMED = {"#uno": ["opal", "bobby"], "#two": ["farah"]}
OWNERS = ["*!*@staff.example"]
REFEREE = {"penalty.suggestion_ruling": "referee"}
TWO = {
    "players": ["ann", "bob"],
    "hands": {"ann": "r7 wd4 w b2", "bob": "r3 y4 rd"},
    "stock": "r1 g1 g2 g3",
    "settings": {"rules": REFEREE},
}
SWAP = {
    "players": ["ann", "bob", "cid"],
    "hands": {"ann": "r7 b2", "bob": "r3 y4 rd", "cid": "g5 g6"},
    "settings": {"rules": REFEREE | {"house.seven_swap": True}},
}
UNO = {
    "players": ["ann", "bob"],
    "hands": {"ann": "r7 b2", "bob": "r3 y4 rd"},
    "settings": {"rules": REFEREE},
}
LAST = {"players": ["ann", "bob"], "hands": {"ann": "r7", "bob": "r3 y4 rd"}}
LOBBY = ("ann> !uno", "bob> !join")

PHASES: dict[str, tuple[dict[str, Any], tuple[str, ...]]] = {
    "no game": ({}, ()),
    "lobby": ({}, LOBBY),
    "turn": (TWO, ()),
    "drawn": (TWO, ("ann> !draw",)),
    "color": (TWO, ("ann> !play w",)),
    "challenge": (TWO, ("ann> !play wd4 red",)),
    "swap": (SWAP, ("ann> !play r7",)),
    "uno window": (UNO, ("ann> !play r7",)),
    "between hands": (LAST, ("ann> !play r7",)),
    "halted": (TWO, ("op> !pause",)),
    "waiting": (TWO, ("bob parts",)),
    "closed": (TWO, ("op> !stop",)),
}
"""How a room is furnished, and what is typed, until it is so far."""

EVERYWHERE = frozenset(PHASES)
IN_A_GAME = EVERYWHERE - {"no game", "closed"}
IN_A_HAND = IN_A_GAME - {"lobby", "between hands"}
RUNNING = IN_A_HAND - {"halted", "waiting"}

FITS: dict[str, frozenset[str]] = {
    "stop": IN_A_GAME,
    "pause": IN_A_GAME - {"halted"},
    "resume": frozenset({"halted"}),
    "skip": RUNNING,
    "wait +20": RUNNING | {"lobby", "between hands"},
    "wait -20": RUNNING | {"lobby", "between hands"},
    "handover bob cat": frozenset({"waiting"}),
    "add cat": IN_A_GAME,
    "ban ann 2h": EVERYWHERE,
    "ban *@evil.example forever": EVERYWHERE,
    "unban zed": EVERYWHERE,
    "bans": EVERYWHERE,
    "kick bob": IN_A_GAME,
    "set times.turn=90 bare=on": EVERYWHERE,
    "set rules.score.limit=200": EVERYWHERE - IN_A_HAND,
    "userules official": EVERYWHERE - IN_A_HAND,
    "games off": EVERYWHERE,
    "quiet on": EVERYWHERE,
    "log": EVERYWHERE,
}
"""In which phases each command does what it is for."""

LOOKS = {"bans", "log"}
"""Commands that show something and change nothing."""

NOT_YOURS = "That is for channel operators."
NO_GAME = "No game is on here: !uno opens one."
STOP_LATER = (
    "Operators may stop the game at any time; players may vote for it with !stop once nobody has moved for a"
    " minute."
)
CASES = [pytest.param(command, phase, id=f"{command} - {phase}") for command in FITS for phase in PHASES]
WITHOUT = (
    ("ann> unobot: {}", "ann<"),
    ("ann>> #uno {}", "ann<<"),
    ("cat> unobot: {}", "cat<"),
    ("cat>> #uno {}", "cat<<"),
    ("far> unobot: {}", "far<"),
    ("far>> #uno {}", "far<<"),
    ("op#two> unobot: {}", "op<"),
    ("op>> #two {}", "op<<"),
)
"""How everybody tries who has no right to it, and to whom the answer is."""
WITH = (("op> unobot: {}", "op<"), ("op>> #uno {}", "op<<"), ("bob>> #uno {}", "bob<<"))
WAYS = ["in the channel", "in a query", "from a seat"]

OF_PLAYERS: dict[str, frozenset[str]] = {
    "deal": frozenset({"lobby"}),
    "addbot": IN_A_GAME,
    "removebot": frozenset(),
}
"""In which phases that does something which is for whoever plays, and for operators without a seat."""
SHARED = [
    pytest.param(command, phase, id=f"{command} - {phase}") for command in OF_PLAYERS for phase in PHASES
]

Kept = tuple[object, ...]


def test_all_commands_of_operators_are_tried() -> None:
    operators = {entry.name for entry in COMMANDS if entry.group is Group.OPERATOR}
    assert {canonical(command.split(" ")[0]) for command in FITS} == operators | {"wait"}


OF_OWNERS = ("join #three", "part #uno", "announce hi", "drain", "reload", "quit now")


@pytest.mark.parametrize("phase", PHASES)
def test_the_commands_of_owners_are_unknown_to_everybody_else(phase: str) -> None:
    async def test() -> None:
        async with furnished(phase) as room:
            before = await kept(room)
            for command in OF_OWNERS:
                for who in ("op", "far", "cat", "ann"):
                    await room.do(f"{who}> !help")  # whoever is understood is heard again
                    heard = await room.do(f"{who}>> {command}")
                    assert len(heard) == 1, (who, command)
                    assert heard[0].startswith(f"{who}<< I do not know “"), heard
            house = room.house
            assert (house.called, house.away, house.stopped, house.is_draining) == ({}, {}, None, False)
            assert await kept(room) == before

    asyncio.run(test())


@pytest.mark.parametrize("phase", PHASES)
def test_an_owner_without_a_seat_changes_no_game_by_them(phase: str) -> None:
    async def test() -> None:
        async with furnished(phase) as room:
            before = await kept(room)
            for command in OF_OWNERS:
                assert (await room.do(f"may>> {command}"))[-1].startswith("may<< "), command
            assert room.house.is_draining
            assert room.house.stopped == "now"
            assert await kept(room) == before

    asyncio.run(test())


@asynccontextmanager
async def furnished(phase: str) -> AsyncIterator[Room]:
    """A room in which it has come so far; in another channel a game is open."""
    setup, lines = PHASES[phase]
    async with Room(Setup(people=PEOPLE, named=NAMED, owners=OWNERS, **setup)) as room:
        await room.all("eve#two> !uno", "ann, bob, cat, op, far join", "op> unobot: ban account:zed")
        await room.all(*lines)
        yield room


async def kept(room: Room) -> Kept:
    """All that an operator could have changed in any channel."""
    records = [table.record for place, table in room.hall.tables.items() if place.channel and table.record]
    return records, await room.channels.settings(), await room.bans.bans()


@pytest.mark.parametrize(("command", "phase"), CASES)
def test_without_the_right_it_is_refused_in_private_and_nothing_changes(command: str, phase: str) -> None:
    async def test() -> None:
        async with furnished(phase) as room:
            before = await kept(room)
            for line, to in WITHOUT:
                heard = await room.do(line.format(command))
                assert heard in ([f"{to} {told}"] for told in refusals(command, phase, to)), line
                assert await kept(room) == before, line

    asyncio.run(test())


def refusals(command: str, phase: str, to: str) -> Iterator[str]:
    """What may be answered to who has no right: where no game is on, also that."""
    yield NOT_YOURS
    if phase in ("no game", "closed"):
        yield NO_GAME
    if command == "stop" and to.startswith("ann"):  # who plays may vote
        yield STOP_LATER


@pytest.mark.parametrize(("command", "phase"), CASES)
@pytest.mark.parametrize(("line", "to"), WITH, ids=WAYS)
def test_with_the_right_it_does_what_it_is_for_where_that_fits(
    command: str, phase: str, line: str, to: str
) -> None:
    async def test() -> None:
        async with furnished(phase) as room:
            before = await kept(room)
            heard = await room.do(line.format(command))
            assert heard
            assert not any(NOT_YOURS in told for told in heard)
            fits = phase in FITS[command]
            assert (await kept(room) != before) == (fits and command not in LOOKS), heard
            if not fits:
                assert len(heard) == 1
                assert heard[0].startswith(f"{to} ")

    asyncio.run(test())


@pytest.mark.parametrize(("command", "phase"), SHARED)
def test_what_players_may_do_others_do_only_as_operators(command: str, phase: str) -> None:
    async def test() -> None:
        async with furnished(phase) as room:
            before = await kept(room)
            for who, line in product(("cat", "far"), ("{}> unobot: {}", "{}>> #uno {}")):
                heard = await room.do(line.format(who, command))
                assert len(heard) <= 1, line  # who has no seat hears so once
                assert all(told.startswith(f"{who}<") for told in heard), line
                assert _but_whom_was_told(await kept(room)) == _but_whom_was_told(before), line
            before = await kept(room)
            heard = await room.do(f"op> unobot: {command}")
            assert (await kept(room) != before) == (phase in OF_PLAYERS[command]), heard
            assert any("#uno< op " in told for told in heard) == (phase in OF_PLAYERS[command]), heard

    asyncio.run(test())


def _but_whom_was_told(kept: Kept) -> Kept:
    records, *others = kept
    assert isinstance(records, list)
    return [replace(record, told=frozenset(), seq=0) for record in records], *others


@pytest.mark.parametrize("phase", sorted(RUNNING))
def test_a_report_is_confirmed_by_an_operator_and_by_nobody_else(phase: str) -> None:
    async def test() -> None:
        async with furnished(phase) as room:
            assert await room.do("bob> !suggest ann") != []
            before = await kept(room)
            for who in ("ann", "cat", "far"):
                assert await room.do(f"{who}>> #uno suggest ann confirm") == [f"{who}<< {NOT_YOURS}"]
                assert await kept(room) == before
            assert (await room.do("op> !suggest ann confirm"))[0].startswith("#uno< op confirms the report")
            assert await kept(room) != before

    asyncio.run(test())


@pytest.mark.parametrize(("command", "phase"), CASES)
def test_in_a_query_the_only_channel_of_an_operator_need_not_be_named(command: str, phase: str) -> None:
    async def heard(line: str) -> list[str]:
        async with furnished(phase) as room:
            return await room.do(line)

    assert asyncio.run(heard(f"op>> {command}")) == asyncio.run(heard(f"op>> #uno {command}"))


@pytest.mark.parametrize("command", ["ban account:eve", "bans", "unban zed", "set bare=on", "log"])
def test_a_channel_is_governed_before_anything_was_typed_in_it(command: str) -> None:
    """In private with the channel's name, and without it from who is in one channel alone."""

    async def test() -> None:
        async with Room(people=PEOPLE, named=NAMED) as room:
            assert await room.do(f"far>> #uno {command}") == [f"far<< {NOT_YOURS}"]
            named = await room.do(f"op>> #uno {command}")
            assert named not in ([], [f"op<< {NO_GAME}"], [f"op<< {NOT_YOURS}"])
            await room.do("op joins")
            unnamed = await room.do(f"op>> {command}")
            assert unnamed not in ([], [f"op<< {NO_GAME}"], [f"op<< {NOT_YOURS}"])

    asyncio.run(test())
