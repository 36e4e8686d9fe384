"""Parts of the page that the first game does not use, with the games of the tests: secret orders, the curtain, the plane."""

from __future__ import annotations

from collections.abc import Callable

from hands import CHOICES, check, expect_log
from house import House
from playwright.sync_api import BrowserContext, Page, expect


def begin(page: Page, house: House, game: str, scenario: str) -> None:
    """Everybody at this screen."""
    page.goto(f"{house.url}#/new/{game}/{scenario}")
    page.locator("[data-seat]").first.wait_for()
    for seat in page.locator("[data-seat]").all():
        seat.select_option("human")
    page.get_by_test_id("start").click()


def test_secret_orders_behind_a_curtain(window: Callable[..., BrowserContext], small_games: House) -> None:
    page = window().new_page()
    begin(page, small_games, "secret_race", "two")
    sheet = page.locator("form[data-handed] select")
    expect(sheet.first).to_be_visible()
    sheet.first.select_option(index=1)
    check(page)
    page.get_by_role("button", name="Hand in the orders").click()
    curtain = page.get_by_role("dialog")
    expect(curtain).to_be_visible()
    expect(page.locator("[data-ship]")).to_have_count(0)
    check(page)
    page.get_by_role("button", name="Show the board").click()
    expect(page.locator("[data-ship]").first).to_be_visible()
    expect(sheet.first).to_have_value("stay")  # not a word of what the other wrote
    page.get_by_role("button", name="Hand in the orders").click()
    expect(page.get_by_test_id("ask")).to_contain_text("Round 2")  # open to both, so nobody needs to leave the screen
    expect_log(page, "Boat R1: row")


def seats(house: House, game: str, scenario: str, *names: str) -> tuple[str, dict[str, str]]:
    """A match whose seats are opened in different windows."""
    made = house.match(game, scenario, dict.fromkeys(names, "human"))
    return made["id"], made["tokens"]


def test_orders_of_every_kind(window: Callable[..., BrowserContext], small_games: House) -> None:
    """Written, handed in, changed; the other window sees that it was handed in and nothing else, and keeps what it wrote."""
    match, tokens = seats(small_games, "secret_race", "kinds", "red", "blue")
    red, blue = (window().new_page() for _ in tokens)
    for page, seat in ((red, "red"), (blue, "blue")):
        page.goto(f"{small_games.url}#/match/{match}?token={tokens[seat]}")
        expect(page.get_by_role("button", name="Hand in the orders")).to_be_enabled()
    check(red)

    # a plot: by buttons, back, and typed
    course = red.get_by_role("group", name="Boat R1", exact=True)
    moves = course.get_by_role("textbox")
    course.get_by_role("button", name="Ahead").click()
    course.get_by_role("button", name="To port").click()
    expect(moves).to_have_value("A L")
    expect(course.get_by_role("button", name="To starboard")).to_have_count(0)  # no two turns in a row
    course.get_by_role("button", name="Take back the last move").click()
    expect(moves).to_have_value("A")
    red.reload()  # what is written outlives it
    expect(moves).to_have_value("A")
    moves.fill("A L L")
    moves.blur()
    expect(course.get_by_role("alert")).to_be_visible()
    expect(red.get_by_role("button", name="Hand in the orders")).to_be_disabled()
    moves.fill(" L  A ")
    moves.blur()
    expect(moves).to_have_value("L A")

    # a number shared out
    rations = red.get_by_role("group", name="Rations")
    expect(rations).to_contain_text("2 left")
    rations.get_by_role("button", name="Boat R2: one more").click()
    expect(rations).to_contain_text("1 left")
    expect(rations.get_by_role("button", name="Boat R2: one more")).to_be_disabled()  # one for each boat at most

    # some of a set, against a law across lines
    lanterns = red.get_by_role("group", name="Lanterns")
    lanterns.get_by_label("Boat R2").check()
    red.locator("form select").first.select_option("row")
    check(red)

    # the other has begun to write meanwhile
    blue.locator("form select").first.select_option("sprint")
    red.get_by_role("button", name="Hand in the orders").click()
    expect(red.get_by_role("alert").filter(has_text="lantern")).to_be_visible()  # refused, with the reason
    expect(moves).to_have_value("L A")  # and nothing is lost
    lanterns.get_by_label("Boat R2").uncheck()
    lanterns.get_by_label("Boat R3").check()
    red.get_by_role("button", name="Hand in the orders").click()
    expect(red.get_by_text("Your orders are in")).to_be_visible()
    expect(blue.locator("form select").first).to_have_value("sprint")

    # changed, and taken back with all that was written
    moves.fill("A")
    moves.blur()
    red.get_by_role("button", name="Hand in the changed orders").click()
    expect(red.get_by_role("button", name="Hand in the changed orders")).to_have_count(0)
    red.keyboard.press("Control+z")
    expect(red.get_by_role("button", name="Hand in the orders")).to_be_enabled()
    expect(moves).to_have_value("A")
    red.get_by_role("button", name="Hand in the orders").click()
    expect(red.get_by_text("Your orders are in")).to_be_visible()

    blue.get_by_role("button", name="Hand in the orders").click()
    for page in (red, blue):
        expect(page.get_by_test_id("ask")).to_contain_text("Round 2")
        expect_log(page, "Boat B2: sprint")
    expect(red.get_by_role("group", name="Boat R1", exact=True).get_by_role("textbox")).to_have_value("")  # a new sheet


def test_two_hand_in_at_the_same_time(window: Callable[..., BrowserContext], small_games: House) -> None:
    """F3: while the other's sheet is on its way, mine is; both are taken, round after round."""
    match, tokens = seats(small_games, "secret_race", "two", "red", "blue")
    pages = [window().new_page() for _ in tokens]
    for page, token in zip(pages, tokens.values(), strict=True):
        page.goto(f"{small_games.url}#/match/{match}?token={token}")
    for number in (1, 2):
        for page in pages:
            expect(page.get_by_test_id("ask")).to_contain_text(f"Round {number}")
            page.locator("form[data-handed] select").first.select_option("row")
        for page in pages:
            page.evaluate("document.querySelector('form button.primary').click()")
    for page in pages:
        expect(page.get_by_test_id("ask")).to_contain_text("Round 3")


def test_a_sheet_is_kept_while_the_line_is_down(window: Callable[..., BrowserContext], small_games: House) -> None:
    match, tokens = seats(small_games, "secret_race", "two", "red", "blue")
    context = window()
    page = context.new_page()
    page.goto(f"{small_games.url}#/match/{match}?token={tokens['red']}")
    page.locator("form[data-handed] select").first.select_option("sprint")
    small_games.kill()
    expect(page.get_by_text("Connection lost", exact=False).first).to_be_visible()
    page.get_by_role("button", name="Hand in the orders").click()
    expect(page.locator("form[data-handed] select").first).to_have_value("sprint")
    small_games.start()
    expect(page.get_by_text("Your orders are in")).to_be_visible()
    expect(page.locator("form[data-handed] select").first).to_have_value("sprint")


def test_a_place_on_the_plane(window: Callable[..., BrowserContext], small_games: House) -> None:
    page = window().new_page()
    begin(page, small_games, "squadrons", "gulf")
    page.locator(CHOICES).first.click()
    distance = page.get_by_label("Distance")
    distance.fill("12")
    page.get_by_role("spinbutton", name="Turn").fill("-10")
    distance.focus()
    check(page)
    page.get_by_test_id("pose-form").get_by_role("button", name="Go this way").click()
    expect_log(page, "sails 12")
    expect(page.locator("[data-ship]").first).to_be_visible()
