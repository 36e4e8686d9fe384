"""Acknowledged answers against the record: answer by answer, each at its place.

The place of an answer is how many stood before it; that of a sealed sheet, how many stood before the first sheet of its round,
and its seat, for sheets are put into the order of the seats in the end. An answer that was taken at a place shows that
everything after that place had been taken back before. So what must stand in the end follows from what was acknowledged alone, in
the order of its numbers, with any answers of others in between: programs, clocks, those who were never told.

An answer under way when the server was killed may be there or not. Only an undo under way makes something uncertain that was
acknowledged: what it would have taken back.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from naumachia.kernel import print_answer
from naumachia.kernel.files.record import Entry

UNKNOWN = -1


class Deed(NamedTuple):
    """Something a seat has sent, and when; `told` when it was acknowledged, if ever."""

    number: int
    """The change of the match it was for."""
    seat: str
    kind: str
    """`answer`; `sheet`, which others do not see, and `unsheet`, which takes it back; `undo`; `back`, by consent of all."""
    place: int
    """Of an answer where it stands, of the others from where on nothing stands any longer; UNKNOWN where that was never told."""
    answer: str = ""
    sent: float = 0.0
    told: float | None = None


class Standing(NamedTuple):
    """Answers that must be on record, by place and seat; and those that must, though it was taken back by consent."""

    must: dict[tuple[int, str], str]
    taken: list[tuple[int, str, str]]


def place_of(view: Any) -> int:
    """Where an answer to what a view asks will stand."""
    ask = view["ask"] or {}
    handed = len(ask.get("handed", ())) if ask.get("kind") == "orders" else 0
    return int(view["turn"]) - handed


def spelt(answer: str) -> tuple[str, ...]:
    """An answer, of a sheet its lines in any order."""
    return tuple(sorted(part.strip() for part in answer.split(";") if part.strip()))


def standing(deeds: Iterable[Deed], since: float | None = None, until: float | None = None) -> Standing:
    """Return the consequences of these deeds. With `since` and `until`, for a copy that was made between the two: what had been
    acknowledged before it was begun and may not have been taken back before it was done."""
    must: dict[tuple[int, str], str] = {}
    taken: list[tuple[int, str, str]] = []
    for deed in sorted(deeds, key=lambda one: one.number):
        if until is not None and deed.sent > until:
            continue
        sure = deed.told is not None and (since is None or deed.told <= since)
        if not sure and deed.kind in ("answer", "sheet"):
            if since is not None and deed.told is not None:  # it may stand there by then, in the place of what was taken back
                _cut(must, deed)
            continue
        gone = _cut(must, deed)
        if sure and deed.kind == "back":
            taken += [(place, seat, answer) for (place, seat), answer in gone.items()]
        if sure and deed.kind in ("answer", "sheet"):
            must[deed.place, deed.seat] = deed.answer
    return Standing(must, taken)


def _cut(must: dict[tuple[int, str], str], deed: Deed) -> dict[tuple[int, str], str]:
    """Forget, and give back, what cannot stand any longer once a deed is done at its place."""
    sheet, first = deed.kind in ("sheet", "unsheet"), deed.place
    if first == UNKNOWN:
        first = max((place for place, seat in must if seat == deed.seat), default=len(must))
    gone = {
        (place, seat): answer
        for (place, seat), answer in must.items()
        if place > first or (place == first and (seat == deed.seat or not sheet))
    }
    for one in gone:
        del must[one]
    return gone


def missing(found: Standing, entries: Sequence[Entry], seats: int) -> list[str]:
    """Return the answers missing in a record, in words."""
    now: list[Entry] = []
    gone: list[tuple[int, Entry]] = []
    for entry in entries:
        if entry.back:
            gone += list(enumerate(now))[-entry.back :]
            del now[-entry.back :]
        else:
            now.append(entry)

    def there(place: int, seat: str, answer: str) -> bool:
        sheet = [entry for entry in now[place : place + seats] if entry.lines is not None and entry.seat == seat]
        plain = [entry for entry in now[place : place + 1] if entry.lines is None and entry.seat == seat]
        return any(spelt(print_answer(entry.value())) == spelt(answer) for entry in (*sheet, *plain))

    lost = [f"{seat}'s {answer} at {place}" for (place, seat), answer in found.must.items() if not there(place, seat, answer)]
    old = {(place, entry.seat, spelt(print_answer(entry.value()))) for place, entry in gone}
    return lost + [
        f"{seat}'s {answer} at {place}, taken back"
        for place, seat, answer in found.taken
        if (place, seat, spelt(answer)) not in old
    ]
