"""Figures of the last day, minute by minute: matches, answers, connections and refusals."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable

from naumachia.table.wire.host_types import Minute

KEPT = 1440
"""Minutes that are kept in memory."""


class Figures:
    """Samples of counters and gauges; a sample is taken when a minute of the clock is over."""

    def __init__(self, now: Callable[[], tuple[int, int, int, int]]) -> None:
        """`now` returns matches in memory, connections to matches, and the counters of answers and of refusals."""
        self._now = now
        self._minutes: deque[Minute] = deque(maxlen=KEPT)
        self._minute = 0
        self._answers = self._refusals = 0
        self._most = 0, 0
        """The most matches and connections seen in this minute."""

    def look(self, time: float) -> None:
        """Note how things stand; called every second or so, with the time in seconds of the epoch."""
        matches, sockets, answers, refusals = self._now()
        minute = int(time // 60)
        if self._minute and minute != self._minute:
            self._minutes.append(Minute(self._minute, *self._most, answers - self._answers, refusals - self._refusals))
        if minute != self._minute:
            self._minute, self._answers, self._refusals, self._most = minute, answers, refusals, (matches, sockets)
        else:
            self._most = max(self._most[0], matches), max(self._most[1], sockets)

    def told(self) -> tuple[Minute, ...]:
        """Return the minutes that are over, the oldest first."""
        return tuple(self._minutes)


def summed(all_servers: Iterable[Iterable[Minute]]) -> tuple[Minute, ...]:
    """Return the figures of several servers in sum, minute by minute."""
    found: dict[int, Minute] = {}
    for one in (minute for minutes in all_servers for minute in minutes):
        known = found.get(one.minute, Minute(one.minute, 0, 0, 0, 0))
        found[one.minute] = Minute(
            one.minute,
            known.matches + one.matches,
            known.sockets + one.sockets,
            known.answers + one.answers,
            known.refusals + one.refusals,
        )
    return tuple(found[minute] for minute in sorted(found))
