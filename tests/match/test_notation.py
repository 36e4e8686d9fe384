"""Positions in one line: every position of random play prints and reads itself back, and bad ones are refused in words."""

from __future__ import annotations

from random import Random

import pytest

import naumachia
from naumachia.games import games
from naumachia.kernel import Roll
from naumachia.kernel.errors import BadPosition
from naumachia.kernel.odds import key
from naumachia.match.position.notation import read_position, split_position
from naumachia.text import LANGUAGES, speech

FIRST = "touche_coule/s1-two-liburnians"


@pytest.mark.parametrize("game", sorted(games()))
def test_positions_print_and_read_themselves_back(game: str) -> None:
    met, rng = 0, Random(11)
    for scenario in naumachia.scenarios(game)[:3]:
        match = naumachia.play(scenario, seed=5)
        player = naumachia.player("random", match, seed=5)
        while match.request is not None and len(match.history) < 400:
            if rng.random() < 0.2:
                text = match.position
                assert "\n" not in text
                assert key(read_position(match.game, match.origin, split_position(text)[2])) == key(match.state)
                met += 1
            match.answer(player.choose(match.state, match.waiting[0]), match.waiting[0])
    assert met > 20


def test_a_match_goes_on_from_a_position_and_its_record_replays() -> None:
    first = naumachia.play(FIRST, seed=1)
    first.answer("1")
    second = naumachia.play(first.position, seed=2)
    assert second.state == first.state
    second.answer("straight")
    proof = naumachia.verify(second.record())
    assert proof["answers"] == 1


def test_optional_rules_are_part_of_a_position() -> None:
    match = naumachia.play(FIRST, seed=1, options={"rounds": 9})
    assert match.position.startswith(f"{FIRST} rounds=9 | ")
    assert naumachia.play(match.position).first.setting.options == match.first.setting.options


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        ("ships(RL(speed=", "position-word"),
        ("ships(XX(speed=1))", "position-word"),
        ("-moon", "position-word"),
        ("round(a=1)", "position-word"),
        ("round={", "position-word"),
        (")", "position-word"),
        ("agenda=[Nobody(ship=1)]", "position-types"),
        ('ships(RL(speed="fast"))', "position-types"),
        ('agenda=[ChoosePath(ship="XX")]', "position-contradicts"),
    ],
)
def test_what_is_no_position_is_refused_in_words(words: str, problem: str) -> None:
    with pytest.raises(BadPosition) as caught:
        naumachia.play(f"{FIRST} | {words}")
    assert caught.value.message.key == problem
    for lang in LANGUAGES:
        assert not speech(lang).problems(problem, caught.value.message.args)


def test_typed_text_is_read_for_the_request_of_the_moment() -> None:
    match = naumachia.play('touche_coule/s1 | ships(RL(bow=[0,1]) BL(bow=[2,0])) agenda=[MayFire(ship="RL") NextShip(place=1)]')
    match.dice = None
    match.answer("BL")
    assert isinstance(match.request, Roll)
    match.answer("6")
    assert match.state.ships["BL"].structure < match.before(0).ships["BL"].structure


def test_giving_up_has_no_odds() -> None:
    for scenario in ("touche_coule/s3", "war_galley/s02"):
        match = naumachia.play(scenario, seed=1)
        assert match.request is not None
        assert [match.odds(answer) for answer in match.request.asides] == [[] for _ in match.request.asides] != []
