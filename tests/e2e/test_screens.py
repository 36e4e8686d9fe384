"""Every screen: replay, languages, the telephone, and an accessibility checker with nothing to say."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from hands import EVERYWHERE, check, expect_log, moment, set_up
from house import House
from playwright.sync_api import BrowserContext, Page, expect
from static_site import Site

from naumachia.games import find, games
from naumachia.kernel.files.record import dump
from naumachia.match import Match
from naumachia.players import make

Window = Callable[..., BrowserContext]
STATIC = pytest.mark.parametrize("host", ["static"], indirect=True)


@EVERYWHERE
def test_home_and_setup(page: Page, host: House | Site) -> None:
    page.goto(host.url)
    page.locator("[data-scenario]").first.scroll_into_view_if_needed()  # pictures come with the cards that are seen
    expect(page.locator("[data-scenario] svg").first).to_be_visible()
    check(page)
    page.locator("[data-scenario=s3-touche-coule]").click()
    page.get_by_text("Optional rules").click()
    page.locator("[data-option=TC-O3]").check()
    page.get_by_role("button", name=re.compile("TC-O3")).click()
    expect(page.get_by_role("dialog")).to_contain_text("TC-O3")
    check(page)
    page.get_by_role("button", name="Close").click()
    page.get_by_test_id("start").click()
    expect(page.get_by_test_id("ask")).to_be_visible()
    expect(page.locator("[data-ship]")).to_have_count(4)
    expect(page.locator("[data-ship=RL]")).to_have_attribute("aria-label", re.compile("15 of 15"))
    check(page)


DUELS = {"trireme_ship": "ts1-two-captains", "corvus": "cv1-duel"}
"""Scenarios in which the first question is to all sides."""


@STATIC
def test_every_game_begins_at_one_screen(page: Page, host: Site) -> None:
    """Where orders are secret, a curtain falls between two players at one screen. On the server each game has its own tests."""
    for game in games().values():
        page.goto(f"{host.url}#/new/{game.name}/{DUELS.get(game.name, game.scenarios()[0])}")
        expect(page.get_by_test_id("start")).to_be_enabled()
        for seat in page.locator("[data-seat]").all():
            seat.select_option("human")
        page.get_by_test_id("start").click()
        if game.name in DUELS:
            page.locator("form[data-handed=false] button.primary").click()
            page.get_by_role("dialog").get_by_role("button", name="Show the board").click()
            expect(page.locator("form[data-handed=false]")).to_be_visible()
        else:
            expect(page.get_by_test_id("ask")).to_be_visible()
        assert "⟨" not in page.locator("body").inner_text()


@EVERYWHERE
def test_options_may_change_the_seats(page: Page, host: House | Site) -> None:
    page.goto(f"{host.url}#/new/touche_coule/s3-touche-coule")
    page.get_by_text("Optional rules").click()
    expect(page.locator("[data-seat]")).to_have_count(2)
    page.locator("[data-option=four-players]").check()
    expect(page.locator("[data-seat]")).to_have_count(4)
    page.get_by_test_id("start").click()
    expect(page.get_by_test_id("seats").locator("li")).to_have_count(4)
    page.goto(f"{host.url}#/new/touche_coule/s1-two-liburnians")
    page.get_by_text("Optional rules").click()
    expect(page.locator("[data-option=rounds]")).to_be_visible()
    expect(page.locator("[data-option=four-players]")).to_have_count(0)  # it does not go with two ships


@EVERYWHERE
def test_ship_rule_and_why_not(page: Page, host: House | Site) -> None:
    page.goto(host.url)
    page.get_by_test_id("play-now").click()
    page.locator("[data-ship=BL]").click()
    expect(page.get_by_test_id("ship-picker")).to_have_value("BL")
    page.get_by_test_id("ask-why").click()
    expect(page.get_by_test_id("why")).to_contain_text("TC-")
    check(page)
    page.get_by_test_id("why").get_by_role("button").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def fought() -> str:
    """Record of a match between programs."""
    game = find("touche_coule")
    match = Match.seeded(game, game.load_scenario("s1-two-liburnians"), name="s1-two-liburnians", seed=3)
    hands = {seat: make("helmsman", game, "3") for seat in match.seats}
    while match.waiting:
        (seat,) = match.waiting
        match.answer(hands[seat].choose(match.state, seat), seat)
    return dump(match.record())


@EVERYWHERE
def test_replay_and_record(page: Page, host: House | Site, tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    file.write_text(fought(), encoding="utf-8")
    page.goto(host.url)
    page.get_by_test_id("open-record").set_input_files(file)
    expect(page.get_by_test_id("outcome")).to_be_visible()
    end = int(moment(page))
    slider = page.get_by_test_id("slider")
    slider.fill("0")
    expect(page.get_by_text(f"Moment 0 of {end}", exact=True)).to_be_visible()
    check(page)
    ship = page.locator("[data-ship=RL]")
    start = ship.get_attribute("transform") or ""
    page.evaluate("document.activeElement.blur()")
    for _ in range(4):
        page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("4")
    page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value("3")
    page.keyboard.press("Home")
    expect(slider).to_have_value("0")
    expect(ship).to_have_attribute("transform", start)
    page.keyboard.press("Space")
    page.wait_for_function("() => +document.querySelector('[data-testid=slider]').value >= 2")
    page.keyboard.press("Space")
    page.get_by_test_id("log").get_by_role("button").first.click()
    expect(slider).to_have_value("1")
    page.get_by_label("seen by").select_option("blue")
    page.keyboard.press("Escape")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("End")
    expect(page.get_by_test_id("outcome")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_test_id("record").click()
    file.unlink()
    download.value.save_as(file)
    page.goto(host.url)
    page.get_by_test_id("open-record").set_input_files(file)
    expect(page.get_by_test_id("outcome")).to_be_visible()
    assert int(moment(page)) == end
    page.goto(host.url)
    file.write_text("no record at all")
    page.get_by_test_id("open-record").set_input_files(file)
    expect(page.get_by_role("alert")).to_contain_text("record")


@EVERYWHERE
def test_record_sheets_are_printed(page: Page, host: House | Site) -> None:
    """The printer gets the sheets of all ships and nothing else, before a match and in it."""
    page.goto(f"{host.url}#/new/trireme_ship/ts1-two-captains")
    page.get_by_test_id("print-sheets").wait_for()
    page.emulate_media(media="print")
    for _ in range(2):
        expect(page.get_by_test_id("paper")).to_have_count(0)
        page.evaluate("dispatchEvent(new Event('beforeprint'))")
        expect(page.get_by_test_id("paper").locator("section")).to_have_count(2)
        expect(page.get_by_test_id("paper")).to_contain_text("Trireme R1")
        expect(page.locator("main")).to_be_hidden()
        page.evaluate("dispatchEvent(new Event('afterprint'))")
        assert page.pdf(prefer_css_page_size=True).startswith(b"%PDF")
        if page.get_by_test_id("start").count():
            page.get_by_test_id("start").evaluate("button => button.click()")
            page.locator("[data-testid=board] + *, [data-testid=log]").first.wait_for(state="attached")
            page.get_by_test_id("print-sheets").wait_for(state="attached")


@STATIC
def test_what_needs_a_server_says_so(page: Page, host: Site) -> None:
    page.goto(host.url)
    page.get_by_test_id("play-now").wait_for()
    expect(page.locator("#code-entry, [data-testid=lobby]")).to_have_count(0)
    for link in ("me?key=abc", "letters?confirm=abc"):
        page.goto(f"{host.url}#/{link}")
        expect(page.locator("main")).to_contain_text("needs a server")
        check(page)
    page.goto(f"{host.url}#/new/touche_coule/s1-two-liburnians")
    expect(page.locator("[data-seat=red] option[value=open]")).to_have_count(0)


def test_french_at_once(window: Window, house: House) -> None:
    page = window(locale="fr-FR").new_page()
    page.goto(house.url)
    expect(page.get_by_test_id("play-now")).to_have_text("Jouer")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    check(page)
    page.get_by_test_id("play-now").click()
    page.locator("[data-answer='1']").click()
    expect_log(page, "La liburne rouge")
    page.get_by_role("button", name="English").click()
    expect_log(page, "The red liburnian gets under way")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.get_by_role("button", name="Français").click()
    expect_log(page, "La liburne rouge")
    page.reload()
    expect_log(page, "La liburne rouge")
    assert "⟨" not in page.locator("body").inner_text()
    check(page)


def test_telephone(window: Window, house: House) -> None:
    """390 pixels wide, with a finger: the first touch shows an option, the second plays it."""
    page = window(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True).new_page()
    page.goto(house.url)
    page.get_by_test_id("play-now").wait_for()
    check(page)
    page.get_by_test_id("play-now").tap()
    marker = page.locator("[data-option='1']")
    marker.tap()
    expect(page.get_by_role("tooltip")).to_contain_text("Tap again")
    marker.tap()
    straight = page.locator("[data-answer='straight']")
    straight.tap()
    expect(straight).to_contain_text("Tap again")
    straight.tap()
    page.get_by_role("tab", name="Log").tap()
    expect_log(page, "advances one hex")
    check(page)
    page.get_by_role("tab", name="Ship").tap()
    expect(page.get_by_test_id("ship-picker")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_ships_row_along_their_way(window: Window, house: House) -> None:
    page = window(pace="normal", reduced_motion="no-preference").new_page()
    set_up(page, house.url, red="human", blue="human")
    page.locator("[data-answer='1']").click()
    page.locator("[data-answer='straight']").wait_for()
    page.clock.install()
    page.clock.pause_at(time.time() + 5)
    ship = page.locator("[data-ship=RL]")
    page.locator("[data-answer='straight']").evaluate("button => button.click()")
    expect(page.get_by_test_id("ask")).to_contain_text("blue")  # nobody waits for it
    seen = set[str | None]()
    for _ in range(20):
        page.clock.run_for(30)
        seen.add(ship.get_attribute("transform"))
    assert len(seen) > 5
