"""The turn: the phases A to H, one after the other (WG-3.1), and the wind (WG-6.2)."""

from __future__ import annotations

from naumachia.kernel import Event, Frame, Roll

from ..charts import wind_after
from ..state import Phase, Sea
from .combat.harm import lose
from .command.initiative import Commanded, Individual, NameAdmirals
from .command.squadrons import FormSquadrons
from .movement.speed import SpeedLevels
from .status import Status
from .victory import Victory, points


class Turn(Frame[Sea], frozen=True):
    """WG-3.1 A wind, B squadrons, C initiative, D speed, E commanded, F individual, G status, H victory. No turn limit."""

    beginning = True

    def take(self, sea: Sea, _: None) -> None:
        sea.tell(Event("turn", "WG-3.1", {"turn": sea.turn}, chapter="turn"))
        sea.then(WindPhase(), FormSquadrons(), TakeInitiative(), Activations(), Status(), Latecomers(), Victory(), Turn())


class WindPhase(Frame[Sea], frozen=True):
    """WG-6.2, WG-R64 Phase A: variable wind is rolled for from turn 2 on, by the side with fewer points."""

    def ask(self, sea: Sea) -> Roll | None:
        breeze = sea.setting.scenario.wind
        if breeze is None or not breeze.variable or sea.turn == 1:
            return None
        one, two = sea.setting.sides
        side = two if points(sea, two) < points(sea, one) else one
        return Roll("roll-wind", side, "WG-6.2", count=2, args={"side": sea.label(side), "modifier": self._modifier(sea)})

    def _modifier(self, sea: Sea) -> int:
        breeze = sea.setting.scenario.wind
        return breeze.modifier if breeze is not None and sea.turn >= breeze.modifier_from else 0

    def take(self, sea: Sea, dice: tuple[int, int] | None) -> None:
        sea.phase = "wind"
        if dice is None:
            return
        total = max(2, min(12, sum(dice) + self._modifier(sea)))
        sea.wind = wind_after(sea.setting.charts, *sea.wind, total)
        args = {"rolled": sum(dice), "modifier": self._modifier(sea), "strength": sea.wind[0], "direction": sea.wind[1]}
        sea.tell(Event("wind", "WG-6.2", args, dice=dice))


class TakeInitiative(Frame[Sea], frozen=True):
    """WG-3.2 Phase C; a scenario may say who is FIRST on turn 1."""

    def take(self, sea: Sea, _: None) -> None:
        sea.phase = "initiative"
        first = sea.setting.scenario.first
        if sea.turn == 1 and first:
            sea.first = first
            sea.tell(Event("first", "WG-3.2", {"side": sea.label(first)}))
        elif sea.turn == 1 and sea.first:
            sea.tell(Event("first", "WG-3.2", {"side": sea.label(sea.first)}))
        else:
            sea.then(NameAdmirals())


class Activations(Frame[Sea], frozen=True):
    """WG-R51 FIRST begins in phase D, again in E and again in F."""

    def take(self, sea: Sea, _: None) -> None:
        first = sea.first
        sea.then(
            Begin("speed"),
            SpeedLevels(first),
            Begin("commanded"),
            Commanded(first),
            Begin("individual"),
            Individual(first),
        )


class Begin(Frame[Sea], frozen=True):
    """WG-3.1 The name of the phase, for the reader."""

    phase: Phase

    def take(self, sea: Sea, _: None) -> None:
        sea.phase = self.phase


class Latecomers(Frame[Sea], frozen=True):
    """WG-R32 In a tournament a ship that has not entered by turn 2 is lost."""

    def take(self, sea: Sea, _: None) -> None:
        if sea.setting.scenario.tournament is None or sea.turn < 2:
            return
        for ship in list(sea.ships.values()):
            if ship.gone == "waiting":
                sea.tell(Event("too-late", "WG-10.0", {"ship": sea.label(ship.id), "turn": sea.turn}, ship=ship.id))
                lose(sea, ship.id, "left")
