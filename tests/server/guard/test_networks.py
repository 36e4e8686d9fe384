"""IPv6 customers have a /56 or a /48, thousands of /64: limits hold for all of it (D60). Hashes of addresses (D62)."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Callable
from contextlib import ExitStack
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from pathlib import Path
from secrets import token_urlsafe
from types import SimpleNamespace
from typing import Any

import pytest
from alembic import command
from sqlalchemy import Engine, text
from starlette.testclient import TestClient

from match.kept import FOLDER
from naumachia.server.guard.deadlines import DeadlineProtocol
from naumachia.server.guard.origins import origins
from naumachia.server.matches import lobby
from naumachia.server.matches.retention import Retention, forget_origins
from naumachia.server.storage.database import alembic_config
from naumachia.server.storage.store import Store, prepare
from naumachia.server.workers import fair_queue
from naumachia.server.workers.fair_queue import WorkQueues
from naumachia.table.base.errors import TooFast, TooMany
from naumachia.table.base.limits import Presence, Toll, neighbourhood, networks
from naumachia.table.matches.memory_budget import EACH, check_room
from server.tools import SMALL, TWO, create, serving, sqlite


def place(wide: int, home: int, net: int) -> str:
    """One /64 of a home in a /48."""
    return neighbourhood(f"2001:db8:{wide:x}:{home:02x}{net:02x}::{net + 1}")


def test_what_somebody_is_counted_by() -> None:
    assert place(1, 2, 3) == "2001:db8:1:203::/64"
    assert networks(place(1, 2, 3)) == (("2001:db8:1:203::/64", 1), ("2001:db8:1:200::/56", 4), ("2001:db8:1::/48", 16))
    for other in ("192.0.2.1", "::ffff:192.0.2.1", "testclient", "", "anna@example.org", "nonsense/64"):
        assert networks(neighbourhood(other)) == ((neighbourhood(other), 1),)
    assert neighbourhood("::ffff:192.0.2.1") == "192.0.2.1"


def fill(enter: Callable[[str], bool], most: int) -> None:
    """Both sides of each of the three limits, and networks that are not concerned."""
    one = place(1, 0, 0)
    assert [enter(one) for _ in range(most + 1)] == [True] * most + [False]
    for net in (1, 2, 3):
        assert [enter(place(1, 0, net)) for _ in range(most)] == [True] * most
    assert not enter(place(1, 0, 4)), "the /56 has four times as many"
    for home in (1, 2, 3):
        for net in range(4):
            assert [enter(place(1, home, net)) for _ in range(most)] == [True] * most
    assert not enter(place(1, 4, 0)), "the /48 has sixteen times as many"
    assert enter(place(2, 0, 0))
    assert enter("192.0.2.1")
    assert [enter("192.0.2.2") for _ in range(most + 1)] == [True] * most + [False]
    assert all(enter(f"198.51.100.{number}") for number in range(100)), "IPv4 is counted by the address alone"


def test_tolls() -> None:
    toll = Toll(1e-9, 2)
    fill(toll.pay, 2)
    toll = Toll(1e-9, 2)
    for net in range(4):
        toll.owe(place(1, 0, net), 2)
    assert not toll.pay(place(1, 0, 5))
    assert toll.pay(place(1, 1, 0)), "who is refused by the /56 takes nothing of the /48"


def entering(presence: Presence, stack: ExitStack) -> Callable[[str], bool]:
    def enter(address: str) -> bool:
        try:
            stack.enter_context(presence.enter(address))
        except TooFast:
            return False
        return True

    return enter


def test_presence() -> None:
    presence = Presence(3)
    with ExitStack() as stack:
        fill(entering(presence, stack), 3)
    assert not presence.here, "all have gone"


def test_memory() -> None:
    def table(opener: str) -> Any:
        return SimpleNamespace(opener=opener, answers=EACH // 2)

    tables = [table(place(1, 0, net)) for net in (0, 0, 1, 1, 2, 2, 3)]
    check_room(tables, place(1, 0, 3), EACH // 2)
    check_room(tables, place(1, 0, 4), EACH // 2)
    for opener in (place(1, 0, 0), place(1, 0, 4)):
        with pytest.raises(TooMany):
            check_room([*tables, table(place(1, 0, 3))], opener, EACH // 2)
    check_room([*tables, table(place(1, 0, 3))], place(1, 1, 0), EACH)


async def test_questions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fair_queue, "WAITING", 2)
    line = WorkQueues(1)
    await line.wait("busy", question=True)
    waiting = [asyncio.create_task(line.wait(place(1, 0, net), question=True)) for net in (0, 0, 1, 1, 2, 2, 3, 3)]
    await asyncio.sleep(0)
    for late in (place(1, 0, 0), place(1, 0, 4)):
        with pytest.raises(TooFast):
            await line.wait(late, question=True)
    other = asyncio.create_task(line.wait(place(1, 1, 0), question=True))
    await asyncio.sleep(0)
    assert not other.done()
    for task in (*waiting, other):
        task.cancel()
    await asyncio.gather(*waiting, other, return_exceptions=True)
    assert not line._asking.here


def test_connections_at_the_door(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(DeadlineProtocol, "most", 2)
    monkeypatch.setattr("uvicorn.protocols.http.h11_impl.H11Protocol.connection_made", lambda *_: None)
    monkeypatch.setattr("uvicorn.protocols.http.h11_impl.H11Protocol.__init__", lambda *_: None)
    monkeypatch.setattr("naumachia.server.guard.deadlines.DisconnectWatch", lambda *_: SimpleNamespace())
    monkeypatch.setattr(DeadlineProtocol, "_wait", lambda _: None)
    doors = []

    def enter(address: str) -> bool:
        shut = False

        def close() -> None:
            nonlocal shut
            shut = True

        door: Any = DeadlineProtocol.__new__(DeadlineProtocol)
        door.client, door.loop = (address.removesuffix("/64"), 1), None
        door.connection_made(SimpleNamespace(close=close))
        if shut:
            door._gone()
        else:
            doors.append(door)
        return not shut

    fill(enter, 2)
    for door in doors:
        door._gone()
    assert not DeadlineProtocol._here


def come_from(client: TestClient, address: str) -> None:
    transport: Any = client._transport
    transport.client = (address.removesuffix("/64"), 50_000)


def test_the_quota(tmp_path: Path) -> None:
    """Of matches kept: also those of /64 that are no neighbours, and not those that ended long ago."""
    with serving(sqlite(tmp_path), keeping=Retention(quota=1)) as client:

        def enter(address: str) -> bool:
            come_from(client, address)
            reply = client.post("/api/matches", json={**SMALL, "players": TWO})
            assert reply.status_code == 201 or reply.json()["message"]["key"] == "quota-reached"
            return bool(reply.status_code == 201)

        assert [enter(place(1, 0, 0)) for _ in range(2)] == [True, False]
        assert [enter(place(1, 0, net)) for net in (1, 2, 3, 4)] == [True, True, True, False]
        assert [enter(place(1, home, net)) for home in (1, 2, 3) for net in range(4)] == [True] * 12
        assert not enter(place(1, 4, 0))
        assert enter(place(2, 0, 0))
        assert [enter("192.0.2.1"), enter("192.0.2.1"), enter("192.0.2.2")] == [True, False, True]


def test_the_seats_and_the_list_of_the_lobby(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "EACH", 2)
    monkeypatch.setattr(lobby, "SHARE", 5)
    monkeypatch.setattr(lobby, "SEATS_RESERVE", 1.0)
    guest = {"red": "human", "blue": "open"}
    with serving(sqlite(tmp_path), lobby=True) as client:

        def found(address: str, count: int) -> list[str]:
            come_from(client, address)
            return [create(client, guest, listed=True)["id"] for _ in range(count)]

        def shown() -> list[str]:
            return [match["id"] for match in client.get("/api/lobby").json()["matches"]]

        four = [found(f"192.0.2.{number}", 3) for number in range(3)]
        assert sorted(shown()) == sorted(id for ids in four for id in ids[1:]), "IPv4: two of each, and no more of all of them"
        homes = [found(place(1, 0, net), 3) for net in range(4)]
        others = found(place(1, 1, 0), 1) + found(place(2, 0, 0), 1)
        mine = [id for ids in homes for id in ids]
        listed = shown()
        assert len(set(listed) & set(mine)) == 4, "with the neighbour in the /48 five, of eight"
        assert set(others) <= set(listed)

        def enter(address: str) -> bool:
            come_from(client, address)
            match = create(client, guest, listed=True)["id"]
            body = {"match": match, "seat": "blue", "token": token_urlsafe(24)}
            return bool(client.post("/api/invitations", json=body).status_code == 200)

        fill(enter, 1)


def test_addresses_are_hashed_under_a_secret_and_forgotten(tmp_path: Path) -> None:
    """D62: SHA-256 of an address is found by trying all there are, in less than two hours."""
    plain = sha256(b"naumachia origin:192.0.2.1").hexdigest()[:32]
    with serving(sqlite(tmp_path)) as client:
        come_from(client, "192.0.2.1")
        live, over = create(client)["id"], create(client)["id"]
        app: Any = client.app
        matches = app.state.matches
        with matches.store.engine.connect() as connection:
            stored = dict(connection.execute(text("SELECT id, origin FROM matches")).all())
        assert stored[live] == stored[over] == origins(matches._secret, "192.0.2.1")[0]
        assert plain not in stored.values()
        assert origins(bytes(32), "192.0.2.1")[0] != stored[live], "it hangs on the secret"
        assert len({*origins(matches._secret, place(1, 2, 3))}) == 3
        now = datetime.now(UTC)
        with matches.store.engine.begin() as connection:
            connection.execute(text("UPDATE matches SET over = 1 WHERE id = :id"), {"id": over})

        def kept(days: float) -> set[str]:
            assert client.portal is not None
            client.portal.call(forget_origins, matches.store, now + timedelta(days=days))
            with matches.store.engine.connect() as connection:
                return set(connection.execute(text("SELECT id FROM matches WHERE origin IS NOT NULL")).scalars())

        assert kept(29.9) == {live, over}, "it counts for the quota"
        assert kept(30.1) == {live}
        secret = matches._secret
    with serving(sqlite(tmp_path)) as client:
        app = client.app
        assert app.state.matches._secret == secret
        with app.state.matches.store.engine.begin() as connection:
            connection.execute(text("DELETE FROM secrets"))
    with serving(sqlite(tmp_path)) as client:
        app = client.app
        assert app.state.matches._secret not in (secret, b"")


def test_what_was_stored_before_is_hashed_once_more(tmp_path: Path) -> None:
    """D62: in the migration; the quota goes on counting."""
    (tmp_path / "matches.db").write_bytes(gzip.decompress((FOLDER / "matches.db.gz").read_bytes()))
    url, plain = sqlite(tmp_path), sha256(b"naumachia origin:testclient").hexdigest()[:32]
    at_version(url, "0008")
    with engine(url).begin() as connection:
        ids = connection.execute(text("SELECT id FROM matches")).scalars().all()
        connection.execute(text("UPDATE matches SET origin = :plain WHERE id = :id"), {"plain": plain, "id": ids[0]})
    prepare(url)
    with serving(url, keeping=Retention(quota=2)) as client:
        app: Any = client.app
        with app.state.matches.store.engine.connect() as connection:
            assert connection.execute(text("SELECT origin FROM matches WHERE id = :id"), {"id": ids[0]}).scalar() != plain
        create(client)
        assert client.post("/api/matches", json={**SMALL, "players": TWO}).status_code == 429


def engine(url: str) -> Engine:
    store = Store(url)
    store.engine.dispose()
    return store._changes


def at_version(url: str, version: str) -> None:
    """Bring a database as far as an earlier program did."""
    config = alembic_config()
    with engine(url).begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, version)
