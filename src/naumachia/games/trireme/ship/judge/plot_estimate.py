"""Estimate of a turn's movement for given plots.

All hulls row the five steps of TS-4, and contacts count by the expected result of their dice. Blocked hulls follow the rule's
own function (`settle_step`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from naumachia.geometry.hexes import Hex

from ...common.hulls import SHIFTS, hexes_of, struck_at
from ...common.sea.reefs import passage
from ...common.sea.waters import edges_over, on_map, row_of
from ...common.state import WRECK
from ..pieces import Ship
from ..rules.combat.contacts import FORWARD, STRAIGHT, fair_game, may_ram, tide
from ..rules.movement.orders import order_bar
from ..rules.movement.simultaneous import Mover, settle_step
from ..rules.values import boarding_factor, cruising, full_velocity, may_sprint, rank, rowed
from ..state import Sea
from .blows import Case, Crew, Hurt, Strike, patience, rake, strike
from .weights import weights

STEPS = 5
CRASH = 0.06
"""Share of its worth that a ship loses when it falls foul of another."""
Plots = Mapping[str, tuple[str, ...]]
"""The moves of each ship; a ship that is missing stays where it is."""


class Hull(NamedTuple):
    """Values of a ship that count while it rows."""

    id: str
    side: str
    bow: Hex
    h: int
    size: int
    rank: int
    worth: float
    rams: bool
    rows: bool
    """Whether it can get away: it takes orders and its oars are whole."""
    fights: bool
    held: bool
    """Grappled: always stationary."""
    hurt: Hurt
    reinforced: bool
    cruise: int
    sprint: int
    """The full velocity, where it may be used; else the cruise."""
    crew: Crew
    oars: bool
    barred: frozenset[str]
    """Ships that it may not ram: friends, and those its own men hold."""


class Step(NamedTuple):
    """One step as it was rowed, for finding a place among the other ships."""

    before: dict[Hex, str]
    after: dict[Hex, str]
    entering: dict[Hex, str]
    """Hexes that are entered, or tried to: by whom."""
    letters: dict[str, str]
    poses: dict[str, tuple[Hex, int]]
    """Where everybody lies afterwards."""


class Voyage(NamedTuple):
    """Result of the plots."""

    lost: dict[str, float]
    """The share of its worth that each ship is expected to have lost."""
    poses: dict[str, tuple[Hex, int]]
    speeds: dict[str, int]
    """TS-3.7 The speed each has kept."""
    met: tuple[tuple[str, str, float], ...]
    """Ships that ran into others, with the chance of an easier grapple."""
    left: frozenset[str]
    """Ships that went over an open edge."""
    steps: tuple[Step, ...]


class Table:
    """The ships of one position, and what has been reckoned about them."""

    def __init__(self, sea: Sea) -> None:
        self.sea = sea
        self.weights = weights(sea)
        self.hulls = {ship.id: _hull(sea, ship) for ship in sea.here}
        sides = dict.fromkeys(hull.side for hull in self.hulls.values())
        self.foes = {side: tuple(hull for hull in self.hulls.values() if hull.side != side) for side in sides}
        self.open = sea.setting.waters.open
        self.wrecks = frozenset(at for at, name in sea.occupied.items() if name.startswith(WRECK))
        self.rakes = sea.on("rake")
        self.reefs = sea.setting.waters.reef if sea.on("reefs") else frozenset()
        self.wrecked = {name: _wrecked(sea, sea.ships[name]) for name in self.hulls} if self.reefs else {}
        """TS-15.6 The chance of each ship to be wrecked on a reef."""
        self.patience = patience(sea.setting.scenario.turns - sea.turn)
        rows = sea.charts.movement_steps.speeds
        self.turns = [[-1] * STEPS] + [[sum(marked[:step]) if marked[step] else -1 for step in range(STEPS)] for marked in rows]
        self.known: dict[Case, Strike] = sea.setting.memo.setdefault("strikes", {})
        self.menaces: dict[tuple[str, str, bool], float] = {}
        self.promises: dict[tuple[object, ...], float] = {}
        """Values of all plots together, by side and plots."""
        self.guessed: dict[str, tuple[str, ...]] = {}
        """Plots worth a thought before anything is known of the others' sheets."""

    def full(self, hull: Hull, moves: tuple[str, ...]) -> bool:
        """TS-3.2 Whether such a plot is at full velocity."""
        return len(moves) > hull.cruise and hull.sprint > hull.cruise and moves[0] in FORWARD

    def leaves(self, hull: Hull, at: Hex) -> bool:
        """TS-4.2 item 5: whether a hex off the map lies over an edge that is open to a ship."""
        ways = self.sea.setting.ways_out[hull.side]
        if not ways or self.sea.turn < self.sea.setting.scenario.open_from_turn:
            return False
        waters = self.sea.setting.waters
        return not on_map(waters.columns, waters.rows, at) and bool(ways & set(edges_over(waters, at)))

    def goal(self, hull: Hull, bow: Hex) -> int | None:
        """How far a ship is from the edge over which it pays to leave; nothing where it has come to fight."""
        rule, ways = self.sea.setting.scenario.victory.flight, self.sea.setting.ways_out[hull.side]
        if rule is None or rule.side != hull.side or not ways:
            return None
        waters = self.sea.setting.waters
        row = row_of(bow)
        far = {"north": row, "south": waters.rows - 1 - row, "west": bow[0], "east": waters.columns - 1 - bow[0]}
        return min(far[edge] for edge in ways)

    def menace(self, one: Hull, other: Hull, full: bool) -> float:
        """Return the value of a ship's threats to another's side in the next turn."""
        key = one.id, other.id, full
        found = self.menaces.get(key)
        if found is None:
            blow = self.ram(one, other, "side", "L", full, not other.rows)
            hopes = one.rams and other.id not in one.barred
            found = self.menaces[key] = max(0.0, other.worth * blow.theirs - one.worth * blow.own) if hopes else 0.0
        return found

    def ram(self, one: Hull, other: Hull, where: str, letter: str, full: bool, still: bool) -> Strike:
        """TS-5.2, TS-5.3 What a ram promises."""
        table = self.sea.charts.ram_modifiers
        edge = one.rank - other.rank
        ratio = one.size - other.size + table.ratio.target_stationary * still + table.ratio.target_immobilised * other.hurt.lame
        ratio += table.ratio.better_crew if edge > 0 else table.ratio.worse_crew if edge < 0 else 0
        special = self.sea.setting.scenario.halyards
        if special is not None and self.sea.ships[other.id].type in special.types:
            ratio += special.ratio
        add = table.roll.straight * (letter in STRAIGHT) + table.roll.flank * (where in table.plus_one_locations)
        add += (0 if full else table.roll.not_full) + table.roll.immobilised * one.hurt.lame
        case = Case(ratio, add, where in table.breach_star_locations, one.reinforced, one.hurt, other.hurt)
        found = self.known.get(case)
        if found is None:
            found = self.known[case] = strike(self.sea.charts, case, self.weights)
        return found


def _hull(sea: Sea, ship: Ship) -> Hull:
    kind = sea.kind(ship)
    cruise = cruising(sea, ship)
    rows = order_bar(sea, ship) is None and not ship.immobilised and (cruise > 0 or ship.rig != "")
    sprint = full_velocity(sea, ship) if may_sprint(sea, ship) and not ship.rig else cruise
    price = sea.setting.prices[ship.id]
    worth = price * (1.0 if ship.afloat and not ship.beached else 0.5) * (not ship.wrecked)
    worth = worth if ship.side == ship.owner else 1.5 * worth
    hurt = Hurt(ship.immobilised, ship.breaches > 0 or kind.size <= sea.charts.breach.small)
    barred = frozenset(other.id for other in sea.here if not fair_game(ship, other))
    return Hull(
        ship.id, ship.side, ship.bow, ship.h, kind.size, rank(ship), worth, may_ram(sea, ship) and ship.afloat,
        rows, ship.afloat and not ship.beached, bool(ship.links), hurt,
        "reinforced_bow" in ship.equipment, cruise, sprint,
        Crew(boarding_factor(sea, ship), rank(ship), ship.breaches > 0, price), rowed(sea, ship), barred,
    )  # fmt: skip


def _wrecked(sea: Sea, ship: Ship) -> float:
    kind, now = sea.kind(ship), tide(sea)
    return sum(passage(sea.charts, ship.type, kind, now, die) == "wrecked" for die in range(1, 7)) / 6


def sail(table: Table, plots: Plots, without: str = "") -> Voyage:
    """TS-4 The five steps, for all ships but one."""
    return _Rowing(table, plots, without).row()


class _Rowing:
    """A voyage while it goes on."""

    def __init__(self, table: Table, plots: Plots, without: str) -> None:
        self.table = table
        self.hulls = {name: hull for name, hull in table.hulls.items() if name != without}
        self.plots = {name: moves for name, moves in plots.items() if moves and name in self.hulls}
        self.poses = {name: (hull.bow, hull.h) for name, hull in self.hulls.items()}
        self.still = {name for name, hull in self.hulls.items() if hull.held or name not in self.plots}
        """TS-5.2 Stationary: no plot, stopped by a contact, or grappled."""
        self.over: set[str] = set()
        self.left: set[str] = set()
        self.made = dict.fromkeys(self.hulls, 0)
        self.lost = dict.fromkeys(self.hulls, 0.0)
        self.raked: set[str] = set()
        self.met: list[tuple[str, str, float]] = []

    def row(self) -> Voyage:
        held = {at: name for name, (bow, h) in self.poses.items() for at in hexes_of(bow, h)}
        steps = []
        for number in range(STEPS):
            before = held
            movers, letters = self._movers(number)
            blocked = self._blocked(held, movers, number) if movers else frozenset()
            if len(blocked) < len(movers):
                held = self._move(held, movers, letters, blocked)
            entering = {mover.entered: name for name, mover in movers.items() if mover.entered is not None and not mover.barred}
            steps.append(Step(before, held, entering, letters, dict(self.poses)))
            if blocked:
                self._meet(held, movers, letters, blocked)
            if self.table.rakes:
                self._rake(letters, blocked)
        speeds = {name: 0 if name in self.still or self.plots[name][0] not in FORWARD else self.made[name] for name in self.hulls}
        return Voyage(self.lost, self.poses, speeds, tuple(self.met), frozenset(self.left), tuple(steps))

    def _movers(self, number: int) -> tuple[dict[str, Mover], dict[str, str]]:
        """Everybody who makes a move in this step."""
        movers, letters, open_ = {}, {}, self.table.open
        for name, moves in self.plots.items():
            place = self.table.turns[len(moves)][number]
            if place < 0 or name in self.over:
                continue
            letter = moves[place]
            bow, h = self.poses[name]
            shift = SHIFTS[h]["A" if letter == "K" else letter]
            at = bow[0] + shift.entered[0], bow[1] + shift.entered[1]
            there = bow[0] + shift.bow[0], bow[1] + shift.bow[1]
            hull = self.hulls[name]
            order = len(moves), hull.size, hull.rank
            letters[name] = letter
            if at in open_:
                movers[name] = Mover(hexes_of(there, shift.heading), at, order, at in self.table.wrecks)
            elif self.table.leaves(hull, at):
                movers[name] = Mover((), None, order)
            else:
                movers[name] = Mover(hexes_of(bow, h), at, order, True)
        return movers, letters

    def _blocked(self, held: dict[Hex, str], movers: dict[str, Mover], number: int) -> frozenset[str]:
        """TS-4.2 Who is blocked; contests that only dice could settle go to one of them by turns."""
        entered = [mover.entered for mover in movers.values() if mover.entered is not None]
        if len(set(entered)) == len(entered) and not any(at in held for at in entered):
            return frozenset(name for name, mover in movers.items() if mover.barred)
        now = {name: hexes_of(bow, h) for name, (bow, h) in self.poses.items()}
        won: dict[Hex, str] = {}
        while True:
            settled = settle_step(now, movers, won)
            if not settled.contests:
                return settled.blocked
            won |= {at: names[(at[0] + number) % len(names)] for at, names in settled.contests.items()}

    def _move(
        self, held: dict[Hex, str], movers: dict[str, Mover], letters: dict[str, str], blocked: frozenset[str]
    ) -> dict[Hex, str]:
        for name in movers:
            if name not in blocked:
                bow, h = self.poses[name]
                letter = letters[name]
                if movers[name].entered is None:
                    self.left.add(name)
                    del self.poses[name], self.plots[name], self.hulls[name]
                    continue
                shift = SHIFTS[h]["A" if letter == "K" else letter]
                self.poses[name] = (bow[0] + shift.bow[0], bow[1] + shift.bow[1]), shift.heading
                self.made[name] += 1
                if movers[name].entered in self.table.reefs:
                    self._harm(name, self.table.wrecked[name])
        return {at: name for name, (bow, h) in self.poses.items() for at in hexes_of(bow, h)}

    def _meet(self, held: dict[Hex, str], movers: dict[str, Mover], letters: dict[str, str], blocked: frozenset[str]) -> None:
        """TS-5 The contacts of a step, all read with what was before it."""
        still = set(self.still)
        for name in blocked:
            self.over.add(name)
            at = movers[name].entered
            other = held.get(at) if at is not None and not movers[name].barred else None
            if other is None or at is None:
                continue
            h = self.poses[name][1]
            letter = letters[name]
            one, two = self.hulls[name], self.hulls[other]
            self.still.add(name)
            if letter not in FORWARD or not one.rams or other in one.barred:
                self._harm(name, CRASH)
                self._harm(other, CRASH)
                self._stop(other)
                self.met.append((name, other, 0.0))
                continue
            where = struck_at(*self.poses[other], at, SHIFTS[h]["A" if letter == "K" else letter].direction)
            answered = where == "bow" and other in letters and other not in blocked and two.rams and letters[other] in FORWARD
            self._ram(one, two, where, letter, other in still)
            if answered:
                self._ram(two, one, "bow", letters[other], name in still)
                self._stop(other)

    def _ram(self, one: Hull, two: Hull, where: str, letter: str, still: bool) -> None:
        full = self.table.full(one, self.plots[one.id])
        found = self.table.ram(one, two, where, letter, full, still)
        self._harm(one.id, found.own)
        self._harm(two.id, found.theirs)
        self.met.append((one.id, two.id, found.eased))
        if found.stops > 0.5:
            self._stop(two.id)

    def _rake(self, letters: dict[str, str], blocked: frozenset[str]) -> None:
        """TS-15.3 Oars sheared in passing."""
        for name, letter in letters.items():
            if letter != "K" or name in blocked or name in self.raked or name in self.left or not self.hulls[name].oars:
                continue
            bow, h = self.poses[name]
            mine = hexes_of(bow, h)
            for other, hull in self.hulls.items():
                there, heading = self.poses[other]
                if hull.side == self.hulls[name].side or (heading - h) % 3 or not hull.oars or not hull.fights:
                    continue
                theirs = hexes_of(there, heading)
                if all(_beside(at, theirs) for at in mine):
                    self.raked.add(name)
                    full = self.table.full(self.hulls[name], self.plots[name])
                    target_full = self.table.full(hull, self.plots.get(other, ()))
                    lamed = self.table.weights.lamed
                    own, foe = rake(self.table.sea.charts, self.hulls[name].rank - hull.rank, full, target_full)
                    self._harm(name, own * lamed * (not self.hulls[name].hurt.lame))
                    self._harm(other, foe * lamed * (not hull.hurt.lame))
                    self.met.append((name, other, foe))
                    break

    def _stop(self, name: str) -> None:
        self.over.add(name)
        self.still.add(name)

    def _harm(self, name: str, share: float) -> None:
        self.lost[name] += (1 - self.lost[name]) * share


def _beside(at: Hex, hexes: tuple[Hex, Hex]) -> bool:
    """Whether a hex lies next to a hull, and is none of it."""
    least = min(max(abs(at[0] - q), abs(at[1] - r), abs(at[0] + at[1] - q - r)) for q, r in hexes)
    return least == 1
