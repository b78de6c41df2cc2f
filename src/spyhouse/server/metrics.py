"""Prometheus metrics, served at `/metrics`."""

import asyncio
import time
from collections import deque
from collections.abc import Iterable

from prometheus_client import CollectorRegistry, Gauge, Histogram, ProcessCollector
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from spyhouse.live.rooms import RoomRegistry
from spyhouse.store.sql import SqlStore

_LAG_EVERY_S = 0.25
_LAG_SAMPLES = 60


class Metrics:
    """The metrics of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.sockets = Gauge("spyhouse_sockets", "Open sockets", registry=self.registry)
        self.sent = Gauge("spyhouse_sent_bytes", "Bytes sent to sockets", registry=self.registry)
        self.commits = Histogram(
            "spyhouse_commit_seconds",
            "From asking the store until it is durable",
            buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1, 5),
            registry=self.registry,
        )

        self.lag = Gauge(
            "spyhouse_loop_lag_seconds",
            "How late the event loop was at worst in the last seconds",
            registry=self.registry,
        )
        ProcessCollector(registry=self.registry)  # memory, CPU time, open files

    async def measure_lag(self) -> None:
        """Measure by how much sleeps exceed their duration."""
        late: deque[float] = deque([0.0], maxlen=_LAG_SAMPLES)
        while True:
            began = time.perf_counter()
            await asyncio.sleep(_LAG_EVERY_S)
            late.append(time.perf_counter() - began - _LAG_EVERY_S)
            self.lag.set(max(late))

    def attach(self, rooms: RoomRegistry, store: SqlStore) -> None:
        """Collect the counts of the rooms and the store."""
        awake = Gauge("spyhouse_tables_awake", "Tables in memory", registry=self.registry)
        awake.set_function(lambda: len(rooms.awake))
        self.registry.register(_RoomCollector(rooms, store))


class _RoomCollector(Collector):
    """Reads the plain counters of the rooms on every scrape."""

    def __init__(self, rooms: RoomRegistry, store: SqlStore) -> None:
        self._rooms = rooms
        self._store = store
        self._services = rooms.services

    def collect(self) -> Iterable[Metric]:
        """Yield the current values."""
        services = self._services
        yield CounterMetricFamily("spyhouse_done", "Commands and moves stored", value=services.stored_count)
        yield CounterMetricFamily("spyhouse_log_bytes", "Bytes added to logs", value=services.stored_bytes)
        yield CounterMetricFamily(
            "spyhouse_store_failures",
            "Commits and reads that the store failed",
            value=self._store.failures,
        )
        waiting = GaugeMetricFamily("spyhouse_waiting", "What waits in queues", labels=["queue"])
        rooms = self._rooms.awake.values()
        waiting.add_metric(["commands"], sum(room.waiting for room in rooms))
        waiting.add_metric(["commits"], self._store.waiting)
        waiting.add_metric(["slow work"], services.scheduler.waiting)
        yield waiting
        refused = CounterMetricFamily("spyhouse_refused", "Refusals", labels=["kind"])
        for kind, count in self._services.refusal_counts.items():
            refused.add_metric([kind], count)
        yield refused
        if notices := self._services.notices:
            sent = CounterMetricFamily("spyhouse_notices", "Notices by Web Push", labels=["result"])
            for result, count in notices.counted.items():
                sent.add_metric([result], count)
            yield sent
