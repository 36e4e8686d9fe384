"""Metrics in the Prometheus format: matches, response times and refusals.

They are told to this machine only. Nobody's name, address or match is among them.
"""

from __future__ import annotations

from ipaddress import ip_address
from platform import python_version

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    Info,
    ProcessCollector,
    generate_latest,
)
from prometheus_client.gc_collector import GCCollector
from prometheus_client.registry import Collector

from naumachia import __version__
from naumachia.kernel.errors import NaumachiaError
from naumachia.table.base.errors import kind

TYPE = CONTENT_TYPE_LATEST
PILE = 1000
"""Answers whose time is noted before it is counted: the library locks for each."""
STEPS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)


class Metrics:
    """Counters of a running server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry(auto_describe=False)
        self._took: list[float] = []
        self.answers = self.refusals = 0
        """Answers taken and errors told so far."""
        self._changes = Histogram(
            "naumachia_change_seconds",
            "From an answer (or undo) read to everybody told, kept on the disk in between.",
            registry=self.registry,
            buckets=STEPS,
        )
        self.problems = Counter("naumachia_problems", "What was refused, by its code.", ["code"], registry=self.registry)
        self.requests = Counter("naumachia_requests", "HTTP requests by status.", ["status"], registry=self.registry)
        self.letters = Counter("naumachia_letters", "Letters by what became of them.", ["outcome"], registry=self.registry)
        for outcome in ("sent", "failed"):
            self.letters.labels(outcome)
        self.database = Gauge("naumachia_database_up", "Whether the database answers within a second.", registry=self.registry)
        self.stored = Gauge("naumachia_matches_stored", "Matches in the database.", registry=self.registry)
        build = Info("naumachia_build", "The program that runs.", registry=self.registry)
        build.info({"version": __version__, "python": python_version()})
        ProcessCollector(registry=self.registry)
        GCCollector(registry=self.registry)

    def watch(self, gauges: Collector) -> None:
        """Add gauges that are read whenever the metrics are asked for."""
        self.registry.register(gauges)

    def changed(self, seconds: float) -> None:
        """So long an answer took."""
        self._took.append(seconds)
        self.answers += 1
        if len(self._took) >= PILE:
            self._count()

    def refused(self, error: NaumachiaError) -> None:
        """Count an error that was told."""
        self.refusals += 1
        self.problems.labels(kind(error)[0]).inc()

    def _count(self) -> None:
        took, self._took = self._took, []
        for seconds in took:
            self._changes.observe(seconds)

    def told(self) -> bytes:
        """Everything, as Prometheus reads it."""
        self._count()
        return generate_latest(self.registry)


def is_here(host: str | None) -> bool:
    """Whether somebody asks from this machine; behind a proxy its visitors do not."""
    try:
        return ip_address(host or "").is_loopback
    except ValueError:
        return False
