"""Turns of the programs at a table, played one after the other while somebody watches."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

from naumachia.match import Match
from naumachia.players import is_program
from naumachia.table.base.errors import Behind
from naumachia.table.storage.stored import Seat

if TYPE_CHECKING:
    from naumachia.table.play.table import Table


def next_program(match: Match | None, seats: tuple[Seat, ...]) -> Seat | None:
    """The seat of a program that the match waits for."""
    waiting = match.waiting if match else ()
    return next((seat for seat in seats if seat.seat in waiting and is_program(seat.player)), None)


async def play(table: Table) -> None:
    """Let the programs of a table play until it is a person's turn or nobody watches."""
    while table.guests:
        async with table.lock:
            match = await table.ready()
            seat = next_program(match, table.seats)
            over = table.lesson is not None and table.lesson.verdict(match).stand != "open"
        if seat is None or over or not table.guests:  # the last one may have left meanwhile (D53)
            return
        number = match.number_for(seat.seat)
        answer = None if table.lesson is None else table.lesson.reply(match, seat.seat)
        if answer is None:
            who = table.workers.runner.quickest({guest.address for guest in table.guests})
            answer = await table.workers.think(who, match, seat.player, seat.seat, number)
        async with table.lock:
            same = await table.ready() is match and match.number_for(seat.seat) == number
            if same and seat.seat in match.programs and table.guests:  # else somebody has answered, or is back
                with suppress(Behind):  # read again, and thought over
                    await table.change(match, lambda: match.answer(answer, seat.seat, number))  # noqa: B023
        await asyncio.sleep(0)  # as fast as it can, but everybody else first: the page sets the pace of what it shows
