"""The words of the writers: one a letter, each the hash of the next, and the dice that follow from them.

The end of a chain is told in a writer's first letter and fixes all its words. A letter carries the next word of its writer. Dice
that a letter leaves on the table fall when the other writer opens it: from that word and from the opener's next one, which the
opener cannot choose and nobody else knows.
"""

from __future__ import annotations

from hashlib import sha256

import msgspec

from naumachia.correspondence.letter import MOST, Sheet
from naumachia.kernel.chance.mixed_dice import Chain, Mix, Mixed, before
from naumachia.kernel.request import Roll


def words_of(root: str) -> list[str]:
    """Return the words of a writer in the order they are told, beginning with the end of the chain."""
    chain = Chain(root, MOST // 2)
    found = [chain.end]
    while (word := chain.after(found[-1])) is not None:
        found.append(word)
    return found


def place_of(number: int) -> int:
    """Return which word of its writer a letter carries; the first letter carries the end of the chain."""
    return number // 2


def commitment(word: str, sheet: Sheet) -> str:
    """Return the hash that seals a sheet. Its salt is the next word of the writer, which is told when the sheet is opened."""
    return sha256(b"naumachia sheet:" + msgspec.json.encode((word, sheet.seat, sheet.lines))).hexdigest()[:32]


class LetterDice(Mixed):
    """Dice from the name of the match and the words of both writers."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.told: dict[str, str] = {}
        """For each writer's first seat the last word that is in no throw yet."""

    def throw(self, request: Roll) -> tuple[int | tuple[int, ...], Mix]:
        """Stir in the words that have been told since the last throw, then throw. Words nobody needed are passed over."""
        if self.told:
            for seat, word in self.told.items():
                if self.chains.tips.get(seat) != before(word):
                    self.chains.commit(seat, before(word))
            words, self.told = self.told, {}
            self.take(words)
        return super().throw(request)
