"""Value of a position for players that look one answer ahead, dice included."""

from __future__ import annotations

from ...common.sea.waters import row_of
from ..pieces import Ship
from ..rules.combat.boarding import Captor, PrizeCrew, Victim
from ..rules.combat.ram import answers
from ..rules.deployment import Heading
from ..rules.movement.choices import tiring
from ..rules.movement.moves import Fatigue, PickMode, Reef
from ..state import Sea
from .outlook import STEP, Outlook, outlook, quick
from .values import blow, capture, chances, standing, tied
from .weights import Weights
from .weights import weights as weights_of

WON, PICK = 1000.0, 0.02
UNMOVED = 100.0
"""More than any look at the next turn can promise: no side ends its moves while a ship of its own can still be picked."""


def horizon(sea: Sea) -> object:
    """How far one look goes: one act, with its dice; a move is looked at letter by letter, its best end being thought of."""
    acts = sum(len(ship.tried) + ship.fought for ship in sea.ships.values())
    frame = sea.agenda[0] if sea.agenda else None
    step = type(frame).__name__ if sea.phase in ("first", "second", "turn") else ""
    return sea.turn, sea.phase, sea.move, acts, len(sea.rams), sea.first, step, _whose(sea, frame)


def _whose(sea: Sea, frame: object) -> str:
    """The side whose act is being decided or rolled: a look ends where the other's begins."""
    side = getattr(frame, "side", "")
    actor = getattr(frame, "ship", "") or next(iter(getattr(frame, "ships", ())), "")
    return side or (sea.ships[actor].side if actor in sea.ships else "")


def evaluate(sea: Sea, side: str) -> float:
    """Ships by price and state, blows that will fall, grapples, and how well the side's own ships lie."""
    if sea.result is not None:
        return 0.0 if sea.result.winner is None else WON if sea.result.winner == side else -WON
    if sea.setting.scenario.deployment and sea.turn == 1 and sea.phase == "turn":
        return _drawn_up(sea, side)
    weights = weights_of(sea)
    total = sum(standing(sea, ship) * (1 if ship.owner == side else -1) for ship in sea.ships.values())
    total += _coming(sea, side) + tied(sea, side) + _pending(sea, side, weights)
    view = outlook(sea, side)
    mover = sea.move.ship if sea.move is not None else ""
    for ship in sea.ships.values():
        if ship.side == side and not ship.gone and ship.id != mover:
            total += view.place(sea, ship) - (weights.risk if ship.fought else 0.0)
    if sea.move is not None and sea.ships[mover].side == side:
        total += view.best_end(sea, sea.ships[mover], sea.move) - STEP
    return total + _tempo(sea, side, weights) + _picked(sea, side, view)


def _coming(sea: Sea, side: str) -> float:
    """The blows of rams already declared."""
    total = 0.0
    afloat: dict[str, float] = {}
    for ram in sea.rams:
        rammer, target = sea.ships[ram.rammer], sea.ships[ram.target]
        left = afloat.get(ram.target, 1.0)
        gain = left * blow(sea, rammer, target, ram.location, ram.full)
        afloat[ram.target] = left * (1 - chances(sea, rammer, target, ram.location, ram.full)[0])
        if ram.location == "bow" and answers(sea, target):
            gain -= blow(sea, target, rammer, "bow", target.mode == "full")
        total += gain if rammer.side == side else -gain
    return total


def _pending(sea: Sea, side: str, weights: Weights) -> float:
    """Return the value of results decided but not yet carried out: a capture, a die for fatigue or for a reef."""
    match sea.agenda[0] if sea.agenda else None:
        case PrizeCrew(ship=_, prize=prize):
            return _taken(sea, sea.ships[prize], side)
        case Captor(target=target):
            return _taken(sea, sea.ships[target], side)
        case Victim(ships=ships):
            return _taken(sea, sea.ships[ships[0]], side)
        case Fatigue(ship=name):
            ship = sea.ships[name]
            cost = weights.tired * sea.setting.prices[name] * len(tiring(sea, ship)) / 6
            return -cost if ship.side == side else cost
        case Reef(ship=name):
            cost = sea.setting.prices[name] * (1 - weights.lost) / 4
            return -cost if sea.ships[name].side == side else cost
    return 0.0


def _taken(sea: Sea, ship: Ship, side: str) -> float:
    gain = capture(sea, ship)
    return -gain if ship.side == side else gain


def _tempo(sea: Sea, side: str, weights: Weights) -> float:
    """Before anybody has moved: moving first is worth the rams one can make at once."""
    if sea.phase not in ("freeing", "first") or sea.rams or any(ship.mode for ship in sea.ships.values()) or sea.move is not None:
        return 0.0
    view = outlook(sea, sea.first)
    hope = sum(quick(sea, ship, view) for ship in sea.fleet(sea.first) if not ship.links)
    return weights.tempo * hope if sea.first == side else -weights.tempo * hope


def _picked(sea: Sea, side: str, view: Outlook) -> float:
    """A ship that has been picked: rams first, ships in danger next, and none is left unmoved."""
    frame = sea.agenda[0] if sea.agenda else None
    if not isinstance(frame, PickMode) or sea.ships[frame.ship].side != side:
        return 0.0
    return UNMOVED + PICK * quick(sea, sea.ships[frame.ship], view)


def _drawn_up(sea: Sea, side: str) -> float:
    """While fleets are placed: bows to the enemy, in the foremost rows, from the middle outwards."""
    frame = sea.agenda[0] if sea.agenda else None
    total = 0.0
    for ship in sea.fleet(side):
        total += _formed(sea, ship, ship.bow) + (1.0 if ship.h == _ahead(sea, side) else 0.0)
    if isinstance(frame, Heading) and sea.ships[frame.ship].side == side:
        total += _formed(sea, sea.ships[frame.ship], frame.bow)
    return total


def _ahead(sea: Sea, side: str) -> int:
    return 3 if sea.setting.scenario.sides[side].edge == "north" else 0


def _formed(sea: Sea, ship: Ship, bow: tuple[int, int]) -> float:
    width = sea.setting.scenario.map.columns
    north = sea.setting.scenario.sides[ship.side].edge == "north"
    front = row_of(bow) if north else -row_of(bow)
    return 0.3 * front - 0.05 * abs(2 * bow[0] + 1 - width) + (0.2 if bow[0] % 2 == 0 else 0.0)
