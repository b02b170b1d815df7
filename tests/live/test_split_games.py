"""Games on two linked servers whose link is cut, healed and frozen at the moments at which it hurts most."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from tests.live.client import HAND, read
from tests.live.test_net_splits import control
from tests.live.whole import arrange, hands_told, position_of, record, running, settings, until
from unobot.engine.state import Challenging, Playing, actor
from unobot.table.presence import Exit

pytestmark = [pytest.mark.live, pytest.mark.timeout(150)]

NICKS = ["ann", "bob", "cat"]
ANN, BOB, CAT = range(3)
POSITION = {
    "hands": {"ann": "r7 g1 g4", "bob": "wd4 y1 b5 y5", "cat": "r9 b7 g3"},
    "top": "r5",
    "turn": "cat",
}

LINK_DELAY = 0.5
"""Seconds in which what was said on one server has reached the other."""

StartServer = Callable[..., Any]
Connect = Callable[..., Awaitable[Any]]


class Game:
    """Three players on two servers, and the bot."""

    def __init__(self, server: Any, players: list[Any], bot: Any) -> None:
        self.server = server
        self.players = players
        self.bot = bot

    async def type(self, seat: int, text: str, said: str) -> None:
        """A player types a line; ann reads what the bot says of it."""
        self.players[seat].send(f"PRIVMSG #uno :{text}")
        await self.players[ANN].expect(rf"^:unobot!\S+ PRIVMSG #uno :.*{said}")

    async def split(self, lost: set[int]) -> None:
        """Cut the link: these seats are absent, and nothing else has changed; heal it: nothing has."""
        before = position_of(self.bot)
        await asyncio.sleep(LINK_DELAY)
        await asyncio.gather(*(player.settle() for player in self.players))
        told = [len(hands_told(player)) for player in self.players]
        await control(self.server, "cut")
        await until(lambda: set(record(self.bot).absent) == lost)
        assert set(record(self.bot).absent.values()) == {Exit.NETSPLIT}
        witness = next(player for seat, player in enumerate(self.players) if seat not in lost)
        nicks = ", ".join(NICKS[seat] for seat in sorted(lost))
        await witness.expect(rf":({nicks} is|Netsplit: {nicks} are) gone")
        assert position_of(self.bot) == before
        await control(self.server, "heal")
        await until(lambda: not record(self.bot).absent)
        await witness.expect(f":({nicks} is back|Back from the netsplit: {nicks})")
        assert position_of(self.bot) == before
        await asyncio.gather(*(player.settle() for player in self.players))
        for seat, player in enumerate(self.players):
            new = hands_told(player)[told[seat] :]
            assert len(new) == (seat in lost), new
            for line in new:
                said = read(line)
                cards = sorted(HAND.findall(said.text if said else "")[0].split())
                assert cards == sorted(card.value for card in record(self.bot).match.hands[seat])

    async def freeze(self, seat: int, text: str, said: str) -> None:
        """The link passes nothing on, and what was typed meanwhile counts when it does again."""
        before = position_of(self.bot)
        await control(self.server, "freeze")
        self.players[seat].send(f"PRIVMSG #uno :{text}")
        await asyncio.sleep(1.5)
        assert position_of(self.bot) == before
        assert not record(self.bot).absent
        await control(self.server, "thaw")
        await self.players[ANN].expect(rf"^:unobot!\S+ PRIVMSG #uno :.*{said}")


async def sit(server: Any, connect: Connect, *, bot_with: set[int]) -> list[Any]:
    """Connect the players: these to the bot's server, the others to the other one; all see each other."""
    ports = {True: server.port, False: server.other_port}
    players = [
        await connect(server, nick, "#uno", port=ports[seat in bot_with]) for seat, nick in enumerate(NICKS)
    ]
    for player in players:
        for nick in NICKS:
            await see(player, nick)
    return players


async def see(player: Any, nick: str) -> None:
    """Wait until a player sees ``nick`` in the channel."""
    while True:
        player.send("NAMES #uno")
        start = len(player.lines)
        await player.expect(r"^\S+ 366 ")
        if any(nick in line.replace("@", "").split() for line in without_colons(player.lines[start:])):
            return
        await asyncio.sleep(0.2)


def without_colons(lines: list[str]) -> list[str]:
    return [line.replace(":", " ") for line in lines if " 353 " in line]


@pytest.mark.parametrize("kind", ["ngircd-pair", "inspircd-pair"])
def test_in_a_turn_a_challenge_and_an_uno_window(
    kind: str, start_server: StartServer, connect: Connect, tmp_path: Path
) -> None:
    async def main() -> None:
        server = start_server(kind)
        players = await sit(server, connect, bot_with={ANN, BOB})
        await arrange(tmp_path, players, **POSITION)
        async with running(tmp_path, settings(server)) as bot:
            game = Game(server, players, bot)
            match = record(bot).match
            assert isinstance(match.phase, Playing)
            assert actor(match) == CAT
            await game.split({CAT})
            await game.freeze(CAT, "!play r9", "cat plays .*r9")
            await game.type(ANN, "!play r7", "ann plays .*r7")
            await game.type(BOB, "!play wd4 green", "bob plays .*wd4")
            assert isinstance(record(bot).match.phase, Challenging)
            await game.split({CAT})
            await game.freeze(CAT, "!accept", "cat draws 4 cards and is skipped")
            await game.type(ANN, "!play g1", "ann plays .*g1")
            (window,) = record(bot).match.windows
            assert window.seat == ANN
            await game.split({CAT})
            await game.freeze(CAT, "!catch", "cat catches ann without UNO")

    asyncio.run(main())


@pytest.mark.parametrize("kind", ["ngircd-pair", "inspircd-pair"])
def test_the_bot_is_split_away_from_most(
    kind: str, start_server: StartServer, connect: Connect, tmp_path: Path
) -> None:
    """Too few are left to play, so the game waits for the others, and goes on where it was."""

    async def main() -> None:
        server = start_server(kind)
        players = await sit(server, connect, bot_with={CAT})
        await arrange(tmp_path, players, **POSITION)
        async with running(tmp_path, settings(server)) as bot:
            game = Game(server, players, bot)
            await game.split({ANN, BOB})
            assert not record(bot).paused
            await game.type(CAT, "!play r9", "cat plays .*r9")

    asyncio.run(main())
