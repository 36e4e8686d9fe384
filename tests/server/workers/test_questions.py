"""Questions never stand in the way of programs, nor one address in the way of another (D4, D10)."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from random import Random
from typing import Any

import pytest

from naumachia.games import find
from naumachia.kernel import Answer, Choose, show
from naumachia.kernel.errors import TooManyBranches
from naumachia.kernel.odds import Share
from naumachia.kernel.shown.stakes import Forecast
from naumachia.match import Match, forecast
from naumachia.match.position import chances
from naumachia.server.workers.fair_queue import EACH, WAITING, WorkQueues
from naumachia.server.workers.pool import WorkerPool
from naumachia.table.base.errors import Failed, TooFast
from naumachia.table.people.guest import Guest
from naumachia.table.play import queries
from naumachia.table.play.shared_tasks import SharedTasks
from naumachia.table.play.table import Table
from naumachia.table.storage.memory import memory_storage
from naumachia.table.work.tasks import Report
from naumachia.table.work.workers import InProcess, Workers


class Bench:
    """Work that lasts until it is let go, and the order in which it was begun."""

    def __init__(self, hands: int) -> None:
        self.turns = WorkQueues(hands)
        self.begun: list[str] = []
        self.ends: dict[str, asyncio.Event] = {}

    def put(self, name: str, *, question: bool) -> asyncio.Task[None]:
        self.ends[name] = asyncio.Event()

        async def work() -> None:
            await self.turns.wait(name[0], question=question)
            self.begun.append(name)
            await self.ends[name].wait()
            self.turns.done(name[0], question=question)

        return asyncio.create_task(work())

    async def finish(self, name: str) -> None:
        self.ends[name].set()
        await settle()


async def settle() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


async def test_programs_go_before_questions_and_find_a_hand() -> None:
    bench = Bench(3)
    for number in range(6):
        bench.put(f"a{number}", question=True)
    await settle()
    assert bench.begun == ["a0", "a1"]  # one hand is kept for programs
    bench.put("p0", question=False)
    bench.put("p1", question=False)
    await settle()
    assert bench.begun == ["a0", "a1", "p0"]
    await bench.finish("a0")
    assert bench.begun[-1] == "p1"  # before every question that waits


async def test_addresses_take_turns() -> None:
    bench = Bench(1)
    for number in range(20):
        bench.put(f"a{number}", question=False)
    await settle()
    bench.put("b0", question=False)
    await bench.finish("a0")
    await bench.finish(bench.begun[-1])
    assert "b0" in bench.begun  # twenty of the other's wait, and this one waits for one of them at most


async def test_one_address_has_its_share_of_hands_and_no_more() -> None:
    bench = Bench(3)
    bench.turns = WorkQueues(3, 2)
    for name in ("a0", "a1", "a2", "a3"):
        bench.put(name, question=False)
    await settle()
    assert bench.begun == ["a0", "a1"]
    bench.put("b0", question=False)
    bench.put("b1", question=False)
    await settle()
    assert bench.begun[2:] == ["b0"]
    for name in ("a0", "a2", "b0"):
        await bench.finish(name)
    assert bench.begun[3:] == ["a2", "b1", "a3"], "in turn"


async def test_one_address_has_few_questions_under_way_and_few_waiting() -> None:
    bench = Bench(8)
    for number in range(EACH + WAITING):
        bench.put(f"a{number}", question=True)
    await settle()
    assert len(bench.begun) == EACH
    with pytest.raises(TooFast):
        await bench.turns.wait("a", question=True)
    bench.put("b0", question=True)
    await settle()
    assert bench.begun[-1] == "b0"


async def test_who_gives_up_waiting_is_not_served() -> None:
    bench = Bench(1)
    bench.put("a0", question=False)
    await settle()
    gone = bench.put("b0", question=False)
    bench.put("c0", question=False)
    await settle()
    gone.cancel()
    await bench.finish("a0")
    assert bench.begun == ["a0", "c0"]


async def test_a_hand_that_was_given_is_given_back() -> None:
    """Called off in the very moment in which the turn came."""
    turns = WorkQueues(1)
    await turns.wait("a", question=False)
    late = asyncio.create_task(turns.wait("b", question=False))
    await settle()
    turns.done("a", question=False)
    late.cancel()
    with suppress(asyncio.CancelledError):
        await late
    await asyncio.wait_for(turns.wait("c", question=False), 30)


async def test_work_is_shared_and_dropped_when_nobody_waits() -> None:
    asked, begun, ended = SharedTasks(), 0, 0

    async def work() -> str:
        nonlocal begun, ended
        begun += 1
        try:
            await asyncio.sleep(0.05)
        finally:
            ended += 1
        return "found"

    one, two = (asyncio.create_task(asked.ask("what", work)) for _ in range(2))
    await settle()
    one.cancel()
    assert await two == "found"
    assert (begun, ended) == (1, 1)
    assert await asked.ask("what", work) == "found"
    assert begun == 1
    lonely = asyncio.create_task(asked.ask("else", work))
    await settle()
    lonely.cancel()
    await settle()
    assert (begun, ended, len(asked)) == (2, 2, 1)


async def test_a_question_is_known_by_what_it_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    """However it is written: blanks do not make it another one."""
    game = find("touche_coule")
    match = Match.seeded(game, game.load_scenario("s1-two-liburnians"), seed=1, name="s1-two-liburnians")
    table = Table("x", memory_storage(), Workers(InProcess()), None, None)  # type: ignore[arg-type]
    table._match = match
    asked: list[Answer] = []

    async def odds(_: Any, who: str, match: Match, seat: str, answer: Answer, then: tuple[str, ...] = ()) -> None:
        asked.append(answer)

    monkeypatch.setattr(Workers, "odds", odds)
    guest = Guest(match.waiting[0])
    number = match.number_for(guest.seat)
    questions: list[Coroutine[Any, Any, None]] = [queries.odds(table, guest, number, f"{' ' * blanks}0") for blanks in range(5)]
    await asyncio.gather(*questions)
    assert asked == ["0"]


def test_an_estimate_keeps_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """With no time at all it has few trials and wide intervals, which hold what the long one found."""

    def too_many(*_: Any, **__: Any) -> None:
        raise TooManyBranches("too-many-branches", limit=0)

    monkeypatch.setattr(chances, "odds", too_many)
    game = find("touche_coule")
    scenario, met = game.load_scenario("s1-two-liburnians"), 0
    for seed in range(12):
        match, rng = Match.seeded(game, scenario, seed=seed, name="s1-two-liburnians"), Random(seed)
        while isinstance(request := match.request, Choose) and met < 3:
            risky = [answer for answer in request.moves if show(match.state, answer).risky]
            for answer in risky[:1]:
                short, long = (forecast(game, match.state, answer, seconds=seconds) for seconds in (0.0, None))
                met += sum(holds(brief, long) for brief in short.headline)
            match.answer(rng.choice(request.moves), request.seat)
    assert met >= 3


def holds(brief: Share[Any], long: Forecast) -> bool:
    """Whether there was something to compare, and then it must agree."""
    same = [share for share in long.headline if share.what == brief.what and 0.2 < share.probability < 0.8]
    for share in same:
        assert brief.interval.low < share.probability < brief.interval.high
        assert brief.interval.high - brief.interval.low > 3 * (share.interval.high - share.interval.low)
    return bool(same)


async def test_nobody_waits_while_a_process_is_started(monkeypatch: pytest.MonkeyPatch) -> None:
    """To start the first one took nine seconds on a busy machine, and the whole server stood still."""
    free = threading.Event()

    def slow(self: WorkerPool) -> ProcessPoolExecutor:
        raise Failed("server-failed" if free.wait(30) else "the server stands still until this is done")

    monkeypatch.setattr(WorkerPool, "_ready", slow)
    question = asyncio.create_task(WorkerPool(1)._work(Report("")))
    for _ in range(5):  # the loop goes round while the process is being started
        await asyncio.sleep(0.01)
    free.set()
    with pytest.raises(Failed, match="server-failed"):
        await question


@pytest.mark.parametrize("question", [True, False])
async def test_who_is_called_off_in_the_moment_of_his_turn_takes_no_hand_along(question: bool) -> None:
    """A hand was given to somebody who had just gone, and lost for good: after as many as there are no program plays again."""
    turns = WorkQueues(2)
    for _ in range(4):
        for who in ("first", "second"):
            await turns.wait(who, question=False)
        gone = asyncio.create_task(turns.wait("gone", question=question))
        await asyncio.sleep(0)
        gone.cancel()  # still in the line
        turns.done("first", question=False)
        with pytest.raises(asyncio.CancelledError):
            await gone
        turns.done("second", question=False)
    assert (turns.programs, turns.questions) == (0, 0)
