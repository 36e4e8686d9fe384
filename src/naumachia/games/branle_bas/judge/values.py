"""Values of ships for a side, and damage of broadsides; computed once for each sheet."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from naumachia.geometry.plane import Hull, Pose

from ..charts import Charts
from ..pieces import Link, Ship
from ..rules.gunnery.aim import Band, Rake, arc_of, band_of, rake_of
from ..rules.gunnery.broadside import points_of, risk_dice
from ..state import Sea
from .weights import USUAL, Weights, weights

SHIP = 6.0
"""Value of any ship that counts at night."""
SIZE = 4.0
"""Additional value of a seventy-four; others in proportion to their price."""
CRIPPLE = 1.5
"""A ship that no longer counts: it can still be taken, and stands in the way."""
LEAK = 0.45
"""Average cost of an L box to a smaller ship."""
BROKEN = (1.0, 1.0, 0.8, 0.65)
"""Factor of a ship that no longer counts, by its number of capacities at 0: it can be taken without more damage."""
DUEL = 0.12
"""BB-3.4 What a point of damage is worth where the sum of damage decides."""


class Sheet(NamedTuple):
    """Values of a ship's sheet that decide its worth."""

    type: str
    hull: int
    masts: int
    guns: int
    crew: int


class Pair(NamedTuple):
    """How one ship lies to another, interposed ships apart."""

    band: Band
    bears: bool
    rake: Rake
    side: str


BOOKS = 40
"""How many books are kept."""

Plans = dict[tuple[int | Ship, ...], tuple[tuple[int, int], ...]]
"""Planned unit moves of a captain, by the number left and the places of all ships."""


class Book:
    """Cache of values under the tables of a match; ships come and go, but equal sheets return."""

    ROOM = 200_000

    def __init__(self, charts: Charts, weights: Weights = USUAL, left: int = 0) -> None:
        self.charts = charts
        self.weights = weights
        self.late = 1.0 if not weights.dusk else min(1.0, (left + 1) / (weights.dusk + 1))
        """Factor of what a ship loses with its guns, men and masts as long as it has some."""
        self.values: dict[Sheet, float] = {}
        self.gains: dict[tuple[Sheet, int, int, bool, bool], float] = {}
        self.pairs: dict[tuple[int, ...], Pair | None] = {}
        self.met: dict[tuple[int, int, int, int], tuple[Ship, Ship, tuple[Link, ...], float]] = {}
        self.worths: dict[int, tuple[Ship, int, float]] = {}
        self.plans: Plans = {}
        faces = charts.random_die.faces
        self.die = tuple((face, faces.count(face) / len(faces)) for face in sorted(set(faces)))

    def value(self, sheet: Sheet) -> float:
        """The worth of a ship under its own colours by its boxes, guns and men."""
        found = self.values.get(sheet)
        if found is None:
            found = self.values[sheet] = self._value(sheet)
        return found

    def _value(self, sheet: Sheet) -> float:
        card, rule = self.charts.ships.table[sheet.type], self.charts.sheet
        guns, crew = sheet.guns / card.bordee, sheet.crew / card.abordage
        masts = 1 - sheet.masts / len(rule.masts)
        hull = 1 - sheet.hull / (2 * rule.columns[card.rank - 1])
        whole = SHIP + SIZE * card.cost / 45
        gone = (not sheet.guns) + (not sheet.crew) + (masts <= 0)
        if gone:
            return CRIPPLE * whole / 10 * BROKEN[gone] * (0.5 + 0.5 * hull)
        lost = self.weights
        near: float = lost.guns * (1 - guns) ** lost.focus + lost.crew * (1 - crew) + lost.masts * (1 - masts) ** 1.3
        return whole * max(0.25, 1 - self.late * near) - 0.5 * (1 - hull)

    def chance(self, faces: Collection[int]) -> float:
        """Return how often the random die shows one of some faces."""
        return sum(share for face, share in self.die if face in faces)

    def gain(self, sheet: Sheet, base: int, halvings: int, at_masts: bool, duel: bool) -> float:
        """Return the average damage of a broadside of this strength to a ship."""
        key = (sheet, base, halvings, at_masts, duel)
        found = self.gains.get(key)
        if found is None:
            found = 0.0
            for face, share in self.die:
                points = points_of(self.charts, base + face) >> halvings
                found += share * (self._hit(sheet, points, at_masts) + duel * DUEL * points)
            if len(self.gains) > self.ROOM:
                self.gains.clear()
            self.gains[key] = found
        return found

    def _hit(self, sheet: Sheet, points: int, at_masts: bool) -> float:
        after, leaks = self.ticked(sheet, points, at_masts)
        value = self.value(sheet)
        lost = value - (self.value(after) if after is not None else 0.0)
        return lost + self._left(sheet, value) * (leaks * LEAK + self.weights.risk * risk_dice(self.charts, points))

    def _left(self, sheet: Sheet, value: float) -> float:
        """Return the part of its worth that a ship still has: fires and leaks cost no more than that."""
        card = self.charts.ships.table[sheet.type]
        return min(1.0, value / self.value(Sheet(sheet.type, 0, 0, card.bordee, card.abordage)))

    def ticked(self, sheet: Sheet, points: int, at_masts: bool) -> tuple[Sheet | None, int]:
        """BB-9.1 A sheet with so many points more, no leak rolled for; nothing where the ship is gone; and L boxes ticked."""
        rule, card = self.charts.sheet, self.charts.ships.table[sheet.type]
        columns = rule.columns[card.rank - 1]
        name, hull, masts, guns, crew = sheet
        leaks = 0
        for _ in range(points):
            if masts < len(rule.masts) and (at_masts or hull >= 2 * columns):
                masts += 1
                box = rule.masts[masts - 1]
            elif hull < 2 * columns:
                hull += 1
                box = rule.hull_top[hull - 1] if hull <= columns else rule.hull_bottom[hull - 1 - columns]
            else:
                return None, leaks
            guns, crew, leaks = guns - (box == "G"), crew - (box == "C"), leaks + (box == "L" and card.rank > 2)
        if hull >= 2 * columns and masts >= len(rule.masts):
            return None, leaks
        return Sheet(name, hull, masts, max(0, guns), max(0, crew)), leaks

    def pair(self, one: tuple[int, int, int], other: tuple[int, int, int], half: int) -> Pair | None:
        """2.7 How one ship lies to another; nothing where it is out of range."""
        key = (*one, *other, half)
        if key in self.pairs:
            return self.pairs[key]
        x, y, h = one
        band = band_of(self.charts, (other[0] - x) ** 2 + (other[1] - y) ** 2)
        found = None
        if band:
            side = arc_of(self.charts, Pose(x, y, h), other[0], other[1])
            near = band in ("point_blank", "short") and bool(side)
            rake = rake_of(self.charts, Pose(*other), Hull(half, 0, 0), x, y) if near else ""
            found = Pair(band, bool(side), rake, side)
        if len(self.pairs) > self.ROOM:
            self.pairs.clear()
        self.pairs[key] = found
        return found


_BOOKS: dict[tuple[int, Weights, int], Book] = {}


def book(sea: Sea) -> Book:
    """The book of a match's tables and weights, and of the turns that are left where these matter."""
    memo, left = sea.setting.memo, _left(sea)
    entry: tuple[int, Book] | None = memo.get("book")
    if entry is not None and entry[0] == left:
        return entry[1]
    key = id(sea.charts), weights(sea), left
    found = _BOOKS.get(key)
    if found is None or found.charts is not sea.charts:
        if len(_BOOKS) > BOOKS:
            _BOOKS.clear()
        found = _BOOKS[key] = Book(sea.charts, key[1], left)
    memo["book"] = left, found
    return found


def _left(sea: Sea) -> int:
    """Turns after this one, as far as the weights ask for them."""
    dusk = weights(sea).dusk
    return min(int(dusk) + 1, max(0, sea.turns - sea.turn)) if dusk else 0


def sheet_of(ship: Ship) -> Sheet:
    """The sheet of a ship."""
    return Sheet(ship.type, ship.hull, ship.masts, ship.bordee, ship.abordage)


def ship_worth(sea: Sea, ship: Ship) -> float:
    """A ship under its own colours: its sheet, and what burns, leaks or is broken."""
    known, moment = book(sea), 2 * sea.turn + (sea.phase == "tests")
    entry = known.worths.get(id(ship))
    if entry is not None and entry[0] is ship and entry[1] == moment:
        return entry[2]
    found = _worth(sea, known, ship)
    if len(known.worths) > known.ROOM:
        known.worths.clear()
    known.worths[id(ship)] = (ship, moment, found)
    return found


def _worth(sea: Sea, known: Book, ship: Ship) -> float:
    found = known.value(sheet_of(ship))
    if ship.leaks:
        for turn in ship.leaks:
            left = max(0, turn - sea.turn + (sea.phase == "tests"))
            found *= 1 - (2 / 3) ** left * 0.9
        found -= 0.3 * len(ship.leaks)
    if ship.fires:
        found -= 1.0 * ship.fires**1.4
    if ship.rudder:
        found -= 0.9 * ship.rudder
    if ship.captains:
        found -= 0.3 * ship.captains
    return found + (0.0 if ship.fired_once else 0.3) - 0.15 * ship.impeded


def fleet_worth(sea: Sea, side: str) -> float:
    """Return the value of all ships for a side, less their value for the other."""
    found, prize = 0.0, weights(sea).prize
    for ship in sea.ships.values():
        if ship.gone:
            continue
        if not ship.struck:
            found += ship_worth(sea, ship) if ship.controller == side else -ship_worth(sea, ship)
        elif ship.controller:
            found += prize if ship.controller == side else -prize
        elif ship.pending:
            found += -0.7 * prize if ship.owner == side else 0.7 * prize
    return found
