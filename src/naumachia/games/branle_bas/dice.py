"""BB-1 The six special dice.

BB-1.7 Six sides each. A face that stands on several sides is one face with that weight, and its number is that of the first
side that bears it (the collision die has 1, 2 and 4); the faces of the random die are the numbers printed on them, -2 to +2.
Each face has a name: `risk-fire`, `random-m2`.
"""

from __future__ import annotations

from functools import lru_cache

from naumachia.kernel import Die

from .charts import BoardingDie, CollisionDie, PointBlankDie, RandomDie, RiskDie, WindDie


def faced(name: str, sides: tuple[str, ...]) -> Die:
    """BB-1.7 A die with something drawn on each side."""
    seen = tuple(dict.fromkeys(sides))
    numbers = tuple(sides.index(face) + 1 for face in seen)
    return Die(name, numbers, tuple(map(sides.count, seen)), tuple(f"{name}-{face}" for face in seen))


def numbered(name: str, sides: tuple[int, ...]) -> Die:
    """BB-1.1 A die with a number above or below nought on each side."""
    seen = tuple(sorted(set(sides)))
    signs = tuple(f"{name}-{'m' if face < 0 else 'p' if face else ''}{abs(face)}" for face in seen)
    return Die(name, seen, tuple(map(sides.count, seen)), signs)


@lru_cache(maxsize=100)
def random_die(chart: RandomDie, other: int = 0) -> Die:
    """BB-1.1 `D`: -2 to +2; with the optional rule `random_die` two sides bear +1, not 0."""
    return numbered("random", chart.other if other else chart.faces)


@lru_cache(maxsize=100)
def wind_die(chart: WindDie) -> Die:
    """BB-1.2 `W`: a sector back, a sector on, and four faces of no effect here."""
    return faced("wind", chart.names)


@lru_cache(maxsize=100)
def risk_die(chart: RiskDie) -> Die:
    """BB-1.3 `RI`."""
    return faced("risk", chart.faces)


@lru_cache(maxsize=100)
def collision_die(chart: CollisionDie) -> Die:
    """BB-1.4 `CO`."""
    return faced("collision", chart.faces)


@lru_cache(maxsize=100)
def point_blank_die(chart: PointBlankDie, masts: int = 0) -> Die:
    """BB-1.5 `PB`; with the optional rule `pb_mast_face` one of the empty faces brings down spars."""
    return faced("point-blank", chart.mast_face if masts else chart.faces)


@lru_cache(maxsize=100)
def boarding_die(chart: BoardingDie) -> Die:
    """BB-1.6 `A`."""
    return faced("boarding", chart.faces)
