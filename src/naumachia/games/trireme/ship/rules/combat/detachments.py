"""TS-13, TS-14 Breaking links, and getting free of broken oars."""

from __future__ import annotations

from naumachia.kernel import Event, Frame, Line, Message, Pick, Refusal, Roll, Several

from ...pieces import Ship
from ...state import Sea, ShipSheet
from ..values import fights, rank, signed
from .harm import cut_loose

NONE, DROP, FREE = "none", "/drop", "/free"


def detach_bar(sea: Sea, ship: Ship, target: Ship) -> Refusal | None:
    """TS-13 What stands between a ship and a try to break a link."""
    args = {"ship": sea.label(ship.id), "target": sea.label(target.id)}
    if target.id not in ship.links:
        return Refusal("TS-13", "no-board-loose", args)
    return None if fights(sea, ship) else Refusal("TS-13", "no-detach-idle", args)


def droppable(ship: Ship, other: Ship) -> bool:
    """TS-13 Links dropped at will: to the derelict, surrendered, wrecked, and to own prizes."""
    return not other.afloat or other.wrecked or (other.status == "captured" and other.side == ship.side)


def detach_add(sea: Sea, ship: Ship, other: Ship) -> int:
    """TS-13 What is added to the two dice."""
    table = sea.charts.detachment
    edge = rank(ship) - rank(other)
    parts = (
        (other.side == ship.side, table.friendly),
        (ship.lost < ship.dealt, table.victor),
        (edge > 0, table.superior_crew),
        (edge < 0, table.inferior_crew),
        (ship.id in other.corvus and other.side != ship.side, table.enemy_corvus),
    )
    return sum(value for on, value in parts if on)


class DetachSheet(ShipSheet, frozen=True):
    """TS-13 Each ship may try to break one of its links; some links are dropped at will."""

    key = "ask-detach"
    rule = "TS-13"
    phase = "detachments"

    def lines(self, sea: Sea, side: str) -> tuple[Line, ...]:
        return tuple(line for ship in sea.fleet(side) for line in detach_lines(sea, ship))

    def carry_out(self, sea: Sea, written: dict[str, str]) -> None:
        for name in sea.ships:
            for other in Several.names(written.get(name + DROP, "")):
                if other in sea.ships[name].links:
                    cut_loose(sea, name, other)
                    args = {"ship": sea.label(name), "target": sea.label(other)}
                    sea.tell(Event("dropped", "TS-13", args, ship=name))
        tries = [(name, written[name]) for name in sea.ships if written.get(name, NONE) != NONE]
        sea.then(*(DetachDice(name, other, detach_add(sea, sea.ships[name], sea.ships[other])) for name, other in tries))


def detach_lines(sea: Sea, ship: Ship) -> list[Line]:
    """The lines of a ship: one link to roll for, and those it may drop."""
    if not ship.links or not fights(sea, ship):
        return []
    linked = [sea.ships[name] for name in sea.listed(ship.links)]
    needs = sea.charts.detachment.needs
    labels = [Message("detach", {"target": sea.label(one.id), "needs": needs - detach_add(sea, ship, one)}) for one in linked]
    args = {"ship": sea.label(ship.id)}
    answers = (NONE, *(one.id for one in linked))
    found: list[Line] = [Pick(ship.id, "line-detach", answers, args, (Message("order-none"), *labels))]
    if drops := tuple(one.id for one in linked if droppable(ship, one)):
        names = tuple(sea.label(name) for name in drops)
        found.append(Several(ship.id + DROP, "line-drop", drops, len(drops), args=args, labels=names))
    return found


class DetachDice(Frame[Sea], frozen=True):
    """TS-13 Two dice; every attempt committed is rolled."""

    ship: str
    target: str
    add: int

    def args(self, sea: Sea) -> dict[str, object]:
        """The attempt in words."""
        needs = sea.charts.detachment.needs
        return {"ship": sea.label(self.ship), "target": sea.label(self.target), "add": signed(self.add), "needs": needs}

    def ask(self, sea: Sea) -> Roll:
        return Roll("roll-detach", sea.ships[self.ship].side, "TS-13", count=2, args=self.args(sea))

    def take(self, sea: Sea, dice: tuple[int, int]) -> None:
        total = sum(dice) + self.add
        free = total >= sea.charts.detachment.needs
        args = self.args(sea) | {"rolled": sum(dice), "total": total}
        sea.tell(Event("detached" if free else "held-fast", "TS-13", args, ship=self.ship, dice=dice))
        if free:
            cut_loose(sea, self.ship, self.target)


def free_bar(sea: Sea, ship: Ship) -> Refusal | None:
    """TS-14 What stands between a ship and a try to get free."""
    args = {"ship": sea.label(ship.id)}
    for on, key in (
        (not ship.immobilised, "no-free-sound"),
        (bool(ship.links), "no-free-grappled"),
        (ship.status == "surrendered", "no-surrendered"),
        (ship.status == "derelict", "no-derelict"),
        (ship.wrecked, "no-wrecked"),
        (bool(ship.beached), "no-beached"),
        (bool(ship.contacts) or ship.stopped, "no-free-contact"),
    ):
        if on:
            return Refusal("TS-14", key, args)
    return None


class FreeSheet(ShipSheet, frozen=True):
    """TS-14 The owner of an immobilised ship may try to free it; TR-R22: nobody has to."""

    key = "ask-free"
    rule = "TS-14"
    phase = "freeing"

    def lines(self, sea: Sea, side: str) -> tuple[Line, ...]:
        ships = tuple(ship.id for ship in sea.fleet(side) if free_bar(sea, ship) is None)
        if not ships:
            return ()
        labels = tuple(sea.label(name) for name in ships)
        return (Several(side + FREE, "line-free", ships, len(ships), args={"side": sea.label(side)}, labels=labels),)

    def carry_out(self, sea: Sea, written: dict[str, str]) -> None:
        asked = [name for side in sea.setting.sides for name in Several.names(written.get(side + FREE, ""))]
        sea.then(*(FreeDice(name) for name in sea.listed(asked)))


class FreeDice(Frame[Sea], frozen=True):
    """TS-14, TR-R7 Two dice: abandoned, nothing, free with a loss of speed on the lowest success, or free."""

    ship: str

    def needs(self, sea: Sea) -> int:
        """The lowest sum that frees it."""
        ship = sea.ships[self.ship]
        return int(getattr(sea.charts.unimmobilise.freed, "beginner" if ship.status == "captured" else ship.crew))

    def ask(self, sea: Sea) -> Roll:
        args = {"ship": sea.label(self.ship), "needs": self.needs(sea)}
        return Roll("roll-free", sea.ships[self.ship].side, "TS-14", count=2, args=args)

    def take(self, sea: Sea, dice: tuple[int, int]) -> None:
        ship, needs, total, lost = sea.ships[self.ship], self.needs(sea), sum(dice), 0
        if total in sea.charts.unimmobilise.abandoned:
            how = "abandoned"
            sea.change(self.ship, status="derelict", aboard={}, oars=0)
        elif total < needs:
            how = "none"
        else:
            lost = sea.charts.unimmobilise.dvr if total == needs else 0
            how = "slower" if lost else "free"
            sea.change(self.ship, immobilised=False, fv_loss=ship.fv_loss + lost)
        args = {"ship": sea.label(self.ship), "rolled": total, "how": how, "lost": lost}
        sea.tell(Event("freeing", "TS-14", args, ship=self.ship, dice=dice))
