"""Force-close connections that ignore a close or do not read what they asked for.

A closed connection stays open until all written data has been read. A client that reads nothing but answers the probes of
the network would stay for good: four thousand such clients fill the server (D34).
"""

from __future__ import annotations

import asyncio
from typing import ClassVar


class DisconnectWatch:
    """Looks at one connection now and then, as long as it lasts."""

    often: ClassVar[float] = 15.0
    """Seconds between two checks; a client found late at two checks in a row is cut off."""
    pace: ClassVar[int] = 16_384
    """Bytes that must have been taken from one look to the next: not even a bad telephone line is slower."""

    def __init__(self, loop: asyncio.AbstractEventLoop, transport: asyncio.Transport) -> None:
        self._loop = loop
        self._transport = transport
        self._full = self._taken = self._late = False
        self._size = 0
        self._next = loop.call_later(self.often, self._look)

    def filled(self) -> None:
        """Pause writing until the client has read."""
        self._full = True

    def emptied(self) -> None:
        """Resume writing: the client has read."""
        self._full, self._taken = False, True

    def leave(self) -> None:
        """The connection is no more, or somebody else looks after it."""
        self._next.cancel()

    def _look(self) -> None:
        size = self._transport.get_write_buffer_size()
        taken = self._taken or size <= self._size - self.pace
        late = (self._full or self._transport.is_closing()) and not taken
        if late and self._late:
            self._transport.abort()
            return
        self._late, self._taken, self._size = late, False, size
        self._next = self._loop.call_later(self.often, self._look)
