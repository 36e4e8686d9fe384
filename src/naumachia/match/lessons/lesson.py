"""Lessons as files: a position, a task in both languages, its goal, and the failures with their reasons.

A lesson lies under `lessons/` of its game. Goals and failures are expectations as in a vector. `docs/lessons.md` tells all of it.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec
from msgspec import Struct

from naumachia.games import find
from naumachia.kernel import AnyGame, Message, Scenario, Seeded, Source
from naumachia.kernel.errors import BadFile, NotFound
from naumachia.kernel.files import toml_files
from naumachia.kernel.files.record import Header
from naumachia.kernel.files.toml_files import Fault
from naumachia.kernel.scenario import Words
from naumachia.kernel.words import Plain
from naumachia.match.match import Match
from naumachia.match.replays.expect import Expect
from naumachia.match.replays.vector import Given, moved

LESSON = "lesson/"
"""Beginning of the name of a match that is a lesson; the name of another is its scenario."""


class When(Expect, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An expectation as in a vector, and how the ships of the learner stand."""

    safe: tuple[str, ...] = ()
    """Nobody could strike these before the learner acts again."""
    threatened: tuple[str, ...] = ()
    """Somebody could strike each of these."""


class Touch(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The place where to click: a ship, an answer wherever it stands on the page, or a ship and an answer in the panel."""

    ship: str = ""
    answer: str = ""
    when: str = ""
    """The key of the question it is meant for; without one, the learner's first question."""


class Failure(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A way to fail, and the reason in words."""

    name: str
    when: When
    reason: Words
    why: tuple[str, str] | None = None
    """A ship and an action: the rule that stands between them is told too."""


class Remark(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A sentence of the teacher while something is so. Its events are those since the learner's last answer."""

    when: When
    words: Words
    touch: list[Touch] = []


class Wrong(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Answers that do not do what is asked, and why: by the name of a failure, or by the rule that refuses the last one."""

    answers: list[str | Given]
    fails: str = ""
    refused: str = ""


class Lesson(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A lesson as written."""

    game: str
    title: Words
    idea: Words
    """The one thing to know, in two or three sentences."""
    task: Words
    """The task, in one sentence."""
    hint: Words
    learned: Words
    """Told when it is done."""
    rules: list[str]
    """Rules that the lesson is about."""
    seat: str
    """The learner's seat."""
    seed: str = "1"
    """Seed of its dice."""
    opponent: str = "deckhand"
    """The program that answers for the other seats where `replies` says nothing."""
    scenario: str | dict[str, Plain]
    options: dict[str, int] = {}
    touch: list[Touch] = []
    """Where to click; the first that fits the question."""
    only: dict[str, list[str]] = {}
    """By the key of a question, the only answers taken; where a question is missing, all answers are."""
    replies: list[Given] = []
    """Answers of the other seats, each for its question; the first that is legal is given."""
    goal: list[When]
    """Done as soon as one of these holds."""
    fails: list[Failure] = []
    """Failed as soon as one of these holds, and no goal."""
    remarks: list[Remark] = []
    solution: list[str | Given]
    """A way to do it. Answers of other seats than the learner's stand here only where a program gave them."""
    wrong: list[Wrong]


class Course(Struct, frozen=True):
    """A lesson that is ready to begin."""

    name: str
    lesson: Lesson
    game: AnyGame
    battle: Scenario
    """Its scenario."""

    def begin(self, dice: Source | None = None) -> Match:
        """Return a new match of the lesson; everything in it may be taken back."""
        lesson = self.lesson
        seats = self.game.rules.seats(self.game.start(self.battle, lesson.options))
        players = {seat: "human" if seat == lesson.seat else lesson.opponent for seat in seats}
        given = Seeded(lesson.seed) if dice is None else dice
        name = LESSON + self.name
        return Match(self.game, self.battle, name=name, options=lesson.options, players=players, training=True, dice=given)


@lru_cache(maxsize=256)
def load(game: AnyGame, name: str) -> Course:
    """Return a lesson of a game, or raise `BadFile` with every fault and its line."""
    if name not in game.lessons():
        raise NotFound.among("lesson-unknown", name, game.lessons())
    path = game.folder / "lessons" / f"{name}.toml"
    data, text = toml_files.read(path)
    return read(data, text, str(path), name)


def read(data: dict[str, Plain], text: str, file: str, name: str) -> Course:
    """Return the lesson of these tables."""
    lesson = toml_files.check(data, Lesson, file, text)
    game = find(lesson.game)
    try:
        battle = _battle(lesson, game, file)
        first = game.start(battle, lesson.options)
    except BadFile as error:
        raise BadFile(file, tuple(moved(fault, ("scenario",), text) for fault in error.faults), lesson.game) from error
    faults = tuple(toml_files.told(fault, text) for fault in _faults(lesson, tuple(game.rules.seats(first))))
    if faults:
        raise BadFile(file, faults, lesson.game)
    return Course(name, lesson, game, battle)


def _battle(lesson: Lesson, game: AnyGame, file: str) -> Any:
    title, note = msgspec.to_builtins(lesson.title), msgspec.to_builtins(lesson.task)
    if isinstance(lesson.scenario, str):
        try:
            battle = game.load_scenario(lesson.scenario)
        except NotFound as error:
            known = Message("want-one-of", {"names": error.message.args["known"]})
            raise BadFile(file, (toml_files.told(Fault((), known, lesson.scenario)),)) from error
        return msgspec.structs.replace(battle, title=lesson.title, note=lesson.task)
    return game.check_scenario({"game": game.name, "title": title, "note": note} | lesson.scenario, file)


def _faults(lesson: Lesson, seats: tuple[str, ...]) -> list[Fault]:
    """Faults that types do not find: seats and failures go by names that exist."""
    names = [failure.name for failure in lesson.fails]
    found = [Fault(("seat",), toml_files.one_of(seats), lesson.seat)] if lesson.seat not in seats else []
    for place, wrong in enumerate(lesson.wrong):
        if not wrong.refused and wrong.fails not in names:
            found.append(Fault(("wrong", str(place), "fails"), toml_files.one_of(names), wrong.fails))
    for field in ("goal", "wrong", "solution"):
        if not getattr(lesson, field):
            found.append(Fault((field,), Message("want-value"), toml_files.NOTHING))
    return found


def lesson_of(header: Header) -> Course | None:
    """Return the lesson that a match is, or nothing: other matches, and lessons that have been written anew since."""
    if not header.scenario.startswith(LESSON) or not header.training or header.forked:
        return None
    try:
        course = load(find(header.game), header.scenario.removeprefix(LESSON))
    except (NotFound, BadFile):
        return None
    return course if _plain(course.battle) == _plain(header.setup) else None


def _plain(value: Any) -> Any:
    """A value as JSON has it: a stored header holds lists where another has tuples."""
    return msgspec.json.decode(msgspec.json.encode(value))
