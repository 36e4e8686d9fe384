"""Captains with other weights of a judgement: a setting of their own, and the helmsman's matches with the usual weights."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from naumachia.games import find
from naumachia.kernel import Choose, Roll, Seeded, pending, step
from naumachia.kernel.errors import BadFile, NotFound
from naumachia.players import hints, levels, make
from naumachia.players.greedy import Greedy
from naumachia.players.weighed import Weighed, Weights, read

SMALL = {
    "trireme_fleet": ("f1-first-ram", {"hope": 0.5, "answer": 2.0}),
    "war_galley": ("s01-first-strokes", {"attack": 0.4}),
    "branle_bas": ("bb1-first-duel", {"next": 0.5, "crew": 0.2}),
    "trireme_ship": ("ts1-two-captains", {"next": 0.4, "lamed": 0.4}),
    "corvus": ("cv1-duel", {"timid": 0.8, "marine": 0.7}),
}
KEEN = {"trireme_fleet": {"near": 5.0}, "war_galley": {"near": 5.0}, "branle_bas": {"close": 5.0}}
"""Weights with which a first position is worth less."""


@pytest.mark.parametrize("name", SMALL)
def test_usual_weights_choose_as_the_helmsman(name: str) -> None:
    game = find(name)
    scenario, usual = SMALL[name]
    state, dice = game.start(game.load_scenario(scenario)), Seeded("usual")
    for number in range(40):
        request = pending(state)
        if request is None:
            break
        if isinstance(request, Roll):
            state = step(state, dice.roll(request, number))
            continue
        captain = Weighed(game, Random(number), Weights(game=game.name, weights=usual))
        answer = captain.choose(state, request.seats[0])
        assert answer == Greedy(game, Random(number)).choose(state, request.seats[0])
        state = step(state, answer)


@pytest.mark.parametrize("name", KEEN)
def test_other_weights_judge_only_where_they_are_asked_for(name: str) -> None:
    game = find(name)
    scenario, usual = SMALL[name]
    state = game.start(game.load_scenario(scenario))
    while (request := pending(state)) is not None and not getattr(request, "moves", ()):
        state = step(state, 3)
    seat = next(iter(game.rules.seats(state)))
    side = game.rules.seats(state)[seat]
    player = Weighed(game, Random(1), Weights(game=game.name, weights={**usual, **KEEN[name]}))
    usually = game.advice.evaluate(state, side)
    other = player.weighed(state)
    assert game.advice.evaluate(other, side) < usually
    assert game.advice.evaluate(state, side) == usually
    assert player.weighed(state).setting is other.setting
    assert game.hash(other) == game.hash(state)


def test_other_weights_judge_plots_only_where_they_are_asked_for() -> None:
    game = find("trireme_ship")
    state = game.start(game.load_scenario("ts1-two-captains"))
    eager = Weighed(game, Random(1), Weights(game=game.name, weights={"eager": 5.0})).weighed(state)
    sheets = {"red": {"R1": "A A A"}, "yellow": {"Y1": "A A A"}}
    usually, other = (game.advice.promise(one, sheets, "red") for one in (state, eager))
    assert usually is not None
    assert other is not None
    assert other < usually
    assert game.advice.promise(state, sheets, "red") == usually


def test_weights_come_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "weights.toml"
    file.write_text('game = "trireme_fleet"\n\n[weights]\nhope = 0.3\n', "utf-8")
    assert read(file).weights == {"hope": 0.3}
    game = find("trireme_fleet")
    state = game.start(game.load_scenario("f2"))
    state = step(step(state, 6), 1)
    request = pending(state)
    assert isinstance(request, Choose)
    assert make(str(file), game).choose(state, request.seat) in request.moves


def test_weights_of_another_game_and_unknown_ones_are_refused(tmp_path: Path) -> None:
    weights = Weights(game="war_galley", weights={})
    for name in ("trireme_fleet", "touche_coule"):
        with pytest.raises(NotFound):
            Weighed(find(name), Random(1), weights)
    game = find("trireme_fleet")
    state = game.start(game.load_scenario("f2"))
    with pytest.raises(NotFound):
        Weighed(game, Random(1), Weights(game=game.name, weights={"courage": 1.0})).weighed(state)
    (tmp_path / "bad.toml").write_text('game = "trireme_fleet"\nweights = 3\n', "utf-8")
    with pytest.raises(BadFile):
        read(tmp_path / "bad.toml")


def test_values_are_those_of_the_weights() -> None:
    game = find("trireme_fleet")
    state = step(step(game.start(game.load_scenario("f1")), 6), 1)
    request = pending(state)
    assert isinstance(request, Choose)
    near, usual = (Weighed(game, Random(1), Weights(game=game.name, weights=one)) for one in ({"near": 3.0}, {}))
    assert usual.values(state, request.seat) == Greedy(game, Random(1)).values(state, request.seat)
    assert near.values(state, request.seat) != usual.values(state, request.seat)
    assert near.weighed(near.weighed(state)).setting is near.weighed(state).setting


def test_a_captain_with_weights_is_a_level_that_leaves_hints_to_the_helmsman(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "captain.toml"
    file.write_text('game = "trireme_fleet"\n\n[weights]\nhope = 0.3\n', "utf-8")
    monkeypatch.setattr(levels, "path", lambda _: file)
    monkeypatch.setattr(hints, "offered", lambda _: ("castaway", "helmsman", "captain"))
    game = find("trireme_fleet")
    player = levels.captain(game, Random(1))
    assert isinstance(player, Weighed)
    assert player.found.weights == {"hope": 0.3}
    assert hints.Judge(game, game.start(game.load_scenario("f1"))).level == "helmsman"


def test_a_player_meets_one_match_after_the_other() -> None:
    game = find("trireme_fleet")
    player = Weighed(game, Random(1), Weights(game=game.name, weights={"hope": 0.3}))
    first, second = (player.weighed(game.start(game.load_scenario(name))) for name in ("f1", "f2"))
    assert first.setting is not second.setting
    assert isinstance(player, Greedy)
