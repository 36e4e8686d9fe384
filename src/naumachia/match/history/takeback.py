"""Taking back by consent, over dice and the answers of others: where it leads to, and how the match remembers it.

Answers taken back stay in the record, followed by a line that says so. The dice do not go back: the next die is one that
nobody has seen, so a take-back gains nothing but another try.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple

from naumachia.kernel import Event, Message
from naumachia.kernel.errors import NoUndo
from naumachia.kernel.state import State
from naumachia.match.history.turn import CHANCE, Turn
from naumachia.match.history.undo import in_menu

if TYPE_CHECKING:
    from naumachia.match.match import Match


TOLD = "log-taken-back"
"""The line of the log that tells of it."""


class Back(NamedTuple):
    """So many answers, dice among them, were taken back by a seat with the consent of others."""

    seat: str
    by: tuple[str, ...]
    length: int
    state: State
    """The position that stood again afterwards."""
    place: int
    """How many answers were left."""
    answers: int
    """How many of what was taken back were no dice."""
    dice: tuple[int, ...]
    """Dice that had fallen."""


def back_place(match: Match, seat: str) -> int:
    """How many answers would be left if a seat took back its last one and all that came after; `NoUndo` says why it cannot.

    Sheets that nobody has seen yet are not counted: they go without being asked for. A match that is over stays so, for its
    end has told the seed of the dice.
    """
    if match.stopped or match.outcome is not None:
        raise NoUndo("undo-over")
    if match.undo_reach(seat).answers:
        raise NoUndo("back-undo")
    return last_of(match, seat)


def last_of(match: Match, seat: str) -> int:
    """Where the last answer of a seat stands that all have seen; of a menu its beginning, of sheets the first of them."""
    place = max((at for at, turn in enumerate(match.history[: match.shown]) if turn.seat == seat), default=-1)
    if place < 0:
        raise NoUndo("back-nothing")
    while place and (in_menu(match.before(place)) or match.before(place).sealed):
        place -= 1
    return place


def taken(turns: Iterable[Turn]) -> tuple[int, ...]:
    """The dice among answers, as they fell."""
    falls = (turn.answer for turn in turns if turn.seat == CHANCE)
    return tuple(face for fall in falls for face in (fall if isinstance(fall, tuple) else (fall,)) if isinstance(face, int))


def told_backs(match: Match) -> list[tuple[int, Event]]:
    """Return the log lines of take-backs, each where the match went on; one that went further back replaces those after it."""
    found: list[tuple[int, Event]] = []
    backs = [line for line in match.record_lines.kept if isinstance(line, Back)]
    least = len(match.history)
    for back in reversed(backs):
        least = min(least, back.place)
        args = {"count": back.answers, "seat": _called(match, back.seat), "dice": len(back.dice)}
        found.append((least, Event(TOLD, "", args, dice=back.dice, side=match.seats.get(back.seat, ""))))
    return found[::-1]


def _called(match: Match, seat: str) -> Message:
    """A seat by the name of its own, of its side or of its ship."""
    own, scene = match.game.rules.seat_labels(match.first), match.game.picture.scene(match.first, None)
    sides = {side.seat: side.label for side in scene.sides}
    label = own.get(seat) or sides.get(seat) or sides.get(match.seats.get(seat, ""))
    return label or Message("seat", {"seat": seat})
