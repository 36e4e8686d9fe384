"""Records played again: to look at, to go on from, and to prove that every answer and every die was as it should be."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from naumachia.games import find
from naumachia.kernel import Roll, Seeded, Source, pending, step
from naumachia.kernel import charts as chart_files
from naumachia.kernel.errors import BadFile, BadRecord, NaumachiaError
from naumachia.kernel.record import Record
from naumachia.kernel.words import Outcome
from naumachia.match.match import CHANCE, Match


def replay(record: Record, *, dice: Source | None = None, autosave: Path | None = None) -> Match:
    """The match of a record as it stood at its last line; `dice` go on from there.

    Charts that have changed since are no hindrance as long as every line still leads where it led.
    """
    header = record.header
    game = find(header.game)
    if header.rules > game.version:
        raise BadRecord("record-newer-rules", game=header.game, found=header.rules, known=game.version)
    charts = game.standard_charts
    if header.tables:
        charts = chart_files.replace(charts, header.tables, "record")
    try:
        match = _play(record, charts)
    except (BadRecord, BadFile) as error:
        known = chart_files.fingerprint(charts)
        if header.charts == known:
            raise
        raise BadRecord("record-other-charts", found=header.charts, known=known) from error
    match.dice = dice
    match.autosave = autosave
    match.resume(len(match.history))
    match._rolls = sum(turn.seat == CHANCE for turn in match.history)
    match._roll()
    match._save(whole=True)
    return match


def _play(record: Record, charts: Any) -> Match:
    """Every line of a record, under these charts."""
    header = record.header
    game = find(header.game)
    scenario = game.check_scenario(header.setup, "record", charts=charts)
    match = Match(
        game,
        scenario,
        name=header.scenario,
        position=header.position,
        options=header.options,
        charts=charts,
        players=header.players,
        dice=None,
    )
    match.header = header
    for line, entry in enumerate(record.entries, 2):
        _enter(match, entry.seat, entry.value(), line)
        if entry.after and entry.after != game.hash(match.state):
            raise BadRecord("record-differs", line=line, found=entry.after, now=game.hash(match.state))
    return match


def verify(record: Record) -> dict[str, Any]:
    """Play a record again and prove its dice by the seed it was committed to; `BadRecord` names the first line that lies."""
    match = replay(record)
    checked = 0
    if record.end is not None:
        if _written(record.end.end) != _written(match.outcome):
            raise BadRecord("record-other-end", line=len(record.entries) + 2)
        if record.end.seed:
            checked = _verify_dice(record, match)
    return {
        "game": record.header.game,
        "answers": len(record.entries),
        "dice": sum(entry.seat == CHANCE for entry in record.entries),
        "proved": checked,
        "hash": match.game.hash(match.state),
        "finished": record.end is not None,
        "same_charts": chart_files.fingerprint(match.first.setting.charts) == record.header.charts,
    }


def _written(outcome: Outcome | None) -> Any:
    """An ending as a record writes it: names in it are plain tables there."""
    return msgspec.json.decode(msgspec.json.encode(outcome))


def _verify_dice(record: Record, match: Match) -> int:
    assert record.end is not None
    dice = Seeded(record.end.seed)
    if dice.commitment != record.header.commitment:
        raise BadRecord("record-other-seed", line=len(record.entries) + 2)
    state, rolls = match.first, 0
    for line, turn in enumerate(match.history, 2):
        if turn.seat == CHANCE:
            request = _roll_of(state)
            if dice.roll(request, rolls) != turn.answer:
                raise BadRecord("record-other-die", line=line)
            rolls += 1
        state = turn.state
    return rolls


def _roll_of(state: Any) -> Roll:
    request = pending(state)
    if not isinstance(request, Roll):
        raise BadRecord("record-damaged", line=0)
    return request


def _enter(match: Match, seat: str, answer: Any, line: int) -> None:
    request = match.request
    if request is None or (isinstance(request, Roll) != (seat == CHANCE)) or (seat != CHANCE and seat not in request.seats):
        raise BadRecord("record-out-of-turn", line=line, seat=seat or "dice")
    try:
        after = step(match.state, answer)
    except NaumachiaError as error:
        raise BadRecord("record-illegal", line=line, problem=str(error)) from error
    match._enter(seat, answer, after, request)
