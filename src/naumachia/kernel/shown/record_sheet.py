"""Record sheet of a piece, a group or a side: rows, bars and boxes, counters, standing orders.

Pieces as drawn on the sea are in `picture.py`; the sheets on which orders are written are in `orders/sheet_lines.py`.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Literal

from msgspec import Struct

from naumachia.kernel.words import Message


class Gauge(Struct, frozen=True, gc=False):
    """A number with a maximum, drawn as a bar."""

    key: str
    value: int
    maximum: int


class Row(Struct, frozen=True, gc=False):
    """One line of a record sheet."""

    label: Message
    value: Message


def rows_of(told: Iterable[tuple[str, Message]]) -> tuple[Row, ...]:
    """The lines of a sheet, each named by its message `sheet-NAME-label`."""
    return tuple([Row(_label(name), value) for name, value in told])


@cache
def _label(name: str) -> Message:
    return Message(f"sheet-{name}-label")


class Standing(Struct, frozen=True, gc=False):
    """Standing order that its owner may set beside other questions, shown where it applies.

    It is named `standing-KEY`, its values `standing-KEY-VALUE`. It is set by the answers of `via` and then `KEY:VALUE`, which
    are open to its seat while the first of them is among the asides of a question; where `via` is empty by the one answer
    `standing:KEY:VALUE`, open at every question of its seat.
    """

    key: str
    value: str
    values: tuple[str, ...]
    seat: str
    via: tuple[str, ...]
    own: bool = False
    """Said of this one itself; otherwise it goes by what was said of those above it."""


class Counter(Struct, frozen=True, gc=False, omit_defaults=True):
    """Counter on a piece. Clients that may not know it see that it lies there, and no more."""

    label: Message | None = None
    """Text of the counter; None for clients that may not know it."""
    sign: str = ""
    """One or two characters to draw on it."""
    open: bool = False
    """It lies face up: everybody may know it."""


class Track(Struct, frozen=True, gc=False, omit_defaults=True):
    """A row of boxes on a drawn record sheet."""

    part: Message
    """The heading it stands under, with those before it that have the same."""
    label: Message
    kind: Literal["supply", "scale", "harm", "things", "strip", "markers"]
    """`supply`: boxes struck out from the end. `scale`: the same with their numbers in them. `harm`: boxes filled from the
    beginning. `things`: names struck out from the end. `strip`: words in cells, one of them the one that counts now.
    `markers`: what lies on the piece now, by name, with room for `boxes` on paper."""
    boxes: int = 0
    marked: int = 0
    """How many are struck out or filled; on a strip, the number of the cell that counts now."""
    names: tuple[Message, ...] = ()
    """Texts of the boxes; a box may have the empty message. For markers: the markers that lie there."""
    barred: int = 0
    """So many boxes more at the end are printed on every sheet, and this piece has not: they are struck out before play."""
    falls: tuple[int, ...] = ()
    """Of harm: the numbers of the boxes at which something comes down; they are drawn heavier."""
