"""Scenario and chart files: every fault at once with its line, and tables of one's own."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from expected import asked, choice
from games.touche_coule.fixture_types import Play, Position
from naumachia.games import find
from naumachia.kernel.errors import BadFile, NotFound
from naumachia.kernel.files import charts as chart_files
from naumachia.match import Match, replay
from naumachia.text import LANGUAGES, speech
from told import number_in, text_in

GAME = find("touche_coule")
STANDARD = GAME.folder / "charts.toml"

GOOD = """game = "touche_coule"
title = { en = "Test", fr = "Essai" }
order = ["RL", "BQ"]

[ships]
RL = { camp = "red", kind = "liburnian", bow = [0, 0], facing = 0 }
BQ = { camp = "blue", kind = "quinquereme", bow = [3, 0], facing = 0 }
"""


def faults(folder: Path, text: str) -> set[tuple[str, int]]:
    path = folder / "scenario.toml"
    path.write_text(text, encoding="utf-8")
    try:
        GAME.read_scenario(path)
    except BadFile as error:
        return {(text_in(fault.args, "key"), number_in(fault.args, "line")) for fault in error.faults}
    return set()


def test_the_good_file_is_good(tmp_path: Path) -> None:
    assert faults(tmp_path, GOOD) == set()


@pytest.mark.parametrize(
    ("old", "new", "found"),
    [
        ("bow = [3, 0]", "bow = [1, 0]", {("ships.BQ.bow", 7)}),  # the stern on RL: TC-G5
        ("bow = [0, 0]", "bow = [8, 0]", {("ships.RL.bow", 6)}),  # quay: TC-G4
        ("bow = [3, 0], facing = 0", "bow = [0, -4], facing = 5", {("ships.BQ.bow", 7)}),  # the stern on the quay
        ("bow = [0, 0], facing = 0", "bow = [0, 0], facing = 6", {("ships.RL.facing", 6)}),  # TC-G2
        ('camp = "blue"', 'camp = "red"', {("ships", 5)}),  # nobody to fight
        ("facing = 0 }\nBQ", "facing = 0, structure = 0 }\nBQ", {("ships", 5)}),  # red has only a wreck
        ('camp = "blue"', 'camp = "green"', {("ships.BQ.camp", 7)}),
        ('"quinquereme"', '"trireme"', {("ships.BQ.kind", 7)}),
        ('"RL", "BQ"', '"RL"', {("order", 3)}),
        ('"RL", "BQ"', '"RL", "BQ", "RL"', {("order", 3)}),
        ('"RL", "BQ"', '"RL", "BX"', {("order", 3)}),
        ("order", 'turn = "BX"\norder', {("turn", 3)}),
        ("order", "round = 0\norder", {("round", 3)}),
        ("order", 'basin = "lake"\norder', {("basin", 3)}),
        ("order", "obstacles = [[0, 0]]\norder", {("ships.RL.bow", 7)}),  # on the triton
        ("order", 'options = { "TC-O7" = 1, rounds = 0 }\norder', {("options.TC-O7", 3), ("options.rounds", 3)}),
        ("order", "wind = 3\norder", {("wind", 3)}),
        ("facing = 0 }\nBQ", "facing = 0, speed = 4 }\nBQ", {("ships.RL.speed", 6)}),  # TC-4a.1
        ("RL", "hold", {("ships.hold", 6)}),  # the word for passing
    ],
)
def test_one_fault(tmp_path: Path, old: str, new: str, found: set[tuple[str, int]]) -> None:
    assert faults(tmp_path, GOOD.replace(old, new)) == found


def test_several_faults_at_once(tmp_path: Path) -> None:
    wrong = GOOD.replace('"RL", "BQ"', '"RL"').replace("bow = [0, 0]", "bow = [9, 9]").replace("bow = [3, 0]", "bow = [-9, 0]")
    assert faults(tmp_path, wrong) == {("order", 3), ("ships.RL.bow", 6), ("ships.BQ.bow", 7)}
    types = GOOD.replace("facing = 0", 'facing = "east"').replace('order = ["RL", "BQ"]', "order = 3").replace("title", "titel")
    assert faults(tmp_path, types) == {
        ("titel", 2),
        ("title", 1),
        ("order", 3),
        ("ships.RL.facing", 6),
        ("ships.BQ.facing", 7),
    }


def test_broken_toml_names_its_line(tmp_path: Path) -> None:
    path = tmp_path / "broken.toml"
    path.write_text(GOOD.replace('order = ["RL", "BQ"]', 'order = ["RL" "BQ"]'), encoding="utf-8")
    with pytest.raises(BadFile) as caught:
        GAME.read_scenario(path)
    assert [(fault.key, fault.args["line"]) for fault in caught.value.faults] == [("fault-syntax", 3)]
    with pytest.raises(NotFound):
        GAME.read_scenario(tmp_path / "none.toml")


# Charts.


def own(folder: Path, text: str) -> Any:
    path = folder / "own.toml"
    path.write_text(text, encoding="utf-8")
    return chart_files.load(GAME.rules.charts, STANDARD, path)


HULL = """[hull]
liburnian = { hexes = 1, structure = 8, start_speed = 9 }
quinquereme = { hexes = 2, structure = 12, start_speed = 1 }
"""
FIRE = "[fire]\nrange = 1\nblind = 'dead astern'\n"


def test_every_table_says_where_it_comes_from() -> None:
    """A table that is not in the rules says why it is as it is."""
    tables = msgspec.to_builtins(GAME.standard_charts)
    assert {name: table["provenance"] for name, table in tables.items()} == {
        "ships": "seed",
        "hull": "reconstructed",
        "ram": "seed",
        "edge": "seed",
        "fire": "reconstructed",
        "boarding": "reconstructed",
        "options": "reconstructed",
        "basin": "reconstructed",
    }
    assert all(table["because"] for table in tables.values() if table["provenance"] == "reconstructed")


def test_one_table_of_ones_own(tmp_path: Path, position: Position, play: Play) -> None:
    """TC-5b.2 With a range of 1 in one's own file, two hexes are too far."""
    charts = own(tmp_path, FIRE)
    assert charts.fire.provenance == "user"
    assert charts.hull == GAME.standard_charts.hull
    assert list(chart_files.differences(charts, GAME.standard_charts)) == ["fire"]
    sea = play(position("RL (0,0) f0", "BL (2,0) f0", charts=charts), "0", "straight")
    assert asked(sea).key == "ask-speed"


def test_the_record_carries_ones_own_table(tmp_path: Path) -> None:
    """A match with own charts replays without the file."""
    charts = own(tmp_path, HULL)
    match = Match.seeded(GAME, GAME.load_scenario("s3"), seed=3, charts=charts)
    assert choice(match.state).answers == ("2", "3")  # a start beyond the maximum counts as the maximum
    match.answer("2", "red")
    again = replay(match.record())
    assert again.state.ships["RQ"].structure == 12
    assert GAME.hash(again.state) == GAME.hash(match.state)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("[fire]\nrange = 5\nblind = 'dead astern'\n", {("fire.range", 2)}),
        ("[fire]\nrange = 'far'\nblind = 'abeam'\n", {("fire.range", 2), ("fire.blind", 3)}),
        ("[fires]\nrange = 1\n", {("fires", 1)}),
        ("[fire]\nrange = 1\n", {("fire.blind", 1)}),
        ("fire = 3\n", {("fire", 1)}),
        (
            "[ram]\ndie_bonus = [1, 2]\nzone = { flank = 0, bow = 0 }\nminimum = 0\n",
            {("ram.die_bonus", 2), ("ram.zone.stern", 3)},
        ),
        (
            "[ships]\nliburnian = { max_speed = -1, fire_hits_on = [], boarding_damage = [1, 2, 3, 4, 5] }\n"
            "quinquereme = { max_speed = 2, fire_hits_on = [7], boarding_damage = [1, 2, 3, 4, 5, 6] }\n",
            {
                ("ships.liburnian.max_speed", 2),
                ("ships.liburnian.fire_hits_on", 2),
                ("ships.liburnian.boarding_damage", 2),
                ("ships.quinquereme.fire_hits_on", 3),
            },
        ),
        ("[edge]\ndamage = -1\nspeed_after = 0\n", {("edge.damage", 2)}),
        (
            "[basin]\nstandard = { rows = { one = [0, 1] }, hexes = 2 }\ngrand = { rows = {}, hexes = 0 }\n",
            {("basin.standard.rows", 2)},
        ),
    ],
)
def test_wrong_charts(tmp_path: Path, text: str, found: set[tuple[str, int]]) -> None:
    with pytest.raises(BadFile) as caught:
        own(tmp_path, text)
    assert {(text_in(fault.args, "key"), number_in(fault.args, "line")) for fault in caught.value.faults} == found


# The rules in our own words.

RULES = (
    *(f"TC-G{n}" for n in range(1, 9)),
    *("TC-1", "TC-2", "TC-3.1", "TC-3.2", "TC-3.3", "TC-4a.1", "TC-4a.2", "TC-4b.1", "TC-4b.2", "TC-4b.3", "TC-4b.4"),
    *("TC-4c.1", "TC-4c.2", "TC-4c.3", "TC-5a.1", "TC-5a.2", "TC-5a.3", "TC-5a.4", "TC-5b.1", "TC-5b.2", "TC-5b.3"),
    *("TC-5c.1", "TC-5c.2", "TC-5c.3", "TC-6.1", "TC-6.2", "TC-6.3", "TC-O1", "TC-O2", "TC-O3"),
)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("rule", RULES)
def test_every_rule_has_words(lang: str, rule: str) -> None:
    title, text = speech(lang, "touche_coule").rule(rule)
    assert title
    assert len(text) > 20


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_rule_is_told_that_is_none(lang: str) -> None:
    text = (GAME.folder / f"rules.{lang}.ftl").read_text(encoding="utf-8")
    assert re.findall(r"^rule-([\w-]+) =", text, re.M) == [rule.replace(".", "-") for rule in RULES]


def test_french_rules_are_well_set() -> None:
    """Narrow or full no-break spaces before double signs, curved apostrophes."""
    text = (GAME.folder / "rules.fr.ftl").read_text(encoding="utf-8")
    lines = [line.partition("=")[2] for line in text.splitlines() if "=" in line]
    assert not [line for line in lines if re.search(r" [:;!?»]|« |'|[^\s\u00a0\u202f][:;!?]", line)]


def test_tc_1_scale() -> None:
    """TC-1 Twenty metres a hex: the standard basin is 300 m long and, at √3/2 of a hex a row, about 160 m wide."""
    rows = GAME.standard_charts.basin.standard.rows
    assert max(last - first + 1 for first, last in rows.values()) * 20 == 300
    assert round(len(rows) * 20 * 3**0.5 / 2) == 156
