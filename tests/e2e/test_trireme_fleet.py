"""The Fleet Game in a real browser: a duel by mouse to its end, and a fleet bought with crews and equipment."""

from __future__ import annotations

import json
import re

from hands import CHOICES, check, moment, settle, wait_for_me
from house import House
from playwright.sync_api import Page, Route, expect

WISHES = ("full", "cruise", "R1", "A", "L", "R", "first")
"""Options of a brisk admiral: at full velocity, and ahead."""


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
    page.locator("[data-seat=yellow]").select_option("helmsman")
    page.get_by_test_id("start").click()
    page.wait_for_url(re.compile("#/match/"))
    page.get_by_test_id("board").wait_for()
    check(page)
    page.locator("#tab-table").click()
    committed = page.get_by_test_id("commitment").inner_text()
    assert re.fullmatch("[0-9a-f]{16}", committed)
    answers = 0
    while wait_for_me(page) and answers < 200:
        play_once(page)
        answers += 1
    expect(page.get_by_test_id("outcome")).to_be_visible()
    assert answers > 3
    the_dice_are_proved(page, committed)


def the_dice_are_proved(page: Page, committed: str) -> None:
    """The commitment from before the first die still stands there, and fits; in a tampered record the line is named."""
    page.locator("#tab-table").click()
    expect(page.get_by_test_id("commitment")).to_have_text(committed)

    def tamper(route: Route) -> None:
        lines = route.fetch().text().splitlines()
        place = next(at for at, line in enumerate(lines) if '"mix":' in line)
        die = json.loads(lines[place])
        face = die["answer"]
        die["answer"] = [face[0] % 6 + 1, *face[1:]] if isinstance(face, list) else face % 6 + 1
        lines[place] = json.dumps(die)
        route.fulfill(status=200, body="\n".join(lines) + "\n", content_type="application/x-ndjson")

    page.route("**/api/matches/*/record", tamper)
    page.get_by_test_id("prove").click()
    expect(page.get_by_test_id("proof")).not_to_have_attribute("data-fault", "")
    expect(page.get_by_test_id("proof")).to_contain_text(re.compile(r"line \d"))
    page.unroute("**/api/matches/*/record")
    page.reload()
    page.locator("#tab-table").click()
    page.get_by_test_id("prove").click()
    expect(page.get_by_test_id("proof")).to_contain_text(re.compile(r"\d+ dice"))
    expect(page.get_by_test_id("proof")).to_have_attribute("data-fault", "")


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
