"""A lesson at a table: told after the welcome and every change, judged there, begun again, and no longer answered once over."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest

from naumachia.table.matches.service import MatchService
from naumachia.table.storage.memory import memory_storage
from naumachia.table.work.workers import InProcess, Workers
from table_page import Page, call


@pytest.fixture
async def service() -> AsyncIterator[MatchService]:
    found = MatchService(memory_storage(), Workers(InProcess()))
    await found.open()
    yield found
    await found.close()


async def begin(service: MatchService, lesson: str, game: str = "touche_coule") -> tuple[Page, dict[str, Any]]:
    found, made = await call(service, "POST", "/lessons", {"game": game, "lesson": lesson})
    assert found.status == 201, made
    ((_, token),) = made["tokens"].items()
    page = Page(service, made["id"], token)
    welcome = await page.expect("welcome")
    assert welcome["training"] is True
    assert welcome["scenario"] == "lesson/" + lesson
    return page, await page.expect("lesson")


async def answer(page: Page, text: str) -> dict[str, Any]:
    page.send(t="answer", number=page.number, answer=text)
    await page.expect("update")
    return await page.expect("lesson")


async def test_a_lesson_is_done(service: MatchService) -> None:
    page, told = await begin(service, "01-row")
    assert (told["stand"], told["touch"]) == ("open", {"ship": "", "answer": "1"})
    assert (await answer(page, "1"))["touch"] == {"ship": "", "answer": "straight"}
    told = await answer(page, "straight")
    assert (told["stand"], told["turn"], told["reason"]) == ("done", 2, {})
    page.send(t="answer", number=page.number, answer="1")
    refused = await page.inbox.get()
    assert (refused["t"], refused["code"], refused["message"]["key"]) == ("problem", "over", "lesson-over")
    await page.leave()


async def test_a_failed_lesson_tells_why_and_begins_again(service: MatchService) -> None:
    page, _ = await begin(service, "06-shoot")
    await answer(page, "1")
    told = await answer(page, "straight")
    assert told["stand"] == "failed"
    assert set(told["reason"]) == {"en", "fr"}
    assert (told["why"]["rule"], told["why"]["key"]) == ("TC-5b.2", "no-fire-astern")
    page.send(t="begin-again")
    assert (await page.expect("update"))["view"]["turn"] == 0
    assert (await page.expect("lesson"))["stand"] == "open"
    await answer(page, "1")
    page.send(t="undo", number=page.number)
    await page.expect("lesson")
    await answer(page, "1")
    await answer(page, "port@1")
    assert (await answer(page, "BL"))["stand"] == "done"
    await page.leave()


async def test_the_lesson_outlives_a_closed_table(service: MatchService) -> None:
    page, _ = await begin(service, "02-speed-binds")
    await answer(page, "2")
    assert (await answer(page, "straight"))["stand"] == "failed"
    page.send(t="resync")
    assert (await page.expect("lesson"))["stand"] == "failed"
    await page.leave()


async def test_only_lessons_begin_again(service: MatchService) -> None:
    players = {"red": "human", "blue": "helmsman"}
    _, made = await call(service, "POST", "/matches", {"game": "touche_coule", "scenario": "s3-touche-coule", "players": players})
    page = Page(service, made["id"], made["tokens"]["red"])
    await page.expect("welcome")
    page.send(t="begin-again")
    assert (await page.inbox.get())["message"]["key"] == "lesson-none"
    await page.leave()


async def test_unknown_lessons(service: MatchService) -> None:
    found, _ = await call(service, "POST", "/lessons", {"game": "touche_coule", "lesson": "99"})
    assert found.status == 404
    found, _ = await call(service, "POST", "/lessons", {"game": "chess", "lesson": "01-row"})
    assert found.status == 404


async def test_the_catalogue_tells_all_words(service: MatchService) -> None:
    found, lessons = await call(service, "GET", "/games/touche_coule/lessons")
    assert found.status == 200
    _, games = await call(service, "GET", "/games")
    named = next(game for game in games if game["name"] == "touche_coule")["lessons"]
    assert [one["name"] for one in lessons] == named
    for one in lessons:
        assert all(set(one[text]) == {"en", "fr"} for text in ("title", "idea", "task", "hint", "learned"))


async def test_what_the_enemy_may_do_next_is_told_to_a_seat(service: MatchService) -> None:
    page, _ = await begin(service, "06-shoot")
    page.send(t="ask-threats", number=page.number)
    told = await page.expect("threats")
    assert {(one["by"], one["on"], one["label"]["key"]) for one in told["threats"]} >= {("BL", "RL", "do-path")}
    assert told["whole"] is True
    assert [one["good"] for one in told["threats"]] == sorted((one["good"] for one in told["threats"]), reverse=True)
    page.send(t="ask-threats", number=page.number + 7)
    assert (await page.inbox.get())["code"] == "stale"
    await page.leave()


async def test_the_deckhand_answers_and_the_teacher_remarks(service: MatchService) -> None:
    page, told = await begin(service, "09-small-battle")
    assert told["remark"]["en"].startswith("It cannot reach you now")
    await answer(page, "1")
    told = await answer(page, "straight")
    for _ in range(6):
        page.send(t="resync")
        view = (await page.expect("welcome"))["view"]
        told = await page.expect("lesson")
        if view["ask"] and "red" in view["ask"]["seats"]:
            break
    assert view["turn"] > 2  # blue has played
    assert (told["stand"], set(told["remark"])) == ("open", {"en", "fr"})
    await page.leave()
