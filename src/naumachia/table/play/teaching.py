"""A match that is a lesson: what is told of it, which answers it takes, and what it answers for the other seats."""

from __future__ import annotations

import msgspec

from naumachia.kernel import Answer, State
from naumachia.kernel.errors import Over
from naumachia.kernel.scenario import Words
from naumachia.match import Match
from naumachia.match.lessons.judge import Verdict, judge, reply, taken
from naumachia.match.lessons.lesson import Course, lesson_of
from naumachia.table.base.errors import Forbidden
from naumachia.table.wire import outgoing


class Teaching:
    """The lesson of a table."""

    def __init__(self, course: Course) -> None:
        self.course = course
        self._known: tuple[State, int, Verdict] | None = None
        """The verdict found last, with its position."""

    @classmethod
    def of(cls, match: Match) -> Teaching | None:
        """Return the lesson that a match is, or nothing."""
        course = None if match.stopped else lesson_of(match.header)
        return None if course is None else cls(course)

    def verdict(self, match: Match) -> Verdict:
        """Return how the lesson stands now."""
        known = self._known
        if known is None or known[0] is not match.state or known[1] != len(match.history):
            known = self._known = match.state, len(match.history), judge(self.course, match)
        return known[2]

    def told(self, match: Match) -> outgoing.Lesson:
        """Return how the lesson stands as the page is told."""
        found = self.verdict(match)
        touch = None if found.touch is None else outgoing.Touch(found.touch.ship, found.touch.answer)
        name, seat = self.course.name, self.course.lesson.seat
        return outgoing.Lesson(name, seat, found.stand, found.turn, _words(found.reason), found.why, _words(found.remark), touch)

    def check(self, match: Match, seat: str, *answers: str) -> None:
        """Refuse answers after the end of the lesson, and those it does not take."""
        if self.verdict(match).stand != "open":
            raise Over("lesson-over")
        if seat == self.course.lesson.seat and answers and not taken(self.course, match, answers[0]):
            raise Forbidden("lesson-not-now")

    def reply(self, match: Match, seat: str) -> Answer | None:
        """Return the answer that is written down for a seat, or nothing where its program is to answer."""
        written = reply(self.course, match, seat)
        return None if written is None else match.read(written.answer, seat)


def _words(words: Words | None) -> dict[str, str]:
    return {} if words is None else msgspec.to_builtins(words)
