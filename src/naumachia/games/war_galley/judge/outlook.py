"""View from a ship's place: the enemies about it, and the value of a hex (specification 11).

A place is judged by the strongest attack the ship threatens from it, by the attacks it lies open to, by the way to the enemy
and to its commander. Judgement, never a rule; values are in victory points.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from naumachia.geometry.hexes import Hex, distance

from ..hulls import LAYOUT, D
from ..rules.command.squadrons import command_range
from ..state import Commander, Sea, Ship
from .values import BOUND, FLAG, KEPT, Traits, strength, traits
from .weights import weights as weights_of

SIGHT, CROWD = 18, 7
"""How far, and at how many enemies, a ship looks."""
VIEWS = 300
"""Views of which the values of places are remembered at most."""
_SIDE = (0.3, 1.0, 0.9, 0.08, 0.9, 1.0)
"""How open a hull lies to a ram coming in that many hexsides off its own heading: astern, quarter, beam, ahead."""
_AIM = (1.0, 0.8, 0.4, 0.15, 0.4, 0.8)
"""How soon a ship is on a target that many hexsides off its bow."""
SIDE = tuple(tuple(_SIDE[(s - f) % 6] for s in range(6)) for f in range(6))
"""By the target's facing and the bearing of the target from the attacker."""
AIM = tuple(tuple(_AIM[(s - f) % 6] for s in range(6)) for f in range(6))
"""By the attacker's facing and that bearing."""
TOWARDS = tuple(tuple(row[(s + 3) % 6] for s in range(6)) for row in AIM)
"""Weight of an enemy with this facing pointing here, by its bearing."""
BACK = tuple(tuple(row[(s + 3) % 6] for s in range(6)) for row in SIDE)
"""How open a hull with this facing lies to an enemy on that bearing."""
_FADE = (1.0, 0.75, 0.5, 0.35, 0.25, 0.18, 0.12, 0.08, 0.05)
FADES = tuple(tuple(_FADE[max(0, d - reach)] if d - reach < len(_FADE) else 0.0 for d in range(120)) for reach in range(12))
"""By reach and distance: how much of an attack is left."""


Table = tuple[tuple[float, ...], ...]


class Bearings(dict[Hex, tuple[int, int]]):
    """Distance and bearing, 0 to 5, of one hex from another; each worked out once."""

    def __missing__(self, away: Hex) -> tuple[int, int]:
        x, y = LAYOUT.centre(away)
        zero = LAYOUT.centre((0, 0))
        ahead = [(LAYOUT.centre(step)[0] - zero[0], LAYOUT.centre(step)[1] - zero[1]) for step in D]
        bearing = max(range(6), key=lambda s: ahead[s][0] * (x - zero[0]) + ahead[s][1] * (y - zero[1]))
        found = self[away] = distance((0, 0), away), bearing
        return found


BEARINGS = Bearings()


class Foe(NamedTuple):
    """Enemy as seen from a ship."""

    at: Hex
    strike: Table
    """Value of ramming or raking it, by the own facing and its bearing."""
    strike_fade: tuple[float, ...]
    board: float
    board_fade: tuple[float, ...]
    hit: Table
    """Threat of its ram or rake, by the own facing and its bearing."""
    hit_fade: tuple[float, ...]
    storm: float
    storm_fade: tuple[float, ...]


class Outlook(NamedTuple):
    """View from anywhere near a ship."""

    foes: tuple[Foe, ...]
    press: float
    """Value of its best attack."""
    pull: float
    home: tuple[Hex, int, float] | None
    """Place of its commander, the command range, and the cost of each hex beyond."""
    exits: tuple[tuple[str, float], ...]
    danger: tuple[float, float, float]
    """Weight of the attacks it lies open to; of the worst of them, and of all."""
    shore: float


Standings = dict[tuple[int, int, int], float]
"""Values of places, by bow and facing."""


class Sightings:
    """Cache of views by ship; cleared when a commander changes, or when it grows too long."""

    def __init__(self, chiefs: dict[str, Commander]) -> None:
        self.chiefs = chiefs
        self.traits: dict[tuple[int, bool], tuple[Ship, Traits]] = {}
        self.foes: dict[tuple[int, int, Hex, int, bool], Foe] = {}
        """By the traits of both, which are kept by the match, and by how the enemy lies."""
        self.standings: dict[tuple[object, ...], Standings] = {}
        """The values of hexes by view."""


class _Memory:
    """The sightings of a match."""

    def __init__(self) -> None:
        self.sightings: Sightings | None = None


def sightings(sea: Sea) -> Sightings:
    """Those of this match, under these commanders."""
    memo = sea.setting.memo.of(_Memory)
    found = memo.sightings
    if found is None or found.chiefs is not sea.commanders or len(found.traits) > KEPT or len(found.foes) > KEPT:
        found = memo.sightings = Sightings(sea.commanders)
    return found


def eyes(sea: Sea, ships: list[Ship]) -> list[tuple[Ship, Traits]]:
    """Ships with their traits."""
    known = sightings(sea).traits
    bound = sea.phase in BOUND
    found = []
    for ship in ships:
        kept = known.get((id(ship), bound))
        if kept is None:
            kept = known[id(ship), bound] = (ship, traits(sea, ship))
        found.append(kept)
    return found


class Horizon(NamedTuple):
    """Enemies a ship looks at, by their places in the list, and the distance within which another would count too."""

    near: list[int]
    reach: int


def horizon_of(ship: Ship, foes: list[tuple[Ship, Traits]]) -> Horizon:
    """The enemies near a ship, nearest first, or the nearest one of all."""
    q, r = ship.bow
    gaps = [BEARINGS[fq - q, fr - r][0] for fq, fr in [foe.bow for foe, _ in foes]]
    order = sorted(range(len(foes)), key=gaps.__getitem__)[:CROWD]
    near = [place for place in order if gaps[place] <= SIGHT]
    if not near:
        return Horizon(order[:1], gaps[order[0]] if order else SIGHT)
    return Horizon(near, gaps[near[-1]] if len(near) == CROWD else SIGHT)


def outlook(sea: Sea, ship: Ship, foes: list[tuple[Ship, Traits]], own: Traits, horizon: Horizon | None = None) -> Outlook:
    """Return the view of a ship: the enemies near it, or the nearest one; its commander; a way out that pays."""
    near = (horizon or horizon_of(ship, foes)).near
    known = sightings(sea).foes
    found = []
    for foe, foe_traits in map(foes.__getitem__, near):
        key = id(own), id(foe_traits), foe.bow, foe.facing, foe.aground > 0
        kept = known.get(key)
        if kept is None:
            kept = known[key] = sighted(sea, own, foe, foe_traits)
        found.append(kept)
    card = own.card
    fights = (own.fit and card.ram_max) or own.marines
    weights = weights_of(sea)
    pull = weights.near * card.defence / 5 * (1 + 4 * sea.quiet) if fights else 0.0
    press = weights.strike if own.level else weights.attack
    if own.flag > FLAG:
        press *= weights.shy
        pull *= weights.shy if sea.quiet == 0 else 1.0
    danger = weights.danger, 1 - weights.crowd, weights.crowd
    return Outlook(tuple(found), press, pull, home(sea, ship), exits(sea, ship), danger, weights.shore)


def sighted(sea: Sea, own: Traits, foe: Ship, foe_traits: Traits) -> Foe:
    """Return an enemy as seen from a ship."""
    mine, theirs, weights = strength(sea, own, foe_traits), strength(sea, foe_traits, own), weights_of(sea)
    soon = 1.0 if foe_traits.level else weights.later
    ram, rake = (0.0, 0.0) if foe.aground else (mine.ram, mine.rake * weights.rake)
    return Foe(
        foe.bow,
        strikes(ram, rake, foe.facing),
        FADES[mine.ram_reach],
        mine.board * weights.board,
        FADES[mine.board_reach],
        hits(theirs.ram * soon, theirs.rake * soon, foe.facing),
        FADES[theirs.ram_reach],
        theirs.board * soon * weights.storm * (weights.bound if foe_traits.held else 1.0),
        FADES[theirs.board_reach],
    )


@lru_cache(KEPT)
def strikes(ram: float, rake: float, facing: int) -> Table:
    """An attack on a hull with this facing, by the own facing and its bearing."""
    return tuple(tuple(max(ram * side, rake) * aim for side, aim in zip(SIDE[facing], aims, strict=True)) for aims in AIM)


@lru_cache(KEPT)
def hits(ram: float, rake: float, facing: int) -> Table:
    """An attack by a hull with this facing, by the own facing and its bearing."""
    return tuple(tuple(max(ram * back, rake) * aim for back, aim in zip(backs, TOWARDS[facing], strict=True)) for backs in BACK)


def home(sea: Sea, ship: Ship) -> tuple[Hex, int, float] | None:
    """WG-5.23 Where a ship is in command; a command ship stays by the middle of those it set out with."""
    aboard = sea.captain(ship.id)
    if aboard is not None:
        mates = [
            mate.bow
            for mate in sea.ships.values()
            if mate.squadron == ship.squadron and mate.side == ship.side and not mate.gone and mate is not ship
        ]
        if not mates:
            return None
        middle = sum(q for q, _ in mates) // len(mates), sum(r for _, r in mates) // len(mates)
        return middle, 2, weights_of(sea).lead
    chiefs = [c for c in sea.commanders.values() if c.side == ship.side and not c.lost and not sea.ships[c.ship].gone]
    if not chiefs:
        return None
    q, r = ship.bow
    ships = sea.ships
    chief = chiefs[0]
    if len(chiefs) > 1:
        chief = min(chiefs, key=lambda c: BEARINGS[ships[c.ship].bow[0] - q, ships[c.ship].bow[1] - r][0])
    return ships[chief.ship].bow, command_range(sea, chief), weights_of(sea).stray


def exits(sea: Sea, ship: Ship) -> tuple[tuple[str, float], ...]:
    """WG-9.1 Edges a ship is paid for leaving by."""
    ways = sea.setting.scenario.exits
    return tuple(
        (way.edge, float(way.vp))
        for way in ways
        if way.side == ship.side == ship.origin and (not way.squadrons or ship.squadron in way.squadrons)
    )


def standing(sea: Sea, view: Outlook, at: Hex, facing: int) -> float:
    """Return the value of a hex for a ship."""
    q, r = at
    best = worst = total = 0.0
    nearest = 99
    for (fq, fr), strike, strike_fade, board, board_fade, hit, hit_fade, storm, storm_fade in view.foes:
        away, s = BEARINGS[fq - q, fr - r]
        if away < nearest:
            nearest = away
        attack = strike[facing][s] * strike_fade[away]
        if attack > best:
            best = attack
        attack = board * board_fade[away]
        if attack > best:
            best = attack
        harm = hit[facing][s] * hit_fade[away] + storm * storm_fade[away]
        total += harm
        if harm > worst:
            worst = harm
    danger, most, every = view.danger
    value = view.press * best - danger * (most * worst + every * total) - view.pull * min(nearest, 40)
    if view.home is not None:
        (hq, hr), reach, price = view.home
        beyond = BEARINGS[hq - q, hr - r][0] - reach
        if beyond > 0:
            value -= price * min(beyond, 6)
    dq, dr = D[facing]
    water = sea.setting.sea
    if (q + dq, r + dr) not in water:
        value -= view.shore
    if (q + 2 * dq, r + 2 * dr) not in water:
        value -= view.shore
    for edge, points in view.exits:
        value += points * 0.8 * (1 - to_edge(sea, at, edge) / 40)
    return value


def standings(sea: Sea, view: Outlook) -> Standings:
    """Return the values of places found so far for this view, to be added to."""
    known = sightings(sea).standings
    if len(known) > VIEWS:
        known.clear()
    key = (*map(id, view.foes), view.press, view.pull, view.home, view.exits)
    return known.setdefault(key, {})


def to_edge(sea: Sea, at: Hex, edge: str) -> int:
    """Hexes to an edge of the map."""
    column, row = at[0], at[1] + (at[0] - (at[0] & 1)) // 2
    gaps = {
        "left": column - 1,
        "right": sea.setting.columns - column,
        "top": row - 1,
        "bottom": sea.setting.rows - row,
    }
    return gaps[edge]
