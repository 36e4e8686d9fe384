"""Pool of worker processes for programs that think and for odds.

A task travels as the name of the game, the header of the match and the saved position; each worker keeps the settings of
the matches it has met.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import sys
from collections import Counter
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from fractions import Fraction
from functools import lru_cache
from multiprocessing.connection import Connection
from random import Random
from secrets import token_hex
from threading import Lock
from typing import Any, TypeVar

import msgspec

from naumachia.kernel import Answer, Seeded
from naumachia.kernel.files import record as records
from naumachia.kernel.files.record import Header, Record
from naumachia.kernel.odds import Share
from naumachia.kernel.shown.picture import Possible
from naumachia.kernel.shown.stakes import Forecast
from naumachia.match import Match, forecast, prospects, replay
from naumachia.match.prospects import Strike
from naumachia.match.review import review
from naumachia.players import make
from naumachia.server.workers.fair_queue import WorkQueues
from naumachia.server.workers.orphans import end_with_server
from naumachia.table.wire import outgoing

T = TypeVar("T")
ESTIMATE = 0.5
"""Seconds for an estimate of odds that are too many to count."""
NICE = 5
"""By so much those who think step back behind the server itself where there are too few processors for all."""
MOST_SHARES = 40
"""Outcomes told of one answer; nobody reads more."""


class WorkerPool:
    """The pool. It is started when first needed, and again should a worker die."""

    def __init__(self, workers: int | None = None) -> None:
        self.workers = workers or max(2, (os.cpu_count() or 2) - 1)
        self.turns = WorkQueues(self.workers)
        self._pool: ProcessPoolExecutor | None = None
        self._stay: Connection | None = None
        """As long as this end of a pipe is open, the workers stay."""
        self._starting = Lock()
        self._over = False

    async def think(self, who: str, match: Match, player: str, seat: str, number: int) -> Answer:
        """The answer of a program in its seat. Its random numbers come from the match's secret, so that nobody foretells it."""
        secret = match.dice.seed if isinstance(match.dice, Seeded) else token_hex(16)
        task = *_task(match, seat), player, seat, f"{secret}/{seat}/{number}"
        return await self._run(who, False, _think, *task)

    async def odds(self, who: str, match: Match, seat: str, answer: Answer, then: tuple[str, ...] = ()) -> outgoing.Forecast:
        """Return the odds of a legal answer, or of the last of those that follow it, as far as its seat can know."""
        return await self._run(who, True, _odds, *_task(match, seat), answer, then)

    async def prospects(self, who: str, match: Match, seat: str, ship: str, answer: str) -> outgoing.Prospects:
        """Return the prospects of a piece in its turn, or after an answer, as far as its seat can know."""
        return await self._run(who, True, _prospects, *_task(match, seat), match.number_for(seat), ship, answer)

    async def plans(self, who: str, match: Match, seat: str, lines: dict[str, str], text: str) -> outgoing.Plans:
        """Return the foresight of a seat's plots as they are written."""
        return await self._run(who, True, _plans, *_task(match, seat), match.number_for(seat), seat, lines, text)

    async def places(self, who: str, match: Match, seat: str, ship: str, others: tuple[str, ...]) -> outgoing.Places:
        """Where a piece could be after each step, or several pieces, as far as a seat can know."""
        return await self._run(who, True, _places, *_task(match, seat), match.number_for(seat), ship, others)

    async def report(self, who: str, match: Match) -> outgoing.Report:
        """Return the review of a finished match."""
        return await self._run(who, True, _report, records.dump(match.record()))

    async def _run(self, who: str, question: bool, work: Callable[..., T], *task: Any) -> T:
        """When a hand is free."""
        return await self.turns.run(who, lambda: self._work(work, *task), question=question)

    async def _work(self, work: Callable[..., T], *task: Any) -> T:
        pool, future = await asyncio.to_thread(self._submit, work, *task)
        try:
            return await asyncio.wrap_future(future)
        except BrokenProcessPool:  # a worker was killed, by the system perhaps: once more with a new pool
            if self._pool is pool:
                self._dismiss()
            _, future = await asyncio.to_thread(self._submit, work, *task)
            return await asyncio.wrap_future(future)

    def _submit(self, work: Callable[..., T], *task: Any) -> tuple[ProcessPoolExecutor, Future[T]]:
        """In a thread: to start a process may take seconds, and nobody else is to wait for that."""
        with self._starting:
            pool = self._ready()
            try:
                future = pool.submit(work, *task)
            except BrokenProcessPool:  # a worker was killed while nobody asked for anything
                self._dismiss()
                pool = self._ready()
                future = pool.submit(work, *task)
        if self._over:  # closed while they were being started
            self._dismiss()
        return pool, future

    def _ready(self) -> ProcessPoolExecutor:
        if self._over:
            raise RuntimeError("the workers have been sent home")
        if self._pool is None:
            kind = "forkserver" if "forkserver" in multiprocessing.get_all_start_methods() else "spawn"
            context = multiprocessing.get_context(kind)
            if kind == "forkserver":
                context.set_forkserver_preload(["naumachia.server.start.preload"])
            leave, self._stay = context.Pipe(duplex=False)
            self._pool = ProcessPoolExecutor(self.workers, mp_context=context, initializer=_settle_in, initargs=(leave,))
        return self._pool

    def close(self) -> None:
        """Send everybody home for good, without waiting for the end of a thought."""
        self._over = True
        self._dismiss()

    def _dismiss(self) -> None:
        pool, stay = self._pool, self._stay
        self._pool = self._stay = None
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)
        if stay is not None:
            stay.close()


def _task(match: Match, seat: str) -> tuple[bytes, bytes]:
    """The match and a world its seat cannot tell from the true one: what is hidden does not leave this process."""
    world = match.game.imagine(match.state, seat, Random(match.number_for(seat)))
    return msgspec.json.encode(match.header), match.game.save(world)


def _settle_in(leave: Connection) -> None:
    """Set up a worker: it ignores Ctrl-C, and it ends when told to or when the server ends, even by kill -9.

    Workers have a lower priority than the server, whose clients wait for answers.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        os.nice(NICE)
    end_with_server(leave)


@lru_cache(maxsize=256)
def _first(header: bytes) -> Match:
    return replay(Record(msgspec.json.decode(header, type=Header), ()))


def _position(header: bytes, saved: bytes) -> tuple[Any, Any]:
    match = _first(header)
    return match.game, match.game.load(saved, match.first.setting)


def _think(header: bytes, saved: bytes, player: str, seat: str, seed: str) -> Answer:
    game, state = _position(header, saved)
    return make(player, game, seed).choose(state, seat)


def _odds(header: bytes, saved: bytes, answer: Answer, then: tuple[str, ...]) -> outgoing.Forecast:
    game, state = _position(header, saved)
    return told(forecast(game, state, answer, then=then, seconds=ESTIMATE))


def _prospects(header: bytes, saved: bytes, number: int, ship: str, answer: str) -> outgoing.Prospects:
    game, state = _position(header, saved)
    found = prospects(game, state, ship, answer or None)
    ends = tuple(outgoing.Way(end.answers, end.path, end.cell, end.harm, end.windows) for end in found.ends)
    return outgoing.Prospects(number, ship, answer, ends, tuple(map(_chance, found.strikes)), found.whole)


def _plans(header: bytes, saved: bytes, number: int, seat: str, lines: dict[str, str], text: str) -> outgoing.Plans:
    game, state = _position(header, saved)
    return outgoing.Plans(number, text, game.sheets.foresee(state, seat, lines))


def _places(header: bytes, saved: bytes, number: int, ship: str, others: tuple[str, ...]) -> outgoing.Places:
    game, state = _position(header, saved)
    if ship:
        steps = game.sheets.places(state, ship)
        return outgoing.Places(number, ship, steps, tuple((1,) * len(step.cells) for step in steps))
    crowds: list[Counter[tuple[int, int]]] = []
    for other in others:
        for place, step in enumerate(game.sheets.places(state, other)):
            crowds += [Counter()] if place == len(crowds) else []
            crowds[place].update(step.cells)
    steps = tuple(Possible((), tuple(sorted(crowd))) for crowd in crowds)
    return outgoing.Places(number, "", steps, tuple(tuple(crowd[cell] for cell in sorted(crowd)) for crowd in crowds))


def _chance(strike: Strike) -> outgoing.Chance:
    good = [share.exact for share in strike.forecast.headline if share.what.tone == "good"]
    exact = str(sum((share for share in good if share is not None), Fraction(0)))
    return outgoing.Chance(
        strike.target, strike.option, strike.answers, strike.windows, strike.forecast.good, exact, told(strike.forecast)
    )


def _report(text: str) -> outgoing.Report:
    match = replay(records.parse(text))
    found = review(match)
    tallies = tuple(outgoing.Tally(side, key, points) for (side, key), points in found.losses.items())
    blows = tuple(outgoing.Struck(side, kind, *counts) for (side, kind), counts in found.blows.items())
    return outgoing.Report(
        tallies, blows, tuple(outgoing.Moment(one.turn, one.side, one.swing, one.log) for one in found.moments)
    )


def told(found: Forecast) -> outgoing.Forecast:
    """A forecast as it travels."""
    headline = tuple(outgoing.Headline(share.what, *_numbers(share)) for share in found.headline)
    margins = tuple(
        outgoing.Margin(
            margin.piece, margin.key, margin.mean, tuple(outgoing.Bar(bar.what, *_numbers(bar)) for bar in margin.shares)
        )
        for margin in found.margins
    )
    roll = found.roll
    thrown = None if roll is None else outgoing.Thrown(roll.die.name, roll.count, roll.die.names, roll.die.weights)
    table = tuple(outgoing.OddsShare(share.what, *_numbers(share)) for share in found.table[:MOST_SHARES])
    return outgoing.Forecast(headline, margins, table, thrown, found.imagined)


def _numbers(share: Share[Any]) -> tuple[float, str, float, float]:
    if share.exact is not None:
        return share.probability, str(share.exact), 0.0, 0.0
    return share.probability, "", share.interval.low, share.interval.high
