"""What `/metrics` tells Prometheus."""

from collections.abc import Iterable

from prometheus_client import CollectorRegistry, Gauge, Histogram
from prometheus_client.core import CounterMetricFamily
from prometheus_client.registry import Collector

from spyhouse.live.rooms import Rooms


class Metrics:
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

    def watch(self, rooms: Rooms) -> None:
        awake = Gauge("spyhouse_tables_awake", "Tables in memory", registry=self.registry)
        awake.set_function(lambda: len(rooms.awake))
        self.registry.register(_Deeds(rooms))


class _Deeds(Collector):
    """Counted by the rooms themselves as plain numbers, read when somebody looks."""

    def __init__(self, rooms: Rooms) -> None:
        self._services = rooms.services

    def collect(self) -> Iterable[CounterMetricFamily]:
        yield CounterMetricFamily("spyhouse_done", "Commands and moves stored", value=self._services.done)
        refused = CounterMetricFamily("spyhouse_refused", "Refusals", labels=["kind"])
        for kind, count in self._services.refused.items():
            refused.add_metric([kind], count)
        yield refused
        if notices := self._services.notices:
            told = CounterMetricFamily("spyhouse_notices", "Notices by Web Push", labels=["result"])
            for result, count in notices.counted.items():
                told.add_metric([result], count)
            yield told
