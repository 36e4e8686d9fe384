"""The rules: the position, the frames that are played one after the other, and how a match begins and ends."""

from __future__ import annotations

from typing import Annotated, ClassVar

from msgspec import Meta

from naumachia.kernel import (
    Act,
    Acts,
    Choose,
    Event,
    Frame,
    Message,
    Refusal,
    Roll,
    Scenario,
    ShipDecides,
    TwoSides,
    always,
    nothing,
)
from naumachia.kernel import Setting as KernelSetting
from naumachia.kernel.defaults import NoCharts
from naumachia.kernel.shown.picture import Option
from naumachia.kernel.words import Outcome

SIDES = ("red", "blue")
STROKE = 2
"""Places that a boat advances by rowing (SG-2)."""
FAST, SLOW, NEEDS = 4, 1, 4
"""Places of a sprint that succeeds and of one that fails, and the lowest face that succeeds (SG-3)."""


class River(Scenario, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Fields of a scenario file besides its head."""

    length: Annotated[int, Meta(ge=4, le=100)] = 12
    """Places from the start to the finish."""
    turns: Annotated[int, Meta(ge=2, le=200)] = 20
    """Turns of both boats together after which nobody has won."""


class Setting(KernelSetting, frozen=True, kw_only=True):
    """Constants of a match: the scenario, and what the sides are called."""

    sides: tuple[str, str] = SIDES
    labels: dict[str, Message]


class Race(TwoSides, kw_only=True):
    """The position. Replace its dicts, never change them in place: old positions are kept and share them."""

    boats: dict[str, int]
    """The place of each boat; a boat is called like its side."""
    turn: int = 1
    result: Outcome | None = None


def begin(river: River, charts: NoCharts, options: dict[str, int]) -> Race:
    """Return the first position. It ends with `.attach(setting)`."""
    labels = {side: Message(f"side-{side}") for side in SIDES}
    setting = Setting(scenario=river, charts=charts, options=options, labels=labels)
    return Race(agenda=(Turn("red"), NextTurn("red")), boats=dict.fromkeys(SIDES, 0)).attach(setting)


def advance(race: Race, boat: str, places: int, event: str, rule: str, dice: tuple[int, ...] = ()) -> None:
    """Move a boat and tell it."""
    before = race.boats[boat]
    race.boats = race.boats | {boat: before + places}
    args = {"ship": race.label(boat), "places": places}
    race.tell(Event(event, rule, args, ship=boat, side=boat, dice=dice, path=(before, before + places)))


def row(race: Race, boat: str, _: str) -> None:
    """SG-2 Row."""
    advance(race, boat, STROKE, "rowed", "SG-2")


def sprint(race: Race, boat: str, _: str) -> None:
    """SG-3 Sprint: the die is the next thing to be played."""
    race.then(Sprint(boat))


def sprint_option(race: Race, boat: str, _: str) -> Option:
    """Show a sprint with its odds: `risky` says that dice follow."""
    return Option("sprint", "do-sprint", "SG-3", {"needs": NEEDS}, ship=boat, risky=True)


class Turn(ShipDecides[Race], frozen=True):
    """SG-1 In its turn a boat rows, sprints or rests."""

    acts: ClassVar[Acts[Race, str]] = Acts(
        Refusal("SG-1", "not-offered"),
        Act("row", "SG-2", always, row),
        Act("sprint", "SG-3", always, sprint, sprint_option),
        Act("rest", "SG-1", always, nothing, passes=True),
    )

    def ask(self, race: Race) -> Choose:
        """Put all that the acts offer as a question; giving up (`ASIDES`) is offered beside it."""
        args = {"ship": race.label(self.ship)}
        return Choose("ask-turn", self.ship, "SG-1", self.acts.open(race, self.ship), args, asides=race.ASIDES)


class Sprint(Frame[Race], frozen=True):
    """SG-3 On 4 to 6 the sprint succeeds."""

    boat: str

    def ask(self, race: Race) -> Roll:
        """Ask for one die."""
        return Roll("roll-sprint", self.boat, "SG-3", args={"ship": race.label(self.boat), "needs": NEEDS})

    def take(self, race: Race, die: int) -> None:
        """Move the boat by what was thrown."""
        advance(race, self.boat, FAST if die >= NEEDS else SLOW, "sprinted", "SG-3", (die,))


class NextTurn(Frame[Race], frozen=True):
    """SG-4 The first boat at the finish wins. SG-5 After the last turn nobody has won."""

    beginning = True
    boat: str

    def take(self, race: Race, _: None) -> None:
        """End the match, or let the other boat go on."""
        river = race.setting.scenario
        if race.boats[self.boat] >= river.length:
            race.end(Outcome(self.boat, "won", "SG-4", {"side": self.boat}))
        elif race.turn == river.turns:
            race.end(Outcome(None, "drawn", "SG-5"))
        else:
            race.turn += 1
            other = race.other(self.boat)
            race.then(Turn(other), NextTurn(other))


def evaluate(race: Race, side: str) -> float:
    """Return how good a position is for a side: places ahead, and more than that for a match won."""
    ahead = float(race.boats[side] - race.boats[race.other(side)])
    if race.result is None or race.result.winner is None:
        return ahead
    return ahead + (1000 if race.result.winner == side else -1000)
