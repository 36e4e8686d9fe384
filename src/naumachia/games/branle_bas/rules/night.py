"""BB-3.5 The night."""

from __future__ import annotations

from naumachia.kernel import Frame
from naumachia.kernel.words import Outcome

from ..state import Sea


class Night(Frame[Sea], frozen=True):
    """BB-3.5 Night falls."""

    def take(self, sea: Sea, _: None) -> None:
        sea.phase = "night"
        sea.end(Outcome(None, "drawn-by-count", "BB-3.6"))
