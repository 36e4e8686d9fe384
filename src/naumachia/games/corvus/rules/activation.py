"""CV-2.1 to CV-2.6 The activation deck, the ship picked, its order shown; rest and fatigue (CV-1.8, CV-1.9)."""

from __future__ import annotations

from typing import ClassVar

from naumachia.kernel import Act, Acts, Choose, Deciding, Die, Event, Frame, Refusal, Roll, ShipDecides, always
from naumachia.kernel.shown.picture import Option

from ..pieces import Run
from ..state import Sea
from .actions import Actions
from .combat.disengagement import BreakFree
from .combat.harm import disturb, tire
from .movement.plan import Plan
from .values import allowance, executed, steady, turning


class Shuffle(Frame[Sea], frozen=True):
    """CV-2.1 One card for each ship afloat, of its faction; a position may say how many are left."""

    def take(self, sea: Sea, _: None) -> None:
        sea.phase = "activation"
        one, two = sea.setting.sides
        waiting = [ship.side for ship in sea.here if not ship.activated]
        position = sea.setting.scenario.position
        given = position.deck if position.phase == "activation" and position.turn == sea.turn else None
        sea.deck = given or (waiting.count(one), waiting.count(two))
        sea.then(Draw())


def cards_left(sea: Sea) -> dict[str, object]:
    """CV-2.1 The cards each side still has in the deck."""
    first, second = map(sea.label, sea.setting.sides)
    return {"first": first, "one": sea.deck[0], "second": second, "two": sea.deck[1]}


def waiting(sea: Sea, side: str) -> tuple[str, ...]:
    """CV-2.2 The ships of a side that have not been activated."""
    return tuple(ship.id for ship in sea.fleet(side) if not ship.activated)


class Draw(Frame[Sea], frozen=True):
    """CV-2.1 A card is drawn and names the faction; when only one faction has cards left, it is known without drawing."""

    beginning = True

    def ask(self, sea: Sea) -> Roll | None:
        one, two = sea.deck
        if not (one and two):
            return None
        return Roll("roll-card", "", "CV-2.1", Die("deck", (1, 2), (one, two)), args={"cards": one + two, **cards_left(sea)})

    def take(self, sea: Sea, card: int | None) -> None:
        one, two = sea.deck
        if not (one or two):
            return
        place = (card or (1 if one else 2)) - 1
        side = sea.setting.sides[place]
        sea.deck = (one - (place == 0), two - (place == 1))
        sea.first = sea.first or side
        void = not waiting(sea, side)
        args = {"side": sea.label(side), "left": sum(sea.deck), **cards_left(sea)}
        sea.tell(Event("card-void" if void else "card", "CV-2.1", args, side=side, idle=void))
        sea.then(*(() if void else (PickShip(side),)), Draw())


def pick(sea: Sea, ask: PickShip, ship: str) -> None:
    """CV-2.2 The ship is the active one."""
    sea.then(Activate(ship))


def ship_option(sea: Sea, ask: PickShip, ship: str) -> Option:
    """A ship to be activated; its owner reads its order, and how far it may go."""
    mine = sea.ships[ship]
    order = executed(mine)
    args = {"ship": sea.label(ship), "order": mine.order, "held": int(sea.engaged(ship)), "tired": int(mine.fatigued)}
    args |= {"most": allowance(sea, mine, order), "angle": turning(sea, ship)}
    return Option(ship, "do-ship", "CV-2.2", args, ship=ship)


class PickShip(Deciding[Sea], frozen=True):
    """CV-2.2 The player whose card is drawn chooses one of the own ships that is not yet activated."""

    acts: ClassVar[Acts[Sea, PickShip]] = Acts(
        Refusal("CV-2.2", "no-such-choice"),
        Act("ship", "CV-2.2", lambda sea, ask: waiting(sea, ask.side), pick, ship_option, form="[A-Za-z][A-Za-z0-9]*"),
    )
    side: str

    def ask(self, sea: Sea) -> Choose | None:
        ships = waiting(sea, self.side)
        return sea.choose("ask-ship", self.side, "CV-2.2", ships) if len(ships) > 1 else None

    def skip(self, sea: Sea) -> None:
        """There is no choice."""
        pick(sea, self, waiting(sea, self.side)[0])


class Activate(Frame[Sea], frozen=True):
    """CV-2.3 The order is shown and executed: disengagement, movement, actions (CV-2.4), the fatigue test; then CV-2.5."""

    ship: str

    def take(self, sea: Sea, _: None) -> None:
        ship = sea.change(self.ship, activated=True, shown=True)
        sea.acting, sea.run = self.ship, None
        args = {"ship": sea.label(self.ship), "order": ship.order}
        sea.tell(Event("revealed", "CV-2.3", args, ship=self.ship, chapter="activation"))
        if ship.order == "stop":
            sea.then(MayRest(self.ship), Actions(self.ship), Done())
            return
        disturb(sea, self.ship)
        sea.then(BreakFree(self.ship), Move(self.ship), Actions(self.ship), FatigueTest(self.ship), Done())


class Done(Frame[Sea], frozen=True):
    """CV-2.5 The ship is done; the next card is drawn."""

    def take(self, sea: Sea, _: None) -> None:
        sea.acting, sea.run = "", None


class Move(Frame[Sea], frozen=True):
    """CV-2.6 An engaged ship does not move; CV-2.7 one that has broken free moves with half its allowance."""

    ship: str

    def take(self, sea: Sea, _: None) -> None:
        ship = sea.ships[self.ship]
        if sea.engaged(self.ship):
            sea.tell(Event("held", "CV-2.6", {"ship": sea.label(self.ship)}, ship=self.ship, idle=True))
            return
        order, half = executed(ship), bool(ship.broke)
        most = allowance(sea, ship, order, half)
        sea.run = Run(self.ship, order, most)
        if order != ship.order:
            sea.tell(Event("too-tired", "CV-1.8", {"ship": sea.label(self.ship)}, ship=self.ship))
        sea.then(Plan(self.ship))


def take_rest(sea: Sea, ship: str, _: str) -> None:
    """CV-1.9 The first turn of rest puts out the higher marker, the next one the lower."""
    before = sea.ships[ship].rest
    left = before - 1 if before else sea.charts.fatigue.rest
    sea.change(ship, rest=left)
    sea.tell(Event("rests", "CV-1.9", {"ship": sea.label(ship), "rest": left}, ship=ship))


def rest_bar(sea: Sea, ship: str, _: str = "") -> Refusal | None:
    """CV-1.9, CV-1.10 Why a crew cannot rest."""
    here, args = sea.ships[ship], {"ship": sea.label(ship)}
    if not here.fatigued:
        return Refusal("CV-1.9", "no-rest-fresh", args)
    return Refusal("CV-1.10", "no-rest-engaged", args) if sea.engaged(ship) else None


def decline_rest(sea: Sea, ship: str, _: str) -> None:
    """CV-1.9 A ship that executes Stop and declines has no marker."""
    disturb(sea, ship)


class MayRest(ShipDecides[Sea], frozen=True):
    """CV-1.2, CV-1.9 A tired ship that is not engaged and executes Stop may take a rest marker."""

    acts: ClassVar[Acts[Sea, str]] = Acts(
        Refusal("CV-1.9", "no-such-choice"),
        Act("rest", "CV-1.9", lambda sea, ship: () if rest_bar(sea, ship) else ("",), take_rest, bar=rest_bar),
        Act("pass", "CV-1.9", always, decline_rest, words="no-rest", passes=True),
    )

    def ask(self, sea: Sea) -> Choose | None:
        if rest_bar(sea, self.ship):
            return None
        args = {"ship": sea.label(self.ship), "rest": sea.ships[self.ship].rest}
        return sea.choose("ask-rest", sea.ships[self.ship].side, "CV-1.9", self.acts.open(sea, self.ship), **args)


class FatigueTest(Frame[Sea], frozen=True):
    """CV-1.8 After its actions a ship that executed Battle at combat speed rolls, even one blocked at once (CV-1.4)."""

    ship: str

    def ask(self, sea: Sea) -> Roll | None:
        ship, run = sea.ships[self.ship], sea.run
        if ship.gone or run is None or run.order != "battle":
            return None
        args = {"ship": sea.label(self.ship), "needs": steady(sea, ship)}
        return Roll("roll-fatigue", ship.side, "CV-1.8", args=args)

    def take(self, sea: Sea, die: int | None) -> None:
        if die is None:
            return
        needs = steady(sea, sea.ships[self.ship])
        args = {"ship": sea.label(self.ship), "rolled": die, "needs": needs, "passed": int(die <= needs)}
        sea.tell(Event("fatigue-test", "CV-1.8", args, ship=self.ship, dice=(die,), idle=die <= needs))
        if die > needs:
            tire(sea, self.ship, "CV-1.8")
