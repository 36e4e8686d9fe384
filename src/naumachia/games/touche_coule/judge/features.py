"""Positions as numbers, as the side sees them that acts next: ships, order of turns, and what each may do to each other."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from naumachia.kernel.features import Features, Part

from ..rules.movement import speeds
from ..show.picture import acting_ship
from ..state import STEPS, Kind, Sea, Ship
from .evaluate import gap
from .reach import MOST, Reaches, reaches, seen_from

KINDS: tuple[Kind, Kind] = ("liburnian", "quinquereme")
SHIP = (
    *("afloat", "structure", "structure-3", "structure-5", "structure-8", "still", "speed-1", "speed-2", "speed-3"),
    *("first", "wait", "quay-1", "quay-2", "quay-3", "speed-to-quay"),
)
PAIR = ("ram", "ram-sure", "shot", "board", "board-gain", "kill", "ram-later", "board-later", "near", "touching")
ORDERS = ("own-first", "own-before", "own-after", "foe-before", "foe-after")
WHOLE = (
    *("lead", "lead-ships", "lead-late", "late"),
    *("own-first-harm", "own-first-kill", "own-harm", "own-kill", "foe-before-harm", "foe-before-kill", "foe-harm", "foe-kill"),
)
NAMES = (
    *(f"{side}-{kind}-{name}" for side in ("own", "foe") for kind in KINDS for name in SHIP),
    *(f"{order}-{kind}-{foe}-{name}" for order in ORDERS for kind in KINDS for foe in KINDS for name in PAIR),
    *WHOLE,
)
PAIRS = 4 * len(SHIP)
REST = PAIRS + 4 * len(ORDERS) * len(PAIR)
KEPT = 50_000
"""Parts remembered by a match at most."""

Threat = tuple[Part, float, float]
"""A pair of enemies: its features, the damage to expect, and the chance to sink."""


def parts(sea: Sea) -> tuple[str, Sequence[Part]]:
    """Return the side that acts next, and the parts of a position."""
    kept = sea.setting.parts
    if len(kept) > KEPT:
        kept.clear()
    order = sea.setting.order
    acting = acting_ship(sea)
    first = order.index(acting) if acting else 0
    line = [ship for name in (*order[first:], *order[:first]) if (ship := sea.ships[name]).structure > 0]
    side, count = line[0].camp, len(line)
    found: list[Part] = []
    best = [0.0] * 8
    lead = ships = 0
    for place, ship in enumerate(line):
        own = ship.camp == side
        lead += ship.structure if own else -ship.structure
        ships += 1 if own else -1
        known = kept.get((ship, own, place, count))
        if known is None:
            known = kept[ship, own, place, count] = _ship(sea, ship, own, place, count)
        found.append(known)
        for later, foe in enumerate(line):
            if foe.camp == ship.camp:
                continue
            when = (0 if place == 0 else 1 if place < later else 2) if own else (3 if place < later else 4)
            threat = kept.get((ship, foe, when))
            if threat is None:
                threat = kept[ship, foe, when] = _pair(sea, ship, foe, when)
            part, harm, kill = threat
            found.append(part)
            at = 2 if own else 6
            best[at], best[at + 1] = max(best[at], harm), max(best[at + 1], kill)
            if when in (0, 3):
                at -= 2
                best[at], best[at + 1] = max(best[at], harm), max(best[at + 1], kill)
    found.append(_whole(sea, lead, ships, best))
    return side, found


def _ship(sea: Sea, ship: Ship, own: bool, place: int, count: int) -> Part:
    """A ship, when it acts, and the quay ahead of it."""
    water, (q, r) = sea.setting.water, STEPS[ship.facing]
    free = next((far - 1 for far in (1, 2, 3) if (ship.bow[0] + q * far, ship.bow[1] + r * far) not in water), 3)
    bound = sum(speed > free for speed in speeds(sea, ship))
    return _ship_part(own, ship.kind, ship.structure, ship.speed, place, count, free, bound)


@lru_cache(maxsize=KEPT)
def _ship_part(own: bool, kind: str, structure: int, speed: int, place: int, count: int, free: int, bound: int) -> Part:
    start = (2 * (not own) + KINDS.index(kind)) * len(SHIP)
    values = (
        *(1.0, structure / 10, structure >= 3, structure >= 5, structure >= 8),
        *(speed == known for known in range(4)),
        *(place == 0, place / count, free < 1, free < 2, free < 3, bound / 3),
    )
    return Part(*((start + number, float(value)) for number, value in enumerate(values)))


def _pair(sea: Sea, ship: Ship, foe: Ship, when: int) -> Threat:
    """Return the threat of a ship to an enemy, before or after that enemy acts; kept for other places and matches."""
    table = reaches(sea.setting.charts)
    place = seen_from(ship.kind, ship.length, ship.bow, ship.facing, ship.speed, foe)
    name = place, ship.structure, foe.structure, when
    found: Threat | None = table.parts.get(name)
    if found is None:
        if len(table.parts) > KEPT:
            table.parts.clear()
        found = table.parts[name] = _threat(table, ship, foe, when)
    return found


def _threat(table: Reaches, ship: Ship, foe: Ship, when: int) -> Threat:
    start = PAIRS + ((when * 2 + KINDS.index(ship.kind)) * 2 + KINDS.index(foe.kind)) * len(PAIR)
    reach = table.between(ship, foe)
    ram = [min(foe.structure, loss) for loss in reach.ram]
    mean = sum(ram) / 6
    kill = reach.kills[min(MOST, foe.structure)]
    chart = table.charts.ships
    dealt, suffered = (getattr(chart, kind).boarding_damage for kind in (ship.kind, foe.kind))
    gain = sum(min(foe.structure, one) for one in dealt) / 6 - sum(min(ship.structure, one) for one in suffered) / 6
    away = gap(ship, foe)
    values = (
        *(mean / 3, min(ram, default=0) / 3, reach.shot, float(reach.board), gain / 3 if reach.board else 0.0, kill),
        *(reach.ram_later / 3, float(reach.board_later), 1 / (1 + away), float(away == 1)),
    )
    harm = max(mean + reach.shot, reach.shot + max(0.0, gain) if reach.board else 0.0)
    return Part(*((start + number, value) for number, value in enumerate(values))), harm, kill


def _whole(sea: Sea, lead: int, ships: int, best: Sequence[float]) -> Part:
    """The lead, how late it is, and the best attack of either side."""
    late = sea.round / int(sea.setting.options["rounds"])
    attacks = (value if number % 2 else value / 3 for number, value in enumerate(best))
    values = (lead / 10, float(ships), late * late * ((lead > 0) - (lead < 0)), late, *attacks)
    return Part(*((REST + number, value) for number, value in enumerate(values)))


FEATURES = Features(names=NAMES, parts=parts, slope=0.42, rapid="naumachia.games.touche_coule.judge.rapid")
