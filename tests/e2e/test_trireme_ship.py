"""The Ship Game in the browser: a plot clicked on the board, handed in, and rowed."""

from __future__ import annotations

import re

from house import House
from playwright.sync_api import Page, expect


def test_a_plot_is_clicked_on_the_board_and_handed_in(page: Page, house: House) -> None:
    page.goto(house.url + "#/new/trireme_ship/ts1-two-captains")
    page.locator("[data-seat=red]").select_option("human")
    page.locator("[data-seat=yellow]").select_option("greedy")
    page.get_by_test_id("start").click()
    page.wait_for_url(re.compile("#/match/"))
    page.get_by_test_id("board").wait_for()
    page.locator('[data-ship="R1"]').first.click(force=True)
    for _ in range(3):
        page.locator('[data-step="A"]').click(force=True)
    typed = page.locator("form[data-handed] input[type=text]").first
    expect(typed).to_have_value("A A A")
    expect(page.locator('[data-plan="R1"]')).to_have_count(1)
    page.locator("form[data-handed] button.primary").click()
    expect(page.locator('[data-plan="R1"]')).to_have_count(0, timeout=30_000)
    expect(page.get_by_test_id("board")).to_be_visible()
