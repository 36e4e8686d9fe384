"""`naumachia fleet`: the list, a scenario file that can be played, and fleets that are refused."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from cli.test_commands import as_json, naumachia
from naumachia.cli.commands.fleet import toml
from naumachia.kernel.files.toml_files import parse


def test_what_is_for_sale_is_told() -> None:
    assert {size["points"] for size in as_json("fleet", "war_galley")["sizes"]} >= {250}
    assert "amiral" in naumachia("fleet", "war_galley", "--lang", "fr").stdout


def test_two_fleets_make_a_scenario_that_is_played(tmp_path: Path) -> None:
    mine, battle = tmp_path / "mine.toml", tmp_path / "battle.toml"
    mine.write_text('leader = "3-6"\nsquadrons = [["5-hel", "4-good", "4-good"], ["3-good", "3-good"]]\n')
    said = naumachia("fleet", "war_galley", "--points", "250", "--red", str(mine), "--blue", "triremes", "--out", str(battle))
    assert "naumachia match" in said.stdout
    played = naumachia("match", str(battle), "--seat", "A=castaway", "--seat", "B=castaway", "--option", "turns=1", "--seed", "1")
    assert "The match is over" in played.stdout


def test_what_both_sides_agree_on(tmp_path: Path) -> None:
    """The wind and the entry of Branle-bas de combat."""
    assert "sectors=" in naumachia("fleet", "branle_bas").stdout
    battle = tmp_path / "battle.toml"
    naumachia(
        "fleet",
        "branle_bas",
        "--points",
        "135",
        "--red",
        "line",
        "--with",
        "wind=90",
        "--with",
        "sectors=2",
        "--out",
        str(battle),
    )
    tables: Any = parse(battle.read_text(encoding="utf-8"), str(battle))
    assert tables["wind"] == 90
    assert tables["ships"]["E1"]["at"][2] - tables["ships"]["W1"]["at"][2] == 60
    assert "180" in naumachia("fleet", "branle_bas", "--points", "135", "--red", "line", "--with", "wind=1", status=2).stderr
    assert "tide" in naumachia("fleet", "branle_bas", "--points", "135", "--red", "line", "--with", "tide", status=2).stderr


def test_all_faults_of_both_fleets_are_told(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text('leader = "9-9"\nsquadrons = [[], ["raft"]]\n')
    said = naumachia("fleet", "war_galley", "--red", str(mine), "--blue", "line", "--lang", "fr", status=2).stderr
    assert all(word in said for word in ("9-9", "escadre 1", "raft"))
    assert "boarders" in naumachia("fleet", "war_galley", "--red", "krakens", status=2).stderr
    assert "250" in naumachia("fleet", "war_galley", "--red", "line", "--points", "7", status=2).stderr
    assert "no fleets" in naumachia("fleet", "touche_coule", status=2).stderr


def test_faults_are_said_in_the_players_words(tmp_path: Path) -> None:
    """WG-10.0, D1 No admiral, and a squadron too large to be drawn up: one sentence each, in either language."""
    mine = tmp_path / "mine.toml"
    mine.write_text('squadrons = [["5-pun"]]\n')
    assert "no admiral is named" in naumachia("fleet", "war_galley", "--red", str(mine), status=2).stderr
    assert "aucun amiral" in naumachia("fleet", "war_galley", "--red", str(mine), "--lang", "fr", status=2).stderr
    mine.write_text(f'leader = "5-4"\nsquadrons = [{["L-std"] * 60}]\n')
    said = naumachia("fleet", "war_galley", "--red", str(mine), "--lang", "fr", status=2).stderr
    assert said.count("Flotte rouge") == 1
    assert "trop de navires (60)" in said
    assert "expected" not in said


OWN = """
[models]
provenance = "user"

[models.table]
barge = { kind = "5", crew = 4, marines = 8 }
skiff = { kind = "L", crew = 1, marines = 0 }
"""


def test_fleets_bought_from_charts_of_ones_own(tmp_path: Path) -> None:
    """Prices are those of the player's own counters; ready fleets whose ships they lack are not for sale."""
    own, mine, battle = tmp_path / "own.toml", tmp_path / "mine.toml", tmp_path / "battle.toml"
    own.write_text(OWN)
    sold = as_json("fleet", "war_galley", "--charts", str(own))
    assert {model["name"]: model["price"] for model in sold["models"]} == {"barge": 20, "skiff": 2}
    assert sold["presets"] == []
    mine.write_text(f'leader = "3-6"\nsquadrons = [{["barge"] * 6}, {["barge"] * 6}, ["skiff"]]\n')
    both = ("--red", str(mine), "--blue", str(mine), "--charts", str(own))
    assert "krakens" in naumachia("fleet", "war_galley", "--red", "krakens", "--charts", str(own), status=2).stderr
    said = naumachia("fleet", "war_galley", *both, "--out", str(battle)).stdout
    assert f"--charts {own}" in said.replace("\n", "")
    assert as_json("fleet", "war_galley", *both)["tournament"] == {"points": 250}
    seats = ("--seat", "A=castaway", "--seat", "B=castaway", "--option", "turns=1", "--seed", "1")
    assert "The match is over" in naumachia("match", str(battle), *seats, "--charts", str(own)).stdout
    assert "barge" in naumachia("match", str(battle), *seats, status=2).stderr
    mine.write_text(f'leader = "3-6"\nsquadrons = [{["barge"] * 13}]\n')
    assert "260" in naumachia("fleet", "war_galley", *both, status=2).stderr


def test_charts_are_printed_line_by_line_and_their_faults_in_words(tmp_path: Path) -> None:
    """A table is there to be read; what is wrong with one's own is said in the reader's language."""
    shown = naumachia("charts", "war_galley", "--lang", "fr").stdout
    assert "Trirème (3)\u00a0: taille double, croisière 5, maximum 8, éperon en croisière 5, éperon au maximum 6" in shown
    assert "{" not in shown
    own = tmp_path / "own.toml"
    own.write_text('[grapple]\nlowest = [6, 5]\n\n[sinking]\nsinks_on = "six"\n')
    said = naumachia("charts", "war_galley", "--charts", str(own), "--lang", "fr", status=2).stderr
    assert "une liste de 5" in said
    assert "un nombre entier" in said
    own.write_text('[models.table]\nraft = { kind = "R", crew = 2, marines = 3 }\n')
    assert "does not list: raft" in naumachia("charts", "war_galley", "--charts", str(own), status=2).stderr


def test_the_special_rules_of_a_battle_can_be_read() -> None:
    """Rules that a scenario changes are told to its players."""
    assert "All Rhodian ships carry fire pots." in naumachia("scenarios", "war_galley").stdout
    rows = {row["name"]: row for row in as_json("scenarios", "war_galley", "--lang", "fr")}
    assert len(rows["s11-actium-31bc"]["special"]) == 3


def test_toml_reads_back() -> None:
    tables = {"a": 'say "é"', "b": [1, 2], "none": "", "c": {"x": {"on": True, "list": [{"y": 1}]}}}
    assert parse(toml(tables), "") == {"a": 'say "é"', "b": [1, 2], "c": {"x": {"on": True, "list": [{"y": 1}]}}}
