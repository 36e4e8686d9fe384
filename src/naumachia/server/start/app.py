"""ASGI application: the API, live matches and static files behind checks of host and origin."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import ExitStack, asynccontextmanager
from functools import lru_cache
from mimetypes import guess_type
from pathlib import Path
from urllib.parse import urlsplit

from starlette.applications import Starlette
from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from naumachia.kernel.errors import NaumachiaError
from naumachia.server.cluster.cluster import Cluster
from naumachia.server.guard.limits import Crowd, Limits
from naumachia.server.http.api import Api, problem
from naumachia.server.http.compression import SUFFIXES, accepted
from naumachia.server.matches.mail import read_box
from naumachia.server.matches.matches import Matches
from naumachia.server.matches.retention import Retention
from naumachia.server.storage.database import default_url
from naumachia.server.storage.store import Store
from naumachia.server.websocket.connection import Connection
from naumachia.server.websocket.session import live
from naumachia.server.workers.pool import WorkerPool
from naumachia.table.base.errors import BadRequest, Failed, TooFast
from naumachia.table.base.limits import neighbourhood
from naumachia.table.http.calls import unknown

logger = logging.getLogger(__name__)
STATIC = Path(__file__).parents[1] / "static"
LOOPBACK = ("127.0.0.1", "localhost", "[::1]")
HEADERS = {
    "content-security-policy": "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none';"
    " base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",  # tokens stand in links
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
PART = 65_536
"""Bytes of an answer that are written at a time: so it is seen whether they are read, and who does not read is given no more."""
NOT_BUILT = "Naumachia is running, but its page has not been built: run `make play`, or install the ready-made wheel.\n"


def make_app(
    database: str | None = None,
    *,
    hosts: tuple[str, ...] | None = LOOPBACK,
    public: str | None = None,
    limits: Limits | None = None,
    idle: float = 300.0,
    static: Path = STATIC,
    smtp: str | None = None,
    lobby: bool = False,
    keeping: Retention | None = None,
    cluster: Cluster | None = None,
) -> Starlette:
    """The server as an ASGI application.

    `hosts` are the names it answers to, None for any; `public` is the address by which a proxy lets others reach it;
    `smtp` a server that takes letters (`mail.read_box`); with `lobby` matches may wait for anybody.
    In a `cluster` several servers share a PostgreSQL database.
    """
    site = _site(public) if public else None
    box = read_box(smtp, public) if smtp else None
    matches = Matches(
        Store(database or default_url()),
        WorkerPool(),
        idle=idle,
        box=box,
        public=public,
        lobby=lobby,
        keeping=keeping,
        cluster=cluster,
    )
    bounds = limits or Limits()
    matches.host.pause = bounds.wrong_key
    crowd = Crowd(bounds)

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await matches.open()
        try:
            yield
        finally:
            await matches.close()

    class Door:
        """The way to a match. An object, so that Starlette hands it what ASGI gives and puts nothing in between."""

        async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
            await live(Connection(scope, receive, send), matches, bounds, crowd)

    async def page(request: Request) -> Response:
        return _file(static, request.path_params["path"], request.headers.get("accept-encoding"))

    app = Starlette(
        routes=[
            Mount("/api", routes=Api(matches, bounds).routes()),
            WebSocketRoute("/ws/{match}", Door()),
            Route("/{path:path}", page, methods=["GET"]),
        ],
        lifespan=lifespan,
        middleware=[
            Middleware(
                Guard, hosts=(*hosts, _name(site)) if hosts and site else hosts, site=site, crowd=crowd, noted=matches.noted
            )
        ],
        exception_handlers={HTTPException: _refused, Exception: _failed},
    )
    app.state.matches = matches
    app.state.anywhere = hosts is None
    app.state.public = public
    return app


class Guard:
    """Checks of a request: its host name (no other site may be rebound to us), the page it comes from, and how many requests
    of its client are under way."""

    def __init__(
        self,
        app: ASGIApp,
        hosts: tuple[str, ...] | None,
        site: str | None = None,
        crowd: Crowd | None = None,
        noted: Callable[[NaumachiaError, str], None] | None = None,
    ) -> None:
        self.app = app
        self.hosts = hosts
        self.site = site
        """Where our page is shown by a proxy, which may knock for us by another name."""
        self.crowd = crowd or Crowd(Limits())
        self.noted = noted
        """Told of requests that are refused here, with the address they come from."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let in, or refuse before anything has been read."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                MutableHeaders(scope=message).update(HEADERS)
            for part in _parts(message) if len(message.get("body", b"")) > PART else (message,):
                await send(part)

        address = neighbourhood(scope["client"][0]) if scope.get("client") else ""
        if not self._welcome(scope):
            refusal = problem(BadRequest("wrong-door"), 403)
            if scope["type"] == "websocket":
                await WebSocket(scope, receive, send_with_headers).send_denial_response(refusal)
            else:
                await refusal(scope, receive, send_with_headers)
        elif scope["type"] == "websocket":
            await self.app(scope, receive, send_with_headers)  # counted as long as it lasts (`session.live`)
        else:
            with ExitStack() as stack:
                app = self.app
                try:
                    stack.enter_context(self.crowd.requests.enter(address))
                except TooFast as error:
                    if self.noted is not None:
                        self.noted(error, address)
                    app = problem(error, headers={"connection": "close"})
                await app(scope, receive, send_with_headers)

    def _welcome(self, scope: Scope) -> bool:
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        if self.hosts is not None and _name(host) not in self.hosts:
            return False
        origin = headers.get("origin")
        asks = scope["type"] == "http" and scope["method"] in ("GET", "HEAD")
        return asks or origin is None or _site(origin) in (host.lower(), self.site or host.lower())


def _name(host: str) -> str:
    """The name without the port; an IPv6 address keeps its brackets."""
    return host.lower() if host.endswith("]") else host.rsplit(":", 1)[0].lower() if ":" in host else host.lower()


def _site(origin: str) -> str | None:
    """The name and port a page says it comes from; None when that is no address."""
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return None


def _parts(message: Message) -> Iterator[Message]:
    """A large piece of an answer, in small ones."""
    body = message["body"]
    for at in range(0, len(body), PART):
        more = message.get("more_body", False) or at + PART < len(body)
        yield {**message, "body": body[at : at + PART], "more_body": more}


def _file(static: Path, path: str, codings: str | None = None) -> Response:
    """A file of the page; any address without an ending belongs to the page itself."""
    index = static / "index.html"
    if not index.is_file():
        return PlainTextResponse(NOT_BUILT, 503)
    wanted = _inside(static, path)
    if wanted is not None:
        kept = "public, max-age=31536000, immutable" if "/assets/" in f"/{path}" else "no-cache"
        return _shown(wanted, kept, codings)
    if "." in path.rsplit("/", 1)[-1]:
        return problem(unknown(f"/{path}"))
    return _shown(index, "no-cache", codings)


def _shown(path: Path, keep: str, codings: str | None) -> Response:
    """A file, pressed where the build has pressed it; those of the assets, whose names carry a hash, may be kept for good."""
    kind = guess_type(path)[0] or "application/octet-stream"
    headers = {"cache-control": keep}
    pressed = {coding: path.with_name(path.name + ending) for coding, ending in SUFFIXES.items()}
    offered = tuple(coding for coding, file in pressed.items() if file.is_file())
    if offered:
        headers["vary"] = "Accept-Encoding"
    coding = accepted(codings, offered)
    if coding != "identity":
        headers["content-encoding"] = coding
        path = pressed[coding]
    return Response(_kept(path, path.stat().st_mtime_ns), headers=headers, media_type=kind)


@lru_cache(maxsize=64)
def _kept(path: Path, _: int) -> bytes:
    """Return the contents of a file as of that time. It is read once, so that slow clients hold no file open."""
    return path.read_bytes()


def _inside(static: Path, path: str) -> Path | None:
    """The file at a path, if there is one and it is ours to show."""
    try:
        wanted = (static / path).resolve()
        return wanted if wanted.is_relative_to(static.resolve()) and wanted.is_file() else None
    except (OSError, ValueError):  # no name a file could have
        return None


async def _refused(request: Request, error: Exception) -> Response:
    """No such address, or not in this way."""
    assert isinstance(error, HTTPException)
    headers = dict(error.headers or {})
    if error.status_code == 404:
        return problem(unknown(request.url.path), headers=headers)
    return problem(BadRequest("not-this-way", method=request.method), error.status_code, headers)


async def _failed(request: Request, error: Exception) -> Response:
    """Our own fault: the log has the whole story, the answer has none of it."""
    logger.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return problem(Failed("server-failed"))
