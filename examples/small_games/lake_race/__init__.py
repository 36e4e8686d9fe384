"""Four boats, each a side of its own, race up a lake: nobody attacks, a boat may retire, and the result is a ranking."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from msgspec import Struct
from msgspec.structs import replace

from naumachia.kernel import (
    Act,
    Acts,
    Choose,
    Event,
    Frame,
    Message,
    Refusal,
    Roll,
    Rules,
    Scenario,
    Setting,
    ShipDecides,
    always,
)
from naumachia.kernel.shown.picture import Pose, Scene
from naumachia.kernel.words import Outcome

from .._common import Charts, SmallState, drawn, label, piece, scene, small_game


class Lake(Scenario, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A scenario: the boats by name."""

    boats: tuple[str, ...]


class Boat(Struct, frozen=True):
    """A boat: how far it has come, its lane, and whether it has retired."""

    x: int = 0
    lane: int = 0
    retired: bool = False


class Race(SmallState, kw_only=True):
    """A position: all boats, and the wind."""

    boats: dict[str, Boat]
    wind: int = 1

    @property
    def racing(self) -> tuple[str, ...]:
        """The boats that are neither home nor retired."""
        return tuple(name for name, boat in self.boats.items() if not boat.retired and boat.x < self.setting.charts.length.number)

    def change(self, name: str, **fields: object) -> None:
        self.boats = self.boats | {name: replace(self.boats[name], **fields)}

    def aside(self, seat: str, answer: str) -> None:
        """LK-3 A boat retires; the others race on while there are two."""
        self.change(seat, retired=True)
        self.tell(Event("retired", "LK-3", {"ship": label(seat)}, ship=seat, side=seat))
        if sum(not boat.retired for boat in self.boats.values()) < 2:
            self.finish("won-by-concession")

    def finish(self, key: str = "won") -> None:
        """LK-4 The boat that has sailed farthest wins, and the others stand behind it in their order."""
        order = sorted(self.boats, key=lambda name: (self.boats[name].retired, -self.boats[name].x))
        self.result = Outcome(order[0], key, "LK-4", {"seat": order[0]}, tuple(order))
        self.agenda = ()
        self.tell(Event(key, "LK-4", {"seat": order[0]}, side=order[0]))


class Round(Frame[Race], frozen=True):
    """LK-1 Every round the wind is rolled, and then the boats sail one after the other."""

    beginning = True

    def ask(self, race: Race) -> Roll:
        return Roll("roll-wind", "", "LK-1")

    def take(self, race: Race, die: int) -> None:
        race.wind = 1 + die // 4
        race.tell(Event("wind", "LK-1", {"wind": race.wind}, dice=(die,)))
        race.then(*(Helm(name) for name in race.racing), EndRound())


class EndRound(Frame[Race], frozen=True):
    """LK-4 The race is over after the round in which the first boat comes home."""

    def take(self, race: Race, _: None) -> None:
        if all(boat.retired or boat.x < race.setting.charts.length.number for boat in race.boats.values()):
            race.then(Round())
        else:
            race.finish()


def sail(race: Race, name: str, lane: int) -> None:
    """Move a boat by its lane and the wind."""
    boat = race.boats[name]
    there = replace(boat, x=boat.x + race.wind + (lane == 0), lane=boat.lane + lane)
    race.boats = race.boats | {name: there}
    path = ((boat.x, boat.lane), (there.x, there.lane))
    race.tell(Event("sailed", "LK-2", {"ship": label(name)}, ship=name, side=name, path=path))


def free(lane: int) -> Callable[[Race, str], tuple[str, ...]]:
    """The offer of a change of lane."""
    return lambda race, name: ("",) if abs(race.boats[name].lane + lane) <= 2 else ()


def steer(lane: int) -> Callable[[Race, str, str], None]:
    """The doing of it."""
    return lambda race, name, _: sail(race, name, lane)


class Helm(ShipDecides[Race], frozen=True):
    """LK-2 A boat holds its course or changes its lane; either way it sails."""

    acts: ClassVar[Acts[Race, str]] = Acts(
        Refusal("LK-2", "not-offered"),
        Act("port", "LK-2", free(-1), steer(-1)),
        Act("starboard", "LK-2", free(1), steer(1)),
        Act("hold", "LK-2", always, steer(0)),
    )

    def ask(self, race: Race) -> Choose | None:
        if race.boats[self.ship].retired:
            return None
        answers, args = self.acts.open(race, self.ship), {"ship": label(self.ship)}
        return Choose("ask-helm", self.ship, "LK-2", answers, args, asides=race.ASIDES)


def begin(lake: Lake, charts: Charts, options: dict[str, int]) -> Race:
    """Return the first position."""
    setting = Setting(scenario=lake, charts=charts, options=options)
    return Race(agenda=(Round(),), boats={name: Boat() for name in lake.boats}).attach(setting)


def see(race: Race, seat: str | None) -> Scene:
    """Return the picture, the same for all seats."""
    pieces = [
        piece(name, name, 10 * boat.x, 20 * place + 5 * boat.lane, gone=boat.retired)
        for place, (name, boat) in enumerate(race.boats.items())
    ]
    return scene(pieces, list(race.boats), Message("where-wind", {"wind": race.wind}))


GAME = small_game(
    __file__,
    prefix="LK",
    standard="four",
    rules=Rules(
        state=Race,
        frames=(Round, EndRound, Helm),
        scenario=Lake,
        begin=begin,
        seats=lambda race: {name: name for name in race.boats},
    ),
    picture=drawn(see, pose=lambda race, ship, place: Pose(10 * place[0], 20 * list(race.boats).index(ship) + 5 * place[1], 0)),
)
GAMES = (GAME,)
