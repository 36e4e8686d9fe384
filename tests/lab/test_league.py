"""Leagues: ratings with intervals, the schedule, matches kept in a folder, and the balance of scenarios."""

from __future__ import annotations

import json
from dataclasses import replace
from math import log
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest
from typer.testing import CliRunner

from naumachia.cli.app import app
from naumachia.kernel.errors import NotFound
from naumachia.kernel.scenario import Balance, Count
from naumachia.lab.engines import open_engine
from naumachia.lab.league.balance import beginner, meters
from naumachia.lab.league.play import Plan, meetings, pairings, play
from naumachia.lab.league.plot import bar, svg
from naumachia.lab.league.ratings import ELO, decided, rated
from naumachia.lab.league.rows import FILE, ROUND, Book, Head, Row, Target, programs
from tools import balance as balance_file

RUNNER = CliRunner()
FIRST_ROUND = '[{"one": "castaway", "two": "helmsman", "scenario": "s1-two-liburnians", "pairs": 2}]'


def row(one: str, two: str, points: float, winner: str | None = None, number: int = 0, change: bool = False) -> Row:
    return Row("s1-two-liburnians", number, one, two, change, points, winner, "end", 10 + number, "", (1, 1), (0.1, 0.1))


def test_a_rating_follows_the_share_of_points_and_its_interval_the_number_of_matches() -> None:
    few, many = (rated([row("a", "b", 1.0)] * (3 * count) + [row("b", "a", 1.0)] * count, ["a", "b"], "b") for count in (10, 50))
    for table in (few, many):
        assert [one.name for one in table.ratings] == ["a", "b"]
        assert table.ratings[0].elo == pytest.approx(ELO * log(3), abs=12)
        assert (table.ratings[1].elo, table.ratings[1].within) == (0.0, 0.0)
        assert table.chance("a", "b") == pytest.approx(0.75, abs=0.02)
    assert few.ratings[0].within / many.ratings[0].within == pytest.approx(5**0.5, abs=0.15)
    assert (few.ratings[0].matches, few.ratings[0].points) == (40, 30.0)


def test_a_program_is_rated_by_way_of_a_third() -> None:
    rows = [row("a", "b", 1.0)] * 30 + [row("b", "a", 1.0)] * 10 + [row("b", "c", 1.0)] * 30 + [row("c", "b", 1.0)] * 10
    table = rated(rows, ["a", "b", "c"], "c")
    elo = {one.name: one.elo for one in table.ratings}
    assert elo["a"] == pytest.approx(2 * elo["b"], rel=0.1)
    assert table.gain("a", "c") < table.gain("a", "b")  # one of them wins in any case


def test_ratings_are_the_same_every_time_and_leave_the_random_numbers_alone() -> None:
    rows = [row("a", "b", 1.0)] * 7 + [row("b", "a", 1.0)] * 4
    np.random.seed(5)
    one = rated(rows, ["a", "b"], "a")
    after = np.random.random()
    np.random.seed(5)
    assert np.random.random() == after
    assert rated(rows, ["a", "b"], "a") == one


def test_of_draws_each_program_wins_every_second() -> None:
    rows = [row("a", "b", 0.5), row("b", "a", 0.5), row("a", "b", 0.5), row("a", "b", 0.0)]
    assert list(decided(rows)) == [("a", "b"), ("b", "a"), ("a", "b"), ("b", "a")]


def test_two_matches_have_the_same_dice_and_those_played_are_left_out(tmp_path: Path) -> None:
    plan = Plan(game="touche_coule", players=("helmsman", "castaway"), scenarios={"s1-two-liburnians": 2}, seed="x")
    known, book = programs(plan.players), Book(tmp_path, Head("touche_coule", 1, "x"))
    book.aim([Target("helmsman", "castaway", "s1-two-liburnians", 2)])
    every = meetings(plan, known, book)
    assert [(one.number, one.bout.change, one.bout.seed) for one in every] == [
        (number, change, f"x/s1-two-liburnians/{number}") for number in (0, 1) for change in (False, True)
    ]
    book.add(row("helmsman", "castaway", 1.0, number=0))
    book.add(row("castaway", "helmsman", 1.0, number=1))
    assert [(one.number, one.bout.change) for one in meetings(plan, known, book)] == [(0, True), (1, False), (1, True)]


def test_the_next_opponent_is_the_one_that_tells_most() -> None:
    rows = [row("a", "b", 1.0), row("b", "a", 1.0)] * 40 + [row("a", "c", 1.0), row("c", "a", 1.0)]
    table = rated(rows, ["a", "b", "c"], "a")
    assert set(pairings(table, ["a", "b", "c"])) <= {("a", "c"), ("b", "c")}


def test_a_league_ends_when_the_intervals_are_narrow_or_the_limit_is_reached(tmp_path: Path) -> None:
    plan = Plan(game="touche_coule", players=("castaway", "random"), scenarios={"s1-two-liburnians": 1}, limit=4)
    assert list(programs(plan.players)) == ["castaway"]  # a former name of the same level
    plan = Plan(game="touche_coule", players=("castaway", "deckhand"), scenarios={"s1-two-liburnians": 1}, within=700, seed="w")
    with open_engine() as engine:
        rows, table = play(plan, tmp_path, engine)
        assert 2 <= len(rows) < 20
        assert max(one.within for one in table.ratings) <= 700
        again, same = play(plan, tmp_path, engine)
    assert (again, same) == (rows, table)


def test_a_league_is_resumed_where_it_stopped(tmp_path: Path) -> None:
    plan = Plan(game="touche_coule", players=("castaway", "helmsman"), scenarios={"s1-two-liburnians": 2}, limit=4, mirror=2)
    with open_engine() as engine:
        whole, _ = play(plan, tmp_path / "whole", engine)
        (tmp_path / "parts").mkdir()
        text = (tmp_path / "whole" / FILE).read_text(encoding="utf-8").splitlines(keepends=True)
        (tmp_path / "parts" / ROUND).write_text(FIRST_ROUND, encoding="utf-8")
        (tmp_path / "parts" / FILE).write_text("".join(text[:4]) + text[4][:9], encoding="utf-8")  # cut in mid-line
        parts, _ = play(plan, tmp_path / "parts", engine)
    assert len(whole) == 8  # four against each other, and each twice against itself
    assert len({one.hash for one in whole}) == 8  # no match is played twice
    assert [(one.one, one.two, one.number, one.change, one.hash) for one in whole] == [
        (one.one, one.two, one.number, one.change, one.hash) for one in parts
    ]


def test_a_folder_holds_one_league(tmp_path: Path) -> None:
    Book(tmp_path, Head("touche_coule", 1, "x"))
    with pytest.raises(NotFound) as error:
        Book(tmp_path, Head("touche_coule", 1, "y"))
    assert error.value.message.key == "league-other"


def test_the_balance_counts_matches_of_a_program_against_itself() -> None:
    rows = [row("deckhand", "deckhand", 0.0, "red", number, change) for number in range(10) for change in (False, True)]
    rows += [row("deckhand", "deckhand", 1.0, "blue", 0), row("deckhand", "deckhand", 0.5, None, 0)]
    rows += [row("deckhand", "helmsman", 0.0, "blue")] * 50
    (found,) = meters("touche_coule", rows)
    assert (found.level, found.games, found.wins, found.drawn) == ("deckhand", 22, {"red": 20, "blue": 1}, 1)
    assert (found.answers, found.endings) == (14.0, {"end": 22})
    assert found.share("red").low > 0.5
    assert beginner([found]) == {"s1-two-liburnians": "red"}


def test_the_balance_of_a_league_is_put_into_the_file_of_a_game_and_read_again(tmp_path: Path) -> None:
    book = Book(tmp_path, Head(game="touche_coule", rules=1, seed="league-balance"))
    lines = [
        ("deckhand", "deckhand", "red", 40),
        ("deckhand", "deckhand", None, 60),
        ("deckhand", "castaway", "red", 9),
        ("net@1", "net@1", "red", 9),
    ]
    for number, (one, two, winner, answers) in enumerate(lines):
        key = "won-by-sinking" if winner else "drawn"
        book.add(Row("s1-two-liburnians", number, one, two, False, 0.5, winner, key, answers, "", (1, 1), (0.0, 0.0)))
    game, found = balance_file.read(tmp_path)
    assert game.name == "touche_coule"
    (deckhand,) = found["s1-two-liburnians"].values()
    assert (deckhand.games, deckhand.wins, deckhand.answers) == (2, {"red": 1, "blue": 0}, 50)
    assert (deckhand.ends, deckhand.seeds) == ({"won-by-sinking": 1, "drawn": 1}, "league-balance")
    helmsman = Balance(
        games=30, wins={"red": 11, "blue": 19}, levels={"deckhand": Count(games=1), "captain": Count(games=2, wins={"red": 2})}
    )
    put = balance_file.put({"s1-two-liburnians": helmsman}, found | {"s2-two-quinqueremes": {"deckhand": deckhand}})
    assert put["s1-two-liburnians"].games == 30
    assert put["s1-two-liburnians"].levels == {"deckhand": deckhand, "captain": Count(games=2, wins={"red": 2})}
    (tmp_path / "balance.toml").write_text(balance_file.toml(put), encoding="utf-8")
    assert replace(game, folder=tmp_path).balance == put


def test_an_even_scenario_suits_a_beginner_on_either_side() -> None:
    rows = [row("deckhand", "deckhand", 1.0, side, number) for number in range(5) for side in ("red", "blue")]
    assert beginner(meters("touche_coule", rows)) == {}


def test_the_drawing_holds_every_program_and_its_interval() -> None:
    table = rated([row("a<b", "c", 1.0)] * 9 + [row("c", "a<b", 1.0)] * 3, ["a<b", "c"], "c")
    drawing = ElementTree.fromstring(svg(table.ratings, "League"))
    words = [one.text for one in drawing.iter() if one.text]
    assert {"League", "a<b", "c", "0"} <= set(words)
    assert sum(one.tag.endswith("circle") for one in drawing.iter()) == 2
    line = bar(table.ratings[0], table.ratings)
    assert line.count("●") == 1
    assert line.index("●") > bar(table.ratings[1], table.ratings).index("●")


def test_the_command_prints_ratings_and_balance_and_draws_them(tmp_path: Path) -> None:
    args = ["league", "touche_coule", "--player", "helmsman", "--player", "castaway", "--scenario", "s1", "--limit", "2"]
    args += ["--mirror", "1", "--folder", str(tmp_path), "--seed", "cli"]
    found = RUNNER.invoke(app, [*args, "--svg", str(tmp_path / "league.svg"), "--lang", "fr"], env={"COLUMNS": "200"})
    assert found.exit_code == 0, found.output
    assert "Ligue des programmes, graine cli" in found.output
    assert "victoires" in found.output
    assert "<circle" in (tmp_path / "league.svg").read_text(encoding="utf-8")
    told = json.loads(RUNNER.invoke(app, [*args, "--json"]).output)
    assert [one["name"] for one in told["ratings"]] == ["helmsman", "castaway"]
    assert {one["level"] for one in told["balance"]} == {"helmsman", "castaway"}
    assert len((tmp_path / FILE).read_text(encoding="utf-8").splitlines()) == 1 + 2 + 2
