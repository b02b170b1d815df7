"""The bots that ``servers`` compares, each in a process of its own: unobot, and three that only echo.

``bare`` is what the ``irc`` package takes to answer a line under asyncio. Sopel and Limnoria run as they are
installed, with all that holds their lines back switched off: flood protection, throttles, the refusal to
repeat themselves. They live in a virtual environment of their own, because Sopel needs an older SQLAlchemy.
"""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from unittest.mock import patch

from msgspec import Struct

from tests.live.process import BUDGETS, network
from unobot.cli import main as run_command

ROOT = Path(__file__).resolve().parents[2]
RIVALS = ROOT / ".venv" / "rivals" / "bin"
UNPACED = {"burst": 100_000, "rate": 100_000, "outstanding": 1_000_000_000}
SEED = "bench"
"""What every hand is dealt from, so that the same lines play it on every table."""

SOPEL_ECHO = """
from sopel import plugin
@plugin.command("echo")
def echo(bot, trigger):
    bot.say(trigger.group(2))
"""
SOPEL_AS_ANYBODY = """
import os, sys
os.getuid = os.geteuid = lambda: 1000  # it does not run as root, which containers often are
from sopel.cli.run import main
sys.exit(main(["start", "-c", sys.argv[1]]))
"""
SOPEL = """[core]
nick = sopel
owner = nobody
host = 127.0.0.1
port = {port}
use_ssl = false
homedir = {folder}
extra = {folder}
enable = echo
channels =
{channels}
throttle_join = 0
flood_burst_lines = 1000000000
flood_empty_wait = 0
flood_max_wait = 0
antiloop_threshold = 0
"""
LIMNORIA = """supybot.nick: limnoria
supybot.networks: bench
supybot.networks.bench.servers: 127.0.0.1:{port}
supybot.networks.bench.ssl: False
supybot.networks.bench.channels: {channels}
supybot.plugins: Utilities
supybot.plugins.Utilities: True
supybot.reply.whenAddressedBy.chars: @
supybot.protocols.irc.throttleTime: 0
supybot.protocols.irc.queuing.duplicates: True
supybot.protocols.irc.queuing.rateLimit.join: 0
supybot.abuse.flood.command: False
supybot.directories.conf: {folder}/conf
supybot.directories.data: {folder}/data
supybot.directories.log: {folder}/logs
supybot.directories.backup: {folder}/backup
supybot.log.stdout: False
"""

Command = Callable[[Path, int, Sequence[str]], list[str | Path]]
"""Writes what a bot needs into a folder, for a server's port and some channels; gives its command line."""


def unobot(folder: Path, port: int, channels: Sequence[str]) -> list[str | Path]:
    """The real bot: with its database on disk, as a move is stored by default."""
    return _unobot("unobot", "full", folder, port, channels)


def hurried(folder: Path, port: int, channels: Sequence[str]) -> list[str | Path]:
    """The same, but that it does not wait for the disk: what it has announced a power cut may lose."""
    return _unobot("hurried", "normal", folder, port, channels)


def _unobot(
    nick: str, synchronous: str, folder: Path, port: int, channels: Sequence[str]
) -> list[str | Path]:
    named = [{"name": name} for name in channels]
    config = {
        "networks": [network(port, nick=nick, channels=named, pacing=UNPACED)],
        "table": {"budgets": BUDGETS},
        "database": {"synchronous": synchronous},
    }
    file = folder / "unobot.yaml"
    file.write_text(json.dumps(config), "utf-8")  # JSON is YAML
    return [sys.executable, "-m", "tests.bench.bots", "unobot", file]


def bare(folder: Path, port: int, channels: Sequence[str]) -> list[str | Path]:
    """The least."""
    return [sys.executable, "-m", "tests.bench.bots", "bare", str(port), *channels]


def sopel(folder: Path, port: int, channels: Sequence[str]) -> list[str | Path]:
    """Sopel with a plugin of one command."""
    file, listed = folder / "sopel.cfg", "\n".join(f'    "{name}"' for name in channels)
    file.write_text(SOPEL.format(port=port, folder=folder, channels=listed), "utf-8")
    (folder / "echo.py").write_text(SOPEL_ECHO, "utf-8")
    return [RIVALS / "python", "-c", SOPEL_AS_ANYBODY, file]


def limnoria(folder: Path, port: int, channels: Sequence[str]) -> list[str | Path]:
    """Limnoria with its own ``echo``."""
    file = folder / "limnoria.conf"
    file.write_text(LIMNORIA.format(port=port, folder=folder, channels=" ".join(channels)), "utf-8")
    return [RIVALS / "limnoria", "--allow-root", file]


class Bot(Struct, frozen=True):
    """A bot to compare: its nick, its command line, and what stands before an echo (nothing: it plays)."""

    nick: str
    command: Command
    echo: str = ""

    @property
    def plays(self) -> bool:
        """Whether it is one that plays."""
        return not self.echo

    @property
    def is_installed(self) -> bool:
        """Whether it can run here."""
        return self.command not in (sopel, limnoria) or (RIVALS / self.nick).exists()

    def start(self, folder: Path, port: int, channels: Sequence[str]) -> subprocess.Popen[bytes]:
        """Run it; what it prints goes to ``log`` in the folder."""
        folder.mkdir()
        with (folder / "log").open("wb") as log:
            return subprocess.Popen(
                self.command(folder, port, channels),
                cwd=ROOT,
                env={**os.environ, "PYTHONPATH": str(ROOT)},
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
            )


BOTS = (
    Bot("unobot", unobot),
    Bot("hurried", hurried),
    Bot("bare", bare, "!echo "),
    Bot("sopel", sopel, ".echo "),
    Bot("limnoria", limnoria, "@echo "),
)


def run_bare(port: int, channels: Sequence[str]) -> None:
    """Answer ``!echo TEXT`` with TEXT until killed."""
    from irc.client_aio import AioSimpleIRCClient

    class Echo(AioSimpleIRCClient):  # type: ignore[misc]  # the package has no types
        def on_welcome(self, connection: object, event: object) -> None:
            for channel in channels:
                self.connection.join(channel)

        def on_pubmsg(self, connection: object, event: object) -> None:
            if event.arguments[0].startswith("!echo "):
                self.connection.privmsg(event.target, event.arguments[0].removeprefix("!echo "))

    client = Echo()
    client.connect("127.0.0.1", port, "bare")
    client.start()


if __name__ == "__main__":
    if sys.argv[1] == "bare":
        run_bare(int(sys.argv[2]), sys.argv[3:])
    with patch("unobot.app.secret_seed", lambda: SEED):
        run_command(["run", sys.argv[2]])
