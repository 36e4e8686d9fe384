"""From a scenario file to the first position of the Ship Game, with its optional rules."""

from __future__ import annotations

from typing import Any

from naumachia.kernel import OptionalRule

from ...common.charts import Equipment
from ...common.pieces import Wreck
from ...common.setup.prices import ship_price
from ...common.setup.start import labels, settings
from ..charts import Charts
from ..pieces import KINDS, Men, Ship
from ..rules.deployment import WhoBegins
from ..rules.turn import NewTurn, on_watch, phases
from ..rules.values import SAXON, cruising
from ..state import Sea, Setting
from .faults import OPTION_OF
from .scenario import Battle, Berth

OPTIONS = (
    OptionalRule("weather", "TS-15.1"),
    OptionalRule("sails", "TS-15.2"),
    OptionalRule("rake", "TS-15.3"),
    OptionalRule("reinforced_bow", "TS-15.4"),
    OptionalRule("wrecks", "TS-15.5"),
    OptionalRule("reefs", "TS-15.6"),
    OptionalRule("shore", "TS-15.7"),
    OptionalRule("towers", "TS-15.8"),
    OptionalRule("iron_hands", "TS-15.9"),
    OptionalRule("corvus", "TS-15.10"),
    OptionalRule("fire", "TS-15.11"),
    OptionalRule("oarsmen", "TS-15.13"),
    OptionalRule("fleet_fatigue", "TS-15.14"),
)


def begin(battle: Battle, charts: Charts, options: dict[str, int]) -> Sea:
    """TS-1.1 The ships on their hexes with their log sheets, or waiting to be placed; a position begins in its step."""
    position = battle.position
    setting = Setting(
        labels=labels(battle, battle.ships, charts),
        prices={name: price(charts, berth, options) for name, berth in battle.ships.items()},
        **settings(battle, charts, options),
    )
    sea = Sea(
        (),
        {name: launch(name, berth, battle, charts, options) for name, berth in battle.ships.items()},
        turn=position.turn,
        phase=position.phase,
        wind=position.wind or battle.wind,
        wind_dir=battle.wind_dir if position.wind_dir is None else position.wind_dir,
        wrecks={name: Wreck(bow, h) for name, (bow, h) in position.wrecks.items()},
    ).attach(setting)
    for name, berth in battle.ships.items():  # TS-1.2, TS-1.3: the current cruise
        if berth.marks.last_speed is None:
            sea.change(name, last_speed=cruising(sea, sea.ships[name]))
    sea.watching = on_watch(sea)
    sea.agenda = first_frames(battle)
    return sea


def first_frames(battle: Battle) -> tuple[Any, ...]:
    """Return the first frames of a scenario or a position."""
    if battle.deployment:
        return (WhoBegins(),)
    return (NewTurn(),) if battle.position.phase == "weather" else phases(battle.position.phase)


def fitted(berth: Berth, options: dict[str, int]) -> tuple[Equipment, ...]:
    """TS-PC Only equipment whose option is played."""
    return tuple(item for item in berth.equipment if options.get(OPTION_OF.get(item, ""), 1))


def launch(name: str, berth: Berth, battle: Battle, charts: Charts, options: dict[str, int]) -> Ship:
    """TS-1.2, TS-1.5 A ship as it begins: boxes, oarsmen, an oarless one with its mainsail up."""
    marks, kind = berth.marks, charts.ship_types.table[berth.type]
    sails = bool(options["sails"])
    main = berth.mainsail or berth.type in charts.ship_types.mainsail_always
    rig = marks.rig if marks.rig is not None else "mainsail" if main and not kind.fv else ""
    oars = 0 if berth.type == SAXON else kind.oars
    side = marks.held_by or berth.side
    manned = marks.status in ("sound", "captured")
    aboard: dict[str, Men] = ({side: berth.men} if manned and berth.men.total else {}) | marks.groups
    prisoners = dict(marks.prisoners)
    if marks.status == "surrendered" and berth.men.total:
        prisoners = {side: berth.men} | prisoners
    return Ship(
        name,
        berth.side,
        side,
        berth.type,
        berth.crew,
        berth.bow or (0, 0),
        berth.h,
        status=marks.status,
        gone="waiting" if battle.deployment else marks.gone,
        gone_turn=marks.gone_turn,
        immobilised=marks.immobilised,
        beached=marks.beached,
        wrecked=marks.wrecked,
        aboard=aboard,
        prisoners=prisoners,
        oars=oars if marks.oars is None else marks.oars,
        equipment=fitted(berth, options),
        mainsail=sails and main,
        rig=rig if sails else "",
        fv_loss=marks.fv_loss,
        breaches=marks.breaches,
        boxes=int(getattr(charts.endurance.boxes, berth.crew)) if marks.boxes is None else marks.boxes,
        fatigued=marks.fatigued,
        last_speed=marks.last_speed or 0,
        fire=marks.fire,
        links=marks.links,
        corvus=marks.corvus,
        fresh=marks.fresh,
        worn=marks.worn,
        plot=tuple(marks.plot.split()),
        full=marks.full,
        stopped=marks.stopped,
        contacts=marks.contacts,
        eased=marks.eased,
        lost=marks.lost,
        dealt=marks.dealt,
        pressed=marks.pressed,
    )


def price(charts: Charts, berth: Berth, options: dict[str, int]) -> int:
    """PC, TS-16 The price of a ship at the start, with men and the equipment that is played."""
    men: dict[str, int] = {kind: berth.men.of(kind) for kind in KINDS}
    return ship_price(charts.prices, charts.ship_types.table[berth.type], berth.crew, men, fitted(berth, options))
