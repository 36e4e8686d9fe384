"""A server as users start it, over real sockets, while some send it everything that makes no sense and others play.

Its limits are the usual ones: the hostile come from many addresses (Linux lets one call from any of 127.0.0.0/8), for each of
them only so much is listened to, and who plays does so from another. `NAUMACHIA_HOSTILE=100000 pytest -s` on this file is the
long run; it tells what was sent, what was told, and how long an innocent waited at most.
"""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sqlite3
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any

import httpx2
import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from conformance.table import any_answer
from expected import there
from naumachia.kernel import print_answer
from naumachia.kernel.files.record import parse
from naumachia.match import replay
from server.hostile import ask, broken, memory, nonsense, pointed
from server.ledger import Deed, missing, place_of, standing
from server.storage.test_kill import PROCESSES, spoken
from server.tools import free_port, serve_as_usual, sqlite

MESSAGES = int(os.environ.get("NAUMACHIA_HOSTILE", "300"))
VISIT = 80 if MESSAGES > 1000 else 60
"""Messages of one visit: as many as a guest may say at once and be heard."""
pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="elsewhere one cannot call from other addresses of this machine")


@contextmanager
def house(folder: Path) -> Iterator[tuple[int, int, Path]]:
    """A server with its usual limits, and what it says: port, process and log. In the long run it is the command itself."""
    port, log = free_port(), folder / "log"
    process: Any
    if MESSAGES > 1000:
        words = ["serve", "--no-open", "--port", str(port), "--database", sqlite(folder)]
        with log.open("wb") as file:
            process = subprocess.Popen([sys.executable, "-m", "naumachia", *words], stdout=file, stderr=file)
    else:
        PROCESSES.set_forkserver_preload(["naumachia.server.start.run", "naumachia.server.start.preload"])
        process = PROCESSES.Process(target=serve_as_usual, args=(port, sqlite(folder), str(log)))
        process.start()
    try:
        while True:
            assert process.poll() is None if MESSAGES > 1000 else process.is_alive(), log.read_text()
            with suppress(httpx2.TransportError):
                if httpx2.get(f"http://127.0.0.1:{port}/api/health").status_code == 200:
                    break
            time.sleep(0.02)
        yield port, process.pid, log
    finally:
        os.kill(process.pid, signal.SIGINT)
        process.wait(60) if MESSAGES > 1000 else process.join(60)


class Siege:
    """The matches, what nobody may be told, and all that is counted."""

    def __init__(self, port: int, folder: Path) -> None:
        self.port, self.file = port, folder / "matches.db"
        self.matches: dict[str, dict[str, Any]] = {}
        self.tally: Counter[str] = Counter()
        self.leaks: list[str] = []
        self.deeds: dict[str, list[Deed]] = {}
        self.waits: list[float] = []
        self.secrets = re.compile("never")
        self._calls = 0

    @property
    def sent(self) -> int:
        """Hostile messages so far."""
        return sum(count for what, count in self.tally.items() if what.startswith("sent: "))

    def address(self) -> str:
        """Another of this machine's addresses; none of them is a player's."""
        self._calls += 1
        return f"127.{1 + self._calls // 60_000}.{self._calls // 250 % 250}.{1 + self._calls % 250}"

    @asynccontextmanager
    async def sit(self, name: str, token: str = "", address: str = "127.0.0.1") -> Any:
        place = f"ws://127.0.0.1:{self.port}/ws/{self.matches[name]['id']}"
        async with connect(place, subprotocols=spoken(token), local_addr=(address, 0), max_size=None) as socket:
            yield socket

    async def set_up(self, http: httpx2.AsyncClient) -> None:
        """A match of two innocents; and two against an attacker, in which something is hidden from the attacker."""
        battles = {
            "play": ("touche_coule", "s3-touche-coule", ("red", "blue")),
            "sheet": ("corvus", "cv1-duel", ("rome", "carthage")),
            "orders": ("corvus", "cv2-three-against-three", ("rome", "carthage")),
        }
        for name, (game, scenario, seats) in battles.items():
            self.matches[name] = await self._begin(http, game, scenario, seats)
        await self._advance(http, "sheet", lambda match: next(iter(match.waiting)) if match.state.sealed else "")
        await self._advance(http, "orders", _quiet)
        self._hide()

    async def _begin(self, http: httpx2.AsyncClient, game: str, scenario: str, seats: tuple[str, ...]) -> dict[str, Any]:
        reply = await http.post("/matches", json={"game": game, "scenario": scenario, "players": dict.fromkeys(seats, "human")})
        assert reply.status_code == 201, reply.text
        found: dict[str, Any] = reply.json() | {"seats": seats}
        return found

    def _hide(self) -> None:
        """Data that may stand in no message to an attacker: keys, and the seeds of matches that are on."""
        with sqlite3.connect(self.file) as database:
            seeds = [msgspec.json.decode(seed) for (seed,) in database.execute("SELECT seed FROM matches WHERE NOT over")]
        tokens = [token for match in self.matches.values() for token in match["tokens"].values()]
        assert len(seeds) == 3
        assert all(len(secret) >= 20 for secret in (*seeds, *tokens))
        self.secrets = re.compile("|".join(map(re.escape, (*seeds, *tokens, "Traceback", 'File "'))))

    async def _advance(self, http: httpx2.AsyncClient, name: str, far: Any) -> None:
        """Play at random until it is so far that one seat may be given to somebody hostile."""
        match, rng = self.matches[name], Random(8)
        async with AsyncExitStack() as stack:
            sockets = {seat: await stack.enter_async_context(self.sit(name, match["tokens"][seat])) for seat in match["seats"]}
            views = {seat: await _hear(socket, "welcome") for seat, socket in sockets.items()}
            for _ in range(60):
                whole = await http.post(f"/matches/{match['id']}/record", json={"tokens": list(match["tokens"].values())})
                known = replay(parse(whole.text))
                if found := far(known):
                    match["hostile"] = found
                    return
                seat, answer = any_answer(known, rng)
                if answer == "concede":
                    continue
                number = views[seat]["view"]["number"]
                await _send(sockets[seat], t="answer", number=number, answer=print_answer(answer))
                for one, socket in sockets.items():
                    views[one] = await _hear(socket, "update")
        raise AssertionError(f"nothing was hidden in {name}")

    # Those who play

    async def play(self, http: httpx2.AsyncClient, done: asyncio.Event) -> None:
        """Two innocents, one match after the other, all the while."""
        while not done.is_set() or not self.deeds:
            if self.deeds:
                self.matches["play"] |= await self._begin(http, "touche_coule", "s3-touche-coule", ("red", "blue"))
                self._hide()
            await self._match(done)

    async def _match(self, done: asyncio.Event) -> None:
        """Until it is over, or there has been enough of it."""
        match, rng = self.matches["play"], Random(2)
        deeds = self.deeds[match["id"]] = list[Deed]()
        tokens: dict[str, str] = {seat: match["tokens"][seat] for seat in match["seats"]}
        async with AsyncExitStack() as stack:
            sockets = {seat: await stack.enter_async_context(self.sit("play", token)) for seat, token in tokens.items()}
            views = {seat: (await _hear(socket, "welcome"))["view"] for seat, socket in sockets.items()}
            while not done.is_set() or len(deeds) < 10:
                seat = next((seat for seat, view in views.items() if seat in (view["ask"] or {"seats": ()})["seats"]), None)
                if seat is None:
                    return
                options = [one["answer"] for one in views[seat]["ask"]["options"] if one["answer"] != "concede"]
                number, place, answer = views[seat]["number"], place_of(views[seat]), rng.choice(options)
                began = time.monotonic()
                await _send(sockets[seat], t="answer", number=number, answer=answer)
                views[seat] = (await _hear(sockets[seat], "update"))["view"]
                self.waits.append(time.monotonic() - began)
                deeds.append(Deed(number, seat, "answer", place, answer, began, time.monotonic()))
                for other in views.keys() - {seat}:
                    views[other] = (await _hear(sockets[other], "update"))["view"]
                await asyncio.sleep(0.1 if MESSAGES > 1000 else 0.05)  # more would be too fast

    # Those who do not

    async def visit(self, rng: Random, count: int) -> None:
        """Attacker at one of the tables: it watches, shows a key that is none, or sits there against an innocent."""
        name = rng.choice(("play", "play", "sheet", "orders"))
        match = self.matches[name]
        token = rng.choice(("", "", "x" * 32)) if name == "play" or rng.random() < 0.4 else match["tokens"][match["hostile"]]
        try:
            async with self.sit(name, token, self.address()) as socket:
                if token == "x" * 32:
                    assert (await self._hear(socket))["code"] == "forbidden"
                    self.tally["told: forbidden"] += 1
                    await socket.wait_closed()
                    self.tally[f"closed: {socket.close_code}"] += 1
                    return
                view = (await self._hear(socket))["view"]
                reading = asyncio.create_task(self._read(socket, match.get("hostile", "")))
                for _ in range(count):
                    kind, message = nonsense(rng) if rng.random() < 0.6 else pointed(rng, view, match["seats"])
                    self.tally[f"sent: {kind}"] += 1
                    await socket.send(message)
                for _ in range(300):  # all has been heard when this has; it may be too much at once
                    await _send(socket, t="ask-why", ship="the end")
                    if (await asyncio.wait((reading,), timeout=1.0))[0]:
                        break
                await reading
        except ConnectionClosed as end:
            self.tally[f"closed: {end.rcvd.code if end.rcvd else None}"] += 1

    async def _read(self, socket: ClientConnection, hostile: str) -> None:
        """Everything that comes, until what was asked last has been answered."""
        while "the end" not in str((await self._hear(socket, hostile)).get("message", "")):
            pass

    async def _hear(self, socket: ClientConnection, hostile: str = "") -> dict[str, Any]:
        """The next message; no secret stands in it, and nothing that lies face down."""
        text = await socket.recv()
        assert isinstance(text, str)
        if found := self.secrets.search(text):
            self.leaks.append(f"{found[0][:12]}…: {text[:300]}")
        told: dict[str, Any] = msgspec.json.decode(text)
        self.tally[f"told: {told['code'] if told['t'] == 'problem' else told['t']}"] += 1
        if '"counters"' in text or '"written"' in text:
            self._looked_through(told, text, hostile)
        return told

    def _looked_through(self, told: Any, text: str, hostile: str) -> None:
        """No counter of the other has a face that is not open, and no sheet is told of: the hostile have handed in none."""
        for scene in _scenes(told):
            for piece in scene.get("pieces", ()):
                hidden = [counter for counter in piece.get("counters", ()) if not counter.get("open")]
                if hostile and piece["side"] != hostile and hidden:
                    self.tally["met: a counter face down"] += 1
                    if any(counter.get("label") for counter in hidden):
                        self.leaks.append(f"a counter: {text[:300]}")
        if ((told.get("view") or {}).get("ask") or {}).get("written"):
            self.leaks.append(f"a sheet: {text[:300]}")


def _quiet(match: Any) -> str:
    """A seat from which something is hidden and that can do nothing: the last answer was the other's, and the next will be."""
    one, *more = match.waiting
    if more or match.state.sealed or not match.history or match.history[-1].seat != one:
        return ""
    return next((seat for seat in match.seats if seat != one and match.game.hides(match.state, seat)), "")


def _scenes(told: Any) -> Iterator[dict[str, Any]]:
    for part in (told, told.get("view") or {}, *told.get("parts", ())):
        for board in (part.get("scene"), part.get("change")):
            if isinstance(board, dict):
                yield board


async def _send(socket: ClientConnection, **message: Any) -> None:
    await socket.send(msgspec.json.encode(message).decode())


async def _hear(socket: ClientConnection, kind: str) -> Any:
    while True:
        found = msgspec.json.decode(await asyncio.wait_for(socket.recv(), 120))
        assert found["t"] != "problem", found
        if found["t"] == kind:
            return found


async def besiege(siege: Siege, pid: int) -> tuple[float, float]:
    """All of it at once; how much memory the server had after a tenth of it, and in the end."""
    base = f"http://127.0.0.1:{siege.port}/api"
    async with httpx2.AsyncClient(base_url=base, timeout=60) as http:
        await siege.set_up(http)
        before = {name: await record(http, siege, name) for name in ("sheet", "orders")}
        done, rng, sizes = asyncio.Event(), Random(20_26), list[float]()
        playing = asyncio.create_task(siege.play(http, done))
        while siege.sent < MESSAGES or not siege.tally["met: a counter face down"]:
            several = [siege.visit(Random(rng.random()), VISIT) for _ in range(16 if MESSAGES > 1000 else 6)]
            id = siege.matches["play"]["id"]
            asked = [ask(siege.port, id, siege.address(), Random(rng.random()), siege.tally) for _ in range(24)]
            lines = [broken(siege.port, id, siege.address(), Random(rng.random()), siege.tally) for _ in range(8)]
            *_, answers = await asyncio.gather(*several, *lines, _all(asked))
            siege.leaks += [f"{answer[:300]!r}" for answer in there(answers) if siege.secrets.search(answer.decode("latin-1"))]
            sizes.append(memory(pid))
            if len(sizes) % 10 == 0:
                print(f"{siege.sent} messages, {sizes[-1]:.0f} MB", flush=True)
        done.set()
        await playing
        for name, was in before.items():
            assert await record(http, siege, name) == was, f"somebody has changed {name}"
        for id, deeds in siege.deeds.items():
            tokens = list(siege.matches["play"]["tokens"].values())
            body = {"tokens": tokens if id == siege.matches["play"]["id"] else []}
            kept = parse((await http.post(f"/matches/{id}/record", json=body)).text)
            must = standing(deeds)
            assert len(must.must) == len(deeds)
            assert not missing(must, kept.entries, 2)
            assert sum(entry.seat != "" for entry in kept.entries) == len(deeds), "and nobody else has answered"
    return sizes[len(sizes) // 10], sizes[-1]


async def _all(asked: list[Any]) -> list[bytes]:
    return list(await asyncio.gather(*asked))


async def record(http: httpx2.AsyncClient, siege: Siege, name: str) -> str:
    """The whole of it."""
    match = siege.matches[name]
    return (await http.post(f"/matches/{match['id']}/record", json={"tokens": list(match["tokens"].values())})).text


@pytest.mark.timeout(300 if MESSAGES < 1000 else 3600)
def test_a_server_under_siege(tmp_path: Path) -> None:
    with house(tmp_path) as (port, pid, log):
        siege = Siege(port, tmp_path)
        first, last = asyncio.run(besiege(siege, pid))
        told = httpx2.get(f"http://127.0.0.1:{port}/api/health")
        assert told.status_code == 200
        said = log.read_text()
    tally = siege.tally
    for what, count in sorted(tally.items()):
        print(f"{count:7d} {what}")
    longest, mean = max(siege.waits), sum(siege.waits) / len(siege.waits)
    answers, matches = sum(map(len, siege.deeds.values())), len(siege.deeds)
    print(
        f"{answers} answers of innocents in {matches} matches, all on record; they waited {mean:.3f} s, at most {longest:.2f} s"
    )
    print(f"memory: {first:.0f} MB, then {last:.0f} MB; log: {len(said)} bytes")
    assert not siege.leaks, siege.leaks[:3]
    assert "Traceback" not in said, said[-3000:]
    assert last < first + 100
    assert tally["told: failed"] == 0
    assert not tally["closed: 1011"], "somebody was not heard any more (D58)"
    assert not [what for what in tally if re.search(r"-> 5(?!03)", what)], tally
    for code in ("malformed", "forbidden", "why", "welcome", *(("stale", "too-fast", "no-undo") if MESSAGES > 1000 else ())):
        assert tally[f"told: {code}"], code
    assert tally["met: a counter face down"]
    assert sum(count for what, count in tally.items() if what.startswith("sent: ")) >= MESSAGES
