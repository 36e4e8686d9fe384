"""CV-6.3 Fleets bought by points (S7 of our specification): what is for sale, ready fleets, faults, and the battle of two."""

from __future__ import annotations

from naumachia.kernel import Message, Words, spoken
from naumachia.kernel.files.fleets import (
    Camp,
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
from naumachia.kernel.shown.record_sheet import rows_of

from ..charts import CREWS, Charts, Crew
from .scenario import Battle, Berth, Side, Table

ROME, CARTHAGE = Words("Rome", "Rome"), Words("Carthage", "Carthage")
TITLE = Words("Chosen fleets, {} points", "Flottes au choix, {} points")
RECIPES: dict[str, tuple[str, ...]] = {
    "line": ("quinquereme",),
    "veterans": ("quinquereme crew=veteran", "quadrireme crew=veteran", "trireme crew=veteran", "liburnian crew=veteran"),
    "flagship": ("hexeres", "quinquereme", "quadrireme", "trireme", "liburnian"),
    "swarm": ("trireme", "trireme", "liburnian"),
    "bridges": ("quinquereme corvus=1", "quinquereme corvus=1", "quadrireme corvus=1", "trireme corvus=1"),
}
"""Themes: ships bought in turn until the points are spent."""


def market(charts: Charts) -> Market:
    """CV-6.3 All types by price, crews and the corvus, and ready fleets."""
    rule, cards = charts.points_battle, charts.ships.table
    picks = tuple(Pick(crew, Message(f"crew-{crew}"), charts.crew.cost_percent.of(crew)) for crew in CREWS if crew in rule.crews)
    models = sorted((_model(charts, name) for name in cards), key=lambda model: (model.price, model.name))
    bare = Market(
        rule="CV-6.3",
        sizes=tuple(Size(points, 1) for points in rule.points),
        models=tuple(models),
        leaders=(),
        presets=(),
        sides=(Camp("rome", spoken(ROME)), Camp("carthage", spoken(CARTHAGE))),
        traits=(Trait("crew", Message("sheet-crew-label"), "standard" if "standard" in rule.crews else rule.crews[0], picks),),
        extras=(Extra("corvus", Message("kit-corvus"), charts.crew.corvus_cost, dict.fromkeys(cards, 1), ("rome",), "CV-5.1"),),
    )
    presets = tuple(
        Preset(name, Message(f"recipe-{name}"), points, Muster("", (build(bare, charts, points, recipe),)))
        for name, recipe in RECIPES.items()
        if not any(item_faults(bare, read_item(text)) for text in recipe)
        for points in rule.points
    )
    return Market(bare.rule, bare.sizes, bare.models, bare.leaders, presets, bare.sides, traits=bare.traits, extras=bare.extras)


def _model(charts: Charts, name: str) -> Model:
    """A type as its card shows it."""
    card = charts.ships.table[name]
    rows = (
        ("size", Message("sheet-value", {"value": card.size})),
        ("speed", Message("sheet-speed", {"normal": card.normal // 10, "combat": card.combat // 10, "turn": card.turn})),
        ("ram", Message("sheet-ram", {"ram": card.ram, "defence": card.defence})),
        ("boarding", Message("sheet-value", {"value": card.boarding})),
        ("men", Message("sheet-men", {"marines": card.marines, "archers": card.archers, "catapults": card.catapults})),
    )
    return Model(name, spoken(card.name), card.cost, rows_of(rows))


def build(sold: Market, charts: Charts, points: int, recipe: tuple[str, ...]) -> tuple[str, ...]:
    """Ships of a recipe bought in turn, until not one of them can be had; the dearest first."""
    costs = {text: price(sold, read_item(text)) for text in recipe}
    left, bought = points, list[str]()
    while True:
        turn = len(bought) % len(recipe)
        open_ = [
            one for one in (*recipe[turn:], *recipe[:turn]) if costs[one] <= left and not _great(charts, points, [*bought, one])
        ]
        if not open_:
            return tuple(sorted(bought, key=lambda text: -costs[text]))
        bought.append(open_[0])
        left -= costs[open_[0]]


def _great(charts: Charts, points: int, texts: list[str]) -> int:
    """How many points too many go to great ships."""
    rule = charts.points_battle
    spent = sum(_cost(charts, item) for item in map(read_item, texts) if item.model in rule.great)
    return max(0, spent - points * rule.great_share // 100)


def _cost(charts: Charts, item: Item) -> int:
    crew: Crew = next((known for known in CREWS if known == item.choices.get("crew", "standard")), "standard")
    hull = -(-charts.ships.table[item.model].cost * charts.crew.cost_percent.of(crew) // 100)
    return hull + charts.crew.corvus_cost * int(item.choices.get("corvus", "0"))


def faults(charts: Charts, points: int, written: Muster) -> tuple[Message, ...]:
    """CV-6.3 Everything wrong with a fleet."""
    rule = charts.points_battle
    if points not in rule.points:
        return (Message("fleet-no-size", {"points": points, "known": ", ".join(map(str, rule.points))}),)
    sold = market(charts)
    texts = [text for squadron in written.squadrons for text in squadron]
    items = [read_item(text) for text in texts]
    found = [fault for item in {print_item(item): item for item in items}.values() for fault in item_faults(sold, item)]
    if len(written.squadrons) != 1:
        found.append(Message("fleet-squadrons", {"most": 1, "found": len(written.squadrons)}))
    elif not items:
        found.append(Message("fleet-no-ship"))
    if len(items) > ROOM:
        found.append(Message("fleet-too-long", {"ships": len(items), "most": ROOM}))
    if not found and (spent := sum(price(sold, item) for item in items)) > points:
        found.append(Message("fleet-too-dear", {"points": points, "spent": spent}))
    if not found and (over := _great(charts, points, texts)):
        found.append(Message("fleet-too-great", {"most": points * rule.great_share // 100, "over": over}))
    return tuple(found)


ROOM = 49
"""More ships than this a side does not draw up."""


def scenario(charts: Charts, points: int, one: Muster, two: Muster) -> Battle:
    """S7 Rome against Carthage on the open sea, both drawn up in secret."""
    rule = charts.points_battle
    left, right, low, high = rule.margin, rule.width - rule.margin, rule.height - rule.depth, rule.height - rule.margin
    return Battle(
        game="corvus",
        title=Words(TITLE.en.format(points), TITLE.fr.format(points)),
        minutes=points // 3,
        difficulty=3,
        provenance="reconstructed",
        table=Table(rule.width, rule.height),
        turns=charts.victory.turn_limit,
        sides={
            "rome": Side(name=ROME, roman=True, zone=(left, right, rule.margin, rule.depth), heading=0),
            "carthage": Side(name=CARTHAGE, zone=(left, right, low, high), heading=180),
        },
        ships=_berths("rome", "R", one) | _berths("carthage", "C", two),
        deployment=True,
    )


def _berths(side: str, letter: str, fleet: Muster) -> dict[str, Berth]:
    items = [read_item(text) for squadron in fleet.squadrons for text in squadron]
    return {f"{letter}{place}": _berth(side, item) for place, item in enumerate(items, 1)}


def _berth(side: str, item: Item) -> Berth:
    crew: Crew = next(known for known in CREWS if known == item.choices.get("crew", "standard"))
    return Berth(side=side, type=item.model, crew=crew, corvus=item.choices.get("corvus", "0") != "0")


FLEETS = Fleets(market, faults, scenario)
