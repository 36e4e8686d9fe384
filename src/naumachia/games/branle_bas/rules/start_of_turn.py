"""BB-5 The tests at the beginning of a turn: wind, leaks, fires and rudders, explosions, spreading fire."""

from __future__ import annotations

from naumachia.kernel import Event, Frame, Roll

from ..state import Sea
from .gunnery.damage import Hull, Masts
from .gunnery.fires import Explosion, FireBreaksOut


class WindTest(Frame[Sea], frozen=True):
    """BB-5.2 Every third turn the wind may shift by a sector; clockwise where positive."""

    beginning = True

    def ask(self, sea: Sea) -> Roll | None:
        due = sea.turn % sea.charts.wind_test.every == 0
        return Roll("roll-wind", "", "BB-5.2", sea.die("wind"), args={"wind": sea.wind}) if due else None

    def take(self, sea: Sea, face: int | None) -> None:
        if face is None:
            return
        sectors = sea.charts.wind_die.faces[face - 1]
        sea.wind = (sea.wind + sectors * sea.charts.wind_test.sector) % 360
        args = {"wind": sea.wind, "sectors": sectors, "face": sea.charts.wind_die.names[face - 1]}
        sea.tell(Event("wind-test", "BB-5.2", args, **sea.thrown("wind", face), idle=not sectors))


class LeakTests(Frame[Sea], frozen=True):
    """BB-5.3 A ship with leaks and no fire rolls for its most serious one, by index (BB-R35: the crew fights a fire first)."""

    beginning = True
    done: int = 0

    def ship(self, sea: Sea) -> str:
        """Return the ship whose test is due."""
        found = (ship.id for ship in sea.afloat if sea.index(ship.id) >= self.done and ship.leaks and not ship.fires)
        return next(found, "")

    def ask(self, sea: Sea) -> Roll | None:
        ship = self.ship(sea)
        if not ship:
            return None
        args = {"ship": sea.label(ship), "sinks": max(sea.turn, min(sea.ships[ship].leaks)), "turn": sea.turn}
        return Roll("roll-leak", _seat(sea, ship), "BB-5.3", sea.die("random"), args=args)

    def take(self, sea: Sea, value: int | None) -> None:
        if value is None:
            return
        name, rule = self.ship(sea), sea.charts.leak_test
        leaks = list(sea.ships[name].leaks)
        worst = leaks.index(min(leaks))
        stopped, worse = value in rule.stopped, value in rule.worse
        leaks[worst : worst + 1] = [] if stopped else [leaks[worst] - worse]
        args = {"ship": sea.label(name), "rolled": value, "result": "stopped" if stopped else "worse" if worse else "same"}
        args |= {"sinks": max(sea.turn, min(sea.ships[name].leaks) - worse)}
        sea.change(name, leaks=tuple(leaks))
        sea.tell(Event("leak-test", "BB-5.3", args, ship=name, **sea.thrown("random", value), idle=not (stopped or worse)))
        sea.then(LeakTests(sea.index(name) + 1))


class FireTests(Frame[Sea], frozen=True):
    """BB-5.4 A ship with a fire or a damaged rudder rolls once; while a fire burns the rudder is not mended (BB-10.10)."""

    beginning = True
    done: int = 0

    def ship(self, sea: Sea) -> str:
        rudders = sea.phase != "night"  # BB-3.5
        left = (ship for ship in sea.afloat if sea.index(ship.id) >= self.done)
        return next((ship.id for ship in left if ship.fires or (rudders and ship.rudder)), "")

    def ask(self, sea: Sea) -> Roll | None:
        name = self.ship(sea)
        if not name:
            return None
        ship = sea.ships[name]
        args = {"ship": sea.label(name), "fires": ship.fires, "rudder": ship.rudder}
        return Roll("roll-fire" if ship.fires else "roll-rudder", _seat(sea, name), "BB-5.4", sea.die("random"), args=args)

    def take(self, sea: Sea, value: int | None) -> None:
        if value is not None:
            name = self.ship(sea)
            sea.then(FireTests(sea.index(name) + 1))
            (fight_fire if sea.ships[name].fires else mend_rudder)(sea, name, value)


def mend_rudder(sea: Sea, name: str, value: int) -> None:
    """BB-5.4, BB-R13 One hit on the rudder is mended, or none."""
    done = value in sea.charts.fire_test.out
    left = sea.change(name, rudder=sea.ships[name].rudder - done).rudder
    args = {"ship": sea.label(name), "rolled": value, "done": int(done), "left": left}
    sea.tell(Event("rudder-test", "BB-5.4", args, ship=name, **sea.thrown("random", value), idle=not done))


def fight_fire(sea: Sea, name: str, value: int) -> None:
    """BB-5.4, BB-R11 One fire is put out; or every fire costs hull and masts, on the worst roll after one more has broken out."""
    rule, fires = sea.charts.fire_test, sea.ships[name].fires
    out = value in rule.out
    fires = fires - 1 if out else fires + (value in rule.spread)
    sea.change(name, fires=fires)
    args = {"ship": sea.label(name), "rolled": value, "done": int(out), "fires": fires}
    points = 0 if out else fires * (rule.hull + rule.masts)
    sea.tell(Event("fire-test", "BB-5.4", args | {"points": points}, ship=name, **sea.thrown("random", value)))
    if not out:
        sea.then(Hull(name, fires * rule.hull), Masts(name, fires * rule.masts))


class Explosions(Frame[Sea], frozen=True):
    """BB-5.5 The ships with three fires or more when this step begins roll, by index."""

    beginning = True
    ships: tuple[str, ...] | None = None

    def ask(self, sea: Sea) -> Roll | None:
        name = next((ship for ship in self.ships or () if not sea.ships[ship].gone), "")
        if not name:
            return None
        args = {"ship": sea.label(name), "fires": sea.ships[name].fires}
        return Roll("roll-boom", _seat(sea, name), "BB-5.5", sea.die("random"), args=args)

    def take(self, sea: Sea, value: int | None) -> None:
        rule = sea.charts.fire_test
        if self.ships is None:
            burning = tuple(ship.id for ship in sea.afloat if ship.fires >= rule.explodes_from)
            sea.then(*((Explosions(burning),) if burning else ()))
        elif value is not None:
            left = [ship for ship in self.ships if not sea.ships[ship].gone]
            boom = value in rule.explodes_on
            args = {"ship": sea.label(left[0]), "rolled": value, "done": int(boom)}
            sea.tell(Event("boom-test", "BB-5.5", args, ship=left[0], **sea.thrown("random", value), idle=not boom))
            sea.then(*((Explosion(left[0]),) if boom else ()), Explosions(tuple(left[1:])))


class Spread(Frame[Sea], frozen=True):
    """BB-5.6 For each ship that burned when the step began, by index, each ship linked to it and not burning rolls (BB-R58)."""

    beginning = True
    pairs: tuple[tuple[str, str], ...] | None = None

    def due(self, sea: Sea) -> tuple[tuple[str, str], ...]:
        """The pairs still to roll for: links hold and the other does not burn yet."""
        ships = sea.ships
        left = list(self.pairs or ())
        while left and (ships[left[0][1]].fires or sea.link(*left[0]) is None):
            left.pop(0)
        return tuple(left)

    def ask(self, sea: Sea) -> Roll | None:
        left = self.due(sea)
        if not left:
            return None
        burning, other = left[0]
        args = {"ship": sea.label(other), "burning": sea.label(burning)}
        return Roll("roll-spread", _seat(sea, other), "BB-5.6", sea.die("random"), args=args)

    def take(self, sea: Sea, value: int | None) -> None:
        if self.pairs is None:
            pairs = tuple((ship.id, other) for ship in sea.afloat if ship.fires for other in _linked_to(sea, ship.id))
            sea.then(*((Spread(pairs),) if pairs else ()))
        elif value is not None:
            left = self.due(sea)
            burning, other = left[0]
            caught = value in sea.charts.fire_test.linked_on
            args = {"ship": sea.label(other), "burning": sea.label(burning), "rolled": value, "done": int(caught)}
            sea.tell(Event("spread-test", "BB-5.6", args, ship=other, **sea.thrown("random", value), idle=not caught))
            sea.then(*((FireBreaksOut(other),) if caught else ()), Spread(left[1:]))


def _linked_to(sea: Sea, ship: str) -> list[str]:
    """The ships linked to one, by index."""
    return sorted((link.to(ship) for link in sea.links_of(ship)), key=sea.index)


def _seat(sea: Sea, ship: str) -> str:
    """Return the seat that throws a ship's dice: its controller's, or its owner's while nobody has it."""
    return sea.ships[ship].controller or sea.ships[ship].owner
