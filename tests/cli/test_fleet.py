"""`naumachia fleet`: the list, a scenario file that can be played, and fleets that are refused."""

from __future__ import annotations

from pathlib import Path

from cli.test_commands import as_json, naumachia
from naumachia.cli.fleet import toml
from naumachia.kernel.files import parse


def test_what_is_for_sale_is_told() -> None:
    assert {size["points"] for size in as_json("fleet", "war_galley")["sizes"]} >= {250}
    assert "amiral" in naumachia("fleet", "war_galley", "--lang", "fr").stdout


def test_two_fleets_make_a_scenario_that_is_played(tmp_path: Path) -> None:
    mine, battle = tmp_path / "mine.toml", tmp_path / "battle.toml"
    mine.write_text('leader = "3-6"\nsquadrons = [["5-hel", "4-good", "4-good"], ["3-good", "3-good"]]\n')
    said = naumachia("fleet", "war_galley", "--points", "250", "--red", str(mine), "--blue", "triremes", "--out", str(battle))
    assert "naumachia match" in said.stdout
    played = naumachia("match", str(battle), "--seat", "A=random", "--seat", "B=random", "--option", "turns=1", "--seed", "1")
    assert "The match is over" in played.stdout


def test_all_faults_of_both_fleets_are_told(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text('leader = "9-9"\nsquadrons = [[], ["raft"]]\n')
    said = naumachia("fleet", "war_galley", "--red", str(mine), "--blue", "line", "--lang", "fr", status=2).stderr
    assert all(word in said for word in ("9-9", "escadre 1", "raft"))
    assert "boarders" in naumachia("fleet", "war_galley", "--red", "krakens", status=2).stderr
    assert "250" in naumachia("fleet", "war_galley", "--red", "line", "--points", "7", status=2).stderr
    assert "no fleets" in naumachia("fleet", "touche_coule", status=2).stderr


def test_toml_reads_back() -> None:
    tables = {"a": 'say "é"', "b": [1, 2], "none": "", "c": {"x": {"on": True, "list": [{"y": 1}]}}}
    assert parse(toml(tables), "") == {"a": 'say "é"', "b": [1, 2], "c": {"x": {"on": True, "list": [{"y": 1}]}}}
