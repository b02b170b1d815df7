"""The data folder is one process's, for as long as that lives, and no longer."""

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from unobot.players.worker import spawned_worker
from unobot.store.folder import FolderInUse, claimed
from unobot.table.log import StoreUnavailable

HOLDER = """
import sys
from pathlib import Path
from unobot.players.worker import spawned_worker
from unobot.store.folder import claimed
with claimed(Path(sys.argv[1])):
    print("mine", flush=True)
    sys.stdin.read()
"""


def test_a_folder_is_free_again_after_its_holder(tmp_path: Path) -> None:
    for _ in range(2):
        with (
            claimed(tmp_path / "new" / "here"),
            pytest.raises(FolderInUse, match="a data_folder of its own"),
            claimed(tmp_path / "new" / "here"),
        ):
            pass


def test_a_killed_holder_keeps_nothing(tmp_path: Path) -> None:
    command = [sys.executable, "-c", HOLDER, str(tmp_path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as holder:
        assert holder.stdout
        assert holder.stdout.readline() == b"mine\n"
        with pytest.raises(FolderInUse), claimed(tmp_path):
            pass
        holder.send_signal(signal.SIGKILL)
        holder.wait()
        with claimed(tmp_path):
            pass


def test_a_worker_that_lingers_keeps_nothing(tmp_path: Path) -> None:
    """A search may go on for a moment after the bot has gone."""
    with claimed(tmp_path):
        worker = spawned_worker()
        worker.submit(int).result()
    with claimed(tmp_path):
        worker.shutdown()


@pytest.mark.parametrize("place", ["file", "link"])
def test_where_there_can_be_no_lock_that_is_told(tmp_path: Path, place: str) -> None:
    """A link is not followed: it could lead anywhere."""
    (tmp_path / "file").touch()
    (tmp_path / "link").mkdir()
    (tmp_path / "link" / "unobot.lock").symlink_to(tmp_path / "elsewhere")
    with pytest.raises(StoreUnavailable), claimed(tmp_path / place):
        pass
    assert not (tmp_path / "elsewhere").exists()
