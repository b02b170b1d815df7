"""Results of other bots, in tables of their own: making results anew from the logs does not touch them.

A result is known by its source (the file's name), its nick and its month; a record by its source and name.
What is there already stays as it is, so that a second run changes nothing.
"""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Engine, Table, and_, delete, insert, select

from unobot.statistics.imports import OldRecord, Score
from unobot.store.connecting import transaction
from unobot.store.schema import imported, imported_records
from unobot.table.presence import ascii_fold

Row = dict[str, Any]


class Change(Struct, frozen=True):
    """What an import adds (``before`` is ``None``), or changes: whole rows by their columns."""

    before: Row | None
    after: Row


def bring_in(
    engine: Engine,
    network: str,
    channel: str,
    source: str,
    entries: Iterable[Score | OldRecord],
    *,
    dry_run: bool = False,
) -> list[Change]:
    """Take results and records over; returns what that changes, or would change in a ``dry_run``.

    Raises:
        StoreUnavailable: the database does not work.
    """
    place = {"network": network, "channel": ascii_fold(channel), "source": source}
    rows: dict[str, list[Row]] = {imported.name: [], imported_records.name: []}
    for entry in entries:
        table = imported if isinstance(entry, Score) else imported_records
        rows[table.name].append(place | msgspec.structs.asdict(entry))
    with transaction(engine, writes=not dry_run) as connection:
        return [
            change
            for table in (imported, imported_records)
            for change in _bring_in(connection, table, rows[table.name], dry_run=dry_run)
        ]


def _bring_in(connection: Connection, table: Table, rows: Sequence[Row], *, dry_run: bool) -> list[Change]:
    changes = []
    for row in rows:
        same = and_(*(column == row[column.name] for column in table.primary_key))
        found = connection.execute(select(table).where(same)).mappings().one_or_none()
        before = None if found is None else dict(found)
        if before == row:
            continue
        changes.append(Change(before, row))
        if not dry_run:
            connection.execute(delete(table).where(same))
            connection.execute(insert(table).values(row))
    return changes
