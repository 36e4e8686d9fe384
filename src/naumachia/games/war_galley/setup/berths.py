"""From a scenario file to ships on the map."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from msgspec import Struct, structs

from naumachia.geometry.hexes import FLAT, Hex, Hull, from_printed

from ..charts import Charts
from .scenario import FACINGS, Battle, Block, Fitting, Line, SquadronSetup


class Berth(Struct, frozen=True, kw_only=True):
    """A ship as it enters the game: the printed values, with towers, equipment and the scenario's changes already in them."""

    id: str
    side: str
    squadron: str
    """Key of the squadron it was set up in."""
    place: int
    """Its place there, from 1."""
    model: str
    kind: str
    """Class code."""
    hexes: int
    """1 small, 2 double."""
    bow: Hex | None
    """Axial; nothing while it waits off the map."""
    facing: int
    crew: int
    marines: int
    ram_cruise: int
    ram_max: int
    star: bool
    """WG-7.31 It may do the anastrophe."""
    defence: int
    cruise: int
    max: int
    """Printed speeds: towers, corvus and lading are taken off already."""
    towers: bool
    engines: bool
    tremiola: bool
    sails: bool
    """It carries sails (WG-R64)."""
    sails_up: bool
    commander: bool
    """The squadron's commander is aboard."""
    device: str = ""
    """"corvus", "harpax" or nothing."""
    fire_pots: bool = False
    incendiary_from: int = 0
    """The first turn in which it may throw fire; 0 never."""
    prize: int = 0
    """More victory points when captured."""
    towed_by: str = ""
    """Id of the ship that tows it."""

    @property
    def hull(self) -> tuple[Hex, ...]:
        """Its hexes, bow first; none while it waits off the map."""
        return () if self.bow is None else Hull(FLAT, self.bow, self.facing, self.hexes).hexes


@lru_cache(maxsize=256)
def _block(cols: tuple[int, ...], rows: tuple[int, ...]) -> frozenset[Hex]:
    """The hexes of some columns and rows; a scenario is looked at many times before it begins."""
    columns, lines = range(cols[0], cols[1] + 1), range(rows[0], rows[1] + 1)
    return frozenset(from_printed(f"{column:02d}{row:02d}") for column in columns for row in lines)


@lru_cache(maxsize=32)
def _sheet(cols: int, rows: int, blocks: tuple[Block, ...]) -> tuple[frozenset[Hex], frozenset[Hex]]:
    """Sea and land of a map: the same objects for all matches of a scenario, so that what is kept by them is soon found."""
    everywhere = _block((1, cols), (1, rows))
    ashore = everywhere & frozenset[Hex]().union(*(_block(block.cols, block.rows) for block in blocks))
    return everywhere - ashore, ashore


def on_map(battle: Battle) -> frozenset[Hex]:
    """WG-2.2 Every hex of the sheet, land included."""
    return _block((1, battle.map.cols), (1, battle.map.rows))


def land(battle: Battle) -> frozenset[Hex]:
    """WG-2.2 The land of the scenario; all else is sea."""
    return _sheet(battle.map.cols, battle.map.rows, battle.land)[1]


def sea(battle: Battle) -> frozenset[Hex]:
    """Where ships float."""
    return _sheet(battle.map.cols, battle.map.rows, battle.land)[0]


def places(line: Line, squadron: SquadronSetup) -> tuple[Hex | None, ...]:
    """The bow hexes of a line, in order; nothing for each ship that waits off the map."""
    if line.bows:
        return tuple(from_printed(number) for number in line.bows)
    row = squadron.row if line.row is None else line.row
    if line.cols is None or row is None:
        return (None,) * line.count
    return tuple(from_printed(f"{column:02d}{row:02d}") for column in range(line.cols[0], line.cols[1] + 1, line.step))


def berths(battle: Battle, charts: Charts) -> tuple[Berth, ...]:
    """Every ship of the scenario, in the order of the file. The scenario has no faults in its names."""
    found: list[Berth] = []
    number: Counter[str] = Counter()
    for key, squadron in battle.squadrons.items():
        first = number[squadron.side]
        place = 0
        for line in squadron.lines:
            facing = FACINGS.index(line.facing or squadron.facing)
            for along, bow in enumerate(places(line, squadron)):
                place += 1
                number[squadron.side] += 1
                ship = _berth(battle, charts, key, line, f"{squadron.side}{number[squadron.side]}", place, bow, facing)
                if along < len(line.towed_by):
                    ship = structs.replace(ship, towed_by=f"{squadron.side}{first + line.towed_by[along]}")
                found.append(ship)
    return tuple(found)


def _berth(battle: Battle, charts: Charts, key: str, line: Line, name: str, place: int, bow: Hex | None, facing: int) -> Berth:
    """WG-2.1, WG-4.1 One ship of a line, with the fittings that fit it."""
    squadron = battle.squadrons[key]
    model = charts.models.table[line.model]
    kind = charts.classes.table[model.kind]
    ship = Berth(
        id=name,
        side=squadron.side,
        squadron=key,
        place=place,
        model=line.model,
        kind=model.kind,
        hexes=kind.hexes,
        bow=bow,
        facing=facing,
        crew=model.crew,
        marines=model.marines,
        ram_cruise=kind.ram_cruise,
        ram_max=kind.ram_max,
        star=kind.star or model.star,
        defence=kind.defence,
        cruise=kind.cruise,
        max=kind.max - model.towers,
        towers=model.towers,
        engines=model.engines,
        tremiola=kind.sail,
        sails=battle.wind is not None and battle.sides[squadron.side].sails,
        sails_up=line.sails_up,
        commander=squadron.commander is not None and place == squadron.flagship,
    )
    for fitting in battle.fittings:
        if _suits(fitting, ship):
            ship = _fitted(fitting, ship, charts)
    return ship


def _suits(fitting: Fitting, ship: Berth) -> bool:
    """Whether a ship passes all tests of a fitting."""
    return (
        fitting.side in ("", ship.side)
        and (not fitting.squadrons or ship.squadron in fitting.squadrons)
        and (not fitting.classes or ship.kind in fitting.classes)
        and (not fitting.models or ship.model in fitting.models)
        and (ship.engines or not fitting.with_engines)
        and (ship.towers or not fitting.with_towers)
    )


def _fitted(fitting: Fitting, ship: Berth, charts: Charts) -> Berth:
    """The ship with what the fitting gives it."""
    device = {"corvus": charts.devices.corvus, "harpax": charts.devices.harpax}.get(fitting.device)
    return structs.replace(
        ship,
        device=fitting.device or ship.device,
        fire_pots=ship.fire_pots or fitting.fire_pots,
        incendiary_from=fitting.incendiary_from or ship.incendiary_from,
        marines=max(0, ship.marines + fitting.marines),
        cruise=max(0, ship.cruise + fitting.speed),
        max=max(0, ship.max + fitting.speed + (device.max_speed if device else 0)),
        ram_cruise=fitting.ram[0] if fitting.ram else ship.ram_cruise,
        ram_max=fitting.ram[1] if fitting.ram else ship.ram_max,
        prize=ship.prize + fitting.prize,
    )
