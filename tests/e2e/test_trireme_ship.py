"""The Ship Game in the browser: a fleet plotted and rowed step by step, and a duel of two browsers to its end."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from hands import CHOICES, check
from house import House
from playwright.sync_api import BrowserContext, Locator, Page, expect

SALAMIS = "ts3-salamis-in-cyprus-306bc"
DUEL = "ts1-two-captains"


def create(house: House, scenario: str, seed: str, *seats: str) -> Any:
    """A match between people, with dice known beforehand."""
    return house.match("trireme_ship", scenario, dict.fromkeys(seats, "human"), seed)


def sit(context: BrowserContext, house: House, match: Any, seat: str) -> Page:
    page = context.new_page()
    page.goto(house.seat(match, seat))
    page.get_by_test_id("board").wait_for()
    return page


def field(page: Page, ship: str) -> Locator:
    return page.locator(f'[data-line="{ship}"] input[type=text]')


def lies(page: Page, ship: str) -> str:
    return page.locator(f'[data-ship="{ship}"]').first.get_attribute("transform") or ""


def hand_in(page: Page) -> None:
    page.locator("form[data-handed] button.primary").click()


def test_a_fleet_is_plotted_and_its_movement_seen_step_by_step(window: Callable[..., BrowserContext], house: House) -> None:
    match = create(house, SALAMIS, "7", "demetrius", "ptolemy")
    page = sit(window(), house, match, "demetrius")
    foe = sit(window(), house, match, "ptolemy")

    # typed, as people type; the ghost, the moves left and what it costs
    field(page, "D1").fill("aala")
    expect(page.locator('[data-plan="D1"]')).to_have_count(1)
    field(page, "D1").press("Enter")  # a line is done, the sheet is not
    expect(field(page, "D1")).to_have_value("A A L A")
    expect(field(page, "De1")).to_be_focused()
    field(page, "D1").focus()
    expect(page.get_by_test_id("foreseen")).to_contain_text("breath", timeout=30_000)  # the first thought wakes the workers
    expect(page.locator("[data-moment]")).to_have_count(4)
    expect(page.get_by_test_id("writers")).to_contain_text("is writing orders")

    # on the board: a move taken back and another added; by key as well
    page.locator('[data-line="D1"] .name').click()
    page.keyboard.press("Backspace")
    expect(field(page, "D1")).to_have_value("A A L")
    page.locator('[data-step="A"]').click(force=True)
    expect(field(page, "D1")).to_have_value("A A L A")
    page.locator("[data-step-back]").click(force=True)
    page.keyboard.press("r")
    expect(field(page, "D1")).to_have_value("A A L")  # too large to turn again so soon

    # taken over by others
    page.get_by_test_id("whom").select_option("De1")
    page.locator("[data-give=mirror]").click()
    expect(field(page, "De1")).to_have_value("A A R")
    page.get_by_test_id("whom").select_option("rest")
    page.locator("[data-give=copy]").click()
    expect(field(page, "De2")).to_have_value("A A L")
    expect(page.locator("[data-plan]")).to_have_count(7)
    field(page, "D1").fill("aaaa")  # still under the hand when the next button is pressed
    page.get_by_test_id("whom").select_option("all")
    page.locator("[data-give=follow]").click()
    expect(field(page, "De1")).not_to_have_value("A A R")
    expect(page.locator('[data-line] input[aria-invalid="true"]')).to_have_count(0)
    page.locator("form[data-handed] details").first.locator("summary").click()
    page.get_by_test_id("plot-text").fill("D1: A A A A (FV)\nDe1: A A A\nDe2: l")
    page.get_by_test_id("plot-text").blur()
    expect(field(page, "D1")).to_have_value("A A A A (FV)")
    expect(field(page, "De2")).to_have_value("L")

    # where they could be, after each step, and one of them
    page.get_by_test_id("where-all").click()
    possible = page.get_by_test_id("possible")
    expect(possible).to_be_attached()
    wide = int(possible.get_attribute("data-cells") or 0)
    page.get_by_test_id("where-step").fill("1")
    expect(possible).not_to_have_attribute("data-cells", str(wide))
    assert int(possible.get_attribute("data-cells") or 0) < wide
    page.locator("#tab-ship").click()
    page.get_by_test_id("ship-picker").select_option("P1")
    page.get_by_test_id("where-one").click()
    expect(possible.locator("path").first).to_be_attached()
    page.get_by_test_id("where-one").click()
    expect(possible).to_have_count(0)
    check(page)

    # a standing order is given while the sheet is written, which stays as it is; both sides read it
    page.locator("#tab-groups").click()
    page.locator("[data-standing='fleet grapple']").select_option("never")
    expect(page.get_by_test_id("log")).to_contain_text("Standing order of", use_inner_text=False)
    expect(field(page, "D1")).to_have_value("A A A A (FV)")
    expect(foe.get_by_test_id("other-standing")).to_contain_text("Grapples: none", use_inner_text=False)
    check(page)

    # nothing is told before all are in; then all row together
    hand_in(page)
    expect(page.get_by_test_id("writers")).to_contain_text("orders are in")
    expect(foe.locator('[data-writer="demetrius"]')).to_have_attribute("data-done", "true")
    expect(foe.get_by_test_id("log")).not_to_contain_text("A A A A (FV)")
    field(page, "De1").fill("aa")
    hand_in(page)  # changed until the last is in
    before = lies(page, "D1")
    hand_in(foe)
    expect(foe.get_by_test_id("log")).to_contain_text("A A A A (FV)")

    # step by step, back, and to the present again
    expect(page.get_by_test_id("steps")).to_be_visible()
    now = lies(page, "D1")
    assert now != before
    page.locator('[data-see="1"]').click()
    expect(page.locator('[data-see="1"]')).to_have_attribute("aria-current", "step")
    first = lies(page, "D1")
    assert first not in (before, now)
    page.get_by_test_id("steps-on").click()  # speed 4 has no move in step 2
    expect(page.locator('[data-see="2"]')).to_have_attribute("aria-current", "step")
    assert lies(page, "D1") == first
    page.get_by_test_id("steps-on").click()
    expect(page.locator('[data-see="3"]')).to_have_attribute("aria-current", "step")
    assert lies(page, "D1") not in (before, first, now)
    for _ in range(2):
        page.get_by_test_id("steps-back").click()
    expect(page.locator('[data-see="1"]')).to_have_attribute("aria-current", "step")
    assert lies(page, "D1") == first
    page.keyboard.press("Escape")
    expect(page.locator(f'[data-ship="D1"][transform="{now}"]').first).to_be_attached()

    # the log sheet: a box of breath has been ticked, and that is new
    page.locator("#tab-ship").click()
    page.get_by_test_id("ship-picker").select_option("D1")
    expect(page.locator('[data-track="record-breath"] .marked.fresh')).to_have_count(1)
    expect(page.get_by_test_id("record-news")).to_contain_text("Sheet of")
    printed(page, ships=page.locator("[data-testid=ship-picker] option").count())


def printed(page: Page, ships: int) -> None:
    """The printer gets the sheets of all ships and nothing of the page; afterwards the page is as it was."""
    page.evaluate("window.print = () => { document.title = 'to the printer'; dispatchEvent(new Event('beforeprint')) }")
    page.get_by_test_id("print-sheets").click()
    expect(page).to_have_title("to the printer")
    page.emulate_media(media="print")
    expect(page.locator("[data-testid=paper] section")).to_have_count(ships)
    assert page.evaluate("[...document.body.children].filter(one => getComputedStyle(one).display !== 'none').length") == 1
    expect(page.locator("[data-testid=paper] [data-track=record-breath] .marked").first).to_be_visible()
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    page.emulate_media(media="screen")
    expect(page.get_by_test_id("paper")).to_have_count(0)
    expect(page.get_by_test_id("board")).to_be_visible()


PLOTS = {"red": ["A L A A A", "A R A A A"], "yellow": ["A A R A", "A R A A A"]}
"""With these dice a race for one hex, a ram, fire and grapples, and in the third turn the blow that ends it."""


NUMBER = "(document.querySelector('form[data-handed]')?.dataset.number ?? '')"
NEW = f"""n => document.querySelector('[data-testid=outcome], {CHOICES}')
    || ({NUMBER} !== n && document.querySelector('form[data-handed=false], [data-testid=ask]'))"""
"""Something else is asked than with that number, or it is all over."""


def by_hand(page: Page, order: str) -> None:
    """By mouse: the moves are clicked where the ship would go."""
    for token in order.split():
        page.locator(f'[data-step="{token}"]').click(force=True)
    expect(field(page, "R1")).to_have_value(order)
    hand_in(page)


def by_keys(page: Page, order: str | None) -> None:
    """By keyboard: past the board to the sheet, written, and handed in."""
    page.evaluate("document.activeElement?.blur()")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    if order is not None:
        page.keyboard.type(order.replace(" ", "").lower())
    page.keyboard.press("Control+Enter")


def test_two_browsers_fight_a_duel_to_its_end_one_of_them_by_keyboard(
    window: Callable[..., BrowserContext], house: House
) -> None:
    match = create(house, DUEL, "37", "red", "yellow")
    red, yellow = (sit(window(), house, match, seat) for seat in ("red", "yellow"))
    heard: list[str] = []
    red.on("websocket", lambda socket: socket.on("framereceived", lambda text: heard.append(str(text))))
    red.reload()
    red.get_by_test_id("board").wait_for()
    until, turn = time.monotonic() + 120, 0
    asked = {red: "", yellow: ""}
    while time.monotonic() < until:
        for page in (red, yellow):
            page.wait_for_function(NEW, arg=asked[page])
        if red.get_by_test_id("outcome").count():
            break
        plots = field(red, "R1").count() > 0
        orders = {seat: texts[turn] if turn < 2 else {"red": "A A A"}.get(seat, "") for seat, texts in PLOTS.items()}
        asked = {page: page.evaluate(NUMBER) for page in (red, yellow)}
        heard.clear()
        if asked[yellow]:
            by_keys(yellow, orders["yellow"] if plots else None)
        if asked[yellow] and asked[red]:
            expect(red.locator('[data-writer="yellow"]')).to_have_attribute("data-done", "true")
            assert heard, "that a sheet is in is told"
        if plots and orders["yellow"]:
            assert not [text for text in heard if orders["yellow"] in text], "an order before all are in"
        if plots:
            by_hand(red, orders["red"])
            turn += 1
        elif asked[red]:
            hand_in(red)
        else:
            page = red if red.locator(CHOICES).count() else yellow
            if page.locator(CHOICES).count():
                page.keyboard.press("1")
        if plots and turn == 1:
            expect(red.get_by_test_id("log")).to_contain_text("Y1: A A R A")
            assert [text for text in heard if orders["yellow"] in text], "and afterwards everybody reads it"
    expect(red.get_by_test_id("outcome")).to_be_visible()
    expect(yellow.get_by_test_id("outcome")).to_be_visible()
    red.locator("#tab-log").click()
    expect(red.get_by_test_id("log")).to_contain_text("gets")  # who got the hex, and why
    # in the film of the end the place they raced for is marked, with what decided it
    red.get_by_test_id("log").locator("button.line", has_text="gets").first.click()
    expect(red.get_by_test_id("met").locator("td.decided").first).to_be_visible()
    expect(red.get_by_test_id("met-on-board").locator("circle").first).to_be_attached()


def test_a_side_gives_up_while_it_writes(page: Page, house: House) -> None:
    match = create(house, DUEL, "1", "red", "yellow")
    page.goto(f"{house.url}#/match/{match['id']}?token={match['tokens']['red']}")
    page.get_by_test_id("resign").click()
    page.locator("[data-answer=concede]").click()
    expect(page.get_by_test_id("outcome")).to_be_visible()


def test_a_movement_is_stopped_in_its_midst_and_goes_on_a_step(window: Callable[..., BrowserContext], house: House) -> None:
    """In motion: the film stands where it was stopped, a step on is one step, and it stands again."""
    match = create(house, DUEL, "3", "red", "yellow")
    foe = sit(window(), house, match, "yellow")
    hand_in(foe)
    page = sit(window(pace="slow", reduced_motion="no-preference"), house, match, "red")
    field(page, "R1").fill("AAA")
    hand_in(page)
    page.get_by_test_id("steps-again").click()
    page.get_by_test_id("steps-pause").click()
    expect(page.get_by_test_id("steps-play")).to_be_visible()
    now = page.locator("[data-see][aria-current=step]")
    stood = int(now.get_attribute("data-see") or "0") if now.count() else 0
    page.get_by_test_id("steps-on").click()
    expect(now).to_have_attribute("data-see", str(stood + 1))
    expect(page.get_by_test_id("steps-play")).to_be_visible()
    expect(now).to_have_attribute("data-see", str(stood + 1))
