"""Attacks of a ship on another in its next activation and in the one after, by relative place (TC-4, TC-5).

Third ships and the quay are left out, so that a place is worked out once for all matches with the same charts.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple, TypeAlias

from naumachia.geometry.hexes import Hex, distance

from ..charts import Charts, ShipType
from ..hulls import astern, zone
from ..rules.boarding import board_bar
from ..state import STEPS, Kind, Ship, footprint

TURNS = ((1, 0, 0, 1), (0, -1, 1, 1), (-1, -1, 1, 0), (-1, 0, 0, -1), (0, 1, -1, -1), (1, 1, -1, 0))
"""For each facing the matrix that turns it back to the first."""
MOST = 20
"""Highest structure whose loss is worked out."""


class Reach(NamedTuple):
    """Attacks of one ship on another that lies still."""

    ram: tuple[int, ...]
    """Damage of the best ram by die; nothing where none is possible."""
    shot: float
    """Chance of a hit from some place it can reach."""
    board: bool
    kills: tuple[float, ...]
    """Best chance to sink an enemy with this structure left."""
    ram_later: float
    """Average damage of the best ram in the activation after the next."""
    board_later: bool


class _End(NamedTuple):
    bow: Hex
    facing: int
    speed: int
    struck: bool


Seen: TypeAlias = tuple[Kind, int, int, Kind, int, int, int, int]
"""A ship and an enemy as seen from it: kind, length and speed; kind, length, place and facing."""


def seen_from(kind: Kind, length: int, bow: Hex, facing: int, speed: int, foe: Ship) -> Seen:
    """Return an enemy as seen from a ship: the name of an entry."""
    a, b, c, d = TURNS[facing]
    q, r = foe.bow[0] - bow[0], foe.bow[1] - bow[1]
    return kind, length, speed, foe.kind, foe.length, a * q + b * r, c * q + d * r, (foe.facing - facing) % 6


class Reaches:
    """Table of reaches under one set of charts, filled as it is asked."""

    def __init__(self, charts: Charts) -> None:
        self.charts = charts
        self.known: dict[Seen, Reach] = {}
        self.parts: dict[object, Any] = {}
        """Features of pairs of ships (`features.py`)."""
        self.near: dict[Seen, tuple[tuple[tuple[int, ...], bool, bool], ...]] = {}

    def between(self, ship: Ship, foe: Ship) -> Reach:
        """Return what a ship may do to an enemy."""
        name = seen_from(ship.kind, ship.length, ship.bow, ship.facing, ship.speed, foe)
        found = self.known.get(name)
        if found is None:
            found = self.known[name] = self._reach(name)
        return found

    def _type(self, kind: str) -> ShipType:
        ships = self.charts.ships
        return ships.liburnian if kind == "liburnian" else ships.quinquereme

    def _foe(self, name: Seen) -> Ship:
        _, _, _, kind, length, q, r, facing = name
        return Ship("foe", "blue", kind, (q, r), facing, 0, 1, length)

    def _reach(self, name: Seen) -> Reach:
        kind, length, speed, *_ = name
        foe, own = self._foe(name), self._type(kind)
        hit = len(own.fire_hits_on) / 6
        ways = self._attacks(name)
        rams = [ram for ram, _, _ in ways if ram]
        kills = [0.0]
        chances = [self._losses(way, own, hit) for way in ways]
        for structure in range(1, MOST + 1):
            kills.append(
                max((sum(chance for loss, chance in found.items() if loss >= structure) for found in chances), default=0.0)
            )
        later: list[tuple[tuple[int, ...], bool, bool]] = []
        far = distance((0, 0), foe.bow) > self._range(kind, length, speed, foe) + own.max_speed
        for end in () if far else self._ends(kind, length, speed, foe):
            if not end.struck:
                later += self._attacks(seen_from(kind, length, end.bow, end.facing, end.speed, foe))
        return Reach(
            max(rams, key=sum, default=()),
            hit if any(shot for _, shot, _ in ways) else 0.0,
            any(board for _, _, board in ways),
            tuple(kills),
            max((sum(ram) / 6 for ram, _, _ in later if ram), default=0.0),
            any(board for _, _, board in later),
        )

    def _attacks(self, name: Seen) -> tuple[tuple[tuple[int, ...], bool, bool], ...]:
        """Return all the different attacks of an activation: the ram by die, whether a shot follows, whether a boarding does."""
        found = self.near.get(name)
        if found is None:
            kind, length, speed, *_ = name
            foe = self._foe(name)
            far = distance((0, 0), foe.bow) > self._range(kind, length, speed, foe)
            found = self.near[name] = () if far else tuple(set(self._each(kind, length, speed, foe)))
        return found

    def _range(self, kind: Kind, length: int, speed: int, foe: Ship) -> int:
        """Hexes between two bows beyond which nothing can be done in one activation."""
        return min(self._type(kind).max_speed, speed + 1) + length + foe.length - 2 + max(1, self.charts.fire.range)

    def _each(self, kind: Kind, length: int, speed: int, foe: Ship) -> Iterator[tuple[tuple[int, ...], bool, bool]]:
        chart = self.charts.ram
        reach = self.charts.fire.range
        for end in self._ends(kind, length, speed, foe):
            ship = Ship("ship", "red", kind, end.bow, end.facing, end.speed, 1, length)
            ram: tuple[int, ...] = ()
            if end.struck:
                more = end.speed + getattr(chart.zone, zone(foe, end.bow))
                ram = tuple(max(chart.minimum, more + bonus) for bonus in chart.die_bonus)
            blind = astern(ship)
            shot = any(distance(x, y) <= reach and y not in blind for x in ship.hexes for y in foe.hexes)
            board = board_bar(ship, foe) is None
            if ram or shot or board:
                yield ram, shot, board

    def _ends(self, kind: Kind, length: int, speed: int, foe: Ship) -> Iterator[_End]:
        """Where every speed and every path leads, from the first hex and the first facing."""
        most = self._type(kind).max_speed
        start = min(speed, most)
        taken = foe.hexes
        for announced in range(max(0, start - 1), min(most, start + 1) + 1):
            for track in tracks(length, announced):
                end = track.free if track.swept.isdisjoint(taken) else _stopped(track, announced, taken)
                if end is not None:
                    yield end

    def _losses(self, way: tuple[tuple[int, ...], bool, bool], own: ShipType, hit: float) -> dict[int, float]:
        """Return the chance of each loss of structure."""
        ram, shot, board = way
        found = {0: 1.0}
        blows = [_chances(ram)] if ram else []
        blows += [{1: hit, 0: 1 - hit}] if shot else []
        blows += [_chances(own.boarding_damage)] if board else []
        for dealt in blows:
            after: dict[int, float] = {}
            for loss, chance in found.items():
                for more, weight in dealt.items():
                    after[loss + more] = after.get(loss + more, 0.0) + chance * weight
            found = after
        return found


_TABLES: dict[int, Reaches] = {}
"""Tables by the charts they belong to."""
TABLES = 8
"""Tables kept at most."""


def reaches(charts: Charts) -> Reaches:
    """Return the table of these charts."""
    found = _TABLES.get(id(charts))
    if found is None:
        if len(_TABLES) >= TABLES:
            _TABLES.clear()
        found = _TABLES[id(charts)] = Reaches(charts)
    return found


def _chances(losses: tuple[int, ...]) -> dict[int, float]:
    found: dict[int, float] = {}
    for loss in losses:
        found[loss] = found.get(loss, 0.0) + 1 / len(losses)
    return found


class _Track(NamedTuple):
    """A path on open water, from the first hex and the first facing."""

    before: int
    """Step before which the ship turns; 0 for straight ahead."""
    steps: tuple[tuple[Hex, int], ...]
    """Each hex that is entered, and the facing then."""
    swing: Hex | None
    """Hex onto which the stern swings."""
    swept: frozenset[Hex]
    free: _End


@cache
def tracks(length: int, speed: int) -> tuple[_Track, ...]:
    """Return every path of a ship at an announced speed."""
    turns = [(side, before) for side in (1, -1) for before in range(1, max(1, speed) + 1)]
    return tuple(_track(length, speed, side, before) for side, before in ((0, 0), *turns))


def _track(length: int, speed: int, side: int, before: int) -> _Track:
    bow, facing, steps, swing = (0, 0), 0, [], None
    for step in range(1, max(1, speed) + 1):
        if step == before:
            facing = (facing + side) % 6
            swing = footprint(length, bow, facing)[-1] if length > 1 else None
        if speed:
            q, r = STEPS[facing]
            bow = bow[0] + q, bow[1] + r
            steps.append((bow, facing))
    swept = frozenset(at for at, _ in steps) | ({swing} if swing else frozenset())
    return _Track(before, tuple(steps), swing, swept, _End(bow, facing, speed, False))


def _stopped(track: _Track, speed: int, taken: tuple[Hex, ...]) -> _End | None:
    """Follow a path up to the enemy; None where it stops before the turn, or where the stern would swing onto it."""
    bow, before = (0, 0), 0
    for number, (at, facing) in enumerate(track.steps, 1):
        if number == track.before and track.swing in taken:
            return None
        if at in taken:
            return None if number < track.before else _End(bow, facing, speed, True)
        bow, before = at, facing
    return None if track.swing in taken else _End(bow, before, speed, False)
