"""Simulation of servers on one PostgreSQL, beyond the machines at hand: what saturates first, and what a site would buy.

An answer waits for the processor of the server that owns its match, then for the processor and the disk of the database, and is
told to the pages. Queues are those of a discrete-event simulation (SimPy). Parameters are measured
(`docs/scale.md`); everything the simulation says of larger sites is reckoned.

    .venv/bin/python tools/scale.py            # the table of docs/scale.md
    .venv/bin/python tools/scale.py --live 20000 --servers 4
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Generator
from random import Random
from statistics import quantiles
from typing import Any

import simpy
from msgspec import Struct
from msgspec.structs import replace

Steps = Generator[Any, Any, None]


class Parameters(Struct, frozen=True):
    """Costs of one answer and of what stands beside it. Seconds, bytes and rates a second."""

    answer: float = 0.001
    """Processor of the server for an answer, with the views of two pages."""
    opening: float = 0.036
    """Processor of the server to read a stored match and seat its pages, where an answer finds it out of memory."""
    database: float = 0.00042
    """Processor of PostgreSQL for an answer."""
    commit: float = 0.001
    """Time of one flush to the disk. Transactions that wait meanwhile share the next one."""
    transactions: int = 2
    """Transactions of an answer: the words for the dice, and the answer."""
    passing: float = 0.00012
    """Processor of another server for an answer whose connections it passes on; workers of one machine hand them over."""
    cores: int = 4
    """Cores of PostgreSQL."""
    socket: float = 67_000.0
    """Memory of a server for an open page."""
    match: float = 180_000.0
    """Memory of a server for a match in memory."""
    stored: float = 60_000.0
    """Bytes of a match on the disk of the database, with fifty answers."""


class Site(Struct, frozen=True):
    """Load and size of a site."""

    name: str
    answers: float
    """Answers a second."""
    live: int
    """Matches in memory."""
    pages: int
    """Open pages."""
    stored: int
    """Matches in the database."""
    servers: int
    opened: float = 0.0
    """Share of answers that find their match out of memory."""
    passed: float = 0.0
    """Share of answers whose pages are connected to another machine than the owner's."""
    most: float = 0.05
    """Seconds within which 99 of 100 answers are to be told."""


class Found(Struct, frozen=True):
    """Result of a simulation."""

    site: Site
    server: float
    """Busy share of the processor of a server."""
    database: float
    """Busy share of the cores of the database."""
    flushes: float
    """Flushes to the disk a second."""
    middle: float
    """Seconds from an answer received to its views sent: median."""
    slow: float
    """The same, 99th percentile."""
    memory: float
    """Bytes of memory of one server."""


class Station:
    """A queue before one or more servers of equal speed."""

    def __init__(self, environment: simpy.Environment, size: int = 1) -> None:
        self._environment = environment
        self._place = simpy.Resource(environment, size)
        self.busy = 0.0

    def serve(self, seconds: float) -> Steps:
        """Wait for a free place, and keep it for so long."""
        with self._place.request() as place:
            yield place
            self.busy += seconds
            yield self._environment.timeout(seconds)


class Flusher:
    """Disk of the database: one flush at a time takes everything that waits."""

    def __init__(self, environment: simpy.Environment, seconds: float) -> None:
        self._environment, self._seconds = environment, seconds
        self._next: simpy.Event | None = None
        self._running = False
        self.count = 0

    def flush(self) -> simpy.Event:
        """Return the event of the end of the flush that takes this transaction."""
        if self._next is None:
            self._next = self._environment.event()
        waited = self._next
        if not self._running:
            self._running = True
            self._environment.process(self._run())
        return waited

    def _run(self) -> Steps:
        while self._next is not None:
            taken, self._next = self._next, None
            self.count += 1
            yield self._environment.timeout(self._seconds)
            taken.succeed()
        self._running = False


def simulate(site: Site, costs: Parameters, seconds: float = 20.0, seed: int = 1, warm: float = 2.0) -> Found:
    """Return what happens to this site. Answers come by a Poisson process; a server's answer takes exponential time."""
    environment, rng = simpy.Environment(), Random(seed)
    servers = [Station(environment) for _ in range(site.servers)]
    database, disk = Station(environment, costs.cores), Flusher(environment, costs.commit)
    took: list[float] = []

    def answer(owner: int) -> Steps:
        began = environment.now
        cost = rng.expovariate(1 / costs.answer) + (costs.opening if rng.random() < site.opened else 0.0)
        yield from servers[owner].serve(cost)
        for _ in range(costs.transactions):
            yield from database.serve(costs.database / costs.transactions)
            yield disk.flush()
        if site.servers > 1 and rng.random() < site.passed:
            yield from servers[(owner + rng.randrange(1, site.servers)) % site.servers].serve(costs.passing)
        if began > warm:
            took.append(environment.now - began)

    def arrivals() -> Steps:
        while True:
            yield environment.timeout(rng.expovariate(site.answers))
            environment.process(answer(rng.randrange(site.servers)))

    environment.process(arrivals())
    environment.run(until=seconds)
    ranks = quantiles(took, n=100) if len(took) > 1 else [0.0] * 99
    memory = (site.live * costs.match + site.pages * costs.socket) / site.servers
    busy = max(server.busy for server in servers) / seconds
    return Found(site, busy, database.busy / seconds / costs.cores, disk.count / seconds, ranks[49], ranks[98], memory)


def least_servers(site: Site, costs: Parameters, busy: float = 0.7) -> Found:
    """Return the result for the smallest number of servers at which answers are quick and no server is busy for long."""
    for servers in range(1, 400):
        if site.answers * (costs.answer + site.opened * costs.opening + site.passed * costs.passing) / servers > busy:
            continue
        found = simulate(replace(site, servers=servers, passed=site.passed * (1 - 1 / servers)), costs, 5.0, warm=1.0)
        if found.slow < site.most and found.server < busy + 0.1:
            return found
    raise ValueError("more than 400 servers")


def live_site(live: int, pace: float = 20.0, passed: float = 1.0) -> Site:
    """Return a site of matches that are played now: both pages open, an answer every `pace` seconds in each."""
    return Site(f"{live:,} live", live / pace, live, 2 * live, 20 * live, 1, 0.0, passed)


def mail_site(matches: int, day: float = 2.0, peak: float = 4.0) -> Site:
    """Return a site of matches by mail: so many answers a day in each, at the busiest hour; a page is open for two minutes."""
    answers = matches * day / 86_400 * peak
    return Site(f"{matches:,} by mail", answers, round(answers * 120), round(answers * 120), matches, 1, 1.0, 1.0, 0.25)


SITES: tuple[Callable[[], Site], ...] = (
    lambda: live_site(400),
    lambda: live_site(2_000),
    lambda: live_site(10_000),
    lambda: live_site(30_000),
    lambda: live_site(100_000),
    lambda: mail_site(100_000),
    lambda: mail_site(1_000_000),
)


def row(found: Found, costs: Parameters) -> str:
    """Return a result as a row of the table."""
    site = found.site
    cells = (
        site.name,
        f"{site.answers:,.0f}",
        f"{site.servers}",
        f"{found.server:.0%}",
        f"{found.database:.0%} of {costs.cores}",
        f"{found.flushes:,.0f}",
        f"{1000 * found.middle:.1f} / {1000 * found.slow:.0f}",
        f"{found.memory / 1e9:.1f} GB",
        f"{site.stored * costs.stored / 1e9:,.0f} GB",
    )
    return f"| {' | '.join(cells)} |"


def main() -> None:
    """Print the table, or one site."""
    parser = argparse.ArgumentParser(description="Simulate servers on one PostgreSQL.")
    parser.add_argument("--live", type=int, help="matches that are played now")
    parser.add_argument("--servers", type=int, help="so many servers; default: as many as are needed")
    parser.add_argument("--cores", type=int, default=0, help="cores of PostgreSQL; default: as many as are needed")
    wanted = parser.parse_args()
    print("| site | answers/s | servers | busy | database | flushes/s | p50 / p99 ms | memory each | database's disk |")
    print("| --- | --- | --- | --- | --- | --- | --- | --- | --- |")
    for site in [live_site(wanted.live)] if wanted.live else [make() for make in SITES]:
        need = int(site.answers * Parameters().database / 0.6) + 1
        costs = replace(Parameters(), cores=wanted.cores or max(2, need))
        found = simulate(replace(site, servers=wanted.servers), costs) if wanted.servers else least_servers(site, costs)
        print(row(found, costs), flush=True)


if __name__ == "__main__":
    main()
