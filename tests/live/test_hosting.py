"""The bot as a service: what its manager hears, its status from outside, and a reload, on a real server."""

import asyncio
import json
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.live.process import BotProcess, network

pytestmark = [pytest.mark.live, pytest.mark.timeout(90)]

StartServer = Callable[..., Any]
Connect = Callable[..., Awaitable[Any]]


@pytest.fixture
def folder() -> Iterator[Path]:
    """A folder with a short name, for that of a socket is bounded."""
    with tempfile.TemporaryDirectory() as name:
        yield Path(name)


def status(folder: Path) -> dict[str, Any]:
    command = [sys.executable, "-m", "unobot", "status", "--json", "--config", str(folder / "unobot.yaml")]
    done = subprocess.run(command, capture_output=True, check=False, timeout=30)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert isinstance(found, dict)
    return found


def test_a_service(start_server: StartServer, connect: Connect, folder: Path) -> None:
    async def main() -> None:
        server = start_server("ngircd")
        ann = await connect(server, "ann", "#uno")
        ann.send("JOIN #cards")
        await ann.settle()
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as manager:
            manager.bind(str(folder / "notify"))
            manager.settimeout(30)

            async def hears(state: str) -> None:
                while not (await asyncio.to_thread(manager.recv, 4096)).decode().startswith(state):
                    pass

            bot = BotProcess(
                folder,
                {"networks": [network(server.port)]},
                NOTIFY_SOCKET=str(folder / "notify"),
                WATCHDOG_USEC="20000000",
            )
            try:
                await hears("READY=1")
                await hears("WATCHDOG=1")
                await ann.expect(r"^:unobot!\S+ JOIN :?#uno")
                ann.send("PRIVMSG #uno :!uno")
                await ann.expect(r"PRIVMSG #uno :ann opens a game")
                found = await asyncio.to_thread(status, folder)
                (net,), (table,) = found["networks"], found["tables"]
                assert (net["connected"], net["nick"], net["channels"]) == (True, "unobot", ["#uno"])
                assert net["lines_in"] > net["lines_out"] > 0
                assert (table["channel"], table["stage"], table["seats"]) == ("#uno", "lobby", 1)

                channels = [{"name": "#cards"}]
                bot.file.write_text(json.dumps({"networks": [network(server.port, channels=channels)]}))
                bot.tell(signal.SIGHUP)
                await hears("RELOADING=1\nMONOTONIC_USEC=")
                await hears("READY=1")
                await ann.expect(r"^:unobot!\S+ JOIN :?#cards")
                await bot.logged("reloaded; changed: networks.net.channels")
                assert (await asyncio.to_thread(status, folder))["networks"][0]["channels"] == ["#cards"]

                bot.file.write_text("networks: []\n")
                bot.tell(signal.SIGHUP)
                await bot.logged("unobot.yaml:1: networks: must be a list")
                bot.tell(signal.SIGTERM)
                await hears("STOPPING=1")
                assert await bot.exit_code() == 0
            finally:
                bot.close()

    asyncio.run(main())
