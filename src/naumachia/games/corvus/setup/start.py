"""From a scenario file to the first position, with the optional rule."""

from __future__ import annotations

from naumachia.geometry.plane import Hull
from naumachia.kernel import Frame, Message, OptionalRule, spoken

from ..charts import Charts
from ..pieces import Ship
from ..rules.deployment import Begin, Catapults, Deploy
from ..rules.turn import NewTurn, phases
from ..state import MM, Sea, Setting
from .scenario import Battle, Berth

OPTIONS = (OptionalRule("catapults", "CV-5.5"),)


def begin(battle: Battle, charts: Charts, options: dict[str, int]) -> Sea:
    """The ships on their marks, or waiting to be placed; a position begins in its phase."""
    one, two = battle.sides
    cards = charts.ships.table
    setting = Setting(
        scenario=battle,
        charts=charts,
        options=options,
        sides=(one, two),
        hulls={name: Hull.of(cards[berth.type].length, cards[berth.type].width, MM) for name, berth in battle.ships.items()},
        speeds={name: speeds(berth, charts) for name, berth in battle.ships.items()},
        labels=labels(battle, charts),
        costs={name: cost(battle, berth, charts) for name, berth in battle.ships.items()},
    )
    position = battle.position
    sea = Sea(
        (),
        {name: launch(name, berth, battle, charts) for name, berth in battle.ships.items()},
        links=position.links,
        turn=position.turn,
        phase="deployment" if battle.deployment else position.phase,
        first=position.first or "",
    ).attach(setting)
    sea.men = {
        side: sum(men_of(battle, name, charts) for name in battle.ships if battle.ships[name].side == side) for side in (one, two)
    }
    sea.agenda = first_frames(battle, options)
    return sea


def first_frames(battle: Battle, options: dict[str, int]) -> tuple[Frame[Sea], ...]:
    """Return the first frames of a scenario or a position."""
    position = battle.position
    if (position.turn, position.phase) != (1, "command"):
        return (NewTurn(),) if position.phase == "command" else phases(position.phase)
    fitting = tuple(Catapults(side) for side, camp in battle.sides.items() if camp.roman and options["catapults"])
    return (*((Deploy(),) if battle.deployment else ()), *fitting, Begin())


def speeds(berth: Berth, charts: Charts) -> tuple[int, int]:
    """Normal and combat speed as printed, or as the scenario has it."""
    card = charts.ships.table[berth.type]
    return (
        card.normal if berth.normal is None else berth.normal,
        card.combat if berth.combat is None else berth.combat,
    )


def has_corvus(battle: Battle, berth: Berth) -> bool:
    """CV-5.1 Every ship of a Roman faction has one, unless the scenario says otherwise."""
    return battle.sides[berth.side].roman and (battle.corvi if berth.corvus is None else berth.corvus)


def cost(battle: Battle, berth: Berth, charts: Charts) -> int:
    """CV-6.3 The card by the crew, rounded up, and the corvus."""
    percent = charts.crew.cost_percent.of(berth.crew)
    price = -(-charts.ships.table[berth.type].cost * percent // 100)
    return price + (charts.crew.corvus_cost if has_corvus(battle, berth) else 0)


def men_of(battle: Battle, name: str, charts: Charts) -> int:
    """Marine and archer points a ship begins with."""
    berth = battle.ships[name]
    card = charts.ships.table[berth.type]
    return (card.marines if berth.marines is None else berth.marines) + card.archers


def launch(name: str, berth: Berth, battle: Battle, charts: Charts) -> Ship:
    """A ship as it begins."""
    marks, card = berth.marks, charts.ships.table[berth.type]
    x, y, h = marks.place or (lambda at: (at[0] * MM, at[1] * MM, at[2]))(berth.at or (0, 0, 0))
    marines = card.marines if berth.marines is None else berth.marines
    whole = (charts.shooting.resistance,) * card.catapults
    return Ship(
        name,
        berth.side,
        marks.held_by or berth.side,
        berth.type,
        berth.crew,
        x,
        y,
        h,
        marines=marines if marks.marines is None else marks.marines,
        archers=card.archers if marks.archers is None else marks.archers,
        catapults=whole if marks.catapults is None else marks.catapults,
        corvus=has_corvus(battle, berth) if marks.corvus is None else marks.corvus,
        order=marks.order,
        shown=marks.shown,
        barred=marks.barred,
        activated=marks.activated,
        fatigued=marks.fatigued,
        damaged=marks.damaged,
        banks=marks.banks,
        rowers=marks.rowers,
        rest=marks.rest,
        rammed=marks.rammed,
        tried=marks.tried,
        broke=marks.broke,
        gone="waiting" if battle.deployment else marks.gone,
    )


def labels(battle: Battle, charts: Charts) -> dict[str, Message]:
    """Names for sentences: sides, and ships by type and id."""
    found = {side: spoken(camp.name) for side, camp in battle.sides.items()}
    for name, berth in battle.ships.items():
        found[name] = Message(
            "ship-named" if berth.name else "ship",
            {"kind": spoken(berth.name or charts.ships.table[berth.type].name), "id": name},
        )
    return found
