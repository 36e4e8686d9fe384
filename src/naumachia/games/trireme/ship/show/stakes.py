"""Headline and losses of an outcome: ships by their fate, men by their kind."""

from __future__ import annotations

from collections.abc import Iterator

from naumachia.kernel import Answer, Orders, Sealed, pending
from naumachia.kernel.shown.picture import Tone
from naumachia.kernel.shown.stakes import Loss, Verdict

from ..pieces import KINDS, OARSMEN, Ship
from ..state import Sea

FATES = ("sunk", "captured", "surrendered", "derelict", "beached", "immobilised", "breached", "stripped")
"""Possible fates of a ship, the worst first."""
FINAL = FATES[:4]
"""Fates that say all: the men aboard share them."""


def fates(old: Ship, new: Ship) -> list[str]:
    """Return the fates of a ship between two positions, the worst first."""
    if old is new or old.gone:
        return []
    now = {
        "sunk": new.gone in ("sunk", "burnt") or (new.wrecked and not old.wrecked),
        "captured": new.side != old.side,
        "surrendered": new.status == "surrendered" != old.status,
        "derelict": new.status == "derelict" != old.status,
        "beached": bool(new.beached) and not old.beached,
        "immobilised": new.immobilised and not old.immobilised,
        "breached": new.breaches > old.breaches,
        "stripped": len(new.equipment) < len(old.equipment),
    }
    found = [fate for fate in FATES if now[fate]]
    return found[:1] if found and found[0] in FINAL else found


def losses(before: Sea, after: Sea) -> tuple[Loss, ...]:
    """Return the losses of each ship: itself, its flag, its oars, its equipment; and men by kind, wherever they were aboard."""
    found: list[Loss] = []
    for name, old in before.ships.items():
        found += [Loss(name, fate) for fate in fates(old, after.ships[name])]
    return (*found, *_fallen(before, after))


def _fallen(before: Sea, after: Sea) -> Iterator[Loss]:
    """Men lost by kind. Those sent aboard another ship are not lost, nor are prisoners; those of a ship gone go with it."""
    ships = ((old, after.ships[name]) for name, old in before.ships.items())
    changed = [(old, new) for old, new in ships if old is not new and not new.gone]
    for side in before.setting.sides:
        for kind in (*KINDS, OARSMEN):
            gaps = {old.id: _count(old, side, kind) - _count(new, side, kind) for old, new in changed}
            left = sum(gaps.values())
            for name, gap in gaps.items():
                if gap > 0 and left > 0:
                    yield Loss(name, kind, min(gap, left))
                    left -= gap


def _count(ship: Ship, side: str, kind: str) -> int:
    """The man points of a side and a kind aboard a ship, free or prisoners; oarsmen stay with their bench."""
    if kind == OARSMEN:
        return ship.oars if ship.owner == side else 0
    return sum(held[side].of(kind) for held in (ship.aboard, ship.prisoners) if side in held)


def verdict(before: Sea, answer: Answer, after: Sea) -> Verdict:
    """How an answer ends for the one who gave it: the battle itself, else the worst that befell either side, else men."""
    request = pending(before)
    mine = answer.seat if isinstance(answer, Sealed) else "" if isinstance(request, Orders | None) else request.seats[0]
    if after.result is not None:
        winner = after.result.winner
        if winner is None:
            return Verdict("verdict-draws")
        return Verdict("verdict-wins", "good") if winner == mine else Verdict("verdict-loses", "bad")
    own, theirs = _worst(before, after, mine, True), _worst(before, after, mine, False)
    if theirs and (not own or FATES.index(theirs) <= FATES.index(own)):
        return Verdict(f"verdict-{theirs}", "good")
    if own:
        return Verdict(f"verdict-own-{own}", "bad")
    men = dict.fromkeys(before.setting.sides, 0)
    for loss in _fallen(before, after):
        men[before.ships[loss.piece].side] += loss.points
    lost = men.pop(mine, 0)
    if lost or any(men.values()):
        tone: Tone = "good" if lost < sum(men.values()) else "bad"
        return Verdict("verdict-men", tone, {"own": lost, "theirs": sum(men.values())})
    return Verdict("verdict-nothing")


def _worst(before: Sea, after: Sea, side: str, own: bool) -> str:
    """The worst fate of a side's ships, or of the enemy's."""
    ships = [old for old in before.ships.values() if (old.side == side) is own]
    found = [fate for old in ships for fate in fates(old, after.ships[old.id])]
    return min(found, key=FATES.index, default="")
