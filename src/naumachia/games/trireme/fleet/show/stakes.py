"""Headline and losses of an outcome, from which forecasts are made."""

from __future__ import annotations

from naumachia.kernel import Answer, settle, show
from naumachia.kernel.shown.stakes import Loss, Verdict

from ..pieces import Ship
from ..rules.combat.boarding import Captor, Combats, PrizeCrew, Victim, split_combat
from ..rules.combat.freeing import Freeing
from ..rules.combat.grapple import GettingAway, Grapples
from ..rules.combat.ram import BlowsFall, Duel
from ..rules.movement.moves import Fatigue, Go
from ..rules.turn import Enter
from ..state import Sea

HARM = ("tired", "immobilised", "permanent", "sunk", "captured")
"""Possible fates of a ship, the least first: breath counts little beside a blow."""
WORSE = {"sound": 0, "bf_back": 1, "immobilised": 2, "permanent": 3}


def losses(before: Sea, after: Sea) -> tuple[Loss, ...]:
    """Return the losses of each ship: itself, its side, its oars, its breath."""
    found: list[Loss] = []
    for name, old in before.ships.items():
        new = after.ships[name]
        if old is not new and not old.gone:
            found += [Loss(name, key) for key in _lost(old, new)]
    return tuple(found)


def _lost(old: Ship, new: Ship) -> list[str]:
    if new.gone in ("sunk", "ashore") or (new.wrecked and not old.wrecked):
        return ["sunk"]
    if new.side != old.side:
        return ["captured"]
    if WORSE[new.state] > WORSE[old.state]:
        return ["permanent" if new.state == "permanent" else "immobilised"]
    return ["tired"] if new.fatigued and not old.fatigued else []


def aimed(before: Sea, after: Sea) -> Sea:
    """Return the sea with the dice of a ram that the answer has declared on the table, though blows fall when all have moved.

    Of other rams declared this turn nothing is counted: the odds are those of this blow alone, and of its answer (TF-4.6).
    """
    sea = after.consequences
    if len(sea.rams) <= len(before.rams):
        return after
    draft, ram = sea.copy(), sea.rams[-1]
    draft.rams = ()
    breath = sea.agenda[:1] if isinstance(sea.agenda[0], Fatigue) else ()
    draft.agenda = (*breath, Duel(ram), BlowsFall(), Enter(sea.phase), *sea.agenda[len(breath) :])
    return settle(draft)


def verdict(before: Sea, answer: Answer, after: Sea) -> Verdict:
    """How an act ends for the one who does it."""
    option, frame = show(before, str(answer)), before.agenda[0]
    if after.result is not None and after.result.winner is not None:
        mine = before.ships[option.ship].side if option.ship else getattr(frame, "side", "")
        return Verdict("verdict-wins", "good") if after.result.winner == mine else Verdict("verdict-loses", "bad")
    if isinstance(frame, Freeing) and option.ship:
        return _freed(before.ships[option.ship], after.ships[option.ship])
    if isinstance(frame, Grapples | GettingAway) and option.ship:
        held = option.target in after.ships[option.ship].links
        if isinstance(frame, Grapples):
            return Verdict("verdict-grappled", "good") if held else Verdict("verdict-failed", "bad")
        return Verdict("verdict-held", "bad") if held else Verdict("verdict-away", "good")
    if isinstance(frame, Combats) and option.ship:
        return _boarded(before, after, *split_combat(str(answer)))
    if isinstance(frame, Go) and option.target:
        return _rammed(before, after, option.ship, option.target)
    return _struck(before, after, option.ship, option.target)


def _freed(old: Ship, new: Ship) -> Verdict:
    """TF-2.1 What a try to get free comes to."""
    if new.gone:
        return Verdict("verdict-own-sunk", "bad")
    if new.state == "permanent":
        return Verdict("verdict-own-permanent", "bad")
    if new.state == "sound":
        return Verdict("verdict-freed", "good")
    return Verdict("verdict-factor", "good") if new.state != old.state else Verdict("verdict-nothing")


def _boarded(before: Sea, after: Sea, target: str, ships: tuple[str, ...]) -> Verdict:
    """TF-5.3 Who is taken: done already, or waiting for a choice of the captor's."""
    frame = after.agenda[0] if after.agenda else None
    won = isinstance(frame, Captor) or (isinstance(frame, PrizeCrew) and frame.prize == target)
    lost = isinstance(frame, Victim) or (isinstance(frame, PrizeCrew) and frame.prize in ships)
    if won or after.ships[target].side != before.ships[target].side:
        return Verdict("verdict-captured", "good")
    if lost or any(after.ships[name].side != before.ships[name].side for name in ships):
        return Verdict("verdict-own-captured", "bad")
    return Verdict("verdict-stalemate")


def _rammed(before: Sea, after: Sea, ship: str, target: str) -> Verdict:
    """TF-4.2, TF-4.6 What a ram comes to: bow to bow the ship that is hurt more counts, or both where they are even."""
    harm, own = (_lost(before.ships[name], after.ships[name]) for name in (target, ship))
    theirs, ours = (HARM.index(found[0]) if found else 0 for found in (harm, own))
    if not theirs and not ours:
        return Verdict("verdict-no-effect")
    if theirs == ours:
        return Verdict("verdict-both", "warn")
    return Verdict(f"verdict-{harm[0]}", "good") if theirs > ours else Verdict(f"verdict-own-{own[0]}", "bad")


def _struck(before: Sea, after: Sea, ship: str, target: str) -> Verdict:
    """A shot, a move, a reef: what it does to the target, then what it costs the ship itself."""
    if target and target in before.ships and target != ship:
        harm = _lost(before.ships[target], after.ships[target])
        if harm:
            return Verdict(f"verdict-{harm[0]}", "good")
    if ship and (own := _lost(before.ships[ship], after.ships[ship])):
        return Verdict(f"verdict-own-{own[0]}", "bad")
    return Verdict("verdict-nothing")
