"""Events are seen as they happen: a ram frame by frame, the pace of the film and the way past it, by the page's clock."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from hands import CHOICES, check
from house import House
from playwright.sync_api import BrowserContext, Page, WebSocketRoute, expect
from script import Answers, Hands, blows, written

from naumachia.kernel import Event

Window = Callable[..., BrowserContext]
DUEL = ("touche_coule", "s1-two-liburnians")
MOVING = {"reduced_motion": "no-preference"}
FRAME = 40


def hold(page: Page) -> None:
    """Stop the page's clock; from now on it goes when it is told to."""
    page.clock.install()
    page.clock.pause_at(time.time() + 5)


def of(kind: str, events: list[Event]) -> Event:
    return next(event for event in events if event.blow and event.blow.kind == kind)


def before_the_ram(page: Page, house: House) -> tuple[Hands, Event, Answers]:
    """The page sits as red, whom blue will ram; the clock stands still. Still to be answered: two moves, then the ram."""
    answers, events = written(*DUEL, "1", blows("ram"), then="red")
    hands = Hands(house, *DUEL, "1", ("red", "blue"))
    hands.give(answers[:-7])
    page.goto(hands.address("red"))
    page.locator("[data-ship=RL]").wait_for()
    page.keyboard.press("Escape")  # a first match begins with the briefing
    hold(page)
    return hands, of("ram", events), answers[-7:]


def frames(page: Page, seconds: float) -> list[dict[str, object]]:
    """Contents of the board, frame by frame."""
    seen = []
    for _ in range(int(seconds * 1000 / FRAME)):
        page.clock.run_for(FRAME)
        seen.append(
            page.evaluate(
                """() => ({
                  by: document.querySelector('[data-ship=BL]').getAttribute('transform'),
                  on: document.querySelector('[data-ship=RL]').getAttribute('transform'),
                  blow: document.querySelector('[data-blow]')?.dataset.blow ?? '',
                  splinters: document.querySelectorAll('.splinter').length,
                  loss: document.querySelector('[data-loss]')?.textContent ?? '',
                  dice: [...document.querySelectorAll('[data-testid=thrown] .die')].map(e => e.getAttribute('aria-label')),
                  choices: document.querySelectorAll('[data-testid=choices] button').length,
                })"""
            )
        )
    return seen


def test_a_ram_frame_by_frame(window: Window, house: House) -> None:
    """It rows up, lunges, recoils; the struck ship reels; splinters fly, the die falls, the loss rises; then one acts."""
    page = window(pace="normal", locale="fr-FR", **MOVING).new_page()
    hands, ram, last = before_the_ram(page, house)
    gauge = page.locator("[data-ship=RL]").get_attribute("aria-label")
    hands.give(last)
    expect(page.get_by_test_id("film")).to_be_visible()
    expect(page.get_by_test_id("skip")).to_contain_text("Jusqu’au prochain coup")
    seen = frames(page, 9)
    assert ram.blow is not None
    rowing = seen[: seen.index(next(one for one in seen if one["blow"]))]
    struck = [one for one in seen if one["blow"] == "ram"]
    assert len({(one["by"], one["on"]) for one in rowing}) > 5, "nobody rows"
    assert len({one["by"] for one in struck}) > 5, "no lunge, no recoil"
    assert len({one["on"] for one in struck}) > 3, "the struck ship does not feel it"
    assert struck[0]["by"] == struck[-1]["by"] or struck[-1]["by"] == seen[-1]["by"], "it does not come to rest where it lies"
    assert max(int(str(one["splinters"])) for one in struck) >= 10
    lost = sum(ram.blow.loss.values())
    assert {one["loss"] for one in struck} == {"", f"−{lost}"}
    assert struck[-1]["loss"] == f"−{lost}"
    assert str(ram.dice[0]) in str(struck[-1]["dice"]), "the die lies otherwise than it fell"
    assert len(struck) * FRAME >= 1400, "gone before it could be seen"
    assert seen[-1]["choices"], "the film does not end in the question"
    assert page.locator("[data-ship=RL]").get_attribute("aria-label") != gauge
    stripe = page.get_by_test_id("log").locator("li", has_text="peronn").last
    assert "--side: #1f57a8" in (stripe.get_attribute("style") or "").replace("--side:#", "--side: #"), (
        "the stripe is not of who acts"
    )


def test_nothing_is_waited_for(window: Window, house: House) -> None:
    """Space goes on to the next blow, then ends the film, wherever the focus is; new options hear nothing for a moment."""
    page = window(pace="slow", **MOVING).new_page()
    hands, _, last = before_the_ram(page, house)
    hands.give(last)
    expect(page.get_by_test_id("skip")).to_be_visible()
    expect(page.locator(CHOICES)).to_have_count(0)
    page.clock.run_for(200)
    expect(page.locator("[data-testid=effects] [data-blow]")).to_have_count(0)
    page.keyboard.press(" ")
    page.clock.run_for(100)
    expect(page.locator("[data-testid=effects] [data-blow=shot]")).to_have_count(1)  # it is seen from its beginning
    expect(page.get_by_test_id("skip")).to_contain_text("To my next decision")
    expect(page.locator(CHOICES)).to_have_count(0)
    page.keyboard.press(" ")
    page.clock.run_for(50)
    expect(page.locator(CHOICES).first).to_be_visible()
    expect(page.get_by_test_id("caption")).to_contain_text("rams")  # what was skipped is told
    button = page.locator(CHOICES).first.bounding_box()
    assert button is not None
    number = page.get_by_test_id("slider").get_attribute("max")
    page.mouse.click(button["x"] + 20, button["y"] + 8)
    page.clock.run_for(100)
    page.mouse.click(button["x"] + 20, button["y"] + 8)
    page.wait_for_timeout(300)
    assert page.get_by_test_id("slider").get_attribute("max") == number, "a second click was taken for an answer"
    page.clock.run_for(400)
    page.mouse.click(button["x"] + 20, button["y"] + 8)
    page.wait_for_function("b => document.querySelector('[data-testid=slider]').max !== b", arg=number)


def test_stills_for_those_who_want_no_motion(window: Window, house: House) -> None:
    page = window(pace="normal").new_page()
    hands, ram, last = before_the_ram(page, house)
    hands.give(last)
    expect(page.get_by_test_id("skip")).to_be_visible()
    seen = frames(page, 9)
    struck = [one for one in seen if one["blow"] == "ram"]
    assert struck
    assert len({str(one) for one in struck}) <= 3, "something moves"
    assert ram.blow is not None
    assert struck[0]["loss"] == f"−{sum(ram.blow.loss.values())}"
    assert seen[-1]["choices"]


def test_a_wreck_stays(window: Window, house: House) -> None:
    answers, events = written(*DUEL, "1", blows("sink"))
    sunk = of("sink", events)
    assert sunk.blow is not None
    hands = Hands(house, *DUEL, "1", ("red", "blue"))
    hands.give(answers[:-1])
    page = window(pace="fast", **MOVING).new_page()
    page.goto(hands.address("red"))
    ship = page.locator(f"[data-ship={sunk.blow.on}]")
    ship.wait_for()
    hold(page)
    hands.give(answers[-1:])
    going = set()
    for _ in range(60):
        page.clock.run_for(50)
        if ship.count():
            going.add(ship.locator("> g").last.get_attribute("opacity"))
    assert len(going) > 4, "it does not go down before our eyes"
    expect(page.locator(f"[data-wreck={sunk.blow.on}]")).to_be_visible()
    expect(ship).to_have_count(0)
    expect(page.get_by_test_id("outcome")).to_be_visible()
    page.reload()
    page.clock.run_for(3000)
    expect(page.locator(f"[data-wreck={sunk.blow.on}]")).to_be_visible()


def test_a_result_is_not_covered_by_a_note(window: Window, house: House) -> None:
    """Wherever a ship lies that the pointer comes upon, its note leaves what has just happened in sight, at least 1.5 s."""
    page = window(pace="once").new_page()
    hands, _, last = before_the_ram(page, house)
    hands.give(last)
    page.clock.run_for(500)
    caption, note, ship = page.get_by_test_id("caption"), page.get_by_role("tooltip"), page.locator("[data-ship=RL]")
    expect(caption).to_contain_text("rams")
    told = caption.bounding_box()
    assert told is not None
    below = told["y"] + told["height"]
    for x, y in ((0.5, 24), (0.15, 40), (0.85, 60)):  # close under the sentence, where a note would like to stand on it
        middle = ship.evaluate("e => [e.getScreenCTM().e, e.getScreenCTM().f]")
        page.mouse.move(150, 600)
        page.mouse.down()
        page.mouse.move(150 + told["x"] + told["width"] * x - middle[0], 600 + below + y - middle[1], steps=3)
        page.mouse.up()
        page.clock.run_for(30)
        page.mouse.move(told["x"] + told["width"] * x, below + y)
        expect(note).to_be_visible()
        page.clock.run_for(30)
        found, stands = note.bounding_box(), caption.bounding_box()  # the caption may have made room for the ship
        assert found is not None
        assert stands is not None
        beside = found["x"] >= stands["x"] + stands["width"] - 1 or found["x"] + found["width"] <= stands["x"] + 1
        apart = found["y"] >= stands["y"] + stands["height"] - 1 or found["y"] + found["height"] <= stands["y"] + 1
        assert beside or apart, (stands, found)
    page.clock.run_for(900)
    expect(caption).to_contain_text("rams")


QUIET = """async () => {
  const data = (await globalThis.offline.startRendering()).getChannelData(0);
  return Array.from({ length: 18 }, (_, i) => {
    const part = data.slice(i * 2 * 44100, (i + 1) * 2 * 44100);
    const heard = [...part.keys()].filter((at) => Math.abs(part[at]) > 0.003);
    return { peak: Math.max(...part.map(Math.abs)), long: ((heard.at(-1) ?? 0) - (heard[0] ?? 0)) / 44100 };
  });
}"""
LOUD = ["ram", "collision", "ground", "rake", "shot", "flame", "fire", "grapple", "board", "capture", "sink", "burn", "wreck"]
LOUD += ["broadside", "grape", "mast", "strike", "explode"]


def test_every_blow_has_a_short_quiet_sound_of_its_own(window: Window, house: House) -> None:
    """All of them rendered without ears, two seconds apart: none is clipped, none lasts, none is missing."""
    context = window(pace="normal")
    context.add_init_script(
        """try { localStorage['naumachia.sound'] = 'on' } catch {} globalThis.at = 0;
           globalThis.AudioContext = function () {
             const offline = (globalThis.offline = new OfflineAudioContext(1, 36 * 44100, 44100));
             Object.defineProperty(offline, 'currentTime', { get: () => globalThis.at });
             return offline; }"""
    )
    page = context.new_page()
    line: dict[str, WebSocketRoute] = {}
    views: list[dict[str, Any]] = []

    def listen(route: WebSocketRoute) -> None:
        line["page"], server = route, route.connect_to_server()

        def pass_on(heard: str | bytes) -> None:
            views.append(json.loads(heard))
            route.send(heard)

        server.on_message(pass_on)

    page.route_web_socket(re.compile("/ws/"), listen)
    hands = Hands(house, *DUEL, "1", ("red", "blue"))
    page.goto(hands.address("red"))
    page.locator("[data-ship=RL]").wait_for()
    hold(page)
    view = next(heard["view"] for heard in views if heard["t"] == "welcome")
    for number, kind in enumerate(LOUD, 1):
        blow = {"kind": kind, "by": "BL", "on": "RL"}
        told = {"turn": view["turn"] + number, "key": "rammed", "rule": "TC-4d.1", "ship": "RL", "blow": blow}
        page.evaluate("at => (globalThis.at = at)", 2 * (number - 1))
        news = view | {"number": view["number"] + number, "turn": view["turn"] + number, "log": [told]}
        line["page"].send(json.dumps({"t": "update", "view": news}))
        page.wait_for_function("n => +document.querySelector('[data-testid=slider]').max === n", arg=news["turn"])
        page.clock.run_for(2600)
    measured = page.evaluate(QUIET)
    for kind, heard in zip(LOUD, measured, strict=True):
        assert 0.04 < heard["peak"] < 0.32, (kind, heard)
        assert 0.05 < heard["long"] < 1.4, (kind, heard)
    assert len({(round(heard["peak"], 2), round(heard["long"], 2)) for heard in measured}) > 10, "some sound alike"


def test_pace_and_sound_are_remembered(window: Window, house: House) -> None:
    context = window(pace="", **MOVING)
    context.add_init_script(
        """globalThis.AudioContext = class extends AudioContext {
             createGain() { globalThis.heard = (globalThis.heard ?? 0) + 1; return super.createGain(); } }"""
    )
    page = context.new_page()
    hands, _, last = before_the_ram(page, house)
    expect(page.get_by_test_id("pace")).to_have_value("normal")
    expect(page.get_by_test_id("sound")).to_have_attribute("aria-pressed", "false")
    hands.give(last)
    expect(page.get_by_test_id("skip")).to_be_visible()
    page.clock.run_for(6000)
    assert page.evaluate("globalThis.heard ?? 0") == 0, "nobody wanted to hear it"
    expect(page.get_by_test_id("volume")).to_have_count(0)
    page.get_by_test_id("sound").click()
    page.wait_for_function("() => globalThis.heard > 1")  # it says that it is there
    page.get_by_test_id("volume").fill("80")
    page.get_by_test_id("pace").select_option("fast")
    page.reload()
    expect(page.get_by_test_id("pace")).to_have_value("fast")
    expect(page.get_by_test_id("sound")).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_test_id("volume")).to_have_value("80")
    page.clock.resume()
    check(page)
    page.locator("body").press("m")
    expect(page.get_by_test_id("sound")).to_have_attribute("aria-pressed", "false")


LISTEN = """try { localStorage['naumachia.sound'] = 'on' } catch {}
globalThis.moments = { sounds: [], thuds: [], numbers: [] };
for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
  const begin = kind.prototype.start;
  kind.prototype.start = function (at, ...more) {
    if (at !== undefined) moments.sounds.push(performance.now());
    if (at !== undefined && this.type === 'sine') moments.thuds.push(performance.now());
    return begin.call(this, at, ...more);
  };
}
let shown = false;
new MutationObserver(() => {
  const now = !!document.querySelector('[data-loss]');
  if (now && !shown) moments.numbers.push(performance.now());
  shown = now;
}).observe(document, { childList: true, subtree: true });"""
"""The thud of a ram is the only sine that is played at a moment; the number of a loss is drawn on the board."""


@pytest.mark.parametrize("pace", ["slow", "fast"])
def test_a_strike_its_number_and_its_sound_fall_together(window: Window, house: House, pace: str) -> None:
    context = window(pace=pace, **MOVING)
    context.add_init_script(LISTEN)
    page = context.new_page()
    hands, _, last = before_the_ram(page, house)
    hands.give(last)
    expect(page.get_by_test_id("skip")).to_be_visible()
    for _ in range(120):
        page.clock.run_for(100)
        if page.evaluate("moments.thuds.length && moments.numbers.at(-1) >= moments.thuds[0] - 1000"):
            break
    found = page.evaluate("moments")
    assert found["thuds"], found
    assert min(abs(found["thuds"][0] - number) for number in found["numbers"]) < 100, found
    for number in found["numbers"]:
        assert min(abs(sound - number) for sound in found["sounds"]) < 100, found


def test_a_turn_can_be_seen_again(window: Window, house: House) -> None:
    """Since the move, this activation, this turn; and a card at the end of a turn says what it cost."""
    answers, _ = written(*DUEL, "1", lambda events: any(event.chapter == "turn" and event.args["round"] == 5 for event in events))
    hands = Hands(house, *DUEL, "1", ("red", "blue"))
    page = window(pace="once").new_page()
    hands.give(answers[:-9])
    page.goto(hands.address("red"))
    page.locator("[data-ship=RL]").wait_for()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("turn-card")).to_have_count(0)
    hands.give(answers[-9:])
    card = page.get_by_test_id("turn-card")
    expect(card).to_be_visible()
    expect(card).to_contain_text("lost a point")
    check(page)
    page.get_by_test_id("pace").select_option("slow")  # at once, it would be over before it is looked for
    card.get_by_test_id("card-again").click()
    expect(page.get_by_test_id("skip")).to_be_visible()
    expect(page.locator(CHOICES)).to_have_count(0)
    page.get_by_test_id("skip").click()  # to the next blow, if one is still to come
    if page.get_by_test_id("skip").count():
        page.get_by_test_id("skip").click()
    expect(page.locator(CHOICES).first).to_be_visible()  # the film ends in the present


def test_a_great_battle_in_twenty_seconds_or_one(window: Window, house: House) -> None:
    """Drepanum, sixty ships of two programs: a whole turn is watched in twenty seconds and skipped in one."""
    page = window(pace="fast", **MOVING).new_page()
    turns: list[int] = []

    def listen(payload: str | bytes) -> None:
        text = payload if isinstance(payload, str) else payload.decode()
        turns.extend([1] * text.count('"chapter":"turn"'))

    page.on("websocket", lambda line: line.on("framereceived", listen))
    page.goto(f"{house.url}#/new/war_galley/s10-drepanum-249bc")
    page.locator("[data-seat=R]").wait_for()
    page.wait_for_load_state("networkidle")
    for seat in ("R", "C"):
        page.locator(f"[data-seat={seat}]").select_option("helmsman")
    page.get_by_test_id("start").click()
    page.get_by_test_id("board").wait_for()
    hold(page)
    for _ in range(240):
        if len(turns) > 1:
            break
        page.wait_for_timeout(500)
    assert len(turns) > 1, "the programs are slow"
    log, begun = page.get_by_test_id("log"), re.compile("^Turn 2")
    seconds = 0
    while not log.locator("li", has_text=begun).count() and seconds < 40:
        page.clock.run_for(1000)
        seconds += 1
    assert 3 < seconds <= 20, f"{seconds} s"
    behind = log.locator("li").count()
    page.keyboard.press(" ")
    page.clock.run_for(1000)
    expect(page.get_by_test_id("skip")).to_have_count(0)
    assert log.locator("li").count() > behind


def test_a_broadside_is_felt_in_one_moment(window: Window, house: House) -> None:
    """Branle-bas: the balls strike, the struck ship shudders, timber flies and the loss is told, all in the same frame."""
    page = window(pace="normal", **MOVING).new_page()
    duel = ("branle_bas", "bb2-close-duel")
    hands = Hands(house, *duel, "1", ("West", "East"))
    sailed = [("West", "50 0")] * 3 + [("East", "50 0"), ("East", "25 0"), ("East", "37 0")]
    hands.give(sailed)
    page.goto(hands.address("East"))
    page.locator("[data-ship=E1]").wait_for()
    hold(page)
    hands.give([("West", "fire:E1:hull")])
    expect(page.get_by_test_id("skip")).to_be_visible()
    lies = page.locator("[data-ship=E1]").get_attribute("transform")
    seen = []
    for _ in range(30):
        page.clock.run_for(FRAME)
        seen.append(
            page.evaluate(
                """() => ({
                  lies: document.querySelector('[data-ship=E1]').getAttribute('transform'),
                  loss: document.querySelector('[data-loss]')?.textContent ?? '',
                  splinters: document.querySelectorAll('.splinter').length,
                })"""
            )
        )
    at = {what: next(i for i, one in enumerate(seen) if one[what]) for what in ("loss", "splinters")}
    shudders = next(i for i, one in enumerate(seen) if one["lies"] != lies)
    assert seen[at["loss"]]["loss"] == "−6"
    assert max(*at.values(), shudders) - min(*at.values(), shudders) <= 1, (at, shudders)
    assert max(*at.values(), shudders) * FRAME < 600
    assert seen[-1]["lies"] == lies  # and comes to rest
