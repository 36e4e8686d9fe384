"""TS-10, TS-11, TS-15.13 Boarding combats, split in secret, and the morale of the defeated."""

from __future__ import annotations

from typing import NamedTuple

from naumachia.kernel import Blow, Event, Frame, Line, Message, Pick, Refusal, Roll, Split

from ...pieces import NOBODY, Ship
from ...state import Sea, ShipSheet
from ..values import boarding_factor, factor_of, fights, oar_factor, oarsmen
from .harm import Losses

OARS = "/oars"


class Combat(NamedTuple):
    """One side of a pair: who fights whom with how much."""

    ship: str
    side: str
    enemy: str
    enemy_side: str
    factor: int


def board_bar(sea: Sea, ship: Ship, target: Ship) -> Refusal | None:
    """TS-10.2 What stands between a ship and a combat."""
    args = {"ship": sea.label(ship.id), "target": sea.label(target.id)}
    if target.id not in ship.links:
        return Refusal("TS-10.2", "no-board-loose", args)
    if target.side == ship.side:
        return Refusal("TS-10.2", "no-friend", args)
    if not fights(sea, ship):
        return Refusal("TS-10.2", "no-board-idle", args)
    if not fights(sea, target):
        return Refusal("TS-11.3", "no-target", args)
    if not boarding_factor(sea, ship) + oar_factor(sea, ship):
        return Refusal("TS-10.1", "no-factor", args)
    return None


def contested(ship: Ship) -> bool:
    """TS-12.2 Groups of both sides are aboard a ship that nobody holds."""
    return not ship.gone and not ship.afloat and sum(men.total > 0 for men in ship.aboard.values()) > 1


def losses_of(sea: Sea, factor: int, die: int) -> int:
    """TS-10.3 Man points lost: a factor not in the table is a sum of columns, the largest first, with one die for all."""
    table = sea.charts.boarding
    lost = 0
    for place in reversed(range(len(table.factors))):
        times, factor = divmod(factor, table.factors[place])
        lost += times * table.rows[die - 1][place]
    return lost


class BoardSheet(ShipSheet, frozen=True):
    """TS-10.2 In secret each owner splits each ship's factor among the enemies grappled to it."""

    key = "ask-board"
    rule = "TS-10.2"
    phase = "boarding"

    def lines(self, sea: Sea, side: str) -> tuple[Line, ...]:
        return tuple(line for ship in sea.fleet(side) for line in board_lines(sea, ship))

    def bar_sheet(self, sea: Sea, seat: str, lines: dict[str, str]) -> Refusal | None:
        """TS-15.13 Only declared oarsmen fight."""
        for name, text in lines.items():
            if name.endswith(OARS) or lines.get(name + OARS) == "yes":
                continue
            if sum((Split.numbers(text) or {}).values()) > boarding_factor(sea, sea.ships[name]):
                return Refusal("TS-15.13", "no-oarsmen", {"ship": sea.label(name)})
        return None

    def carry_out(self, sea: Sea, written: dict[str, str]) -> None:
        combats = [combat for ship in sea.ships.values() for combat in combats_of(sea, ship, written)]
        for combat in combats:
            if combat.enemy != combat.ship:
                sea.change(combat.enemy, pressed=(*sea.ships[combat.enemy].pressed, combat.ship))
        for ship in sea.here:
            if written.get(ship.id + OARS) == "yes":
                sea.change(ship.id, fought=True)
                sea.tell(Event("oars-fight", "TS-15.13", {"ship": sea.label(ship.id)}, ship=ship.id))
        sea.owed = {}
        pairs = tuple((combat.ship, combat.enemy) for combat in combats)
        sea.then(*(BoardDie(*combat) for combat in combats), Fallen(pairs))


def board_lines(sea: Sea, ship: Ship) -> list[Line]:
    """The lines of a ship: its factor over the enemies it holds, and whether its oarsmen fight."""
    foes = tuple(name for name in sea.listed(ship.links) if board_bar(sea, ship, sea.ships[name]) is None)
    if not foes:
        return []
    oars = oar_factor(sea, ship)
    args = {"ship": sea.label(ship.id), "factor": boarding_factor(sea, ship)}
    labels = tuple(sea.label(foe) for foe in foes)
    found: list[Line] = [Split(ship.id, "line-board", foes, boarding_factor(sea, ship) + oars, args=args, labels=labels)]
    if oars:
        words = Message("order-oars-no"), Message("order-oars-yes", {"factor": oars})
        found.append(Pick(ship.id + OARS, "line-oars", ("no", "yes"), {"ship": sea.label(ship.id)}, words))
    return found


def combats_of(sea: Sea, ship: Ship, written: dict[str, str]) -> list[Combat]:
    """The combats a ship fights as written, in list order; TS-12.2: on a contested one both groups, with all they have."""
    if contested(ship):
        one, two = (side for side, men in ship.aboard.items() if men.total)
        factors = {side: factor_of(sea, ship.aboard[side]) for side in (one, two)}
        return [Combat(ship.id, side, ship.id, foe, factors[side]) for side, foe in ((one, two), (two, one)) if factors[side]]
    numbers = Split.numbers(written.get(ship.id, "")) or {}
    return [Combat(ship.id, ship.side, foe, sea.ships[foe].side, numbers[foe]) for foe in sea.listed(numbers)]


class BoardDie(Frame[Sea], frozen=True):
    """TS-10.3 One die: the man points the other side loses; TS-15.10: a corvus helps in the first combat on its link."""

    ship: str
    side: str
    enemy: str
    enemy_side: str
    factor: int

    def ask(self, sea: Sea) -> Roll:
        args = {
            "ship": sea.label(self.ship),
            "target": sea.label(self.enemy),
            "factor": self.factor,
            "side": sea.label(self.side),
        }
        return Roll("roll-fought-over" if self.ship == self.enemy else "roll-board", self.side, "TS-10.3", args=args)

    def take(self, sea: Sea, die: int) -> None:
        fresh = self.enemy in sea.ships[self.ship].fresh
        used = min(6, die + sea.charts.ship_factors.corvus_die) if fresh else die
        lost = losses_of(sea, self.factor, used)
        args = {
            "ship": sea.label(self.ship), "target": sea.label(self.enemy), "factor": self.factor, "rolled": die, "lost": lost,
            "corvus": int(fresh), "side": sea.label(self.side),
        }  # fmt: skip
        key = "fought-over" if self.ship == self.enemy else "boarded"
        blow = Blow("board", by=self.ship, on=self.enemy, missed=not lost) if self.ship != self.enemy else None
        sea.tell(Event(key, "TS-10.3", args, ship=self.ship, side=self.side, dice=(die,), blow=blow))
        if lost:
            victim = f"{self.enemy}/{self.enemy_side}"
            sea.owed = sea.owed | {victim: sea.owed.get(victim, 0) + lost}
        if self.ship != self.enemy:
            sea.change(self.ship, dealt=sea.ships[self.ship].dealt + lost)
            sea.change(self.enemy, lost=sea.ships[self.enemy].lost + lost)


class Fallen(Frame[Sea], frozen=True):
    """TS-10.4 Losses are applied together; the victim chooses."""

    pairs: tuple[tuple[str, str], ...]

    def take(self, sea: Sea, _: None) -> None:
        for one, other in self.pairs:
            for mine, theirs in ((one, other), (other, one)):
                fresh = tuple(link for link in sea.ships[mine].fresh if link != theirs)
                sea.change(mine, fresh=fresh)
        owed, sea.owed = sea.owed, {}
        frames = []
        for name, ship in sea.ships.items():
            for side in sea.setting.sides:
                if points := owed.get(f"{name}/{side}", 0):
                    oars = "beside" if ship.fought and side == ship.side else "never"
                    frames.append(Losses(name, side, points, oars, "TS-10.4"))
        sea.then(*frames)


class Morale(Frame[Sea], frozen=True):
    """TS-11.2 The helpless surrender; TS-11.1 then each defeated ship rolls."""

    def take(self, sea: Sea, _: None) -> None:
        sea.phase = "morale"
        before = sea.ships
        for name, ship in before.items():
            held = (before[foe] for foe in ship.pressed if foe in ship.links)
            helpless = fights(sea, ship) and not ship.men.total and not ship.fought
            if helpless and any(foe.men.total and not foe.gone for foe in held):
                surrender(sea, name, "TS-11.2")
        defeated = [ship.id for ship in sea.here if ship.lost > ship.dealt and fights(sea, ship)]
        sea.then(*(MoraleDice(name) for name in defeated))


def breaks(sea: Sea, ship: Ship, total: int) -> bool:
    """TS-11.1 Whether a defeated ship surrenders on a sum; TR-R13: slaves are a minority if oarsmen are fewer than the men."""
    table = sea.charts.surrender
    crew = "beginner" if ship.status == "captured" else ship.crew
    sums = set(getattr(table.sums, crew))
    if crew == "slave" and oarsmen(ship) < ship.men.total:
        sums -= set(table.slave_minority_excludes)
    return total in sums or (ship.breaches > 0 and total in table.if_breached_also)


class MoraleDice(Frame[Sea], frozen=True):
    """TS-11.1 Two dice for a defeated ship."""

    ship: str

    def ask(self, sea: Sea) -> Roll:
        return Roll("roll-morale", sea.ships[self.ship].side, "TS-11.1", count=2, args={"ship": sea.label(self.ship)})

    def take(self, sea: Sea, dice: tuple[int, int]) -> None:
        gives_up = breaks(sea, sea.ships[self.ship], sum(dice))
        args = {"ship": sea.label(self.ship), "rolled": sum(dice), "gives": int(gives_up)}
        sea.tell(Event("morale", "TS-11.1", args, ship=self.ship, dice=dice))
        if gives_up:
            surrender(sea, self.ship, "TS-11.1")


def surrender(sea: Sea, name: str, rule: str) -> None:
    """TS-11.3 A ship surrenders where it lies; its men are prisoners aboard."""
    ship = sea.ships[name]
    prisoners = ship.prisoners | {ship.side: ship.prisoners.get(ship.side, NOBODY).plus(ship.men)}
    prisoners = {side: men for side, men in prisoners.items() if men.total}
    aboard = {side: men for side, men in ship.aboard.items() if side != ship.side}
    sea.change(name, status="surrendered", prisoners=prisoners, aboard=aboard)
    sea.tell(Event("surrendered", rule, {"ship": sea.label(name)}, ship=name))
