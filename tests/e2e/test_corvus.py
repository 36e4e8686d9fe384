"""*Corvus* in the browser: the duel to its end, one side by mouse and the other by keyboard alone; oars sheared by finger."""

from __future__ import annotations

import re
from collections.abc import Callable
from math import cos, radians, sin
from typing import Any

from hands import check, expect_log
from house import House
from playwright.sync_api import BrowserContext, CDPSession, Page, WebSocketRoute, expect

import naumachia
from naumachia.kernel import Sealed
from naumachia.kernel.files.record import dump


def sit(context: BrowserContext, house: House, match: Any, seat: str) -> Page:
    """By the key of a seat: there is no invitation to be exchanged, so the page does not ask for one, and nothing is refused."""
    page = context.new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(house.seat(match, seat))
    page.get_by_test_id("board").wait_for()
    assert not any("api/invitations" in url for url in asked)
    return page


def middle(page: Page, selector: str) -> tuple[float, float]:
    box = page.locator(selector).bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def scale(page: Page) -> float:
    """Pixels a millimetre."""
    lens = page.get_by_test_id("world").get_attribute("transform") or ""
    return float(re.findall(r"scale\(([\d.]+)\)", lens)[0])


def order(page: Page, wanted: str) -> None:
    """By mouse: a line of the sheet, and handed in."""
    page.locator("form[data-handed=false] select").select_option(wanted)
    page.locator("form[data-handed=false] button.primary").click()


def reach(page: Page, selector: str) -> None:
    """By keyboard: with the tabulator to where something is written or moved, unless the page has put one there already."""
    page.locator(selector).wait_for()
    for _ in range(60):
        if page.evaluate("wanted => document.activeElement.matches(wanted)", selector):
            break
        page.keyboard.press("Tab")
    expect(page.locator(selector)).to_be_focused()


def order_by_keys(page: Page, letter: str) -> None:
    """By keyboard: the order by its letter, and handed in."""
    reach(page, "form[data-handed=false] select")
    page.keyboard.press(letter)
    page.keyboard.press("Control+Enter")


def drag(page: Page, far: float) -> None:
    """By mouse: the ship is taken and drawn straight on, northward."""
    page.locator("[data-grip=R1]").wait_for()
    x, y = middle(page, "[data-grip=R1]")
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y - far * scale(page), steps=5)
    page.mouse.up()


def by_keys(page: Page, *keys: tuple[str, int]) -> None:
    """By keyboard: on to the ship, its leg step by step, and given."""
    reach(page, "[data-grip=C1]")
    legs = page.locator("[data-leg]").count()
    for key, times in keys:
        for _ in range(times):
            page.keyboard.press(key)
    page.keyboard.press("Enter")
    expect(page.locator("[data-leg]")).not_to_have_count(legs)


def choose(page: Page, words: str) -> None:
    """By mouse: what is offered under that name."""
    page.locator("[data-deaf]").wait_for(state="detached")  # new options hear nothing for a moment
    page.get_by_test_id("choices").get_by_role("button", name=words).click()


def row_by_keys(page: Page) -> None:
    page.locator("[data-deaf]").wait_for(state="detached")
    page.keyboard.press("1")
    expect(page.locator("[data-leg]")).to_have_count(0)


def test_the_duel_to_its_end_by_mouse_and_by_keyboard(window: Callable[..., BrowserContext], house: House) -> None:
    """With these dice Carthage acts first, is rammed, held by the corvus, shot at and boarded."""
    match = house.match("corvus", "cv1-duel", {"rome": "human", "carthage": "human"}, "273")
    rome, carthage = sit(window(), house, match, "rome"), sit(window(color_scheme="dark"), house, match, "carthage")

    # the approach: the ghost stops at what the order allows, and a leg is taken back
    order(rome, "forward")
    order_by_keys(carthage, "f")
    by_keys(carthage, ("Shift+ArrowUp", 11))
    row_by_keys(carthage)
    drag(rome, 200)
    label, plan = rome.get_by_test_id("pose-label"), rome.get_by_test_id("plan-label")
    expect(label).to_contain_text("110\u00a0mm · 0\u00a0mm remain")
    label.get_by_role("button", name="Go this way").click()
    expect(rome.locator("[data-leg]")).to_have_count(1)
    plan.get_by_role("button", name="Take back the last leg").click()
    expect(rome.locator("[data-leg]")).to_have_count(0)
    drag(rome, 200)
    label.get_by_role("button", name="Go this way").click()
    plan.get_by_role("button", name="Row").click()
    expect_log(rome, "Trireme R1 rows 110 mm.")

    # orders lie face down: one's own can be read, the enemy's cannot
    order(rome, "battle")
    order_by_keys(carthage, "p")
    expect(carthage.locator("[data-counter=R1]")).to_have_count(1)
    expect(carthage.locator("[data-counter=R1] text")).to_have_count(0)
    expect(rome.locator("[data-counter=R1] text")).to_have_text("⚔")
    # a spectator does not even see that they lie there: the match stands still for them, and they are told why
    friend = window(locale="fr-FR", viewport={"width": 390, "height": 844}).new_page()
    friend.goto(f"{house.url}#/match/{match['id']}")
    expect(friend.get_by_test_id("late")).to_be_visible()
    expect(friend.get_by_test_id("late")).to_contain_text("dès que plus rien ne sera caché")
    friend.locator("#tab-table").click()
    expect(friend.get_by_test_id("watching")).to_be_visible()
    expect(friend.locator("#tab-orders")).to_have_text("Ordres")  # nothing there is asked of them
    expect(friend.locator("[data-counter]")).to_have_count(0)
    moment = friend.get_by_test_id("slider").get_attribute("max")
    turn = (("Shift+ArrowLeft", 4), ("ArrowLeft", 5))
    by_keys(carthage, ("Shift+ArrowUp", 1), *turn)
    check(carthage)  # the plan, in the dark
    by_keys(carthage, *turn)
    row_by_keys(carthage)

    # the ram is foretold, and comes; it is not said of the ship in hand that it has acted
    expect(rome.locator("[data-ship=C1].spent")).to_have_count(1)  # it is drawn paler
    expect(friend.get_by_test_id("late")).to_have_count(0)  # the last order has been turned up
    expect(friend.get_by_test_id("slider")).not_to_have_attribute("max", moment or "")
    drag(rome, 250)
    expect(label).to_contain_text("stopped by trireme C1 in the starboard side, 90° · a ram: 3 in 6")
    expect(rome.locator("[data-touched=C1]")).to_be_visible()
    expect(rome.locator("[data-ship=R1].spent")).to_have_count(0)
    expect(rome.get_by_test_id("stakes")).to_have_count(1)  # the test to come; that a lost ship is a lost duel need not be said
    check(rome)
    label.get_by_role("button", name="Go this way").click()
    plan.get_by_role("button", name="Row").click()
    choose(rome, "Ram trireme C1 in the starboard side")
    expect_log(rome, "Trireme C1 is damaged.")
    choose(rome, "Drop the corvus on trireme C1")
    expect(rome.locator("[data-link=grapple]")).to_have_count(1)

    # all shoot at once, then the marines go over
    order(rome, "C1")
    order_by_keys(carthage, "t")
    choose(rome, "Assault trireme C1")
    choose(rome, "Capture trireme C1")
    expect(rome.get_by_test_id("outcome")).to_contain_text("Rome wins: Carthage is routed")
    expect(friend.get_by_test_id("outcome")).to_be_visible()
    expect(rome.get_by_test_id("tally")).to_contain_text("Rams that struck")
    expect_log(rome, "1 marine point goes aboard as prize crew")
    expect(carthage.get_by_test_id("result")).to_contain_text("You lost")


def fingers(session: CDPSession, kind: str, *points: tuple[float, float]) -> None:
    spots = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
    session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": spots})


def passing() -> str:
    """Two turns on: the enemy lies a little to port, and the card is Rome's."""
    match = naumachia.play("corvus/cv1-duel", seed=1)
    for orders, legs in ((("forward", "forward"), ((110, 8), "row", (110, 0), "row")), (("battle", "stop"), ())):
        for seat, ship, wanted in zip(("rome", "carthage"), ("R1", "C1"), orders, strict=True):
            match.answer(Sealed(seat, ((ship, wanted),)), seat)
        for leg in legs:
            match.answer(leg, match.waiting[0])
    assert match.waiting == ("rome",)
    return dump(match.record())


class Late:
    """Trials that come late: what a leg would be is told only when the test lets it through."""

    def __init__(self, context: BrowserContext) -> None:
        self.kept: list[Callable[[], None]] = []
        self.held = False
        context.route_web_socket(re.compile("/ws/"), self._join)

    def _join(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def back(message: str | bytes) -> None:
            if self.held and '"t":"trial"' in str(message):
                self.kept.append(lambda: socket.send(message))
            else:
                socket.send(message)

        server.on_message(back)

    def let_go(self, page: Page) -> None:
        for _ in range(100):
            if not self.kept:
                page.wait_for_timeout(50)
        assert self.kept, "nothing was held back"
        self.held = False
        for send in self.kept:
            send()


def test_oars_are_sheared_by_finger(window: Callable[..., BrowserContext], house: House) -> None:
    match = house.post("api/records", passing(), "text/plain")
    wishes = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
    context = window(**wishes)
    late = Late(context)
    page = sit(context, house, match, "rome")
    page.locator("[data-grip=R1]").wait_for()
    session = page.context.new_cdp_session(page)

    # one finger draws the ship on its course as far as it goes, a second one turns it
    x, y = middle(page, "[data-grip=R1]")
    far, course = 175 * scale(page), radians(8)
    end = (x + far * sin(course), y - far * cos(course))
    fingers(session, "touchStart", (x, y))
    for step in range(1, 6):
        fingers(session, "touchMove", (x + (end[0] - x) * step / 5, y + (end[1] - y) * step / 5))
    late.held = True
    fingers(session, "touchStart", end, (end[0] + 60, end[1]))
    for step in range(1, 6):
        fingers(session, "touchMove", end, (end[0] + 60, end[1] - 1.7 * step))
    fingers(session, "touchEnd", end)
    fingers(session, "touchEnd")
    label = page.get_by_test_id("pose-label")
    expect(label).to_contain_text("8° to port")
    go = label.get_by_role("button", name="Go this way")
    spot = go.bounding_box()
    late.let_go(page)
    expect(label).to_contain_text("rows along the oars of trireme C1: broken 3 in 6")
    assert go.bounding_box() == spot, "what is told of a leg does not take its button from under the finger"
    check(page)
    go.tap()
    page.get_by_test_id("plan-label").get_by_role("button", name="Row").tap()

    # the question, and on with the plan whatever came of it
    expect(page.get_by_test_id("ask")).to_contain_text("break its oars?")
    page.locator("[data-deaf]").wait_for(state="detached")
    shear = page.get_by_test_id("choices").get_by_role("button", name="Break the port oars of trireme C1 (3 in 6)")
    shear.tap()
    expect(shear).to_contain_text("again")  # what rolls dice is looked at first
    shear.tap()
    expect(page.get_by_test_id("ask")).to_contain_text("go on as planned?")
    page.locator("[data-deaf]").wait_for(state="detached")
    page.get_by_test_id("choices").get_by_role("button", name="Go on").tap()
    expect(page.get_by_test_id("ask")).not_to_contain_text("go on")
    page.locator("#tab-log").tap()
    expect_log(page, "oars of trireme C1")
    expect_log(page, "Trireme R1 rows 170 mm and turns 8° in all.")


def test_twelve_ships_get_their_orders_by_a_few_keys(window: Callable[..., BrowserContext], house: House) -> None:
    """Forward lies on every line; one word goes to the ships without an order, or to all that may have it."""
    match = house.match("corvus", "cv4-ecnomus-256bc", {"rome": "human", "carthage": "human"}, "1")
    page = sit(window(), house, match, "rome")
    lines = page.locator("form[data-handed=false] [data-line] select")
    expect(lines).to_have_count(12)
    assert {line.input_value() for line in lines.all()} == {"forward"}
    expect(page.locator("[data-tag=R12]")).to_contain_text("R12")  # whom a line is about can be read on the board

    reach(page, "[data-line=R3] select")
    page.keyboard.press("p")
    reach(page, "[data-testid=give-all] select")
    page.keyboard.press("b")
    reach(page, "[data-give=rest]")
    page.keyboard.press("Enter")
    values = [line.input_value() for line in lines.all()]
    assert (values[2], values[6:9]) == ("port", ["forward"] * 3)  # its own order; ships in tow cannot have this one
    assert {*values[:2], *values[3:6], *values[9:]} == {"battle"}
    page.locator("[data-give=all]").click()
    expect(page.locator("[data-line=R3] select")).to_have_value("battle")
    page.keyboard.press("Control+Enter")
    expect(page.locator("form[data-handed=true]")).to_be_visible()
    check(page)
