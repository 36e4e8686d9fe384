"""The optional rules, and from a scenario to the first position (D31)."""

from __future__ import annotations

from naumachia.kernel import Message, OptionalRule, Words

from .berths import Berth, berths, land, sea
from .charts import Charts
from .orders import REPLIES, WATCHES
from .position import take_up
from .scenario import FACINGS, Battle
from .state import Card, Commander, Sea, Setting, Ship
from .turn import Turn

OPTIONS = (
    OptionalRule("reaction-ram", "WG-6.7"),
    OptionalRule("turns", "WG-9.1", default=25, lowest=1, highest=60),
    OptionalRule("quiet", "WG-9.1", default=4, lowest=1, highest=60),
    OptionalRule("watch", "WG-6.51", default=1, lowest=0, highest=2),
    OptionalRule("reply", "WG-8.42", default=2, lowest=0, highest=2),
)


def begin(battle: Battle, charts: Charts, options: dict[str, int]) -> Sea:
    """WG-3.1 The fleets in their places, phase A of the first turn to come."""
    found = berths(battle, charts)
    sides = tuple(battle.sides)
    setting = Setting(
        scenario=battle,
        charts=charts,
        options=options,
        sea=sea(battle),
        land=land(battle),
        cards={berth.id: card(berth) for berth in found},
        sides=sides,
        labels=labels(battle, charts, found),
        columns=battle.map.cols,
        rows=battle.map.rows,
    )
    tugs = {berth.towed_by: berth.id for berth in found if berth.towed_by}
    wind = (battle.wind.strength, FACINGS.index(battle.wind.direction)) if battle.wind else (0, 0)
    start = Sea(
        (Turn(),),
        {berth.id: ship(berth, tugs.get(berth.id, "")) for berth in sorted(found, key=lambda b: sides.index(b.side))},
        commanders(battle, found),
        wind=wind,
        watch=dict.fromkeys(sides, WATCHES[options["watch"]]),
        reply=dict.fromkeys(sides, REPLIES[options["reply"]]),
    ).attach(setting)
    if battle.position is not None:
        take_up(start, battle.position)
    return start


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


def ship(berth: Berth, tows: str = "") -> Ship:
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


def labels(battle: Battle, charts: Charts, found: tuple[Berth, ...]) -> dict[str, Message]:
    """Names for sentences: sides, squadrons, their commanders and the ships."""
    names = {key: spoken(side.name) for key, side in battle.sides.items()}
    names |= {key: spoken(squadron.name) for key, squadron in battle.squadrons.items()}
    names |= {f"@{key}": spoken(one.commander.name) for key, one in battle.squadrons.items() if one.commander}
    kinds = charts.classes.table
    return names | {b.id: Message("ship", {"kind": spoken(kinds[b.kind].name), "id": b.id}) for b in found}


def spoken(words: Words) -> Message:
    """A name in both languages; each language file picks its own."""
    return Message("name", {"en": words.en, "fr": words.fr})
