"""How far back a seat may go: never over a die, a reveal, a final answer or what another has decided."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from naumachia.kernel import Message, Roll, Sealed, pending
from naumachia.kernel.request import DECK
from naumachia.kernel.state import State
from naumachia.match.history.turn import CHANCE

if TYPE_CHECKING:
    from naumachia.match.match import Match


class UndoReach(NamedTuple):
    """How many answers a seat may take back, and what stops it there."""

    answers: int
    reason: Message


def undo_reach(match: Match, seat: str) -> UndoReach:
    """How far back a seat may go: to the last die, reveal, binding answer or answer of another seat.

    Sheets of others that are still sealed do not count: nobody has seen them. Nor does a window that a program let pass:
    nothing came of it, and it is asked anew. A person who did nothing has decided, and that stands. Where there are clocks
    and another player's runs, only a sheet that is still sealed may be taken back, because the rest would cost their time.
    """
    reach = _reach(match, seat)
    if reach.answers:
        return reach
    for turn in reversed(match.history):
        if turn.seat == seat:
            return reach
    return UndoReach(0, Message("undo-nothing")) if match.history else reach


def _reach(match: Match, seat: str) -> UndoReach:
    if match.stopped:
        return UndoReach(0, match.stopped)
    if match.header.training:
        mine = (place for place, turn in enumerate(match.history) if turn.seat == seat)
        return UndoReach(sum(not in_menu(match.before(place)) for place in mine), Message("undo-training"))
    count, passed = 0, False
    pressed = match.clocked and bool(set(match.waiting) - {seat} - match.programs)
    for place in range(len(match.history) - 1, -1, -1):
        turn = match.history[place]
        if place < match.record_lines.fixed:
            return UndoReach(count, Message("undo-taken-back"))
        if place < match.sent:
            return UndoReach(count, Message("undo-sent"))
        sheet = turn.free and isinstance(turn.answer, Sealed)
        if turn.seat == seat and turn.free and (sheet or not passed):
            if pressed and not sheet:
                return UndoReach(count, Message("undo-clock"))
            count += not in_menu(match.before(place))
        elif turn.seat != seat and sheet:
            passed = True
        elif turn.seat != seat and let_pass(match, place):
            continue
        elif turn.seat == CHANCE:
            return UndoReach(count, Message("undo-card" if _drawn(match.before(place)) else "undo-die"))
        elif turn.seat != seat or passed:
            return UndoReach(count, Message("undo-seat"))
        else:
            return UndoReach(count, Message("undo-binding" if match.outcome is None else "undo-over"))
    return UndoReach(count, Message("undo-start"))


def _drawn(state: State) -> bool:
    """Whether a state waits for a card rather than for dice."""
    request = pending(state)
    return isinstance(request, Roll) and request.die.name == DECK


def in_menu(state: State) -> bool:
    """Whether somebody is asked for the rest of an aside: nobody comes back to that."""
    return bool(state.agenda) and state.agenda[0].menu


def let_pass(match: Match, place: int) -> bool:
    """Whether an answer is a program's that let the moment go by, where nothing is hidden that its silence could tell."""
    turn = match.history[place]
    if turn.seat not in match.programs or not turn.free:
        return False
    agenda = match.before(place).agenda
    return turn.answer in agenda[0].letting_pass() and not match.game.hides(turn.state, None)
