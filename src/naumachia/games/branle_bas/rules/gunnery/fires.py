"""BB-10.8, BB-10.9 Fires and explosions."""

from __future__ import annotations

from naumachia.kernel import Blow, Event, Frame, Roll

from ...charts import Blast
from ...state import Sea
from ..losses import sink
from ..rolls import for_ship
from .damage import Hull, Masts


class FireBreaksOut(Frame[Sea], frozen=True):
    """BB-10.8 A FIRE marker, and at once hull and mast points."""

    ship: str

    def take(self, sea: Sea, _: None) -> None:
        here, rule = sea.ships[self.ship], sea.charts.fire_test
        if here.gone:
            return
        sea.change(self.ship, fires=here.fires + 1)
        args = {"ship": sea.label(self.ship), "fires": here.fires + 1}
        sea.tell(Event("fire-breaks-out", "BB-10.8", args, ship=self.ship, blow=Blow("fire", on=self.ship)))
        sea.then(Hull(self.ship, rule.hull), Masts(self.ship, rule.masts))


class Explosion(Frame[Sea], frozen=True):
    """BB-10.9 A ship blows up, and every other ship near her suffers, the nearest first."""

    ship: str

    def take(self, sea: Sea, _: None) -> None:
        here = sea.ships[self.ship]
        sink(sea, self.ship, "exploded", "BB-10.9")
        near = sorted((distance_squared(here.x - one.x, here.y - one.y), sea.index(one.id), one.id) for one in sea.afloat)
        sea.then(*(Shaken(name, far) for square, _, name in near if (far := _reach(sea, square)) >= 0))


def distance_squared(dx: int, dy: int) -> int:
    """Of two places."""
    return dx * dx + dy * dy


def blasts(sea: Sea) -> tuple[Blast, ...]:
    """BB-10.9 What an explosion does near by and farther off; by the optional rule only near by."""
    rule = sea.charts.explosion
    return (rule.body,) if sea.option("explosion_body") else (rule.near, rule.far)


def _reach(sea: Sea, square: int) -> int:
    """Which of the blasts reaches so far; -1 for none."""
    return next((place for place, blast in enumerate(blasts(sea)) if square <= blast.within**2), -1)


class Shaken(Frame[Sea], frozen=True):
    """BB-10.9 A ship near an explosion: mast points, then hull points, then perhaps fire."""

    ship: str
    blast: int

    def take(self, sea: Sea, _: None) -> None:
        rule = blasts(sea)[self.blast]
        sea.tell(Event("blast", "BB-10.9", {"ship": sea.label(self.ship), "far": self.blast}, ship=self.ship))
        sea.then(
            Masts(self.ship, rule.masts), Hull(self.ship, rule.hull), *((Sparks(self.ship, self.blast),) if rule.fire_on else ())
        )


class Sparks(Frame[Sea], frozen=True):
    """BB-10.9 R-BLAST Does she catch fire?"""

    ship: str
    blast: int

    def ask(self, sea: Sea) -> Roll | None:
        if sea.ships[self.ship].gone:
            return None
        return for_ship(sea, "roll-blast", "BB-10.9", self.ship, worst=max(blasts(sea)[self.blast].fire_on))

    def take(self, sea: Sea, die: int | None) -> None:
        if die is None:
            return
        burns = die in blasts(sea)[self.blast].fire_on
        args = {"ship": sea.label(self.ship), "burns": int(burns)}
        sea.tell(Event("sparks", "BB-10.9", args, ship=self.ship, idle=not burns, **sea.thrown("random", die)))
        if burns:
            sea.then(FireBreaksOut(self.ship))
