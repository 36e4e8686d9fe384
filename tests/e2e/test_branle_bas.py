"""*Branle-bas de combat* in the browser: the first duel to its end, one side by mouse and the other by keyboard alone, and the
sheets the two captains would have kept on paper, box by box."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, radians, sin
from random import Random
from typing import Any
from urllib.request import Request, urlopen

from hands import check, moment
from house import House
from playwright.sync_api import BrowserContext, Page, TimeoutError, expect

from expected import there
from naumachia.games import find
from naumachia.kernel import Answer, Choose, Leg
from naumachia.kernel.files.record import parse
from naumachia.match import Match, replay

DUEL = "bb1-first-duel"
LONGEST = 24
"""Answers a duel may take here: the browser gives each of them by hand."""
MOST_SEEDS = 1000
FAR = 200
"""Pixels a ship is dragged: farther than it can go."""
TABS = 250
"""Stops of the tabulator on the whole page: every line of the log is one."""
REACHED: set[str] = set()
TICKS = 8
"""Boxes that must be ticked on each of the two sheets, or the duel is not worth watching."""

BOXES = """() => Object.fromEntries([...document.querySelectorAll('[data-testid=record-sheet] [data-track]')].map(row =>
    [row.dataset.track, [...row.querySelectorAll('.box')].map(box =>
        [box.textContent.trim(), ...['marked', 'barred', 'falls'].filter(name => box.classList.contains(name))])]))"""


def captain(match: Match, rng: Random) -> Answer:
    """A captain who holds on, turns now and then, and fires whenever possible."""
    request = match.request
    assert request is not None
    if isinstance(request, Leg):
        ahead = [band.longest for band in request.bands if band.turn_from <= 0 <= band.turn_to]
        if ahead and rng.random() < 0.6:
            return max(ahead), 0
        return rng.choice(request.moves)
    assert isinstance(request, Choose)
    fires = [move for move in request.moves if move.startswith("fire")]
    return fires[0] if fires else rng.choice(request.moves)


def duel() -> tuple[str, list[tuple[str, Answer]]]:
    """A duel that is fought out in few answers and leaves its marks on both sheets, found among the seeds."""
    game = find("branle_bas")
    for seed in map(str, range(MOST_SEEDS)):
        match, rng, plan = Match.seeded(game, game.load_scenario(DUEL), seed=seed), Random(seed), list[tuple[str, Answer]]()
        while match.request is not None and len(plan) < LONGEST:
            plan.append((match.waiting[0], captain(match, rng)))
            match.answer(plan[-1][1], match.waiting[0])
        if match.outcome and all(ship.hull + ship.masts >= TICKS for ship in match.state.ships.values()):
            return seed, plan
    raise AssertionError("no duel is short enough")


def fetched(url: str, body: bytes | None = None) -> bytes:
    with urlopen(Request(url, body, {"content-type": "application/json"})) as reply:
        found: bytes = reply.read()
        return found


def come_to(page: Page, number: int, wanted: Answer | None = None) -> None:
    """Until the page knows of so many answers, offers what is wanted, and hears."""
    page.wait_for_function("n => document.querySelector('[data-testid=slider]').max === n", arg=str(number))
    if wanted is not None:
        page.locator(f'button[data-answer="{wanted}"]' if isinstance(wanted, str) else "[data-testid=pose-form]").wait_for()
        page.wait_for_function("() => !document.querySelector('[data-deaf]')")


def give(page: Page, hand: Callable[[Page, Any, Answer], None], request: Any, answer: Answer) -> None:
    """An answer until it is taken: what comes in the moment in which new options hear nothing is done again, as people do."""
    before = moment(page)
    for patience in (2_000, 5_000, 10_000):
        hand(page, request, answer)
        try:
            page.wait_for_function("b => document.querySelector('[data-testid=slider]').max !== b", arg=before, timeout=patience)
        except TimeoutError:
            continue
        return
    raise AssertionError(f"{answer} is not taken")


def by_mouse(page: Page, request: Any, answer: Answer) -> None:
    """Straight on the ship is dragged, farther than it can go; a turn is set in its field; what has a name is clicked."""
    if isinstance(answer, str):
        page.locator(f'button[data-answer="{answer}"]').click()
        return
    assert isinstance(answer, tuple)
    if answer[1] == 0 and answer[0] == max(band.longest for band in request.bands):
        box, heading = page.locator(f"[data-grip={request.ship}]").bounding_box(), radians(request.path[-1].h)
        assert box
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x + FAR * sin(heading), y - FAR * cos(heading), steps=3)
        page.mouse.up()
        page.get_by_test_id("pose-label").get_by_role("button", name="Go this way").click()
        return
    fields = page.locator("[data-testid=pose-form] input")
    fields.nth(1).fill(str(answer[1]))
    fields.nth(0).fill(str(answer[0]))
    page.locator("[data-testid=pose-form] button.primary").click()


def by_keys(page: Page, request: Any, answer: Answer) -> None:
    """To the field or the button with the tabulator; numbers are typed, Enter gives them."""
    if isinstance(answer, str):
        digit = page.locator(f'button[data-answer="{answer}"]').get_attribute("data-digit")
        if digit:
            page.keyboard.press(digit)
        else:
            reach(page, f'button[data-answer="{answer}"]')
            page.keyboard.press("Enter")
        return
    assert isinstance(answer, tuple)
    reach(page, "[data-testid=pose-form] label:nth-child(2) input")
    page.keyboard.press("ControlOrMeta+a")
    page.keyboard.type(str(answer[1]))
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("ControlOrMeta+a")
    page.keyboard.type(str(answer[0]))
    page.keyboard.press("Enter")


def reach(page: Page, selector: str) -> None:
    """With the tabulator, once; who has found the way is taken to be able to find it again."""
    page.locator(selector).wait_for()
    name = selector.partition("=")[0]
    if name in REACHED:
        page.locator(selector).focus()
        return
    for _ in range(TABS):
        if page.evaluate("wanted => document.activeElement.matches(wanted)", selector):
            REACHED.add(name)
            return
        page.keyboard.press("Tab")
    expect(page.locator(selector)).to_be_focused()


def paper(state: Any, ship: str) -> dict[str, list[list[str]]]:
    """3.2 The sheet as somebody with a pencil keeps it, from what the record says of the ship."""
    sheet, card, now = state.charts.sheet, state.kind(ship), state.ships[ship]
    columns = sheet.columns[card.rank - 1]
    letters = {".": ""}

    def line(boxes: str, ticks: int, stop: int, falls: tuple[int, ...] = ()) -> list[list[str]]:
        return [
            [
                letters.get(box, box),
                *(["marked"] if number <= ticks else []),
                *(["barred"] if number > stop else []),
                *(["falls"] if number in falls else []),
            ]
            for number, box in enumerate(boxes, 1)
        ]

    def left(full: int, value: int) -> list[list[str]]:
        return [[str(number), *(["marked"] if number > value else [])] for number in range(1, full + 1)]

    return {
        "record-hull-top": line(sheet.hull_top, min(now.hull, columns), columns),
        "record-hull-bottom": line(sheet.hull_bottom, now.hull - columns, columns),
        "record-masts": line(sheet.masts, now.masts, 30, sheet.mast_falls_at),
        "record-bordee": left(card.bordee, now.bordee),
        "record-abordage": left(card.abordage, now.abordage),
        "record-mats": left(card.mats, card.mats - now.masts // sheet.mats_per),
        "record-force": [[str(card.force)]],
        "record-fires": [["fire", "marked"]] * now.fires,
        "record-leaks": [[f"sinks turn {turn}", "marked"] for turn in now.leaks],
        "record-rudders": [["hit", "marked"]] * now.rudder,
        "record-captains": [["killed", "marked"]] * now.captains,
    }


def compare(page: Page, state: Any) -> int:
    """The sheets of both ships on the page against a position; how many boxes of hulls and masts are ticked on them."""
    ticked = 0
    page.locator("#tab-ship").click()
    for ship in state.ships:
        page.get_by_test_id("ship-picker").select_option(ship)
        drawn, wanted = page.evaluate(BOXES), paper(state, ship)
        assert {track: drawn[track] for track in wanted} == wanted, ship
        lines = ("record-hull-top", "record-hull-bottom", "record-masts")
        ticked += sum("marked" in box for track in lines for box in drawn[track])
    return ticked


def test_the_first_duel_to_its_end_and_the_sheets_to_the_last_box(window: Callable[..., BrowserContext], house: House) -> None:
    seed, plan = duel()
    match = house.match("branle_bas", DUEL, {"West": "human", "East": "human"}, seed)
    pages: dict[str, Page] = {}
    for seat in match["tokens"]:
        pages[seat] = window(color_scheme="dark" if seat == "East" else "light").new_page()
        pages[seat].goto(house.seat(match, seat))
        pages[seat].get_by_test_id("board").wait_for()
    mirror = Match.seeded(find("branle_bas"), find("branle_bas").load_scenario(DUEL), seed=seed)
    ticks = fresh = 0
    for seat, answer in plan:
        page = pages[seat]
        come_to(page, len(mirror.history), answer)
        if ticks != (now := sum(ship.hull + ship.masts for ship in mirror.state.ships.values())):
            ticks = compare(page, mirror.state)
            assert ticks == now
            fresh += page.locator("[data-testid=record-sheet] .fresh").count()
        give(page, by_mouse if seat == "West" else by_keys, mirror.request, answer)
        mirror.answer(answer, seat)
    assert fresh, "what just changed is seen"
    for page in pages.values():
        come_to(page, len(mirror.history))
        page.get_by_test_id("outcome").wait_for()
    told = replay(parse(fetched(f"{house.url}api/matches/{match['id']}/record").decode()))
    assert told.state == mirror.state
    assert compare(pages["West"], told.state) >= 2 * TICKS
    expect(pages["West"].locator("[data-testid=log] [data-named]").first).to_be_attached()  # special dice, drawn
    check(pages["East"])


def test_wind_and_entry_are_agreed_on_in_the_builder(house: House, window: Callable[..., BrowserContext]) -> None:
    """BB-2.4, BB-2.5 What was chosen is kept with the fleets, and the battle is fought in that wind."""
    page = window().new_page()
    page.goto(house.url + "#/fleets/branle_bas")
    page.get_by_test_id("condition-wind").select_option("90")
    page.get_by_test_id("condition-sectors").select_option("2")
    page.reload()
    expect(page.get_by_test_id("condition-wind")).to_have_value("90")
    expect(page.get_by_test_id("condition-sectors")).to_have_value("2")
    with page.expect_response(lambda response: response.url.endswith("/api/matches")) as made:
        page.get_by_test_id("start").click()
    assert made.value.status == 201
    assert there(made.value.request.post_data_json)["fleets"]["conditions"] == {"wind": "90", "sectors": "2"}
    expect(page.get_by_test_id("board")).to_be_visible()
