"""A match by letter at a table: what its writer may answer now, and what is kept of their desk."""

from __future__ import annotations

from msgspec.structs import replace

from naumachia.correspondence import Desk, Writing
from naumachia.correspondence.compare import name_of
from naumachia.match import Match
from naumachia.match.history.turn import CHANCE
from naumachia.table.base.errors import Forbidden
from naumachia.table.storage.protocols import DeskStorage
from naumachia.table.storage.stored import Stored, status, timestamp
from naumachia.table.wire import outgoing
from naumachia.table.wire.letter_types import LetterStatus

FRIEND = "letter"
"""The player in the seats of the other writer."""


class Correspondent:
    """The writer whose desk is kept here, with the match of their letters."""

    def __init__(self, stored: Stored, desk: Desk, desks: DeskStorage) -> None:
        self._stored, self._desks = stored, desks
        self.writing = Writing(desk)
        match = self.match
        later = max(match.number, stored.status.number + 1)  # no answer from before the last letter fits a question of now
        match.numbers.resume(later, (turn.seat for turn in match.history[match.shown :]))

    @property
    def match(self) -> Match:
        """The match as the writer sees it."""
        return self.writing.match

    def check(self) -> None:
        """Refuse answers while the letter is the other's to write, and dice that are typed in."""
        if not self.writing.mine:
            raise Forbidden("letter-not-yours")
        if self.match.waiting == (CHANCE,):
            raise Forbidden("letter-dice-wait")

    async def keep(self) -> None:
        """Keep the answers given so far."""
        self._stored = head(self._stored, self.writing)
        await self._desks.keep(self._stored, self.writing.kept())

    def told(self) -> outgoing.Letter:
        """Return the standing of the match as the page is told."""
        desk, now = self.writing.desk, standing(self.writing)
        letters = desk.letters
        names = name_of(letters, 0), name_of(letters, 1) or (desk.name if desk.me else "")
        return outgoing.Letter(
            now.number, now.turn, desk.me, names, letters.head.throws, self.writing.seen, tuple(self.writing.exchange.sealed)
        )


def standing(writing: Writing) -> LetterStatus:
    """Return the standing of a match for its writer."""
    number = len(writing.desk.letters.letters)
    if writing.mine:
        return LetterStatus(number, "send" if writing.complete else "answer")
    return LetterStatus(number, "wait" if writing.match.outcome is None else "over")


def head(stored: Stored, writing: Writing) -> Stored:
    """Return the head of a match with its present standing. A match is over when both writers know its end."""
    now, letter, letters = status(writing.match), standing(writing), writing.desk.letters
    mine = writing.exchange.seats(writing.desk.me)
    asked = tuple(seat for seat in now.waiting if seat in mine) if letter.turn == "answer" else ()
    friend = name_of(letters, 1 - writing.desk.me)
    seats = tuple(replace(one, name=writing.desk.name if one.seat in mine else friend) for one in stored.seats)
    return replace(
        stored,
        header=writing.match.header,
        status=replace(now, waiting=asked, over=letter.turn == "over"),
        changed=timestamp(),
        seats=seats,
        letter=letter,
    )
