"""A disk that is really full: a file system of one megabyte, which only root can make."""

import asyncio
import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.store.rooms import StoredRoom
from tests.store.test_faults import SETUP, goes_on, pauses
from unobot.store.database import Database
from unobot.store.settings import DatabaseSettings
from unobot.table.log import StoreUnavailable

pytestmark = pytest.mark.live


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A folder on a file system of its own."""
    if os.geteuid() != 0:
        pytest.skip("only root may mount")
    folder = tmp_path / "disk"
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", str(folder)]
    if subprocess.run(mount, check=False).returncode:
        pytest.skip("nothing can be mounted here")
    yield folder
    subprocess.run(["umount", str(folder)], check=True)


def fill(folder: Path) -> Path:
    """Leave no space at all; gives what takes it up."""
    ballast = folder / "ballast"
    with ballast.open("wb", buffering=0) as file:
        try:
            while True:
                file.write(b"\0" * 4096)
        except OSError:
            return ballast


def test_the_disk_is_full_and_has_space_again(small_disk: Path) -> None:
    async def test() -> None:
        async with StoredRoom(SETUP, DatabaseSettings(), small_disk) as room:
            ballast = fill(small_disk)
            await pauses(room, "The disk is full")
            ballast.unlink()
            await goes_on(room)

    asyncio.run(test())


def test_a_full_disk_is_told_at_the_start(small_disk: Path) -> None:
    fill(small_disk)
    with pytest.raises(StoreUnavailable, match="full"):
        Database(DatabaseSettings(), small_disk)
