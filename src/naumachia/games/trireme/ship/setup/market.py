"""PC Fleets bought by points (TS-PC): crews, men and equipment; ready fleets, faults, and the battle of two fleets."""

from __future__ import annotations

from naumachia.kernel import Message, Words
from naumachia.kernel.fleets import (
    Extra,
    Fleets,
    Item,
    Market,
    Model,
    Muster,
    Pick,
    Preset,
    Size,
    Trait,
    item_faults,
    price,
    print_item,
    read_item,
)
from naumachia.kernel.picture import Row

from ...common.charts import CREWS, EQUIPMENT, Crew, ShipType
from ...common.scenario import Map, Side
from ...fleet.setup.market import RED, TITLE, YELLOW, build
from ..charts import Charts
from ..pieces import KINDS, Men
from .faults import OPTION_OF
from .scenario import Battle, Berth
from .start import spoken

RECIPES: dict[str, tuple[str, ...]] = {
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
    """PC All types by the price of the hull, crews, men by kind and equipment, and ready fleets of every size."""
    types, prices = charts.ship_types.table, charts.prices
    picks = tuple(Pick(crew, Message(f"crew-{crew}"), int(getattr(prices.crew, crew))) for crew in CREWS)
    rooms = {name: room_of(charts, kind) for name, kind in types.items()}
    extras = [Extra(kind, Message(f"men-{kind}"), int(getattr(prices.men, kind)), rooms) for kind in KINDS]
    extras += [
        Extra(item, Message(f"kit-{item}"), int(getattr(prices.equipment, item)), _places(charts, item)) for item in EQUIPMENT
    ]
    bare = Market(
        rule="TS-PC",
        sizes=tuple(Size(points, 1) for points in charts.point_choice.points),
        models=tuple(sorted((_model(charts, name) for name in types), key=lambda model: (model.price, model.name))),
        leaders=(),
        presets=(),
        sides=(spoken(RED), spoken(YELLOW)),
        traits=(Trait("crew", Message("sheet-crew-label"), "ordinary", picks),),
        extras=tuple(extras),
    )
    presets = tuple(
        Preset(name, Message(f"recipe-{name}"), points, Muster("", (build(bare, points, recipe),)))
        for name, recipe in RECIPES.items()
        if not any(item_faults(bare, read_item(text)) for text in recipe)
        for points in charts.point_choice.points
    )
    return Market(bare.rule, bare.sizes, bare.models, bare.leaders, presets, bare.sides, traits=bare.traits, extras=bare.extras)


def room_of(charts: Charts, kind: ShipType) -> int:
    """The man points a type carries, overload included."""
    table = charts.overload
    return kind.cap + (table.large if kind.size >= table.large_from else table.small)


def _places(charts: Charts, item: str) -> dict[str, int]:
    """How many of a piece of equipment each type may carry: by its size and its places."""
    least = int(getattr(charts.equipment_sizes, item))
    found = {}
    for name, kind in charts.ship_types.table.items():
        most = {"tower": kind.towers, "engine": kind.engines}.get(item, 1)
        if kind.size >= least and most:
            found[name] = most
    return found


def _model(charts: Charts, name: str) -> Model:
    """PC A type as its log sheet shows it; its price is that of the hull."""
    kind = charts.ship_types.table[name]
    rows = (
        ("size", Message("sheet-size", {"value": kind.size, "deck": kind.deck})),
        ("speed", Message("sheet-model-speed", {"cruise": kind.cruise, "fv": kind.fv})),
        ("men", Message("sheet-model-men", {"cap": kind.cap, "room": room_of(charts, kind), "oars": kind.oars})),
    )
    return Model(name, spoken(kind.name), kind.hull, tuple(Row(Message(f"sheet-{key}-label"), value) for key, value in rows))


def men_of(item: Item) -> Men:
    """The men bought for a ship."""
    return Men(**{kind: int(item.choices.get(kind, 0)) for kind in KINDS})


def faults(charts: Charts, points: int, written: Muster) -> tuple[Message, ...]:
    """PC-d1 Everything wrong with a fleet."""
    rules = charts.point_choice
    if points not in rules.points:
        return (Message("fleet-no-size", {"points": points, "known": ", ".join(map(str, rules.points))}),)
    sold = market(charts)
    items = [read_item(text) for squadron in written.squadrons for text in squadron]
    found = [fault for item in {print_item(item): item for item in items}.values() for fault in item_faults(sold, item)]
    room = rules.columns * rules.deployment_rows // 2
    if len(written.squadrons) != 1:
        found.append(Message("fleet-squadrons", {"most": 1, "found": len(written.squadrons)}))
    elif not items:
        found.append(Message("fleet-empty", {"place": 1}))
    if len(items) > room:
        found.append(Message("fleet-too-long", {"ships": len(items), "most": room}))
    if not found:
        types = charts.ship_types.table
        found += [
            Message("fleet-too-many-men", {"model": spoken(types[item.model].name), "room": room_of(charts, types[item.model])})
            for item in items
            if men_of(item).total > room_of(charts, types[item.model])
        ]
    if not found and (spent := sum(price(sold, item) for item in items)) > points:
        found.append(Message("fleet-too-dear", {"points": points, "spent": spent}))
    return tuple(found)


def scenario(charts: Charts, points: int, one: Muster, two: Muster) -> Battle:
    """PC Two fleets meet on the open sea: placed by their owners, red in the south, yellow in the north."""
    rules = charts.point_choice
    ships = _berths("red", "R", one) | _berths("yellow", "Y", two)
    fitted = {item for berth in ships.values() for item in berth.equipment}
    return Battle(
        game="trireme_ship",
        title=Words(TITLE.en.format(points), TITLE.fr.format(points)),
        minutes=points // 3,
        difficulty=3,
        options={OPTION_OF[item]: 1 for item in EQUIPMENT if item in fitted and item in OPTION_OF},
        provenance="reconstructed",
        map=Map(rules.columns, rules.rows),
        turns=rules.turns,
        sides={"red": Side(name=RED, edge="south"), "yellow": Side(name=YELLOW, edge="north")},
        ships=ships,
        deployment=True,
    )


def _berths(side: str, letter: str, fleet: Muster) -> dict[str, Berth]:
    items = [read_item(text) for squadron in fleet.squadrons for text in squadron]
    return {f"{letter}{place}": _berth(side, item) for place, item in enumerate(items, 1)}


def _berth(side: str, item: Item) -> Berth:
    crew: Crew = next(known for known in CREWS if known == item.choices.get("crew", "ordinary"))
    equipment = tuple(kit for kit in EQUIPMENT for _ in range(int(item.choices.get(kit, 0))))
    return Berth(side=side, type=item.model, crew=crew, equipment=equipment, men=men_of(item))


FLEETS = Fleets(market, faults, scenario)
