"""Plans that matter, of the millions the law allows: a sample for programs only, as a player may draw any legal plan.

It holds contact with each enemy in reach at each useful angle, the edges of the turning angle, and ways toward and away.
"""

from __future__ import annotations

from collections.abc import Iterator

from naumachia.geometry.plane import Pose, hdiff

from ...hulls import keel_angle, struck
from ...pieces import Run
from ...state import MM, Sea
from ..combat.oars import glance_bar
from ..combat.ram import ram_bar, ram_trial
from .courses import Legs, bands, complete, law_of, made
from .forecast import arrived, projected

FINE = 5
"""Degrees between headings that are tried at an enemy."""
FRIEND = "friend"
"""The kind of a plan that ends at a friend and no enemy."""
MOST = 14
"""Plans in a sample."""
SHARES = (0, 3, 5, 7)
"""Tenths of the way after which a ship may turn."""


NO_LEG = (0, 0)
"""No leg at all, and so none of the law: a plan that is as it should be is rowed."""


def legs_that_matter(sea: Sea) -> list[tuple[int, int]]:
    """The next legs of the plans that matter and begin like the one on the table."""
    run = sea.run
    assert run is not None
    count = len(run.legs)
    found = [plan[count] for plan in plans_that_matter(sea, run) if plan[:count] == run.legs and len(plan) > count]
    if found:
        return list(dict.fromkeys(found))
    law, done = law_of(sea, run), made(run.legs)
    if complete(law, done):
        return [NO_LEG]
    return [(band.longest, band.turn_from if band.turn_from < 0 else band.turn_to) for band in bands(law, done)]


def plans_that_matter(sea: Sea, run: Run) -> list[Legs]:
    """The best plan for each kind of contact with each enemy, then ways without contact; worked out once for a table.

    A plan that a friend alone stops is none of them, unless there is no other.
    """
    name = "plans", run.ship, run.order, run.allowance
    if name not in sea.looked:
        sea.looked[name] = _plans(sea, run)
    found: list[Legs] = sea.looked[name]
    return found


def ended_by(sea: Sea, run: Run, legs: Legs) -> tuple[Run, Pose]:
    """Where a plan ends and what stops it; worked out once for a table."""
    name = "ended", run.ship, run.order, run.allowance, legs
    if name not in sea.looked:
        ended, path = projected(sea, run, legs)
        sea.looked[name] = ended, path[-1]
    found: tuple[Run, Pose] = sea.looked[name]
    return found


def _plans(sea: Sea, run: Run) -> list[Legs]:
    best: dict[tuple[str, ...], tuple[float, Legs]] = {}
    for legs in dict.fromkeys(_tries(sea, run)):
        kind, worth = _kind(sea, run, legs)
        if kind not in best or worth > best[kind][0]:
            best[kind] = worth, legs
    clear = {kind: found for kind, found in best.items() if kind[0] != FRIEND} or best
    ranked = sorted(clear.values(), key=lambda found: -found[0])
    return [legs for _, legs in ranked[:MOST]]


def _tries(sea: Sea, run: Run) -> Iterator[Legs]:
    """Whole plans by the order: a turn early or late at headings close together, runs of turns, ways astern."""
    law, most = law_of(sea, run), run.allowance
    if run.order == "astern":
        yield ()
        for turn in (-law.angle, -law.angle // 2, 0, law.angle // 2, law.angle):
            for way in {0, most // 2, most}:
                if way or turn:
                    yield ((-way, turn),)
        return
    if law.side:
        yield from _circles(law.side * law.angle, law.angle, most, law.run, law.whole)
        return
    if not most:
        return
    near = _within(sea, run)
    turns = range(-law.angle, law.angle + 1, FINE) if near else (-law.angle, -law.angle // 2, 0, law.angle // 2, law.angle)
    for share in SHARES if near else SHARES[:1]:
        way = most * share // 10
        for turn in turns:
            if turn == 0:
                yield ((most, 0),)
            else:
                yield ((way, 0), (most - way, turn)) if way else ((most, turn),)
    half = max(1, most // 2)
    yield ((half, 0),)
    yield ((1, 0),)
    yield ((half, -law.angle),)
    yield ((half, law.angle),)


def _within(sea: Sea, run: Run) -> bool:
    """Whether an enemy could be touched at all this turn."""
    here, hulls = sea.ships[run.ship], sea.setting.hulls
    mine = hulls[run.ship].reach + run.allowance * MM
    return any(max(abs(foe.x - here.x), abs(foe.y - here.y)) <= mine + hulls[foe.id].reach for foe in sea.enemies(run.ship))


def _circles(step: int, angle: int, most: int, run: int, whole: int) -> Iterator[Legs]:
    """CV-1.5 One pivot after another to one side, as tight as may be, early or late, and the rest of the way straight."""
    for lead in sorted({0, most // 3, most * 2 // 3, most}):
        legs: list[tuple[int, int]] = [(lead, 0)] if lead else []
        left, total = most - lead, 0
        while total + angle <= whole:
            total += angle
            yield (*legs, (left, step))
            if left:
                yield (*legs, (0, step))
            if left < run:
                break
            legs.append((run, step))
            left -= run


def _kind(sea: Sea, run: Run, legs: Legs) -> tuple[tuple[str, ...], float]:
    """Return the kind of a plan and its merit: strikes before touches, then nearness and bows toward the enemy."""
    ended, here = ended_by(sea, run, legs)
    foes = [name for name in ended.blockers if sea.ships[name].side != sea.ships[run.ship].side]
    if foes:
        table = arrived(sea, ended, here)
        target = foes[0]
        zone = struck(table.bases[run.ship], table.bases[target])
        if ram_bar(table, run.ship, target) is None:
            return ("ram", target, zone), 100.0 + 10 * ram_trial(table, run.ship, target).chances
        if glance_bar(table, run.ship, target) is None:
            return ("oars", target, zone), 90.0 + keel_angle(table, run.ship, target) / 90
        square = keel_angle(table, run.ship, target) >= sea.charts.geometry.corvus_from
        return ("touch", target, "square" if square else ""), 80.0 + ended.moved / 1000
    if ended.blockers:
        return (FRIEND,), ended.moved / 1000
    table_ = sea.setting.scenario.table
    outside = not (0 <= here.x <= table_.width * MM and 0 <= here.y <= table_.height * MM)
    near = _near(sea, run.ship, here.x, here.y, here.h)
    name = str(hdiff(here.h, sea.ships[run.ship].h) // 30), str(made(legs).way * 3 // max(1, run.allowance))
    return ("way", *name), (-200.0 if outside else 0.0) + near


def _near(sea: Sea, ship: str, x: int, y: int, h: int) -> float:
    """Up to 50 for lying close to an enemy and pointing at it."""
    best = 0.0
    for foe in sea.enemies(ship):
        away = max(abs(foe.x - x), abs(foe.y - y)) / MM
        best = max(best, 50.0 - away / 20)
    return best
