"""Being taught: what a newcomer is told before the first move, on every size of screen and in both languages."""

from __future__ import annotations

import re
from collections.abc import Callable

from hands import CHOICES, check, set_up
from house import House
from playwright.sync_api import BrowserContext, Page, expect

from naumachia.games import games

Window = Callable[..., BrowserContext]
SIZES = {"1440": (1440, 900), "1366": (1366, 768), "side": (844, 390), "upright": (390, 844), "twice": (720, 450)}
"""The last is a window of 1440 by 900 pixels, enlarged to 200 %."""
BOTH_THEMES = ("1440", "upright")
"""One size for each arrangement of the panels, in which the colours of both themes and all panes are checked."""


def test_the_briefing_opens_at_the_first_match_of_a_game(window: Window, house: House) -> None:
    page = window(newcomer=True, locale="fr").new_page()
    page.goto(house.url)
    page.get_by_test_id("skip-lessons").click()
    dialog = page.get_by_test_id("briefing-dialog")
    expect(dialog).to_be_visible()
    expect(page.get_by_test_id("lesson")).to_have_count(0)
    expect(page.get_by_test_id("aim")).to_contain_text("Vous gagnez")
    expect(page.get_by_test_id("brief")).to_contain_text("Éperon\u00a0:")
    check(page)
    page.get_by_test_id("briefing-close").click()
    expect(page.get_by_test_id("hint")).not_to_be_empty()
    for option in page.locator(CHOICES).all():
        expect(option.locator("small")).not_to_be_empty()
    page.get_by_role("button", name="English").click()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.goto(house.url)
    page.get_by_test_id("play-now").click()
    page.locator(CHOICES).first.wait_for()
    expect(dialog).to_be_hidden()
    page.get_by_test_id("briefing").click()
    expect(dialog).to_be_visible()
    expect(page.get_by_test_id("aim")).to_contain_text("You win")
    expect(page.get_by_test_id("brief")).to_contain_text("Ram:")


def test_flight_is_told_before_it_happens(window: Window, house: House) -> None:
    page = window(newcomer=True).new_page()
    set_up(page, house.url, "s02-pirates-off-rhodes")
    expect(page.get_by_test_id("aim")).to_contain_text("flees")
    expect(page.get_by_test_id("aim")).to_contain_text("7 or more")


def test_question_and_options_are_in_sight(window: Window, house: House) -> None:
    page = window(color_scheme="light").new_page()
    # the seed says who has the initiative: another first question may have more options than a small screen has room for
    match = house.match("war_galley", "s02-pirates-off-rhodes", {"R": "human", "M": "helmsman"}, "0")
    address = house.seat(match, "R")
    for name, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        page.goto("about:blank")  # what a screen of this size shows at first
        page.goto(address)
        page.locator(CHOICES).first.wait_for()
        expect(page.get_by_test_id("ask")).to_be_in_viewport(ratio=1)
        expect(page.locator(CHOICES).first).to_be_in_viewport(ratio=1)
        expect(page.locator(CHOICES).last).to_be_in_viewport(ratio=0.5)
        expect(page.get_by_test_id("undo")).to_be_in_viewport(ratio=1)
        assert page.get_by_test_id("board").bounding_box()["height"] > height * 0.35, name  # type: ignore[index]
        assert page.evaluate(
            "[document.documentElement.scrollWidth <= innerWidth, document.documentElement.scrollHeight <= innerHeight]"
        ), name
        check(page)
        if name not in BOTH_THEMES:
            continue
        page.emulate_media(color_scheme="dark")
        expect(page.locator("html")).to_have_css("color-scheme", "dark")
        check(page)
        for pane in ("ship", "groups", "log", "table"):
            page.locator(f"#tab-{pane}").click()
            expect(page.locator(f"#pane-{pane}")).to_be_visible()
        check(page)
        page.emulate_media(color_scheme="light")
        expect(page.locator("html")).to_have_css("color-scheme", "light")
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


def test_home_is_a_chooser_of_games(page: Page, house: House) -> None:
    page.goto(house.url)
    tiles = page.locator("[data-game]")
    tiles.first.wait_for()
    expect(tiles).to_have_count(len(games()))
    page.locator("[data-game=war_galley]").click()
    expect(page.locator("[data-game=war_galley]")).to_have_attribute("aria-pressed", "true")
    cards = page.locator("[data-scenario]")
    whole = len(games()["war_galley"].scenarios())
    expect(cards).to_have_count(whole)
    page.get_by_test_id("filter-minutes").select_option(label="up to 45")
    expect(cards).not_to_have_count(whole)
    assert 0 < cards.count() < whole
    page.get_by_test_id("filter-ships").select_option(label="up to 6")
    expect(cards).to_have_count(1)
    check(page)
    page.reload()
    expect(page.locator("[data-game=war_galley]")).to_have_attribute("aria-pressed", "true")
    page.locator("[data-scenario=s02-pirates-off-rhodes]").click()
    page.get_by_test_id("start").click()
    page.wait_for_url(re.compile("#/match/"))
    expect(page.get_by_test_id("board")).to_be_visible()


def test_the_set_up_tells_the_battle(window: Window, house: House) -> None:
    page = window(locale="fr").new_page()
    page.goto(f"{house.url}#/new/war_galley/s10-drepanum-249bc")
    fleets = page.get_by_test_id("orders-of-battle")
    for needs, easy in (("Victoire à 95 points", "facile"), ("95 points win", "easier")):
        expect(fleets).to_contain_text(needs)
        expect(fleets).to_contain_text("30 ×")
        expect(page.get_by_test_id("balance")).to_contain_text("70")
        expect(page.get_by_test_id("balance")).to_contain_text(easy)
        page.get_by_role("button", name="English").click()
    expect(page.get_by_test_id("special")).to_be_visible()
    page.get_by_test_id("options").locator("summary").click()
    expect(page.locator("[data-option=watch]")).to_have_js_property("tagName", "SELECT")
    expect(page.locator("[data-option=build]")).to_have_count(0)
    field = page.locator("[data-option=turns]")
    field.fill("")
    field.blur()
    expect(page.locator("#wrong-turns")).to_be_visible()
    expect(page.get_by_test_id("options")).to_have_attribute("open", "")
    check(page)
    page.goto(f"{house.url}#/new/touche_coule/s1-two-liburnians")
    expect(page.get_by_test_id("aim")).to_be_visible()
    expect(page.get_by_test_id("balance")).to_contain_text("200")


def test_rules_as_a_page(window: Window, house: House) -> None:
    page = window(locale="fr").new_page()
    page.goto(f"{house.url}#/rules/war_galley/WG-9.2")
    rule = page.locator("[data-rule='WG-9.2']")
    expect(rule).to_be_in_viewport()
    rule.get_by_role("button", name="WG-5.53").click()
    expect(page.locator("[data-rule='WG-5.53']")).to_be_in_viewport()
    whole = page.locator("[data-rule]").count()
    page.get_by_test_id("rules-find").fill("eperon flanc")
    expect(page.locator("[data-rule]")).not_to_have_count(whole)
    expect(page.locator("[data-rule]").first).to_be_visible()
    assert 0 < page.locator("[data-rule]").count() < 60
    page.get_by_test_id("rules-find").fill("zeppelin")
    expect(page.locator("[data-rule]")).to_have_count(0)
    page.goto(f"{house.url}#/rules/war_galley/tables")
    expect(page.get_by_test_id("tables")).to_contain_text("reconstitué")
    check(page)
    page.goto(f"{house.url}#/about")
    expect(page.get_by_role("main")).to_contain_text("MIT")
    check(page)


def test_rules_beside_the_board(page: Page, house: House) -> None:
    set_up(page, house.url, "s02-pirates-off-rhodes")
    page.get_by_test_id("rules").click()
    drawer = page.get_by_test_id("drawer")
    expect(drawer).to_be_visible()
    check(page)
    page.locator(CHOICES).first.click()  # the game goes on beside it
    expect(drawer).to_be_visible()
    page.get_by_test_id("rules").click()
    expect(drawer).to_have_count(0)
    page.get_by_test_id("ask").get_by_role("button").click()
    page.get_by_test_id("read-on").click()
    expect(drawer.locator(".marked")).to_be_in_viewport()
    page.get_by_test_id("rules").click()
    page.locator("#tab-ship").click()
    page.get_by_test_id("ship-picker").select_option(index=1)
    page.get_by_test_id("reconstructed").click()
    expect(drawer.get_by_test_id("tables")).to_contain_text("reconstructed")


def test_nothing_at_this_address(page: Page, house: House) -> None:
    page.goto(f"{house.url}#/match/nothing")
    expect(page.get_by_role("heading", name="This match is not here")).to_be_visible()
    check(page)
    page.goto(f"{house.url}#/new/nothing/nothing")
    expect(page.get_by_role("heading", name="There is no such game here.")).to_be_visible()
    check(page)
    page.goto(f"{house.url}#/new/war_galley/nothing")
    expect(page.get_by_role("heading", name="There is no such scenario.")).to_be_visible()
    page.goto(f"{house.url}#/rules/nothing")
    expect(page.get_by_role("heading", name="There is no such game here.")).to_be_visible()
    page.goto(f"{house.url}#/fleets/nothing")
    expect(page.get_by_role("main")).to_contain_text("There is no such")
