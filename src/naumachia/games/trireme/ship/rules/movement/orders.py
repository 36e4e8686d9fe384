"""TS-3 Movement orders: the plots open to a ship, in the notation of TS-3.8.

Nothing here looks at other ships, land or edges: a string is legal or not by the log sheet alone.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from msgspec.structs import replace

from naumachia.kernel import Answer, Event, Line, Message, Node, Plot, Refusal, Shift, graph

from ....common.hulls import LAYOUT, pose
from ....common.sea.wind import Rig, attitude, blows
from ...pieces import Ship
from ...state import Sea, ShipSheet
from ..values import crawls, cruising, full_velocity, may_sprint, rowed, sail_speed

HOIST, LOWER, FULL = "/hoist", "/lower", "(FV)"
RIGS: dict[str, Rig] = {"sail": "sail", "main": "mainsail"}
MOVES = ("A", "L", "R", "K", "B", "PL", "PR")
WIDE = LAYOUT.size * 3**0.5
"""From one hex to the next."""
SHIFTS = (
    Shift("A", WIDE, 0.0, 0.0),
    Shift("K", WIDE, 0.0, 0.0),
    Shift("L", 0.75 * WIDE, -0.25 * WIDE * 3**0.5, -60.0),
    Shift("R", 0.75 * WIDE, 0.25 * WIDE * 3**0.5, 60.0),
    Shift("B", -WIDE, 0.0, 0.0),
    Shift("PL", -0.25 * WIDE, -0.25 * WIDE * 3**0.5, -60.0),
    Shift("PR", -0.25 * WIDE, 0.25 * WIDE * 3**0.5, 60.0),
)


class Law(NamedTuple):
    """All that TS-3 says about one ship's string this turn."""

    ahead: int = 0
    """The longest forward string without a sail order."""
    cruise: int = 99
    """TS-3.2 Beyond this the ship is at full velocity."""
    lowered: int = 99
    """TS-15.2 The same for one that strikes its sails."""
    back: int = 0
    pivots: int = 0
    between: int = 0
    """TS-3.6 Straight moves between two turns."""
    rakes: bool = False
    orders: tuple[tuple[str, int], ...] = ()
    """TS-15.2 Sail orders, and the most moves that go with each."""

    @property
    def longest(self) -> int:
        """The longest forward string, with a sail order or without."""
        return max(self.ahead, *(most for _, most in self.orders), 0)


class _At(NamedTuple):
    """How far a string has come."""

    kind: str = ""
    made: int = 0
    straight: int = 9
    word: str = ""


END = _At("!")
"""Nothing more can be written."""


def order_bar(sea: Sea, ship: Ship) -> Refusal | None:
    """TS-3.5 Why a ship takes no order at all."""
    if ship.afloat and not (ship.links or ship.beached or ship.wrecked):
        return None
    args = {"ship": sea.label(ship.id)}
    for on, key in (
        (bool(ship.links), "no-order-grappled"),
        (ship.status == "surrendered", "no-surrendered"),
        (ship.status == "derelict", "no-derelict"),
        (bool(ship.beached), "no-beached"),
        (ship.wrecked, "no-wrecked"),
    ):
        if on:
            return Refusal("TS-3.5", key, args)
    return None


def handiness(sea: Sea, ship: Ship) -> int:
    """TS-3.6 The straight moves a ship needs between two turns."""
    table, size = sea.charts.handiness, sea.kind(ship).size
    return table.large if size >= table.large_from else table.medium if size >= table.medium_from else 0


def by_oar(sea: Sea, ship: Ship) -> int:
    """TS-3.2, TS-3.5 The longest forward string by oar."""
    if not rowed(sea, ship):
        return 0
    if ship.immobilised:
        return sea.charts.ship_orders.immobilised
    if crawls(sea, ship):
        return 1
    most = full_velocity(sea, ship) if may_sprint(sea, ship) else cruising(sea, ship)
    return min(most, ship.last_speed + sea.charts.ship_orders.faster)


def under(sea: Sea, ship: Ship, rig: Rig) -> int:
    """TS-15.2 The longest forward string with a rig up (or with none), whatever is set and struck."""
    if not rig:
        return by_oar(sea, ship)
    sails = sail_speed(sea, ship, rig, ship.h)
    if not rowed(sea, ship):
        return min(sails, sea.charts.ship_orders.immobilised) if ship.immobilised else sails
    against = blows(sea.wind) and attitude(ship.h, sea.wind_dir) == "D"
    oars = max(0, cruising(sea, ship) - (sea.charts.sailing.row_ahead if against else 0))
    if ship.immobilised:
        return min(max(oars, sails), sea.charts.ship_orders.immobilised)
    if crawls(sea, ship):  # TR-R38: at most 1, and none where its cruise against the wind is 0
        return min(max(oars, sails), 1)
    return min(max(oars, sails), ship.last_speed + sea.charts.ship_orders.faster)


def sail_orders(sea: Sea, ship: Ship) -> tuple[tuple[str, int], ...]:
    """TS-15.2, TF-6.1 What may be set or struck, and the moves that are left."""
    if not sea.on("sails"):
        return ()
    table = sea.charts.sailing
    cost = {"sail": table.sail, "mainsail": table.mainsail}
    if ship.rig:
        return ((LOWER, max(0, by_oar(sea, ship) - cost[ship.rig])),)
    rigs = [(word, rig) for word, rig in RIGS.items() if rig == "sail" or ship.mainsail]
    return tuple((f"{HOIST} {word}", max(0, under(sea, ship, rig) - cost[rig])) for word, rig in rigs)


def law(sea: Sea, ship: Ship) -> Law:
    """TS-3 The law of a ship's order this turn."""
    if order_bar(sea, ship) is not None:
        return Law()
    table, size = sea.charts.ship_orders, sea.kind(ship).size
    cruise = cruising(sea, ship) if may_sprint(sea, ship) else 99
    rakes = sea.on("rake") and rowed(sea, ship)
    orders = sail_orders(sea, ship)
    if ship.rig:
        ahead = under(sea, ship, ship.rig)
        fallen = not rowed(sea, ship) and not ahead and blows(sea.wind)  # TF-6.4
        lowered = cruise if rowed(sea, ship) else 99
        return Law(ahead, 99, lowered, 0, int(fallen), handiness(sea, ship), rakes, orders)
    if not rowed(sea, ship):
        return Law(between=handiness(sea, ship), orders=orders)
    back, pivots = 0, 0
    if ship.immobilised or crawls(sea, ship):
        back = pivots = 1 if ship.immobilised or ship.last_speed <= table.slow else 0
    elif ship.last_speed <= table.slow:
        back = min(table.back_large if size >= table.large_from else table.back, cruising(sea, ship))
        pivots = min(table.pivots_large if size >= table.pivots_large_from else table.pivots, cruising(sea, ship))
    return Law(by_oar(sea, ship), cruise, 99, back, pivots, handiness(sea, ship), rakes, orders)


def _ways(rule: Law, at: _At) -> dict[str, _At]:
    """Where each token leads."""
    if at.word == HOIST:
        return {word: END for word in RIGS if f"{HOIST} {word}" in _open(rule, at)}
    if at.word == FULL:
        return {LOWER: END}
    found: dict[str, _At] = {}
    if at.kind in ("", "F") and at.made < rule.longest:
        found["A"] = _At("F", at.made + 1, min(9, at.straight + 1))
        if at.straight >= rule.between:
            found["L"] = found["R"] = _At("F", at.made + 1, 0)
        if rule.rakes:
            found["K"] = found["A"]
    if at.kind in ("", "B") and at.made < rule.back:
        found["B"] = _At("B", at.made + 1)
    if at.kind in ("", "P") and at.made < rule.pivots:
        found["PL"] = found["PR"] = _At("P", at.made + 1)
    open_ = _open(rule, at)
    if at.kind == "F" and rule.cruise < at.made <= rule.ahead:
        found[FULL] = END
    elif at.kind == "F" and at.made > rule.lowered and LOWER in open_:
        found[FULL] = _At("F", at.made, word=FULL)
    for order in open_:
        found[order.split()[0]] = END if order == LOWER else _At("F", at.made, word=HOIST)
    return found


def _open(rule: Law, at: _At) -> list[str]:
    """The sail orders that may end a string here."""
    return [order for order, most in rule.orders if at.kind in ("", "F") and at.made <= most]


def _whole(rule: Law, at: _At) -> bool:
    """Whether a string may end here: not in the middle of an order, and not with more moves than it has without one."""
    return at.word not in (HOIST, FULL) and (at.kind != "F" or at.made <= rule.ahead)


@cache
def nodes_of(rule: Law) -> tuple[Node, ...]:
    """The graph of a law; most ships of a fleet share it."""
    return graph(_At(), lambda at: _ways(rule, at), lambda at: _whole(rule, at))


def plot_line(sea: Sea, ship: Ship) -> Plot | None:
    """The line of a ship on the order sheet; nothing where only the empty string is legal."""
    rule = law(sea, ship)
    nodes = nodes_of(rule)
    if not nodes[0].ways:
        return None
    here = pose(ship.bow, ship.h)
    shifts, named = wording(rule)
    return Plot(ship.id, "line-plot", nodes, (here.x, here.y, here.h), shifts, {"ship": sea.label(ship.id)}, named)


@cache
def wording(rule: Law) -> tuple[tuple[Shift, ...], dict[str, Message]]:
    """The tokens of a law for the eye: what each does to a pose, and its words."""
    labels = {token: Message("order-move", {"letter": token}) for token in MOVES}
    labels |= {FULL: Message("order-full"), HOIST: Message("order-hoist"), LOWER: Message("order-lower")}
    labels |= {word: Message("order-rig", {"rig": rig}) for word, rig in RIGS.items()}
    used = {token for node in nodes_of(rule) for token in node.ways}
    shifts = tuple(shift for shift in SHIFTS if shift.token in used)
    return shifts, {token: label for token, label in labels.items() if token in used}


def read(text: str) -> tuple[tuple[str, ...], str]:
    """A string as written: its moves, and the sail order."""
    moves, _, order = text.partition("/")
    return tuple(token for token in moves.split() if token != FULL), f"/{order}" if order else ""


def at_full(sea: Sea, ship: Ship, moves: tuple[str, ...]) -> bool:
    """TS-3.2 Whether such a string is at full velocity: forward, by oar alone, faster than the cruise."""
    forward = bool(moves) and moves[0] in ("A", "L", "R", "K")
    return forward and not ship.rig and may_sprint(sea, ship) and len(moves) > cruising(sea, ship)


def written(ship: Ship) -> str:
    """TS-3.8 An order as it is printed."""
    return f"{ship.id}: {' '.join(ship.plot)}{f' {FULL}' if ship.full else ''}".rstrip()


class WriteOrders(ShipSheet, frozen=True):
    """TS-3.1 For each ship its owner writes in secret a string of tokens; TS-3.9 all are revealed together."""

    key = "ask-orders"
    rule = "TS-3.1"
    phase = "orders"

    def lines(self, sea: Sea, side: str) -> tuple[Line, ...]:
        found = (plot_line(sea, ship) for ship in sea.fleet(side))
        return tuple(line for line in found if line is not None)

    def carry_out(self, sea: Sea, written_: dict[str, str]) -> None:
        sea.put(*[revealed(sea, sea.ships[name], text) for name, text in written_.items()])

    def refuse(self, sea: Sea, answer: Answer) -> Refusal:
        """Why a sheet is not legal: the first string that the log sheet forbids."""
        for name, text in getattr(answer, "lines", ()):
            ship = sea.ships.get(name)
            if ship is not None and not ship.gone and (bar := plot_bar(sea, ship, text)) is not None:
                return bar
        return super().refuse(sea, answer)


def revealed(sea: Sea, ship: Ship, text: str) -> Ship:
    """TS-3.2, TS-3.9 A ship whose order is read out; full velocity costs a box, sails are set or struck before the first step."""
    moves, order = read(text)
    args = {"ship": sea.label(ship.id)}
    if order:
        rig: Rig = "" if order == LOWER else RIGS[order.split()[1]]
        ship = replace(ship, rig=rig)
        sea.tell(Event("rigged", "TS-15.2", {**args, "rig": rig or "none"}, ship=ship.id, beat=9))
    full = at_full(sea, ship, moves)
    boxes = ship.boxes - 1 if full and not sea.on("fleet_fatigue") else ship.boxes
    ship = replace(ship, plot=moves, full=full, boxes=boxes)
    if moves:
        sea.tell(Event("ordered", "TS-3.8", {**args, "order": written(ship).partition(": ")[2]}, ship=ship.id, beat=9))
    return ship


def plot_bar(sea: Sea, ship: Ship, text: str) -> Refusal | None:
    """TS-3 What forbids a string, in words; nothing where it is legal."""
    if " ".join(text.split()) in (plot_line(sea, ship) or ("",)):
        return None
    args = {"ship": sea.label(ship.id), "order": text}
    if (bar := order_bar(sea, ship)) is not None:
        return bar
    moves, order = read(text)
    rule = law(sea, ship)
    if any(token not in MOVES for token in moves):
        return Refusal("TS-3.8", "no-notation", args)
    if not rowed(sea, ship) and not rule.ahead and not order:
        return Refusal("TS-3.2", "no-oars", args)
    kinds = {"F" if token in "ALRK" else token[0] for token in moves}
    if len(kinds) > 1:
        return Refusal("TS-3.3", "no-mixed", args)
    kind = next(iter(kinds), "")
    limits = {"F": (rule.ahead, "TS-3.2"), "B": (rule.back, "TS-3.3"), "P": (rule.pivots, "TS-3.4"), "": (0, "TS-3.2")}
    most, which = limits[kind]
    if kind == "F" and order:
        if len(moves) > dict(rule.orders).get(order, 0):
            return Refusal("TS-15.2", "no-sail-order", args)
    elif len(moves) > most:
        if ship.immobilised:
            return Refusal("TS-3.5", "no-immobilised", args)
        return Refusal(which, "no-speed", {**args, "most": most, "kind": kind})
    full = rule.lowered if order == LOWER else 99 if order else rule.cruise
    if FULL in text.split() and not len(moves) > full:
        return Refusal("TS-3.8", "no-full", args)
    if order and (order not in dict(rule.orders) or kind not in ("", "F")):
        return Refusal("TS-15.2", "no-sail-order", args)
    if "K" in moves and not rule.rakes:
        return Refusal("TS-3.7", "no-rake-order", args)
    return Refusal("TS-3.6", "no-handiness", args)
