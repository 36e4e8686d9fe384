"""PC Fleets bought by points (TF-PC): what is for sale, ready fleets, faults, and the battle of two fleets."""

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

from ...common.charts import CREWS, Crew, Equipment
from ...common.scenario import Map, Side
from ..charts import Charts
from .faults import load_faults
from .scenario import Battle, Berth
from .start import spoken

FITTED: tuple[Equipment, ...] = ("corvus", "iron_hands", "tower", "engine", "fire")
"""What the Fleet Game knows of equipment."""
RED, YELLOW = Words("Red", "Rouge"), Words("Yellow", "Jaune")
TITLE = Words("Chosen fleets, {} points", "Flottes au choix, {} points")
RECIPES: dict[str, tuple[str, ...]] = {
    "cities": ("trireme crew=expert", "trireme", "bireme", "lembos"),
    "triremes": ("trireme",),
    "king": ("septireme tower=1", "quinquereme", "quadrireme engine=1", "octere tower=1"),
    "rome": ("quinquereme corvus=1", "quinquereme corvus=1 infantry=1", "quadrireme"),
    "carthage": ("quinquereme crew=expert", "quadrireme"),
    "patrol": ("liburnian fire=1", "cataphract_trireme engine=1 fire=1", "trireme"),
    "saxons": ("saxon crew=expert infantry=2", "saxon infantry=1"),
}
"""The themes of section 10: ships bought in turn until the points are spent."""


def market(charts: Charts) -> Market:
    """PC All types by price, crews, equipment and infantry, and ready fleets of every size."""
    types = charts.ship_types.table
    prices = charts.prices
    picks = tuple(Pick(crew, Message(f"crew-{crew}"), int(getattr(prices.crew, crew))) for crew in CREWS)
    extras = [Extra(item, Message(f"kit-{item}"), int(getattr(prices.equipment, item)), _room(charts, item)) for item in FITTED]
    most = charts.overload.infantry_most
    extras.append(Extra("infantry", Message("sheet-infantry-label"), prices.infantry, dict.fromkeys(types, most)))
    bare = Market(
        rule="TF-PC",
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


def _room(charts: Charts, item: Equipment) -> dict[str, int]:
    """TF-8.1 How many of a piece of equipment each type may carry."""
    found = {}
    for name, kind in charts.ship_types.table.items():
        counts = (count for count in range(1, 10) if not any(load_faults((item,) * count, kind, charts)))
        if most := max(counts, default=0):
            found[name] = most
    return found


def _model(charts: Charts, name: str) -> Model:
    """PC A type as its counter shows it; its price is that of hull and boarding factor."""
    kind = charts.ship_types.table[name]
    rows = (
        ("size", Message("sheet-value", {"value": kind.size})),
        ("speed", Message("sheet-speed", {"cruise": kind.cruise, "fv": kind.fv})),
        ("factor", Message("sheet-value", {"value": kind.bf})),
        ("ram", Message("sheet-ram", {"ram": int(kind.ram)})),
    )
    shown = tuple(Row(Message(f"sheet-{key}-label"), value) for key, value in rows)
    return Model(name, spoken(kind.name), kind.hull + kind.bf, shown)


def build(sold: Market, points: int, recipe: tuple[str, ...]) -> tuple[str, ...]:
    """Ships of a recipe bought in turn, until not even the cheapest can be paid; the dearest first."""
    costs = {text: price(sold, read_item(text)) for text in recipe}
    left = points
    bought: list[str] = []
    while left >= min(costs.values()):
        turn = len(bought) % len(recipe)
        text = next(one for one in (*recipe[turn:], *recipe[:turn]) if costs[one] <= left)
        bought.append(text)
        left -= costs[text]
    return tuple(sorted(bought, key=lambda text: -costs[text]))


def room(charts: Charts) -> int:
    """PC More ships than this could never be placed."""
    return charts.point_choice.columns * charts.point_choice.deployment_rows // 2


def faults(charts: Charts, points: int, written: Muster) -> tuple[Message, ...]:
    """PC-d1 Everything wrong with a fleet."""
    sizes = charts.point_choice.points
    if points not in sizes:
        return (Message("fleet-no-size", {"points": points, "known": ", ".join(map(str, sizes))}),)
    sold = market(charts)
    items = [read_item(text) for squadron in written.squadrons for text in squadron]
    found = [fault for item in {print_item(item): item for item in items}.values() for fault in item_faults(sold, item)]
    if len(written.squadrons) != 1:
        found.append(Message("fleet-squadrons", {"most": 1, "found": len(written.squadrons)}))
    elif not items:
        found.append(Message("fleet-empty", {"place": 1}))
    if len(items) > room(charts):
        found.append(Message("fleet-too-long", {"ships": len(items), "most": room(charts)}))
    if not found and (spent := sum(price(sold, item) for item in items)) > points:
        found.append(Message("fleet-too-dear", {"points": points, "spent": spent}))
    return tuple(found)


def scenario(charts: Charts, points: int, one: Muster, two: Muster) -> Battle:
    """PC Two fleets meet on the open sea: placed by their owners, red in the south, yellow in the north."""
    rules = charts.point_choice
    ships = _berths("red", "R", one) | _berths("yellow", "Y", two)
    equipped = any(berth.equipment for berth in ships.values())
    return Battle(
        game="trireme_fleet",
        title=Words(TITLE.en.format(points), TITLE.fr.format(points)),
        minutes=points // 5,
        difficulty=2,
        options={"fleet_equipment": 1} if equipped else {},
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
    equipment = tuple(kit for kit in FITTED for _ in range(int(item.choices.get(kit, 0))))
    return Berth(side=side, type=item.model, crew=crew, equipment=equipment, infantry=int(item.choices.get("infantry", 0)))


FLEETS = Fleets(market, faults, scenario)
