"""The demo as people start it: in a process of its own, driven by a pipe or by an IRC client.

It needs no other server, but real time: the computer players think.
"""

import asyncio
import os
import re
import signal
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from types import SimpleNamespace

import pytest

from tests.live.client import NEXT, PLAYED, STARTED, Player

pytestmark = [pytest.mark.live, pytest.mark.timeout(180)]

NICK = "tess"
PATIENCE = 30.0
MOST_MOVES = 300

COMMAND = ("-m", "unobot", "demo")
HASTY = (
    "-c",
    "import sys; from msgspec.structs import replace; from unobot.demo import play;"
    "times = replace(play.TABLE.times, computer_thinks_at_least=0, computer_thinks_at_most=0.05);"
    "play.TABLE = replace(play.TABLE, times=times); sys.exit(play.run_demo(headless=False, port=0))",
)
"""The same demo, in which the computer players think fast."""


class Demo:
    """A running demo, and what it has printed line by line."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process
        self.lines: list[str] = []

    def type(self, line: str) -> None:
        """Type a line."""
        assert self._process.stdin is not None
        self._process.stdin.write(f"{line}\n".encode())

    async def line(self) -> str:
        """The next line."""
        assert self._process.stdout is not None
        try:
            raw = await asyncio.wait_for(self._process.stdout.readline(), PATIENCE)
        except TimeoutError:
            raise AssertionError(f"nothing more comes after {self.lines[-10:]}") from None
        assert raw, f"the demo has ended; it said {self.lines[-5:]}"
        self.lines.append(raw.decode().rstrip("\n"))
        return self.lines[-1]

    async def shown(self, pattern: str) -> re.Match[str]:
        """Read on to a line with ``pattern``."""
        while not (found := re.search(pattern, await self.line())):
            pass
        return found

    def tell(self, number: signal.Signals) -> None:
        """Send a signal."""
        self._process.send_signal(number)

    async def end(self) -> tuple[int, str]:
        """Wait until it has ended: the exit code, and what it has printed on stderr."""
        assert self._process.stderr is not None
        async with asyncio.timeout(PATIENCE):
            trouble = await self._process.stderr.read()
            return await self._process.wait(), trouble.decode()


@asynccontextmanager
async def run_demo(*arguments: str) -> AsyncIterator[Demo]:
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        *arguments,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
        env={**os.environ, "LOGNAME": NICK, "PYTHONIOENCODING": "utf-8"},
    )
    try:
        yield Demo(process)
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


class Pipe:
    """Somebody who plays through a pipe, by what the terminal shows."""

    def __init__(self, demo: Demo) -> None:
        self.demo = demo
        self.moves = 0
        self.top = ""
        self.color = ""
        self._player = Player(SimpleNamespace(nick=NICK), Random(1))

    async def play_hand(self) -> str:
        """Play until the hand is over; gives the line that says so."""
        self.demo.type("/uno")
        await self.demo.shown(r"opens a game of UNO.* 3 players\.")
        self.demo.type("/deal")
        is_new = True
        while "wins the hand!" not in (line := await self.demo.line()):
            if line.startswith("<unobot>"):
                self._look(line)
            elif line.startswith("-unobot- Your") or "you drew" in line.lower():
                self._player.notice(line, {self.top}, is_new=is_new)
                is_new = False
                self._act()
        return line

    def _look(self, line: str) -> None:
        for nick, card in PLAYED.findall(line):
            self._player.hand[card] -= nick == NICK
            self.top = card
        for card in STARTED.findall(line):
            self.top = card
        self._player.hand += type(self._player.hand)()  # cards that are gone
        if after := NEXT.search(line):
            self.color = after[3] or ""

    def _act(self) -> None:
        if not self._player.asked:
            return
        self.moves += 1
        assert self.moves < MOST_MOVES, "this hand does not end"
        move = self._player.choose(self.top, self.color)
        says_uno = move.startswith("!play") and sum(self._player.hand.values()) == 2
        self.demo.type(move.replace("!", "/") + " uno" * says_uno)


def test_a_whole_hand_through_a_pipe() -> None:
    async def main() -> None:
        async with run_demo(*HASTY) as demo:
            await demo.shown(r"\* Type /uno to open a game")
            pipe = Pipe(demo)
            over = await pipe.play_hand()
            assert re.search(rf"Standings: .*{NICK} \d+", over)
            for nick in ("Ada", "Blaise"):
                assert any(re.search(rf"{nick} (plays|draws)", line) for line in demo.lines)
            demo.type("/quit")
            assert await demo.end() == (0, "")

    asyncio.run(main())


def test_the_first_moves_at_the_real_pace() -> None:
    async def main() -> None:
        async with run_demo(*COMMAND, "--port", "0") as demo:
            port = await demo.shown(r"server 127\.0\.0\.1, port (\d+), no TLS, channel #uno")
            assert int(port[1]) > 0
            await demo.shown(r"in #uno: .*unobot")
            demo.type("/uno official")
            await demo.shown(r"“official” rules")
            demo.type("/deal")
            await demo.shown(r"Hand 1: ")
            await demo.shown(r"^-unobot- .*Your [79] cards: ")
            for move in ("/color red", "/draw", "/pass"):  # in case that it is the own turn
                demo.type(move)
            await demo.shown(r"^<unobot> .*(Ada|Blaise) (plays|draws|names)")
            demo.type("/hand")
            await demo.shown(r"^-unobot- Your \d+ cards: ")
            demo.type("/stop")
            await demo.shown(r"stops the game")
            demo.type("/rematch")
            await demo.shown(r"wants a rematch")
            demo.type("/deal")
            demo.type("/order")
            order = await demo.shown(r"Order of play: (.*)\.")
            assert sorted(re.findall(r"(\w+) \(", order[1])) == ["Ada", "Blaise", NICK]

    asyncio.run(main())


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
@pytest.mark.parametrize("options", [["--headless"], []], ids=["headless", "terminal"])
def test_stops_at_a_signal(options: list[str], number: signal.Signals) -> None:
    async def main() -> None:
        async with run_demo(*COMMAND, "--port", "0", *options) as demo:
            port = int((await demo.shown(r"port (\d+)"))[1])
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(b"NICK ann\r\nUSER ann 0 * :ann\r\nJOIN #uno\r\n")
            await reader.readuntil(b"unobot")
            demo.tell(number)
            assert await demo.end() == (0, "")
            goodbye = await reader.read()
            assert re.search(rb":unobot!\S+ QUIT :.*the demo is over", goodbye), "nothing is kept here"
            writer.close()

    asyncio.run(main())


@pytest.mark.parametrize("options", [["--headless"], []], ids=["headless", "terminal"])
def test_a_port_in_use(options: list[str]) -> None:
    async def main() -> None:
        with socket.socket() as other:
            other.bind(("127.0.0.1", 0))
            other.listen()
            port = other.getsockname()[1]
            async with run_demo(*COMMAND, "--port", str(port), *options) as demo:
                code, trouble = await demo.end()
        assert code == 1
        assert trouble == f"unobot: port {port} cannot be used: Address already in use; try --port 0\n"

    asyncio.run(main())
