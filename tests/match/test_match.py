"""A match: undo and redo, numbers against stale answers, dice typed in, odds."""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

import pytest

from expected import asked, orders, there
from naumachia.games import games
from naumachia.kernel import Answer, Die, Message, Orders, Roll, Scripted, Seeded
from naumachia.kernel.errors import BadFile, DiceError, Foreign, Illegal, Malformed, NoUndo, Over, Stale
from naumachia.match import Match
from naumachia.match.position import chances
from small_games import duel, face_down, squadrons


def fight(*dice: int | tuple[int, ...], **options: int) -> Match:
    return Match(duel.GAME, duel.GAME.load_scenario("lists"), dice=Scripted(dice), options=options)


def reason(match: Match, seat: str) -> str:
    return match.undo_reach(seat).reason.key


# Undo


def test_undo_takes_back_an_answer_and_redo_gives_it_again() -> None:
    match = fight()
    first = duel.GAME.hash(match.state)
    match.answer("strike", "red")
    then = duel.GAME.hash(match.state)
    assert match.undo_reach("red") == (1, Message("undo-start"))
    match.undo("red")
    assert duel.GAME.hash(match.state) == first
    assert match.redo_count("red") == 1
    assert match.redo_count("blue") == 0
    match.redo("red")
    assert duel.GAME.hash(match.state) == then
    assert match.redo_count("red") == 0


def test_who_has_answered_nothing_is_told_so() -> None:
    """A die or another's answer was named, and the page offered to ask the others for it back."""
    match = Match(squadrons.GAME, squadrons.GAME.load_scenario("gulf"), dice=Scripted([0, 0, 0]))
    assert match.history, "dice have fallen"
    assert {reason(match, seat) for seat in match.seats} == {"undo-nothing"}
    match.answer("R1", "red")
    assert match.undo_reach("red").answers == 1
    assert {reason(match, seat) for seat in match.seats if seat != "red"} == {"undo-nothing"}


def test_undo_goes_several_answers_back() -> None:
    match = Match(squadrons.GAME, squadrons.GAME.load_scenario("gulf"), dice=Scripted([0, 0, 0]))
    for answer in ("R1", (10, 0), "R3", (5, 10)):
        match.answer(answer, "red")
    hashes = [squadrons.GAME.hash(state) for state in match.states()]
    assert match.undo_reach("red").answers == 4
    assert reason(match, "red") == "undo-die", "the card and the wind"
    for left in (3, 2, 1, 0):
        match.undo("red")
        assert match.undo_reach("red").answers == left
        assert squadrons.GAME.hash(match.state) == hashes[2 + left]
    with pytest.raises(NoUndo):
        match.undo("red")
    for _ in range(4):
        match.redo("red")
    assert [squadrons.GAME.hash(state) for state in match.states()] == hashes


def test_a_card_is_no_die() -> None:
    """Corvus: cards say which side acts next."""
    corvus = games()["corvus"]
    match = Match.seeded(corvus, corvus.load_scenario(corvus.standard), seed=3)
    rng = Random(3)
    met: set[bool] = set()
    while match.request is not None and len(met) < 2 and len(match.history) < 400:
        seat = match.waiting[0]
        rolls = [asked(match.before(at)).key for at, turn in enumerate(match.history) if turn.seat == ""]
        if rolls and match.history[-1].seat == "" and any(turn.seat == seat for turn in match.history):
            met.add(rolls[-1] == "roll-card")
            assert reason(match, seat) == ("undo-card" if rolls[-1] == "roll-card" else "undo-die")
        request = asked(match)
        assert not isinstance(request, Roll)
        match.answer(request.draw(seat, rng) if isinstance(request, Orders) else request.draw(rng), seat)
    assert True in met


def test_another_answer_forgets_what_was_taken_back() -> None:
    match = fight()
    match.answer("strike", "red")
    match.undo("red")
    match.answer("wait", "red")
    with pytest.raises(NoUndo):
        match.redo("red")


def test_undo_does_not_cross_another_seat() -> None:
    match = fight()
    match.answer("strike", "red")
    match.answer("dodge", "blue")
    with pytest.raises(NoUndo) as caught:
        match.undo("red")
    assert caught.value.message.key == "undo-seat"
    match.undo("blue")
    match.undo("red")


def test_undo_does_not_cross_a_die() -> None:
    match = fight((1, 2))
    match.answer("strike", "red")
    match.answer("stand", "blue")
    for seat in ("red", "blue"):
        assert reason(match, seat) == "undo-die"
        with pytest.raises(NoUndo):
            match.undo(seat)


def test_undo_does_not_cross_a_final_answer() -> None:
    match = fight()
    for seat, answer in (("red", "strike"), ("blue", "dodge"), ("red", "hold")):
        match.answer(answer, seat)
    assert reason(match, "red") == "undo-binding"
    with pytest.raises(NoUndo):
        match.undo("red")


def test_undo_does_not_cross_the_end_which_tells_the_seed() -> None:
    match = Match.seeded(squadrons.GAME, squadrons.GAME.load_scenario("gulf"), seed=3)
    (seat,) = match.waiting
    match.answer("concede", seat)
    assert there(match.record().end).seed == "3"
    assert reason(match, seat) == "undo-over"
    with pytest.raises(NoUndo):
        match.undo(seat)


def test_nobody_takes_back_dice() -> None:
    match = Match(squadrons.GAME, squadrons.GAME.load_scenario("gulf"))
    match.answer(1, "")
    with pytest.raises(NoUndo):
        match.undo("")


# Numbers


def test_every_change_has_a_number_and_older_ones_are_stale() -> None:
    match = fight()
    assert match.number == 0
    match.answer("strike", "red", 0)
    assert match.number == 1
    with pytest.raises(Stale):
        match.answer("dodge", "blue", 0)
    with pytest.raises(Stale):
        match.undo("red", 0)
    match.undo("red", 1)
    assert match.number == 2, "never used twice"
    with pytest.raises(Stale):
        match.redo("red", 1)
    match.redo("red", 2)
    assert match.number == 3


def test_a_refused_answer_changes_nothing() -> None:
    match = fight()
    for seat, answer, error in (
        ("red", "fly", Illegal),
        ("blue", "strike", Foreign),
        ("", 3, Foreign),
        ("nobody", "strike", Foreign),
        ("red", 7, Malformed),
    ):
        with pytest.raises(error):
            match.answer(answer, seat)
    assert (match.number, match.history) == (0, [])


def test_after_the_end() -> None:
    match = Match(squadrons.GAME, squadrons.GAME.load_scenario("gulf"), dice=Scripted([0, 0]))
    match.answer("concede", "red")
    assert there(match.outcome).winner == "blue"
    assert match.waiting == ()
    with pytest.raises(Over):
        match.answer("R1", "red")


def test_options_out_of_range_are_faults() -> None:
    with pytest.raises(BadFile) as caught:
        fight(standing=2, moon=1)
    assert [fault.args["key"] for fault in caught.value.faults] == ["options.standing", "options.moon"]


# Dice


def test_dice_are_typed_in_when_there_is_no_source() -> None:
    match = Match(duel.GAME, duel.GAME.load_scenario("lists"))
    match.answer("strike", "red")
    match.answer("stand", "blue")
    assert match.waiting == ("",)
    assert isinstance(match.request, Roll)
    match.undo("blue")  # no die has fallen yet
    match.answer("stand", "blue")
    with pytest.raises(Foreign):
        match.answer((3, 4), "red")
    for wrong in ((4, 3), (0, 7), (3,), 7):
        with pytest.raises(DiceError):
            match.answer(wrong, "")
    with pytest.raises(Malformed):
        match.answer("three four", "")
    match.answer((3, 4), "")
    assert match.state.galleys["blue"].hull == 1


def test_seeded_dice_fall_by_their_number() -> None:
    """A roll that comes after an undo is the roll that would have come anyway."""
    one, other = (Match.seeded(duel.GAME, duel.GAME.load_scenario("lists"), seed=1) for _ in range(2))
    other.answer("wait", "red")
    other.undo("red")
    for match in (one, other):
        match.answer("strike", "red")
        match.answer("stand", "blue")
    assert duel.GAME.hash(one.state) == duel.GAME.hash(other.state)
    assert one.history[-1].answer == Seeded(1).roll(Roll("roll", "", "", Die.fair("d6", 6), 2), 0)


def test_a_fresh_seed_is_committed_to_and_told_only_at_the_end() -> None:
    match = Match.seeded(squadrons.GAME, squadrons.GAME.load_scenario("gulf"))
    record = match.record()
    assert record.end is None
    assert isinstance(match.dice, Seeded)
    assert record.header.commitment == match.dice.commitment
    assert match.dice.seed not in str(record)
    match.answer("concede", match.waiting[0])
    assert Seeded(there(match.record().end).seed).commitment == record.header.commitment


# Odds


def test_odds_are_exact_where_they_can_be_counted() -> None:
    match = fight()
    shares = {share.what[0].key: share.exact for share in match.odds("strike")}
    assert shares == {"gist-on": Fraction(1)}
    with pytest.raises(Illegal):
        match.odds("fly")
    assert not match.history, "asking plays nothing"


def test_odds_are_those_of_imagined_worlds_where_something_is_hidden() -> None:
    """Whether blue dodges by its standing orders red is not to learn from the odds."""
    told = []
    for order in ("ask-me", "dodge", "stand"):
        match = fight(standing=1)
        match.answer("ask-me", "red")
        match.answer(order, "blue")
        told.append(match.odds("strike"))
    assert told[0] == told[1] == told[2]


def test_odds_are_exact_where_what_is_hidden_does_not_matter() -> None:
    """A boat moves as its own order says, whatever the others; what comes of a call depends on the order it turns up."""
    match = Match.seeded(face_down.GAME, face_down.GAME.load_scenario("strait"), seed=1)
    for seat in match.waiting:
        match.answer(orders(match).plain(seat), seat)
    theirs, mine = (next(one for one in asked(match) if str(one).startswith("call:") is call) for call in (True, False))
    assert [share.exact for share in match.odds(mine)] == [Fraction(1)]
    assert all(share.exact is None for share in match.odds(theirs))
    assert len(match.odds(theirs)) > 1
    assert [chances.forecast(face_down.GAME, match.state, one).imagined for one in (mine, theirs)] == [True, False]


def test_odds_are_estimated_where_there_is_too_much_to_count(monkeypatch: pytest.MonkeyPatch) -> None:
    def limited(s: Any, answer: Answer, gist: Any, same: Any, **_: Any) -> Any:
        return real(s, answer, gist, same, limit=3)

    real = chances.odds  # type: ignore[attr-defined]
    monkeypatch.setattr(chances, "odds", limited)
    match = fight(standing=1)
    match.answer("ask-me", "red")
    match.answer("stand", "blue")
    (share,) = match.odds("strike", trials=50)
    assert share.exact is None
    assert share.interval.high == 1.0
