"""Metrics of all servers of a cluster: each with the name of its server, or summed up."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.metrics_core import Metric
from prometheus_client.parser import text_string_to_metric_families
from prometheus_client.registry import Collector

from naumachia.kernel.errors import NaumachiaError
from naumachia.server.cluster import forwarding
from naumachia.server.cluster.cluster import Cluster

OURS = "naumachia_"
"""Prefix of the metrics that are summed up. Those of the process and the interpreter mean nothing together."""
ALIKE = {"naumachia_database_up": min, "naumachia_matches_stored": max, "naumachia_servers": max}
"""Metrics that tell of the database or the cluster: every server says the same, or nearly."""
PROCESSOR = "process_cpu_seconds"


async def gather(cluster: Cluster, own: bytes) -> dict[str, bytes]:
    """Return the metrics of all servers by their names. A server that does not answer is left out."""

    async def ask(name: str, address: str) -> tuple[str, bytes]:
        asked = forwarding.Asked("GET", b"/api/metrics", ((b"host", b"localhost"),), b"", "127.0.0.1")
        try:
            found = await forwarding.pass_on(cluster, asked, address)
        except (OSError, NaumachiaError):
            return name, b""
        return name, found.body if found.status == 200 else b""

    me = cluster.leases.me
    others = [one for one in cluster.leases.members if one.id != me]
    found = dict(await asyncio.gather(*(ask(one.name, one.address) for one in others)))
    return {cluster.name: own} | {name: text for name, text in found.items() if text}


def by_server(texts: Mapping[str, bytes]) -> bytes:
    """Return all metrics with a label `server`."""
    families: dict[str, Metric] = {}
    for server, text in texts.items():
        for family in text_string_to_metric_families(text.decode()):
            kept = families.setdefault(family.name, Metric(family.name, family.documentation, family.type))
            for sample in family.samples:
                kept.add_sample(sample.name, {**sample.labels, "server": server}, sample.value)
    return _written(families)


def in_sum(texts: Mapping[str, bytes]) -> bytes:
    """Return the metrics of the program and the processor's time, added over all servers."""
    families: dict[str, Metric] = {}
    sums: dict[str, dict[tuple[str, tuple[tuple[str, str], ...]], float]] = {}
    for text in texts.values():
        for family in text_string_to_metric_families(text.decode()):
            if not family.name.startswith((OURS, PROCESSOR)) or family.type == "info":
                continue
            families.setdefault(family.name, Metric(family.name, family.documentation, family.type))
            known = sums.setdefault(family.name, {})
            for sample in family.samples:
                if sample.name.endswith("_created"):
                    continue
                key = sample.name, tuple(sorted(sample.labels.items()))
                alike = ALIKE.get(family.name)
                before = known.get(key)
                if before is None:
                    known[key] = sample.value
                else:
                    known[key] = alike(before, sample.value) if alike else before + sample.value
    for name, family in families.items():
        for (line, labels), value in sums[name].items():
            family.add_sample(line, dict(labels), value)
    return _written(families)


def _written(families: Mapping[str, Metric]) -> bytes:
    class Found(Collector):
        def collect(self) -> Iterator[Metric]:
            yield from families.values()

    registry = CollectorRegistry(auto_describe=False)
    registry.register(Found())
    return generate_latest(registry)
