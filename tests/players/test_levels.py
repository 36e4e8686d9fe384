"""Levels of strength: names, which of them a game offers, and how the deckhand errs."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from naumachia.games import find, games
from naumachia.kernel import AnyGame, Roll, Seeded, pending, step
from naumachia.kernel.errors import NotFound
from naumachia.kernel.strength import Pairing, Strength
from naumachia.players import LEVELS, is_program, level, make, offered
from naumachia.players.deckhand import Deckhand
from naumachia.players.greedy import Look

TC = find("touche_coule")


def won(level: str, against: str, games: int, wins: int, drawn: int = 0, fresh: tuple[str, ...] = ()) -> Pairing:
    names = fresh or ("s1",)
    return Pairing(
        level=level, against=against, games=games, wins=wins, drawn=drawn, scenarios=names, seeds="x", fresh=bool(fresh)
    )


def with_strength(*pairings: Pairing) -> AnyGame:
    game: AnyGame = replace(TC)
    game.__dict__["strength"] = Strength(pairing=pairings)
    return game


def test_names_of_older_records_are_those_of_levels() -> None:
    assert (level("greedy"), level("random"), level("captain"), level("human")) == ("helmsman", "castaway", "captain", "human")
    assert is_program("greedy")
    assert not is_program("human")
    assert not is_program("open")
    state = TC.start(TC.load_scenario("s3"))
    assert make("greedy", TC, 4).choose(state, "red") == make("helmsman", TC, 4).choose(state, "red")
    with pytest.raises(NotFound):
        make("search", TC)


def test_a_game_without_measurements_has_two_levels() -> None:
    assert offered(with_strength()) == ("castaway", "helmsman")


def test_a_level_is_offered_only_where_it_is_proved() -> None:
    deckhand = won("helmsman", "deckhand", 200, 160)
    assert offered(with_strength(deckhand)) == ("castaway", "deckhand", "helmsman")
    assert offered(with_strength(deckhand, won("captain", "helmsman", 200, 110))) == ("castaway", "deckhand", "helmsman")
    proved = deckhand, won("captain", "helmsman", 200, 130), won("captain", "helmsman", 100, 65, fresh=("s5", "s7"))
    assert offered(with_strength(*proved)) == ("castaway", "deckhand", "helmsman", "captain")
    elsewhere = won("captain", "helmsman", 100, 52)
    assert offered(with_strength(*proved, elsewhere)) == ("castaway", "deckhand", "helmsman")
    admiral = won("admiral", "captain", 200, 130, fresh=("s5", "s7"))
    assert offered(with_strength(*proved, admiral))[-1] == "admiral"
    assert "admiral" not in offered(with_strength(deckhand, admiral))


def test_a_learned_level_is_proved_on_two_scenarios_it_was_not_trained_on() -> None:
    trained = won("captain", "helmsman", 200, 150)
    assert "captain" not in offered(with_strength(trained))
    assert "captain" not in offered(with_strength(trained, won("captain", "helmsman", 100, 70, fresh=("s5",))))
    assert "captain" in offered(with_strength(trained, won("captain", "helmsman", 100, 70, fresh=("s5", "s7"))))


def test_pairings_of_two_levels_add_up() -> None:
    strength = Strength(pairing=(won("a", "b", 100, 60, 10), won("a", "b", 50, 30, fresh=("s5",)), won("b", "c", 9, 9)))
    whole = strength.measured("a", "b")
    assert whole is not None
    assert (whole.games, whole.wins, whole.drawn, whole.scenarios) == (150, 90, 10, ("s1", "s5"))
    assert strength.measured("a", "c") is None


def test_draws_count_one_half() -> None:
    assert won("a", "b", 100, 40, 20).points == 50
    assert won("a", "b", 100, 40, 21).share.share == 0.5


@pytest.mark.parametrize("name", games())
def test_every_game_offers_its_levels_in_order(name: str) -> None:
    levels = offered(find(name))
    assert set(levels) >= {"castaway", "helmsman"}
    assert list(levels) == [one for one in LEVELS if one in levels]


@pytest.mark.parametrize("name", games())
def test_the_deckhand_answers_every_question(name: str) -> None:
    game = find(name)
    state: Any = game.start(game.load_scenario(game.welcome or game.standard))
    hands = {seat: Deckhand(game, Random(seat), lapses=1.0, second=0.5) for seat in game.rules.seats(state)}
    dice, rolls = Seeded("deckhand"), 0
    for _ in range(60):
        request = pending(state)
        if request is None:
            break
        if isinstance(request, Roll):
            state, rolls = step(state, dice.roll(request, rolls)), rolls + 1
            continue
        answer = hands[request.seats[0]].choose(state, request.seats[0])
        assert answer in request
        state = step(state, answer)


def noted(looks: list[str], name: str, real: Any) -> Any:
    def call(self: Look, state: Any) -> float:
        looks.append(name)
        return float(real(self, state))

    return call


def test_lapses_are_hasty_looks_and_not_drawn_blindly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without lapses every decision is the helmsman's; with nothing but lapses no answer is looked at to the end."""
    state: Any = TC.start(TC.load_scenario("s3"))
    looks: list[str] = []
    for name in ("value", "glance"):
        real = getattr(Look, name)
        monkeypatch.setattr(Look, name, noted(looks, name, real))
    Deckhand(TC, Random(1), lapses=0.0).choose(state, "red")
    assert "value" in looks
    looks.clear()
    Deckhand(TC, Random(1), lapses=1.0, second=0.0).choose(state, "red")
    assert set(looks) == {"glance"}
