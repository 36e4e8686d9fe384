"""A match between two people who send each other letters: no server, no clock, the whole match in every letter."""

from naumachia.correspondence.compare import News, compare
from naumachia.correspondence.desk import Desk, begin, join, receive
from naumachia.correspondence.errors import BadLetter
from naumachia.correspondence.exchange import Exchange, follow
from naumachia.correspondence.letter import Letters
from naumachia.correspondence.text import from_link, is_letter, parse, read, to_link, write
from naumachia.correspondence.verify import verify
from naumachia.correspondence.writing import Writing

__all__ = [
    "BadLetter",
    "Desk",
    "Exchange",
    "Letters",
    "News",
    "Writing",
    "begin",
    "compare",
    "follow",
    "from_link",
    "is_letter",
    "join",
    "parse",
    "read",
    "receive",
    "to_link",
    "verify",
    "write",
]
