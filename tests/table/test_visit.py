"""Visits without a socket: refusals, dice with words, two pages at one match, and a journal that fails."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from errno import ENOSPC
from random import Random
from typing import Any

import pytest

from naumachia.kernel.chance.mixed_dice import Chain
from naumachia.table.http.calls import answer
from naumachia.table.http.operations import OPERATIONS
from naumachia.table.matches import drafts
from naumachia.table.matches.service import MatchService
from naumachia.table.session.visit import Visit
from naumachia.table.storage.memory import MatchRow, memory_storage
from naumachia.table.wire import http_types
from naumachia.table.work.workers import InProcess, Workers

TWO = {"red": "human", "blue": "human"}


class Journal:
    """Keeps rows, unless there is no room."""

    def __init__(self) -> None:
        self.rows: dict[str, MatchRow] = {}
        self.full = False

    async def keep(self, match: str, row: MatchRow | None, change: Any = None) -> None:
        if self.full:
            raise OSError(ENOSPC, "no room")
        if row is None:
            del self.rows[match]
        else:
            self.rows[match] = row

    async def beat(self, now: float) -> None:
        """Nothing is asked of it here."""


@pytest.fixture
def journal() -> Journal:
    return Journal()


@pytest.fixture
async def service(journal: Journal) -> AsyncIterator[MatchService]:
    found = MatchService(memory_storage(journal), Workers(InProcess()))
    await found.open()
    yield found
    await found.close()


async def new(service: MatchService, **rest: Any) -> http_types.MatchCreated:
    wanted = {"game": "touche_coule", "scenario": "s1-two-liburnians", "players": TWO, **rest}
    return await service.create(http_types.NewMatch(**wanted))


class Page:
    def __init__(self, service: MatchService, match: str, *spoken: str) -> None:
        self.inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.closed: list[int] = []
        self.visit = Visit(service, match, spoken, lambda text: self.inbox.put_nowait(json.loads(text)), self.closed.append)
        self.running = asyncio.create_task(self.visit.run())

    def send(self, **message: Any) -> None:
        self.visit.hear(json.dumps(message))

    async def expect(self, kind: str) -> dict[str, Any]:
        while (found := await asyncio.wait_for(self.inbox.get(), 30))["t"] != kind:
            pass
        return found

    async def leave(self) -> None:
        self.visit.close()
        await asyncio.wait_for(self.running, 30)


@pytest.mark.parametrize(("token", "code"), [("wrong", 4403), (None, 1000)])
async def test_a_wrong_token_is_refused_and_none_watches(service: MatchService, token: str | None, code: int) -> None:
    made = await new(service)
    page = Page(service, made.id, "naumachia", *([f"token.{token}"] if token else []))
    assert (await page.expect("problem" if token else "welcome"))["t"]
    await page.leave()
    assert page.closed == [code]


async def test_an_unknown_match_is_refused(service: MatchService) -> None:
    page = Page(service, "nowhere", "naumachia")
    assert (await page.expect("problem"))["code"] == "not-found"
    await page.leave()
    assert page.closed == [4404]


async def test_what_is_no_message_is_told(service: MatchService) -> None:
    page = Page(service, (await new(service)).id, "naumachia")
    await page.expect("welcome")
    page.visit.hear("{")
    assert (await page.expect("problem"))["code"] == "malformed"
    page.send(t="undo", number=0)
    assert (await page.expect("problem"))["code"] == "forbidden"
    await page.leave()


async def test_two_pages_see_each_other_and_an_answer_is_kept_before_it_is_told(service: MatchService, journal: Journal) -> None:
    made = await new(service)
    red, blue = (Page(service, made.id, "naumachia", f"token.{made.tokens[seat]}") for seat in ("red", "blue"))
    told = (await red.expect("welcome"))["view"]
    await blue.expect("welcome")
    text = next(option["answer"] for option in told["ask"]["options"] if option["answer"] != "concede")
    red.send(t="answer", number=told["number"], answer=text)
    await blue.expect("update")
    assert journal.rows[made.id].lines
    red.send(t="say", text="Bonjour")
    assert (await blue.expect("talk"))["lines"][0]["text"] == "Bonjour"
    assert journal.rows[made.id].talk[0].seq == 1
    for page in (red, blue):
        await page.leave()


async def test_an_answer_that_cannot_be_kept_has_not_happened(service: MatchService, journal: Journal) -> None:
    made = await new(service)
    red = Page(service, made.id, "naumachia", f"token.{made.tokens['red']}")
    told = (await red.expect("welcome"))["view"]
    text = next(option["answer"] for option in told["ask"]["options"] if option["answer"] != "concede")
    journal.full = True
    red.send(t="answer", number=told["number"], answer=text)
    assert (await red.expect("problem"))["message"]["key"] == "disk-full"
    journal.full = False
    red.send(t="resync")
    assert (await red.expect("welcome"))["view"]["turn"] == told["turn"]
    red.send(t="answer", number=told["number"], answer=text)
    await red.expect("update")
    await red.leave()


async def test_a_word_for_the_dice_goes_past_the_message_that_waits_for_it(
    service: MatchService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(drafts, "token_hex", lambda _: "5eed" * 8)  # so that some dice fall
    made, chain, rng = await new(service, scenario="s3-touche-coule"), Chain("root", 64), Random(3)
    red, blue = (Page(service, made.id, "naumachia", f"token.{made.tokens[seat]}") for seat in ("red", "blue"))
    pages = {"red": red, "blue": blue}
    views = {seat: (await page.expect("welcome"))["view"] for seat, page in pages.items()}
    red.send(t="words", end=chain.end)
    await red.expect("dice")
    asked = 0
    for _ in range(300):
        seat = next(seat for seat, view in views.items() if view["ask"] and seat in view["ask"]["seats"])
        text = rng.choice([one["answer"] for one in views[seat]["ask"]["options"] if one["answer"] != "concede"])
        pages[seat].send(t="answer", number=views[seat]["number"], answer=text)
        while (found := await asyncio.wait_for(red.inbox.get(), 30))["t"] != "update":
            if found["t"] == "ask-word":
                asked += 1
                word = chain.after(found["after"])
                assert word is not None
                red.send(t="word", word=word)
        views = {"red": found["view"], "blue": (await blue.expect("update"))["view"]}
        if asked or found["view"]["outcome"]:
            break
    assert asked
    for page in pages.values():
        await page.leave()


async def test_calls_are_dispatched_as_on_the_server(service: MatchService) -> None:
    async def status(method: str, path: str, body: bytes = b"") -> tuple[int, str]:
        found = await answer(OPERATIONS, service, method=method, path=path, body=body)
        return found.status, json.loads(found.body).get("code", "")

    assert await status("GET", "/health") == (200, "")
    assert await status("GET", "/nowhere") == (404, "not-found")
    assert await status("POST", "/games") == (405, "malformed")
    assert await status("POST", "/matches", b"{") == (400, "malformed")
    assert await status("GET", "/games/nothing/charts") == (404, "not-found")


async def test_time_does_not_pass_while_nobody_serves(journal: Journal) -> None:
    now = 1000.0
    service = MatchService(memory_storage(journal), Workers(InProcess()), time=lambda: now)
    await service.open()
    made = await new(service, clock=http_types.ClockWish("match", 600, "lost"))
    now = 1100.0
    await service.close()
    now = 90_000.0
    again = MatchService(memory_storage(journal, journal.rows.values(), alive=1100.0), Workers(InProcess()), time=lambda: now)
    await again.open()
    clock = again.clocks.of(made.id)
    assert clock is not None
    assert clock.now(now) == {"red": 500.0, "blue": 600.0}
    await again.close()
