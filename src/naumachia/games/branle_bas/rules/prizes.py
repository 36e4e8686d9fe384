"""BB-9.7 to BB-9.10 Striking, possession, prizes."""

from __future__ import annotations

from naumachia.kernel import Frame

from ..state import Sea


def strike(sea: Sea, ship: str, to: str) -> None:
    """BB-9.7 A ship strikes her colours to another."""
    sea.cut(*sea.links_of(ship))
    sea.change(ship, flag="struck", controller="")
    take(sea, ship, to)


def take(sea: Sea, ship: str, by: str) -> None:
    """BB-9.7 Possession of a ship that has struck."""
    sea.change(ship, controller=sea.ships[by].controller, impeded=sea.charts.impeded.prize, pending="")
    sea.change(by, impeded=sea.charts.impeded.prize)


def retake(sea: Sea, ship: str, prize: str) -> None:
    """BB-9.10 A prize returns to its owner."""
    sea.change(prize, controller=sea.ships[prize].owner, flag="", pending="", retaken=True, moved=True)


class Possessions(Frame[Sea], frozen=True):
    """BB-9.8 Possessions that were pending."""

    def take(self, sea: Sea, _: None) -> None:
        return


class Scuttling(Frame[Sea], frozen=True):
    """BB-13.1 A captor may scuttle a prize."""

    def take(self, sea: Sea, _: None) -> None:
        return
