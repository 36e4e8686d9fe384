"""A letter that is being written: the match as its writer sees it, and the letter it becomes."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from naumachia.correspondence.chains import commitment, place_of, words_of
from naumachia.correspondence.desk import Desk
from naumachia.correspondence.errors import BadLetter
from naumachia.correspondence.exchange import Exchange, follow, played
from naumachia.correspondence.letter import Given, Letter, Letters, Sheet, given, sealed, taken
from naumachia.kernel import Sealed
from naumachia.kernel.game import AnyGame
from naumachia.match import Match
from naumachia.match.history.turn import CHANCE


class Writing:
    """The match of a desk. In their turn the writer answers in `match` and sends the letter when nothing more is asked."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.exchange: Exchange = follow(desk.letters)
        self.match: Match = self.exchange.match
        count, marks = len(desk.letters.letters), self.exchange.marks
        self.seen = marks[-2] if count % 2 == desk.me and count > 1 else marks[-1] if count % 2 != desk.me else 0
        """How many answers the match had when this writer sent their last letter; what came since is news."""
        self.mine = count % 2 == desk.me and self.match.outcome is None
        """Whether it is this writer's turn."""
        self._words = words_of(desk.root)
        due = self.exchange.due(desk.me) if self.mine else ()
        self._opened = tuple(sheet for sheet in desk.sheets if sheet.seat in due)
        if self.mine:
            self.exchange.begin(self._word(count + 1), self._opened)
            self.start = len(self.match.history)
            self.exchange.take(desk.draft)
        else:
            self._lay_out(desk.sheets)
            self.start = len(self.match.history)
        self.match.sent = self.start

    def _word(self, number: int) -> str:
        return self._words[place_of(number)]

    def _lay_out(self, sheets: Iterable[Sheet]) -> None:
        """Put the writer's own sealed sheets into the match, for their eyes."""
        for sheet in sheets:
            answer = taken(sheet)
            if sheet.seat in self.match.waiting and answer in (self.match.request or ()):
                self.match.answer(answer, sheet.seat)

    @property
    def complete(self) -> bool:
        """Whether the letter can be sent: its writer is asked nothing more without the other."""
        return self.mine and not self.exchange.asks(self.desk.me)

    @property
    def draft(self) -> tuple[Given, ...]:
        """The answers of the letter that is being written."""
        return tuple(given(turn.answer) for turn in self.match.history[self.start :] if turn.seat != CHANCE)

    def kept(self) -> Desk:
        """Return the desk with the answers given so far."""
        return replace(self.desk, draft=self.draft)

    def send(self) -> Desk:
        """Return the desk after the letter was sent. Nothing in it can be taken back."""
        if not self.complete:
            raise BadLetter("letter-not-done" if self.mine else "letter-not-yours")
        match, desk, old = self.match, self.desk, self.desk.letters
        number, shown = len(old.letters) + 1, max(self.start, match.shown)
        told = [turn.answer for turn in match.history[self.start : shown] if turn.seat != CHANCE]
        sheets = tuple(Sheet(turn.seat, turn.answer.lines) for turn in match.history[shown:] if isinstance(turn.answer, Sealed))
        if self.exchange.last_in(desk.me):
            told, sheets = [*told, *map(taken, sheets)], ()
        letter = Letter(
            self._opened,
            tuple(map(given, told)),
            {sheet.seat: commitment(self._word(number + 2), sheet) for sheet in sheets},
            desk.name if number == 2 else "",
            self._words[0] if number == 2 else "",
        )
        return replace(desk, letters=self._with(old, letter, self._word(number)), sheets=sheets, draft=())

    def _with(self, old: Letters, letter: Letter, word: str) -> Letters:
        """The letters with one more, as this program writes them."""
        game: AnyGame = self.match.game
        words = list(old.words)
        words[self.desk.me :] = [word, *words[self.desk.me + 1 :]]
        new = replace(old, letters=(*old.letters, letter), words=tuple(words), rules=game.version, shape=game.rules.shape, at="")
        return sealed(replace(new, at=self._position(new)))

    def _position(self, new: Letters) -> str:
        """The hash of the position as the other writer will find it: without the sheets that are sealed."""
        at: str = self.match.game.hash(played(new).match.state)
        return at
