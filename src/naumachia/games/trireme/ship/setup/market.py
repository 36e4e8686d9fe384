"""Fleets bought by points (TS-PC): crews, men and equipment; ready fleets, faults, and the battle of two fleets."""

from __future__ import annotations

from naumachia.kernel import Message, spoken
from naumachia.kernel.files.fleet_lists import Recipes, items_of, named, too_dear
from naumachia.kernel.files.fleets import Extra, Fleets, Item, Market, Model, Muster
from naumachia.kernel.shown.record_sheet import rows_of

from ...common.charts import EQUIPMENT
from ...common.setup.market import crew_of, kit, kit_of, meeting, muster_faults, stall
from ..charts import Charts
from ..pieces import KINDS, Men
from ..rules.values import SAXON, room_of
from .faults import OPTION_OF
from .scenario import Battle, Berth

RECIPES: Recipes = {
    "cities": ("trireme crew=expert armoured=2 archers=1", "trireme armoured=2 light=1 archers=1", "lembos light=2"),
    "triremes": ("trireme armoured=2 light=1 archers=1",),
    "king": ("septireme armoured=6 light=4 archers=4 tower=1 engine=1", "quadrireme armoured=3 light=3 archers=2"),
    "rome": ("quinquereme armoured=6 light=2 archers=2 corvus=1", "quadrireme armoured=4 light=2 archers=2"),
    "carthage": ("quinquereme crew=expert armoured=4 light=4 archers=2", "quadrireme armoured=3 light=3 archers=2"),
    "patrol": ("liburnian armoured=1 light=1 archers=1 fire=1", "cataphract_trireme armoured=3 light=1 archers=2 engine=1"),
    "saxons": ("saxon crew=expert light=4",),
}
"""The themes of section 10: ships bought in turn until the points are spent."""


def market(charts: Charts) -> Market:
    """TS-PC All types by the price of the hull, crews, men by kind and equipment, and ready fleets of every size."""
    types = charts.ship_types.table
    rooms = {name: room_of(charts, kind) for name, kind in types.items()}
    men = [Extra(kind, Message(f"men-{kind}"), int(getattr(charts.prices.men, kind)), rooms) for kind in KINDS]
    extras = [*men, *(kit(charts, item) for item in EQUIPMENT)]
    return stall("TS-PC", charts, [_model(charts, name) for name in types], extras, RECIPES)


def _model(charts: Charts, name: str) -> Model:
    """TS-PC A type as its log sheet shows it; its price is that of the hull."""
    kind = charts.ship_types.table[name]
    rows = (
        ("size", Message("sheet-size", {"value": kind.size, "deck": kind.deck})),
        ("speed", Message("sheet-model-speed", {"cruise": kind.cruise, "fv": kind.fv})),
        ("men", Message("sheet-model-men", {"cap": kind.cap, "room": room_of(charts, kind), "oars": kind.oars})),
    )
    return Model(name, spoken(kind.name), kind.hull, rows_of(rows))


def men_of(item: Item) -> Men:
    """The men bought for a ship."""
    return Men(**{kind: int(item.choices.get(kind, 0)) for kind in KINDS})


def faults(charts: Charts, points: int, written: Muster) -> tuple[Message, ...]:
    """PC-d1 Everything wrong with a fleet."""
    sold = market(charts)
    found = muster_faults(charts.point_choice, sold, points, written)
    return tuple(found or (*_manned(charts, written), *too_dear(sold, points, written)))


def _manned(charts: Charts, written: Muster) -> list[Message]:
    """Ships with more men than find room; TS-1.4: Saxons that nobody rows."""
    types = charts.ship_types.table
    found = []
    for item in items_of(written):
        kind = types[item.model]
        if men_of(item).total > room_of(charts, kind):
            found.append(Message("fleet-too-many-men", {"model": spoken(kind.name), "room": room_of(charts, kind)}))
        if item.model == SAXON and not men_of(item).light:
            found.append(Message("fleet-no-rowers", {"model": spoken(kind.name)}))
    return found


def scenario(charts: Charts, points: int, one: Muster, two: Muster) -> Battle:
    """TS-PC Two fleets meet on the open sea."""
    fleets = {"red": named("R", one), "yellow": named("Y", two)}
    ships = {name: _berth(side, item) for side, items in fleets.items() for name, item in items.items()}
    fitted = {item for berth in ships.values() for item in berth.equipment}
    return Battle(
        game="trireme_ship",
        minutes=points // 3,
        difficulty=3,
        options={OPTION_OF[item]: 1 for item in EQUIPMENT if item in fitted and item in OPTION_OF},
        ships=ships,
        **meeting(charts.point_choice, points),
    )


def _berth(side: str, item: Item) -> Berth:
    return Berth(side=side, type=item.model, crew=crew_of(item), equipment=kit_of(item, EQUIPMENT), men=men_of(item))


FLEETS = Fleets(market, faults, scenario)
