"""Play by letter in this browser or program: letters begun, opened, sent and proved. Desks are kept like matches."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import asynccontextmanager, contextmanager
from hashlib import sha256
from typing import TYPE_CHECKING, Literal

from naumachia.correspondence import (
    BadLetter,
    Desk,
    Exchange,
    Letters,
    Writing,
    begin,
    compare,
    follow,
    join,
    read,
    receive,
    write,
)
from naumachia.correspondence import verify as prove
from naumachia.correspondence.compare import News, name_of
from naumachia.correspondence.text import FRAGMENT, LONGEST_LINK, SUFFIX, pack
from naumachia.games import find
from naumachia.table.base.errors import Forbidden
from naumachia.table.matches.drafts import seat_labels
from naumachia.table.matches.own_charts import battle_of, blamed, read_charts
from naumachia.table.matches.record_files import dumped
from naumachia.table.people.seating import admitted, hash_token
from naumachia.table.play.correspondence import FRIEND, Correspondent
from naumachia.table.storage.protocols import DeskStorage
from naumachia.table.storage.stored import Seat, Status, Stored, timestamp
from naumachia.table.wire import http_types, letter_types, outgoing

if TYPE_CHECKING:
    from naumachia.table.matches.service import MatchService


class LetterService:
    """Matches by letter of a service. Their names follow from the first writer's words, so that a letter finds its match."""

    def __init__(self, matches: MatchService) -> None:
        self._matches = matches
        self._changing = asyncio.Lock()
        """One letter is begun, opened or sent at a time."""

    @property
    def _desks(self) -> DeskStorage:
        if (desks := self._matches.storage.desks) is None:
            raise Forbidden("letter-not-here")
        return desks

    async def begin(self, wanted: http_types.NewCorrespondence) -> http_types.MatchCreated:
        """Begin a match. Its first letter can be written now."""
        game = find(wanted.game)
        charts = read_charts(game, wanted.charts)
        with blamed(charts):
            setup = battle_of(game, wanted.scenario, wanted.fleets, charts)
            named = wanted.scenario if wanted.fleets is None else ""
            desk = begin(
                game,
                setup,
                name=wanted.name.strip(),
                seats=wanted.seats,
                named=named,
                options=wanted.options,
                charts=charts,
                throws=wanted.throws,
            )
            return await self._keep_new(desk)

    async def read(self, text: str) -> letter_types.LetterRead:
        """Return what a letter is to this reader; `BadLetter` says why one cannot be taken."""
        letters = read(text)
        desk = await self._desks.load(name_of_match(letters))
        with _in_words_of(letters.head.game):
            kind = _kind(desk, letters)
            exchange = follow(letters)
        return letter_types.LetterRead(
            kind,
            name_of_match(letters) if desk else "",
            len(desk.letters.letters) if desk else 0,
            letters.head.game,
            letters.head.scenario,
            exchange.match.header.words.title,
            (name_of(letters, 0), name_of(letters, 1)),
            _seat_infos(exchange, letters),
            letters.head.options,
            tuple(letters.head.tables),
            proof(letters),
        )

    async def open(self, text: str, name: str) -> http_types.MatchCreated:
        """Take a letter of the friend: the next one of a match that is kept here, or the first of a new one."""
        letters = read(text)
        id = name_of_match(letters)
        async with self._changing, self._still(id):
            desk = await self._desks.load(id)
            with _in_words_of(letters.head.game):
                new = join(letters, name.strip()) if desk is None else receive(desk, letters)
            if desk is None:
                return await self._keep_new(new)
            if new is not desk:
                await self._replace(id, new)
            return http_types.MatchCreated(id, tokens_of(new))

    async def watch(self, text: str) -> http_types.MatchCreated:
        """Make an ordinary match from a letter, to look at: a copy that no letter continues."""
        letters = read(text)
        with _in_words_of(letters.head.game):
            match = follow(letters).match
        return await self._matches.upload(dumped(match, None if match.outcome is not None else {None}))

    async def out(self, id: str, tokens: Iterable[str]) -> letter_types.LetterOut:
        """Return the letters of a match, to be sent once more or to be kept."""
        return written(await self._desk(id, tokens))

    async def send(self, id: str, tokens: Iterable[str]) -> letter_types.LetterOut:
        """End the letter of the writer here and return it. From now on nothing in it can be taken back."""
        async with self._changing, self._still(id):
            desk = await self._desk(id, tokens)
            sent = Writing(desk).send()
            await self._replace(id, sent)
            return written(sent)

    @asynccontextmanager
    async def _still(self, id: str) -> AsyncIterator[None]:
        """Wait for the answers that are being kept, and let no others come between."""
        if (table := self._matches.tables.get(id)) is None:
            yield
        else:
            async with table.lock:
                yield

    async def _desk(self, id: str, tokens: Iterable[str]) -> Desk:
        stored = await self._matches.storage.matches.find(id)
        desk = await self._desks.load(id)
        if desk is None:
            raise Forbidden("letter-none")
        admitted(stored.seats, next(iter(tokens), ""))
        return desk

    async def _keep_new(self, desk: Desk) -> http_types.MatchCreated:
        """Keep the desk of a new match. Tokens follow from its secret, so that a letter opens the seats again."""
        id, tokens, match = name_of_match(desk.letters), tokens_of(desk), Writing(desk).match
        labels = seat_labels(match.game, match.first)
        seats = tuple(
            Seat(seat, side, labels[seat], "human", hash_token(tokens[seat]))
            if seat in tokens
            else Seat(seat, side, labels[seat], FRIEND, None)
            for seat, side in match.seats.items()
        )
        stored = Stored(id, match.header, "", Status(0, 0, (), False), timestamp(), seats)
        await Correspondent(stored, desk, self._desks).keep()
        return http_types.MatchCreated(id, tokens)

    async def _replace(self, id: str, desk: Desk) -> None:
        """Keep a desk on which a letter has come or gone, and show its match to those who look at it. The table is locked."""
        stored = await self._matches.storage.matches.find(id)
        await Correspondent(stored, desk, self._desks).keep()
        if (table := self._matches.tables.get(id)) is not None and table.open:
            await table.reread()


def name_of_match(letters: Letters) -> str:
    """Return the name under which a match by letter is kept; also a letter with another agreement leads to it."""
    return f"letter-{letters.head.end[:24]}"


def tokens_of(desk: Desk) -> dict[str, str]:
    """Return the tokens of a writer's seats; they follow from the secret of their desk."""
    return {seat: sha256(f"naumachia token:{desk.root}:{seat}".encode()).hexdigest() for seat in desk.letters.head.seats[desk.me]}


def written(desk: Desk) -> letter_types.LetterOut:
    """Return the letters of a desk as they can be sent or kept."""
    letters = desk.letters
    number = len(letters.letters)
    return letter_types.LetterOut(
        number,
        bool(number) and letters.writer == desk.me,
        f"#{FRAGMENT}{pack(letters)}",
        LONGEST_LINK,
        f"{letters.head.scenario or letters.head.game}-{number}{SUFFIX}",
        write(letters),
    )


def proof(letters: Letters) -> letter_types.LetterProof:
    """Return what was checked in letters."""
    found = prove(letters)
    return letter_types.LetterProof(
        letters=found["letters"],
        answers=found["answers"],
        dice=found["dice"],
        opened=found["opened"],
        sealed=found["sealed"],
        throws=found["throws"],
        finished=found["finished"],
    )


def _kind(desk: Desk | None, letters: Letters) -> Literal["invitation", "next", "known", "own", "old", "foreign"]:
    if desk is None:
        return "invitation" if len(letters.letters) == 1 else "foreign"
    try:
        return "next" if compare(desk.letters, letters, desk.me) is News.new else "known"
    except BadLetter as error:  # these two are whole, but not for this reader now
        if error.message.key == "letter-own":
            return "own"
        if error.message.key == "letter-old":
            return "old"
        raise


@contextmanager
def _in_words_of(game: str) -> Iterator[None]:
    """Let errors name the game in whose words they are told."""
    try:
        yield
    except BadLetter as error:
        error.game = game
        raise


def _seat_infos(exchange: Exchange, letters: Letters) -> tuple[outgoing.SeatInfo, ...]:
    match = exchange.match
    labels = seat_labels(match.game, match.first)
    names = {seat: name_of(letters, writer) for writer in (0, 1) for seat in exchange.seats(writer)}
    return tuple(outgoing.SeatInfo(seat, side, labels[seat], FRIEND, False, names[seat]) for seat, side in match.seats.items())
