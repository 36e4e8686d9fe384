"""CV-1.3 to CV-1.7 The law of a plan: which legs it may go on with, and when it may be declared."""

from __future__ import annotations

from typing import Literal, NamedTuple

from naumachia.geometry.plane import Pose, advance, turned
from naumachia.kernel import Band, Refusal

from ...pieces import Go, Leg, Order, Run
from ...state import MM, Sea
from ..values import turning

Legs = tuple[tuple[int, int], ...]
RULES: dict[Order, str] = {
    "stop": "CV-1.2", "forward": "CV-1.3", "battle": "CV-1.4", "port": "CV-1.5", "starboard": "CV-1.6", "astern": "CV-1.7",
}  # fmt: skip


class Law(NamedTuple):
    """What CV-1.3 to CV-1.7 say of one ship's plan."""

    order: Order
    most: int
    """The allowance, in millimetres."""
    angle: int
    """The turning angle, A."""
    run: int
    """CV-1.5 Millimetres between two pivots."""
    whole: int
    """CV-1.5 The most that a ship turns in all."""

    @property
    def side(self) -> Literal[-1, 0, 1]:
        """CV-1.5, CV-1.6 The only side to which it pivots; 0 where it may pivot either way."""
        return -1 if self.order == "port" else 1 if self.order == "starboard" else 0


class Made(NamedTuple):
    """Result of a plan so far."""

    way: int = 0
    pivots: int = 0
    turned: int = 0
    since: int = 0
    """Millimetres since the last pivot."""


def law_of(sea: Sea, run: Run) -> Law:
    """The law of the plan of the active ship."""
    rule = sea.charts.orders
    return Law(run.order, run.allowance, turning(sea, run.ship), rule.run_between_pivots, rule.turn_most)


def made(legs: Legs) -> Made:
    """Ways and pivots of the legs planned."""
    way = pivots = total = since = 0
    for distance, turn in legs:
        if turn:
            pivots, total, since = pivots + 1, total + abs(turn), 0
        way, since = way + abs(distance), since + abs(distance)
    return Made(way, pivots, total, since)


def complete(law: Law, done: Made) -> bool:
    """Whether a plan is legal as it stands; CV-1.5: an allowance of 0 leaves Forward an empty plan."""
    if law.side:
        return done.turned >= law.angle
    return law.order == "astern" or done.way > 0 or law.most == 0


def bands(law: Law, done: Made) -> tuple[Band, ...]:
    """How the plan may go on, so that some legal plan remains."""
    left = law.most - done.way
    low, high = (-left, 0) if law.order == "astern" else (0, left)
    straight = [Band(0, 0, *((-left, -1) if law.order == "astern" else (1, left)))] if left else []
    if law.side:
        return (*_one_way(law, done, left), *straight)
    if law.most == 0 and law.order != "astern":
        return ()
    if done.pivots < (2 if law.order == "astern" and law.most else 1):
        return Band(-law.angle, -1, low, high), Band(1, law.angle, low, high), *straight
    return tuple(straight)


def _one_way(law: Law, done: Made, left: int) -> list[Band]:
    """CV-1.5, CV-1.6 Pivots to one side: a run between two of them, no more than half a circle in all, no less than A."""
    if done.pivots and done.since < law.run:
        return []
    needs, most = max(1, law.angle - done.turned), min(law.angle, law.whole - done.turned)
    found = []
    if needs > 1 and left >= law.run:  # the rest of the angle can still be turned after a run
        found.append((1, min(needs - 1, most)))
    if needs <= most:
        found.append((needs, most))
    return [Band(*((low, high) if law.side > 0 else (-high, -low)), 0, left) for low, high in found if low <= high]


def declared(order: Order, legs: Legs) -> tuple[Leg, ...]:
    """CV-G3 The plan as declared: straight legs without a pivot between them are one."""
    found: list[Leg] = []
    kind: Go = "back" if order == "astern" else "go"
    for distance, turn in legs:
        if turn:
            found.append(("turn", turn))
        if distance and found and found[-1][0] == kind:
            found[-1] = (kind, found[-1][1] + abs(distance))
        elif distance:
            found.append((kind, abs(distance)))
    return tuple(found)


def poses(start: Pose, plan: tuple[Leg, ...]) -> list[Pose]:
    """Where a plan leads if nothing is in its way: the start, and the end of each leg."""
    found = [start]
    for kind, amount in plan:
        here = found[-1]
        found.append(turned(here, amount) if kind == "turn" else advance(here, amount if kind == "go" else -amount, MM))
    return found


def leg_bar(sea: Sea, run: Run, distance: int, turn: int) -> Refusal | None:
    """CV-1.3 to CV-1.7 What stands against a leg, in words; nothing where it is open."""
    law, done = law_of(sea, run), made(run.legs)
    if any((distance, turn) in band for band in bands(law, done)):
        return None
    rule, left = RULES[run.order], law.most - done.way
    args = {"ship": sea.label(run.ship), "distance": abs(distance), "turn": abs(turn), "left": left, "angle": law.angle}
    if not distance and not turn:
        return Refusal("CV-G3", "no-leg-zero", args)
    if distance and (distance < 0) != (run.order == "astern"):
        return Refusal(rule, "no-leg-way", args | {"order": run.order})
    if abs(distance) > left:
        return Refusal(rule, "no-leg-far", args)
    if law.side and turn * law.side < 0:
        return Refusal(rule, "no-leg-side", args | {"order": run.order})
    if abs(turn) > law.angle:
        return Refusal(rule, "no-leg-angle", args)
    if not law.side:
        return Refusal(rule, "no-leg-pivots", args | {"most": 2 if run.order == "astern" else 1})
    if done.pivots and done.since < law.run:
        return Refusal(rule, "no-leg-run", args | {"run": law.run, "since": done.since})
    if done.turned + abs(turn) > law.whole:
        return Refusal(rule, "no-leg-whole", args | {"whole": law.whole})
    return Refusal(rule, "no-leg-under", args)
