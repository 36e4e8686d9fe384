"""Operations of play by letter. A desk holds a secret of its writer, so no server offers them."""

from __future__ import annotations

from naumachia.table.http.calls import Call, Operation
from naumachia.table.http.operations import OPERATIONS as OF_MATCHES
from naumachia.table.matches.service import MatchService
from naumachia.table.wire import http_types, letter_types


class LetterCall(Call, frozen=True, kw_only=True):
    """A request to a service that keeps desks."""

    matches: MatchService


async def _begin(call: LetterCall) -> http_types.MatchCreated:
    return await call.matches.letters.begin(call.body)


async def _read(call: LetterCall) -> letter_types.LetterRead:
    return await call.matches.letters.read(call.body.text)


async def _open(call: LetterCall) -> http_types.MatchCreated:
    return await call.matches.letters.open(call.body.text, call.body.name)


async def _watch(call: LetterCall) -> http_types.MatchCreated:
    return await call.matches.letters.watch(call.body.text)


async def _out(call: LetterCall) -> letter_types.LetterOut:
    return await call.matches.letters.out(call["id"], call.body.tokens)


async def _send(call: LetterCall) -> letter_types.LetterOut:
    return await call.matches.letters.send(call["id"], call.body.tokens)


CORRESPONDENCE = (
    Operation(
        method="POST",
        path="/correspondence",
        summary="Begin a match by letter; the tokens open the seats of the first writer.",
        handler=_begin,
        body=http_types.NewCorrespondence,
        answer=http_types.MatchCreated,
        status=201,
        problems=(400, 403, 404),
    ),
    Operation(
        method="POST",
        path="/correspondence/read",
        summary="Meaning of a letter for this reader, and the proof of it. Nothing is kept.",
        handler=_read,
        body=letter_types.LetterText,
        answer=letter_types.LetterRead,
        problems=(400, 403),
    ),
    Operation(
        method="POST",
        path="/correspondence/open",
        summary="Take a letter: the next one of a match that is kept here, or the first of a new one.",
        handler=_open,
        body=letter_types.LetterText,
        answer=http_types.MatchCreated,
        status=201,
        problems=(400, 403),
    ),
    Operation(
        method="POST",
        path="/correspondence/watch",
        summary="Open a copy of the match of a letter, to look at. No letter continues it.",
        handler=_watch,
        body=letter_types.LetterText,
        answer=http_types.MatchCreated,
        status=201,
        problems=(400, 403),
    ),
    Operation(
        method="POST",
        path="/matches/{id}/letter",
        summary="The letters of a match, to be sent once more or to be kept.",
        handler=_out,
        body=http_types.Keys,
        answer=letter_types.LetterOut,
        problems=(400, 403, 404),
    ),
    Operation(
        method="POST",
        path="/matches/{id}/letter/send",
        summary="End the letter that is being written. Nothing in it can be taken back after that.",
        handler=_send,
        body=http_types.Keys,
        answer=letter_types.LetterOut,
        problems=(400, 403, 404),
    ),
)
OPERATIONS = (*OF_MATCHES, *CORRESPONDENCE)
"""Every operation of a table that is not on a server."""
