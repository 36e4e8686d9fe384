"""The table is a window on an endless plane, and grows where ships come near its edge (specification 2.8)."""

from __future__ import annotations

from naumachia.kernel import Event, Frame

from ..state import Sea, Window


def grown(sea: Sea) -> Window:
    """BB-2.1 The window with every edge far enough from every ship."""
    rule = sea.charts.entry
    left, low, right, high = sea.window
    for ship in sea.afloat:
        left = _edge(left, ship.x - rule.margin, -rule.growth)
        low = _edge(low, ship.y - rule.margin, -rule.growth)
        right = _edge(right, ship.x + rule.margin, rule.growth)
        high = _edge(high, ship.y + rule.margin, rule.growth)
    return left, low, right, high


def _edge(edge: int, least: int, growth: int) -> int:
    """An edge moved out until a place is not beyond it."""
    while (least < edge) if growth < 0 else (least > edge):
        edge += growth
    return edge


class Growth(Frame[Sea], frozen=True):
    """2.8 The table grows at the end of a turn; nothing in play depends on it."""

    def take(self, sea: Sea, _: None) -> None:
        window = grown(sea)
        if window != sea.window:
            sea.window = window
            sea.tell(Event("table-grown", "BB-2.1", {"width": window[2] - window[0], "height": window[3] - window[1]}, idle=True))
