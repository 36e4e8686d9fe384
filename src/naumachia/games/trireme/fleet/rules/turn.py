"""The sequence of play (section 4): initiative, the phases of a turn, and its end."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec.structs import replace

from naumachia.kernel import Act, Acts, Blow, Choose, Deciding, Event, Frame, Refusal, Roll, always

from ...common.pieces import Wreck
from ...common.sea.drift import drift, drifted
from ...common.sea.wind import blows
from ...common.state import WRECK
from ..pieces import NO_TRIES
from ..setup.scenario import Phase
from ..state import Sea
from .combat.boarding import Combats
from .combat.fire import Fire
from .combat.freeing import Freeing
from .combat.grapple import GettingAway, Grapples
from .combat.harm import lose
from .combat.ram import Rams
from .defection import Defect
from .movement.moves import Moves
from .victory import FleetMorale, VictoryCheck


class NewTurn(Frame[Sea], frozen=True):
    """Section 4: a turn begins; what a scenario rolls before it comes first, then the initiative."""

    beginning = True

    def take(self, sea: Sea, _: None) -> None:
        sea.phase = "turn"
        sea.tell(Event("turn", "TF-1.3", {"turn": sea.turn, "turns": sea.setting.scenario.turns}, chapter="turn"))
        sea.then(Defect(), *opening(sea))


class Initiative(Frame[Sea], frozen=True):
    """TF-1.3 Both roll; the higher decides who is first. On a tie of turn 1 both roll again; later last turn's second decides."""

    die: int = 0

    def ask(self, sea: Sea) -> Roll:
        one, two = sea.setting.sides
        side = two if self.die else one
        return Roll("roll-initiative", side, "TF-1.3", args={"side": sea.label(side), "die": self.die})

    def take(self, sea: Sea, die: int) -> None:
        if not self.die:
            sea.then(Initiative(die))
            return
        one, two = sea.setting.sides
        args = {"one": sea.label(one), "two": sea.label(two), "rolled": self.die, "against": die}
        if self.die == die and sea.turn == 1:
            sea.tell(Event("initiative-again", "TF-1.3", args, dice=(self.die, die)))
            sea.then(Initiative())
            return
        side = sea.second if self.die == die else one if self.die > die else two
        sea.tell(
            Event("initiative", "TF-1.3", args | {"side": sea.label(side), "tied": int(self.die == die)}, dice=(self.die, die))
        )
        sea.then(FirstOrSecond(side))


class FirstOrSecond(Deciding[Sea], frozen=True):
    """TF-1.3, TR-R23 Moving first pins, moving second sees: who has the initiative chooses."""

    acts: ClassVar[Acts[Sea, Any]] = Acts(
        Refusal("TF-1.3", "not-offered"),
        Act("first", "TF-1.3", always, lambda sea, ask, _: begin_turn(sea, ask.side)),
        Act("second", "TF-1.3", always, lambda sea, ask, _: begin_turn(sea, sea.other(ask.side))),
    )
    side: str

    def ask(self, sea: Sea) -> Choose:
        return sea.choose("ask-first", self.side, "TF-1.3", ("first", "second"))


class Enter(Frame[Sea], frozen=True):
    """The next phase of the turn; what was done before has had its consequences."""

    beginning = True
    phase: Phase

    def take(self, sea: Sea, _: None) -> None:
        sea.phase = self.phase


class Recovery(Frame[Sea], frozen=True):
    """TF-3.9 A tired crew that has rowed one point at most, declared no ram and fought no combat is rested; marks are cleared."""

    def take(self, sea: Sea, _: None) -> None:
        rest = sea.setting.charts.rest.recovers_at
        for ship in list(sea.ships.values()):
            if ship.gone:
                continue
            rested = ship.fatigued and ship.spent <= rest and not ship.rams and not ship.fought
            if rested:
                sea.tell(Event("recovered", "TF-3.9", {"ship": sea.label(ship.id)}, ship=ship.id))
            fresh = replace(
                ship,
                fatigued=ship.fatigued and not rested,
                mode="",
                spent=0,
                rams=False,
                rammed=False,
                fought=False,
                tried=NO_TRIES,
            )
            if fresh != ship:
                sea.put(fresh)
        sea.ended = ()


class WrecksSink(Frame[Sea], frozen=True):
    """TF-7.1 One die a wreck at the end of each turn: on 1 or 2 it goes under."""

    left: tuple[str, ...] | None = None

    def ask(self, sea: Sea) -> Roll | None:
        left = self._left(sea)
        if not left:
            return None
        args = {"ship": sea.label(left[0]), "most": max(sea.setting.charts.wreck_table.gone)}
        return Roll("roll-wreck", sea.ships[left[0]].owner, "TF-7.1", args=args)

    def _left(self, sea: Sea) -> tuple[str, ...]:
        return tuple(name for name in sea.ships if name in sea.wrecks) if self.left is None else self.left

    def take(self, sea: Sea, die: int | None) -> None:
        if die is None:
            return
        name, *others = self._left(sea)
        args = {"ship": sea.label(name), "rolled": die}
        gone = die in sea.setting.charts.wreck_table.gone
        if gone:
            sea.lay({other: wreck for other, wreck in sea.wrecks.items() if other != name})
        sea.tell(Event("wreck-under" if gone else "wreck-stays", "TF-7.1", args, ship=name, dice=(die,)))
        sea.then(WrecksSink(tuple(others)))


class Drift(Frame[Sea], frozen=True):
    """TF-7.2 At the end of even turns wrecks and ships crippled for good go one hex down the wind, in the order of the list."""

    def take(self, sea: Sea, _: None) -> None:
        scenario = sea.setting.scenario
        if not sea.on("fleet_wrecks") or sea.turn % sea.setting.charts.wreck_table.drift_every or not blows(scenario.wind):
            return
        for name in list(sea.ships):
            ship = sea.ships[name]
            if name in sea.wrecks:
                drift_wreck(sea, name, scenario.wind_dir)
            elif ship.state == "permanent" and not (ship.gone or ship.links or ship.wrecked):
                drift_ship(sea, name, scenario.wind_dir)


def drift_wreck(sea: Sea, name: str, wind: int) -> None:
    """TF-7.2 A wreck goes down the wind, and is gone when it strikes land."""
    wreck = sea.wrecks[name]
    how = drift(sea.setting.waters, sea.occupied, WRECK + name, wreck.bow, wreck.h, wind)
    if how == "drifts":
        sea.lay(sea.wrecks | {name: Wreck(drifted(wreck.bow, wind), wreck.h)})
    elif how == "ashore":
        sea.lay({other: left for other, left in sea.wrecks.items() if other != name})


def drift_ship(sea: Sea, name: str, wind: int) -> None:
    """TF-7.2 So does a ship that nobody rows, and is lost ashore."""
    ship = sea.ships[name]
    how = drift(sea.setting.waters, sea.occupied, name, ship.bow, ship.h, wind)
    args = {"ship": sea.label(name)}
    if how == "drifts":
        there = drifted(ship.bow, wind)
        sea.change(name, bow=there)
        path = ((ship.bow, ship.h), (there, ship.h))
        sea.tell(Event("drifted", "TF-7.2", args, ship=name, path=path))
    elif how == "ashore":
        lose(sea, name, "ashore")
        sea.tell(Event("driven-ashore", "TF-7.2", args, ship=name, side=ship.side, blow=Blow("wreck", on=name)))


class Morale(Frame[Sea], frozen=True):
    """TF-9.3 With the option, fleets that have lost half their ships look to themselves."""

    def take(self, sea: Sea, _: None) -> None:
        if sea.on("fleet_morale"):
            sea.then(FleetMorale((sea.first, sea.second)))


class NextTurn(Frame[Sea], frozen=True):
    """The turn is over, and another begins."""

    def take(self, sea: Sea, _: None) -> None:
        sea.turn += 1
        sea.then(NewTurn())


def opening(sea: Sea) -> tuple[Frame[Sea], ...]:
    """TF-1.3 The dice for the initiative; a scenario may name the first player of turn 1."""
    fixed = sea.setting.scenario.first_player
    return (Appointed(fixed),) if sea.turn == 1 and fixed != "roll" else (Initiative(),)


class Appointed(Frame[Sea], frozen=True):
    """Section 10: the scenario says who is first player on turn 1."""

    side: str

    def take(self, sea: Sea, _: None) -> None:
        begin_turn(sea, self.side)


def begin_turn(sea: Sea, first: str) -> None:
    """The first player is known: the phases of the turn follow."""
    sea.first = first
    sea.tell(Event("first-player", "TF-1.3", {"side": sea.label(first)}))
    sea.then(*phases(sea, "freeing"))


def phases(sea: Sea, start: Phase) -> tuple[Frame[Sea], ...]:
    """Section 4: what is still to be played of a turn, from a phase on."""
    first, second = sea.first, sea.second
    moves: list[tuple[Phase, tuple[Frame[Sea], ...]]] = [("first", (Moves(first),)), ("second", (Moves(second),))]
    if sea.on("alternate"):  # TF-9.2: both phases are one
        moves = [("first", (Moves(first, True),)), ("second", ())]
    course: list[tuple[Phase, tuple[Frame[Sea], ...]]] = [
        ("freeing", (Freeing(first), Freeing(second))),
        *moves,
        ("rams", (Rams(),)),
        ("fire", (Fire(first), Fire(second))),
        ("grapples", (Grapples(first), Grapples(second))),
        ("combats", (Combats(first), Combats(second))),
        ("away", (GettingAway(first), GettingAway(second))),
        ("end", (Recovery(), WrecksSink(), Drift(), Morale(), VictoryCheck(), NextTurn())),
    ]
    names = [name for name, _ in course]
    return tuple(frame for name, frames in course[names.index(start) :] for frame in (Enter(name), *frames))
