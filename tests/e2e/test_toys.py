"""What the first game leaves alone, with the games of the tests: secret orders, the curtain, the plane."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from hands import CHOICES, check, expect_log
from house import House
from playwright.sync_api import BrowserContext, Page, expect


@pytest.fixture(scope="module")
def toys(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    found = House(tmp_path_factory.mktemp("toys"), toys=True)
    yield found
    found.stop()


def begin(page: Page, house: House, game: str, scenario: str) -> None:
    """Everybody at this screen."""
    page.goto(f"{house.url}#/new/{game}/{scenario}")
    page.locator("[data-seat]").first.wait_for()
    for seat in page.locator("[data-seat]").all():
        seat.select_option("human")
    page.get_by_test_id("start").click()


def test_secret_orders_behind_a_curtain(window: Callable[..., BrowserContext], toys: House) -> None:
    page = window().new_page()
    begin(page, toys, "toy_plots", "two")
    sheet = page.locator("form select")
    expect(sheet.first).to_be_visible()
    sheet.first.select_option(index=1)
    check(page)
    page.get_by_role("button", name="Hand in the orders").click()
    curtain = page.get_by_role("dialog")
    expect(curtain).to_be_visible()
    expect(page.locator("[data-ship]")).to_have_count(0)
    check(page)
    page.get_by_role("button", name="Show the board").click()
    expect(page.locator("[data-ship]").first).to_be_visible()
    page.get_by_role("button", name="Hand in the orders").click()
    expect_log(page, "You wrote")  # the next round is open to both, so nobody needs to leave the screen
    expect(page.get_by_test_id("ask")).to_contain_text("Round 2")


def test_a_place_on_the_plane(window: Callable[..., BrowserContext], toys: House) -> None:
    page = window().new_page()
    begin(page, toys, "toy_regatta", "gulf")
    page.locator(CHOICES).first.click()
    distance = page.get_by_label("Distance")
    distance.fill("12")
    page.locator("form select").select_option(label="-10")
    check(page)
    page.get_by_role("button", name="Go", exact=True).click()
    expect_log(page, "sails 12")
    expect(page.locator("[data-ship]").first).to_be_visible()
