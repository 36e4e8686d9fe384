"""Fleets bought by points: what a game sells, and what a player has written down. How they are drawn up is the game's."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Annotated, Generic

from msgspec import Meta, Struct

from naumachia.kernel.files.charts import C
from naumachia.kernel.scenario import B
from naumachia.kernel.shown.record_sheet import Row
from naumachia.kernel.words import Message

Name = Annotated[str, Meta(max_length=40)]
Written = Annotated[str, Meta(max_length=160)]
"""A ship as it is written down: its model, and after blanks what was chosen for it: `quinquereme crew=expert corvus=1`."""


class Model(Struct, frozen=True):
    """A kind of ship for sale."""

    name: str
    label: Message
    price: int
    rows: tuple[Row, ...] = ()


class Pick(Struct, frozen=True):
    """One of the words of a trait, and what it makes of the price, in hundredths."""

    name: str
    label: Message
    percent: int = 100


class Trait(Struct, frozen=True):
    """Property that each ship has one kind of, such as its crew; the usual kind need not be written down."""

    name: str
    label: Message
    usual: str
    picks: tuple[Pick, ...]


class Extra(Struct, frozen=True):
    """Extra that ships may carry: the price of a piece, and the room of each model."""

    name: str
    label: Message
    price: int
    most: dict[str, int]
    sides: tuple[str, ...] = ()
    """Sides whose ships may carry it; empty for all sides."""
    rule: str = ""
    """The rule that keeps it to those sides."""


class Camp(Struct, frozen=True):
    """A side that buys: its id in the battle that comes of it, by which the page knows its colour and its mark, and its name."""

    side: str
    label: Message


class Item(Struct, frozen=True):
    """A ship as bought: its model, and what was chosen for it."""

    model: str
    choices: dict[str, str] = {}


def read_item(written: str) -> Item:
    """A ship from its text; whether there is such a thing is for the market to say."""
    model, *words = written.split() or [""]
    return Item(model, {name: value for name, _, value in (word.partition("=") for word in words)})


def print_item(item: Item) -> str:
    """The text of a ship."""
    return " ".join([item.model, *(f"{name}={value}" for name, value in item.choices.items())])


class Leader(Struct, frozen=True):
    """Somebody who may command the whole fleet."""

    name: str
    label: Message


class Size(Struct, frozen=True):
    """How many points there are to spend, and on how many squadrons at most."""

    points: int
    squadrons: int


class Muster(Struct, frozen=True, forbid_unknown_fields=True):
    """A fleet as its owner writes it down: the leader, and squadron by squadron the ships, the flagship first."""

    leader: Name
    """Empty in games without leaders."""
    squadrons: Annotated[tuple[Annotated[tuple[Written, ...], Meta(max_length=200)], ...], Meta(max_length=24)]


class Preset(Struct, frozen=True):
    """A ready fleet of one size."""

    name: str
    label: Message
    points: int
    fleet: Muster


class Market(Struct, frozen=True):
    """All there is to choose from."""

    rule: str
    sizes: tuple[Size, ...]
    models: tuple[Model, ...]
    leaders: tuple[Leader, ...]
    presets: tuple[Preset, ...]
    sides: tuple[Camp, ...]
    """The two sides, the first to play being first."""
    traits: tuple[Trait, ...] = ()
    extras: tuple[Extra, ...] = ()
    conditions: tuple[Trait, ...] = ()
    """Conditions that both sides agree on besides their fleets, such as the wind; unset ones have their usual value."""


def price(market: Market, item: Item) -> int:
    """Return the price of an item without faults: the model by its traits, rounded up, and its extras."""
    cost = next(model.price for model in market.models if model.name == item.model)
    for trait in market.traits:
        pick = item.choices.get(trait.name, trait.usual)
        cost = -(-cost * next(one.percent for one in trait.picks if one.name == pick) // 100)
    return cost + sum(extra.price * int(item.choices.get(extra.name, 0)) for extra in market.extras)


def agreed(market: Market, said: Mapping[str, str]) -> dict[str, str]:
    """Return the agreed conditions by name."""
    return {one.name: said.get(one.name, one.usual) for one in market.conditions}


def condition_faults(market: Market, said: Mapping[str, str]) -> tuple[Message, ...]:
    """Conditions that the market does not know, or not with that word."""
    known = {one.name: [pick.name for pick in one.picks] for one in market.conditions}
    found = []
    for name, value in said.items():
        if name not in known:
            found.append(Message("fleet-no-condition", {"name": name, "known": ", ".join(known) or "none"}))
        elif value not in known[name]:
            found.append(Message("fleet-no-word", {"name": name, "value": value, "known": ", ".join(known[name])}))
    return tuple(found)


def camp_faults(market: Market, camp: Camp, fleet: Muster) -> tuple[Message, ...]:
    """Return a fault for each thing that this fleet carries and its side may not, each thing once."""
    carried = {name for squadron in fleet.squadrons for text in squadron for name in read_item(text).choices}
    barred = (extra for extra in market.extras if extra.sides and camp.side not in extra.sides and extra.name in carried)
    return tuple(Message("fleet-not-yours", {"what": extra.label, "rule": extra.rule}) for extra in barred)


def item_faults(market: Market, item: Item) -> tuple[Message, ...]:
    """Return the faults of one ship of a fleet."""
    if all(model.name != item.model for model in market.models):
        return (Message("fleet-no-model", {"name": item.model}),)
    found = []
    traits = {trait.name: trait for trait in market.traits}
    extras = {extra.name: extra for extra in market.extras}
    for name, value in item.choices.items():
        args = {"ship": item.model, "name": name, "value": value}
        if name in traits:
            known = [pick.name for pick in traits[name].picks]
            if value not in known:
                found.append(Message("fleet-no-pick", args | {"known": ", ".join(known)}))
        elif name not in extras:
            found.append(Message("fleet-no-choice", args | {"known": ", ".join([*traits, *extras])}))
        elif not (value.isascii() and value.isdigit() and int(value) <= extras[name].most.get(item.model, 0)):
            found.append(Message("fleet-too-many", args | {"most": extras[name].most.get(item.model, 0)}))
    return tuple(found)


@dataclass(frozen=True)
class Fleets(Generic[C, B]):
    """Functions of a game for fleets; each gets the charts of the game first."""

    market: Callable[[C], Market]
    faults: Callable[[C, int, Muster], tuple[Message, ...]]
    """Everything wrong with a fleet for so many points."""
    scenario: Callable[..., B]
    """A set-up in which two sound fleets meet: points, both fleets and, where the market has conditions, what was agreed on."""
