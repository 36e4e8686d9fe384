"""Operations of the HTTP API: one table of paths and handlers."""

from __future__ import annotations

import asyncio
from typing import Any

from msgspec import Struct
from starlette.requests import Request

from naumachia import __version__
from naumachia.kernel.files.fleets import Market
from naumachia.server.guard.limits import neighbourhood
from naumachia.server.http.addresses import addresses, picture
from naumachia.server.http.openapi import RECORD, Operation
from naumachia.server.matches.invitations import accept, codes
from naumachia.server.matches.lobby import shown
from naumachia.server.matches.matches import Matches
from naumachia.table.base.errors import Unavailable
from naumachia.table.http import catalogue
from naumachia.table.wire import http_types


class Health(Struct, frozen=True):
    """The server is up."""

    name: str
    version: str
    """Version of the program."""
    tables: int
    """Matches in memory."""


class Call(Struct, frozen=True):
    """A request with its body already checked."""

    request: Request
    matches: Matches
    body: Any

    @property
    def address(self) -> str:
        """Where it comes from, as far as it is counted by it."""
        return address_of(self.request)

    def __getitem__(self, name: str) -> str:
        found: str = self.request.path_params[name]
        return found


def address_of(request: Request) -> str:
    """Return the address by which a client is counted."""
    return neighbourhood(request.client.host if request.client else "")


async def _games(call: Call) -> tuple[http_types.GameInfo, ...]:
    return await catalogue.games()


async def _preview(call: Call) -> http_types.Preview:
    return await catalogue.preview(call["game"], call["name"], call.request.query_params.get("options", ""))


async def _picture_of(call: Call) -> http_types.Preview:
    return await catalogue.picture(call["game"], call["name"])


async def _charts(call: Call) -> tuple[http_types.ChartInfo, ...]:
    return catalogue.charts(call["game"])


async def _market(call: Call) -> Market:
    return await catalogue.market(call["game"])


async def _meet(call: Call) -> http_types.Preview:
    return await catalogue.meet(call["game"], call.body)


async def _words(call: Call) -> str:
    return catalogue.words(call["lang"], call.request.path_params.get("game"))


async def _create(call: Call) -> http_types.MatchCreated:
    return await call.matches.create(call.body, call.address)


async def _held(call: Call) -> list[http_types.MatchInfo]:
    return await call.matches.held(call.body, call.address)


async def _record(call: Call) -> tuple[str, str]:
    return await call.matches.record(call["id"], (), call.address)


async def _record_of_seats(call: Call) -> tuple[str, str]:
    return await call.matches.record(call["id"], call.body.tokens, call.address)


async def _fork(call: Call) -> http_types.MatchCreated:
    return await call.matches.fork(call["id"], call.body, call.address)


async def _delete(call: Call) -> http_types.Left:
    return await call.matches.delete(call["id"], call.body)


async def _house(call: Call) -> http_types.House:
    return addresses(call.request)


async def _picture(call: Call) -> str:
    return await asyncio.to_thread(picture, call.body.text)  # a long one takes as long as fifty answers


async def _codes(call: Call) -> http_types.Codes:
    return await codes(call.matches, call["id"], call.body, call.address)


async def _accept(call: Call) -> http_types.Accepted:
    return await accept(call.matches, call.body, _visitor(call))


async def _letters(call: Call) -> http_types.LetterState:
    return await call.matches.write_to(call.body, _visitor(call))


def _visitor(call: Call) -> str:
    return call.request.client.host if call.request.client else ""


async def _confirm(call: Call) -> http_types.LetterState:
    return await call.matches.postman.confirm(call.body.secret)


async def _stop(call: Call) -> http_types.LetterState:
    return await call.matches.postman.stop(call["secret"])


async def _lobby(call: Call) -> http_types.LobbyInfo:
    return await shown(call.matches)


async def _introduce(call: Call) -> http_types.Me:
    return await call.matches.introduce(call.body, call.address)


async def _forget(call: Call) -> http_types.Me:
    return await call.matches.forget(call.body)


async def _upload(call: Call) -> http_types.MatchCreated:
    return await call.matches.upload(call.body, call.address)


async def _health(call: Call) -> Health:
    return Health("naumachia", __version__, len(call.matches.tables))


async def _ready(call: Call) -> Health:
    if not await call.matches.readiness.ready():
        raise Unavailable("database-gone")
    return await _health(call)


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
        method="GET",
        path="/house",
        summary="Where others find this server: on this computer only, or in the house.",
        handler=_house,
        answer=http_types.House,
    ),
    Operation(
        method="POST",
        path="/picture",
        summary="A text, usually a link, as a QR code in SVG.",
        handler=_picture,
        body=http_types.Drawing,
        answer="image/svg+xml",
        problems=(400, 413, 429),
    ),
    Operation(
        method="POST",
        path="/matches/{id}/codes",
        summary="For who has their invitations, the codes of open seats; they can be read aloud.",
        handler=_codes,
        body=http_types.Keys,
        answer=http_types.Codes,
        problems=(400, 404, 413, 429),
    ),
    Operation(
        method="POST",
        path="/invitations",
        summary="Take an open seat by an invitation or its code; afterwards only the token brought along opens it.",
        handler=_accept,
        body=http_types.Acceptance,
        answer=http_types.Accepted,
        problems=(400, 403, 404, 413, 429),
    ),
    Operation(
        method="POST",
        path="/people/letters",
        summary="Where to write to when a match waits for the holder of this key; a first letter asks to confirm the address.",
        handler=_letters,
        body=http_types.LetterWish,
        answer=http_types.LetterState,
        problems=(400, 403, 404, 413, 429),
    ),
    Operation(
        method="POST",
        path="/letters/confirm",
        summary="The owner of an address has followed the link in a letter.",
        handler=_confirm,
        body=http_types.Secret,
        answer=http_types.LetterState,
        problems=(400, 404, 413, 429),
    ),
    Operation(
        method="POST",
        path="/letters/stop/{secret}",
        summary="Nothing more is sent to the address of this letter (RFC 8058).",
        handler=_stop,
        answer=http_types.LetterState,
        problems=(404, 429),
    ),
    Operation(
        method="GET",
        path="/lobby",
        summary="Matches whose open seats anybody may take, where the host has a lobby.",
        handler=_lobby,
        answer=http_types.LobbyInfo,
    ),
    Operation(
        method="POST",
        path="/people",
        summary="Who one is: the name that goes with a key, and the seats of an older key joined to it.",
        handler=_introduce,
        body=http_types.Introduction,
        answer=http_types.Me,
        problems=(400, 413, 429),
    ),
    Operation(
        method="POST",
        path="/people/forget",
        summary="Be forgotten: the name, the key, the lines of talk and the address for letters of whoever has this key.",
        handler=_forget,
        body=http_types.Farewell,
        answer=http_types.Me,
        problems=(400, 413, 429),
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
    Operation(method="GET", path="/health", summary="Whether the server is up.", handler=_health, answer=Health),
    Operation(
        method="GET",
        path="/ready",
        summary="Whether the database answers within a second; 503 when it does not.",
        handler=_ready,
        answer=Health,
        problems=(503,),
    ),
)
