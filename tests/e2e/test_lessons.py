"""Lessons on the page: the way in on a first visit, a lesson that fails and is done, and the progress that is kept."""

from __future__ import annotations

from collections.abc import Callable

from hands import check
from house import House
from playwright.sync_api import BrowserContext, Page, expect

Window = Callable[..., BrowserContext]


def answer(page: Page, text: str) -> None:
    page.locator(f"[data-answer='{text}']").click()


def test_play_now_teaches_on_a_first_visit(window: Window, house: House) -> None:
    page = window(newcomer=True, locale="fr").new_page()
    page.goto(house.url)
    expect(page.get_by_test_id("skip-lessons")).to_be_visible()
    page.get_by_test_id("play-now").click()
    expect(page.get_by_test_id("lesson-task")).to_contain_text("Faites avancer votre liburne", use_inner_text=True)
    expect(page.get_by_test_id("briefing-dialog")).to_be_hidden()
    shadow = "getComputedStyle(document.querySelector(\"[data-answer='1']\")).boxShadow"
    assert page.evaluate(shadow) != "none"  # the place to click glows
    expect(page.get_by_test_id("lesson-hint")).to_have_count(0)
    page.get_by_test_id("lesson-ask").click()
    expect(page.get_by_test_id("lesson-hint")).not_to_be_empty()
    check(page)
    answer(page, "0")
    answer(page, "straight")
    expect(page.get_by_test_id("lesson-failed")).to_contain_text("À la vitesse 0, le navire reste", use_inner_text=True)
    expect(page.get_by_test_id("ask")).to_have_count(0)  # no program plays on, and none is said to think
    check(page)
    page.get_by_role("button", name="English").click()
    expect(page.get_by_test_id("lesson-failed")).to_contain_text("At speed 0 the ship stays", use_inner_text=True)
    page.get_by_test_id("lesson-again").click()
    expect(page.get_by_test_id("lesson-task")).to_contain_text("Row your liburnian one hex", use_inner_text=True)
    answer(page, "1")
    answer(page, "straight")
    expect(page.get_by_test_id("lesson-done")).to_contain_text("Done!", use_inner_text=True)
    check(page)
    page.get_by_test_id("lesson-next").click()
    expect(page.get_by_test_id("lesson")).to_have_attribute("data-stand", "open")
    expect(page.get_by_test_id("lesson-done")).to_have_count(0)


def test_a_failed_lesson_asks_its_learner_nothing(window: Window, house: House) -> None:
    page = window(newcomer=True).new_page()
    page.goto(f"{house.url}#/lessons/war_galley")
    page.locator("[data-lesson='03-rake-the-oars']").click()
    answer(page, "1 forward")
    answer(page, "fwd")
    page.get_by_test_id("lesson-failed").wait_for()
    expect(page.get_by_test_id("ask")).to_have_count(0)  # the ship could still grapple and shoot
    expect(page.locator("[data-answer], [data-option]")).to_have_count(0)
    page.get_by_test_id("undo").click()
    expect(page.get_by_test_id("ask")).to_have_count(1)
    expect(page.locator("[data-answer='fwd']")).to_have_count(1)


def test_progress_is_kept_and_lessons_are_listed(window: Window, house: House) -> None:
    page = window(newcomer=True).new_page()
    page.goto(house.url)
    page.locator("[data-lessons=touche_coule]").click()
    page.locator("[data-lesson='06-shoot']").click()
    answer(page, "1")
    answer(page, "straight")
    expect(page.get_by_test_id("lesson-why")).to_contain_text("TC-5b.2")  # in the words of the rules
    page.get_by_test_id("lesson-again").click()
    answer(page, "1")
    answer(page, "port@1")
    answer(page, "BL")
    page.get_by_test_id("lesson-done").wait_for()
    page.get_by_test_id("lesson").get_by_role("link").click()
    expect(page.locator("[data-lesson='06-shoot']")).to_have_text("Once more")
    expect(page.locator("main")).to_contain_text("1 of")
    check(page)
    page.reload()
    expect(page.locator("[data-lesson='06-shoot']")).to_have_text("Once more")
    page.goto(house.url)
    expect(page.get_by_test_id("play-now")).to_be_visible()
    expect(page.get_by_test_id("skip-lessons")).to_have_count(0)
    expect(page.locator("[data-match]")).to_have_count(0)  # lessons are no matches to go on with


def test_what_the_enemy_may_do_next_is_told_and_marked(window: Window, house: House) -> None:
    page = window(newcomer=True).new_page()
    page.goto(f"{house.url}#/lessons/touche_coule")
    page.locator("[data-lesson='06-shoot']").click()
    threats = page.get_by_test_id("threats")
    expect(threats.locator("li").first).to_contain_text("rams the red liburnian")
    expect(page.locator("[data-threat=BL]")).to_contain_text("50%")
    check(page)
    page.get_by_test_id("ask-threats").click()
    expect(threats.locator("li")).to_have_count(0)
    expect(page.locator("[data-threat]")).to_have_count(0)


def test_words_of_the_sea_are_explained(window: Window, house: House) -> None:
    page = window(newcomer=True, locale="fr").new_page()
    term = "quay"
    page.goto(f"{house.url}#/lessons/touche_coule")
    page.locator("[data-lesson='02-speed-binds']").click()
    word = page.locator(f"[data-term={term}]")
    expect(word).to_have_count(1)  # underlined once a screen
    meaning = page.get_by_role("tooltip").filter(has_text="bord de pierre")
    word.hover()
    expect(meaning).to_be_visible()
    page.mouse.move(5, 5)
    expect(meaning).to_be_hidden()
    word.focus()
    page.keyboard.press("Enter")
    expect(meaning).to_be_visible()
    check(page)
    page.keyboard.press("Escape")
    expect(meaning).to_be_hidden()
    page.goto(f"{house.url}#/glossary")
    expect(page.locator(f"[data-entry={term}]")).to_contain_text("bord de pierre")
    page.get_by_role("button", name="English").click()
    expect(page.locator(f"[data-entry={term}]")).to_contain_text("stone edge")
    page.get_by_test_id("glossary-search").fill("zzz")
    expect(page.locator("[data-entry]")).to_have_count(0)
    page.get_by_test_id("glossary-search").fill("")
    check(page)
