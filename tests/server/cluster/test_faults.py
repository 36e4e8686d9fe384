"""Three servers on one PostgreSQL: any may die, freeze or lose its database in the middle of play.

Players of one match are at different servers. Nothing acknowledged is lost or doubled, no die falls twice, nobody loses by time
for it, and play goes on.
"""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import ExitStack, asynccontextmanager
from pathlib import Path
from random import Random

import httpx2
import pytest
from sqlalchemy import Engine, create_engine, text
from sqlalchemy.pool import NullPool

from naumachia.games import games
from naumachia.kernel.files.record import parse
from naumachia.match import replay
from naumachia.server.storage.store import Store
from server.cluster.cut import Line
from server.cluster.fleet import WAIT, Game, Server, fleet
from server.ledger import missing, standing
from server.postgres import fresh, postgres, serving

MATCHES, PACE = (40, 0.3) if os.environ.get("NAUMACHIA_LONG") else (6, 0.1)
"""Matches at a time, and seconds a player takes for an answer."""
MORE = 4
"""Answers that must be taken in each match after the fault."""


async def begin(http: httpx2.AsyncClient, servers: list[Server], number: int) -> Game:
    """A new match of the next game, each made at another server; every player has a minute in all, then it is lost."""
    found = list(games().values())[number % len(games())]
    seats = found.rules.seats(found.start(found.load_scenario(found.standard)))
    body = {
        "game": found.name,
        "scenario": found.standard,
        "players": dict.fromkeys(seats, "human"),
        "clock": {"per": "match", "seconds": 60, "then": "lost"},
    }
    made = await http.post(f"http://{servers[number % len(servers)].address}/api/matches", json=body)
    assert made.status_code == 201, made.text
    return Game(made.json(), PACE)


async def check(http: httpx2.AsyncClient, server: Server, game: Game) -> None:
    """All that was acknowledged stands in the record at its place, and nothing twice; the record can be played again."""
    reply = await http.post(f"http://{server.address}/api/matches/{game.id}/record", json={"tokens": list(game.tokens.values())})
    assert reply.status_code == 200, reply.text
    record = parse(reply.text)
    replay(record)
    given = [entry for entry in record.entries if entry.seat in game.tokens]
    assert not missing(standing(game.deeds), record.entries, len(game.tokens))
    assert len(given) <= len(game.deeds) + len(game.tokens), "at most one answer of each was under way at the end"


@asynccontextmanager
async def playing(servers: list[Server], last: list[Server], matches: int = MATCHES) -> AsyncIterator[list[Game]]:
    """Matches that are played meanwhile, all to their end; the servers that are `last` have them then."""
    async with httpx2.AsyncClient(timeout=30) as http:
        found = [await begin(http, servers, number) for number in range(matches)]
        tasks = [asyncio.create_task(game.play(servers, Random(number), number)) for number, game in enumerate(found)]
        try:
            await until(lambda: all(len(game.deeds) >= 2 for game in found))
            for game in found:
                game.moved, game.longest = time.monotonic(), 0.0
            yield found
            for game in found:
                game.most = len(game.deeds) + MORE
            await asyncio.wait_for(asyncio.gather(*tasks), 120)
        finally:
            for task in tasks:
                task.cancel()
        for game in found:
            assert game.longest < WAIT, "play goes on"
            assert game.outcome is None or game.outcome["key"] != "won-by-concession", "nobody loses by time"
            for server in last:
                await check(http, server, game)


async def until(what: Callable[[], bool | Awaitable[bool]], seconds: float = 90.0) -> None:
    async with asyncio.timeout(seconds):
        while True:
            found = what()
            if found if isinstance(found, bool) else await found:
                return
            await asyncio.sleep(0.02)


class Look:
    """The database, looked at from outside."""

    def __init__(self, url: str) -> None:
        self.engine: Engine = create_engine(Store(url).url, isolation_level="AUTOCOMMIT", poolclass=NullPool)

    def owner(self, match: str) -> str:
        """The address of the server that owns a match and is up."""
        query = text(
            "SELECT s.address FROM matches m JOIN servers s ON s.id = m.owner "
            "WHERE m.id = :id AND s.beat + s.ttl > extract(epoch FROM clock_timestamp())"
        )
        with self.engine.connect() as connection:
            return str(connection.execute(query, {"id": match}).scalar())

    def waits(self) -> bool:
        """Whether an answer waits for another transaction."""
        query = text("SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE 'UPDATE matches%'")
        with self.engine.connect() as connection:
            return connection.execute(query).first() is not None

    async def settled(self, game: Game, servers: list[Server]) -> Server:
        """The server that owns a match."""
        await until(lambda: self.owner(game.id) != "None")
        owner = self.owner(game.id)
        return next(server for server in servers if server.peer == owner)


@pytest.fixture
def database(postgres_folder: Path, request: pytest.FixtureRequest) -> str:
    return fresh(postgres_folder, request.node.name)


async def test_the_owner_is_killed(database: str) -> None:
    """Once while everybody plays, and once in the middle of an answer that waits to be written."""
    look = Look(database)
    with fleet(database, database, database) as servers:
        left = list(servers)
        async with playing(servers, left) as found:
            first = await look.settled(found[0], servers)
            left.remove(first)
            first.signal(signal.SIGKILL)
            await until(lambda: all(game.done or look.owner(game.id) in [one.peer for one in left] for game in found))
            second = await look.settled(found[0], left)
            with look.engine.connect().execution_options(isolation_level="READ COMMITTED") as other, other.begin():
                other.execute(text("SELECT id FROM matches WHERE id = :id FOR UPDATE"), {"id": found[0].id})
                await until(look.waits)
                left.remove(second)
                second.signal(signal.SIGKILL)


async def test_a_frozen_owner_writes_nothing_when_it_wakes(database: str) -> None:
    """It sleeps past its lease; players whose clock ran meanwhile lose nothing by it.

    Once at any moment, and once in the middle of an answer, when the database keeps the match locked for it.
    """
    look = Look(database)
    with fleet(database, database, database) as servers:
        async with playing(servers, servers) as found:
            frozen = await look.settled(found[0], servers)
            frozen.signal(signal.SIGSTOP)
            await until(lambda: look.owner(found[0].id) not in ("None", frozen.peer))
            frozen.signal(signal.SIGCONT)
            again = await look.settled(found[0], servers)
            with look.engine.connect().execution_options(isolation_level="READ COMMITTED") as other, other.begin():
                other.execute(text("SELECT id FROM matches WHERE id = :id FOR UPDATE"), {"id": found[0].id})
                await until(look.waits)
                again.signal(signal.SIGSTOP)
            await until(lambda: look.owner(found[0].id) not in ("None", again.peer))
            again.signal(signal.SIGCONT)


async def test_the_connection_to_the_database_is_cut(database: str, postgres_folder: Path) -> None:
    """Nobody is served where nothing can be written; when it is mended the server takes part again."""
    look, lines = Look(database), [Line(postgres_folder) for _ in range(3)]
    with fleet(*(line.url(database) for line in lines)) as servers:
        async with playing(servers, servers) as found:
            cut = await look.settled(found[0], servers)
            line = lines[servers.index(cut)]
            line.cut()
            await until(lambda: look.owner(found[0].id) not in ("None", cut.peer))
            await until(lambda: not cut.ready())
            line.mend()
            await until(cut.ready)
    for line in lines:
        line.close()


async def test_the_database_is_killed() -> None:
    """Nobody can write; when it is back, everybody begins anew, and nothing acknowledged is lost."""
    with postgres() as folder, ExitStack() as again:
        database = fresh(folder, "killed")
        with fleet(database, database, database) as servers:
            async with playing(servers, servers) as found:
                process = int((folder / "data" / "postmaster.pid").read_text().split()[0])
                os.kill(process, signal.SIGKILL)
                os.waitpid(process, 0)
                await until(lambda: not any(server.ready() for server in servers))
                await asyncio.to_thread(again.enter_context, serving(folder))
                for game in found:
                    game.moved = time.monotonic()


async def test_a_rolling_update(database: str) -> None:
    """Every server is replaced by a new one, one after the other, under running matches."""
    look = Look(database)
    with fleet(database, database) as servers, fleet(database, database) as fresh_ones:
        left = [*servers, *fresh_ones]
        async with playing(left, fresh_ones) as found:
            for old in servers:
                left.remove(old)
                old.signal(signal.SIGTERM)
                await until(lambda: all(look.owner(game.id) in [one.peer for one in left] for game in found))


async def test_a_server_that_is_told_to_stop_gives_its_matches_back(database: str) -> None:
    look = Look(database)
    with fleet(database, database) as servers:
        left = list(servers)
        async with playing(servers, left) as found:
            stopped = await look.settled(found[0], servers)
            left.remove(stopped)
            stopped.signal(signal.SIGTERM)
            await until(lambda: all(game.done or look.owner(game.id) == left[0].peer for game in found))
            stopped.process.join(20)
            assert stopped.process.exitcode == -signal.SIGTERM
