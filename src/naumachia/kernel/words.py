"""What rules say: keys and values, never sentences. Sentences are made at the edge, from Fluent files.

A `Value` that is itself a `Message` is put into words first and then set into the outer sentence, so that a ship is
named in the reader's language.
"""

from __future__ import annotations

from typing import Any, Union

from msgspec import Struct

Value = Union[int, float, str, "Message", tuple["Message", ...]]


class Message(Struct, frozen=True, omit_defaults=True):
    """A key of the Fluent files and the values to be set into it."""

    key: str
    args: dict[str, Any] = {}

    def __str__(self) -> str:
        return self.key + "".join(f" {name}={value}" for name, value in self.args.items())


class Refusal(Struct, frozen=True, omit_defaults=True):
    """Why something may not be done: the rule, and the words. What bars a thing is told by the same value."""

    rule: str
    key: str
    args: dict[str, Any] = {}

    def about(self, **args: Any) -> Refusal:
        """The same, with whom and what it is about."""
        return Refusal(self.rule, self.key, {**args, **self.args})


class Event(Struct, frozen=True, omit_defaults=True):
    """Something that happened: its rule and every number that decided it."""

    key: str
    rule: str
    args: dict[str, Any] = {}
    ship: str = ""
    """The piece the line is about."""
    path: tuple[Any, ...] = ()
    """The way that piece went, as places in the game's own coordinates."""
    dice: tuple[int, ...] = ()
    seats: tuple[str, ...] = ()
    """The only seats that may know of it; empty when everybody may."""


class Outcome(Struct, frozen=True):
    """How a match ended; no winner means a draw.

    Inside a state its values are plain numbers and names: a `Message` among them would not survive being saved.
    """

    winner: str | None
    key: str
    rule: str
    args: dict[str, Any] = {}
