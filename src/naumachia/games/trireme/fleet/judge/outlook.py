"""Value of the place of a ship, and the best places to end its move; kept while the other ships stay as they are."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from typing import NamedTuple, get_args

from naumachia.geometry.hexes import Hex, distance

from ...common.hulls import SHIFTS, Location, entered, hull_distance, stern_of, struck_at
from ...common.sea.waters import row_of
from ..pieces import Mode, Move, Ship
from ..rules.combat.ram import answers
from ..rules.movement.choices import modes, tiring
from ..rules.movement.steps import advanced, allowance, letters
from ..rules.values import factor
from ..state import Sea
from .reach import Reach, stride, strikes
from .values import GRAPPLED, blow, boarding, capture, chances, counts_outside, taking
from .weights import Weights
from .weights import weights as weights_of

STRIPPED = 0.6
"""Cost, as a part of the price, of having sent all fighting men to prizes; small where only a few are sent."""
STEP = 1e-4
"""Cost of a letter: of equally good ways the shortest is taken, and a ship lies still rather than move for nothing."""
OUT = 0.05
"""Cost of a row between a ship and the edge over which it should leave, as a part of its price."""


Fighter = tuple[object, ...]
"""All of a ship that counts in a ram, but where it is struck."""


def fighter(ship: Ship) -> Fighter:
    """Return all of a ship that counts in a ram."""
    aboard = ship.aboard, ship.given, ship.infantry, ship.equipment
    return ship.id, ship.side, ship.state, ship.crew, ship.fatigued, ship.prize, *aboard


def _lies(ship: Ship) -> tuple[object, ...]:
    """Return all of a ship that counts in the value of its place."""
    now = ship.state, ship.fatigued, ship.rig, ship.side, bool(ship.links), ship.given, ship.aboard, ship.prize
    return ship.id, ship.bow, ship.h, *now


def _danger(losses: Collection[float], weights: Weights) -> float:
    """Return the worst of the blows to fear, and a part of the others."""
    worst = max(losses, default=0.0)
    return worst + weights.crowd * (sum(losses) - worst)


class Foe(NamedTuple):
    """An enemy as the ships of one side see it."""

    ship: Ship
    hexes: tuple[Hex, Hex]
    far: int
    """How far it could go to ram."""
    reach: Reach
    urgency: float
    fighter: Fighter


Harm = dict[Location, float]
"""The damage of a ram by where it strikes."""


class Outlook:
    """Values of hexes for the ships of a side, while the enemy's ships stay as they are."""

    def __init__(self, sea: Sea, side: str, enemies: tuple[Ship, ...], own: tuple[Ship, ...]) -> None:
        self.weights = weights = weights_of(sea)
        self.fear = _fear(sea, weights)
        self.enemies = enemies
        """Kept so that their ids stay theirs."""
        moving = sea.phase in ("freeing", "first", "second")
        self.foes = []
        self.own = own
        """The own ships but the one that moves."""
        for ship in enemies:
            far = stride(sea, ship)
            free = not (ship.mode or ship.rammed or ship.links) and ship.side not in sea.ended
            urgency = 0.0 if ship.links else weights.soon if moving and free else weights.later
            self.foes.append(Foe(ship, ship.hexes, far, strikes(sea, ship.bow, ship.h, far), urgency, fighter(ship)))
        self.places: dict[tuple[object, ...], float] = {}
        self.ends: dict[tuple[object, ...], float] = {}
        self.stops: dict[tuple[object, ...], Ship] = {}
        self.others: tuple[Ship, ...] = ()
        self.mover = ""
        self.feared: dict[tuple[object, ...], dict[str, float]] = {}
        """For each place the blows to fear there, by enemy."""

    def place(self, sea: Sea, ship: Ship) -> float:
        """How well a ship lies where it lies."""
        key = _lies(ship)
        found = self.places.get(key)
        if found is None:
            fears: dict[str, float] = {}
            self.feared[key] = fears
            found = self.places[key] = self._place(sea, ship, fears)
        return found

    def _relief(self, sea: Sea, ship: Ship, target: Ship) -> float:
        """Return how much less is to be feared if an enemy is rammed and so cannot strike before the next turn.

        Ships that have still to move themselves do not count.
        """
        urgency = next(foe.urgency for foe in self.foes if foe.ship.id == target.id)
        if urgency <= self.weights.later:
            return 0.0
        left = self.weights.later / urgency
        total = self._spared(sea, ship, target.id, left)
        for friend in self.own:
            if friend.id != ship.id and (friend.mode or friend.rammed or friend.links):
                total += self._spared(sea, friend, target.id, left)
        return self.fear * total

    def _spared(self, sea: Sea, ship: Ship, foe: str, left: float) -> float:
        """Return how much less a ship has to fear if only a part is left of what one enemy may do."""
        self.place(sea, ship)
        fears = self.feared[_lies(ship)]
        loss = fears.get(foe)
        if not loss:
            return 0.0
        return _danger(fears.values(), self.weights) - _danger((fears | {foe: loss * left}).values(), self.weights)

    def _place(self, sea: Sea, ship: Ship, fears: dict[str, float]) -> float:
        mine = ship.hexes
        price = sea.setting.prices[ship.id]
        weights = self.weights
        hope, nearest, fight, help_ = 0.0, 99, 0.0, 0.0
        far, own = stride(sea, ship), fighter(ship)
        for foe in self.foes:
            away = distance(ship.bow, foe.ship.bow)
            nearest = min(nearest, away)
            if foe.urgency and away <= foe.far + 2:
                loss = hardest(foe.reach, mine, ship.h, harm(sea, foe.ship, ship, (foe.fighter, own)))
                fears[foe.ship.id] = loss * foe.urgency
            if not ship.links and away <= min(8, far + 1):
                reach = strikes(sea, ship.bow, ship.h, far)
                gain = hardest(reach, foe.hexes, foe.ship.h, harm(sea, ship, foe.ship, (own, foe.fighter)))
                still = foe.ship.immobilised or foe.ship.links or foe.ship.wrecked
                hope = max(hope, gain * (weights.fast if still else weights.hope))
            if away <= 3 and hull_distance(mine, foe.hexes) == 1:
                fight += self._alongside(sea, ship, foe.ship)
                if weights.aid and foe.ship.rammed and foe.ship.state == "sound":
                    help_ += _boarded(sea, ship, foe.ship)
        value = hope - self.fear * _danger(fears.values(), weights) + weights.alongside * fight + weights.aid * help_
        if ship.given:
            value -= STRIPPED * price * (1 - factor(sea, ship) / (factor(sea, ship) + ship.given)) ** 2
        if sea.kind(ship).ram:
            value -= weights.near * price * max(0, nearest - 2)
        return value - self._way_home(sea, ship, price)

    def _alongside(self, sea: Sea, ship: Ship, foe: Ship) -> float:
        """Return the value of lying next to an enemy: either may grapple and board."""
        ours, theirs = factor(sea, ship), factor(sea, foe)
        win = boarding(sea, ours, theirs, capture(sea, foe), capture(sea, ship))
        lose = boarding(sea, theirs, ours, capture(sea, ship), capture(sea, foe))
        return max(0.0, win) - max(0.0, lose)

    def _way_home(self, sea: Sea, ship: Ship, price: int) -> float:
        """The rows between a ship and the edge over which it should leave."""
        ways = sea.setting.ways_out[ship.side]
        if not ways or not counts_outside(sea, ship) or ship.side != ship.owner:
            return 0.0
        rows = sea.setting.scenario.map.rows
        away = min(row_of(ship.bow) if edge == "north" else rows - row_of(ship.bow) for edge in ways)
        return OUT * price * away

    def best_mode(self, sea: Sea, ship: Ship) -> float:
        """The best that a ship about to move can come to."""
        self._attend(sea, ship)
        return max(self.mode(sea, ship, mode) for mode in modes(sea, ship))

    def mode(self, sea: Sea, ship: Ship, mode: Mode) -> float:
        """The best end of a move in a mode."""
        if mode == "hold":
            return self.place(sea, ship)
        points = allowance(sea, ship, mode)
        return self.best_end(sea, ship, Move(ship.id, mode, points, points))

    def best_end(self, sea: Sea, ship: Ship, move: Move) -> float:
        """The best end of a move in progress: stop here, ram, or go on."""
        self._attend(sea, ship)
        key = (
            ship.bow,
            ship.h,
            ship.rig,
            move.mode,
            move.left,
            move.tokens if sea.setting.options["handy"] else len(move.tokens),
        )
        found = self.ends.get(key)
        if found is None:
            found = self.ends[key] = self._best_end(sea, ship, move)
        return found

    def _attend(self, sea: Sea, ship: Ship) -> None:
        """Ends of moves are kept only while every other ship is as it was."""
        others = tuple(other for other in sea.ships.values() if other.id != ship.id)
        same = len(others) == len(self.others) and all(a is b for a, b in zip(others, self.others, strict=True))
        if self.mover != ship.id or not same:
            self.mover, self.others, self.ends, self.stops = ship.id, others, {}, {}

    def _best_end(self, sea: Sea, ship: Ship, move: Move) -> float:
        price = self.weights.tired * sea.setting.prices[ship.id] * len(tiring(sea, ship)) / 6 if move.mode == "full" else 0.0
        best = self.place(sea, ship) - price
        for letter in letters(sea, ship, move):
            there = entered(ship.bow, ship.h, letter)
            held = sea.occupied.get(there)
            if held is not None and held != ship.id:
                gain = self.ram(sea, ship, sea.ships[held], letter, move.mode == "full")
                best = max(best, self.place(sea, ship) + gain - price)
            elif there not in sea.setting.waters.open:
                best = max(best, 1.0 * sea.setting.prices[ship.id] if counts_outside(sea, ship) else -1e3)
            else:
                best = max(best, self.best_end(sea, *advanced(sea, ship, move, letter)) - STEP)
        return best

    def end(self, sea: Sea, ship: Ship, move: Move) -> Ship:
        """Return a ship as it lies at the best end of its move: where it stops, or where it strikes."""
        self._attend(sea, ship)
        key = "end", ship.bow, ship.h, ship.rig, move.mode, move.left, move.tokens
        found = self.stops.get(key)
        if found is None:
            found = self.stops[key] = self._end(sea, ship, move)
        return found

    def _end(self, sea: Sea, ship: Ship, move: Move) -> Ship:
        price = self.weights.tired * sea.setting.prices[ship.id] * len(tiring(sea, ship)) / 6 if move.mode == "full" else 0.0
        best, onward = self.place(sea, ship) - price, None
        for letter in letters(sea, ship, move):
            there = entered(ship.bow, ship.h, letter)
            held = sea.occupied.get(there)
            if held is not None and held != ship.id:
                gain = self.place(sea, ship) + self.ram(sea, ship, sea.ships[held], letter, move.mode == "full") - price
                if gain > best:
                    best, onward = gain, None
            elif there in sea.setting.waters.open:
                after = advanced(sea, ship, move, letter)
                value = self.best_end(sea, *after) - STEP
                if value > best:
                    best, onward = value, after
        return ship if onward is None else self.end(sea, *onward)

    def ram(self, sea: Sea, ship: Ship, target: Ship, letter: str, full: bool) -> float:
        """Return the value of a contact: the blow, less the answer of a bow, and more for taking the target's move away."""
        there = entered(ship.bow, ship.h, letter)
        where = struck_at(target.bow, target.h, there, SHIFTS[ship.h][letter].direction)
        gain = afloat(sea, target) * blow(sea, ship, target, where, full)
        if where == "bow" and answers(sea, target):
            gain -= self.weights.answer * blow(sea, target, ship, "bow", target.mode == "full")
        pins = not (target.mode or target.rammed or target.links) and target.state == "sound"
        if self.weights.rescue and not target.rammed:
            gain += self.weights.rescue * self._relief(sea, ship, target)
        return gain + (self.weights.pin * sea.setting.prices[target.id] if pins else 0.0)


def companions(sea: Sea, side: str) -> tuple[Ship, ...]:
    """Return a side's ships but the one that is moving, or has moved last."""
    last = sea.move.ship if sea.move is not None else sea.trail.ship if sea.trail is not None else ""
    return tuple(ship for ship in sea.ships.values() if ship.side == side and not ship.gone and ship.id != last)


def _boarded(sea: Sea, ship: Ship, foe: Ship) -> float:
    """Return the value of lying next to a ship about to be struck by a friend: a second try to grapple it, and more men."""
    friends = [ram for ram in sea.rams if ram.target == foe.id and ram.rammer != ship.id]
    if not friends:
        return 0.0
    hurt = max(chances(sea, sea.ships[ram.rammer], foe, ram.location, ram.full)[1] for ram in friends)
    alone = 1 - GRAPPLED * any(sea.ships[ram.rammer].side == ship.side for ram in friends)
    return hurt * alone * taking(factor(sea, ship), max(1, factor(sea, foe) // 2)) * capture(sea, foe)


def afloat(sea: Sea, target: Ship) -> float:
    """The chance that no ram declared before sinks a ship."""
    left = 1.0
    for ram in sea.rams:
        if ram.target == target.id:
            left *= 1 - chances(sea, sea.ships[ram.rammer], target, ram.location, ram.full)[0]
    return left


def _fear(sea: Sea, weights: Weights) -> float:
    """How much danger counts: less as time runs out, or two careful players would wait for each other to the end."""
    gone = sea.turn / sea.setting.scenario.turns
    return max(weights.bold, 1.0 - max(0.0, gone - weights.patience) * 2)


def harm(sea: Sea, rammer: Ship, target: Ship, fighters: tuple[Fighter, Fighter]) -> Harm:
    """Return the damage of a ram at the best speed of the rammer, by where it strikes, less the answer of a bow."""
    known: dict[tuple[Fighter, Fighter], Harm] = sea.setting.memo.setdefault("harm", {})
    found = known.get(fighters)
    if found is None:
        full = rammer.state == "sound" and not rammer.fatigued
        found = known[fighters] = {where: blow(sea, rammer, target, where, full) for where in get_args(Location)}
        if answers(sea, target):
            found["bow"] -= weights_of(sea).answer * blow(sea, target, rammer, "bow", False)
    return found


def hardest(reach: Reach, hexes: tuple[Hex, Hex], heading: int, harm: Harm) -> float:
    """Return the damage of the hardest blow within reach of a hull; 0 where there is none."""
    bow, stern = hexes
    faces = struck_faces(reach.into(bow), heading, True) + struck_faces(reach.into(stern), heading, False)
    return max([harm[where] for where in faces]) if faces else 0.0


@cache
def struck_faces(directions: int, heading: int, is_bow: bool) -> tuple[Location, ...]:
    """Where a hull is struck by ships that enter its bow hex, or its stern hex, in some directions, one bit each."""
    bow, hit = (0, 0), (0, 0) if is_bow else stern_of((0, 0), heading)
    return tuple({struck_at(bow, heading, hit, direction): None for direction in range(6) if directions >> direction & 1})


def outlook(sea: Sea, side: str) -> Outlook:
    """Return a side's values of hexes, cached while the enemy's ships, the phase and the sides that have ended stay the same."""
    enemies = tuple(ship for ship in sea.ships.values() if ship.side != side and not ship.gone)
    kept: dict[str, tuple[tuple[object, ...], Outlook]] = sea.setting.memo.setdefault("outlook", {})
    weights = weights_of(sea)
    own = companions(sea, side) if weights.rescue else ()
    lie = tuple((*_lies(ship), ship.mode != "", ship.rammed) for ship in own)
    about = sea.phase in ("freeing", "first", "second"), sea.ended, sea.turn, lie
    known = kept.get(side)
    if known is not None and known[0] == about:
        before = known[1].enemies
        if len(before) == len(enemies) and all(a is b for a, b in zip(before, enemies, strict=True)):
            return known[1]
    found = Outlook(sea, side, enemies, own)
    kept[side] = about, found
    return found


def quick(sea: Sea, ship: Ship, view: Outlook) -> float:
    """How much it matters that a ship moves next: the best ram within its reach, ships in danger before others."""
    reach, own = strikes(sea, ship.bow, ship.h, stride(sea, ship)), fighter(ship)
    near = [foe for foe in view.foes if distance(ship.bow, foe.ship.bow) <= 8]
    gains = (hardest(reach, foe.hexes, foe.ship.h, harm(sea, ship, foe.ship, (own, foe.fighter))) for foe in near)
    return max(gains, default=0.0) + 0.1 * max(0.0, -view.place(sea, ship)) + 0.001 * len(near)
