"""The two faces of the terminal client: a prompt with completion, and plain lines for a pipe."""

import asyncio
import concurrent.futures
import io
import threading
from collections.abc import AsyncGenerator, Callable, Iterable, Sequence
from typing import Protocol, TextIO

from prompt_toolkit import PromptSession, print_formatted_text
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document
from prompt_toolkit.formatted_text import FormattedText
from prompt_toolkit.input import create_input
from prompt_toolkit.output import create_output
from prompt_toolkit.patch_stdout import patch_stdout

from unobot.demo.formatting import plain, styled, wrapped

Completions = Callable[[str], Sequence[str]]
"""Given the text before the cursor, returns whole words that may stand for its last one."""


class Console(Protocol):
    """Where a person types and reads."""

    def show(self, text: str) -> None:
        """Show one line, which may carry mIRC formatting codes."""

    def lines(self) -> AsyncGenerator[str, None]:
        """Yield each line typed, until the person ends the input."""


class WordCompleter(Completer):
    """Completes the word at the cursor."""

    def __init__(self, completions: Completions) -> None:
        self._completions = completions

    def get_completions(self, document: Document, _event: CompleteEvent) -> Iterable[Completion]:
        """Yield the words that may replace the one before the cursor."""
        before = document.text_before_cursor
        last_word = before.rpartition(" ")[2]
        for word in self._completions(before):
            yield Completion(word, start_position=-len(last_word))


class PromptConsole:
    """A terminal: a prompt at the bottom, colors, history and completion."""

    def __init__(self, stdin: TextIO, stdout: TextIO, completions: Completions) -> None:
        self._session: PromptSession[str] = PromptSession(
            "> ",
            completer=WordCompleter(completions),
            reserve_space_for_menu=4,
            input=create_input(stdin),
            output=create_output(stdout),
        )

    def show(self, text: str) -> None:
        """Print the line above the prompt."""
        output = self._session.output
        print_formatted_text(FormattedText(wrapped(styled(text), output.get_size().columns)), output=output)

    async def lines(self) -> AsyncGenerator[str, None]:
        """Prompt for lines until Ctrl-C or Ctrl-D."""
        with patch_stdout():
            while True:
                try:
                    line = await self._session.prompt_async()
                except (EOFError, KeyboardInterrupt):
                    return
                yield line


class PipeConsole:
    """Plain input and output, a line each, for programs and for those who pipe.

    After the end of the input it waits `linger` seconds for answers.
    """

    def __init__(self, stdin: TextIO, stdout: TextIO, linger: float) -> None:
        self._stdin = stdin
        self._stdout = stdout
        self._linger = linger

    def show(self, text: str) -> None:
        """Print the line at once. Raises `BrokenPipeError` when nobody reads any more."""
        encoding = self._stdout.encoding or "utf-8"
        line = plain(text).encode(encoding, "replace").decode(encoding)
        print(line, file=self._stdout, flush=True)

    async def lines(self) -> AsyncGenerator[str, None]:
        """Yield the lines of the input, then wait a little for the answers to the last."""
        loop = asyncio.get_running_loop()
        queue: asyncio.Queue[str | None] = asyncio.Queue(maxsize=1)
        # A pipe, a file and a string have nothing in common but blocking reads. The thread is a daemon,
        # for nothing can wake it while the writer of the pipe is silent.
        threading.Thread(target=self._read_into, args=(queue, loop), daemon=True).start()
        while (line := await queue.get()) is not None:
            yield line
        await asyncio.sleep(self._linger)

    def _read_into(self, queue: asyncio.Queue[str | None], loop: asyncio.AbstractEventLoop) -> None:
        for line in self._own_stdin():
            if not _put(queue, line.rstrip("\r\n"), loop):
                return
        _put(queue, None, loop)

    def _own_stdin(self) -> TextIO:
        """Return the input as a file object of the thread's own where there is a file behind it.

        The interpreter closes sys.stdin at its end, and dies of a thread that is still reading from it.
        """
        try:
            descriptor = self._stdin.fileno()
        except io.UnsupportedOperation:
            return self._stdin
        return open(descriptor, encoding=self._stdin.encoding, errors="replace", closefd=False)


def _put(queue: asyncio.Queue[str | None], line: str | None, loop: asyncio.AbstractEventLoop) -> bool:
    """Hand a line from a thread to the loop, and wait until it is taken; return whether the loop runs."""
    put = queue.put(line)
    try:
        asyncio.run_coroutine_threadsafe(put, loop).result()
    except (RuntimeError, concurrent.futures.CancelledError):
        put.close()
        return False
    return True
