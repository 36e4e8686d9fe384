"""Tasks for programs, odds, prospects and reports: plain data that any process can run.

A task carries the header of the match and the saved position; a process keeps the settings of the matches it has met. Positions
are worlds that the seat cannot tell from the true one, so what is hidden never leaves the process of the table.
"""

from __future__ import annotations

import logging
import pickle
from collections import Counter
from fractions import Fraction
from functools import lru_cache
from random import Random
from typing import Any, Generic, TypeVar

import msgspec
from msgspec import Struct

from naumachia.kernel import Answer, Sealed, State, print_answer, show_any, step
from naumachia.kernel.errors import NaumachiaError
from naumachia.kernel.files import record as records
from naumachia.kernel.files.record import Header, Record
from naumachia.kernel.odds import Share
from naumachia.kernel.shown.picture import Possible
from naumachia.kernel.shown.stakes import Forecast
from naumachia.match import Match, forecast, prospects, replay
from naumachia.match.views.prospects import Strike
from naumachia.match.views.review import review
from naumachia.match.views.threats import threats
from naumachia.players import hints, make
from naumachia.table.base.errors import Failed
from naumachia.table.wire import outgoing
from naumachia.table.wire.annotation_types import Source
from naumachia.table.work.costly import Decision, shown, world_of
from naumachia.table.work.kept_report import Told, checked, computed, packed, unpacked
from naumachia.table.work.summary import sentences

T = TypeVar("T")
logger = logging.getLogger(__name__)
ESTIMATE = 0.5
"""Seconds for an estimate of odds that are too many to count."""
WHY = 0.3
"""Seconds for the odds that say why one answer was better."""
MOST_SHARES = 40
"""Outcomes told of one answer; nobody reads more."""


class Position(Struct, frozen=True):
    """A match and a world one of its seats cannot tell from the true one."""

    header: bytes
    saved: bytes

    @classmethod
    def of(cls, match: Match, seat: str) -> Position:
        """Return the position of a match as a seat knows it."""
        world = match.game.imagine(match.state, seat, Random(match.number_for(seat)))
        return cls(msgspec.json.encode(match.header), match.game.save(world))

    def read(self) -> tuple[Any, Any]:
        """Return the game and the state."""
        match = _first(self.header)
        return match.game, match.game.load(self.saved, match.first.setting)


@lru_cache(maxsize=256)
def _first(header: bytes) -> Match:
    return replay(Record(msgspec.json.decode(header, type=Header), ()))


class Task(Struct, Generic[T], frozen=True):
    """Work that changes nothing and needs nothing but itself."""

    def run(self) -> T:
        """Return what comes of it."""
        raise NotImplementedError


class Think(Task[Answer], frozen=True):
    """A program chooses an answer."""

    position: Position
    player: str
    seat: str
    seed: str

    def run(self) -> Answer:
        """Return the answer."""
        game, state = self.position.read()
        return make(self.player, game, self.seed).choose(state, self.seat)


class Odds(Task[outgoing.Forecast], frozen=True):
    """Chances of an answer, or of the last of those given after it."""

    position: Position
    answer: Answer
    then: tuple[str, ...]

    def run(self) -> outgoing.Forecast:
        """Return the forecast."""
        game, state = self.position.read()
        return told(forecast(game, state, self.answer, then=self.then, seconds=ESTIMATE))


class Prospects(Task[outgoing.Prospects], frozen=True):
    """Where a piece can come to rest and which pieces it can strike, after an answer if one is named."""

    position: Position
    number: int
    ship: str
    answer: str

    def run(self) -> outgoing.Prospects:
        """Return the prospects."""
        game, state = self.position.read()
        found = prospects(game, state, self.ship, self.answer or None)
        ends = tuple(outgoing.Way(end.answers, end.path, end.cell, end.harm, end.windows) for end in found.ends)
        return outgoing.Prospects(self.number, self.ship, self.answer, ends, tuple(map(_chance, found.strikes)), found.whole)


class Hint(Task[outgoing.Hint], frozen=True):
    """Answers a program would give at a question."""

    position: Position
    number: int
    seat: str

    def run(self) -> outgoing.Hint:
        """Return the hint."""
        match = _first(self.position.header)
        game, state = self.position.read()
        found = hints.hint(game, state, self.seat, match.first)
        return outgoing.Hint(self.number, found.level, tuple(_suggested(state, one) for one in found.suggestions))


def _suggested(state: State, one: hints.Suggestion) -> outgoing.Suggestion:
    """Return a suggestion with its answers as options."""
    plan = []
    for answer in one.road if not isinstance(one.road[0], Sealed) else ():
        plan.append(show_any(state, answer))
        state = step(state, answer)
    return outgoing.Suggestion(print_answer(one.road[0]), tuple(plan), one.chance)


class Threats(Task[outgoing.Threats], frozen=True):
    """Threats against the pieces of a seat."""

    position: Position
    number: int
    seat: str

    def run(self) -> outgoing.Threats:
        """Return the threats."""
        game, state = self.position.read()
        found = threats(game, state, self.seat)
        told = (outgoing.Threat(one.by, one.on, one.label, one.rule, one.good, one.exact) for one in found.found)
        return outgoing.Threats(self.number, tuple(told), found.whole)


class Plans(Task[outgoing.Plans], frozen=True):
    """Foresight of the plots of a seat while they are written."""

    position: Position
    number: int
    seat: str
    lines: dict[str, str]
    text: str

    def run(self) -> outgoing.Plans:
        """Return what is foreseen."""
        game, state = self.position.read()
        return outgoing.Plans(self.number, self.text, game.sheets.foresee(state, self.seat, self.lines))


class Places(Task[outgoing.Places], frozen=True):
    """Where a piece could be after each step of a plotted movement, or without one several pieces together."""

    position: Position
    number: int
    ship: str
    others: tuple[str, ...]

    def run(self) -> outgoing.Places:
        """Return the places."""
        game, state = self.position.read()
        if self.ship:
            steps = game.sheets.places(state, self.ship)
            return outgoing.Places(self.number, self.ship, steps, tuple((1,) * len(one.cells) for one in steps))
        crowds: list[Counter[tuple[int, int]]] = []
        for other in self.others:
            for place, found in enumerate(game.sheets.places(state, other)):
                crowds += [Counter()] if place == len(crowds) else []
                crowds[place].update(found.cells)
        steps = tuple(Possible((), tuple(sorted(crowd))) for crowd in crowds)
        return outgoing.Places(self.number, "", steps, tuple(tuple(crowd[cell] for cell in sorted(crowd)) for crowd in crowds))


class Reported(Struct, frozen=True):
    """A report, and what of it is worth keeping."""

    report: outgoing.Report
    kept: str
    """Empty where nothing took long."""


class Report(Task[Reported], frozen=True):
    """Report of a finished match."""

    record: str
    kept: str = ""
    """Report that was kept, or that came with the record."""
    check: bool = False
    """Believe the kept one only as far as it holds."""

    def run(self) -> Reported:
        """Return the report. A kept one is computed again only if it is to be checked or does not fit the match."""
        match = replay(records.parse(self.record))
        found: tuple[Told | None, Source] | None = self._restored(match) if self.kept else None
        told, source = found or (computed(match), "replaced" if self.kept else "computed")
        return Reported(_report(match, told, source), packed(match, told) if told is not None else "")

    def _restored(self, match: Match) -> tuple[Told, Source] | None:
        try:
            told = unpacked(match, self.kept)
            for one in told.decisions.found:
                shown(match, one)
            if not self.check:
                return told, "told"
            return (told, "checked") if checked(match, told) else None
        except (ValueError, NaumachiaError):
            return None


def _report(match: Match, told: Told | None, source: Source) -> outgoing.Report:
    found = review(match)
    tallies = tuple(outgoing.Tally(side, key, points) for (side, key), points in found.losses.items())
    blows = tuple(outgoing.Struck(side, kind, *counts) for (side, kind), counts in found.blows.items())
    moments = tuple(outgoing.Moment(one.turn, one.side, one.swing, one.log, one.deciding) for one in found.moments)
    return outgoing.Report(tallies, blows, moments, _story(match, told), sentences(match, found, told), source)


def _story(match: Match, all_told: Told | None) -> outgoing.Story | None:
    winning = match.game.winning
    if all_told is None or winning is None:
        return None
    found = all_told.luck
    told = outgoing.Luck(
        found.swings,
        tuple(outgoing.DicePoints(one.side, one.key, one.lost, one.expected) for one in found.points),
        tuple(outgoing.Throw(one.turn, one.side, one.swing, one.log) for one in found.throws),
        found.count,
        found.tried,
    )
    points = tuple(outgoing.Instant(one.turn, one.chance) for one in all_told.instants)
    judged = all_told.decisions
    costly = tuple(_costly(match, one) for one in judged.found)
    decided = outgoing.Decisions(costly, judged.looked, judged.count)
    return outgoing.Story(all_told.curve.sides, points, told, decided, winning.error)


def _costly(match: Match, decision: Decision) -> outgoing.Costly:
    """Return a decision with the odds of both ways, which say why one is better."""
    one, world = shown(match, decision), world_of(match, decision.turn)
    way = tuple(map(print_answer, decision.then))
    odds = [
        told(forecast(match.game, world, answer, then=then, seconds=WHY)).headline
        for answer, then in ((decision.given, one.given.then), (decision.better, way or one.better.then))
    ]
    return outgoing.Costly(
        one.turn, one.seat, one.side, one.cost, one.given, one.chance, one.better, one.best, one.plan, odds[0], odds[1]
    )


def run(task: Task[T]) -> T:
    """Return what comes of a task. Worker processes find this function by name."""
    return task.run()


def encode(task: Task[Any]) -> bytes:
    """Return a task as bytes, for a worker of the same program. Bytes from elsewhere must never be read here."""
    return pickle.dumps(task)


def perform(data: bytes) -> bytes:
    """Run an encoded task and return what comes of it as bytes, an error too."""
    try:
        found = run(pickle.loads(data))
    except NaumachiaError as error:
        found = error
    except Exception:
        logger.exception("a task failed")
        found = Failed("server-failed")
    return pickle.dumps(found)


def result(data: bytes) -> Any:
    """Return what came of a task that was performed elsewhere, or raise its error."""
    found = pickle.loads(data)
    if isinstance(found, NaumachiaError):
        raise found
    return found


def _chance(strike: Strike) -> outgoing.Chance:
    good = [share.exact for share in strike.forecast.headline if share.what.tone == "good"]
    exact = str(sum((share for share in good if share is not None), Fraction(0)))
    return outgoing.Chance(
        strike.target, strike.option, strike.answers, strike.windows, strike.forecast.good, exact, told(strike.forecast)
    )


def told(found: Forecast) -> outgoing.Forecast:
    """Return a forecast as it travels."""
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


def _numbers(share: Share[T]) -> tuple[float, str, float, float]:
    if share.exact is not None:
        return share.probability, str(share.exact), 0.0, 0.0
    return share.probability, "", share.interval.low, share.interval.high
