"""Commanders: changing ships, being lost, and the flight of a fleet (WG-5.5, WG-9.2)."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from naumachia.geometry.hexes import distance
from naumachia.kernel import Act, Acts, Answer, Choose, Deciding, Event, Frame, Refusal, Roll
from naumachia.kernel.shown.picture import Option
from naumachia.kernel.words import Outcome

from ...state import Commander, Sea, Ship, apart
from ..rolls import Modifiers, reckoning
from ..victory import points
from .squadrons import initiative

STAY = "stay"
FLEES = 7
"""WG-9.2 Above 6 the fleet flees."""


class MayTransfer(Frame[Sea], frozen=True):
    """WG-5.51 Windows T2 and T3: a commander whose ship is in trouble may try to leave it, once a turn."""

    passes = (STAY,)

    commander: str

    def ask(self, sea: Sea) -> Choose | None:
        chief = sea.commanders[self.commander]
        targets = transfer_targets(sea, chief)
        if not targets:
            return None
        args = {"commander": sea.chief(chief.id), "ship": sea.label(chief.ship)}
        return sea.choose("ask-transfer", sea.holder(chief.id, chief.side), "WG-5.51", (*targets, STAY), args)

    def take(self, sea: Sea, answer: str | None) -> None:
        if answer is not None and answer != STAY:
            sea.then(Transfer(self.commander, answer))
        elif answer == STAY:
            chief = sea.commanders[self.commander]
            args = {"commander": sea.chief(chief.id), "ship": sea.label(chief.ship)}
            sea.tell(Event("transfer-declined", "WG-5.51", args, ship=chief.ship, side=chief.side, idle=True))

    def show(self, sea: Sea, answer: str) -> Option:
        if answer == STAY:
            return Option(STAY, "do-stay-aboard", "WG-5.51")
        return transfer_option(sea, answer, self.commander, answer)

    def refuse(self, sea: Sea, answer: Answer) -> Refusal:
        return transfer_refusal(sea, self.commander, str(answer))


class Transfer(Frame[Sea], frozen=True):
    """WG-5.52 On 3 to 6 the commander moves, reduced, and the new ship goes to cruise; on 1 or 2 the commander stays."""

    commander: str
    ship: str

    def ask(self, sea: Sea) -> Roll:
        chief = sea.commanders[self.commander]
        needs = sea.setting.charts.transfer.success_min
        args = {"commander": sea.chief(chief.id), "ship": sea.label(self.ship), "needs": needs}
        return Roll("roll-transfer", chief.side, "WG-5.52", args=args)

    def take(self, sea: Sea, die: int) -> None:
        chief = sea.commanders[self.commander]
        needs = sea.setting.charts.transfer.success_min
        args = {"commander": sea.chief(chief.id), "ship": sea.label(self.ship), "needs": needs, "rolled": die}
        chief = replace(chief, tried_on=sea.turn)
        if die >= needs:
            aloof = chief.aloof and not sea.near(sea.ships[self.ship])  # Chios: the new command ship must stand aside too
            chief = replace(chief, ship=self.ship, reduced=True, moved_on=sea.turn, aloof=aloof)
            sea.change(self.ship, level="cruise")
        sea.commanders = sea.commanders | {chief.id: chief}
        sea.tell(Event("transferred" if die >= needs else "transfer-failed", "WG-5.52", args, ship=self.ship, dice=(die,)))


class CommanderLost(Frame[Sea], frozen=True):
    """WG-5.53 A commander lost with the ship: the fleet may flee if it was the only admiral (WG-9.2); others are replaced."""

    commander: str

    def take(self, sea: Sea, _: None) -> None:
        chief = sea.commanders[self.commander]
        ship = sea.ships[chief.ship]
        args = {"commander": sea.chief(chief.id), "ship": sea.label(chief.ship)}
        sea.tell(Event("commander-lost", "WG-5.53", args, ship=chief.ship))
        side = sea.setting.scenario.sides[chief.side]
        if chief.kind == "ADM" and not fellows(sea, chief) and side.flight and not chief.aloof:
            sea.then(Flight(chief.id), Replace(chief.id, ship.id))
        else:
            sea.then(Replace(chief.id, ship.id))


def fellows(sea: Sea, chief: Commander) -> list[Commander]:
    """WG-9.2 The other admirals of a fleet; one who has left the map is with it no more."""
    return [
        other
        for other in sea.commanders.values()
        if other.id != chief.id
        and other.side == chief.side
        and other.kind == "ADM"
        and not other.lost
        and sea.ships[other.ship].gone != "left"
    ]


class Flight(Frame[Sea], frozen=True):
    """WG-9.2 One die, the shown initiative (WG-R41), one more with fewer points: above 6 the fleet flees and the game ends."""

    admiral: str

    def ask(self, sea: Sea) -> Roll:
        chief = sea.commanders[self.admiral]
        args = {"side": sea.label(chief.side), "modifier": sum(value for _, value in self._modifiers(sea)), "needs": FLEES}
        return Roll("roll-flight", chief.side, "WG-9.2", args=args)

    def _modifiers(self, sea: Sea) -> Modifiers:
        chief = sea.commanders[self.admiral]
        mine, theirs = points(sea, chief.side), points(sea, sea.other(chief.side))
        return [("initiative", initiative(sea, chief)), *([("behind", 1)] if mine < theirs else [])]

    def take(self, sea: Sea, die: int) -> None:
        side = sea.commanders[self.admiral].side
        modifiers = self._modifiers(sea)
        total = die + sum(value for _, value in modifiers)
        args = {"side": sea.label(side), "rolled": die, "sum": reckoning(die, modifiers), "total": total, "needs": FLEES}
        sea.tell(Event("flees" if total >= FLEES else "stands", "WG-9.2", args, dice=(die,)))
        if total >= FLEES:
            flee(sea, side)


def successors(sea: Sea, chief: Commander, lost: str) -> tuple[str, ...]:
    """WG-5.53 The nearest other ships of a commander's squadron without a commander of their own.

    Where none is left on the map, the commander's ships that have still to enter (WG-D32) are the squadron, all equally near.
    """
    squadron = sea.squadrons.get(chief.id)
    names = squadron.ships if squadron is not None else ()
    taken = {other.ship for other in sea.commanders.values() if not other.lost and other.id != chief.id}
    own = [s for name in names if (s := sea.ships[name]).side == chief.side and name not in taken and name != lost]
    waiting = tuple(ship.id for ship in own if ship.gone == "waiting")
    return _nearest(sea.ships[lost], [ship for ship in own if not ship.gone]) or waiting[:1]


def succeed(sea: Sea, frame: Replace, ship: str) -> None:
    """WG-5.53 The commander goes on from there, on the reduced side for good."""
    chief = sea.commanders[frame.commander]
    aloof = chief.aloof and not sea.near(sea.ships[ship])
    new = replace(chief, ship=ship, reduced=True, permanent=True, moved_on=0, aloof=aloof)
    args = {"commander": sea.chief(chief.id), "ship": sea.label(ship)}
    sea.tell(Event("commander-replaced", "WG-5.53", args, ship=ship))
    sea.commanders = sea.commanders | {chief.id: new}


class Replace(Deciding[Sea], frozen=True):
    """WG-5.53 For the rest of the game on the reduced side, on the nearest other ship of the squadron; without one, lost."""

    acts: ClassVar[Acts[Sea, Replace]] = Acts(
        Refusal("WG-5.53", "not-offered"),
        Act("replace", "WG-5.53", lambda sea, frame: frame.targets(sea), succeed,
            lambda sea, _, ship: Option(ship, "do-replace", "WG-5.53", {"ship": sea.label(ship)}, target=ship), form=".*"),
    )  # fmt: skip

    commander: str
    ship: str

    def targets(self, sea: Sea) -> tuple[str, ...]:
        """Return the ships the commander may go to."""
        return successors(sea, sea.commanders[self.commander], self.ship)

    def ask(self, sea: Sea) -> Choose | None:
        targets, chief = self.targets(sea), sea.commanders[self.commander]
        seat = sea.holder(chief.id, chief.side)
        args = {"commander": sea.chief(chief.id)}
        return sea.choose("ask-replace", seat, "WG-5.53", targets, args) if len(targets) > 1 else None

    def skip(self, sea: Sea) -> None:
        for ship in self.targets(sea):
            succeed(sea, self, ship)
            return
        chief = sea.commanders[self.commander]
        sea.tell(Event("commander-out", "WG-5.53", {"commander": sea.chief(chief.id)}))
        sea.commanders = sea.commanders | {chief.id: replace(chief, lost=True)}


def flee(sea: Sea, side: str) -> None:
    """WG-9.2 The other side adds 25; the higher total wins. A fled fleet that is still ahead has only a marginal win: a draw."""
    enemy = sea.other(side)
    bonus = sea.setting.charts.tournament.flee_bonus
    sea.bonus = sea.bonus | {enemy: sea.bonus.get(enemy, 0) + bonus}
    mine, theirs = points(sea, side), points(sea, enemy)
    args = {"side": enemy, "fled": side, "points": theirs, "other": mine, "bonus": bonus}
    if theirs > mine:
        sea.end(Outcome(enemy, "won-by-flight", "WG-9.2", args))
    else:
        sea.end(Outcome(None, "drawn-by-flight", "WG-9.2", args))


def transfer_targets(sea: Sea, chief: Commander) -> tuple[str, ...]:
    """WG-5.51, WG-R22 Return the nearest friendly ship fit to receive the commander; several when they are equally near."""
    home = sea.ships[chief.ship]
    if chief.lost or home.gone or chief.tried_on == sea.turn:
        return ()
    taken = {other.ship for other in sea.commanders.values() if not other.lost}
    able = [
        ship
        for ship in sea.fleet(chief.side)
        if not (ship.fouled or ship.grappled or ship.rammed or ship.aground) and ship.id not in taken
    ]
    return _nearest(home, able)


def _nearest(home: Ship, ships: list[Ship]) -> tuple[str, ...]:
    found: list[str] = []
    best = 10**6
    for ship in ships:
        if distance(home.bow, ship.bow) - 2 > best:
            continue  # no hull reaches farther than one hex from its bow
        gap = apart(home, ship)
        if gap < best:
            found, best = [], gap
        if gap == best:
            found.append(ship.id)
    return tuple(found)


def transfer_option(sea: Sea, answer: str, commander: str, ship: str) -> Option:
    """How a transfer is shown."""
    args = {"commander": sea.chief(commander), "ship": sea.label(ship)}
    return Option(answer, "do-transfer", "WG-5.51", args, ship=sea.commanders[commander].ship, target=ship, risky=True)


def transfer_refusal(sea: Sea, commander: str, ship: str) -> Refusal:
    """Why a commander may not go there."""
    chief = sea.commanders[commander]
    args = {"commander": sea.chief(commander)}
    if chief.tried_on == sea.turn:
        return Refusal("WG-5.51", "no-transfer-twice", args)
    if ship in sea.ships:
        found = sea.ships[ship]
        if found.fouled or found.grappled or found.rammed or found.aground:
            return Refusal("WG-5.51", "no-transfer-held", args | {"ship": sea.label(ship)})
        if sea.captain(ship) is not None:
            return Refusal("WG-5.51", "no-transfer-taken", args | {"ship": sea.label(ship)})
    return Refusal("WG-5.51", "no-transfer-near", args)
