"""Records outlive the program that wrote them: they open, go on and are proved by every later one."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

import naumachia.games
from match.kept import FINISHED, RECORDS, UNFINISHED, grown, kept, seed, told
from naumachia.games import find, games
from naumachia.kernel import Message, Orders, Roll, Sealed, Seeded, pending
from naumachia.kernel.errors import BadRecord, NoUndo, Over
from naumachia.kernel.files.record import Record, dump, parse
from naumachia.match import Match, follow, replay, verify, view
from naumachia.players import RandomPlayer
from told import message_in, number_in

SHORT = [name for name in FINISHED if told(name)["answers"] < 250]
"""Those that can be played again many times in a test."""


def stands(record: Record) -> bool:
    """Whether today's rules lead a record to its last line. Only those of older rules may do otherwise, and they say so."""
    stopped = follow(record).stopped
    if stopped is not None:
        assert stopped.key == "record-older-rules"
        assert record.header.rules < find(record.header.game).version
    return stopped is None


def go_on(match: Match, rng: Random, answers: int) -> int:
    """Play at random; how many answers were given."""
    player = RandomPlayer(match.game, rng)
    for count in range(answers):
        if not match.waiting:
            return count
        seat = rng.choice(match.waiting)
        match.answer(player.choose(match.state, seat), seat)
    return answers


def with_entry(record: Record, place: int, **changes: Any) -> Record:
    entries = list(record.entries)
    entries[place] = replace(entries[place], **changes)
    return replace(record, entries=tuple(entries))


def test_there_is_something_of_everything() -> None:
    met: Counter[str] = Counter()
    for name in RECORDS:
        record = kept(name)
        met[record.header.game] += 1
        met["own charts"] += bool(record.header.tables)
        met["captains"] += record.header.options.get("captains", 1) > 1
        met["hashes"] += all(entry.after for entry in record.entries)
        met["sheets"] += sum(entry.lines is not None for entry in record.entries)
        met["standing orders"] += sum(entry.answer == "orders" for entry in record.entries)
        met["shortcuts"] += sum(entry.answer in ("ahead", "same", "all-same", "wake", "all-wake") for entry in record.entries)
        met["given up"] += sum(entry.answer == "concede" for entry in record.entries)
        assert not record.header.shape
    assert met["hashes"] == len(RECORDS)
    assert min(met.values()) > 0, met
    assert len(FINISHED) > 10
    assert len(UNFINISHED) > 5


def test_most_of_them_stand() -> None:
    """Rules are mended now and then; should most old matches break, something else is wrong."""
    assert sum(stands(kept(name)) for name in RECORDS) > 0.8 * len(RECORDS)


@pytest.mark.parametrize("name", RECORDS)
def test_it_opens_and_is_proved(name: str) -> None:
    record, then = kept(name), told(name)
    if not stands(record):
        return
    proof = verify(record)
    assert proof["answers"] == then["answers"]
    assert proof["finished"] == then["over"]
    assert proof["proved"] == (proof["dice"] if then["over"] else 0)
    match = replay(record)
    assert list(match.waiting) == then["waiting"]
    dice = [[turn, rule, list(event.dice)] for turn, event in match.events() for rule in [event.rule] if event.dice]
    assert dice == [[turn, rule, fell] for turn, rule, _, fell in then["log"] if fell]


@pytest.mark.parametrize("name", UNFINISHED)
def test_it_goes_on(name: str) -> None:
    """With the dice it was committed to, to a record whose every line names its position."""
    record, rng = kept(name), Random(name)
    if not stands(record):
        return
    match = replay(record, dice=Seeded(seed(record)))
    before = len(match.history)
    given = go_on(match, rng, 60)
    assert given
    assert len(match.history) >= before + given
    while match.waiting and not any(match.undo_reach(seat).answers for seat in match.seats):
        go_on(match, rng, 1)
    for seat in match.seats:
        if match.undo_reach(seat).answers:
            number = match.number
            match.undo(seat)
            assert match.number > number
            break
    written = match.record()
    assert written.header.shape == match.game.rules.shape
    assert verify(written)["positions"] == len(written.entries)


def test_all_go_on_to_their_end() -> None:
    """Some of them whole, so that the end tells the seed and the dice before and after the change are proved by it."""
    proved = 0
    for name in ("tc-s4-unfinished", "tc-s7-unfinished", "wg-t300-sealed"):
        record = kept(name)
        if not stands(record):
            continue
        match = replay(record, dice=Seeded(seed(record)))
        go_on(match, Random(name), 10_000)
        proof = verify(match.record())
        assert proof["finished"]
        assert proof["same_log"]
        assert proof["proved"] == proof["dice"]
        proved += proof["dice"]
    assert proved


@pytest.mark.parametrize("name", ["tc-s3-finished", "wg-s02-finished", "wg-skirmish-won-by-points-finished"])
def test_one_field_more_in_a_state_is_no_matter(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    today = replay(kept(name), dice=Seeded(kept(name).end.seed)).record()  # type: ignore[union-attr]
    assert verify(today)["positions"] == len(today.entries)
    known = {name: grown(game) for name, game in games().items()}
    monkeypatch.setattr(naumachia.games, "games", lambda: known)
    again = replay(today)
    assert again.game.rules.shape != today.header.shape
    assert again.game.hash(again.state) != today.entries[-1].after
    proof = verify(today)
    assert (proof["positions"], proof["same_log"]) == (0, True)
    assert proof["proved"] == proof["dice"] > 0
    rewritten = again.record()
    assert rewritten.header.shape == again.game.rules.shape
    assert verify(rewritten)["positions"] == len(today.entries)
    assert verify(parse(dump(rewritten)))["positions"] == len(today.entries)


@pytest.mark.parametrize("name", SHORT)
def test_who_alters_an_old_record_is_found(name: str) -> None:
    """No hash speaks for it any more, but the seed proves every die, and the end is what it comes to."""
    record = kept(name)
    if not stands(record):
        return
    assert record.end is not None
    dice = [place for place, entry in enumerate(record.entries) if not entry.seat]
    match = replay(record)
    for place in Random(name).sample(dice, min(len(dice), 3)):
        request = pending(match.states()[place])
        assert isinstance(request, Roll)
        other = next(fall for fall in request if fall != record.entries[place].value())
        with pytest.raises(BadRecord) as caught:
            verify(with_entry(record, place, answer=other))
        assert number_in(caught.value.message.args, "line") >= place + 2
    for end in (
        replace(record.end, end=replace(record.end.end, winner="nobody")),
        replace(record.end, end=replace(record.end.end, rule="WG-0.0")),
        replace(record.end, end=replace(record.end.end, key="won-by-nobody")),
        replace(record.end, seed=record.end.seed + "x"),
    ):
        with pytest.raises(BadRecord) as caught:
            verify(replace(record, end=end))
        assert caught.value.message.args["line"] == len(record.entries) + 2
    for name, value in record.end.end.args.items():
        if isinstance(value, int):
            args = {**record.end.end.args, name: value + 1}
            with pytest.raises(BadRecord, match="record-other-end"):
                verify(replace(record, end=replace(record.end, end=replace(record.end.end, args=args))))
    with pytest.raises(BadRecord):
        verify(replace(record, entries=record.entries[:-1]))
    with pytest.raises(BadRecord):
        verify(replace(record, entries=(*record.entries, record.entries[0])))


def test_another_answer_is_found_where_it_leads_elsewhere() -> None:
    """Another legal answer makes another match: it does not fit the lines that follow. Not all of them: a ship that holds fire
    either way has played the same match."""
    met: Counter[bool] = Counter()
    for name in SHORT:
        record = kept(name)
        if not stands(record):
            continue
        match = replay(record)
        rng = Random(name)
        for place in rng.sample(range(len(record.entries)), 6):
            request = pending(match.states()[place])
            if request is None or isinstance(request, Roll | Orders):
                continue
            others = [answer for answer in request if answer != record.entries[place].value() and isinstance(answer, str)]
            if not others:
                continue
            try:
                verify(with_entry(record, place, answer=rng.choice(others)))
            except BadRecord as error:
                assert number_in(error.message.args, "line") > place + 1  # noqa: PT017
                met[True] += 1
            else:
                met[False] += 1
    assert met[True] > 20
    assert met[True] > 4 * met[False], met


class TestOlderRules:
    """A match that today's rules do not allow from some line on."""

    @pytest.fixture
    def record(self) -> Record:
        record = kept("wg-s02-finished")
        place = next(place for place, entry in enumerate(record.entries) if place > 100 and entry.seat)
        return with_entry(replace(record, header=replace(record.header, rules=0)), place, answer="fly")

    def test_it_says_so_and_names_the_line(self, record: Record) -> None:
        with pytest.raises(BadRecord) as caught:
            verify(record)
        said = caught.value.message
        line = next(place for place, entry in enumerate(record.entries, 2) if entry.answer == "fly")
        assert said.key == "record-older-rules"
        assert (said.args["line"], said.args["found"], message_in(said.args, "problem").key) == (line, 0, "record-illegal")

    def test_it_can_be_watched_and_not_be_played(self, record: Record) -> None:
        match = follow(record, dice=Seeded("any"), number=900)
        assert match.stopped is not None
        assert len(match.history) == number_in(match.stopped.args, "line") - 2 > 100
        assert match.record() is record
        assert match.waiting == ()
        picture = view(match, "R")
        assert picture.ask is None
        assert picture.stopped == match.stopped
        assert picture.undo == 0
        assert len(picture.log) > 50
        for seat in match.seats:
            with pytest.raises(Over, match="record-older-rules"):
                match.answer("end", seat)
            with pytest.raises(NoUndo):
                match.undo(seat)
            with pytest.raises(NoUndo):
                match.redo(seat)
        assert match.record() is record

    def test_it_goes_on_where_every_answer_is_still_good(self) -> None:
        record = kept("tc-s4-unfinished")
        old = replace(record, header=replace(record.header, rules=0))
        match = replay(old, dice=Seeded(seed(record)))
        assert match.header.rules == match.game.version
        assert go_on(match, Random(1), 5)

    def test_an_end_that_these_rules_do_not_come_to(self) -> None:
        record = kept("wg-s01-finished")
        assert record.end is not None
        other = replace(record.end, end=replace(record.end.end, winner="nobody"))
        match = follow(replace(record, header=replace(record.header, rules=0), end=other))
        assert match.stopped is not None
        assert message_in(match.stopped.args, "problem").key == "record-other-end"
        assert len(match.history) == len(record.entries)

    def test_a_sheet_that_is_refused_is_not_told_of(self) -> None:
        record = kept("wg-t300-finished")
        place = next(place for place, entry in enumerate(record.entries) if entry.lines)
        wrong = with_entry(record, place, lines=(("nothing", "nowhere"),))
        match = follow(wrong)
        assert match.stopped is not None
        assert match.stopped.args.get("problem", match.stopped) == Message("record-unplayable", {"line": place + 2})

    def test_the_hand_of_this_program_is_not_trusted_less(self) -> None:
        """The same rules and the same shape: every hash counts, and where one differs the match stops."""
        record = kept("tc-s3-finished")
        today = replay(record, dice=Seeded(record.end.seed)).record()  # type: ignore[union-attr]
        lied = with_entry(today, 20, after="0" * 16)
        with pytest.raises(BadRecord, match="record-differs"):
            verify(lied)
        assert len(follow(lied).history) == 21
        bare = with_entry(today, 20, after="")
        with pytest.raises(BadRecord, match="record-other-seal"):
            verify(bare)
        assert bare.end is not None
        assert verify(replace(bare, end=replace(bare.end, seal=None)))["positions"] == len(today.entries) - 1


def test_sheets_are_sealed_until_all_are_in() -> None:
    """The record in which one of two sheets lies sealed: its owner may take it back."""
    record = kept("wg-t300-sealed")
    if not stands(record):
        return
    match = replay(record, dice=Seeded(seed(record)))
    owner = record.entries[0].seat
    assert isinstance(match.history[0].answer, Sealed)
    assert match.undo_reach(owner).answers == 1
    match.undo(owner)
    assert owner in match.waiting
