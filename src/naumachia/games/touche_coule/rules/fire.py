"""Shooting: one die for all the soldiers aboard, at one enemy, once a turn (TC-5b)."""

from __future__ import annotations

from naumachia.geometry.hexes import distance
from naumachia.kernel import Answer, Blow, Choose, Event, Frame, Refusal, Roll
from naumachia.kernel.picture import Option

from ..hulls import astern, clear
from ..state import Sea, Ship

HOLD = "hold"


class MayFire(Frame[Sea], frozen=True):
    """TC-5b.1 After moving, the ship may shoot once; neither speed nor a ram prevents it."""

    ship: str

    def ask(self, sea: Sea) -> Choose | None:
        ship = sea.ships[self.ship]
        if not ship.afloat:
            return None
        targets = tuple(foe.id for foe in sea.foes(ship) if fire_bar(sea, ship, foe) is None)
        if not targets:
            return None
        return Choose("ask-fire", sea.seat(self.ship), "TC-5b.1", (*targets, HOLD), {"ship": sea.label(self.ship)})

    def take(self, sea: Sea, answer: str | None) -> None:
        if answer == HOLD:
            sea.tell(Event("held-fire", "TC-3.2", {"ship": sea.label(self.ship)}, ship=self.ship, idle=True))
        elif answer is not None:
            sea.then(Shot(self.ship, answer))

    def show(self, sea: Sea, answer: str) -> Option:
        if answer == HOLD:
            return Option(HOLD, "do-hold-fire", "TC-3.2", ship=self.ship)
        return Option(answer, "do-fire", "TC-5b.1", {"target": sea.label(answer)}, ship=self.ship, target=answer, risky=True)

    def refuse(self, sea: Sea, answer: Answer) -> Refusal:
        return fire_refusal(sea, self.ship, str(answer)) or Refusal("TC-5b.1", "no-such-ship", {"name": str(answer)})


class Shot(Frame[Sea], frozen=True):
    """TC-5b.3 A liburnian hits on 5 and 6, a quinquereme on 3 to 6; a hit costs one point."""

    ship: str
    target: str

    def ask(self, sea: Sea) -> Roll:
        return Roll(
            "roll-fire",
            sea.seat(self.ship),
            "TC-5b.3",
            args={
                "ship": sea.label(self.ship),
                "target": sea.label(self.target),
                "needs": min(hits_on(sea, sea.ships[self.ship])),
            },
        )

    def take(self, sea: Sea, die: int) -> None:
        needed = hits_on(sea, sea.ships[self.ship])
        damage = int(die in needed)
        args = {
            "ship": sea.label(self.ship),
            "target": sea.label(self.target),
            "rolled": die,
            "needs": min(needed),
            "damage": damage,
        }
        sea.tell(
            Event(
                "shot-hit" if damage else "shot-missed",
                "TC-5b.3",
                args,
                ship=self.target,
                dice=(die,),
                blow=Blow("shot", self.ship, self.target, not damage, {self.target: damage} if damage else {}),
            )
        )
        sea.lose(self.target, damage)
        sea.check_victory()


def hits_on(sea: Sea, ship: Ship) -> tuple[int, ...]:
    """TC-5b.3 The faces with which a ship hits."""
    ships = sea.setting.charts.ships
    return (ships.liburnian if ship.kind == "liburnian" else ships.quinquereme).fire_hits_on


def fire_bar(sea: Sea, shooter: Ship, target: Ship) -> str | None:
    """TC-5b.2 What stands between a shooter and its target: range, the stern, or a third ship; nothing if it may shoot."""
    bar = "no-fire-range"
    reach, blind = sea.setting.charts.fire.range, astern(shooter)
    for x in shooter.hexes:
        for y in target.hexes:
            if distance(x, y) > reach:
                continue
            if y in blind:
                bar = "no-fire-astern" if bar == "no-fire-range" else bar
            elif clear(sea, x, y, shooter.id, target.id):
                return None
            else:
                bar = "no-fire-blocked"
    return bar


def fire_refusal(sea: Sea, ship: str, target: str) -> Refusal | None:
    """Why one ship may not shoot at another, whoever's turn it is."""
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
    return Refusal("TC-5b.2", bar, args) if bar else None
