"""Phase 4, the rams (TF-4): duels in the order of declaration, all read with the states of its start, all applied together."""

from __future__ import annotations

from typing import TypedDict

from naumachia.kernel import Blow, Event, Frame, Message, Roll

from ....common.hulls import Location
from ...pieces import Hit, Ram, Ship
from ...state import Sea
from ..values import full_velocity
from ..victory import first_blow
from .harm import immobilise, sink

FLANKS = ("bow_flank", "side", "stern_flank")
Modifiers = tuple[tuple[str, int], ...]
"""Each with the word for it."""


class Rams(Frame[Sea], frozen=True):
    """TF-4.4 One declared ram after another; when none is left, all blows fall."""

    place: int = 0

    def take(self, sea: Sea, _: None) -> None:
        if self.place < len(sea.rams):
            sea.then(Duel(sea.rams[self.place]), Rams(self.place + 1))
        else:
            sea.then(BlowsFall())


class Duel(Frame[Sea], frozen=True):
    """TF-4.1 One die for the rammer, one for the target. TF-4.6 A ram on the bow is answered at once by a second duel."""

    ram: Ram
    answer: bool = False
    die: int = 0
    """The rammer's, once it has fallen."""

    def ask(self, sea: Sea) -> Roll:
        ram = self.ram
        rammer, target = sea.ships[ram.rammer], sea.ships[ram.target]
        gap = target_total(sea, rammer, target, ram.location, 0) - rammer_total(sea, rammer, ram.location, ram.full, 0)
        args = {"ship": sea.label(ram.rammer), "target": sea.label(ram.target), "where": ram.location, **lead(-gap)}
        if not self.die:
            return Roll("roll-ram", rammer.side, "TF-4.1", args=args)
        return Roll("roll-rammed", target.side, "TF-4.1", args=args | {"die": self.die})

    def take(self, sea: Sea, die: int) -> None:
        if not self.die:
            sea.then(Duel(self.ram, self.answer, die))
            return
        ram = self.ram
        key, rule = ("ram-answered", "TF-4.6") if self.answer else ("rammed", "TF-4.2")
        strike(sea, ram, (self.die, die), key, rule)
        target = sea.ships[ram.target]
        if self.answer:
            sea.change(ram.target, rammed=True)
        elif ram.location == "bow" and answers(sea, target):
            sea.then(Duel(Ram(ram.target, ram.rammer, "bow", target.mode == "full"), answer=True))


def strike(sea: Sea, ram: Ram, dice: tuple[int, int], key: str, rule: str) -> None:
    """TF-4.2 Compare the totals; what the target suffers is kept until all rams are through."""
    args = reckoning(sea, ram, *dice)
    difference, thrown = args["difference"], args["dice"]
    result = effect(sea, difference, thrown)
    if result:
        sea.hits = (*sea.hits, Hit(ram.target, result == "sunk"))
    told = {**args, "result": result or "none", "parity": parity(sea, difference, thrown)}
    blow, side = Blow("ram", ram.rammer, ram.target, missed=not result), sea.ships[ram.rammer].side
    sea.tell(Event(key, rule, told, ship=ram.target, dice=dice, side=side, blow=blow))


class Lead(TypedDict):
    """The leading ship and its lead."""

    lead: int
    leads: str


def lead(ahead: int) -> Lead:
    """Return the leading ship and its lead, from the rammer's total less the target's."""
    return {"lead": abs(ahead), "leads": "rammer" if ahead > 0 else "target" if ahead else "nobody"}


class Reckoning(Lead):
    """Every number of a duel."""

    ship: Message
    target: Message
    where: Location
    rolled: int
    against: int
    ours: int
    theirs: int
    sum: Message | int
    sum_against: Message | int
    difference: int
    dice: int
    why: tuple[Message, ...]
    why_not: tuple[Message, ...]


def reckoning(sea: Sea, ram: Ram, die: int, against: int) -> Reckoning:
    """TF-4.2 Both totals of a duel, and every number that went into them."""
    rammer, target = sea.ships[ram.rammer], sea.ships[ram.target]
    why = rammer_modifiers(sea, rammer, ram.location, ram.full)
    why_not = target_modifiers(sea, rammer, target, ram.location)
    ours, theirs = (one + sum(value for _, value in modifiers) for one, modifiers in ((die, why), (against, why_not)))
    return {
        "ship": sea.label(ram.rammer),
        "target": sea.label(ram.target),
        "where": ram.location,
        "rolled": die,
        "against": against,
        "ours": ours,
        "theirs": theirs,
        "sum": reckoned(die, why),
        "sum_against": reckoned(against, why_not),
        "difference": theirs - ours,
        **lead(ours - theirs),
        "dice": die + against,
        "why": spoken(why),
        "why_not": spoken(why_not),
    }


class BlowsFall(Frame[Sea], frozen=True):
    """TF-4.4, TF-4.5 All results of the phase take effect together, in the order of the ships; the sunk have struck as well."""

    def take(self, sea: Sea, _: None) -> None:
        hits, sea.hits, sea.rams = sea.hits, (), ()
        struck = {hit.target for hit in hits}
        for name in [name for name in sea.ships if name in struck]:
            mine = [hit for hit in hits if hit.target == name]
            if any(hit.sunk for hit in mine):
                sink(sea, name, "TF-4.2")
            else:
                immobilise(sea, name, len(mine), "TF-4.2")
        first_blow(sea)


def answers(sea: Sea, target: Ship) -> bool:
    """TF-4.6 Who is struck on the bow strikes back, if the type has a ram and the ship is no prize."""
    return sea.kind(target).ram and not target.prize


def rammer_modifiers(sea: Sea, ship: Ship, where: Location, full: bool) -> Modifiers:
    """TF-4.1 What counts for the rammer, beside its die."""
    table = sea.setting.charts.fleet_ram_modifiers
    found = [("size", sea.kind(ship).size), ("crew", int(getattr(table.crew, ship.crew)))]
    if where in FLANKS:
        found.append(("flank", table.rammer.against_flank))
    elif where == "stern":
        found.append(("stern", table.rammer.against_stern))
    if not full:
        found.append(("cruising", table.rammer.cruising))
    if ship.immobilised:
        found.append(("immobilised", table.rammer.immobilised))
    return tuple(found)


def target_modifiers(sea: Sea, rammer: Ship, target: Ship, where: Location) -> Modifiers:
    """TF-4.1, TF-4.7 What counts for the target, beside its die; TR-R2: it adds up with what counts for the rammer."""
    table = sea.setting.charts.fleet_ram_modifiers
    found = [("size", sea.kind(target).size), ("crew", int(getattr(table.crew, target.crew)))]
    if where == "bow_flank":
        found.append(("bow-flank", table.target.bow_flank))
    elif where == "stern_flank":
        found.append(("stern-flank", table.target.stern_flank))
    if full_velocity(sea, target) > full_velocity(sea, rammer):
        found.append(("faster", table.target.higher_fv))
    if target.immobilised:
        found.append(("immobilised", table.target.immobilised))
    return tuple(found)


def rammer_total(sea: Sea, ship: Ship, where: Location, full: bool, die: int) -> int:
    """TF-4.1 Size, die, crew and modifiers of the rammer."""
    return die + sum(value for _, value in rammer_modifiers(sea, ship, where, full))


def target_total(sea: Sea, rammer: Ship, target: Ship, where: Location, die: int) -> int:
    """TF-4.1 Size, die, crew and modifiers of the target."""
    return die + sum(value for _, value in target_modifiers(sea, rammer, target, where))


def effect(sea: Sea, difference: int, dice: int) -> str:
    """TF-4.2, TR-R1 The target's total less the rammer's; near nothing the sum of the dice as rolled decides by its parity."""
    table = sea.setting.charts.fleet_ram_effects
    if difference >= table.no_effect_from:
        return ""
    if difference <= table.sunk_at_or_below:
        return "sunk"
    return "immobilised" if difference < table.parity_from or dice % 2 == 0 else ""


def parity(sea: Sea, difference: int, dice: int) -> str:
    """Return whether the dice are even or odd in sum where that decides (TF-4.2), else `none`."""
    table = sea.setting.charts.fleet_ram_effects
    if not max(table.parity_from, table.sunk_at_or_below + 1) <= difference < table.no_effect_from:
        return "none"
    return "odd" if dice % 2 else "even"


def ram_chances(sea: Sea, rammer: Ship, target: Ship, where: Location, full: bool) -> tuple[int, int]:
    """How many of the 36 falls of the two dice sink the target, and how many immobilise it."""
    gap = target_total(sea, rammer, target, where, 0) - rammer_total(sea, rammer, where, full, 0)
    found = [effect(sea, gap + b - a, a + b) for a in range(1, 7) for b in range(1, 7)]
    return found.count("sunk"), found.count("immobilised")


def spoken(modifiers: Modifiers) -> tuple[Message, ...]:
    """Modifiers in words."""
    return tuple(Message(f"mod-{name}", {"value": value}) for name, value in modifiers)


def reckoned(die: int, modifiers: Modifiers) -> Message | int:
    """Return a sum as it is told, `4 + size 3 + crew 2 = 9`; a die without modifiers stands alone."""
    counted = [(name, value) for name, value in modifiers if value]
    if not counted:
        return die
    told: Message | int = die
    for name, value in counted:
        term = Message(f"mod-{name}", {"value": abs(value)})
        told = Message("sum-more" if value > 0 else "sum-less", {"sum": told, "term": term})
    return Message("sum-total", {"sum": told, "total": die + sum(value for _, value in modifiers)})
