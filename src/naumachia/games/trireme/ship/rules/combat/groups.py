"""TS-12 Infantry groups: men sent over links; ships captured, freed, fought over."""

from __future__ import annotations

from naumachia.kernel import Blow, Event, Frame, Line, Message, Pick, Refusal

from ...pieces import KINDS, NOBODY, Men, Ship
from ...state import Sea, ShipSheet
from ..values import ashore, carried, fights, prisoners_of, room
from .harm import man_check, remove_men, told

NONE, TO = "none", ">"


def send_bar(sea: Sea, ship: Ship, target: Ship) -> Refusal | None:
    """TS-12.1 What stands between a ship and a group."""
    args = {"ship": sea.label(ship.id), "target": sea.label(target.id)}
    if target.id not in ship.links:
        return Refusal("TS-12.1", "no-board-loose", args)
    if not fights(sea, ship):
        return Refusal("TS-12.1", "no-send-idle", args)
    if not ship.men.total:
        return Refusal("TS-12.1", "no-send-men", args)
    open_ = target.side == ship.side or not target.afloat or ashore(sea, target)
    return None if open_ else Refusal("TS-12.1", "no-send-enemy", args)


def space(sea: Sea, target: Ship, side: str) -> int:
    """TS-12.1 The room for a side's men aboard; those who come to free prisoners count them too. TS-15.7: men ashore leave theirs
    to an enemy, and to nobody else."""
    held = prisoners_of(target, side).total if not target.afloat else 0
    taken = 0 if ashore(sea, target) and side != target.side else carried(target)
    return max(0, room(sea, target) - taken - held)


class GroupSheet(ShipSheet, frozen=True):
    """TS-12.1 Each ship may send one group, 1 to 5 man points of one kind, over each of its links."""

    key = "ask-send"
    rule = "TS-12.1"
    phase = "groups"

    def lines(self, sea: Sea, side: str) -> tuple[Line, ...]:
        pairs = ((ship, sea.ships[name]) for ship in sea.fleet(side) for name in sea.listed(ship.links))
        return tuple(
            send_line(sea, ship, target)
            for ship, target in pairs
            if send_bar(sea, ship, target) is None and space(sea, target, side)
        )

    def bar_sheet(self, sea: Sea, seat: str, lines: dict[str, str]) -> Refusal | None:
        """No man is sent to two ships."""
        sent: dict[tuple[str, str], int] = {}
        for name, text in lines.items():
            if text != NONE:
                kind, _, points = text.partition(" ")
                key = name.partition(TO)[0], kind
                sent[key] = sent.get(key, 0) + int(points)
        for (ship, kind), total in sent.items():
            if total > sea.ships[ship].men.of(kind):
                return Refusal("TS-12.1", "no-send-twice", {"ship": sea.label(ship), "kind": kind})
        return None

    def carry_out(self, sea: Sea, written: dict[str, str]) -> None:
        for name, groups in depart(sea, written).items():
            come_aboard(sea, name, groups)
        sea.then(Holders())


def send_line(sea: Sea, ship: Ship, target: Ship) -> Pick:
    """The line of a link: nobody, or a group of one kind."""
    most = sea.charts.ship_factors.group_most
    groups = [(kind, points) for kind in KINDS for points in range(1, min(most, ship.men.of(kind)) + 1)]
    answers = (NONE, *(f"{kind} {points}" for kind, points in groups))
    labels = (Message("order-none"), *(Message("some-men", {"kind": kind, "points": points}) for kind, points in groups))
    args = {"ship": sea.label(ship.id), "target": sea.label(target.id)}
    return Pick(f"{ship.id}{TO}{target.id}", "line-send", answers, args, labels)


def depart(sea: Sea, written: dict[str, str]) -> dict[str, dict[str, Men]]:
    """TS-12.1 Groups leave in list order of senders, then receivers; what finds no room stays at home. Room is that of the
    start of the step: men sent off make none in it. Every arrival lessens the room of both sides."""
    place = {name: number for number, name in enumerate(sea.ships)}
    links = [(*name.split(TO), text) for name, text in written.items() if text != NONE]
    links.sort(key=lambda link: (place[link[0]], place[link[1]]))
    to = {other: sea.ships[other] for _, other, _ in links}
    free = {(name, side): space(sea, ship, side) for name, ship in to.items() for side in sea.setting.sides}
    arrivals: dict[str, dict[str, Men]] = {}
    for one, other, text in links:
        kind, _, points = text.partition(" ")
        side = sea.ships[one].side
        going = max(0, min(int(points), free[other, side]))
        for either in sea.setting.sides:
            free[other, either] -= going
        args: dict[str, object] = {"ship": sea.label(one), "target": sea.label(other), "men": told({kind: going or int(points)})}
        args |= {"points": going, "stay": int(points) - going}
        sea.tell(Event("sent", "TS-12.1", args, ship=one))
        if going:
            remove_men(sea, one, side, {kind: going})
            groups = arrivals.setdefault(other, {})
            groups[side] = groups.get(side, NOBODY).plus(NOBODY.less(kind, -going))
    return arrivals


def come_aboard(sea: Sea, name: str, groups: dict[str, Men]) -> None:
    """TS-12.1 Groups join the men of their side aboard. TS-15.7: a beached ship is taken as a derelict, for those ashore have
    left it; a friend's group that comes in the same step is all that stands against the enemy's."""
    ship = sea.ships[name]
    if ashore(sea, ship) and set(groups) - {ship.side}:
        sea.change(name, status="derelict", aboard=groups)
        return
    joined = {side: ship.aboard.get(side, NOBODY).plus(men) for side, men in groups.items()}
    sea.change(name, aboard=ship.aboard | joined)


class Holders(Frame[Sea], frozen=True):
    """TS-12.2 Who holds the ships at the end of the step; and ships whose last men have gone."""

    def take(self, sea: Sea, _: None) -> None:
        for ship in sea.here:
            if ship.afloat:
                man_check(sea, ship.id)
                continue
            sides = [side for side, men in ship.aboard.items() if men.total]
            if len(sides) == 1:
                take_over(sea, ship, sides[0])


def take_over(sea: Sea, ship: Ship, side: str) -> None:
    """TS-12.2 A ship with men of one side aboard is theirs: freed for its first owner, otherwise captured."""
    freed = side == ship.owner
    men = ship.aboard[side].plus(prisoners_of(ship, side))
    prisoners = {one: them for one, them in ship.prisoners.items() if one != side}
    changed = side != ship.side
    sea.change(ship.id, side=side, status="sound" if freed else "captured", aboard={side: men}, prisoners=prisoners)
    args = {"ship": sea.label(ship.id), "side": sea.label(side)}
    by = next((name for name in sea.ships[ship.id].links if sea.ships[name].side == side), "")
    blow = Blow("capture", by=by, on=ship.id) if changed else None
    sea.tell(Event("freed" if freed else "captured", "TS-12.2", args, ship=ship.id, side=side, blow=blow))
