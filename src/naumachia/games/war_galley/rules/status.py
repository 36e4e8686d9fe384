"""Phase G: unfouling, fire-fighting, recovery, sinking (WG-8.35, WG-8.54, WG-6.45, WG-7.17). WG-3.1 Both sides act together."""

from __future__ import annotations

from msgspec.structs import replace

from naumachia.kernel import Blow, Choose, Event, Frame, Orders, Pick, Roll, Sheets
from naumachia.kernel.shown.picture import Option

from ..charts import fire_fighting, unfoul_needs
from ..state import Sea, Ship
from .combat.harm import ignite, lose
from .command.transfer import MayTransfer


class Status(Frame[Sea], frozen=True):
    """WG-3.1 G1 unfoul, G2 fires and masts, G3 fatigue, G4 sinking."""

    beginning = True

    def take(self, sea: Sea, _: None) -> None:
        sea.phase = "status"
        sides = (sea.first or sea.setting.sides[0], sea.other(sea.first or sea.setting.sides[0]))
        seats = [seat for side in sides for seat, mine in sea.setting.seats.items() if mine == side]
        sea.then(*(Unfoul(seat) for seat in seats), UnfoulRolls(), Fires(), Recover(), AbandonShip(), Sinking())


class Unfoul(Frame[Sea], frozen=True):
    """WG-8.35 G1: a side says which of its fouled ships try to work free; usually all. WG-1.0 Each captain for the own ships."""

    side: str

    def ask(self, sea: Sea) -> Choose | None:
        ships = fouled(sea, self.side)
        if not ships:
            return None
        answers = ("all", "none", "each") if len(ships) > 1 else ("all", "none")
        return sea.choose("ask-unfoul", self.side, "WG-8.35", answers, {"ships": len(ships)})

    def take(self, sea: Sea, answer: str | None) -> None:
        if answer == "each":
            sea.then(UnfoulEach(self.side))
        elif answer == "all":
            sea.then(*(UnfoulRoll(name) for name in fouled(sea, self.side)))

    def show(self, sea: Sea, answer: str) -> Option:
        return Option(answer, f"do-unfoul-{answer}", "WG-8.35")


class UnfoulEach(Frame[Sea], frozen=True):
    """WG-8.35 Ship by ship."""

    side: str

    def ask(self, sea: Sea) -> Orders:
        lines = tuple(Pick(name, "line-unfoul", ("roll", "stay"), {"ship": sea.label(name)}) for name in fouled(sea, self.side))
        return Orders("ask-unfoul-each", "WG-8.35", {self.side: lines}, {"side": sea.label(self.side)})

    def take(self, sea: Sea, sheets: Sheets) -> None:
        sea.then(*(UnfoulRoll(name) for name, order in sheets[self.side].items() if order == "roll"))


class UnfoulRoll(Frame[Sea], frozen=True):
    """WG-8.35 One unmodified die by the crew. Its result takes effect when all have rolled (WG-R66)."""

    ship: str

    def ask(self, sea: Sea) -> Roll:
        ship = sea.ships[self.ship]
        args = {"ship": sea.label(self.ship), "needs": unfoul_needs(sea.setting.charts, ship.crew)}
        return Roll("roll-unfoul", ship.side, "WG-8.35", args=args)

    def take(self, sea: Sea, die: int) -> None:
        ship = sea.ships[self.ship]
        needs = unfoul_needs(sea.setting.charts, ship.crew)
        args = {"ship": sea.label(self.ship), "needs": needs, "rolled": die}
        sea.tell(Event("unfouls" if die >= needs else "stays-fouled", "WG-8.35", args, ship=self.ship, dice=(die,)))
        if die >= needs:
            sea.freed = (*sea.freed, self.ship)


class UnfoulRolls(Frame[Sea], frozen=True):
    """WG-8.35, WG-R27 A ship that succeeded loses all its foul links; each ship without any left goes at half-speed."""

    def take(self, sea: Sea, _: None) -> None:
        touched = dict.fromkeys(name for ship in sea.freed for name in (ship, *sea.ships[ship].fouled))
        freed = set(sea.freed)
        for name in touched:
            ship = sea.ships[name]
            left = () if name in freed else tuple(other for other in ship.fouled if other not in freed)
            sea.put(replace(ship, fouled=left, half=ship.half or not left, half_fresh=False))
            if not left:
                sea.tell(Event("unfouled", "WG-8.35", {"ship": sea.label(name)}, ship=name))
        sea.freed = ()


class Fires(Frame[Sea], frozen=True):
    """WG-8.54 G2: each ship that burns now fights its fire. WG-6.24 Fallen masts are cleared away."""

    beginning = True

    def take(self, sea: Sea, _: None) -> None:
        for ship in sea.ships.values():
            if ship.mast_down and not ship.gone:
                sea.put(replace(ship, mast_down=False, sails="down" if ship.sails else ""))
                sea.tell(Event("mast-cleared", "WG-6.24", {"ship": sea.label(ship.id)}, ship=ship.id))
        sea.then(*(FightFire(ship.id) for ship in in_order(sea) if ship.on_fire))


class FightFire(Frame[Sea], frozen=True):
    """WG-8.54 Put out, burns on, spreads, or burns out (WG-R28: it spreads once more first)."""

    ship: str

    def ask(self, sea: Sea) -> Roll | None:
        ship = sea.ships[self.ship]
        if ship.gone:
            return None
        return Roll("roll-fire-fighting", ship.side, "WG-8.54", args={"ship": sea.label(self.ship), "crew": ship.crew})

    def take(self, sea: Sea, die: int | None) -> None:
        if die is None:
            return
        ship = sea.ships[self.ship]
        result = fire_fighting(sea.setting.charts, die, ship.crew)
        args = {"ship": sea.label(self.ship), "rolled": die, "crew": ship.crew}
        key = {"E": "fire-out", "C": "fire-burns", "S": "fire-spreads", "B": "fire-consumes"}[result]
        burns = None if result == "E" else Blow("fire", on=self.ship)
        sea.tell(Event(key, "WG-8.54", args, ship=self.ship, dice=(die,), blow=burns))
        if result == "E":
            sea.change(self.ship, on_fire=False)
            return
        partners = sorted({*ship.grappled, *ship.fouled}, key=list(sea.ships).index) if result in "SB" else []
        burnt = (BurntOut(self.ship),) if result == "B" else ()
        sea.then(*(Spread(name) for name in partners), *burnt)


class Spread(Frame[Sea], frozen=True):
    """WG-8.54 A linked ship not yet on fire catches it on 4 to 6; it fights that fire only from the next turn on."""

    ship: str

    def ask(self, sea: Sea) -> Roll | None:
        ship = sea.ships[self.ship]
        if ship.on_fire or ship.gone:
            return None
        args = {"ship": sea.label(self.ship), "needs": sea.setting.charts.fire_fighting.spread_min}
        return Roll("roll-spread", ship.side, "WG-8.54", args=args)

    def take(self, sea: Sea, die: int | None) -> None:
        if die is None:
            return
        needs = sea.setting.charts.fire_fighting.spread_min
        args = {"ship": sea.label(self.ship), "needs": needs, "rolled": die}
        sea.tell(Event("catches-fire" if die >= needs else "escapes-fire", "WG-8.54", args, ship=self.ship, dice=(die,)))
        if die >= needs:
            ignite(sea, self.ship)


class BurntOut(Frame[Sea], frozen=True):
    """WG-8.54, WG-R28 Removed; it drags nobody down, and its links vanish."""

    ship: str

    def take(self, sea: Sea, _: None) -> None:
        lose(sea, self.ship, "burnt")


class Recover(Frame[Sea], frozen=True):
    """WG-6.45 G3: every F1 goes, other F fall by one, but not those gained this turn (WG-R59). WG-6.46 Crews never shrink."""

    def take(self, sea: Sea, _: None) -> None:
        tired = [s for s in sea.ships.values() if s.fatigue and not s.gone and s.tired_on != sea.turn]
        sea.put(*(replace(ship, fatigue=ship.fatigue - 1) for ship in tired))
        for ship in tired:
            args = {"ship": sea.label(ship.id), "level": ship.fatigue - 1}
            sea.tell(Event("recovers", "WG-6.45", args, ship=ship.id))


class AbandonShip(Frame[Sea], frozen=True):
    """WG-5.51 Window T3: just before the sinking rolls, from a ship that is rammed, on fire or linked to a rammed one.

    Linked as WG-7.17 means it, by any chain of grapples and fouls: each ship that can be dragged down may be left before.
    """

    beginning = True

    def take(self, sea: Sea, _: None) -> None:
        found = []
        for chief in sea.commanders.values():
            ship = sea.ships[chief.ship]
            danger = ship.on_fire or any(sea.ships[name].rammed for name in (ship.id, *chained(sea, ship.id)))
            if danger and not chief.lost and not ship.gone:
                found.append(MayTransfer(chief.id))
        sea.then(*found)


class Sinking(Frame[Sea], frozen=True):
    """WG-7.17 G4: one die for each rammed ship. WG-R66 All the rolls are made before anything sinks."""

    beginning = True

    def take(self, sea: Sea, _: None) -> None:
        sea.then(*(SinkingRoll(ship.id) for ship in in_order(sea) if ship.rammed), GoDown())


class SinkingRoll(Frame[Sea], frozen=True):
    """WG-7.17 1 to 5 afloat, 6 sinks."""

    ship: str

    def ask(self, sea: Sea) -> Roll:
        ship = sea.ships[self.ship]
        args = {"ship": sea.label(self.ship), "needs": sea.setting.charts.sinking.sinks_on}
        return Roll("roll-sinking", ship.side, "WG-7.17", args=args)

    def take(self, sea: Sea, die: int) -> None:
        sinks = die >= sea.setting.charts.sinking.sinks_on
        args = {"ship": sea.label(self.ship), "rolled": die, "needs": sea.setting.charts.sinking.sinks_on}
        sea.tell(Event("goes-down" if sinks else "stays-afloat", "WG-7.17", args, ship=self.ship, dice=(die,)))
        if sinks:
            sea.freed = (*sea.freed, self.ship)


class GoDown(Frame[Sea], frozen=True):
    """WG-7.17 A sinking ship takes with it every ship tied to it by any chain of grapples and fouls."""

    def take(self, sea: Sea, _: None) -> None:
        pulled = chained(sea, *sea.freed)
        doomed = (*sea.freed, *pulled)
        sea.freed = ()
        for name in doomed:
            if name in pulled:
                args = {"ship": sea.label(name), "target": sea.label(pulled[name])}
                sea.tell(Event("dragged-down", "WG-7.17", args, ship=name, beat=3))
            lose(sea, name, "sunk")


def chained(sea: Sea, *names: str) -> dict[str, str]:
    """WG-7.17 The other ships tied to some by any chain of grapples and fouls, each with the ship that holds it."""
    holds: dict[str, str] = {}
    waves = list(names)
    while waves:
        ship = sea.ships[waves.pop()]
        for name in (*ship.grappled, *ship.fouled):
            if name not in holds and name not in names:
                holds[name] = ship.id
                waves.append(name)
    return holds


def fouled(sea: Sea, seat: str) -> list[str]:
    """The fouled ships of a seat."""
    return [ship.id for ship in sea.crew(seat) if ship.fouled]


def in_order(sea: Sea) -> list[Ship]:
    """The ships on the map in the order of the rolls of phase G: FIRST's, then the other side's."""
    first = sea.first or sea.setting.sides[0]
    return [*sea.fleet(first), *sea.fleet(sea.other(first))]
