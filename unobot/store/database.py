"""The store of a running bot: log, persons and statistics, kept up to date and not for longer than wanted."""

import asyncio
import logging
from contextlib import suppress
from datetime import timedelta
from pathlib import Path

from unobot.store.bans import StoredBans
from unobot.store.channels import StoredChannels
from unobot.store.connecting import connect, transaction, upgrade
from unobot.store.counting import count_new
from unobot.store.log import DatabaseLog, utc_now
from unobot.store.persons import StoredPersons, read_persons
from unobot.store.retention import prune
from unobot.store.settings import DatabaseSettings
from unobot.store.statistics import StoredStatistics
from unobot.table.log import StoreUnavailable

log = logging.getLogger(__name__)

DAY_S = 86_400.0
AGAIN_S = 5.0
"""Seconds until changes of persons are tried again where they could not be written."""


class Database:
    """An open database: ``log``, ``persons``, ``bans``, ``statistics``, ``channels``. A context."""

    def __init__(self, settings: DatabaseSettings, folder: Path) -> None:
        """Open the database, bring its tables up to date, and read the persons.

        Raises:
            StoreUnavailable: that cannot be done.
        """
        self._settings = settings
        self._engine = connect(settings, folder)
        try:
            upgrade(self._engine)
            with transaction(self._engine) as connection:
                self.persons = StoredPersons(read_persons(connection))
        except StoreUnavailable:
            self._engine.dispose()
            raise
        self.log = DatabaseLog(self._engine, self.persons)
        self.bans = StoredBans(self._engine, self.persons)
        self.statistics = StoredStatistics(self._engine, self.persons, utc_now)
        self.channels = StoredChannels(self._engine, self.persons, utc_now)
        self._tasks: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> "Database":
        await self._prune()
        running = (self._keep_persons(), self._prune_daily(), self.statistics.run())
        self._tasks = [asyncio.create_task(task) for task in running]
        return self

    async def __aexit__(self, *exc: object) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(StoreUnavailable):  # logged by the writer
            await self.log.close()
        self._engine.dispose()

    async def _keep_persons(self) -> None:
        """Write what changes about persons at once, also while no table moves."""
        while True:
            await self.persons.changes.wait()
            try:
                await self.log.keep_persons()
            except StoreUnavailable:  # logged by the writer
                await asyncio.sleep(AGAIN_S)

    async def _prune_daily(self) -> None:
        while True:
            await asyncio.sleep(DAY_S)
            await self._prune()

    async def _prune(self) -> None:
        """Remove old logs, if the host wants that."""
        days = self._settings.keep_days
        if days is None:
            return
        try:
            await asyncio.to_thread(count_new, self._engine)  # while the logs are there
            games = await asyncio.to_thread(prune, self._engine, utc_now() - timedelta(days=days))
            log.info("%d games were closed over %d days ago; their logs are removed", games, days)
        except StoreUnavailable as error:
            log.warning("old logs cannot be removed now: %s", error)
