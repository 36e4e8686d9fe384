"""CV-6.3 Fleets bought by points (S7 of our specification): what is for sale, ready fleets, faults, and the battle of two."""

from __future__ import annotations

from collections.abc import Sequence

from naumachia.kernel import Message, Words, spoken
from naumachia.kernel.files.fleet_lists import Recipes, named, one_list_faults, title, too_dear, with_presets
from naumachia.kernel.files.fleets import Camp, Extra, Fleets, Item, Market, Model, Muster, Pick, Size, Trait, read_item
from naumachia.kernel.shown.record_sheet import rows_of

from ..charts import CREWS, Charts, Crew
from .scenario import Battle, Berth, Side, Table

ROME, CARTHAGE = Words("Rome", "Rome"), Words("Carthage", "Carthage")
RECIPES: Recipes = {
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
    return with_presets(bare, RECIPES, lambda points, bought: not _great(charts, points, bought))


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


def _great(charts: Charts, points: int, texts: Sequence[str]) -> int:
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
    sold = market(charts)
    found = one_list_faults(sold, points, written, ROOM)
    found = found or too_dear(sold, points, written)
    if not found and (over := _great(charts, points, written.squadrons[0])):
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
        title=title(points),
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
    return {name: _berth(side, item) for name, item in named(letter, fleet).items()}


def _berth(side: str, item: Item) -> Berth:
    crew: Crew = next(known for known in CREWS if known == item.choices.get("crew", "standard"))
    return Berth(side=side, type=item.model, crew=crew, corvus=item.choices.get("corvus", "0") != "0")


FLEETS = Fleets(market, faults, scenario)
