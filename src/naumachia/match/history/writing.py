"""A match written down: the head, the lines and the end of its record, how much of it a seat may be told, and its file."""

from __future__ import annotations

import os
from collections.abc import Mapping, Set
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from naumachia.kernel import AnyGame, Seeded
from naumachia.kernel.chance.mixed_dice import Mixed
from naumachia.kernel.files import charts as chart_files
from naumachia.kernel.files.record import End, Entry, Header, Record, dump, told, with_seal
from naumachia.kernel.scenario import Scenario
from naumachia.kernel.state import State
from naumachia.match.history.takeback import Back
from naumachia.match.history.turn import Turn

if TYPE_CHECKING:
    from naumachia.match.match import Match


def head(match: Match, name: str, scenario: Scenario, position: str, charts: Struct | None, players: Mapping[str, str]) -> Header:
    """The head of the record of a match that begins here; its game, its first state and its dice are known already."""
    game, dice = match.game, match.dice
    used = charts or game.standard_charts
    return Header(
        game=game.name,
        rules=game.version,
        shape=game.rules.shape,
        scenario=name,
        setup=msgspec.to_builtins(scenario),
        position=position,
        options=match.first.setting.options,
        charts=chart_files.fingerprint(used),
        tables=chart_files.differences(used, game.standard_charts),
        players=dict(players),
        commitment=dice.commitment if isinstance(dice, Seeded) else "",
        dice="mixed" if isinstance(dice, Mixed) else "",
    )


def adopted(game: AnyGame, header: Header) -> Header:
    """The head of a record for what is written now: its hashes are of this program's states under this program's rules."""
    return replace(header, rules=game.version, shape=game.rules.shape)


def entry(game: AnyGame, line: Turn | Back) -> Entry:
    """One line of a match, as records write it."""
    after = game.hash(line.state)
    if isinstance(line, Back):
        return Entry(seat=line.seat, after=after, back=line.length, by=line.by)
    return Entry.of(line.seat, line.answer, after, line.mix)


def written(match: Match, first: int, last: int) -> Record:
    """These lines of a match under its head, and its end if it has one; without the seal."""
    return Record(match.header, match.entries(first, last), _end(match))


def _end(match: Match) -> End | None:
    outcome = match.outcome
    if outcome is None:
        return None
    dice = match.dice
    proof = dice.seed if isinstance(dice, Seeded) and dice.commitment == match.header.commitment else ""
    return End(end=outcome, seed=proof, log=told(match.events()))


def open_to(match: Match, held: Set[str | None]) -> int:
    """Return how many lines may be told to the holder of these seats, or with None to a spectator.

    What was taken back unseen is never told while the match is on.
    """
    lines = match.lines
    if match.outcome is not None or held >= set(match.seats):
        return len(lines)
    if not match.record_lines.kept:
        return open_turns(match, held)
    last, before = 0, match.first
    for place, line in enumerate(lines[: _in_the_open(match)], 1):
        if isinstance(line, Back) and _hidden(match, before, held):
            break
        before = line.state
        if not _hidden(match, before, held):
            last = place
    return last


def open_turns(match: Match, held: Set[str | None]) -> int:
    """How many answers had been given when last nothing was hidden from these seats, or with None from anybody."""
    if match.outcome is not None:
        return len(match.history)
    last = match.shown
    while last and _hidden(match, match.before(last), held):
        last -= 1
    return last


def _hidden(match: Match, state: State, held: Set[str | None]) -> bool:
    return bool(state.sealed) or any(match.game.hides(state, seat) for seat in held)


def _in_the_open(match: Match) -> int:
    """How many lines stand before the first sheet that is still sealed."""
    return match.length - len(match.history) + match.shown


def save(match: Match, path: Path, since: int | None) -> int:
    """Keep the file in step: add the lines it has not, or with `since=None` write it anew beside and put it in place.

    Sheets that are still sealed are left out: the person at this machine may not read those of others. Return how many lines
    the file has now.
    """
    last = _in_the_open(match)
    if since is None or not path.exists():
        beside = path.with_suffix(path.suffix + ".new")
        beside.write_text(dump(with_seal(written(match, 0, last))), encoding="utf-8", newline="\n")
        os.replace(beside, path)
    else:
        with path.open("a", encoding="utf-8", newline="\n") as file:
            file.write(dump(_new_lines(match, since, last)).split("\n", 1)[1])
    return last


def _new_lines(match: Match, since: int, last: int) -> Record:
    """Return the lines the file lacks; the seal of an end covers the whole."""
    new = written(match, since, last)
    return new if new.end is None else replace(new, end=with_seal(written(match, 0, last)).end)
