"""Journal over a function of the host that keeps texts: the head of each match, and one text for each line of its record."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Sequence

import msgspec
from msgspec.structs import replace

from naumachia.table.storage.memory import MatchRow
from naumachia.table.storage.stored import Change, StoredLine

Keep = Callable[[str, str, int, str], Awaitable[object]]
"""Keep a match in one transaction: its name, its head, the number of its first new line, and the new lines as a JSON list.

Lines after the new ones are deleted. With an empty head the match is deleted. Without a name the head is the time of a beat.
"""


class MatchJournal:
    """Keeps the head of a changed match, and those of its lines that are not kept yet."""

    def __init__(self, keep: Keep, rows: Iterable[MatchRow] = ()) -> None:
        """Take for granted that these rows are kept."""
        self._keep = keep
        self._lines = {row.stored.id: row.lines for row in rows}

    async def keep(self, match: str, row: MatchRow | None, change: Change | None = None) -> None:
        """Keep a row, or delete it where it is None. Return when that is done for good."""
        if row is None:
            await self._keep(match, "", 0, "[]")
            self._lines.pop(match, None)
            return
        first = _shared(self._lines.get(match, ()), row.lines)
        lines = [msgspec.json.encode(line).decode() for line in row.lines[first:]]
        head = msgspec.json.encode(replace(row, lines=())).decode()
        await self._keep(match, head, first, msgspec.json.encode(lines).decode())
        self._lines[match] = row.lines

    async def beat(self, now: float) -> None:
        """Keep that the program was up at this time."""
        await self._keep("", str(now), 0, "[]")


def _shared(before: Sequence[StoredLine], after: Sequence[StoredLine]) -> int:
    """Return how many lines both begin with. Lines that stay are the same objects."""
    pairs = zip(before, after, strict=False)
    return next((number for number, (old, new) in enumerate(pairs) if old is not new), min(len(before), len(after)))


def read_rows(kept: str) -> list[MatchRow]:
    """Return the rows of matches kept as a JSON list of heads and their lines."""
    pairs = msgspec.json.decode(kept, type=list[tuple[str, list[str]]])
    return [_row(head, lines) for head, lines in pairs]


def _row(head: str, lines: Sequence[str]) -> MatchRow:
    row = msgspec.json.decode(head, type=MatchRow)
    return replace(row, lines=tuple(msgspec.json.decode(line, type=StoredLine) for line in lines))
