"""Fleets bought by points: what a game sells, and what a player has written down. How they are drawn up is the game's."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Any

from msgspec import Meta, Struct

from naumachia.kernel.picture import Row
from naumachia.kernel.words import Message

Name = Annotated[str, Meta(max_length=40)]


class Model(Struct, frozen=True):
    """A kind of ship for sale."""

    name: str
    label: Message
    price: int
    rows: tuple[Row, ...] = ()


class Leader(Struct, frozen=True):
    """Somebody who may command the whole fleet."""

    name: str
    label: Message


class Size(Struct, frozen=True):
    """How many points there are to spend, and on how many squadrons at most."""

    points: int
    squadrons: int


class Muster(Struct, frozen=True, forbid_unknown_fields=True):
    """A fleet as its owner writes it down: the leader, and squadron by squadron the models, the flagship first."""

    leader: Name
    squadrons: Annotated[tuple[Annotated[tuple[Name, ...], Meta(max_length=200)], ...], Meta(max_length=24)]


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
    sides: tuple[Message, ...]
    """The names of the two sides, the first to play being first."""


@dataclass(frozen=True)
class Fleets:
    """What a game does about fleets; every function is given its charts first."""

    market: Callable[[Any], Market]
    faults: Callable[[Any, int, Muster], tuple[Message, ...]]
    """Everything wrong with a fleet for so many points."""
    scenario: Callable[[Any, int, Muster, Muster], Any]
    """A set-up in which two sound fleets meet."""
