"""The log of a match: what has happened, and what each seat may know of it. It reads only what is new since it last looked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from naumachia.kernel import Event
from naumachia.match.history.takeback import told_backs

if TYPE_CHECKING:
    from naumachia.match.match import Match


class Log:
    """Events, each with the number of answers given before it came about; all of them, and those each seat has heard of."""

    def __init__(self) -> None:
        self._events: list[tuple[int, Event]] = []
        self._read = 0
        """How many states of the match have been read."""
        self._secret = False
        """Something was told to some seats only."""
        self._heard: dict[str | None, tuple[int, list[tuple[int, Event]]]] = {}

    def read_again(self) -> None:
        """Read the match from its beginning when next asked: answers have gone from its history."""
        self._read = 0

    def forget(self, place: int) -> None:
        """Answers have gone from the history, and none from before that place: what came of those stands."""
        if self._read > place:
            self._read = place + 1
            _cut(self._events, place)
            for seat, (read, heard) in self._heard.items():
                _cut(heard, place)
                self._heard[seat] = min(read, len(self._events)), heard

    def events(self, match: Match) -> list[tuple[int, Event]]:
        """Everything that happened."""
        last = len(match.history)
        if self._read > last:
            return self._events
        if self._read == 0:
            self._events, self._heard, self._secret = [], {}, False
            backs = told_backs(match)
        else:
            backs = []
        for place in range(self._read, last + 1):
            for event in match.before(place).events:
                self._events.append((place, event))
                self._secret = self._secret or bool(event.seats)
            self._events += [(at, event) for at, event in backs if at == place]
        self._read = last + 1
        return self._events

    def events_for(self, match: Match, seat: str | None) -> list[tuple[int, Event]]:
        """The events a seat may know of; only those that are new are looked at. Where nothing was secret, all know the same."""
        events = self.events(match)
        if not self._secret:
            return events
        read, heard = self._heard.get(seat, (0, []))
        if read == len(events):
            return heard
        heard += [(turn, event) for turn, event in events[read:] if not event.seats or seat in event.seats]
        self._heard[seat] = len(events), heard
        return heard


def _cut(events: list[tuple[int, Event]], place: int) -> None:
    while events and events[-1][0] > place:
        events.pop()
