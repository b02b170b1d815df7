"""A stranger who follows the README: init, check, run, a game, status, stop, start, and the game goes on.

Everything is done by the commands that people type, on a server that nobody has prepared.
"""

import asyncio
import os
import re
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.live.client import ASKED, Player, read

pytestmark = [pytest.mark.live, pytest.mark.timeout(300)]

StartServer = Callable[..., Any]
Connect = Callable[..., Awaitable[Any]]
PATIENCE = 30.0
MOST_MOVES = 150
UNOBOT = (sys.executable, "-m", "unobot")


def unobot(folder: Path, *arguments: str, exit_code: int = 0) -> str:
    """What a command prints that is typed in the stranger's folder."""
    environment = {name: value for name, value in os.environ.items() if name != "UNOBOT_CONFIG"}
    done = subprocess.run(
        [*UNOBOT, *arguments],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == exit_code, done.stdout + done.stderr
    return done.stdout + done.stderr


@contextmanager
def running(folder: Path) -> Iterator[subprocess.Popen[bytes]]:
    """``unobot run``, which is gone at the end."""
    with (folder / "log").open("ab") as log:
        bot = subprocess.Popen([*UNOBOT, "run"], cwd=folder, stdout=log, stderr=subprocess.STDOUT)
    try:
        yield bot
    finally:
        if bot.poll() is None:
            bot.kill()
        bot.wait()


class Ann(Player):
    """Somebody who plays against a computer player, and reads one line after the other."""

    def __init__(self, client: Any) -> None:
        super().__init__(client, Random(7))
        self.top = self.color = ""
        self.over = False

    def say(self, text: str) -> None:
        self.client.send(f"PRIVMSG #uno :{text}")

    async def hears(self, pattern: str) -> str:
        """The next line with ``pattern``; what else is said meanwhile is taken in."""
        while True:
            said = read(await self.client.expect(r"^:unobot!\S+ (PRIVMSG|NOTICE) "))
            assert said is not None
            self._take_in(said.target, said.text)
            if re.search(pattern, said.text):
                return said.text

    def _take_in(self, target: str, text: str) -> None:
        if target == self.nick:
            if turn := ASKED["play"].search(text):
                self.top, self.color = turn.groups()
            self.notice(text, {self.top}, is_new=True)
        self.over = self.over or "wins the match" in text or "win the match" in text

    async def play(self, most: int) -> int:
        """Play on, until the match is over or so many moves are made; gives how many were."""
        for made in range(most):
            while not self.asked:
                await self.hears("")
                if self.over:
                    return made
            move = self.choose(self.top, self.color)
            self.asked = ""
            self.say(f"{move} uno" if move.startswith("!play") and self.hand.total() == 2 else move)
        return most


def test_from_nothing_to_a_game_that_outlives_the_bot(
    start_server: StartServer, connect: Connect, tmp_path: Path
) -> None:
    async def main() -> None:
        server = start_server("ngircd")
        answers = ("--host", "127.0.0.1", "--port", str(server.port), "--no-tls")
        assert "Go on IRC with: unobot run unobot.yaml" in unobot(tmp_path, "init", "--yes", *answers)
        assert unobot(tmp_path, "check", "unobot.yaml") == "unobot.yaml: ok\n"
        assert "start it with unobot run" in unobot(tmp_path, "status", exit_code=1)

        client = await connect(server, "ann", "#uno")
        ann = Ann(client)
        with running(tmp_path) as bot:
            await client.expect(r"^:unobot!\S+ JOIN :?#uno")
            ann.say("!uno single")
            await ann.hears("ann opens a game of UNO, a single hand")
            ann.say("!addbot hard")
            await ann.hears("a hard computer player, sits down: 2 players")
            ann.say("!deal")
            await ann.hears("Hand 1:")
            await ann.play(2)
            status = await asyncio.to_thread(unobot, tmp_path, "status")
            assert re.search(r"^network \w+: connected as unobot, in #uno;", status, re.MULTILINE)
            assert re.search(r"^table \w+ #uno: hand 1, 2 seats", status, re.MULTILINE)
            bot.send_signal(signal.SIGTERM)
            await client.expect(r"^:unobot!\S+ QUIT .*games go on when it is back")
            assert await asyncio.to_thread(bot.wait, PATIENCE) == 0

        with running(tmp_path) as bot:
            await ann.hears("I am back, and the game goes on as it was")
            while not ann.over and await ann.play(MOST_MOVES) == MOST_MOVES:
                pass
            (line,) = (await asyncio.to_thread(unobot, tmp_path, "games")).splitlines()
            game, *_, end = line.split()
            assert end == "finished"
            bot.send_signal(signal.SIGTERM)
            assert await asyncio.to_thread(bot.wait, PATIENCE) == 0
        assert "hand 1: fair" in unobot(tmp_path, "verify", game)
        assert "wins the match" in unobot(tmp_path, "replay", game)

    asyncio.run(main())
