"""Start the server: bind a port, serve, and open the browser."""

from __future__ import annotations

import asyncio
import errno
import gc
import ipaddress
import logging
import re
import socket
import webbrowser
from collections.abc import Callable, Sequence
from contextlib import suppress

import msgspec
import uvicorn
from msgspec import Struct
from starlette.applications import Starlette
from starlette.types import ASGIApp

from naumachia.games import games
from naumachia.kernel import Message
from naumachia.kernel.errors import NaumachiaError
from naumachia.server.base.journal import Format, set_up
from naumachia.server.cluster.cluster import TTL, Cluster, ClusterOptions
from naumachia.server.cluster.handover import HandedOver
from naumachia.server.cluster.signing import PassedOn
from naumachia.server.guard.capacity import room
from naumachia.server.guard.limits import Limits
from naumachia.server.guard.log_limits import Seldom, Short
from naumachia.server.guard.proxies import HERE, Proxied, networks
from naumachia.server.matches.mail import read_box
from naumachia.server.matches.retention import Retention
from naumachia.server.start.app import LOOPBACK, make_app
from naumachia.server.start.protocols import Protocols, choose
from naumachia.server.storage.database import check_url, default_url
from naumachia.server.storage.file_lock import exclusive
from naumachia.server.storage.store import prepare
from naumachia.table.base.errors import WrongDatabase
from naumachia.table.http import catalogue
from naumachia.text import speech

PORT = 8765
PEER = re.compile(r"(?P<host>\[[0-9A-Fa-f:]+\]|[A-Za-z0-9.-]+)(:(?P<port>[0-9]{1,5}))?")
PUBLIC = re.compile(r"https?://[A-Za-z0-9.-]+(:[0-9]+)?/?")
CONNECTIONS = 5000
"""Connections at a time, unless the host says otherwise; `capacity.shares` divides them."""
BACKLOG = 256
"""Connections that may wait to be accepted."""
MORE_PORTS = 20
COLLECT = 5_000, 1_000_000, 1_000
"""New objects before the collector looks at them; rounds before it looks at those it has seen once, and at the old ones.

It looks at everything once. Play leaves no circles behind, and a table that is closed goes by itself, so a second look finds
nothing and costs as much as a tenth of an answer. All is looked at when nobody is here (`Matches`)."""


class Settings(Struct, frozen=True):
    """Settings of one server process, as `serve` has checked them."""

    host: str
    database: str
    public: str | None
    proxies: tuple[str, ...]
    smtp: str | None
    lobby: bool
    connections: int
    limits: Limits
    keeping: Retention | None
    drain: float
    log: Format
    ttl: float = TTL
    folder: str = ""
    """Folder in which the workers of this machine hand connections over to each other; empty for none."""


def serve(
    host: str = "127.0.0.1",
    port: int | None = None,
    database: str | None = None,
    open_browser: bool = True,
    *,
    listen_anywhere: bool = False,
    public: str | None = None,
    proxies: Sequence[str] = (),
    smtp: str | None = None,
    lobby: bool = False,
    connections: int = CONNECTIONS,
    limits: Limits | None = None,
    keeping: Retention | None = None,
    workers: int = 1,
    peer: str | None = None,
    drain: float = 0.0,
    ttl: float = TTL,
    log: Format = "none",
    say: Callable[[Message], None] | None = None,
) -> None:
    """Serve until interrupted. Other addresses than this machine's own need `listen_anywhere`; `port` 0 is any free one.

    Without a port it is 8765, or one of the next where that is taken. A port that is named, and any
    port with `public`, is refused when it is taken: a proxy would look for the server there.

    `public` is the address by which others come through a proxy; who they are is then taken from its headers. `proxies` are the
    addresses and networks where it stands, if that is not this machine.
    `smtp` is a server that takes letters, as `smtp://user:password@host:587`; with `lobby` matches may wait for anybody.
    `log` is the form of the log for the host: `plain`, `json` or `none`.
    Of `connections` a fifth, 1000 at most, is kept for HTTP; the last quarter of the rest is for players only.

    With more than one of `workers`, or with a `peer` address where other servers reach this one, several servers share a
    PostgreSQL database. Such a server answers for `drain` seconds more when it is to stop, and is believed to
    be up for `ttl` seconds after it was last heard of.
    """
    tell = say or _print
    if not is_loopback(host) and not listen_anywhere:
        raise NaumachiaError("listen-needs-flag", host=host)
    if public is not None and not PUBLIC.fullmatch(public):
        raise NaumachiaError("public-malformed", found=public)
    if proxies and public is None:
        raise NaumachiaError("proxy-needs-public")
    networks(proxies or HERE)
    if smtp is not None:
        read_box(smtp, public)  # said before anything is begun
    database = database or default_url()
    check_url(database)
    shared = workers > 1 or peer is not None
    peers = peer_places(peer, workers) if shared else []
    settings = Settings(
        host, database, public, tuple(proxies), smtp, lobby, connections, limits or Limits(), keeping, drain, log, ttl
    )
    try:
        with exclusive(database, shared) as leave_word:
            prepare(database)
            door = bind(host, PORT if port is None else port, MORE_PORTS if port is None and public is None else 1)
            found = door.getsockname()[1]
            shown = f"[{host}]" if ":" in host else host
            url = f"http://{shown}:{found}/"
            leave_word(url)
            if port is None and found != PORT:
                tell(Message("serve-port-taken", {"port": str(PORT), "other": str(found)}))
            if workers > 1:
                from naumachia.server.start.supervisor import supervise  # only here: it starts this module anew in each worker

                supervise(settings, door, peers, url, open_browser, tell)
            else:
                run_server(settings, door, url, open_browser, tell, peers[0] if peers else None)
    except WrongDatabase as error:
        there = error.message.args.get("url")
        if open_browser and there:  # it is being served already: that page is as good
            webbrowser.open(str(there))
        raise


def peer_places(peer: str | None, workers: int) -> list[tuple[str, int]]:
    """Return where each worker listens for the other servers: `host` or `host:port`, this machine only where none is named."""
    found = PEER.fullmatch(peer or "127.0.0.1")
    host, port = (found.group("host").strip("[]"), int(found.group("port") or 0)) if found else ("", 0)
    if not host or port + workers > 65_536:
        raise NaumachiaError("peer-malformed", found=peer or "")
    return [(host, port + number if port else 0) for number in range(workers)]


def run_server(
    settings: Settings,
    door: socket.socket,
    url: str,
    open_browser: bool,
    tell: Callable[[Message], None],
    peer: tuple[str, int] | None = None,
    name: str = "",
) -> None:
    """Run one server on a listening socket until it is told to stop; with `peer` as one of several."""
    here = is_loopback(settings.host)
    believed = networks(settings.proxies or HERE) if settings.public is not None else ()
    set_up(settings.log)
    found_room = room(settings.connections)
    if found_room < settings.connections:
        tell(Message("serve-fewer-connections", {"wanted": settings.connections, "most": found_room}))
    doors, cluster = [door], None
    if peer is not None:
        doors.append(bind(*peer))
        host, port = doors[-1].getsockname()[:2]
        address = f"[{host}]:{port}" if ":" in host else f"{host}:{port}"
        cluster = Cluster(ClusterOptions(address, name or socket.gethostname(), settings.ttl, settings.folder))
    app = make_app(
        settings.database,
        hosts=LOOPBACK if here else None,
        public=settings.public,
        limits=settings.limits,
        smtp=settings.smtp,
        lobby=settings.lobby,
        keeping=settings.keeping,
        cluster=cluster,
    )
    protocols = choose(cluster)
    if protocols.reasons:
        tell(Message("serve-other-libraries", {"found": ", ".join(protocols.reasons)}))
        if cluster is not None:
            raise NaumachiaError("cluster-other-libraries", found=", ".join(protocols.reasons))
    inner: ASGIApp = Proxied(app, believed)
    if cluster is not None:
        inner = PassedOn(inner, cluster.signer)
    server = Draining(_config(inner, settings.limits, found_room, protocols), cluster, settings.drain)
    learn()
    loop = server.config.get_loop_factory()  # uvloop where there is one
    with suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=loop) as runner:
        runner.run(_run(server, doors, app, url, open_browser, tell))  # closes in order first, then passes it on


class Draining(uvicorn.Server):
    """A server that gives its matches to the others before it stops, where there are others."""

    def __init__(self, config: uvicorn.Config, cluster: Cluster | None, seconds: float) -> None:
        super().__init__(config)
        self._cluster = cluster
        self._seconds = seconds

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and take connections that other workers hand over."""
        await super().startup(sockets)
        if self._cluster is not None and self._cluster.handover is not None and not self.should_exit:
            self._cluster.handover.open(HandedOver(self).take)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop. Meanwhile a proxy has some seconds to notice that no more is to be sent here."""
        if self._cluster is not None:
            await self._cluster.drain()
            await asyncio.sleep(self._seconds)
            if self._cluster.handover is not None:
                self._cluster.handover.close()
        await super().shutdown(sockets)


def _config(app: ASGIApp, limits: Limits, connections: int = CONNECTIONS, protocols: Protocols | None = None) -> uvicorn.Config:
    protocols = protocols or choose()
    return uvicorn.Config(
        app,
        http=protocols.http,
        limit_concurrency=connections,
        backlog=BACKLOG,
        log_level="warning",
        access_log=False,  # tokens stand in addresses
        ws=protocols.websocket,
        ws_max_size=4 * limits.message,
        timeout_graceful_shutdown=3,
        server_header=False,
        proxy_headers=False,  # `Proxied` does it: an address that is counted must not be chosen by its client
    )


async def _run(
    server: uvicorn.Server,
    doors: list[socket.socket],
    app: Starlette,
    url: str,
    open_browser: bool,
    tell: Callable[[Message], None],
) -> None:
    async def announce() -> None:
        while not server.started:
            await asyncio.sleep(0.02)
        settle()
        tell(Message("serve-at", {"url": url}))
        if open_browser and not await asyncio.to_thread(webbrowser.open, url):
            tell(Message("serve-no-browser", {"url": url}))
        await asyncio.to_thread(catalogue.games)  # before the first page asks for them
        app.state.matches.cells.prepare()

    asyncio.get_running_loop().set_exception_handler(Short())
    logging.getLogger("uvicorn.error").addFilter(Seldom())
    announcing = asyncio.create_task(announce())
    try:
        await server.serve(sockets=doors)
    finally:
        announcing.cancel()


def learn() -> None:
    """Before there is a second thread: find out how everything is read that ever may be.

    msgspec does so when a type is first read. Another thread that reads the same type in that moment meets half of it and the
    process is gone, without a word: seen twice in a club whose server was started again under fifty players.
    """
    games()
    kinds: list[type[msgspec.Struct]] = [msgspec.Struct]
    for kind in kinds:  # it grows
        kinds += kind.__subclasses__()
    for kind in kinds:
        with suppress(TypeError, NameError):  # nothing is ever read as that
            msgspec.json.Decoder(kind)


def settle() -> None:
    """After the start: what is there now stays, so the collector need not look at it, and it looks less often at the rest.

    With a thousand matches in memory a full collection stops everybody for most of a second.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT)


def is_loopback(host: str) -> bool:
    """Whether an address can be reached from this machine only."""
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def bind(host: str, port: int, tries: int = 1) -> socket.socket:
    """Return a listening socket on the port, or on the first free one of so many."""
    problem, taken = "", False
    for number in range(port, min(port + tries, 65_536)) if port else (0,):
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        door = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # named, so that asyncio sets TCP_NODELAY
        # on Windows SO_REUSEADDR would let a second program take the same port; elsewhere it lets a server start again at once
        door.setsockopt(socket.SOL_SOCKET, getattr(socket, "SO_EXCLUSIVEADDRUSE", socket.SO_REUSEADDR), 1)
        try:
            door.bind((host, number))
            door.listen(BACKLOG)
        except OSError as error:
            problem, taken = error.strerror or str(error), error.errno == errno.EADDRINUSE
            door.close()
        else:
            return door
    if taken:
        raise NaumachiaError("port-taken", port=str(port))
    raise NaumachiaError("listen-failed", host=host, port=str(port), problem=problem)


def _print(message: Message) -> None:
    print(speech("en").say(message), flush=True)
