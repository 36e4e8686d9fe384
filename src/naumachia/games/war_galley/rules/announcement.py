"""The announcement: how many MP a ship will spend, forward or backing (M2; WG-6.13, WG-6.33)."""

from __future__ import annotations

from naumachia.kernel import Event, Refusal
from naumachia.kernel.picture import Option

from ..hulls import D, pose
from ..state import Sea, Ship
from .movement import Step
from .speed import allowance, sail_bonus

ANNOUNCEMENT = "[0-9]{1,3}( forward| backing)?"
"""The form of the answer."""


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


def back_bar(sea: Sea, ship: Ship) -> Refusal | None:
    """WG-6.33 Why a ship may not back: at maximum, with oars lost (WG-6.37), with a tow, or when it has just come in forward."""
    if ship.level == "max":
        return Refusal("WG-6.33", "no-back-max")
    if ship.crippled:
        return Refusal("WG-7.28", "no-step-crippled")
    if ship.tows:
        return Refusal("WG-6.33", "no-step-tow")
    if sea.move is not None and sea.move.ship == ship.id and sea.move.entered:
        return Refusal("WG-6.33", "no-step-mode")
    return None


def announce(sea: Sea, ship: Ship, answer: str) -> None:
    """WG-6.13 The announcement binds."""
    number, _, mode = answer.partition(" ")
    sea.note(left=int(number), backing=mode == "backing", announced=True, trail=(mode,) if mode else ())
    bonus = sail_bonus(sea, ship)
    if ship.wind_used != bonus:
        sea.change(ship.id, wind_used=bonus)
    args = {"ship": sea.label(ship.id), "points": int(number), "mode": mode or "forward", "level": ship.level}
    sea.tell(Event("announced", "WG-6.13", args, ship=ship.id, side=ship.side, idle=not int(number)))
    sea.then(Step(ship.id))


def open_announcements(sea: Sea, name: str) -> list[str]:
    """The same for a ship on the map that may move now."""
    ship = sea.ships[name]
    return announcements(sea, ship) if ship.gone != "waiting" else []


def announce_as(sea: Sea, name: str, answer: str) -> None:
    """WG-6.13 What the player says."""
    announce(sea, sea.ships[name], answer)


def announce_bar(sea: Sea, name: str, answer: str) -> Refusal | None:
    """WG-6.13, WG-6.33 Why an announcement cannot be made."""
    ship = sea.ships[name]
    if sea.move is None or sea.move.ship != name or answer in announcements(sea, ship):
        return None
    number, _, mode = answer.partition(" ")
    label = sea.label(name)
    if mode == "backing" and (bar := back_bar(sea, ship)) is not None:
        return bar.about(ship=label)
    if mode == "backing" and int(number) < sea.setting.charts.movement_costs.back:
        return Refusal("WG-6.33", "no-back-points", {"ship": label, "cost": sea.setting.charts.movement_costs.back})
    points = max(0, allowance(sea, ship) - sea.move.paid)
    return Refusal("WG-6.13b", "no-announce", {"ship": label, "points": int(number), "allowance": points})


def announce_option(sea: Sea, name: str, answer: str) -> Option:
    """How an announcement is shown: as far as so many MP go straight, and the hex to click for it."""
    ship = sea.ships[name]
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
