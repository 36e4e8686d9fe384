"""Picture of *Corvus*: the table, the ships with their bases to scale, and their cards."""

from __future__ import annotations

from operator import attrgetter

from msgspec.structs import replace

from naumachia.kernel import Message, Station, spoken
from naumachia.kernel.orders.standing_orders import standings
from naumachia.kernel.shown.draw_cache import draw_each
from naumachia.kernel.shown.picture import Badge, Board, Link, Measure, Piece, Pose, Scene, Shape, Side, Tone
from naumachia.kernel.shown.record_sheet import Counter, Gauge, Row, rows_of

from ..comfort.line_up import line_up
from ..hulls import world
from ..pieces import Ship
from ..rules.activation import cards_left
from ..rules.deployment import station_of
from ..rules.values import speed
from ..rules.victory import cost_lost, cost_of, men_lost, points
from ..state import Sea

DRAWN = {
    "liburnian": "liburnian", "trireme": "trireme", "quadrireme": "quadrireme", "quinquereme": "penteres", "hexeres": "hexeres",
    "deceres": "dekeres",
}  # fmt: skip
"""Kind of drawn hull by type."""
FACE_DOWN = (Counter(),)
"""Order counter for seats that may not read it."""
SIGNS = {"stop": "■", "forward": "↑", "battle": "⚔", "port": "↰", "starboard": "↱", "astern": "↓"}
"""Sign on each order counter."""
MARGIN = 30
"""Millimetres of cloth around the table: bases may stick out over its edge."""


def seat_labels(sea: Sea) -> dict[str, Message]:
    """Seats go by the names of their sides."""
    return {side: sea.label(side) for side in sea.setting.sides}


def board(sea: Sea) -> Board:
    """The table, with a quiet grid of ten centimetres; players measure in millimetres from its south-west corner."""
    table = sea.setting.scenario.table
    bounds = (-MARGIN, -MARGIN, table.width + MARGIN, table.height + MARGIN)
    return Board("plane", bounds, 100, measure=Measure("mm", 1.0, (0.0, float(table.height))))


def place(sea: Sea, ship: str, where: tuple[int, int, int]) -> Pose:
    """A place of an event's path, as drawn."""
    x, y, h = where
    return world(sea, (x, y, h))


def scene(sea: Sea, seat: str | None) -> Scene:
    """The table as one seat sees it: its own orders readable, those of the enemy face down. While a plan is made it stays as
    it is, leg after leg."""
    written, acting = (sea.sealed or {}).get(seat or "", ()), _acting(sea)
    about = sea.ships, sea.links, sea.phase, sea.acting, acting, sea.turn, sea.deck, sea.men, sea.standing, written
    return sea.setting.draw(("scene", seat), about, _scene, sea, seat, dict(written), acting)


def _scene(sea: Sea, seat: str | None, written: dict[str, str], acting: str) -> Scene:
    setting, draw = sea.setting, sea.setting.draw
    cards = cards_left(sea) if sea.phase == "activation" else {}
    where = (Message("where-turn", {"turn": sea.turn, "turns": setting.scenario.turns}), Message(f"where-{sea.phase}", cards))
    pieces = draw("pieces", (sea.ships, sea.links, sea.phase, sea.acting), _pieces, sea)
    if seat is not None:
        stations = _stations(sea, seat, written) if sea.phase == "deployment" else {}
        orders = written if sea.phase == "command" else {}
        pieces = tuple([_own(sea, seat, piece, orders.get(piece.id, ""), stations.get(piece.id)) for piece in pieces])
    links = tuple([Link(link.grappler, link.grappled, "grapple") for link in sea.links])
    counted = draw_each(setting, "counted", sea.ships, (), COUNTED)
    sides = draw("sides", (counted, sea.men, sea.standing), _sides, sea)
    return Scene(pieces, sides, where, acting, links, shapes=draw("shapes", (sea.phase,), _shapes, sea))


COUNTED = attrgetter("owner", "side", "gone", "damaged", "marines", "archers")
"""Values of a ship that count for its side."""


def _acting(sea: Sea) -> str:
    """The active ship, or the one a question is about."""
    found = sea.acting or getattr(sea.agenda[0] if sea.agenda else None, "ship", "")
    return found if isinstance(found, str) and found in sea.ships else ""


def _stations(sea: Sea, seat: str | None, written: dict[str, str]) -> dict[str, Pose]:
    """Where a side's ships wait: as it has written, else in line; nobody else sees them."""
    if seat not in sea.setting.sides or not any(ship.gone == "waiting" for ship in sea.ships.values()):
        return {}
    put = {name: station_of(written.get(name) or Station.write(spot)) for name, spot in line_up(sea, seat).items()}
    return {name: world(sea, at) for name, at in put.items()}


def _shapes(sea: Sea) -> tuple[Shape, ...]:
    """The edge of the table, a shore where there is one, and before the first turn the strips of sea where fleets draw up."""
    scenario = sea.setting.scenario
    wide, high = float(scenario.table.width), float(scenario.table.height)
    found = [Shape.polygon("shape-table", ((0.0, 0.0), (wide, 0.0), (wide, high), (0.0, high)))]
    if scenario.shore is not None:
        east = float(scenario.shore.east)
        found.append(Shape.polygon("shape-shore", ((east, 0.0), (wide, 0.0), (wide, high), (east, high)), "bad"))
    if sea.phase == "deployment":
        for zone in filter(None, (camp.zone for camp in scenario.sides.values())):
            left, right, low, top = zone[0], zone[1], high - zone[2], high - zone[3]
            found.append(Shape.polygon("shape-strip", ((left, top), (right, top), (right, low), (left, low))))
    return tuple(found)


def shapes(sea: Sea, ship: str) -> tuple[Shape, ...]:
    """Return the shapes around a ship: its four sides, the range of its archers and catapults, its run at combat speed."""
    mine = sea.ships.get(ship)
    if mine is None or mine.gone:
        return ()
    card, rule, at = sea.kind(ship), sea.charts.shooting, world(sea, mine.pose)
    found = list(Shape.sides("zone", at, card.length, card.width, 12))
    if mine.archers:
        found.append(Shape.around("shape-archers", at, card.length, card.width, rule.archer.most / 1000))
    if mine.engines:
        found.append(Shape.around("shape-catapults", at, card.length, card.width, rule.catapult.most / 1000, "warn"))
    reach = speed(sea, mine, not mine.fatigued) + card.length / 2
    if not sea.engaged(ship) and reach > card.length / 2:
        found.append(Shape.sector("shape-reach", at, (-card.turn, card.turn), reach, card.length / 2, "good"))
    return tuple(found)


def _sides(sea: Sea) -> tuple[Side, ...]:
    return tuple([_side(sea, side) for side in sea.setting.sides])


def _side(sea: Sea, side: str) -> Side:
    """Ships, points so far, how near a rout is, men lost."""
    own = [ship for ship in sea.ships.values() if ship.owner == side]
    gauges = (Gauge("ships", len([ship for ship in own if ship.gone in ("", "waiting") and ship.side == side]), len(own)),)
    limit = sea.charts.victory.rout_share
    rows = [
        Row(Message("sheet-points-label"), Message("sheet-points", {"points": points(sea, side) / 4})),
        Row(
            Message("sheet-rout-label"),
            Message("sheet-rout", {"lost": cost_lost(sea, side), "cost": cost_of(sea, side), "limit": limit}),
        ),
        Row(Message("sheet-men-lost-label"), Message("sheet-value", {"value": men_lost(sea, side)})),
    ]
    aim = sea.setting.scenario.sides[side].aim
    if aim.en:
        rows.append(Row(Message("sheet-aim-label"), spoken(aim)))
    return Side(side, sea.label(side), gauges, tuple(rows), standings(sea, side))


def _pieces(sea: Sea) -> tuple[Piece, ...]:
    """Every ship as anybody sees it."""
    draw, acting = sea.setting.draw, sea.acting if sea.phase == "activation" else None
    found = []
    for ship in sea.ships.values():
        spent = acting is not None and ship.activated and ship.id != acting
        found.append(draw(ship.id, (ship, spent, sea.links), _piece, sea, ship, spent))
    return tuple(found)


def _own(sea: Sea, seat: str, piece: Piece, written: str, station: Pose | None) -> Piece:
    """A ship as its owner sees it: with the order that lies face down or has been written, and where it is to be drawn up."""
    ship = sea.ships[piece.id]
    order = ship.order or written
    reads = bool(order) and ship.side == seat and not ship.gone and not (ship.order and ship.shown)
    if not reads and station is None:
        return piece
    about = piece, order if reads else "", ship.shown, station
    return sea.setting.draw((ship.id, seat), about, _drawn_own, *about)


def _drawn_own(piece: Piece, order: str, shown: bool, station: Pose | None) -> Piece:
    counters = (_counter(order, shown),) if order else piece.counters
    return replace(piece, pose=station or piece.pose, gone=piece.gone and station is None, counters=counters)


def _piece(sea: Sea, ship: Ship, spent: bool) -> Piece:
    """`spent`: it has had its activation."""
    card = sea.kind(ship.id)
    gauges, rows = sea.setting.draw(("card", ship.id), CARRIED(ship), _card, sea, ship)
    return Piece(
        ship.id,
        ship.side,
        sea.label(ship.id),
        DRAWN.get(ship.type, "galley"),
        world(sea, ship.pose),
        float(card.length),
        float(card.width),
        gauges=gauges,
        badges=tuple(_badges(sea, ship, spent)),
        sheet=rows if ship.gone else rows + rows_of(_lying(ship)),
        marks=tuple(_marks(sea, ship)),
        gone=bool(ship.gone),
        counters=_counters(ship),
    )


def _counters(ship: Ship) -> tuple[Counter, ...]:
    """CV-1.1 The order counter, which everybody reads once it is shown."""
    if ship.gone or not ship.order:
        return ()
    return (_counter(ship.order, True),) if ship.shown else FACE_DOWN


def _counter(order: str, shown: bool) -> Counter:
    return Counter(Message(f"order-{order}"), SIGNS[order], shown)


def _marks(sea: Sea, ship: Ship) -> list[str]:
    if ship.gone:
        return ["wreck"] if ship.gone in ("sunk", "wrecked") else []
    shown = (
        ("oars-port", "port" in ship.banks),
        ("oars-starboard", "starboard" in ship.banks),
        ("list", ship.damaged),
        ("still", sea.engaged(ship.id) or bool(ship.rest)),
        ("prize", ship.side != ship.owner),
    )
    return [name for name, on in shown if on]


def _badges(sea: Sea, ship: Ship, spent: bool) -> list[Badge]:
    """The markers on the base."""
    if ship.gone:
        return [Badge(f"badge-{ship.gone}", "bad" if ship.gone in ("sunk", "wrecked") else "info")]
    held = [link for link in sea.links if link.grappled == ship.id]
    shown: tuple[tuple[str, bool, Tone, dict[str, object]], ...] = (
        ("badge-damaged", ship.damaged, "bad", {}),
        ("badge-fatigued", ship.fatigued, "warn", {}),
        ("badge-rest", bool(ship.rest), "info", {"rest": ship.rest}),
        ("badge-bank", bool(ship.banks), "bad", {"banks": len(ship.banks)}),
        ("badge-rowers", bool(ship.rowers), "warn", {"points": ship.rowers}),
        ("badge-held", bool(held), "warn", {"corvus": int(any(link.corvus for link in held))}),
        ("badge-holds", any(link.grappler == ship.id for link in sea.links), "good", {}),
        ("badge-repulsed", any(link.repulsed for link in held), "info", {}),
        ("badge-rammed", ship.rammed, "warn", {}),
        ("badge-prize", ship.side != ship.owner, "info", {}),
        ("badge-activated", spent, "info", {}),
    )
    return [Badge(key, tone, args) for key, on, tone, args in shown if on]


CARRIED = attrgetter("marines", "archers", "catapults", "corvus", "banks", "rowers", "damaged")
"""Values of a ship card that change; all others are printed on it."""


def _card(sea: Sea, ship: Ship) -> tuple[tuple[Gauge, ...], tuple[Row, ...]]:
    """The ship card, as bars and in words."""
    card, normal, combat = sea.kind(ship.id), speed(sea, ship, combat=False), speed(sea, ship, combat=True)
    gauges = (
        Gauge("marines", ship.marines, max(card.marines, ship.marines, 1)),
        Gauge("archers", ship.archers, max(card.archers, ship.archers, 1)),
        Gauge("speed", normal // 10, max(1, sea.setting.speeds[ship.id][0] // 10)),
    )
    rows = [
        ("type", spoken(card.name)),
        ("crew", Message(f"crew-{ship.crew}")),
        ("size", Message("sheet-value", {"value": card.size})),
        ("speed", Message("sheet-speed", {"normal": normal / 10, "combat": combat / 10, "turn": card.turn})),
        ("ram", Message("sheet-ram", {"ram": card.ram, "defence": card.defence})),
        ("boarding", Message("sheet-value", {"value": card.boarding})),
        ("men", Message("sheet-men", {"marines": ship.marines, "archers": ship.archers, "catapults": len(ship.engines)})),
        ("deck", Message("sheet-deck", {"cataphract": int(card.cataphract), "rowers": card.rowers - ship.rowers})),
        ("cost", Message("sheet-value", {"value": sea.setting.costs[ship.id]})),
    ]
    if ship.corvus:
        rows.append(("kit", Message("kit-corvus")))
    return gauges, rows_of(rows)


def _lying(ship: Ship) -> tuple[tuple[str, Message], ...]:
    return (("place", Message("sheet-place", {"x": round(ship.x / 1000), "y": round(ship.y / 1000), "h": ship.h})),)
