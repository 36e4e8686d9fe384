"""The HTTP API: what is not live. One table of routes serves the requests and describes itself as OpenAPI 3.1."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import cache
from hashlib import sha256
from typing import Any

import msgspec
from msgspec import Struct
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from naumachia import __version__
from naumachia.kernel.errors import BadFile, Malformed, NaumachiaError, NotFound
from naumachia.kernel.fleets import Market
from naumachia.server import bodies, catalogue, metrics
from naumachia.server.errors import TooFast, TooLarge, TooSlow, kind
from naumachia.server.house import house, picture
from naumachia.server.invitations import accept, codes
from naumachia.server.limits import Limits, Toll, neighbourhood
from naumachia.server.lobby import shown
from naumachia.server.matches import Matches
from naumachia.server.openapi import RECORD, Operation, openapi

CHEAP = 0.1
"""What a question costs whose answer lies ready, against 1 for the others."""


class Health(Struct, frozen=True):
    """The server is up."""

    name: str
    version: str
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


async def _games(call: Call) -> tuple[bodies.GameInfo, ...]:
    return await catalogue.games()


async def _preview(call: Call) -> bodies.Preview:
    return await catalogue.preview(call["game"], call["name"], call.request.query_params.get("options", ""))


async def _charts(call: Call) -> tuple[bodies.ChartInfo, ...]:
    return catalogue.charts(call["game"])


async def _market(call: Call) -> Market:
    return await catalogue.market(call["game"])


async def _meet(call: Call) -> bodies.Preview:
    return await catalogue.meet(call["game"], call.body)


async def _words(call: Call) -> str:
    return catalogue.words(call["lang"], call.request.path_params.get("game"))


async def _create(call: Call) -> bodies.MatchCreated:
    return await call.matches.create(call.body, call.address)


async def _held(call: Call) -> list[bodies.MatchInfo]:
    return await call.matches.held(call.body)


async def _record(call: Call) -> tuple[str, str]:
    return await call.matches.record(call["id"], ())


async def _record_of_seats(call: Call) -> tuple[str, str]:
    return await call.matches.record(call["id"], call.body.tokens)


async def _fork(call: Call) -> bodies.MatchCreated:
    return await call.matches.fork(call["id"], call.body, call.address)


async def _delete(call: Call) -> bodies.Left:
    return await call.matches.delete(call["id"], call.body)


async def _house(call: Call) -> bodies.House:
    return house(call.request)


async def _picture(call: Call) -> str:
    return picture(call.body.text)


async def _codes(call: Call) -> bodies.Codes:
    return await codes(call.matches, call["id"], call.body)


async def _accept(call: Call) -> bodies.Accepted:
    return await accept(call.matches, call.body, call.request.client.host if call.request.client else "")


async def _letters(call: Call) -> bodies.LetterState:
    return await call.matches.write_to(call.body, call.request.client.host if call.request.client else "")


async def _confirm(call: Call) -> bodies.LetterState:
    return await call.matches.postman.confirm(call.body.secret)


async def _stop(call: Call) -> bodies.LetterState:
    return await call.matches.postman.stop(call["secret"])


async def _lobby(call: Call) -> bodies.LobbyInfo:
    return await shown(call.matches)


async def _introduce(call: Call) -> bodies.Me:
    return await call.matches.introduce(call.body)


async def _upload(call: Call) -> bodies.MatchCreated:
    return await call.matches.upload(call.body, call.address)


async def _health(call: Call) -> Health:
    return Health("naumachia", __version__, len(call.matches.tables))


OPERATIONS = (
    Operation(
        method="GET",
        path="/games",
        summary="The games, their scenarios, options and programs to play against.",
        handler=_games,
        answer=tuple[bodies.GameInfo, ...],
    ),
    Operation(
        method="GET",
        path="/games/{game}/scenarios/{name}/preview",
        summary="The board, the set-up and the seats of a scenario; options are written like rounds=30,four-players=1.",
        handler=_preview,
        answer=bodies.Preview,
        problems=(400, 404),
        query=("options",),
    ),
    Operation(
        method="GET",
        path="/games/{game}/charts",
        summary="The tables of a game, each with where it comes from.",
        handler=_charts,
        answer=tuple[bodies.ChartInfo, ...],
        problems=(404,),
    ),
    Operation(
        method="GET",
        path="/games/{game}/fleets",
        summary="What fleets are bought from: models with prices, leaders, ready fleets.",
        handler=_market,
        answer=Market,
        problems=(404,),
    ),
    Operation(
        method="POST",
        path="/games/{game}/fleets",
        summary="Two fleets drawn up against each other, or everything that is wrong with them.",
        handler=_meet,
        body=bodies.FleetPlan,
        answer=bodies.Preview,
        problems=(400, 404, 413, 429),
    ),
    Operation(
        method="GET",
        path="/words/{lang}",
        summary="The words every game shares, in Fluent.",
        handler=_words,
        answer="text/plain",
        problems=(404,),
    ),
    Operation(
        method="GET",
        path="/words/{lang}/{game}",
        summary="The words and the rules of a game, in Fluent.",
        handler=_words,
        answer="text/plain",
        problems=(404,),
    ),
    Operation(
        method="POST",
        path="/matches",
        summary="A new match; the tokens open its seats and are never told again.",
        handler=_create,
        body=bodies.NewMatch,
        answer=bodies.MatchCreated,
        status=201,
        problems=(400, 403, 404, 413, 429),
    ),
    Operation(
        method="POST",
        path="/matches/list",
        summary="The matches to which these tokens open a seat, the last changed first.",
        handler=_held,
        body=bodies.TokenList,
        answer=list[bodies.MatchInfo],
        problems=(400, 413, 429),
    ),
    Operation(
        method="GET",
        path="/matches/{id}/record",
        summary="The record of a finished match.",
        handler=_record,
        answer=RECORD,
        problems=(403, 404),
    ),
    Operation(
        method="POST",
        path="/matches/{id}/record",
        summary="The record of a match that is on, for those who sit in it; it ends where something is hidden from them.",
        handler=_record_of_seats,
        body=bodies.Keys,
        answer=RECORD,
        problems=(400, 403, 404, 413, 429),
    ),
    Operation(
        method="POST",
        path="/matches/{id}/fork",
        summary="Play on from a moment of a match, in a match of its own under dice of its own.",
        handler=_fork,
        body=bodies.NewFork,
        answer=bodies.MatchCreated,
        status=201,
        problems=(400, 403, 404, 413, 429),
    ),
    Operation(
        method="POST",
        path="/matches/{id}/delete",
        summary="Have a match forgotten; it goes when all people who sit in it wish so.",
        handler=_delete,
        body=bodies.Leave,
        answer=bodies.Left,
        problems=(400, 403, 404, 413, 429),
    ),
    Operation(
        method="GET",
        path="/house",
        summary="Where others find this server: on this computer only, or in the house.",
        handler=_house,
        answer=bodies.House,
    ),
    Operation(
        method="POST",
        path="/picture",
        summary="A text, usually a link, as a QR code in SVG.",
        handler=_picture,
        body=bodies.Drawing,
        answer="image/svg+xml",
        problems=(400, 413, 429),
    ),
    Operation(
        method="POST",
        path="/matches/{id}/codes",
        summary="For who has their invitations, the codes of open seats; they can be read aloud.",
        handler=_codes,
        body=bodies.Keys,
        answer=bodies.Codes,
        problems=(400, 404, 413, 429),
    ),
    Operation(
        method="POST",
        path="/invitations",
        summary="Take an open seat by an invitation or its code; afterwards only the token brought along opens it.",
        handler=_accept,
        body=bodies.Acceptance,
        answer=bodies.Accepted,
        problems=(400, 403, 404, 413, 429),
    ),
    Operation(
        method="POST",
        path="/people/letters",
        summary="Where to write to when a match waits for whoever has this key; a first letter asks whether the address is his.",
        handler=_letters,
        body=bodies.LetterWish,
        answer=bodies.LetterState,
        problems=(400, 403, 404, 413, 429),
    ),
    Operation(
        method="POST",
        path="/letters/confirm",
        summary="The owner of an address has followed the link in a letter.",
        handler=_confirm,
        body=bodies.Secret,
        answer=bodies.LetterState,
        problems=(400, 404, 413, 429),
    ),
    Operation(
        method="POST",
        path="/letters/stop/{secret}",
        summary="Nothing more is sent to the address of this letter (RFC 8058).",
        handler=_stop,
        answer=bodies.LetterState,
        problems=(404, 429),
    ),
    Operation(
        method="GET",
        path="/lobby",
        summary="Matches whose open seats anybody may take, where the host has a lobby.",
        handler=_lobby,
        answer=bodies.LobbyInfo,
    ),
    Operation(
        method="POST",
        path="/people",
        summary="Who one is: the name that goes with a key, and the seats of an older key joined to it.",
        handler=_introduce,
        body=bodies.Introduction,
        answer=bodies.Me,
        problems=(400, 413, 429),
    ),
    Operation(
        method="POST",
        path="/records",
        summary="A match from a record: to look at, or if it is unfinished to go on with from every seat.",
        handler=_upload,
        body=str,
        answer=bodies.MatchCreated,
        status=201,
        problems=(400, 404, 413, 429),
    ),
    Operation(method="GET", path="/health", summary="Whether the server is up.", handler=_health, answer=Health),
)


class Api:
    """The operations, bound to the matches of this server."""

    def __init__(self, matches: Matches, limits: Limits) -> None:
        self.matches = matches
        self.limits = limits
        self.tolls = {method: Toll(limits.requests, limits.requests_reserve) for method in ("GET", "POST")}
        """Who has written too much may still read."""

    def routes(self) -> list[Route]:
        """For Starlette."""
        found = [Route(op.path, self._endpoint(op), methods=[op.method]) for op in OPERATIONS]
        numbers = Route("/metrics", self._metrics, methods=["GET"])
        return [*found, numbers, Route("/openapi.json", self._openapi, methods=["GET"])]

    async def _metrics(self, request: Request) -> Response:
        """For the host's own instruments, which ask from this machine; visitors are told that there is nothing."""
        if not metrics.is_here(request.client.host if request.client else None):
            return problem(not_found(request.url.path))
        return Response(self.matches.metrics.told(), 200, {"cache-control": "no-store", "content-type": metrics.TYPE})

    def _endpoint(self, op: Operation) -> Callable[[Request], Awaitable[Response]]:
        async def endpoint(request: Request) -> Response:
            response = await respond(request)
            self.matches.metrics.requests.labels(str(response.status_code)).inc()
            return response

        async def respond(request: Request) -> Response:
            try:
                self._slow_down(op, request)
                body = await self._body(op, request)
                answer = await op.handler(Call(request, self.matches, body))
            except NaumachiaError as error:
                self.matches.metrics.problems.labels(kind(error)[0]).inc()
                return problem(error)
            except ClientDisconnect:
                return Response(status_code=400)  # nobody reads it
            if isinstance(op.answer, str):
                name, text = answer if isinstance(answer, tuple) else ("", answer)
                return _text(request, text, op.answer, name)
            return json(answer, op.status)

        return endpoint

    def _slow_down(self, op: Operation, request: Request) -> None:
        """What writes to the disk, or is worked out anew, may not be asked too often from one address; what lies ready may."""
        address = address_of(request)
        ready = op.method == "GET" and not request.query_params
        if not self.tolls[op.method].pay(address, CHEAP if ready else 1.0):
            raise TooFast("too-fast")

    async def _body(self, op: Operation, request: Request) -> Any:
        if op.body is None:
            return None
        limit = self.limits.record if op.body is str else self.limits.body
        data = b""
        try:
            async with asyncio.timeout(self.limits.seconds):
                async for chunk in request.stream():
                    data += chunk
                    if len(data) > limit:
                        raise TooLarge("too-large", limit=limit)
        except TimeoutError as error:
            raise TooSlow("too-slow") from error
        try:
            return data.decode() if op.body is str else msgspec.json.decode(data, type=op.body)
        except UnicodeDecodeError as error:
            raise Malformed("malformed-text") from error
        except (msgspec.DecodeError, RecursionError) as error:
            raise Malformed("malformed-body", problem=str(error)) from error

    async def _openapi(self, _: Request) -> Response:
        return json(_described())


def address_of(request: Request) -> str:
    """Where somebody comes from, as far as he is counted by it."""
    return neighbourhood(request.client.host if request.client else "")


def json(value: Any, status: int = 200) -> Response:
    """An answer in JSON."""
    return Response(msgspec.json.encode(value), status, {"cache-control": "no-store"}, "application/json")


def problem(error: NaumachiaError, status: int | None = None, headers: dict[str, str] | None = None) -> Response:
    """An error in JSON, with its faults if it is about a file."""
    code, usual = kind(error)
    faults, game = (error.faults, error.game) if isinstance(error, BadFile) else ((), "")
    response = json(bodies.ApiProblem(code, error.message, faults, game), status or usual)
    response.headers.update(headers or {})
    return response


def not_found(path: str) -> NotFound:
    """There is nothing at this address."""
    return NotFound("address-unknown", path=path)


def _text(request: Request, text: str, media: str, name: str = "") -> Response:
    """A text the browser may keep as long as it asks whether it is still good."""
    tag = f'"{sha256(text.encode()).hexdigest()[:20]}"'
    headers = {"etag": tag, "cache-control": "no-cache"}
    if name:
        headers["content-disposition"] = f'attachment; filename="{name}"'
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(text, 200, headers, media)


@cache
def _described() -> dict[str, Any]:
    return openapi(OPERATIONS)
