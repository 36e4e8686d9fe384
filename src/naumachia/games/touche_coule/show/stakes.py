"""Headline and losses of an outcome, from which forecasts are made."""

from __future__ import annotations

from naumachia.kernel import Answer, show
from naumachia.kernel.shown.stakes import Loss, Verdict

from ..rules.boarding import MayBoard
from ..state import Sea


def losses(before: Sea, after: Sea) -> tuple[Loss, ...]:
    """TC-6.1 The structure each ship has lost; a ship sunk has also lost itself."""
    found: list[Loss] = []
    for name, old in before.ships.items():
        new = after.ships[name]
        if new.structure < old.structure:
            found.append(Loss(name, "structure", old.structure - new.structure))
        if old.afloat and not new.afloat:
            found.append(Loss(name, "sunk"))
    return tuple(found)


def verdict(before: Sea, answer: Answer, after: Sea) -> Verdict:
    """How an attack ends for the one who makes it; of anything else, whether it costs the ship something."""
    option = show(before, str(answer))
    if isinstance(before.agenda[0], MayBoard) and option.target:
        return _boarding(before, after, option.ship, option.target)
    if option.target:
        lost = _lost(before, after, option.target)
        if not after.ships[option.target].afloat:
            return Verdict("verdict-sunk", "good")
        return Verdict("verdict-hit", "good") if lost else Verdict("verdict-missed", "bad")
    return Verdict("verdict-harmed", "bad") if _lost(before, after, option.ship) else Verdict("verdict-nothing")


def _boarding(before: Sea, after: Sea, ship: str, target: str) -> Verdict:
    """TC-5c.2 Both strike: who comes off worse, or sinks."""
    mine, theirs = after.ships[ship].afloat, after.ships[target].afloat
    if not (mine and theirs):
        if mine:
            return Verdict("verdict-sunk", "good")
        return Verdict("verdict-you-sink", "bad") if theirs else Verdict("verdict-both-sink", "warn")
    dealt, suffered = _lost(before, after, target), _lost(before, after, ship)
    if dealt == suffered:
        return Verdict("verdict-even")
    return Verdict("verdict-better", "good") if dealt > suffered else Verdict("verdict-worse", "bad")


def _lost(before: Sea, after: Sea, ship: str) -> int:
    return before.ships[ship].structure - after.ships[ship].structure
