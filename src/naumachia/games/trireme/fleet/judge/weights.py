"""Weights of the judgement: those of the helmsman, and names for those who tune them."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct, convert
from msgspec.structs import replace

from ..state import Sea, Setting


class Weights(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Numbers by which a position is judged; the usual ones are the helmsman's."""

    soon: float = 1.0
    """How much a ram counts that the enemy can make in this turn."""
    later: float = 0.6
    """How much one counts that must wait for the next turn."""
    hope: float = 0.5
    """How much a ram of one's own counts that must wait for the next turn, on a ship that can go."""
    fast: float = 0.75
    """The same on a ship that cannot."""
    crowd: float = 0.4
    """How much the rams of further enemies on the same ship count, compared with the worst."""
    near: float = 0.03
    """Cost of a hex between a ship and the nearest enemy, as a part of its price."""
    alongside: float = 0.35
    """How much a boarding counts that either side may begin."""
    answer: float = 2.0
    """Bow against bow is a gamble: what the answer may do counts for more than what the blow may."""
    pin: float = 0.06
    """Value of taking an enemy's move away, as a part of its price."""
    bold: float = 0.3
    """The least that danger counts."""
    patience: float = 0.15
    """Part of a battle in which danger counts in full."""
    tempo: float = 0.4
    """Value of the rams that the side that moves first can make at once."""
    links: float = 0.6
    """Value of a grapple that holds."""
    fresh: float = 0.0
    """How much more it counts while the combats of the turn are still to come."""
    risk: float = 0.2
    """Cost of having fought, so that no ship fights for nothing."""
    tired: float = 0.06
    """Cost of a crew that is about to tire, as a part of the price."""
    stopped: float = 0.5
    """Value of an immobilised ship to its owner, as a part of its price."""
    back: float = 0.05
    """Its value beyond that with its boarding factor back, and a better chance to get free."""
    crippled: float = -0.1
    """The same of a ship immobilised for good."""
    lost: float = -0.6
    """The same of a ship sunk."""
    taken: float = -1.1
    """The same of a ship taken by the enemy."""
    held: float = 0.25
    """Value of a prize to its holder besides."""
    rescue: float = 0.0
    """How much a ram counts by which an enemy is kept from ships that lie within its reach."""
    aid: float = 0.0
    """How much lying next to an enemy counts that a friend is about to ram, for boarding it."""
    follow: float = 0.0
    """How far a ram counts the capture that may follow it: the crew of an immobilised ship fights at half its strength."""


USUAL = Weights()


def weights(sea: Sea) -> Weights:
    """Return the weights by which this match is judged."""
    found: Weights = sea.setting.memo.get("weights", USUAL)
    return found


def weigh(setting: Setting, numbers: Mapping[str, float]) -> Setting:
    """Return a setting with a memory of its own, in which positions are judged by other weights."""
    return replace(setting, memo={"weights": convert(dict(numbers), Weights)})
