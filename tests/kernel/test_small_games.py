"""The promises of docs/kernel.md, on small games: secret orders, interrupts, decks, odd dice, squadrons, legs."""

from __future__ import annotations

import dataclasses
from fractions import Fraction
from itertools import permutations
from random import Random
from typing import Any

import msgspec
import pytest

from expected import there
from naumachia.kernel import Advice, Answer, Choose, Leg, Message, Orders, Pick, Roll, Scripted, Sealed, Split, pending, step
from naumachia.kernel.errors import DiceError, Foreign, Illegal, Malformed, NoUndo
from naumachia.kernel.odds import expand, spread
from naumachia.match import Match, view
from naumachia.players import make
from small_games import duel, lake_race, secret_race, squadrons

ADVICE: Advice[secret_race.Bay] = Advice(
    evaluate=lambda s, side: float(sum(boat.at * (1 if boat.seat == side else -1) for boat in s.boats.values()))
)
FAR = dataclasses.replace(secret_race.GAME, advice=ADVICE)
"""The race as a program sees it that wants to come far."""


def table(game: Any, scenario: str = "", dice: Any = (), **options: int) -> Match:
    return Match(game, game.load_scenario(scenario or game.standard), options=options, dice=Scripted(dice))


def sealed(answer: Answer) -> Sealed:
    assert isinstance(answer, Sealed)
    return answer


def sheet(seat: str, **orders: str) -> Sealed:
    return Sealed(seat, tuple(orders.items()))


# Secret orders


def test_sheets_may_come_in_any_order() -> None:
    sheets = [sheet("red", R1="row"), sheet("blue", B1="sprint"), sheet("green", G1="stay")]
    ends, halves = set(), set()
    for order in permutations(sheets):
        state = secret_race.GAME.start(secret_race.GAME.load_scenario("three"))
        for sealed in order[:2]:
            state = step(state, sealed)
        halves.add((frozenset(sealed.seat for sealed in order[:2]), secret_race.GAME.hash(state)))
        ends.add(secret_race.GAME.hash(step(state, order[2])))
    assert len(ends) == 1
    assert len(halves) == 3, "the state tells who was quick"


def test_a_sheet_is_seen_by_its_writer_only() -> None:
    match = table(secret_race.GAME)
    match.answer(sheet("red", R1="sprint", R2="row"), "red")
    assert b"sprint" in msgspec.json.encode(view(match, "red").scene)
    assert there(view(match, "red").ask).written == (("R1", "sprint"), ("R2", "row"))
    for other in ("blue", None):
        seen = view(match, other)
        assert b"sprint" not in msgspec.json.encode((seen.scene, seen.log, there(seen.ask).written))
        assert there(seen.ask).handed == ("red",)
    match.answer(sheet("blue", B1="stay", B2="stay"), "blue")
    assert b"sprint" in msgspec.json.encode(view(match, None).log)


def test_a_sheet_may_be_taken_back_until_the_last_comes_in() -> None:
    match = table(secret_race.GAME, "three")
    match.answer(sheet("red", R1="row"), "red")
    match.answer(sheet("blue", B1="row"), "blue")
    before = secret_race.GAME.hash(match.state)
    match.undo("red")  # blue's sheet, handed in later, stays
    assert match.waiting == ("red", "green")
    match.redo("red")
    assert secret_race.GAME.hash(match.state) == before
    match.undo("red")
    match.answer(sheet("red", R1="sprint"), "red")
    match.answer(sheet("green", G1="stay"), "green")
    assert match.state.boats["R1"].at == 2
    assert isinstance(match.request, Orders), "new orders follow at once"
    for seat in match.seats:
        with pytest.raises(NoUndo):
            match.undo(seat)


def test_over_a_sealed_sheet_only_a_sheet_is_taken_back() -> None:
    """Blue has answered red's signal, if in secret: red may not change it any more."""
    match = table(secret_race.GAME, "three", signal=1)
    match.answer("flag", "red")
    match.answer(sheet("red", R1="row"), "red")
    assert match.undo_reach("red").answers == 2
    match.answer(sheet("blue", B1="row"), "blue")
    assert match.undo_reach("red").answers == 1
    match.undo("red")
    assert match.undo_reach("red") == (0, Message("undo-seat"))
    with pytest.raises(NoUndo):
        match.undo("red")


def test_a_sheet_is_checked_line_by_line() -> None:
    match = table(secret_race.GAME)
    match.answer(sheet("red", R1="sprint", R2="row"), "red")
    with pytest.raises(Foreign):
        match.answer(sheet("green", R1="row", R2="row"), "green")
    with pytest.raises(Malformed):
        match.answer(sheet("red", R1="row", R2="row"), "blue")
    for wrong in ({"B1": "row"}, {"B1": "row", "B2": "fly"}, {"B2": "row", "B1": "row"}, {"B1": "row", "R2": "row"}):
        with pytest.raises(Illegal):
            match.answer(sheet("blue", **wrong), "blue")
    match.answer(sheet("blue", B1="row", B2="stay"), "blue")
    with pytest.raises(Illegal):
        match.answer(sheet("red", R1="sprint", R2="row"), "red")  # PL-2 tired


def test_an_absent_captain_follows_his_standing_order() -> None:
    match = table(secret_race.GAME, "absent")
    assert match.waiting == ("red", "blue")
    match.answer(sheet("blue", B1="stay"), "blue")
    match.answer(sheet("red", R1="stay"), "red")
    assert {name: boat.at for name, boat in match.state.boats.items()} == {"R1": 0, "B1": 0, "G1": 1, "G2": 1}


def test_of_secret_orders_no_odds_are_told() -> None:
    match = table(secret_race.GAME)
    match.answer(sheet("red", R1="sprint", R2="row"), "red")
    assert match.odds(sheet("blue", B1="row", B2="row")) == []


def test_a_program_does_not_look_at_sealed_sheets() -> None:
    """F2: whatever red has written, or not yet, blue's program writes the same with the same random numbers."""
    for name in ("two", "kinds"):
        first = secret_race.GAME.start(secret_race.GAME.load_scenario(name))
        request = pending(first)
        assert isinstance(request, Orders)
        states = [first, *(step(first, request.draw("red", Random(luck))) for luck in range(5))]
        for player in ("random", "greedy"):
            written = {make(player, FAR, "7").choose(state, "blue") for state in states}
            assert len(written) == 1


def test_a_program_writes_a_sheet_against_what_the_others_may_write() -> None:
    """Not against sheets that change nothing, and within the laws across lines."""
    state = FAR.start(FAR.load_scenario("kinds"))
    for luck in range(4):
        orders = dict(sealed(make("greedy", FAR, luck).choose(state, "blue")).lines)
        assert orders["B2"] == orders["B3"] == "sprint"
        assert len(orders["B1"].split()) == 3
        assert sum((Split.numbers(orders["rations"]) or {}).values()) == 2
    advice = dataclasses.replace(ADVICE, candidates=lambda s, seat, line: ("row",) if isinstance(line, Pick) else ())
    idle = dataclasses.replace(FAR, advice=advice)
    orders = dict(sealed(make("greedy", idle, 1).choose(state, "blue")).lines)
    assert orders["B2"] == orders["B3"] == "row", "a game says what is worth a thought"


# Interrupts


def test_an_interrupt_inside_an_interrupt_returns_to_where_it_was() -> None:
    match = table(duel.GAME, dice=[5, (3, 4)])
    match.answer("strike", "red")
    assert match.waiting == ("blue",)
    match.answer("dodge", "blue")
    assert match.waiting == ("red",)
    assert [type(frame) for frame in match.state.agenda] == [duel.MayLunge, duel.Strike, duel.EndTurn]
    saved = duel.GAME.save(match.state)
    assert duel.GAME.load(saved, match.state.setting) == match.state
    match.answer("lunge", "red")  # the lunge catches on 5, so the strike is rolled after all: 3 and 4 hit
    assert match.state.galleys["blue"] == duel.Galley(hull=1, breath=1)
    assert match.waiting == ("blue",), "blue's turn"


def test_a_frame_looks_at_its_own_ground_when_its_turn_comes() -> None:
    match = table(duel.GAME)
    match.answer("strike", "red")
    match.answer("dodge", "blue")
    match.answer("hold", "red")
    assert [event.key for _, event in match.events()] == ["dodged", "struck-water"]


def test_standing_orders_answer_for_a_player() -> None:
    match = table(duel.GAME, dice=[(1, 1)], standing=1)
    match.answer("ask-me", "red")
    match.answer("stand", "blue")
    assert b"Your" not in msgspec.json.encode(view(match, "red").log)
    assert [line.key for line in view(match, "blue").log] == ["instructed"]
    assert not view(match, "red").log
    match.answer("strike", "red")  # blue is not asked
    assert match.waiting == ("blue",)
    assert isinstance(match.state.agenda[0], duel.Turn)


def test_two_dice_hit_as_often_as_they_should() -> None:
    match = table(duel.GAME, standing=1)
    match.answer("ask-me", "red")
    match.answer("stand", "blue")
    hits = sum(chance for state, chance in spread(match.state, "strike") if state.galleys["blue"].hull == 1)
    assert hits == Fraction(21, 36)


# Cards, odd dice, squadrons, the plane


def test_cards_are_drawn_without_replacement() -> None:
    state = squadrons.GAME.start(squadrons.GAME.load_scenario("gulf"))
    request = pending(state)
    assert isinstance(request, Roll)
    assert request.outcomes() == ((0, 2), (1, 1))
    state = step(step(state, 1), 0)  # blue's only card; steady wind
    state = step(state, "enough")
    request = pending(state)
    assert isinstance(request, Roll)
    assert request.outcomes() == ((0, 2),)
    assert 1 not in request


def test_uneven_dice_have_exact_chances() -> None:
    state = squadrons.GAME.start(squadrons.GAME.load_scenario("gulf"))
    found = {(after.deck, after.wind): chance for after, chance in expand(state)}
    assert found[(1, 1), -2] == Fraction(2, 3) * Fraction(1, 6)
    assert found[(2, 0), 1] == Fraction(1, 3) * Fraction(3, 6)
    assert sum(found.values()) == 1


def test_a_squadron_moves_ship_by_ship_on_the_plane() -> None:
    match = table(squadrons.GAME, dice=[0, 1, 1, -2])
    assert isinstance(match.request, Choose)
    assert list(match.request) == ["R1", "R2", "R3", "enough", "concede"]
    match.answer("R2", "red")
    request = match.request
    assert isinstance(request, Leg)
    assert (35, 0) in request
    assert (36, 0) not in request
    assert (30, 10) in request
    assert (30, 5) not in request
    with pytest.raises(Illegal):
        match.answer((36, 0), "red")
    match.answer((17, -10), "red")
    assert match.state.ships["R2"] == squadrons.Sail("red", 16, 7, 350)
    assert isinstance(match.request, Choose)
    assert "R2" not in match.request
    match.undo("red")
    match.undo("red")
    assert "R2" in match.request
    match.answer("enough", "red")
    assert match.waiting == ("blue",)


def test_scripted_dice_that_do_not_fit_change_nothing() -> None:
    match = table(squadrons.GAME, dice=[1, 0, 0])
    match.answer("B1", "blue")
    match.answer((5, 0), "blue")
    before = squadrons.GAME.hash(match.state), match.number
    with pytest.raises(DiceError):
        match.answer("enough", "blue")  # a card, then no die for the wind
    assert (squadrons.GAME.hash(match.state), match.number) == before
    assert match.undo_reach("blue").answers == 2


# Four sides


def test_a_move_called_hold_is_a_decision() -> None:
    """The boat has sailed: undo does not cross it, for all its name."""
    match = table(lake_race.GAME, dice=[4])
    match.programs = frozenset({"blue", "green", "gold"})
    match.answer("port", "red")
    match.answer("hold", "blue")
    assert match.state.boats["blue"].x > 0
    assert match.undo_reach("red") == (0, Message("undo-seat"))
    with pytest.raises(NoUndo):
        match.undo("red")
    assert there(view(match, "green").ask).passing == ""
