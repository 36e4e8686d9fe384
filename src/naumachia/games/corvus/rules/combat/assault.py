"""CV-4.1 to CV-4.6 An assault: ratio, die, and what comes of it."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from naumachia.kernel import Act, Acts, Blow, Choose, Deciding, Event, Frame, Orders, Refusal, Roll, Sheets, Split
from naumachia.kernel.shown.picture import Option

from ...charts import Result
from ...state import Sea
from ..rolls import reckoning
from .harm import remove, sink


def column(attackers: int, defenders: int) -> int:
    """CV-4.2 The column of a ratio, in the defender's favour; -1 where no assault is possible."""
    if attackers < 1:
        return -1
    if attackers >= 3 * defenders:
        return 3
    if attackers >= 2 * defenders:
        return 2
    if attackers >= defenders:
        return 1
    return 0 if 2 * attackers >= defenders else -1


def result_of(sea: Sea, side: str, place: int, die: int) -> Result:
    """CV-4.3 The table; a Roman attacker adds 1, and 7 counts as 6 (CV-R19)."""
    rule = sea.charts.boarding
    used = min(6, die + (rule.roman_bonus if sea.roman(side) else 0))
    return rule.rows[used - 1][place]


def strength(sea: Sea, ships: tuple[str, ...]) -> int:
    """CV-4.1 The marine points of the ships that join."""
    return sum(sea.ships[name].marines for name in ships)


def ratio(sea: Sea, target: str, ships: tuple[str, ...]) -> int:
    """The column of the table for attackers and target."""
    return column(strength(sea, ships), sea.ships[target].marines)


def about(sea: Sea, target: str, ships: tuple[str, ...]) -> dict[str, object]:
    """Return the arguments that name attackers, target and ratio."""
    attackers, defenders = strength(sea, ships), sea.ships[target].marines
    place = ratio(sea, target, ships)
    return {
        "ship": sea.label(ships[0]),
        "ships": tuple(sea.label(name) for name in ships),
        "target": sea.label(target),
        "attackers": attackers,
        "defenders": defenders,
        "ratio": sea.charts.boarding.columns[place] if place >= 0 else "-",
    }


def good_faces(sea: Sea, side: str, place: int) -> int:
    """Faces of the die with which the target is taken."""
    return sum(result_of(sea, side, place, die) == "C" for die in range(1, 7))


class Assault(Frame[Sea], frozen=True):
    """CV-4.2, CV-4.3 The die of an assault; CV-4.8 a counter-assault is one too, roles exchanged."""

    target: str
    ships: tuple[str, ...]
    counter: bool = False

    @property
    def ship(self) -> str:
        """The first of the attackers."""
        return self.ships[0]

    def ask(self, sea: Sea) -> Roll:
        return Roll("roll-assault", sea.ships[self.ship].side, "CV-4.3", args=about(sea, self.target, self.ships))

    def take(self, sea: Sea, die: int) -> None:
        side = sea.ships[self.ship].side
        args = about(sea, self.target, self.ships)
        came = result_of(sea, side, ratio(sea, self.target, self.ships), die)
        bonus = sea.charts.boarding.roman_bonus if sea.roman(side) else 0
        args |= {"rolled": die, "sum": reckoning(die, (("roman", bonus),) if bonus else ()), "result": came}
        args |= {"counter": int(self.counter)}
        blow = Blow("board", self.ship, self.target, came != "C")
        sea.tell(Event("assault", "CV-4.3", args, ship=self.ship, side=side, dice=(die,), blow=blow))
        self._mark(sea, came)
        if came == "C":
            sea.then(Prize(self.target, self.ships))
            return
        both = came == "-" and sea.ships[self.target].marines > 0
        if both:
            sea.change(self.target, marines=sea.ships[self.target].marines - 1)
        sea.then(Loss(self.target, self.ships, came, both))

    def _mark(self, sea: Sea, came: Result) -> None:
        """CV-4.4, CV-4.8 The flag of every link the assault went over is cleared; `r` against grapplers sets it again."""
        over = [link for link in sea.links if link.joins(self.target) and link.other(self.target) in self.ships]
        flag = came == "r" and not self.counter
        sea.links = tuple(replace(link, repulsed=flag) if link in over else link for link in sea.links)


def loses(sea: Sea, ask: Loss, ship: str) -> None:
    """CV-4.4, CV-4.5 A marine point is lost."""
    sea.change(ship, marines=max(0, sea.ships[ship].marines - 1))
    cost = {ship: 1} | ({ask.target: 1} if ask.both else {})
    args = {"ship": sea.label(ship), "target": sea.label(ask.target), "both": int(ask.both)}
    rule = "CV-4.5" if ask.result == "-" else "CV-4.4"
    sea.tell(Event("marines-lost", rule, args, ship=ship, blow=Blow("", by=ask.target, on=ship, loss=cost)))


def loss_option(sea: Sea, ask: Loss, ship: str) -> Option:
    """A ship that may lose the point."""
    return Option(f"lose:{ship}", "do-lose", "CV-4.4", {"ship": sea.label(ship), "left": sea.ships[ship].marines}, ship=ship)


def may_lose(sea: Sea, ask: Loss) -> tuple[str, ...]:
    """The attackers with a marine point to lose."""
    return tuple(name for name in ask.ships if sea.ships[name].marines)


class Loss(Deciding[Sea], frozen=True):
    """CV-4.4, CV-4.5 The attacker loses one marine point, from an attacking ship of their choice."""

    acts: ClassVar[Acts[Sea, Loss]] = Acts(
        Refusal("CV-4.4", "no-such-choice"),
        Act("lose", "CV-4.4", may_lose, loses, loss_option),
    )
    target: str
    ships: tuple[str, ...]
    result: Result
    both: bool = False
    """The ship assaulted has lost a point too: it had one to lose."""

    def ask(self, sea: Sea) -> Choose | None:
        ships = may_lose(sea, self)
        side = sea.ships[self.ships[0]].side
        return sea.choose("ask-loss", side, "CV-4.4", self.acts.open(sea, self)) if len(ships) > 1 else None

    def skip(self, sea: Sea) -> None:
        """There is no choice."""
        loses(sea, self, may_lose(sea, self)[0])


def scuttle(sea: Sea, ask: Prize, _: str) -> None:
    """CV-4.6 The ship is sunk."""
    sink(sea, ask.target, "CV-4.6")


def board(sea: Sea, ask: Prize, _: str) -> None:
    """CV-4.6 The ship is captured: a prize crew is told off."""
    sea.then(PrizeCrew(ask.target, ask.ships))


def prize_option(sea: Sea, ask: Prize, verb: str) -> Option:
    """Return the option for what is done with the ship."""
    args = {"target": sea.label(ask.target), "crew": crew_size(sea, ask.ships)}
    return Option(verb, f"do-{verb}", "CV-4.6", args, ship=ask.ships[0], target=ask.target)


def crew_size(sea: Sea, ships: tuple[str, ...]) -> int:
    """CV-4.6, CV-R17 Half of the victorious marines, rounded down, at least 1."""
    return max(1, strength(sea, ships) // 2)


class Prize(Deciding[Sea], frozen=True):
    """CV-4.6 The attacker chooses: sunk or captured."""

    acts: ClassVar[Acts[Sea, Prize]] = Acts(
        Refusal("CV-4.6", "no-such-choice"),
        Act("capture", "CV-4.6", lambda _s, _a: ("",), board, lambda sea, ask, _: prize_option(sea, ask, "capture")),
        Act("sink", "CV-4.6", lambda _s, _a: ("",), scuttle, lambda sea, ask, _: prize_option(sea, ask, "sink")),
    )
    target: str
    ships: tuple[str, ...]

    def ask(self, sea: Sea) -> Choose:
        side = sea.ships[self.ships[0]].side
        return sea.choose("ask-capture", side, "CV-4.6", ("capture", "sink"), target=sea.label(self.target))


class PrizeCrew(Frame[Sea], frozen=True):
    """CV-4.6 Which of several attackers give the prize crew; then the ship changes hands."""

    target: str
    ships: tuple[str, ...]

    def ask(self, sea: Sea) -> Orders | None:
        givers = tuple(name for name in self.ships if sea.ships[name].marines)
        crew, side = crew_size(sea, self.ships), sea.ships[self.ships[0]].side
        if len(givers) < 2:
            return None
        caps, labels = tuple(sea.ships[name].marines for name in givers), tuple(map(sea.label, givers))
        args = {"target": sea.label(self.target), "crew": crew}
        line = Split("prize", "line-prize", givers, crew, crew, caps, args, labels)
        return Orders("ask-prize", "CV-4.6", {side: (line,)}, args, asides=sea.ASIDES)

    def take(self, sea: Sea, sheets: Sheets | None) -> None:
        side, crew = sea.ships[self.ships[0]].side, crew_size(sea, self.ships)
        written = {} if sheets is None else Split.numbers(sheets[side]["prize"]) or {}
        gives = written or {next(name for name in self.ships if sea.ships[name].marines): crew}
        for name, points in gives.items():
            sea.change(name, marines=sea.ships[name].marines - points)
        capture(sea, self.target, self.ships[0], crew)


def capture(sea: Sea, target: str, captor: str, crew: int) -> None:
    """CV-4.6, CV-4.7 New colours, a conscript crew and tired, no archers (CV-R18), no corvus (CV-R20); all its links go."""
    remove(sea, target)
    side = sea.ships[captor].side
    sea.change(
        target, side=side, marines=crew, archers=0, crew="conscript", fatigued=True, corvus=False, rest=0, activated=True,
        fought=True,
    )  # fmt: skip
    args = {"side": sea.label(side), "ship": sea.label(captor), "target": sea.label(target), "crew": crew}
    sea.tell(Event("captured", "CV-4.6", args, ship=target, side=side, blow=Blow("capture", captor, target)))
