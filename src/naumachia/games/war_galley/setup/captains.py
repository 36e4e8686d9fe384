"""WG-1.0 Several captains may share a side by squadrons: who decides for which ship."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from naumachia.kernel import Message

from ..pieces import Commander, Ship, Squadron
from .scenario import Battle

MOST = 9
"""No battle has more squadrons on a side than Arginusae."""


def seats(battle: Battle, captains: int) -> dict[str, str]:
    """Each seat and its side: as many as asked for, but no more than the side has commanders; always the admiral's."""
    found: dict[str, str] = {}
    for side in battle.sides:
        chiefs = sum(squadron.side == side and squadron.commander is not None for squadron in battle.squadrons.values())
        names = (side, *(f"{side}-{number}" for number in range(2, min(captains, chiefs) + 1)))
        found |= dict.fromkeys(names, side)
    return found


def deal(chiefs: Iterable[tuple[str, int]], names: tuple[str, ...]) -> dict[str, str]:
    """The squadrons, each with the initiative of its commander, dealt out one by one; the best admiral's comes first."""
    squadrons = dict(chiefs)
    best = max(squadrons, key=squadrons.__getitem__, default="")
    order = sorted(squadrons, key=lambda name: name != best)
    return {squadron: names[place % len(names)] for place, squadron in enumerate(order)}


def dealt(chiefs: Iterable[Commander], found: Mapping[str, str], side: str) -> dict[str, str]:
    """The seat of every squadron of a side, for the whole match: the lost commanders keep their place in the deal."""
    mine = ((chief.id, _initiative(chief)) for chief in chiefs if chief.side == side)
    return deal(mine, _names(found, side))


def owner(ship: Ship, hands: Mapping[str, str], squadrons: Iterable[Squadron]) -> str:
    """Return the seat of a ship: of the commander it stands under this turn, else of the squadron it was set up in.

    A prize was set up with the enemy: until a commander takes it in hand it is the admiral's.
    """
    for squadron in squadrons:
        if squadron.commander and squadron.side == ship.side and ship.id in squadron.ships:
            return hands.get(squadron.commander, ship.side)
    return hands.get(ship.squadron, ship.side) if ship.side == ship.origin else ship.side


def _initiative(chief: Commander) -> int:
    return chief.initiative if chief.kind == "ADM" else -1


def _names(found: Mapping[str, str], side: str) -> tuple[str, ...]:
    return tuple(seat for seat, mine in found.items() if mine == side)


def captain_labels(battle: Battle, found: Mapping[str, str], labels: Mapping[str, Message]) -> dict[str, Message]:
    """A name for each seat of a shared side: its squadrons. The admiral's seat goes by the name of the side as well."""
    names: dict[str, Message] = {}
    for side in battle.sides:
        mine = _names(found, side)
        if len(mine) < 2:
            continue
        chiefs = [
            (key, one.commander.initiative if one.commander.kind == "ADM" else -1)
            for key, one in battle.squadrons.items()
            if one.side == side and one.commander is not None
        ]
        hands = deal(chiefs, mine)
        for seat in mine:
            squadrons = tuple(labels[key] for key, holder in hands.items() if holder == seat)
            names[seat] = Message("captain", {"side": labels[side], "squadrons": squadrons, "admiral": int(seat == side)})
    return names
