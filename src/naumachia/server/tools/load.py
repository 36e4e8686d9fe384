"""Load test over real sockets: a server on one core, simulated clients on another.

Every match has the pages of both seats connected, with compression as browsers ask for it. The report is the time from an
answer sent to the new view received by everybody at that table, and the processor's time of the server for each answer, which
is worth more on a machine that has other things to do.
"""

from __future__ import annotations

import asyncio
import gc
import multiprocessing
import os
import re
import socket
import sys
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import monotonic, sleep
from urllib.request import Request, urlopen

import msgspec
from msgspec import Struct
from websockets.asyncio.client import connect
from websockets.typing import Subprotocol

from naumachia.games import find
from naumachia.server.guard.limits import Limits
from naumachia.server.start.run import serve
from naumachia.server.tools.simulated_client import SimulatedClient
from naumachia.table.session.messages import SPOKEN, TOKEN

if sys.platform != "win32":
    import resource

WARM = 3.0
"""Seconds of play before anything is counted."""
FREE = Limits(
    messages=1e9,
    messages_reserve=1e9,
    requests=1e9,
    requests_reserve=1e9,
    sockets=10**9,
    under_way=10**9,
    crowd=1e9,
    crowd_reserve=1e9,
)
"""All the players come from one address."""


class Served(Struct, frozen=True):
    """Measured load of a server, with the pages of every seat of every match connected."""

    game: str
    scenario: str
    matches: int
    answers_per_second: float
    p50_ms: float
    """From an answer sent to the new view received by everybody at its table."""
    p99_ms: float
    processor_ms: float
    """Of the server, for an answer."""


class Scaled(Struct, frozen=True):
    """Measured throughput of several workers against that of one, in turns, with the same load for each worker.

    Throughput is answers for each second of processor time of the busiest worker: what a core of its own for each would give.
    Players and PostgreSQL have the same cores here, so answers a second by the clock would measure them.
    """

    game: str
    scenario: str
    matches: int
    """Live matches for each worker."""
    workers: int
    one_ms: float
    """Processor time of one worker for an answer; median of the rounds, as are all that follow."""
    all_ms: float
    """Processor time of all workers together for an answer."""
    busiest: float
    """Share of the busiest of them."""
    ratio: float
    """Throughput of all against that of one."""
    ratios: tuple[float, ...]
    """The same in each round."""


class Load:
    """Matches of a scenario, at so many answers a second in all."""

    def __init__(self, url: str, game: str, scenario: str, rng: Random) -> None:
        self.url, self.rng = url, rng
        found = find(game)
        seats = found.rules.seats(found.start(found.load_scenario(scenario)))
        self.wanted = msgspec.json.encode({"game": game, "scenario": scenario, "players": dict.fromkeys(seats, "human")})
        self.took: list[float] = []

    async def play(self, matches: int, rate: float, seconds: float) -> float:
        """Play at this pace; the processor's seconds the server took for each answer."""
        idle = deque([await self._sit() for _ in range(matches)])
        gc.freeze()
        gc.disable()  # a pause of the players is not to be taken for one of the server
        await self._paced(idle, rate, WARM)
        self.took, before = [], self._burnt()
        await self._paced(idle, rate, seconds)
        burnt = self._burnt() - before
        for table in idle:
            await _leave(table)
        return burnt / max(1, len(self.took))

    async def shares(self, matches: int, rate: float, seconds: float) -> list[float]:
        """Play at this pace; the processor's seconds each worker took for each answer."""
        idle = deque([await self._sit() for _ in range(matches)])
        await self._paced(idle, rate, WARM)
        self.took, before = [], self._by_worker()
        await self._paced(idle, rate, seconds)
        after = self._by_worker()
        for table in idle:
            await _leave(table)
        return [(after[name] - before[name]) / max(1, len(self.took)) for name in after]

    async def _sit(self) -> list[SimulatedClient]:
        """A new match with everybody at it."""
        created = msgspec.json.decode(await asyncio.to_thread(_ask, f"{self.url}api/matches", self.wanted))
        address = f"{self.url.replace('http', 'ws')}ws/{created['id']}"
        table = []
        for seat, token in created["tokens"].items():
            spoken = [Subprotocol(SPOKEN), Subprotocol(f"{TOKEN}{token}")]
            table.append(SimulatedClient(seat, await connect(address, subprotocols=spoken, max_size=None)))
            await table[-1].come()
        return table

    async def _turn(self, table: list[SimulatedClient]) -> float | None:
        """One answer: the seconds until everybody has seen what came of it, or nothing where the match is over."""
        asked = next((page for page in table if page.asked), None)
        if asked is None:
            return None
        sent, *_ = await asyncio.gather(asked.answer(self.rng), *(page.hear() for page in table if page is not asked))
        return max(page.came for page in table) - sent

    async def _paced(self, idle: deque[list[SimulatedClient]], rate: float, seconds: float) -> None:
        began, sent, busy = monotonic(), 0, set[asyncio.Task[None]]()

        async def one(table: list[SimulatedClient]) -> None:
            took = await self._turn(table)
            if took is None:
                await _leave(table)
                table = await self._sit()
            else:
                self.took.append(took)
            idle.append(table)

        while (now := monotonic() - began) < seconds:
            while idle and sent < now * rate:
                task = asyncio.create_task(one(idle.popleft()))
                busy.add(task)
                task.add_done_callback(busy.discard)
                sent += 1
            await asyncio.sleep(0.001)
        if busy:
            await asyncio.gather(*busy)

    def _burnt(self) -> float:
        return sum(self._by_worker().values())

    def _by_worker(self) -> dict[str, float]:
        told = _ask(f"{self.url}api/metrics").decode()
        found = re.findall(r'^process_cpu_seconds_total(?:\{server="(.*?)"\})? ([0-9.e+]+)$', told, re.M)
        return {name: float(value) for name, value in found}


def run(game: str, scenario: str = "", matches: int = 1000, rate: float = 500.0, seconds: float = 10.0) -> Served:
    """Measure; the server has a core of its own where the system lets us."""
    name = scenario or find(game).standard
    with TemporaryDirectory() as folder:
        port = _free_port()
        context = multiprocessing.get_context("spawn")
        server = context.Process(target=_serve, args=(port, f"sqlite:///{Path(folder) / 'load.db'}"))
        server.start()
        try:
            url = f"http://127.0.0.1:{port}/"
            _wait(url)
            load = Load(url, game, name, Random(1))
            with _own_core(0):
                burnt = asyncio.run(load.play(matches, rate, seconds))
        finally:
            server.terminate()
            server.join()
    middle, last = (round(1000 * quantiles(load.took, n=100)[percent - 1], 2) for percent in (50, 99))
    return Served(game, name, matches, round(len(load.took) / seconds, 1), middle, last, round(1000 * burnt, 3))


def compare(
    game: str, scenario: str, matches: int, rate: float, seconds: float, database: str, workers: int, rounds: int = 3
) -> Scaled:
    """Measure one worker and several on this PostgreSQL database, in turns."""
    name = scenario or find(game).standard

    def measured(count: int) -> list[float]:
        return _shares(game, name, count * matches, count * rate, seconds, database, count)

    pairs = [(measured(1), measured(workers)) for _ in range(rounds)]
    ratios = [max(one) / max(all) for one, all in pairs]
    return Scaled(
        game,
        name,
        matches,
        workers,
        round(1000 * median(sum(one) for one, _ in pairs), 3),
        round(1000 * median(sum(all) for _, all in pairs), 3),
        round(median(max(all) / sum(all) for _, all in pairs), 3),
        round(median(ratios), 2),
        tuple(round(ratio, 2) for ratio in ratios),
    )


def _shares(game: str, name: str, matches: int, rate: float, seconds: float, database: str, workers: int) -> list[float]:
    port = _free_port()
    server = multiprocessing.get_context("spawn").Process(target=_serve_all, args=(port, database, workers))
    server.start()
    try:
        url = f"http://127.0.0.1:{port}/"
        _wait(url)
        load = Load(url, game, name, Random(1))
        late = monotonic() + 60
        while len(load._by_worker()) < workers and monotonic() < late:
            sleep(0.1)
        return asyncio.run(load.shares(matches, rate, seconds))
    finally:
        server.terminate()
        server.join()


def _serve_all(port: int, database: str, workers: int) -> None:
    serve(port=port, database=database, open_browser=False, limits=FREE, workers=workers, say=lambda _: None)


async def _leave(table: list[SimulatedClient]) -> None:
    await asyncio.gather(*(page.wire.close() for page in table))


def _serve(port: int, database: str) -> None:
    with _own_core(-1):
        serve(port=port, database=database, open_browser=False, limits=FREE, say=lambda _: None)


@contextmanager
def _own_core(place: int) -> Iterator[None]:
    """Stay on the first core, or on the last, where the system lets us; with as many sockets as it gives."""
    if sys.platform != "win32":
        most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {sorted(before)[place]})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def _free_port() -> int:
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        return int(door.getsockname()[1])


def _wait(url: str) -> None:
    late = monotonic() + 60
    while True:
        try:
            _ask(f"{url}api/health")
            return
        except OSError:
            if monotonic() > late:
                raise
            sleep(0.05)


def _ask(url: str, body: bytes | None = None) -> bytes:
    with urlopen(Request(url, body, {"content-type": "application/json"})) as reply:
        found: bytes = reply.read()
        return found
