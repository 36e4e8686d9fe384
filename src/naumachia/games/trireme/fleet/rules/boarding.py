"""Phase 5b, boarding combats and prizes (TF-5.2 to TF-5.5, TF-8.3)."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from msgspec.structs import replace

from naumachia.kernel import Answer, Choose, Event, Frame, Refusal, Roll
from naumachia.kernel.picture import Option

from ..pieces import Ship
from ..state import CONCEDE, Sea
from .harm import lose, unlink
from .parts import DONE, concede_option, done_option, no_ship, stranger_bar
from .values import corvus_falls, factor
from .victory import first_blow


class Combats(Frame[Sea], frozen=True):
    """TF-5.2 A player names enemies as objects and ships grappled to them as attackers; each ship fights once a turn."""

    side: str

    def ask(self, sea: Sea) -> Choose | None:
        found = combats(sea, self.side)
        return sea.choose("ask-combat", self.side, "TF-5.2", (*found, DONE)) if found else None

    def take(self, sea: Sea, answer: str | None) -> None:
        if answer is not None and answer != DONE and not sea.conceded(answer, self.side):
            sea.then(Combat(*split_combat(answer)), self)

    def show(self, sea: Sea, answer: str) -> Option:
        if answer == CONCEDE:
            return concede_option()
        if answer == DONE:
            return done_option("do-combat-done", "TF-5.2")
        target, names = split_combat(answer)
        ours, theirs = strengths(sea, target, names)
        ships = tuple(sea.label(name) for name in names)
        args = {"ships": ships, "target": sea.label(target), "ours": ours, "theirs": theirs, "ratio": ratio(ours, theirs)}
        return Option(answer, "do-combat", "TF-5.2", args, ship=names[0], target=target, risky=True)

    def refuse(self, sea: Sea, answer: Answer) -> Refusal:
        return combat_refusal(sea, self.side, str(answer)) or no_ship("TF-5.2", str(answer))


class Combat(Frame[Sea], frozen=True):
    """TF-5.3 The values are compared, the attacker rolls: the stronger takes the weaker, the weaker the stronger, or neither."""

    target: str
    ships: tuple[str, ...]

    def ask(self, sea: Sea) -> Roll:
        ours, theirs = strengths(sea, self.target, self.ships)
        args = {"target": sea.label(self.target), "ours": ours, "theirs": theirs, "ratio": ratio(ours, theirs)}
        args["ships"] = tuple(sea.label(name) for name in self.ships)
        return Roll("roll-combat", sea.ships[self.ships[0]].side, "TF-5.3", args=args)

    def take(self, sea: Sea, die: int) -> None:
        ours, theirs = strengths(sea, self.target, self.ships)
        result = getattr(sea.setting.charts.fleet_boarding, ratio(ours, theirs))[die - 1]
        stronger = ours >= theirs  # R16: with equal values the attacker counts as the stronger
        taken = "none" if result == "-" else "target" if (result == "F") == stronger else "attacker"
        for name in (self.target, *self.ships):
            sea.change(name, fought=True)
        args: dict[str, Any] = {"target": sea.label(self.target), "ours": ours, "theirs": theirs, "rolled": die, "taken": taken}
        args |= {"ships": tuple(sea.label(name) for name in self.ships), "ratio": ratio(ours, theirs)}
        sea.tell(Event("combat", "TF-5.3", args, ship=self.target, dice=(die,)))
        if taken == "target":
            sea.then(Captor(self.target, self._extreme(sea, max)))
        elif taken == "attacker":
            sea.then(Victim(self.target, self._extreme(sea, min)))

    def _extreme(self, sea: Sea, pick: Any) -> tuple[str, ...]:
        """TF-5.4 The attackers of highest, or lowest, factor."""
        values = {name: attack(sea, sea.ships[name], sea.ships[self.target]) for name in self.ships}
        best = pick(values.values())
        return tuple(name for name, value in values.items() if value == best)


class Captor(Frame[Sea], frozen=True):
    """TF-5.4 The object is taken by the attacker with the highest factor; its owner chooses among equals."""

    target: str
    ships: tuple[str, ...]

    def ask(self, sea: Sea) -> Choose | None:
        return _which(sea, "ask-captor", self.target, self.ships)

    def take(self, sea: Sea, answer: str | None) -> None:
        if not sea.conceded(answer, sea.ships[self.ships[0]].side):
            sea.then(PrizeCrew(answer or self.ships[0], self.target))

    def show(self, sea: Sea, answer: str) -> Option:
        return _which_option(sea, answer, "do-captor")

    def refuse(self, sea: Sea, answer: Answer) -> Refusal:
        return no_ship("TF-5.4", str(answer))


class Victim(Frame[Sea], frozen=True):
    """TF-5.4 The object captures the attacker with the lowest factor; the attackers' owner chooses among equals."""

    target: str
    ships: tuple[str, ...]

    def ask(self, sea: Sea) -> Choose | None:
        return _which(sea, "ask-victim", self.target, self.ships)

    def take(self, sea: Sea, answer: str | None) -> None:
        if not sea.conceded(answer, sea.ships[self.ships[0]].side):
            sea.then(PrizeCrew(self.target, answer or self.ships[0]))

    def show(self, sea: Sea, answer: str) -> Option:
        return _which_option(sea, answer, "do-victim")

    def refuse(self, sea: Sea, answer: Answer) -> Refusal:
        return no_ship("TF-5.4", str(answer))


class PrizeCrew(Frame[Sea], frozen=True):
    """TF-5.5 The captor puts one factor of its own or more aboard, and keeps one; a captor of factor 1 burns the prize."""

    ship: str
    prize: str

    def ask(self, sea: Sea) -> Choose | None:
        most = factor(sea, sea.ships[self.ship]) - 1  # R35: a corvus is no crew
        if most <= 1:
            return None
        args = {"ship": sea.label(self.ship), "target": sea.label(self.prize), "most": most}
        side = sea.ships[self.ship].side
        return sea.choose("ask-crew", side, "TF-5.5", tuple(map(str, range(1, most + 1))), args)

    def take(self, sea: Sea, answer: str | None) -> None:
        captor, prize = sea.ships[self.ship], sea.ships[self.prize]
        if sea.conceded(answer, captor.side):
            return
        unlink(sea, self.prize)
        captor, prize = sea.ships[self.ship], sea.ships[self.prize]
        args = {"ship": sea.label(self.ship), "target": sea.label(self.prize)}
        if answer is None and factor(sea, captor) <= 1:
            lose(sea, self.prize, "burnt")
            sea.change(self.prize, side=captor.side)
            sea.tell(Event("burnt", "TF-5.5", args, ship=self.prize))
        else:
            men = int(answer or 1)
            sea.put(
                replace(captor, given=captor.given + men),
                replace(prize, side=captor.side, prize=True, crew="beginner", aboard=men, given=0, infantry=0),
            )
            key = "retaken" if prize.owner == captor.side else "captured"
            sea.tell(Event(key, "TF-5.5", args | {"men": men}, ship=self.prize))
        first_blow(sea)

    def show(self, sea: Sea, answer: str) -> Option:
        if answer == CONCEDE:
            return concede_option()
        return Option(answer, "do-crew", "TF-5.5", {"men": int(answer)}, ship=self.ship, target=self.prize)

    def refuse(self, sea: Sea, answer: Answer) -> Refusal:
        args = {"ship": sea.label(self.ship), "most": factor(sea, sea.ships[self.ship]) - 1}
        return Refusal("TF-5.5", "no-crew", args)


def _which(sea: Sea, key: str, target: str, ships: tuple[str, ...]) -> Choose | None:
    if len(ships) == 1:
        return None
    return sea.choose(key, sea.ships[ships[0]].side, "TF-5.4", ships, {"target": sea.label(target)})


def _which_option(sea: Sea, answer: str, key: str) -> Option:
    if answer == CONCEDE:
        return concede_option()
    return Option(answer, key, "TF-5.4", {"ship": sea.label(answer)}, ship=answer, target=answer)


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
