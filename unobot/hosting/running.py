"""The bot as a process: from the start to a signal, and what the host is told meanwhile."""

import asyncio
import gc
import logging
import signal
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager, nullcontext
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

from unobot import __version__
from unobot.app import Bot
from unobot.config import Config
from unobot.documents import DocumentError
from unobot.hosting.local import telling
from unobot.hosting.notify import Watchdog, notify, reloading
from unobot.hosting.status import Status, survey
from unobot.reloading import reload, reload_and_log
from unobot.store.database import Database
from unobot.store.folder import FolderInUse, claimed
from unobot.table.clock import LoopClock
from unobot.table.log import StoreUnavailable
from unobot.table.owners import CannotReload

log = logging.getLogger(__name__)


def run_bot(config: Config, file: Path) -> int:
    """Go on IRC until told to stop, as ``config`` says, which ``file`` holds; returns the exit code."""
    log.info("unobot %s, configuration %s, data in %s", __version__, file.absolute(), config.data_folder)
    try:
        with claimed(Path(config.data_folder)):
            return asyncio.run(_run(config, file))
    except FolderInUse as error:
        log.error("%s", error)
    except StoreUnavailable as error:
        log.error("the database cannot be used: %s", error)
    return 1


async def _run(config: Config, file: Path) -> int:
    folder = Path(config.data_folder)
    store = Database(config.database, folder)
    look = partial(survey, bot := Bot(config, store), store, datetime.now(UTC))
    async with store, bot, telling(folder, look), _metrics(config, look):
        gc.freeze()  # what is there from the start is no garbage, and need not be looked through for it
        with Watchdog(LoopClock()):
            notify("READY=1")
            code = await _until_stopped(bot, file)
            notify("STOPPING=1")
            return code


def _metrics(config: Config, look: Callable[[], Status]) -> AbstractAsyncContextManager[None]:
    """The server of metrics, if one is wanted and its library is there."""
    if config.metrics is None:
        return nullcontext()
    try:
        from unobot.hosting.metrics import serving
    except ModuleNotFoundError:
        log.error("no metrics: they need unobot[metrics]")
        return nullcontext()
    return serving(config.metrics, look)


async def _until_stopped(bot: Bot, file: Path) -> int:
    """Run until SIGINT or SIGTERM, or until no network is left; SIGHUP reads the configuration anew."""
    stopped = bot.host.stopping
    bot.host.reloader = partial(_reload_for_owner, bot, file)
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stopped.set)
    loop.add_signal_handler(signal.SIGHUP, _reload, bot, file)
    waiting = asyncio.create_task(stopped.wait())
    finished = asyncio.create_task(bot.finished())
    await asyncio.wait((waiting, finished), return_when=asyncio.FIRST_COMPLETED)
    if stopped.is_set():
        log.info("stopping")
        finished.cancel()
        return 0
    waiting.cancel()
    return 0 if finished.result() else 1


def _reload_for_owner(bot: Bot, file: Path) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """As an owner asks for it in private. Raises ``CannotReload`` with what is wrong."""
    with reloading():
        try:
            reloaded = reload(bot, file)
        except DocumentError as error:
            raise CannotReload("; ".join(str(error).splitlines())) from None
    return reloaded.changed, reloaded.restart


def _reload(bot: Bot, file: Path) -> None:
    with reloading():
        reload_and_log(bot, file)
