"""BB-9.2, BB-9.3, BB-9.6 Flags of retreat, rout and surrender."""

from __future__ import annotations

from naumachia.kernel import Frame

from ..state import Sea


class Settle(Frame[Sea], frozen=True):
    """BB-9.3 Flags are brought up to date."""

    def take(self, sea: Sea, _: None) -> None:
        return


class Yield(Frame[Sea], frozen=True):
    """BB-11.2 A ship in ROUT, or with three capacities at 0, is touched by an enemy."""

    ship: str
    to: str

    def take(self, sea: Sea, _: None) -> None:
        return
