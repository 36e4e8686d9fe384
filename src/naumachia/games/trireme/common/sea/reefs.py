"""Reefs and tides (TS-15.6, TS-2.3), which both games share (TF-9.4)."""

from __future__ import annotations

from typing import Literal

from ..charts import CommonCharts, ShipType

Tide = Literal["rising", "falling"]
Passage = Literal["pass", "stopped", "wrecked"]


def reef_modifier(charts: CommonCharts, name: str, kind: ShipType) -> int:
    """Return what the draught of a ship adds to the die; TR-R15: sizes that the table leaves out have one of their own."""
    table = charts.reef_passage
    by_size = name not in table.by_type
    for line in (*table.modifiers, *charts.reef_between.modifiers):
        if name in line.types or (by_size and (line.from_size or 1) <= kind.size <= (line.to_size or 0)):
            return line.add
    return 0


def passage(charts: CommonCharts, name: str, kind: ShipType, tide: Tide, die: int) -> Passage:
    """TS-15.6 Whether a ship comes over a reef, is stopped by it, or lost on it."""
    row = charts.reef_passage.rising if tide == "rising" else charts.reef_passage.falling
    value = die + reef_modifier(charts, name, kind)
    return "pass" if value < row.stopped else "stopped" if value < row.wrecked else "wrecked"


def tide_at(turn: int, tide: Tide, turns: int) -> Tide:
    """TS-2.3 After so many turns the tide turns and stays so; 0 when it never does."""
    if not turns or turn <= turns:
        return tide
    return "falling" if tide == "rising" else "rising"
