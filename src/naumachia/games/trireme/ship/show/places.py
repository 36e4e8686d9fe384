"""Possible places of ships after each step of a movement whose orders are being written.

They follow from the rules and the log sheets, which everybody may read. Nothing here looks at an order.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from naumachia.geometry.hexes import Hex
from naumachia.kernel import Node
from naumachia.kernel.shown.picture import Possible

from ...common.hulls import hexes_of, pose
from ..pieces import Ship
from ..rules.movement.orders import MOVES, law, nodes_of, order_bar
from ..rules.movement.steps import STEPS, intent, into_the_wind
from ..setup.scenario import Phase
from ..state import Sea

Place = tuple[Hex, int]
WRITING: Phase = "orders"


def places(sea: Sea, ship: str) -> tuple[Possible, ...]:
    """TS-3, TS-4.1 Where a ship could lie after each of the five steps if nobody stands in its way."""
    mine = sea.ships.get(ship)
    if mine is None or mine.gone or sea.phase != WRITING:
        return ()
    found = []
    for reached in could_be(sea, mine):
        cells = sorted({at for place in reached for at in hexes_of(*place)})
        found.append(Possible(tuple(pose(*place) for place in sorted(reached)), tuple(cells)))
    return tuple(found)


def could_be(sea: Sea, ship: Ship) -> tuple[frozenset[Place], ...]:
    """The places of a ship after each step, over all that may be written for it; worked out once a position."""
    here = ship.bow, ship.h
    if order_bar(sea, ship) is not None:
        return (frozenset({here}),) * STEPS
    rule = law(sea, ship)
    known: dict[Any, tuple[frozenset[Place], ...]] = sea.setting.memo.setdefault("could-be", {})
    name = sea.turn, ship.id, here, rule, ship.rig, sea.wind, sea.wind_dir
    if name not in known:
        if any(key[0] != sea.turn for key in known):
            known.clear()
        nodes = nodes_of(rule)
        steps: list[set[Place]] = [{here} for _ in range(STEPS)]
        for speed in range(1, STEPS + 1):
            for step, reached in enumerate(_rowed_at(sea, ship, nodes, speed)):
                steps[step] |= reached
        known[name] = tuple(map(frozenset, steps))
    return known[name]


def _rowed_at(sea: Sea, ship: Ship, nodes: tuple[Node, ...], speed: int) -> Iterator[set[Place]]:
    """The places after each step of a ship that makes so many moves; nothing where it cannot make them."""
    marked = sea.charts.movement_steps.speeds[speed - 1]
    # the node of the plot, the place, and whether something has ended the movement
    wave: set[tuple[int, Place, bool]] = {(0, (ship.bow, ship.h), False)}
    found: list[set[Place]] = []
    for moves in marked:
        if moves:
            wave = {after for at in wave for after in _onward(sea, ship, nodes, speed, *at)}
        if not wave:
            return
        found.append({place for _, place, _ in wave})
    yield from found


def _onward(
    sea: Sea, ship: Ship, nodes: tuple[Node, ...], speed: int, node: int, place: Place, over: bool
) -> Iterator[tuple[int, Place, bool]]:
    for token, there in nodes[node].ways.items():
        if token not in MOVES or token == "K":
            continue
        if over:
            yield there, place, True
            continue
        what = intent(sea, replace(ship, bow=place[0], h=place[1]), token)
        if what.leaves:
            continue
        if what.bar:
            yield there, place, True
        else:
            after = what.bow, what.h
            luffs = into_the_wind(sea, replace(ship, plot=("A",) * speed), what.h)
            yield there, after, luffs
            if luffs and sea.on("sails"):
                yield there, after, False  # the sail may have been lowered before the first step
