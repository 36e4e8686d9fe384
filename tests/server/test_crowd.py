"""Those who do not read, those who leave in the middle, and those who come in crowds."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocket, WebSocketDisconnect

from naumachia.server import bodies, wire
from naumachia.server.guest import FEW, Guest
from naumachia.server.limits import Crowd, Limits
from naumachia.server.matches import Matches
from naumachia.server.sockets import Visit
from naumachia.server.store import Store
from naumachia.server.table import Table
from naumachia.server.workers import Workers
from server.tools import FREE, SMALL, TWO, create, sitting, sqlite


class Deaf(WebSocket):
    """Asks and asks, takes nothing, and is gone when something is sent after all."""

    def __init__(self) -> None:
        self.asked = 0
        self.gone = asyncio.Event()

    async def receive(self) -> Any:
        self.asked += 1
        await asyncio.sleep(0)
        return {"type": "websocket.receive", "text": '{"t":"resync"}'}

    async def send_text(self, data: str) -> None:
        await self.gone.wait()
        raise WebSocketDisconnect(1006)


async def a_table(folder: Path) -> tuple[Matches, str]:
    matches = Matches(Store(sqlite(folder)), Workers(1))
    await matches.open()
    made = await matches.create(bodies.NewMatch(**SMALL, players={"red": "human", "blue": "human"}))  # type: ignore[arg-type]
    return matches, made.id


@pytest.mark.parametrize("limits", [FREE, Limits()])
async def test_who_does_not_read_and_leaves_is_forgotten(tmp_path: Path, limits: Limits) -> None:
    matches, id = await a_table(tmp_path)
    socket = Deaf()
    async with matches.use(id) as table:
        guest = Guest("red")
        visit = asyncio.create_task(Visit(socket, table, guest, limits, Crowd(limits)).run())
        await asyncio.sleep(0.3)
        while socket.asked < 2:
            await asyncio.sleep(0.1)
        assert len(guest.outbox) <= FEW + 1
        assert guest.outbox.size < 200_000  # however often he asks, one welcome waits
        socket.gone.set()
        with pytest.raises(WebSocketDisconnect):
            await asyncio.wait_for(visit, 30)
        assert guest not in table.guests
        assert not any(info.online for info in table.seat_infos())
    await matches.close()


async def test_a_change_under_way_is_kept_though_the_guest_goes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who is cut off while the disk is busy takes nobody's answer with him, not even his own."""
    matches, id = await a_table(tmp_path)
    busy, real = asyncio.Event(), Store.save

    async def slowly(self: Store, change: Any) -> None:
        busy.set()
        await asyncio.sleep(0.1)
        await real(self, change)

    class Once(Deaf):
        async def receive(self) -> Any:
            if self.asked:
                await asyncio.Event().wait()
            self.asked += 1
            return {"type": "websocket.receive", "text": '{"t":"answer","number":0,"answer":"1"}'}

    monkeypatch.setattr(Store, "save", slowly)
    socket = Once()
    async with matches.use(id) as table:
        visit = asyncio.create_task(Visit(socket, table, Guest("red"), FREE, Crowd(FREE)).run())
        await asyncio.wait_for(busy.wait(), 30)
        socket.gone.set()
        with pytest.raises(WebSocketDisconnect):
            await asyncio.wait_for(visit, 30)
    assert len((await matches.store.load(id))[1].entries) == 1
    await matches.close()


async def test_an_outbox_is_counted_in_bytes() -> None:
    guest = Guest(None, room=1000)
    guest.tell_text("é" * 450)
    assert guest.outbox.size == 900
    guest.tell_text("x" * 5000)  # a large one may wait
    guest.tell_text("y")  # but nothing behind it
    assert await guest.outbox.get() is None


async def test_a_later_welcome_takes_the_place_of_a_pending_one() -> None:
    guest = Guest(None)
    told = [("u0", wire.Update), ("w1", wire.Welcome), ("u1", wire.Update), ("p", wire.Problem), ("w2", wire.Welcome)]
    for text, kind in [*told, ("u2", wire.Update)]:
        guest.tell_text(text, kind)
    assert [await guest.outbox.get() for _ in range(len(guest.outbox))] == ["u0", "p", "w2", "u2"]
    assert guest.outbox.size == 0


def test_a_crowd_is_counted_not_called_out(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """Spectators who come together are told of together; a seat that is taken is told of at once."""
    match = create(client)
    told: list[tuple[Any, int]] = []
    real = Guest.tell_text

    def listen(self: Guest, text: str | None, kind: type = str) -> None:
        if kind is wire.Presence:
            told.append((self.seat, msgspec.json.decode(text or "")["watchers"]))
        real(self, text, kind)

    monkeypatch.setattr(Guest, "tell_text", listen)
    with ExitStack() as crowd:
        red = crowd.enter_context(sitting(client, match, "red"))
        for _ in range(12):
            crowd.enter_context(sitting(client, match))
        red.send(t="resync")
        assert red.expect("welcome")["watchers"] == 12
        assert len(told) <= 40  # each arrival told to all before it would be 78
        crowd.enter_context(sitting(client, match, "blue"))
        red.send(t="resync")
        red.expect("welcome")
        assert [seat["online"] for seat in red.presence] == [True, True]
        assert ("red", 12) in told


async def test_who_comes_while_tables_are_cleared_keeps_his(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Closing one idle table takes a moment, in which somebody sits down at the next."""
    matches, first = await a_table(tmp_path)
    second = (await matches.create(bodies.NewMatch(**SMALL, players=TWO))).id  # type: ignore[arg-type]
    closing, go_on, real = asyncio.Event(), asyncio.Event(), Table.close

    async def slowly(self: Table) -> None:
        closing.set()
        await go_on.wait()
        await real(self)

    for id in (first, second):
        async with matches.use(id):
            pass
    monkeypatch.setattr(Table, "close", slowly)
    matches.idle = 0.04
    sweeping = asyncio.create_task(matches._sweep())
    await asyncio.wait_for(closing.wait(), 30)
    left = next(iter(matches.tables))
    async with matches.use(left) as table:
        go_on.set()
        await asyncio.sleep(0.1)
        assert matches.tables.get(left) is table
    sweeping.cancel()
    await matches.close()


def test_a_program_that_met_a_full_disk_plays_on(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("naumachia.server.table.REST", 0.2)
    real = Store.save
    failed: list[Any] = []

    async def broken(self: Store, change: Any) -> None:
        if not failed:
            failed.append(change)
            raise OSError("disk full")
        await real(self, change)

    monkeypatch.setattr(Store, "save", broken)
    match = create(client, {"red": "random", "blue": "human"})
    with sitting(client, match, "blue") as page:
        assert page.expect("problem")["message"]["key"] == "player-failed"
        page.expect("welcome")  # the match is read again, without anybody asking
        assert page.expect("update")["view"]["turn"] == 1
