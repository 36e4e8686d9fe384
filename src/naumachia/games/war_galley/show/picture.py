"""Picture of *War Galley*. Orders still sealed are in no picture; all else is open (specification 1)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from operator import attrgetter
from typing import NamedTuple

from naumachia.geometry.hexes import FLAT, Hex, printed
from naumachia.kernel import Message
from naumachia.kernel.orders import standing_orders
from naumachia.kernel.shown.draw_cache import draw_each
from naumachia.kernel.shown.picture import Badge, Board, Cell, Group, Link, Piece, Pose, Scene, Side, Tone, Wind
from naumachia.kernel.shown.record_sheet import Gauge, Row, Standing, rows_of

from ..comfort.standing_orders import standings
from ..hulls import LAYOUT, pose
from ..rules.combat.aim import has_flame
from ..rules.command.squadrons import command_range, initiative
from ..rules.movement.speed import allowance, printed_speed
from ..rules.victory import points
from ..setup.captains import captain_labels
from ..setup.scenario import FACINGS
from ..state import Sea, Ship

LENGTHS = {1: 30.0, 2: 64.0}
DRAWN = {
    "L": "lembus", "RL": "lembus", "T": "transport", "2": "bireme", "L2": "liburnian", "3": "trireme", "cat3": "trireme",
    "Trm": "liburnian", "4": "quadrireme", "5": "penteres", "6": "hexeres", "7": "hepteres", "8": "okteres", "10": "dekeres",
}  # fmt: skip
"""Kind of drawn hull by class."""


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


def place(sea: Sea, ship: str, where: tuple[tuple[int, int], int]) -> Pose:
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
    camps = _camps(sea)
    return Scene(_pieces(sea), camps.sides, tuple(where), acting, camps.links, camps.groups, wind)


def acting_ship(sea: Sea) -> str:
    """The ship that moves, if one does."""
    return sea.move.ship if sea.move is not None else ""


COUNTED = attrgetter("side", "origin", "gone", "rammed", "aground", "spoilt", "grappled", "fouled", "tows")
"""Values of a ship that are shown elsewhere than on its own sheet."""


class Camps(NamedTuple):
    """Common data of all ships."""

    sides: tuple[Side, ...]
    groups: tuple[Group, ...]
    links: tuple[Link, ...]


def _camps(sea: Sea) -> Camps:
    """Sides, squadrons and what holds ships together, counted anew only when a ship counts for something else."""
    counted = draw_each(sea.setting, "counted", sea.ships, (), COUNTED)
    about = counted, sea.squadrons, sea.commanders, sea.bonus, sea.watch, sea.reply, sea.standing
    return sea.setting.draw("camps", about, _count, sea)


def _count(sea: Sea) -> Camps:
    return Camps(tuple([_side(sea, side) for side in sea.setting.sides]), tuple(_groups(sea)), tuple(_links(sea)))


def _side(sea: Sea, side: str) -> Side:
    level, score, afloat = sea.setting.scenario.sides[side].victory, points(sea, side), len(sea.fleet(side))
    began = sum(ship.origin == side for ship in sea.ships.values())
    gauges = Gauge("points", score, level), Gauge("ships", afloat, max(began, afloat))
    goal = Row(Message("sheet-goal-label"), Message("sheet-goal", {"level": level, "points": score}))
    orders = (*standings(sea, "fleet", side, side), *standing_orders.standings(sea, side))
    return Side(side, sea.label(side), gauges, (goal,), orders)


def _captain(sea: Sea, seat: str) -> tuple[Row, ...]:
    """WG-1.0 Where several share a side: who decides."""
    return (Row(Message("sheet-captain-label"), sea.label(seat)),) if sea.setting.shared else ()


def _links(sea: Sea) -> Iterator[Link]:
    for ship in [ship for ship in sea.ships.values() if ship.grappled or ship.fouled or ship.tows]:
        yield from (Link(ship.id, other, "grapple") for other in ship.grappled if ship.id < other)
        yield from (Link(ship.id, other, "foul") for other in ship.fouled if ship.id < other)
        if ship.tows:
            yield Link(ship.id, ship.tows, "tow")


def _groups(sea: Sea) -> Iterator[Group]:
    for squadron in sea.squadrons.values():
        ships = tuple([name for name in squadron.ships if not (ship := sea.ships[name]).gone and ship.side == squadron.side])
        if not ships:
            continue
        chief = sea.commanders.get(squadron.commander)
        reach = command_range(sea, chief) if chief is not None else 0
        flagship = chief.ship if chief is not None and not chief.lost else ""
        holder = sea.holder(squadron.id, squadron.side)
        orders = standings(sea, "squadron", squadron.id, holder) if squadron.commander else ()
        label = sea.label(squadron.id)
        yield Group(squadron.id, squadron.side, label, squadron.done, flagship, reach, ships, _captain(sea, holder), orders)


def _pieces(sea: Sea) -> tuple[Piece, ...]:
    """Every ship; one that is as it was is not drawn anew while all else that sheets speak of is the same."""
    acting = sea.activation
    muddle = (acting.muddle, acting.ships) if acting is not None and acting.muddle else None
    squadrons = sea.setting.draw("squadrons", (sea.squadrons,), _squadrons, sea)
    about = squadrons, sea.wind, muddle, sea.commanders, sea.watch, sea.reply
    return draw_each(sea.setting, "pieces", sea.ships, (about, sea.turn), _piece, sea, about)


def _squadrons(sea: Sea) -> dict[tuple[str, str], str]:
    return {(one.side, name): one.id for one in sea.squadrons.values() for name in one.ships}


def _piece(sea: Sea, about: tuple[dict[tuple[str, str], str], *tuple[object, ...]], ship: Ship) -> Piece:
    shown = SHOWN(ship), about, ship.facing if ship.sails == "up" else 0, has_flame(sea, ship)
    counter = sea.setting.draw(("counter", ship.id), shown, _counter, sea, ship)
    return Piece(
        ship.id,
        ship.side,
        sea.label(ship.id),
        counter.drawn,
        pose(ship.length, ship.bow, ship.facing),
        LENGTHS[ship.length],
        LENGTHS[ship.length] * (0.4 if ship.length == 1 else 0.22),
        () if ship.gone else ship.hexes,
        counter.gauges,
        counter.badges,
        counter.rows + rows_of([("place", _lying(ship))]) + counter.more,
        counter.marks,
        about[0].get((ship.side, ship.id), ""),
        gone=bool(ship.gone),
        standing=counter.standing,
    )


SHOWN = attrgetter(
    "card", "side", "origin", "crew", "marines", "level", "towers", "jettisoned", "fatigue", "half", "crippled", "rammed",
    "fouled", "grappled", "on_fire", "aground", "sails", "mast_down", "captured", "gone", "deserter", "tows", "towed_by",
)  # fmt: skip
"""Values of a ship on its counter and its sheet, without its place; with sails up the angle to the wind counts too."""


class Counter(NamedTuple):
    """A ship as far as it does not matter where she lies."""

    drawn: str
    gauges: tuple[Gauge, ...]
    badges: tuple[Badge, ...]
    rows: tuple[Row, ...]
    more: tuple[Row, ...]
    """Rows below the place on its sheet."""
    marks: tuple[str, ...]
    standing: tuple[Standing, ...]


def _counter(sea: Sea, ship: Ship) -> Counter:
    card, speed = sea.card(ship), allowance(sea, ship)
    return Counter(
        DRAWN.get(card.kind, "galley"),
        (
            Gauge("marines", ship.marines, max(card.marines, 1)),
            Gauge("crew", ship.crew, card.crew),
            Gauge("speed", speed, card.max),
        ),
        tuple(_badges(sea, ship)),
        rows_of(_sheet(sea, ship, speed)),
        rows_of(_aboard(sea, ship)) + _captain(sea, sea.owner(ship)),
        tuple(_marks(ship)),
        () if ship.gone else standings(sea, "ship", ship.id, sea.owner(ship)),
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


def _sheet(sea: Sea, ship: Ship, speed: int) -> Iterator[tuple[str, Message]]:
    """The record sheet (specification 3.1), down to the place of the ship."""
    card = sea.card(ship)
    yield "speed", Message("sheet-two", {"one": card.cruise, "two": card.max + ship.jettisoned})
    yield "allowance", Message("sheet-value", {"value": speed})
    yield "level", Message("sheet-level", {"level": ship.level, "speed": printed_speed(sea, ship)})
    yield "ram", Message("sheet-ram", {"one": card.ram_cruise, "two": card.ram_max, "star": int(card.star)})
    yield "defence", Message("sheet-value", {"value": card.defence})
    yield "crew", Message("sheet-of", {"value": ship.crew, "full": card.crew})
    yield "marines", Message("sheet-of", {"value": ship.marines, "full": card.marines})


def _lying(ship: Ship) -> Message:
    return Message("sheet-hex", {"hex": printed(ship.bow), "facing": FACINGS[ship.facing]})


def _aboard(sea: Sea, ship: Ship) -> Iterator[tuple[str, Message]]:
    """Yield the rows below: the ship's load and persons aboard."""
    card = sea.card(ship)
    kit = [name for name, on in _equipment(sea, ship, card.engines, card.device) if on]
    if kit:
        yield "equipment", Message("sheet-list", {"items": tuple(Message(f"kit-{name}") for name in kit)})
    if (aboard := sea.captain(ship.id)) is not None and aboard.side == ship.side:
        args = {"name": sea.chief(aboard.id), "range": command_range(sea, aboard), "initiative": initiative(sea, aboard)}
        yield "commander", Message("sheet-admiral" if aboard.kind == "ADM" else "sheet-commander", args)


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
