"""The terminal client of the demo: a chat on one channel.

A few words after a slash are commands of the client itself; every other line is said in the channel as
it stands, ``/play r5`` too.
"""

import asyncio
import contextlib
import sys
from collections.abc import Callable, Sequence
from typing import NamedTuple, TextIO

from unobot.demo.terminal_client import Client
from unobot.demo.terminal_console import Completions, Console, PipeConsole, PromptConsole
from unobot.demo.terminal_text import describe

_SERVER_GONE = "* The server has closed the connection."
_HELP_START = "* Commands of this client:"
_HELP_END = "* Anything else is said in the channel, with a slash in front or without; !help asks the bot."


class _ClientCommand(NamedTuple):
    """A command of the client itself: its handler gets what follows the word, and returns whether to stay."""

    handler: Callable[[Client, Console, str], bool]
    usage: str
    purpose: str


def _quit(_client: Client, _console: Console, _rest: str) -> bool:
    return False


def _nick(client: Client, console: Console, rest: str) -> bool:
    if rest:
        client.send(f"NICK {rest}")
    else:
        console.show(f"* You are {client.nick}; {_COMMANDS['/nick'].usage} changes that.")
    return True


def _msg(client: Client, console: Console, rest: str) -> bool:
    target, _, text = rest.partition(" ")
    if text:
        client.say(text, target)
    else:
        console.show(f"* {_COMMANDS['/msg'].usage}")
    return True


def _help(_client: Client, console: Console, _rest: str) -> bool:
    console.show(_HELP_START)
    for command in _COMMANDS.values():
        console.show(f"*   {command.usage} – {command.purpose}")
    console.show(_HELP_END)
    return True


_COMMANDS = {
    "/help": _ClientCommand(_help, "/help", "this list"),
    "/msg": _ClientCommand(_msg, "/msg NICK TEXT", "say something to one person alone"),
    "/nick": _ClientCommand(_nick, "/nick NAME", "take another name"),
    "/quit": _ClientCommand(_quit, "/quit", "leave the demo"),
}


async def run_terminal(
    host: str,
    port: int,
    *,
    nick: str,
    channel: str = "#uno",
    completions: Completions,
    stdin: TextIO | None = None,
    stdout: TextIO | None = None,
    linger: float = 2.0,
) -> None:
    """Chat on the channel until the person leaves or the server goes.

    Where `stdin` and `stdout` (those of the process by default) are a terminal there is a prompt with
    completion: `completions` is given the text before the cursor and returns whole words that may stand
    for its last one. Otherwise lines are read and written plainly, and at the end of the input the client
    stays for `linger` seconds. Raises `OSError` where no server answers.
    """
    stdin, stdout = stdin or sys.stdin, stdout or sys.stdout
    console: Console
    if stdin.isatty() and stdout.isatty():
        console = PromptConsole(stdin, stdout, lambda before: [*_own_words(before), *completions(before)])
    else:
        console = PipeConsole(stdin, stdout, linger)
    client = await Client.connect(host, port, nick, channel)
    reading = asyncio.create_task(_show_messages(client, console))
    writing = asyncio.create_task(_obey_lines(client, console))
    with contextlib.suppress(BrokenPipeError):
        try:
            await _first_to_end(reading, writing)
        finally:
            await client.close()
        if not reading.cancelled():
            console.show(_SERVER_GONE)


async def _show_messages(client: Client, console: Console) -> None:
    async for message in client.messages():
        text = describe(message, client.channel)
        if text is not None:
            console.show(text)


async def _obey_lines(client: Client, console: Console) -> None:
    await client.ready.wait()
    async with contextlib.aclosing(console.lines()) as lines:
        async for line in lines:
            if not _obey(client, console, line):
                return
            await client.flush()


def _obey(client: Client, console: Console, line: str) -> bool:
    """Do what a typed line asks for; return whether to stay."""
    word, _, rest = line.partition(" ")
    command = _COMMANDS.get(word.lower())
    if command:
        return command.handler(client, console, rest.strip())
    if line.strip():
        client.say(line)
    return True


async def _first_to_end(*tasks: asyncio.Task[None]) -> None:
    """Wait until one of the tasks ends, and cancel the others; one that has failed fails here."""
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        for task in tasks:
            with contextlib.suppress(asyncio.CancelledError):
                await task


def _own_words(before: str) -> Sequence[str]:
    return [word for word in _COMMANDS if before and word.startswith(before)]
