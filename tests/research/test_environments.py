"""The tests of PettingZoo and OpenSpiel, run on every game; and what these do not ask."""

from __future__ import annotations

import subprocess
import sys
import warnings
from random import Random

import numpy as np
import pytest

pytest.importorskip("pettingzoo")
pytest.importorskip("pyspiel")

import pyspiel
from pettingzoo.test import api_test, seed_test

from naumachia.games import games
from naumachia.kernel import pending
from naumachia.research import spiel
from naumachia.research.environment import env, raw_env
from naumachia.research.observation import Observer
from naumachia.research.steps import CHANCE, Ground, Steps

EASY = {
    "branle_bas": "bb1",
    "corvus": "cv1",
    "touche_coule": "s1",
    "trireme_fleet": "f1",
    "trireme_ship": "ts1",
    "war_galley": "s02",
}
GAMES = sorted(games())
OPENSPIEL = """
import naumachia.research.spiel
from absl.testing import absltest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import sample_some_states
sample = sample_some_states.sample_some_states
sample_some_states.sample_some_states = lambda game, max_states: sample(game, max_states=60)
absltest.main(module=api_test)
"""


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_accepts_every_game(game: str) -> None:
    scenario = f"{game}/{EASY.get(game, games()[game].standard)}"
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # observations are dicts with a mask, and agents are called as their seats are
        api_test(env(scenario), num_cycles=150)
        seed_test(lambda: env(scenario), num_cycles=60)


def test_openspiel_accepts_every_game() -> None:
    """The tests OpenSpiel's own repository runs on its games, in a process of their own as they bring a runner."""
    command = [sys.executable, "-c", OPENSPIEL, "--test_only_games=python_naumachia_"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=250, check=False)
    assert f"Ran {5 * len(GAMES)} tests" in done.stderr, done.stderr[-2000:]
    assert done.returncode == 0, done.stderr[-2000:]


def test_every_game_is_registered() -> None:
    assert sorted(spiel.REGISTERED) == GAMES


@pytest.mark.parametrize("game", GAMES)
def test_openspiel_plays_every_game_at_random(game: str) -> None:
    loaded = pyspiel.load_game(f"python_naumachia_{game}", {"scenario": EASY.get(game, games()[game].standard)})
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=False, verbose=False)


def test_a_match_in_openspiel_has_a_winner_and_a_loser() -> None:
    loaded = pyspiel.load_game("python_naumachia_touche_coule", {"scenario": "s1"})
    rng, decided = Random(5), 0
    for _ in range(4):
        state = loaded.new_initial_state()
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
        assert sum(state.returns()) == 0
        decided += set(state.returns()) == {1.0, -1.0}
    assert decided > 0


def test_a_match_that_goes_on_too_long_is_drawn() -> None:
    loaded = pyspiel.load_game("python_naumachia_touche_coule", {"scenario": "s1", "longest": 5})
    state = loaded.new_initial_state()
    for _ in range(5):
        assert not state.is_terminal()
        state.apply_action(state.legal_actions()[0])
    assert state.is_terminal()
    assert state.returns() == [0.0, 0.0]


def test_copies_in_openspiel_share_nothing_that_changes() -> None:
    state = pyspiel.load_game("python_naumachia_trireme_ship", {"scenario": "ts1"}).new_initial_state()
    twin, before = state.clone(), str(state)
    twin.apply_action(twin.legal_actions()[-1])
    assert str(state) == before
    assert str(twin) != before


def test_a_sealed_sheet_reaches_no_number_and_no_text_of_another_seat() -> None:
    """Two sheets of one seat: the other sees the same until both are in."""
    ground = Ground("trireme_ship/ts1")
    observer, first = Observer(ground), Steps(ground)
    writer = first.actor
    assert writer not in (None, CHANCE)
    other = next(seat for seat in ground.seats if seat != writer)
    one, two = first.copy(), first.copy()
    while one.actor == writer:
        one.apply(one.actions()[0])
    while two.actor == writer:
        two.apply(two.actions()[-1])
    assert one.text() != two.text()
    assert one.actor == two.actor == other
    assert observer.text(one, other) == observer.text(two, other)
    assert np.array_equal(observer.numbers(one, other, 7), observer.numbers(two, other, 7))
    writing = first.copy()
    writing.apply(writing.actions()[-1])
    if writing.actor == writer:
        assert observer.text(writing, other) == observer.text(first, other)


def test_perfect_recall_remembers_own_actions() -> None:
    loaded = pyspiel.load_game("python_naumachia_trireme_ship", {"scenario": "ts1"})
    one, two = loaded.new_initial_state(), loaded.new_initial_state()
    player = one.current_player()
    for state, place in ((one, 0), (two, -1)):
        while state.current_player() == player:
            state.apply_action(state.legal_actions()[place])
    assert one.information_state_string(player) != two.information_state_string(player)
    assert one.information_state_string(1 - player) == two.information_state_string(1 - player)


def test_dice_as_an_agent_tell_their_chances() -> None:
    played = raw_env("touche_coule/s2", dice="agent")
    played.reset(seed=3)
    rng, met = Random(3), 0
    for agent in played.agent_iter(max_iter=4000):
        view, _, terminated, truncated, info = played.last()
        if terminated or truncated:
            played.step(None)
            continue
        open_ = view["action_mask"].nonzero()[0]
        if agent == "dice":
            met += 1
            assert len(info["probabilities"]) == len(open_)
            assert sum(info["probabilities"]) == pytest.approx(1)
        played.step(int(rng.choice(open_)))
    assert met > 0
    assert sum(played.rewards.values()) == 0


def test_an_action_that_is_not_open_loses_the_match() -> None:
    played = env("touche_coule/s1")
    played.reset(seed=1)
    view, *_ = played.last()
    agent = played.agent_selection
    played.step(int((view["action_mask"] == 0).nonzero()[0][0]))
    assert played.terminations[agent]
    assert played.rewards[agent] == -1


def test_every_column_has_a_name_of_its_own_and_is_filled_in_some_position() -> None:
    for name, scenario in EASY.items():
        ground = Ground(f"{name}/{scenario}")
        observer, steps, rng = Observer(ground), Steps(ground), Random(4)
        assert len(set(observer.names)) == len(observer)
        filled = np.zeros(len(observer), bool)
        for _ in range(60):
            if steps.actor is None:
                break
            for seat in ground.seats:
                numbers = observer.numbers(steps, seat)
                assert np.isfinite(numbers).all()
                filled |= numbers != 0
            steps.apply(rng.choice(steps.actions()))
        plain = [place for place, column in enumerate(observer.names) if not column.startswith(("feature ", "question "))]
        assert filled[plain].mean() > 0.5, [observer.names[place] for place in plain if not filled[place]]


def test_the_board_is_drawn() -> None:
    played = raw_env("touche_coule/s1", render_mode="ansi")
    played.reset(seed=1)
    drawn = played.render()
    assert drawn is not None
    assert "RL" in drawn
    assert pending(played.steps.state) is not None
    assert raw_env("touche_coule/s1").render() is None


def test_dice_are_thrown_or_an_agent() -> None:
    with pytest.raises(ValueError, match="dice must be"):
        raw_env("touche_coule/s1", dice="loaded")
