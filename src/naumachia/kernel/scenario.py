"""Scenario files, optional rules, and the constants of one match."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from msgspec import Struct, field

from naumachia.kernel.orders.standing_orders import NONE, StandingOrders
from naumachia.kernel.words import Message

T = TypeVar("T")
B = TypeVar("B", bound="Scenario")
"""The scenarios of one game."""


class Words(Struct, frozen=True, forbid_unknown_fields=True):
    """A text in both languages, for titles and notes in scenario files."""

    en: str
    fr: str


def spoken(words: Words) -> Message:
    """A name in both languages; each language file picks its own."""
    return Message("name", {"en": words.en, "fr": words.fr})


class Scenario(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The head of every scenario file; each game adds its own fields."""

    game: str
    title: Words
    note: Words = Words("", "")
    minutes: int = 30
    difficulty: int = 1
    """From 1, a first game, to 5, a campaign evening."""
    special: tuple[Words, ...] = ()
    """The special rules in words, for players to read; the fields a game adds are what counts."""
    options: dict[str, int] = {}
    """Optional rules this scenario sets; a match may set others."""


ENOUGH = 20
"""Matches of a level from which on they are told in place of the helmsman's."""


class Count(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Matches of a program against itself."""

    games: int = 0
    wins: dict[str, int] = {}
    """By side; what is missing to `games` were draws."""
    answers: float = 0
    """Median of the answers of a match, if they were counted."""
    long: float = 0
    """Answers that nine matches in ten do not exceed."""
    ends: dict[str, int] = {}
    """How matches ended."""
    seeds: str = ""
    commit: str = ""


class Balance(Count, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How a scenario turned out when the helmsman played it against itself, and when programs of other levels did."""

    levels: dict[str, Count] = {}
    """By level."""

    def of(self, level: str) -> tuple[str, Count] | None:
        """Return a level and its matches against itself: this level, or the helmsman or another if it has played too few."""
        found = {level: self.levels.get(level, Count()), "helmsman": self} | self.levels
        enough = ((name, one) for name, one in found.items() if one.games >= ENOUGH)
        return next(enough, ("helmsman", self) if self.games else None)


class Setting(Struct, frozen=True, kw_only=True):
    """Constants of a match; each game adds its map and its derived tables."""

    scenario: Any
    charts: Any
    options: dict[str, int]
    standing_orders: StandingOrders[Any] = NONE
    """Those of the game; `Game.start` fills them in."""
    drawn: dict[object, tuple[Any, Any]] = field(default_factory=dict)
    """Values drawn last under each name, with their sources; not part of any position."""

    def draw(self, name: object, about: tuple[object, ...], make: Callable[..., T], *args: Any) -> T:
        """Return the value drawn last under this name if its sources are the same; otherwise make it anew.

        Of a large fleet hardly anything changes with an answer, and views are compared with the last ones by identity
        first.
        """
        known = self.drawn.get(name)
        if known is None or known[0] != about:  # most of them are the very same, which is seen at a glance
            known = self.drawn[name] = about, make(*args)
        found: T = known[1]
        return found


class OptionalRule(Struct, frozen=True):
    """A rule that may be switched on, or a number that may be set, before a match; its name is the message `option-{id}`."""

    id: str
    rule: str
    default: int = 0
    lowest: int = 0
    highest: int = 1
    needs: str = ""
    """The field of a scenario without which the rule means nothing; it is not offered there."""
