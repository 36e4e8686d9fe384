"""A player that looks one activation ahead: to the end of the turn of the piece that acts, over exact dice.

Expectation over the dice, the best of its own choices, the worst of the other side's; positions met again on another way
are not worked out twice. Where a full look would take too long it looks *narrower* instead of slower: at every choice
only the answers that look best at first glance are followed to the end.

Equal answers go to the one that does least: the answer that lets the moment pass, else those after which the fewest fields
of the state differ; a random one of these.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import exp
from random import Random
from typing import Any

from msgspec import UNSET

from naumachia.kernel import Answer, AnyGame, Choose, Leg, Line, Orders, Place, Roll, Sealed, Sheets, passing, pending, step
from naumachia.kernel.odds import key
from naumachia.kernel.state import State

FULL = 700
"""Positions a full look may take."""
NARROW = 300
"""Positions a narrow look may take."""
WIDTH = 4
"""Answers followed at the first choice of a narrow look; one fewer at each later one, but always one."""

WORLDS = 6
"""Sheets of the others a sheet of secret orders is tried against."""
ROUNDS, TURNS = 3, 36
"""So often every seat answers what the others have written; on long sheets fewer times: rounds times lines stay within this."""
SAMPLE = 8
"""So many of their sheets it answers at once, on a sheet of a few lines; on a long one fewer, but always some."""
LEAST, LINES = 2, 18
"""Never fewer than so many; so many lines, each against one sheet of the others, are what it has time for."""
DRAWN = 4
"""Sheets of every seat that are drawn blindly: not everybody thinks as we do."""
GUESSED = 1
"""Sheets of every seat that seem good at once."""
GUESSES = 3
"""Orders of a line among which such a sheet is drawn."""
EVEN = 1e-9
"""Difference in value below which two answers are equal."""
HEAT = 0.6
"""How much worse than the best a sheet may be and still be drawn now and then."""


Leaf = Callable[[Any, str], float]
"""Value of a position for a side."""


class Greedy:
    """Takes what promises most by the end of the activation."""

    def __init__(self, game: AnyGame, rng: Random, full: int = FULL, narrow: int = NARROW, leaf: Leaf | None = None) -> None:
        self.game = game
        self.rng = rng
        self.full = full
        self.narrow = narrow
        self.leaf = leaf or game.advice.evaluate
        self.horizon = game.advice.horizon

    def choose(self, state: State, seat: str) -> Answer:
        """Return the answer with the best expectation; among equals one that does least."""
        request = pending(state)
        if request is None or isinstance(request, Roll):
            raise ValueError("there is nothing to choose")
        if isinstance(request, Orders):
            return self._sheet(state, seat, request)
        answers = request.moves
        if len(answers) == 1:
            return answers[0]
        planned = self.game.advice.plan(state, seat)
        if planned is not None and planned in request:
            return planned
        return self.pick(state, seat, self._values(state, seat, answers))

    def values(self, state: State, seat: str, given: Answer | None = None) -> dict[Answer, float]:
        """Return the values of the answers to a choice, and of the one given if it is no move.

        Where a full look takes too long only those that look best at first glance are followed, and the one given.
        """
        request = pending(state)
        assert isinstance(request, Choose | Leg | Place)
        found = self._values(state, seat, request.moves)
        if given is not None and given not in found:
            found |= self._values(state, seat, (given,))
        return found

    def pick(self, state: State, seat: str, values: Mapping[Answer, float]) -> Answer:
        """Return the best of some answers by their values; among equals one that does least."""
        best = max(values.values())
        return self.rng.choice(least(state, [answer for answer, value in values.items() if value >= best - EVEN]))

    def _sheet(self, state: State, seat: str, request: Orders) -> Sealed:
        """A secret sheet: one that does well against what the others may well have written.

        What lies sealed is not looked at. Where the game knows orders worth a thought, every seat is thought for: in some rounds
        each writes what answers best a sample of what the others have written so far, and the sheet handed in is drawn from
        one's own, the better the likelier; nobody can count on it.
        """
        state = state.copy()
        state.sealed = UNSET
        if not all(self.game.advice.replies(state, one, line, ()) for one in request.sheets for line in request.sheets[one]):
            return self._blind(state, seat, request)
        written = {one: self._first(state, one, request) for one in request.sheets}
        for _ in range(max(1, min(ROUNDS, TURNS // max(1, *map(len, request.sheets.values()))))):
            for one in (one for one in written if one != seat):
                written[one].append(self._expect(state, one, request, written))
            written[seat].append(self._reply(state, seat, request, self._worlds(seat, written)))
        return self._mix(state, seat, written)

    def _expect(self, state: State, seat: str, request: Orders, written: dict[str, list[Sealed]]) -> Sealed:
        """Return the sheets another seat may write next, searched for like the seat's own."""
        return self._reply(state, seat, request, self._worlds(seat, written))

    def _first(self, state: State, seat: str, request: Orders) -> list[Sealed]:
        """Sheets before anybody has thought of the others: some that seem good at once, and some drawn blindly."""
        blind = [request.draw(seat, self.rng) for _ in range(DRAWN)]
        return [*blind, *(self.guess(state, seat, request) for _ in range(GUESSED))]

    def guess(self, state: State, seat: str, request: Orders) -> Sealed:
        """A sheet before anybody has thought of the others: on every line any of the first few orders."""
        first = [(line, self._orders(state, seat, line)[:GUESSES]) for line in request.sheets[seat]]
        sheet = Sealed(seat, tuple((line.id, self.rng.choice(orders)) for line, orders in first))
        return sheet if sheet in request else request.plain(seat)

    def _worlds(self, seat: str, written: dict[str, list[Sealed]]) -> list[dict[str, Sealed]]:
        """Return the possible sheets of all: a seat's own as it stands, and any of the others'."""
        own = {seat: written[seat][-1]}
        count = max(LEAST, min(SAMPLE, LINES // max(1, len(own[seat].lines))))
        return [{one: self.rng.choice(sheets) for one, sheets in written.items()} | own for _ in range(count)]

    def _mix(self, state: State, seat: str, written: dict[str, list[Sealed]]) -> Sealed:
        """One of the seat's sheets, drawn by how well it does against all that the others have written."""
        side = self.game.rules.seats(state)[seat]
        sheets = list(dict.fromkeys(written[seat][DRAWN + GUESSED :]))
        length = max(len(found) for found in written.values())
        worlds = [{one: found[place % len(found)] for one, found in written.items()} for place in range(length)]
        values = [sum(self._worth(state, world | {seat: sheet}, side) for world in worlds) / length for sheet in sheets]
        best = max(values)
        return self.rng.choices(sheets, [exp((value - best) / HEAT) for value in values])[0]

    def _blind(self, state: State, seat: str, request: Orders) -> Sealed:
        """A sheet of which the game says nothing: the best reply to sheets drawn for the others."""
        others = [one for one in request.sheets if one != seat]
        work = sum(len(self._orders(state, one, line)) for one in request.sheets for line in request.sheets[one])
        count = max(1, min(WORLDS, self.full // max(1, work))) if others else 1
        worlds = []
        for _ in range(count):
            sheets = {one: request.draw(one, self.rng) for one in request.sheets}
            for one in others if work * len(request.sheets) <= self.full else ():
                sheets[one] = self._reply(state, one, request, [sheets | {one: request.plain(one)}])
            worlds.append(sheets | {seat: request.plain(seat)})
        return self._reply(state, seat, request, worlds)

    def _reply(self, state: State, seat: str, request: Orders, worlds: list[dict[str, Sealed]]) -> Sealed:
        """A sheet line by line: the order that does best on average in these worlds, beside the lines as they stand there."""
        side = self.game.rules.seats(state)[seat]
        best = worlds[0][seat]

        def worth(sheet: Sealed) -> float:
            return sum(self._worth(state, world | {seat: sheet}, side) for world in worlds)

        for place, line in enumerate(request.sheets[seat]):
            stand = [{one: dict(sheet.lines) for one, sheet in (world | {seat: best}).items()} for world in worlds]
            tries = (
                Sealed(seat, (*best.lines[:place], (line.id, order), *best.lines[place + 1 :]))
                for order in dict.fromkeys((best.lines[place][1], *self._orders(state, seat, line, stand)))
            )
            best = max((sheet for sheet in tries if sheet in request), key=worth)
        return best

    def _worth(self, state: State, sheets: dict[str, Sealed], side: str) -> float:
        """Return the value of all seats' sheets for a side: the game's estimate if it has one, else by playing them."""
        found = self.game.advice.promise(state, {one: dict(sheet.lines) for one, sheet in sheets.items()}, side)
        if found is not None:
            return found
        for sheet in sheets.values():
            state = step(state, sheet)
        return self.leaf(state, side)

    def _orders(self, state: State, seat: str, line: Line, worlds: Sequence[Sheets] = ()) -> list[str]:
        """Return the orders to try on a line: the game's candidates if it has any, else the line's own."""
        told = self.game.advice.replies(state, seat, line, worlds) or self.game.advice.candidates(state, seat, line)
        return [order for order in told if order in line] or list(line)

    def _values(self, state: State, seat: str, answers: Sequence[Answer]) -> dict[Answer, float]:
        look = self.look(state, seat)
        try:
            return {answer: look.value(step(state, answer)) for answer in answers}
        except _TooFarError:
            look.left = self.narrow
            look.open.clear()
            return look.narrow_values(state, answers, WIDTH)

    def best(self, state: State, seat: str) -> float:
        """Return the value of the best answer to a choice."""
        return max(self.values(state, seat).values())

    def look(self, state: State, seat: str) -> Look:
        """Return a search from a position."""
        return Look(self.game, state, self.game.rules.seats(state)[seat], self.full, self.leaf, self.horizon)


class _TooFarError(Exception):
    """The full look has taken more positions than it may."""


class Names:
    """Names of the positions of a search: equal for equal positions, and for those only.

    Of its tables a position is named by the entries that are not as they were when the search began, so that a large fleet is
    not written out for every ship that moves.
    """

    def __init__(self, first: State) -> None:
        values = {field: getattr(first, field) for field in first.__struct_fields__}
        self.tables = {field: table for field, table in values.items() if isinstance(table, dict) and table}

    def of(self, state: State) -> bytes:
        """Return the name of a position."""
        draft = state.__copy__()
        for field, before in self.tables.items():
            table = getattr(state, field)
            if table is before:
                setattr(draft, field, {})
            elif table.keys() == before.keys():
                changed = {one: new for one, new in table.items() if before[one] is not new and before[one] != new}
                setattr(draft, field, changed)
            else:
                setattr(draft, field, [table])  # a list, so that no table with changed entries looks the same
        return key(draft)


class Look:
    """Values of positions for one side, until the activation that was on when it began is over."""

    def __init__(
        self, game: AnyGame, state: State, side: str, left: int, leaf: Leaf, horizon: Callable[[Any], object] | None = None
    ) -> None:
        self.game = game
        self.leaf = leaf
        self.side = side
        self.sides = game.rules.seats(state)
        self.reach = horizon or game.advice.horizon
        self.horizon = self.reach(state)
        self.left = left
        self.name = Names(state).of
        self.known: dict[bytes, float] = {}
        self.open: set[bytes] = set()
        self.glanced: dict[bytes, float] = {}

    def value(self, state: State) -> float:
        """Return the value of a position after a full search."""
        name = self.name(state)
        found = self.known.get(name)
        if found is None:
            if name in self.open:  # an answer that led back to where it was given
                return self.leaf(state, self.side)
            self.open.add(name)
            found = self.known[name] = self._full(state)
            self.open.discard(name)
        return found

    def _full(self, state: State) -> float:
        self.left -= 1
        if self.left < 0:
            raise _TooFarError
        request = pending(state)
        if request is None or isinstance(request, Orders) or self._done(state):
            return self.leaf(state, self.side)
        if isinstance(request, Roll):
            return _mean(request, lambda fall: self.value(step(state, fall)))
        pick = max if self._mine(request) else min
        return pick(self.value(step(state, answer)) for answer in request.moves)

    def narrow_values(self, state: State, answers: Sequence[Answer], width: int) -> dict[Answer, float]:
        """The answers that look best at first glance, each followed to the end of the activation."""
        after = {answer: step(state, answer) for answer in answers}
        first = sorted(answers, key=lambda answer: -self.glance(after[answer]))[:width]
        return {answer: self._narrow(after[answer], max(1, width - 1)) for answer in first}

    def _narrow(self, state: State, width: int) -> float:
        request = pending(state)
        if self.left < 0 or not isinstance(request, Choose | Leg | Place) or not self._mine(request) or self._done(state):
            return self.glance(state)
        return max(self.narrow_values(state, request.moves, width).values())

    def glance(self, state: State) -> float:
        """Return the immediate value of a position, with the dice on the table thrown; it ends where `value` ends."""
        name = self.name(state)
        found = self.glanced.get(name)
        if found is None:
            self.left -= 1
            request = pending(state)
            if not isinstance(request, Roll) or self.left <= 0 or name in self.open or self._done(state):
                return self.glanced.setdefault(name, self.leaf(state, self.side))
            self.open.add(name)
            found = self.glanced[name] = _mean(request, lambda fall: self.glance(step(state, fall)))
            self.open.discard(name)
        return found

    def _done(self, state: State) -> bool:
        return self.reach(state) != self.horizon

    def _mine(self, request: Choose | Leg | Place) -> bool:
        return self.sides[request.seat] == self.side


def least(state: State, answers: Sequence[Answer]) -> list[Answer]:
    """Of equal answers those that do least: letting the moment pass, else the fewest changes of the state."""
    if len(answers) == 1:
        return list(answers)
    if (idle := passing(state)) and idle in answers:
        return [idle]
    made = {answer: _changes(state, step(state, answer)) for answer in answers}
    fewest = min(made.values())
    return [answer for answer, count in made.items() if count == fewest]


def _changes(before: State, after: State) -> int:
    """The number of fields, and of entries of tables, that differ between two states; what is still to be played is no field."""
    count = 0
    for name in before.__struct_fields__:
        old, new = getattr(before, name), getattr(after, name)
        if name == "agenda" or old is new:
            continue
        if isinstance(old, dict) and isinstance(new, dict):
            count += sum(old.get(one, UNSET) != new.get(one, UNSET) for one in old.keys() | new.keys())
        else:
            count += old != new
    return count


def _mean(request: Roll, value: Any) -> float:
    outcomes = request.outcomes()
    total: float = sum(weight * value(fall) for fall, weight in outcomes)
    return total / sum(weight for _, weight in outcomes)
