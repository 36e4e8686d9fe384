"""Take-back requests at a table and the consent of the other players.

It stands until all have agreed, one refuses, or the match goes on; also over a restart, for by mail the others may come tomorrow.
The asking player is told the result, now or at the next visit, until they acknowledge it or play on.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from naumachia.kernel.errors import NoUndo, Stale
from naumachia.match import Match
from naumachia.match.history.takeback import back_place, taken
from naumachia.match.history.turn import CHANCE, Turn
from naumachia.table.base.errors import Forbidden
from naumachia.table.storage.stored import Seat, TakebackRequest
from naumachia.table.wire import outgoing

if TYPE_CHECKING:
    from naumachia.table.people.guest import Guest
    from naumachia.table.play.table import Table


async def load(table: Table, match: Match) -> TakebackRequest | None:
    """Return the request that was left, as the match stands now."""
    found = await table.storage.takebacks.load(table.id)
    return None if found is None else judged(match, table.seats, found)


def others(seats: tuple[Seat, ...], seat: str) -> tuple[str, ...]:
    """The people who have to agree: everybody else who plays. Programs are not asked, and alone nobody has to agree."""
    return tuple(one.seat for one in seats if one.player == "human" and one.seat != seat)


def judged(match: Match, seats: tuple[Seat, ...], wish: TakebackRequest) -> TakebackRequest:
    """A wish as the match stands, and who sits there."""
    if wish.refused:
        return replace(wish, lapsed="refused")
    if wish.number != match.number:
        return replace(wish, lapsed="on")
    return replace(wish, lapsed="free" if idle(match, seats, wish) else "")


def idle(match: Match, seats: tuple[Seat, ...], wish: TakebackRequest) -> bool:
    """Whether nobody has to be asked any more: a program sits where somebody was asked, or it can be taken back without."""
    try:
        back_place(match, wish.seat)
    except NoUndo:
        return True
    return set(others(seats, wish.seat)) <= set(wish.agreed)


def shown(match: Match, seats: tuple[Seat, ...], wish: TakebackRequest | None) -> outgoing.Back:
    """A wish as it is told."""
    if wish is None:
        return outgoing.Back("", 0, 0, (), "")
    if wish.lapsed:
        return outgoing.Back("", 0, 0, (), wish.refused, lapsed=wish.lapsed)
    place = back_place(match, wish.seat)
    lost = match.history[place : match.shown]
    waiting = tuple(seat for seat in others(seats, wish.seat) if seat not in wish.agreed)
    given = Counter(turn.seat for turn in lost if turn.seat != CHANCE)
    return outgoing.Back(wish.seat, given.total(), len(taken(lost)), waiting, "", dict(given))


def tell(table: Table, match: Match, guest: Guest) -> None:
    """Tell a new guest of an open request, or the player who made it that it has lapsed."""
    wish = table.wish
    if wish is not None and (not wish.lapsed or guest.seat == wish.seat):
        guest.tell(shown(match, table.seats, wish))


def _tell_all(table: Table, match: Match) -> None:
    """How it stands now. Why it is over concerns the player who had asked; all hear who has just refused."""
    wish = table.wish
    told = shown(match, table.seats, wish)
    for guest in table.guests:
        guest.tell(told if wish is None or guest.seat == wish.seat else replace(told, lapsed=""))


async def ask(table: Table, match: Match, seat: str, number: int) -> None:
    """A seat asks to take back its last answer with all that came of it. Call with the table's lock held."""
    if number != match.number_for(seat):
        raise Stale("stale-answer", found=number, now=match.number_for(seat))
    if match.header.training or not others(table.seats, seat):
        raise Forbidden("back-alone")
    back_place(match, seat)
    table.wish = TakebackRequest(seat, match.number)
    await table.storage.takebacks.keep(table.id, table.wish)
    _tell_all(table, match)


async def reply(table: Table, match: Match, seat: str, agree: bool) -> tuple[str, ...] | None:
    """Record a seat's reply; return the agreeing seats once all have agreed. Call with the table's lock held."""
    wish = table.wish
    if wish is None or (wish.lapsed and (agree or seat != wish.seat)):
        raise Stale("back-gone")
    asked = others(table.seats, wish.seat)
    if agree and seat not in asked:
        raise Forbidden("back-not-yours")
    if agree:
        table.wish = replace(wish, agreed=tuple(dict.fromkeys((*wish.agreed, seat))))
        if set(asked) <= set(table.wish.agreed):
            return table.wish.agreed
    elif seat in asked:
        table.wish = replace(wish, refused=seat, lapsed="refused")
    else:  # withdrawn, or known to be over
        table.wish = None
    await table.storage.takebacks.keep(table.id, table.wish)
    _tell_all(table, match)
    return None


def reseated(table: Table, match: Match) -> None:
    """Somebody else sits at the table: others have to agree now, or nobody has to."""
    if table.wish is not None and (now := judged(match, table.seats, table.wish)) != table.wish:
        table.wish = now
        _tell_all(table, match)


def went_on(table: Table, match: Match, wish: TakebackRequest, turns: Sequence[Turn]) -> None:
    """The match has changed, by these answers if any were given: the wish was granted, or has lapsed.

    A player who went on need not be told, nor who was free to take it back and did.
    """
    granted = not wish.lapsed and set(others(table.seats, wish.seat)) <= set(wish.agreed)
    by_himself = turns[0].seat == wish.seat if turns else wish.lapsed == "free"
    if granted or by_himself:
        table.wish = None
        _tell_all(table, match)
    elif wish.lapsed in ("", "free"):
        table.wish = replace(wish, lapsed="on")
        _tell_all(table, match)
