"""Who is away: his seat, and what became meanwhile of what he had asked for."""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Callable
from pathlib import Path

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


def test_the_seat_of_who_is_away_is_offered_when_it_may_be_given(window: Window, tmp_path: Path) -> None:
    house = House(tmp_path)
    try:
        match = house.post("api/matches", json.dumps(DUEL))
        ada = window().new_page()
        ada.goto(house.seat(match, "red"))
        ada.locator("#tab-table").click()
        told, offer = ada.get_by_test_id("spared"), ada.locator("[data-give=blue]")
        expect(told).to_have_text("A program may play here when the match has waited for Blue for seven days.")
        expect(offer).to_have_count(0)
        give(ada, "1", "straight")
        expect(told).to_have_text(re.compile(r"from \d.*\d on, if Blue has not played by then"))
        expect(offer).to_have_count(0)
        check(ada)
        house.kill()  # and a week goes by
        with sqlite3.connect(tmp_path / "matches.db") as database:
            database.execute("UPDATE matches SET changed = '2020-01-01T00:00:00.000000+00:00'")
        house.start()
        expect(offer).to_be_visible(timeout=20_000)
        expect(told).to_have_count(0)
        offer.select_option("random")
        expect(ada.get_by_test_id("seats")).to_contain_text("castaway (program)")
        assert wait_for_me(ada)
    finally:
        house.stop()


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
