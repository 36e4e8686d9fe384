"""Presence at a table: seats are announced at once, spectators together after a pause."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import msgspec

from naumachia.table.people.guest import Guest
from naumachia.table.wire import outgoing

if TYPE_CHECKING:
    from naumachia.table.play.table import Table

_encoder = msgspec.json.Encoder()
PAUSE = 0.5
"""Seconds after which a crowd of spectators is counted."""


class Attendance:
    """Attendance as it was last told."""

    def __init__(self) -> None:
        self.away = False
        """Somebody who has a seat is not here."""
        self._told = outgoing.Presence((), 0)
        self._counting: asyncio.TimerHandle | None = None

    def tell(self, table: Table, besides: Guest | None = None) -> None:
        """Somebody has come or gone: say so to all others, where it is news."""
        if table.seat_infos() != self._told.seats:
            self._say(table, besides)
        elif table.watchers != self._told.watchers and self._counting is None:
            self._counting = asyncio.get_running_loop().call_later(PAUSE, self._say, table)

    def _say(self, table: Table, besides: Guest | None = None) -> None:
        self.close()
        self._told = outgoing.Presence(table.seat_infos(), table.watchers)
        self.away = not all(seat.online for seat in self._told.seats)
        text = _encoder.encode(self._told)
        for guest in table.guests - {besides}:
            guest.tell_written(text, outgoing.Presence)

    def close(self) -> None:
        """Nobody is counted any more."""
        if self._counting is not None:
            self._counting.cancel()
        self._counting = None
