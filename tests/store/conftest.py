"""The database of a test's own folder."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Engine

from tests.store.engines import connected


@pytest.fixture
def engine(tmp_path: Path) -> Iterator[Engine]:
    """Without tables, until the test makes them."""
    with connected(tmp_path) as engine:
        yield engine
