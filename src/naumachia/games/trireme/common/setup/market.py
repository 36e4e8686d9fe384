"""PC Fleets bought by points, as both games sell them (TF-PC, TS-PC): crews, ready fleets, faults, and where two fleets meet."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypedDict

from naumachia.kernel import Message, Words, spoken
from naumachia.kernel.files.fleets import (
    Camp,
    Extra,
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

from ..charts import CREWS, CommonCharts, Crew, Equipment, PointChoice
from .faults import load_faults
from .scenario import Map, Side

RED, YELLOW = Words("Red", "Rouge"), Words("Yellow", "Jaune")
TITLE = Words("Chosen fleets, {} points", "Flottes au choix, {} points")
Recipes = Mapping[str, tuple[str, ...]]
"""Themes: ships bought in turn until the points are spent."""


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
    presets = tuple(
        Preset(name, Message(f"recipe-{name}"), points, Muster("", (build(bare, points, recipe),)))
        for name, recipe in recipes.items()
        if not any(item_faults(bare, read_item(text)) for text in recipe)
        for points in charts.point_choice.points
    )
    return Market(bare.rule, bare.sizes, bare.models, bare.leaders, presets, bare.sides, traits=bare.traits, extras=bare.extras)


def kit(charts: CommonCharts, item: Equipment) -> Extra:
    """A piece of equipment for sale, and how many of it each type may carry: by its size and its places."""
    room = {}
    for name, kind in charts.ship_types.table.items():
        counts = (count for count in range(1, 10) if not any(load_faults((item,) * count, kind, charts)))
        if most := max(counts, default=0):
            room[name] = most
    return Extra(item, Message(f"kit-{item}"), int(getattr(charts.prices.equipment, item)), room)


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


def items_of(fleet: Muster) -> list[Item]:
    """Every ship of a fleet as written."""
    return [read_item(text) for squadron in fleet.squadrons for text in squadron]


def muster_faults(rules: PointChoice, sold: Market, points: int, written: Muster) -> list[Message]:
    """PC-d1 Everything wrong with a fleet but its price; more ships than find room could never be placed."""
    if points not in rules.points:
        return [Message("fleet-no-size", {"points": points, "known": ", ".join(map(str, rules.points))})]
    items = items_of(written)
    found = [fault for item in {print_item(item): item for item in items}.values() for fault in item_faults(sold, item)]
    room = rules.columns * rules.deployment_rows // 2
    if len(written.squadrons) != 1:
        found.append(Message("fleet-squadrons", {"most": 1, "found": len(written.squadrons)}))
    elif not items:
        found.append(Message("fleet-no-ship"))
    if len(items) > room:
        found.append(Message("fleet-too-long", {"ships": len(items), "most": room}))
    return found


def too_dear(sold: Market, points: int, written: Muster) -> list[Message]:
    """PC-d1 A fleet that costs more than there is to spend."""
    spent = sum(price(sold, item) for item in items_of(written))
    return [Message("fleet-too-dear", {"points": points, "spent": spent})] if spent > points else []


def named(letter: str, fleet: Muster) -> dict[str, Item]:
    """The ships of a fleet by the names they get."""
    return {f"{letter}{place}": item for place, item in enumerate(items_of(fleet), 1)}


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
    """PC Where two fleets meet: on the open sea, placed by their owners, red in the south, yellow in the north."""
    return {
        "title": Words(TITLE.en.format(points), TITLE.fr.format(points)),
        "provenance": "reconstructed",
        "map": Map(rules.columns, rules.rows),
        "turns": rules.turns,
        "sides": {"red": Side(name=RED, edge="south"), "yellow": Side(name=YELLOW, edge="north")},
        "deployment": True,
    }
