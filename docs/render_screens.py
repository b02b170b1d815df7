"""Draws the pictures in clients.md: a game in irssi and WeeChat, as they really show it, in each theme.

    make picture

It needs tmux, irssi and WeeChat. The game is that of ``render_game.py``, played on the demo server; whoever
is drawn plays it in a real client, and the others on bare connections.
"""

import asyncio
import os
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import get_args

from msgspec.structs import replace
from render_game import BOT, PLACE, SCRIPT, SEED, SETTINGS, VIEWER
from terminal_picture import draw

from unobot.app import Bot
from unobot.config import Config
from unobot.demo.server import DemoServer
from unobot.net.settings import ChannelSettings, NetworkSettings, PacingSettings, ServerSettings
from unobot.table.draft import Place, Services
from unobot.table.preferences import Theme

COLUMNS, ROWS = 104, 30
PAUSE_S = 0.5
"""Between two lines, for the client to show what came of the first."""

UNO_WINDOW_S = 3.0
"""Before somebody is caught."""

PROGRAMS: dict[str, tuple[Sequence[str], Sequence[str]]] = {
    "irssi": (
        ("irssi", "-n", VIEWER),
        (
            "/set timestamps off",
            "/set cmd_queue_speed 10msecs",
            "/statusbar window remove time",
            "/connect 127.0.0.1 {port}",
            "/join {channel}",
            f"/query -window {BOT}",  # the cards beside the game …
            "/window item next",  # … and back in the channel
            "/clear",
        ),
    ),
    "weechat": (
        ("weechat",),
        (
            "/set weechat.look.buffer_time_format ''",
            "/set weechat.bar.status.items '[buffer_number],[buffer_name]'",
            "/set irc.server_default.anti_flood_prio_high 0",
            "/set irc.msgbuffer.notice current",
            "/set weechat.color.chat_nick_self default",  # else white, on light screens too
            "/filter add dates * irc_329 *",
            "/bar hide buflist",
            f"/server add demo 127.0.0.1/{{port}} -nicks={VIEWER}",
            "/set irc.server.demo.tls off",
            "/connect demo",
            "/join {channel}",
            "/buffer clear",
        ),
    ),
}
"""How each client is started, and what is typed into it before the game."""


class PictureBot(Bot):
    """It deals the same cards each time."""

    def _services(self, place: Place) -> Services:
        return replace(super()._services(place), chance=lambda: SEED)


class Terminal:
    """A client in a tmux server of its own."""

    def __init__(self, home: str, command: Sequence[str]) -> None:
        self._home = home
        screen = ("-x", str(COLUMNS), "-y", str(ROWS))
        environment = ("env", f"HOME={home}", "LC_ALL=C.UTF-8", "TERM=screen-256color")
        self._tmux("new-session", "-d", *screen, *environment, *command)

    def _tmux(self, *arguments: str) -> str:
        command = ["tmux", "-L", "screens", "-f", "/dev/null", *arguments]
        environment = {**os.environ, "TMUX_TMPDIR": self._home}
        return subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout

    async def type(self, line: str) -> None:
        """Type a line, and wait until the client has shown what comes of it."""
        await asyncio.to_thread(self._tmux, "send-keys", "-l", line)
        await asyncio.to_thread(self._tmux, "send-keys", "Enter")
        await asyncio.sleep(PAUSE_S)

    def screen(self) -> str:
        """What is shown, with its colors."""
        return self._tmux("capture-pane", "-e", "-p", "-N")

    def close(self) -> None:
        """End it."""
        self._tmux("kill-server")


class Player:
    """Somebody on a bare connection."""

    def __init__(self, nick: str) -> None:
        self.nick = nick

    async def connect(self, port: int) -> None:
        """Join the channel, and read whatever comes."""
        reader, self._writer = await asyncio.open_connection("127.0.0.1", port)
        self._reading = asyncio.create_task(reader.read())
        self._send(f"NICK {self.nick}", f"USER {self.nick} 0 * :{self.nick}", f"JOIN {PLACE.channel}")
        await asyncio.sleep(PAUSE_S)

    async def type(self, line: str) -> None:
        """Say something in the channel."""
        self._send(f"PRIVMSG {PLACE.channel} :{line}")
        await asyncio.sleep(PAUSE_S)

    def _send(self, *lines: str) -> None:
        self._writer.writelines(f"{line}\r\n".encode() for line in lines)


@asynccontextmanager
async def place_to_play(theme: Theme) -> AsyncIterator[int]:
    """The demo server with the bot in its channel; gives the port."""
    async with DemoServer() as server:
        network = NetworkSettings(
            name=PLACE.network,
            servers=(ServerSettings(host=server.host, port=server.port, tls=False),),
            nick=BOT,
            channels=(ChannelSettings(name=PLACE.channel),),
            pacing=PacingSettings(burst=100, rate=100, outstanding=100_000),
        )
        table = replace(SETTINGS, theme=theme, hints=False)
        async with PictureBot(Config(networks=(network,), table=table)):
            await asyncio.sleep(PAUSE_S)
            yield server.port


async def play(client: str, theme: Theme) -> str:
    """Play the game; returns what the client shows in the end."""
    command, first = PROGRAMS[client]
    with tempfile.TemporaryDirectory(prefix="uno-", ignore_cleanup_errors=True) as home:
        async with place_to_play(theme) as port:
            others = {nick: Player(nick) for nick in dict.fromkeys(nick for nick, _ in SCRIPT)}
            del others[VIEWER]
            for other in others.values():
                await other.connect(port)
            terminal = Terminal(home, command)
            try:
                await asyncio.sleep(2 * PAUSE_S)
                for line in first:
                    await terminal.type(line.format(port=port, channel=PLACE.channel))
                for nick, line in SCRIPT:
                    await asyncio.sleep(UNO_WINDOW_S if line == "!catch" else 0)
                    await (terminal if nick == VIEWER else others[nick]).type(line)
                return terminal.screen()
            finally:
                terminal.close()


async def main(folder: Path) -> None:
    """Draw all pictures into a folder."""
    for client in PROGRAMS:
        for theme in get_args(Theme):
            screen = await play(client, theme)
            label = f"The end of a hand in {client}, in the theme {theme}"
            picture = draw(screen, light=theme == "light", label=label)
            (folder / f"{client}-{theme}.svg").write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
