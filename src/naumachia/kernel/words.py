"""Messages of rules: keys and values, never sentences. `text.py` and the page make sentences of them, from Fluent files.

A `Value` that is itself a `Message` is put into words first and then set into the outer sentence, so that a ship is
named in the reader's language.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Literal, TypeAlias, Union

from msgspec import UNSET, Struct, UnsetType

Value = Union[int, float, str, "Message", tuple["Message", ...]]
if TYPE_CHECKING:
    Plain: TypeAlias = object
    Args: TypeAlias = Mapping[str, object]
else:
    Plain = Any
    Args = dict[str, Any]
"""`Plain` is data of any form in a field that is written to JSON and read from it: code narrows it before use. `Args` are the
values to be set into a sentence, by name: a `Value`, or several of them. Both are `Any` to msgspec, which knows no `object`."""


class Message(Struct, frozen=True, gc=False, omit_defaults=True):
    """A key of the Fluent files and the values to be set into it."""

    key: str
    args: Args = {}

    def __str__(self) -> str:
        return self.key + "".join(f" {name}={value}" for name, value in self.args.items())


class Refusal(Struct, frozen=True, gc=False, omit_defaults=True):
    """Reason why an action is illegal: the rule and its words. Act tables use the same value for what bars an act."""

    rule: str
    key: str
    args: Args = {}

    def about(self, **args: object) -> Refusal:
        """The same, with whom and what it is about."""
        return Refusal(self.rule, self.key, {**args, **self.args})


Kind = Literal[
    "",  # no blow of its own: what one has cost
    "ram",  # bow against hull
    "collision",  # hull against hull, nobody pierced
    "rake",  # oars sheared off
    "shot",  # arrows and stones
    "broadside",  # the guns of one side of a ship; `Event.path` is where she lay, `Event.at` where it fell
    "grape",  # small shot from near by
    "mast",  # a mast goes over the side
    "flame",  # burning arrows and pots
    "grapple",  # hooks and ropes
    "board",  # men over the side
    "capture",  # new colours
    "strike",  # the colours come down
    "fire",  # she burns
    "ground",  # land, a quay
    "sink",
    "burn",  # burnt to the waterline
    "wreck",  # broken up where she lies
    "explode",  # blown up
]
"""Kinds of blows that a board can show; the last four leave a wreck."""
Chapter = Literal["", "turn", "activation", "step", "rest"]
"""Part of the match that begins with an event: a turn of the whole game, an activation of some pieces, a step where all move at
once, and the rest after the last step. A film can be stopped before a step and before the rest (`intermediate_states.py`)."""


class Blow(Struct, frozen=True, gc=False, omit_defaults=True):
    """Violence, as a board draws it."""

    kind: Kind
    by: str = ""
    """The piece that struck; nobody when the sea or a fire did it."""
    on: str = ""
    """The piece that was struck."""
    missed: bool = False
    """It came to nothing."""
    loss: dict[str, int] = {}
    """Loss of each piece, in the game's own units: points, marines."""


class Claim(Struct, frozen=True, gc=False, omit_defaults=True):
    """A piece that made for a place, and what it had to show for it, in the order in which that counts."""

    piece: str
    shows: tuple[Message, ...] = ()
    got: bool = False
    """It holds the place now."""


class Meeting(Struct, frozen=True, gc=False, omit_defaults=True):
    """Why pieces that move at once met these and not others; the sentence of the event says it in words."""

    claims: tuple[Claim, ...]
    """The pieces that wanted the place; the first got it."""
    held: str = ""
    """The piece that was there and stays, where none could get the place."""
    counts: tuple[Message, ...] = ()
    """Criteria in their order: one for each value of the claims."""
    decided: int = -1
    """Which of these has decided; none where the place was not to be had."""


class Event(Struct, frozen=True, gc=False, omit_defaults=True):
    """Something that happened: its rule and every number that decided it.

    What is told beyond the sentence is for the eye: a board draws the blow and knows no rule.
    """

    key: str
    rule: str
    args: Args = {}
    ship: str = ""
    """The piece the line is about."""
    path: tuple[Plain, ...] = ()
    """The way that piece went, as places in the game's own coordinates."""
    dice: tuple[int, ...] = ()
    faces: tuple[str, ...] = ()
    """Of special dice: what each of them shows (`Die.called`)."""
    die: str = ""
    """Of special dice: which kind they are (`Die.name`)."""
    seats: tuple[str, ...] = ()
    """The only seats that may know of it; empty when everybody may."""
    blow: Blow | None = None
    at: Plain = None
    """Where the blow fell or two met, written like a place of the path, when that is not where a piece lies: a quay."""
    side: str = ""
    """The side that acts. It stays what it was when the piece has changed sides."""
    beat: int = 0
    """Events of one answer that stand next to each other with the same number happened at once; 0 stands for itself."""
    chapter: Chapter = ""
    meeting: Meeting | None = None
    """The meeting that stopped pieces at the place `at`."""
    idle: bool = False
    """Told for the record: nothing came of it, and a log may fold it away."""


class Outcome(Struct, frozen=True, gc=False):
    """How a match ended; no winner means a draw.

    Inside a state its values are plain numbers and names: a `Message` among them would not survive being saved.
    """

    winner: str | None
    key: str
    rule: str
    args: Args = {}
    ranking: tuple[str, ...] | UnsetType = UNSET
    """The sides from first to last, where a game of more than two says so."""
