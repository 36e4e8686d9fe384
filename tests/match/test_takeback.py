"""Taking back by consent: over dice and others' answers, kept on record, with dice that never fall twice."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from expected import asked, choice
from naumachia.games import find
from naumachia.kernel import Orders, Roll
from naumachia.kernel.errors import BadRecord, NoUndo
from naumachia.kernel.files.record import Record, dump, parse
from naumachia.match import Match, replay, verify
from naumachia.match.history.takeback import Back
from naumachia.match.history.turn import CHANCE, Turn
from small_games import SMALL_GAMES
from told import number_in


def a_match(seed: str = "take") -> Match:
    game = find("touche_coule")
    return Match.seeded(game, game.load_scenario("s3-touche-coule"), seed=seed, name="s3-touche-coule")


def play(match: Match, rng: Random, turns: int) -> None:
    for _ in range(turns):
        if match.request is None:
            return
        seat = match.waiting[0]
        moves = [answer for answer in choice(match).moves if answer != "concede"]
        match.answer(rng.choice(moves), seat)


def other(match: Match, seat: str) -> tuple[str, ...]:
    return tuple(one for one in match.seats if one != seat)


def over_dice(match: Match, rng: Random) -> str:
    """Play on until somebody's last answer is out of reach of a plain undo because of a die; return their seat."""
    for _ in range(400):
        play(match, rng, 1)
        if match.outcome is not None:
            break
        for seat in match.seats:
            mine = [place for place, turn in enumerate(match.history) if turn.seat == seat]
            after = match.history[mine[-1] :] if mine else []
            if any(turn.seat == CHANCE for turn in after) and not match.undo_reach(seat).answers:
                return seat
    raise AssertionError("no die fell")


def test_what_is_taken_back_stays_on_record_and_no_die_falls_twice() -> None:
    match, rng, taken = a_match(), Random(4), 0
    while taken < 6:
        seat = over_dice(match, rng)
        before, lines, number = match.state, len(match.lines), match.number
        match.take_back(seat, other(match, seat))
        taken += 1
        assert match.state is not before
        assert len(match.lines) == lines + 1
        assert match.number == number + 1
        assert isinstance(match.lines[-1], Back)
        assert match.waiting == (seat,)
        assert [event.key for _, event in match.events()].count("log-taken-back") == taken
        assert match.undo_reach(seat).answers == 0
        assert match.undo_reach(seat).reason.key in ("undo-taken-back", "undo-die", "undo-start")
    falls = [turn.answer for turn in match.lines if isinstance(turn, Turn) and turn.seat == CHANCE]
    rolls = match._rolls
    assert len(falls) == rolls > sum(turn.seat == CHANCE for turn in match.history)
    play(match, rng, 10_000)
    record = match.record()
    found = verify(parse(dump(record)))
    assert found["taken_back"] == 6
    assert found["proved"] == found["dice"] > rolls
    assert found["same_log"]


def test_a_record_goes_on_where_it_was(tmp_path: object) -> None:
    match, rng = a_match(), Random(2)
    seat = over_dice(match, rng)
    match.take_back(seat, other(match, seat))
    play(match, rng, 2)
    again = replay(match.record(), dice=match.dice)
    assert again.lines == match.lines
    assert again.events() == match.events()
    assert again._rolls == match._rolls
    moves, tries = Random(9), Random(9)
    play(match, moves, 30)
    play(again, tries, 30)
    assert again.record() == match.record()


def test_a_changed_line_of_it_is_found() -> None:
    match, rng = a_match(), Random(4)
    seat = over_dice(match, rng)
    match.take_back(seat, other(match, seat))
    play(match, rng, 10_000)
    record = match.record()
    at = next(place for place, entry in enumerate(record.entries) if entry.back)
    line = record.entries[at]
    changes = [
        replace(line, back=line.back + 1),
        replace(line, back=max(1, line.back - 1)),
        replace(line, back=10_000),
        replace(line, back=-1),
        replace(line, seat=other(match, seat)[0], by=(seat,)),
        replace(line, by=()),
        replace(line, by=("nobody",)),
        replace(line, seat=""),
        replace(line, after="0" * 16),
    ]
    for changed in changes:
        entries = (*record.entries[:at], changed, *record.entries[at + 1 :])
        if changed != line:
            with pytest.raises(BadRecord) as caught:
                verify(Record(record.header, entries, record.end))
            assert number_in(caught.value.message.args, "line") >= at + 2
    without = (*record.entries[:at], *record.entries[at + 1 :])
    with pytest.raises(BadRecord):
        verify(Record(record.header, without, record.end))


def test_when_nothing_can_be_taken_back() -> None:
    match, rng = a_match(), Random(4)
    with pytest.raises(NoUndo, match="back-nothing"):
        match.take_back("red", ("blue",))
    seat = over_dice(match, rng)
    with pytest.raises(NoUndo, match="back-alone"):
        match.take_back(seat, ())
    play(match, rng, 10_000)
    with pytest.raises(NoUndo, match="undo-over"):
        match.take_back(seat, other(match, seat))


@pytest.mark.parametrize("name", ["secret_race", "face_down"])
def test_sheets_that_nobody_has_seen_are_in_no_record(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("naumachia.games.games", lambda: {game.name: game for game in SMALL_GAMES})
    game = find(name)
    scenario = next(iter(game.scenarios()))
    match, rng, taken = Match.seeded(game, game.load_scenario(scenario), seed="s", name=scenario), Random(1), 0
    for _ in range(60):
        if match.request is None:
            break
        seat = match.waiting[0]
        request = asked(match)
        assert not isinstance(request, Roll)
        match.answer(request.draw(seat, rng) if isinstance(request, Orders) else request.draw(rng), seat)
        for one in match.seats:
            try:
                if rng.random() < 0.2:
                    sealed = match.history[match.shown :]
                    match.take_back(one, other(match, one))
                    taken += 1
                    assert not match.state.sealed
                    assert not set(map(id, sealed)) & set(map(id, match.lines))
            except NoUndo:
                continue
    assert taken
    assert replay(match.record()).lines == match.lines
