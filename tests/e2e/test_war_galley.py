"""*War Galley* in a real browser: the duel to its end, a large battle's squadrons and orders, and fleets bought by points."""

from __future__ import annotations

import re
import time

from hands import CHOICES, check, heard, moment, set_up, settle, wait_for_me
from house import House
from playwright.sync_api import Page, expect

WISHES = ("ram:", "rake:", "board:", "grapple:", "fire:", "a:max", "self", "ahead", "5 forward", "4 forward", "pass", "end")
"""Options of a hot-headed captain, the dearest first."""


def play_once(page: Page, number: int) -> None:
    """One answer: on the board where it has a place there, else by its button."""
    before = moment(page)
    offered = [str(found) for found in page.locator(CHOICES).evaluate_all("all => all.map(one => one.dataset.answer)")]
    wish = next((answer for wish in WISHES for answer in offered if answer.startswith(wish)), offered[number % len(offered)])
    page.locator(f'{CHOICES}[data-answer="{wish}"]').click()
    settle(page, before)


def test_the_duel_to_its_end(page: Page, house: House) -> None:
    """Announce, step, ram; the same program on the other side; a limit of turns, so that it ends for sure."""
    page.goto(house.url + "#/new/war_galley/s01-first-strokes")
    page.get_by_test_id("options").locator("summary").click()
    page.locator("[data-option=turns]").fill("4")
    page.locator("[data-option=turns]").blur()
    page.locator("[data-seat=A]").select_option("human")
    page.locator("[data-seat=B]").select_option("castaway")
    page.get_by_test_id("start").click()
    page.wait_for_url(re.compile("#/match/"))
    page.get_by_test_id("board").wait_for()
    check(page)
    number = 0
    while wait_for_me(page) and number < 400:
        play_once(page, number)
        number += 1
    expect(page.get_by_test_id("outcome")).to_be_visible()
    assert number > 3


def test_a_large_battle_is_not_a_spreadsheet(page: Page, house: House) -> None:
    """Squadrons are listed, led and shown; one walks from ship to ship; orders are apart from moves; resigning asks twice."""
    set_up(page, house.url, "s10-drepanum-249bc", R="human", C="castaway")
    wait_for_me(page)
    page.get_by_role("tab", name="Squadrons").click()
    groups = page.get_by_test_id("groups").locator("button")
    expect(groups).to_have_count(8)
    groups.first.hover()
    expect(page.get_by_test_id("range")).to_have_count(1)
    page.keyboard.press("n")
    expect(page.get_by_test_id("zones").locator("polygon").first).to_be_visible()
    first = page.get_by_test_id("ship-picker").input_value()
    page.get_by_test_id("ship-next").click()
    expect(page.get_by_test_id("ship-picker")).not_to_have_value(first)
    page.locator("#tab-groups").click()  # standing orders are given where they hold
    expect(page.get_by_role("tab", name="Squadrons")).to_have_attribute("aria-selected", "true")
    fleet, squadron = (
        page.locator("[data-standing='fleet watch']"),
        page.locator("[data-standing^='squadron:'][data-standing$=watch]"),
    )
    question, before = page.get_by_test_id("ask").inner_text(), moment(page)
    expect(squadron).to_have_count(4)
    fleet.select_option("never")
    settle(page, before)
    expect(squadron.first).to_have_value("never")
    expect(page.get_by_test_id("ask")).to_have_text(question, use_inner_text=True)
    before = moment(page)
    squadron.first.select_option("always")
    settle(page, before)
    expect(fleet).to_have_value("never")
    before = moment(page)
    page.keyboard.press("Control+z")  # the order as a whole
    settle(page, before)
    expect(squadron.first).to_have_value("never")
    expect(page.get_by_test_id("ask")).to_have_text(question, use_inner_text=True)
    page.get_by_role("tab", name="Ship").click()
    before = moment(page)
    page.locator("[data-standing^='ship:'][data-standing$=reply]").select_option("hold")
    settle(page, before)
    expect(page.get_by_test_id("log")).to_contain_text("standing orders")
    expect(page.locator('[data-answer="concede"]')).to_be_hidden()
    page.get_by_test_id("resign").click()
    page.locator('[data-answer="concede"]').click()
    expect(page.get_by_test_id("outcome")).to_be_visible()


def test_captains_share_a_side(page: Page, house: House) -> None:
    """WG-1.0 A row for each captain on the form, a link for the friend, four seats at the table."""
    page.goto(house.url + "#/new/war_galley/s05-side-190bc")
    expect(page.locator("[data-seat]")).to_have_count(2)
    page.get_by_test_id("options").locator("summary").click()
    page.locator("[data-option=captains]").fill("2")
    page.locator("[data-option=captains]").blur()
    expect(page.locator("[data-seat]")).to_have_count(4)
    for seat, player in {"R": "human", "R-2": "open", "S": "castaway", "S-2": "castaway"}.items():
        page.locator(f"[data-seat='{seat}']").select_option(player)
    check(page)
    page.get_by_test_id("start").click()
    page.wait_for_url(re.compile("#/match/"))
    seats = page.get_by_test_id("seats").locator("li")
    expect(seats).to_have_count(4)
    expect(seats.nth(0)).to_contain_text("admiral")
    expect(page.get_by_test_id("invite")).to_have_count(1)
    friend = page.context.new_page()
    friend.goto(page.get_by_test_id("invite").input_value())
    expect(friend.get_by_test_id("seats").locator("li").nth(1)).to_contain_text("you")
    check(page)


def begin_drepanum(page: Page, house: House) -> None:
    """Carthage by hand, Rome by chance, nobody asked about evasion; up to the first activation, all at maximum."""
    page.goto(house.url + "#/new/war_galley/s10-drepanum-249bc")
    expect(page.get_by_test_id("special")).to_contain_text("left edge")
    page.get_by_test_id("options").locator("summary").click()
    page.locator("[data-option=watch]").select_option("0")
    page.locator("[data-seat=C]").select_option("human")
    page.locator("[data-seat=R]").select_option("castaway")
    page.get_by_test_id("start").click()
    page.wait_for_url(re.compile("#/match/"))
    page.locator(".prompt form button").click()
    for squadron in ("outflanking", "second", "third", "rear-guard"):
        choice = page.locator(f'[data-answer="c-{squadron}:max"]')
        choice.wait_for(timeout=60_000)
        before = moment(page)
        choice.click()
        settle(page, before)  # all four are in one list: a click into the old one is lost, as the second of a double click
    page.locator('[data-answer="c-outflanking"]').wait_for(timeout=60_000)


def out_of_sight(page: Page) -> list[str]:
    """The ships to choose from that are not on the screen."""
    return [str(ship) for ship in page.evaluate("""() => {
        const board = document.querySelector('[data-testid=board]').getBoundingClientRect();
        return [...document.querySelectorAll('[data-ship].choice')].filter((ship) => {
            const at = ship.getBoundingClientRect();
            return at.left < board.left || at.right > board.right || at.top < board.top || at.bottom > board.bottom;
        }).map((ship) => ship.dataset.ship);
    }""")]  # fmt: skip


def test_drepanum_explains_itself_and_is_followed(page: Page, house: House) -> None:
    """The briefing, hints and names; a squadron moved in a few keys; the log tells moves in one line; the board keeps up."""
    begin_drepanum(page, house)
    expect(page.get_by_test_id("group-name").filter(has_text="Rear guard")).to_be_visible()
    page.get_by_test_id("briefing").click()
    expect(page.get_by_role("dialog")).to_contain_text("50 points at the end of a turn")
    expect(page.get_by_role("dialog")).to_contain_text("Carthage is first on turn 1")
    check(page)
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("hint")).to_be_visible()
    page.locator('[data-answer="c-outflanking"]').hover()
    expect(page.get_by_test_id("range")).to_have_count(1)
    heard(page)
    page.keyboard.press("1")
    page.locator('[data-answer="C8"]').wait_for()
    heard(page)
    page.locator('[data-answer="C8"]').click()
    page.locator('[data-answer="7 forward"]').wait_for()
    expect(page.locator("[data-ship].target")).to_have_count(0)  # the admiral may change ships: that makes nobody a target
    expect(page.get_by_test_id("asides")).to_contain_text("Adherbal goes aboard", use_inner_text=False)
    heard(page)
    page.keyboard.press("7")
    page.locator('[data-answer="ahead"]').wait_for()
    heard(page)
    page.locator('[data-answer="ahead"]').click()
    expect(page.get_by_test_id("log")).to_contain_text("ahead ×\u00a07")
    page.keyboard.press("Control+z")
    page.locator('[data-answer="ahead"]').wait_for()
    heard(page)
    page.locator('[data-answer="ahead"]').click()
    page.locator('[data-answer="all-same"]').wait_for()
    heard(page)
    page.locator('[data-answer="all-same"]').click()
    expect(page.locator('[data-answer="all-same"]')).to_contain_text("If the flagship is taken")  # asked once
    heard(page)
    page.locator('[data-answer="all-same"]').click()
    page.locator('[data-answer="c-second"]').wait_for(timeout=120_000)
    expect(page.locator("[data-ship].choice")).to_have_count(3)
    until = time.monotonic() + 20
    while out_of_sight(page) and time.monotonic() < until:  # the camera is on its way
        page.wait_for_timeout(100)
    assert out_of_sight(page) == []
    page.get_by_test_id("pace").select_option("slow")  # at once, it would be over before it is looked for
    page.get_by_test_id("again").click()  # what all those ships have done, once more
    expect(page.get_by_test_id("skip")).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_test_id("briefing").click()
    page.get_by_test_id("hints").uncheck()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("hint")).to_have_count(0)


def test_fleets_are_bought_and_meet(page: Page, house: House) -> None:
    page.goto(house.url)
    page.locator("[data-game=war_galley]").click()
    page.get_by_test_id("fleets-war_galley").click()
    page.get_by_test_id("start").wait_for()
    expect(page.locator("[data-fleet='0']")).to_contain_text("250")
    check(page)
    page.locator("[data-fleet='0'] [data-buy='10-TE']").click()
    expect(page.get_by_test_id("faults")).to_contain_text("Red fleet")
    expect(page.get_by_test_id("start")).to_be_disabled()
    page.locator("[data-fleet='0']").get_by_test_id("preset").select_option("triremes")
    expect(page.get_by_test_id("faults")).to_have_count(0)
    flagship = page.locator("[data-fleet='0']").get_by_test_id("flagship")
    expect(flagship).to_have_value("3-elite")
    page.locator("[data-fleet='0'] [data-buy='L-std']").click()
    expect(page.get_by_test_id("faults")).to_contain_text("253")
    flagship.select_option("L-std")
    expect(flagship).to_have_value("L-std")
    page.locator("[data-fleet='0']").get_by_test_id("preset").select_option("triremes")
    expect(flagship).to_have_value("3-elite")
    with page.expect_download() as saved:
        page.get_by_test_id("fleet-save").click()
    assert saved.value.suggested_filename == "war_galley-250.fleets.json"
    kept = saved.value.path().read_bytes()
    page.get_by_test_id("points").select_option(index=1)
    expect(page.locator("[data-fleet='0']")).not_to_contain_text("250 points")
    page.reload()  # what was left is found again
    expect(page.get_by_test_id("points")).not_to_have_value("250")
    page.get_by_test_id("fleet-open").set_input_files({"name": "x.json", "mimeType": "application/json", "buffer": b"{}"})
    expect(page.get_by_role("alert")).to_contain_text("holds no fleets")
    page.get_by_test_id("fleet-open").set_input_files({"name": "x.json", "mimeType": "application/json", "buffer": kept})
    expect(page.get_by_test_id("points")).to_have_value("250")
    expect(flagship).to_have_value("3-elite")
    expect(page.get_by_test_id("faults")).to_have_count(0)
    page.get_by_test_id("options").locator("summary").click()
    page.locator("[data-option='place']").check()
    page.get_by_test_id("start").click()
    page.wait_for_url(re.compile("#/match/"))
    expect(page.locator("[data-ship]").first).to_be_visible()
    expect(page.get_by_test_id("log")).to_contain_text("Last to set up")


def test_special_rules_can_be_read_before_and_during_a_battle(page: Page, house: House) -> None:
    page.goto(house.url + "#/new/war_galley/s06-myonessus-190bc")
    expect(page.get_by_test_id("special")).to_contain_text("fire pots")
    page.get_by_test_id("start").click()
    page.wait_for_url(re.compile("#/match/"))
    page.get_by_test_id("briefing").click()
    expect(page.get_by_role("dialog")).to_contain_text("Fear of fire")
