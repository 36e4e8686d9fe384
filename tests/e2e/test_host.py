"""The host's page in the browser, and what players see of it: notices, being shut out, mute and block."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from hands import check
from house import House
from playwright.sync_api import BrowserContext, Page, expect

from naumachia.server.host import orders
from naumachia.server.host.at_database import at_database

KEY = "k" * 32


@pytest.fixture
def hosted(tmp_path: Path) -> House:
    """A server with a key for the host's page."""
    return House(tmp_path)


def named(context: BrowserContext, house: House, name: str) -> Page:
    """Open the home page as somebody with a name."""
    page = context.new_page()
    page.goto(house.url)
    page.get_by_test_id("my-name").fill(name)
    page.get_by_test_id("my-name").press("Enter")
    expect(page.get_by_test_id("name-kept")).not_to_be_empty()
    return page


def test_host_and_players(hosted: House, window: Callable[..., BrowserContext]) -> None:
    """Two players talk; one mutes the other; the host posts a notice, removes a line, shuts one out and removes the match."""
    house = hosted
    try:
        at_database(house.database, lambda connection: orders.set_key(connection, KEY))
        match = house.match("touche_coule", "s1-two-liburnians", {"red": "human", "blue": "human"})
        anna, ben = (named(window(), house, name) for name in ("Anna", "Ben"))
        anna.goto(house.seat(match, "red"))
        ben.goto(house.seat(match, "blue"))
        for page in (anna, ben):
            page.get_by_test_id("board").wait_for()
            page.locator("#tab-talk").click()
        ben.get_by_test_id("talk-line").fill("A rude word")
        ben.get_by_test_id("talk-line").press("Enter")
        expect(anna.get_by_test_id("talk")).to_contain_text("A rude word")

        anna.get_by_test_id("ties").locator("summary").click()
        anna.locator('[data-tie="mute blue"]').click()
        expect(anna.get_by_test_id("talk")).not_to_contain_text("A rude word")
        check(anna)
        anna.locator('[data-tie="mute blue"]').click()
        expect(anna.get_by_test_id("talk")).to_contain_text("A rude word")

        host = window(viewport={"width": 390, "height": 844}).new_page()
        host.on("dialog", lambda dialog: dialog.accept())
        host.goto(f"{house.url}#/host")
        host.get_by_test_id("host-key").fill("wrong")
        host.get_by_test_id("host-enter").click()
        expect(host.get_by_test_id("host-key-told")).to_have_class(re.compile("wrong"))
        check(host)
        host.get_by_test_id("host-key").fill(KEY)
        host.get_by_test_id("host-enter").click()
        expect(host.get_by_test_id("host-people")).to_contain_text("Ben")
        expect(host.get_by_test_id("host-people")).to_contain_text("Blue")
        host.locator(f'[data-look="{match["id"]}"]').first.click()
        expect(host.get_by_test_id("host-talk")).to_contain_text("A rude word")
        check(host)
        assert host.evaluate("document.documentElement.scrollWidth") <= 390, "nothing sticks out on a telephone"

        host.locator("[data-remove-line]").click()
        expect(anna.get_by_test_id("talk")).not_to_contain_text("A rude word")
        expect(host.get_by_test_id("notice-time").locator("option:checked")).to_have_text("a day")
        host.get_by_test_id("notice-en").fill("Prizes at nine")
        host.get_by_test_id("notice").click()
        expect(anna.get_by_test_id("host-said")).to_contain_text("Prizes at nine")
        host.get_by_test_id("closing").click()
        expect(anna.get_by_test_id("host-said")).to_contain_text("New matches can be made until")
        check(anna)

        host.locator("tr", has_text="Ben").locator("[data-ban-key]").first.click()
        host.get_by_test_id("ban-reason").fill("Rude")
        host.get_by_test_id("ban").click()
        expect(ben.get_by_test_id("gone-why")).to_contain_text("Rude")
        host.locator("[data-lift]").click()
        expect(host.locator("[data-lift]")).to_have_count(0)
        expect(host.get_by_test_id("host-log")).to_contain_text("match-founded")
        host.get_by_test_id("host-remove").click()
        expect(anna.locator("h1", has_text="match")).to_be_visible()
        expect(host.get_by_test_id("host-orders")).to_contain_text("Match removed")
    finally:
        house.stop()
