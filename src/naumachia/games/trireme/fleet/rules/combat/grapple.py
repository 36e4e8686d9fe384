"""Phases 5a and 5c: grapples thrown, and links broken (TF-5.1, TF-5.6, TF-8.2)."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from naumachia.kernel import Act, Acts, Blow, Event, Frame, Refusal, Roll
from naumachia.kernel.shown.picture import Option

from ...pieces import Ship
from ...state import Sea, SideDecides
from ..parts import PAIR, done, pair, pair_bar, split_pair
from ..values import better, factor, has_grapples
from .ram import Modifiers, reckoned, spoken


class Throw(Frame[Sea], frozen=True):
    """TF-5.1 One die with its modifiers: 4 or more holds, 3 with grappling equipment (TF-8.2)."""

    ship: str
    target: str

    def ask(self, sea: Sea) -> Roll:
        ship, foe = sea.ships[self.ship], sea.ships[self.target]
        add = sum(value for _, value in grapple_modifiers(sea, ship, foe))
        needs = grapple_needs(sea, ship)
        args = {"ship": sea.label(self.ship), "target": sea.label(self.target), "needs": needs, "add": add, **on_die(add, needs)}
        return Roll("roll-grapple", ship.side, "TF-5.1", args=args)

    def take(self, sea: Sea, die: int) -> None:
        ship, foe = sea.ships[self.ship], sea.ships[self.target]
        modifiers, needs = grapple_modifiers(sea, ship, foe), grapple_needs(sea, ship)
        total = die + sum(value for _, value in modifiers)
        sea.change(self.ship, tried=(*ship.tried, "grapple"))
        if total >= needs:
            link(sea, self.ship, self.target)
        key, rule = ("grappled" if total >= needs else "grapple-failed"), "TF-8.2" if has_grapples(ship) else "TF-5.1"
        args = _told(sea, self.ship, self.target, die, total, needs, modifiers)
        hooks = Blow("grapple", self.ship, self.target, missed=total < needs)
        sea.tell(Event(key, rule, args, ship=self.target, dice=(die,), side=ship.side, blow=hooks))


class BreakLink(Frame[Sea], frozen=True):
    """TF-5.6 One die with its modifiers: 5 or more breaks the link."""

    ship: str
    target: str

    def ask(self, sea: Sea) -> Roll:
        ship, foe = sea.ships[self.ship], sea.ships[self.target]
        add = sum(value for _, value in away_modifiers(sea, ship, foe))
        needs = sea.setting.charts.fleet_grapple_numbers.get_away
        args = {"ship": sea.label(self.ship), "target": sea.label(self.target), "needs": needs, "add": add, **on_die(add, needs)}
        return Roll("roll-away", ship.side, "TF-5.6", args=args)

    def take(self, sea: Sea, die: int) -> None:
        ship, foe = sea.ships[self.ship], sea.ships[self.target]
        modifiers, needs = away_modifiers(sea, ship, foe), sea.setting.charts.fleet_grapple_numbers.get_away
        total = die + sum(value for _, value in modifiers)
        sea.change(self.ship, tried=(*ship.tried, "away"))
        if total >= needs:
            cut(sea, self.ship, self.target)
        args = _told(sea, self.ship, self.target, die, total, needs, modifiers)
        key = "got-away" if total >= needs else "held-fast"
        sea.tell(Event(key, "TF-5.6", args, ship=self.ship, dice=(die,), side=ship.side))


def on_die(add: int, needs: int) -> dict[str, int]:
    """Return the least fall of the die that does it, 7 where none does, and the chance in hundredths."""
    least = min(7, max(1, needs - add))
    return {"least": least, "percent": round(100 * (7 - least) / 6)}


def _told(sea: Sea, ship: str, target: str, die: int, total: int, needs: int, modifiers: Modifiers) -> dict[str, object]:
    return {
        "ship": sea.label(ship),
        "target": sea.label(target),
        "rolled": die,
        "total": total,
        "needs": needs,
        "sum": reckoned(die, modifiers),
        "why": spoken(modifiers),
    }


def link(sea: Sea, one: str, other: str) -> None:
    """Two ships are grappled."""
    a, b = sea.ships[one], sea.ships[other]
    sea.put(replace(a, links=(*a.links, other)), replace(b, links=(*b.links, one)))


def cut(sea: Sea, one: str, other: str) -> None:
    """Two ships are grappled no longer."""
    a, b = sea.ships[one], sea.ships[other]
    sea.put(
        replace(a, links=tuple(name for name in a.links if name != other)),
        replace(b, links=tuple(name for name in b.links if name != one)),
    )


def grapple_needs(sea: Sea, ship: Ship) -> int:
    """TF-5.1, TF-8.2 The modified die that holds."""
    numbers = sea.setting.charts.fleet_grapple_numbers
    return numbers.grapple_with_equipment if has_grapples(ship) else numbers.grapple


def grapple_modifiers(sea: Sea, ship: Ship, target: Ship) -> Modifiers:
    """TF-5.1 The target was rammed this turn, the better crew, the grappler immobilised."""
    table = sea.setting.charts.fleet_grapple
    found = (
        ("rammed", table.target_rammed, target.rammed),
        ("better", table.better_crew, better(ship, target)),
        ("immobilised", table.immobilised, ship.immobilised),
    )
    return tuple((name, value) for name, value, on in found if on)


def away_modifiers(sea: Sea, ship: Ship, target: Ship) -> Modifiers:
    """TF-5.6, TR-R3 The better crew, immobilised, and the grappling equipment of the ship that holds it."""
    table = sea.setting.charts.fleet_grapple
    found = (
        ("better", table.better_crew, better(ship, target)),
        ("immobilised", table.immobilised, ship.immobilised),
        ("equipment", table.grappling_equipment, has_grapples(target)),
    )
    return tuple((name, value) for name, value, on in found if on)


def grapple_refusal(sea: Sea, side: str, answer: str) -> Refusal | None:
    """TF-5.1 Why one ship may not grapple another."""
    if (bar := pair_bar(sea, side, answer, "TF-5.1")) is not None:
        return bar
    actor, target = split_pair(answer)
    ship, foe = sea.ships[actor], sea.ships[target]
    args = {"ship": sea.label(actor), "target": sea.label(target)}
    if ship.prize:
        return Refusal("TF-5.5", "no-grapple-prize", args)
    if foe not in sea.near(ship):
        return Refusal("TF-5.1", "no-grapple-apart", args)
    if target in ship.links:
        return Refusal("TF-5.1", "no-grapple-linked", args)
    return Refusal("TF-5.1", "no-grapple-tried", args) if "grapple" in ship.tried else None


def away_refusal(sea: Sea, side: str, answer: str) -> Refusal | None:
    """TF-5.6 Why a ship may not try to break a link."""
    if (bar := pair_bar(sea, side, answer, "TF-5.6")) is not None:
        return bar
    actor, target = split_pair(answer)
    ship = sea.ships[actor]
    args = {"ship": sea.label(actor), "target": sea.label(target)}
    if target not in ship.links:
        return Refusal("TF-5.6", "no-away-free", args)
    return Refusal("TF-5.6", "no-away-tried", args) if "away" in ship.tried else None


def grapple_offers(sea: Sea, ask: SideDecides) -> list[str]:
    """TF-5.1 Every ship that may still throw, with every enemy alongside it."""
    return [
        pair(ship.id, foe.id)
        for ship in sea.fleet(ask.side)
        if "grapple" not in ship.tried and not ship.prize
        for foe in sea.near(ship)
        if foe.id not in ship.links
    ]


def throw(sea: Sea, ask: SideDecides, what: str) -> None:
    """TF-5.1 One attempt; then the question stands again."""
    sea.then(Throw(*split_pair(what)), ask)


def grapple_option(sea: Sea, _: SideDecides, what: str) -> Option:
    """How an attempt is shown."""
    actor, target = split_pair(what)
    ship, foe = sea.ships[actor], sea.ships[target]
    add = sum(value for _, value in grapple_modifiers(sea, ship, foe))
    needs = grapple_needs(sea, ship)
    args = {"ship": sea.label(actor), "target": sea.label(target), "needs": needs, "add": add, **on_die(add, needs)}
    args |= {"ours": factor(sea, ship), "theirs": factor(sea, foe)}
    return Option(what, "do-grapple", "TF-5.1", args, ship=actor, target=target, risky=True)


def away_offers(sea: Sea, ask: SideDecides) -> list[str]:
    """TF-5.6 Every link that a ship may still try to break."""
    ships = [ship for ship in sea.fleet(ask.side) if ship.links and "away" not in ship.tried]
    return [pair(ship.id, other) for ship in ships for other in ship.links]


def break_away(sea: Sea, ask: SideDecides, what: str) -> None:
    """TF-5.6 One attempt; then the question stands again."""
    sea.then(BreakLink(*split_pair(what)), ask)


def away_option(sea: Sea, _: SideDecides, what: str) -> Option:
    """How an attempt to get away is shown."""
    actor, target = split_pair(what)
    add = sum(value for _, value in away_modifiers(sea, sea.ships[actor], sea.ships[target]))
    needs = sea.setting.charts.fleet_grapple_numbers.get_away
    args = {"ship": sea.label(actor), "target": sea.label(target), "needs": needs, "add": add, **on_die(add, needs)}
    args["links"] = len(sea.ships[actor].links)
    return Option(what, "do-away", "TF-5.6", args, ship=actor, target=target, risky=True)


class Grapples(SideDecides, frozen=True):
    """TF-5.1 A player's ships try one by one, once a turn each, to grapple an adjacent enemy."""

    key = "ask-grapple"
    rule = "TF-5.1"
    acts: ClassVar[Acts[Sea, SideDecides]] = Acts(
        Refusal("TF-5.1", "not-offered"),
        Act(
            "grapple",
            "TF-5.1",
            grapple_offers,
            throw,
            grapple_option,
            lambda sea, ask, what: grapple_refusal(sea, ask.side, what),
            form=PAIR,
        ),
        done("grapple-done", "TF-5.1"),
    )


class GettingAway(SideDecides, frozen=True):
    """TF-5.6 A player's grappled ships may each try to break one link."""

    key = "ask-away"
    rule = "TF-5.6"
    acts: ClassVar[Acts[Sea, SideDecides]] = Acts(
        Refusal("TF-5.6", "not-offered"),
        Act(
            "away",
            "TF-5.6",
            away_offers,
            break_away,
            away_option,
            lambda sea, ask, what: away_refusal(sea, ask.side, what),
            form=PAIR,
        ),
        done("away-done", "TF-5.6"),
    )
