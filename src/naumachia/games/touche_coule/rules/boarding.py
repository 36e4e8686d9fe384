"""Boarding: flank against flank, both ships strike at the same instant (TC-5c)."""

from __future__ import annotations

from msgspec.structs import replace

from naumachia.kernel import Answer, Blow, Choose, Event, Frame, Refusal, Roll
from naumachia.kernel.picture import Option

from ..hulls import adjacent, zone
from ..state import Sea, Ship

HOLD = "hold"


class MayBoard(Frame[Sea], frozen=True):
    """TC-3.2 After shooting, the ship may board once. TC-5c.3 Boarding fastens nobody: next turn it may do so again."""

    ship: str

    def ask(self, sea: Sea) -> Choose | None:
        ship = sea.ships[self.ship]
        if not ship.afloat:
            return None
        targets = tuple(foe.id for foe in sea.foes(ship) if board_bar(ship, foe) is None)
        if not targets:
            return None
        return Choose("ask-board", sea.seat(self.ship), "TC-5c.1", (*targets, HOLD), {"ship": sea.label(self.ship)})

    def take(self, sea: Sea, answer: str | None) -> None:
        if answer == HOLD:
            sea.tell(Event("held-boarding", "TC-3.2", {"ship": sea.label(self.ship)}, ship=self.ship, idle=True))
        elif answer is not None:
            args = {"ship": sea.label(self.ship), "target": sea.label(answer)}
            sea.tell(Event("boards", "TC-5c.1", args, ship=self.ship, blow=Blow("grapple", self.ship, answer)))
            sea.then(BoardersStrike(self.ship, answer))

    def show(self, sea: Sea, answer: str) -> Option:
        if answer == HOLD:
            return Option(HOLD, "do-hold-boarding", "TC-3.2", ship=self.ship)
        return Option(answer, "do-board", "TC-5c.1", {"target": sea.label(answer)}, ship=self.ship, target=answer, risky=True)

    def refuse(self, sea: Sea, answer: Answer) -> Refusal:
        return board_refusal(sea, self.ship, str(answer)) or Refusal("TC-5c.1", "no-such-ship", {"name": str(answer)})


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
        sea.tell(
            Event(
                "boarded",
                "TC-5c.2",
                {
                    "ship": sea.label(self.ship),
                    "target": sea.label(self.target),
                    "attack": self.attack,
                    "defence": die,
                    "dealt": dealt,
                    "suffered": suffered,
                },
                ship=self.target,
                dice=(self.attack, die),
                blow=Blow("board", self.ship, self.target, not dealt, lost),
            )
        )
        sea.put(replace(ship, speed=0), replace(target, speed=0))
        sea.lose(self.target, dealt)
        sea.lose(self.ship, suffered)
        sea.check_victory()


def _roll(sea: Sea, key: str, roller: str, other: str) -> Roll:
    return Roll(key, sea.seat(roller), "TC-5c.2", args={"ship": sea.label(roller), "target": sea.label(other)})


def boarding_damage(sea: Sea, ship: Ship, die: int) -> int:
    """TC-5c.2 What a ship's soldiers deal with a die: a liburnian nothing on 5 and 6, a quinquereme what it rolls."""
    ships = sea.setting.charts.ships
    return (ships.liburnian if ship.kind == "liburnian" else ships.quinquereme).boarding_damage[die - 1]


def board_bar(ship: Ship, foe: Ship) -> str | None:
    """TC-5c.1 Two adjacent hexes are needed, each in the other ship's flank."""
    bar = "no-board-apart"
    for b in ship.hexes:
        for a in foe.hexes:
            if adjacent(a, b):
                if zone(foe, b) == "flank" and zone(ship, a) == "flank":
                    return None
                bar = "no-board-ends"
    return bar


def board_refusal(sea: Sea, ship: str, target: str) -> Refusal | None:
    """Why one ship may not board another, whoever's turn it is."""
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
    return Refusal("TC-5c.1", bar, args) if bar else None
