"""A turn of the duel of Corvus against a program, by mouse, by keyboard and by finger: order, drag, plan, row."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any
from urllib.request import Request, urlopen

import pytest
from hands import check, expect_log
from house import House
from playwright.sync_api import BrowserContext, Page, expect

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def seat(page: Page, house: House) -> None:
    """Rome's chair at a duel whose dice are known."""
    players = {"rome": "human", "carthage": "random"}
    body = {"game": "corvus", "scenario": "cv1-duel", "players": players, "seed": "3"}
    asked = Request(f"{house.url}api/matches", json.dumps(body).encode(), {"content-type": "application/json"})
    with urlopen(asked) as reply:
        made = json.load(reply)
    page.goto(f"{house.url}#/match/{made['id']}?token={made['tokens']['rome']}")


def by_mouse(page: Page, x: float, y: float, far: float) -> None:
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y - far, steps=5)
    page.mouse.up()


def by_finger(page: Page, x: float, y: float, far: float) -> None:
    session = page.context.new_cdp_session(page)
    for kind, share in (("touchStart", 0.0), *(("touchMove", step / 5) for step in range(1, 6))):
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y - far * share}]})
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def by_keyboard(page: Page, x: float, y: float, far: float) -> None:
    page.locator("[data-grip=R1]").focus()
    for _ in range(5):
        page.keyboard.press("Shift+ArrowUp")


@pytest.mark.parametrize(("way", "wishes"), [(by_mouse, {}), (by_keyboard, {}), (by_finger, PHONE)])
def test_a_turn_of_the_duel(
    window: Callable[..., BrowserContext], house: House, way: Callable[..., None], wishes: dict[str, Any]
) -> None:
    page = window(**wishes).new_page()
    seat(page, house)
    page.locator("form[data-handed=false] select").select_option("forward")
    page.locator("form[data-handed=false] button.primary").click()
    grip = page.locator("[data-grip=R1]")
    grip.wait_for()
    world = page.get_by_test_id("world").get_attribute("transform") or ""
    box = grip.bounding_box()
    assert box
    k = float(re.findall(r"scale\(([\d.]+)\)", world)[0])
    way(page, box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, 50.2 * k)
    expect(page.get_by_test_id("pose-label")).to_contain_text("50\u00a0mm ahead")
    assert page.get_by_test_id("world").get_attribute("transform") == world, "the sea moved with the ship"
    check(page)
    row = page.locator("[data-answer=row]")
    if way is by_keyboard:
        page.keyboard.press("Enter")
        expect(page.locator("[data-leg]")).to_have_count(1)
        row.press("Enter")
    else:
        page.get_by_test_id("pose-label").get_by_role("button", name="Go this way").click()
        expect(page.locator("[data-leg]")).to_have_count(1)
        row.click()
    if wishes:
        page.get_by_role("tab", name="Log").click()
    expect_log(page, "has rowed 50")
