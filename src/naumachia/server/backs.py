"""Asking for a take-back at a table, and what the others say to it.

It stands until all have agreed, one refuses, or the match goes on; also over a restart, for by mail the others may come tomorrow.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import Connection, delete, insert, select

from naumachia.kernel.errors import NoUndo, Stale
from naumachia.match import Match
from naumachia.match.takeback import back_place, taken
from naumachia.match.undo import CHANCE
from naumachia.server import wire
from naumachia.server.errors import Forbidden
from naumachia.server.rows import backs
from naumachia.server.store import Seat, Store

if TYPE_CHECKING:
    from naumachia.server.table import Table


class Wish(msgspec.Struct, frozen=True):
    """Who wants to take something back, at which change of the match, and who has agreed so far."""

    seat: str
    number: int
    agreed: tuple[str, ...] = ()


async def load(store: Store, match: Match, id: str, seats: tuple[Seat, ...]) -> Wish | None:
    """The wish that was left, if the match still stands as it did."""
    query = select(backs).where(backs.c.match == id)
    row = await store.read(lambda connection: connection.execute(query).first())
    if row is None or row.number != match.number:
        return None
    wish = Wish(row.seat, row.number, msgspec.json.decode(row.agreed, type=tuple[str, ...]))
    return None if idle(match, seats, wish) else wish


async def keep(store: Store, id: str, wish: Wish | None) -> None:
    """Put a wish in the place of whatever was there."""

    def work(connection: Connection) -> None:
        connection.execute(delete(backs).where(backs.c.match == id))
        if wish is not None:
            agreed = msgspec.json.encode(wish.agreed).decode()
            connection.execute(insert(backs), {"match": id, "seat": wish.seat, "number": wish.number, "agreed": agreed})

    await store.write(work)


def others(seats: tuple[Seat, ...], seat: str) -> tuple[str, ...]:
    """The people who have to agree: everybody else who plays. Programs are not asked, and alone nobody agrees with himself."""
    return tuple(one.seat for one in seats if one.player == "human" and one.seat != seat)


def idle(match: Match, seats: tuple[Seat, ...], wish: Wish) -> bool:
    """Whether nobody has to be asked any more: a program sits where somebody was asked, or it can be taken back without."""
    try:
        back_place(match, wish.seat)
    except NoUndo:
        return True
    return set(others(seats, wish.seat)) <= set(wish.agreed)


def shown(match: Match, seats: tuple[Seat, ...], wish: Wish | None, refused: str = "") -> wire.Back:
    """A wish as it is told."""
    if wish is None:
        return wire.Back("", 0, 0, (), refused)
    place = back_place(match, wish.seat)
    lost = match.history[place : match.shown]
    waiting = tuple(seat for seat in others(seats, wish.seat) if seat not in wish.agreed)
    answers = sum(turn.seat != CHANCE for turn in lost)
    return wire.Back(wish.seat, answers, len(taken(lost)), waiting, refused)


async def ask(table: Table, match: Match, seat: str, number: int) -> None:
    """A seat asks to take back its last answer with all that came of it. Call with the table's lock held."""
    if number != match.number_for(seat):
        raise Stale("stale-answer", found=number, now=match.number_for(seat))
    if match.header.training or not others(table.seats, seat):
        raise Forbidden("back-alone")
    back_place(match, seat)
    table.wish = Wish(seat, match.number)
    await keep(table.store, table.id, table.wish)
    table.tell_all(shown(match, table.seats, table.wish))


async def reply(table: Table, match: Match, seat: str, agree: bool) -> tuple[str, ...] | None:
    """What a seat says to it; those who agreed, once that is everybody. Call with the table's lock held."""
    wish = table.wish
    if wish is None or wish.number != match.number:
        raise Stale("back-gone")
    asked = others(table.seats, wish.seat)
    if agree and seat not in asked:
        raise Forbidden("back-not-yours")
    if not agree:
        table.wish = None
        await keep(table.store, table.id, None)
        table.tell_all(shown(match, table.seats, None, seat if seat in asked else ""))
        return None
    table.wish = Wish(wish.seat, wish.number, tuple(dict.fromkeys((*wish.agreed, seat))))
    if set(asked) <= set(table.wish.agreed):
        return table.wish.agreed
    await keep(table.store, table.id, table.wish)
    table.tell_all(shown(match, table.seats, table.wish))
    return None
