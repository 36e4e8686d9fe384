"""Whole matches by letter: both friends come to the same end, and nobody knows a die or a sheet too early."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

from letter_friends import Friends
from naumachia.correspondence import BadLetter, Writing, begin, from_link, join, parse, receive, to_link, verify, write
from naumachia.correspondence.chains import words_of
from naumachia.correspondence.exchange import follow
from naumachia.correspondence.letter import Throws
from naumachia.correspondence.text import LONGEST_LINK, pack
from naumachia.games import find
from naumachia.kernel.errors import NoUndo
from naumachia.kernel.files.record import dump, parse_exactly
from naumachia.match import verify as verify_record
from naumachia.match.history.turn import CHANCE


@pytest.mark.parametrize("throws", ["friend", "own"])
@pytest.mark.parametrize(
    ("game", "scenario"),
    [("touche_coule", "s1-two-liburnians"), ("trireme_ship", "ts1-two-captains"), ("trireme_fleet", "f1-first-ram")],
)
def test_to_the_end(game: str, scenario: str, throws: Throws) -> None:
    friends = Friends(game, scenario, throws=throws).write()
    last = friends.sent[-1]
    other = len(friends.sent) % 2
    friends.open(other)
    boards = [Writing(desk).match for desk in friends.desks]
    assert boards[0].outcome == boards[1].outcome is not None
    found = verify(parse(write(last)))
    assert found["finished"]
    assert found["letters"] == len(friends.sent)
    assert found["names"] == ["Anna", "Béa"]
    assert found["dice"] > 3
    assert len(to_link(last, "https://example.org/naumachia/play/")) <= LONGEST_LINK
    with pytest.raises(BadLetter, match="letter-not-yours"):
        Writing(friends.desks[other]).send()


@pytest.mark.parametrize(
    ("game", "scenario", "letters"),
    [
        ("touche_coule", "s7-claudius", 8),
        ("trireme_ship", "ts-six-a-side", 8),
        ("corvus", "cv2-three-against-three", 12),
        ("branle_bas", "bb1-first-duel", 12),
        ("war_galley", "s01-first-strokes", 16),
    ],
)
def test_every_game(game: str, scenario: str, letters: int) -> None:
    friends = Friends(game, scenario, player="castaway").write(letters)
    assert verify(friends.sent[-1])["letters"] == len(friends.sent)
    assert len(friends.sent) == letters or friends.over


def test_the_record_of_a_match_proves_its_dice(duel: Friends) -> None:
    """It is a record like any other, with the words of both and the seed that follows from the agreement."""
    friends = Friends("trireme_ship", "ts1-two-captains").write()
    match = follow(friends.sent[-1]).match
    found = verify_record(parse_exactly(dump(match.record())))
    assert found["finished"]
    assert found["proved"] == found["dice"] > 3
    assert set(found["words"]) == set(match.seats)
    assert match.header.players == {"red": "Anna", "yellow": "Béa"}


def test_no_die_falls_in_the_letter_that_threw_it(duel: Friends, hexes: Friends) -> None:
    for friends in (duel, hexes):
        for number, letters in enumerate(friends.sent, 1):
            exchange = follow(letters)
            match = exchange.match
            answers = len(letters.letters[-1].answers)
            if answers and number > 1:
                since = match.history[len(match.history) - answers :]
                assert all(turn.seat != CHANCE for turn in since)


def test_dice_hang_on_the_word_of_the_friend(hexes: Friends) -> None:
    """With another chain of the opener the same answers are followed by other dice."""
    falls = set()
    for root in range(8):
        friends = Friends("touche_coule", "s1-two-liburnians", roots=("anna", f"other {root}"))
        friends.write(7)
        falls.add(tuple(turn.answer for turn in follow(friends.sent[-1]).match.history if turn.seat == CHANCE)[:3])
    assert len(falls) > 3


def test_the_second_writer_throws_no_die_with_a_chain_they_choose(hexes: Friends) -> None:
    assert all(turn.seat != CHANCE for turn in follow(hexes.sent[1]).match.history)


def test_a_sealed_sheet_is_told_only_when_all_are_in(duel: Friends) -> None:
    """The letter holds a hash; the friend's program knows nothing of the sheet, and its salt is a word that is told later."""
    first = duel.sent[0]
    assert first.letters[0].sealed.keys() == {"red"}
    assert not first.letters[0].answers
    sheet = duel.sent[2].letters[2].opened[0]
    words = words_of(duel.roots[0])
    assert msgspec.json.encode(sheet.lines) not in msgspec.json.encode(first)
    assert words[1] not in write(duel.sent[1])
    assert words[1] in write(duel.sent[2])
    assert Writing(join(first, "Béa")).match.state.sealed is msgspec.UNSET


def test_a_letter_that_is_sent_cannot_be_taken_back() -> None:
    friends = Friends("touche_coule", "s1-two-liburnians")
    writing = friends.answer(0)
    seat = writing.exchange.seats(0)[0]
    assert writing.match.undo_reach(seat).answers
    sent = Writing(writing.send())
    assert sent.match.undo_reach(seat).answers == 0
    with pytest.raises(NoUndo):
        sent.match.undo(seat)


def test_a_letter_can_be_sent_when_nothing_more_is_asked() -> None:
    friends = Friends("touche_coule", "s1-two-liburnians")
    writing = Writing(friends.desks[0])
    with pytest.raises(BadLetter, match="letter-not-done"):
        writing.send()


def test_a_battle_of_ones_own_and_its_options_go_along() -> None:
    game = find("touche_coule")
    scenario = game.load_scenario("s1-two-liburnians")
    own = replace(scenario, title=replace(scenario.title, en="Mine"))
    desk = begin(game, own, name="Anna", seats=["red"], named="", options={"TC-O1": 1})
    assert isinstance(desk.letters.head.setup, dict)
    match = Writing(desk).match
    assert match.first.setting.options["TC-O1"] == 1
    assert match.header.words.title["en"] == "Mine"


@pytest.mark.parametrize("seats", [[], ["red", "blue"]])
def test_each_of_both_has_a_seat(seats: list[str]) -> None:
    game = find("touche_coule")
    with pytest.raises(BadLetter, match="letter-seats"):
        begin(game, game.load_scenario("s1"), name="Anna", seats=seats)


@pytest.mark.parametrize("name", ["", "x" * 41, "a\nb", " a"])
def test_a_name_fits_into_a_letter(name: str) -> None:
    game = find("touche_coule")
    with pytest.raises(BadLetter, match="letter-name"):
        begin(game, game.load_scenario("s1"), name=name, seats=["red"])


def test_four_seats_for_two_friends() -> None:
    """Each of them has a side; the sheets and turns of all their seats go into one letter."""
    friends = Friends("touche_coule", "s3-touche-coule", player="castaway").write(6)
    assert verify(friends.sent[-1])["letters"] == 6


def test_file_and_link_hold_the_same(duel: Friends) -> None:
    last = duel.sent[-1]
    assert parse(write(last)) == from_link(to_link(last)) == last
    assert len(pack(duel.sent[0])) < 400


def test_opening_the_same_letter_twice_changes_nothing(duel: Friends) -> None:
    me = (len(duel.sent) - 1) % 2
    friend = duel.desks[1 - me]
    once = receive(friend, duel.sent[-1])
    assert receive(once, duel.sent[-1]) is once
