"""The rules once more on arrays, compiled by Numba, for matches of training only.

It looks ahead as the captain does and learns from the same features. A test holds it to the kernel: in every position of some
matches both find the same value. Nothing that plays imports this module.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from hashlib import sha256
from importlib import import_module
from typing import Any, NamedTuple, TypeVar

import msgspec
import numpy as np
from numpy.typing import NDArray

from naumachia.kernel.errors import NotFound

from ..charts import Charts
from ..show.picture import acting_ship
from ..state import CAMPS, STEPS, Sea
from .evaluate import AFLOAT, DANGER, NEAR, QUAY, THREAT, WON
from .features import KINDS, NAMES, PAIR, PAIRS, REST, SHIP
from .reach import MOST, TURNS, Reaches, reaches

F = TypeVar("F", bound=Callable[..., Any])
Ints = NDArray[np.int64]
Floats = NDArray[np.float64]
PLAIN = "NAUMACHIA_PLAIN"
"""Environment variable that leaves the functions as they are, for tests."""


def _compiler() -> Callable[[F], F]:
    if os.environ.get(PLAIN):
        return lambda function: function
    try:
        compiled: Callable[[F], F] = import_module("numba").njit(cache=True)
    except ModuleNotFoundError:
        raise NotFound("learn-missing") from None
    return compiled


jit: Callable[[F], F] = _compiler()

AHEAD = np.array(STEPS, np.int64)
BACK = np.array(TURNS, np.int64)
Q, R, FACING, SPEED, STRUCTURE = range(5)
"""Columns of a ship."""
FAR = 9
"""Hexes between two bows beyond which no attack is possible in two activations."""
RAM, SHOT, BOARD, RAM_LATER, BOARD_LATER, KILLS = 0, 7, 8, 9, 10, 11
"""Columns of a reach: six losses by a ram and whether there is one, then the rest."""
EDGE = 20
"""Rows and columns of the water on every side of its middle."""
EVEN = 1e-9
"""Difference in value below which two paths are equal."""
CLOSED = -1e6
"""Value of an option that is not open."""
ENTRIES = 600
"""Features of a position that are not zero, at most."""
SHIPS, PER_PAIR, FEATURES = len(SHIP), len(PAIR), len(NAMES)
START_OF_PAIRS, START_OF_REST = PAIRS, REST


class Setup(NamedTuple):
    """A match as arrays: ships in the order of turns, the water, the charts, and the attacks by relative place."""

    kind: Ints
    camp: Ints
    water: NDArray[np.bool_]
    rounds: int
    quay: int
    speed_after: int
    most: Ints
    hits: Floats
    deals: Ints
    bonus: Ints
    zones: Ints
    least: int
    fire: int
    reach: Any


class Weights(NamedTuple):
    """A net as arrays."""

    hidden: Floats
    bias: Floats
    out: Floats
    level: float
    helm: bool
    """Positions are judged as the helmsman judges them; the net is not asked."""


class Lazy:
    """Table of reaches that works out an entry when it is asked, for tests."""

    def __init__(self, charts: Charts) -> None:
        self.table = reaches(charts)
        self.charts = charts
        self.known: dict[tuple[int, ...], Floats] = {}

    def __getitem__(self, place: tuple[int, ...]) -> Floats:
        """Return an entry."""
        if place not in self.known:
            self.known[place] = _entry(self.charts, self.table, place)
        return self.known[place]


def _entry(charts: Charts, table: Reaches, place: tuple[int, ...]) -> Floats:
    """A reach as an array: by kind and speed, kind of the enemy, its facing, and its place plus `FAR`."""
    both, foe, facing, q, r = (int(one) for one in place)
    kind, other = KINDS[both // 4], KINDS[foe]
    lengths = [getattr(charts.hull, one).hexes for one in (kind, other)]
    found = table._reach((kind, lengths[0], both % 4, other, lengths[1], q - FAR, r - FAR, facing))
    ram = [*found.ram, 1.0] if found.ram else [0.0] * 7
    return np.array([*ram, found.shot, found.board, found.ram_later, found.board_later, *found.kills], np.float64)


def all_reaches(charts: Charts) -> Floats:
    """Return the whole table."""
    table = reaches(charts)
    side = 2 * FAR + 1
    found = np.zeros((8, 2, 6, side, side, KILLS + MOST + 1))
    for place in np.ndindex(8, 2, 6, side, side):
        q, r = place[3] - FAR, place[4] - FAR
        if 0 < max(abs(q), abs(r), abs(q + r)) <= FAR and place[0] != 7:
            found[place] = _entry(charts, table, place)
    return found


_KNOWN: dict[bytes, Floats] = {}


def kept_reaches(charts: Charts) -> Floats:
    """Return the whole table; worked out once for each process."""
    name = msgspec.json.encode(charts)
    if name not in _KNOWN:
        _KNOWN[name] = all_reaches(charts)
    return _KNOWN[name]


def setup(sea: Sea, reach: Any) -> tuple[Setup, Ints]:
    """Return a position as arrays."""
    setting = sea.setting
    charts, ships = setting.charts, [sea.ships[name] for name in setting.order]
    water = np.zeros((2 * EDGE + 1, 2 * EDGE + 1), np.bool_)
    for q, r in setting.water:
        water[q + EDGE, r + EDGE] = True
    types = [getattr(charts.ships, kind) for kind in KINDS]
    zone = charts.ram.zone
    return Setup(
        kind=np.array([KINDS.index(ship.kind) for ship in ships], np.int64),
        camp=np.array([CAMPS.index(ship.camp) for ship in ships], np.int64),
        water=water,
        rounds=int(setting.options["rounds"]),
        quay=0 if setting.options["TC-O2"] else charts.edge.damage,
        speed_after=charts.edge.speed_after,
        most=np.array([one.max_speed for one in types], np.int64),
        hits=np.array([len(one.fire_hits_on) / 6 for one in types]),
        deals=np.array([one.boarding_damage for one in types], np.int64),
        bonus=np.array(charts.ram.die_bonus, np.int64),
        zones=np.array([zone.flank, zone.bow, zone.stern], np.int64),
        least=charts.ram.minimum,
        fire=charts.fire.range,
        reach=reach,
    ), np.array([(*ship.bow, ship.facing, ship.speed, ship.structure) for ship in ships], np.int64)


def acting(sea: Sea) -> int:
    """Return the place of the ship whose activation begins."""
    return sea.setting.order.index(acting_ship(sea))


def seed_of(text: str) -> int:
    """Return the number of a seed in words."""
    return int.from_bytes(sha256(text.encode()).digest()[:4], "big")


@jit
def apart(q: int, r: int) -> int:
    """Return the steps of a vector."""
    return max(abs(q), abs(r), abs(q + r))


@jit
def at(ships: Ints, set_up: Setup, q: int, r: int, but: int) -> int:
    """Return another ship than one that lies in a hex, or -1."""
    for ship in range(len(ships)):
        if ship == but or ships[ship, STRUCTURE] <= 0:
            continue
        dq, dr = ships[ship, Q] - q, ships[ship, R] - r
        if dq == 0 and dr == 0:
            return ship
        if set_up.kind[ship] == 1:
            facing = ships[ship, FACING]
            if dq == AHEAD[facing, 0] and dr == AHEAD[facing, 1]:
                return ship
    return -1


@jit
def swings(ships: Ints, set_up: Setup, ship: int, q: int, r: int, facing: int) -> bool:
    """Whether the stern of a ship may swing about its bow."""
    if set_up.kind[ship] == 0:
        return True
    q, r = q - AHEAD[facing, 0], r - AHEAD[facing, 1]
    return bool(set_up.water[q + EDGE, r + EDGE]) and at(ships, set_up, q, r, ship) < 0


@jit
def paths(ships: Ints, set_up: Setup, ship: int, speed: int, found: Ints) -> int:
    """Write the turns and steps of every path of a ship; return their number."""
    count, step = 1, 1
    found[0, 0] = found[0, 1] = 0
    q, r, facing = ships[ship, Q], ships[ship, R], ships[ship, FACING]
    while True:
        for side in (1, -1):
            if swings(ships, set_up, ship, q, r, (facing + side) % 6):
                found[count, 0], found[count, 1] = side, step
                count += 1
        q, r = q + AHEAD[facing, 0], r + AHEAD[facing, 1]
        step += 1
        if step > speed or not set_up.water[q + EDGE, r + EDGE] or at(ships, set_up, q, r, ship) >= 0:
            return count


@jit
def move(ships: Ints, set_up: Setup, ship: int, speed: int, side: int, before: int) -> int:
    """Move a ship; return the ship it strikes, -2 for the quay, -1 for nothing."""
    q, r, facing, stop = ships[ship, Q], ships[ship, R], ships[ship, FACING], -1
    if speed == 0 and side != 0:
        facing = (facing + side) % 6
    for step in range(1, speed + 1):
        if step == before:
            facing = (facing + side) % 6
        there_q, there_r = q + AHEAD[facing, 0], r + AHEAD[facing, 1]
        if not set_up.water[there_q + EDGE, there_r + EDGE]:
            stop = -2
            break
        stop = at(ships, set_up, there_q, there_r, ship)
        if stop >= 0:
            break
        q, r = there_q, there_r
    ships[ship, Q], ships[ship, R], ships[ship, FACING], ships[ship, SPEED] = q, r, facing, speed
    return stop


@jit
def lose(ships: Ints, ship: int, points: int) -> None:
    """Take structure from a ship."""
    ships[ship, STRUCTURE] = max(0, ships[ship, STRUCTURE] - points)
    if ships[ship, STRUCTURE] == 0:
        ships[ship, SPEED] = 0


@jit
def zone(ships: Ints, set_up: Setup, ship: int, q: int, r: int) -> int:
    """Return the zone of a ship in which a neighbouring hex lies: 0 the flank, 1 the bow, 2 the stern."""
    dq, dr = AHEAD[ships[ship, FACING], 0], AHEAD[ships[ship, FACING], 1]
    bow_q, bow_r, long = ships[ship, Q], ships[ship, R], set_up.kind[ship]
    if q == bow_q + dq and r == bow_r + dr:
        return 1
    if q == bow_q - (long + 1) * dq and r == bow_r - (long + 1) * dr:
        return 2
    return 0


@jit
def ram(ships: Ints, set_up: Setup, ship: int, target: int, bonus: int) -> None:
    """Strike a ship ahead, with the bonus of the die."""
    struck = zone(ships, set_up, target, ships[ship, Q], ships[ship, R])
    damage = max(set_up.least, ships[ship, SPEED] + bonus + set_up.zones[struck])
    ships[ship, SPEED] = ships[target, SPEED] = 0
    lose(ships, target, damage)


@jit
def clear(ships: Ints, set_up: Setup, x: Ints, dq: int, dr: int, ship: int, foe: int) -> bool:
    """Whether a hex between shooter and target is free of third ships."""
    if apart(dq, dr) <= 1:
        return True
    for step in range(6):
        q, r = AHEAD[step, 0], AHEAD[step, 1]
        if apart(dq - q, dr - r) == 1:
            there = at(ships, set_up, x[0] + q, x[1] + r, -1)
            if there < 0 or there in (ship, foe):
                return True
    return False


@jit
def may_fire(ships: Ints, set_up: Setup, ship: int, foe: int) -> bool:
    """Whether a ship may shoot at an enemy."""
    f, g = ships[ship, FACING], ships[foe, FACING]
    away = apart(ships[ship, Q] - ships[foe, Q], ships[ship, R] - ships[foe, R])
    if away > set_up.fire + set_up.kind[ship] + set_up.kind[foe]:
        return False
    x = np.zeros(2, np.int64)
    for own in range(1 + set_up.kind[ship]):
        x[0], x[1] = ships[ship, Q] - own * AHEAD[f, 0], ships[ship, R] - own * AHEAD[f, 1]
        for other in range(1 + set_up.kind[foe]):
            q, r = ships[foe, Q] - other * AHEAD[g, 0], ships[foe, R] - other * AHEAD[g, 1]
            if apart(q - x[0], r - x[1]) > set_up.fire:
                continue
            long = set_up.kind[ship]
            blind = False
            for behind in (1, 2):
                far = long + behind
                if q == ships[ship, Q] - far * AHEAD[f, 0] and r == ships[ship, R] - far * AHEAD[f, 1]:
                    blind = True
            if not blind and clear(ships, set_up, x, q - x[0], r - x[1], ship, foe):
                return True
    return False


@jit
def may_board(ships: Ints, set_up: Setup, ship: int, foe: int) -> bool:
    """Whether a ship may board an enemy: flank to flank."""
    f, g = ships[ship, FACING], ships[foe, FACING]
    for own in range(1 + set_up.kind[ship]):
        q, r = ships[ship, Q] - own * AHEAD[f, 0], ships[ship, R] - own * AHEAD[f, 1]
        for other in range(1 + set_up.kind[foe]):
            foe_q, foe_r = ships[foe, Q] - other * AHEAD[g, 0], ships[foe, R] - other * AHEAD[g, 1]
            if (
                apart(q - foe_q, r - foe_r) == 1
                and zone(ships, set_up, foe, q, r) == 0
                and zone(ships, set_up, ship, foe_q, foe_r) == 0
            ):
                return True
    return False


@jit
def gap(ships: Ints, set_up: Setup, ship: int, foe: int) -> int:
    """Return the hexes between two ships, from nearest to nearest."""
    f, g, best = ships[ship, FACING], ships[foe, FACING], 99
    for own in range(1 + set_up.kind[ship]):
        for other in range(1 + set_up.kind[foe]):
            q = ships[ship, Q] - own * AHEAD[f, 0] - ships[foe, Q] + other * AHEAD[g, 0]
            r = ships[ship, R] - own * AHEAD[f, 1] - ships[foe, R] + other * AHEAD[g, 1]
            best = min(best, apart(q, r))
    return best


@jit
def describe(ships: Ints, set_up: Setup, first: int, late: float, places: Ints, values: Floats) -> int:
    """Write the features of a position that are not zero; return their number."""
    n, count, line = len(ships), 0, np.zeros(len(ships), np.int64)
    alive = 0
    for number in range(n):
        ship = (first + number) % n
        if ships[ship, STRUCTURE] > 0:
            line[alive] = ship
            alive += 1
    side = set_up.camp[first]
    best = np.zeros(8)
    lead, more = 0, 0
    numbers = np.zeros(SHIPS)
    pair = np.zeros(PER_PAIR)
    for place in range(alive):
        ship = line[place]
        own = set_up.camp[ship] == side
        structure, speed, kind = ships[ship, STRUCTURE], ships[ship, SPEED], set_up.kind[ship]
        lead += structure if own else -structure
        more += 1 if own else -1
        free = 3
        dq, dr = AHEAD[ships[ship, FACING], 0], AHEAD[ships[ship, FACING], 1]
        for far in (1, 2, 3):
            if not set_up.water[ships[ship, Q] + far * dq + EDGE, ships[ship, R] + far * dr + EDGE]:
                free = far - 1
                break
        slow = min(speed, set_up.most[kind])
        bound = 0
        for one in range(max(0, slow - 1), min(set_up.most[kind], slow + 1) + 1):
            bound += one > free
        numbers[0], numbers[1] = 1.0, structure / 10
        numbers[2], numbers[3], numbers[4] = structure >= 3, structure >= 5, structure >= 8
        for one in range(4):
            numbers[5 + one] = speed == one
        numbers[9], numbers[10] = place == 0, place / alive
        numbers[11], numbers[12], numbers[13], numbers[14] = free < 1, free < 2, free < 3, bound / 3
        start = (2 * (0 if own else 1) + kind) * SHIPS
        for one in range(SHIPS):
            if numbers[one] != 0:
                places[count], values[count] = start + one, numbers[one]
                count += 1
        for later in range(alive):
            foe = line[later]
            if set_up.camp[foe] == set_up.camp[ship]:
                continue
            when = (0 if place == 0 else 1 if place < later else 2) if own else 3 if place < later else 4
            harm, kill = threat(ships, set_up, ship, foe, pair)
            start = START_OF_PAIRS + ((when * 2 + kind) * 2 + set_up.kind[foe]) * PER_PAIR
            for one in range(PER_PAIR):
                if pair[one] != 0:
                    places[count], values[count] = start + one, pair[one]
                    count += 1
            where = 2 if own else 6
            best[where], best[where + 1] = max(best[where], harm), max(best[where + 1], kill)
            if when in (0, 3):
                where -= 2
                best[where], best[where + 1] = max(best[where], harm), max(best[where + 1], kill)
    whole = np.zeros(12)
    whole[0], whole[1], whole[3] = lead / 10, more, late
    whole[2] = late * late * ((1 if lead > 0 else 0) - (1 if lead < 0 else 0))
    for one in range(8):
        whole[4 + one] = best[one] if one % 2 else best[one] / 3
    for one in range(12):
        if whole[one] != 0:
            places[count], values[count] = START_OF_REST + one, whole[one]
            count += 1
    return count


@jit
def threat(ships: Ints, set_up: Setup, ship: int, foe: int, pair: Floats) -> tuple[float, float]:
    """Write the features of a pair of enemies; return the damage to expect and the chance to sink."""
    kind, other = set_up.kind[ship], set_up.kind[foe]
    turn = BACK[ships[ship, FACING]]
    dq, dr = ships[foe, Q] - ships[ship, Q], ships[foe, R] - ships[ship, R]
    q, r = turn[0] * dq + turn[1] * dr, turn[2] * dq + turn[3] * dr
    mine, theirs = ships[ship, STRUCTURE], ships[foe, STRUCTURE]
    away = gap(ships, set_up, ship, foe)
    pair[:] = 0.0
    pair[8], pair[9] = 1 / (1 + away), away == 1
    if apart(q, r) > FAR:
        return 0.0, 0.0
    facing = (ships[foe, FACING] - ships[ship, FACING]) % 6
    reach = set_up.reach[kind * 4 + min(3, ships[ship, SPEED]), other, facing, q + FAR, r + FAR]
    mean, least, gain = 0.0, 99.0, 0.0
    for die in range(6):
        loss = min(float(theirs), reach[RAM + die])
        mean += loss / 6
        least = min(least, loss)
        gain += (min(theirs, set_up.deals[kind, die]) - min(mine, set_up.deals[other, die])) / 6
    shot, board, kill = reach[SHOT], reach[BOARD], reach[KILLS + min(MOST, theirs)]
    pair[0], pair[1], pair[2], pair[3] = mean / 3, least / 3, shot, board
    pair[4], pair[5] = gain / 3 if board else 0.0, kill
    pair[6], pair[7] = reach[RAM_LATER] / 3, reach[BOARD_LATER]
    return max(mean + shot, shot + max(0.0, gain) if board else 0.0), kill


@jit
def after(ships: Ints, set_up: Setup, ship: int, turn: int) -> tuple[int, int]:
    """Return the next ship that acts and its round; -1 at the end of the match."""
    n = len(ships)
    for number in range(1, n + 1):
        following = ship + number
        if following == n and turn == set_up.rounds:
            return -1, turn
        if ships[following % n, STRUCTURE] > 0:
            return following % n, turn + following // n
    return -1, turn


@jit
def result(ships: Ints, set_up: Setup, over: bool) -> float:
    """Return the points of the first side at the end of a match; -1 while it goes on."""
    sums, afloat = np.zeros(2, np.int64), np.zeros(2, np.int64)
    for ship in range(len(ships)):
        sums[set_up.camp[ship]] += ships[ship, STRUCTURE]
        afloat[set_up.camp[ship]] += ships[ship, STRUCTURE] > 0
    if afloat[0] == 0 or afloat[1] == 0:
        return 0.5 if afloat[0] == afloat[1] else 1.0 if afloat[0] else 0.0
    if over:
        return 0.5 if sums[0] == sums[1] else 1.0 if sums[0] > sums[1] else 0.0
    return -1.0


@jit
def gained(ships: Ints, set_up: Setup, ship: int, foe: int) -> float:
    """Return what a boarding costs the enemy more than the ship, on average."""
    total = 0.0
    for die in range(6):
        total += min(ships[foe, STRUCTURE], set_up.deals[set_up.kind[ship], die]) / 6
        total -= min(ships[ship, STRUCTURE], set_up.deals[set_up.kind[foe], die]) / 6
    return total


@jit
def harm(ships: Ints, set_up: Setup, ship: int, nearest: int) -> float:
    """Return the damage a ship may expect to do next turn, as `evaluate` reckons it."""
    best = 0.0
    for foe in range(len(ships)):
        if set_up.camp[foe] == set_up.camp[ship] or ships[foe, STRUCTURE] <= 0:
            continue
        away = gap(ships, set_up, ship, foe)
        if away > 2:
            continue
        value = set_up.hits[set_up.kind[ship]] if may_fire(ships, set_up, ship, foe) else 0.0
        if away == 1 and may_board(ships, set_up, ship, foe):
            value += max(0.0, gained(ships, set_up, ship, foe))
        best = max(best, value)
    ways, most, strike = np.empty((16, 2), np.int64), set_up.most[set_up.kind[ship]], 0.0
    slow = min(ships[ship, SPEED], most)
    for speed in range(min(most, slow + 1), max(0, slow - 1) - 1, -1):
        if speed < nearest or speed + 0.5 <= strike:
            break
        for number in range(paths(ships, set_up, ship, speed, ways)):
            then = ships.copy()
            struck = move(then, set_up, ship, speed, ways[number, 0], ways[number, 1])
            if struck >= 0 and set_up.camp[struck] != set_up.camp[ship]:
                more = speed + set_up.zones[zone(ships, set_up, struck, then[ship, Q], then[ship, R])]
                mean = (max(set_up.least, more + set_up.bonus[0]) + max(set_up.least, more + set_up.bonus[5])) / 2
                strike = max(strike, min(float(ships[struck, STRUCTURE]), mean))
    return max(best, strike)


@jit
def evaluated(ships: Ints, set_up: Setup, side: int) -> float:
    """Return the value of a position that is not decided, as `evaluate` judges it."""
    value, mine, theirs = 0.0, 0.0, 0.0
    for ship in range(len(ships)):
        if ships[ship, STRUCTURE] <= 0:
            continue
        nearest = 99
        for foe in range(len(ships)):
            if set_up.camp[foe] != set_up.camp[ship] and ships[foe, STRUCTURE] > 0:
                nearest = min(nearest, gap(ships, set_up, ship, foe))
        most = harm(ships, set_up, ship, nearest)
        if set_up.camp[ship] == side:
            ahead_q, ahead_r = AHEAD[ships[ship, FACING], 0], AHEAD[ships[ship, FACING], 1]
            value += ships[ship, STRUCTURE] + AFLOAT - NEAR * nearest
            if not set_up.water[ships[ship, Q] + 2 * ahead_q + EDGE, ships[ship, R] + 2 * ahead_r + EDGE]:
                value -= QUAY
            mine = max(mine, most)
        else:
            value -= ships[ship, STRUCTURE] + AFLOAT
            theirs = max(theirs, most)
    return float(value + THREAT * mine - DANGER * theirs)


@jit
def leaf(ships: Ints, set_up: Setup, net: Weights, ship: int, turn: int) -> float:
    """Return the chance of the side of a ship when its activation is over."""
    side = set_up.camp[ship]
    following, turn = after(ships, set_up, ship, turn)
    ended = result(ships, set_up, following < 0)
    if net.helm:
        if ended >= 0:
            return 0.0 if ended == 0.5 else WON if (ended == 1.0) == (side == 0) else -WON
        return evaluated(ships, set_up, side)
    if ended >= 0:
        return ended if side == 0 else 1 - ended
    places, values = np.empty(ENTRIES, np.int64), np.empty(ENTRIES)
    count = describe(ships, set_up, following, turn / set_up.rounds, places, values)
    units = net.bias.copy()
    for number in range(count):
        for unit in range(len(units)):
            units[unit] += values[number] * net.hidden[places[number], unit]
    odds = net.level
    for unit in range(len(units)):
        odds += net.out[unit] * np.tanh(units[unit])
    chance = 1 / (1 + np.exp(-max(-30.0, min(30.0, odds))))
    return float(chance) if set_up.camp[following] == side else float(1 - chance)


@jit
def boarded(ships: Ints, set_up: Setup, net: Weights, ship: int, foe: int, turn: int) -> float:
    """Return the value of boarding an enemy."""
    mine, theirs = np.zeros(20), np.zeros(20)
    for die in range(6):
        theirs[set_up.deals[set_up.kind[ship], die]] += 1 / 6
        mine[set_up.deals[set_up.kind[foe], die]] += 1 / 6
    total = 0.0
    for dealt in range(20):
        for suffered in range(20):
            weight = theirs[dealt] * mine[suffered]
            if weight > 0:
                then = ships.copy()
                then[ship, SPEED] = then[foe, SPEED] = 0
                lose(then, foe, dealt)
                lose(then, ship, suffered)
                total += weight * leaf(then, set_up, net, ship, turn)
    return total


@jit
def board_options(ships: Ints, set_up: Setup, net: Weights, ship: int, turn: int, options: Floats) -> float:
    """Write the value of holding (the last place) and of boarding each ship, `CLOSED` where it may not; return the best."""
    n = len(ships)
    options[:] = CLOSED
    best = options[n] = leaf(ships, set_up, net, ship, turn)
    for foe in range(n if ships[ship, STRUCTURE] > 0 else 0):
        if set_up.camp[foe] != set_up.camp[ship] and ships[foe, STRUCTURE] > 0 and may_board(ships, set_up, ship, foe):
            options[foe] = boarded(ships, set_up, net, ship, foe, turn)
            best = max(best, options[foe])
    return float(best)


@jit
def fire_options(ships: Ints, set_up: Setup, net: Weights, ship: int, turn: int, options: Floats) -> float:
    """Write the value of holding (the last place) and of shooting at each ship, `CLOSED` where it may not; return the best."""
    n, rest = len(ships), np.empty(len(ships) + 1)
    options[:] = CLOSED
    missed = options[n] = board_options(ships, set_up, net, ship, turn, rest)
    best = missed
    for foe in range(n if ships[ship, STRUCTURE] > 0 else 0):
        if set_up.camp[foe] != set_up.camp[ship] and ships[foe, STRUCTURE] > 0 and may_fire(ships, set_up, ship, foe):
            then = ships.copy()
            lose(then, foe, 1)
            chance = set_up.hits[set_up.kind[ship]]
            options[foe] = chance * board_options(then, set_up, net, ship, turn, rest) + (1 - chance) * missed
            best = max(best, options[foe])
    return float(best)


@jit
def moved(ships: Ints, set_up: Setup, net: Weights, ship: int, turn: int, speed: int, side: int, before: int) -> float:
    """Return the value of a path."""
    then, rest = ships.copy(), np.empty(len(ships) + 1)
    struck = move(then, set_up, ship, speed, side, before)
    if struck == -2:
        then[ship, SPEED] = set_up.speed_after
        lose(then, ship, set_up.quay)
    if struck < 0:
        return fire_options(then, set_up, net, ship, turn, rest)
    total, before_it, value = 0.0, -99, 0.0
    for die in range(6):
        if set_up.bonus[die] != before_it:
            before_it, hit = set_up.bonus[die], then.copy()
            ram(hit, set_up, ship, struck, before_it)
            value = fire_options(hit, set_up, net, ship, turn, rest)
        total += value / 6
    return total


@jit
def search(ships: Ints, set_up: Setup, net: Weights, ship: int, turn: int, choice: Ints) -> float:
    """Write the best speed, turn and step of a ship, among equal ones one that does least; return their value."""
    best, first, equal = CLOSED, -1, 0
    ways = np.empty((16, 2), np.int64)
    most = set_up.most[set_up.kind[ship]]
    slow = min(ships[ship, SPEED], most)
    for speed in range(max(0, slow - 1), min(most, slow + 1) + 1):
        for number in range(paths(ships, set_up, ship, speed, ways)):
            side, before = ways[number, 0], ways[number, 1]
            value = moved(ships, set_up, net, ship, turn, speed, side, before)
            least = 2 * (speed == ships[ship, SPEED]) + (speed == 0 and side == 0)
            if value > best + EVEN or (value > best - EVEN and least > first):
                best, first, equal = value, least, 0
            if value > best - EVEN and least == first:
                equal += 1
                if np.random.randint(equal) == 0:
                    choice[0], choice[1], choice[2] = speed, side, before
    return float(best)


@jit
def pick(options: Floats, blind: bool) -> int:
    """Return the place of the best option, or of any that is open."""
    if not blind:
        return int(np.argmax(options))
    count = 0
    for value in options:
        count += value > CLOSED
    wanted = np.random.randint(count)
    for place in range(len(options)):
        if options[place] > CLOSED:
            if wanted == 0:
                return place
            wanted -= 1
    return len(options) - 1


@jit
def activate(ships: Ints, set_up: Setup, net: Weights, ship: int, turn: int, blind: bool, choice: Ints) -> None:
    """Carry out an activation: the path chosen, or one drawn blindly, and what follows from it."""
    n = len(ships)
    if blind:
        ways = np.empty((16, 2), np.int64)
        most = set_up.most[set_up.kind[ship]]
        slow = min(ships[ship, SPEED], most)
        low = max(0, slow - 1)
        choice[0] = low + np.random.randint(min(most, slow + 1) + 1 - low)
        number = np.random.randint(paths(ships, set_up, ship, choice[0], ways))
        choice[1], choice[2] = ways[number, 0], ways[number, 1]
    struck = move(ships, set_up, ship, choice[0], choice[1], choice[2])
    if struck == -2:
        ships[ship, SPEED] = set_up.speed_after
        lose(ships, ship, set_up.quay)
    elif struck >= 0:
        ram(ships, set_up, ship, struck, set_up.bonus[np.random.randint(6)])
    if result(ships, set_up, False) >= 0:
        return
    options = np.empty(n + 1)
    fire_options(ships, set_up, net, ship, turn, options)
    foe = pick(options, blind)
    if foe < n and np.random.random() < set_up.hits[set_up.kind[ship]]:
        lose(ships, foe, 1)
        if result(ships, set_up, False) >= 0:
            return
    board_options(ships, set_up, net, ship, turn, options)
    foe = pick(options, blind)
    if foe < n:
        dealt = set_up.deals[set_up.kind[ship], np.random.randint(6)]
        suffered = set_up.deals[set_up.kind[foe], np.random.randint(6)]
        ships[ship, SPEED] = ships[foe, SPEED] = 0
        lose(ships, foe, dealt)
        lose(ships, ship, suffered)


@jit
def play(
    seed: int,
    ships: Ints,
    set_up: Setup,
    nets: tuple[Weights, Weights],
    first: int,
    opening: int,
    stray: float,
    limit: int,
    places: Ints,
    values: Floats,
    notes: Floats,
) -> tuple[int, float]:
    """Play a match; write features, and for each position their number, the side, the value found and whether a stray follows.

    Positions at which the helmsman acts are left out unless it plays both sides; it finds no chance, told by -1, and never
    strays. Return the number of positions and the points of the first side; -1 for a match that went on too long.
    """
    np.random.seed(seed)
    ships = ships.copy()
    openings = np.random.randint(opening + 1)
    ship, turn, written, choice = first, 1, 0, np.zeros(3, np.int64)
    for count in range(1, limit + 1):
        net = nets[0] if set_up.camp[ship] == 0 else nets[1]
        blind = count <= openings or (not net.helm and np.random.random() < stray)
        if count > openings:
            found = search(ships, set_up, net, ship, turn, choice)
            if not net.helm or (nets[0].helm and nets[1].helm):
                notes[written, 0] = describe(ships, set_up, ship, turn / set_up.rounds, places[written], values[written])
                notes[written, 1] = set_up.camp[ship]
                notes[written, 2] = -1.0 if net.helm else found
                notes[written, 3] = blind
                written += 1
        activate(ships, set_up, net, ship, turn, blind, choice)
        following, later = after(ships, set_up, ship, turn)
        ended = result(ships, set_up, following < 0)
        if ended >= 0:
            return written, ended
        ship, turn = following, later
    return written, -1.0


def weights(hidden: Sequence[Sequence[float]], bias: Sequence[float], out: Sequence[float], level: float) -> Weights:
    """Return a net as arrays."""
    return Weights(np.array(hidden, np.float64), np.array(bias, np.float64), np.array(out, np.float64), level, False)


class Position(NamedTuple):
    """A position at the start of an activation, and what the search found there."""

    side: str
    places: tuple[int, ...]
    values: tuple[float, ...]
    found: float
    stray: bool


def matches(
    sea: Sea, seeds: Sequence[str], net: Any, opening: int, stray: float, limit: int, sparring: float = 0.0
) -> Iterator[tuple[list[Position], str | None]]:
    """Play a match for each seed, a share of them against the helmsman; yield the net's positions and the side that won.

    Without a net the helmsman plays both sides.
    """
    set_up, ships = setup(sea, kept_reaches(sea.setting.charts))
    numbers = weights(net.hidden, net.bias, net.out, net.level) if net else weights([[0.0]], [0.0], [0.0], 0.0)
    numbers = numbers._replace(helm=net is None)
    helm = numbers._replace(helm=True)
    places, values, notes = np.zeros((limit, ENTRIES), np.int64), np.zeros((limit, ENTRIES)), np.zeros((limit, 4))
    for seed in seeds:
        number = seed_of(seed)
        against = number / 2**32 < sparring
        nets = (helm if against and number % 2 == 0 else numbers, helm if against and number % 2 else numbers)
        written, points = play(number, ships, set_up, nets, acting(sea), opening, stray, limit, places, values, notes)
        found = []
        for place in range(written):
            count, side, value, blind = notes[place]
            spots, amounts = places[place, : int(count)].tolist(), values[place, : int(count)].tolist()
            together: dict[int, float] = {}
            for spot, amount in zip(spots, amounts, strict=True):
                together[spot] = together.get(spot, 0.0) + amount
            found.append(Position(CAMPS[int(side)], tuple(together), tuple(together.values()), float(value), bool(blind)))
        yield found, None if points in (0.5, -1.0) else CAMPS[0] if points == 1.0 else CAMPS[1]


def duels(sea: Sea, seeds: Sequence[str], one: Any, two: Any) -> Iterator[float]:
    """Yield the points of a net against another, or against the helmsman (`None`): two matches for each seed, the sides changed.

    For choosing among nets on tuning seeds; levels are proved by the kernel.
    """
    set_up, ships = setup(sea, kept_reaches(sea.setting.charts))
    programs = [weights(net.hidden, net.bias, net.out, net.level) for net in (one, two or one)]
    if two is None:
        programs[1] = programs[1]._replace(helm=True)
    limit = len(ships) * set_up.rounds + 1
    places, values, notes = np.zeros((limit, ENTRIES), np.int64), np.zeros((limit, ENTRIES)), np.zeros((limit, 4))
    for seed in seeds:
        for nets in ((programs[0], programs[1]), (programs[1], programs[0])):
            number = seed_of(seed)
            _, points = play(number, ships, set_up, nets, acting(sea), 0, 0.0, limit, places, values, notes)
            yield float(points if nets[0] is programs[0] else 1 - points)
