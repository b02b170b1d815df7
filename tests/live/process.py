"""The real bot in a process of its own: ``python -m unobot run`` with a configuration of the test."""

import asyncio
import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

PATIENCE = 30.0
PACING = {"burst": 1000, "rate": 1000, "outstanding": 1_000_000}
BUDGETS = {"person_at_once": 1_000_000, "channel_at_once": 1_000_000}
"""What a program may ask, which types faster than people do."""
RETRY = {"first": 0.2, "longest": 0.5, "rejoin": 0.2, "banned": 0.5}


def network(port: int, name: str = "net", **settings: Any) -> dict[str, Any]:
    """The configuration of a network on loopback: fast, and in #uno unless ``settings`` say otherwise."""
    usual = {"channels": [{"name": "#uno"}], "pacing": PACING, "retry": RETRY}
    return {"name": name, "servers": [{"host": "127.0.0.1", "port": port, "tls": False}], **usual, **settings}


class BotProcess:
    """A running bot. ``config`` is what its ``file`` says; its output (log and stderr) is in ``output``."""

    def __init__(self, folder: Path, config: dict[str, Any] | str, **environment: str) -> None:
        self._log = folder / "bot.log"
        self.file = folder / "unobot.yaml"
        text = config if isinstance(config, str) else json.dumps(config, indent=1)  # JSON is YAML
        self.file.write_text(text, encoding="utf-8")
        with self._log.open("wb") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "unobot", "run", str(self.file)],
                env={**os.environ, **environment},
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
            )

    @property
    def output(self) -> str:
        """All that the bot has printed so far."""
        return self._log.read_text(encoding="utf-8")

    @property
    def alive(self) -> bool:
        """Whether it runs."""
        return self._process.poll() is None

    def tell(self, number: signal.Signals) -> None:
        """Send a signal."""
        self._process.send_signal(number)

    async def exit_code(self) -> int:
        """Wait until it has ended."""
        return await asyncio.to_thread(self._process.wait, PATIENCE)

    async def logged(self, text: str) -> str:
        """Wait until it has printed ``text``; gives the first line with it."""
        async with asyncio.timeout(PATIENCE):
            while True:
                ended = not self.alive
                for line in self.output.splitlines():
                    if text in line:
                        return line
                assert not ended, f"the bot ended without {text!r}:\n{self.output}"
                await asyncio.sleep(0.05)

    def close(self) -> None:
        """End it, whatever it is doing."""
        if self.alive:
            self._process.kill()
        self._process.wait()
