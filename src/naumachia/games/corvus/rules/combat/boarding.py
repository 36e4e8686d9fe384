"""CV-4.1, CV-4.8 The boarding phase: counter-assaults declared, then each side's assaults in its own order."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import ClassVar

from msgspec.structs import replace

from naumachia.kernel import Act, Acts, Choose, Deciding, Event, Frame, Refusal, ShipDecides, always, nothing
from naumachia.kernel.shown.picture import Option

from ...state import Sea
from .assault import Assault, about, column, good_faces, strength


class Boarding(Frame[Sea], frozen=True):
    """CV-4.8, CV-0.1 First counter-assaults are declared, first side first; then the first side assaults, then the second."""

    beginning = True

    def take(self, sea: Sea, _: None) -> None:
        sea.phase, sea.counters = "boarding", {}
        one, two = sea.order_of_sides
        asked = [MayCounter(ship.id) for side in (one, two) for ship in sea.fleet(side)]
        sea.then(*asked, Assaults(one), Assaults(two))


def counter_bar(sea: Sea, ship: str, grappler: str) -> Refusal | None:
    """CV-4.8 Why a ship cannot strike back at its grappler."""
    link, mine = sea.linked(ship, grappler) if grappler in sea.ships else None, sea.ships[ship]
    args = {"ship": sea.label(ship), "target": sea.setting.labels.get(grappler, grappler)}
    if link is None or link.grappled != ship or not link.repulsed:
        return Refusal("CV-4.8", "no-counter-link", args)
    if grappler in mine.broke:
        return Refusal("CV-4.8", "no-counter-tried", args)
    if column(mine.marines, sea.ships[grappler].marines) < 0:
        return Refusal("CV-4.2", "no-counter-weak", args)
    return None


def struck_back(sea: Sea, ship: str) -> list[str]:
    """CV-4.8 The grapplers a ship may strike back at."""
    held = [link.grappler for link in sea.links_of(ship) if link.grappled == ship]
    return [grappler for grappler in held if counter_bar(sea, ship, grappler) is None]


def declare(sea: Sea, ship: str, grappler: str) -> None:
    """CV-4.8 Declared, it is carried out; CV-R33: it is the ship's attack of this phase."""
    sea.counters = sea.counters | {ship: grappler}
    link = sea.linked(ship, grappler)
    sea.links = tuple(replace(one, claimed=True) if one is link else one for one in sea.links)
    sea.change(ship, fought=True)
    args = {"ship": sea.label(ship), "target": sea.label(grappler)}
    sea.tell(Event("counter-declared", "CV-4.8", args, ship=ship))


def counter_option(sea: Sea, ship: str, grappler: str) -> Option:
    """A counter-assault, as shown."""
    args = about(sea, grappler, (ship,))
    return Option(f"counter:{grappler}", "do-counter", "CV-4.8", args, ship=ship, target=grappler)


class MayCounter(ShipDecides[Sea], frozen=True):
    """CV-4.8 A ship whose grappler was repulsed may strike back over one link, if it did not try to break it."""

    acts: ClassVar[Acts[Sea, str]] = Acts(
        Refusal("CV-4.8", "no-such-choice"),
        Act("counter", "CV-4.8", struck_back, declare, counter_option, counter_bar),
        Act("pass", "CV-4.8", always, nothing, words="no-counter", passes=True),
    )

    def ask(self, sea: Sea) -> Choose | None:
        offer = self.acts.offer(sea, self.ship)
        if "counter" not in offer:
            return None
        ship = sea.ships[self.ship]
        return sea.choose("ask-counter", ship.side, "CV-4.8", self.acts.moves(offer), ship=sea.label(self.ship))


def joins_bar(sea: Sea, ship: str, target: str) -> Refusal | None:
    """CV-4.1, CV-4.8 Why a ship cannot join an assault on another."""
    mine, args = sea.ships[ship], {"ship": sea.label(ship), "target": sea.label(target)}
    link = sea.linked(ship, target)
    if link is None or link.grappler != ship:
        return Refusal("CV-4.1", "no-assault-link", args)
    if link.claimed:
        return Refusal("CV-4.8", "no-assault-counter", args)
    if mine.fought:
        return Refusal("CV-4.1", "no-assault-fought", args)
    if not mine.marines:
        return Refusal("CV-4.1", "no-assault-men", args)
    if sea.ships[target].assaulted:
        return Refusal("CV-4.1", "no-assault-again", args)
    return None


def parse(what: str) -> tuple[str, tuple[str, ...]]:
    """`C1:R1+R2` as target and attackers."""
    target, _, ships = what.partition(":")
    return target, tuple(ships.split("+"))


def assault_bar(sea: Sea, ask: Assaults, what: str) -> Refusal | None:
    """CV-4.1, CV-4.2 Why an assault cannot be made."""
    target, ships = parse(what)
    for name in (target, *ships):
        if name not in sea.ships:
            return Refusal("CV-4.1", "no-such-ship", {"name": name})
    for ship in ships:
        if sea.ships[ship].side != ask.side:
            return Refusal("CV-4.1", "no-assault-yours", {"ship": sea.label(ship)})
        if (bar := joins_bar(sea, ship, target)) is not None:
            return bar
    listed = tuple(name for name in sea.ships if name in ships)
    args = {"target": sea.label(target), "attackers": strength(sea, ships), "defenders": sea.ships[target].marines}
    if listed != ships:
        return Refusal("CV-4.1", "no-assault-order", args)
    return Refusal("CV-4.2", "no-assault-weak", args) if column(strength(sea, ships), sea.ships[target].marines) < 0 else None


def assaults(sea: Sea, ask: Assaults) -> Iterator[str]:
    """CV-4.1 Every assault a side can make: each target, and each set of its grapplers that is strong enough."""
    for foe in sea.fleet(sea.other(ask.side)):
        if foe.assaulted:
            continue
        grapplers = [ship.id for ship in sea.fleet(ask.side) if joins_bar(sea, ship.id, foe.id) is None]
        for count in range(1, len(grapplers) + 1):
            for ships in combinations(grapplers, count):
                if column(strength(sea, ships), foe.marines) >= 0:
                    yield f"{foe.id}:{'+'.join(ships)}"


def assault(sea: Sea, ask: Assaults, what: str) -> None:
    """CV-4.1 An assault is made."""
    target, ships = parse(what)
    sea.change(target, assaulted=True)
    for ship in ships:
        sea.change(ship, fought=True)
    sea.then(Assault(target, ships))


def assault_option(sea: Sea, ask: Assaults, what: str) -> Option:
    """An assault, as shown."""
    target, ships = parse(what)
    place = column(strength(sea, ships), sea.ships[target].marines)
    args = about(sea, target, ships) | {"chances": good_faces(sea, ask.side, place)}
    return Option(f"assault:{what}", "do-assault", "CV-4.1", args, ship=ships[0], target=target, risky=True)


def counters(sea: Sea, ask: Assaults) -> list[str]:
    """CV-4.8 The counter-assaults a side has declared."""
    return [ship for ship in sea.counters if sea.ships[ship].side == ask.side]


def strike_back(sea: Sea, ask: Assaults, ship: str) -> None:
    """CV-4.8 A declared counter-assault is carried out; too weak by now, nothing happens."""
    grappler = sea.counters[ship]
    sea.counters = {one: foe for one, foe in sea.counters.items() if one != ship}
    if column(sea.ships[ship].marines, sea.ships[grappler].marines) >= 0:
        sea.then(Assault(grappler, (ship,), counter=True))
        return
    args = {"ship": sea.label(ship), "target": sea.label(grappler)}
    sea.tell(Event("counter-void", "CV-4.8", args, ship=ship, idle=True))


def strike_option(sea: Sea, ask: Assaults, ship: str) -> Option:
    """A declared counter-assault, as shown."""
    grappler = sea.counters[ship]
    place = column(sea.ships[ship].marines, sea.ships[grappler].marines)
    args = about(sea, grappler, (ship,)) | {"chances": good_faces(sea, ask.side, place) if place >= 0 else 0}
    return Option(f"counter:{ship}", "do-strike-back", "CV-4.8", args, ship=ship, target=grappler, risky=place >= 0)


class Assaults(Deciding[Sea], frozen=True):
    """CV-4.1, CV-4.8 A side's assaults one by one in its own order; declared counter-assaults must be carried out."""

    acts: ClassVar[Acts[Sea, Assaults]] = Acts(
        Refusal("CV-4.1", "no-such-choice"),
        Act("assault", "CV-4.1", lambda sea, ask: tuple(assaults(sea, ask)), assault, assault_option, assault_bar, again=True),
        Act("counter", "CV-4.8", counters, strike_back, strike_option, again=True),
        Act("end", "CV-4.1", lambda sea, ask: () if counters(sea, ask) else ("",), nothing, words="no-more", ends=True),
    )
    side: str

    def ask(self, sea: Sea) -> Choose | None:
        offer = self.acts.offer(sea, self)
        if "assault" not in offer and "counter" not in offer:
            return None
        return sea.choose("ask-assault", self.side, "CV-4.1", self.acts.moves(offer))
