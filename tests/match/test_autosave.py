"""Autosave: the file is a good record after every change, and a crash leaves the one before."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from expected import there
from naumachia.kernel import Scripted, Sealed, Seeded
from naumachia.kernel.files.record import dump, read
from naumachia.match import Match, replay
from small_games import duel, secret_race


def fight(path: Path, *dice: int | tuple[int, ...]) -> Match:
    return Match(duel.GAME, duel.GAME.load_scenario("lists"), dice=Scripted(dice), autosave=path)


def same(path: Path, match: Match) -> bool:
    return path.read_text(encoding="utf-8") == dump(match.record())


def test_the_file_keeps_step(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    match = fight(path, (6, 6), (1, 1))
    assert same(path, match)
    for seat, answer in (("red", "strike"), ("blue", "stand"), ("blue", "strike"), ("red", "stand")):
        match.answer(answer, seat)
        assert same(path, match)
    assert len(path.read_text(encoding="utf-8").splitlines()) == 1 + 4 + 2


def test_lines_are_added_not_written_again(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    match = fight(path)
    before = path.stat().st_ino
    match.answer("strike", "red")
    assert path.stat().st_ino == before
    match.undo("red")
    assert path.stat().st_ino != before, "after an undo, a new file takes the place of the old"


def test_undo_and_redo_are_written(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    match = fight(path)
    match.answer("strike", "red")
    match.undo("red")
    assert same(path, match)
    match.redo("red")
    assert same(path, match)
    match.answer("dodge", "blue")
    assert same(path, match)
    assert not list(tmp_path.glob("*.new"))


def test_the_end_is_written_once(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    match = fight(path, (6, 6), (6, 6))
    for seat, answer in (("red", "strike"), ("blue", "stand"), ("blue", "wait"), ("red", "strike"), ("blue", "stand")):
        match.answer(answer, seat)
    assert there(match.outcome).winner == "red"
    assert same(path, match)
    assert there(read(path).end).end == match.outcome


def test_a_crash_while_writing_anew_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "match.jsonl"
    match = fight(path)
    match.answer("strike", "red")
    before = path.read_text(encoding="utf-8")

    def crash(*_: object) -> None:
        raise OSError("power cut")

    monkeypatch.setattr(os, "replace", crash)
    with pytest.raises(OSError, match="power cut"):
        match.undo("red")
    assert path.read_text(encoding="utf-8") == before
    assert duel.GAME.hash(replay(read(path)).state) == read(path).entries[-1].after


def test_a_file_that_went_away_is_written_whole(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    match = fight(path)
    match.answer("strike", "red")
    path.unlink()
    match.answer("dodge", "blue")
    assert same(path, match)


def test_a_match_goes_on_from_its_file(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    match = Match.seeded(duel.GAME, duel.GAME.load_scenario("lists"), seed=5, autosave=path)
    straight = Match.seeded(duel.GAME, duel.GAME.load_scenario("lists"), seed=5)
    for one in (match, straight):
        one.answer("strike", "red")
        one.answer("stand", "blue")
    again = replay(read(path), dice=Seeded(5), autosave=path)
    for one in (again, straight):
        one.answer("strike", "blue")
        one.answer("stand", "red")
    assert dump(again.record()) == dump(straight.record())
    assert same(path, again)
    assert again.undo_reach("red").reason.key == "undo-die", "what was free or not is known again"


def test_sealed_sheets_are_not_in_the_file_until_all_are_in(tmp_path: Path) -> None:
    """Any user of this machine may open it; a person who was quick is not told afterwards either."""
    path = tmp_path / "match.jsonl"
    match = Match(secret_race.GAME, secret_race.GAME.load_scenario("three"), autosave=path)
    match.answer(Sealed("red", (("R1", "sprint"),)), "red")
    match.answer(Sealed("blue", (("B1", "row"),)), "blue")
    match.undo("red")
    match.answer(Sealed("red", (("R1", "row"),)), "red")
    assert not read(path).entries
    assert replay(read(path)).waiting == ("red", "blue", "green")
    match.answer(Sealed("green", (("G1", "stay"),)), "green")
    assert "sprint" not in path.read_text(encoding="utf-8")
    assert same(path, match)
    assert [entry.seat for entry in read(path).entries] == ["red", "blue", "green"]
