"""Players who are away: their seats, and their requests meanwhile."""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Callable

from hands import CHOICES, check, wait_for_me
from house import House
from playwright.sync_api import BrowserContext, Page, expect

Window = Callable[..., BrowserContext]
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
DUEL = {"game": "touche_coule", "scenario": "s1-two-liburnians", "players": {"red": "human", "blue": "human"}}


def give(page: Page, *answers: str) -> None:
    for answer in answers:
        assert wait_for_me(page)
        page.locator(f"{CHOICES}[data-answer='{answer}']").click()


def test_the_seat_of_who_is_away_is_offered_when_it_may_be_given(window: Window, mortal: House) -> None:
    match = mortal.post("api/matches", json.dumps(DUEL))
    ada = window().new_page()
    ada.goto(mortal.seat(match, "red"))
    ada.locator("#tab-table").click()
    told, offer = ada.get_by_test_id("spared"), ada.locator("[data-give=blue]")
    expect(told).to_have_text("A program may play here when the match has waited for Blue for seven days.")
    expect(offer).to_have_count(0)
    give(ada, "1", "straight")
    expect(told).to_have_text(re.compile(r"from \d.*\d on, if Blue has not played by then"))
    expect(offer).to_have_count(0)
    check(ada)
    mortal.kill()  # and a week goes by
    with sqlite3.connect(mortal.database.removeprefix("sqlite:///")) as database:
        long_ago = "UPDATE matches SET changed = '2020-01-01T00:00:00.000000+00:00' WHERE id = ?"
        assert database.execute(long_ago, (match["id"],)).rowcount == 1
    mortal.start()
    expect(offer).to_be_visible(timeout=20_000)
    expect(told).to_have_count(0)
    offer.select_option("castaway")
    expect(ada.get_by_test_id("seats")).to_contain_text("castaway (program)")
    assert wait_for_me(ada)


def test_where_there_is_a_clock_nobody_gives_anothers_seat_away(window: Window, house: House) -> None:
    clock = {"per": "turn", "seconds": 600, "then": "program"}
    match = house.post("api/matches", json.dumps({**DUEL, "clock": clock}))
    ada = window(locale="fr-FR", **PHONE).new_page()
    ada.goto(house.seat(match, "red"))
    ada.locator("#tab-table").click()
    expect(ada.get_by_test_id("spared")).to_contain_text("la pendule décide")
    home = ada.context.new_page()
    home.goto(house.url)
    expect(home.get_by_test_id("left")).to_have_text(re.compile(r"encore (10:00|9:\d\d)"))
    check(home)
    expect(ada.locator("[data-give=blue]")).to_have_count(0)
    expect(ada.locator("[data-give=red]")).to_be_visible()


def test_what_became_of_a_take_back_is_told_until_it_is_known(window: Window, house: House) -> None:
    match = house.post("api/matches", json.dumps(DUEL))
    ada, bea = window().new_page(), window(locale="fr-FR", **PHONE).new_page()
    bea.goto(house.seat(match, "blue"))
    bea.get_by_test_id("board").wait_for()
    ada.goto(house.seat(match, "red"))
    over = ada.get_by_test_id("back-over")
    give(ada, "1", "straight")
    give(bea, "1")
    ada.get_by_test_id("back-ask").click()
    expect(bea.get_by_test_id("back-refuse")).to_be_visible()
    ada.goto("about:blank")  # she is not there when it is refused
    bea.get_by_test_id("back-refuse").click()
    expect(bea.get_by_test_id("back")).to_have_count(0)
    ada.goto(house.seat(match, "red"))
    expect(over).to_contain_text("Blue would rather let it stand")
    check(ada)
    ada.get_by_test_id("back-ask").click()
    expect(over).to_have_count(0)
    expect(bea.get_by_test_id("back-refuse")).to_be_visible()
    give(bea, "straight")  # without a word about it
    expect(over).to_contain_text("the match has gone on meanwhile")
    ada.reload()
    expect(over).to_contain_text("the match has gone on meanwhile")
    ada.get_by_test_id("back-known").click()
    expect(over).to_have_count(0)
    ada.reload()
    assert wait_for_me(ada)
    expect(over).to_have_count(0)


def called(window: Window, house: House, name: str, **wishes: object) -> Page:
    """Somebody with a name, on the first page."""
    page = window(**wishes).new_page()
    page.goto(house.url)
    page.get_by_test_id("my-name").fill(name)
    page.get_by_test_id("my-name").press("Enter")
    expect(page.get_by_test_id("name-kept")).not_to_be_empty()
    return page


def test_a_rematch_names_whom_it_waits_for_and_who_has_left_is_told(window: Window, house: House) -> None:
    ada, bea = called(window, house, "Ada"), called(window, house, "Béa", locale="fr-FR", **PHONE)
    match = house.post("api/matches", json.dumps(DUEL))
    bea.goto(house.seat(match, "blue"))
    bea.get_by_test_id("board").wait_for()
    ada.goto(house.seat(match, "red"))
    assert wait_for_me(ada)
    ada.get_by_test_id("resign").click()
    ada.locator("details.resign button").click()
    eye = window().new_page()
    eye.goto(f"{house.url}#/match/{match['id']}")
    expect(eye.get_by_test_id("result")).to_be_visible()
    expect(eye.get_by_test_id("rematch")).to_have_count(0)  # who has watched plays no rematch
    ada.get_by_test_id("swap").click()
    expect(ada.get_by_test_id("who")).to_contain_text("kept for Béa")
    expect(ada.locator("#pane-orders")).to_contain_text("Waiting for Béa to take the seat.")
    ada.locator("#tab-table").click()
    expect(ada.get_by_test_id("seats")).to_contain_text("kept for Béa")
    home = ada.context.new_page()
    home.goto(house.url)
    expect(home.locator("[data-match]").first).to_contain_text("Waiting for Béa to take the seat.")
    expect(home.get_by_test_id("who-plays").first).to_contain_text("kept for Béa")
    # the line at the old table is told in the language of its reader
    bea.locator("#tab-talk").click()
    expect(bea.get_by_test_id("talk")).to_contain_text("Une revanche")
    bea.get_by_test_id("talk").get_by_role("link").click()
    expect(bea).to_have_url(ada.url)
    assert wait_for_me(bea)
    expect(ada.get_by_role("alert")).to_contain_text("Béa takes a seat: Red.")
    # she thinks better of it
    lists = bea.context.new_page()
    lists.goto(house.url)
    lists.on("dialog", lambda dialog: dialog.accept())
    lists.locator(f"[data-drop='{ada.url.rsplit('/', 1)[1]}']").click()
    expect(lists.get_by_role("alert")).not_to_be_empty()
    bea.goto("about:blank")
    expect(ada.locator("#pane-orders")).to_contain_text("Waiting for Béa (has left).")
    expect(ada.get_by_test_id("seats")).to_contain_text("has left")
    check(ada)
    ada.locator("[data-give=red]").select_option("castaway")
    expect(ada.get_by_test_id("seats")).to_contain_text("castaway (program) for Béa")
    expect(ada.locator("#tab-talk")).to_be_visible()  # she may read it yet


def test_who_watches_reads_standing_orders_and_whose_turn_it_is(window: Window, house: House) -> None:
    match = house.match("trireme_ship", "ts1-two-captains", {"red": "human", "yellow": "human"})
    red, yellow, eye = (window().new_page() for _ in range(3))
    eye.goto(f"{house.url}#/match/{match['id']}")
    expect(eye.get_by_test_id("you-watch")).to_be_visible()
    expect(eye.locator("#tab-groups")).to_have_count(0)
    yellow.goto(house.seat(match, "yellow"))
    red.goto(house.seat(match, "red"))
    red.locator("#tab-groups").click()
    red.locator("[data-standing]").first.select_option("hold")
    eye.locator("#tab-groups").click()
    expect(eye.get_by_test_id("other-standing")).to_contain_text("Missiles")
    expect(eye.locator("[data-standing]")).to_have_count(0)
    check(eye)
    # both are asked, and each sees their own colours
    for page, shape in ((red, "0"), (yellow, "2")):
        expect(page.get_by_test_id("who").locator(".flag")).to_have_attribute("data-shape", shape)
    expect(eye.get_by_test_id("who").locator(".flag")).to_have_count(2)
