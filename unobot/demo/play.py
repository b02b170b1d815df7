"""``unobot demo``: server, bot and terminal in one process."""

import asyncio
import getpass
import os
import signal
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import click

from unobot.app import Bot
from unobot.commands.completion import complete
from unobot.config import Config
from unobot.demo.server import DemoServer
from unobot.demo.terminal import run_terminal
from unobot.net.settings import ChannelSettings, NetworkSettings, PacingSettings, ServerSettings
from unobot.store.database import Database
from unobot.store.settings import DatabaseSettings
from unobot.table.draft import Place
from unobot.table.settings import TableSettings, Times

PLACE = Place("demo", "#uno")
BOT = "unobot"
TABLE = TableSettings(computers=2, times=Times(lobby_deals_after=15, between_hands=8))
PACING = PacingSettings(burst=100, rate=100, outstanding=100_000)
HASTY = DatabaseSettings(synchronous="normal")
READY_S = 10.0
"""Seconds in which the bot must have come to its channel."""
FAREWELL = "the demo is over"
"""In place of the promise that games go on: here nothing is kept."""

HOW_TO_PLAY = """\
* Type /uno to open a game (two computer players join), /deal to begin, then /play r5, or /draw.
* With two cards left say uno as you play: /play r5 uno. !help tells what else the bot understands.
* Tab completes commands and the cards of your hand; /quit leaves."""
HOW_TO_CONNECT = "* Any IRC client may join: server 127.0.0.1, port {port}, no TLS, channel {channel}."


@asynccontextmanager
async def demo(port: int) -> AsyncIterator[tuple[Bot, int]]:
    """A server on 127.0.0.1 with the bot in its channel; gives the bot and the port.

    What the bot keeps is in a temporary folder, and gone with the demo.

    Raises:
        OSError: the port cannot be listened on.
        TimeoutError: the bot did not get into its channel.
    """
    async with DemoServer(port=port) as server:
        network = NetworkSettings(
            name=PLACE.network,
            servers=(ServerSettings(host=server.host, port=server.port, tls=False),),
            nick=BOT,
            channels=(ChannelSettings(name=PLACE.channel),),
            pacing=PACING,
        )
        with TemporaryDirectory(prefix="unobot-demo-") as folder:
            config = Config(networks=(network,), table=TABLE, database=HASTY, data_folder=folder)
            async with Database(HASTY, Path(folder)) as store, Bot(config, store) as bot:
                await _arrival(bot)
                yield bot, server.port
                bot.host.stop(FAREWELL)


async def _arrival(bot: Bot) -> None:
    async with asyncio.timeout(READY_S):
        while not bot.networks[PLACE.network].is_here(PLACE.channel, BOT):
            await asyncio.sleep(0.01)


def run_demo(*, headless: bool, port: int) -> int:
    """Run the demo until the person leaves, or until SIGINT or SIGTERM; returns the exit code."""
    try:
        asyncio.run(_run(headless, port))
    except TimeoutError:
        click.echo(f"unobot: {BOT} did not come to {PLACE.channel} within {READY_S:.0f} seconds", err=True)
        return 1
    except OSError as error:
        reason = os.strerror(error.errno or 0)
        click.echo(f"unobot: port {port} cannot be used: {reason}; try --port 0", err=True)
        return 1
    return 0


async def _run(headless: bool, port: int) -> None:
    stopped = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, stopped.set)
    async with demo(port) as (bot, used):
        click.echo(HOW_TO_CONNECT.format(port=used, channel=PLACE.channel))
        waiting: list[asyncio.Task[object]] = [asyncio.create_task(stopped.wait())]
        if not headless:
            click.echo(HOW_TO_PLAY)
            waiting.append(asyncio.create_task(_play(bot, used)))
        done, pending = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        for task in pending:
            task.cancel()
        await asyncio.gather(*pending, return_exceptions=True)
        for task in done:
            task.result()


async def _play(bot: Bot, port: int) -> None:
    nick = _nick()

    def completions(before: str) -> Sequence[str]:
        return complete(before, bot.hand_of(PLACE, nick))

    await run_terminal("127.0.0.1", port, nick=nick, channel=PLACE.channel, completions=completions)


def _nick() -> str:
    """The name of whoever is logged in here, as far as it can be a nick."""
    try:
        name = getpass.getuser()
    except (KeyError, OSError):
        name = ""
    letters = "".join(letter for letter in name if letter.isascii() and letter.isalnum())
    return letters if letters[:1].isalpha() and letters != BOT else "you"
