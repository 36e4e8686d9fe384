"""The engine of a web worker, over a host that is plain Python: matches, tasks in another worker, and a journal of texts."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Any

import pytest

from naumachia.browser.engine import Engine
from naumachia.browser.work import perform as run_task


class Worker:
    """The web worker around the engine: a store of texts, a second worker, and a page."""

    def __init__(self) -> None:
        self.heads: dict[str, str] = {}
        self.lines: dict[str, list[str]] = {}
        self.written: list[tuple[str, int, int]] = []
        self.replies: dict[int, asyncio.Future[tuple[int, str, str]]] = {}
        self.inbox: asyncio.Queue[tuple[str, dict[str, Any]]] = asyncio.Queue()
        self.gone: dict[str, int] = {}
        self.crashes = 0
        self.tasks = 0
        self.released = asyncio.Event()
        self.released.set()

    async def keep(self, match: str, head: str, first: int, lines: str) -> None:
        await asyncio.sleep(0)
        if not match:
            return
        new = json.loads(lines)
        self.written.append((match, first, len(new)))
        if not head:
            self.heads.pop(match, None)
            self.lines.pop(match, None)
            return
        self.heads[match] = head
        self.lines[match] = [*self.lines.get(match, [])[:first], *new]

    async def perform(self, task: bytes, /) -> bytes:
        self.tasks += 1
        await self.released.wait()
        if self.crashes:
            self.crashes -= 1
            raise RuntimeError("out of memory")
        return run_task(task)

    def reply(self, call: int, status: int, media: str, name: str, body: str) -> None:
        self.replies[call].set_result((status, media, body))

    def send(self, line: str, text: str) -> None:
        self.inbox.put_nowait((line, json.loads(text)))

    def closed(self, line: str, code: int) -> None:
        self.gone[line] = code

    def kept(self) -> str:
        return json.dumps([[head, self.lines[match]] for match, head in self.heads.items()])

    async def call(self, engine: Engine, method: str, address: str, body: Any = None) -> tuple[int, Any]:
        number = len(self.replies)
        self.replies[number] = asyncio.get_running_loop().create_future()
        engine.call(number, method, address, "" if body is None else body if isinstance(body, str) else json.dumps(body))
        status, media, text = await asyncio.wait_for(self.replies[number], 30)
        return status, json.loads(text) if media == "application/json" else text

    async def expect(self, *kinds: str) -> dict[str, Any]:
        while True:
            _, found = await asyncio.wait_for(self.inbox.get(), 30)
            if found["t"] in kinds:
                return found


@pytest.fixture
def worker() -> Worker:
    return Worker()


@pytest.fixture
async def engine(worker: Worker) -> AsyncIterator[Engine]:
    found = Engine(worker)
    await found.open()
    yield found
    await found.close()


async def begin(worker: Worker, engine: Engine, blue: str = "greedy") -> tuple[str, str]:
    players = {"red": "human", "blue": blue}
    status, made = await worker.call(
        engine, "POST", "/matches", {"game": "touche_coule", "scenario": "s1-two-liburnians", "players": players}
    )
    assert status == 201
    return made["id"], made["tokens"]["red"]


async def answered(worker: Worker, engine: Engine, line: str, told: dict[str, Any]) -> dict[str, Any]:
    """Give the first answer that is offered, and return the next question to the same seat."""
    number = told["view"]["number"]
    engine.hear(line, json.dumps({"t": "answer", "number": number, "answer": told["view"]["ask"]["options"][0]["answer"]}))
    while True:
        told = await worker.expect("update")
        if told["view"]["ask"] and "red" in told["view"]["ask"]["seats"]:
            return told


async def test_an_answer_is_kept_before_it_is_told_and_survives(worker: Worker, engine: Engine) -> None:
    match, token = await begin(worker, engine)
    engine.dial("a", match, ["naumachia", f"token.{token}"])
    told = await worker.expect("welcome")
    for _ in range(3):
        told = await answered(worker, engine, "a", told)
        assert len(worker.lines[match]) >= told["view"]["turn"] > 0
    assert all(count <= 3 for _, first, count in worker.written), "only new lines are written"
    other = Worker()
    again = Engine(other, worker.kept())  # the tab was closed without a word
    await again.open()
    again.dial("b", match, ["naumachia", f"token.{token}"])
    assert (await other.expect("welcome"))["view"]["turn"] == told["view"]["turn"]
    await again.close()


async def test_undo_cuts_the_kept_lines(worker: Worker, engine: Engine) -> None:
    match, token = await begin(worker, engine, "human")
    engine.dial("a", match, ["naumachia", f"token.{token}"])
    told = await worker.expect("welcome")
    for _ in range(40):
        options = told["view"]["ask"]["options"]
        engine.hear("a", json.dumps({"t": "answer", "number": told["view"]["number"], "answer": options[0]["answer"]}))
        told = await worker.expect("update")
        if told["view"]["undo"]:
            break
        assert "red" in told["view"]["ask"]["seats"], "the first movement can be taken back"
    before = len(worker.lines[match])
    engine.hear("a", json.dumps({"t": "undo", "number": told["view"]["number"]}))
    await worker.expect("update", "welcome")
    assert len(worker.lines[match]) < before


async def test_a_crashed_worker_is_asked_again(worker: Worker, engine: Engine) -> None:
    worker.crashes = 1
    match, token = await begin(worker, engine)
    engine.dial("a", match, ["naumachia", f"token.{token}"])
    told = await worker.expect("welcome")
    await answered(worker, engine, "a", await answered(worker, engine, "a", told))
    assert worker.crashes == 0


async def test_a_question_nobody_waits_for_is_not_handed_over(worker: Worker, engine: Engine) -> None:
    match, token = await begin(worker, engine, "human")
    engine.dial("a", match, ["naumachia", f"token.{token}"])
    view = (await worker.expect("welcome"))["view"]
    worker.released.clear()
    for option in view["ask"]["options"][:3]:
        engine.hear("a", json.dumps({"t": "ask-odds", "number": view["number"], "answer": option["answer"]}))
    await asyncio.sleep(0.05)
    assert worker.tasks == 1, "one task at a time"
    engine.hang_up("a")
    await asyncio.sleep(0.05)
    worker.released.set()
    await asyncio.sleep(0.05)
    assert (worker.tasks, worker.gone) == (1, {"a": 1000})
    engine.dial("b", match, ["naumachia", f"token.{token}"])
    view = (await worker.expect("welcome"))["view"]
    engine.hear("b", json.dumps({"t": "ask-odds", "number": view["number"], "answer": view["ask"]["options"][0]["answer"]}))
    await worker.expect("odds")  # the queue goes on


async def test_refusals_are_told_as_a_server_tells_them(worker: Worker, engine: Engine) -> None:
    assert (await worker.call(engine, "GET", "/lobby"))[0] == 404
    assert (await worker.call(engine, "GET", "/matches/none/record"))[0] == 404
    assert (await worker.call(engine, "POST", "/matches", "{"))[0] == 400
    options = "/games/touche_coule/scenarios/s1-two-liburnians/preview?options=four-players%3Dmany"
    assert (await worker.call(engine, "GET", options))[0] == 400
    engine.dial("a", "none", ["naumachia"])
    assert (await worker.expect("problem"))["code"] == "not-found"
    engine.hear("a", "{}")
    assert worker.gone == {"a": 4404}


async def test_a_deleted_match_leaves_nothing(worker: Worker, engine: Engine) -> None:
    match, token = await begin(worker, engine)
    await worker.call(engine, "POST", f"/matches/{match}/delete", {"tokens": [token]})
    assert (worker.heads, worker.lines) == ({}, {})
