"""Clock of a match as arithmetic: the time each seat has left at any moment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from naumachia.table.storage.stored import Seat
from naumachia.table.wire import outgoing


class Clock(Struct, frozen=True):
    """The hands of a match as they stood at a moment."""

    per: Literal["turn", "match"]
    """For as long as the match waits for the same player, or for all of it together."""
    seconds: int
    then: Literal["program", "lost", "shown"]
    at: float
    """When that was, in seconds of the epoch."""
    left: dict[str, float]
    running: tuple[str, ...] = ()
    out: tuple[str, ...] = ()
    """Those whose time has run out, and what was to happen has."""

    def now(self, at: float) -> dict[str, float]:
        """Return the seconds each seat has left; negative where its time has been overrun."""
        spent = max(0.0, at - self.at)
        return {seat: left - spent if seat in self.running else left for seat, left in self.left.items()}

    def turned(self, waiting: Sequence[str], at: float, *, fresh: bool = True) -> Clock:
        """The match waits for these now; who was not waited for before begins a new turn, if there is one (`fresh`)."""
        left = self.now(at)
        mine = tuple(seat for seat in waiting if seat in left)
        if fresh and self.per == "turn":
            left |= {seat: float(self.seconds) for seat in mine if seat not in self.running}
        out = tuple(seat for seat in self.out if left[seat] <= 0)
        return replace(self, at=at, left=left, running=mine, out=out)

    def due(self, at: float) -> str | None:
        """A seat whose time has run out and for which nothing has happened yet."""
        left = self.now(at)
        return next((seat for seat in self.running if left[seat] <= 0 and seat not in self.out), None)

    def next(self) -> float:
        """When the first hand of those that move runs out."""
        return min((self.at + self.left[seat] for seat in self.running if seat not in self.out), default=float("inf"))

    def least(self, seat: str | None, at: float) -> float | None:
        """Return the seconds this seat has left if its clock runs, or else the least of the running clocks."""
        left = self.now(at)
        return left[seat] if seat in self.running else min((left[one] for one in self.running), default=None)

    def paused(self, until: float, now: float) -> Clock:
        """The clock `now`, where the time after `until` was nobody's."""
        return replace(self, left=self.now(until), at=now)

    def told(self, at: float) -> outgoing.Clocks:
        """As the page is told."""
        return outgoing.Clocks(self.per, self.seconds, self.then, self.now(at), self.running)


def waiting(seats: Sequence[Seat], asked: Sequence[str]) -> tuple[str, ...]:
    """The people whose hands move: those the match waits for, once nobody has still to come.

    A player who lets a program sit in their place may take it back, so their clock runs on: nobody stops a clock by that.
    """
    if any(seat.player == "open" for seat in seats):
        return ()
    return tuple(seat.seat for seat in seats if seat.token_hash is not None and seat.seat in asked)
