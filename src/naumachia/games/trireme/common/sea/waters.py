"""The waters of a battle: a rectangle of hexes with land and reefs, its edges, and what can be seen across it."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from naumachia.geometry.hexes import Hex, distance

Edge = Literal["north", "south", "west", "east"]
EDGES: tuple[Edge, ...] = ("north", "south", "west", "east")


class Waters(Struct, frozen=True):
    """The map of one match."""

    columns: int
    rows: int
    land: frozenset[Hex]
    reef: frozenset[Hex]
    open: frozenset[Hex]
    """Every hex of the map that is no land."""


def chart(columns: int, rows: int, land: tuple[Hex, ...] = (), reef: tuple[Hex, ...] = ()) -> Waters:
    """The waters of a map of so many columns and rows."""
    dry = frozenset(land)
    return Waters(columns, rows, dry, frozenset(reef), frozenset(whole(columns, rows)) - dry)


def whole(columns: int, rows: int) -> list[Hex]:
    """Every hex of a rectangular map."""
    return [(q, row - q // 2) for q in range(columns) for row in range(rows)]


def parse_hex(written: str) -> Hex:
    """`q,r` as a hex."""
    q, _, r = written.partition(",")
    return int(q), int(r)


def row_of(at: Hex) -> int:
    """The row of a hex; its column is its `q`."""
    return at[1] + at[0] // 2


def on_map(columns: int, rows: int, at: Hex) -> bool:
    """Whether a hex lies on the map."""
    return 0 <= at[0] < columns and 0 <= row_of(at) < rows


def edges_over(waters: Waters, at: Hex) -> tuple[Edge, ...]:
    """The edges over which a hex off the map lies; off a corner there are two."""
    row, column = row_of(at), at[0]
    over = row < 0, row >= waters.rows, column < 0, column >= waters.columns
    return tuple(edge for edge, beyond in zip(EDGES, over, strict=True) if beyond)


def in_sight(waters: Waters, one: tuple[Hex, Hex], other: tuple[Hex, Hex]) -> bool:
    """Whether two hulls see each other: one free line between nearest hexes is enough, and only land blocks."""
    if not waters.land:
        return True
    nearest = min(distance(a, b) for a in one for b in other)
    pairs = ((a, b) for a in one for b in other if distance(a, b) == nearest)
    return any(_free(waters.land, a, b, nearest) for a, b in pairs)


def _free(land: frozenset[Hex], a: Hex, b: Hex, length: int) -> bool:
    """The inner points of a line: each lies in one hex, or on the edge of two, and there both must be land to block."""
    return not any(set(lying_in(a, b, step, length)) <= land for step in range(1, length))


def lying_in(a: Hex, b: Hex, step: int, length: int) -> tuple[Hex, ...]:
    """The hex, or the two hexes, in which the point `step / length` of the way from `a` to `b` lies; whole numbers only."""
    q = a[0] * (length - step) + b[0] * step
    r = a[1] * (length - step) + b[1] * step
    corners = {(x, y) for x in (q // length, -(-q // length)) for y in (r // length, -(-r // length))}

    def away(at: Hex) -> int:
        x, y = q - at[0] * length, r - at[1] * length
        return x * x + x * y + y * y

    least = min(map(away, corners))
    return tuple(sorted(at for at in corners if away(at) == least))
