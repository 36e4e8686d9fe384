"""TS-4.2 One step of simultaneous movement: blocked ships and open contests, from hulls and intentions alone.

No ship moves before another.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from naumachia.geometry.hexes import Hex

Hull = tuple[Hex, ...]


class Mover(NamedTuple):
    """Intended move of a ship in this step."""

    hexes: Hull
    """Where it would lie; nowhere when it leaves the map."""
    entered: Hex | None
    """The hex it enters; none when it leaves."""
    rank: tuple[int, int, int]
    """TS-4.2 item 3: speed, size, crew; the highest gets a contested hex."""
    barred: bool = False
    """Item 0: land, a closed edge or a wreck."""


class Settled(NamedTuple):
    """How far a step is settled."""

    blocked: frozenset[str]
    contests: dict[Hex, tuple[str, ...]]
    """Hexes that only dice can give away, in the order of their dice, with the ships that are level."""


def settle_step(now: Mapping[str, Hull], movers: Mapping[str, Mover], won: Mapping[Hex, str]) -> Settled:
    """TS-4.2 items 0 to 3. `now` holds every ship on the map in list order, `won` the contests that dice have decided."""
    blocked = {name for name, mover in movers.items() if mover.barred} | swaps(now, movers)
    while True:
        while more := occupied(now, movers, blocked):
            blocked |= more
        open_, losers = contests(movers, blocked, won)
        if open_ or not losers:
            return Settled(frozenset(blocked), open_)
        blocked |= losers


def swaps(now: Mapping[str, Hull], movers: Mapping[str, Mover]) -> set[str]:
    """Item 1: two movers that each enter a hex the other holds."""
    enter = {name: mover.entered for name, mover in movers.items() if not mover.barred and mover.entered is not None}
    held = {at: name for name in enter for at in now[name]}
    found = set()
    for name, at in enter.items():
        other = held.get(at)
        if other is not None and other != name and enter[other] in now[name]:
            found |= {name, other}
    return found


def occupied(now: Mapping[str, Hull], movers: Mapping[str, Mover], blocked: set[str]) -> set[str]:
    """Item 2, one round: movers whose hex another ship will hold."""
    held: dict[Hex, list[str]] = {}
    for name, hull in now.items():
        moves = name in movers and name not in blocked
        for at in movers[name].hexes if moves else hull:
            held.setdefault(at, []).append(name)
    found = set()
    for name, mover in movers.items():
        if name in blocked or mover.entered is None:
            continue
        for other in held.get(mover.entered, ()):
            if other == name:
                continue
            contested = other in movers and other not in blocked and movers[other].entered == mover.entered
            if not contested:
                found.add(name)
    return found


def contests(
    movers: Mapping[str, Mover], blocked: set[str], won: Mapping[Hex, str]
) -> tuple[dict[Hex, tuple[str, ...]], set[str]]:
    """Item 3: hexes that two or more still enter; those that dice must give away, else all who lose."""
    entering: dict[Hex, list[str]] = {}
    for name, mover in movers.items():
        if name not in blocked and mover.entered is not None:
            entering.setdefault(mover.entered, []).append(name)
    open_: dict[Hex, tuple[str, ...]] = {}
    losers: set[str] = set()
    for at in sorted(at for at, names in entering.items() if len(names) > 1):
        names = entering[at]
        best = max(movers[name].rank for name in names)
        level = tuple(name for name in names if movers[name].rank == best)
        winner = level[0] if len(level) == 1 else won.get(at)
        if winner is None:
            open_[at] = level
        else:
            losers |= set(names) - {winner}
    return open_, losers
