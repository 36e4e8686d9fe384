"""Headline and losses of an outcome, from which forecasts are made."""

from __future__ import annotations

from msgspec.structs import replace

from naumachia.kernel import Answer, Message, pending, show_any
from naumachia.kernel.shown.stakes import Loss, Verdict

from ..pieces import Ship
from ..rules.gunnery.fire import MayFire
from ..state import Sea

HEAVY = 5
"""Boxes from which a shot reads as a hard one: risk dice begin there (BB-8.13)."""


def losses(before: Sea, after: Sea) -> tuple[Loss, ...]:
    """Return the losses of each ship: itself, its colours, boxes, guns, men, fires and leaks."""
    found: list[Loss] = []
    for name, old in before.ships.items():
        new = after.ships[name]
        if old is not new and not old.gone:
            found += [Loss(name, key, count) for key, count in lost(old, new) if count > 0]
    return tuple(found)


def lost(old: Ship, new: Ship) -> list[tuple[str, int]]:
    """Return the losses of a ship between two positions."""
    if new.gone:
        return [("sunk", 1)]
    if new.struck and not old.struck:
        return [("captured", 1)]
    return [
        ("hull", new.hull - old.hull),
        ("masts", new.masts - old.masts),
        ("guns", old.bordee - new.bordee),
        ("crew", old.abordage - new.abordage),
        ("fires", new.fires - old.fires),
        ("leaks", len(new.leaks) - len(old.leaks)),
        ("rudder", new.rudder - old.rudder),
        ("captains", new.captains - old.captains),
    ]


def alike(sea: Sea) -> Sea:
    """BB-10.6 In which turn a leak sinks her is told by no odds and asked by no die of a shot: leaks count, not their turns."""
    leaking = {name: ship for name, ship in sea.ships.items() if any(ship.leaks)}
    if not leaking:
        return sea
    draft = sea.copy()
    draft.ships = sea.ships | {name: replace(ship, leaks=(0,) * len(ship.leaks)) for name, ship in leaking.items()}
    return draft


def verdict(before: Sea, answer: Answer, after: Sea) -> Verdict:
    """How an act ends for the one who does it."""
    option = show_any(before, answer)
    ship, target, verb = option.ship, option.target, str(answer).partition(":")[0]
    if after.result is not None and after.result.winner is not None and ship:
        mine = before.ships[ship].controller
        return Verdict("verdict-wins", "good") if after.result.winner == mine else Verdict("verdict-loses", "bad")
    if verb in ("fire", "fire2", "pb"):
        return _struck(before, after, ship, target)
    if verb == "separate" and target:
        held = after.link(ship, target) is not None
        return Verdict("verdict-held", "bad") if held else Verdict("verdict-free", "good")
    if verb == "tack" and ship:
        missed = after.ships[ship].missed_stays
        return Verdict("verdict-stays", "bad") if missed else Verdict("verdict-tacked", "good")
    return _met(before, after, ship) if ship else Verdict("verdict-nothing")


def _struck(before: Sea, after: Sea, ship: str, target: str) -> Verdict:
    """BB-8 What a shot does to its target; else what it does to the ship that fires it, or to one in between."""
    old, new = before.ships[target], after.ships[target]
    if new.gone:
        return Verdict("verdict-sunk", "good")
    if new.struck and not old.struck:
        return Verdict("verdict-struck", "good")
    if new.flag != old.flag:
        return Verdict("verdict-crippled", "good")
    if worst := _marked(after, old, new):
        return Verdict(f"verdict-{worst}", "good")
    boxes = new.hull + new.masts - old.hull - old.masts
    if boxes >= HEAVY:
        return Verdict("verdict-heavy", "good")
    if any(count > 0 for _, count in lost(old, new)):
        return Verdict("verdict-hit", "good")
    own = before.ships[ship], after.ships[ship]
    return Verdict("verdict-own", "bad") if any(count > 0 for _, count in lost(*own)) else Verdict("verdict-missed")


def _marked(sea: Sea, old: Ship, new: Ship) -> str:
    """3.3 The worst marker that has come to a ship; empty for none."""
    markers = (
        ("fire", new.fires > old.fires),
        ("leak", len(new.leaks) > len(old.leaks)),
        ("rudder", new.rudder > old.rudder),
        ("mast", sea.masts_down(new) > sea.masts_down(old)),
    )
    return next((key for key, on in markers if on), "")


def _met(before: Sea, after: Sea, ship: str) -> Verdict:
    """BB-11 What comes of running into another ship."""
    old, new = before.ships[ship], after.ships[ship]
    if new.gone:
        return Verdict("verdict-sunk", "bad")
    if new.struck and not old.struck:
        return Verdict("verdict-struck", "bad")
    fresh = [link for link in after.links_of(ship) if link not in before.links]
    if any(link.kind == "grappled" for link in fresh):
        return Verdict("verdict-boarded", "good")
    if fresh:
        return Verdict("verdict-tangled", "bad")
    if new.hull > old.hull:
        return Verdict("verdict-bumped", "warn")
    return Verdict("verdict-clear") if old.pose != new.pose else Verdict("verdict-nothing")


def stakes(sea: Sea, seat: str) -> tuple[Message, ...]:
    """Return the stakes of a question beyond its options: a first broadside, the last ship, the last turn."""
    found: list[Message] = []
    request, front = pending(sea), sea.agenda[0] if sea.agenda else None
    if request is None or seat not in sea.setting.sides:
        return ()
    if isinstance(front, MayFire):
        if not sea.ships[front.ship].fired_once:
            found.append(Message("stakes-first", {"ship": sea.label(front.ship)}))
        if sea.turn == sea.turns:
            found.append(Message("stakes-night"))
    if not sea.setting.scenario.one_to_one:
        for side in (seat, sea.other(seat)):
            if sum(ship.owner == side == ship.controller for ship in sea.afloat) == 1:
                found.append(Message("stakes-last", {"side": sea.label(side)}))
    return tuple(found)
