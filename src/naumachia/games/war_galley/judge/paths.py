"""Paths open to a ship that moves, and the value of the best of them, for players that look ahead.

Every path is followed on the bare map: where the ship would come to lie, whom it could rake in passing and ram at the end.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from naumachia.geometry.hexes import Hex

from ..hulls import OFFSETS, SHIFTS, D, Shift, flanks, footprint, neighbours
from ..rules.combat.rake import rake_unfit
from ..rules.combat.ram import attack_value, unfit
from ..rules.movement.announcement import back_bar
from ..rules.movement.movement import AfterMoving
from ..rules.movement.speed import allowance
from ..rules.movement.steps import manner, step_cost
from ..state import Sea, Ship
from .outlook import BEARINGS, Outlook, home, outlook, standing, standings
from .values import KEPT, Traits, rake_worth, ram_worth, strength, tiring, traits
from .weights import weights as weights_of


class Way(NamedTuple):
    """An elementary step from a bow at the origin."""

    q: int
    r: int
    facing: int
    new: Hex | None
    cost: int
    turn: int
    swings: bool
    straight: bool
    about: bool


class _Memory:
    """Searches and steps, kept in the memory of a match."""

    def __init__(self) -> None:
        self.search: Search | None = None
        """The last search for a way."""
        self.ways: dict[tuple[int, tuple[str, ...]], tuple[tuple[Way, ...], ...]] = {}
        """The elementary steps of a ship by its length and what it may do, for each facing."""


def ways(sea: Sea, ship: Ship, steps: tuple[str, ...]) -> tuple[tuple[Way, ...], ...]:
    """The steps the rules leave a ship, at the costs of the charts of this match, for each facing."""
    known = sea.setting.memo.of(_Memory).ways
    found = known.get((ship.length, steps))
    if found is None:
        found = known[ship.length, steps] = tuple(
            tuple(_way(sea, SHIFTS[ship.length, facing][name], name) for name in steps) for facing in range(6)
        )
    return found


def _way(sea: Sea, shift: Shift, name: str) -> Way:
    turns, ahead = int(name in ("fwd-p", "fwd-s")), shift.kind == "forward"
    cost = max(1, step_cost(sea, shift))  # one that costs nothing would be tried for ever
    return Way(shift.q, shift.r, shift.facing, shift.new, cost, turns, not ahead, name == "fwd", shift.kind == "about")


Node = tuple[int, int, int, int, bool]
"""Bow, facing, bow/flank hexes entered (up to two), whether it has swung."""


def _bounds(sea: Sea) -> tuple[object, ...]:
    """Return the limits that the move and the activation in progress set a ship: the enemies it has missed, its obedience."""
    acting, move = sea.activation, sea.move
    safe = move.safe if move is not None else ()
    return (safe, acting.wary, acting.muddle, acting.ships) if acting is not None else (safe,)


class Plan(NamedTuple):
    """Value of the best way for each number of MP still to be spent, and for a ram on the way."""

    ends: tuple[float | None, ...]
    rams: tuple[float, ...]

    def worth(self, points: int) -> float:
        """With exactly so many MP, or as many of them as can be spent, unless a ram ends the move before."""
        reached = [value for value in self.ends[: points + 1] if value is not None]
        return max(reached[-1], *self.rams[: points + 1])

    def best(self) -> float:
        """With any number of MP."""
        return max(max(value for value in self.ends if value is not None), *self.rams)


class Layers:
    """Ways of one kind from where a ship lies: where it can be after each number of MP, and what stopping there is worth.

    A layer follows from those before it, so that the layers for more MP are added to those for fewer.
    """

    def __init__(self, table: tuple[tuple[Way, ...], ...], start: Node) -> None:
        self.table = table
        self.most = max((way.cost for way in table[0]), default=0)
        self.nodes: list[dict[Node, float]] = [{start: 0.0}]
        """For each number of MP spent, every place reached and the value of the rakes on the way."""
        self.ends: list[float | None] = []
        self.rams: list[float] = []


@lru_cache(KEPT)
def beside(length: int, bow: Hex, facing: int) -> frozenset[Hex]:
    """The hexes next to each hex of a ship."""
    return frozenset(at for hex_ in footprint(length, bow, facing) for at in neighbours(hex_))


@lru_cache(KEPT)
def strikes(length: int, bow: Hex, facing: int) -> tuple[tuple[int, int, int], ...]:
    """Bows and facings from which a ship is rammed."""
    hexes = footprint(length, bow, facing)
    return tuple(
        (q, r, heading) for q, r in flanks(length, bow, facing) for heading, (dq, dr) in enumerate(D) if (q + dq, r + dr) in hexes
    )


@lru_cache(KEPT)
def oars(length: int, bow: Hex, facing: int) -> tuple[tuple[Hex, Hex], ...]:
    """WG-7.21 Steps straight ahead along the oars of a ship: the hex left and the hex entered."""
    q, r = bow
    around = {name: (q + dq, r + dr) for name, (dq, dr) in OFFSETS[length, facing].items()}
    found: list[tuple[Hex, Hex]] = []
    for side in "PS":
        fore, aft = around[f"BF{side}"], around[f"SF{side}"]
        middle = around.get(f"MF{side}")
        found += ((fore, middle), (aft, middle)) if middle else ((fore, aft), (aft, fore))
    return tuple(found)


class Search:
    """All ways of one ship from where it is."""

    def __init__(self, sea: Sea, ship: Ship, foes: list[tuple[Ship, Traits]], own: Traits) -> None:
        self.sea = sea
        self.ship = ship
        self.own = own
        self.foes = foes
        self.view: Outlook = outlook(sea, ship, foes, own)
        self.home = self.view.home
        self.weights = weights = weights_of(sea)
        self.view = self.view._replace(press=self.view.press * weights.attack / weights.strike if own.level else self.view.press)
        q, r = ship.bow
        self.near = [(foe, foe_traits) for foe, foe_traits in foes if BEARINGS[foe.bow[0] - q, foe.bow[1] - r][0] <= 12]
        self.lying = {at: (foe, foe_traits) for foe, foe_traits in self.near for at in foe.hexes}
        self.beside = frozenset[Hex]().union(*[beside(foe.length, foe.bow, foe.facing) for foe, _ in self.near])
        safe = sea.move.safe if sea.move is not None else ()
        rams, rakes = unfit(sea, ship) is None, rake_unfit(ship) is None
        self.strikes: dict[tuple[int, int, int], Traits] = {}
        self.oars: dict[tuple[Hex, Hex], float] = {}
        for foe, foe_traits in self.near:
            if foe.aground or foe.id in safe:
                continue
            if rams:
                self.strikes.update(dict.fromkeys(strikes(foe.length, foe.bow, foe.facing), foe_traits))
            if rakes:
                self.oars.update(dict.fromkeys(oars(foe.length, foe.bow, foe.facing), rake_worth(sea, own, foe_traits)))
        self.attack = attack_value(sea, ship)
        self.worths: dict[tuple[int, int], float] = {}
        self.standings = standings(sea, self.view)
        self.places: dict[tuple[int, int, int], float] = {}
        self.layers: dict[tuple[tuple[str, ...], int, int, bool], Layers] = {}

    def serves(self, sea: Sea, ship: Ship, foes: list[tuple[Ship, Traits]], own: Traits) -> bool:
        """Whether all that this search looked at is as it was: the ship, the enemy, the water, and what the rules forbid now."""
        then = self.sea
        return (
            self.ship is ship
            and self.own is own
            and then.occupied is sea.occupied
            and then.quiet == sea.quiet
            and _bounds(then) == _bounds(sea)
            and len(self.foes) == len(foes)
            and all(a is c and b is d for (a, b), (c, d) in zip(self.foes, foes, strict=True))
            and self.home == home(sea, ship)
        )

    def plan(self, points: int, steps: tuple[str, ...], entered: int, turns: int, swung: bool) -> Plan:
        """The best ways with up to so many MP, layer by layer."""
        kind = steps, entered, turns, swung
        layers = self.layers.get(kind)
        if layers is None:
            start = (*self.ship.bow, self.ship.facing, min(turns, 2), swung)
            layers = self.layers[kind] = Layers(ways(self.sea, self.ship, steps), start)
        while len(layers.ends) <= points:
            if layers.ends:
                self._go_on(layers, len(layers.ends) - 1)
            self._stop(layers, len(layers.ends), entered)
        return Plan(tuple(layers.ends[: points + 1]), tuple(layers.rams[: points + 1]))

    def _stop(self, layers: Layers, spent: int, entered: int) -> None:
        """Add the values of the best place after so many MP, and of the best ram there."""
        strikes, places, price = self.strikes, self.places, self._price(spent)
        best: float | None = None
        ram = -99.0
        for (q, r, facing, turned, swings), gained in layers.nodes[spent].items():
            at = q, r, facing
            place = places.get(at)
            if place is None:
                place = places[at] = self._place(q, r, facing)
            value = gained + place - price
            if best is None or value > best:
                best = value
            if not swings and at in strikes:
                bonus = max(0, entered + spent - self.own.card.cruise - self.ship.wind_used) if turned < 2 else 0
                ram = max(ram, gained + self._ram(strikes[at], bonus) + place - price)
        layers.ends.append(best)
        layers.rams.append(ram)

    def _go_on(self, layers: Layers, spent: int) -> None:
        """Take every step open after so many MP."""
        water, occupied, me = self.sea.setting.sea, self.sea.occupied, self.ship.id
        wary = self.sea.activation is not None and self.sea.activation.wary
        beside, oars, nodes = self.beside, self.oars, layers.nodes
        nodes += [{} for _ in range(spent + layers.most + 1 - len(nodes))]
        for (q, r, facing, turned, swings), gained in nodes[spent].items():
            for dq, dr, heading, fresh, cost, turn, swing, straight, about in layers.table[facing]:
                if fresh is None:
                    if about and self._close(q, r, facing):
                        continue
                else:
                    into = q + fresh[0], r + fresh[1]
                    if into not in water or occupied.get(into, me) != me or (wary and into in beside):
                        continue
                total = gained + oars.get(((q, r), (q + dq, r + dr)), 0.0) if straight and oars else gained
                node = q + dq, r + dr, heading, turned + 1 if turn and turned < 2 else turned, swings or swing
                layer = nodes[spent + cost]
                if total >= layer.get(node, -1.0):
                    layer[node] = total

    def _close(self, q: int, r: int, facing: int) -> bool:
        if (q, r) in self.beside:
            return True
        dq, dr = D[facing]
        return self.ship.length == 2 and (q - dq, r - dr) in self.beside

    def _price(self, spent: int) -> float:
        """WG-6.42 What the fatigue check after so many MP is likely to cost."""
        ship = self.ship
        return (
            self.weights.breath * tiring(self.sea, ship, ship.used + spent, ship.ram_tried + ship.rake_tried)
            if ship.began_max
            else 0.0
        )

    def _ram(self, target: Traits, bonus: int) -> float:
        found = self.worths.get((id(target), bonus))
        if found is None:
            found = self.worths[id(target), bonus] = ram_worth(self.sea, self.own, target, self.attack, bonus)
        return found

    def _place(self, q: int, r: int, facing: int) -> float:
        """Return the value of stopping here, with an enemy perhaps close enough to grapple."""
        found = self.standings.get((q, r, facing))
        if found is None:
            found = self.standings[q, r, facing] = standing(self.sea, self.view, (q, r), facing)
        if self.own.marines and self.ship.level == "cruise" and self._close(q, r, facing):
            touching = [self.lying[at] for at in beside(self.ship.length, (q, r), facing) if at in self.lying]
            boards = [
                strength(self.sea, self.own, foe_traits).board * (0.7 if (foe.facing - facing) % 6 == 3 else 1.0)
                for foe, foe_traits in touching
            ]
            found += self.weights.grapple * max(boards, default=0.0)
        return found


def search(sea: Sea, ship: Ship, foes: list[tuple[Ship, Traits]]) -> Search:
    """The search from here; the last one is kept, for the next number of MP."""
    own = traits(sea, ship)
    memo = sea.setting.memo.of(_Memory)
    kept = memo.search
    if kept is None or not kept.serves(sea, ship, foes, own):
        kept = memo.search = Search(sea, ship, foes, own)
    return kept


def promise(sea: Sea, ship: Ship, foes: list[tuple[Ship, Traits]]) -> float:
    """Return the value of the move in progress; before the announcement, of the best that can be announced."""
    move = sea.move
    assert move is not None
    found = search(sea, ship, foes)
    if move.announced:
        steps = manner(ship, move.backing)
        if any(isinstance(frame, AfterMoving) for frame in sea.agenda):
            return found.plan(0, steps, move.entered, move.turns, move.swung).ends[0] or 0.0  # too late to ram
        return found.plan(move.left, steps, move.entered, move.turns, move.swung).worth(move.left)
    points = max(0, allowance(sea, ship) - move.paid)
    ahead = found.plan(points, manner(ship, False), 0, 0, False).best()
    if points < sea.setting.charts.movement_costs.back or back_bar(sea, ship) is not None:
        return ahead
    return max(ahead, found.plan(points, manner(ship, True), 0, 0, False).best())
