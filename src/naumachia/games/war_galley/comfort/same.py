"""Do the same: ships that move as the one before them, step by step under all the rules (WG-5.41, WG-6.32)."""

from __future__ import annotations

from collections.abc import Iterator

from naumachia.kernel import Frame
from naumachia.kernel.shown.picture import Option

from ..hulls import SHIFTS, pose
from ..rules.movement.announcement import announce, may_back, spendable
from ..rules.movement.movement import Follow
from ..rules.movement.steps import open_step, step_cost
from ..state import Move, Sea, Ship
from .flagship import warned

SAME, ALL_SAME = "same", "all-same"


class SameAs(Frame[Sea], frozen=True):
    """WG-5.41 One of the ships told to move as the one before; one that cannot even begin is left for its owner to move."""

    ship: str

    def take(self, sea: Sea, _: None) -> None:
        assert sea.activation is not None
        ship = sea.ships[self.ship]
        if ship.gone or ship.side != sea.activation.side or self.ship in sea.activation.moved:
            return
        sea.move = Move(self.ship)
        if same_way(sea, ship):
            go_same(sea, self.ship)
        else:
            sea.move = None


def same_way(sea: Sea, ship: Ship) -> str:
    """Return the announcement for moving like the ship before: as many MP, or all it has; empty when it cannot begin."""
    trail = sea.activation.trail if sea.activation is not None else ()
    if len(trail) < 2 or ship.deserter:
        return ""
    mode, *steps = trail
    shifts = SHIFTS[ship.length, ship.facing]
    points, backing, taken = spendable(sea, ship), mode == "backing", 0
    for step in steps:
        if step not in shifts:
            return ""
        taken += step_cost(sea, shifts[step])
    points = min(taken, points)
    if not points or (backing and not may_back(sea, ship, points)):
        return ""
    return f"{points} {mode}" if open_step(sea, ship, steps[0], points, backing) else ""


def go_same(sea: Sea, name: str, _: str = "") -> None:
    """Announce and begin; the pattern stays that of the ship before, however far this one gets."""
    assert sea.activation is not None
    ship = sea.ships[name]
    steps = sea.activation.trail[1:]
    announce(sea, ship, same_way(sea, ship))
    sea.note(follows=True)
    sea.then(Follow(name, steps))


def same_targets(sea: Sea, ready: list[str]) -> Iterator[str]:
    """Of the ships still to act, those that may move as the one before."""
    if sea.activation is None or len(sea.activation.trail) < 2:
        return
    for name in ready:
        if not sea.ships[name].gone and same_way(sea, sea.ships[name]):
            yield name


def same_offers(sea: Sea, name: str) -> tuple[str, ...]:
    """Whether a ship that has still to announce may do the same."""
    ship = sea.ships[name]
    return ("",) if not ship.gone and same_way(sea, ship) else ()


def same_option(sea: Sea, name: str, _: str) -> Option:
    """How moving as the ship before is shown: the whole way, as it would be without a hindrance."""
    assert sea.activation is not None
    ship = sea.ships[name]
    path = [pose(ship.length, ship.bow, ship.facing)]
    bow, facing = ship.bow, ship.facing
    points = int(same_way(sea, ship).split()[0])
    for step in sea.activation.trail[1:]:
        shift = SHIFTS[ship.length, facing][step]
        points -= step_cost(sea, shift)
        if points < 0:
            break
        bow, facing = (bow[0] + shift.q, bow[1] + shift.r), shift.facing
        path.append(pose(ship.length, bow, facing))
    args = {"leader": sea.label(sea.activation.moved[-1])}
    option = Option(SAME, "do-same", "WG-6.32", args, ship=ship.id, path=tuple(path))
    return warned(sea, option, name, (bow, facing), 0)
