"""Headline and losses of an outcome, from which forecasts are made."""

from __future__ import annotations

from naumachia.kernel import Answer, Message, pending, show_any
from naumachia.kernel.shown.stakes import Loss, Verdict

from ..pieces import Ship
from ..rules.activation import FatigueTest
from ..rules.combat.assault import Prize
from ..rules.victory import cost_lost, cost_of
from ..state import Sea


def losses(before: Sea, after: Sea) -> tuple[Loss, ...]:
    """Return the losses of each ship: itself, its flag, its soundness, oars, men, breath."""
    found: list[Loss] = []
    for name, old in before.ships.items():
        new = after.ships[name]
        if old is not new and not old.gone:
            found += [Loss(name, key, count) for key, count in _lost(old, new) if count > 0]
    return tuple(found)


def _lost(old: Ship, new: Ship) -> list[tuple[str, int]]:
    if new.gone:
        return [("fled" if new.gone == "fled" else "sunk", 1)]
    if new.side != old.side:
        return [("captured", 1)]
    return [
        ("damaged", new.damaged - old.damaged),
        ("bank", len(new.banks) - len(old.banks)),
        ("marines", old.marines - new.marines),
        ("archers", old.archers - new.archers),
        ("fatigue", new.fatigued - old.fatigued),
    ]


def verdict(before: Sea, answer: Answer, after: Sea) -> Verdict:
    """How an act ends for the one who does it."""
    option = show_any(before, answer)
    ship, target, verb = option.ship, option.target, str(answer).partition(":")[0]
    if after.result is not None and after.result.winner is not None:
        mine = before.ships[ship].side if ship else ""
        return Verdict("verdict-wins", "good") if after.result.winner == mine else Verdict("verdict-loses", "bad")
    if verb == "break":
        held = after.linked(ship, target) is not None
        return Verdict("verdict-held", "bad") if held else Verdict("verdict-free", "good")
    if verb == "grapple":
        held = after.linked(ship, target) is not None
        return Verdict("verdict-grappled", "good") if held else Verdict("verdict-failed", "bad")
    if verb in ("assault", "counter"):
        return _assaulted(before, after, ship, target)
    if target and target in before.ships:
        return _struck(before.ships[target], after.ships[target])
    if ship and (own := losses(before, after)) and own[0].piece == ship:
        return Verdict(f"verdict-own-{own[0].key}", "bad")
    return Verdict("verdict-nothing")


def _assaulted(before: Sea, after: Sea, ship: str, target: str) -> Verdict:
    """CV-4.3 Taken, thrown back, or fought on."""
    front = after.agenda[0] if after.agenda else None
    if isinstance(front, Prize) and front.target == target:
        return Verdict("verdict-taken", "good")
    drained = after.ships[target].marines < before.ships[target].marines
    return Verdict("verdict-goes-on") if drained else Verdict("verdict-repulsed", "bad")


def _struck(old: Ship, new: Ship) -> Verdict:
    """CV-2.10, CV-2.19 What a ram or a shearing does to its target."""
    if new.gone:
        return Verdict("verdict-sunk", "good")
    if new.damaged and not old.damaged:
        return Verdict("verdict-damaged", "good")
    if len(new.banks) > len(old.banks):
        return Verdict("verdict-oars", "good")
    return Verdict("verdict-scratched") if new.rammed and not old.rammed else Verdict("verdict-failed", "bad")


def stakes(sea: Sea, seat: str) -> tuple[Message, ...]:
    """Return the stakes of a question: Battle's test to come, and the near rout of a side that has lost ships."""
    found: list[Message] = []
    tests = sea.run is not None and sea.run.order == "battle" and any(isinstance(frame, FatigueTest) for frame in sea.agenda[:4])
    if tests and sea.acting and pending(sea) is not None:
        found.append(Message("stakes-fatigue", {"ship": sea.label(sea.acting)}))
    for side in (seat, sea.other(seat)) if seat in sea.setting.sides else ():
        lost = cost_lost(sea, side)
        if not lost:
            continue
        cost, limit = cost_of(sea, side), sea.charts.victory.rout_share
        dearest = max((sea.setting.costs[ship.id] for ship in sea.fleet(side) if ship.owner == side), default=0)
        if 100 * lost < limit * cost <= 100 * (lost + dearest):
            found.append(Message("stakes-rout", {"side": sea.label(side), "lost": lost, "cost": cost}))
    return tuple(found)
