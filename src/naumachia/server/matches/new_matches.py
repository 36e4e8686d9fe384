"""New matches, forks and uploads, ready to be stored. Uploaded records are played in a sandbox process.

A record is a program for the rules: what it makes them do is bounded by what its file may say, and where that is not enough by
the limits of a process of its own, one at a time for an address.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import sys
from collections.abc import Mapping
from contextlib import suppress
from functools import lru_cache, partial
from multiprocessing.connection import Connection
from secrets import token_hex
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from naumachia.games import find
from naumachia.kernel import AnyGame, Message, Seeded
from naumachia.kernel.chance.mixed_dice import Mixed
from naumachia.kernel.errors import BadRecord, NaumachiaError, NotFound
from naumachia.kernel.files import record as records
from naumachia.kernel.files import toml_files
from naumachia.kernel.files.record import Record
from naumachia.match import Match, follow, fork, verify, view
from naumachia.players import PLAYERS
from naumachia.server.guard.limits import Presence
from naumachia.server.storage.group_commit import Status
from naumachia.server.workers.orphans import end_with_server
from naumachia.table.base.errors import BadRequest
from naumachia.table.people.seating import PEOPLE
from naumachia.table.play.table import status
from naumachia.table.wire import http_types

if sys.platform != "win32":
    import resource

logger = logging.getLogger(__name__)
FLEETS = "fleets"
"""Name of a match between bought fleets, in place of a scenario's."""
LONGEST = 200
"""Letters in the name of a seat or a side; the tables hold no more."""
HEAD = 65_536
"""Letters in the first line of a record, twice what the longest set-up with tables of its own needs; it is written anew with
every answer (D37)."""
SECONDS, ROOM = 40, 2 << 30
"""Processor and memory for one record: the longest battle of all, of fifteen thousand answers, takes ten seconds."""
NICE = 10
"""By so much a record steps back behind everybody else."""
CELLS = 2
"""Records that are played at a time."""


class Draft(Struct, frozen=True):
    """A match as it will be kept, before it has a name."""

    record: Record
    seed: str
    status: Status
    sides: dict[str, str]
    """Each seat and its side."""
    labels: dict[str, Message]
    players: dict[str, str]


def drafted(match: Match, seed: str, players: Mapping[str, str]) -> Draft:
    """A match to be kept, with these players."""
    if set(players) != set(match.seats):
        raise BadRequest("seats-misfit", found=", ".join(players), known=", ".join(match.seats))
    for player in players.values():
        if player not in (*PEOPLE, *PLAYERS):
            raise BadRequest("player-unknown", name=player, known=", ".join((*PEOPLE, *PLAYERS)))
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
    rest: dict[str, Any] = {"players": wanted.players, "training": wanted.training, "dice": dice}
    if wanted.fleets is not None:
        scenario = game.between(wanted.fleets.points, wanted.fleets.one, wanted.fleets.two, conditions=wanted.fleets.conditions)
        match = Match(game, scenario, name=FLEETS, options=wanted.options, **rest)
    elif wanted.scenario in game.scenarios():
        scenario, first = _begun(game.name, wanted.scenario, tuple(sorted(wanted.options.items())))
        match = Match(game, scenario, name=wanted.scenario, first=first, **rest)
    else:
        raise NotFound.among("scenario-unknown", wanted.scenario, game.scenarios())
    if wanted.seed is not None:
        match.header = replace(match.header, dice="chosen")
    return drafted(match, seed, wanted.players)


@lru_cache(maxsize=128)
def _begun(game: str, scenario: str, options: tuple[tuple[str, int], ...]) -> tuple[Any, Any]:
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
    return drafted(fork(match, wanted.turn, dice, wanted.players, wanted.training), seed, wanted.players)


def dice_of(seed: str, *, mixed: bool) -> Seeded | None:
    """The dice of a match; none where they are typed in."""
    return None if not seed else Mixed(seed) if mixed else Seeded(seed)


def seat_labels(game: AnyGame, first: Any) -> dict[str, Message]:
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
    match, seed = _from_record(text)
    sat = match.header.players
    players = {seat: sat[seat] if sat.get(seat) in PLAYERS else "human" for seat in match.seats}
    if not set(players.values()) & set(PEOPLE):  # somebody must be able to sit down and look
        players = dict.fromkeys(players, "human")
    for seat in (*match.seats, None):
        view(match, seat)  # what everybody is going to ask for must not cost too much either
    return drafted(match, seed, players)


def glance(text: str) -> str:
    """Check a record without playing it: its lines must be readable and its first line within bounds. Return the game's name."""
    if len(text) > HEAD and text.find("\n", 0, HEAD + 1) < 0:
        raise BadRecord("record-head-long", line=1, most=HEAD)
    header = records.parse(text).header
    toml_files.check(header.setup, find(header.game).rules.scenario, "record")
    return header.game


def _from_record(text: str) -> tuple[Match, str]:
    """The match of a record and the seed of its dice, known or new."""
    try:
        record = records.parse(text)
        match = follow(record)
        if match.stopped is not None:
            if match.stopped.key != "record-older-rules":
                raise BadRecord(match.stopped.key, **match.stopped.args)
            return match, ""  # to look at, as far as it leads
        if record.end is not None:
            verify(record)
        if match.outcome is not None:
            return match, record.end.seed if record.end else ""
        seed, training = token_hex(16), record.header.training
        dice = Seeded(seed) if training else Mixed(seed)
        return fork(match, len(match.history), dice, record.header.players, training), seed
    except NaumachiaError:
        raise
    except Exception as error:  # whatever a made-up record can do to a game's code, it is the record's fault
        raise BadRecord("record-damaged", line=0) from error


class UploadSandbox:
    """Processes of limited time and memory in which records are played; one a record, so that nothing is left of any."""

    def __init__(self, seconds: int = SECONDS, room: int = ROOM) -> None:
        self.seconds, self.room = seconds, room
        self._here = Presence(1, "upload-busy")
        self._free = asyncio.Semaphore(CELLS)
        kind = "forkserver" if "forkserver" in multiprocessing.get_all_start_methods() else "spawn"
        self._context: Any = multiprocessing.get_context(kind)
        if kind == "forkserver":
            self._context.set_forkserver_preload(["naumachia.server.start.preload"])
        self._spare: tuple[Any, Connection] | None = None
        """A process that waits for the next record."""
        self._starting: asyncio.Task[None] | None = None
        self._over = False
        self._leave, self._stay = self._context.Pipe(duplex=False)
        """As long as the second end is open, the processes stay."""

    def prepare(self) -> None:
        """Start a process for the next record, if none waits: the first of a server takes seconds (D64)."""
        if self._spare is None and not self._over and (self._starting is None or self._starting.done()):
            self._starting = asyncio.create_task(self._prepare())

    async def _prepare(self) -> None:
        try:
            cell, mine = await asyncio.to_thread(self._start)
        except (OSError, EOFError):  # the next upload starts one for itself, or says why it cannot
            logger.warning("no process could be started for the next record", exc_info=True)
            return
        if self._over:
            _end(cell, mine)
        else:
            self._spare = cell, mine

    async def close(self) -> None:
        """End the process that waits."""
        self._over = True
        if self._starting is not None:
            await self._starting
        if self._spare is not None:
            await asyncio.to_thread(_end, *self._spare)
            self._spare = None
        self._leave.close()
        self._stay.close()

    def _start(self) -> tuple[Any, Connection]:
        mine, theirs = self._context.Pipe()
        cell = self._context.Process(target=_cell, args=(self._leave, theirs, self.seconds, self.room), daemon=True)
        cell.start()
        theirs.close()
        return cell, mine

    async def read(self, address: str, text: str) -> Draft:
        """The match of a record, worked out where it can do no harm."""
        with self._here.enter(address):
            game = await asyncio.to_thread(glance, text)
            async with self._free:
                try:
                    return await self._play(text)
                except BadRecord as error:
                    error.game = game  # a line that breaks one of its rules
                    raise

    async def _play(self, text: str) -> Draft:
        prepared = self._starting is not None
        spare, self._spare = self._spare, None
        if spare is not None and not spare[0].is_alive():
            await asyncio.to_thread(_end, *spare)
            spare = None
        cell, mine = await asyncio.to_thread(self._start) if spare is None else spare
        try:
            found = await asyncio.to_thread(partial(_played, mine, text, 3 * self.seconds))
        finally:
            await asyncio.to_thread(_end, cell, mine)
            if prepared:
                self.prepare()
        if isinstance(found, Draft):
            return found
        raise found if isinstance(found, NaumachiaError) else BadRecord("record-too-dear", seconds=self.seconds)


def _end(cell: Any, mine: Connection) -> None:
    """Kill a process that plays a record, or waits for one."""
    mine.close()
    cell.kill()
    cell.join()
    cell.close()


def _played(end: Connection, text: str, seconds: float) -> Draft | NaumachiaError | None:
    """Send a record to a process and return what comes of it; nothing where it died over it."""
    with suppress(EOFError, OSError):
        end.send(text)
        if end.poll(seconds):
            found: Draft | NaumachiaError = end.recv()
            return found
    return None


def _cell(leave: Connection, end: Connection, seconds: int, room: int) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_server(leave)
    try:
        text = end.recv()
    except EOFError:
        return  # the server is gone
    if sys.platform != "win32":
        os.nice(NICE)
        resource.setrlimit(resource.RLIMIT_AS, (room, room))
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    try:
        found: Draft | NaumachiaError = read(text)
    except NaumachiaError as error:
        found = error
    except MemoryError:
        return  # silence says it
    with suppress(OSError):
        end.send(found)
