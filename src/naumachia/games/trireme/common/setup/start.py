"""From a scenario file to what never changes in a match, as both games need it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Generic, TypedDict, TypeVar

from naumachia.kernel import Message, spoken

from ..charts import CommonCharts, ShipType
from ..sea.waters import EDGES, Edge, Waters, chart
from .scenario import Berth, Engagement


def labels(battle: Engagement, ships: Mapping[str, Berth], charts: CommonCharts) -> dict[str, Message]:
    """Names for sentences: sides, and ships by type and id."""
    found = {side: spoken(info.name) for side, info in battle.sides.items()}
    for name, berth in ships.items():
        kind = charts.ship_types.table[berth.type]
        found[name] = Message("ship", {"kind": spoken(berth.name or kind.name), "kind_id": berth.type, "id": name})
    return found


B = TypeVar("B", bound=Engagement)
C = TypeVar("C", bound=CommonCharts)


class Given(TypedDict, Generic[B, C]):
    """Values that the settings of both games share."""

    scenario: B
    charts: C
    options: dict[str, int]
    waters: Waters
    types: dict[str, ShipType]
    sides: tuple[str, str]
    ways_out: dict[str, frozenset[Edge]]


def settings(battle: B, charts: C, options: dict[str, int]) -> Given[B, C]:
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
