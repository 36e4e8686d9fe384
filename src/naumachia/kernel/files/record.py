"""Records: a match as JSON lines. The first line says what is played, the others are answers, dice included.

A record is the truth; a saved state is only a cache of it. Behind the end of a match may stand what was added later: a report
and notes. The seal does not cover them.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256
from itertools import zip_longest
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct, convert
from msgspec.structs import replace

from naumachia.kernel.chance.mixed_dice import Mix
from naumachia.kernel.errors import BadRecord, NotFound
from naumachia.kernel.request import Answer, Sealed
from naumachia.kernel.words import Args, Event, Outcome

FORMAT = 1
NOTES = 200
"""Notes a record may carry."""
NOTE = 500
"""Letters of a note."""
AUTHOR = 30
"""Letters in the name of its author."""
REPORT = 200_000
"""Letters of a report."""


class SetupWords(Struct, frozen=True):
    """Title and texts of a scenario, in all languages."""

    title: dict[str, str]
    note: dict[str, str] = {}
    special: tuple[dict[str, str], ...] = ()


class Header(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """Heading of a record: with it and the answers any machine can replay the match."""

    naumachia: int = FORMAT
    game: str
    rules: int
    """Version of the game's rules."""
    shape: str = ""
    """The shape of the states whose hashes follow; records from before there was such a thing have none."""
    scenario: str
    setup: Args
    """The scenario itself."""
    position: str = ""
    """Difference from the first position of the scenario, where the match began later (`match/position/notation.py`)."""
    options: dict[str, int] = {}
    charts: str
    """Fingerprint of the charts."""
    tables: Args = {}
    """The charts that were not the standard ones."""
    players: dict[str, str] = {}
    training: bool = False
    """Answers may be taken back across dice and programs; the same dice fall again."""
    forked: int = 0
    """So many answers were taken over from another match, and the dice among them from its seed."""
    commitment: str = ""
    """Hash of the seed of the dice, given before the first of them falls."""
    dice: Literal["", "mixed", "chosen"] = ""
    """`mixed`: words of the seats go into them (`kernel.chance.mixed_dice`); `chosen`: somebody chose the seed and knows them."""

    @property
    def words(self) -> SetupWords:
        """Title, note and special rules of the scenario."""
        return convert({key: self.setup[key] for key in SetupWords.__struct_fields__ if key in self.setup}, SetupWords)


class Entry(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One answer: a seat's, or without a seat the dice's. `after` names the state it led to, where that may be told."""

    answer: str | int | tuple[int, ...] | None = None
    seat: str = ""
    lines: tuple[tuple[str, str], ...] | None = None
    after: str = ""
    mix: Mix | None = None
    """Of a die: how it came about."""
    back: int = 0
    """No answer: so many of those before it, dice among them, were taken back by the seat. They stay on record."""
    by: tuple[str, ...] = ()
    """With the consent of these."""

    @classmethod
    def of(cls, seat: str, answer: Answer, after: str, mix: Mix | None = None) -> Entry:
        """The entry for an answer."""
        if isinstance(answer, Sealed):
            return cls(None, seat, answer.lines, after)
        return cls(answer, seat, None, after, mix)

    def value(self) -> Answer:
        """The answer itself."""
        if self.lines is not None:
            return Sealed(self.seat, self.lines)
        assert self.answer is not None  # see `parse`
        return self.answer


class End(Struct, frozen=True, omit_defaults=True, kw_only=True, forbid_unknown_fields=True):
    """The last line of a finished match. The seed proves the dice."""

    end: Outcome
    seed: str = ""
    log: str = ""
    """Short name of the log, see `told`."""
    seal: tuple[str, str] | None = None
    """Hashes of the first line and of all lines, this one without its seal; older records have none."""


class Note(Struct, frozen=True, omit_defaults=True, kw_only=True, forbid_unknown_fields=True):
    """A note in the margin of a finished match. Nothing proves its author."""

    note: Annotated[str, Meta(min_length=1, max_length=NOTE)]
    """The text, in one line."""
    turn: Annotated[int, Meta(ge=0)] = 0
    """The moment it is about: how many answers had been given."""
    by: Annotated[str, Meta(max_length=AUTHOR)] = ""
    """Name of the author, as the author wrote it."""
    at: Annotated[str, Meta(max_length=40)] = ""
    """ISO time at which it was written."""


class ReportLine(Struct, frozen=True, forbid_unknown_fields=True):
    """The line of a record that carries a report, which `match.views.kept_report` reads."""

    report: msgspec.Raw


class Record(Struct, frozen=True):
    """A match as written."""

    header: Header
    entries: tuple[Entry, ...]
    end: End | None = None
    report: str = ""
    """Report in JSON, as some program has made it; empty where there is none."""
    notes: tuple[Note, ...] = ()


def told(events: Iterable[tuple[int, Event]]) -> str:
    """A short name of a log: after how many answers which rule was told of, with which dice. Its words may change."""
    facts = [(turn, event.rule, event.dice) for turn, event in events]
    return sha256(msgspec.json.encode(facts)).hexdigest()[:16]


def bare(record: Record) -> Record:
    """The same without the names of its positions."""
    return replace(record, entries=tuple(replace(entry, after="") for entry in record.entries))


def dump(record: Record) -> str:
    """The lines of a record."""
    lines: list[Struct] = [record.header, *record.entries, *([record.end] if record.end else [])]
    return _written(lines) + (added(record.report, record.notes) if record.end else "")


def added(report: str, notes: Iterable[Note]) -> str:
    """Return the lines that may follow upon the end of a record."""
    return _written([*([ReportLine(msgspec.Raw(report.encode()))] if report else []), *notes])


def _written(lines: Iterable[Struct]) -> str:
    return "".join(msgspec.json.encode(line).decode() + "\n" for line in lines)


def seal(record: Record) -> tuple[str, str]:
    """Return the contents of the last line, which seals those before it."""
    head = msgspec.json.encode(record.header)
    whole = sha256(head)
    for line in (*record.entries, replace(record.end, seal=None) if record.end else None):
        whole.update(b"\n" + msgspec.json.encode(line))
    return sha256(head).hexdigest()[:32], whole.hexdigest()[:32]


def with_seal(record: Record) -> Record:
    """A finished record with its seal; any other as it is."""
    return record if record.end is None else replace(record, end=replace(record.end, seal=seal(record)))


def parse(text: str) -> Record:
    """A record from its lines; a damaged line is named."""
    lines = text.split("\n")  # and at nothing else: a title may hold any letter
    number = 1
    try:
        head = msgspec.json.decode(lines[0])
        if isinstance(head, dict) and isinstance(head.get("naumachia"), int) and head["naumachia"] > FORMAT:
            raise BadRecord("record-newer-format", found=head["naumachia"], known=FORMAT)
        header = msgspec.convert(head, Header)
        entries: list[Entry] = []
        end: End | None = None
        later: list[tuple[int, str]] = []
        for number, line in enumerate(lines[1:], 2):
            if not line.strip():
                continue
            if end is not None:
                later.append((number, line))
                continue
            if line.startswith('{"end"'):
                end = msgspec.json.decode(line, type=End)
                continue
            entries.append(msgspec.json.decode(line, type=Entry))
            if entries[-1].answer is None and entries[-1].lines is None and not entries[-1].back:
                raise BadRecord("record-damaged", line=number)
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadRecord("record-damaged", line=number) from error
    return Record(header, tuple(entries), end, *_added(later))


def _added(lines: Iterable[tuple[int, str]]) -> tuple[str, tuple[Note, ...]]:
    """Return the report and the notes behind the end of a record, from its numbered lines."""
    report, notes = "", list[Note]()
    for number, line in lines:
        try:
            if line.startswith('{"report"') and not report and not notes and len(line) <= REPORT:
                report = bytes(msgspec.json.decode(line, type=ReportLine).report).decode()
            elif len(notes) < NOTES:
                notes.append(msgspec.json.decode(line, type=Note))
            else:
                raise BadRecord("record-damaged", line=number)
        except (msgspec.DecodeError, RecursionError) as error:
            raise BadRecord("record-damaged", line=number) from error
    return report, tuple(notes)


def parse_exactly(text: str) -> Record:
    """The same, every byte looked at: a sealed record reads as it was written, or the line that does not is named."""
    record = parse(text)
    if record.end is not None and record.end.seal is not None:
        pairs = zip_longest(text.split("\n"), dump(record).split("\n"))
        for line, (found, written) in enumerate(pairs, 1):
            if found != written:
                raise BadRecord("record-rewritten", line=line)
    return record


def read(path: Path, *, torn: bool = False, exactly: bool = False) -> Record:
    """A record from a file. With `torn`, a last line that was being written when the power failed is left out."""
    try:
        text = path.read_bytes().decode(errors="replace" if torn else "strict")  # as bytes: else line ends are made alike
        return (parse_exactly if exactly else parse)(text[: text.rfind("\n") + 1] if torn else text)
    except OSError as error:
        raise NotFound("file-missing", file=str(path)) from error
    except UnicodeDecodeError as error:
        raise BadRecord("record-damaged", line=error.object.count(b"\n", 0, error.start) + 1) from error
