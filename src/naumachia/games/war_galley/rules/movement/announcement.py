"""The announcement: how many MP a ship will spend, forward or backing (M2; WG-6.13, WG-6.33)."""

from __future__ import annotations

from functools import cache

from naumachia.kernel import Event, Refusal
from naumachia.kernel.shown.picture import Option

from ...hulls import D, pose
from ...state import Sea, Ship
from .movement import Step
from .speed import allowance, sail_bonus

ANNOUNCEMENT = "[0-9]{1,3}( forward| backing)?"
"""The form of the answer."""


def spendable(sea: Sea, ship: Ship) -> int:
    """WG-6.13b The MP a ship may announce: its allowance, less what it has paid before moving."""
    paid = sea.move.paid if sea.move is not None and sea.move.ship == ship.id else 0
    return max(0, allowance(sea, ship) - paid)


def announcements(sea: Sea, ship: Ship) -> tuple[str, ...]:
    """M2 WG-6.13 MP and mode. Deserters have no choice (WG-K25): they go."""
    points = spendable(sea, ship)
    if ship.deserter:
        return (f"{points} forward",) if points else ("0",)
    return in_words(points, sea.setting.charts.movement_costs.back if may_back(sea, ship, points) else points + 1)


@cache
def in_words(points: int, least: int) -> tuple[str, ...]:
    """Every announcement up to so many MP, and of those to back from so many on."""
    forward, backing = range(1, points + 1), range(least, points + 1)
    return ("0", *(f"{n} forward" for n in forward), *(f"{n} backing" for n in backing))


def may_back(sea: Sea, ship: Ship, points: int) -> bool:
    """WG-6.33 Whether a ship may back with so many MP."""
    return points >= sea.setting.charts.movement_costs.back and back_bar(sea, ship) is None


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


def open_announcements(sea: Sea, name: str) -> tuple[str, ...]:
    """The same for a ship on the map that may move now."""
    ship = sea.ships[name]
    return announcements(sea, ship) if ship.gone != "waiting" else ()


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
    args = {"ship": label, "points": int(number), "allowance": spendable(sea, ship)}
    return Refusal("WG-6.13b", "no-announce", args)


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
