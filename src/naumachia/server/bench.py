"""How fast the server is, without the network: real messages in and out of real tables over a real SQLite file."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from statistics import quantiles
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import Any, cast

import msgspec
from msgspec import Struct

from naumachia.games import find
from naumachia.kernel import Line
from naumachia.kernel.regions import Band, Region
from naumachia.server import bodies, incoming
from naumachia.server.connection import Connection
from naumachia.server.limits import Crowd, Limits
from naumachia.server.matches import Matches
from naumachia.server.sockets import SPOKEN, TOKEN, live
from naumachia.server.store import Store
from naumachia.server.workers import Workers

SMALLEST = "touche_coule"
FREE = Limits(
    messages=1e9,
    messages_reserve=1e9,
    requests=1e9,
    requests_reserve=1e9,
    sockets=10**9,
    crowd=1e9,
    crowd_reserve=1e9,
)


class _Option(Struct):
    answer: str
    section: str = ""


class _Leg(Struct):
    bands: tuple[Band, ...]


class _Ask(Struct):
    seats: tuple[str, ...]
    options: tuple[_Option, ...] = ()
    sheet: tuple[Line, ...] = ()
    leg: _Leg | None = None
    region: Region | None = None


class View(Struct):
    """As much of a view as is needed to answer it."""

    number: int
    ask: _Ask | None


class Told(Struct):
    """As much of a message as the bench needs to answer it."""

    t: str
    view: View | None = None


class Wire:
    """The two ends of a WebSocket without the network between them."""

    def __init__(self, match: str, token: str) -> None:
        self.match, self.query, self.host, self.at_once = match, b"", None, None
        self.spoken = SPOKEN, f"{TOKEN}{token}"
        self.inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.outbox: asyncio.Queue[bytes] = asyncio.Queue()

    async def accept(self, _: str | None = None) -> None:
        """Nothing to shake hands with."""

    def listen(self, hear: object) -> None:
        """There is no short way."""

    async def receive(self) -> dict[str, Any]:
        """What the page sent."""
        return await self.inbox.get()

    async def send(self, message: bytes) -> None:
        """To the page."""
        self.outbox.put_nowait(message)

    async def close(self, code: int = 1000) -> None:
        """Nothing to close."""

    async def view(self) -> View:
        """The next view the page gets."""
        while True:
            told = msgspec.json.decode(await self.outbox.get(), type=Told)
            if told.t == "problem":
                raise RuntimeError("the bench gave an answer that was not taken")
            if told.view is not None:
                return told.view

    def answer(self, number: int, answer: str) -> None:
        """The page answers."""
        self.inbox.put_nowait({"type": "websocket.receive", "text": _encode(incoming.Answer(number, answer))})

    def leave(self) -> None:
        """The page goes."""
        self.inbox.put_nowait({"type": "websocket.disconnect"})


class Pair:
    """One match and the pages of its people."""

    def __init__(self, matches: Matches, created: bodies.MatchCreated, rng: Random) -> None:
        self.wires = {seat: Wire(created.id, token) for seat, token in created.tokens.items()}
        self.tasks = [asyncio.create_task(live(cast(Connection, end), matches, FREE, Crowd(FREE))) for end in self.wires.values()]
        self.rng = rng
        self.views: dict[str, View] = {}

    async def sit(self) -> None:
        """Everybody has his first view."""
        self.views = {seat: await end.view() for seat, end in self.wires.items()}

    async def turn(self) -> bool:
        """One answer, until all have seen what came of it; False when the match is over."""
        for seat, seen in self.views.items():
            if seen.ask and seat in seen.ask.seats:
                self.wires[seat].answer(seen.number, self._any(seen.ask))
                await self.sit()
                return True
        return False

    def _any(self, ask: _Ask) -> str:
        return any_answer(ask, self.rng)

    async def leave(self) -> None:
        """Everybody goes."""
        for end in self.wires.values():
            end.leave()
        await asyncio.gather(*self.tasks)


def any_answer(ask: _Ask, rng: Random) -> str:
    """An answer at random, in its short notation; of a secret sheet, any order in every line."""
    if ask.sheet:
        return "; ".join(f"{line.id}: {line.draw(rng)}" for line in ask.sheet)
    found = [option.answer for option in ask.options if option.section not in ("orders", "resign")]
    if ask.leg and ask.leg.bands and (not found or rng.random() < 0.5):
        band = rng.choice(ask.leg.bands)
        return " ".join(map(str, band.number(rng.randrange(len(band)))))
    if ask.region:
        return " ".join(map(str, ask.region.draw(rng)))
    return rng.choice(found)


def run(game: str | None = None, tables: int = 200, seconds: float = 5.0) -> dict[str, float]:
    """Answers a second with many live matches of a game, and the time one answer takes, on one core."""
    with TemporaryDirectory() as folder, _one_core():
        return asyncio.run(_bench(Path(folder), game or SMALLEST, tables, seconds))


async def _bench(folder: Path, game: str, tables: int, seconds: float) -> dict[str, float]:
    matches = Matches(Store(f"sqlite:///{folder / 'bench.db'}"), Workers())
    await matches.open()
    try:
        rng = Random(1)
        wall, cpu = await _one_at_a_time(matches, game, rng, seconds)
        answers, spent = await _all_at_once(matches, game, rng, tables, seconds)
    finally:
        await matches.close()
    return {
        "answer to views, p50 ms": _percentile(wall, 50),
        "answer to views, p99 ms": _percentile(wall, 99),
        "of which processor, p50 ms": _percentile(cpu, 50),
        "of which processor, p99 ms": _percentile(cpu, 99),
        "live matches": tables,
        "answers a second": round(answers / spent, 1),
    }


async def _seat(matches: Matches, game: str, rng: Random) -> Pair:
    found = find(game)
    seats = found.seats(found.start(found.load_scenario(found.standard)))
    created = await matches.create(bodies.NewMatch(game, found.standard, dict.fromkeys(seats, "human"), seed=str(rng.random())))
    pair = Pair(matches, created, rng)
    await pair.sit()
    return pair


async def _one_at_a_time(matches: Matches, game: str, rng: Random, seconds: float) -> tuple[list[float], list[float]]:
    wall: list[float] = []
    cpu: list[float] = []
    end = perf_counter() + seconds

    def more() -> bool:
        return perf_counter() < end or len(wall) < 2  # on a slow machine the first match may take all the time to set up

    while more():
        pair, going = await _seat(matches, game, rng), True
        while going and more():
            began, burnt = perf_counter(), process_time()
            going = await pair.turn()
            wall.append(perf_counter() - began)
            cpu.append(process_time() - burnt)
        await pair.leave()
    return wall, cpu


async def _all_at_once(matches: Matches, game: str, rng: Random, tables: int, seconds: float) -> tuple[int, float]:
    pairs = [await _seat(matches, game, rng) for _ in range(tables)]
    counts = [0] * tables
    began = perf_counter()

    async def play(place: int) -> None:
        while perf_counter() < began + seconds:
            if await pairs[place].turn():
                counts[place] += 1
            else:
                await pairs[place].leave()
                pairs[place] = await _seat(matches, game, rng)

    await asyncio.gather(*(play(place) for place in range(tables)))
    spent = perf_counter() - began
    for pair in pairs:
        await pair.leave()
    return sum(counts), spent


@contextmanager
def _one_core() -> Iterator[None]:
    """Stay on one core where the system lets us."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(before)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def _percentile(values: list[float], percent: int) -> float:
    return round(1000 * quantiles(values, n=100)[percent - 1], 2)


def _encode(message: incoming.Client) -> str:
    return msgspec.json.encode(message).decode()
