"""Fleets bought by points (TF-PC): what is for sale, ready fleets, faults, and the battle of two fleets."""

from __future__ import annotations

from naumachia.kernel import Message, spoken
from naumachia.kernel.files.fleet_lists import Recipes, named, too_dear
from naumachia.kernel.files.fleets import Extra, Fleets, Item, Market, Model, Muster
from naumachia.kernel.shown.record_sheet import rows_of

from ...common.setup.market import crew_of, kit, kit_of, meeting, muster_faults, stall
from ..charts import Charts
from ..pieces import FITTED
from .scenario import Battle, Berth

RECIPES: Recipes = {
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
    """TF-PC All types by price, crews, equipment and infantry, and ready fleets of every size."""
    types, most = charts.ship_types.table, charts.overload.infantry_most
    infantry = Extra("infantry", Message("sheet-infantry-label"), charts.prices.infantry, dict.fromkeys(types, most))
    extras = [*(kit(charts, item) for item in FITTED), infantry]
    return stall("TF-PC", charts, [_model(charts, name) for name in types], extras, RECIPES)


def _model(charts: Charts, name: str) -> Model:
    """TF-PC A type as its counter shows it; its price is that of hull and boarding factor."""
    kind = charts.ship_types.table[name]
    rows = (
        ("size", Message("sheet-value", {"value": kind.size})),
        ("speed", Message("sheet-speed", {"cruise": kind.cruise, "fv": kind.fv})),
        ("factor", Message("sheet-value", {"value": kind.bf})),
        ("ram", Message("sheet-ram", {"ram": int(kind.ram)})),
    )
    shown = rows_of(rows)
    return Model(name, spoken(kind.name), kind.hull + kind.bf, shown)


def faults(charts: Charts, points: int, written: Muster) -> tuple[Message, ...]:
    """PC-d1 Everything wrong with a fleet."""
    sold = market(charts)
    return tuple(muster_faults(charts.point_choice, sold, points, written) or too_dear(sold, points, written))


def scenario(charts: Charts, points: int, one: Muster, two: Muster) -> Battle:
    """TF-PC Two fleets meet on the open sea."""
    fleets = {"red": named("R", one), "yellow": named("Y", two)}
    ships = {name: _berth(side, item) for side, items in fleets.items() for name, item in items.items()}
    equipped = any(berth.equipment for berth in ships.values())
    return Battle(
        game="trireme_fleet",
        minutes=points // 5,
        difficulty=2,
        options={"fleet_equipment": 1} if equipped else {},
        ships=ships,
        **meeting(charts.point_choice, points),
    )


def _berth(side: str, item: Item) -> Berth:
    infantry = int(item.choices.get("infantry", 0))
    return Berth(side=side, type=item.model, crew=crew_of(item), equipment=kit_of(item, FITTED), infantry=infantry)


FLEETS = Fleets(market, faults, scenario)
