"""BB-10.8, BB-10.9 Fires and explosions."""

from __future__ import annotations

from naumachia.kernel import Frame

from ..state import Sea
from .damage import Hull, Masts
from .losses import sink


class FireBreaksOut(Frame[Sea], frozen=True):
    """BB-10.8 A FIRE marker, and at once hull and mast points."""

    ship: str

    def take(self, sea: Sea, _: None) -> None:
        rule = sea.charts.fire_test
        sea.change(self.ship, fires=sea.ships[self.ship].fires + 1)
        sea.then(Hull(self.ship, rule.hull), Masts(self.ship, rule.masts))


class Explosion(Frame[Sea], frozen=True):
    """BB-10.9 A ship blows up."""

    ship: str

    def take(self, sea: Sea, _: None) -> None:
        sink(sea, self.ship, "exploded", "BB-10.9")
