"""Metrics as Prometheus fetches them."""

import asyncio
import socket
import sys
import urllib.request
from collections.abc import Callable
from datetime import UTC, datetime

import pytest
from prometheus_client.parser import text_string_to_metric_families

from unobot.config import Config
from unobot.hosting import running
from unobot.hosting.metrics import serving
from unobot.hosting.settings import MetricsSettings
from unobot.hosting.status import NetworkStatus, Status, TableStatus
from unobot.net.settings import NetworkSettings, ServerSettings
from unobot.store.writer import Effort

NETWORK = NetworkStatus(
    name="net",
    connected=True,
    given_up=False,
    nick="unobot",
    channels=("#uno", "#b"),
    waiting=3,
    lines_in=70,
    lines_out=50,
    connections=2,
    trouble=None,
)
TABLE = TableStatus(network="net", channel="#uno", stage="hand", game="g", hand=1, seats=4, waiting=5)
STATUS = Status(
    version="1",
    started=datetime(2026, 3, 1, tzinfo=UTC),
    uptime=60.0,
    networks=(NETWORK,),
    tables=(TABLE,),
    store=Effort(writes=10, seconds=0.5, waiting=1),
    errors=4,
    last_error=None,
)


@pytest.fixture
def port() -> int:
    """A port of this machine that is free."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def fetched(port: int) -> dict[tuple[str, ...], float]:
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=10) as answer:
        families = text_string_to_metric_families(answer.read().decode())
        samples = (sample for family in families for sample in family.samples)
        return {(sample.name, *sample.labels.values()): sample.value for sample in samples}


def test_the_status_in_numbers(port: int) -> None:
    async def main() -> dict[tuple[str, ...], float]:
        async with serving(MetricsSettings(port=port), lambda: STATUS):
            return await asyncio.to_thread(fetched, port)

    found = asyncio.run(main())
    assert (
        found.items()
        >= {
            ("unobot_uptime_seconds",): 60.0,
            ("unobot_errors_total",): 4.0,
            ("unobot_network_connected", "net"): 1.0,
            ("unobot_network_channels", "net"): 2.0,
            ("unobot_network_waiting_lines", "net"): 3.0,
            ("unobot_network_lines_in_total", "net"): 70.0,
            ("unobot_network_lines_out_total", "net"): 50.0,
            ("unobot_network_connections_total", "net"): 2.0,
            ("unobot_tables", "hand"): 1.0,
            ("unobot_tables", "lobby"): 0.0,
            ("unobot_table_waiting_commands",): 5.0,
            ("unobot_store_waiting_writes",): 1.0,
            ("unobot_store_write_seconds_count",): 10.0,
            ("unobot_store_write_seconds_sum",): 0.5,
        }.items()
    )
    assert ("process_resident_memory_bytes",) in found


def test_a_port_that_is_taken_is_logged_and_the_bot_goes_on(caplog: pytest.LogCaptureFixture) -> None:
    async def main() -> None:
        with socket.socket() as other:
            other.bind(("127.0.0.1", 0))
            other.listen()
            async with serving(MetricsSettings(port=other.getsockname()[1]), lambda: STATUS):
                pass

    asyncio.run(main())
    assert "cannot be listened on" in caplog.text


@pytest.mark.parametrize(
    ("metrics", "said"), [(None, ""), (MetricsSettings(port=1), "no metrics: they need unobot[metrics]")]
)
def test_without_the_library_or_the_wish(
    metrics: MetricsSettings | None,
    said: str,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setitem(sys.modules, "unobot.hosting.metrics", None)
    network = NetworkSettings(name="net", servers=(ServerSettings(host="h"),))

    async def main(look: Callable[[], Status]) -> None:
        async with running._metrics(Config(networks=(network,), metrics=metrics), look):
            pass

    asyncio.run(main(lambda: STATUS))
    assert said in caplog.text
    assert bool(said) == bool(caplog.text)
