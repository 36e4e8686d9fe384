"""How fast the server is over real sockets: a server of its own on one core, and players on another who answer at a pace.

Every match has the pages of both seats connected, with compression as browsers ask for it. What is told is the time from an
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
from pathlib import Path
from random import Random
from statistics import quantiles
from tempfile import TemporaryDirectory
from time import monotonic, perf_counter, sleep
from typing import Any
from urllib.request import Request, urlopen

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from naumachia.games import find
from naumachia.server.bench import FREE, SMALLEST, Told, View, any_answer
from naumachia.server.incoming import Answer
from naumachia.server.run import serve
from naumachia.server.sockets import SPOKEN, TOKEN

if sys.platform != "win32":
    import resource

WARM = 3.0
"""Seconds of play before anything is counted."""


class Seat:
    """The page of one seat."""

    def __init__(self, wire: ClientConnection) -> None:
        self.wire = wire
        self.view: View | None = None
        self.came = 0.0

    async def hear(self) -> None:
        """The next view."""
        while True:
            told = msgspec.json.decode(await self.wire.recv(), type=Told)
            if told.t == "problem":
                raise RuntimeError("an answer was not taken")
            if told.view is not None:
                self.view, self.came = told.view, perf_counter()
                return


class Pair:
    """One match and its pages."""

    def __init__(self, seats: dict[str, Seat]) -> None:
        self.seats = seats

    async def turn(self, rng: Random) -> float | None:
        """One answer: the seconds until everybody has seen what came of it, or nothing where the match is over."""
        for name, seat in self.seats.items():
            assert seat.view is not None
            if seat.view.ask and name in seat.view.ask.seats:
                text = msgspec.json.encode(Answer(seat.view.number, any_answer(seat.view.ask, rng)))
                began = perf_counter()
                await seat.wire.send(text, text=True)
                await asyncio.gather(*(one.hear() for one in self.seats.values()))
                return max(one.came for one in self.seats.values()) - began
        return None

    async def leave(self) -> None:
        """Everybody goes."""
        await asyncio.gather(*(seat.wire.close() for seat in self.seats.values()))


class Load:
    """So many matches of a scenario, at so many answers a second in all."""

    def __init__(self, url: str, game: str, scenario: str, rng: Random) -> None:
        self.url, self.rng = url, rng
        found = find(game)
        seats = found.seats(found.start(found.load_scenario(scenario)))
        players = dict.fromkeys(seats, "human")
        self.wanted = msgspec.json.encode({"game": game, "scenario": scenario, "players": players})
        self.took: list[float] = []

    async def sit(self) -> Pair:
        """A new match with everybody at it."""
        created = msgspec.json.decode(await asyncio.to_thread(_ask, f"{self.url}api/matches", self.wanted))
        address = f"{self.url.replace('http', 'ws')}ws/{created['id']}"
        seats = {}
        for name, token in created["tokens"].items():
            seats[name] = Seat(await connect(address, subprotocols=[SPOKEN, f"{TOKEN}{token}"], max_size=None))  # type: ignore[list-item]
            await seats[name].hear()
        return Pair(seats)

    async def play(self, tables: int, rate: float, seconds: float) -> float:
        """Play at this pace; the processor's seconds the server took for each answer."""
        idle = deque([await self.sit() for _ in range(tables)])
        gc.freeze()
        gc.disable()  # a pause of the players is not to be taken for one of the server
        await self._paced(idle, rate, WARM)
        self.took, before = [], self._burnt()
        await self._paced(idle, rate, seconds)
        burnt = self._burnt() - before
        for pair in idle:
            await pair.leave()
        return burnt / max(1, len(self.took))

    async def _paced(self, idle: deque[Pair], rate: float, seconds: float) -> None:
        began, sent, busy = monotonic(), 0, set[asyncio.Task[None]]()

        async def one(pair: Pair) -> None:
            took = await pair.turn(self.rng)
            if took is None:
                await pair.leave()
                pair = await self.sit()
            else:
                self.took.append(took)
            idle.append(pair)

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
        told = _ask(f"{self.url}api/metrics").decode()
        found = re.search(r"^process_cpu_seconds_total ([0-9.e+]+)$", told, re.M)
        return float(found.group(1)) if found else 0.0


def run(
    game: str | None = None, scenario: str = "", tables: int = 1000, rate: float = 500.0, seconds: float = 10.0
) -> dict[str, Any]:
    """Measure; the server has a core of its own where the system lets us."""
    name = game or SMALLEST
    with TemporaryDirectory() as folder:
        port = _free_port()
        context = multiprocessing.get_context("spawn")
        server = context.Process(target=_serve, args=(port, f"sqlite:///{Path(folder) / 'load.db'}"))
        server.start()
        try:
            url = f"http://127.0.0.1:{port}/"
            _wait(url)
            load = Load(url, name, scenario or find(name).standard, Random(1))
            _pin(0)
            burnt = asyncio.run(load.play(tables, rate, seconds))
        finally:
            server.terminate()
            server.join()
    return {
        "over real sockets": "both seats of every match connected, compressed",
        "live matches": tables,
        "answers a second": round(len(load.took) / seconds, 1),
        "answer sent to views received, p50 ms": _percentile(load.took, 50),
        "answer sent to views received, p99 ms": _percentile(load.took, 99),
        "processor of the server for an answer, ms": round(1000 * burnt, 3),
    }


def _serve(port: int, database: str) -> None:
    _pin(-1)
    serve(port=port, database=database, open_browser=False, limits=FREE, say=lambda _: None)


def _pin(place: int) -> None:
    """Stay on the first core, or on the last; and have as many sockets as the system gives."""
    if sys.platform != "win32":
        most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {sorted(os.sched_getaffinity(0))[place]})


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


def _percentile(values: list[float], percent: int) -> float:
    return round(1000 * quantiles(values, n=100)[percent - 1], 2)
