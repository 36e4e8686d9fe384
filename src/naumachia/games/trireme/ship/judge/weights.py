"""Weights of the judgement: those of the helmsman, and names for those who tune them."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct, convert
from msgspec.structs import replace

from ..state import Sea, Setting


class Weights(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Numbers by which plots and positions are judged; the usual ones are the helmsman's."""

    next: float = 0.4
    """Weight of a possible blow of the next turn, against one that is struck now."""
    wary: float = 0.9
    """How the enemy's blows count against one's own."""
    eager: float = 0.25
    """Value of a hex nearer to the enemy."""
    breath: float = 1.0
    """Value of an endurance box when plots are written."""
    lamed: float = 0.4
    """Share of its worth that a ship loses when its oars are broken."""
    holed: float = 0.2
    """… when it takes a breach, beside what else the breach brings."""
    man: float = 1.2
    """Value of a man point."""
    archer: float = 0.0
    """Additional value of one of archers."""
    factor: float = 0.2
    """Value of a point of the boarding factor."""
    box: float = 0.25
    """Value of an endurance box in a position."""
    stopped: float = 0.25
    """Share of its price that a ship loses when it is immobilised."""
    breach: float = 0.25
    """… for each breach."""


USUAL = Weights()


def weights(sea: Sea) -> Weights:
    """Return the weights by which this match is judged."""
    found: Weights = sea.setting.memo.get("weights", USUAL)
    return found


def weigh(setting: Setting, numbers: Mapping[str, float]) -> Setting:
    """Return a setting with a memory of its own, in which positions are judged by other weights."""
    return replace(setting, memo={"weights": convert(dict(numbers), Weights)})
