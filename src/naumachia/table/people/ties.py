"""Mute and block: what a player does not want to hear, and with whom they do not want to play."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from naumachia.kernel.errors import NotFound
from naumachia.table.base.errors import Forbidden
from naumachia.table.storage.stored import NO_TIES, Seat, Ties
from naumachia.table.wire import outgoing

if TYPE_CHECKING:
    from naumachia.table.people.guest import Guest


def other_at(seats: Iterable[Seat], guest: Guest, name: str) -> Seat:
    """Return the seat of another person that a guest may mute or block, or raise an error."""
    if not guest.person:
        raise Forbidden("tie-needs-name")
    seats = tuple(seats)
    seat = next((seat for seat in seats if seat.seat == name), None)
    if seat is None:
        raise NotFound("seat-unknown", name=name, known=", ".join(seat.seat for seat in seats))
    if not seat.person or seat.person == guest.person:
        raise Forbidden("tie-nobody")
    return seat


def silent_seats(seats: Iterable[Seat], ties: Ties) -> frozenset[str]:
    """Return the seats whose talk is not told to somebody with these ties."""
    if ties == NO_TIES:
        return frozenset()
    return frozenset(seat.seat for seat in seats if seat.person and seat.person in ties.silent)


def told(seats: Sequence[Seat], ties: Ties) -> outgoing.Ties:
    """Return the seats of people who are muted or blocked, as the page is told."""
    return outgoing.Ties(
        tuple(seat.seat for seat in seats if seat.person and seat.person in ties.muted),
        tuple(seat.seat for seat in seats if seat.person and seat.person in ties.blocked),
    )


def emptied(lines: Iterable[outgoing.TalkLine], seats: frozenset[str]) -> tuple[outgoing.TalkLine, ...]:
    """Return the lines of these seats without name and text: a page that hears them drops what it has."""
    return tuple(replace(line, name="", text="") for line in lines if line.seat in seats)
