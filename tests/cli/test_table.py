"""A person at the terminal: what is offered, what has a number, and what is asked twice."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cli.test_commands import naumachia
from naumachia.cli.chart import draw
from naumachia.cli.common import Terminal
from naumachia.games import games
from naumachia.match import Match

GAMES = sorted(games())


def seated(game: str, stdin: str, *more: str) -> str:
    """The standard scenario with a person in every seat."""
    seats = Match.seeded(games()[game], games()[game].load_scenario(games()[game].standard), seed="4").seats
    people = [part for seat in seats for part in ("--seat", f"{seat}=human")]
    return naumachia("match", f"{game}/{games()[game].standard}", *people, "--seed", "4", *more, stdin=stdin).stdout


@pytest.mark.parametrize("game", GAMES)
def test_the_first_question_answered_one_does_not_end_the_match(game: str) -> None:
    """Giving up is no number: in two games `1` ended the match at once."""
    told = seated(game, "1\nq\ny\n")
    assert "Left." in told
    assert "match is over" not in told


@pytest.mark.parametrize("game", GAMES)
def test_giving_up_is_typed_in_full_and_asked_again(game: str) -> None:
    told = seated(game, "concede\n\nconcede\nn\nq\ny\n")
    assert told.count("Give up? y/N") == 2
    assert "match is over" not in told
    assert "Also, typed in full: concede" in told
    assert not re.search(r"^ +\d+ .*\(concede\)", told, re.M)
    assert "match is over" in seated(game, "concede\ny\n")


def test_leaving_a_match_that_is_not_recorded_is_asked_again(tmp_path: Path) -> None:
    assert "Leave? y/N" not in seated("touche_coule", "q\n"), "nothing has been answered yet"
    assert seated("touche_coule", "1\nq\nn\nq\ny\n").count("Leave? y/N") == 2
    assert "Leave? y/N" not in seated("touche_coule", "1\nq\n", "--record", str(tmp_path / "kept.jsonl"))


@pytest.mark.parametrize("game", GAMES)
def test_what_every_ship_has_left_is_told(game: str) -> None:
    told = seated(game, "q\n")
    match = Match.seeded(games()[game], games()[game].load_scenario(games()[game].standard), seed="4")
    afloat = [piece for piece in match.scene(None).pieces if not piece.gone]
    assert afloat
    for piece in afloat:
        line = re.findall(rf"^ *{re.escape(piece.id)}  .*$", told, re.M)[0]
        for gauge in piece.gauges:
            assert f"{gauge.value}/{gauge.maximum}" in line
    assert ("Wind" in told) == (match.scene(None).wind is not None)


def test_options_stand_on_the_hexes_where_they_end() -> None:
    told = seated("touche_coule", "1\nq\ny\n")
    board = told.split("red: Choose the path")[0].split("gets under way")[1]
    assert re.search(r"RL→ 1 ", board), "straight ahead is the hex in front of the bow"
    assert len(re.findall(r" [23] ", board)) == 2


def test_odds_and_why_not_without_a_name_ask_for_one() -> None:
    told = seated("touche_coule", "1\no\nw\nw XX\nq\ny\n")
    assert "Odds of which option? For instance: o 1" in told
    assert told.count("Of which ship? RL, BL") == 2


def test_an_order_sheet_has_no_odds_and_needs_lines() -> None:
    told = seated("corvus", "o\n1\nq\n")
    assert "Nothing here has odds to show." in told
    assert re.search(r"> ! Write every line, for instance: R1: \w+", told)


def test_a_seat_is_found_whatever_its_capitals() -> None:
    told = naumachia("match", "branle_bas/bb1-first-duel", "--seat", "west=human", "--seed", "4", stdin="q\n")
    assert "Left." in told.stdout


def test_the_example_of_a_sheet_orders_something() -> None:
    assert re.search(r"Write every line, for instance: R1: \w", seated("trireme_ship", "q\n"))


@pytest.mark.parametrize("game", GAMES)
def test_a_board_fits_a_narrow_terminal(game: str) -> None:
    match = Match.seeded(games()[game], games()[game].load_scenario(games()[game].standard), seed="4")
    board, scene = match.game.picture.board(match.state), match.game.picture.scene(match.state, None)
    lines = draw(board, scene, 60).plain.splitlines()
    assert max(map(len, lines)) <= 60
    told = "\n".join(lines)
    assert any(piece.id[:2] in told for piece in scene.pieces)


def test_sentences_break_at_blanks(capsys: pytest.CaptureFixture[str]) -> None:
    """At 60 columns a rule number used to be cut in two, and French signs were parted from their words."""
    terminal = Terminal(highlight=False, soft_wrap=False, width=60, force_terminal=True, color_system=None)
    terminal.print("   1 The red liburnian gets under way at speed 1 and nothing else. [TC-4a.1]", markup=False)
    terminal.print("Persévérant jette les grappins sur Steadfast : à l’abordage\u202f!", markup=False)
    terminal.print("a prompt of a few words, and then of some more of them, > ", markup=False, end="")
    assert capsys.readouterr().out.splitlines() == [
        "   1 The red liburnian gets under way at speed 1 and nothing",
        "     else. [TC-4a.1]",
        "Persévérant jette les grappins sur Steadfast : à",
        "l’abordage\u202f!",
        "a prompt of a few words, and then of some more of them, > ",
    ]


def test_a_pipe_gets_whole_lines(capsys: pytest.CaptureFixture[str]) -> None:
    Terminal(highlight=False, soft_wrap=True, width=60).print(sentence := "word " * 20 + "end", markup=False)
    assert capsys.readouterr().out == f"{sentence}\n"


@pytest.mark.parametrize(("lang", "prompt"), [("en", "0-1, ? help, u undo"), ("fr", "0-1, ? aide, u reprendre")])
def test_the_prompt_begins_with_what_may_be_typed(lang: str, prompt: str) -> None:
    assert prompt in seated("touche_coule", "q\n", "--lang", lang)
