"""What comes of a write, and how whoever has asked for it gets to know."""

import asyncio

Outcome = int | Exception
"""The number of the game's last entry, or why nothing was written."""


def answer(asked: asyncio.Future[int], outcome: Outcome) -> None:
    """Hand an outcome out; who was cancelled meanwhile is passed over."""
    if asked.done():
        return
    if isinstance(outcome, Exception):
        asked.set_exception(outcome)
        asked.exception()  # who had to stop before it could wait for this has left nothing to be reported
    else:
        asked.set_result(outcome)


def answered(outcome: Outcome) -> asyncio.Future[int]:
    """An answer that is there at once."""
    asked: asyncio.Future[int] = asyncio.get_running_loop().create_future()
    answer(asked, outcome)
    return asked
