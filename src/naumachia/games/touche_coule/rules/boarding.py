"""Boarding: flank against flank, both ships strike at the same instant (TC-5c)."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from naumachia.geometry.hexes import distance
from naumachia.kernel import Act, Acts, Blow, Choose, Event, Frame, Refusal, Roll, ShipDecides, always
from naumachia.kernel.shown.picture import Option

from ..hulls import adjacent, zone
from ..state import Sea, Ship

APART = Refusal("TC-5c.1", "no-board-apart")
END_ON = Refusal("TC-5c.1", "no-board-ends")


def _roll(sea: Sea, key: str, roller: str, other: str) -> Roll:
    return Roll(key, sea.seat(roller), "TC-5c.2", args={"ship": sea.label(roller), "target": sea.label(other)})


def boarding_damage(sea: Sea, ship: Ship, die: int) -> int:
    """TC-5c.2 What a ship's soldiers deal with a die: a liburnian nothing on 5 and 6, a quinquereme what it rolls."""
    ships = sea.setting.charts.ships
    return (ships.liburnian if ship.kind == "liburnian" else ships.quinquereme).boarding_damage[die - 1]


def board_bar(ship: Ship, foe: Ship) -> Refusal | None:
    """TC-5c.1 Two adjacent hexes are needed, each in the other ship's flank."""
    bar = APART
    if distance(ship.bow, foe.bow) >= ship.length + foe.length:
        return bar
    for b in ship.hexes:
        for a in foe.hexes:
            if adjacent(a, b):
                if zone(foe, b) == "flank" and zone(ship, a) == "flank":
                    return None
                bar = END_ON
    return bar


def board_refusal(sea: Sea, ship: str, target: str) -> Refusal | None:
    """Return why one ship may not board another, no matter which seat is to play; None if it may."""
    if target not in sea.ships:
        return Refusal("TC-5c.1", "no-such-ship", {"name": target})
    boarder, foe = sea.ships[ship], sea.ships[target]
    args = {"ship": sea.label(ship), "target": sea.label(target)}
    for sunk in (boarder, foe):
        if not sunk.afloat:
            return Refusal("TC-6.1", "no-sunk", {"ship": sea.label(sunk.id)})
    if boarder.camp == foe.camp:
        return Refusal("TC-5c.1", "no-board-friend", args)
    bar = board_bar(boarder, foe)
    return bar.about(**args) if bar else None


def board_targets(sea: Sea, name: str) -> list[str]:
    """TC-5c.1 The enemies a ship may board."""
    ship = sea.ships[name]
    return [foe.id for foe in sea.foes(ship) if board_bar(ship, foe) is None]


def board(sea: Sea, ship: str, target: str) -> None:
    """TC-5c.1 Over the side of one enemy."""
    args = {"ship": sea.label(ship), "target": sea.label(target)}
    sea.tell(Event("boards", "TC-5c.1", args, ship=ship))
    sea.then(BoardersStrike(ship, target))


def hold_boarding(sea: Sea, ship: str, _: str) -> None:
    """TC-3.2 Nobody has to."""
    sea.tell(Event("held-boarding", "TC-3.2", {"ship": sea.label(ship)}, ship=ship, idle=True))


def board_option(sea: Sea, ship: str, target: str) -> Option:
    """How boarding is shown."""
    return Option(target, "do-board", "TC-5c.1", {"target": sea.label(target)}, ship=ship, target=target, risky=True)


class MayBoard(ShipDecides[Sea], frozen=True):
    """TC-3.2 After shooting, the ship may board once. TC-5c.3 Boarding fastens nobody: next turn it may do so again."""

    acts: ClassVar[Acts[Sea, str]] = Acts(
        Refusal("TC-5c.1", "no-such-ship"),
        Act("board", "TC-5c.1", board_targets, board, board_option, board_refusal, form=".*"),
        Act("hold", "TC-3.2", always, hold_boarding, words="hold-boarding", passes=True),
    )

    def ask(self, sea: Sea) -> Choose | None:
        if not sea.ships[self.ship].afloat or not board_targets(sea, self.ship):
            return None
        return sea.choose("ask-board", self.ship, "TC-5c.1", self.acts.open(sea, self.ship))


class BoardersStrike(Frame[Sea], frozen=True):
    """TC-5c.2 The boarding ship rolls first; its die waits for the other's."""

    ship: str
    target: str

    def ask(self, sea: Sea) -> Roll:
        return _roll(sea, "roll-board-attacker", self.ship, self.target)

    def take(self, sea: Sea, die: int) -> None:
        sea.then(DefendersStrike(self.ship, self.target, die))


class DefendersStrike(Frame[Sea], frozen=True):
    """TC-5c.2 The boarded ship rolls, and both losses fall at once. TC-4c.3 Both ships then stand still."""

    ship: str
    target: str
    attack: int

    def ask(self, sea: Sea) -> Roll:
        return _roll(sea, "roll-board-defender", self.target, self.ship)

    def take(self, sea: Sea, die: int) -> None:
        ship, target = sea.ships[self.ship], sea.ships[self.target]
        dealt, suffered = boarding_damage(sea, ship, self.attack), boarding_damage(sea, target, die)
        lost = {name: points for name, points in ((self.target, dealt), (self.ship, suffered)) if points}
        args: dict[str, object] = {
            "ship": sea.label(self.ship),
            "target": sea.label(self.target),
            "attack": self.attack,
            "defence": die,
        }
        blow = Blow("board", self.ship, self.target, not dealt, lost)
        args |= {"dealt": dealt, "suffered": suffered}
        sea.tell(Event("boarded", "TC-5c.2", args, ship=self.target, dice=(self.attack, die), blow=blow))
        sea.put(replace(ship, speed=0), replace(target, speed=0))
        sea.lose(self.target, dealt)
        sea.lose(self.ship, suffered)
        sea.check_victory()
