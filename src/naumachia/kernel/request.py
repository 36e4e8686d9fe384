"""Requests: questions that a game waits with.

`answer in request` is the law; iterating a request is the offer: all of it, or a fair sample where the plane makes it
infinite. Nothing else in the program lists legal answers.

A question to a seat has three parts, offered in this order:

    moves       what the rules let it do, one thing at a time: all that a program that looks ahead has to try
    shortcuts   several moves told at once, for a player's hand
    asides      no moves: giving up, standing orders; programs never give them, and the same question stands afterwards

    Choose   one of several options                      answer: str
    Roll     dice, or a card from a deck, by the driver  answer: int, or a sorted tuple of ints for several dice
    Orders   secret sheets of several seats at once      answer: Sealed; its lines are in `orders/sheet_lines.py`
    Leg      a distance and a turn on the plane          answer: (distance, turn)
    Place    a place and a heading on the plane          answer: (x, y, heading)
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import ClassVar, TypeGuard

from msgspec import Struct

from naumachia.kernel.chance.rng import RandomSource
from naumachia.kernel.orders.poses import DRAWS, Leg, Place, Question
from naumachia.kernel.orders.sheet_lines import Line
from naumachia.kernel.positions.not_saved import NotSaved
from naumachia.kernel.words import Args, Refusal


class Die(Struct, frozen=True):
    """Faces and how often each of them falls. A deck is a die with as many weights as cards are left."""

    name: str
    """The message `die-NAME` where its faces have names of their own."""
    faces: tuple[int, ...]
    weights: tuple[int, ...]
    """How many sides of the die bear each face."""
    names: tuple[str, ...] = ()
    """Names of the faces: the message `face-NAME` and its picture; empty where a face is just its number."""

    def called(self, *thrown: int) -> tuple[str, ...]:
        """The names of the faces thrown; nothing where they have none."""
        return tuple(self.names[self.faces.index(face)] for face in thrown) if self.names else ()

    @classmethod
    def fair(cls, name: str, sides: int) -> Die:
        """An ordinary die with faces 1 to `sides`."""
        return cls(name, tuple(range(1, sides + 1)), (1,) * sides)


D6 = Die.fair("d6", 6)
DECK = "deck"
"""The name of a die that stands for a deck of cards."""
Fall = tuple[int | tuple[int, ...], int]
"""An answer to a roll, and its weight."""
CONCEDE = "concede"
"""Giving up: an aside that every game knows. It is of the program, not of the rules."""


class Choose(Question, frozen=True):
    """One seat picks one of the answers."""

    answers: tuple[str, ...]
    """The moves."""
    args: Args = {}  # noqa: RUF012  # msgspec copies it
    binding: bool = False
    """The rules say that this answer cannot be taken back."""
    shortcuts: tuple[str, ...] = ()
    asides: tuple[str, ...] = ()

    @property
    def moves(self) -> tuple[str, ...]:
        """Return the answers that make one move each."""
        return self.answers

    def __contains__(self, answer: object) -> bool:
        return answer in self.answers or answer in self.shortcuts or answer in self.asides

    def __iter__(self) -> Iterator[str]:
        return iter((*self.answers, *self.shortcuts, *self.asides))

    def draw(self, rng: RandomSource) -> str:
        """Draw a move or shortcut."""
        return rng.choice((*self.answers, *self.shortcuts))


class Roll(Struct, frozen=True):
    """Dice to be thrown by the driver; `seat` is the player whose dice they are."""

    key: str
    seat: str
    rule: str
    die: Die = D6
    count: int = 1
    args: Args = {}
    asides: ClassVar[tuple[str, ...]] = ()

    @property
    def seats(self) -> tuple[str, ...]:
        """Nobody: dice are thrown, not chosen."""
        return ()

    @property
    def moves(self) -> tuple[int | tuple[int, ...], ...]:
        """Every way the dice may fall."""
        return tuple(self)

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

    def outcomes(self) -> tuple[Fall, ...]:
        """Every answer with its weight; several dice are sorted, so that 3-5 and 5-3 are one answer of weight two."""
        return _outcomes(self.die.faces, self.die.weights, self.count)


@lru_cache(maxsize=1000)
def _outcomes(faces: tuple[int, ...], weights: tuple[int, ...], count: int) -> tuple[Fall, ...]:
    """Worked out once for each kind of throw; a deck has many, but not in one match."""
    if count == 1:
        return tuple(zip(faces, weights, strict=True))
    weight = dict(zip(faces, weights, strict=True))
    orders = factorial(count)
    return tuple(
        (fall, orders // prod(map(factorial, Counter(fall).values())) * prod(weight[face] for face in fall))
        for fall in combinations_with_replacement(sorted(faces), count)
    )


class Sealed(Struct, frozen=True):
    """The filled sheet of one seat, closed until all have handed theirs in."""

    seat: str
    lines: tuple[tuple[str, str], ...]


class Orders(Struct, frozen=True, dict=True):
    """Secret orders of several seats; each hands in one sheet, in any order of arrival.

    The kernel collects them (`step`): a sheet may be handed in anew or taken back until the last one is in. A law across the
    lines of a sheet (`Frame.bar_sheet`) rides along beside the fields, so that `in` is the whole law here too.
    """

    key: str
    rule: str
    sheets: Mapping[str, tuple[Line, ...]]
    """For each seat the lines of its sheet; the first answer of a line is the one that changes nothing."""
    args: Args = {}
    handed: tuple[str, ...] = ()
    """The seats whose sheets are in. Set by the kernel, never by a frame."""
    asides: tuple[str, ...] = ()
    """Asides a seat may give instead of a sheet: a sheet of one line named after the aside, with its value after the colon."""

    bar = NotSaved[Callable[[Sealed], Refusal | None] | None](None)
    """Return the refusal of a sheet whose lines are legal one by one, or None (`Frame.bar_sheet`)."""

    @property
    def seats(self) -> tuple[str, ...]:
        """Seats that have still to answer."""
        return tuple([seat for seat in self.sheets if seat not in self.handed])

    def __contains__(self, answer: object) -> bool:
        return self.aside(answer) != "" or (self.fits(answer) and self.barred(answer) is None)

    def aside(self, answer: object) -> str:
        """The aside an answer says; empty where it is a sheet."""
        if not isinstance(answer, Sealed) or not isinstance(answer.lines, tuple) or len(answer.lines) != 1:
            return ""
        if not well_formed(self, answer) or answer.seat not in self.sheets:
            return ""
        ((name, rest),) = answer.lines
        said = f"{name}:{rest}" if rest else name
        return said if said in self.asides else ""

    def fits(self, answer: object) -> TypeGuard[Sealed]:
        """Whether every line by itself is as it may be."""
        if not isinstance(answer, Sealed) or not well_formed(self, answer) or answer.seat not in self.sheets:
            return False
        lines = self.sheets[answer.seat]
        return len(lines) == len(answer.lines) and all(
            line.id == name and order in line for line, (name, order) in zip(lines, answer.lines, strict=True)
        )

    def refused(self, answer: object) -> Refusal | None:
        """The law across lines that stands against a sheet of the right form; None for everything else."""
        return self.barred(answer) if self.fits(answer) else None

    def barred(self, sheet: Sealed) -> Refusal | None:
        """The law across lines that stands against a sheet."""
        bar = self.bar
        return None if bar is None else bar(sheet)

    def __iter__(self) -> Iterator[Sealed]:
        """A sample: each sheet with its first answers, and with some other answers of each line in turn."""
        for seat in self.seats:
            first = self.plain(seat)
            yield first
            for place, line in enumerate(self.sheets[seat]):
                for order in line:
                    sheet = Sealed(seat, (*first.lines[:place], (line.id, order), *first.lines[place + 1 :]))
                    if order != line.first and self.barred(sheet) is None:
                        yield sheet

    @property
    def moves(self) -> tuple[Sealed, ...]:
        """A sample of the sheets of every seat that has still to hand one in; each sheet says whose it is."""
        return tuple(self)

    def plain(self, seat: str) -> Sealed:
        """The sheet that changes nothing."""
        return Sealed(seat, tuple((line.id, line.first) for line in self.sheets[seat]))

    def draw(self, seat: str, rng: RandomSource) -> Sealed:
        """Draw a sheet that a seat may hand in; where laws across lines leave few of them, now and then the plain one."""
        for _ in range(DRAWS):
            sheet = Sealed(seat, tuple((line.id, line.draw(rng)) for line in self.sheets[seat]))
            if self.barred(sheet) is None:
                return sheet
        return self.plain(seat)


Request = Choose | Roll | Orders | Leg | Place
Answer = str | int | tuple[int, ...] | Sealed
LONGEST_WORD = 200
LARGEST_NUMBER = 2**53


def well_formed(request: Request, answer: object) -> bool:
    """Whether something has the form of an answer to such a request, legal or not; only then can it be talked about."""
    match request:
        case Choose():
            return _is_word(answer)
        case Orders():
            if not isinstance(answer, Sealed) or not isinstance(answer.lines, tuple):
                return False
            return _is_word(answer.seat) and all(map(_is_line, answer.lines))
        case Roll():
            return all(map(_is_number, answer)) if isinstance(answer, tuple) else _is_number(answer)
        case Leg() | Place():
            if isinstance(answer, tuple):
                return len(answer) == (2 if isinstance(request, Leg) else 3) and all(map(_is_number, answer))
            return _is_word(answer)


def _is_word(text: object) -> bool:
    return isinstance(text, str) and len(text) <= LONGEST_WORD


def _is_number(value: object) -> bool:
    return type(value) is int and abs(value) <= LARGEST_NUMBER


def _is_line(line: object) -> bool:
    return isinstance(line, tuple) and len(line) == 2 and _is_word(line[0]) and _is_word(line[1])


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
        case Leg() | Place():
            word = text.strip()  # one that is not open now is read too, so that the game can say why not
            named = word in request.words or word.isalpha()
            return word if named else tuple(int(part) for part in text.replace(",", " ").split())
        case Orders():
            lines = {line.id: line for line in request.sheets.get(seat, ())}
            parts = [part.partition(":") for part in text.split(";") if part.strip()]
            pairs = [(name.strip(), order) for name, _, order in parts]
            read = tuple((name, lines[name].read(order) if name in lines else order.strip()) for name, order in pairs)
            return _in_order(request, Sealed(seat, read))


def _in_order(request: Orders, sheet: Sealed) -> Sealed:
    """Return a sheet with its lines in the order of the request; a line left out gets its first answer, which changes nothing.

    A sheet that is empty, says an aside, names an unknown line or names a line twice is returned as written.
    """
    lines, written = request.sheets.get(sheet.seat, ()), dict(sheet.lines)
    known = {line.id for line in lines}
    if not written or len(written) < len(sheet.lines) or not written.keys() <= known or request.aside(sheet):
        return sheet
    return Sealed(sheet.seat, tuple((line.id, written.get(line.id, line.first)) for line in lines))
