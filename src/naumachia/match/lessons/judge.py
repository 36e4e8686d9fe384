"""How a lesson stands: open, done or failed for which reason, and what the teacher says now."""

from __future__ import annotations

from functools import cached_property
from random import Random
from typing import Literal

from msgspec import Struct

from naumachia.kernel import Event, Orders, Refusal, Roll, passing
from naumachia.kernel.errors import AnswerError
from naumachia.kernel.scenario import Words
from naumachia.match.lessons.lesson import Course, Lesson, Touch, When
from naumachia.match.match import Match
from naumachia.match.replays.expect import unmet
from naumachia.match.replays.vector import Given
from naumachia.match.views.threats import threats

THREATS = 10.0
"""Seconds for the threats of a lesson: a verdict must not hang on the clock."""
Stand = Literal["open", "done", "failed"]


class Verdict(Struct, frozen=True):
    """How a lesson stands."""

    stand: Stand
    turn: int
    """Number of answers after which it was done or failed."""
    failure: str = ""
    """Name of the failure; empty for a match that ended without the goal."""
    reason: Words | None = None
    why: Refusal | None = None
    """Rule in the way of what the failure names."""
    remark: Words | None = None
    touch: Touch | None = None


def judge(course: Course, match: Match, remarks: bool = True) -> Verdict:
    """Return how a lesson stands after the answers given so far, with the teacher's remark if wanted.

    A lesson that was done or failed stays so until that is taken back.
    """
    lesson, events = course.lesson, match.events()
    for turn in range(len(match.history) + 1):
        then = match.as_of(turn)
        if isinstance(then.request, Roll):
            continue
        told = [event for at, event in events if at <= turn]
        danger = Danger(then, lesson.seat)
        if any(_holds(goal, danger, told) for goal in lesson.goal):
            return Verdict("done", turn)
        for failure in lesson.fails:
            if _holds(failure.when, danger, told):
                why = None if failure.why is None else course.game.telling.why_not(then.state, *failure.why)
                return Verdict("failed", turn, failure.name, failure.reason, why)
        if then.outcome is not None:
            return Verdict("failed", turn)
    remark, touch = _remark(lesson, match, events) if remarks else (None, None)
    return Verdict("open", len(match.history), remark=remark, touch=touch)


def _remark(lesson: Lesson, match: Match, events: list[tuple[int, Event]]) -> tuple[Words | None, Touch | None]:
    """The first remark that fits the moment, and the place to click; nothing while others are asked."""
    if lesson.seat not in match.waiting:
        return None, None
    mine = [place for place, turn in enumerate(match.history) if turn.seat == lesson.seat]
    since = [event for at, event in events if not mine or at > mine[-1]]
    request = match.request.key if match.request is not None else ""
    danger = Danger(match, lesson.seat)
    remark = next((one for one in lesson.remarks if _holds(one.when, danger, since)), None)
    touches = [*(remark.touch if remark else ()), *lesson.touch]
    touch = next((one for one in touches if (one.when == request if one.when else not mine)), None)
    return remark.words if remark else None, touch


class Danger:
    """A position, and the pieces of a seat that others could strike in it: found once, and only where it is wanted."""

    def __init__(self, match: Match, seat: str) -> None:
        self.match = match
        self.seat = seat

    @cached_property
    def struck(self) -> frozenset[str]:
        """The pieces that others could strike before the seat acts again."""
        world = self.match.game.imagine(self.match.state, self.seat, Random(0))
        return frozenset(threat.on for threat in threats(self.match.game, world, self.seat, seconds=THREATS).found)


def _holds(when: When, danger: Danger, events: list[Event]) -> bool:
    if next(unmet(when, danger.match, events), None) is not None:
        return False
    if not when.safe and not when.threatened:
        return True
    return danger.struck.isdisjoint(when.safe) and danger.struck.issuperset(when.threatened)


def reply(course: Course, match: Match, seat: str) -> Given | None:
    """Return the answer that the lesson has written down for another seat, where one fits the question."""
    request = match.request
    if request is None:
        return None
    for given in course.lesson.replies:
        if given.seat in ("", seat) and given.when in ("", request.key) and _legal(match, given.answer, seat):
            return given
    return None


def _legal(match: Match, answer: str, seat: str) -> bool:
    try:
        match.check(match.read(answer, seat), seat)
    except AnswerError:
        return False
    return True


def taken(course: Course, match: Match, answer: str) -> bool:
    """Whether the lesson lets the learner give an answer."""
    known = course.lesson.only.get(match.request.key) if match.request is not None else None
    return known is None or answer in known


def rehearse(course: Course, answers: list[str | Given]) -> tuple[Match, Verdict]:
    """Play answers in a new match of a lesson, until it is done or failed; an answer that is refused raises its error.

    Other seats answer as the lesson has it; where it says nothing, the next of the answers is theirs if it names them, else
    they let the moment pass.
    """
    match = course.begin()
    left = [Given(answer=one) if isinstance(one, str) else one for one in answers]
    while (verdict := judge(course, match, remarks=False)).stand == "open" and match.request is not None:
        seat = next((one for one in match.waiting if one == course.lesson.seat), match.waiting[0])
        if seat == course.lesson.seat:
            while left and left[0].when and left[0].when != match.request.key:
                left.pop(0)
            if not left:
                break
            match.answer(match.read(left.pop(0).answer, seat), seat)
        elif (written := reply(course, match, seat)) is not None:
            match.answer(match.read(written.answer, seat), seat)
        elif left and left[0].seat == seat:
            match.answer(match.read(left.pop(0).answer, seat), seat)
        elif isinstance(match.request, Orders):
            match.answer(match.request.plain(seat), seat)
        elif let := passing(match.state):
            match.answer(let, seat)
        else:
            break
    return match, verdict
