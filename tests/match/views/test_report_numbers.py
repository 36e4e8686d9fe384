"""Numbers of the reports of kept records, against a computation of its own from the lines of the record."""

from __future__ import annotations

from collections import Counter
from functools import cache
from math import exp
from pathlib import Path

import pytest

from naumachia.games import find
from naumachia.kernel import Roll, State, pending, step
from naumachia.kernel.files import record
from naumachia.kernel.files.record import Record
from naumachia.table.wire.outgoing import Report as Told
from naumachia.table.work.tasks import Report

FOLDERS = Path(__file__).parents[2]
RECORDS = sorted([*FOLDERS.glob("games/*/records/*.jsonl"), *FOLDERS.glob("match/turned/*.jsonl")])
FINISHED = [path for path in RECORDS if '{"end"' in path.read_text(encoding="utf-8")]
LONGEST = 60
"""Answers of the longest record that is looked at here: reports of longer ones take seconds."""


@cache
def told(path: Path) -> Told:
    return Report(path.read_text(encoding="utf-8")).run().report


def positions(found: Record) -> list[tuple[str, State]]:
    """The positions of a match, each with the seat whose answer led there: nothing of `match` is used."""
    game, header = find(found.header.game), found.header
    state: State = game.start(game.check_scenario(header.setup, "record"), header.options)
    steps = [("first", state)]
    for entry in found.entries:
        state = step(state, entry.value())
        steps.append((entry.seat, state))
    return steps


def simple(path: Path) -> bool:
    found = record.read(path)
    plain = not found.header.position and not found.header.tables and not any(entry.back for entry in found.entries)
    return plain and len(found.entries) <= LONGEST


CHOSEN = [path for path in FINISHED if simple(path)]
named = pytest.mark.parametrize("path", CHOSEN, ids=lambda path: f"{path.parts[-3]}-{path.stem}")


def test_there_are_twenty_of_at_least_four_games() -> None:
    assert len(CHOSEN) >= 20
    assert len({record.read(path).header.game for path in CHOSEN}) >= 4


@named
def test_losses_and_the_curve(path: Path) -> None:
    found = record.read(path)
    game, steps, report = find(found.header.game), positions(record.read(path)), told(path)
    lost: Counter[tuple[str, str]] = Counter()
    before = steps[0][1]
    for place, (_, state) in enumerate(steps):
        if place + 1 < len(steps) and steps[place + 1][0] == "":
            continue  # dice fall: the act goes on
        owner = {piece.id: piece.side for piece in game.picture.scene(before, None).pieces}
        for loss in game.telling.losses(before, state) if state is not before else ():
            lost[owner[loss.piece], loss.key] += loss.points
        before = state
    assert {(one.side, one.key): one.points for one in report.tallies} == dict(lost)

    story, winning = report.story, game.winning
    assert story is not None
    assert winning is not None
    ships = sum(not piece.gone for piece in game.picture.scene(steps[0][1], None).pieces)
    one, two = story.sides
    for point in story.curve[:-1]:
        state = steps[point.turn][1]
        assert not isinstance(pending(state), Roll)
        margin = game.advice.evaluate(state, one) - game.advice.evaluate(state, two)
        assert point.chance == pytest.approx(1 / (1 + exp(-winning.slope * margin / ships**winning.power)), abs=1e-4)
    assert found.end is not None
    assert story.curve[-1].turn == len(found.entries)
    assert story.curve[-1].chance == {one: 1.0, two: 0.0}.get(found.end.end.winner or "", 0.5)


@named
def test_blows_are_counted_as_the_log_tells_them(path: Path) -> None:
    """By the events of every step alone, which carry the side or the ship that struck."""
    found = record.read(path)
    game, steps, report = find(found.header.game), positions(found), told(path)
    sides = {piece.id: piece.side for _, state in steps for piece in game.picture.scene(state, None).pieces}
    struck: Counter[str] = Counter()
    landed: Counter[str] = Counter()
    for _, state in steps:
        for event in state.events:
            if event.blow and event.blow.kind and event.blow.by and (event.side or event.blow.by in sides):
                struck[event.blow.kind] += 1
                landed[event.blow.kind] += not event.blow.missed
    told_struck: Counter[str] = Counter()
    told_landed: Counter[str] = Counter()
    for one in report.blows:
        told_struck[one.kind] += one.struck
        told_landed[one.kind] += one.landed
    assert +told_struck == +struck
    assert +told_landed == +landed


@named
def test_sentences_and_decisions_fit_the_numbers(path: Path) -> None:
    report = told(path)
    assert 3 <= len(report.sentences) <= 5
    found = record.read(path)
    assert found.end is not None
    assert report.sentences[0].key == found.end.end.key
    assert report.story is not None
    swings = report.story.luck.swings
    dice = next((one for one in report.sentences if one.key == "summary-dice"), None)
    assert (dice is None) == (not report.story.luck.count)
    if dice is not None:
        assert dice.args["points"] == round(100 * max(swings.values()))
    for one in report.story.decisions.found:
        assert one.cost == pytest.approx(one.best - one.chance)
        assert found.entries[one.turn].seat == one.seat
    if report.story.decisions.found:
        worst = max(report.story.decisions.found, key=lambda one: one.cost)
        (line,) = [one for one in report.sentences if one.key == "summary-decision"]
        assert line.args["points"] == round(100 * worst.cost)
    assert sum(one.deciding for one in report.moments) <= 1
    if deciding := [one for one in report.moments if one.deciding]:
        (line,) = [one for one in report.sentences if one.key == "summary-blow"]
        assert (line.args["kind"], line.args["what"].key) == ("deciding", deciding[0].log[0].key)  # type: ignore[attr-defined]
