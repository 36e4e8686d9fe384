"""Servers of one cluster as processes of their own, and players whose sockets are at different servers."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager, suppress
from multiprocessing.process import BaseProcess
from random import Random
from typing import Any

import httpx2
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException
from websockets.typing import Subprotocol

from naumachia.kernel.chance.mixed_dice import Chain
from naumachia.server.start.run import serve
from server.ledger import Deed, place_of
from server.tools import FREE, free_port, key

PROCESSES = multiprocessing.get_context("forkserver")
TTL = 2.0
"""Seconds of a lease in tests."""
WAIT = 10.0
"""Seconds within which play must go on after any fault."""


def serve_one(port: int, database: str, peer: str, ttl: float) -> None:
    """One server of several."""
    serve(port=port, database=database, open_browser=False, limits=FREE, peer=peer, ttl=ttl, say=lambda _: None)


class Server:
    """A process, and where it listens."""

    def __init__(self, database: str, ttl: float = TTL) -> None:
        PROCESSES.set_forkserver_preload(["naumachia.server.start.run", "naumachia.server.start.preload"])
        self.port = free_port()
        self.address = f"127.0.0.1:{self.port}"
        self.peer = f"127.0.0.1:{free_port()}"
        """Where the other servers reach it."""
        self.process: BaseProcess = PROCESSES.Process(target=serve_one, args=(self.port, database, self.peer, ttl))
        self.process.start()

    def wait(self) -> None:
        """Return when it answers."""
        end = time.monotonic() + 60
        while not self.ready():
            assert self.process.is_alive()
            assert time.monotonic() < end
            time.sleep(0.02)

    def ready(self) -> bool:
        """Whether it says that it can serve."""
        with suppress(httpx2.TransportError):
            return httpx2.get(f"http://{self.address}/api/ready", timeout=30).status_code == 200
        return False

    def signal(self, sign: signal.Signals) -> None:
        os.kill(self.process.pid or 0, sign)

    def end(self) -> None:
        if self.process.is_alive():
            self.signal(signal.SIGCONT)
            self.signal(signal.SIGTERM)
            self.process.join(10)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()
        self.process.close()


@contextmanager
def fleet(*databases: str, ttl: float = TTL) -> Iterator[list[Server]]:
    """Start that many servers, each with its own connection to the database."""
    servers = [Server(database, ttl) for database in databases]
    try:
        for server in servers:
            server.wait()
        yield servers
    finally:
        for server in servers:
            server.end()


class Player:
    """The page of one seat: it dials again when its connection is lost, and repeats what was not acknowledged."""

    def __init__(self, game: Game, seat: str, token: str, servers: list[Server], rng: Random) -> None:
        self.game, self.seat, self.token, self.servers, self.rng = game, seat, token, servers, rng
        self.view: dict[str, Any] = {}
        self.chain = Chain(f"{seat}{rng.random()}", 2000)
        self.log: list[Any] = []
        self.dials = 0
        self.longest = 0.0
        """Seconds for which it has had to wait for a server at most."""
        self.socket: ClientConnection | None = None
        self.heard = asyncio.Condition()
        self.pending: Deed | None = None

    async def run(self) -> None:
        """Be at the match until it is over."""
        lost = time.monotonic()
        while not self.game.done:
            server = self.servers[self.dials % len(self.servers)]
            self.dials += 1
            spoken = [Subprotocol(word) for word in key(self.token)]
            try:
                async with connect(
                    f"ws://{server.address}/ws/{self.game.id}",
                    subprotocols=spoken,
                    max_size=None,
                    open_timeout=WAIT / 2,  # a server that answers nobody is not waited for to the end
                    ping_interval=1,
                ) as socket:
                    await self._listen(socket, lost)
            except (WebSocketException, OSError, TimeoutError):
                pass
            lost = time.monotonic() if self.socket else lost
            self.socket = None
            await asyncio.sleep(0.1)

    async def _listen(self, socket: ClientConnection, lost: float) -> None:
        async for text in socket:
            told = msgspec.json.decode(text)
            if told["t"] == "ask-word":
                word = self.chain.after(told["after"])
                assert word is not None
                await socket.send(msgspec.json.encode({"t": "word", "word": word}).decode())
            elif told["t"] in ("welcome", "update"):
                if told["t"] == "welcome":
                    self.socket = socket
                    self.longest = max(self.longest, time.monotonic() - lost)
                    await socket.send(msgspec.json.encode({"t": "words", "end": self.chain.end}).decode())
                await self._see(told["view"])
            elif told["t"] == "problem":
                assert told["code"] in ("stale", "illegal", "failed", "unavailable", "foreign", "malformed"), told
                self.game.problems.append(told)
                if told["code"] in ("illegal", "malformed"):
                    self.pending = None
                    await self._act()
                elif told["code"] == "failed":
                    await socket.close()

    async def _see(self, view: dict[str, Any]) -> None:
        before, self.view = self.view, view
        seen, self.log = self.log, self.log[: view["log_from"]] + view["log"]
        assert self.log[: len(seen)] == seen, "what has been told stands: no die falls twice"
        pending = self.pending
        if pending is not None and view["number"] != pending.number:
            self.pending = None
            self.game.acknowledged(self, pending)
        if self.game.turn(self, view):
            return
        if before.get("number") != view["number"] or self.pending is not None:
            await self._act()

    async def _act(self) -> None:
        """Answer what is asked, at random; the same again where it was asked already and nobody said whether it was taken."""
        view = self.view
        ask = view["ask"]
        if self.socket is None or ask is None or self.seat not in ask["seats"] or self.game.done:
            return
        await asyncio.sleep(self.game.pace)
        if self.view is not view or self.socket is None:
            return
        deed = self.pending
        if deed is None:
            answer = self.game.choose(ask, self.rng)
            deed = self.pending = Deed(view["number"], self.seat, "answer", place_of(view), answer, time.monotonic())
        with suppress(WebSocketException):
            await self.socket.send(msgspec.json.encode({"t": "answer", "number": deed.number, "answer": deed.answer}).decode())


class Game:
    """One match and what its players know to have been taken."""

    def __init__(self, created: dict[str, Any], pace: float) -> None:
        self.id, self.tokens = created["id"], created["tokens"]
        self.pace = pace
        self.most = 10**9
        """Answers after which it is enough."""
        self.deeds: list[Deed] = []
        self.problems: list[dict[str, Any]] = []
        self.moved = time.monotonic()
        self.longest = 0.0
        """Seconds without any answer taken, at most."""
        self.done = False
        self.outcome: Any = None

    def acknowledged(self, player: Player, deed: Deed) -> None:
        now = time.monotonic()
        self.deeds.append(deed._replace(told=now))
        self.longest = max(self.longest, now - self.moved)
        self.moved = now

    def turn(self, player: Player, view: dict[str, Any]) -> bool:
        """Whether it is enough."""
        if view["outcome"] or len(self.deeds) >= self.most:
            self.outcome = view["outcome"]
            self.done = True
        return self.done

    @staticmethod
    def choose(ask: dict[str, Any], rng: Random) -> str:
        from naumachia.server.tools.simulated_client import Ask

        return msgspec.convert(ask, Ask).any(rng)

    async def play(self, servers: list[Server], rng: Random, shift: int = 0) -> None:
        """Play until enough has been answered; the seats begin at different servers."""
        async with AsyncExitStack() as stack:
            players = []
            for number, (seat, token) in enumerate(self.tokens.items()):
                first = (shift + number) % len(servers)
                order = servers[first:] + servers[:first]
                players.append(Player(self, seat, token, order, Random(rng.random())))
            tasks = [asyncio.create_task(player.run()) for player in players]
            stack.callback(lambda: [task.cancel() for task in tasks])
            while not self.done:
                await asyncio.sleep(0.02)
                assert all(not task.done() or task.exception() is None for task in tasks)
                for task in tasks:
                    if task.done():
                        task.result()
        await asyncio.gather(*tasks, return_exceptions=True)
