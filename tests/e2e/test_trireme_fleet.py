"""The Fleet Game in a real browser: a duel by mouse to its end, and a fleet bought with crews and equipment."""

from __future__ import annotations

import re

from hands import CHOICES, check, moment, settle, wait_for_me
from house import House
from playwright.sync_api import Page, expect

WISHES = ("full", "cruise", "R1", "A", "L", "R", "first")
"""What a brisk admiral does: at full velocity, and ahead."""


def play_once(page: Page) -> None:
    """One answer; a ram where there is one to be had."""
    before = moment(page)
    offered = [str(found) for found in page.locator(CHOICES).evaluate_all("all => all.map(one => one.dataset.answer)")]
    ram = page.locator(CHOICES).filter(has_text="Ram ")
    wish = next((answer for wish in WISHES for answer in offered if answer == wish), offered[0])
    (ram.first if ram.count() else page.locator(f'{CHOICES}[data-answer="{wish}"]')).click()
    settle(page, before)


def test_a_duel_by_mouse_to_its_end(page: Page, house: House) -> None:
    page.goto(house.url + "#/new/trireme_fleet/f1-first-ram")
    page.locator("[data-seat=red]").select_option("human")
    page.locator("[data-seat=yellow]").select_option("greedy")
    page.get_by_test_id("start").click()
    page.wait_for_url(re.compile("#/match/"))
    page.get_by_test_id("board").wait_for()
    check(page)
    answers = 0
    while wait_for_me(page) and answers < 200:
        play_once(page)
        answers += 1
    expect(page.get_by_test_id("outcome")).to_be_visible()
    assert answers > 3


def test_a_fleet_with_crews_and_equipment(page: Page, house: House) -> None:
    """TF-PC: what is chosen for a ship changes its price, and the match begins with the ships to be placed."""
    page.goto(house.url + "#/fleets/trireme_fleet")
    first = page.locator("[data-fleet='0']")
    meter = first.get_by_role("meter")
    meter.wait_for()
    before = meter.get_attribute("aria-valuenow") or ""
    first.locator("[data-choice=crew]").first.select_option("slave")
    expect(meter).not_to_have_attribute("aria-valuenow", before)
    check(page)
    page.get_by_test_id("start").click()
    page.wait_for_url(re.compile("#/match/"))
    assert wait_for_me(page)
