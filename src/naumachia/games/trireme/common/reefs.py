"""Reefs and tides (TS-15.6, TS-2.3), which both games share (TF-9.4)."""

from __future__ import annotations

from typing import Literal

from .charts import ReefPassage, ShipType

Tide = Literal["rising", "falling"]
Passage = Literal["pass", "stopped", "wrecked"]


def reef_modifier(table: ReefPassage, name: str, kind: ShipType) -> int:
    """What the draught of a ship adds to the die; R15: a size between those listed counts as the next smaller."""
    for line in table.modifiers:
        if name in line.types or (line.sizes and name not in table.by_type and line.sizes[0] <= kind.size <= line.sizes[1]):
            return line.add
    return 0


def passage(table: ReefPassage, name: str, kind: ShipType, tide: Tide, die: int) -> Passage:
    """TS-15.6 Whether a ship comes over a reef, is stopped by it, or lost on it."""
    row = table.rising if tide == "rising" else table.falling
    value = die + reef_modifier(table, name, kind)
    return "pass" if value < row.stopped else "stopped" if value < row.wrecked else "wrecked"


def tide_at(turn: int, tide: Tide, turns: int) -> Tide:
    """TS-2.3 After so many turns the tide turns and stays so; 0 when it never does."""
    if not turns or turn <= turns:
        return tide
    return "falling" if tide == "rising" else "rising"
