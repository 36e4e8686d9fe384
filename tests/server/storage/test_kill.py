"""Kill the server at any moment and start it again: every acknowledged answer is there."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing.process import BaseProcess
from pathlib import Path
from random import Random
from typing import Any

import httpx2
import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.typing import Subprotocol

from naumachia.kernel.files.record import parse
from naumachia.server.workers.pool import WorkerPool
from server.tools import SMALL, Sleep, free_port, key, serve_beside, serve_until_killed, serve_while_busy, sqlite

ROUNDS = 15 if os.environ.get("NAUMACHIA_LONG") else 6
"""Each is killed at another moment, and in another run at others again."""
MATCHES = 4
PROCESSES = multiprocessing.get_context("forkserver")
"""Servers are born with everything imported, so that many can live and die in a short test."""


@contextmanager
def server(database: str, serve: Any = serve_until_killed) -> Iterator[tuple[str, BaseProcess]]:
    """A real process; it answers when this begins."""
    PROCESSES.set_forkserver_preload(["naumachia.server.start.run", "naumachia.server.start.preload"])
    port = free_port()
    process = PROCESSES.Process(target=serve, args=(port, database))
    process.start()
    try:
        while True:
            assert process.is_alive()
            try:
                httpx2.get(f"http://127.0.0.1:{port}/api/health")
                break
            except httpx2.TransportError:
                time.sleep(0.02)
        yield f"127.0.0.1:{port}", process
    finally:
        if process.is_alive():
            os.kill(process.pid or 0, signal.SIGINT)
        process.join(20)
        process.close()


def spoken(token: str) -> list[Subprotocol]:
    return [Subprotocol(word) for word in key(token)]


class Match:
    """Answers that the players of one match know to have been taken."""

    def __init__(self, created: dict[str, Any]) -> None:
        self.id = created["id"]
        self.tokens = created["tokens"]
        self.number = 0
        self.taken: list[tuple[str, str]] = []
        self.stale = 0

    async def play(self, address: str, rng: Random) -> None:
        """Answer as fast as the server acknowledges, until it dies or the match is over."""
        try:
            async with (
                connect(f"ws://{address}/ws/{self.id}", subprotocols=spoken(self.tokens["red"])) as red,
                connect(f"ws://{address}/ws/{self.id}", subprotocols=spoken(self.tokens["blue"])) as blue,
            ):
                sockets = {"red": red, "blue": blue}
                views = {seat: await self._view(socket) for seat, socket in sockets.items()}
                while ask := views["red"]["ask"]:
                    seat = ask["seats"][0]
                    options = [o["answer"] for o in views[seat]["ask"]["options"] if o["answer"] != "concede"]
                    undo = views[seat]["undo"] and rng.random() < 0.3
                    number, answer = views[seat]["number"], rng.choice(options)
                    message = {"t": "undo", "number": number} if undo else {"t": "answer", "number": number, "answer": answer}
                    await sockets[seat].send(msgspec.json.encode(message).decode())
                    views[seat] = await self._view(sockets[seat])  # from here on it may not be lost
                    self.number = views[seat]["number"]
                    if undo:
                        self.taken.pop()
                    else:
                        self.taken.append((seat, answer))
                    other = "blue" if seat == "red" else "red"
                    views[other] = await self._view(sockets[other])
        except (WebSocketException, OSError):
            return

    async def play_on(self, address: str, rng: Random, answers: int) -> None:
        """The same where another server may have gone on meanwhile: what is refused as stale was not taken."""
        try:
            async with (
                connect(f"ws://{address}/ws/{self.id}", subprotocols=spoken(self.tokens["red"])) as red,
                connect(f"ws://{address}/ws/{self.id}", subprotocols=spoken(self.tokens["blue"])) as blue,
            ):
                sockets = {"red": red, "blue": blue}
                views = {seat: await self._view(socket) for seat, socket in sockets.items()}
                while answers and (ask := views["red"]["ask"]):
                    seat = ask["seats"][0]
                    answer = rng.choice([o["answer"] for o in views[seat]["ask"]["options"] if o["answer"] != "concede"])
                    message = {"t": "answer", "number": views[seat]["number"], "answer": answer}
                    await sockets[seat].send(msgspec.json.encode(message).decode())
                    found: dict[str, Any] = {"t": "presence"}
                    while found["t"] not in ("update", "problem"):
                        found = msgspec.json.decode(await sockets[seat].recv())
                    if found["t"] == "problem":
                        assert found["code"] == "stale", found
                        self.stale += 1
                        for socket in sockets.values():
                            await socket.send('{"t":"resync"}')
                        views = {name: await self._view(socket, "welcome") for name, socket in sockets.items()}
                        continue
                    self.taken.append((seat, answer))
                    answers -= 1
                    other = "blue" if seat == "red" else "red"
                    views = {seat: found["view"], other: await self._view(sockets[other], "update")}
        except (WebSocketException, OSError):
            return

    @staticmethod
    async def _view(socket: Any, kind: str = "") -> dict[str, Any]:
        while True:
            found = msgspec.json.decode(await socket.recv())
            assert found["t"] != "problem", found
            if "view" in found and kind in ("", found["t"]):
                view: dict[str, Any] = found["view"]
                return view

    async def _record(self, http: httpx2.AsyncClient) -> list[tuple[str, str]]:
        reply = await http.post(f"/api/matches/{self.id}/record", json={"tokens": [self.tokens["red"]]})
        return [(entry.seat, str(entry.answer)) for entry in parse(reply.text).entries if entry.seat]

    async def check(self, http: httpx2.AsyncClient) -> None:
        """All that was acknowledged is there, and at most one change more."""
        there = await self._record(http)
        if there != self.taken:
            assert there[: len(self.taken)] == self.taken or there == self.taken[:-1]
            assert abs(len(there) - len(self.taken)) == 1
        self.taken = there

    async def check_inside(self, http: httpx2.AsyncClient, killed: int) -> None:
        """The same when play has gone on since: what was under way at the kill may stand at its place, told to nobody."""
        there = await self._record(http)
        assert self.taken in (there, there[:killed] + there[killed + 1 :])
        self.taken = there


async def test_kill_at_any_moment(tmp_path: Path) -> None:
    rng, database = Random(os.getpid()), sqlite(tmp_path)
    matches: list[Match] = []
    total = 0
    for _ in range(ROUNDS):
        with server(database) as (address, process):
            async with httpx2.AsyncClient(base_url=f"http://{address}") as http:
                for match in matches:
                    await match.check(http)
                matches = [match for match in matches if len(match.taken) < 150]
                while len(matches) < MATCHES:
                    body = {**SMALL, "players": {"red": "human", "blue": "human"}}
                    matches.append(Match((await http.post("/api/matches", json=body)).json()))
            before = sum(len(match.taken) for match in matches)
            playing = [asyncio.create_task(match.play(address, Random(rng.random()))) for match in matches]
            wanted = before + rng.randrange(4, 40)
            while sum(len(match.taken) for match in matches) < wanted and not all(task.done() for task in playing):
                await asyncio.sleep(rng.uniform(0, 0.01))
            process.kill()
            await asyncio.gather(*playing)
            total += sum(len(match.taken) for match in matches) - before
            process.join()
    with server(database) as (address, _):
        async with httpx2.AsyncClient(base_url=f"http://{address}") as http:
            for match in matches:
                await match.check(http)
    assert total > 20


async def test_two_servers_on_one_file_of_which_one_is_killed(tmp_path: Path) -> None:
    """Each goes on with what the other has acknowledged; what one was doing when it died is done or is not."""
    rng, database = Random(7), sqlite(tmp_path)
    with server(database, serve_beside) as (steady, _):
        async with httpx2.AsyncClient(base_url=f"http://{steady}") as http:
            body = {**SMALL, "scenario": "s3-touche-coule", "players": {"red": "human", "blue": "human"}}
            match = Match((await http.post("/api/matches", json=body)).json())
            for _ in range(2):
                with server(database, serve_beside) as (address, process):
                    await match.play_on(steady, rng, 4)
                    await match.play_on(address, rng, 4)
                    await match.play_on(steady, rng, 4)
                    playing = asyncio.create_task(match.play_on(address, rng, 10_000))
                    await asyncio.sleep(rng.uniform(0.1, 0.4))
                    process.kill()
                    await playing
                    process.join()
                killed = len(match.taken)
                await match.play_on(steady, rng, 1)  # it reads again what it did not know of
                await match.check_inside(http, killed)
    assert match.stale > 1
    assert len(match.taken) > 24


async def test_a_stop_in_order_tells_everybody_and_loses_nothing(tmp_path: Path) -> None:
    """SIGTERM in the middle of play, with people at the tables and a program thinking: as the service of a host is stopped."""
    database, watching = sqlite(tmp_path), list[asyncio.Task[int]]()
    with server(database) as (address, process):
        async with httpx2.AsyncClient(base_url=f"http://{address}", timeout=60) as http:
            match = Match((await http.post("/api/matches", json={**SMALL, "players": {"red": "human", "blue": "human"}})).json())
            slow = {"game": "war_galley", "scenario": "s16-lade-494bc", "players": {"I": "helmsman", "P": "helmsman"}}
            made = await http.post("/api/matches", json=slow)
            assert made.status_code == 201, made.text
        watching += [asyncio.create_task(_told_at_the_end(address, id)) for id in (match.id, made.json()["id"], match.id)]
        playing = asyncio.create_task(match.play(address, Random(3)))
        while len(match.taken) < 5:
            await asyncio.sleep(0.01)
        os.kill(process.pid or 0, signal.SIGTERM)
        await playing
        assert await asyncio.gather(*watching) == [1012] * 3, "come back in a moment"
        await asyncio.to_thread(process.join, 30)
        assert process.exitcode is not None, "it does not wait for the end of a thought"
    with server(database) as (address, _):
        async with httpx2.AsyncClient(base_url=f"http://{address}") as http:
            await match.check(http)
            assert (await http.get("/api/health")).json()["tables"] == 1, "and nothing is left over"


async def _told_at_the_end(address: str, match: str) -> int:
    """With which code a spectator is shown out."""
    async with connect(f"ws://{address}/ws/{match}") as socket:
        try:
            while True:
                await socket.recv()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 0


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL])
def test_nobody_is_left_behind(tmp_path: Path, how: signal.Signals) -> None:
    """Ctrl-C, or worse, with a program thinking: the workers go with the server."""
    command = [str(Path(sys.executable).parent / "naumachia"), "serve", "--port", str(free_port()), "--no-open"]
    with subprocess.Popen([*command, "--database", sqlite(tmp_path)], stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            address = process.stdout.readline().split("http://")[1].split("/")[0]
            body = {**SMALL, "players": {"red": "helmsman", "blue": "castaway"}}
            match = httpx2.post(f"http://{address}/api/matches", json=body).json()
            asyncio.run(_watch(address, match["id"]))
            children = _family(process.pid)
            assert len(children) >= 2
            process.send_signal(how)
            assert process.wait(60) == (0 if how == signal.SIGINT else -how)
        finally:
            process.kill()  # else a failure here would leave the server itself behind
        end = time.monotonic() + 60
        while any(_alive(pid) for pid in children):
            assert time.monotonic() < end, "workers outlive the server"
            time.sleep(0.05)


def test_nobody_thinks_on_for_a_server_that_was_killed(tmp_path: Path) -> None:
    """D66: not even who does not let go of the interpreter, in which the thread that watches the server would run; and the
    process that waits for records (D64) is there without anybody having asked, and goes as well."""
    port = free_port()
    process = multiprocessing.get_context("spawn").Process(target=serve_while_busy, args=(port, sqlite(tmp_path)))
    process.start()
    assert process.pid is not None

    def workers() -> set[int]:
        """The children of the fork server."""
        return {pid for child in _family(process.pid or 0) for pid in _family(child)}

    try:
        wait_for(lambda: httpx2.get(f"http://127.0.0.1:{port}/api/health").status_code == 200)
        wait_for(lambda: bool(workers()))
        body = {**SMALL, "players": {"red": "helmsman", "blue": "castaway"}}
        match = httpx2.post(f"http://127.0.0.1:{port}/api/matches", json=body).json()
        asyncio.run(_look(f"127.0.0.1:{port}", match["id"]))
        wait_for(lambda: any(_busy(pid) > 0.5 for pid in workers()))
        children = _family(process.pid)
        began = time.monotonic()
    finally:
        process.kill()
        process.join()
    while left := [pid for pid in children if _alive(pid)]:
        assert time.monotonic() < began + 3, [_command(pid) for pid in left]
        time.sleep(0.02)


def wait_for(what: Callable[[], bool]) -> None:
    end = time.monotonic() + 60
    while True:
        with suppress(httpx2.TransportError):
            if what():
                return
        assert time.monotonic() < end
        time.sleep(0.05)


async def _look(address: str, match: str) -> None:
    async with connect(f"ws://{address}/ws/{match}") as socket:
        await socket.recv()


def _command(pid: int) -> str:
    with suppress(OSError):
        return Path(f"/proc/{pid}/cmdline").read_bytes().replace(b"\0", b" ").decode()
    return ""


def _busy(pid: int) -> float:
    """Seconds of processor a worker has had."""
    with suppress(OSError):
        stat = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
        return int(stat[11]) / os.sysconf("SC_CLK_TCK")
    return 0.0


async def test_a_thought_is_not_waited_for() -> None:
    workers = WorkerPool(1)
    thinking = asyncio.create_task(workers.run("here", Sleep(3600), question=False))
    while workers._pool is None or not workers._pool._processes:
        await asyncio.sleep(0.02)
    (process,) = workers._pool._processes.values()
    workers.close()
    await asyncio.to_thread(process.join, 60)
    assert not process.is_alive()
    with pytest.raises(RuntimeError):  # nor is it begun again
        await thinking


async def _watch(address: str, match: str) -> None:
    async with connect(f"ws://{address}/ws/{match}") as socket:
        for _ in range(4):
            await socket.recv()


def _family(pid: int) -> set[int]:
    """All descendants of a process."""
    found: set[int] = set()
    parents = {int(path.name): path for path in Path("/proc").glob("[0-9]*")}
    left = [pid]
    while left:
        one = left.pop()
        for child, path in parents.items():
            try:
                parent = int((path / "stat").read_text().rsplit(")", 1)[1].split()[1])
            except (OSError, IndexError):
                continue
            if parent == one and child not in found:
                found.add(child)
                left.append(child)
    return found


def _alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False
