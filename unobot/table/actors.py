"""Whoever works through an inbox has a task of its own, and waits for nobody else."""

import asyncio
from contextlib import suppress
from typing import Any, Protocol


class Actor(Protocol):
    """Whoever works through an inbox: a table, or an office."""

    @property
    def inbox(self) -> asyncio.Queue[Any]:
        """What waits to be handled."""

    async def run(self) -> None:
        """Handle it for ever."""


class Tasks:
    """One task for each actor, from when it is first needed."""

    def __init__(self) -> None:
        self._tasks: dict[Actor, asyncio.Task[None]] = {}

    def begin(self, actor: Actor) -> None:
        """Let an actor run, if it does not yet."""
        if actor not in self._tasks:
            self._tasks[actor] = asyncio.create_task(actor.run())

    async def stop(self) -> None:
        """End all of them."""
        for task in self._tasks.values():
            task.cancel()
        for task in self._tasks.values():
            with suppress(asyncio.CancelledError):
                await task
