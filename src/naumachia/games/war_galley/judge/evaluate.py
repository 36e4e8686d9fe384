"""Value of a position for players that look ahead: section 11 of the specification as numbers.

A position is judged by the points won and lost, the state of every ship, the boardings to come, and where the ships of the
judging side stand; a ship in the middle of its move is judged by the best way still open to it. Values that depend on one ship
alone is kept as long as that ship is; what depends on the enemy near it, as long as none of them changes.
"""

from __future__ import annotations

from typing import NamedTuple

from naumachia.geometry.hexes import Hex

from ..charts import missile_column
from ..rules.activation import ChooseShip, FatigueCheck
from ..rules.combat.aim import fire_modifiers
from ..rules.combat.boarding import BoardingSegment, Fight, Party
from ..rules.combat.missiles import Exchange, Shoot, Volley
from ..rules.movement.preparation import BeforeMoving, FloatOff
from ..rules.movement.speed import LevelOfEach
from ..rules.status import UnfoulRoll
from ..rules.tournament import PlaceAt, PlaceFacing
from ..rules.victory import worth
from ..state import Activation, Sea, Ship
from .outlook import BEARINGS, Horizon, eyes, home, horizon_of, outlook, standing
from .paths import promise
from .values import (
    BOUND,
    CRIPPLED,
    FORCE,
    FOULED,
    KEPT,
    MAN,
    TIRED,
    TWO_DICE,
    Traits,
    capture_worth,
    storm_chance,
    tiring,
    traits,
)
from .weights import weights as weights_of

WON, LEVEL = 1000.0, 8.0
BURNING = (0.67, 0.67, 0.33, 0.25, 0.25)
HALF, LEFT, WAITING = 0.1, 0.35, 0.2
COMMAND, REDUCED, ORDERS = 6.0, 4.0, 0.5
HAND = 0.01
"""A nod to one of two equal things."""
MOST_CHANGES = 2
"""Enemies that may have changed before everybody's place is worked out anew."""
SINKS = 1.8
"""The price, in D, of going down with a wreck, in this turn or a later one."""


def horizon(sea: Sea) -> object:
    """How far one look goes: one announcement, one step, one blow with its dice, one shot, one party, one squadron's level."""
    acting, move = sea.activation, sea.move
    top = sea.agenda[0] if sea.agenda else None
    blow: tuple[object, ...] = ()
    if move is not None:
        ship = sea.ships[move.ship]
        ready = move.stage if isinstance(top, BeforeMoving) else 0
        announced = move.announced and not isinstance(top, FloatOff)
        blow = move.ship, announced, move.left, ready, ship.ram_tried, ship.grapple_tried, _shooting(sea)
    where = (acting.squadrons, acting.moved, acting.muddle) if acting is not None else ()
    parties = top.parties if isinstance(top, BoardingSegment) else isinstance(top, Fight | Volley | FatigueCheck)
    levels = sum(squadron.levelled for squadron in sea.squadrons.values()) if sea.phase == "speed" else 0
    rest = len(sea.agenda) if sea.phase in ("wind", "status") else 0
    return sea.turn, sea.phase, where, blow, parties, levels, rest, sea.result is None


def _shooting(sea: Sea) -> bool:
    """Whether the ship that moves is about to shoot: what its shot promises can be told without the dice."""
    top = sea.agenda[0] if sea.agenda else None
    return isinstance(top, Exchange | Shoot) and sea.move is not None and top.ship == sea.move.ship


def evaluate(sea: Sea, side: str) -> float:
    """Points won and lost, the state of every ship, boardings to come, and where this side's ships stand."""
    if sea.result is not None:
        return 0.0 if sea.result.winner is None else WON if sea.result.winner == side else -WON
    kept = sea.setting.memo.of(Judged).conditions
    if len(kept) > KEPT:
        kept.clear()
    sums, scores = 0.0, dict(sea.bonus)
    own: list[Ship] = []
    foes: list[Ship] = []
    held: list[Ship] = []
    for ship in sea.ships.values():
        known = kept.get(id(ship))
        if known is None:
            known = kept[id(ship)] = (ship, condition(sea, ship), worth(sea, ship))
        _, state, won = known
        sums += state if ship.origin == side else -state
        if won > 0:
            taker = sea.other(ship.origin)
            scores[taker] = scores.get(taker, 0) + won
        if not ship.gone:
            (own if ship.side == side else foes).append(ship)
            if ship.grappled or ship.fouled:
                held.append(ship)
    mine, theirs = scores.get(side, 0), scores.get(sea.other(side), 0)
    value = sums + mine - theirs
    value += _level(sea, side, mine, theirs) + _command(sea, side) + _standing_orders(sea, side)
    if held:
        value += boardings(sea, side, held) - wrecks(sea, side, held)
    if _shooting(sea):
        gain = shot(sea, *_target(sea))
        value += gain if own_move(sea, side) else -gain
    if sea.phase == "status":
        value += HAND * sum(isinstance(frame, UnfoulRoll) for frame in sea.agenda)
    if sea.agenda and isinstance(sea.agenda[0], PlaceAt | PlaceFacing):
        value -= HAND
    return value + places(sea, side, own, foes) + (HAND if sea.first == side else 0.0)


def condition(sea: Sea, ship: Ship) -> float:
    """Return the cost of a ship's state to its first owner, beyond the points."""
    defence = sea.card(ship).defence
    if ship.gone:
        return -defence * (WAITING if ship.gone == "waiting" else LEFT if ship.gone == "left" else FORCE + 0.1)
    if ship.side != ship.origin:
        return -defence * (FORCE + 0.1)
    lost = BURNING[ship.crew] if ship.on_fire else 0.0
    if ship.rammed or ship.aground:
        lost += FORCE
    else:
        lost += CRIPPLED[len(ship.crippled)] + weights_of(sea).weary * TIRED[ship.fatigue] + (HALF if ship.half else 0.0)
        lost += FOULED if ship.fouled else 0.0
    lost += MAN * (sea.card(ship).marines - ship.marines)
    return -defence * min(lost, 1 + FORCE)


def _level(sea: Sea, side: str, mine: int, theirs: int) -> float:
    """WG-9.1 The level of victory reached, by one or the other."""
    sides = sea.setting.scenario.sides
    won = mine >= sides[side].victory and mine > theirs
    lost = theirs >= sides[sea.other(side)].victory and theirs > mine
    return LEVEL * (won - lost)


def _command(sea: Sea, side: str) -> float:
    """WG-5.5 Commanders out of breath, in danger, lost."""
    value = 0.0
    for chief in sea.commanders.values():
        ship = sea.ships[chief.ship]
        cost = 3 * COMMAND if chief.lost else REDUCED if chief.reduced else 0.0
        if not chief.lost and (ship.rammed or ship.on_fire):
            cost += COMMAND
        value += -cost if chief.side == side else cost
    return value


def _standing_orders(sea: Sea, side: str) -> float:
    """The usual orders serve best."""
    usual = sea.watch.get(side, "threatened") == "threatened" and sea.reply.get(side, "always") == "always"
    single = sum(order == "never" for name, order in sea.watch.items() if name in sea.ships and sea.ships[name].side == side)
    return -ORDERS * (not usual) - 0.1 * ORDERS * single


def boardings(sea: Sea, side: str, held: list[Ship]) -> float:
    """WG-8.23 Marines committed, and all that grapples make possible: who is next to board has the better of it."""
    top = sea.agenda[0] if sea.agenda else None
    parties: tuple[Party, ...] = ()
    if isinstance(top, BoardingSegment):
        parties = top.parties
    elif isinstance(top, Fight):
        parties = tuple(party for frame in sea.agenda if isinstance(frame, Fight) for party in frame.parties)
    fights: dict[str, list[Party]] = {}
    for party in parties:
        fights.setdefault(party.target, []).append(party)
    value = 0.0
    for target, committed in fights.items():
        gain = storm(sea, sea.ships[target], [(sea.ships[p.ship], p.marines) for p in committed])
        value += gain if sea.ships[target].side != side else -gain
    for ship in held:
        if ship.id in fights:
            continue
        foes = [foe for name in ship.grappled if (foe := sea.ships[name]).side != ship.side and not foe.captured and foe.marines]
        if foes and (gain := storm(sea, ship, [(foe, foe.marines) for foe in foes])) > 0:
            gain *= _turn_to_board(sea.activation, foes, isinstance(top, BoardingSegment | Fight))
            value += gain if ship.side != side else -gain
    return value


def wrecks(sea: Sea, side: str, held: list[Ship]) -> float:
    """WG-7.17 What may go down with a rammed ship: every ship that hangs on it."""
    value = 0.0
    seen: set[str] = set()
    for ship in held:
        if not ship.rammed or ship.id in seen:
            continue
        group, ring = {ship.id}, [ship.id]
        while ring:
            other = sea.ships[ring.pop()]
            near = [name for name in (*other.grappled, *other.fouled) if name not in group]
            group.update(near)
            ring += near
        seen |= group
        afloat = 1.0
        for name in group:
            afloat *= 5 / 6 if sea.ships[name].rammed else 1.0
        for other in map(sea.ships.__getitem__, group):
            if not other.rammed:
                loss = SINKS * (1 - afloat) * sea.card(other).defence
                value += loss if other.side == side else -loss
    return value


def _turn_to_board(acting: Activation | None, boarders: list[Ship], boarding: bool) -> float:
    """How likely it comes to that: nearly sure for those whose boarding segment of this turn is still ahead."""
    for ship in boarders:
        if acting is not None and ship.id in acting.ships:
            if not boarding:
                return 0.9
        elif not ship.acted:
            return 0.9
    return 0.45


def storm(sea: Sea, target: Ship, boarders: list[tuple[Ship, int]]) -> float:
    """Return the value of a boarding: the prize, and the men it costs (WG-8.28)."""
    foe_traits = eyes(sea, [target])[0][1]
    taken = storm_chance(sea, sum(men for _, men in boarders), any(ship.towers for ship, _ in boarders), foe_traits)
    prize = capture_worth(foe_traits) * (FORCE if target.rammed and target.side == target.origin else 1.0)
    men = MAN * sum(sea.card(ship).defence for ship, _ in boarders)
    return taken * prize - (1 - taken + TWO_DICE[9]) * men + 0.2 * (1 - taken) * MAN * foe_traits.card.defence


def own_move(sea: Sea, side: str) -> bool:
    """Whether the ship that moves is this side's."""
    return sea.move is not None and sea.ships[sea.move.ship].side == side


def _target(sea: Sea) -> tuple[Ship, Ship, int, bool]:
    top = sea.agenda[0]
    return sea.ships[top.ship], sea.ships[top.target], top.marines, top.flame


def shot(sea: Sea, ship: Ship, target: Ship, marines: int, flame: bool) -> float:
    """WG-8.44 Return the men a shot may cost the enemy, or a fire, less the men the enemy's reply may cost."""
    gain = _volley(sea, ship, target, marines, flame)
    if sea.activation is not None and target.id not in sea.activation.replied:
        gain -= 0.8 * _volley(sea, target, ship, target.marines, False)
    return gain


def _volley(sea: Sea, ship: Ship, target: Ship, marines: int, flame: bool) -> float:
    column = missile_column(sea.setting.charts, marines)
    total = sum(value for _, value in fire_modifiers(sea, ship, target))
    hit, burn = (max(0, min(6, 7 - needs + total)) / 6 for needs in (column.reduction, column.fire))
    loss = MAN * hit * (1 + (target.marines > 0)) / 2
    if flame and not target.on_fire:
        loss += 0.5 * burn * BURNING[target.crew]
    return loss * sea.card(target).defence


class Stand(NamedTuple):
    """Value of a ship's place, with what it depends on beside the key of its `Stands`."""

    ship: Ship
    value: float
    horizon: Horizon
    home: tuple[Hex, int, float] | None


class Change(NamedTuple):
    """Enemy that no longer lies as it did or has other traits, with all of it that the places of others depend on."""

    place: int
    """Its place in the list."""
    traits: int
    """The `id` of its traits, which the match keeps."""
    bow: Hex
    facing: int
    aground: bool


Changes = tuple[Change, ...]


class Stands:
    """Where the ships of a side stand, worked out for one array of the enemy and for arrays a little different, and kept."""

    def __init__(self, sea: Sea, side: str, seen: list[tuple[Ship, Traits]]) -> None:
        self.seen = seen
        self.about = self.depends(sea, side)
        self.chiefs = sea.commanders
        self.flags = {chief.ship for chief in sea.commanders.values() if not chief.lost}
        self.known: dict[int, Stand] = {}
        self.changed: dict[tuple[int, Changes], Stand] = {}

    @staticmethod
    def depends(sea: Sea, side: str) -> tuple[object, ...]:
        """Return the sources of every ship's place: the phase, the wish for a fight, and where the commanders are."""
        flagships = tuple(sea.ships[chief.ship].bow for chief in sea.commanders.values() if chief.side == side)
        afloat = tuple(sea.ships[chief.ship].gone for chief in sea.commanders.values() if chief.side == side)
        return sea.phase in BOUND, sea.quiet, flagships, afloat

    def changes(self, sea: Sea, side: str, seen: list[tuple[Ship, Traits]]) -> Changes | None:
        """The enemies that are not as they were; nothing at all where too much is another than it was."""
        if len(self.seen) != len(seen) or self.chiefs is not sea.commanders or self.about != self.depends(sea, side):
            return None
        found = tuple(
            [
                Change(place, id(foe_traits), new.bow, new.facing, new.aground > 0)
                for place, ((old, once), (new, foe_traits)) in enumerate(zip(self.seen, seen, strict=True))
                if old is not new and (once is not foe_traits or not _lies_as(old, new))
            ]
        )
        return found if len(found) <= MOST_CHANGES else None

    def value(self, sea: Sea, ship: Ship, seen: list[tuple[Ship, Traits]], changes: Changes) -> float:
        """A ship's place; worked out anew where one of the enemies it looks at has changed, or another has come into sight."""
        before = self.known.get(id(ship))
        if before is not None and not (changes and _touched(before, changes)) and self._at_home(sea, before):
            return before.value
        if changes:
            known = self.changed.get((id(ship), changes))
            if known is not None and self._at_home(sea, known):
                return known.value
        moved = before is None or any(change.bow != self.seen[change.place][0].bow for change in changes)
        horizon = horizon_of(ship, seen) if before is None or moved else before.horizon
        value = stand(sea, ship, seen, horizon=horizon)
        at_home = home(sea, ship) if ship.id in self.flags else None
        found = Stand(ship, value, horizon, at_home)
        if changes:
            self.changed[id(ship), changes] = found
        else:
            self.known[id(ship)] = found
        return value

    def _at_home(self, sea: Sea, known: Stand) -> bool:
        """A command ship keeps to the middle of its ships, and those move."""
        return known.ship.id not in self.flags or known.home == home(sea, known.ship)


def _lies_as(old: Ship, new: Ship) -> bool:
    """Whether a ship lies as it did, afloat or aground."""
    return old.bow == new.bow and old.facing == new.facing and (old.aground > 0) == (new.aground > 0)


class Judged:
    """Positions as last judged, kept in the memory of a match."""

    def __init__(self) -> None:
        self.conditions: dict[int, tuple[Ship, float, int]] = {}
        """The state of a ship in points, and the points it is worth to the enemy."""
        self.stands: dict[str, Stands] = {}
        """Where the ships of each side stand, for the array of the enemy last met."""


def _touched(known: Stand, changes: Changes) -> bool:
    """Whether a ship looks at one of the enemies that have changed, or would now."""
    q, r = known.ship.bow
    near, reach = known.horizon
    return any(change.place in near or BEARINGS[change.bow[0] - q, change.bow[1] - r][0] <= reach for change in changes)


def places(sea: Sea, side: str, own: list[Ship], foes: list[Ship]) -> float:
    """The sum of the places of a side's ships; the one that moves counts for the best way still open to it."""
    if not foes:
        return 0.0
    kept, seen = sea.setting.memo.of(Judged).stands, eyes(sea, foes)
    stands = kept.get(side)
    changes = stands.changes(sea, side, seen) if stands is not None else None
    if stands is None or changes is None or len(stands.known) + len(stands.changed) > KEPT:
        stands, changes = Stands(sea, side, seen), ()
        kept[side] = stands
    move = sea.move
    mover = move.ship if move is not None and not move.over and (move.announced or move.stage) else ""
    top = sea.agenda[0] if sea.agenda else None
    choosing = sea.squadrons[top.squadron].ships if isinstance(top, LevelOfEach) else ()
    value = 0.0
    for ship in own:
        if ship.id == mover and not ship.held:
            value += promise(sea, ship, seen)
            continue
        if sea.activation is not None and ship.id in sea.activation.ships:
            if ship.began_max and not ship.fatigue:
                value -= weights_of(sea).breath * tiring(sea, ship, ship.used, ship.ram_tried + ship.rake_tried)
            if ship.half and not ship.half_fresh and not ship.rammed:
                value += HALF * sea.card(ship).defence
        if ship.id in choosing:
            value += HAND + max(stand(sea, ship, seen, level) for level in ("cruise", "max"))
        else:
            value += stands.value(sea, ship, seen, changes)
    return value + _readiness(sea, side, foes)


def stand(sea: Sea, ship: Ship, foes: list[tuple[Ship, Traits]], level: str = "", horizon: Horizon | None = None) -> float:
    """A ship's place, for what it can do from there; maximum speed has its price in breath."""
    if ship.held or ship.deserter:
        return 0.0
    own = traits(sea, ship, level) if level else eyes(sea, [ship])[0][1]
    value = standing(sea, outlook(sea, ship, foes, own, horizon), ship.bow, ship.facing)
    if own.level == "max" and not ship.began_max:
        card = own.card
        value -= weights_of(sea).breath * tiring(sea, ship, (card.cruise + card.max) // 2, 1)
    return value


def _readiness(sea: Sea, side: str, foes: list[Ship]) -> float:
    """Return the value of the ships still to act: those nearest to the enemy first; acting is better than not."""
    acting = sea.activation
    if acting is None or acting.side != side or not foes:
        return 0.0
    if sea.move is not None and not sea.move.announced and not sea.move.stage:
        return HAND + _eagerness(sea, [sea.move.ship], foes)
    if sea.move is None and not acting.moved and isinstance(sea.agenda[0], ChooseShip):
        return _eagerness(sea, list(acting.ships), foes)
    return 0.0


def _eagerness(sea: Sea, ships: list[str], foes: list[Ship]) -> float:
    gaps = []
    for name in ships:
        q, r = sea.ships[name].bow
        gaps.append(min(BEARINGS[foe.bow[0] - q, foe.bow[1] - r][0] for foe in foes))
    return HAND / (1 + sum(gaps) / len(gaps)) if gaps else 0.0
