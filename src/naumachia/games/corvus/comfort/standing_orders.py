"""Answers of a fleet's standing orders: no rule, but the usual choices of most captains."""

from __future__ import annotations

from collections.abc import Callable

from naumachia.kernel import Answer, Choose, Line, Orders, Pick, Request, Sealed, Split

from ..rules.combat.assault import column, strength
from ..rules.combat.boarding import parse
from ..rules.combat.disengagement import break_trial
from ..rules.combat.grapples import grapple_trial
from ..rules.combat.shooting import HOLD
from ..state import Sea

EVEN = 1
"""CV-4.2 The column of an assault with as many marines as the defenders have."""


def answer_by_order(sea: Sea, seat: str, key: str, value: str, request: Request) -> Answer | None:
    """Return the answer of an order; the kernel checks that it is legal."""
    if isinstance(request, Choose):
        return CHOICES[request.key](sea, request, value)
    return SHEETS[request.key](sea, request.sheets[seat], seat, value) if isinstance(request, Orders) else None


def _after(request: Choose, verb: str) -> list[str]:
    """Return the texts that may follow a verb now."""
    return [answer.partition(":")[2] for answer in request.answers if answer.startswith(f"{verb}:")]


def _window(sea: Sea, request: Choose, value: str) -> str:
    """Grapple whom one can: the likeliest first; what cannot succeed is not tried."""
    chances = {pair: grapple_trial(sea, *pair.split(":")).chances for pair in _after(request, "grapple")}
    best = max(chances, key=lambda pair: chances[pair])
    return f"grapple:{best}" if value == "all" and chances[best] else "end"


def _break(sea: Sea, request: Choose, value: str) -> str:
    """Break every link that can be broken, the likeliest first."""
    frame = sea.agenda[0]
    chances = {holder: break_trial(sea, frame.ship, holder).chances for holder in _after(request, "break")}
    best = max(chances, key=lambda holder: chances[holder])
    return f"break:{best}" if value == "always" and chances[best] else "end"


def _counter(sea: Sea, request: Choose, value: str) -> str:
    """Strike back at the weakest grappler."""
    foes = _after(request, "counter")
    return f"counter:{min(foes, key=lambda foe: sea.ships[foe].marines)}" if value == "always" else "pass"


def _assault(sea: Sea, request: Choose, value: str) -> str:
    """Return a declared counter-assault; else an assault by all who can join on a ship with no more marines than they have."""
    if declared := _after(request, "counter"):
        return f"counter:{declared[0]}"
    odds: dict[str, tuple[int, int]] = {}
    for what in _after(request, "assault"):
        target, ships = parse(what)
        odds[what] = column(strength(sea, ships), sea.ships[target].marines), len(ships)
    best = max(odds, key=lambda what: odds[what])
    return f"assault:{best}" if value == "even" and odds[best][0] >= EVEN else "end"


def _loss(sea: Sea, request: Choose, value: str) -> str:
    """The point is taken from the ship with the most marines."""
    return f"lose:{max(_after(request, 'lose'), key=lambda ship: sea.ships[ship].marines)}"


def _shoot(sea: Sea, lines: tuple[Line, ...], seat: str, value: str) -> Sealed:
    """Every shooter at the target it hits most easily, the first on the list among equals; or nobody shoots."""

    def aim(line: Line) -> str:
        likely = line.usual if isinstance(line, Pick) else ""  # the sheet is laid before a player like that
        return likely if likely and value == "likely" else HOLD

    return Sealed(seat, tuple((line.id, aim(line)) for line in lines))


def _prize_crew(sea: Sea, lines: tuple[Line, ...], seat: str, value: str) -> Sealed | None:
    """Man by man from the ship that has most marines left."""
    (line,) = lines
    if not isinstance(line, Split):
        return None
    left = {name: sea.ships[name].marines for name in line.parts}
    for _ in range(line.least):
        left[max(left, key=lambda name: left[name])] -= 1
    return Sealed(seat, ((line.id, line.write({name: sea.ships[name].marines - after for name, after in left.items()})),))


CHOICES: dict[str, Callable[[Sea, Choose, str], str]] = {
    "ask-window": _window, "ask-break": _break, "ask-counter": _counter, "ask-assault": _assault, "ask-loss": _loss,
    "ask-rest": lambda _sea, _request, value: value, "ask-capture": lambda _sea, _request, value: value,
}  # fmt: skip
SHEETS: dict[str, Callable[[Sea, tuple[Line, ...], str, str], Sealed | None]] = {"ask-shoot": _shoot, "ask-prize": _prize_crew}
