"""TS-5, TS-15.3 Contacts of a step: rams and their answers, collisions, rakes.

All dice are read with the states of the step's start; then everything applies together (TS-4.5).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from naumachia.geometry.hexes import Hex
from naumachia.kernel import Blow, Event, Frame, Message, Roll

from ....common.hulls import Location, hull_distance, struck_at
from ....common.sea.reefs import Tide, passage, reef_modifier, tide_at
from ...charts import HIGHEST, LOWEST, Harm
from ...pieces import Hit, Ram, Ship
from ...state import Sea
from ..values import prisoners_of, rank, rowed, signed, stationary, watches
from .breaches import Apply

FORWARD = ("A", "K", "L", "R")
STRAIGHT = ("A", "K")
MILDER: dict[Harm, Harm] = {"X": "BrI", "BrI": "Br", "Br": "I", "I": "-"}


class Contact(NamedTuple):
    """A blocked ship and the ship that holds the hex; nobody when that is a wreck."""

    ship: str
    other: str
    letter: str
    direction: int
    at: Hex


def settle_contacts(
    sea: Sea, before: Mapping[str, Ship], contacts: list[Contact], moved: Mapping[str, str], reefs: list[str]
) -> None:
    """TS-4.3, TS-4.5 Classify the contacts of a step and put their dice in order: rams, collisions, rakes, reefs."""
    rams = find_rams(sea, before, contacts, moved)
    pairs = {frozenset((ram.rammer, ram.target)) for ram in rams}
    fouled: dict[str, str] = {}
    for contact in contacts:
        stop(sea, contact.ship)
        if not contact.other:
            fouled.setdefault(contact.ship, "")
            continue
        meet(sea, contact.ship, contact.other)
        if frozenset((contact.ship, contact.other)) not in pairs:
            stop(sea, contact.other)
            fouled.setdefault(contact.ship, contact.other)
            fouled.setdefault(contact.other, contact.ship)
    for ram in rams:
        if ram.answer:
            stop(sea, ram.rammer)
    place = {name: number for number, name in enumerate(sea.ships)}
    dice: list[Frame[Sea]] = [RamDice(ram) for ram in sorted(rams, key=lambda ram: place[ram.rammer])]
    dice += [CollisionDie(name, fouled[name], before[name].full) for name in sea.listed(fouled)]
    dice += find_rakes(sea, before, moved) if sea.on("rake") else []
    dice += [ReefDie(name) for name in sea.listed(reefs)]
    if dice:
        sea.hits = ()
        sea.then(*dice, Apply())


def stop(sea: Sea, name: str) -> None:
    """TS-4.4 A contact ends a ship's movement for the turn."""
    sea.change(name, halted=True, stopped=True)


def meet(sea: Sea, one: str, other: str) -> None:
    """TS-5.1 Both ships are in collision for the rest of the turn."""
    for mine, theirs in ((one, other), (other, one)):
        if theirs not in sea.ships[mine].contacts:
            sea.change(mine, contacts=(*sea.ships[mine].contacts, theirs))


def may_ram(sea: Sea, ship: Ship) -> bool:
    """TS-5.1 Whether a ship's bow is a weapon now."""
    return sea.kind(ship).ram and ship.status != "captured" and not watches(sea, ship)


def fair_game(ship: Ship, target: Ship) -> bool:
    """TS-5.1 An enemy, unless one's own men are aboard it."""
    if target.side == ship.side:
        return False
    mine = target.aboard.get(ship.side)
    held = target.status in ("surrendered", "derelict") and prisoners_of(target, ship.side).total > 0
    return not (mine is not None and mine.total) and not held


def find_rams(sea: Sea, before: Mapping[str, Ship], contacts: list[Contact], moved: Mapping[str, str]) -> list[Ram]:
    """TS-5.1, TS-5.6, TS-5.8 The rams of a step: each of two that have blocked each other rams; and answers bow to bow."""
    found: list[Ram] = []
    for contact in contacts:
        if not contact.other or contact.letter not in FORWARD:
            continue
        ship, other = before[contact.ship], before[contact.other]
        if not may_ram(sea, ship) or not fair_game(ship, other):
            continue
        lies = sea.ships[contact.other]
        where = struck_at(lies.bow, lies.h, contact.at, contact.direction)
        found.append(ram_of(sea, ship, other, where, contact.letter))
        letter = moved.get(contact.other, "")
        if where == "bow" and letter in FORWARD and may_ram(sea, other) and fair_game(other, ship):
            found.append(ram_of(sea, other, ship, "bow", letter, answer=True))
    return found


def ram_of(sea: Sea, ship: Ship, target: Ship, where: Location, letter: str, answer: bool = False) -> Ram:
    """TS-5.2, TS-5.3 A ram with its ratio and what is added to its roll."""
    table = sea.charts.ram_modifiers
    ratio = sea.kind(ship).size - sea.kind(target).size
    ratio += table.ratio.target_stationary if stationary(target) else 0
    ratio += table.ratio.target_immobilised if target.immobilised else 0
    edge = rank(ship) - rank(target)
    ratio += table.ratio.better_crew if edge > 0 else table.ratio.worse_crew if edge < 0 else 0
    special = sea.setting.scenario.halyards
    if special is not None and target.type in special.types:
        ratio += special.ratio
    add = table.roll.straight if letter in STRAIGHT else 0
    add += table.roll.flank if where in table.plus_one_locations else 0
    add += table.roll.not_full if not ship.full else 0
    add += table.roll.immobilised if ship.immobilised else 0
    return Ram(ship.id, target.id, where, letter, ratio, add, answer)


def parts(sea: Sea, ram: Ram, total: int) -> tuple[Harm, Harm]:
    """TS-5.4 What a ram does to the rammer and to its target."""
    row = min(max(total + ram.add, LOWEST), HIGHEST)
    column = next(place for place, most in enumerate(sea.charts.ram_damage.columns) if ram.ratio <= most or place == 16)
    own, theirs = sea.charts.ram_damage.rows[row][column], sea.charts.ram_damage_target.rows[row][column]
    if theirs == "Br*":
        theirs = "Br" if ram.location in sea.charts.ram_modifiers.breach_star_locations else "I"
    if "reinforced_bow" in sea.ships[ram.rammer].equipment:
        own = MILDER.get(own, own)
    return own, theirs


class RamDice(Frame[Sea], frozen=True):
    """TS-5.3 Two dice for a ram."""

    ram: Ram

    def ask(self, sea: Sea) -> Roll:
        return Roll("roll-ram", sea.ships[self.ram.rammer].side, "TS-5.3", count=2, args=self.args(sea))

    def args(self, sea: Sea) -> dict[str, object]:
        """The ram in words."""
        ram = self.ram
        return {
            "ship": sea.label(ram.rammer), "target": sea.label(ram.target), "where": ram.location,
            "ratio": signed(ram.ratio), "add": signed(ram.add),
        }  # fmt: skip

    def take(self, sea: Sea, dice: tuple[int, int]) -> None:
        ram = self.ram
        own, theirs = parts(sea, ram, sum(dice))
        row = min(max(sum(dice) + ram.add, LOWEST), HIGHEST)
        results = {
            "rolled": sum(dice),
            "row": row,
            "own": Message(f"harm-{harm_key('-' if own == 'a' and theirs == 'X' else own)}"),  # TS-6.1: void
            "theirs": Message(f"harm-{harm_key(theirs)}"),
        }
        blow = Blow("ram", by=ram.rammer, on=ram.target, missed=theirs == "-")
        key = "ram-answered" if ram.answer else "rammed"
        sea.tell(
            Event(key, "TS-5.8" if ram.answer else "TS-5.4", self.args(sea) | results, ship=ram.rammer, dice=dice, blow=blow)
        )
        sea.hits = (*sea.hits, Hit(ram.rammer, own, ram.target), Hit(ram.target, theirs, ram.rammer))


def harm_key(what: Harm) -> str:
    """The name of a result among the messages."""
    return {"-": "none", "Br*": "Br"}.get(what, what)


class CollisionDie(Frame[Sea], frozen=True):
    """TS-5.7, TS-15.5 One die a ship that has fallen foul of another, or of a wreck."""

    ship: str
    other: str
    full: bool

    def ask(self, sea: Sea) -> Roll:
        table = sea.charts.collision
        args = {"ship": sea.label(self.ship), "most": max(table.full if self.full else table.cruising)}
        return Roll("roll-collision", sea.ships[self.ship].side, "TS-5.7", args=args)

    def take(self, sea: Sea, die: int) -> None:
        table = sea.charts.collision
        hurt = die in (table.full if self.full else table.cruising)
        args = {"ship": sea.label(self.ship), "rolled": die, "hurt": int(hurt)}
        rule = "TS-5.7" if self.other else "TS-15.5"
        blow = Blow("collision", by=self.other, on=self.ship, missed=not hurt) if self.other else None
        sea.tell(Event("collided", rule, args, ship=self.ship, dice=(die,), blow=blow))
        if hurt:
            sea.hits = (*sea.hits, Hit(self.ship, "I", self.other))


def find_rakes(sea: Sea, before: Mapping[str, Ship], moved: Mapping[str, str]) -> list[Frame[Sea]]:
    """TS-15.3 The rakes of a step: a `K` that was made, alongside an enemy with oars; one a ship a turn."""
    found: list[Frame[Sea]] = []
    for name, letter in moved.items():
        ship = sea.ships[name]
        if letter != "K" or ship.raked or not rowed(sea, ship) or watches(sea, ship):
            continue
        target = rake_target(sea, ship)
        if target is not None:
            sea.change(name, raked=True)
            found.append(RakeDice(name, target.id, before[name].full, before[target.id].full))
    return found


def rake_target(sea: Sea, ship: Ship) -> Ship | None:
    """TS-15.3 The enemy whose oars a ship shears: alongside along its whole length, the larger first, then the earlier."""
    fits = [
        other
        for other in sea.near(ship)
        if other.side != ship.side
        and (other.h - ship.h) % 3 == 0
        and rowed(sea, other)
        and other.afloat
        and not other.beached
        and not other.wrecked
        and all(hull_distance((at, at), other.hexes) == 1 for at in ship.hexes)
    ]
    return max(fits, key=lambda other: sea.kind(other).size, default=None)


class RakeDice(Frame[Sea], frozen=True):
    """TS-15.3 Two dice, by the raker's crew against the target's."""

    ship: str
    target: str
    full: bool
    target_full: bool

    def ask(self, sea: Sea) -> Roll:
        add, own, theirs = rake_bounds(sea, self)
        args = {"ship": sea.label(self.ship), "target": sea.label(self.target), "add": signed(add), "own": own, "theirs": theirs}
        return Roll("roll-rake", sea.ships[self.ship].side, "TS-15.3", count=2, args=args)

    def take(self, sea: Sea, dice: tuple[int, int]) -> None:
        add, own, theirs = rake_bounds(sea, self)
        total = sum(dice) + add
        result = "own" if total <= own else "target" if total >= theirs else "none"
        args = {
            "ship": sea.label(self.ship),
            "target": sea.label(self.target),
            "rolled": sum(dice),
            "total": total,
            "result": result,
        }
        blow = Blow("rake", by=self.ship, on=self.target, missed=result != "target")
        sea.tell(Event("raked", "TS-15.3", args, ship=self.ship, dice=dice, blow=blow))
        if result == "own":
            sea.hits = (*sea.hits, Hit(self.ship, "I", self.target, stops=False))
        elif result == "target":
            hits = Hit(self.target, "I", self.ship, stops=False), Hit(self.ship, "a", self.target, stops=False)
            sea.hits = (*sea.hits, *hits)


def rake_bounds(sea: Sea, rake: RakeDice) -> tuple[int, int, int]:
    """TS-15.3 What is added to a rake's dice, and the bands of its column."""
    table = sea.charts.rake
    edge = rank(sea.ships[rake.ship]) - rank(sea.ships[rake.target])
    column = "superior" if edge > 0 else "inferior" if edge < 0 else "equal"
    add = (table.target_at_fv if rake.target_full else 0) + (0 if rake.full else table.raker_not_at_fv)
    return add, int(getattr(table.raker_most, column)), int(getattr(table.target_least, column))


class ReefDie(Frame[Sea], frozen=True):
    """TS-15.6 A reef lets a ship pass, stops it, or wrecks it."""

    ship: str

    def ask(self, sea: Sea) -> Roll:
        ship = sea.ships[self.ship]
        add = reef_modifier(sea.charts, ship.type, sea.kind(ship))
        args = {"ship": sea.label(self.ship), "add": signed(add), "tide": tide(sea)}
        return Roll("roll-reef", ship.side, "TS-15.6", args=args)

    def take(self, sea: Sea, die: int) -> None:
        ship = sea.ships[self.ship]
        how = passage(sea.charts, ship.type, sea.kind(ship), tide(sea), die)
        add = reef_modifier(sea.charts, ship.type, sea.kind(ship))
        args = {"ship": sea.label(self.ship), "rolled": die, "add": signed(add), "how": how}
        sea.tell(Event("reef", "TS-15.6", args, ship=self.ship, dice=(die,)))
        if how == "stopped":
            sea.change(self.ship, halted=True)
        elif how == "wrecked":
            sea.change(self.ship, wrecked=True, halted=True)
            sea.tell(
                Event("wrecked", "TS-15.6", {"ship": sea.label(self.ship)}, ship=self.ship, blow=Blow("ground", on=self.ship))
            )


def tide(sea: Sea) -> Tide:
    """TS-2.3 The tide of this turn."""
    scenario = sea.setting.scenario
    return tide_at(sea.turn, scenario.tide, scenario.tide_turns)
