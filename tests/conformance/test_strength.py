"""Strength files, learned judgements and features of every game; the tables of docs/strength.md."""

from __future__ import annotations

from math import isfinite
from random import Random
from typing import Any, cast

import pytest

from naumachia.games import find, games
from naumachia.kernel import AnyGame, Orders, Roll, Seeded, pending, step
from naumachia.kernel.words import Args
from naumachia.players import LEVELS, learned, level, offered, weighed
from naumachia.players.learned import ByEvaluate, Leaf, Net
from told import number_in
from tools import strength

ALL = tuple(games())
LEARNED = [name for name in ALL if find(name).advice.features is not None]


def positions(game: AnyGame, scenario: str, count: int) -> list[Any]:
    """Positions of a match played at random, at which somebody has a choice."""
    state: Any = game.start(game.load_scenario(scenario))
    rng, dice, rolls = Random("features"), Seeded("features"), 0
    found: list[Any] = []
    while len(found) < count and (request := pending(state)) is not None:
        if isinstance(request, Roll):
            state, rolls = step(state, dice.roll(request, rolls)), rolls + 1
            continue
        assert not isinstance(request, Orders)
        found.append(state)
        state = step(state, rng.choice(request.moves))
    return found


def small(game: AnyGame, features: int) -> Net:
    """A net of two units with weights drawn blindly."""
    rng, names = Random(1), game.advice.features.names if game.advice.features else ()
    hidden = tuple((rng.gauss(0, 0.3), rng.gauss(0, 0.3)) for _ in range(features))
    return Net(game=game.name, features=names, hidden=hidden, bias=(0.1, -0.2), out=(0.7, -0.5), level=0.05)


@pytest.mark.parametrize("name", LEARNED)
def test_features_are_finite_and_as_many_as_their_names(name: str) -> None:
    game = find(name)
    features = game.advice.features
    assert features is not None
    assert len(set(features.names)) == len(features.names)
    for scenario in (game.standard, list(game.scenarios())[-1]):
        for state in positions(game, scenario, 25):
            side, parts = features.parts(state)
            assert side in game.rules.seats(state).values()
            numbers = [pair for part in parts for pair in part.numbers]
            assert numbers
            assert all(0 <= place < len(features.names) and isfinite(value) for place, value in numbers)


@pytest.mark.parametrize("name", LEARNED)
def test_the_chances_of_both_sides_add_up_to_one(name: str) -> None:
    game = find(name)
    features = game.advice.features
    assert features is not None
    judges = Leaf(game, small(game, len(features.names))), ByEvaluate(game)
    for state in positions(game, game.standard, 25):
        one, two = dict.fromkeys(game.rules.seats(state).values())
        for judge in judges:
            assert 0 < judge(state, one) < 1
            assert judge(state, one) + judge(state, two) == pytest.approx(1)


@pytest.mark.parametrize("name", [name for name in ALL if learned.path(find(name)).exists()])
def test_a_learned_file_fits_the_game_and_names_its_provenance(name: str) -> None:
    game = find(name)
    net = learned.read(learned.path(game))
    leaf = Leaf(game, net)
    state = positions(game, game.standard, 1)[0]
    assert 0 < leaf(state, next(iter(game.rules.seats(state).values()))) < 1
    assert net.game == game.name
    for about in cast(list[Args], net.about.get("joined", [net.about])):  # one training, or several side by side
        assert str(about["command"]).startswith(f"naumachia train {name}")
        assert len(str(about["commit"])) == 40
        assert number_in(about, "matches") > 0
        assert about["seed"]
        assert about["curve"]
        assert not set(cast(list[str], about["scenarios"])) & unseen(game)


@pytest.mark.parametrize("name", [name for name in ALL if weighed.path(find(name)).exists()])
def test_tuned_weights_fit_the_game_and_name_their_provenance(name: str) -> None:
    game = find(name)
    found = weighed.read(weighed.path(game))
    player = weighed.Weighed(game, Random(1), found)
    state = positions(game, game.standard, 1)[0]
    assert isfinite(game.advice.evaluate(player.weighed(state), next(iter(game.rules.seats(state).values()))))
    assert found.about["commit"]
    assert found.about["seed"]
    assert number_in(found.about, "matches") > 0


def unseen(game: AnyGame) -> set[str]:
    """Scenarios on which the strength file says that the captain was not trained, by their short names."""
    pairings = [one for one in game.strength.pairing if one.fresh and one.level == "captain"]
    return {short for one in pairings for scenario in one.scenarios for short in (scenario, scenario.split("-")[0])}


@pytest.mark.parametrize("name", ALL)
def test_a_strength_file_tells_matches_that_can_be_repeated(name: str) -> None:
    game = find(name)
    for one in game.strength.pairing:
        assert {level(one.level), level(one.against)} <= set(LEVELS)
        assert 0 <= one.wins + one.drawn <= one.games
        assert set(one.scenarios) <= set(game.scenarios())
        assert one.seeds.startswith("proof-")
        assert len(one.commit) == 8
    assert not game.strength.lapses or "deckhand" in offered(game)
    assert 0 <= game.strength.lapses <= 1 > game.strength.second


@pytest.mark.parametrize("name", ALL)
def test_a_learned_level_is_offered_only_with_its_file(name: str) -> None:
    game = find(name)
    assert learned.path(game).exists() or weighed.path(game).exists() or not {"captain", "admiral"} & set(offered(game))


def test_the_tables_of_the_document_are_those_of_the_files() -> None:
    text = strength.PAGE.read_text(encoding="utf-8")
    assert strength.page(text) == text, "run `python tools/strength.py`"
