"""Talk at a table between the players. It is not part of the record and is deleted with the match."""

from __future__ import annotations

import asyncio

from msgspec.structs import replace

from naumachia.kernel.errors import Malformed
from naumachia.table.base.errors import TooFast
from naumachia.table.base.limits import Bucket
from naumachia.table.base.sanitize import sanitized
from naumachia.table.storage.protocols import TalkStorage
from naumachia.table.storage.stored import timestamp
from naumachia.table.wire import incoming, outgoing

KEPT = 200
"""Lines of a match that are kept; older ones go."""
RATE, RESERVE = 0.5, 6.0
"""Lines a seat may say, a second and at once."""


class Chat:
    """The talk at one table."""

    def __init__(self, match: str, storage: TalkStorage) -> None:
        self.match = match
        self._storage = storage
        self._lines: list[outgoing.TalkLine] | None = None
        self._lock = asyncio.Lock()
        self._buckets: dict[str, Bucket] = {}

    async def lines(self) -> tuple[outgoing.TalkLine, ...]:
        """Return all lines of the talk, the oldest first."""
        async with self._lock:
            return tuple(await self._known())

    async def _known(self) -> list[outgoing.TalkLine]:
        if self._lines is None:
            self._lines = await self._storage.lines(self.match)
        return self._lines

    async def forgotten(self) -> tuple[outgoing.TalkLine, ...]:
        """Read the lines again, because some were emptied; return those, without name and text."""
        async with self._lock:
            before = self._lines or []
            self._lines = None
            left = {line.seq for line in await self._known()}
            return tuple(replace(line, name="", text="") for line in before if line.seq not in left)

    async def say(self, seat: str, name: str, text: str, person: str = "") -> outgoing.TalkLine:
        """Keep a line of a seat, whose name is told with it, and let the oldest go."""
        said = sanitized(text, incoming.TALK)
        if not said:
            raise Malformed("malformed-message")
        if not self._buckets.setdefault(seat, Bucket(RATE, RESERVE)).take():
            raise TooFast("talk-too-fast")
        async with self._lock:
            known = await self._known()
            line = outgoing.TalkLine(0, seat, name, said, timestamp())
            line = replace(line, seq=await self._storage.add(self.match, line, person, KEPT))
            known.append(line)
            del known[:-KEPT]
            return line
