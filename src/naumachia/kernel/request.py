"""What a game waits for.

`answer in request` is the law; iterating a request is the offer: all of it, or a fair sample where the plane makes it
infinite. Nothing else in the program lists legal answers.

What a seat is asked has three parts, offered in this order:

    moves       what the rules let it do, one thing at a time: all that a program that looks ahead has to try
    shortcuts   several moves told at once, for a player's hand
    asides      no moves: giving up, standing orders; programs never give them, and the same question stands afterwards

    Choose   one of several options                      answer: str
    Roll     dice, or a card from a deck, by the driver  answer: int, or a sorted tuple of ints for several dice
    Orders   secret sheets of several seats at once      answer: Sealed
    Reach    a distance and a turn on the plane          answer: (distance, turn)
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import Any, ClassVar

from msgspec import Struct

from naumachia.kernel.words import Message


class Die(Struct, frozen=True):
    """Faces and how often each of them falls. A deck is a die with as many weights as cards are left."""

    name: str
    faces: tuple[int, ...]
    weights: tuple[int, ...]

    @classmethod
    def fair(cls, name: str, sides: int) -> Die:
        """An ordinary die with faces 1 to `sides`."""
        return cls(name, tuple(range(1, sides + 1)), (1,) * sides)


D6 = Die.fair("d6", 6)
CONCEDE = "concede"
"""Giving up: an aside that every game knows. It is of the program, not of the rules."""


class Question(Struct, frozen=True):
    """What one seat is asked: whose it is, its words and its rule."""

    key: str
    seat: str
    rule: str

    @property
    def seats(self) -> tuple[str, ...]:
        """Who may answer."""
        return (self.seat,)


class Choose(Question, frozen=True):
    """One seat picks one of the answers."""

    answers: tuple[str, ...]
    """The moves."""
    args: dict[str, Any] = {}
    binding: bool = False
    """The rules say that this answer cannot be taken back."""
    shortcuts: tuple[str, ...] = ()
    asides: tuple[str, ...] = ()

    @property
    def moves(self) -> tuple[str, ...]:
        """What the rules let the seat do, one thing at a time."""
        return self.answers

    def __contains__(self, answer: object) -> bool:
        return answer in self.answers or answer in self.shortcuts or answer in self.asides

    def __iter__(self) -> Iterator[str]:
        return iter((*self.answers, *self.shortcuts, *self.asides))


class Roll(Struct, frozen=True):
    """Dice to be thrown by the driver; `seat` is the player whose dice they are."""

    key: str
    seat: str
    rule: str
    die: Die = D6
    count: int = 1
    args: dict[str, Any] = {}
    asides: ClassVar[tuple[str, ...]] = ()

    @property
    def seats(self) -> tuple[str, ...]:
        """Nobody: dice are thrown, not chosen."""
        return ()

    def __contains__(self, answer: object) -> bool:
        if self.count == 1:
            return type(answer) is int and answer in self.die.faces
        return (
            isinstance(answer, tuple)
            and len(answer) == self.count
            and all(type(face) is int and face in self.die.faces for face in answer)
            and tuple(sorted(answer)) == answer
        )

    def __iter__(self) -> Iterator[int | tuple[int, ...]]:
        return (answer for answer, _ in self.outcomes())

    def outcomes(self) -> list[tuple[int | tuple[int, ...], int]]:
        """Every answer with its weight; several dice are sorted, so that 3-5 and 5-3 are one answer of weight two."""
        if self.count == 1:
            return list(zip(self.die.faces, self.die.weights, strict=True))
        weight = dict(zip(self.die.faces, self.die.weights, strict=True))
        orders = factorial(self.count)
        return [
            (faces, orders // prod(map(factorial, Counter(faces).values())) * prod(weight[f] for f in faces))
            for faces in combinations_with_replacement(sorted(self.die.faces), self.count)
        ]


class Blank(Struct, frozen=True):
    """One line of a secret order sheet: what one ship, say, is to do."""

    id: str
    key: str
    answers: tuple[str, ...]
    args: dict[str, Any] = {}
    labels: tuple[Message, ...] = ()
    """The answers in words, where they are names of things; else each is the message `order-{answer}`."""

    def __contains__(self, answer: object) -> bool:
        return answer in self.answers


class Sealed(Struct, frozen=True):
    """The filled sheet of one seat, closed until all have handed theirs in."""

    seat: str
    lines: tuple[tuple[str, str], ...]


class Orders(Struct, frozen=True):
    """Secret orders of several seats; each hands in one sheet, in any order of arrival."""

    key: str
    rule: str
    sheets: dict[str, tuple[Blank, ...]]
    """For each seat still to answer, the lines of its sheet; the first answer of a line is the one that changes nothing."""
    args: dict[str, Any] = {}
    asides: ClassVar[tuple[str, ...]] = ()

    @property
    def seats(self) -> tuple[str, ...]:
        """Who may still answer."""
        return tuple(self.sheets)

    def __contains__(self, answer: object) -> bool:
        if not isinstance(answer, Sealed) or not well_formed(self, answer) or answer.seat not in self.sheets:
            return False
        blanks = self.sheets[answer.seat]
        return len(blanks) == len(answer.lines) and all(
            blank.id == name and order in blank for blank, (name, order) in zip(blanks, answer.lines, strict=True)
        )

    def __iter__(self) -> Iterator[Sealed]:
        """A sample: each sheet with its first answers, and with each other answer of each line in turn."""
        for seat, blanks in self.sheets.items():
            first = tuple((blank.id, blank.answers[0]) for blank in blanks)
            yield Sealed(seat, first)
            for place, blank in enumerate(blanks):
                for order in blank.answers[1:]:
                    yield Sealed(seat, (*first[:place], (blank.id, order), *first[place + 1 :]))


class Band(Struct, frozen=True):
    """For one turn, the distances that are open: whole units, both ends included."""

    turn: int
    shortest: int
    longest: int


class Reach(Question, frozen=True):
    """A place on the plane, given as distance made and angle turned, in the whole units of the game; or a word beside it."""

    ship: str
    bands: tuple[Band, ...]
    args: dict[str, Any] = {}
    binding: bool = False
    answers: tuple[str, ...] = ()
    """Moves that are no place: to end the way here, say."""
    shortcuts: tuple[str, ...] = ()
    asides: tuple[str, ...] = ()

    @property
    def moves(self) -> tuple[tuple[int, int] | str, ...]:
        """A sample of the places, both ends and the middle of every band; then the words."""
        places = (
            (distance, band.turn)
            for band in self.bands
            for distance in sorted({band.shortest, (band.shortest + band.longest) // 2, band.longest})
        )
        return (*places, *self.answers)

    @property
    def words(self) -> tuple[str, ...]:
        """Every answer that is no place."""
        return (*self.answers, *self.shortcuts, *self.asides)

    def __contains__(self, answer: object) -> bool:
        if isinstance(answer, str):
            return answer in self.words
        if not (isinstance(answer, tuple) and len(answer) == 2 and all(type(number) is int for number in answer)):
            return False
        distance, turn = answer
        return any(band.turn == turn and band.shortest <= distance <= band.longest for band in self.bands)

    def __iter__(self) -> Iterator[tuple[int, int] | str]:
        return iter((*self.moves, *self.shortcuts, *self.asides))


Request = Choose | Roll | Orders | Reach
Answer = str | int | tuple[int, ...] | Sealed
LONGEST_WORD = 200
LARGEST_NUMBER = 2**53


def well_formed(request: Request, answer: object) -> bool:
    """Whether something has the form of an answer to such a request, legal or not; only then can it be talked about."""

    def word(text: object) -> bool:
        return isinstance(text, str) and len(text) <= LONGEST_WORD

    def number(value: object) -> bool:
        return type(value) is int and abs(value) <= LARGEST_NUMBER

    match request, answer:
        case Choose(), _:
            return word(answer)
        case Reach(), str():
            return word(answer)
        case Orders(), Sealed(seat, tuple(lines)):
            return word(seat) and all(isinstance(line, tuple) and len(line) == 2 and all(map(word, line)) for line in lines)
        case Roll() | Reach(), tuple():
            return all(map(number, answer))
        case Roll(), _:
            return number(answer)
        case _:
            return False


def print_answer(answer: Answer) -> str:
    """The short notation of an answer, as records and the terminal write it."""
    match answer:
        case str() | int():
            return str(answer)
        case Sealed():
            return "; ".join(f"{name}: {order}" for name, order in answer.lines)
        case _:
            return " ".join(map(str, answer))


def parse_answer(request: Request, text: str, seat: str = "") -> Answer:
    """Read the notation back; what it means depends on the request. ValueError when it is no answer in form."""
    match request:
        case Choose():
            return text.strip()
        case Roll():
            faces = tuple(sorted(int(part) for part in text.replace("+", " ").replace(",", " ").split()))
            return faces[0] if request.count == 1 and len(faces) == 1 else faces
        case Reach():
            word = text.strip()
            return word if word in request.words else tuple(int(part) for part in text.split())
        case Orders():
            pairs = [line.partition(":") for line in text.split(";") if line.strip()]
            return Sealed(seat, tuple((name.strip(), order.strip()) for name, _, order in pairs))
