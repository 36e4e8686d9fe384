"""Operations of the HTTP API: those of a table, and those that need a server."""

from __future__ import annotations

import asyncio

from msgspec.structs import replace
from starlette.requests import Request

from naumachia.server.http import host_desk
from naumachia.server.http.addresses import addresses, picture
from naumachia.server.matches.invitations import accept, codes
from naumachia.server.matches.lobby import shown
from naumachia.server.matches.matches import Matches
from naumachia.table.base.errors import Unavailable
from naumachia.table.base.limits import neighbourhood
from naumachia.table.http import operations as table
from naumachia.table.http.calls import Call, Operation
from naumachia.table.http.operations import Health, health
from naumachia.table.wire import host_types, http_types
from naumachia.table.wire.outgoing import NoticeInfo


class ServerCall(Call, frozen=True, kw_only=True):
    """A request to this server, with its body already checked."""

    matches: Matches
    request: Request

    @property
    def visitor(self) -> str:
        """The address of the caller itself."""
        return self.request.client.host if self.request.client else ""


def address_of(request: Request) -> str:
    """Return the address by which a client is counted."""
    return neighbourhood(request.client.host if request.client else "")


async def _house(call: ServerCall) -> http_types.House:
    return addresses(call.request)


async def _picture(call: ServerCall) -> str:
    return await asyncio.to_thread(picture, call.body.text)  # a long one takes as long as fifty answers


async def _codes(call: ServerCall) -> http_types.Codes:
    return await codes(call.matches, call["id"], call.body, call.address)


async def _accept(call: ServerCall) -> http_types.Accepted:
    return await accept(call.matches, call.body, call.visitor)


async def _letters(call: ServerCall) -> http_types.LetterState:
    return await call.matches.write_to(call.body, call.visitor)


async def _confirm(call: ServerCall) -> http_types.LetterState:
    return await call.matches.postman.confirm(call.body.secret)


async def _stop(call: ServerCall) -> http_types.LetterState:
    return await call.matches.postman.stop(call["secret"])


async def _lobby(call: ServerCall) -> http_types.LobbyInfo:
    return replace(await shown(call.matches), notices=call.matches.host.told())


async def _introduce(call: ServerCall) -> http_types.Me:
    return await call.matches.introduce(call.body, call.address)


async def _forget(call: ServerCall) -> http_types.Me:
    return await call.matches.forget(call.body)


async def _ties(call: ServerCall) -> tuple[http_types.TieInfo, ...]:
    return await call.matches.tied(call.body)


async def _notices(call: ServerCall) -> tuple[NoticeInfo, ...]:
    return call.matches.host.told()


async def _host_look(call: ServerCall) -> host_types.HostView:
    await host_desk.check(call.matches, call.request, call.address)
    return await host_desk.look(call.matches, call.body)


async def _host_act(call: ServerCall) -> host_types.HostDone:
    await host_desk.check(call.matches, call.request, call.address)
    return await host_desk.act(call.matches, call.body)


async def _health(call: ServerCall) -> Health:
    return replace(await health(call), draining=_draining(call))


def _draining(call: ServerCall) -> bool:
    return call.matches.cluster is not None and call.matches.cluster.leases.draining


async def _ready(call: ServerCall) -> Health:
    if _draining(call):
        raise Unavailable("server-draining")
    if call.matches.cluster is not None and not call.matches.cluster.leases.up:
        raise Unavailable("database-gone")
    if not await call.matches.readiness.ready():
        raise Unavailable("database-gone")
    return await health(call)


SERVER = (
    Operation(
        method="GET",
        path="/health",
        summary="Whether the server is up, and whether it is draining.",
        handler=_health,
        answer=Health,
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
        path="/people/ties",
        summary="The players that the holder of this key has muted or blocked; one of them may be let go first.",
        handler=_ties,
        body=http_types.TieWish,
        answer=tuple[http_types.TieInfo, ...],
        problems=(400, 413, 429),
    ),
    Operation(
        method="GET",
        path="/notices",
        summary="The notices of the host that hold now, and the closing time.",
        handler=_notices,
        answer=tuple[NoticeInfo, ...],
    ),
    Operation(
        method="POST",
        path="/host/look",
        summary="Everything on the host's page; its key stands in the header Authorization, as a bearer token.",
        handler=_host_look,
        body=host_types.HostLook,
        answer=host_types.HostView,
        problems=(400, 403, 404, 413, 429),
    ),
    Operation(
        method="POST",
        path="/host/act",
        summary="An action of the host: shut out, lift, post a notice, set the closing time, remove a match or a line of talk.",
        handler=_host_act,
        body=host_types.HostAct,
        answer=host_types.HostDone,
        problems=(400, 403, 404, 413, 429),
    ),
    Operation(
        method="GET",
        path="/ready",
        summary="Whether the database answers within a second; 503 when it does not.",
        handler=_ready,
        answer=Health,
        problems=(503,),
    ),
)
"""Operations that need people, a database or a network."""
OPERATIONS = (*(op for op in table.OPERATIONS if op.path != "/health"), *SERVER)
