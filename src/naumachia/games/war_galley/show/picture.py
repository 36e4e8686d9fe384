"""What the table shows of *War Galley*. Orders still sealed are in no picture; all else is open (specification 1)."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from naumachia.geometry.hexes import FLAT, Hex, printed
from naumachia.kernel import Message, standing
from naumachia.kernel.picture import Badge, Board, Cell, Group, Link, Piece, Pose, Scene, Side, Tone, Wind
from naumachia.kernel.record_sheet import Gauge, Row, rows_of

from ..comfort.standing_orders import standings
from ..hulls import LAYOUT, pose
from ..pieces import Squadron
from ..rules.aim import has_flame
from ..rules.speed import allowance, printed_speed
from ..rules.squadrons import command_range, initiative
from ..rules.victory import points
from ..setup.captains import captain_labels
from ..setup.scenario import FACINGS
from ..state import Sea, Ship

LENGTHS = {1: 30.0, 2: 64.0}
DRAWN = {
    "L": "lembus", "RL": "lembus", "T": "transport", "2": "bireme", "L2": "liburnian", "3": "trireme", "cat3": "trireme",
    "Trm": "liburnian", "4": "quadrireme", "5": "penteres", "6": "hexeres", "7": "hepteres", "8": "okteres", "10": "dekeres",
}  # fmt: skip
"""What the hull of a class looks like."""


def seats(sea: Sea) -> dict[str, str]:
    """WG-1.0 One seat a side, or one for each of the captains who share it."""
    return sea.setting.seats


def seat_labels(sea: Sea) -> dict[str, Message]:
    """WG-1.0 Captains who share a side go by their squadrons."""
    return captain_labels(sea.setting.scenario, sea.setting.seats, sea.setting.labels)


def board(sea: Sea) -> Board:
    """WG-2.2 The map: flat-topped hexes with their printed numbers, sea and land."""
    return _map(sea.setting.sea, sea.setting.land)


@lru_cache(maxsize=32)
def _map(sea: frozenset[Hex], land: frozenset[Hex]) -> Board:
    """Drawn once for all matches on it: everybody who comes to a table is shown one."""
    cells = [_cell(at, "sea") for at in sea] + [_cell(at, "land") for at in land]
    cells.sort(key=lambda cell: (cell.q, cell.r))
    xs, ys = [cell.x for cell in cells], [cell.y for cell in cells]
    bounds = (min(xs) - 20, min(ys) - 20, max(xs) + 20, max(ys) + 20)
    return Board("hexes", bounds, LAYOUT.size, flat=True, cells=tuple(cells))


def _cell(at: Hex, ground: str) -> Cell:
    return Cell(*at, *LAYOUT.centre(at), ground, printed(at))


def place(sea: Sea, ship: str, where: Any) -> Pose:
    """A place of an event's path, as drawn."""
    bow, facing = where
    return pose(sea.ships[ship].length, tuple(bow), facing)


def scene(sea: Sea, seat: str | None) -> Scene:
    """The board, the sheets and the place in the sequence of play."""
    where = [Message("where-turn", {"turn": sea.turn}), Message(f"where-{sea.phase}")]
    if sea.activation is not None:
        where.append(sea.label(sea.activation.squadrons[0]))
    acting = acting_ship(sea)
    if acting:
        where.append(sea.label(acting))
    strength, towards = sea.wind
    wind = Wind(LAYOUT.heading(FLAT, towards), Message("wind-force", {"force": strength})) if sea.setting.scenario.wind else None
    drawn = Drawn.of(sea)
    return Scene(
        _pieces(sea, drawn),
        tuple([_side(sea, side) for side in sea.setting.sides]),
        tuple(where),
        acting,
        sea.setting.draw("links", (sea.ships,), _links, sea),
        _groups(sea, drawn),
        wind,
    )


def acting_ship(sea: Sea) -> str:
    """The ship that moves, if one does."""
    return sea.move.ship if sea.move is not None else ""


def _side(sea: Sea, side: str) -> Side:
    level = sea.setting.scenario.sides[side].victory
    ships, afloat, score = sea.setting.draw(("strength", side), (sea.ships, sea.bonus), _strength, sea, side)
    gauges = Gauge("points", score, level), Gauge("ships", afloat, max(ships, afloat))
    goal = Row(Message("sheet-goal-label"), Message("sheet-goal", {"level": level, "points": score}))
    return Side(side, sea.label(side), gauges, (goal,), (*standings(sea, "fleet", side, side), *standing.standings(sea, side)))


def _strength(sea: Sea, side: str) -> tuple[int, int, int]:
    """Ships at first, ships now, points."""
    return sum(ship.origin == side for ship in sea.ships.values()), len(sea.fleet(side)), points(sea, side)


def _captain(sea: Sea, seat: str) -> tuple[Row, ...]:
    """WG-1.0 Where several share a side: who decides."""
    return (Row(Message("sheet-captain-label"), sea.label(seat)),) if sea.setting.shared else ()


def _links(sea: Sea) -> tuple[Link, ...]:
    found: list[Link] = []
    for ship in sea.ships.values():
        if not (ship.grappled or ship.fouled or ship.tows):
            continue
        found += [Link(ship.id, other, "grapple") for other in ship.grappled if ship.id < other]
        found += [Link(ship.id, other, "foul") for other in ship.fouled if ship.id < other]
        found += [Link(ship.id, ship.tows, "tow")] if ship.tows else []
    return tuple(found)


def _groups(sea: Sea, drawn: Drawn) -> tuple[Group, ...]:
    found = []
    for squadron in sea.squadrons.values():
        ships = tuple([name for name in squadron.ships if not (ship := sea.ships[name]).gone and ship.side == squadron.side])
        if ships:
            known = drawn.groups.get(squadron.id)
            if known is None or known[0] is not squadron or known[1].ships != ships:
                known = drawn.groups[squadron.id] = squadron, _group(sea, squadron, ships)
            found.append(known[1])
    return tuple(found)


def _group(sea: Sea, squadron: Squadron, ships: tuple[str, ...]) -> Group:
    chief = sea.commanders.get(squadron.commander)
    reach = command_range(sea, chief) if chief is not None else 0
    flagship = chief.ship if chief is not None and not chief.lost else ""
    holder = sea.holder(squadron.id, squadron.side)
    orders = standings(sea, "squadron", squadron.id, holder) if squadron.commander else ()
    label = sea.label(squadron.id)
    return Group(squadron.id, squadron.side, label, squadron.done, flagship, reach, ships, _captain(sea, holder), orders)


def _pieces(sea: Sea, drawn: Drawn) -> tuple[Piece, ...]:
    found = []
    for ship in sea.ships.values():
        known = drawn.pieces.get(ship.id)
        if known is None or known[0] is not ship:
            known = drawn.pieces[ship.id] = ship, _piece(sea, ship, drawn.squadrons.get((ship.side, ship.id), ""))
        found.append(known[1])
    return tuple(found)


def _squadrons(sea: Sea) -> dict[tuple[str, str], str]:
    return {(one.side, name): one.id for one in sea.squadrons.values() for name in one.ships}


class Drawn:
    """Pieces and groups as drawn, each with what it was drawn from: what is the same is not drawn anew while all else that
    sheets speak of is the same.
    """

    def __init__(self, sea: Sea) -> None:
        acting = sea.activation
        muddle = (acting.muddle, acting.ships) if acting is not None and acting.muddle else None
        self.squadrons = sea.setting.draw("squadrons", (sea.squadrons,), _squadrons, sea)
        self.about = sea.turn, sea.wind, muddle, self.squadrons
        self.parts = sea.commanders, sea.watch, sea.reply
        self.pieces: dict[str, tuple[Ship, Piece]] = {}
        self.groups: dict[str, tuple[Squadron, Group]] = {}

    @staticmethod
    def of(sea: Sea) -> Drawn:
        """What is still good of what was drawn last."""
        now, kept = Drawn(sea), sea.setting.memo.drawn
        if kept is None or kept.about != now.about or any(a is not b for a, b in zip(kept.parts, now.parts, strict=True)):
            kept = sea.setting.memo.drawn = now
        return kept


def _piece(sea: Sea, ship: Ship, squadron: str) -> Piece:
    card = sea.card(ship)
    gauges = (
        Gauge("marines", ship.marines, max(card.marines, 1)),
        Gauge("crew", ship.crew, card.crew),
        Gauge("speed", allowance(sea, ship), card.max),
    )
    return Piece(
        ship.id,
        ship.side,
        sea.label(ship.id),
        DRAWN.get(card.kind, "galley"),
        pose(ship.length, ship.bow, ship.facing),
        LENGTHS[ship.length],
        LENGTHS[ship.length] * (0.4 if ship.length == 1 else 0.22),
        () if ship.gone else ship.hexes,
        gauges,
        tuple(_badges(sea, ship)),
        _sheet(sea, ship),
        tuple(_marks(ship)),
        squadron,
        gone=bool(ship.gone),
        standing=() if ship.gone else standings(sea, "ship", ship.id, sea.owner(ship)),
    )


def _marks(ship: Ship) -> list[str]:
    """Drawn states; of a lost ship, what is left of it."""
    if ship.gone:
        return {"sunk": ["wreck"], "wrecked": ["wreck"], "burnt": ["burnt"]}.get(ship.gone, [])
    shown = (
        ("oars-port", "P" in ship.crippled),
        ("oars-starboard", "S" in ship.crippled),
        ("fire", ship.on_fire),
        ("list", ship.rammed),
        ("sail", ship.sails == "up" and not ship.mast_down),
        ("still", ship.held),
        ("towers", ship.towers),
        ("prize", ship.captured),
    )
    return [name for name, on in shown if on]


def _badges(sea: Sea, ship: Ship) -> list[Badge]:
    """WG-2.3 The markers."""
    if ship.gone:
        return [Badge(f"badge-{ship.gone}", "bad" if ship.gone not in ("left", "waiting") else "info")]
    found: list[Badge] = []
    aboard = sea.captain(ship.id)
    if aboard is not None and aboard.side == ship.side:  # a prisoner commands nobody
        found.append(Badge("badge-admiral" if aboard.kind == "ADM" else "badge-commander", "good"))
    if ship.level == "max":
        found.append(Badge("badge-max", "good"))
    if ship.fatigue:
        found.append(Badge("badge-fatigue", "warn", {"level": ship.fatigue}))
    warnings: tuple[tuple[str, bool, Tone], ...] = (
        ("badge-half", ship.half, "warn"),
        ("badge-crippled", bool(ship.crippled), "bad"),
        ("badge-rammed", ship.rammed, "bad"),
        ("badge-fouled", bool(ship.fouled), "warn"),
        ("badge-grappled", bool(ship.grappled), "warn"),
        ("badge-fire", ship.on_fire, "bad"),
        ("badge-aground", bool(ship.aground), "bad"),
        ("badge-mast", ship.mast_down, "warn"),
        ("badge-captured", ship.captured and ship.side != ship.origin, "info"),
        ("badge-recaptured", ship.captured and ship.side == ship.origin, "info"),
        ("badge-deserter", bool(ship.deserter), "bad"),
        ("badge-towing", bool(ship.tows), "info"),
        ("badge-orders", ship.id in sea.watch or ship.id in sea.reply, "info"),
    )
    found += [Badge(key, tone) for key, on, tone in warnings if on]
    return found


def _sheet(sea: Sea, ship: Ship) -> tuple[Row, ...]:
    """The record sheet (specification 3.1)."""
    card = sea.card(ship)
    rows = [
        ("speed", Message("sheet-two", {"one": card.cruise, "two": card.max + ship.jettisoned})),
        ("allowance", Message("sheet-value", {"value": allowance(sea, ship)})),
        ("level", Message("sheet-level", {"level": ship.level, "speed": printed_speed(sea, ship)})),
        ("ram", Message("sheet-ram", {"one": card.ram_cruise, "two": card.ram_max, "star": int(card.star)})),
        ("defence", Message("sheet-value", {"value": card.defence})),
        ("crew", Message("sheet-of", {"value": ship.crew, "full": card.crew})),
        ("marines", Message("sheet-of", {"value": ship.marines, "full": card.marines})),
        ("place", Message("sheet-hex", {"hex": printed(ship.bow), "facing": FACINGS[ship.facing]})),
    ]
    kit = [name for name, on in _equipment(sea, ship, card.engines, card.device) if on]
    if kit:
        rows.append(("equipment", Message("sheet-list", {"items": tuple(Message(f"kit-{name}") for name in kit)})))
    if (aboard := sea.captain(ship.id)) is not None and aboard.side == ship.side:
        args = {"name": sea.chief(aboard.id), "range": command_range(sea, aboard), "initiative": initiative(sea, aboard)}
        rows.append(("commander", Message("sheet-admiral" if aboard.kind == "ADM" else "sheet-commander", args)))
    return *rows_of(rows), *_captain(sea, sea.owner(ship))


def _equipment(sea: Sea, ship: Ship, engines: bool, device: str) -> tuple[tuple[str, bool], ...]:
    return (
        ("towers", ship.towers),
        ("engines", engines),
        ("corvus", device == "corvus"),
        ("harpax", device == "harpax"),
        ("pots", sea.card(ship).fire_pots),
        ("flame", has_flame(sea, ship)),
        ("sails", bool(ship.sails)),
    )
