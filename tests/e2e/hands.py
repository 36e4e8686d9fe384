"""Clicks, keys and touches of a player."""

from __future__ import annotations

import re
import time
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from naumachia.games import games

EVERYWHERE = pytest.mark.parametrize("host", ["server", "static"], indirect=True)
"""For stories that are the same on the server and on the site of static files: they take `page` and `host`."""
CHOICES = "[data-testid=choices] button"


def set_up(page: Page, url: str, scenario: str = "s1-two-liburnians", **players: str) -> str:
    """Choose who sits where in a scenario; returns the id of the match. The way to it from the first page has its own tests."""
    game = next(game.name for game in games().values() if scenario in game.scenarios())
    page.goto(f"{url}#/new/{game}/{scenario}")
    for seat, player in players.items():
        page.locator(f"[data-seat={seat}]").select_option(player)
    page.get_by_test_id("start").click()
    page.wait_for_url(re.compile("#/match/"))
    page.get_by_test_id("board").wait_for()
    return page.url.rsplit("/", 1)[1]


def wait_for_me(page: Page) -> bool:
    """Until it is my turn, or it is all over: then False."""
    page.wait_for_selector(f"{CHOICES}, [data-testid=outcome]")
    heard(page)
    return page.get_by_test_id("outcome").count() == 0


def heard(page: Page) -> None:
    """Until the options hear: new ones hear nothing for a moment, so that nobody answers an option that they have not read."""
    page.wait_for_selector("[data-deaf]", state="detached")


def whose_turn(*pages: Page) -> Page:
    """The page that is asked, as soon as one is: an answer may still be on its way to the others."""
    until = time.monotonic() + 30
    while time.monotonic() < until:
        for page in pages:
            if page.locator(CHOICES).count():
                return page
        pages[0].wait_for_timeout(50)
    raise AssertionError("nobody is asked")


def moment(page: Page) -> str:
    """Text that changes with every answer."""
    return page.get_by_test_id("slider").get_attribute("max") or ""


def settle(page: Page, before: str) -> None:
    """Until the server has taken the answer."""
    page.wait_for_function("b => document.querySelector('[data-testid=slider]').max !== b", arg=before)


def faults(page: Page) -> list[Any]:
    """Return the findings of an accessibility checker."""
    response = Axe().run(page).response
    return [
        (found["id"], found["impact"], [node["html"][:160] for node in found["nodes"]][:3]) for found in response["violations"]
    ]


def check(page: Page) -> None:
    """No violation on this screen."""
    found = faults(page)
    if found:
        raise AssertionError("\n".join(map(str, found)))


def expect_log(page: Page, text: str) -> None:
    """The log says so."""
    expect(page.get_by_test_id("log")).to_contain_text(text)
