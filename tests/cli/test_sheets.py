"""`naumachia sheets`: blank for a battle or a fleet, ticked for a record, one page that needs no network, and clear refusals."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from naumachia.cli import main
from naumachia.games import find
from naumachia.kernel.files.record import read
from naumachia.match import follow

Run = Callable[..., str]


@pytest.fixture
def naumachia(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """The command in this process: what it prints, or with a status what it complains of."""

    def run(*args: str, status: int = 0) -> str:
        monkeypatch.setattr(sys, "argv", ["naumachia", *args])
        with pytest.raises(SystemExit) as left:
            main()
        said = capsys.readouterr()
        assert (left.value.code or 0) == status, said.err
        return said.err if status else said.out

    return run


def boxes(page: str, ship: str, track: str) -> list[str]:
    """The classes of the boxes of one row."""
    sheet = page.split(f'<section class="ship" id="{ship}">')[1].split("</section>")[0]
    row = sheet.split(f'data-track="{track}"')[1].split('class="track')[0]
    return re.findall(r'<span class="box(| [^"]*)">', row)


def test_blank_sheets_of_a_battle(naumachia: Run, tmp_path: Path) -> None:
    page = naumachia("sheets", "trireme_ship/ts1")
    assert page.startswith("<!doctype html>")
    assert page.count('<section class="ship"') == 2
    assert "size: A4" in page
    assert not re.search(r"https?:|<script|<link|<img|@import|url\(", page), "nothing from anywhere"
    assert "marked" not in page.partition("</head>")[2]
    one = naumachia("sheets", "trireme_ship/ts1", "--side", "red", "--lang", "fr", "--out", str(tmp_path / "red.html"))
    assert "1 fiche" in one
    written = (tmp_path / "red.html").read_text(encoding="utf-8")
    assert written.count('<section class="ship"') == 1
    assert '<html lang="fr">' in written
    assert "Pleine vitesse" in written


def test_letters_stops_and_markers_are_drawn(naumachia: Run) -> None:
    """BB-2.3 The sheets of ships of the line: letters in their boxes, struck out right of the rank's stop, room for markers."""
    page = naumachia("sheets", "branle_bas/bb12")
    assert page.count('<section class="ship"') == 8
    top = boxes(page, "B1", "record-hull-top")
    assert (len(top), sum("barred" in box for box in top), top.index(" stop")) == (24, 10, 13)
    assert [place for place, box in enumerate(boxes(page, "B1", "record-masts"), 1) if "falls" in box] == [10, 20, 30]
    assert page.count('<span class="room">') == 8 * 6 * 3
    assert "G: BORD" in page.partition('class="legend"')[2]
    assert naumachia("sheets", "mixed", "--game", "branle_bas").count("<h2>") == 1


def test_the_sheets_of_a_match_as_it_stands(naumachia: Run, tmp_path: Path) -> None:
    """The boxes are those of the record sheet on the page: as many struck out as the position says."""
    record = tmp_path / "match.jsonl"
    naumachia(
        "match",
        "trireme_ship/ts2",
        "--seat",
        "corinth=castaway",
        "--seat",
        "corcyra=castaway",
        "--seed",
        "3",
        "--record",
        str(record),
    )
    page = naumachia("sheets", str(record))
    scene = follow(read(record)).scene(None)
    met = 0
    for piece in scene.pieces:
        for track in piece.record:
            drawn = boxes(page, piece.id, track.label.key)
            if track.kind in ("supply", "scale", "harm", "things"):
                assert [" marked" in box for box in drawn].count(True) == track.marked
                assert len(drawn) == track.boxes + track.barred
                met += bool(track.marked)
    assert met


def test_the_sheets_of_a_fleet(naumachia: Run, tmp_path: Path) -> None:
    game = find("trireme_ship")
    assert game.fleets
    ready = game.fleets.market(game.load_charts()).presets[0]
    page = naumachia("sheets", ready.name, "--game", "trireme_ship")
    assert page.count('<section class="ship"') == sum(map(len, ready.fleet.squadrons))
    assert page.count("<h2>") == 1, "one fleet, not two"
    mine = tmp_path / "mine.toml"
    mine.write_text('squadrons = [["raft"]]\n')
    assert "raft" in naumachia("sheets", str(mine), "--game", "trireme_ship", status=2)


def test_sheets_as_json(naumachia: Run) -> None:
    found = json.loads(naumachia("sheets", "trireme_ship/ts1", "--side", "red", "--json"))
    assert [(one["side"], one["ship"]) for one in found] == [("red", "R1")]
    assert {row["label"]["key"] for row in found[0]["record"]} >= {"record-armoured"}


def test_what_has_no_sheets_is_told_in_a_sentence(naumachia: Run, tmp_path: Path) -> None:
    assert "no record sheets" in naumachia("sheets", "touche_coule", status=2)
    assert "trireme_ship" in naumachia("sheets", "touche_coule", status=2)
    assert "no side" in naumachia("sheets", "trireme_ship/ts1", "--side", "green", status=2)
    assert "no scenario" in naumachia("sheets", "nothing", status=2)
    assert "no file" in naumachia("sheets", "nothing.jsonl", status=2)
    assert "no ready fleet" in naumachia("sheets", "krakens", "--game", "trireme_ship", status=2)
    assert "no fleets" in naumachia("sheets", "krakens", "--game", "touche_coule", status=2)
    junk = tmp_path / "junk.jsonl"
    junk.write_text("not a record\n")
    assert "naumachia:" in naumachia("sheets", str(junk), status=2)
