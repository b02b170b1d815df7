"""A running bot tells its status to whoever connects to a socket in its data folder: one JSON document.

Only the bot's own user may connect. The socket also shows whether a bot runs with this data at all.
"""

import asyncio
import contextlib
import logging
import os
import socket
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import msgspec

from unobot.hosting.status import Status

log = logging.getLogger(__name__)

SOCKET = "unobot.sock"
"""The name of the socket in the data folder."""

PATIENCE_S = 5.0
"""Seconds that a bot has for its answer."""


class NoBot(Exception):
    """No bot answers: the text says why that may be."""


@contextlib.asynccontextmanager
async def telling(folder: Path, look: Callable[[], Status]) -> AsyncIterator[None]:
    """Answer with what ``look`` gives, while in this context.

    Where there can be no socket that is logged, and the bot does without.
    """

    async def answer(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError), contextlib.closing(writer):
            writer.write(msgspec.json.encode(look()))
            await writer.drain()

    path = folder / SOCKET
    try:
        server = await asyncio.start_unix_server(answer, sock=_bound(path))
    except OSError as error:
        log.warning("%s cannot be made, so there is no status: %s", path, error)
        yield
        return
    try:
        yield
    finally:
        server.close()
        path.unlink(missing_ok=True)


def _bound(path: Path) -> socket.socket:
    """A socket that only its owner may connect to, in place of one that a killed bot has left.

    Raises ``OSError`` where there can be none, or another bot has it.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    with contextlib.suppress(NoBot):
        ask(path.parent)
        raise FileExistsError("another bot answers there")
    path.unlink(missing_ok=True)
    listening = socket.socket(socket.AF_UNIX)
    before = os.umask(0o177)
    try:
        listening.bind(str(path))
    finally:
        os.umask(before)
    return listening


def ask(folder: Path) -> bytes:
    """The status of the bot that runs with this data folder, as JSON.

    Raises:
        NoBot: none answers.
    """
    path = folder / SOCKET
    with socket.socket(socket.AF_UNIX) as connection:
        connection.settimeout(PATIENCE_S)
        try:
            connection.connect(str(path))
            with connection.makefile("rb") as answer:
                return answer.read()
        except TimeoutError as error:
            raise NoBot(f"the bot does not answer within {PATIENCE_S:.0f} seconds") from error
        except PermissionError as error:
            raise NoBot(f"{path} is another user's: ask as the user that the bot runs as") from error
        except (FileNotFoundError, ConnectionRefusedError) as error:
            raise NoBot(
                f"no bot runs with the data folder {folder}: start it with unobot run, "
                "or name the configuration of the one that you mean with --config"
            ) from error
        except OSError as error:
            raise NoBot(f"no bot runs with the data folder {folder} ({error.strerror or error})") from error
