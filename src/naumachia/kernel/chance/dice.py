"""Sources of dice. Rules never draw a number: they ask for a roll, and a source answers it."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import blake2b, sha256
from typing import Protocol

from naumachia.kernel.errors import DiceError
from naumachia.kernel.request import Roll

Fall = int | tuple[int, ...]


class Source(Protocol):
    """Anything that can answer a roll."""

    def roll(self, request: Roll, number: int) -> Fall:
        """The answer to the `number`-th roll of the match, counted from 0."""


class Seeded:
    """Dice that follow from a seed and the number of the roll, each for itself, the same on every machine."""

    def __init__(self, seed: str | int) -> None:
        self.seed = str(seed)
        self._key = sha256(self.seed.encode()).digest()

    @property
    def commitment(self) -> str:
        """Published before the match; the seed, published after it, proves the dice."""
        return sha256(b"naumachia dice:" + self.seed.encode()).hexdigest()

    def roll(self, request: Roll, number: int) -> Fall:
        """One face per die, from a hash of the seed, the number of the roll and the place of the die."""
        weights = request.die.weights
        total = sum(weights)
        faces = []
        for place in range(request.count):
            digest = blake2b(b"%d.%d" % (number, place), key=self._key, digest_size=16).digest()
            point = int.from_bytes(digest) % total
            for face, weight in zip(request.die.faces, weights, strict=True):
                if point < weight:
                    faces.append(face)
                    break
                point -= weight
        return faces[0] if request.count == 1 else tuple(sorted(faces))


class Scripted:
    """Dice from a list, for vectors and for people who roll at a real table."""

    def __init__(self, falls: Iterable[int | list[int] | tuple[int, ...]]) -> None:
        self.falls = [fall if isinstance(fall, int) else tuple(sorted(fall)) for fall in falls]
        self.used = 0

    def roll(self, request: Roll, number: int) -> Fall:
        """The next of the list."""
        if self.used >= len(self.falls):
            raise DiceError("dice-missing", roll=request.key, used=self.used)
        fall = self.falls[self.used]
        if fall not in request:
            raise DiceError("dice-misfit", roll=request.key, found=str(fall), number=self.used + 1)
        self.used += 1
        return fall
