"""Phase 5b, boarding combats and prizes (TF-5.2 to TF-5.5, TF-8.3)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import combinations
from typing import Any, ClassVar

from msgspec.structs import replace

from naumachia.kernel import Act, Acts, Blow, Choose, Deciding, Event, Frame, Refusal, Roll
from naumachia.kernel.shown.picture import Option

from ...pieces import Ship
from ...state import AmongEquals, Sea, SideDecides
from ..parts import SHIP, done, no_ship, stranger_bar
from ..values import corvus_falls, factor
from ..victory import first_blow
from .harm import lose, unlink


class Combat(Frame[Sea], frozen=True):
    """TF-5.3 The values are compared, the attacker rolls: the stronger takes the weaker, the weaker the stronger, or neither."""

    target: str
    ships: tuple[str, ...]

    def ask(self, sea: Sea) -> Roll:
        return Roll("roll-combat", sea.ships[self.ships[0]].side, "TF-5.3", args=told(sea, self.target, self.ships))

    def take(self, sea: Sea, die: int) -> None:
        ours, theirs = strengths(sea, self.target, self.ships)
        result = getattr(sea.setting.charts.fleet_boarding, ratio(ours, theirs))[die - 1]
        stronger = ours >= theirs  # TR-R16: with equal values the attacker counts as the stronger
        taken = "none" if result == "-" else "target" if (result == "F") == stronger else "attacker"
        for name in (self.target, *self.ships):
            sea.change(name, fought=True)
        args = told(sea, self.target, self.ships) | {"rolled": die, "taken": taken}
        melee = Blow("board", self.ships[0], self.target, missed=taken != "target")
        side = sea.ships[self.ships[0]].side
        sea.tell(Event("combat", "TF-5.3", args, ship=self.target, dice=(die,), side=side, blow=melee))
        if taken == "target":
            sea.then(Captor(self.target, self._extreme(sea, max)))
        elif taken == "attacker":
            sea.then(Victim(self.target, self._extreme(sea, min)))

    def _extreme(self, sea: Sea, pick: Callable[[Iterable[int]], int]) -> tuple[str, ...]:
        """TF-5.4 The attackers of highest, or lowest, factor."""
        values = {name: attack(sea, sea.ships[name], sea.ships[self.target]) for name in self.ships}
        best = pick(values.values())
        return tuple(name for name, value in values.items() if value == best)


def told(sea: Sea, target: str, ships: tuple[str, ...]) -> dict[str, object]:
    """A combat as it is told: who attacks whom, with which values."""
    ours, theirs = strengths(sea, target, ships)
    labels = tuple(sea.label(name) for name in ships)
    row = ratio(ours, theirs)
    values = {"ours": ours, "theirs": theirs, "ratio": row if ours >= theirs else f"under_{row}"}
    return {"target": sea.label(target), "ship": labels[0], "ships": labels, **values}


def attack(sea: Sea, ship: Ship, target: Ship) -> int:
    """TF-4.8, TF-8.3 A ship's factor against another, with a corvus that reaches it."""
    bonus = sea.setting.charts.fleet_factors.corvus if ship.equipment and corvus_falls(ship, target) else 0
    return factor(sea, ship) + bonus


def strengths(sea: Sea, target: str, ships: tuple[str, ...]) -> tuple[int, int]:
    """TF-5.2 The attackers' factors added up, and the object's; friends of the object do not add to it."""
    foe = sea.ships[target]
    attackers = [sea.ships[name] for name in ships]
    bridge = any(corvus_falls(foe, ship) for ship in attackers) if foe.equipment else False
    theirs = factor(sea, foe) + (sea.setting.charts.fleet_factors.corvus if bridge else 0)
    return sum(attack(sea, ship, foe) for ship in attackers), theirs


def ratio(ours: int, theirs: int) -> str:
    """TF-5.3 The row of the boarding table."""
    high, low = max(ours, theirs), min(ours, theirs)
    if high == low:
        return "equal"
    return "triple" if high >= 3 * low else "double" if high >= 2 * low else "less_than_double"


def faces(sea: Sea, ours: int, theirs: int) -> tuple[int, int]:
    """Return on how many faces of the die the attackers take the object, and on how many it takes one of them (TF-5.3)."""
    row = getattr(sea.setting.charts.fleet_boarding, ratio(ours, theirs))
    won, lost = ("F", "f") if ours >= theirs else ("f", "F")
    return row.count(won), row.count(lost)


def combats(sea: Sea, side: str) -> tuple[str, ...]:
    """TF-5.2 Every object with every set of ships that may attack it."""
    found: list[str] = []
    for foe in sea.ships.values():
        if foe.links and not foe.fought and foe.side != side:
            ready = [name for name in foe.links if not sea.ships[name].fought]
            sets = (some for count in range(1, len(ready) + 1) for some in combinations(ready, count))
            found += [f"{foe.id}<{'+'.join(some)}" for some in sets]
    return tuple(found)


def split_combat(answer: str) -> tuple[str, tuple[str, ...]]:
    """`Y1<R1+R2`: the object and its attackers."""
    target, _, ships = answer.partition("<")
    return target, tuple(ships.split("+"))


def combat_refusal(sea: Sea, side: str, answer: str) -> Refusal | None:
    """TF-5.2 Why a combat may not be fought."""
    target, names = split_combat(answer)
    foe = sea.ships.get(target)
    if foe is None:
        return no_ship("TF-5.2", target)
    args = {"target": sea.label(target)}
    if foe.side == side:
        return Refusal("TF-5.2", "no-friend", args)
    if foe.fought:
        return Refusal("TF-5.2", "no-combat-twice", {"ship": sea.label(target)})
    for name in names:
        if (bar := stranger_bar(sea, side, name, "TF-5.2")) is not None:
            return bar
        if target not in sea.ships[name].links:
            return Refusal("TF-5.2", "no-combat-free", args | {"ship": sea.label(name)})
        if sea.ships[name].fought:
            return Refusal("TF-5.2", "no-combat-twice", {"ship": sea.label(name)})
    return None


def fight(sea: Sea, ask: SideDecides, what: str) -> None:
    """TF-5.2 One combat; then the question stands again."""
    sea.then(Combat(*split_combat(what)), ask)


def combat_option(sea: Sea, _: SideDecides, what: str) -> Option:
    """How a combat is shown."""
    target, names = split_combat(what)
    wins, loses = faces(sea, *strengths(sea, target, names))
    args = told(sea, target, names) | {"wins": wins, "loses": loses}
    return Option(what, "do-combat", "TF-5.2", args, ship=names[0], target=target, risky=True)


class Combats(SideDecides, frozen=True):
    """TF-5.2 A player names enemies as objects and ships grappled to them as attackers; each ship fights once a turn."""

    key = "ask-combat"
    rule = "TF-5.2"
    acts: ClassVar[Acts[Sea, SideDecides]] = Acts(
        Refusal("TF-5.2", "not-offered"),
        Act(
            "board",
            "TF-5.2",
            lambda sea, ask: combats(sea, ask.side),
            fight,
            combat_option,
            lambda sea, ask, what: combat_refusal(sea, ask.side, what),
            form=f"{SHIP}<{SHIP}([+]{SHIP})*",
        ),
        done("combat-done", "TF-5.2"),
    )


def among(sea: Sea, ask: AmongEquals) -> tuple[str, ...]:
    """TF-5.4 The ships to choose from."""
    return ask.ships


def seize(sea: Sea, ask: AmongEquals, name: str) -> None:
    """TF-5.4 An attacker takes the object."""
    sea.then(PrizeCrew(name, ask.target))


def yield_up(sea: Sea, ask: AmongEquals, name: str) -> None:
    """TF-5.4 The object takes an attacker."""
    sea.then(PrizeCrew(ask.target, name))


class Captor(AmongEquals, frozen=True):
    """TF-5.4 The object is taken by the attacker with the highest factor; its owner chooses among equals."""

    key = "ask-captor"
    acts: ClassVar[Acts[Sea, AmongEquals]] = Acts(
        Refusal("TF-5.4", "not-offered"),
        Act("captor", "TF-5.4", among, seize, lambda sea, _, name: ship_option(sea, name, "do-captor"), form=SHIP),
    )


class Victim(AmongEquals, frozen=True):
    """TF-5.4 The object captures the attacker with the lowest factor; the attackers' owner chooses among equals."""

    key = "ask-victim"
    acts: ClassVar[Acts[Sea, AmongEquals]] = Acts(
        Refusal("TF-5.4", "not-offered"),
        Act("victim", "TF-5.4", among, yield_up, lambda sea, _, name: ship_option(sea, name, "do-victim"), form=SHIP),
    )


def ship_option(sea: Sea, name: str, key: str) -> Option:
    """One of several ships."""
    return Option(name, key, "TF-5.4", {"ship": sea.label(name)}, ship=name, target=name)


def spare(sea: Sea, ship: str) -> int:
    """TF-5.5, TR-R35 How many factors a captor may put aboard a prize; a corvus is no crew."""
    return factor(sea, sea.ships[ship]) - 1


def man(sea: Sea, ask: PrizeCrew, men: str) -> None:
    """TF-5.5 The prize is manned and fights for its captor; all its links are gone."""
    unlink(sea, ask.prize)
    captor, prize = sea.ships[ask.ship], sea.ships[ask.prize]
    sea.put(
        replace(captor, given=captor.given + int(men)),
        replace(prize, side=captor.side, prize=True, crew="beginner", aboard=int(men), given=0, infantry=0),
    )
    key = "retaken" if prize.owner == captor.side else "captured"
    args = {"ship": sea.label(ask.ship), "target": sea.label(ask.prize), "men": int(men)}
    sea.tell(Event(key, "TF-5.5", args, ship=ask.prize, side=captor.side, blow=Blow("capture", ask.ship, ask.prize)))
    first_blow(sea)


def burn(sea: Sea, ask: PrizeCrew) -> None:
    """TF-5.5 A captor of factor 1 cannot man its prize: it is burnt, and counts as captured."""
    side = sea.ships[ask.ship].side
    lose(sea, ask.prize, "burnt")
    sea.change(ask.prize, side=side)
    args = {"ship": sea.label(ask.ship), "target": sea.label(ask.prize)}
    sea.tell(Event("burnt", "TF-5.5", args, ship=ask.prize, side=side, blow=Blow("burn", ask.ship, ask.prize)))
    first_blow(sea)


def crew_option(sea: Sea, ask: PrizeCrew, men: str) -> Option:
    """How many go aboard, and what the captor is left with."""
    captor = sea.ships[ask.ship]
    left = factor(sea, replace(captor, given=captor.given + int(men)))
    args = {"men": int(men), "left": left, "ship": sea.label(ask.ship)}
    return Option(men, "do-crew", "TF-5.5", args, ship=ask.ship, target=ask.prize)


def crew_bar(sea: Sea, ask: PrizeCrew, men: str) -> Refusal | None:
    """TF-5.5 Why not so many."""
    if 1 <= int(men) <= spare(sea, ask.ship):
        return None
    return Refusal("TF-5.5", "no-crew", {"ship": sea.label(ask.ship), "most": spare(sea, ask.ship)})


class PrizeCrew(Deciding[Sea], frozen=True):
    """TF-5.5 The captor puts one factor of its own or more aboard, and keeps one; a captor of factor 1 burns the prize."""

    acts: ClassVar[Acts[Sea, Any]] = Acts(
        Refusal("TF-5.5", "not-offered"),
        Act(
            "crew",
            "TF-5.5",
            lambda sea, ask: [str(men) for men in range(1, spare(sea, ask.ship) + 1)],
            man,
            crew_option,
            crew_bar,
            form="[0-9]{1,3}",
        ),
    )
    ship: str
    prize: str

    def ask(self, sea: Sea) -> Choose | None:
        most = spare(sea, self.ship)
        if most <= 1:
            return None
        offer = self.acts.open(sea, self)
        ship, prize = sea.label(self.ship), sea.label(self.prize)
        return sea.choose("ask-crew", sea.ships[self.ship].side, "TF-5.5", offer, ship=ship, target=prize, most=most)

    def skip(self, sea: Sea) -> None:
        """One factor is all it can spare; or it has none, and burns the prize."""
        if spare(sea, self.ship) == 1:
            man(sea, self, "1")
        else:
            burn(sea, self)
