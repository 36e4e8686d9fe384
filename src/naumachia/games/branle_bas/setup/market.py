"""BB-14.1, BB-2.2 Fleets bought by budget: what is for sale, ready fleets, faults, and the battle of two."""

from __future__ import annotations

from naumachia.kernel import Message, Words, spoken
from naumachia.kernel.errors import BadFile
from naumachia.kernel.files.fleet_lists import Recipes, items_of, ship_faults, size_faults, title, too_dear, too_long
from naumachia.kernel.files.fleets import Camp, Fleets, Market, Model, Muster, Pick, Preset, Size, Trait, read_item
from naumachia.kernel.shown.record_sheet import rows_of

from ..charts import Charts
from .entry import Sectors, headings, leader, line
from .scenario import Battle, Berth, Line, Side

WEST, EAST = Words("the first fleet", "la première flotte"), Words("the second fleet", "la deuxième flotte")
"""Named for no quarter: where they come in depends on the wind."""
SQUADRON = Words("squadron {}", "escadre {}")
RECIPES: Recipes = {
    "line": ("74",),
    "heavy": ("80", "80", "74"),
    "flagship": ("120", "74", "74", "64"),
    "light": ("64", "64", "56"),
    "mixed": ("80", "74", "64"),
}
"""Themes: ships bought in turn until the budget is spent."""
ROOM = 24
"""More ships than this a side do not come in line."""
SQUADRONS = 3
WINDS = (0, 90, 180, 270)
"""BB-2.4 The wind blows parallel to a side of the table."""
SECTORS: tuple[Sectors, Sectors] = (2, 4)
"""BB-2.5 How far apart the headings of the two lines may be."""


def market(charts: Charts) -> Market:
    """BB-14.1 All classes by price, and ready fleets."""
    models = sorted((_model(charts, name) for name in charts.ships.table), key=lambda model: (model.price, model.name))
    presets = tuple(
        Preset(name, Message(f"recipe-{name}"), points, Muster("", (ships,)))
        for name, recipe in RECIPES.items()
        if all(kind in charts.ships.table for kind in recipe)
        for points in charts.budget.points
        if (ships := build(charts, points, recipe)) and in_balance(charts, points, _cost(charts, ships))
    )
    return Market(
        rule="BB-14.1",
        sizes=tuple(Size(points, SQUADRONS) for points in charts.budget.points),
        models=tuple(models),
        leaders=(),
        presets=presets,
        sides=(Camp("West", spoken(WEST)), Camp("East", spoken(EAST))),
        conditions=(
            _condition("wind", WINDS, 0),
            _condition("sectors", SECTORS, 4),
        ),
    )


def _condition(name: str, values: tuple[int, ...], usual: int) -> Trait:
    """BB-2.4, BB-2.5 What the players agree on: where the wind comes from, and how far apart the headings are."""
    picks = tuple(Pick(str(value), Message(f"condition-{name}-value", {"value": value})) for value in values)
    return Trait(name, Message(f"condition-{name}"), str(usual), picks)


def _model(charts: Charts, name: str) -> Model:
    """A class as its sheet shows it."""
    card = charts.ships.table[name]
    rows = (
        ("rank", Message("sheet-value", {"value": card.rank})),
        ("bordee", Message("sheet-value", {"value": card.bordee})),
        ("force", Message("sheet-value", {"value": card.force})),
        ("abordage", Message("sheet-value", {"value": card.abordage})),
        ("boxes", Message("sheet-value", {"value": 2 * charts.sheet.columns[card.rank - 1]})),
    )
    return Model(name, spoken(card.name), card.cost, rows_of(rows))


def in_balance(charts: Charts, one: int, two: int) -> bool:
    """BB-2.2 A gap of up to 5 % of the dearer is accepted."""
    return 100 * abs(one - two) <= charts.entry.percent * max(one, two)


def _cost(charts: Charts, texts: tuple[str, ...]) -> int:
    return sum(charts.ships.table[read_item(text).model].cost for text in texts)


def build(charts: Charts, points: int, recipe: tuple[str, ...]) -> tuple[str, ...]:
    """Ships of a recipe bought in turn; then one is changed for another as long as that comes nearer to the budget."""
    costs = {name: card.cost for name, card in charts.ships.table.items()}
    bought, left = list[str](), points
    while (kind := recipe[len(bought) % len(recipe)]) and costs[kind] <= left and len(bought) < ROOM:
        bought.append(kind)
        left -= costs[kind]
    while fits := [kind for kind in costs if costs[kind] <= left]:
        bought.append(max(fits, key=lambda kind: costs[kind]))
        left -= costs[bought[-1]]
    while better := _change(costs, bought, left):
        place, kind = better
        left += costs[bought[place]] - costs[kind]
        bought[place] = kind
    return tuple(sorted(bought, key=lambda kind: -costs[kind]))


def _change(costs: dict[str, int], bought: list[str], left: int) -> tuple[int, str] | None:
    """The change of one ship for a dearer one that leaves least of the budget, the last of its kind first."""
    ways = [
        (left - costs[kind] + costs[old], -place, kind)
        for place, old in enumerate(bought)
        for kind in costs
        if 0 < costs[kind] - costs[old] <= left
    ]
    return (-min(ways)[1], min(ways)[2]) if ways else None


def faults(charts: Charts, points: int, written: Muster) -> tuple[Message, ...]:
    """BB-14.1 Everything wrong with a fleet by itself: it may cost up to 5 % more than the budget, but not more."""
    if unknown := size_faults(charts.budget.points, points):
        return unknown
    sold, items = market(charts), items_of(written)
    found = ship_faults(sold, items)
    if not 1 <= len(written.squadrons) <= SQUADRONS:
        found.append(Message("fleet-squadrons", {"most": SQUADRONS, "found": len(written.squadrons)}))
    found += [Message("fleet-empty", {"place": place}) for place, ships in enumerate(written.squadrons, 1) if not ships]
    found += too_long(items, ROOM)
    return tuple(found or too_dear(sold, points, written))


def scenario(charts: Charts, points: int, one: Muster, two: Muster, agreed: dict[str, str]) -> Battle:
    """BB-2.2, BB-2.5 Two fleets of like budgets meet on the standard entry, with the wind and the sectors agreed on."""
    spent = [sum(_cost(charts, ships) for ships in fleet.squadrons) for fleet in (one, two)]
    if not in_balance(charts, *spent):
        fault = Message("fleet-gap", {"one": spent[0], "two": spent[1], "percent": charts.entry.percent})
        raise BadFile("fleets", (fault,), "branle_bas")
    wind, apart = int(agreed["wind"]), next(one for one in SECTORS if str(one) == agreed["sectors"])
    west, east = headings(wind, apart)
    ships = _berths(charts, "West", "W", west, one) | _berths(charts, "East", "E", east, two)
    return Battle(
        game="branle_bas",
        title=title(points),
        minutes=15 * len(ships),
        difficulty=3,
        wind=wind,
        provenance="reconstructed",
        sides={"West": Side(name=WEST), "East": Side(name=EAST)},
        ships=ships,
        squadrons=_lines("W", one) | _lines("E", two),
    )


def _berths(charts: Charts, side: str, letter: str, heading: int, fleet: Muster) -> dict[str, Berth]:
    """BB-2.5 All squadrons in one line ahead; BB-2.3 the first ship is the flagship."""
    types = tuple(item.model for item in items_of(fleet))
    places = line(charts, leader(charts, heading), types)
    return {
        f"{letter}{number}": Berth(side=side, type=kind, at=(at.x, at.y, at.h), flagship=number == 1)
        for number, (kind, at) in enumerate(zip(types, places, strict=True), 1)
    }


def _lines(letter: str, fleet: Muster) -> dict[str, Line]:
    """BB-7.1 The squadrons from van to rear."""
    found, number = dict[str, Line](), 0
    for place, squadron in enumerate(fleet.squadrons, 1):
        ships = tuple(f"{letter}{number + one}" for one in range(1, len(squadron) + 1))
        number += len(squadron)
        found[f"{letter}Line{place}"] = Line(ships=ships, name=Words(SQUADRON.en.format(place), SQUADRON.fr.format(place)))
    return found


FLEETS = Fleets(market, faults, scenario)
