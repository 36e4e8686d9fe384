"""Those who do not read, those who leave in the middle, and those who come in crowds."""

from __future__ import annotations

import asyncio
import gc
import threading
import weakref
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient

from naumachia.kernel import Game
from naumachia.kernel.files import record as records
from naumachia.match import Match
from naumachia.server.guard.limits import Crowd, Limits
from naumachia.server.matches.matches import Matches
from naumachia.server.storage.store import Store
from naumachia.server.websocket.connection import Connection
from naumachia.server.websocket.session import Session
from naumachia.server.workers.fair_queue import WorkQueues
from naumachia.server.workers.pool import WorkerPool
from naumachia.server.workers.threads import EACH, OPENING
from naumachia.table.http import catalogue
from naumachia.table.matches import service
from naumachia.table.people.guest import FEW, Guest
from naumachia.table.play.table import Table
from naumachia.table.wire import http_types, outgoing
from naumachia.table.work.workers import Workers
from server.tools import FREE, SMALL, TWO, create, sitting, sqlite


class Deaf(Connection):
    """Asks and asks, takes nothing, and is gone when something is sent after all."""

    def __init__(self) -> None:
        self.asked = 0
        self.gone = asyncio.Event()

    async def receive(self) -> Any:
        self.asked += 1
        await asyncio.sleep(0)
        return {"type": "websocket.receive", "text": '{"t":"resync"}'}

    async def send(self, message: bytes) -> None:
        await self.gone.wait()
        raise OSError


async def a_table(folder: Path) -> tuple[Matches, str]:
    matches = Matches(Store(sqlite(folder)), WorkerPool(1))
    await matches.open()
    made = await matches.create(http_types.NewMatch(**SMALL, players={"red": "human", "blue": "human"}))  # type: ignore[arg-type]
    return matches, made.id


@pytest.fixture
def uncollected() -> Iterator[None]:
    """Objects in a reference cycle stay."""
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("uncollected")
@pytest.mark.parametrize("limits", [FREE, Limits()])
async def test_who_does_not_read_and_leaves_is_forgotten(tmp_path: Path, limits: Limits) -> None:
    """D3: a visit ends when either side ends, and what was on its way goes with it."""
    matches, id = await a_table(tmp_path)
    socket = Deaf()
    async with matches.use(id) as table:
        guest = Guest("red")
        visit = asyncio.create_task(Session(socket, table, guest, limits, Crowd(limits)).run())
        await asyncio.sleep(0.3)
        while socket.asked < 2:
            await asyncio.sleep(0.1)
        assert len(guest.outbox) <= FEW + 1
        assert guest.outbox.size < 200_000  # however often the client asks, one welcome waits
        socket.gone.set()
        await asyncio.wait_for(visit, 30)
        assert guest not in table.guests
        assert not any(info.online for info in table.seat_infos())
        left = weakref.ref(guest)
        del guest, visit
        assert left() is None  # though the collector has not come by: it hardly ever looks at what is old
    await matches.close()


@pytest.mark.usefixtures("uncollected")
async def test_a_table_that_is_closed_goes_by_itself(tmp_path: Path) -> None:
    matches, id = await a_table(tmp_path)
    async with matches.use(id) as table:
        guest = Guest("red")
        await table.join(guest)
        await table.answer(guest, 0, "1")
        table.leave(guest)
    left, match = weakref.ref(table), weakref.ref(await table.ready())
    await matches.tables.pop(id).close()
    del table, guest
    assert left() is None
    assert match() is None
    await matches.close()


async def test_a_change_under_way_is_kept_though_the_guest_goes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A client cut off while the disk is busy loses no answer, not even an own one."""
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
        visit = asyncio.create_task(Session(socket, table, Guest("red"), FREE, Crowd(FREE)).run())
        await asyncio.wait_for(busy.wait(), 30)
        socket.gone.set()
        await asyncio.wait_for(visit, 30)
    assert len((await matches.store.load(id))[1].entries) == 1
    await matches.close()


async def test_an_outbox_is_counted_in_bytes() -> None:
    """D3: not in messages, of which one may be a thousand times another."""
    guest = Guest(None, room=1000)
    guest.tell_written(("é" * 450).encode())
    assert guest.outbox.size == 900
    guest.tell_written(b"x" * 5000)  # a large one may wait
    guest.tell_written(b"y")  # but nothing behind it
    assert await guest.outbox.get() is None


async def test_a_later_welcome_takes_the_place_of_a_pending_one() -> None:
    """D3: one that nobody has read yet is enough."""
    guest = Guest(None)
    told = [
        (b"u0", outgoing.Update),
        (b"w1", outgoing.Welcome),
        (b"u1", outgoing.Update),
        (b"p", outgoing.Problem),
        (b"w2", outgoing.Welcome),
    ]
    for message, kind in [*told, (b"u2", outgoing.Update)]:
        guest.tell_written(message, kind)
    assert [await guest.outbox.get() for _ in range(len(guest.outbox))] == [b"u0", b"p", b"w2", b"u2"]
    assert guest.outbox.size == 0


def test_a_crowd_is_counted_not_called_out(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """D12: spectators who come together are told of together; a seat that is taken is told of at once."""
    match = create(client)
    told: list[tuple[Any, int]] = []
    real = Guest.tell_written

    def listen(self: Guest, message: bytes | None, kind: type = bytes) -> None:
        if kind is outgoing.Presence:
            told.append((self.seat, msgspec.json.decode(message or b"")["watchers"]))
        real(self, message, kind)

    monkeypatch.setattr(Guest, "tell_written", listen)
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


async def test_records_that_take_long_to_open_are_in_nobodys_way(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """D2: stored matches are played again in threads nothing else uses; meanwhile others begin, play and look at previews."""
    matches, quick = await a_table(tmp_path)
    slow = [(await matches.create(http_types.NewMatch(**SMALL, players=TWO))).id for _ in range(OPENING + 2)]  # type: ignore[arg-type]
    async with matches.use(quick):
        let_go = threading.Event()
        monkeypatch.setattr("naumachia.table.matches.service._opened", lambda *_: let_go.wait(60))
        waiting = [asyncio.create_task(matches.use(id).__aenter__()) for id in slow]
        async with matches.use(quick) as table:
            guest = Guest("red")
            await table.join(guest)
            await asyncio.wait_for(table.answer(guest, 0, "1"), 30)
        await asyncio.wait_for(matches.create(http_types.NewMatch(**SMALL, players=TWO)), 30)  # type: ignore[arg-type]
        await asyncio.wait_for(asyncio.to_thread(catalogue.preview, "touche_coule", "s1-two-liburnians", "rounds=17"), 30)
        assert not any(one.done() for one in waiting)
        let_go.set()
        await asyncio.wait(waiting)
    await matches.close()


async def test_who_opens_many_matches_that_take_long_keeps_nobody_else_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Stored matches were opened first come, first served: a few dear ones, and everybody waited for one visitor."""
    matches, _ = await a_table(tmp_path)
    ids = [(await matches.create(http_types.NewMatch(**SMALL, players=TWO))).id for _ in range(12)]  # type: ignore[arg-type]
    dear, (light, last, far) = ids[:9], ids[9:]
    let_go = {id: threading.Event() for id in ids}
    opened, begun = service._opened, []

    def played_again(stored: Any, record: Any) -> Any:
        begun.append(stored.id)
        assert let_go[stored.id].wait(60)
        return opened(stored, record)

    async def under_way(number: int) -> None:
        while len(begun) < number:
            await asyncio.sleep(0.01)

    monkeypatch.setattr("naumachia.table.matches.service._opened", played_again)
    waiting = [asyncio.create_task(matches.use(id, "spoiler").__aenter__()) for id in dear]
    try:
        await asyncio.wait_for(under_way(EACH), 30)
        let_go[light].set()
        async with asyncio.timeout(30), matches.use(light, "friend") as table:  # there is a thread for somebody else
            assert table.open
        waiting.append(asyncio.create_task(matches.use(far, "ally").__aenter__()))  # now there is none
        await asyncio.wait_for(under_way(EACH + 2), 30)
        later = asyncio.create_task(matches.use(last, "friend").__aenter__())
        await asyncio.sleep(0.05)
        for one in begun[:2]:
            let_go[one].set()
        let_go[last].set()
        await asyncio.wait_for(later, 30)
        assert sum(id in dear for id in begun) <= EACH + 2, "in turn, though the others have waited longer"
    finally:
        for one in let_go.values():
            one.set()
        await asyncio.wait(waiting)
        await matches.close()


def test_whoever_has_a_match_opened_is_known_by_his_address(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    found: list[str] = []
    run = WorkQueues.run

    async def noted(self: WorkQueues, who: str, *rest: Any, **more: Any) -> Any:
        found.append(who)
        return await run(self, who, *rest, **more)

    monkeypatch.setattr(WorkQueues, "run", noted)
    match = create(client, {"red": "human", "blue": "open"})
    app: Any = client.app
    red, blue = match["tokens"].values()

    def sit() -> None:
        with sitting(client, match, "red"):
            pass

    asks: tuple[Callable[[], object], ...] = (
        lambda: client.get(f"/api/matches/{match['id']}/record"),
        lambda: client.post(f"/api/matches/{match['id']}/record", json={"tokens": [red]}),
        lambda: client.post(f"/api/matches/{match['id']}/codes", json={"tokens": [blue]}),
        lambda: client.post(f"/api/matches/{match['id']}/fork", json={"turn": 0, "players": TWO, "tokens": [red]}),
        lambda: client.post("/api/invitations", json={"match": match["id"], "invitation": blue, "token": "t" * 32}),
        sit,
    )
    for ask in asks:
        app.state.matches.tables.clear()
        ask()
    assert found == ["testclient"] * 9, "each once, and the two records and the fork once more for themselves"


async def test_nobody_waits_at_a_table_whose_record_is_asked_for(tmp_path: Path) -> None:
    """A request for a record, or for a fork, kept the table until a thread was free: as long as others asked
    for previews and set-ups."""
    matches, _ = await a_table(tmp_path)
    made = await matches.create(http_types.NewMatch(**SMALL, players=TWO))  # type: ignore[arg-type]
    id, red = made.id, made.tokens["red"]
    let_go = threading.Event()
    async with matches.use(id) as table:
        guest = Guest("red")
        await table.join(guest)
        before = (await matches.record(id, ()))[1]
        await table.answer(guest, 0, "1")
        busy = [asyncio.create_task(asyncio.to_thread(let_go.wait, 60)) for _ in range(64)]
        asked = asyncio.create_task(matches.record(id, ()))
        again = http_types.NewFork(turn=0, players=TWO, tokens=(red,))
        forked = asyncio.create_task(matches.fork(id, again))
        await asyncio.sleep(0.05)
        answer = str(next(iter((await table.ready()).request or ())))
        await asyncio.wait_for(table.answer(guest, table.number_for("red"), answer), 30)
        let_go.set()
        name, text = await asked
        assert before.count("\n") + 1 == text.count("\n"), "as it stood when it was asked for"
        assert name.endswith("-1.ndjson")
        assert (await forked).id != id
        await asyncio.gather(*busy)
    await matches.close()


async def test_nothing_dear_is_done_where_all_others_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """D5: set-ups and records are worked out in other threads: a set-up once for all, a record once for each change."""
    matches, id = await a_table(tmp_path)
    where: dict[str, list[int]] = {}

    def spied(owner: Any, name: str) -> None:
        real = getattr(owner, name)

        def spy(*args: Any, **rest: Any) -> Any:
            where.setdefault(name, []).append(threading.get_ident())
            return real(*args, **rest)

        monkeypatch.setattr(owner, name, spy)

    spied(Game, "start")
    spied(Match, "record")
    spied(records, "dump")
    for _ in range(3):
        await matches.create(http_types.NewMatch(**SMALL, players=TWO, options={"rounds": 19}))  # type: ignore[arg-type]
    begun = len(where["start"])
    for _ in range(3):
        await matches.record(id, ())
    made = where["record"][:-1]  # each new match has one, too
    assert (begun, len(made), len(where["dump"])) == (1, 3, 1)
    assert threading.get_ident() not in {ident for idents in where.values() for ident in idents}
    async with matches.use(id) as table:
        guest = Guest("red")
        await table.join(guest)
        await table.answer(guest, 0, "1")
    assert len((await matches.record(id, ()))[1].splitlines()) == 2, "what is kept ready is not out of date"
    assert len(where["dump"]) == 2
    await matches.close()


async def test_who_comes_while_tables_are_cleared_keeps_his(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """D18: closing one idle table takes a moment, in which somebody sits down at the next."""
    matches, first = await a_table(tmp_path)
    second = (await matches.create(http_types.NewMatch(**SMALL, players=TWO))).id  # type: ignore[arg-type]
    closing, go_on, real = asyncio.Event(), asyncio.Event(), Table.close

    async def slowly(self: Table) -> None:
        closing.set()
        await go_on.wait()
        await real(self)

    for id in (first, second):
        async with matches.use(id):
            pass
    monkeypatch.setattr(Table, "close", slowly)
    matches.service.idle = 0.04
    sweeping = asyncio.create_task(matches.service._sweep())
    await asyncio.wait_for(closing.wait(), 30)
    left = next(iter(matches.tables))
    async with matches.use(left) as table:
        go_on.set()
        await asyncio.sleep(0.1)
        assert matches.tables.get(left) is table
    sweeping.cancel()
    await matches.close()


async def test_who_looks_on_does_not_slow_the_programs_of_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """D45: a program thought in the turn of the first address at the table, be it one that only watches and keeps many busy."""
    matches = Matches(Store(sqlite(tmp_path)), WorkerPool(1))
    await matches.open()
    made = await matches.create(http_types.NewMatch(**SMALL, players={"red": "castaway", "blue": "human"}))  # type: ignore[arg-type]
    turns, asked = matches.workers.turns, asyncio.Queue[str]()
    await turns.wait("busy", question=False)
    crowd = [asyncio.create_task(turns.wait(who, question=False)) for who in ("10.0.0.1", "10.0.0.1", "192.0.2.2")]
    await asyncio.sleep(0)

    async def think(_: WorkerPool, who: str, *__: Any) -> Any:
        await asked.put(who)
        await asyncio.Event().wait()

    monkeypatch.setattr(Workers, "think", think)
    async with matches.use(made.id) as table:
        for address in ("10.0.0.1", "192.0.2.1", "192.0.2.2"):
            table.guests.add(Guest(None, address=address))
        table.wake()
        assert await asyncio.wait_for(asked.get(), 10) == "192.0.2.1"
    for task in crowd:
        task.cancel()
    await matches.close()


def test_a_program_that_met_a_full_disk_plays_on(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """D14: after a pause, without anybody doing anything."""
    monkeypatch.setattr("naumachia.table.play.table.REST", 0.2)
    real = Store.save
    failed: list[Any] = []

    async def broken(self: Store, change: Any) -> None:
        if not failed:
            failed.append(change)
            raise OSError("disk full")
        await real(self, change)

    monkeypatch.setattr(Store, "save", broken)
    match = create(client, {"red": "castaway", "blue": "human"})
    with sitting(client, match, "blue") as page:
        assert page.expect("problem")["message"]["key"] == "player-failed"
        page.expect("welcome")  # the match is read again, without anybody asking
        assert page.expect("update")["view"]["turn"] == 1
