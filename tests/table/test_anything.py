"""Anything at any time: players, operators, strangers, the network and restarts, at random and repeatable.

After every line the room looks at what was said (``checks``); here it is looked at how the game stands, that
nothing has failed, that the log gives the same record, and that in the end every game comes to an end.
"""

import asyncio
import logging
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tests.table.playing import typed
from tests.table.room import CHANNEL, Room
from unobot.engine.state import actor, in_hand, playing, seated
from unobot.engine.views import view
from unobot.players import RulesOfThumb
from unobot.table.folding import restore
from unobot.table.record import Record

GAMES = 12
LINES = 60
PEOPLE = ("ann", "bob", "cat", "dan", "eve", "Ada", "ann[")
OPERATORS = ("dan", "eve")
NICKS = (*PEOPLE, "Blaise", "ANN{", "nobody")

# fmt: off
PLAYERS_TYPE = [
    "uno", "join", "deal", "leave", "leave after", "sit", "stay", "draw", "pass", "catch", "challenge",
    "accept", "wait", "ready", "rematch", "reclaim", "addbot", "addbot hard", "removebot", "stop",
    "hand", "top", "order", "score", "fair", "suggest {0}", "suggest {0} confirm", "call {0}",
    "catch {0}", "swap {0}", "color red", "play w", "play wd4 blue", "play #1", "uno single", "uno 30",
    "ping 2", "lang de", "marks on",
]
OPERATORS_TYPE = [
    "pause", "resume", "skip", "wait +30", "wait -50", "wait -99999", "unokick {0}", "handover {0} {1}",
    "add {0}", "unoban {0} 1m", "unoban {0} 1h {{x}} %s", "unounban {0}", "unobans", "stop", "deal",
    "unoset times.turn=30 times.between_hands=5", "unoset times.turn=default",
    "unoset replace_leavers=true", "unoset replace_leavers=false", "unoset rules.house.stacking=same",
    "unoset rules.house.seven_swap=true", "unoset rules.uno.call=auto", "userules official",
    "userules chat", "games off", "games on", "games on", "unoquiet on", "unoquiet off", "unoset computers=2",
    "unoset computers=0", "unoset graces.part=0 graces.quit=5", "unoset graces.part=default",
    "unoset bare=true", "unoset open_by=operators", "unoset open_by=default",
    "unoset computer_names=Ada,Bo", "unoset prefixes=,",
]
HAPPENS = [
    "{0} parts", "{0} quits", "{0} splits", "{0}, {1} split", "{0} joins", "{1} joins", "{0}, {1} join",
    "{0} is kicked", "{0} logs in as {0}", "{0} logs out", "{0} moves to other.host",
    "{0} moves to {0}.host", "the bot is away", "the bot is back", "the bot is back",
    "the bot restarts", "+1s", "+2s", "+5s", "+20s", "+31s", "+61s", "+301s",
]
# fmt: on
SETTINGS: tuple[dict[str, Any], ...] = (
    {},
    {"rules": {"hand_size": 2}},
    {"rules": {"house.stacking": "same"}, "replace_leavers": True},
    {"rules": {"house.seven_swap": True, "house.zero_rotate": True}, "computers": 1},
    {"rules": {"leave.cards": "hold_until_hand_end"}, "ruleset": "chat"},
    {"rules": {"packs": 1, "players.max": 4}, "computers": 2, "replace_leavers": True},
)


def lines(room: Room, random: Random) -> Iterator[str]:
    """What happens next, seen from how the room is now; every third line is a move that fits."""
    policy = RulesOfThumb()
    yield from (f"{who} joins" for who in PEOPLE[:5])
    yield from ("ann> !uno", "bob> !join", "dan> !join", "ann> !deal")
    for _ in range(LINES):
        here = list(room._here[CHANNEL]) or list(PEOPLE)
        record, one, other = room.table().record, *random.sample(NICKS, 2)
        seat = None if record is None or record.closed else actor(record.match)
        what = random.random()
        if what < 0.35 and record is not None and seat is not None and not record.is_computer(seat):
            mover = room.label(record.match.seats[seat].person)
            yield f"{mover}> {typed(room, policy.move(view(record.match, seat)))}" if mover in here else "+1s"
        elif what < 0.6:
            yield f"{random.choice(here)}> !{random.choice(PLAYERS_TYPE).format(one)}"
        elif what < 0.8:
            who = random.choice(OPERATORS if random.random() < 0.9 else here)
            how = random.choice((f"{who}> !", f"{who}>> {CHANNEL} "))
            yield how + random.choice(OPERATORS_TYPE).format(one, other)
        else:
            yield random.choice(HAPPENS).format(*random.sample(PEOPLE, 2))


def look(record: Record) -> None:
    """How a game may stand."""
    match = record.match
    mover = actor(match)
    assert (mover is None) == (not in_hand(match))
    assert mover is None or mover in playing(match)
    assert record.closed or record.people()
    assert not in_hand(match) or record.closed or len(playing(match)) >= 2
    sitting = [match.seats[seat].person for seat in seated(match)]
    assert len(set(sitting)) == len(sitting)
    assert {*record.plans, *record.absent} <= set(seated(match))
    assert all(len(match.hands[window.seat]) == 1 for window in match.windows)
    assert all(len(match.hands[seat]) == 2 for seat in match.armed)


async def come_to_an_end(room: Room) -> None:
    """Everybody falls silent; operators leave no game paused."""
    if room._away:
        await room.do("the bot is back")
    for _ in range(60):
        record = room.table().record
        if record is None or record.closed:
            return
        await room.all("dan joins", "dan> !resume", "+400s")
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("seed", range(GAMES))
def test_whatever_happens(seed: int, caplog: pytest.LogCaptureFixture) -> None:
    async def go() -> int:
        looked = 0
        settings = SETTINGS[seed % len(SETTINGS)]
        async with Room(settings=settings, operators=list(OPERATORS), rfc1459=True) as room:
            for line in lines(room, Random(seed)):
                await room.do(line)
                assert [entry for entry in caplog.records if entry.levelno >= logging.ERROR] == [], line
                record = room.table().record
                if record is not None:
                    looked += 1
                    look(record)
                    assert restore(record.game, await room.log.load(record.game)) == record
            await come_to_an_end(room)
        return looked

    assert asyncio.run(go()) > LINES / 4, "too little has happened to prove anything"
