"""Harm to ships: men lost, decks emptied, hulls sunk (TS-6.1, TS-6.4, TS-6.5, TS-12.3, TS-15.5)."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product
from typing import Any, ClassVar

from naumachia.kernel import Act, Acts, Blow, Choose, Event, Frame, Message, Refusal, Roll, ShipDecides
from naumachia.kernel.shown.picture import Option

from ....common.pieces import Wreck
from ...pieces import KINDS, NOBODY, OARSMEN, Men, Ship
from ...state import Sea
from ..values import oarsmen, rowed


def immobilise(sea: Sea, name: str, beat: int = 0) -> None:
    """TS-6.5 A ship is immobilised; a further result has no effect. Its movement is over."""
    ship = sea.ships[name]
    if not ship.immobilised:
        sea.tell(Event("immobilised", "TS-6.5", {"ship": sea.label(name)}, ship=name, beat=beat))
    sea.change(name, immobilised=True, halted=True)


def cut_loose(sea: Sea, name: str, *others: str) -> None:
    """Links between a ship and others are gone, on both ends."""
    for one, other in ((name, far) for far in others):
        for mine, theirs in ((one, other), (other, one)):
            ship = sea.ships[mine]
            sea.change(
                mine,
                links=tuple(link for link in ship.links if link != theirs),
                corvus=tuple(link for link in ship.corvus if link != theirs),
                fresh=tuple(link for link in ship.fresh if link != theirs),
            )


def sink(sea: Sea, name: str, by: str = "", burnt: bool = False) -> None:
    """TS-6.1, TS-15.12 Off the map with all aboard; links are dropped, and with TS-15.5 a wreck is left."""
    ship = sea.ships[name]
    cut_loose(sea, name, *ship.links)
    blow = Blow("burn" if burnt else "sink", by="" if by == name else by, on=name)
    sea.tell(
        Event("burnt" if burnt else "sunk", "TS-15.12" if burnt else "TS-6.1", {"ship": sea.label(name)}, ship=name, blow=blow)
    )
    if sea.on("wrecks"):
        sea.lay(sea.wrecks | {name: Wreck(ship.bow, ship.h)})
    sea.change(name, gone="burnt" if burnt else "sunk", gone_turn=sea.turn, halted=True)


def wreck(sea: Sea, name: str, rule: str) -> None:
    """TS-15.6, TS-15.7 Fast on rocks or shore for good."""
    sea.change(name, wrecked=True, halted=True)
    sea.tell(Event("wrecked", rule, {"ship": sea.label(name)}, ship=name, blow=Blow("ground", on=name)))
    man_check(sea, name)


def man_check(sea: Sea, name: str) -> None:
    """TS-6.4, TS-12.3, TS-9.2 A ship that nobody mans is derelict. The oarsmen of a prize or a wreck do not man it.

    TR-R41: a Saxon is manned by men of any kind.
    """
    ship = sea.ships[name]
    if ship.gone or ship.status not in ("sound", "captured"):
        return
    rowers = ship.status == "sound" and not ship.wrecked and (oarsmen(ship) or not rowed(sea, ship))
    if not ship.men.total and not rowers:
        aboard = {side: men for side, men in ship.aboard.items() if side != ship.side and men.total}
        sea.change(name, status="derelict", aboard=aboard, halted=True)
        left = "enemies" if aboard else "prisoners" if ship.prisoners else "oarsmen" if ship.oars else "nobody"
        sea.tell(Event("derelict", "TS-6.4", {"ship": sea.label(name), "left": left}, ship=name))


def remove_men(sea: Sea, name: str, side: str, numbers: dict[str, int]) -> None:
    """Man points of a side are gone from a ship."""
    ship = sea.ships[name]
    men = ship.aboard.get(side, NOBODY)
    for kind in KINDS:
        men = men.less(kind, numbers.get(kind, 0))
    oars = ship.oars - numbers.get(OARSMEN, 0)
    sea.change(name, aboard=with_men(ship, side, men), oars=oars)


def with_men(ship: Ship, side: str, men: Men) -> dict[str, Men]:
    """The men aboard with those of one side changed; nobody is not written down."""
    found = ship.aboard | {side: men}
    return {one: them for one, them in found.items() if them.total}


def ways(ship: Ship, side: str, points: int, oars: str) -> list[str]:
    """TS-d3 How a loss may be split by kind: as many as there are, oarsmen last, or beside the others, or never."""
    men = ship.aboard.get(side, NOBODY)
    kinds = [*KINDS, *([OARSMEN] if oars == "beside" else [])]
    have = {kind: men.of(kind) if kind != OARSMEN else ship.oars for kind in kinds}
    due = min(points, sum(have.values()))
    spare = min(points - due, ship.oars) if oars == "last" else 0
    found = []
    for split in product(*(range(min(due, have[kind]) + 1) for kind in kinds)):
        if sum(split) == due:
            numbers = dict(zip(kinds, split, strict=True))
            if spare:
                numbers[OARSMEN] = spare
            found.append(write(numbers))
    return found


def write(numbers: dict[str, int]) -> str:
    """A split as an answer: `armoured 1, light 2`."""
    return ", ".join(f"{kind} {points}" for kind, points in numbers.items() if points) or "none"


def read(text: str) -> dict[str, int]:
    """The numbers of a split."""
    if text == "none":
        return {}
    return {kind: int(points) for kind, _, points in (part.strip().partition(" ") for part in text.split(","))}


def told(numbers: Mapping[str, int]) -> tuple[Message, ...]:
    """Men by kind, in words; kinds of which there are none are left out."""
    return tuple(Message("some-men", {"kind": kind, "points": numbers[kind]}) for kind in (*KINDS, OARSMEN) if numbers.get(kind))


def loss_option(sea: Sea, ask: Losses, what: str) -> Option:
    """A split as shown."""
    numbers = read(what)
    args = {"men": told(numbers)}
    risky = ask.saves and numbers.get("armoured", 0) > 0
    return Option(what, "do-lose", ask.rule, args, ship=ask.ship, risky=risky)


def lose(sea: Sea, ask: Losses, what: str) -> None:
    """TS-d3 The victim has chosen."""
    numbers = read(what)
    if ask.saves and numbers.get("armoured"):
        sea.then(ArmourDice(ask.ship, ask.side, numbers))
        return
    remove_men(sea, ask.ship, ask.side, numbers)
    lost = sum(numbers.values())
    if lost:
        args = {"ship": sea.label(ask.ship), "points": lost, "men": told(numbers)}
        blow = Blow("", on=ask.ship, loss={ask.ship: lost})
        sea.tell(Event("men-lost", ask.rule, args, ship=ask.ship, side=ask.side, blow=blow))
    man_check(sea, ask.ship)


class Losses(ShipDecides[Sea], frozen=True):
    """TS-d3 Man points lost: the victim chooses among the kinds aboard; where there is no choice nobody is asked."""

    acts: ClassVar[Acts[Sea, Any]] = Acts(
        Refusal("TS-6.4", "not-offered"),
        Act(
            "lose",
            "TS-6.4",
            lambda sea, ask: ways(sea.ships[ask.ship], ask.side, ask.points, ask.oars),
            lose,
            loss_option,
            form="none|[a-z]+ [0-9]+(, [a-z]+ [0-9]+)*",
        ),
    )
    side: str
    points: int
    oars: str
    """Oarsmen: `last` when nobody else is left, `beside` the others, or `never`."""
    rule: str
    saves: bool = False
    """TS-8.3 Armour may save a point that is chosen."""

    @property
    def who(self) -> Any:
        """The frame: the acts must know how many."""
        return self

    def ask(self, sea: Sea) -> Choose | None:
        ship = sea.ships[self.ship]
        if ship.gone:
            return None
        found = ways(ship, self.side, self.points, self.oars)
        if len(found) < 2:
            return None
        return sea.choose("ask-lose", self.side, self.rule, tuple(found), ship=sea.label(self.ship), points=self.points)

    def skip(self, sea: Sea) -> None:
        """Take the only kind of men aboard, where there is no choice."""
        ship = sea.ships[self.ship]
        if not ship.gone:
            lose(sea, self, ways(ship, self.side, self.points, self.oars)[0])


class ArmourDice(Frame[Sea], frozen=True):
    """TS-8.3 A die for each armoured point that was chosen: some faces save it."""

    ship: str
    side: str
    numbers: dict[str, int]

    def ask(self, sea: Sea) -> Roll:
        least = min(sea.charts.missiles.armour_save)
        args = {"ship": sea.label(self.ship), "needs": least}
        return Roll("roll-armour", self.side, "TS-8.3", count=self.numbers["armoured"], args=args)

    def take(self, sea: Sea, dice: int | tuple[int, ...]) -> None:
        faces = dice if isinstance(dice, tuple) else (dice,)
        saved = sum(face in sea.charts.missiles.armour_save for face in faces)
        args = {"ship": sea.label(self.ship), "saved": saved}
        sea.tell(Event("armour", "TS-8.3", args, ship=self.ship, side=self.side, dice=faces))
        numbers = self.numbers | {"armoured": self.numbers["armoured"] - saved}
        lose(sea, Losses(self.ship, self.side, 0, "never", "TS-8.3"), write(numbers))
