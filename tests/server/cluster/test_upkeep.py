"""Commands of the host while two workers run matches: list, delete, back up, replace the workers; and restore afterwards."""

from __future__ import annotations

import asyncio
import json
import shutil
import signal
import socket
import subprocess
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx2
import pytest
from typer.testing import CliRunner, Result

from naumachia.cli.app import app
from naumachia.kernel.files.record import parse
from naumachia.match import replay
from naumachia.server.start.supervisor import Supervisor, _Worker
from server.cluster.fleet import WAIT, Game
from server.cluster.test_faults import check, until
from server.cluster.test_workers import Behind, children, command
from server.ledger import missing, standing
from server.postgres import fresh
from server.tools import SMALL, TWO, free_port, serving


class Process:
    """A worker that ends when the test says so."""

    def __init__(self) -> None:
        self.exitcode: int | None = None
        self.told = False

    def terminate(self) -> None:
        self.told = True


def test_a_worker_is_replaced_only_when_the_one_before_serves(monkeypatch: pytest.MonkeyPatch) -> None:
    """One that has been told to stop takes a moment to go: it does not count as serving meanwhile."""
    started: list[tuple[Process, Any]] = []

    def start(number: int) -> None:
        ready, told = supervisor._context.Pipe(duplex=False)
        process: Any = Process()
        supervisor._workers[number] = _Worker(process, ready)
        started.append((process, told))

    with socket.socket() as door:
        settings: Any = None
        supervisor = Supervisor(settings, door, [("", 0), ("", 0)])
        monkeypatch.setattr(supervisor, "_start", start)
        for number in range(2):
            start(number)
            started[number][1].send(1)
        supervisor._replace(signal.SIGHUP, None)
        for _ in range(3):
            supervisor._look_after()
        assert [process.told for process, _ in started] == [True, False]
        started[0][0].exitcode = 0
        for _ in range(3):
            supervisor._look_after()
        assert [process.told for process, _ in started] == [True, False, False], "the new one does not serve yet"
        started[2][1].send(1)
        supervisor._look_after()
        assert [process.told for process, _ in started] == [True, True, False]
        started[1][0].exitcode = 0
        supervisor._look_after()
        started[3][1].send(1)
        supervisor._look_after()
        assert [process.told for process, _ in started] == [True, True, False, False]


async def run(*words: str) -> Result:
    """A command of the terminal, while players play."""
    return await asyncio.to_thread(CliRunner().invoke, app, list(words))


@asynccontextmanager
async def working(port: int, database: str) -> AsyncIterator[subprocess.Popen[str]]:
    """Two workers, until SIGTERM."""
    asked = command("--workers", "2", "--port", str(port), "--database", database)
    with subprocess.Popen(asked, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            assert f":{port}/" in await asyncio.to_thread(process.stdout.readline)
            await until(lambda: "naumachia_servers 2.0" in httpx2.get(f"http://127.0.0.1:{port}/api/metrics/sum").text)
            yield process
            process.send_signal(signal.SIGTERM)
            assert await asyncio.to_thread(process.wait, 30) == 0
            assert process.stderr is not None
            assert "Traceback" not in process.stderr.read()
        finally:
            process.kill()


async def make(http: httpx2.AsyncClient, port: int) -> dict[str, Any]:
    made: dict[str, Any] = (await http.post(f"http://127.0.0.1:{port}/api/matches", json={**SMALL, "players": TWO})).json()
    return made


async def test_two_workers_under_running_matches(postgres_folder: Path, tmp_path: Path) -> None:
    """The commands see what is played; SIGHUP replaces both workers; a backup has what was acknowledged before it."""
    port, database, copy = free_port(), fresh(postgres_folder, "upkeep"), fresh(postgres_folder, "upkeep-copy")
    said = ("--database", database)
    file = tmp_path / "kept.dump"
    async with httpx2.AsyncClient(timeout=30) as http, working(port, database) as process:
        games = [Game(await make(http, port), 0.05) for _ in range(4)]
        unplayed = await make(http, port)
        idle, record_of = unplayed["id"], f"http://127.0.0.1:{port}/api/matches/{unplayed['id']}/record"
        assert (await http.post(record_of, json={"tokens": list(unplayed["tokens"].values())})).status_code == 200
        tasks = [asyncio.create_task(game.play([Behind(port)], Random(number))) for number, game in enumerate(games)]
        await until(lambda: all(len(game.deeds) >= 2 for game in games))

        listed = {line["id"]: line for line in json.loads((await run("matches", *said, "--json")).stdout)}
        assert set(listed) == {idle, *(game.id for game in games)}
        assert all(listed[game.id]["turn"] >= 2 for game in games)
        assert (await run("matches", idle, *said, "--delete", "--playing", "--yes")).exit_code == 0

        async def gone() -> bool:
            return (await http.post(record_of, json={"tokens": list(unplayed["tokens"].values())})).status_code == 404

        await until(gone)

        if shutil.which("pg_dump"):
            began = time.monotonic()
            done = await run("backup", str(file), *said)
            assert done.exit_code == 0, done.output
            ended = time.monotonic()
            refused = await run("restore", str(file), *said, "--yes")
            assert "database-served" in str(refused.exception), "two workers hold it"

        before = set(children(process.pid))
        for game in games:
            game.moved, game.longest = time.monotonic(), 0.0
        process.send_signal(signal.SIGHUP)

        def replaced() -> bool:
            now = set(children(process.pid))
            return len(now) == 2 and not now & before

        await until(replaced)
        for game in games:
            game.most = len(game.deeds) + 4
        await asyncio.wait_for(asyncio.gather(*tasks), 60)
        for game in games:
            assert game.longest < WAIT, "one worker plays on while the other is replaced"
            await check(http, Behind(port), game)

    if file.exists():
        done = await run("restore", str(file), "--database", copy, "--yes")
        assert done.exit_code == 0, done.output
        with serving(copy) as client:
            for game in games:
                reply = client.post(f"/api/matches/{game.id}/record", json={"tokens": list(game.tokens.values())})
                record = parse(reply.text)
                replay(record)
                assert not missing(standing(game.deeds, began, ended), record.entries, len(game.tokens))
    else:
        pytest.skip("the client programs of PostgreSQL are not installed; all but the backup was tried")
