"""Fleets bought by points, as several games sell them: ready fleets, the ships of a fleet, and the faults of its list."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence

from msgspec.structs import replace

from naumachia.kernel.files.fleets import Item, Market, Muster, Preset, item_faults, price, print_item, read_item
from naumachia.kernel.scenario import Words
from naumachia.kernel.words import Message

Recipes = Mapping[str, tuple[str, ...]]
"""Themes by name: ships bought in turn until the points are spent."""


def title(points: int) -> Words:
    """Return the title of a battle of two bought fleets."""
    return Words(f"Chosen fleets, {points} points", f"Flottes au choix, {points} points")


def items_of(fleet: Muster) -> list[Item]:
    """Return every ship of a fleet."""
    return [read_item(text) for squadron in fleet.squadrons for text in squadron]


def named(letter: str, fleet: Muster) -> dict[str, Item]:
    """Return the ships of a fleet by the names they get: the letter and a number."""
    return {f"{letter}{place}": item for place, item in enumerate(items_of(fleet), 1)}


def _no_limit(points: int, bought: Sequence[str]) -> bool:
    return True


def build(
    sold: Market, points: int, recipe: tuple[str, ...], fits: Callable[[int, Sequence[str]], bool] = _no_limit
) -> tuple[str, ...]:
    """Buy the ships of a recipe in turn until none of them can be had; return them, the dearest first.

    Where a game limits more than the price, `fits` says whether a list of ships is within that limit.
    """
    costs = {text: price(sold, read_item(text)) for text in recipe}
    left, bought = points, list[str]()
    while True:
        turn = len(bought) % len(recipe)
        ships = (one for one in (*recipe[turn:], *recipe[:turn]) if costs[one] <= left)
        ship = next((one for one in ships if fits(points, [*bought, one])), None)
        if ship is None:
            return tuple(sorted(bought, key=lambda text: -costs[text]))
        bought.append(ship)
        left -= costs[ship]


def with_presets(sold: Market, recipes: Recipes, fits: Callable[[int, Sequence[str]], bool] = _no_limit) -> Market:
    """Return the market with a ready fleet of every size for each recipe whose ships it sells."""
    presets = [
        Preset(name, Message(f"recipe-{name}"), size.points, Muster("", (build(sold, size.points, recipe, fits),)))
        for name, recipe in recipes.items()
        if not any(item_faults(sold, read_item(text)) for text in recipe)
        for size in sold.sizes
    ]
    return replace(sold, presets=tuple(presets))


def size_faults(sizes: Collection[int], points: int) -> tuple[Message, ...]:
    """Return the fault of a size that is not offered, if it is not."""
    return () if points in sizes else (Message("fleet-no-size", {"points": points, "known": ", ".join(map(str, sizes))}),)


def ship_faults(sold: Market, items: Sequence[Item]) -> list[Message]:
    """Return the faults of the ships of a fleet, those of equal ships once."""
    return [fault for item in {print_item(item): item for item in items}.values() for fault in item_faults(sold, item)]


def too_long(items: Sequence[Item], most: int) -> list[Message]:
    """Return the fault of a fleet with more ships than find room, if it has more."""
    return [Message("fleet-too-long", {"ships": len(items), "most": most})] if len(items) > most else []


def too_dear(sold: Market, points: int, written: Muster) -> list[Message]:
    """Return the fault of a fleet that costs more than there is to spend, if it does; its ships must be without faults."""
    spent = sum(price(sold, item) for item in items_of(written))
    return [Message("fleet-too-dear", {"points": points, "spent": spent})] if spent > points else []


def one_list_faults(sold: Market, points: int, written: Muster, most: int) -> list[Message]:
    """Return everything wrong with a fleet that is one list of ships, but for its price."""
    if unknown := size_faults([size.points for size in sold.sizes], points):
        return list(unknown)
    items = items_of(written)
    found = ship_faults(sold, items)
    if len(written.squadrons) != 1:
        found.append(Message("fleet-squadrons", {"most": 1, "found": len(written.squadrons)}))
    elif not items:
        found.append(Message("fleet-no-ship"))
    return found + too_long(items, most)
