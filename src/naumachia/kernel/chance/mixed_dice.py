"""Dice nobody can choose: they follow from a secret of the server and from words of the seats, one word a throw.

The server commits to its secret before the match (`Seeded.commitment`). Every seat commits to a *chain* of words: each word is
the hash of the next, and the hash of the first is told beforehand. When dice are to fall after an answer, the answer is fixed
first and with it every chain (`Mixed.pledge`), then every seat that is here gives its next word. So nobody, not even who runs
the server and plays, knows a die before the answer it follows has been given; and nobody can choose a word, for it was fixed
by the one before.

Everything is plain SHA-256, so that a page can check it (`web/src/lib/dice/dice.ts`): what is promised is in `docs/dice.md`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from hashlib import sha256
from hmac import digest as hmac
from itertools import pairwise

import msgspec
from msgspec import Struct

from naumachia.kernel.chance.dice import Fall, Seeded
from naumachia.kernel.errors import DiceError
from naumachia.kernel.request import Answer, Die, Roll, Sealed

WORD = re.compile(r"[0-9a-f]{32}")
"""Pattern of a word, and of the end of a chain."""


class Mix(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """How a die came about: its number, what it was thrown with, and the words that came in before it."""

    n: int
    """The number of the die; it never goes back, whatever is taken back."""
    of: int | tuple[tuple[int, int], ...]
    """The sides of an ordinary die; else every face and its weight."""
    words: dict[str, str] = {}
    chains: dict[str, str] = {}
    """Ends of chains that seats have committed to since the last die."""


def before(word: str) -> str:
    """The word before this one in its chain."""
    return sha256(b"naumachia word:" + word.encode()).hexdigest()[:32]


def faces(die: Die) -> int | tuple[tuple[int, int], ...]:
    """A die as a record writes it."""
    sides = len(die.faces)
    plain = die.faces == tuple(range(1, sides + 1)) and set(die.weights) == {1}
    return sides if plain else tuple(zip(die.faces, die.weights, strict=True))


class Chain:
    """The words of one seat, from a secret nobody else knows; the last that is made is the first to be told."""

    def __init__(self, root: str, length: int = 2048) -> None:
        words = [sha256(b"naumachia root:" + root.encode()).hexdigest()[:32]]
        for _ in range(length):
            words.append(before(words[-1]))
        self.end = words[-1]
        self._after = dict(pairwise(reversed(words)))

    def after(self, tip: str) -> str | None:
        """The word after this one; nothing where it is not of this chain, or the last."""
        return self._after.get(tip)


class Chains:
    """Public state of the seats' words: the chain each seat has committed to, and how much of it is revealed."""

    def __init__(self) -> None:
        self.n = 0
        """The number of the next die."""
        self.tips: dict[str, str] = {}
        """The last word told of each chain, or its end."""
        self.counted: set[str] = set()
        """Seats whose words count. A chain made while others have theirs must wait for one of their words (`admit`)."""
        self.fresh: dict[str, str] = {}
        """Ends of chains that are in no record yet."""

    def commit(self, seat: str, end: str) -> None:
        """A seat has a chain, or another one: the page may have lost the first."""
        if self.tips.get(seat) != end:
            self.tips[seat] = self.fresh[seat] = end
            self.counted.discard(seat)

    def fits(self, seat: str, word: str) -> bool:
        """Whether this is the next word of a seat."""
        return seat in self.tips and WORD.fullmatch(word) is not None and before(word) == self.tips[seat]

    def admit(self, words: Mapping[str, str]) -> list[tuple[str, str]]:
        """Words that have come in; those that count, in the order of their seats.

        A player with all other secrets could choose a favourable chain. So a chain counts only when somebody else's word has come
        that was not known when it was committed to; where there is nobody else, it counts at once.
        """
        for seat, word in words.items():
            if not self.fits(seat, word):
                raise DiceError("word-misfit", seat=seat)
        for seat in words:
            if self.tips.keys() <= {seat} or words.keys() - {seat}:
                self.counted.add(seat)
        self.tips.update(words)
        self.fresh = {}
        return sorted((seat, word) for seat, word in words.items() if seat in self.counted)

    def hear(self, mix: Mix) -> list[tuple[str, str]]:
        """The same from a record."""
        for seat, end in mix.chains.items():
            self.commit(seat, end)
        self.n = mix.n + 1
        return self.admit(mix.words)


class Mixed(Seeded):
    """Dice from a seed and the words of the seats."""

    def __init__(self, seed: str | int) -> None:
        super().__init__(seed)
        self.chains = Chains()
        self._pool = sha256(b"naumachia mix:" + self.seed.encode()).digest()
        self._new: tuple[dict[str, str], dict[str, str]] = {}, {}

    def take(self, words: Mapping[str, str]) -> None:
        """Stir in the words that came for the next die."""
        self._new = dict(words), self.chains.fresh
        self._stir(self.chains.admit(words))

    def hear(self, mixes: Iterable[Mix]) -> None:
        """Go on after these."""
        for mix in mixes:
            self._stir(self.chains.hear(mix))

    def _stir(self, words: list[tuple[str, str]]) -> None:
        for seat, word in words:
            self._pool = sha256(self._pool + seat.encode() + b"\0" + word.encode()).digest()

    def roll(self, request: Roll, number: int) -> Fall:
        """One face a die, from the pool, the number of the throw in the stream and the place of the die; see `throw`."""
        return self.throw(request)[0]

    def throw(self, request: Roll) -> tuple[Fall, Mix]:
        """Throw the dice; return the fall and how it came about."""
        if self.chains.fresh:
            self.take({})
        number, weights = self.chains.n, request.die.weights
        total, found = sum(weights), []
        for place in range(request.count):
            point = int.from_bytes(hmac(self._pool, b"%d.%d" % (number, place), "sha256")[:16]) % total
            for face, weight in zip(request.die.faces, weights, strict=True):
                if point < weight:
                    found.append(face)
                    break
                point -= weight
        mix = Mix(number, faces(request.die), *self._new)
        self.chains.n, self._new = number + 1, ({}, {})
        return found[0] if request.count == 1 else tuple(sorted(found)), mix

    def pledge(self, seat: str, answer: Answer) -> str:
        """Return a commitment to the answer and the chains, made before anybody gives a word for the next die.

        It reveals nothing while the seed is secret. Without it, a player who knows a word in advance could choose a chain.
        """
        said: object = answer.lines if isinstance(answer, Sealed) else answer
        fixed = self.chains.n, seat, said, sorted(self.chains.tips.items())
        return hmac(self.seed.encode(), msgspec.json.encode(fixed), "sha256").hex()
