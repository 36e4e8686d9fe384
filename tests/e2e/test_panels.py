"""The panels around the board, in a real browser: nothing covers anything, nothing binds unasked, dialogs know their place."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from hands import CHOICES, at_contact, check, moment, set_up, settle, wait_for_me
from house import House
from playwright.sync_api import BrowserContext, Page, expect

Window = Callable[..., BrowserContext]
WIDE = {"viewport": {"width": 1440, "height": 900}}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SIZES = pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])


def box(page: Page, where: str) -> dict[str, float]:
    found = page.locator(where).bounding_box()
    assert found is not None
    sides = {side: float(found[side]) for side in ("x", "y", "width", "height")}
    return {**sides, "bottom": sides["y"] + sides["height"]}


def covering(page: Page, where: str) -> Any:
    """Element at the middle of another, if it is a different one."""
    return page.locator(where).evaluate(
        """node => {
            const { x, y, width, height } = node.getBoundingClientRect()
            const top = document.elementFromPoint(x + width / 2, y + height / 2)
            return node.contains(top) || top?.contains(node) ? null : top?.outerHTML.slice(0, 80)
        }"""
    )


@SIZES
def test_passing_is_below_the_list_and_covers_nothing(window: Window, house: House, size: dict[str, Any]) -> None:
    page = window(**size).new_page()
    set_up(page, house.url, "s02-pirates-off-rhodes", R="human", M="castaway")
    for _ in range(60):
        assert wait_for_me(page)
        if page.get_by_test_id("pass").locator("[data-answer=end]").count() and page.get_by_test_id("ship-next").count():
            break
        before = moment(page)
        page.locator(CHOICES).first.click()
        settle(page, before)
    scroller, button = box(page, ".asked"), box(page, "[data-testid=pass] button")
    assert scroller["bottom"] <= button["y"] + 1
    assert button["bottom"] <= size["viewport"]["height"]
    undo = box(page, "[data-testid=undo]")
    assert undo["y"] >= scroller["bottom"] - 1
    if size is PHONE:
        assert abs((undo["y"] + undo["bottom"]) - (button["y"] + button["bottom"])) < 12  # in the same row
    last = page.locator(CHOICES).last
    last.scroll_into_view_if_needed()
    assert covering(page, f"{CHOICES} >> nth=-1") is None
    check(page)
    # a key pressed once more on another question does not pass that one too
    before = moment(page)
    page.keyboard.press("0")
    page.keyboard.press("0")
    settle(page, before)
    assert page.evaluate("!document.activeElement.closest('[data-testid=pass]')")


def test_a_blow_whose_first_step_binds_is_asked_for_twice(window: Window, house: House) -> None:
    page = window(**WIDE).new_page()
    at_contact(page, house, ask="ask-speed", after=12)
    strike = page.get_by_test_id("strikes").locator("button").first
    expect(strike).to_contain_text("Go for it: “")
    give_up, top = box(page, "[data-testid=resign]"), box(page, "[data-testid=strikes]")
    assert top["bottom"] <= give_up["y"]
    name = strike.locator("span").first.inner_text()
    before = moment(page)
    strike.click()
    expect(strike).to_contain_text("cannot be taken back")
    assert moment(page) == before
    strike.click()
    settle(page, before)
    if name == page.locator(CHOICES).first.inner_text().split("\n")[0]:  # no other question came between
        expect(page.get_by_test_id("aimed")).to_have_count(1)
    for aimed in page.locator(f"{CHOICES}.aimed").all():
        assert name in aimed.inner_text()
    check(page)


def test_dialogs_close_with_their_page(window: Window, house: House) -> None:
    page = window(**WIDE).new_page()
    page.goto(house.url + "#/new/touche_coule/s1-two-liburnians")
    page.get_by_test_id("start").click()
    page.get_by_test_id("ask").get_by_role("button").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.go_back()
    expect(page.get_by_test_id("start")).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_test_id("options").locator("summary").click()  # the page takes clicks


@SIZES
def test_the_briefing_ends_in_a_button_in_sight(window: Window, house: House, size: dict[str, Any]) -> None:
    page = window(newcomer=True, **size).new_page()
    page.goto(house.url)
    page.get_by_test_id("skip-lessons").click()
    begin = page.get_by_test_id("briefing-close")
    expect(begin).to_have_text("Begin")
    assert box(page, "[data-testid=briefing-close]")["bottom"] <= size["viewport"]["height"]
    more = page.get_by_role("button", name="More below")
    expect(more).to_be_visible()
    check(page)
    while more.count():
        before = page.locator("[data-testid=briefing-dialog] .text").evaluate("node => node.scrollTop")
        more.click()
        page.wait_for_function("was => document.querySelector('[data-testid=briefing-dialog] .text').scrollTop > was", arg=before)
        page.wait_for_timeout(300)
    expect(page.get_by_test_id("hints")).to_be_in_viewport()
    begin.click()
    page.get_by_test_id("briefing").click()
    expect(begin).to_have_text("Close")


def test_the_briefing_lies_over_no_link(window: Window, house: House) -> None:
    page = window(newcomer=True, **WIDE).new_page()
    page.goto(house.url + "#/new/touche_coule/s1-two-liburnians")
    page.locator("[data-seat=blue]").select_option("open")
    page.get_by_test_id("start").click()
    expect(page.get_by_test_id("invite")).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)
    unread = page.get_by_test_id("unread")
    check(page)
    unread.get_by_role("button").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.get_by_test_id("briefing-close").click()
    expect(unread).to_have_count(0)


def test_a_link_that_was_copied_is_a_line(window: Window, house: House) -> None:
    context = window(**WIDE)
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = context.new_page()
    set_up(page, house.url, red="human", blue="open")
    code = page.get_by_test_id("spoken-code").inner_text()
    tall = box(page, ".invite")["height"]
    page.locator(".invite").get_by_role("button", name="Copy").click()
    line = page.get_by_test_id("invite-line")
    expect(line).to_contain_text(code)
    assert box(page, ".invite")["height"] < tall / 2
    check(page)
    line.get_by_role("button").click()
    expect(page.get_by_test_id("invite")).to_be_visible()


def test_people_begin_on_the_easier_side(window: Window, house: House) -> None:
    page = window(locale="fr", **WIDE).new_page()
    page.goto(house.url + "#/new/touche_coule/s3-touche-coule")
    seats = page.locator("[data-seat]")
    expect(seats).to_have_count(2)
    mine = [seat.get_attribute("data-seat") for seat in seats.all() if seat.input_value() == "human"]
    assert len(mine) == 1
    for lang in ("Français", "English"):
        page.get_by_role("button", name=lang).click()
        told = page.get_by_test_id("balance").inner_text()
        shares = [int(share) for share in re.findall(r"(\d+)\s?%", told)]
        assert sum(shares) == 100
    expect(page.get_by_test_id("easier")).to_have_count(0)
    other = next(seat for seat in seats.all() if seat.get_attribute("data-seat") != mine[0])
    other.select_option("human")
    page.locator(f"[data-seat='{mine[0]}']").select_option("helmsman")
    page.get_by_test_id("easier").click()
    expect(page.locator(f"[data-seat='{mine[0]}']")).to_have_value("human")
    expect(other).to_have_value("helmsman")
    expect(page.get_by_test_id("easier")).to_have_count(0)
    check(page)


def test_a_wrong_code_is_told_above_its_field(window: Window, house: House) -> None:
    page = window(**PHONE).new_page()
    page.goto(house.url)
    page.get_by_test_id("have-code").click()
    page.get_by_test_id("code-entry").fill("ABC DEF GHJ KMX")
    page.get_by_test_id("code-join").click()
    told = page.get_by_test_id("code-told")
    expect(told).to_have_class(re.compile("wrong"))
    expect(told).to_be_in_viewport()
    check(page)
    for size in (PHONE, WIDE):
        page.set_viewport_size(size["viewport"])  # type: ignore[arg-type]
        assert box(page, "[data-testid=code-told]")["bottom"] <= box(page, "[data-testid=code-entry]")["y"] + 1


def test_a_telephone_lists_two_matches_and_sets_the_pace_of_the_film(window: Window, house: House) -> None:
    page = window(pace="slow", reduced_motion="no-preference", **PHONE).new_page()
    for _ in range(3):
        set_up(page, house.url, red="human", blue="castaway")
    page.locator("[data-answer='1']").first.click()
    straight = page.locator("[data-answer='straight']")
    straight.click()
    if page.locator(".sure").count():
        straight.click()
    expect(page.get_by_test_id("film")).to_be_visible()
    # no room over the board: the sentences stand in the panel
    expect(page.locator("#pane-orders").get_by_test_id("caption")).to_be_visible()
    expect(page.get_by_test_id("caption")).to_have_count(1)
    page.locator("#pane-orders").get_by_test_id("pace").select_option("once")
    expect(page.get_by_test_id("film")).to_have_count(0)
    page.goto(house.url)
    expect(page.locator("[data-match]")).to_have_count(2)
    page.get_by_role("button", name=re.compile("Show all")).click()
    expect(page.locator("[data-match]")).to_have_count(3)
