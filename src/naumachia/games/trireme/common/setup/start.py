"""From a scenario file to what never changes in a match, as both games need it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from naumachia.kernel import Message, spoken

from ..charts import CommonCharts
from ..sea.waters import EDGES, chart
from .scenario import Berth, Engagement


def labels(battle: Engagement, ships: Mapping[str, Berth], charts: CommonCharts) -> dict[str, Message]:
    """Names for sentences: sides, and ships by type and id."""
    found = {side: spoken(info.name) for side, info in battle.sides.items()}
    for name, berth in ships.items():
        kind = charts.ship_types.table[berth.type]
        found[name] = Message("ship", {"kind": spoken(berth.name or kind.name), "kind_id": berth.type, "id": name})
    return found


def settings(battle: Engagement, charts: CommonCharts, options: dict[str, int]) -> dict[str, Any]:
    """The map and the tables of a match."""
    one, two = battle.sides
    return {
        "scenario": battle,
        "charts": charts,
        "options": options,
        "waters": chart(battle.map.columns, battle.map.rows, battle.land, battle.reef),
        "types": charts.ship_types.table,
        "sides": (one, two),
        "ways_out": {side: frozenset(edge for edge in EDGES if side in battle.open_edges.get(edge, ())) for side in battle.sides},
    }
