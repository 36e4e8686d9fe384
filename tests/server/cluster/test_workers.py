"""`naumachia serve --workers`: several processes behind one port."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

import httpx2
import pytest

from naumachia.kernel.errors import NaumachiaError
from naumachia.server.cluster import cluster_metrics
from naumachia.server.start.run import peer_places
from naumachia.text import LANGUAGES, speech
from server.cluster.fleet import Game, Server
from server.postgres import fresh
from server.tools import SMALL, TWO, free_port, sqlite


def command(*more: str) -> list[str]:
    return [str(Path(sys.executable).parent / "naumachia"), "serve", "--no-open", *more]


class Behind(Server):
    """Everything behind the port, as a player sees it."""

    def __init__(self, port: int) -> None:
        self.port, self.address = port, f"127.0.0.1:{port}"


def wait_for(what: Callable[[], object]) -> None:
    end = time.monotonic() + 60
    while not what():
        assert time.monotonic() < end
        time.sleep(0.05)


def children(pid: int) -> list[int]:
    """The workers: processes with a worker's command that this one has started."""
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [one for one in map(int, found) if b"spawn_main" in Path(f"/proc/{one}/cmdline").read_bytes()]


def test_two_workers(postgres_folder: Path) -> None:
    """Metrics of both, a worker that dies, and SIGTERM."""
    port, database = free_port(), fresh(postgres_folder, "workers")
    asked = command("--workers", "2", "--port", str(port), "--database", database)
    with subprocess.Popen(asked, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            assert f":{port}/" in process.stdout.readline()
            url = f"http://127.0.0.1:{port}/api"
            wait_for(lambda: "naumachia_servers 2.0" in httpx2.get(f"{url}/metrics/sum").text)
            made = [httpx2.post(f"{url}/matches", json={**SMALL, "players": TWO}).json() for _ in range(6)]
            games = [Game(one, 0.0) for one in made]
            for game in games:
                game.most = 6
            asyncio.run(_play(games, port))
            told = httpx2.get(f"{url}/metrics").text
            owned = [float(value) for value in re.findall(r'^naumachia_matches_owned\{server=".*?"\} (\S+)$', told, re.M)]
            assert len(owned) == 2
            assert sum(owned) == 6
            assert "naumachia_matches_owned 6.0" in httpx2.get(f"{url}/metrics/sum").text
            assert "naumachia_matches_stored 6.0" in httpx2.get(f"{url}/metrics/sum").text
            workers = children(process.pid)
            assert len(workers) == 2
            os.kill(workers[0], signal.SIGKILL)
            for game in games:
                game.done, game.most = False, game.most + 4
            asyncio.run(_play(games, port))
            wait_for(lambda: len(children(process.pid)) == 2 and set(children(process.pid)) != set(workers))
            record = httpx2.post(f"{url}/matches/{games[0].id}/record", json={"tokens": list(games[0].tokens.values())})
            assert record.status_code == 200
            process.send_signal(signal.SIGTERM)
            assert process.wait(30) == 0
            assert "Traceback" not in (process.stderr.read() if process.stderr else "")
        finally:
            process.kill()


async def _play(games: list[Game], port: int) -> None:
    await asyncio.gather(*(game.play([Behind(port)], Random(number)) for number, game in enumerate(games)))


def test_sqlite_is_for_one(tmp_path: Path) -> None:
    done = subprocess.run(
        command("--workers", "2", "--port", "0", "--database", sqlite(tmp_path)), capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert "PostgreSQL" in done.stderr
    assert "Traceback" not in done.stderr


def test_places_of_peers() -> None:
    assert peer_places(None, 2) == [("127.0.0.1", 0), ("127.0.0.1", 0)]
    assert peer_places("10.0.0.5", 1) == [("10.0.0.5", 0)]
    assert peer_places("10.0.0.5:8770", 2) == [("10.0.0.5", 8770), ("10.0.0.5", 8771)]
    assert peer_places("[fd00::5]:8770", 1) == [("fd00::5", 8770)]
    for bad in ("http://10.0.0.5", "10.0.0.5:port", "10.0.0.5:65535", "a b"):
        with pytest.raises(NaumachiaError, match="peer-malformed") as caught:
            peer_places(bad, 2)
        for lang in LANGUAGES:
            assert not speech(lang).problems(caught.value.message.key, caught.value.message.args)


ONE = b"""# TYPE naumachia_problems_total counter
naumachia_problems_total{code="stale"} 2.0
# TYPE naumachia_tables gauge
naumachia_tables 3.0
# TYPE naumachia_matches_stored gauge
naumachia_matches_stored 7.0
# TYPE python_info gauge
python_info{version="3"} 1.0
# TYPE process_cpu_seconds_total counter
process_cpu_seconds_total 1.5
"""


def test_metrics_by_server_and_in_sum() -> None:
    texts = {"one": ONE, "two": ONE.replace(b"stale", b"illegal").replace(b" 3.0", b" 4.0")}
    by_server, in_sum = cluster_metrics.by_server(texts).decode(), cluster_metrics.in_sum(texts).decode()
    assert 'naumachia_tables{server="one"} 3.0\nnaumachia_tables{server="two"} 4.0' in by_server
    assert 'naumachia_problems_total{code="illegal",server="two"} 2.0' in by_server
    assert "naumachia_tables 7.0" in in_sum
    assert 'naumachia_problems_total{code="illegal"} 2.0\n' in in_sum
    assert "naumachia_matches_stored 7.0" in in_sum, "all look at one database"
    assert "process_cpu_seconds_total 3.0" in in_sum
    assert "python_info" not in in_sum
