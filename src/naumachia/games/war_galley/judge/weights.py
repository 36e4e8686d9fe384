"""Weights of the judgement: those of the helmsman, and names for those who tune them."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct, convert
from msgspec.structs import replace

from ..memo import Memo
from ..state import Sea, Setting


class Weights(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Numbers by which a position is judged; the usual ones are the helmsman's."""

    attack: float = 0.4
    """Weight of an attack threatened."""
    strike: float = 0.6
    """Weight of one to be made this turn."""
    danger: float = 0.3
    """Weight of the attacks a ship lies open to."""
    crowd: float = 0.25
    """Share of all of these, compared with the worst of them."""
    later: float = 0.8
    """Weight of an attack on the own ship that comes only next turn."""
    near: float = 0.08
    """Pull of the nearest enemy, for each hex and 5 points of D."""
    stray: float = 0.2
    """Cost for each hex out of the commander's reach."""
    lead: float = 0.08
    """Cost for each hex by which the commander outruns the own ships."""
    shore: float = 0.15
    """WG-6.31 Cost of land or the edge close ahead."""
    board: float = 1.0
    """Weight of a boarding threatened, compared with a ram."""
    storm: float = 1.0
    """Weight of a boarding that threatens the own ship."""
    rake: float = 1.0
    """Weight of a rake threatened."""
    grapple: float = 0.6
    """Weight of the best boarding from where a move ends."""
    breath: float = 1.0
    """Weight of the fatigue that a move is likely to bring."""
    weary: float = 1.0
    """Price of a crew that is tired."""
    bound: float = 1.0
    """How much a boarding is feared from an enemy that is held fast and cannot come."""
    shy: float = 0.4
    """How keen a flagship is."""


USUAL = Weights()


class _Weighing:
    """Weights of a memory."""

    def __init__(self) -> None:
        self.weights = USUAL


def weights(sea: Sea) -> Weights:
    """Return the weights by which this match is judged."""
    return sea.setting.memo.of(_Weighing).weights


def weigh(setting: Setting, numbers: Mapping[str, float]) -> Setting:
    """Return a setting with a memory of its own, in which positions are judged by other weights."""
    memo = Memo()
    memo.of(_Weighing).weights = convert(dict(numbers), Weights)
    return replace(setting, memo=memo)
