"""Whole matches in a real browser: by mouse, by keyboard, at one screen, by two browsers."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

from hands import CHOICES, EVERYWHERE, at_contact, check, expect_log, moment, nearly_over, set_up, settle, wait_for_me
from house import House
from playwright.sync_api import BrowserContext, Page, expect
from static_site import Site

Window = Callable[..., BrowserContext]
NOTICES = """
globalThis.shown = [];
const Real = Notification;
globalThis.Notification = class extends Real {
  constructor(title, rest) {
    super(title, rest);
    this.addEventListener('show', () => shown.push(rest.body));
  }
};
"""
"""Run in a window before its page: what the browser has really shown."""


@EVERYWHERE
def test_two_clicks_to_a_running_game(page: Page, host: House | Site) -> None:
    page.goto(host.url)
    page.get_by_test_id("play-now").click()
    page.locator(CHOICES).last.click()
    expect_log(page, "gets under way")
    expect(page.locator("[data-ship]")).to_have_count(2)


def test_by_mouse_to_the_end(page: Page, house: House) -> None:
    """Everything is clicked on the board where it has a place there."""
    at_contact(page, house)
    met = {"target": 0, "marker": 0}
    for turn in range(8):
        if not wait_for_me(page):
            break
        before = moment(page)
        target = page.locator("[data-ship].target")
        markers = page.locator("[data-option]")
        if target.count():
            target.first.hover()
            expect(page.locator("[role=tooltip]").get_by_test_id("odds")).to_contain_text("%")
            target.first.click()
            met["target"] += 1
        elif markers.count():
            wanted = markers.nth(turn % markers.count())
            box = wanted.locator(".arrow").bounding_box()
            assert box is not None
            page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            met["marker"] += 1
        else:
            page.locator(CHOICES).last.click()
        settle(page, before)
    assert all(met.values()), met
    nearly_over(page, house)
    while wait_for_me(page):
        before = moment(page)
        page.locator(CHOICES).first.click()
        settle(page, before)
    expect(page.get_by_test_id("outcome")).to_be_visible()
    check(page)


def test_by_keyboard_only_to_the_end(page: Page, house: House) -> None:
    page.goto(house.url)
    page.wait_for_selector("[data-testid=play-now]")
    for _ in range(12):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.dataset.testid") == "play-now":
            break
    expect(page.get_by_test_id("play-now")).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_selector(CHOICES)
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Go to what is to be decided")).to_be_focused()
    page.keyboard.press("Enter")
    answer_by_keyboard(page)
    nearly_over(page, house)
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    while wait_for_me(page):
        answer_by_keyboard(page)
    expect(page.get_by_test_id("outcome")).to_be_visible()


def answer_by_keyboard(page: Page) -> None:
    assert wait_for_me(page)
    before = moment(page)
    # a player who answers by keyboard finds the next question under the fingers
    page.wait_for_function("() => !!document.activeElement.closest('[data-testid=choices]')")
    page.keyboard.press("Enter")
    settle(page, before)


@EVERYWHERE
def test_board_by_keyboard(page: Page, host: House | Site) -> None:
    """Options on the board can be focused and played too, and say what they are."""
    page.goto(host.url)
    page.get_by_test_id("play-now").click()
    marker = page.locator("[data-option='1']")
    marker.focus()
    expect(page.get_by_role("tooltip")).to_contain_text("speed 1")
    expect(marker).to_have_attribute("aria-label", re.compile("speed 1"))
    page.keyboard.press("Enter")
    expect_log(page, "gets under way")
    blue = page.locator("[data-ship=BL]")
    expect(blue).to_have_attribute("aria-label", re.compile("blue liburnian, 10 hexes ahead, structure 10 of 10", re.I))
    world = page.get_by_test_id("world")
    before = world.get_attribute("transform")
    blue.focus()
    page.keyboard.press("ArrowLeft")
    expect(world).not_to_have_attribute("transform", before or "")


@EVERYWHERE
def test_hot_seat(page: Page, host: House | Site) -> None:
    set_up(page, host.url, red="human", blue="human")
    expect(page.get_by_test_id("who")).to_contain_text("Red")
    for _ in range(2):
        before = moment(page)
        page.locator(CHOICES).first.click()
        settle(page, before)
    expect(page.get_by_test_id("who")).to_contain_text("Blue")
    expect(page.get_by_test_id("ask")).to_contain_text("blue liburnian")
    page.locator("#tab-table").click()
    page.locator("[data-give=red]").select_option("castaway")  # the seat of the one who is not at the board just now
    expect(page.get_by_test_id("seats").locator("li").first).to_contain_text("castaway")


@EVERYWHERE
def test_against_a_program_in_the_other_seat(page: Page, host: House | Site) -> None:
    set_up(page, host.url, red="helmsman", blue="human")
    assert wait_for_me(page)
    expect(page.get_by_test_id("ask")).to_contain_text("blue liburnian")
    expect_log(page, "The red liburnian")


def test_programs_alone_are_a_film(page: Page, house: House) -> None:
    set_up(page, house.url, red="helmsman", blue="helmsman")
    expect(page.get_by_test_id("log").locator("li").nth(6)).to_be_visible()
    expect(page.locator(CHOICES)).to_have_count(0)
    expect(page.get_by_test_id("undo")).to_have_count(0)


def test_undo_says_how_far_it_reaches(page: Page, house: House) -> None:
    set_up(page, house.url, red="human", blue="human")
    undo, redo = page.get_by_test_id("undo"), page.get_by_test_id("redo")
    expect(undo).to_be_disabled()
    page.locator("[data-answer='1']").click()
    expect(page.locator("#undo-reach")).to_contain_text("final")
    expect(undo).to_be_disabled()
    page.locator("[data-answer='straight']").click()
    expect(page.get_by_test_id("who")).to_contain_text("Blue")
    expect(page.locator("#undo-reach")).not_to_be_empty()
    expect(redo).to_be_disabled()


def test_undo_and_redo(page: Page, house: House) -> None:
    """A path can be taken back as long as no die has fallen."""
    undo, redo = page.get_by_test_id("undo"), page.get_by_test_id("redo")
    at_contact(page, house)
    expect(undo).to_contain_text("Undo (1)")
    lines = page.get_by_test_id("log").locator("li").count()
    ask = page.get_by_test_id("ask").inner_text()
    undo.click()
    expect(page.get_by_test_id("ask")).to_contain_text("Choose the path")
    expect(page.get_by_test_id("log").locator("li")).not_to_have_count(lines)
    assert page.get_by_test_id("log").locator("li").count() < lines
    expect(redo).to_contain_text("Redo (1)")
    redo.click()
    expect(page.get_by_test_id("ask")).to_have_text(ask)
    expect(page.get_by_test_id("log").locator("li")).to_have_count(lines)


def test_two_browsers_on_one_match(window: Window, house: House) -> None:
    """One invites the other by link; each sees the other's moves, in their own language; a third only watches."""
    away = window(permissions=["notifications"])
    away.add_init_script(NOTICES)
    red = away.new_page()
    match = set_up(red, house.url, red="human", blue="open")
    red.locator("#tab-table").click()
    red.get_by_test_id("call-me").check()
    link = red.get_by_test_id("invite").input_value()
    blue = window(locale="fr-FR").new_page()
    blue.goto(link)
    expect(blue.get_by_test_id("ask")).to_be_visible()
    assert "token" not in blue.url
    expect(red.get_by_test_id("invite")).to_have_count(0)
    expect(blue.locator(CHOICES)).to_have_count(0)
    red.locator("[data-answer='1']").click()
    red.locator("[data-answer='straight']").click()
    expect_log(blue, "liburne rouge")
    blue.locator(CHOICES).last.click()
    expect_log(red, "The blue liburnian gets under way")
    watcher = window().new_page()
    watcher.goto(f"{house.url}#/match/{match}")
    expect_log(watcher, "The blue liburnian gets under way")
    expect(watcher.locator(CHOICES)).to_have_count(0)
    blue.reload()
    expect(blue.locator(CHOICES).first).to_be_visible()
    stranger = window().new_page()
    stranger.goto(f"{house.url}#/match/{match}?token=nonsense")
    expect(stranger.get_by_role("heading", name="This seat cannot be taken")).to_be_visible()
    # red looks elsewhere, and is called when red's turn comes
    assert red.evaluate("shown") == [], "a player who has the match open is not called"
    red.evaluate("Object.defineProperty(document, 'hidden', { get: () => true })")
    blue.locator(CHOICES).first.click()
    until = time.monotonic() + 30  # not `wait_for_function`: it would evaluate words in the page, which our page forbids
    while not red.evaluate("shown.length") and time.monotonic() < until:
        red.wait_for_timeout(50)
    assert red.evaluate("shown") == ["Your turn"]


@EVERYWHERE
def test_reload_in_the_middle_and_go_on_later(page: Page, host: House | Site) -> None:
    match = set_up(page, host.url, red="human", blue="human")
    page.locator("[data-answer='1']").click()
    expect_log(page, "gets under way")
    page.reload()
    expect_log(page, "gets under way")
    expect(page.locator("[data-answer='straight']")).to_be_visible()
    page.goto(host.url)
    page.locator(f"[data-match='{match}']").click()
    page.locator("[data-answer='straight']").click()
    expect_log(page, "advances one hex")
    # and when it is of no use any more it goes, from the list and from the server
    page.goto(host.url)
    page.on("dialog", lambda dialog: dialog.accept())
    page.locator(f"[data-drop='{match}']").click()
    expect(page.locator(f"[data-match='{match}']")).to_have_count(0)
    assert page.request.get(f"{host.url}api/matches/{match}/record").status == 404
