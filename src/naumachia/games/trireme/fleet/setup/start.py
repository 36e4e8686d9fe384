"""From a scenario file to the first position of the Fleet Game, with its optional rules."""

from __future__ import annotations

from typing import Any

from naumachia.kernel import Message, OptionalRule, Words

from ...common.prices import fleet_price
from ...common.scenario import Side
from ...common.waters import EDGES, chart
from ..charts import Charts
from ..pieces import Ship, Wreck
from ..rules.deployment import WhoBegins
from ..rules.turn import NewTurn, phases
from ..state import Sea, Setting
from .scenario import Battle, Berth

OPTIONS = (
    OptionalRule("fleet_sail", "TF-6.1"),
    OptionalRule("fleet_wrecks", "TF-7.1"),
    OptionalRule("fleet_equipment", "TF-8.1"),
    OptionalRule("handy", "TF-9.1"),
    OptionalRule("alternate", "TF-9.2"),
    OptionalRule("fleet_morale", "TF-9.3"),
    OptionalRule("reefs", "TF-9.4"),
)


def begin(battle: Battle, charts: Charts, options: dict[str, int]) -> Sea:
    """TF-1.1 The ships on their hexes, or waiting to be placed; a position begins in its phase."""
    one, two = battle.sides
    position = battle.position
    equipped = bool(options["fleet_equipment"])
    setting = Setting(
        scenario=battle,
        charts=charts,
        options=options,
        waters=chart(battle.map.columns, battle.map.rows, battle.land, battle.reef),
        types=charts.ship_types.table,
        sides=(one, two),
        ways_out={side: frozenset(edge for edge in EDGES if side in battle.open_edges.get(edge, ())) for side in battle.sides},
        labels=labels(battle, charts),
        prices={name: price(charts, berth, equipped) for name, berth in battle.ships.items()},
    )
    sea = Sea(
        (),
        {name: launch(name, berth, battle, charts, options) for name, berth in battle.ships.items()},
        turn=position.turn,
        phase=position.phase,
        first=position.first or "",
        wrecks={name: Wreck(bow, h) for name, (bow, h) in position.wrecks.items()},
        defected=position.defected,
    ).attach(setting)
    sea.agenda = first_frames(sea)
    return sea


def first_frames(sea: Sea) -> tuple[Any, ...]:
    """What a scenario or a position begins with."""
    battle = sea.setting.scenario
    if battle.deployment:
        return (WhoBegins(),)
    return (NewTurn(),) if battle.position.phase == "turn" else phases(sea, battle.position.phase)


def launch(name: str, berth: Berth, battle: Battle, charts: Charts, options: dict[str, int]) -> Ship:
    """A ship as it begins; TF-6.1: an oarless one has its mainsail up, where sails are played at all."""
    marks = berth.marks
    sails = bool(options["fleet_sail"])
    main = berth.mainsail or berth.type in charts.ship_types.mainsail_always
    rig = marks.rig if marks.rig is not None else "mainsail" if main and not charts.ship_types.table[berth.type].fv else ""
    return Ship(
        name,
        berth.side,
        marks.held_by or berth.side,
        berth.type,
        berth.crew,
        berth.bow or (0, 0),
        berth.h,
        state=marks.state,
        gone="waiting" if battle.deployment else marks.gone,
        wrecked=marks.wrecked,
        prize=marks.held_by is not None,
        aboard=marks.aboard,
        given=marks.given,
        infantry=berth.infantry,
        equipment=berth.equipment if options["fleet_equipment"] else (),
        mainsail=sails and main,
        rig=rig if sails else "",
        bonus=marks.bonus,
        fatigued=marks.fatigued,
        links=marks.links,
        mode=marks.mode,
        spent=marks.spent,
        rammed=marks.rammed,
    )


def price(charts: Charts, berth: Berth, equipped: bool) -> int:
    """PC, TF-10.3 The price of a ship at the start, with infantry, and with equipment where that is played."""
    kind = charts.ship_types.table[berth.type]
    return fleet_price(charts.prices, kind, berth.crew, berth.equipment if equipped else (), berth.infantry)


def spoken(words: Words) -> Message:
    """A name in both languages; each language file picks its own."""
    return Message("name", {"en": words.en, "fr": words.fr})


def labels(battle: Battle, charts: Charts) -> dict[str, Message]:
    """Names for sentences: sides, ships by type and id, and what may sail home."""
    sides: dict[str, Side] = dict(battle.sides)
    found = {side: spoken(info.name) for side, info in sides.items()}
    for name, berth in battle.ships.items():
        kind = charts.ship_types.table[berth.type]
        found[name] = Message("ship", {"kind": spoken(berth.name or kind.name), "id": name})
    found |= {f"@{place}": spoken(defection.name) for place, defection in enumerate(battle.defections)}
    return found
