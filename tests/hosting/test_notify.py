"""What a service manager hears of the bot, on a socket that stands in for it."""

import os
import shutil
import socket
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.net.conftest import FakeClock
from unobot.hosting.notify import Watchdog, notify, reloading

UNIT = Path(__file__).resolve().parent.parent.parent / "config" / "unobot.service"
Heard = Callable[[], list[str]]


@pytest.fixture
def heard(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Iterator[Heard]:
    """What has come since the last call, a text for each datagram."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as manager:
        address = str(tmp_path_factory.mktemp("n") / "notify")
        manager.bind(address)
        manager.setblocking(False)
        monkeypatch.setenv("NOTIFY_SOCKET", address)

        def take() -> list[str]:
            found = []
            while True:
                try:
                    found.append(manager.recv(4096).decode())
                except BlockingIOError:
                    return found

        yield take


def test_a_state_is_one_datagram(heard: Heard) -> None:
    notify("READY=1", "STATUS=plays")
    assert heard() == ["READY=1\nSTATUS=plays"]


def test_an_abstract_socket(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as manager:
        manager.bind(f"\0unobot-test-{os.getpid()}")
        monkeypatch.setenv("NOTIFY_SOCKET", f"@unobot-test-{os.getpid()}")
        notify("READY=1")
        assert manager.recv(100) == b"READY=1"


def test_without_a_manager_or_with_a_dead_one_the_bot_goes_on(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.delenv("NOTIFY_SOCKET", raising=False)
    notify("READY=1")
    assert caplog.text == ""
    monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "gone"))
    notify("READY=1")
    assert "the service manager cannot be told READY=1: " in caplog.text


def test_a_manager_that_does_not_listen_stops_nothing(heard: Heard, caplog: pytest.LogCaptureFixture) -> None:
    while not caplog.text:
        notify("WATCHDOG=1")
    assert "Resource temporarily unavailable" in caplog.text


def test_a_reload_begins_with_its_time_and_ends_with_ready(heard: Heard) -> None:
    with reloading():
        (began,) = heard()
    state, stamp = began.splitlines()
    assert state == "RELOADING=1"
    assert stamp.removeprefix("MONOTONIC_USEC=").isdigit()
    assert heard() == ["READY=1"]


def test_signs_of_life_come_twice_as_often_as_wanted(heard: Heard, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WATCHDOG_USEC", "20000000")
    monkeypatch.setenv("WATCHDOG_PID", str(os.getpid()))
    clock = FakeClock()
    with Watchdog(clock):
        assert heard() == ["WATCHDOG=1"]
        clock.advance(9.9)
        assert heard() == []
        clock.advance(20.2)
        assert heard() == ["WATCHDOG=1"] * 3
    clock.advance(60)
    assert heard() == []


@pytest.mark.parametrize("variables", [{}, {"WATCHDOG_USEC": "20000000", "WATCHDOG_PID": "1"}])
def test_no_signs_where_nobody_wants_them_of_us(
    heard: Heard, monkeypatch: pytest.MonkeyPatch, variables: dict[str, str]
) -> None:
    for name in ("WATCHDOG_USEC", "WATCHDOG_PID"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    clock = FakeClock()
    with Watchdog(clock):
        clock.advance(60)
    assert heard() == []


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not installed")
def test_the_unit_is_right(tmp_path: Path) -> None:
    """systemd finds nothing to say about it, once its program is where it says, nor much that is exposed."""
    text = UNIT.read_text(encoding="utf-8").replace("/opt/unobot/bin/unobot", "/bin/true")
    unit = tmp_path / "unobot.service"
    unit.write_text(text, encoding="utf-8")
    verified = subprocess.run(
        ["systemd-analyze", "verify", str(unit)], capture_output=True, text=True, check=False
    )
    assert (verified.returncode, verified.stderr) == (0, "")
    security = ["systemd-analyze", "security", "--offline=true", "--threshold=20", str(unit)]
    judged = subprocess.run(security, capture_output=True, text=True, check=False)
    assert judged.returncode == 0, judged.stdout
