"""TS-9, TS-15.9, TS-15.10 Grapples, thrown in secret; in TS_S5 halyards may be cut instead."""

from __future__ import annotations

from naumachia.kernel import Blow, Event, Frame, Line, Message, Pick, Refusal, Roll

from ....common.hulls import touches_bow
from ...pieces import Ship
from ...state import Sea, ShipSheet
from ..values import fights, oarsmen, rank, signed, watches

NONE, HANDS, CORVUS, CUT = "none", "hands", "corvus", "cut"
LINKED = "no-linked"


def grapple_bar(sea: Sea, ship: Ship, target: Ship) -> Refusal | None:
    """TS-9.1 What stands between a ship and a grapple."""
    args = {"ship": sea.label(ship.id), "target": sea.label(target.id)}
    if ship.gone or target.gone:
        return Refusal("TS-9.1", "no-gone", {"ship": sea.label(target.id if target.gone else ship.id)})
    if not fights(sea, ship) or ship.beached or not (ship.men.total or oarsmen(ship)):
        return Refusal("TS-9.1", "no-grapple-idle", args)
    if watches(sea, ship):
        return Refusal("TS-9.1", "no-watching", args)
    if target.id == ship.id or sea.apart(ship, target) != 1:
        return Refusal("TS-9.1", "no-alongside", args)
    return Refusal("TS-9.1", LINKED, args) if target.id in ship.links else None


def unresisting(ship: Ship) -> bool:
    """TS-9.2 Grappled without a roll."""
    return not ship.afloat or bool(ship.beached) or ship.wrecked


def gear(sea: Sea, ship: Ship, target: Ship) -> list[str]:
    """The ways a ship may throw: plain, with iron hands, by its corvus; TS-S5: or cut the halyards."""
    found = [""]
    if "iron_hands" in ship.equipment:
        found.append(HANDS)
    if "corvus" in ship.equipment and sea.wind != "strong" and touches_bow(ship.bow, ship.h, target.hexes):
        found.append(CORVUS)
    return found + cutting(sea, ship, target)


def cutting(sea: Sea, ship: Ship, target: Ship) -> list[str]:
    """TS-S5 Halyards may be cut in place of a grapple, of a ship that is held already too."""
    return [CUT] if may_cut(sea, ship, target) else []


def may_cut(sea: Sea, ship: Ship, target: Ship) -> bool:
    """TS-S5 Whether a ship may cut the halyards of one next to it."""
    special = sea.setting.scenario.halyards
    if special is None or ship.side != special.side or target.side == ship.side:
        return False
    return target.type in special.types and target.mainsail


def grapple_add(sea: Sea, ship: Ship, target: Ship, how: str) -> int:
    """TS-9.1, TS-9.3 What is added to the two dice; collision and full velocity are those of this turn."""
    table = sea.charts.grapple
    edge = rank(ship) - rank(target)
    parts = (
        (target.id in ship.eased, table.eased),
        (target.side == ship.side, table.friendly),
        (target.id in ship.contacts, table.in_collision),
        (target.immobilised, table.target_immobilised),
        (edge > 0, table.superior_crew),
        (edge < 0, table.inferior_crew),
        (target.full and not target.contacts, table.target_at_fv),
        (not ship.men.total, table.only_oarsmen),
        (ship.immobilised, table.immobilised),
        (how == HANDS, table.iron_hands),
    )
    return sum(value for on, value in parts if on)


class GrappleSheet(ShipSheet, frozen=True):
    """TS-9.1 Each ship may try once a turn to grapple one ship next to it, friend or enemy; TS-9.2 choices are secret."""

    key = "ask-grapple"
    rule = "TS-9.1"
    phase = "grapples"

    def lines(self, sea: Sea, side: str) -> tuple[Line, ...]:
        found: list[Line] = []
        for ship in sea.fleet(side):
            answers, labels = [NONE], [Message("order-none")]
            for target in sea.near(ship):
                if (bar := grapple_bar(sea, ship, target)) is None or bar.key == LINKED:
                    for how in gear(sea, ship, target) if bar is None else cutting(sea, ship, target):
                        answers.append(f"{target.id}+{how}" if how else target.id)
                        labels.append(grapple_label(sea, ship, target, how))
            if len(answers) > 1:
                found.append(Pick(ship.id, "line-grapple", tuple(answers), {"ship": sea.label(ship.id)}, tuple(labels)))
        return tuple(found)

    def carry_out(self, sea: Sea, written: dict[str, str]) -> None:
        frames = []
        for name in sea.ships:
            target, _, how = written.get(name, NONE).partition("+")
            if target != NONE:
                frames.append(Halyards(name, target) if how == CUT else Grapple(name, target, how))
        sea.then(*frames)


def needed(sea: Sea, how: str) -> int:
    """TS-15.10 What a throw needs; against a ship at its bow a corvus needs less."""
    return sea.charts.grapple_numbers.corvus_needs if how == CORVUS else sea.charts.grapple.needs


def cut_needs(sea: Sea, ship: Ship) -> int:
    """TS-S5 What it needs to cut halyards; hooks on poles help."""
    table = sea.charts.grapple_numbers
    return table.halyards - (table.halyards_iron_hands if "iron_hands" in ship.equipment else 0)


def grapple_label(sea: Sea, ship: Ship, target: Ship, how: str) -> Message:
    """A grapple as the sheet names it."""
    needs = needed(sea, how)
    if how == CUT:
        needs, add = cut_needs(sea, ship), 0
    else:
        add = grapple_add(sea, ship, target, how)
    least = 0 if unresisting(target) and how != CUT else needs - add
    return Message("grapple-at", {"target": sea.label(target.id), "how": how or "plain", "needs": least})


class Grapple(Frame[Sea], frozen=True):
    """TS-9.1 Two dice; the helpless are grappled without a roll (TS-9.2)."""

    ship: str
    target: str
    how: str

    def ask(self, sea: Sea) -> Roll | None:
        ship, target = sea.ships[self.ship], sea.ships[self.target]
        if unresisting(target):
            return None
        args: dict[str, object] = {"ship": sea.label(self.ship), "target": sea.label(self.target), "needs": self.needs(sea)}
        args["add"] = signed(grapple_add(sea, ship, target, self.how))
        return Roll("roll-grapple", ship.side, "TS-15.10" if self.how == CORVUS else "TS-9.1", count=2, args=args)

    def needs(self, sea: Sea) -> int:
        """Return the least sum that grapples."""
        return needed(sea, self.how)

    def take(self, sea: Sea, dice: tuple[int, int] | None) -> None:
        ship, target = sea.ships[self.ship], sea.ships[self.target]
        if dice is not None and not tell_throw(sea, self, dice, grapple_add(sea, ship, target, self.how)):
            return
        if dice is None:
            args = {"ship": sea.label(self.ship), "target": sea.label(self.target)}
            blow = Blow("grapple", by=self.ship, on=self.target)
            sea.tell(Event("grappled-free", "TS-9.2", args, ship=self.ship, blow=blow))
        link(sea, self.ship, self.target)
        if self.how == CORVUS and dice is not None:
            held = sea.ships[self.ship]
            sea.change(self.ship, corvus=(*held.corvus, self.target), fresh=(*held.fresh, self.target))


def tell_throw(sea: Sea, grapple: Grapple, dice: tuple[int, int], add: int) -> bool:
    """Tell the result of a throw and return whether it holds."""
    total, needs = sum(dice) + add, grapple.needs(sea)
    names: dict[str, object] = {"ship": sea.label(grapple.ship), "target": sea.label(grapple.target)}
    args = names | {"rolled": sum(dice), "add": signed(add), "total": total, "needs": needs}
    blow = Blow("grapple", by=grapple.ship, on=grapple.target, missed=total < needs)
    key = "grappled" if total >= needs else "grapple-failed"
    sea.tell(Event(key, "TS-9.1", args, ship=grapple.ship, dice=dice, blow=blow))
    return total >= needs


def link(sea: Sea, one: str, other: str) -> None:
    """Two ships are fast together."""
    for mine, theirs in ((one, other), (other, one)):
        if theirs not in sea.ships[mine].links:
            sea.change(mine, links=(*sea.ships[mine].links, theirs))


class Halyards(Frame[Sea], frozen=True):
    """TS-S5 Two dice to cut the halyards: the mainsail is lost for good."""

    ship: str
    target: str

    def ask(self, sea: Sea) -> Roll:
        args = {"ship": sea.label(self.ship), "target": sea.label(self.target), "needs": self.needs(sea)}
        return Roll("roll-halyards", sea.ships[self.ship].side, "TS-9.1", count=2, args=args)

    def needs(self, sea: Sea) -> int:
        """Return the least sum of the dice; hooks on poles help."""
        return cut_needs(sea, sea.ships[self.ship])

    def take(self, sea: Sea, dice: tuple[int, int]) -> None:
        cut = sum(dice) >= self.needs(sea)
        args = {
            "ship": sea.label(self.ship),
            "target": sea.label(self.target),
            "rolled": sum(dice),
            "needs": self.needs(sea),
            "cut": int(cut),
        }
        sea.tell(Event("halyards", "TS-9.1", args, ship=self.ship, dice=dice))
        if cut:
            target = sea.ships[self.target]
            sea.change(self.target, mainsail=False, rig="" if target.rig == "mainsail" else target.rig)
