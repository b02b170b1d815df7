"""Metrics for Prometheus: the status of the bot in numbers, over HTTP.

They are made out of ``status`` at the moment at which they are fetched, so that nothing is counted for them
alone. The server has threads of its own; the status is taken in the event loop, to which it belongs.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager

from prometheus_client import CollectorRegistry, ProcessCollector, start_http_server
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, SummaryMetricFamily
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector

from unobot.hosting.settings import MetricsSettings
from unobot.hosting.status import NetworkStatus, Status

log = logging.getLogger(__name__)

PATIENCE_S = 5.0
"""Seconds that the event loop has to answer."""

STAGES = ("none", "lobby", "hand", "pause", "closed")

Family = type[CounterMetricFamily] | type[GaugeMetricFamily]

OF_NETWORKS: tuple[tuple[Family, str, str, Callable[[NetworkStatus], float]], ...] = (
    (GaugeMetricFamily, "network_connected", "Whether the bot is on the network", lambda n: n.connected),
    (GaugeMetricFamily, "network_channels", "Channels that it plays in", lambda n: len(n.channels)),
    (GaugeMetricFamily, "network_waiting_lines", "Lines that wait to leave", lambda n: n.waiting),
    (CounterMetricFamily, "network_lines_in", "Lines from the server", lambda n: n.lines_in),
    (CounterMetricFamily, "network_lines_out", "Lines to the server", lambda n: n.lines_out),
    (CounterMetricFamily, "network_connections", "Connections, the first included", lambda n: n.connections),
)


class StatusCollector(Collector):
    """Gives the metrics of the status that ``look`` returns."""

    def __init__(self, look: Callable[[], Status]) -> None:
        self._look = look

    def collect(self) -> Iterator[Metric]:
        """All metrics, as they are now."""
        status = self._look()
        yield GaugeMetricFamily("unobot_uptime_seconds", "Since the bot was started", status.uptime)
        yield CounterMetricFamily("unobot_errors", "Errors that were logged", status.errors)
        for family, name, text, value in OF_NETWORKS:
            metric = family(f"unobot_{name}", text, labels=["network"])
            for network in status.networks:
                metric.add_metric([network.name], value(network))
            yield metric
        yield from _of_tables(status)
        store = status.store
        yield GaugeMetricFamily("unobot_store_waiting_writes", "Writes under way", store.waiting)
        yield SummaryMetricFamily(
            "unobot_store_write_seconds", "Seconds of each write", store.writes, store.seconds
        )


def _of_tables(status: Status) -> Iterator[Metric]:
    tables = GaugeMetricFamily("unobot_tables", "Tables by what goes on there", labels=["stage"])
    for stage in STAGES:
        tables.add_metric([stage], sum(table.stage == stage for table in status.tables))
    yield tables
    waiting = sum(table.waiting for table in status.tables)
    yield GaugeMetricFamily("unobot_table_waiting_commands", "Commands that wait at tables", waiting)


@asynccontextmanager
async def serving(settings: MetricsSettings, look: Callable[[], Status]) -> AsyncIterator[None]:
    """Let metrics be fetched while in this context. Where that cannot be, it is logged."""
    loop = asyncio.get_running_loop()

    async def in_loop() -> Status:
        return look()

    def from_thread() -> Status:
        return asyncio.run_coroutine_threadsafe(in_loop(), loop).result(PATIENCE_S)

    registry = CollectorRegistry()
    ProcessCollector(registry=registry)
    try:
        server, thread = start_http_server(settings.port, settings.host, registry)
    except OSError as error:
        log.error("no metrics: %s:%d cannot be listened on: %s", settings.host, settings.port, error)
        yield
        return
    registry.register(StatusCollector(from_thread))
    try:
        yield
    finally:
        await asyncio.to_thread(server.shutdown)
        server.server_close()
        await asyncio.to_thread(thread.join)
