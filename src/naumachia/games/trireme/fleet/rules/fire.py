"""Fire before the grapples (TF-8.5): pots and bolts at an enemy near by, which immobilise at once."""

from __future__ import annotations

from naumachia.kernel import Answer, Choose, Event, Frame, Refusal, Roll
from naumachia.kernel.picture import Option

from ...common.hulls import hull_distance
from ...common.waters import in_sight
from ..pieces import Ship
from ..state import CONCEDE, Sea
from .harm import struck
from .parts import DONE, concede_option, done_option, no_ship, pair, pair_bar, split_pair


class Fire(Frame[Sea], frozen=True):
    """TF-8.5 Each ship with fire may make one attempt a turn, grappled or not."""

    side: str

    def ask(self, sea: Sea) -> Choose | None:
        if not sea.setting.options["fleet_equipment"]:
            return None
        armed = [ship for ship in sea.fleet(self.side) if "fire" in ship.equipment and "fire" not in ship.tried]
        foes = sea.fleet(sea.other(self.side)) if armed else []
        found = tuple(pair(ship.id, foe.id) for ship in armed for foe in foes if _aim_bar(sea, ship, foe) is None)
        return sea.choose("ask-fire", self.side, "TF-8.5", (*found, DONE)) if found else None

    def take(self, sea: Sea, answer: str | None) -> None:
        if answer is not None and answer != DONE and not sea.conceded(answer, self.side):
            sea.then(Shot(*split_pair(answer)), self)

    def show(self, sea: Sea, answer: str) -> Option:
        if answer == CONCEDE:
            return concede_option()
        if answer == DONE:
            return done_option("do-fire-done", "TF-8.5")
        actor, target = split_pair(answer)
        args = {"ship": sea.label(actor), "target": sea.label(target), "needs": min(hits_on(sea, sea.ships[actor]))}
        return Option(answer, "do-fire", "TF-8.5", args, ship=actor, target=target, risky=True)

    def refuse(self, sea: Sea, answer: Answer) -> Refusal:
        return fire_refusal(sea, self.side, str(answer)) or no_ship("TF-8.5", str(answer))


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
        sea.tell(Event("fire-hit" if die in faces else "fire-missed", "TF-8.5", args, ship=self.target, dice=(die,)))
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
