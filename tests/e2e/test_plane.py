"""The plane by hand, with the models of the tests: placed, moved leg by leg, measured; by mouse, by finger and by keyboard."""

from __future__ import annotations

import re
from collections.abc import Callable

from hands import check, expect_log
from house import House
from playwright.sync_api import BrowserContext, CDPSession, Page, expect


class Sitting:
    """Both seats of a match, each in a window of its own; the other one answers over the wire of its page."""

    def __init__(self, house: House, window: Callable[..., BrowserContext], **wishes: object) -> None:
        made = house.match("model_ships", "shelf", {"red": "human", "blue": "human"})
        self.red, self.blue = (window(**wishes).new_page() for _ in range(2))
        for page, seat in ((self.red, "red"), (self.blue, "blue")):
            page.goto(house.seat(made, seat))
            page.locator("[data-grip]").first.wait_for()

    def hand_in(self, *pages: Page) -> None:
        for page in pages:
            page.locator("form[data-handed=false] button.primary").click()

    def to_the_legs(self, pace: str = "fast") -> None:
        """Models as they stand on the shelf, a buoy in the middle, everybody at one pace."""
        self.hand_in(self.red, self.blue)
        self.blue.locator("[data-grip=buoy]").press("Enter")
        for page in (self.red, self.blue):
            page.locator("form[data-handed=false] select").first.wait_for()
            for line in page.locator("form[data-handed=false] select").all():
                line.select_option(pace)
        self.hand_in(self.red, self.blue)
        self.red.locator("[data-grip=R1]").wait_for()


def stands(page: Page, *numbers: int) -> None:
    """The fields of the form come to say so."""
    fields = page.locator("[data-testid=pose-form] input")
    expect(fields).to_have_count(len(numbers))
    for at, number in enumerate(numbers):
        expect(fields.nth(at)).to_have_value(str(number))


def middle(page: Page, selector: str) -> tuple[float, float]:
    box = page.locator(selector).bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, selector: str, dx: float, dy: float, *, drop: bool = True) -> None:
    x, y = middle(page, selector)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + dx, y + dy, steps=5)
    if drop:
        page.mouse.up()


def lens(page: Page) -> str:
    return page.get_by_test_id("world").get_attribute("transform") or ""


def scale(page: Page) -> float:
    return float(re.findall(r"scale\(([\d.]+)\)", lens(page))[0])


def test_models_are_placed_and_rowed_with_the_mouse(window: Callable[..., BrowserContext], small_games: House) -> None:
    table = Sitting(small_games, window)
    red, blue = table.red, table.blue

    # in secret: mine stand where my hand puts them, theirs are nowhere; a law across lines is told at once
    expect(red.locator("[data-ghost]")).to_have_count(2)
    expect(red.locator("[data-ship=B1]")).to_have_count(0)
    seen = lens(red)
    drag(red, "[data-grip=R1]", -400, -400)
    expect(red.locator("[data-station=R1] input").first).to_have_value("30")
    expect(red.locator("[data-station=R1] input").nth(1)).to_have_value("90")
    assert lens(red) == seen, "the sea moved with the ship"
    drag(red, "[data-grip=R1]", middle(red, "[data-grip=R2]")[0] - middle(red, "[data-grip=R1]")[0], 0)
    expect(red.get_by_test_id("trial-bar").first).to_contain_text("touch")
    red.locator("[data-station=R1] input").first.fill("148")
    red.locator("[data-station=R1] input").nth(1).fill("60")
    red.locator("[data-station=R2] input").first.focus()
    expect(red.get_by_test_id("trial-bar")).to_have_count(0)
    check(red)
    table.hand_in(red, blue)

    # a place within a region, on one of two headings: the wheel turns it
    grip = blue.locator("[data-grip=buoy]")
    drag(blue, "[data-grip=buoy]", 0, 500)
    stands(blue, 200, 120, 0)
    blue.mouse.move(*middle(blue, "[data-grip=buoy]"))
    before = lens(blue)
    blue.mouse.wheel(0, 100)
    expect(blue.locator("[data-testid=pose-form] input").nth(2)).to_have_value("90")
    assert lens(blue) == before, "the wheel turned the buoy and zoomed as well"
    grip.press("Escape")
    stands(blue, 200, 150, 0)
    blue.get_by_test_id("pose-form").get_by_role("button", name="Place it here").click()
    expect_log(blue, "A buoy at 200, 150")
    for page in (red, blue):
        page.locator("form[data-handed=false] select").first.wait_for()
        for line in page.locator("form[data-handed=false] select").all():
            line.select_option("fast")
    table.hand_in(red, blue)

    # mine can be read, theirs lie face down
    expect(blue.locator("[data-counter=B1] text")).to_have_text("F")
    expect(blue.locator("[data-counter=R2] text")).to_have_count(0)
    expect(blue.locator("[data-counter=R2]")).to_have_count(1)

    # a leg: it follows the hand, snaps, and says what it comes to
    k = scale(red)
    drag(red, "[data-grip=R1]", 0, -20.3 * k, drop=False)
    expect(red.get_by_test_id("pose-label")).to_contain_text("20 mm · 70 mm remain")
    red.mouse.wheel(0, 100)  # while it is held
    expect(red.get_by_test_id("pose-label")).to_contain_text("1° to starboard")
    red.mouse.up()
    stands(red, 20, 1)
    red.get_by_test_id("pose-label").get_by_role("button", name="Go this way").click()
    expect(red.locator("[data-leg]")).to_have_count(1)
    red.get_by_test_id("choices").get_by_role("button", name="Take back the last leg").click()
    expect(red.locator("[data-leg]")).to_have_count(0)
    drag(red, "[data-turn=R1]", 500, 0)
    stands(red, 0, 30)  # the handle at the bow turns
    red.get_by_test_id("pose-form").get_by_role("button", name="Put it back").click()

    # typed, and told to players who cannot see it
    red.get_by_label("Distance").fill("70")
    red.get_by_label("Distance").press("Enter")
    expect(red.locator("[data-leg]")).to_have_count(1)
    red.get_by_label("Distance").fill("99")
    red.get_by_label("Distance").blur()
    expect(red.get_by_test_id("pose-said")).to_contain_text("20\u00a0mm, 0\u00a0mm remain")
    red.get_by_test_id("choices").get_by_role("button", name="Row").click()
    expect_log(red, "Model R1 rows")
    check(red)


def test_a_ram_is_foretold_while_one_drags(window: Callable[..., BrowserContext], small_games: House) -> None:
    table = Sitting(small_games, window)
    red, blue = table.red, table.blue
    red.locator("[data-station=R1] input").nth(1).fill("90")
    blue.locator("[data-station=B1] input").nth(1).fill("210")
    for page in (red, blue):
        page.locator("form[data-handed]").get_by_role("spinbutton").last.focus()
    table.to_the_legs()
    drag(red, "[data-grip=R1]", 0, -400)
    label = red.get_by_test_id("pose-label")
    expect(label).to_contain_text("touches model B1: bow, 0° · counts as a ram")
    expect(label.get_by_test_id("trial-odds")).to_contain_text("hit 50")
    expect(red.locator("[data-touched=B1]")).to_be_visible()
    expect(red.get_by_test_id("stop")).to_be_visible()
    check(red)

    # ruler and protractor: between two ships by hand, by focus without a hand; the sea lies still
    seen = lens(red)
    red.get_by_test_id("ruler").click()
    red.mouse.move(*middle(red, "[data-ship=R2] .base"))
    red.mouse.down()
    red.mouse.move(*middle(red, "[data-ship=B2] .base"), steps=4)
    expect(red.get_by_test_id("reading")).to_have_text(re.compile("180.mm"))
    red.mouse.up()
    assert lens(red) == seen
    red.get_by_test_id("ruler").click()
    red.locator("[data-ship=R2]").focus()
    red.keyboard.press("a")
    red.locator("[data-ship=B2]").focus()
    expect(red.get_by_test_id("reading")).to_contain_text("to starboard")
    red.keyboard.press("Escape")
    expect(red.get_by_test_id("instrument")).to_have_count(0)

    # and from anywhere to anywhere by keys alone
    red.get_by_test_id("ruler").press("Enter")
    expect(red.locator("[data-end='1']")).to_be_focused()
    for key in (*["Shift+ArrowRight"] * 5, *["ArrowLeft"] * 2):
        red.keyboard.press(key)
    red.locator("[data-end='0']").focus()
    red.keyboard.press("Shift+ArrowUp")
    expect(red.get_by_test_id("reading")).to_have_text(re.compile(r"62.mm"))  # 48 to the right and 40 up
    red.keyboard.press("Escape")
    expect(red.get_by_test_id("ruler")).to_be_focused()

    # what the rules speak of about a ship, and what lies in the sea
    expect(red.locator("[data-shape=shallows]")).to_have_count(1)
    red.locator("[data-ship=R2]").press("Enter")
    for shape in ("arc-bow", "range-bows", "range-command", "zone-port"):
        expect(red.locator(f"[data-shape={shape}]")).to_have_count(1)
    expect(red.get_by_test_id("scale")).to_have_attribute("aria-label", re.compile(r"Scale: this long is \d+.mm"))
    before, near = scale(red), lens(red)
    red.mouse.move(*middle(red, "[data-ship=R2] .base"))
    red.mouse.wheel(0, -300)
    expect(red.get_by_test_id("world")).not_to_have_attribute("transform", near)
    assert scale(red) > before, "the wheel zooms everywhere else"


def test_legs_by_keyboard_alone(window: Callable[..., BrowserContext], small_games: House) -> None:
    table = Sitting(small_games, window)
    table.to_the_legs("slow")
    red = table.red
    grip = red.locator("[data-grip=R1]")
    grip.focus()
    seen = lens(red)
    for key, leg in (
        ("ArrowUp", [1, 0]),
        ("Shift+ArrowUp", [11, 0]),
        ("Shift+ArrowRight", [11, 10]),
        ("ArrowLeft", [11, 9]),
        ("PageUp", [11, 8]),
        ("Escape", [0, 0]),
        ("ArrowDown", [-1, 0]),
        ("Shift+ArrowDown", [-11, 0]),
        ("Escape", [0, 0]),
        ("Shift+ArrowUp", [10, 0]),
    ):
        red.keyboard.press(key)
        stands(red, *leg)
    assert lens(red) == seen, "the arrows moved the sea"
    expect(grip).to_have_attribute("aria-label", re.compile("10.mm, 30.mm remain"))
    expect(red.get_by_test_id("pose-said")).to_contain_text("10\u00a0mm")
    red.keyboard.press("Enter")
    expect(red.locator("[data-leg]")).to_have_count(1)
    expect(red.locator("[data-grip=R1]")).to_be_focused()
    red.keyboard.press("Backspace")
    expect(red.locator("[data-leg]")).to_have_count(0)
    field = red.get_by_label("Turn in degrees")
    field.focus()
    field.press("Shift+ArrowDown")
    stands(red, 0, -10)
    field.press("Enter")
    expect(red.locator("[data-leg]")).to_have_count(1)
    red.get_by_test_id("choices").get_by_role("button", name="Row").press("Enter")
    expect_log(red, "Model R1 rows")


def fingers(session: CDPSession, kind: str, *points: tuple[float, float]) -> None:
    spots = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
    session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": spots})


def test_legs_by_finger(window: Callable[..., BrowserContext], small_games: House) -> None:
    """One finger moves the ship, a second one turns it; beside the ship the same fingers move the sea."""
    table = Sitting(small_games, window, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    table.to_the_legs()
    red = table.red
    session = red.context.new_cdp_session(red)
    seen, k = lens(red), scale(red)
    x, y = middle(red, "[data-grip=R1]")
    fingers(session, "touchStart", (x, y))
    for step in range(1, 6):
        fingers(session, "touchMove", (x, y - 8 * k * step))
    expect(red.get_by_test_id("pose-label")).to_contain_text("40 mm")
    top = y - 40 * k
    fingers(session, "touchStart", (x, top), (x + 60, top))
    for step in range(1, 6):
        fingers(session, "touchMove", (x, top), (x + 60, top + 4 * step))
    fingers(session, "touchEnd", (x, top))
    fingers(session, "touchEnd")
    expect(red.get_by_test_id("pose-label")).to_contain_text("18° to starboard · 40 mm")
    assert lens(red) == seen, "the sea moved with the ship"
    check(red)  # and the fingers are off the glass for a while: a tap at once is lost now and then
    red.get_by_test_id("pose-label").get_by_role("button", name="Go this way").tap()
    expect(red.locator("[data-leg]")).to_have_count(1)
    x, y = middle(red, "[data-testid=board]")
    fingers(session, "touchStart", (x + 90, y - 60))
    fingers(session, "touchMove", (x + 70, y - 80))
    fingers(session, "touchMove", (x + 40, y - 100))
    fingers(session, "touchEnd")
    expect(red.get_by_test_id("world")).not_to_have_attribute("transform", seen)  # beside the ship a finger moves the sea
    stands(red, 0, 0)
