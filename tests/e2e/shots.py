"""Pictures of every screen, 1440 and 390 pixels wide, in both languages: python tests/e2e/shots.py [folder]."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent))

from hands import CHOICES, moment, set_up, settle, wait_for_me
from house import ROOT, SEASONED, House, launch
from playwright.sync_api import Page, sync_playwright

WIDTHS: dict[str, dict[str, Any]] = {
    "wide": {"viewport": {"width": 1440, "height": 900}},
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
}


def play(page: Page, answers: int) -> None:
    """A brisk captain: full speed ahead, and at them."""
    for _ in range(answers):
        if not wait_for_me(page):
            return
        before = moment(page)
        target = page.locator(f"{CHOICES}:has-text('rams'), {CHOICES}:has-text('éperonne')")
        (target.first if target.count() else page.locator(CHOICES).first).click()
        settle(page, before)


def shoot(page: Page, house: House, folder: Path, name: str) -> None:
    """All screens in one language and at one width."""

    def shot(what: str, whole: bool = False) -> None:
        page.wait_for_timeout(350)
        page.screenshot(path=folder / f"{name}-{what}.png", full_page=whole)

    page.goto(house.url)
    page.locator("[data-scenario]").last.wait_for()
    for card in page.locator("[data-scenario]").all():
        card.scroll_into_view_if_needed()  # pictures come with the cards that are seen
        card.locator("svg").wait_for()
    page.evaluate("scrollTo(0, 0)")
    shot("home")
    shot("home-whole", whole=True)
    page.goto(house.url + "#/new/touche_coule/s3-touche-coule")
    page.get_by_test_id("options").locator("summary").click()
    shot("setup")
    set_up(page, house.url, "s3-touche-coule", red="human", blue="open")
    shot("invitation")
    set_up(page, house.url, "s3-touche-coule", red="human", blue="helmsman")
    shot("start")
    play(page, 5)
    wait_for_me(page)
    marker = page.locator("[data-option]").first
    if "phone" in name:
        marker.tap() if marker.count() else None
    else:
        marker.hover(force=True) if marker.count() else page.locator(CHOICES).first.hover()
    shot("option")
    play(page, 14)
    while wait_for_me(page) and not page.locator("[data-ship].target").count():
        play(page, 1)
    if page.locator("[data-ship].target").count():
        page.locator(CHOICES).first.focus()
    shot("battle")
    page.locator("#tab-ship").click()
    page.get_by_test_id("ask-why").click()
    shot("why")
    page.get_by_test_id("why").get_by_role("button").first.click()
    shot("rule")
    page.keyboard.press("Escape")
    page.locator("#tab-log").click()
    shot("log")
    set_up(page, house.url, "s6-augustus", red="helmsman", blue="helmsman")
    page.get_by_test_id("log").locator("li").nth(70).wait_for(state="attached", timeout=60000)
    shot("film")
    set_up(page, house.url, "s1-two-liburnians", red="castaway", blue="castaway")
    page.get_by_test_id("outcome").wait_for(timeout=300000)  # a match of sixty turns at its usual pace
    shot("over")
    page.get_by_test_id("slider").fill("9")
    shot("replay")
    page.goto(house.url + "#/match/nothing")
    shot("gone")
    page.goto(house.url)
    page.locator("[data-match]").first.wait_for()
    shot("home-again")


def main() -> None:
    """All of them."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "shots"
    folder.mkdir(exist_ok=True)
    only = sys.argv[2:] or [f"{width}-{lang}" for width in WIDTHS for lang in ("en", "fr")]
    with tempfile.TemporaryDirectory() as temporary, sync_playwright() as playwright:
        house = House(Path(temporary))
        browser = launch(playwright)
        try:
            for name in only:
                width, lang = name.split("-")
                context = browser.new_context(locale=lang, reduced_motion="reduce", **WIDTHS[width])
                context.add_init_script(SEASONED)
                shoot(context.new_page(), house, folder, name)
                context.close()
        finally:
            browser.close()
            house.stop()


if __name__ == "__main__":
    main()
