"""Action numbers: every answer of a match is spelled in the tokens of one alphabet, and a token keeps its number.

    0           nothing more: what has been spelled is the whole answer
    1           the minus sign
    2 …         the numbers 0 to 99, then one hundred to ninety-nine hundred
    … 201 …     signs, then the letters that spell a word nobody has listed
    then        the words of the game (`words.toml`; new ones are added at the end of their list)
    then        the names of the scenario: its ships, squadrons and sides

The numbers of everything but the names are the same in all scenarios of a game.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec

from naumachia.kernel import Answer, AnyGame, print_answer
from naumachia.kernel.files import toml_files

END = 0
MINUS = 1
NUMBERS = 2
"""Where the numbers begin."""
LIMBS = 100
"""A number is written in hundreds and a rest below a hundred."""
SIGNS = "><^/*+.#=&|'_"
LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-"
_TOKEN = re.compile(r"\(\w+\)|-?\d+(?![\w^-])|[^\W\d_](?:[\w'-]*\w)?|\d[\w-]*\w|[^\s:,@]")
"""A word in brackets, a whole number, a word or name, or a sign. Blanks and `: , @` only part them."""
_NAME = re.compile(r"[^\W\d_](?:[\w'-]*\w)?")


class Unspelled(ValueError):
    """An answer that cannot be spelled, or two answers that are spelled alike."""


@cache
def words_of(game: str) -> tuple[str, ...]:
    """Return the words in the answers of a game; none for a game that is not listed, whose words are spelled by letters."""
    path = Path(__file__).with_name("words.toml")
    data, text = toml_files.read(path)
    listed: dict[str, tuple[str, ...]] = toml_files.check(data, dict[str, tuple[str, ...]], str(path), text)
    return listed.get(game, ())


def names_of(setup: msgspec.Struct, state: msgspec.Struct) -> tuple[str, ...]:
    """Return the names in the data of a set-up and of the position it begins with, sorted."""
    return tuple(sorted({*_names(msgspec.to_builtins(setup)), *_names(msgspec.to_builtins(state))}))


def _names(data: object) -> Iterator[str]:
    match data:
        case dict():
            for key, value in data.items():
                yield from _names(key)
                yield from _names(value)
        case list() | tuple():
            for value in data:
                yield from _names(value)
        case str() if len(data) <= 24 and _NAME.fullmatch(data):
            yield data


class Alphabet:
    """The tokens of one scenario and their numbers."""

    def __init__(self, game: AnyGame, setup: msgspec.Struct, state: msgspec.Struct) -> None:
        words = words_of(game.name)
        names = tuple(name for name in names_of(setup, state) if name not in words)
        numbers = (*map(str, range(LIMBS)), *(f"{hundred}00" for hundred in range(1, LIMBS)))
        self.tokens = ("", "-", *numbers, *SIGNS, *(f"letter {letter}" for letter in LETTERS), *words, *names)
        """The token of each number."""
        self._numbers = {token: number for number, token in enumerate(self.tokens)}
        self._spelled: dict[str, tuple[int, ...]] = {}

    def __len__(self) -> int:
        return len(self.tokens)

    def spell(self, answer: Answer) -> tuple[int, ...]:
        """Return the numbers of the tokens of an answer."""
        text = print_answer(answer)
        found = self._spelled.get(text)
        if found is None:
            found = tuple(number for part in _TOKEN.findall(text) for number in self._spell(part))
            self._spelled[text] = found
        return found

    def number(self, value: int) -> tuple[int, ...]:
        """Return the tokens of a whole number."""
        size = abs(value)
        if size >= LIMBS * LIMBS:
            raise Unspelled(f"the number {value} has more than four figures")
        hundreds, rest = divmod(size, LIMBS)
        sign = (MINUS,) if value < 0 else ()
        return (*sign, *((NUMBERS + LIMBS + hundreds - 1,) if hundreds else ()), NUMBERS + rest)

    def _spell(self, part: str) -> tuple[int, ...]:
        if re.fullmatch(r"-?\d+", part):
            return self.number(int(part))
        known = self._numbers.get(part)
        if known is not None:
            return (known,)
        try:
            return tuple(self._numbers[f"letter {letter}"] for letter in part)
        except KeyError:
            raise Unspelled(f"no tokens for {part!r}") from None

    def listed(self, answer: Answer) -> bool:
        """Whether an answer is spelled without letters: every word of it has a number of its own."""
        first = self._numbers[f"letter {LETTERS[0]}"]
        return not any(first <= number < first + len(LETTERS) for number in self.spell(answer))
