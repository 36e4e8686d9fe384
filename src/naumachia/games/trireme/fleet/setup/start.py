"""From a scenario file to the first position of the Fleet Game, with its optional rules."""

from __future__ import annotations

from typing import Any

from naumachia.kernel import OptionalRule, spoken

from ...common.pieces import Wreck
from ...common.setup.prices import fleet_price
from ...common.setup.start import labels, settings
from ..charts import Charts
from ..pieces import Ship
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
    position = battle.position
    equipped = bool(options["fleet_equipment"])
    homeward = {f"@{place}": spoken(defection.name) for place, defection in enumerate(battle.defections)}
    setting = Setting(
        labels=labels(battle, battle.ships, charts) | homeward,
        prices={name: price(charts, berth, equipped) for name, berth in battle.ships.items()},
        **settings(battle, charts, options),
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
    """Return the first frames of a scenario or a position."""
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
