"""Lines of a record: answers taken back by consent stay in it, so it may have more lines than the history has answers."""

from __future__ import annotations

from collections.abc import Sequence

from naumachia.match.history.takeback import Back
from naumachia.match.history.turn import Turn


class RecordLines:
    """How the lines of the record stand to the answers of the history, and how much of what was stored still holds.

    The record is `kept`, then the answers of the history from `fixed` on. A take-back by consent moves all lines there are, and
    one that tells of it, into `kept`, and `fixed` to where the history then ends.
    """

    __slots__ = ("firm", "fixed", "kept", "stands")

    def __init__(self) -> None:
        self.kept: list[Turn | Back] = []
        """Every line up to the last take-back by consent."""
        self.fixed = 0
        """Answers of the history that stand in those lines."""
        self.stands = 0
        """Answers of the history that are as they were when last marked."""
        self.firm = 0
        """Lines of the record likewise."""

    def lines(self, history: list[Turn]) -> list[Turn | Back]:
        """All lines of the record."""
        lines = self.kept.copy()
        lines += history[self.fixed :]
        return lines

    def length(self, history: list[Turn]) -> int:
        """Number of lines."""
        return len(self.kept) + len(history) - self.fixed

    def part(self, history: list[Turn], first: int, last: int | None) -> Sequence[Turn | Back]:
        """Return the lines from one on. Of a long match only the end is copied."""
        place = first - len(self.kept)
        lines = self.lines(history)[first:] if place < 0 else history[self.fixed + place :]
        return lines if last is None else lines[: last - first]

    def mark(self, history: list[Turn]) -> None:
        """Note that the match is stored as it is now."""
        self.stands, self.firm = len(history), self.length(history)

    def cut(self, place: int) -> None:
        """Note that the answers from there on are about to leave the history."""
        self.stands = min(self.stands, place)
        self.firm = min(self.firm, len(self.kept) + place - self.fixed)

    def take_back(self, line: Back, history: list[Turn]) -> None:
        """Keep all lines, then one that tells of the take-back. Call before the answers leave the history."""
        self.kept = [*self.lines(history), line]
        self.fixed = line.place
        self.stands = min(self.stands, line.place)

    def copy(self) -> RecordLines:
        """Return a copy that stays as this one is now."""
        twin = RecordLines()
        twin.kept, twin.fixed, twin.stands, twin.firm = self.kept[:], self.fixed, self.stands, self.firm
        return twin
