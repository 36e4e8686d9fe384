"""Fleets bought by points, as both games sell them (TF-PC, TS-PC): crews, ready fleets, faults, and where two fleets meet."""

from __future__ import annotations

from typing import Literal, TypedDict

from naumachia.kernel import Message, Words, spoken
from naumachia.kernel.files.fleet_lists import Recipes, one_list_faults, title, with_presets
from naumachia.kernel.files.fleets import Camp, Extra, Item, Market, Model, Muster, Pick, Size, Trait

from ..charts import CREWS, CommonCharts, Crew, Equipment, PointChoice
from .faults import load_faults
from .scenario import Map, Side

RED, YELLOW = Words("Red", "Rouge"), Words("Yellow", "Jaune")


def stall(rule: str, charts: CommonCharts, models: list[Model], extras: list[Extra], recipes: Recipes) -> Market:
    """All types by price, crews, what a ship may carry besides, and ready fleets of every size."""
    picks = tuple(Pick(crew, Message(f"crew-{crew}"), int(getattr(charts.prices.crew, crew))) for crew in CREWS)
    bare = Market(
        rule=rule,
        sizes=tuple(Size(points, 1) for points in charts.point_choice.points),
        models=tuple(sorted(models, key=lambda model: (model.price, model.name))),
        leaders=(),
        presets=(),
        sides=(Camp("red", spoken(RED)), Camp("yellow", spoken(YELLOW))),
        traits=(Trait("crew", Message("sheet-crew-label"), "ordinary", picks),),
        extras=tuple(extras),
    )
    return with_presets(bare, recipes)


def kit(charts: CommonCharts, item: Equipment) -> Extra:
    """A piece of equipment for sale, and how many of it each type may carry: by its size and its places."""
    room = {}
    for name, kind in charts.ship_types.table.items():
        counts = (count for count in range(1, 10) if not any(load_faults((item,) * count, kind, charts)))
        if most := max(counts, default=0):
            room[name] = most
    return Extra(item, Message(f"kit-{item}"), int(getattr(charts.prices.equipment, item)), room)


def muster_faults(rules: PointChoice, sold: Market, points: int, written: Muster) -> list[Message]:
    """PC-d1 Everything wrong with a fleet but its price; more ships than find room could never be placed."""
    return one_list_faults(sold, points, written, rules.columns * rules.deployment_rows // 2)


def crew_of(item: Item) -> Crew:
    """The crew bought for a ship."""
    return next(known for known in CREWS if known == item.choices.get("crew", "ordinary"))


def kit_of(item: Item, known: tuple[Equipment, ...]) -> tuple[Equipment, ...]:
    """The equipment bought for a ship."""
    return tuple(kit for kit in known for _ in range(int(item.choices.get(kit, 0))))


class Met(TypedDict):
    """Values of a scenario of two bought fleets that both games share."""

    title: Words
    provenance: Literal["reconstructed"]
    map: Map
    turns: int
    sides: dict[str, Side]
    deployment: bool


def meeting(rules: PointChoice, points: int) -> Met:
    """TF-PC, TS-PC Meeting place of two fleets: on the open sea, placed by their owners, red south, yellow north."""
    return {
        "title": title(points),
        "provenance": "reconstructed",
        "map": Map(rules.columns, rules.rows),
        "turns": rules.turns,
        "sides": {"red": Side(name=RED, edge="south"), "yellow": Side(name=YELLOW, edge="north")},
        "deployment": True,
    }
