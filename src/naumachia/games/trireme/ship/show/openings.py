"""Positions from which a ship could strike with the orders being written; the list of threats follows from them."""

from __future__ import annotations

from collections.abc import Iterator

from naumachia.kernel import Orders, Plot, Sealed, pending, step

from ..rules.combat.contacts import RamDice
from ..state import Sea
from .places import WRITING


def openings(sea: Sea, ship: str) -> Iterator[Sea]:
    """The dice of every ram that some plot of the ship brings about while all others stay where they are (TS-3.1, TS-5.3)."""
    request = pending(sea)
    if sea.phase != WRITING or not isinstance(request, Orders):
        return
    seat = sea.ships[ship].side
    line = next((one for one in request.sheets.get(seat, ()) if one.id == ship), None)
    if not isinstance(line, Plot):
        return
    others = [request.plain(other) for other in request.sheets if other != seat]
    plain = dict(request.plain(seat).lines)
    met: set[tuple[str, str]] = set()
    for moves in _walks(line):
        after = step(sea, Sealed(seat, tuple((plain | {ship: line.read(" ".join(moves))}).items())))
        for sheet in others:
            after = step(after, sheet)
        frame = after.agenda[0] if after.agenda else None
        if isinstance(frame, RamDice) and frame.ram.rammer == ship and (frame.ram.target, frame.ram.location) not in met:
            met.add((frame.ram.target, frame.ram.location))
            yield after


def _walks(line: Plot, node: int = 0, before: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """Every walk of a plot that ends with a move ahead; a longer one brings nothing that its beginning has not brought."""
    here = line.nodes[node]
    if here.ends and before:
        yield before
    for move, following in here.ways.items():
        if move in ("A", "L", "R"):
            yield from _walks(line, following, (*before, move))
