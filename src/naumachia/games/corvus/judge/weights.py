"""Weights of the judgement: those of the helmsman, and names for those who tune them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct, convert
from msgspec.structs import replace

from ..memo import Memo
from ..state import Sea, Setting


class Weights(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Numbers by which orders, plans and positions are judged; the usual ones are the helmsman's."""

    timid: float = 0.8
    """Weight of what the enemy threatens, against what one threatens oneself."""
    eager: float = 1.0
    """How much a side wants to come near while neither hunts nor flees."""
    near: float = 0.35
    """Pull of the nearest enemy, for the square root of a millimetre."""
    threat: float = 0.5
    """Weight of the best blow that a ship threatens."""
    board: float = 0.7
    """Weight of a grapple threatened, compared with a ram."""
    also: float = 0.15
    """… beside a better blow at the same ship."""
    stern: float = 0.6
    """Weight of a ram in the stern threatened, compared with one in the side."""
    glance: float = 0.6
    """How often a course alongside brings a ship to the oars it is after."""
    ready: float = 0.8
    """Weight of the threats of an enemy that is still to act this turn."""
    spent: float = 0.45
    """… of one that has acted."""
    acted: float = 1.0
    """Weight of the threats of an own ship that has acted, compared with one that is still to act."""
    marine: float = 0.7
    """Value of a marine point."""
    archer: float = 0.5
    """Value of an archer point."""
    damaged: float = 0.65
    """Share of its value that a damaged ship keeps."""
    tired: float = 0.86
    """… a tired crew keeps."""
    bank: float = 0.85
    """… a ship keeps with each bank of oars broken."""
    prize: float = 0.6
    """Value of a captured ship to its captor, as a share of its cost; its loss to the enemy counts besides."""
    taken: float = 0.9
    """Value of taking a ship, as a share of its cost, over and above the men."""
    back: float = 0.9
    """Weight of the assault that comes back over a link when one's own was thrown back."""
    reply: float = 0.5
    """The same before anybody has boarded."""
    outnumber: float = 0.15
    """Value of each marine point by which a grappler outnumbers its prey."""
    second: float = 0.5
    """Value of a second ship held fast by the same grappler, against the first."""
    lost: float = 1.0
    """Weight of ships lost on the way to a rout."""
    touch: float = 0.0
    """Weight of the grapples that ships in contact may still try this turn."""
    gripped: float = 0.0
    """Weight of those the enemies may try where a plan ends."""
    slip: float = 0.0
    """Weight of the chance that a grappled ship, still to act this turn, breaks away before the assault."""
    later: float = 0.7
    """Factor of a plan made before the others have moved, since it may miss them."""
    moved: float = 0.4
    """How much it weighs, when orders are written, that the enemies may have moved before."""
    jam: float = 0.5
    """Cost of being stopped by a friend: both are in each other's way."""
    wait: float = 0.15
    """Cost of staying where a ship is, since enemies near it make something of that."""
    sortie: float = 1.0
    """Battle is worth a thought if it brings a ship so many times the way of Forward from an enemy that rows on as well."""
    bold: float = 0.0
    """How much more a side wants to come near for each level by which its crews are better."""
    free: float = 0.5
    """Weight of the chance to break a bad link when orders are written."""


USUAL = Weights()


class Judging:
    """Weights of a memory, and what they make of pairs of ships."""

    def __init__(self) -> None:
        self.weights = USUAL
        self.appetites: dict[tuple[object, ...], tuple[float, float, float, float]] = {}
        """Values of what ships may do to each other, by their states."""


def judging(sea: Sea) -> Judging:
    """Return what this match is judged by."""
    return sea.setting.memo.of(Judging)


def weights(sea: Sea) -> Weights:
    """Return the weights by which this match is judged."""
    return sea.setting.memo.of(Judging).weights


def known(sea: Sea) -> dict[object, Any]:
    """Return the cache of the judgement for ships that lie as they lie here; programs with other weights have others."""
    judge = sea.setting.memo.of(Judging)
    found: dict[object, Any] | None = sea.looked.get(judge)
    if found is None:
        found = sea.looked[judge] = {}
    return found


def weigh(setting: Setting, numbers: Mapping[str, float]) -> Setting:
    """Return a setting with a memory of its own, in which positions are judged by other weights."""
    memo = Memo()
    memo.of(Judging).weights = convert(dict(numbers), Weights)
    return replace(setting, memo=memo)
