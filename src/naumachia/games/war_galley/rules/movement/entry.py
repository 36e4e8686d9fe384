"""Ships that come onto the map in play: through a harbour mouth, or over their edge in a tournament (WG-D32, WG-10.0, WG-R32)."""

from __future__ import annotations

from msgspec.structs import replace

from naumachia.geometry.hexes import Hex, from_printed, printed
from naumachia.kernel import Event
from naumachia.kernel.shown.picture import Option

from ...hulls import D, pose
from ...setup.scenario import FACINGS, Entry
from ...state import Sea, Ship
from ..combat.harm import meet
from ..command.squadrons import due
from .reaction import EntryReaction, beside
from .speed import allowance

INWARD = {"bottom": 0, "top": 3}


def entry_of(sea: Sea, ship: Ship) -> Entry | None:
    """The way in that the scenario gives a ship; nothing in a tournament."""
    squadron = sea.setting.scenario.squadrons.get(ship.squadron)
    return squadron.entry if squadron is not None else None


def gates(sea: Sea, ship: Ship) -> list[tuple[Hex, int]]:
    """WG-R32 Where the stern may come to lie, and the facing."""
    entry = entry_of(sea, ship)
    if entry is not None:
        return [(from_printed(number), FACINGS.index(facing)) for number in entry.mouth for facing in entry.facings]
    inward = INWARD[sea.setting.scenario.sides[ship.origin].edge]
    row = 1 if inward == 3 else sea.setting.rows
    return [(from_printed(f"{column:02d}{row:02d}"), inward) for column in range(1, sea.setting.columns + 1)]


def ways_in(sea: Sea, name: str) -> list[str]:
    """WG-D32 Every vacant way in, if the ship waits and is due, and its squadron has not sent in all it may."""
    ship = sea.ships[name]
    if ship.gone != "waiting":
        return []
    entry = entry_of(sea, ship)
    if not due(sea, ship.id) or sea.activation is None or allowance(sea, ship) < entry_cost(ship, entry):
        return []
    if entry is not None and sea.activation.entered >= entry.per_activation:
        return []
    return [
        f"{printed(stern)}:{FACINGS[facing]}"
        for stern, facing in gates(sea, ship)
        if all(sea.vacant(at) for at in hull(ship, stern, facing))
    ]


def entry_cost(ship: Ship, entry: Entry | None) -> int:
    """WG-R32 The first MP of the allowance: as the scenario says, else one for each hex of the ship."""
    return entry.cost if entry is not None else ship.length


def hull(ship: Ship, stern: Hex, facing: int) -> tuple[Hex, ...]:
    """The hexes a ship would fill, bow first."""
    if ship.length == 1:
        return (stern,)
    q, r = D[facing]
    return (stern[0] + q, stern[1] + r), stern


def enter_map(sea: Sea, name: str, where: str) -> None:
    """WG-R32 The ship appears for the first MP of its allowance; a waiting commander comes with the first ship."""
    number, _, code = where.partition(":")
    facing = next(place for place, known in enumerate(FACINGS) if known == code)
    ship = sea.ships[name]
    hexes = hull(ship, from_printed(number), facing)
    cost = entry_cost(ship, entry_of(sea, ship))
    sea.put(replace(ship, bow=hexes[0], facing=facing, gone="", used=cost))
    foes = beside(sea, ship.side, hexes)
    sea.note(paid=cost, stage=5, entered=cost, asked=tuple(foe.id for foe in foes))
    if sea.activation is not None:
        sea.mark(entered=sea.activation.entered + 1)
    chief = sea.commanders.get(ship.squadron)
    if chief is not None and not chief.lost and sea.ships[chief.ship].gone == "waiting":
        sea.commanders = sea.commanders | {chief.id: replace(chief, ship=name)}
    path = ((hexes[0], facing),)
    sea.tell(Event("entered", "WG-10.0", {"ship": sea.label(name), "hex": number}, ship=name, path=path))
    if foes:
        meet(sea, sea.ships[name])
        sea.then(EntryReaction(name, hexes))


def enter_option(sea: Sea, name: str, where: str) -> Option:
    """How entering is shown."""
    ship = sea.ships[name]
    number, code = where.split(":")
    facing = next(place for place, known in enumerate(FACINGS) if known == code)
    bow = hull(ship, from_printed(number), facing)[0]
    ghost = (pose(ship.length, bow, facing),)
    return Option(f"enter:{where}", "do-enter", "WG-10.0", {"hex": number, "facing": code}, ship=name, path=ghost, cell=bow)
