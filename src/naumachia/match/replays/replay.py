"""Records played again: to look at, to go on from, and to prove that every answer and every die was as it should be.

A record outlives the program that wrote it. Where it speaks of states of the same shape under the same rules, every line must
lead to the very position it names. Else it is played by its answers: each must be legal in its turn, the dice must follow from
the seed, and the match must end as the record says.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any, TypedDict

import msgspec
from msgspec import Struct

from naumachia.games import find
from naumachia.kernel import Answer, Roll, Seeded, Source, pending
from naumachia.kernel.chance.mixed_dice import WORD, Chains, Mix, Mixed
from naumachia.kernel.errors import BadFile, BadRecord, DiceError, Foreign, NaumachiaError, Over
from naumachia.kernel.files import charts as chart_files
from naumachia.kernel.files import record as records
from naumachia.kernel.files.record import Entry, Header, Record, told
from naumachia.kernel.state import State
from naumachia.kernel.words import Outcome
from naumachia.match.history.turn import CHANCE, Turn
from naumachia.match.match import Match


def replay(record: Record, *, dice: Source | None = None, autosave: Path | None = None) -> Match:
    """The match of a record as it stood at its last line; `dice` go on from there.

    Charts that have changed since are no hindrance as long as every line still leads where it led.
    """
    match, trouble = _played(record)
    if trouble is not None:
        raise trouble
    match.resume(dice, autosave=autosave)
    return match


def follow(record: Record, *, dice: Source | None = None, number: int | None = None) -> Match:
    """The match of a record as far as it leads: as by `replay`, or `stopped` before the first line that cannot be played.

    What was played by older rules can so be watched, though nobody may answer in it.
    """
    match, trouble = _played(record)
    if trouble is None:
        match.resume(dice, number=number)
    else:
        match.stop(trouble.message, record)
    return match


def speaks(header: Header) -> bool:
    """Whether the hashes of a record are of states like this program's; if not, its answers speak for themselves."""
    game = find(header.game)
    return header.shape == game.rules.shape and header.rules == game.version


def _played(record: Record) -> tuple[Match, BadRecord | None]:
    """A match with every line of a record that can be played, and what is wrong with the next."""
    header = record.header
    game = find(header.game)
    if header.rules > game.version:
        raise BadRecord("record-newer-rules", game=header.game, found=header.rules, known=game.version)
    charts = game.standard_charts
    if header.tables:
        charts = chart_files.replace(charts, header.tables, "record")
    changed = header.charts != chart_files.fingerprint(charts)
    try:
        scenario = game.check_scenario(header.setup, "record", charts=charts)
        match = Match(game, scenario, position=header.position, options=header.options, charts=charts, header=header)
    except BadFile as error:
        if changed:
            raise _other_charts(header, charts) from error
        raise
    try:
        _play(match, record)
    except BadRecord as error:
        if header.rules < game.version:
            args = {"game": header.game, "found": header.rules, "known": game.version, "problem": error.message}
            return match, BadRecord("record-older-rules", line=error.message.args["line"], **args)
        return match, _other_charts(header, charts) if changed else error
    return match, None


def _other_charts(header: Header, charts: Struct) -> BadRecord:
    return BadRecord("record-other-charts", found=header.charts, known=chart_files.fingerprint(charts))


def _play(match: Match, record: Record) -> None:
    """Every line of a record; `BadRecord` names the first that cannot be played, and the match stands before it."""
    exact = speaks(record.header)
    for line, entry in enumerate(record.entries, 2):
        try:
            if entry.back:
                match.go_back(entry.seat, entry.by, entry.back)
            else:
                match.enter(entry.value(), entry.seat, entry.mix)
        except (Foreign, Over) as error:
            raise BadRecord("record-out-of-turn", line=line, seat=entry.seat or "dice") from error
        except Exception as error:
            if entry.lines is None and isinstance(error, NaumachiaError):
                raise BadRecord("record-illegal", line=line, problem=error.message) from error
            # a line made up, a position that only older rules lead to, or a sheet of which nothing may be told
            raise BadRecord("record-unplayable", line=line) from error
        if exact and entry.after and entry.after != (now := match.game.hash(match.state)):
            raise BadRecord("record-differs", line=line, found=entry.after, now=now)
    end = record.end
    if end is not None and not _ended(end.end, match.outcome, exact):
        raise BadRecord("record-other-end", line=len(record.entries) + 2)


class Verified(TypedDict):
    """Findings of a record played again."""

    game: str
    answers: int
    dice: int
    taken_back: int
    proved: int
    words: dict[str, int]
    chosen: bool
    positions: int
    hash: str
    finished: bool
    same_charts: bool
    same_log: bool | None


def verify(record: Record) -> Verified:
    """Play a record again and prove its dice by the seed it was committed to; `BadRecord` names the first line that lies."""
    header, end, exact = record.header, record.end, speaks(record.header)
    words = check_mixes(record) if header.dice == "mixed" else {}
    match = replay(record)
    if end is None and match.outcome is not None:
        raise BadRecord("record-no-end", line=len(record.entries) + 2)
    _check_givers(record, match)
    proved = _verify_dice(record, match) if end is not None and end.seed else 0
    if end is not None and (end.seal is not None or header.dice == "mixed"):
        _check_seal(record, end.seal or ("", ""))
    return {
        "game": header.game,
        "answers": len(record.entries),
        "dice": sum(entry.seat == CHANCE for entry in record.entries),
        "taken_back": sum(bool(entry.back) for entry in record.entries),
        "proved": proved,
        "words": words,
        "chosen": header.dice == "chosen",
        "positions": sum(bool(entry.after) for entry in record.entries) if exact else 0,
        "hash": match.game.hash(match.state),
        "finished": end is not None,
        "same_charts": chart_files.fingerprint(match.first.setting.charts) == header.charts,
        "same_log": told(match.events()) == end.log if end is not None and end.log else None,
    }


def _check_givers(record: Record, match: Match) -> None:
    """Words are given by those who sit there: a seat made up could give any."""
    for line, entry in enumerate(record.entries, 2):
        named = {} if entry.mix is None else {**entry.mix.chains, **entry.mix.words}
        if (other := next((seat for seat in named if seat not in match.seats), None)) is not None:
            raise BadRecord("record-other-word", line=line, seat=other)


def _check_seal(record: Record, seal: tuple[str, str]) -> None:
    """The lines are those the last one speaks of: what no rule looks at, such as names of players, is told of too."""
    head, whole = records.seal(record)
    if head != seal[0]:
        raise BadRecord("record-other-seal", line=1)
    if whole != seal[1]:
        raise BadRecord("record-other-seal", line=len(record.entries) + 2)


def _ended(written: Outcome, found: Outcome | None, exact: bool) -> bool:
    """Whether a match ended as a record says. A program of another shape may tell more or less of it, but nothing else."""
    one, two = _plain(written), _plain(found)
    if exact or found is None:
        return bool(one == two)
    said, now = one.pop("args"), two.pop("args")
    return bool(one == two) and all(said[name] == now[name] for name in said.keys() & now.keys())


def _plain(outcome: Outcome | None) -> Any:
    """An ending as a record writes it: names in it are plain tables there."""
    return msgspec.json.decode(msgspec.json.encode(outcome))


def _verify_dice(record: Record, match: Match) -> int:
    assert record.end is not None
    dice = Mixed(record.end.seed) if record.header.dice == "mixed" else Seeded(record.end.seed)
    if dice.commitment != record.header.commitment:
        raise BadRecord("record-other-seed", line=len(record.entries) + 2)
    state, rolls, proved = match.first, 0, 0
    for line, turn in enumerate(match.lines, 2):
        if isinstance(turn, Turn) and turn.seat == CHANCE:
            if line - 2 >= record.header.forked:  # those before came from another match
                if _fallen(dice, _roll_of(state), rolls, turn.mix) != (turn.answer, turn.mix):
                    raise BadRecord("record-other-die", line=line)
                proved += 1
            rolls += 1
        state = turn.state
    return proved


def _fallen(dice: Seeded, roll: Roll, number: int, mix: Mix | None) -> tuple[Answer, Mix | None]:
    """The die as it must have fallen, and all that must stand beside it."""
    if not isinstance(dice, Mixed) or mix is None:
        return dice.roll(roll, number), None
    for seat, end in mix.chains.items():
        dice.chains.commit(seat, end)
    dice.take(mix.words)
    return dice.throw(roll)


def check_mixes(record: Record) -> dict[str, int]:
    """The words of the seats, which can be checked without any secret: none was changed, left out or put in. How many of each."""
    chains, counts = Chains(), Counter[str]()
    for line, entry in enumerate(record.entries, 2):
        mine = entry.seat == CHANCE and line - 2 >= record.header.forked
        if mine != (entry.mix is not None):
            raise BadRecord("record-no-mix", line=line)
        if entry.mix is None:
            continue
        if entry.mix.n != chains.n:
            raise BadRecord("record-die-missing", line=line, found=entry.mix.n, known=chains.n)
        if not all(map(WORD.fullmatch, entry.mix.chains.values())):
            raise BadRecord("record-other-word", line=line, seat=", ".join(entry.mix.chains))
        try:
            chains.hear(entry.mix)
        except DiceError as error:
            raise BadRecord("record-other-word", line=line, seat=error.message.args["seat"]) from error
        counts.update(entry.mix.words.keys())
    return dict(counts)


def _roll_of(state: State) -> Roll:
    request = pending(state)
    if not isinstance(request, Roll):
        raise BadRecord("record-damaged", line=0)
    return request


def fork(match: Match, turn: int, dice: Seeded, players: Mapping[str, str], training: bool = False) -> Match:
    """Another match that begins as this one did and goes its own way after so many answers, under dice of its own."""
    entries = tuple(Entry.of(one.seat, one.answer, match.game.hash(one.state)) for one in match.history[:turn])
    header = msgspec.structs.replace(
        match.header,
        players=dict(players),
        commitment=dice.commitment,
        dice="mixed" if isinstance(dice, Mixed) else "",
        training=training,
        forked=len(entries),
    )
    return replay(Record(header, entries), dice=dice)
