"""Answers of a side's standing orders (`kernel/orders/standing_orders.py`): no rule, but the usual choices of most captains."""

from __future__ import annotations

from collections.abc import Callable

from naumachia.kernel import Answer, Choose, Line, Orders, Pick, Request, Sealed, Several, Split

from ..pieces import OARSMEN, Men
from ..rules.combat.boarding import OARS
from ..rules.combat.detachments import detach_add
from ..rules.combat.fire import FLAME, FireSheet, Weapon, needed, shot_of
from ..rules.combat.grapples import CUT, NONE, grapple_label
from ..rules.combat.harm import read
from ..rules.values import boarding_factor, factor_of
from ..state import Sea

FACES, DICE = 6, 12
"""The most that one die shows, and two."""


def answer_by_order(sea: Sea, seat: str, key: str, value: str, request: Request) -> Answer | None:
    """Return the answer of an order; the kernel checks that it is legal."""
    if isinstance(request, Orders):
        lines = request.sheets[seat]
        return Sealed(seat, tuple(SHEETS[request.key](sea, lines, value).items()))
    return LOSSES[request.key](sea, request) if isinstance(request, Choose) else None


def _plain(lines: tuple[Line, ...]) -> dict[str, str]:
    return {line.id: line.first for line in lines}


def _fire(sea: Sea, lines: tuple[Line, ...], value: str) -> dict[str, str]:
    """Every archer and engine at the target hit most easily, from the towers first; pots of fire only when somebody is asked."""
    written = _plain(lines)
    for line in lines if value == "likely" else ():
        if isinstance(line, Split):
            ease = {part: _ease(sea, line.id, part) for part in line.parts if FLAME not in part}
            good = [part for part in sorted(ease, key=lambda part: ease[part]) if ease[part] <= FACES]
            _fill(sea, line, good, written)
    return written


def _ease(sea: Sea, line: str, part: str) -> int:
    """The least face that hits."""
    ship, _, weapon = line.partition("/")
    kind: Weapon = "archers" if weapon == "archers" else "engine"
    shot = shot_of(part)
    return needed(sea, sea.ships[ship], sea.ships[shot.target], kind, shot)


def _fill(sea: Sea, line: Split, parts: list[str], written: dict[str, str]) -> None:
    """Shot by shot in the first way that has room for it."""
    shots = dict.fromkeys(line.parts, 0)
    for _ in range(line.most):
        for part in parts:
            text = line.write(shots | {part: shots[part] + 1})
            if FireSheet().bar_sheet(sea, "", written | {line.id: text}) is None:
                shots[part], written[line.id] = shots[part] + 1, text
                break


def _grapple(sea: Sea, lines: tuple[Line, ...], value: str) -> dict[str, str]:
    """Each ship the enemy alongside whom it holds most easily; `stronger`: if it has no fewer to fight with."""
    written = _plain(lines)
    for line in lines if value != "never" else ():
        ship, best = sea.ships[line.id], DICE
        for answer in line.answers if isinstance(line, Pick) else ():
            name, _, how = answer.partition("+")
            if answer == NONE or how == CUT or sea.ships[name].side == ship.side:
                continue
            needs = int(str(grapple_label(sea, ship, sea.ships[name], how).args["needs"]))
            even = boarding_factor(sea, ship) >= boarding_factor(sea, sea.ships[name])
            if needs <= best and (even or value == "all"):
                best, written[line.id] = needs - 1, answer
    return written


def _board(sea: Sea, lines: tuple[Line, ...], value: str) -> dict[str, str]:
    """All men of a ship, its oarsmen not, against the weakest enemy it holds."""
    written = _plain(lines)
    for line in lines if value == "all" else ():
        if isinstance(line, Split) and not line.id.endswith(OARS):
            weakest = min(line.parts, key=lambda foe: boarding_factor(sea, sea.ships[foe]))
            written[line.id] = line.write({weakest: boarding_factor(sea, sea.ships[line.id])})
    return written


def _detach(sea: Sea, lines: tuple[Line, ...], value: str) -> dict[str, str]:
    """Each ship tries the link with an enemy that it breaks most easily."""
    written = _plain(lines)
    for line in lines if value == "always" else ():
        if isinstance(line, Pick):
            ship = sea.ships[line.id]
            foes = [name for name in line.answers if name != NONE and sea.ships[name].side != ship.side]
            if foes:
                written[line.id] = max(foes, key=lambda foe: detach_add(sea, ship, sea.ships[foe]))
    return written


def _free(sea: Sea, lines: tuple[Line, ...], value: str) -> dict[str, str]:
    """All who can try to be free again."""
    tries = {line.id: line.write(line.among) for line in lines if isinstance(line, Several) and value == "always"}
    return _plain(lines) | tries


def _lose(sea: Sea, request: Choose) -> str:
    """Men who count least in a fight; of equals oarsmen last, without whom a ship does not move."""

    def cost(answer: str) -> tuple[int, int]:
        numbers = read(answer)
        oars = numbers.pop(OARSMEN, 0)
        return factor_of(sea, Men(**numbers)), oars

    return min(request.answers, key=cost)


SHEETS: dict[str, Callable[[Sea, tuple[Line, ...], str], dict[str, str]]] = {
    "ask-fire": _fire, "ask-grapple": _grapple, "ask-board": _board, "ask-detach": _detach, "ask-free": _free,
    "ask-send": lambda _sea, lines, _value: _plain(lines),
}  # fmt: skip
LOSSES: dict[str, Callable[[Sea, Choose], str]] = {
    "ask-lose": _lose,
    "ask-spoil": lambda _sea, _request: "equipment",  # rather than lie immobilised
}
