"""The simulation of larger sites: its queues against formulas, and its sums by hand."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

simpy = pytest.importorskip("simpy")

from tools.scale import Flusher, Parameters, Site, Station, least_servers, live_site, mail_site, simulate  # noqa: E402


@pytest.mark.parametrize("busy", [0.3, 0.7])
def test_one_server_with_equal_work_waits_as_the_formula_says(busy: float) -> None:
    """M/D/1: the mean wait is busy / (2 (1 − busy)) times the work."""
    environment, rng, work = simpy.Environment(), Random(3), 1.0
    station, waits = Station(environment), list[float]()

    def customer() -> Any:
        began = environment.now
        yield from station.serve(work)
        waits.append(environment.now - began - work)

    def arrivals() -> Any:
        while True:
            yield environment.timeout(rng.expovariate(busy / work))
            environment.process(customer())

    environment.process(arrivals())
    environment.run(until=60_000)
    assert sum(waits) / len(waits) == pytest.approx(busy / (2 * (1 - busy)) * work, rel=0.06)
    assert station.busy / 60_000 == pytest.approx(busy, rel=0.03)


def test_transactions_that_wait_share_a_flush() -> None:
    environment = simpy.Environment()
    disk, ends = Flusher(environment, 1.0), list[float]()

    def one(at: float) -> Any:
        yield environment.timeout(at)
        yield disk.flush()
        ends.append(environment.now)

    for at in (0.0, 0.1, 0.9, 1.5, 9.0):
        environment.process(one(at))
    environment.run()
    assert ends == [1.0, 2.0, 2.0, 3.0, 10.0]
    assert disk.count == 4


def test_a_site_is_as_busy_as_its_sum() -> None:
    costs = Parameters(answer=0.001, database=0.002, cores=2, commit=0.001)
    found = simulate(Site("x", 400.0, 10, 20, 10, 2), costs, seconds=30.0)
    assert found.server == pytest.approx(0.2, rel=0.1)
    assert found.database == pytest.approx(0.4, rel=0.06)
    assert 0.004 < found.middle < found.slow < 0.03
    assert found.memory == (10 * costs.match + 20 * costs.socket) / 2


def test_more_matches_want_more_servers() -> None:
    costs = Parameters(cores=8)
    few, many = least_servers(live_site(1_000), costs), least_servers(live_site(40_000), costs)
    assert few.site.servers == 1
    assert many.site.servers > 1
    assert mail_site(86_400, day=1.0, peak=1.0).answers == pytest.approx(1.0)
