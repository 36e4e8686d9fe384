"""Gauges for Prometheus that are read from the open matches when metrics are asked for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from prometheus_client.metrics_core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

if TYPE_CHECKING:
    from naumachia.server.matches.matches import Matches


class Gauges(Collector):
    """Matches, players, bytes and waiting work at this moment."""

    def __init__(self, matches: Matches) -> None:
        self.matches = matches

    def collect(self) -> Iterator[Metric]:
        """One gauge a number."""
        tables = tuple(self.matches.tables.values())
        guests = [guest for table in tables for guest in table.guests]
        turns = self.matches.workers.turns
        for name, words, value in (
            ("tables", "Matches in memory.", len(tables)),
            ("players", "Connections that hold a seat.", sum(guest.seat is not None for guest in guests)),
            ("spectators", "Connections that watch.", sum(guest.seat is None for guest in guests)),
            ("outbox_bytes", "What waits to be read by guests.", sum(guest.outbox.size for guest in guests)),
            ("programs_waiting", "Programs whose turn to think has not come.", turns.programs),
            ("questions_waiting", "Questions that nobody works on yet.", turns.questions),
        ):
            yield GaugeMetricFamily(f"naumachia_{name}", words, value)
        if (cluster := self.matches.cluster) is not None:
            leases = cluster.leases
            yield GaugeMetricFamily("naumachia_matches_owned", "Matches this server owns.", leases.count)
            yield GaugeMetricFamily("naumachia_servers", "Servers that are up.", len(leases.members))
            yield GaugeMetricFamily("naumachia_draining", "Whether this server gives its matches away.", leases.draining)
            yield CounterMetricFamily("naumachia_matches_claimed", "Matches this server has taken.", leases.claimed)
            yield CounterMetricFamily("naumachia_leases_lost", "Leases of this server that have run out.", cluster.lost)
            yield CounterMetricFamily("naumachia_connections_passed", "WebSockets passed on to owners.", cluster.passed)
