"""Comparison of a letter with the letters a writer has: new, known, old, or not as written before."""

from __future__ import annotations

from enum import Enum

from naumachia.correspondence.errors import BadLetter
from naumachia.correspondence.exchange import all_words, check_form
from naumachia.correspondence.letter import Letters


class News(Enum):
    """How a letter stands to those that are here."""

    new = "new"
    known = "known"


def compare(mine: Letters, theirs: Letters, me: int) -> News:
    """Return whether a letter is the next one or the one already here; `BadLetter` says why it is neither."""
    if theirs.match != mine.match:
        raise BadLetter("letter-other-head" if theirs.head.end == mine.head.end else "letter-other-match")
    words, known = check_form(theirs), all_words(mine)
    for number, (old, new) in enumerate(zip(mine.letters, theirs.letters, strict=False), 1):
        own = (number - 1) % 2 == me
        if old != new:
            raise BadLetter("letter-rewritten" if own else "letter-forked", number=number)
        if known[number - 1] != words[number - 1]:
            raise BadLetter("letter-other-word", name=name_of(mine, 1 - me if not own else me))
    here, there = len(mine.letters), len(theirs.letters)
    if there < here:
        raise BadLetter("letter-old", number=there, known=here)
    if there == here:
        if mine.letters and mine.writer == me:
            raise BadLetter("letter-own", number=there)
        return News.known
    if there > here + 1 or theirs.writer == me:
        raise BadLetter("letter-elsewhere", number=here + 1)
    return News.new


def name_of(letters: Letters, writer: int) -> str:
    """Return the name of a writer; of one who has not written yet, nothing."""
    return letters.head.name if writer == 0 else letters.letters[1].name if len(letters.letters) > 1 else ""
