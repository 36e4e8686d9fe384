"""Being taught: what a newcomer is told before the first move, on every size of screen and in both languages."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hands import CHOICES, check, set_up
from house import House
from playwright.sync_api import BrowserContext, expect

Window = Callable[..., BrowserContext]
SIZES = {"1440": (1440, 900), "1366": (1366, 768), "side": (844, 390), "upright": (390, 844), "twice": (720, 450)}
"""The last is a window of 1440 by 900 pixels, enlarged to 200 %."""


@pytest.mark.parametrize(("lang", "win", "ram"), [("en", "You win", "Ram:"), ("fr", "Vous gagnez", "Éperon\u00a0:")])
def test_the_briefing_opens_at_the_first_match_of_a_game(window: Window, house: House, lang: str, win: str, ram: str) -> None:
    page = window(newcomer=True, locale=lang).new_page()
    page.goto(house.url)
    page.get_by_test_id("play-now").click()
    dialog = page.get_by_test_id("briefing-dialog")
    expect(dialog).to_be_visible()
    expect(page.get_by_test_id("aim")).to_contain_text(win)
    expect(page.get_by_test_id("brief")).to_contain_text(ram)
    check(page)
    page.get_by_test_id("briefing-close").click()
    expect(page.get_by_test_id("hint")).not_to_be_empty()
    for option in page.locator(CHOICES).all():
        expect(option.locator("small")).not_to_be_empty()
    page.goto(house.url)
    page.get_by_test_id("play-now").click()
    page.locator(CHOICES).first.wait_for()
    expect(dialog).to_be_hidden()
    page.get_by_test_id("briefing").click()
    expect(dialog).to_be_visible()


def test_flight_is_told_before_it_happens(window: Window, house: House) -> None:
    page = window(newcomer=True).new_page()
    set_up(page, house.url, "s02-pirates-off-rhodes")
    expect(page.get_by_test_id("aim")).to_contain_text("flees")
    expect(page.get_by_test_id("aim")).to_contain_text("7 or more")


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", SIZES)
def test_question_and_options_are_in_sight(window: Window, house: House, size: str, theme: str) -> None:
    width, height = SIZES[size]
    page = window(viewport={"width": width, "height": height}, color_scheme=theme).new_page()
    set_up(page, house.url, "s02-pirates-off-rhodes")
    page.locator(CHOICES).first.wait_for()
    expect(page.get_by_test_id("ask")).to_be_in_viewport(ratio=1)
    expect(page.locator(CHOICES).first).to_be_in_viewport(ratio=1)
    expect(page.locator(CHOICES).last).to_be_in_viewport(ratio=0.5)
    expect(page.get_by_test_id("undo")).to_be_in_viewport(ratio=1)
    assert page.get_by_test_id("board").bounding_box()["height"] > height * 0.35  # type: ignore[index]
    assert page.evaluate(
        "[document.documentElement.scrollWidth <= innerWidth, document.documentElement.scrollHeight <= innerHeight]"
    )
    check(page)
    for name in ("ship", "groups", "log", "table"):
        page.locator(f"#tab-{name}").click()
        expect(page.locator(f"#pane-{name}")).to_be_visible()
    check(page)


def test_the_theme_is_the_readers(window: Window, house: House) -> None:
    page = window(color_scheme="dark").new_page()
    page.goto(house.url)
    root = page.locator("html")
    expect(root).to_have_attribute("data-theme", "dark")
    page.get_by_test_id("theme").click()
    expect(root).to_have_attribute("data-theme", "light")
    page.reload()
    expect(root).to_have_attribute("data-theme", "light")
    page.get_by_test_id("theme").click()
    expect(root).to_have_attribute("data-theme", "dark")
    check(page)
