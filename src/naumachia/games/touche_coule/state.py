"""The ships and the sea of *Touché, coulé!* (TC-2, TC-G1 to TC-G6)."""

from __future__ import annotations

from typing import Annotated, Any, Literal, Self

from msgspec import Meta, Struct, field
from msgspec.structs import replace

from naumachia.geometry.hexes import POINTED, Hex, Hull
from naumachia.kernel import CONCEDE, Attached, Blow, Choose, Derived, Event, Message, Scenario, State
from naumachia.kernel import Setting as KernelSetting
from naumachia.kernel.words import Outcome

from .charts import Charts

Camp = Literal["red", "blue"]
Kind = Literal["liburnian", "quinquereme"]
CAMPS: tuple[Camp, ...] = ("red", "blue")
STEPS = POINTED.steps


class Berth(Struct, frozen=True, forbid_unknown_fields=True):
    """A ship in a scenario file; what is left out comes from the charts."""

    camp: Camp
    kind: Kind
    bow: Hex
    facing: Annotated[int, Meta(ge=0, le=5)]
    speed: Annotated[int, Meta(ge=0)] | None = None
    structure: Annotated[int, Meta(ge=0)] | None = None


class Arena(Scenario, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A scenario file of this game. A position is one too: it says whose turn it is and in which round."""

    basin: Literal["standard", "grand"] = "standard"
    order: Annotated[tuple[str, ...], Meta(max_length=99)]
    """TC-3.1 The order of turns."""
    ships: Annotated[dict[str, Berth], Meta(max_length=99)]
    obstacles: Annotated[tuple[Hex, ...], Meta(max_length=999)] = ()
    """Hexes in the basin that count as quay, such as the triton of S7."""
    turn: str | None = None
    round: Annotated[int, Meta(ge=1)] = 1


class Setting(KernelSetting, frozen=True, kw_only=True):
    """The basin, the order of turns and the names of one match."""

    scenario: Arena
    charts: Charts
    water: frozenset[Hex]
    order: tuple[str, ...]
    labels: dict[str, Message]
    seats: dict[str, str]
    """The seat that plays each ship."""
    full: dict[str, int]
    """The structure each ship started with."""
    threats: dict[tuple[Ship, ...], dict[str, tuple[int, float]]] = field(default_factory=dict)
    """Cache of the judge: for an array of ships, how near each is to an enemy and what harm it may do."""
    parts: dict[object, Any] = field(default_factory=dict)
    """Cache of the judge: features of ships and of pairs of ships."""


class Ship(Struct, frozen=True, gc=False):
    """TC-2 One line of the sheet: where a ship is, its speed and its structure."""

    id: str
    camp: Camp
    kind: Kind
    bow: Hex
    facing: int
    speed: int
    structure: int
    length: int = 1

    @property
    def afloat(self) -> bool:
        """TC-6.1 A ship at 0 structure is sunk."""
        return self.structure > 0

    @property
    def hexes(self) -> tuple[Hex, ...]:
        """TC-G5 The hexes the ship fills, bow first."""
        bow = self.bow  # as `footprint` has it, without the call: nothing is asked more often
        if self.length == 1:
            return (bow,)
        q, r = STEPS[self.facing]
        return bow, (bow[0] - q, bow[1] - r)

    @property
    def hull(self) -> Hull:
        """The ship as a shape on the map."""
        return Hull(POINTED, self.bow, self.facing, self.length)


def footprint(length: int, bow: Hex, facing: int) -> tuple[Hex, ...]:
    """TC-G5 One hex for a liburnian, bow and stern for a quinquereme."""
    if length == 1:
        return (bow,)
    q, r = STEPS[facing]
    return bow, (bow[0] - q, bow[1] - r)


class Sea(State):
    """A position: the ships, the round, and the result once there is one."""

    setting = Attached[Setting]()
    """The basin, the order of turns and the names of this match."""

    ships: dict[str, Ship]
    round: int = 1
    result: Outcome | None = None

    def copy(self) -> Self:
        """A draft; the map of occupied hexes rides along, as it is replaced and never changed."""
        draft = super().copy()
        if (known := Sea.occupied.known(self)) is not None:
            draft.occupied = known
        return draft

    @Derived
    def occupied(self) -> dict[Hex, str]:
        """Which ship lies in a hex; worked out once for each array of hulls."""
        return {at: ship.id for ship in self.ships.values() if ship.structure > 0 for at in ship.hexes}

    def put(self, *ships: Ship) -> None:
        """Replace ships by their new selves; the map of occupied hexes stands while all of them lie where they lay."""
        before = self.ships
        self.ships = before | {ship.id: ship for ship in ships}
        for new in ships:
            old = before[new.id]
            if old.bow != new.bow or old.facing != new.facing or not new.structure:
                Sea.occupied.forget(self)

    def label(self, ship: str) -> Message:
        """The ship's name, for sentences."""
        return self.setting.labels[ship]

    def seat(self, ship: str) -> str:
        """Return the seat that plays the ship."""
        return self.setting.seats[ship]

    def choose(self, key: str, ship: str, rule: str, answers: tuple[str, ...], binding: bool = False, **args: object) -> Choose:
        """A decision for a ship, at which its camp may also give up: who plays the first ship it has left speaks for it."""
        setting, camp = self.setting, self.ships[ship].camp
        seat = setting.seats[ship]
        speaks = seat == camp or ship == next(one.id for one in self.ships.values() if one.camp == camp and one.structure > 0)
        asides = (CONCEDE,) if speaks else ()
        return Choose(key, seat, rule, answers, {"ship": setting.labels[ship], **args}, binding, asides=asides)

    def aside(self, seat: str, answer: str) -> None:
        """Give up: no rule of the game, but nobody has to play on."""
        loser = next(ship.camp for ship in self.ships.values() if self.seat(ship.id) == seat)
        winner = next(camp for camp in CAMPS if camp != loser)
        self.end(Outcome(winner, "won-by-concession", "", {"camp": winner}))

    def foes(self, ship: Ship) -> list[Ship]:
        """The enemies afloat, in the order of turns."""
        return [foe for foe in self.ships.values() if foe.camp != ship.camp and foe.structure > 0]

    def tell(self, event: Event) -> None:
        """Put an event on the record, with the camp that acts."""
        if not event.side and (who := (event.blow.by if event.blow else "") or event.ship):
            event = replace(event, side=self.ships[who].camp)
        super().tell(event)

    def lose(self, ship: str, points: int) -> None:
        """TC-6.1 Structure never falls below 0; at 0 the ship sinks and is off the board at once."""
        hurt = self.ships[ship]
        left = max(0, hurt.structure - points)
        self.put(replace(hurt, structure=left, speed=hurt.speed if left else 0))
        if hurt.afloat and not left:
            self.tell(Event("sunk", "TC-6.1", {"ship": self.label(ship)}, ship=ship, blow=Blow("sink", on=ship)))

    def check_victory(self) -> None:
        """TC-6.2 A camp without ships has lost; if neither has any left, the game is a draw."""
        alive = {ship.camp for ship in self.ships.values() if ship.structure > 0}
        if len(alive) == 2:
            return
        if alive:
            winner = alive.pop()
            self.end(Outcome(winner, "won-by-sinking", "TC-6.2", {"camp": winner}))
        else:
            self.end(Outcome(None, "drawn-by-sinking", "TC-6.2"))

    def end(self, outcome: Outcome) -> None:
        """The match is over: nothing is left to be played."""
        self.result = outcome
        self.agenda = ()
        self.tell(Event(outcome.key, outcome.rule, outcome.args))
