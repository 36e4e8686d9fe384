"""Deciding, and what comes after, in a real browser and both languages: odds in brief, prospects, routes, the end, friends."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from hands import CHOICES, at_contact, check, moment, nearly_over, set_up, settle, wait_for_me
from house import House
from playwright.sync_api import BrowserContext, Locator, Page, expect

Window = Callable[..., BrowserContext]
ENGLISH, FRENCH = (pytest.mark.parametrize("lang", [lang]) for lang in ("en-GB", "fr-FR"))
"""Stories whose words are looked at in no language, or in both one after the other."""
WORDS = {
    "en-GB": {"won": r"You (won|lost)|A draw", "here": "this computer only", "turn": "Your turn", "moved": "have not moved"},
    "fr-FR": {
        "won": r"Vous avez (gagné|perdu)|Partie nulle",
        "here": "que sur cet ordinateur",
        "turn": "À vous",
        "moved": "pas bougé",
    },
}


@pytest.fixture
def sheet(window: Window, lang: str) -> Page:
    return window(locale=lang).new_page()


def in_both(sheet: Page, where: Locator, word: str) -> None:
    """Something that is told stands there in French and then, for the same match, in English, without a fault on the screen."""
    expect(where).to_contain_text(re.compile(WORDS["fr-FR"][word]))
    check(sheet)
    sheet.get_by_role("button", name="English").click()
    expect(where).to_contain_text(re.compile(WORDS["en-GB"][word]))
    check(sheet)


@FRENCH
def test_odds_have_a_headline_and_margins(sheet: Page, house: House, lang: str) -> None:
    at_contact(sheet, house)
    note = sheet.get_by_role("tooltip")
    for _ in WORDS:
        sheet.locator("[data-ship].target").first.hover()
        expect(note.get_by_test_id("headline")).to_contain_text("%")
        expect(note.get_by_test_id("margins")).to_contain_text(re.compile(r"\b\d{1,3}\s?%"))
        expect(note.get_by_test_id("margins")).not_to_contain_text(re.compile(r"\d[.,]\d{3}"))
        sheet.get_by_role("button", name="English").click()
    sheet.locator("[data-ship].target").first.hover()
    expect(note.get_by_test_id("outcomes")).to_have_count(0)
    sheet.keyboard.press("o")
    expect(note.get_by_test_id("outcomes")).to_contain_text("/")
    sheet.keyboard.press("o")
    check(sheet)


JUMPS = """async option => {
    const tops = []
    for (let i = 0; i < 30; i++) {
        await new Promise(requestAnimationFrame)
        tops.push(Math.round(option.getBoundingClientRect().top))
    }
    return tops.filter((top, i) => i && top !== tops[i - 1]).length
}"""


def test_an_option_stays_under_the_pointer(window: Window, house: House) -> None:
    """Each speed has strikes of its own below the options: the list that shrank made the page jump to and fro."""
    page = window(viewport={"width": 390, "height": 700}).new_page()
    at_contact(page, house, ask="ask-speed", after=12)
    expect(page.get_by_test_id("strikes")).to_be_visible()
    for option in page.locator(CHOICES).all():
        page.locator(".asked").evaluate("pane => pane.scrollTo({ top: pane.scrollHeight })")
        option.hover()
        assert option.evaluate(JUMPS) <= 1  # once more may be known of it when the answer has come


@FRENCH
def test_a_binding_speed_shows_what_follows_and_a_hex_takes_two_answers(sheet: Page, house: House, lang: str) -> None:
    """B1, C4: all ends in sight; a click on one spends the announcement and the path; another hex says why it is none."""
    set_up(sheet, house.url, red="human", blue="castaway")
    wait_for_me(sheet)
    box = sheet.get_by_test_id("board").bounding_box()
    assert box is not None
    sheet.mouse.click(box["x"] + box["width"] * 0.5, box["y"] + box["height"] * 0.32)
    expect(sheet.get_by_test_id("why-there")).to_contain_text("TC-")
    sheet.locator(f"{CHOICES}[data-answer='1']").hover()
    expect(sheet.locator("[data-way]").first).to_be_visible()
    sheet.mouse.move(5, 300)
    end = sheet.locator("[data-way]").last
    expect(end).to_be_visible()
    before = moment(sheet)
    name = end.get_attribute("data-way")
    end.click()
    wheel = sheet.locator("[data-option*='|']")
    if wheel.count():  # several headings: say how the ship shall lie
        wheel.first.click()
    settle(sheet, before)
    assert int(moment(sheet)) >= int(before) + 2
    assert name


@FRENCH
def test_passing_is_pinned_and_asks_while_most_have_not_moved(sheet: Page, house: House, lang: str) -> None:
    """C6, C7: always the same place and key; ending a squadron's movement with its ships unmoved is asked once more."""
    set_up(sheet, house.url, "s02-pirates-off-rhodes", R="human", M="castaway")
    for _ in range(60):
        assert wait_for_me(sheet)
        asked = sheet.get_by_test_id("pass").locator("[data-answer=end]")
        if asked.count() and sheet.get_by_test_id("ship-next").count():
            break
        before = moment(sheet)
        sheet.locator(CHOICES).first.click()
        settle(sheet, before)
    else:
        raise AssertionError("no squadron was moved")
    before = moment(sheet)
    sheet.keyboard.press("0")
    in_both(sheet, sheet.get_by_test_id("pass"), "moved")
    assert moment(sheet) == before
    sheet.keyboard.press("0")
    settle(sheet, before)


@FRENCH
def test_the_end_tells_what_happened_and_leads_on(sheet: Page, house: House, lang: str) -> None:
    """B5, F3: won or lost, losses, blows, moments as doors; play on from there; rematch with sides changed."""
    nearly_over(sheet, house)
    sheet.get_by_test_id("ask-hint").click()
    expect(sheet.get_by_test_id("hint-best")).to_contain_text("%")
    check(sheet)
    while wait_for_me(sheet):
        before = moment(sheet)
        sheet.locator(CHOICES).first.click()
        settle(sheet, before)
    result = sheet.get_by_test_id("result")
    in_both(sheet, result, "won")
    expect(result.get_by_test_id("tally")).to_be_visible()
    expect(result.get_by_test_id("next-scenario")).to_be_visible()
    expect(result.get_by_test_id("win-curve")).to_be_visible()
    expect(result.get_by_test_id("luck")).to_be_visible()
    expect(result.get_by_test_id("costly")).to_be_visible()
    check(sheet)
    door = result.get_by_test_id("moments").locator("button")
    expect(door.first).to_be_visible()
    first = sheet.url
    door.first.click()
    expect(sheet.get_by_test_id("play-on")).to_be_visible()
    sheet.get_by_test_id("play-on").click()
    sheet.wait_for_function("url => location.href !== url", arg=first)
    wait_for_me(sheet)
    sheet.locator("#tab-table").click()
    expect(sheet.get_by_test_id("marked")).to_be_visible()
    sheet.goto(first)
    sheet.get_by_test_id("swap").click()
    sheet.wait_for_function("url => location.href !== url", arg=first)
    sheet.locator("#tab-table").click()
    expect(sheet.get_by_test_id("seats")).to_be_visible()


@ENGLISH
def test_training_takes_back_what_a_die_has_decided(sheet: Page, house: House, lang: str) -> None:
    at_contact(sheet, house, training=True)
    before = moment(sheet)
    sheet.locator("[data-ship].target").first.click()
    settle(sheet, before)
    wait_for_me(sheet)
    undo = sheet.get_by_test_id("undo")
    expect(undo).to_be_enabled()
    now = moment(sheet)
    undo.click()
    settle(sheet, now)
    assert int(moment(sheet)) < int(now)


@FRENCH
def test_training_is_chosen_before_the_match(sheet: Page, house: House, lang: str) -> None:
    """The page marks such a match. A record that is downloaded is named after its battle."""
    sheet.goto(house.url)
    sheet.locator("[data-scenario=s1-two-liburnians]").click()
    sheet.locator("[data-seat=blue]").select_option("open")
    expect(sheet.get_by_test_id("training")).to_have_count(0)
    sheet.locator("[data-seat=blue]").select_option("helmsman")
    sheet.get_by_test_id("training").check()
    sheet.get_by_test_id("start").click()
    wait_for_me(sheet)
    sheet.locator("#tab-table").click()
    expect(sheet.get_by_test_id("marked")).to_be_visible()
    with sheet.expect_download() as coming:
        sheet.get_by_test_id("record").click()
    assert re.fullmatch(r"two-liburnians-\d{4}-\d\d-\d\d-\d+\.ndjson", coming.value.suggested_filename)


@FRENCH
def test_a_link_that_works_here_only_says_so(sheet: Page, house: House, lang: str) -> None:
    """F1: the page says it, and how to open the table to the house."""
    set_up(sheet, house.url, red="human", blue="open")
    note = sheet.get_by_test_id("only-here")
    in_both(sheet, note, "here")
    expect(note).to_contain_text("--listen-anywhere")


@FRENCH
def test_a_link_into_the_house_has_a_picture(sheet: Page, house: House, lang: str) -> None:
    """Where the server is open to the house, its address there is shown, with a QR code."""
    reply = {"open": True, "addresses": ["http://192.168.7.7:8765/"], "command": ""}
    sheet.route("**/api/house", lambda route: route.fulfill(json=reply))
    set_up(sheet, house.url, red="human", blue="open")
    expect(sheet.get_by_test_id("invite")).to_have_value(re.compile("^http://192.168.7.7:8765/#/match/"))
    code = sheet.get_by_test_id("code")
    expect(code).to_be_visible()
    code.evaluate("image => image.decode()")  # waits until it has come
    assert code.evaluate("image => image.naturalWidth > 50")
    check(sheet)


@FRENCH
def test_a_seat_goes_to_a_program_and_the_tab_calls(sheet: Page, house: House, lang: str, window: Window) -> None:
    """F2, F4, F6: who left is replaced; the title says whose turn it is; watchers are told."""
    match = set_up(sheet, house.url, red="human", blue="open")
    expect(sheet).to_have_title(re.compile("● " + WORDS[lang]["turn"]))
    sheet.get_by_role("button", name="English").click()
    expect(sheet).to_have_title(re.compile("● " + WORDS["en-GB"]["turn"]))
    sheet.locator("#tab-table").click()
    sheet.locator("[data-give=blue]").select_option("castaway")
    before = moment(sheet)
    for _ in range(2):
        wait_for_me(sheet)
        before = moment(sheet)
        sheet.locator(CHOICES).first.click()
        settle(sheet, before)
    assert wait_for_me(sheet)
    eye = window(locale=lang).new_page()
    eye.goto(f"{house.url}#/match/{match}")
    eye.locator("#tab-table").click()
    expect(eye.get_by_test_id("watching")).to_be_visible()
    expect(sheet.get_by_test_id("watchers")).to_be_visible()
    sheet.goto(house.url)
    expect(sheet.get_by_test_id("who-plays").first).to_contain_text("(")


@ENGLISH
def test_a_finger_touches_twice_in_the_list_too(window: Window, house: House, lang: str) -> None:
    """E4: the first tap shows, the second plays."""
    page = window(locale=lang, has_touch=True, is_mobile=True, viewport={"width": 390, "height": 844}).new_page()
    made = house.match("touche_coule", "s1-two-liburnians", {"red": "human", "blue": "castaway"})
    page.goto(house.seat(made, "red"))
    page.wait_for_selector(CHOICES)
    option = page.locator(f"{CHOICES}[data-answer='1']")
    before = moment(page)
    option.tap()
    expect(option.locator(".sure")).to_be_visible()
    assert moment(page) == before
    option.tap()
    settle(page, before)
