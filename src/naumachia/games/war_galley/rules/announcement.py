"""The announcement (M2; WG-6.13), and ships that move as the one before them, step by step under all the rules."""

from __future__ import annotations

from collections.abc import Iterator

from naumachia.kernel import Event, Frame
from naumachia.kernel.picture import Option

from ..hulls import SHIFTS, D, pose
from ..state import Move, Sea, Ship
from .movement import Follow, Step
from .speed import allowance, sail_bonus
from .steps import open_step, step_cost

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
            go_same(sea, ship)
        else:
            sea.move = None


def announcements(sea: Sea, ship: Ship) -> list[str]:
    """M2 WG-6.13 MP and mode. Deserters have no choice (K25): they go."""
    assert sea.move is not None
    points = max(0, allowance(sea, ship) - sea.move.paid)
    if ship.deserter:
        return [f"{points} forward"] if points else ["0"]
    found = ["0", *(f"{n} forward" for n in range(1, points + 1))]
    cost = sea.setting.charts.movement_costs.back
    if points >= cost and back_bar(sea, ship) is None:
        found += [f"{n} backing" for n in range(cost, points + 1)]
    return found


def back_bar(sea: Sea, ship: Ship) -> tuple[str, str] | None:
    """WG-6.33 Why a ship may not back: at maximum, with oars lost (WG-6.37), with a tow, or when it has just come in forward."""
    if ship.level == "max":
        return "WG-6.33", "no-back-max"
    if ship.crippled:
        return "WG-7.28", "no-step-crippled"
    if ship.tows:
        return "WG-6.33", "no-step-tow"
    if sea.move is not None and sea.move.ship == ship.id and sea.move.entered:
        return "WG-6.33", "no-step-mode"
    return None


def announce(sea: Sea, ship: Ship, answer: str) -> None:
    """WG-6.13 The announcement binds."""
    number, _, mode = answer.partition(" ")
    sea.note(left=int(number), backing=mode == "backing", announced=True, trail=(mode,) if mode else ())
    bonus = sail_bonus(sea, ship)
    if ship.wind_used != bonus:
        sea.change(ship.id, wind_used=bonus)
    args = {"ship": sea.label(ship.id), "points": int(number), "mode": mode or "forward", "level": ship.level}
    sea.tell(Event("announced", "WG-6.13", args, ship=ship.id, idle=not int(number)))
    sea.then(Step(ship.id))


def same_way(sea: Sea, ship: Ship) -> str:
    """What a ship announces to move as the one before: as many MP as that took, or as it has; nothing when it cannot begin."""
    assert sea.move is not None
    trail = sea.activation.trail if sea.activation is not None else ()
    if len(trail) < 2 or ship.deserter:
        return ""
    mode, *steps = trail
    shifts = SHIFTS[ship.length, ship.facing]
    if any(step not in shifts for step in steps):
        return ""
    taken = sum(step_cost(sea, shifts[step]) for step in steps)
    answer = f"{min(taken, max(0, allowance(sea, ship) - sea.move.paid))} {mode}"
    if answer not in announcements(sea, ship):
        return ""
    trial = sea.copy()
    trial.note(left=int(answer.split()[0]), backing=mode == "backing")
    return answer if open_step(trial, ship, steps[0]) else ""


def go_same(sea: Sea, ship: Ship) -> None:
    """Announce and begin; the pattern stays that of the ship before, however far this one gets."""
    assert sea.activation is not None
    steps = sea.activation.trail[1:]
    announce(sea, ship, same_way(sea, ship))
    sea.note(follows=True)
    sea.then(Follow(ship.id, steps))


def same_targets(sea: Sea, ready: list[str]) -> Iterator[str]:
    """Of the ships still to act, those that may move as the one before."""
    if sea.activation is None or len(sea.activation.trail) < 2:
        return
    trial = sea.copy()
    for name in ready:
        trial.move = Move(name)
        if not sea.ships[name].gone and same_way(trial, sea.ships[name]):
            yield name


def same_option(sea: Sea, ship: Ship) -> Option:
    """How moving as the ship before is shown: the whole way, as it would be without a hindrance."""
    assert sea.activation is not None
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
    return Option(SAME, "do-same", "WG-6.32", args, ship=ship.id, path=tuple(path))


def announce_option(sea: Sea, ship: Ship, answer: str) -> Option:
    """How an announcement is shown: as far as so many MP go straight, and the hex to click for it."""
    number, _, mode = answer.partition(" ")
    args = {"points": int(number), "mode": mode or "none"}
    if not mode or ship.crippled:
        return Option(answer, "do-announce", "WG-6.13", args, ship=ship.id)
    q, r = D[ship.facing if mode == "forward" else ship.facing - 3]
    hexes = int(number) // (sea.setting.charts.movement_costs.back if mode == "backing" else 1)
    path = [pose(ship.length, ship.bow, ship.facing)]
    bow = ship.bow
    for _ in range(hexes):
        bow = bow[0] + q, bow[1] + r
        head = bow if mode == "forward" or ship.length == 1 else (bow[0] + q, bow[1] + r)
        if not sea.vacant(head):
            return Option(answer, "do-announce", "WG-6.13", args, ship=ship.id, path=())
        path.append(pose(ship.length, bow, ship.facing))
    even = mode == "forward" or int(number) % sea.setting.charts.movement_costs.back == 0
    return Option(answer, "do-announce", "WG-6.13", args, ship=ship.id, path=tuple(path), cell=head if even else None)
