"""Record files of a match: file names, and how much of a record each reader may see."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Set
from unicodedata import normalize

from naumachia.kernel.files import record as records
from naumachia.match import Match
from naumachia.table.base.errors import Forbidden
from naumachia.table.people.seating import seat_of
from naumachia.table.storage.stored import Seat, timestamp


def dumped(match: Match, held: Set[str | None] | None) -> str:
    """The record of a match, as far as these seats may read it."""
    return records.dump(match.record(held))


def readers(match: Match, seats: Iterable[Seat], tokens: Collection[str]) -> Set[str | None] | None:
    """Return the seats of a record's reader: no limit (None) once the match is over, {None} for a spectator without a token."""
    if match.outcome is not None:
        return None
    if not tokens:
        return {None}
    held = {seat for token in tokens if (seat := seat_of(seats, token))}
    if not held:
        raise Forbidden("token-unknown")
    return held


def file_name(match: Match) -> str:
    """Return the file name of a record: the battle, the day, the number of answers."""
    named = (match.header.words.title["en"], match.header.scenario)  # both as somebody has written them (D38)
    plain = (normalize("NFKD", name).encode("ascii", "ignore").decode().lower() for name in named)
    words = next(filter(None, ("-".join(re.findall("[a-z0-9]+", name))[:80] for name in plain)), match.header.game)
    far = "end" if match.outcome is not None else str(len(match.history))
    return f"{words}-{timestamp()[:10]}-{far}.ndjson"
