"""From the berths of a scenario to ships and commanders (WG-2.1, WG-5.14)."""

from __future__ import annotations

from naumachia.geometry.hexes import printed

from ..charts import Charts
from ..state import Card, Commander, Ship
from .berths import Berth
from .scenario import FACINGS, Battle


def card(berth: Berth) -> Card:
    """WG-2.1 The printed values of a ship as the scenario fits it out."""
    return Card(
        kind=berth.kind,
        length=berth.hexes,
        crew=berth.crew,
        marines=berth.marines,
        cruise=berth.cruise,
        max=berth.max,
        ram_cruise=berth.ram_cruise,
        ram_max=berth.ram_max,
        defence=berth.defence,
        star=berth.star,
        towers=berth.towers,
        engines=berth.engines,
        sail=berth.tremiola,
        device="corvus" if berth.device == "corvus" else "harpax" if berth.device == "harpax" else "",
        fire_pots=berth.fire_pots,
        incendiary_from=berth.incendiary_from,
        prize=berth.prize,
    )


def ship_of(berth: Berth, tows: str = "") -> Ship:
    """A ship on its mark, or waiting off the map."""
    return Ship(
        berth.id,
        berth.side,
        berth.side,
        berth.id,
        berth.bow or (0, 0),
        berth.facing,
        berth.hexes,
        berth.crew,
        berth.marines,
        squadron=berth.squadron,
        towers=berth.towers,
        sails="up" if berth.sails_up else "down" if berth.sails else "",
        gone="" if berth.bow is not None else "waiting",
        tows=tows,
        towed_by=berth.towed_by,
    )


def commanders(battle: Battle, found: tuple[Berth, ...]) -> dict[str, Commander]:
    """WG-5.14 The commanders aboard their command ships."""
    aboard = {berth.squadron: berth.id for berth in found if berth.commander}
    return {
        key: Commander(key, squadron.side, chief.kind, chief.range, chief.initiative, aboard[key], aloof=chief.aloof)
        for key, squadron in battle.squadrons.items()
        if (chief := squadron.commander) is not None
    }


def model_card(charts: Charts, model: str) -> Card:
    """WG-10.0 The printed values of a model as it comes out of the box, for fleets built at the table."""
    counter = charts.models.table[model]
    kind = charts.classes.table[counter.kind]
    return Card(
        kind=counter.kind,
        length=kind.hexes,
        crew=counter.crew,
        marines=counter.marines,
        cruise=kind.cruise,
        max=kind.max - counter.towers,
        ram_cruise=kind.ram_cruise,
        ram_max=kind.ram_max,
        defence=kind.defence,
        star=kind.star or counter.star,
        towers=counter.towers,
        engines=counter.engines,
        sail=kind.sail,
    )


def written(field: str, value: object) -> object:
    """A hex and a direction as scenario files write them."""
    if field in ("bow", "came") and value is not None:
        return printed(value)
    return FACINGS[value] if field == "facing" and isinstance(value, int) else value
