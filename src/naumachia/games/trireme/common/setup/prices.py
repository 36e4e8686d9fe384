"""Prices of ships in both games (TF-PC, TS-PC, TR-R33)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ..charts import Crew, Prices, ShipType


def with_crew(prices: Prices, value: int, crew: Crew) -> int:
    """A price by the quality of the crew, rounded up; whole numbers only."""
    return -(-value * int(getattr(prices.crew, crew)) // 100)


def equipment_price(prices: Prices, equipment: Iterable[str]) -> int:
    """The price of everything fitted."""
    return sum(int(getattr(prices.equipment, item)) for item in equipment)


def fleet_price(prices: Prices, kind: ShipType, crew: Crew, equipment: Iterable[str] = (), infantry: int = 0) -> int:
    """TF-PC, TS-PC The Fleet Game: hull and boarding factor by the crew, then equipment and infantry counters."""
    return with_crew(prices, kind.hull + kind.bf, crew) + equipment_price(prices, equipment) + infantry * prices.infantry


def ship_price(prices: Prices, kind: ShipType, crew: Crew, men: Mapping[str, int], equipment: Iterable[str] = ()) -> int:
    """TF-PC, TS-PC The Ship Game: the hull by the crew, then men and equipment."""
    aboard = sum(int(getattr(prices.men, sort)) * points for sort, points in men.items())
    return with_crew(prices, kind.hull, crew) + aboard + equipment_price(prices, equipment)
