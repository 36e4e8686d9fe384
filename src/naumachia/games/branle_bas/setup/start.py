"""From a scenario file to the first position, with the optional rules."""

from __future__ import annotations

from msgspec.structs import replace

from naumachia.geometry.plane import Hull
from naumachia.kernel import Die, Message, OptionalRule, spoken

from ..charts import Charts
from ..dice import boarding_die, collision_die, point_blank_die, random_die, risk_die, wind_die
from ..pieces import Ship, Squadron
from ..rules.table_edge import grown
from ..rules.turn import phases
from ..state import Sea, Setting
from .scenario import Battle, Berth, Marks

OPTIONS = (
    OptionalRule("turns", "BB-2.6", 16, 1, 24),
    OptionalRule("random_die", "BB-1.1"),
    OptionalRule("pb_mast_face", "BB-1.5"),
    OptionalRule("both_broadsides", "BB-8.2"),
    OptionalRule("rudder_ahead", "BB-6.6"),
    OptionalRule("explosion_body", "BB-10.9"),
    OptionalRule("boarding_body", "BB-12.8"),
)


def begin(battle: Battle, charts: Charts, options: dict[str, int]) -> Sea:
    """The ships on their marks; a position begins in its phase."""
    one, two = battle.sides
    classes = charts.ships.table
    ordered = {
        name: berth for side in (one, two) for name, berth in battle.ships.items() if berth.side == side
    }  # 2.6 the first side has the lower indices
    setting = Setting(
        scenario=battle,
        charts=charts,
        options=options,
        sides=(one, two),
        hulls={name: Hull.of(classes[berth.type].length, classes[berth.type].width) for name, berth in ordered.items()},
        index={name: number for number, name in enumerate(ordered)},
        labels=labels(battle, charts),
        in_line=frozenset(squadron.side for squadron in lines(battle).values() if len(squadron.ships) > 1),
        dice=dice(charts, options),
    )
    position = battle.position
    sea = Sea(
        (),
        {name: launch(name, berth, charts) for name, berth in ordered.items()},
        links=position.links,
        squadrons=lines(battle),
        wind=battle.wind,
        turn=position.turn - (position.phase == "tests"),  # the clock of TESTS advances it
        phase=position.phase,
        window=battle.table or (0, 0, charts.entry.width, charts.entry.height),
    ).attach(setting)
    sea.window = grown(sea)
    sea.agenda = phases(position.phase)
    return sea


def dice(charts: Charts, options: dict[str, int]) -> dict[str, Die]:
    """BB-1 The six dice, as the optional rules have them."""
    return {
        "random": random_die(charts.random_die, options["random_die"]),
        "wind": wind_die(charts.wind_die),
        "risk": risk_die(charts.risk_die),
        "collision": collision_die(charts.collision_die),
        "point-blank": point_blank_die(charts.point_blank_die, options["pb_mast_face"]),
        "boarding": boarding_die(charts.boarding_die),
    }


def launch(name: str, berth: Berth, charts: Charts) -> Ship:
    """A ship as it begins."""
    marks, card = berth.marks, charts.ships.table[berth.type]
    x, y, h = berth.at
    return Ship(
        name,
        berth.side,
        berth.side if marks.controller is None else marks.controller,
        berth.type,
        x,
        y,
        h,
        card.bordee if marks.bordee is None else marks.bordee,
        card.abordage if marks.abordage is None else marks.abordage,
        hull=marks.hull,
        masts=marks.masts,
        fires=marks.fires,
        rudder=marks.rudder,
        captains=marks.captains,
        leaks=marks.leaks,
        impeded=marks.impeded,
        wreck_port=marks.wreck_port,
        wreck_starboard=marks.wreck_starboard,
        fired_once=marks.fired_once,
        flag=marks.flag,
        pending=marks.pending,
        flagship=berth.flagship,
        anchored=berth.anchored,
        missed_stays=marks.missed_stays,
        moved=marks.moved,
        held=marks.held,
        boarded=marks.boarded,
        zeros=_zeros(marks, charts) if marks.flag else 0,
        tested=marks.tested,
        retaken=marks.retaken,
        attackers=marks.attackers,
        support=marks.support,
        gone=marks.gone,
    )


def _zeros(marks: Marks, charts: Charts) -> int:
    """BB-9.2 Capacities at 0 that a flag already tells of."""
    return (marks.bordee == 0) + (marks.abordage == 0) + (marks.masts >= len(charts.sheet.masts))


def lines(battle: Battle) -> dict[str, Squadron]:
    """BB-7.1 The squadrons: those of the file, or one a side, in the order listed."""
    if not battle.squadrons:
        return {
            f"{side}Line": Squadron(
                f"{side}Line", side, tuple(name for name, berth in battle.ships.items() if berth.side == side)
            )
            for side in battle.sides
        }
    found = {}
    for name, line in battle.squadrons.items():
        squadron = Squadron(
            name, battle.ships[line.ships[0]].side, line.ships, line.order, line.line, line.leader, line.waypoints
        )
        found[name] = replace(squadron, places=line.places, turning=line.turning)
    return found


def labels(battle: Battle, charts: Charts) -> dict[str, Message]:
    """Names for sentences: sides, ships by name or id and class, squadrons."""
    found = {side: spoken(camp.name) for side, camp in battle.sides.items()}
    for name, berth in battle.ships.items():
        own = spoken(berth.name) if berth.name else Message("name", {"en": name, "fr": name})
        found[name] = Message("ship", {"name": own, "guns": charts.ships.table[berth.type].guns})
    for name, squadron in lines(battle).items():
        line = battle.squadrons.get(name)
        own_name = line.name if line is not None else None
        found[name] = spoken(own_name) if own_name else Message("squadron", {"ship": found[squadron.ships[0]]})
    return found
