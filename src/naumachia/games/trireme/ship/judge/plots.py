"""Plots that programs consider, and the value of the plots of both sides together.

A plot is found token by token, along the graph of poses that the order sheet offers: at every step only the walks that do best
against the enemy's likely plots are followed. Nobody lists all walks.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from naumachia.geometry.hexes import Hex
from naumachia.kernel import Derived, Line, Plot, Sheets

from ...common.hulls import SHIFTS, hexes_of, struck_at
from ..rules.combat.contacts import FORWARD
from ..rules.movement.orders import MOVES, read
from ..rules.victory import flight
from ..state import Sea
from .blows import at_least, prize
from .next_turn import FAR, menace
from .plot_estimate import CRASH, STEPS, Hull, Step, Table, Voyage, sail

BEAM = 14
"""Walks of one speed that are followed at every step."""
PLOTS = 8
"""Plots of a ship that are worth a thought."""


TABLE: Derived[Sea, Table] = Derived(Table, "plotting")
"""The ships of a position, reckoned once."""


def plots_of(sheets: Sheets) -> dict[str, tuple[str, ...]]:
    """The moves written on all sheets."""
    return {name: read(text)[0] for lines in sheets.values() for name, text in lines.items()}


def promise(sea: Sea, sheets: Sheets, side: str) -> float | None:
    """Return the value of all sides' plots for one of them: blows struck and taken, then how the ships lie."""
    if sea.phase != "orders":
        return None
    table = TABLE.of(sea)
    plots = plots_of(sheets)
    key = side, *plots.items()
    found = table.promises.get(key)
    if found is None:
        found = table.promises[key] = _promise(sea, table, plots, side)
    return found


def _promise(sea: Sea, table: Table, plots: dict[str, tuple[str, ...]], side: str) -> float:
    voyage = sail(table, plots)
    value, wary, breath = 0.0, table.weights.wary, table.weights.breath
    for name, hull in table.hulls.items():
        mine = 1.0 if hull.side == side else -wary
        value -= mine * hull.worth * voyage.lost[name]
        if name in voyage.left:
            value += flown(sea, name, side)
        elif hull.side == side and table.full(hull, plots.get(name, ())):
            value -= breath
    value += sum(_grasp(table, side, *met) for met in voyage.met)
    return value + _stand(table, voyage, side)


def flown(sea: Sea, name: str, side: str) -> float:
    """Return the value for a side of a ship that has left the map."""
    ship = sea.ships[name]
    rule = sea.setting.scenario.victory.flight
    if rule is None:
        return -0.3 * sea.setting.prices[name] * (1 if ship.side == side else -1)
    who, points = flight(sea, replace(ship, gone="left", gone_turn=sea.turn))
    return points * (1.0 if who == side else -1.0)


def _grasp(table: Table, side: str, one: str, other: str, eased: float) -> float:
    """Return the value of lying alongside an enemy after a contact: the stronger crew will grapple."""
    mine, foe = table.hulls[one], table.hulls[other]
    if mine.side == foe.side or not foe.fights or not mine.crew.factor:
        return 0.0
    ours, theirs = prize(mine.crew, foe.crew, table.patience), prize(foe.crew, mine.crew, table.patience)
    easier = at_least(8 - 3) * eased + at_least(8) * (1 - eased)
    worth = easier * max(0.0, ours) - at_least(9) * max(0.0, theirs)
    return worth * (1.0 if mine.side == side else -table.weights.wary)


def _stand(table: Table, voyage: Voyage, side: str) -> float:
    """How the fleets lie to each other at the end of the turn."""
    value, weights = 0.0, table.weights
    for name, (bow, h) in voyage.poses.items():
        hull = table.hulls[name]
        if not hull.fights or hull.held:
            continue
        best, near = _eye(table, voyage, hull, bow, h, voyage.speeds[name])
        if hull.side == side:
            value += weights.next * best - weights.eager * _way(table, hull, bow, near)
        else:
            value -= weights.wary * weights.next * best
    return value


def _eye(table: Table, voyage: Voyage, hull: Hull, bow: Hex, h: int, speed: int) -> tuple[float, int]:
    """The best blow a ship may strike next turn, and how far the nearest enemy is."""
    best, near, (x, y) = 0.0, 99, bow
    longest = _longest(hull, speed)
    full, poses = longest > hull.cruise, voyage.poses
    for foe in table.foes[hull.side]:
        if foe.id not in poses:
            continue
        there, heading = poses[foe.id]
        q, r = there[0] - x, there[1] - y
        far = max(abs(q), abs(r), abs(q + r))
        if far < near and foe.fights:
            near = far
        if far <= FAR and (found := menace(q, r, h, longest, heading, foe.rows)):
            best = max(best, found * table.menace(hull, foe, full))
    return best, near


def _peril(table: Table, voyage: Voyage, hull: Hull, bow: Hex, h: int) -> float:
    """The worst blow an enemy may strike a ship next turn."""
    worst, (x, y), poses = 0.0, bow, voyage.poses
    for foe in table.foes[hull.side]:
        if not foe.fights or foe.id not in poses:
            continue
        there, heading = poses[foe.id]
        q, r = x - there[0], y - there[1]
        if max(abs(q), abs(r), abs(q + r)) > FAR:
            continue
        longest = _longest(foe, voyage.speeds[foe.id])
        if found := menace(q, r, heading, longest, h, hull.rows):
            worst = max(worst, found * table.menace(foe, hull, longest > foe.cruise))
    return worst


def _way(table: Table, hull: Hull, bow: Hex, near: int) -> int:
    """How far a ship has still to go: to the edge where it pays to leave, else to the enemy."""
    goal = table.goal(hull, bow)
    return max(0, near - 2) if goal is None else goal


def _longest(hull: Hull, speed: int) -> int:
    return 1 if hull.hurt.lame else min(hull.sprint, speed + 3)


class _Walk(NamedTuple):
    """A plot in the making."""

    tokens: tuple[str, ...]
    at: int
    """The node of the order sheet's graph."""
    bow: Hex
    h: int
    value: float
    """Value so far: the end in the worlds in which the walk is over, the way in the others."""
    alive: tuple[bool, ...]
    """The worlds in which it goes on."""
    made: int


class _World(NamedTuple):
    """Plots of the others in one world, without the ship that is plotted."""

    voyage: Voyage
    plots: Mapping[str, tuple[str, ...]]
    first: int
    """The number of the first world that is the same."""


def _world(table: Table, plots: dict[str, tuple[str, ...]], without: str, worlds: list[_World]) -> _World:
    """Return a world with these plots; the way of the others is worked out once for worlds that are the same."""
    others = {name: moves for name, moves in plots.items() if name != without}
    same = next((world for world in worlds if world.plots == others), None)
    return _World(sail(table, others, without), others, len(worlds)) if same is None else same


def replies(sea: Sea, seat: str, line: Line, worlds: Sequence[Sheets]) -> tuple[str, ...]:
    """Plots worth a thought for a ship, the best first, against what the others may have written."""
    if not isinstance(line, Plot) or line.id not in sea.ships or sea.phase != "orders":
        return ()
    table = TABLE.of(sea)
    if worlds:
        return _plots(table, line, worlds)
    if line.id not in table.guessed:
        table.guessed[line.id] = _plots(table, line, ())
    return table.guessed[line.id]


def _plots(table: Table, line: Plot, worlds: Sequence[Sheets]) -> tuple[str, ...]:
    hull = table.hulls[line.id]
    guesses = [plots_of(sheets) for sheets in worlds] or _guesses(table, hull)
    lay: list[_World] = []
    for plots in guesses:
        lay.append(_world(table, plots, hull.id, lay))
    found = _Pencil(table, hull, line, lay).found()
    best = sorted(found, key=lambda moves: (-found[moves], moves))[:PLOTS]
    if table.rakes:
        best += [tuple("K" if token == "A" else token for token in moves) for moves in best[:2] if "A" in moves]
    return tuple(dict.fromkeys(" ".join(moves) for moves in best))


def _guesses(table: Table, hull: Hull) -> list[dict[str, tuple[str, ...]]]:
    """Return first guesses of the others' plots: go on at their cruise, or lie still."""
    moving = {one.id: ("A",) * one.cruise for one in table.hulls.values() if one.rows and one.id != hull.id}
    friends = {name: moves for name, moves in moving.items() if table.hulls[name].side == hull.side}
    return [moving, friends]


class _Pencil:
    """Looks for the plots of one ship."""

    def __init__(self, table: Table, hull: Hull, line: Plot, worlds: list[_World]) -> None:
        self.table = table
        self.weights = table.weights
        self.hull = hull
        self.line = line
        self.worlds = worlds
        self.ends: dict[tuple[int, Hex, int, int], float] = {}
        self.sums: dict[tuple[tuple[bool, ...], Hex, int, int], float] = {}
        self.busy = [
            {at for world in worlds for at in (*world.voyage.steps[step].after, *world.voyage.steps[step].entering)}
            | {at for world in worlds for at in world.voyage.steps[step].before}
            for step in range(STEPS)
        ]
        self.fouls: dict[tuple[int, int, Hex, int, str, int], tuple[float, bool]] = {}

    def found(self) -> dict[tuple[str, ...], float]:
        """Plots and what they promise, of every speed."""
        found: dict[tuple[str, ...], float] = {}
        every = tuple(True for _ in self.worlds)
        for speed in range(len(self.table.turns)):
            walks = [_Walk((), 0, self.hull.bow, self.hull.h, 0.0, every, 0)]
            for step in range(STEPS):
                walks = self._step(walks, step, speed)
            for walk in walks:
                if self.line.nodes[walk.at].ends:
                    found[walk.tokens] = max(self._end(walk), found.get(walk.tokens, -1e9))
        return found

    def _step(self, walks: list[_Walk], step: int, speed: int) -> list[_Walk]:
        """All walks one step on; where it is the ship's turn, by every token the sheet offers."""
        moves = self.table.turns[speed][step] >= 0
        best: dict[tuple[int, Hex, int, tuple[bool, ...]], _Walk] = {}
        for walk in walks:
            ways = self.line.nodes[walk.at].ways
            for token in (token for token in ways if token in MOVES and token != "K") if moves else ("",):
                on = self._one(walk, token, ways[token] if moves else walk.at, step, speed)
                place = on.at, on.bow, on.h, on.alive
                if place not in best or best[place].value < on.value:
                    best[place] = on
        if len(best) <= BEAM:
            return list(best.values())
        return sorted(best.values(), key=lambda walk: (-walk.value - 0.5 * self._end(walk), walk.tokens))[:BEAM]

    def _one(self, walk: _Walk, token: str, node: int, step: int, speed: int) -> _Walk:
        """A walk with one more token, or a step in which the ship waits its turn."""
        tokens = (*walk.tokens, token) if token else walk.tokens
        bow, h, at = walk.bow, walk.h, walk.bow
        if token:
            shift = SHIFTS[h][token]
            at = bow[0] + shift.entered[0], bow[1] + shift.entered[1]
            bow, h = (bow[0] + shift.bow[0], bow[1] + shift.bow[1]), shift.heading
        busy = self.busy[step]
        mine = hexes_of(bow, h)
        sea_room = not token or (at in self.table.open and at not in self.table.wrecks)
        reef = self.table.wrecked[self.hull.id] if token and at in self.table.reefs else 0.0
        value, alive = walk.value - reef * self.hull.worth * sum(walk.alive), list[bool]()
        if sea_room and not any(hex_ in busy for hex_ in (*mine, at)):
            return _Walk(tokens, node, bow, h, value, walk.alive, walk.made + bool(token))
        if not sea_room:
            return self._ashore(walk, tokens, node, at)
        for number, on in enumerate(walk.alive):
            gain, over = self._foul(number, walk, token, step, speed) if on else (0.0, False)
            value += gain
            alive.append(on and not over)
            if over:
                value += self._lies(number, walk.bow, walk.h, 0)
        return _Walk(tokens, node, bow, h, value, tuple(alive), walk.made + bool(token))

    def _ashore(self, walk: _Walk, tokens: tuple[str, ...], node: int, at: Hex) -> _Walk:
        """The way ends at land, a wreck or the edge; over an open edge the ship is gone."""
        sea, worlds = self.table.sea, sum(walk.alive)
        if self.table.leaves(self.hull, at):
            value = walk.value + worlds * flown(sea, self.hull.id, self.hull.side)
        else:
            price = self.hull.worth if sea.on("shore") and at in sea.setting.waters.land else 0.05 * self.hull.worth
            value = walk.value - worlds * price
            value += self._lies_in(walk.alive, walk.bow, walk.h, walk.made)
        return _Walk(tokens, node, walk.bow, walk.h, value, (False,) * len(walk.alive), walk.made)

    def _end(self, walk: _Walk) -> float:
        """Return the value of a walk that ends here."""
        value = walk.value - (self.weights.breath * len(self.worlds) if self.table.full(self.hull, walk.tokens) else 0.0)
        speed = walk.made if walk.tokens and walk.tokens[0] in FORWARD else 0
        return value + self._lies_in(walk.alive, walk.bow, walk.h, speed)

    def _lies_in(self, alive: tuple[bool, ...], bow: Hex, h: int, speed: int) -> float:
        """How well the ship lies at the end of a turn in all the worlds in which its walk goes on."""
        key = alive, bow, h, speed
        found = self.sums.get(key)
        if found is None:
            found = self.sums[key] = sum([self._lies(number, bow, h, speed) for number, on in enumerate(alive) if on])
        return found

    def _lies(self, number: int, bow: Hex, h: int, speed: int) -> float:
        """How well the ship lies at the end of a turn in one world."""
        key = self.worlds[number].first, bow, h, speed
        found = self.ends.get(key)
        if found is None:
            table, hull, voyage, weights = self.table, self.hull, self.worlds[number].voyage, self.weights
            best, near = _eye(table, voyage, hull, bow, h, speed)
            worst = _peril(table, voyage, hull, bow, h)
            found = self.ends[key] = weights.next * (best - weights.wary * worst) - weights.eager * _way(table, hull, bow, near)
        return found

    def _foul(self, number: int, walk: _Walk, token: str, step: int, speed: int) -> tuple[float, bool]:
        """Return the result of a token among the others in one world: the gain, and whether the way is over."""
        key = self.worlds[number].first, step, walk.bow, walk.h, token, speed
        found = self.fouls.get(key)
        if found is None:
            found = self.fouls[key] = self._met(number, walk, token, step, speed)
        return found

    def _met(self, number: int, walk: _Walk, token: str, step: int, speed: int) -> tuple[float, bool]:
        """Compute that result: a ship in the hex ahead is rammed; otherwise others may run into this ship."""
        now = self.worlds[number].voyage.steps[step]
        lies = hexes_of(walk.bow, walk.h)
        bow, h = walk.bow, walk.h
        if token:
            shift = SHIFTS[h][token]
            at = bow[0] + shift.entered[0], bow[1] + shift.entered[1]
            holder = self._holder(now, lies, at, speed, number)
            if holder:
                return self._ram(number, now, holder, at, shift.direction, token, speed), True
            bow, h = (bow[0] + shift.bow[0], bow[1] + shift.bow[1]), shift.heading
        gain, over = 0.0, False
        for hex_ in hexes_of(bow, h):
            foe = now.entering.get(hex_)
            if foe is not None:
                more, stops = self._struck(number, now, foe, bow, h, hex_, token, speed)
                gain, over = gain + more, over or stops
        return gain, over

    def _holder(self, now: Step, lies: tuple[Hex, Hex], at: Hex, speed: int, number: int) -> str:
        """TS-4.2 Who bars the way into a hex: one who lies there, one who swaps with us, one who comes there first."""
        swapped = now.before.get(at)
        if swapped is not None and any(now.entering.get(mine) == swapped for mine in lies):
            return swapped
        rival = now.entering.get(at)
        if rival is not None:
            other = self.table.hulls[rival]
            order = len(self.worlds[number].plots.get(rival, ())), other.size, other.rank
            if order >= (speed, self.hull.size, self.hull.rank):
                return rival
            return ""
        return now.after.get(at, "")

    def _ram(self, number: int, now: Step, foe: str, at: Hex, direction: int, token: str, speed: int) -> float:
        """This ship runs into another."""
        table, hull, other = self.table, self.hull, self.table.hulls[foe]
        if token not in FORWARD or not hull.rams or foe in hull.barred:
            return -CRASH * (hull.worth + (other.worth if other.side == hull.side else -other.worth))
        there, heading = now.poses[foe]
        hit = at if at in hexes_of(there, heading) else there
        where = struck_at(there, heading, hit, direction)
        plots = self.worlds[number].plots
        full = self._full(speed)
        ram = table.ram(hull, other, where, token, full, foe not in plots or not plots[foe] or other.held)
        gain = other.worth * ram.theirs - self.weights.wary * hull.worth * ram.own
        if where == "bow" and foe in now.letters and other.rams:
            back = table.ram(other, hull, "bow", now.letters[foe], table.full(other, plots[foe]), False)
            gain += back.own * other.worth - self.weights.wary * hull.worth * back.theirs
        if other.fights and (worth := prize(hull.crew, other.crew, table.patience)) > 0:
            gain += worth * at_least(6)
        return gain

    def _full(self, speed: int) -> bool:
        return speed > self.hull.cruise and self.hull.sprint > self.hull.cruise

    def _struck(self, number: int, now: Step, foe: str, bow: Hex, h: int, at: Hex, token: str, speed: int) -> tuple[float, bool]:
        """Another ship runs into this one."""
        table, hull, other = self.table, self.hull, self.table.hulls[foe]
        letter = now.letters[foe]
        plots = self.worlds[number].plots
        if letter not in FORWARD or not other.rams or hull.id in other.barred:
            return -CRASH * hull.worth, True
        there, direction = now.poses[foe]
        if at != there:  # another stopped it before it could turn
            direction = (direction + {"L": -1, "R": 1}.get(letter, 0)) % 6
        where = struck_at(bow, h, at, direction)
        ram = table.ram(other, hull, where, letter, table.full(other, plots[foe]), not speed or hull.held)
        loss = self.weights.wary * hull.worth * ram.theirs - other.worth * ram.own
        if where == "bow" and token in FORWARD and hull.rams:
            back = table.ram(hull, other, "bow", token, self._full(speed), False)
            return back.theirs * other.worth - self.weights.wary * hull.worth * back.own - loss, True
        return -loss, ram.stops > 0.5
