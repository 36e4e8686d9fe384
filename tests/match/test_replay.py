"""Replay and verify: what a record proves, and in which words it is refused."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from expected import there
from naumachia.kernel import Message, Seeded
from naumachia.kernel.errors import BadFile, BadRecord, NotFound
from naumachia.kernel.files import charts
from naumachia.kernel.files.record import Entry, Record, with_seal
from naumachia.match import Match, verify
from naumachia.match import replay as play_again
from naumachia.match.views.view import view
from naumachia.players import RandomPlayer
from small_games import duel, squadrons


@pytest.fixture(scope="module")
def record() -> Record:
    match = Match.seeded(duel.GAME, duel.GAME.load_scenario("lists"), seed=12, players={"red": "random"})
    player = RandomPlayer(duel.GAME, Random(4))
    while match.waiting:
        match.answer(player.choose(match.state, match.waiting[0]), match.waiting[0])
    assert any(turn.seat == "" for turn in match.history)
    return match.record()


def refusal(record: Record) -> Message:
    with pytest.raises(BadRecord) as caught:
        verify(record)
    return caught.value.message


def with_entry(record: Record, place: int, **changes: Any) -> Record:
    entries = list(record.entries)
    entries[place] = replace(entries[place], **changes)
    return replace(record, entries=tuple(entries))


def die_of(record: Record) -> int:
    return next(place for place, entry in enumerate(record.entries) if not entry.seat)


def test_what_verify_tells(record: Record) -> None:
    proof = verify(record)
    assert proof["finished"]
    assert proof["proved"] == proof["dice"] > 0
    assert proof["hash"] == record.entries[-1].after
    unfinished = verify(replace(record, entries=record.entries[:3], end=None))
    assert (unfinished["finished"], unfinished["proved"], unfinished["answers"]) == (False, 0, 3)


def test_a_die_that_does_not_follow_from_the_seed(record: Record) -> None:
    """Even where every position is made to fit: the liar plays their own dice to the end."""
    match = Match(duel.GAME, duel.GAME.load_scenario("lists"), dice=Seeded(99))
    player = RandomPlayer(duel.GAME, Random(4))
    while match.waiting:
        match.answer(player.choose(match.state, match.waiting[0]), match.waiting[0])
    forged = match.record()
    committed = replace(forged, header=replace(forged.header, commitment=record.header.commitment))
    assert refusal(committed).key == "record-other-seed"
    assert committed.end is not None
    lied = replace(committed, end=replace(committed.end, seed=there(record.end).seed))
    assert refusal(lied) == Message("record-other-die", {"line": die_of(lied) + 2})


def test_a_line_that_lies_is_named(record: Record) -> None:
    place = die_of(record)
    assert refusal(with_entry(record, place, after="0" * 16)).key == "record-differs"
    assert refusal(with_entry(record, place, answer=(0, 9))).args["line"] == place + 2
    assert refusal(with_entry(record, place, seat="red")).key == "record-out-of-turn"
    assert refusal(with_entry(record, 0, answer="fly")).key == "record-illegal"
    assert refusal(with_entry(record, 0, seat="blue")) == Message("record-out-of-turn", {"line": 2, "seat": "blue"})


def test_another_end_or_answers_after_it(record: Record) -> None:
    other = replace(there(record.end).end, winner="nobody")
    assert refusal(replace(record, end=replace(there(record.end), end=other))).key == "record-other-end"
    assert refusal(replace(record, entries=(*record.entries, Entry("wait", "red")))).key == "record-out-of-turn"
    assert refusal(replace(record, entries=record.entries[:-1])).key == "record-other-end"


def test_newer_rules_other_charts_unknown_games(record: Record) -> None:
    head = record.header
    newer = refusal(replace(record, header=replace(head, rules=7)))
    assert newer == Message("record-newer-rules", {"game": "duel", "found": 7, "known": 1})
    later = with_seal(replace(record, header=replace(head, charts="0" * 16)))
    assert verify(later) == verify(record) | {"same_charts": False}
    assert verify(record)["same_charts"]
    assert refusal(with_entry(later, 0, answer="fly")).key == "record-other-charts"
    assert refusal(with_entry(later, 0, after="0" * 16)).key == "record-other-charts"
    with pytest.raises(NotFound):
        verify(replace(record, header=replace(head, game="chess")))
    with pytest.raises(BadFile):
        verify(replace(record, header=replace(head, setup={"game": "duel"})))


def test_a_record_carries_the_charts_that_were_not_the_standard_ones() -> None:
    own = charts.replace(squadrons.GAME.standard_charts, {"length": {"number": 1}}, "own.toml")
    match = Match.seeded(squadrons.GAME, squadrons.GAME.load_scenario("gulf"), seed=2, charts=own)
    while match.waiting:
        match.answer("enough", match.waiting[0])
    assert match.state.turn == 1
    assert match.record().header.tables == {"length": {"number": 1, "provenance": "user", "because": ""}}
    assert verify(match.record())["finished"]


def test_a_replayed_match_looks_like_the_first(record: Record) -> None:
    again = play_again(record)
    assert again.record().entries == record.entries
    assert again.header == record.header
    assert view(again, "red").turn == len(record.entries)


@pytest.mark.parametrize(("seed", "proved"), [("12", True), ("fresh", False)])
def test_a_match_that_goes_on_with_other_dice_is_good_but_not_proved(record: Record, seed: str, proved: bool) -> None:
    """The seed is told at the end only if it is the one the match was committed to."""
    half = replace(record, entries=record.entries[:4], end=None)
    match = play_again(half, dice=Seeded(seed))
    player = RandomPlayer(duel.GAME, Random(5))
    while match.waiting:
        match.answer(player.choose(match.state, match.waiting[0]), match.waiting[0])
    proof = verify(match.record())
    assert proof["finished"]
    assert proof["proved"] == (proof["dice"] if proved else 0)
