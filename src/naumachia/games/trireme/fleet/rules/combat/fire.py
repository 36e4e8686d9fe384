"""Fire before the grapples (TF-8.5): pots and bolts at an enemy near by, which immobilise at once."""

from __future__ import annotations

from typing import ClassVar

from naumachia.kernel import Act, Acts, Blow, Event, Frame, Refusal, Roll
from naumachia.kernel.shown.picture import Option

from ....common.hulls import hull_distance
from ....common.sea.waters import in_sight
from ...pieces import Ship
from ...state import Sea, SideDecides
from ..parts import PAIR, done, pair, pair_bar, split_pair
from .harm import struck


class Shot(Frame[Sea], frozen=True):
    """TF-8.5 One die: 5 or 6 hits, 4 to 6 from a tower; a hit immobilises at once, and TF-4.3 holds."""

    ship: str
    target: str

    def ask(self, sea: Sea) -> Roll:
        ship = sea.ships[self.ship]
        args = {"ship": sea.label(self.ship), "target": sea.label(self.target), "needs": min(hits_on(sea, ship))}
        return Roll("roll-fire", ship.side, "TF-8.5", args=args)

    def take(self, sea: Sea, die: int) -> None:
        ship = sea.ships[self.ship]
        faces = hits_on(sea, ship)
        sea.change(self.ship, tried=(*ship.tried, "fire"))
        args = {"ship": sea.label(self.ship), "target": sea.label(self.target), "rolled": die, "needs": min(faces)}
        pots = Blow("flame", self.ship, self.target, missed=die not in faces)
        key = "fire-missed" if pots.missed else "fire-hit"
        sea.tell(Event(key, "TF-8.5", args, ship=self.target, dice=(die,), side=ship.side, blow=pots))
        if die in faces:
            struck(sea, self.target, "TF-8.5")


def hits_on(sea: Sea, ship: Ship) -> tuple[int, ...]:
    """TF-8.5 The faces that hit."""
    table = sea.setting.charts.incendiary
    return table.hit_from_tower if "tower" in ship.equipment else table.hit


def reach(sea: Sea, ship: Ship) -> int:
    """TF-8.5 How far a ship throws its fire."""
    table = sea.setting.charts.incendiary
    return table.engine_range if "engine" in ship.equipment else table.archers_range


def _aim_bar(sea: Sea, ship: Ship, foe: Ship) -> str | None:
    if hull_distance(ship.hexes, foe.hexes) > reach(sea, ship):
        return "no-fire-range"
    return None if in_sight(sea.setting.waters, ship.hexes, foe.hexes) else "no-fire-sight"


def fire_refusal(sea: Sea, side: str, answer: str) -> Refusal | None:
    """TF-8.5 Why one ship may not set another on fire."""
    if (bar := pair_bar(sea, side, answer, "TF-8.5")) is not None:
        return bar
    actor, target = split_pair(answer)
    ship, foe = sea.ships[actor], sea.ships[target]
    args = {"ship": sea.label(actor), "target": sea.label(target), "reach": reach(sea, ship)}
    if "fire" not in ship.equipment:
        return Refusal("TF-8.5", "no-fire-equipment", args)
    if "fire" in ship.tried:
        return Refusal("TF-8.5", "no-fire-tried", args)
    key = _aim_bar(sea, ship, foe)
    return Refusal("TF-8.5", key, args) if key else None


def fire_offers(sea: Sea, ask: SideDecides) -> list[str]:
    """TF-8.5 Every ship that may still throw fire, with every enemy it reaches and sees."""
    if not sea.setting.options["fleet_equipment"]:
        return []
    armed = [ship for ship in sea.fleet(ask.side) if "fire" in ship.equipment and "fire" not in ship.tried]
    foes = sea.fleet(sea.other(ask.side)) if armed else []
    return [pair(ship.id, foe.id) for ship in armed for foe in foes if _aim_bar(sea, ship, foe) is None]


def throw_fire(sea: Sea, ask: SideDecides, what: str) -> None:
    """TF-8.5 One attempt; then the question stands again."""
    sea.then(Shot(*split_pair(what)), ask)


def fire_option(sea: Sea, _: SideDecides, what: str) -> Option:
    """How an attempt is shown."""
    actor, target = split_pair(what)
    faces = hits_on(sea, sea.ships[actor])
    args = {"ship": sea.label(actor), "target": sea.label(target), "needs": min(faces)}
    args |= {"percent": round(100 * len(faces) / 6), "state": sea.ships[target].state}
    return Option(what, "do-fire", "TF-8.5", args, ship=actor, target=target, risky=True)


class Fire(SideDecides, frozen=True):
    """TF-8.5 Each ship with fire may make one attempt a turn, grappled or not."""

    key = "ask-fire"
    rule = "TF-8.5"
    acts: ClassVar[Acts[Sea, SideDecides]] = Acts(
        Refusal("TF-8.5", "not-offered"),
        Act(
            "fire",
            "TF-8.5",
            fire_offers,
            throw_fire,
            fire_option,
            lambda sea, ask, what: fire_refusal(sea, ask.side, what),
            form=PAIR,
        ),
        done("fire-done", "TF-8.5"),
    )
