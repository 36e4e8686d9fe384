"""The match that letters make: each letter opens what its writer had sealed, lets the dice fall, and answers.

The same steps replay a letter and write a new one (`writing.py`), so that both always come to the same position.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from hashlib import sha256
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from naumachia.correspondence.chains import LetterDice, commitment
from naumachia.correspondence.errors import BadLetter
from naumachia.correspondence.letter import FORMAT, LETTER, MOST, Given, Head, Letter, Letters, Sheet, taken
from naumachia.games import find
from naumachia.kernel import AnyGame, Orders, Scenario, Sealed
from naumachia.kernel.chance.mixed_dice import WORD, before
from naumachia.kernel.errors import AnswerError, BadFile, Foreign, NotFound, Over
from naumachia.kernel.files import charts as chart_files
from naumachia.match import Match
from naumachia.match.history.turn import CHANCE

LONGEST_NAME = 40


class Exchange:
    """A match as its letters have made it so far."""

    def __init__(self, letters: Letters) -> None:
        self.head = letters.head
        self.match = _first(letters)
        self.dice = self.match.dice
        self.number = 0
        """How many letters have been begun."""
        self.sealed: dict[str, str] = {}
        """Seats whose sheets are sealed and not opened yet, each with the hash of its sheet."""
        self.marks: list[int] = []
        """How many answers the match had at the end of each letter."""
        self.told: list[str] = ["", ""]
        """The last word of each writer."""

    @property
    def writer(self) -> int:
        """The writer of the letter that was begun last."""
        return (self.number - 1) % 2

    def seats(self, writer: int) -> tuple[str, ...]:
        """The seats of a writer."""
        return self.head.seats[writer]

    def due(self, writer: int) -> tuple[str, ...]:
        """The seats whose sheets a writer has to open now: all other sheets are in."""
        request = self.match.request
        if not isinstance(request, Orders) or not set(request.seats) <= self.sealed.keys():
            return ()
        mine = tuple(seat for seat in request.seats if seat in self.seats(writer))
        return mine if set(mine) == set(request.seats) else ()

    def begin(self, word: str, opened: Iterable[Sheet]) -> None:
        """Begin the next letter: open the sheets that are due and let the dice fall."""
        self.number += 1
        writer, match, dice = self.writer, self.match, self.dice
        if match.outcome is not None:
            raise BadLetter("letter-after-end", number=self.number)
        assert isinstance(dice, LetterDice)
        self.told[writer] = word
        if self.number > 1:
            dice.told[self.seats(writer)[0]] = word
        self._open(word, tuple(opened))
        if self.number > 2:  # before, the second writer could choose the chain by the die
            match.throw({})
        match.held = self.number < 3 or self.head.throws == "friend"

    def _open(self, word: str, opened: tuple[Sheet, ...]) -> None:
        due = self.due(self.writer)
        if tuple(sheet.seat for sheet in opened) != due:
            raise BadLetter("letter-sheet-due", number=self.number, seats=", ".join(due) or "0")
        for sheet in opened:
            if commitment(word, sheet) != self.sealed.pop(sheet.seat):
                raise BadLetter("letter-sheet-other", number=self.number, seat=sheet.seat)
            self._answer(sheet)

    def take(self, answers: Iterable[Given]) -> None:
        """Take the answers of the letter that was begun."""
        for answer in answers:
            self._answer(answer)

    def _answer(self, one: Given) -> None:
        answer, match, mine = taken(one), self.match, self.seats(self.writer)
        seat = answer.seat if isinstance(answer, Sealed) else next((name for name in match.waiting if name in mine), CHANCE)
        if seat not in mine:
            raise BadLetter("letter-out-of-turn", number=self.number)
        try:
            match.answer(answer, seat)
        except (Foreign, Over) as error:
            raise BadLetter("letter-out-of-turn", number=self.number) from error
        except AnswerError as error:
            raise BadLetter("letter-illegal", number=self.number, problem=error.message) from error

    def end(self, sealed: Mapping[str, str]) -> None:
        """End the letter: its writer must have nothing more to answer, and every sheet that is not told must be sealed."""
        if sealed and not (self.seals(self.writer, sealed) and all(map(WORD.fullmatch, sealed.values()))):
            raise BadLetter("letter-sheet-extra", number=self.number)
        self.sealed |= sealed
        if self.asks(self.writer):
            raise BadLetter("letter-unfinished", number=self.number)
        if not isinstance(self.match.request, Orders):
            self.sealed.clear()  # nobody asks for them any more
        self.marks.append(len(self.match.history))

    def unwritten(self, writer: int) -> tuple[str, ...]:
        """The seats of a writer that have still to write a sheet."""
        request = self.match.request
        if not isinstance(request, Orders):
            return ()
        return tuple(seat for seat in request.seats if seat in self.seats(writer) and seat not in self.sealed)

    def seals(self, writer: int, sealed: Iterable[str]) -> bool:
        """Whether a writer seals these sheets now: they are all unwritten, and the other writer has not sealed all theirs."""
        return set(sealed) <= set(self.unwritten(writer)) and not self.last_in(writer)

    def last_in(self, writer: int) -> bool:
        """Whether the sheets of a writer are the last: those of the other are all in or sealed."""
        request = self.match.request
        return isinstance(request, Orders) and set(request.seats) <= {*self.sealed, *self.seats(writer)}

    def asks(self, writer: int) -> bool:
        """Whether a writer can go on without the other."""
        request = self.match.request
        if isinstance(request, Orders):
            return bool(self.unwritten(writer))
        return any(seat in self.seats(writer) for seat in self.match.waiting)


def follow(letters: Letters) -> Exchange:
    """Return the match of letters, played again from nothing; `BadLetter` names the first letter that cannot be followed."""
    exchange = played(letters)
    game = exchange.match.game
    exact = (letters.rules, letters.shape) == (game.version, game.rules.shape)
    if exact and letters.at != game.hash(exchange.match.state):
        raise BadLetter("letter-position")
    return exchange


def played(letters: Letters) -> Exchange:
    """The same, whatever position the letters say they lead to."""
    words = check_form(letters)
    exchange = Exchange(letters)
    game = exchange.match.game
    try:
        for letter, word in zip(letters.letters, words, strict=True):
            _follow_one(exchange, letter, word)
    except BadLetter as error:
        if letters.rules < game.version:
            raise BadLetter("letter-older-rules", found=letters.rules, known=game.version, problem=error.message) from error
        raise
    return exchange


def _follow_one(exchange: Exchange, letter: Letter, word: str) -> None:
    if (exchange.number == 1) != bool(letter.name and letter.end):
        raise BadLetter("letter-damaged")
    exchange.begin(word, letter.opened)
    if letter.name:
        name_seats(exchange, letter.name)
    exchange.take(letter.answers)
    exchange.end(letter.sealed)


def name_seats(exchange: Exchange, name: str) -> None:
    """Write both names into the head of the match."""
    first, second = exchange.head.seats
    names = dict.fromkeys(first, exchange.head.name) | dict.fromkeys(second, name)
    header = exchange.match.header
    exchange.match.header = replace(header, players={seat: names[seat] for seat in header.players})


def all_words(letters: Letters) -> list[str]:
    """Return the word of every letter, from the last one of each writer."""
    found = [""] * len(letters.letters)
    for writer, word in enumerate(letters.words):
        for place in reversed(range(writer, len(found), 2)):
            found[place] = word
            word = before(word)
    return found


def check_form(letters: Letters) -> list[str]:
    """Return the word of every letter. Refuse letters of a newer program, and words or names that are not what they must be."""
    if letters.naumachia > FORMAT or letters.letter > LETTER:
        raise BadLetter("letter-newer", found=letters.letter, known=LETTER)
    head, count = letters.head, len(letters.letters)
    try:
        game = find(head.game)
    except NotFound as error:
        raise BadLetter("letter-no-game", game=head.game) from error
    if letters.rules > game.version:
        raise BadLetter("letter-newer-rules", game=head.game, found=letters.rules, known=game.version)
    second = letters.letters[1] if count > 1 else Letter(name=head.name, end=head.end)
    if count > MOST or len(letters.words) != min(count, 2) or not all(map(fit_name, (head.name, second.name))):
        raise BadLetter("letter-damaged")
    if not all(map(WORD.fullmatch, (*letters.words, head.end, second.end))):
        raise BadLetter("letter-damaged")
    words = all_words(letters)
    if count and words[0] != head.end:
        raise BadLetter("letter-other-word", name=head.name)
    if count > 1 and before(words[1]) != second.end:
        raise BadLetter("letter-other-word", name=second.name)
    return words


def fit_name(name: str) -> bool:
    """Whether a name can stand in a letter: some letters, none of them a control character."""
    return 0 < len(name) <= LONGEST_NAME and name.isprintable() and name == name.strip()


def _first(letters: Letters) -> Match:
    """The match before its first letter, its dice waiting for words."""
    head = letters.head
    game = find(head.game)
    charts = chart_files.replace(game.standard_charts, head.tables, "letter") if head.tables else game.standard_charts
    if head.charts != chart_files.fingerprint(charts):
        raise BadLetter("letter-other-charts")
    try:
        scenario = _scenario(game, head, charts)
        match = Match(game, scenario, name=head.scenario, options=head.options, charts=charts)
    except (BadFile, NotFound) as error:
        raise BadLetter("letter-no-setup", problem=error.message) from error
    if sorted((*head.seats[0], *head.seats[1])) != sorted(match.seats) or not all(head.seats):
        raise BadLetter("letter-damaged")
    match.dice = dice = LetterDice(letters.match)
    match.held = True
    names = {seat: head.name if seat in head.seats[0] else "" for seat in match.seats}
    match.header = replace(match.header, commitment=dice.commitment, dice="mixed", players=names)
    return match


def _scenario(game: AnyGame, head: Head, charts: Struct) -> Any:
    if not isinstance(head.setup, str):
        return game.check_scenario(head.setup, "letter", charts=charts)
    scenario = game.load_scenario(head.scenario)
    if setup_of(scenario) != head.setup:
        raise BadLetter("letter-other-setup", scenario=head.scenario)
    return scenario


def setup_of(scenario: Scenario) -> str:
    """Return the fingerprint of a set-up; its title and its notes may be written anew."""
    told = {name: value for name, value in msgspec.to_builtins(scenario).items() if name not in ("title", "note", "special")}
    return sha256(msgspec.json.encode(told, order="deterministic")).hexdigest()[:16]
