"""Operations that need no network: games, matches and records."""

from __future__ import annotations

from msgspec import Struct

from naumachia import __version__
from naumachia.kernel.files.fleets import Market
from naumachia.table.http import catalogue
from naumachia.table.http.calls import RECORD, Call, Operation
from naumachia.table.wire import annotation_types, http_types
from naumachia.table.wire.outgoing import MatchNote


class Health(Struct, frozen=True):
    """The server is up."""

    name: str
    version: str
    """Version of the program."""
    tables: int
    """Matches in memory."""
    draining: bool = False
    """The server gives its matches to others and is about to stop."""


async def _games(call: Call) -> tuple[http_types.GameInfo, ...]:
    return await call.matches.background.call(catalogue.games)


async def _preview(call: Call) -> http_types.Preview:
    return await call.matches.background.call(catalogue.preview, call["game"], call["name"], call.query.get("options", ""))


async def _picture_of(call: Call) -> http_types.Preview:
    return await call.matches.background.call(catalogue.picture, call["game"], call["name"])


async def _charts(call: Call) -> tuple[http_types.ChartInfo, ...]:
    return catalogue.charts(call["game"])


async def _form(call: Call) -> str:
    return catalogue.form(call["game"], call["lang"])


async def _try_charts(call: Call) -> http_types.ChartsTried:
    return await call.matches.apart(call.address, catalogue.TryCharts(call["game"], call.body))


async def _own_charts(call: Call) -> tuple[http_types.ChartChange, ...]:
    return await call.matches.own_charts(call["id"], call.address)


async def _lessons(call: Call) -> tuple[http_types.LessonInfo, ...]:
    return catalogue.lessons(call["game"])


async def _glossary(call: Call) -> tuple[http_types.TermInfo, ...]:
    return catalogue.terms()


async def _teach(call: Call) -> http_types.MatchCreated:
    return await call.matches.teach(call.body, call.address)


async def _market(call: Call) -> Market:
    return await call.matches.background.call(catalogue.market, call["game"])


async def _meet(call: Call) -> http_types.Preview:
    return await call.matches.background.call(catalogue.meet, call["game"], call.body)


async def _words(call: Call) -> str:
    return catalogue.words(call["lang"], call.path.get("game"))


async def _create(call: Call) -> http_types.MatchCreated:
    return await call.matches.create(call.body, call.address)


async def _held(call: Call) -> list[http_types.MatchInfo]:
    return await call.matches.held(call.body, call.address)


async def _record(call: Call) -> tuple[str, str]:
    return await call.matches.record(call["id"], (), call.address)


async def _record_of_seats(call: Call) -> tuple[str, str]:
    return await call.matches.record(call["id"], call.body.tokens, call.address)


async def _report(call: Call) -> annotation_types.MatchReport:
    return await call.matches.annotations.report(call["id"], call.query.get("checked") == "1", call.address)


async def _notes(call: Call) -> tuple[MatchNote, ...]:
    return await call.matches.annotations.notes(call["id"])


async def _search_notes(call: Call) -> annotation_types.NotesFound:
    return await call.matches.annotations.search(call.body.matches)


async def _write_note(call: Call) -> tuple[MatchNote, ...]:
    return await call.matches.annotations.write(call["id"], call.body, call.address)


async def _delete_note(call: Call) -> tuple[MatchNote, ...]:
    return await call.matches.annotations.delete(call["id"], call.body, call.address)


async def _fork(call: Call) -> http_types.MatchCreated:
    return await call.matches.fork(call["id"], call.body, call.address)


async def _delete(call: Call) -> http_types.Left:
    return await call.matches.delete(call["id"], call.body, call.address)


async def _upload(call: Call) -> http_types.MatchCreated:
    return await call.matches.upload(call.body, call.address)


async def health(call: Call) -> Health:
    """Return that the program is up."""
    return Health("naumachia", __version__, len(call.matches.tables))


OPERATIONS = (
    Operation(
        method="GET",
        path="/games",
        summary="The games, their scenarios, options and programs to play against.",
        handler=_games,
        lasting=True,
        answer=tuple[http_types.GameInfo, ...],
    ),
    Operation(
        method="GET",
        path="/games/{game}/scenarios/{name}/preview",
        summary="The board, the set-up and the seats of a scenario; options are written like rounds=30,four-players=1.",
        handler=_preview,
        lasting=True,
        answer=http_types.Preview,
        problems=(400, 404),
        query=("options",),
    ),
    Operation(
        method="GET",
        path="/games/{game}/scenarios/{name}/picture",
        summary="As much of the preview as a small picture shows: the ships without their sheets, and no hex of open sea.",
        handler=_picture_of,
        lasting=True,
        answer=http_types.Preview,
        problems=(404,),
    ),
    Operation(
        method="GET",
        path="/games/{game}/charts",
        summary="The tables of a game, each with where it comes from.",
        handler=_charts,
        lasting=True,
        answer=tuple[http_types.ChartInfo, ...],
        problems=(404,),
    ),
    Operation(
        method="POST",
        path="/games/{game}/charts",
        summary="Try a chart file of one's own: the tables in which it differs and a battle set up with it, or all its faults.",
        handler=_try_charts,
        body=http_types.OwnCharts,
        answer=http_types.ChartsTried,
        problems=(400, 404, 413, 429),
    ),
    Operation(
        method="GET",
        path="/games/{game}/charts/form/{lang}",
        summary="An empty chart file to fill in, in words of a language.",
        handler=_form,
        lasting=True,
        answer="text/plain",
        problems=(404,),
    ),
    Operation(
        method="GET",
        path="/matches/{id}/charts",
        summary="The tables that a match has in place of those of its game.",
        handler=_own_charts,
        answer=tuple[http_types.ChartChange, ...],
        problems=(404,),
    ),
    Operation(
        method="GET",
        path="/games/{game}/lessons",
        summary="The lessons of a game, each with its task, in both languages.",
        handler=_lessons,
        lasting=True,
        answer=tuple[http_types.LessonInfo, ...],
        problems=(404,),
    ),
    Operation(
        method="GET",
        path="/games/{game}/fleets",
        summary="What fleets are bought from: models with prices, leaders, ready fleets.",
        handler=_market,
        lasting=True,
        answer=Market,
        problems=(404,),
    ),
    Operation(
        method="POST",
        path="/games/{game}/fleets",
        summary="Two fleets drawn up against each other, or everything that is wrong with them.",
        handler=_meet,
        body=http_types.FleetPlan,
        answer=http_types.Preview,
        problems=(400, 404, 413, 429),
    ),
    Operation(
        method="GET",
        path="/glossary",
        summary="Nautical and game words, each defined in one sentence in both languages.",
        handler=_glossary,
        lasting=True,
        answer=tuple[http_types.TermInfo, ...],
    ),
    Operation(
        method="GET",
        path="/words/{lang}",
        summary="The words every game shares, in Fluent.",
        handler=_words,
        lasting=True,
        answer="text/plain",
        problems=(404,),
    ),
    Operation(
        method="GET",
        path="/words/{lang}/{game}",
        summary="The words and the rules of a game, in Fluent.",
        handler=_words,
        lasting=True,
        answer="text/plain",
        problems=(404,),
    ),
    Operation(
        method="POST",
        path="/matches",
        summary="A new match; the tokens open its seats and are never told again.",
        handler=_create,
        body=http_types.NewMatch,
        answer=http_types.MatchCreated,
        status=201,
        problems=(400, 403, 404, 413, 429),
    ),
    Operation(
        method="POST",
        path="/lessons",
        summary="A new match that is a lesson; the token opens the learner's seat.",
        handler=_teach,
        body=http_types.NewLesson,
        answer=http_types.MatchCreated,
        status=201,
        problems=(400, 403, 404, 413, 429),
    ),
    Operation(
        method="POST",
        path="/matches/list",
        summary="The matches to which these tokens open a seat, the last changed first.",
        handler=_held,
        body=http_types.TokenList,
        answer=list[http_types.MatchInfo],
        problems=(400, 413, 429),
    ),
    Operation(
        method="GET",
        path="/matches/{id}/record",
        summary="The record of a match; while it is on, as far as nothing in it is hidden from anybody.",
        handler=_record,
        answer=RECORD,
        problems=(403, 404),
    ),
    Operation(
        method="POST",
        path="/matches/{id}/record",
        summary="The record of a match that is on, for those who sit in it; it ends where something is hidden from them.",
        handler=_record_of_seats,
        body=http_types.Keys,
        answer=RECORD,
        problems=(400, 403, 404, 413, 429),
    ),
    Operation(
        method="GET",
        path="/matches/{id}/report",
        summary="The report of a finished match, with pictures; with checked=1 what came with a record is checked first.",
        handler=_report,
        answer=annotation_types.MatchReport,
        problems=(403, 404),
        query=("checked",),
    ),
    Operation(
        method="GET",
        path="/matches/{id}/notes",
        summary="The notes in the margin of a finished match.",
        handler=_notes,
        answer=tuple[MatchNote, ...],
        problems=(404,),
    ),
    Operation(
        method="POST",
        path="/matches/{id}/notes",
        summary="A new note in the margin of a finished match, by somebody who holds a seat; all notes are answered.",
        handler=_write_note,
        body=annotation_types.NewNote,
        answer=tuple[MatchNote, ...],
        status=201,
        problems=(400, 403, 404, 413, 429),
    ),
    Operation(
        method="POST",
        path="/matches/{id}/notes/delete",
        summary="Delete a note of one's own, or one that came with a record; the others are answered.",
        handler=_delete_note,
        body=annotation_types.OldNote,
        answer=tuple[MatchNote, ...],
        problems=(400, 403, 404, 413, 429),
    ),
    Operation(
        method="POST",
        path="/matches/notes",
        summary="The notes of several matches, for searching.",
        handler=_search_notes,
        body=annotation_types.NotesWish,
        answer=annotation_types.NotesFound,
        problems=(400, 413, 429),
    ),
    Operation(
        method="POST",
        path="/matches/{id}/fork",
        summary="Play on from a moment of a match, in a match of its own under dice of its own.",
        handler=_fork,
        body=http_types.NewFork,
        answer=http_types.MatchCreated,
        status=201,
        problems=(400, 403, 404, 413, 429),
    ),
    Operation(
        method="POST",
        path="/matches/{id}/delete",
        summary="Have a match forgotten; it goes when all people who sit in it wish so.",
        handler=_delete,
        body=http_types.Leave,
        answer=http_types.Left,
        problems=(400, 403, 404, 413, 429),
    ),
    Operation(
        method="POST",
        path="/records",
        summary="A match from a record: to look at, or if it is unfinished to go on with from every seat.",
        handler=_upload,
        body=str,
        answer=http_types.MatchCreated,
        status=201,
        problems=(400, 404, 413, 429),
    ),
    Operation(method="GET", path="/health", summary="Whether the server is up.", handler=health, answer=Health),
)
