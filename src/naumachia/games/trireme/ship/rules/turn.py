"""The turn of the Ship Game: its eleven steps, weather before them (TS-2), breath and wrecks after them (TS-3.7, TS-15.5)."""

from __future__ import annotations

from msgspec.structs import replace

from naumachia.kernel import Event, Frame, Roll

from ..pieces import Ship
from ..setup.scenario import Phase
from ..state import Sea
from .combat.boarding import BoardSheet, Morale
from .combat.detachments import DetachSheet, FreeSheet
from .combat.fire import FireSheet
from .combat.grapples import GrappleSheet
from .combat.groups import GroupSheet
from .movement.drift import Drift
from .movement.orders import WriteOrders
from .movement.steps import Movement
from .victory import Judgement

FRESH: dict[str, object] = {
    "plot": (), "full": False, "made": 0, "halted": False, "stopped": False, "contacts": (), "eased": (), "raked": False,
    "fought": False, "lost": 0, "dealt": 0, "pressed": (),
}  # fmt: skip
"""Values that are reset on a log sheet at the start of a turn."""


def sequence() -> dict[Phase, Frame[Sea]]:
    """The steps of a turn in their order."""
    return {
        "weather": WeatherDice(), "orders": WriteOrders(), "movement": Movement(), "drift": Drift(), "fire": FireSheet(),
        "grapples": GrappleSheet(), "boarding": BoardSheet(), "morale": Morale(), "groups": GroupSheet(),
        "detachments": DetachSheet(), "freeing": FreeSheet(), "end": EndOfTurn(),
    }  # fmt: skip


def phases(first: Phase) -> tuple[Frame[Sea], ...]:
    """The steps of a turn from one of them on."""
    steps = sequence()
    names = list(steps)
    later = names[names.index(first) :]
    return tuple(frame for name in later for frame in (Enter(name), steps[name]))


class NewTurn(Frame[Sea], frozen=True):
    """A turn begins: what belonged to the last one is wiped off the log sheets."""

    beginning = True

    def take(self, sea: Sea, _: None) -> None:
        sea.put(*(replace(ship, **FRESH) for ship in sea.here))
        sea.tell(Event("turn", "TS-1.1", {"turn": sea.turn, "turns": sea.setting.scenario.turns}, chapter="turn"))
        sea.then(*phases("weather"))


class Enter(Frame[Sea], frozen=True):
    """A step of the turn begins."""

    phase: Phase

    def take(self, sea: Sea, _: None) -> None:
        sea.phase = self.phase
        if self.phase == "orders":
            sea.watching = sea.watching and on_watch(sea)  # once it is over it does not come back


def on_watch(sea: Sea) -> bool:
    """TS-S2 Whether the ships that watch may still not fight."""
    watch = sea.setting.scenario.watch
    if watch is None or sea.turn >= watch.turn:
        return False
    watched = (sea.ships[name] for name in watch.ships)
    return not any(ship.gone in ("sunk", "burnt") or ship.side != ship.owner or ship.immobilised for ship in watched)


class WeatherDice(Frame[Sea], frozen=True):
    """TS-2.1, TS-15.1 Two dice for wind and weather, where the option is played and there is wind to change."""

    def ask(self, sea: Sea) -> Roll | None:
        if not sea.on("weather") or sea.wind == "none" or sea.becalmed:
            return None
        return Roll("roll-weather", "", "TS-2.1", count=2)

    def take(self, sea: Sea, dice: tuple[int, int] | None) -> None:
        if dice is not None:
            self._change(sea, sum(dice), dice)
        if sea.wind == "strong":
            sea.then(*(Gust(ship.id) for ship in sea.here if ship.rig == "mainsail"))

    def _change(self, sea: Sea, total: int, dice: tuple[int, int]) -> None:
        table, battle = sea.charts.weather, sea.setting.scenario
        place = table.forces.index(sea.wind)
        if battle.becalmed_from is not None and sea.turn >= battle.becalmed_from and total <= battle.becalmed_most:
            sea.wind, sea.becalmed = "calm", True
        elif total in table.force_down:
            sea.wind = table.forces[max(0, place - 1)]
        elif total in table.force_up:
            sea.wind = table.forces[min(len(table.forces) - 1, place + 1)]
        elif total in table.back:
            sea.wind_dir = (sea.wind_dir - 1) % 6
        elif total in table.veer:
            sea.wind_dir = (sea.wind_dir + 1) % 6
        args = {"rolled": total, "force": sea.wind, "dir": sea.wind_dir}
        sea.tell(Event("weather", "TS-2.1", args, dice=dice))


class Gust(Frame[Sea], frozen=True):
    """TS-2.2 In strong wind a mainsail that is up may be lost."""

    ship: str

    def ask(self, sea: Sea) -> Roll:
        return Roll("roll-gust", sea.ships[self.ship].side, "TS-2.2", args={"ship": sea.label(self.ship)})

    def take(self, sea: Sea, die: int) -> None:
        lost = die in sea.charts.weather.mainsail_lost
        sea.tell(
            Event("gust", "TS-2.2", {"ship": sea.label(self.ship), "rolled": die, "lost": int(lost)}, ship=self.ship, dice=(die,))
        )
        if lost:
            sea.change(self.ship, mainsail=False, rig="")


class EndOfTurn(Frame[Sea], frozen=True):
    """TS-3.7, TS-15.13, TS-15.14 Crews that rested get their breath back; TS-15.5 wrecks are rolled for; TS-16."""

    def take(self, sea: Sea, _: None) -> None:
        sea.put(*(replace(ship, worn=ship.fought, **breath(sea, ship)) for ship in sea.here))
        wrecks = [WreckDie(name) for name in sea.listed(sea.wrecks)] if sea.on("wrecks") else []
        sea.then(*wrecks, Judgement(), NextTurn())


def breath(sea: Sea, ship: Ship) -> dict[str, object]:
    """TS-3.7, TS-15.14 What a turn of plotted speed 0 or 1 gives back."""
    if ship.speed > sea.charts.rest.recovers_at:
        return {}
    most = int(getattr(sea.charts.endurance.boxes, ship.crew))
    return {"fatigued": False, "boxes": min(most, ship.boxes + 1)}


class WreckDie(Frame[Sea], frozen=True):
    """TS-15.5 A wreck goes under, or floats on."""

    ship: str

    def ask(self, sea: Sea) -> Roll:
        args = {"ship": sea.label(self.ship), "most": max(sea.charts.wreck_table.gone)}
        return Roll("roll-wreck", sea.ships[self.ship].side, "TS-15.5", args=args)

    def take(self, sea: Sea, die: int) -> None:
        gone = die in sea.charts.wreck_table.gone
        if gone:
            sea.lay({name: wreck for name, wreck in sea.wrecks.items() if name != self.ship})
        args = {"ship": sea.label(self.ship), "rolled": die, "gone": int(gone)}
        sea.tell(Event("wreck-die", "TS-15.5", args, ship=self.ship, dice=(die,), idle=not gone))


class NextTurn(Frame[Sea], frozen=True):
    """The next turn, if the game goes on."""

    def take(self, sea: Sea, _: None) -> None:
        sea.turn += 1
        sea.then(NewTurn())
