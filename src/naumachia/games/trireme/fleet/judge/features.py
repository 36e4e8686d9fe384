"""Positions as numbers, as the side sees them that acts next: ships, order of moves, and what each may do to each other.

The features of a ship in the middle of its move are those of the best end of the move that `Outlook` finds.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from naumachia.geometry.hexes import distance
from naumachia.kernel.features import Features, Part

from ...common.hulls import hull_distance, struck_at
from ..pieces import Ship
from ..rules.combat.ram import answers
from ..rules.movement.moves import PickMode
from ..rules.movement.steps import move_bar
from ..rules.values import factor
from ..state import Sea
from .outlook import outlook
from .reach import stride, strikes
from .values import blow, boarding, capture, chances, standing, tied
from .weights import USUAL

SHIP = (
    *("afloat", "immobilised", "back", "crippled", "lost", "lost-worth", "taken", "taken-worth", "tired", "lessened", "tied"),
    *("to-move", "to-move-second", "moved", "pinned", "fought", "edge"),
)
PAIR = ("ram", "sink", "hurt", "bow", "near", "beside", "board")
WHENS = ("now", "sure", "later", "next", "next-still")
"""When a ship may strike another: in the phase that is on; later in the turn, and the other moves no more; later, and the other
may move before; in the next turn; then, and the other cannot move."""
WHOLE = (
    *("lead", "lead-part", "lead-late", "late", "own-ships", "foe-ships", "phase-first", "phase-second", "phase-after", "first"),
    *(f"{side}-{when}-{name}" for side in ("own", "foe") for when in WHENS for name in ("most", "sum")),
    *("own-declared", "foe-declared", "tied", "own-left", "foe-left", "picked"),
)
NAMES = (
    *(f"{side}-{name}" for side in ("own", "foe") for name in SHIP),
    *(f"{side}-{when}-{name}" for side in ("own", "foe") for when in WHENS for name in PAIR),
    *WHOLE,
)
PAIRS = 2 * len(SHIP)
REST = PAIRS + 2 * len(WHENS) * len(PAIR)
FAR = 9
"""Hexes between two bows beyond which no ram is possible in one turn."""
KEPT = 60_000
"""Parts remembered by a match at most."""


class Threat(NamedTuple):
    """A pair of enemies: its features, and the damage to expect from a ram."""

    part: Part
    harm: float


class Memory(dict[tuple[object, ...], Part | Threat | None]):
    """The parts of a match."""


def acts(sea: Sea) -> str:
    """Return the side that acts next: the one that is asked or throws, else the one whose phase it is."""
    frame = sea.agenda[0] if sea.agenda else None
    side: str = getattr(frame, "side", "")
    actor: str = sea.move.ship if sea.move is not None else getattr(frame, "ship", "")
    if actor in sea.ships:
        side = sea.ships[actor].side
    first = sea.first or sea.setting.sides[0]
    return side or (sea.other(first) if sea.phase == "second" else first)


def parts(sea: Sea) -> tuple[str, Sequence[Part]]:
    """Return the side that acts next, and the parts of a position."""
    side = acts(sea)
    kept: Memory = sea.setting.memo.setdefault("features", Memory())
    if len(kept) > KEPT:
        kept.clear()
    mean = sum(sea.setting.prices.values()) / len(sea.setting.prices)
    ships = _ahead(sea)
    whens = {ship.id: _when(sea, ship) for ship in ships}
    found: list[Part] = []
    for ship in ships:
        own = ship.side == side
        part = kept.get(known := ("ship", ship, own, whens[ship.id]))
        if part is None:
            part = kept[known] = _ship(sea, ship, own, whens[ship.id], mean)
        assert isinstance(part, Part)
        found.append(part)
    able = [ship for ship in ships if not ship.gone and not ship.wrecked]
    attacks = {(own, when): dict[str, float]() for own in (True, False) for when in range(len(WHENS))}
    for ship in able:
        own = ship.side == side
        for foe in able:
            if foe.side == ship.side or distance(ship.bow, foe.bow) > FAR:
                continue
            when = _meeting(whens[ship.id], whens[foe.id])
            name = "pair", ship, foe, own, when
            if name not in kept:
                kept[name] = _pair(sea, ship, foe, own, when, mean)
            threat = kept[name]
            if isinstance(threat, Threat):
                found.append(threat.part)
                worst = attacks[own, when]
                worst[foe.id] = max(worst.get(foe.id, 0.0), threat.harm)
    found.append(_whole(sea, side, ships, attacks, mean))
    return side, found


def _ahead(sea: Sea) -> list[Ship]:
    """The ships as they will lie: the one that is moving at the best end of its move."""
    move = sea.move
    if move is None:
        return list(sea.ships.values())
    mover = sea.ships[move.ship]
    end = outlook(sea, mover.side).end(sea, mover, move)
    return [end if ship.id == mover.id else ship for ship in sea.ships.values()]


def _when(sea: Sea, ship: Ship) -> str:
    """When a ship may move: now, second (later in the turn), or no more in this turn."""
    if sea.phase not in ("turn", "freeing", "first", "second") or ship.side in sea.ended or ship.gone:
        return ""
    if (sea.move is not None and sea.move.ship == ship.id) or move_bar(sea, ship) is not None:
        return ""
    if ship.side == (sea.first or sea.setting.sides[0]):
        return "now" if sea.phase != "second" else ""
    return "now" if sea.phase == "second" else "second"


def _meeting(mine: str, theirs: str) -> int:
    """Return the place in `WHENS` of an attack by when both ships may move."""
    if mine == "now":
        return 0
    if mine == "second":
        return 2 if theirs else 1
    return 3


def _ship(sea: Sea, ship: Ship, own: bool, when: str, mean: float) -> Part:
    """A ship, its state and when it may move."""
    start = 0 if own else len(SHIP)
    price = sea.setting.prices[ship.id] / mean
    lost = bool(ship.gone) or ship.wrecked
    taken = not lost and ship.side != ship.owner
    fit = not lost and not taken
    values = (
        *(fit * price, fit * price * (ship.state == "immobilised"), fit * price * (ship.state == "bf_back")),
        *(fit * price * (ship.state == "permanent"), float(lost), lost * standing(sea, ship) / mean, taken * 1.0, taken * price),
        *(fit * price * ship.fatigued, fit * ship.given / 4, fit * bool(ship.links)),
        *(fit * price * (when == "now"), fit * price * (when == "second"), fit * bool(ship.mode), fit * ship.rammed),
        *(fit * ship.fought, fit * bool(sea.setting.ways_out[ship.side]) * price),
    )
    return Part(*((start + number, float(value)) for number, value in enumerate(values)))


def _pair(sea: Sea, ship: Ship, foe: Ship, own: bool, when: int, mean: float) -> Threat | None:
    """Return the best ram of a ship on an enemy, and a boarding from where they lie; nothing where neither can be."""
    away = distance(ship.bow, foe.bow)
    reach = stride(sea, ship)
    able = not ship.links and (ship.side == ship.owner or not ship.prize)
    still = foe.immobilised or bool(foe.links)
    if when == 3 and still:
        when = 4
    best = _best(sea, ship, foe, reach) if able and away <= reach + 2 else None
    beside = away <= 3 and hull_distance(ship.hexes, foe.hexes) == 1
    if best is None and not beside:
        return None
    harm, sunk, hurt, bow = best or (0.0, 0.0, 0.0, 0.0)
    board = 0.0
    if beside:
        board = boarding(sea, factor(sea, ship), factor(sea, foe), capture(sea, foe), capture(sea, ship)) / mean
    start = PAIRS + ((0 if own else 1) * len(WHENS) + when) * len(PAIR)
    values = harm / mean, sunk, hurt, bow, 1 / (1 + away), float(beside), max(-1.0, min(1.0, board))
    return Threat(Part(*((start + number, value) for number, value in enumerate(values))), harm / mean)


def _best(sea: Sea, ship: Ship, foe: Ship, reach: int) -> tuple[float, float, float, float] | None:
    """Return the best ram: damage less the answer of a bow, chances to sink and to immobilise, and 1 for one on the bow."""
    ways = strikes(sea, ship.bow, ship.h, reach)
    full = ship.state == "sound" and not ship.fatigued
    best: tuple[float, float, float, float] | None = None
    for where in {
        struck_at(foe.bow, foe.h, hit, direction)
        for hit in foe.hexes
        for direction in range(6)
        if ways.into(hit) >> direction & 1
    }:
        gain = blow(sea, ship, foe, where, full)
        front = where == "bow" and answers(sea, foe)
        if front:
            gain -= USUAL.answer * blow(sea, foe, ship, "bow", False)
        if best is None or gain > best[0]:
            best = (gain, *chances(sea, ship, foe, where, full), float(front))
    return best


def _whole(sea: Sea, side: str, ships: Sequence[Ship], attacks: dict[tuple[bool, int], dict[str, float]], mean: float) -> Part:
    """The lead, the turn, the best attacks of either side, rams declared, and grapples."""
    total = sum(sea.setting.prices.values())
    lead = sum(standing(sea, ship) * (1 if ship.owner == side else -1) for ship in ships)
    late = sea.turn / sea.setting.scenario.turns
    fit = [ship for ship in ships if not ship.gone and not ship.wrecked and ship.side == ship.owner]
    mine = sum(ship.side == side for ship in fit)
    values = [lead / mean / 3, 2 * lead / total, late * late * ((lead > 0) - (lead < 0)), late, mine / 6, (len(fit) - mine) / 6]
    values += [sea.phase in ("turn", "freeing", "first"), sea.phase == "second"]
    values += [sea.phase not in ("turn", "freeing", "first", "second"), sea.first == side]
    for own in (True, False):
        for when in range(len(WHENS)):
            found = [max(0.0, harm) for harm in attacks[own, when].values()]
            values += [max(found, default=0.0), sum(found) / 3]
    values += [_declared(sea, side) / mean, _declared(sea, sea.other(side)) / mean, tied(sea, side) / mean]
    for one in (side, sea.other(side)):
        values.append(sum(ship.gone == "left" for ship in ships if ship.owner == one) / 6)
    values.append(bool(sea.agenda) and isinstance(sea.agenda[0], PickMode))
    return Part(*((REST + number, float(value)) for number, value in enumerate(values)))


def _declared(sea: Sea, side: str) -> float:
    """Return the damage to expect from the rams a side has declared, less that of the answers."""
    return sum(_falling(sea, side))


def _falling(sea: Sea, side: str) -> Iterator[float]:
    for ram in sea.rams:
        rammer, target = sea.ships[ram.rammer], sea.ships[ram.target]
        if rammer.side == side:
            yield blow(sea, rammer, target, ram.location, ram.full)
            if ram.location == "bow" and answers(sea, target):
                yield -blow(sea, target, rammer, "bow", target.mode == "full")


FEATURES = Features(names=NAMES, parts=parts, slope=0.04, offset=True, alone=True)
