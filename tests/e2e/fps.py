"""Frames a second while panning sixty ships, printed: python tests/e2e/fps.py [picture.png].

The match is made up and told to the page over a socket of our own, so that no game needs sixty ships for it.
"""

from __future__ import annotations

import json
import math
import sys
import tempfile
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent))

from house import SEASONED, House, launch
from playwright.sync_api import Page, WebSocketRoute, sync_playwright

COLUMNS, ROWS, SIZE = 44, 26, 20.0
MARKS: tuple[list[str], ...] = (
    [],
    [],
    ["still"],
    ["battered"],
    ["list", "battered"],
    ["fire"],
    ["oars-port"],
    ["oars-starboard", "still"],
    ["sail"],
)
KINDS = (("liburnian", 32.0), ("quinquereme", 66.0), ("trireme", 60.0), ("sloop", 50.0))
LOOP = """() => new Promise(done => {
  const times = []; let last = performance.now();
  const tick = now => {
    times.push(now - last); last = now;
    times.length < 120 ? requestAnimationFrame(tick) : done(times.slice(5));
  };
  requestAnimationFrame(tick);
})"""


def centre(q: int, r: int) -> tuple[float, float]:
    return SIZE * math.sqrt(3) * (q + r / 2), SIZE * 1.5 * r


def board() -> dict[str, Any]:
    cells: list[dict[str, Any]] = []
    for r in range(ROWS):
        for column in range(COLUMNS):
            q = column - r // 2
            x, y = centre(q, r)
            rock = (column * 7 + r * 11) % 97 == 0
            cells.append({"q": q, "r": r, "x": x, "y": y, "ground": "rock" if rock else "sea", "label": f"{column:02d}{r:02d}"})
    for column in range(30, 36):
        for r in range(3):
            cells[r * COLUMNS + column]["ground"] = "land"
    xs, ys = [cell["x"] for cell in cells], [cell["y"] for cell in cells]
    bounds = [min(xs) - 20, min(ys) - 20, max(xs) + 20, max(ys) + 20]
    return {"kind": "hexes", "bounds": bounds, "size": SIZE, "flat": False, "cells": cells}


def pieces(count: int = 60) -> list[dict[str, Any]]:
    found = []
    for i in range(count):
        side = "red" if i < count // 2 else "blue"
        kind, length = KINDS[i % len(KINDS)]
        column, r = (3 if side == "red" else 26) + 3 * (i % 5), 2 + 4 * ((i % (count // 2)) // 5)
        q = column - r // 2
        x, y = centre(q, r)
        found.append(
            {
                "id": f"S{i}",
                "side": side,
                "label": {"key": "ship", "args": {"camp": side, "kind": kind, "number": i}},
                "kind": kind,
                "pose": {"x": x, "y": y, "h": (0 if side == "red" else 180) + 60 * (i % 3 - 1)},
                "length": length,
                "beam": length * 0.28,
                "cells": [[q, r]],
                "gauges": [{"key": "structure", "value": 10 - i % 8, "maximum": 10}],
                "badges": [{"key": "badge-sinking", "tone": "bad", "args": {}}] if i % 9 == 4 else [],
                "sheet": [],
                "marks": MARKS[i % len(MARKS)],
                "group": f"G{i // 5}",
                "gone": False,
                "counters": [],
                "standing": [],
                "record": [],
            }
        )
    return found


def welcome() -> dict[str, Any]:
    groups = [
        {
            "id": f"G{g}",
            "side": "red" if g < 6 else "blue",
            "label": {"key": "camp"},
            "done": False,
            "flagship": "",
            "range": 0,
            "ships": [piece["id"] for piece in pieces() if piece["group"] == f"G{g}"],
            "rows": [],
            "standing": [],
        }
        for g in range(2)
    ]
    scene = {
        "pieces": pieces(),
        "sides": [],
        "where": [],
        "acting": "S1",
        "shapes": [],
        "sights": [],
        "bounds": None,
        "queue": None,
        "dark": 0,
        "links": [{"a": "S0", "b": "S1", "kind": "grapple"}],
        "groups": groups,
        "wind": {"h": 30, "force": {"key": "speed"}},
    }
    view: dict[str, Any] = {
        "number": 0, "turn": 0, "seat": None, "scene": scene, "ask": None, "outcome": None,
        "undo": 0, "undo_reason": {"key": "undo-spectator"}, "redo": 0, "log": [], "log_from": 0,
    }  # fmt: skip
    seats = [
        {"seat": camp, "side": camp, "label": {"key": "camp", "args": {"camp": camp}}, "player": "helmsman", "online": True}
        for camp in ("red", "blue")
    ]
    return {
        "t": "welcome", "match": "sixty", "game": "touche_coule", "scenario": "", "title": {"en": "Sixty ships"}, "note": {},
        "options": {}, "charts": "standard", "seats": seats, "board": board(), "view": view, "mine": None, "hidden": False,
        "held": [], "special": [], "programs": [], "watchers": 0, "forked": 0,
    }  # fmt: skip


def serve(socket: WebSocketRoute) -> None:
    socket.send(json.dumps(welcome()))


def pan(page: Page) -> float:
    """Drag the board about while counting frames."""
    page.evaluate(f"() => {{ window.frames60 = ({LOOP})(); }}")  # not awaited: the mouse moves meanwhile
    page.mouse.move(500, 400)
    page.mouse.down()
    for step in range(240):
        page.mouse.move(500 + 150 * math.sin(step / 12), 400 + 100 * math.cos(step / 9))
    page.mouse.up()
    times: list[float] = page.evaluate("window.frames60")
    return 1000 * len(times) / sum(times)


def main() -> None:
    """Measure and print."""
    with tempfile.TemporaryDirectory() as temporary, sync_playwright() as playwright:
        house = House(Path(temporary))
        browser = launch(playwright)
        try:
            page = browser.new_page(viewport={"width": 1440, "height": 900}, locale="en")
            page.add_init_script(SEASONED)
            page.route_web_socket("**/ws/**", serve)
            page.goto(house.url + "#/match/sixty")
            page.locator("[data-ship]").last.wait_for()
            if sys.argv[1:]:
                page.screenshot(path=sys.argv[1])
            for _ in range(3):
                print(f"panning 60 ships: {pan(page):.0f} frames a second (software rendering)")
            for _ in range(6):
                page.mouse.wheel(0, -200)
            page.wait_for_timeout(300)
            if sys.argv[2:]:
                page.screenshot(path=sys.argv[2])
        finally:
            browser.close()
            house.stop()


if __name__ == "__main__":
    main()
