"""New matches, forks and uploads, ready to be stored.

A record is a program for the rules. It is bounded by what its file may say; a server also plays it in a process of its own
(`server/matches/upload_sandbox.py`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache, partial
from secrets import token_hex

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from naumachia.games import find
from naumachia.kernel import AnyGame, Message, Scenario, Seeded, State
from naumachia.kernel.chance.mixed_dice import Mixed
from naumachia.kernel.errors import BadRecord, NaumachiaError, NotFound
from naumachia.kernel.files import record as records
from naumachia.kernel.files import toml_files
from naumachia.kernel.files.record import Note, Record
from naumachia.match import Match, follow, fork, verify, view
from naumachia.match.lessons.lesson import load
from naumachia.players import LEVELS, level, offered
from naumachia.table.base.errors import BadRequest
from naumachia.table.matches import own_charts
from naumachia.table.matches.annotations import cleaned
from naumachia.table.people.seating import PEOPLE
from naumachia.table.storage.stored import Status, status
from naumachia.table.wire import http_types
from naumachia.table.work.tasks import Task

FLEETS = "fleets"
"""Name of a match between bought fleets, in place of a scenario's."""
LONGEST = 200
"""Letters in the name of a seat or a side; the tables hold no more."""
HEAD = 65_536
"""Letters in the first line of a record, twice what the longest set-up with tables of its own needs; it is written anew with
every answer (D37)."""


class Draft(Struct, frozen=True):
    """A match as it will be kept, before it has a name."""

    record: Record
    seed: str
    status: Status
    sides: dict[str, str]
    """Each seat and its side."""
    labels: dict[str, Message]
    players: dict[str, str]
    report: str = ""
    """Report that came with the record, not checked yet."""
    notes: tuple[Note, ...] = ()
    """Notes that came with the record."""


def drafted(match: Match, seed: str, players: Mapping[str, str], levels: Iterable[str] = ()) -> Draft:
    """A match to be kept, with these players; programs have a level that the game offers, or one of these."""
    if set(players) != set(match.seats):
        raise BadRequest("seats-misfit", found=", ".join(players), known=", ".join(match.seats))
    known = dict.fromkeys((*PEOPLE, *offered(match.game), *levels))
    for player in players.values():
        if player not in known:
            raise BadRequest("player-unknown", name=player, known=", ".join(known))
    if any(len(name) > LONGEST for pair in match.seats.items() for name in pair):
        raise BadRequest("seat-name-long", limit=LONGEST)
    labels = seat_labels(match.game, match.first)
    return Draft(match.record(), seed, status(match), match.seats, labels, dict(players))


def new(wanted: http_types.NewMatch) -> Draft:
    """A new match."""
    game = find(wanted.game)
    if wanted.training and "open" in wanted.players.values():
        raise BadRequest("training-alone")
    if wanted.seed is not None and "open" in wanted.players.values():
        raise BadRequest("seed-of-strangers")  # who chose the seed knows the dice
    if wanted.dice == "typed" and ("open" in wanted.players.values() or wanted.seed is not None):
        raise BadRequest("typed-dice-here")  # nobody sees what a stranger's dice show
    seed = "" if wanted.dice == "typed" else token_hex(16) if wanted.seed is None else wanted.seed
    dice = dice_of(seed, mixed=wanted.seed is None and not wanted.training)
    players = seated(wanted.players)
    begin = partial(Match, game, players=players, training=wanted.training, dice=dice)
    charts = own_charts.read_charts(game, wanted.charts)
    with own_charts.blamed(charts):
        if wanted.fleets is not None or charts is not None:
            battle = own_charts.battle_of(game, wanted.scenario, wanted.fleets, charts)
            match = begin(battle, name=FLEETS if wanted.fleets else wanted.scenario, options=wanted.options, charts=charts)
        elif wanted.scenario in game.scenarios():
            scenario, first = _begun(game.name, wanted.scenario, tuple(sorted(wanted.options.items())))
            match = begin(scenario, name=wanted.scenario, first=first)
        else:
            raise NotFound.among("scenario-unknown", wanted.scenario, game.scenarios())
        if charts is not None:
            _try_out(match)
    if wanted.seed is not None:
        match.header = replace(match.header, dice="chosen")
    return drafted(match, seed, players)


def _try_out(match: Match) -> None:
    """Ask for what everybody is going to ask for, which must cost little; refuse tables that are too long for a record."""
    own_charts.changed(match.game, match.header.tables)
    for seat in (*match.seats, None):
        view(match, seat)
    if len(msgspec.json.encode(match.header)) > HEAD:
        raise BadRequest("charts-record-long", most=HEAD)


class NewDraft(Task[Draft], frozen=True):
    """Make a match with tables of one's own, which may take long."""

    wanted: http_types.NewMatch

    def run(self) -> Draft:
        """Return the new match."""
        return new(self.wanted)


def lesson(wanted: http_types.NewLesson) -> Draft:
    """Return a new match that is a lesson. Its dice are known, so that it goes the same way for everybody."""
    course = load(find(wanted.game), wanted.lesson)
    match = course.begin()
    match.header = replace(match.header, dice="chosen")
    return drafted(match, course.lesson.seed, match.header.players, LEVELS)


def seated(players: Mapping[str, str]) -> dict[str, str]:
    """Return the players by the names their levels have today."""
    return {seat: level(player) for seat, player in players.items()}


@lru_cache(maxsize=128)
def _begun(game: str, scenario: str, options: tuple[tuple[str, int], ...]) -> tuple[Scenario, State]:
    """A scenario and its first state, which is the same for everybody: the largest take a tenth of a second to set up."""
    found = find(game)
    battle = found.load_scenario(scenario)
    return battle, found.start(battle, dict(options))


def forked(match: Match, wanted: http_types.NewFork) -> Draft:
    """A match that goes its own way after some answers of another."""
    if wanted.training and "open" in wanted.players.values():
        raise BadRequest("training-alone")
    seed = token_hex(16)
    dice = Seeded(seed) if wanted.training else Mixed(seed)
    players = seated(wanted.players)
    return drafted(fork(match, wanted.turn, dice, players, wanted.training), seed, players)


def dice_of(seed: str, *, mixed: bool) -> Seeded | None:
    """The dice of a match; none where they are typed in."""
    return None if not seed else Mixed(seed) if mixed else Seeded(seed)


def seat_labels(game: AnyGame, first: State) -> dict[str, Message]:
    """A name for each seat: its own, or its camp's or its ship's as the scene has them."""
    own, scene = game.rules.seat_labels(first), game.picture.scene(first, None)
    sides = {side.seat: side.label for side in scene.sides}
    ships = {piece.id: piece.label for piece in scene.pieces}
    return {
        seat: own.get(seat) or sides.get(seat) or ships.get(seat) or sides.get(side) or Message("seat", {"seat": seat})
        for seat, side in game.rules.seats(first).items()
    }


# Records


def read(text: str) -> Draft:
    """The match of a record: to look at when it is finished, else to go on with; programs sit where they sat."""
    match, seed, record = _from_record(text)
    sat, known = seated(match.header.players), offered(match.game)
    players = {seat: sat[seat] if sat.get(seat) in known else "human" for seat in match.seats}
    if not set(players.values()) & set(PEOPLE):  # somebody must be able to sit down and look
        players = dict.fromkeys(players, "human")
    for seat in (*match.seats, None):
        view(match, seat)  # what everybody is going to ask for must not cost too much either
    report, notes = cleaned(match, record)
    return replace(drafted(match, seed, players), report=report, notes=notes)


def glance(text: str) -> str:
    """Check a record without playing it: its lines must be readable and its first line within bounds. Return the game's name."""
    if len(text) > HEAD and text.find("\n", 0, HEAD + 1) < 0:
        raise BadRecord("record-head-long", line=1, most=HEAD)
    header = records.parse(text).header
    toml_files.check(header.setup, find(header.game).rules.scenario, "record")
    return header.game


def _from_record(text: str) -> tuple[Match, str, Record]:
    """The match of a record, the seed of its dice, known or new, and the record itself."""
    try:
        record = records.parse(text)
        match = follow(record)
        if match.stopped is not None:
            if match.stopped.key != "record-older-rules":
                raise BadRecord(match.stopped.key, **match.stopped.args)
            return match, "", record  # to look at, as far as it leads
        if record.end is not None:
            verify(record)
        if match.outcome is not None:
            return match, record.end.seed if record.end else "", record
        seed, training = token_hex(16), record.header.training
        dice = Seeded(seed) if training else Mixed(seed)
        return fork(match, len(match.history), dice, record.header.players, training), seed, record
    except NaumachiaError:
        raise
    except Exception as error:  # whatever a made-up record can do to a game's code, it is the record's fault
        raise BadRecord("record-damaged", line=0) from error


class ReadRecord(Task[Draft], frozen=True):
    """Read a record and play it, which may take seconds."""

    text: str

    def run(self) -> Draft:
        """Return the match of the record."""
        return read_checked(self.text)


def read_checked(text: str) -> Draft:
    """Return the match of a record. An error names the game whose words it is told in."""
    game = glance(text)
    try:
        return read(text)
    except BadRecord as error:
        error.game = game  # a line that breaks one of its rules
        raise
