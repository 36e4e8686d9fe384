"""BB-8 Fire."""

from __future__ import annotations

from naumachia.kernel import Frame

from ..state import Sea


class Fire(Frame[Sea], frozen=True):
    """BB-8.1 Ships fire one by one, the farthest from the wind's origin first."""

    def take(self, sea: Sea, _: None) -> None:
        return
