"""Every lesson of every game: its solution does what is asked, its wrong answers fail for the reason they name."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from naumachia.games import find, games
from naumachia.kernel.errors import BadFile, Illegal, NotFound
from naumachia.kernel.files import toml_files
from naumachia.kernel.files.record import Header
from naumachia.kernel.scenario import Words
from naumachia.match.lessons.judge import judge, rehearse
from naumachia.match.lessons.lesson import Course, Wrong, lesson_of, load, read
from naumachia.match.match import Match
from naumachia.players import make
from naumachia.text import speech

COURSES = [load(game, name) for game in games().values() for name in game.lessons()]
EVERY = pytest.mark.parametrize("course", [pytest.param(one, id=f"{one.game.name}/{one.name}") for one in COURSES])
WRONG = [
    pytest.param(one, wrong, id=f"{one.game.name}/{one.name}: {wrong.fails or wrong.refused} {place}")
    for one in COURSES
    for place, wrong in enumerate(one.lesson.wrong)
]
BAD_FRENCH = re.compile(r"'| [:;!?»]|« |\w[:;!?](?!\w)")
FEWEST = 6
"""Lessons of a game that teaches at all."""


@EVERY
def test_the_solution_does_what_is_asked(course: Course) -> None:
    match, verdict = rehearse(course, course.lesson.solution)
    assert verdict.stand == "done", match.log()


@pytest.mark.parametrize(("course", "wrong"), WRONG)
def test_a_wrong_answer_fails_for_its_reason(course: Course, wrong: Wrong) -> None:
    if wrong.refused:
        with pytest.raises(Illegal) as caught:
            rehearse(course, wrong.answers)
        assert caught.value.refusal.rule == wrong.refused
        return
    match, verdict = rehearse(course, wrong.answers)
    assert (verdict.stand, verdict.failure) == ("failed", wrong.fails), match.log()
    said = next(one for one in course.lesson.fails if one.name == wrong.fails)
    assert verdict.reason == said.reason
    assert (verdict.why is not None) == (said.why is not None)


@EVERY
def test_every_failure_is_met_by_a_wrong_answer(course: Course) -> None:
    assert {one.fails for one in course.lesson.wrong} - {""} == {one.name for one in course.lesson.fails}


@EVERY
def test_a_lesson_is_short_and_complete_in_both_languages(course: Course) -> None:
    lesson = course.lesson
    texts = [lesson.title, lesson.idea, lesson.task, lesson.hint, lesson.learned]
    texts += [one.reason for one in lesson.fails] + [one.words for one in lesson.remarks]
    for words in texts:
        assert words.en.strip()
        assert words.fr.strip()
        assert words.en != words.fr
        assert not BAD_FRENCH.search(words.fr), words.fr
    assert len(lesson.title.en) <= 40
    assert all(len(text) <= 160 for text in (lesson.task.en, lesson.task.fr))
    spoken = speech("en", lesson.game)
    assert lesson.rules
    assert all(spoken.knows("rule-" + rule.replace(".", "-")) for rule in lesson.rules), lesson.rules


@EVERY
def test_the_place_to_click_is_there(course: Course) -> None:
    """Every touch names a piece of the board, or an answer that is offered on the way of the solution or of a wrong answer."""
    lesson = course.lesson
    pieces = {piece.id for piece in course.game.picture.scene(course.begin().first, lesson.seat).pieces}
    ways = [lesson.solution, *(wrong.answers for wrong in lesson.wrong if wrong.fails)]
    met: set[tuple[str, str]] = set()
    for way in ways:
        match, _ = rehearse(course, way)
        for turn in range(len(match.history) + 1):
            request = match.as_of(turn).request
            if request is not None:
                shown = {touch.answer for touch in lesson.touch if touch.answer and match_offers(request, touch.answer)}
                met |= {(request.key, answer) for answer in shown} | {("", answer) for answer in shown}
    for touch in lesson.touch:
        assert touch.ship or touch.answer
        assert not touch.ship or touch.ship in pieces
        assert not touch.answer or (touch.when, touch.answer) in met


def match_offers(request: object, answer: str) -> bool:
    return answer in (str(one) for one in getattr(request, "answers", ()))


@pytest.mark.parametrize("name", sorted({course.game.name for course in COURSES}))
def test_a_game_has_enough_lessons_in_order(name: str) -> None:
    names = find(name).lessons()
    assert len(names) >= FEWEST
    assert [one[:2] for one in names] == [f"{place:02}" for place in range(1, len(names) + 1)]


# The small battles at the end

LAST = [[one for one in COURSES if one.game.name == name][-1] for name in sorted({one.game.name for one in COURSES})]
BATTLES = pytest.mark.parametrize("course", [pytest.param(one, id=one.game.name) for one in LAST])
SEEDS = 3
LONGEST = 80
"""Answers of the learner: a small battle is over in ten to twenty minutes."""


def fought(course: Course, seed: int) -> tuple[Match, int]:
    """A lesson played by the helmsman against its opponent, and how many answers the helmsman gave."""
    match, seat, given = course.begin(), course.lesson.seat, 0
    players = {
        one: make("helmsman" if one == seat else course.lesson.opponent, course.game, f"{seed}/{one}") for one in match.seats
    }
    while match.waiting:
        asked = seat if seat in match.waiting else match.waiting[0]
        given += asked == seat
        match.answer(players[asked].choose(match.state, asked), asked)
    return match, given


@BATTLES
def test_the_last_lesson_is_a_small_battle_that_is_won_more_often_than_lost(course: Course) -> None:
    stands, lengths = [], []
    for seed in range(SEEDS):
        match, given = fought(course, seed)
        stands.append(judge(course, match, remarks=False).stand)
        lengths.append(given)
    assert stands.count("done") > SEEDS / 2, stands
    assert max(lengths) <= LONGEST, lengths


@BATTLES
def test_the_teacher_speaks_at_several_moments_of_a_battle(course: Course) -> None:
    """Every remark of a battle is said on one of the ways that are written down, and a lost battle has its reason."""
    said: set[str] = set()
    for way in (course.lesson.solution, *(wrong.answers for wrong in course.lesson.wrong)):
        match, _ = rehearse(course, way)
        again = course.begin()
        for turn in match.history:
            if again.waiting and course.lesson.seat in again.waiting and (remark := judge(course, again).remark):
                said.add(remark.en)
            if turn.seat in again.waiting:
                again.answer(turn.answer, turn.seat)
    assert len(said) >= 5, said
    assert any(one.when.result is not None and one.when.result.winner for one in course.lesson.fails)


# The mechanism

TEXT = """game = "touche_coule"
seat = "red"
rules = ["TC-4a.1"]
title = { en = "a", fr = "b" }
idea = { en = "a", fr = "b" }
task = { en = "a", fr = "b" }
hint = { en = "a", fr = "b" }
learned = { en = "a", fr = "b" }
solution = ["1", "straight"]
[scenario]
order = ["RL", "BL"]
ships.RL = { camp = "red", kind = "liburnian", bow = [-3, 0], facing = 0, speed = 0 }
ships.BL = { camp = "blue", kind = "liburnian", bow = [4, -2], facing = 3 }
[[goal]]
events = ["moved"]
[[fails]]
name = "stayed"
when.events = ["stayed"]
reason = { en = "a", fr = "b" }
why = ["RL", "fire:BL"]
[[remarks]]
when.request = "ask-path"
words = { en = "now", fr = "ici" }
touch = [{ answer = "straight", when = "ask-path" }]
[[wrong]]
answers = ["0", "straight"]
fails = "stayed"
"""


def lesson(text: str = TEXT) -> Course:
    return read(toml_files.parse(text, "x.toml"), text, "x.toml", "x")


def test_a_lesson_stands_open_until_it_is_done_or_failed_and_again_after_a_take_back() -> None:
    course = lesson()
    match = course.begin()
    assert judge(course, match).stand == "open"
    match.answer("0", "red")
    assert judge(course, match).remark == Words("now", "ici")
    match.answer("straight", "red")
    failed = judge(course, match)
    assert (failed.stand, failed.turn, failed.failure) == ("failed", 2, "stayed")
    assert failed.why is not None
    assert failed.why.rule == "TC-5b.2"
    match.undo("red")
    assert judge(course, match).stand == "open"
    match.begin_again("red")
    assert not match.history
    match.answer("1", "red")
    match.answer("straight", "red")
    assert judge(course, match).stand == "done"


def test_what_is_decided_stays_so_when_play_goes_on() -> None:
    course = lesson()
    match = course.begin()
    for answer in ("0", "straight", "0", "straight", "1", "straight"):
        match.answer(answer)
    assert judge(course, match).stand == "failed"


def test_a_match_that_ends_without_the_goal_is_a_failure_without_a_name() -> None:
    course = lesson()
    match = course.begin()
    match.answer("concede", "red")
    assert (judge(course, match).stand, judge(course, match).failure) == ("failed", "")


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ('seat = "red"', 'seat = "green"', 2),
        ("bow = [4, -2]", "bow = [40, -2]", 13),
        ('fails = "stayed"', 'fails = "slept"', 27),
        ('events = ["moved"]', "events = 3", 15),
        ('hint = { en = "a", fr = "b" }', 'hint = { en = "a" }', 7),
        ('solution = ["1", "straight"]', "solution = []", 9),
        ('kind = "liburnian", bow = [-3', 'kind = "canoe", bow = [-3', 12),
    ],
)
def test_a_fault_is_told_with_file_and_line(old: str, new: str, line: int) -> None:
    assert old in TEXT
    with pytest.raises(BadFile) as caught:
        lesson(TEXT.replace(old, new, 1))
    assert caught.value.file == "x.toml"
    assert [fault.args["line"] for fault in caught.value.faults] == [line]


def test_an_unknown_lesson_is_told() -> None:
    with pytest.raises(NotFound):
        load(find("touche_coule"), "99-sail-to-the-moon")


def test_only_an_unforked_training_match_of_the_very_position_is_a_lesson() -> None:
    game = find("touche_coule")
    header = load(game, "01-row").begin().header
    assert lesson_of(header) is not None
    assert lesson_of(msgspec.json.decode(msgspec.json.encode(header), type=Header)) is not None  # as it is stored
    assert lesson_of(replace(header, training=False)) is None
    assert lesson_of(replace(header, forked=1)) is None
    assert lesson_of(replace(header, scenario="lesson/99")) is None
    assert lesson_of(replace(header, setup={**header.setup, "round": 2})) is None


def test_lessons_lie_where_the_documentation_says() -> None:
    for course in COURSES:
        assert (Path(course.game.folder) / "lessons" / f"{course.name}.toml").exists()
