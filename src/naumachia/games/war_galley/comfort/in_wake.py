"""Line astern: a ship follows in the wake of the one that moved before it, turning where that turned (WG-5.22, WG-6.32)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from naumachia.geometry.hexes import Hex
from naumachia.kernel import Frame
from naumachia.kernel.shown.picture import Option, Pose

from ..hulls import OFFSETS, SHIFTS, D, pose
from ..rules.combat.boarding import leader
from ..rules.movement.announcement import announce, spendable
from ..rules.movement.movement import Follow
from ..rules.movement.steps import open_step, step_cost
from ..state import Move, Sea, Ship
from .flagship import warned, warned_all

WAKE, ALL_WAKE = "wake", "all-wake"
AHEAD = {"fwd": 0, "fwd-p": -1, "fwd-s": 1}
SWING = {"pivot-bow+1": 1, "pivot-bow-1": -1, "pivot+1": 1, "pivot-1": -1}
"""Turns that leave the stern where it was; after any other there is no way to sail behind the ship."""
ASTERN = ("STERN", "SFP", "SFS")


class Start(NamedTuple):
    """Where the ship that moved last began, what it did, and the hexes in which the bow of its next in file may be."""

    ship: Ship
    steps: tuple[str, ...]
    bow: Hex
    facing: int
    astern: tuple[Hex, ...]


class InWake(Frame[Sea], frozen=True):
    """WG-5.22 The file follows, ship after ship, each in the wake of the one before it; the first ship that cannot ends it."""

    def take(self, sea: Sea, _: None) -> None:
        name = next(in_file(sea), None)
        if name is None:
            return
        sea.move = Move(name)
        ship = sea.ships[name]
        if not wake_way(sea, ship):
            sea.move = None
            return
        sea.then(self)
        go_wake(sea, name)


def start(sea: Sea) -> Start | None:
    """The last move read back, its steps taken back one by one; nothing when the ship did more than go ahead and turn."""
    activation = sea.activation
    if activation is None or len(activation.trail) < 2 or activation.trail[0] != "forward" or not activation.moved:
        return None
    ship, steps = sea.ships[activation.moved[-1]], activation.trail[1:]
    (q, r), facing = ship.bow, ship.facing
    for step in reversed(steps):
        dq, dr = D[facing]
        if (turn := AHEAD.get(step)) is not None:
            q, r, facing = q - dq, r - dr, (facing - turn) % 6
        elif (turn := SWING.get(step)) is not None:
            facing = (facing - turn) % 6
            if ship.length == 2:
                q, r = q - dq + D[facing][0], r - dr + D[facing][1]
        else:
            return None
    around = OFFSETS[ship.length, facing]
    return Start(ship, steps, (q, r), facing, tuple((q + around[name][0], r + around[name][1]) for name in ASTERN))


def track(sea: Sea, begun: Start) -> tuple[Hex, ...]:
    """The water a ship has gone through, from its stern as it lay to where the next in file comes up with it."""
    ship, steps, bow, facing, _ = begun
    shifts = SHIFTS[ship.length, facing]
    if ship.gone or ship.tows or any(step not in shifts for step in steps):
        return ()  # the last is the pattern of a ship of another size
    if ship.used < sum(step_cost(sea, shifts[step]) for step in steps):
        return ()  # it was told to do as another had done, and did not get so far
    found = [bow] if ship.length == 1 else [(bow[0] - D[facing][0], bow[1] - D[facing][1]), bow]
    for step in steps:
        shift = SHIFTS[ship.length, facing][step]
        bow, facing = (bow[0] + shift.q, bow[1] + shift.r), shift.facing
        if step in AHEAD:
            found.append(bow)
        else:
            found[-1] = bow
    return tuple(found[: len(found) - ship.length])


def wake_steps(ship: Ship, way: tuple[Hex, ...]) -> tuple[str, ...]:
    """The steps that take a ship along a wake, as far as it can turn where the wake turns."""
    steps: list[str] = []
    (q, r), facing = ship.bow, ship.facing
    for at in way:
        for step, turn in AHEAD.items():
            dq, dr = D[(facing + turn) % 6]
            if (q + dq, r + dr) == at:
                steps.append(step)
                (q, r), facing = at, (facing + turn) % 6
                break
        else:
            break
    return tuple(steps)


def wake_way(sea: Sea, ship: Ship) -> tuple[str, ...]:
    """The steps in the wake of the ship before, as many as the MP allow; nothing where there is none or it cannot begin."""
    begun = start(sea)
    if begun is None or ship.bow not in begun.astern or ship.deserter:
        return ()
    cost = sea.setting.charts.movement_costs.forward
    steps = wake_steps(ship, track(sea, begun))[: spendable(sea, ship) // cost]
    return steps if steps and open_step(sea, ship, steps[0], len(steps) * cost) else ()


def own_wake(sea: Sea, ship: Ship) -> tuple[str, ...]:
    """The same where it is another way than doing as the ship before did."""
    steps = wake_way(sea, ship)
    trail = sea.activation.trail if sea.activation is not None else ()
    return () if steps == trail[1 : len(steps) + 1] else steps


def wake_offers(sea: Sea, name: str) -> tuple[str, ...]:
    """Whether a ship that has still to announce may follow in the wake."""
    ship = sea.ships[name]
    return ("",) if not ship.gone and own_wake(sea, ship) else ()


def go_wake(sea: Sea, name: str, _: str = "") -> None:
    """Announce and begin; the ship leaves a wake of its own for the next."""
    ship = sea.ships[name]
    steps = wake_way(sea, ship)
    announce(sea, ship, f"{len(steps) * sea.setting.charts.movement_costs.forward} forward")
    sea.then(Follow(ship.id, steps))


def in_file(sea: Sea) -> Iterator[str]:
    """The ships still to act that stand in file behind the ship that moved last, one behind the other."""
    begun, activation = start(sea), sea.activation
    if begun is None or activation is None or not any(at in sea.occupied for at in begun.astern):
        return
    seat = leader(sea, activation)
    ready = {
        ship.bow: ship
        for name in activation.ships
        if name not in activation.moved
        and not (ship := sea.ships[name]).gone
        and ship.side == activation.side
        and sea.owner(ship) == seat
    }
    astern = begun.astern
    while (at := next((at for at in astern if at in ready), None)) is not None:
        ship = ready.pop(at)
        astern = tuple(ship.at(name) for name in ASTERN)
        yield ship.id


def file_follows(sea: Sea) -> bool:
    """Whether the next in file may follow in the wake, and that is not what `the same` would do."""
    name = next(in_file(sea), None)
    return name is not None and bool(own_wake(sea, sea.ships[name]))


def wake_option(sea: Sea, name: str, _: str) -> Option:
    """How following in the wake is shown: the whole way, as it would be without a hindrance."""
    assert sea.activation is not None
    ship = sea.ships[name]
    bow, facing = ship.bow, ship.facing
    path: list[Pose] = [pose(ship.length, bow, facing)]
    for step in wake_way(sea, ship):
        shift = SHIFTS[ship.length, facing][step]
        bow, facing = (bow[0] + shift.q, bow[1] + shift.r), shift.facing
        path.append(pose(ship.length, bow, facing))
    args = {"leader": sea.label(sea.activation.moved[-1])}
    return warned(sea, Option(WAKE, "do-wake", "WG-6.32", args, ship=ship.id, path=tuple(path)), name, (bow, facing), 0)


def file_option(sea: Sea) -> Option:
    """How the whole file following is shown."""
    assert sea.activation is not None
    ships = tuple(in_file(sea))
    args = {"leader": sea.label(sea.activation.moved[-1]), "ships": len(ships)}
    return warned_all(sea, Option(ALL_WAKE, "do-all-wake", "WG-6.32", args), ships)
