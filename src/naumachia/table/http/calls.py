"""Operations as data, the calls they handle, and replies; for any network or none."""

from __future__ import annotations

import logging
import re
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from functools import lru_cache
from typing import Any, Protocol, TypeVar

import msgspec
from msgspec import Struct

from naumachia.kernel.errors import BadFile, Malformed, NaumachiaError, NotFound
from naumachia.table.base.errors import BadRequest, Failed, kind
from naumachia.table.base.ports import Background
from naumachia.table.wire import annotation_types, http_types
from naumachia.table.wire.outgoing import MatchNote
from naumachia.table.work.tasks import Task

T = TypeVar("T")
logger = logging.getLogger(__name__)
RECORD = "application/x-ndjson"
JSON = "application/json"
Handler = Callable[[Any], Awaitable[Any]]


class Operation(Struct, frozen=True, kw_only=True):
    """One line of the table of routes."""

    method: str
    path: str
    summary: str
    handler: Handler
    body: Any = None
    """A struct, or str for a text."""
    answer: object
    """Type of the answer, or the media type of a text."""
    status: int = 200
    problems: tuple[int, ...] = ()
    query: tuple[str, ...] = ()
    lasting: bool = False
    """The answer holds no secret and stays the same while the server runs: it is compressed, and kept by browsers."""


class MatchOperations(Protocol):
    """Matches as the operations use them: the service itself, or a server with quotas and people around it."""

    @property
    def background(self) -> Background:
        """Runs functions that take long."""

    @property
    def tables(self) -> Collection[str]:
        """Matches in memory."""

    async def apart(self, address: str, task: Task[T]) -> T:
        """Run a task on made-up data where it can do no harm."""

    async def own_charts(self, id: str, address: str) -> tuple[http_types.ChartChange, ...]:
        """Return the tables that a match has in place of those of its game."""

    async def create(self, wanted: http_types.NewMatch, address: str) -> http_types.MatchCreated:
        """Make a match."""

    async def teach(self, wanted: http_types.NewLesson, address: str) -> http_types.MatchCreated:
        """Make a match that is a lesson."""

    async def upload(self, text: str, address: str) -> http_types.MatchCreated:
        """Make a match from a record."""

    async def fork(self, id: str, wanted: http_types.NewFork, address: str) -> http_types.MatchCreated:
        """Make a match that goes on from a moment of another."""

    async def delete(self, id: str, wanted: http_types.Leave, address: str) -> http_types.Left:
        """Have a match forgotten."""

    async def held(self, wanted: http_types.TokenList, address: str) -> list[http_types.MatchInfo]:
        """Return the matches in which these tokens open a seat."""

    async def record(self, id: str, tokens: Collection[str], address: str) -> tuple[str, str]:
        """Return the file name and the text of a record."""

    @property
    def annotations(self) -> AnnotationOperations:
        """Reports and notes of finished matches."""


class AnnotationOperations(Protocol):
    """Reports and notes as the operations use them."""

    async def report(self, id: str, checked: bool, address: str) -> annotation_types.MatchReport:
        """Return everything the page of a report shows."""

    async def notes(self, id: str) -> tuple[MatchNote, ...]:
        """Return the notes of a match."""

    async def search(self, ids: Sequence[str]) -> annotation_types.NotesFound:
        """Return the notes of several matches."""

    async def write(self, id: str, wanted: annotation_types.NewNote, address: str) -> tuple[MatchNote, ...]:
        """Keep a note and return all of them."""

    async def delete(self, id: str, wanted: annotation_types.OldNote, address: str) -> tuple[MatchNote, ...]:
        """Delete a note and return the others."""


class Call(Struct, frozen=True, kw_only=True):
    """A request with its body already checked."""

    matches: MatchOperations
    path: Mapping[str, str]
    """Values of the parts of the path that stand in braces."""
    query: Mapping[str, str] = {}
    body: Any = None
    address: str = ""
    """Address by which the caller is counted."""

    def __getitem__(self, name: str) -> str:
        return self.path[name]


class Reply(Struct, frozen=True):
    """Answer to a call."""

    status: int
    media: str
    body: bytes
    name: str = ""
    """Name of the file, where the answer is to be stored as one."""


def read_body(op: Operation, data: bytes) -> Any:
    """Return the checked body of a call."""
    if op.body is None:
        return None
    try:
        return data.decode() if op.body is str else msgspec.json.decode(data, type=op.body)
    except UnicodeDecodeError as error:
        raise Malformed("malformed-text") from error
    except (msgspec.DecodeError, RecursionError) as error:
        raise Malformed("malformed-body", problem=str(error)) from error


def reply(op: Operation, answer: object) -> Reply:
    """Return the answer of an operation as it is sent: a text, a text with the name of its file, or a value as JSON."""
    if isinstance(op.answer, str):
        name, text = answer if isinstance(answer, tuple) else ("", answer)
        return Reply(op.status, op.answer, text.encode(), name)
    return Reply(op.status, JSON, msgspec.json.encode(answer))


def refusal(error: NaumachiaError, status: int | None = None) -> Reply:
    """Return an error as it is sent, with its faults if it is about a file."""
    code, usual = kind(error)
    faults = error.faults if isinstance(error, BadFile) else ()
    return Reply(status or usual, JSON, msgspec.json.encode(http_types.ApiProblem(code, error.message, faults, error.game)))


def unknown(path: str) -> NotFound:
    """Return the error for an address at which there is nothing."""
    return NotFound("address-unknown", path=path)


async def answer(
    operations: Sequence[Operation],
    matches: MatchOperations,
    *,
    method: str,
    path: str,
    query: Mapping[str, str] | None = None,
    body: bytes = b"",
    address: str = "",
) -> Reply:
    """Dispatch a call to its operation and return the reply, also to a call that is refused. The path is decoded."""
    found = [(op, match.groupdict()) for op in operations if (match := _pattern(op.path).fullmatch(path))]
    if not found:
        return refusal(unknown(path))
    for op, parts in found:
        if op.method == method:
            break
    else:
        return refusal(BadRequest("not-this-way", method=method), 405)
    try:
        call = Call(matches=matches, path=parts, query=query or {}, body=read_body(op, body), address=address)
        return reply(op, await op.handler(call))
    except NaumachiaError as error:
        return refusal(error)
    except Exception:
        logger.exception("%s %s failed", method, path)
        return refusal(Failed("server-failed"))


@lru_cache(maxsize=256)
def _pattern(path: str) -> re.Pattern[str]:
    return re.compile(re.sub(r"{(\w+)}", r"(?P<\1>[^/]+)", path))
