"""Answers spelled in small steps: every scenario can be played through, and a number always means the same."""

from __future__ import annotations

from random import Random

import pytest
from msgspec import Struct

from naumachia.games import games
from naumachia.kernel import Several, Split, pending
from naumachia.kernel.orders.sheet_lines import Node, Plot
from naumachia.research.alphabet import END, LETTERS, NUMBERS, Alphabet, Unspelled
from naumachia.research.spelling import Among, Speller, speller_of
from naumachia.research.steps import CHANCE, Ground, Steps

SCENARIOS = [f"{game.name}/{scenario}" for game in games().values() for scenario in game.scenarios()]


class Empty(Struct):
    """Data without names."""


@pytest.fixture(scope="module")
def alphabet() -> Alphabet:
    return Alphabet(games()["trireme_ship"], Empty(), Empty())


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_scenario_is_played_in_steps(scenario: str) -> None:
    ground = Ground(scenario)
    steps, rng, taken = Steps(ground), Random(scenario), 0
    while steps.actor is not None and taken < 250:
        open_ = steps.actions()
        assert open_ == tuple(sorted(set(open_)))
        assert len(open_) > 1, "a step that leaves no choice is taken by itself"
        action = rng.choice(open_)
        if steps.actor != CHANCE:
            word = ground.alphabet.tokens[action]
            assert not word.startswith("letter"), f"add the words of {pending(steps.state)} to words.toml"
        else:
            assert sum(chance for _, chance in steps.outcomes()) == pytest.approx(1)
        steps.apply(action)
        taken += 1
    assert taken > 20


def test_a_number_means_the_same_in_every_scenario_of_a_game() -> None:
    for game in games().values():
        first = game.scenarios()[0]
        least = Ground(f"{game.name}/{first}").alphabet.tokens
        words = 2 + 199 + 13 + len(LETTERS)
        for scenario in game.scenarios()[1:3]:
            other = Ground(f"{game.name}/{scenario}").alphabet.tokens
            names = {name for name in least if name not in other}
            fixed = min(place for place, name in enumerate(least) if name in names) if names else len(least)
            assert least[:words] == other[:words]
            assert least[:fixed] == other[:fixed] or fixed >= words


def test_a_step_that_is_not_open_changes_nothing() -> None:
    steps = Steps(Ground("touche_coule/s1"))
    before = steps.text()
    closed = next(number for number in range(len(steps.ground.alphabet)) if number not in steps.actions())
    with pytest.raises(ValueError, match="not open"):
        steps.apply(closed)
    assert steps.text() == before


def test_copies_go_on_by_themselves() -> None:
    steps = Steps(Ground("touche_coule/s1"))
    twin = steps.copy()
    before = steps.text()
    twin.apply(twin.actions()[-1])
    assert steps.text() == before != twin.text()


@pytest.mark.parametrize(
    ("number", "tokens"),
    [(0, (NUMBERS,)), (99, (NUMBERS + 99,)), (100, (NUMBERS + 100, NUMBERS)), (1234, (NUMBERS + 111, NUMBERS + 34))],
)
def test_numbers_are_written_in_hundreds(alphabet: Alphabet, number: int, tokens: tuple[int, ...]) -> None:
    assert alphabet.number(number) == tokens
    assert alphabet.number(-number or -1)[0] == 1
    with pytest.raises(Unspelled):
        alphabet.number(10_000)


def test_an_unknown_word_is_spelled_by_letters_and_an_unknown_sign_is_not(alphabet: Alphabet) -> None:
    assert alphabet.listed("hoist")
    assert not alphabet.listed("zebra")
    assert len(alphabet.spell("zebra")) == 5
    with pytest.raises(Unspelled):
        alphabet.spell("§")


def test_answers_that_are_spelled_alike_are_an_error(alphabet: Alphabet) -> None:
    with pytest.raises(Unspelled, match="alike"):
        Among.of(alphabet, ["hoist:main", "hoist main"])


def finished(speller: Speller[str], rng: Random) -> str:
    while speller.done is None:
        speller = speller.say(rng.choice(speller.open()))
    assert speller.open() == ()
    return speller.done


def test_a_beginning_of_another_answer_can_be_chosen(alphabet: Alphabet) -> None:
    speller = Among.of(alphabet, ["hoist", "hoist:main", "cut"])
    (hoist,) = alphabet.spell("hoist")
    assert speller.say(hoist).open() == (END, *alphabet.spell("main"))
    assert speller.say(hoist).say(END).done == "hoist"
    assert speller.say(alphabet.spell("cut")[0]).done == "cut"


def test_lines_are_spelled_by_their_whole_law(alphabet: Alphabet) -> None:
    plot = Plot("x", "k", (Node(True, {"A": 1, "(FV)": 0}), Node(False, {"A": 2, "L": 1}), Node(True)))
    split = Split("x", "k", ("light", "archers"), most=3, least=2, caps=(2, 2))
    several = Several("x", "k", ("light", "archers", "main"), most=2, least=1)
    rng = Random(1)
    for line in (plot, split, several):
        met = {finished(speller_of(alphabet, line), rng) for _ in range(300)}
        assert all(text in line for text in met)
        if isinstance(line, Split):
            assert met == {"light 2", "archers 2", "light 1, archers 1", "light 2, archers 1", "light 1, archers 2"}
        elif isinstance(line, Several):
            assert met == {"light", "archers", "main", "light, archers", "light, main", "archers, main"}
        else:
            assert {"", "A A", "A L A", "(FV)"} <= met


def test_sheets_that_a_law_across_lines_forbids_are_never_handed_in() -> None:
    """Men sent twice, stations on one another: an order is not offered, or the order that changes nothing takes its place."""
    refused = sheets = 0
    for scenario in ("corvus/cv7", "trireme_ship/ts3", "trireme_ship/ts4"):
        steps, rng = Steps(Ground(scenario)), Random(1)
        for _ in range(1400):
            if steps.actor is None:
                break
            written = len(steps.lines)
            steps.apply(rng.choice(steps.actions()))  # an illegal sheet would be an assertion of the kernel
            sheets += len(steps.lines) != written
            refused += steps.refused is not None
    assert sheets > 100
    assert refused > 0
