"""Shooting: one die for all the soldiers aboard, at one enemy, once a turn (TC-5b)."""

from __future__ import annotations

from typing import ClassVar

from naumachia.geometry.hexes import distance
from naumachia.kernel import Act, Acts, Blow, Choose, Event, Frame, Refusal, Roll, ShipDecides, always
from naumachia.kernel.shown.picture import Option

from ..hulls import astern, clear
from ..state import Sea, Ship

OUT_OF_RANGE = Refusal("TC-5b.2", "no-fire-range")
ASTERN = Refusal("TC-5b.2", "no-fire-astern")
BLOCKED = Refusal("TC-5b.2", "no-fire-blocked")


def hits_on(sea: Sea, ship: Ship) -> tuple[int, ...]:
    """TC-5b.3 The faces with which a ship hits."""
    ships = sea.setting.charts.ships
    return (ships.liburnian if ship.kind == "liburnian" else ships.quinquereme).fire_hits_on


def fire_bar(sea: Sea, shooter: Ship, target: Ship) -> Refusal | None:
    """TC-5b.2 What stands between a shooter and its target: range, the stern, or a third ship; nothing if it may shoot."""
    bar, reach = OUT_OF_RANGE, sea.setting.charts.fire.range
    if distance(shooter.bow, target.bow) > reach + shooter.length + target.length - 2:
        return bar
    blind = astern(shooter)
    for x in shooter.hexes:
        for y in target.hexes:
            if distance(x, y) > reach:
                continue
            if y in blind:
                bar = ASTERN if bar is OUT_OF_RANGE else bar
            elif clear(sea, x, y, shooter.id, target.id):
                return None
            else:
                bar = BLOCKED
    return bar


def fire_refusal(sea: Sea, ship: str, target: str) -> Refusal | None:
    """Return why one ship may not shoot at another, no matter which seat is to play; None if it may."""
    if target not in sea.ships:
        return Refusal("TC-5b.1", "no-such-ship", {"name": target})
    shooter, foe = sea.ships[ship], sea.ships[target]
    args = {"ship": sea.label(ship), "target": sea.label(target), "range": sea.setting.charts.fire.range}
    for sunk in (shooter, foe):
        if not sunk.afloat:
            return Refusal("TC-6.1", "no-sunk", {"ship": sea.label(sunk.id)})
    if shooter.camp == foe.camp:
        return Refusal("TC-5b.1", "no-fire-friend", args)
    bar = fire_bar(sea, shooter, foe)
    return bar.about(**args) if bar else None


def fire_targets(sea: Sea, name: str) -> list[str]:
    """TC-5b.2 The enemies a ship may shoot at."""
    ship = sea.ships[name]
    return [foe.id for foe in sea.foes(ship) if fire_bar(sea, ship, foe) is None]


def shoot(sea: Sea, ship: str, target: str) -> None:
    """TC-5b.1 At one enemy."""
    sea.then(Shot(ship, target))


def hold_fire(sea: Sea, ship: str, _: str) -> None:
    """TC-3.2 Nobody has to."""
    sea.tell(Event("held-fire", "TC-3.2", {"ship": sea.label(ship)}, ship=ship, idle=True))


def fire_option(sea: Sea, ship: str, target: str) -> Option:
    """How a shot is shown."""
    return Option(target, "do-fire", "TC-5b.1", {"target": sea.label(target)}, ship=ship, target=target, risky=True)


class MayFire(ShipDecides[Sea], frozen=True):
    """TC-5b.1 After moving, the ship may shoot once; neither speed nor a ram prevents it."""

    acts: ClassVar[Acts[Sea, str]] = Acts(
        Refusal("TC-5b.1", "no-such-ship"),
        Act("fire", "TC-5b.1", fire_targets, shoot, fire_option, fire_refusal, form=".*"),
        Act("hold", "TC-3.2", always, hold_fire, words="hold-fire", passes=True),
    )

    def ask(self, sea: Sea) -> Choose | None:
        if not sea.ships[self.ship].afloat or not fire_targets(sea, self.ship):
            return None
        return sea.choose("ask-fire", self.ship, "TC-5b.1", self.acts.open(sea, self.ship))


class Shot(Frame[Sea], frozen=True):
    """TC-5b.3 A liburnian hits on 5 and 6, a quinquereme on 3 to 6; a hit costs one point."""

    ship: str
    target: str

    def ask(self, sea: Sea) -> Roll:
        return Roll("roll-fire", sea.seat(self.ship), "TC-5b.3", args=self._about(sea))

    def _about(self, sea: Sea) -> dict[str, object]:
        needs = min(hits_on(sea, sea.ships[self.ship]))
        return {"ship": sea.label(self.ship), "target": sea.label(self.target), "needs": needs}

    def take(self, sea: Sea, die: int) -> None:
        damage = int(die in hits_on(sea, sea.ships[self.ship]))
        args = self._about(sea) | {"rolled": die, "damage": damage}
        blow = Blow("shot", self.ship, self.target, not damage, {self.target: damage} if damage else {})
        key = "shot-hit" if damage else "shot-missed"
        sea.tell(Event(key, "TC-5b.3", args, ship=self.target, dice=(die,), blow=blow))
        sea.lose(self.target, damage)
        sea.check_victory()
