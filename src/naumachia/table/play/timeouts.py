"""Consequences of a time-out, as chosen before the match."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from naumachia.kernel.errors import AnswerError
from naumachia.kernel.request import CONCEDE
from naumachia.match import Match
from naumachia.table.base.errors import Behind
from naumachia.table.people.seating import reseat
from naumachia.table.storage.clock import waiting

if TYPE_CHECKING:
    from naumachia.table.play.table import Table

STAND_IN = "helmsman"
"""The program that plays on for somebody whose time has run out."""


async def set_right(table: Table, match: Match) -> None:
    """Where a match that was read has gone on and its clock has not, for the server was killed in between: turn it now (D40)."""
    if not match.clocked or match.outcome is not None:
        return
    clock = await table.clocks.read(table.id)
    if clock is not None and clock.running != waiting(table.seats, match.waiting):
        await table.turn_clock()


async def time_out(table: Table) -> None:
    """Do what was to be done, for one seat after the other. Call with the table's lock held.

    That it has been done is noted afterwards: what fails, for the disk is full perhaps, is tried again (D39).
    """
    match, clocks = await table.ready(), table.clocks
    if (clock := await clocks.read(table.id)) is None:
        return
    while (seat := clock.due(clocks.time())) is not None:
        # a program that has not answered yet is left alone; if it is sent away, the time has run out all the same
        if seat not in match.programs:
            done = clock.then == "lost" and await _concede(table, match, seat)
            if not done and clock.then != "shown" and match.outcome is None:
                await _stand_in(table, seat)
        if (now := clocks.of(table.id)) is None:
            return  # it is over
        clock = replace(now, out=(*now.out, seat))
        await clocks.set(table.id, clock)
    table.tell_clock()


async def _concede(table: Table, match: Match, seat: str) -> bool:
    """The match is lost for the seat's side; False where the rules do not let this seat give up, a captain's for instance."""
    try:
        await table.change(match, lambda: match.answer(match.read(CONCEDE, seat), seat))
    except Behind:
        raise
    except AnswerError:
        return False
    return True


async def _stand_in(table: Table, name: str) -> None:
    """Let a program play on; the holder of the seat's key may take it back."""
    seat = next(one for one in table.seats if one.seat == name)
    changed, _ = reseat(seat, STAND_IN)
    await table.storage.matches.take_seat(table.id, name, STAND_IN, changed.token_hash)
    table.reseated(changed)
    await table.turn_clock()
    table.wake()
