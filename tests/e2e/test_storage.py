"""Storage of the browser on the site of static files: no room, no leave, several tabs, a tab closed while a program thinks."""

from __future__ import annotations

from collections.abc import Callable

from hands import CHOICES, check, expect_log, moment, set_up, settle, wait_for_me
from house import PLAIN
from playwright.sync_api import BrowserContext, Page, Route, expect
from static_site import Site

Window = Callable[..., BrowserContext]
FORBIDDEN = "Object.defineProperty(self, 'indexedDB', { get() { throw new DOMException('no', 'SecurityError') } });"
NO_ROOM = """
const put = IDBObjectStore.prototype.put;
let full = false;
new BroadcastChannel('test-room').onmessage = ({ data }) => (full = data);
IDBObjectStore.prototype.put = function (...given) {
  if (full) throw new DOMException('no room', 'QuotaExceededError');
  return put.apply(this, given);
};
"""
"""Run before the engine: a storage that is full when a page says so."""
WORDS = {
    "en-GB": {"full": "no room left", "forbidden": "may not store anything", "silent": "that tab does not answer"},
    "fr-FR": {"full": "n’a plus de place", "forbidden": "ne peut rien garder", "silent": "cet onglet ne répond pas"},
}


def answer(page: Page) -> None:
    wait_for_me(page)
    before = moment(page)
    page.locator(CHOICES).first.click()
    settle(page, before)


def before_engine(context: BrowserContext, script: str) -> None:
    """Run a script in the engine's worker before its own."""

    def fulfil(route: Route) -> None:
        found = route.fetch()
        route.fulfill(response=found, body=script + found.text())

    context.route("**/engine.worker*.js", fulfil)


def room(page: Page, full: bool) -> None:
    page.evaluate("full => new BroadcastChannel('test-room').postMessage(full)", full)


def test_without_room_and_then_without_the_tab_that_has_the_engine(window: Window, site: Site) -> None:
    """A match that could not be kept is kept as soon as there is room. A second tab goes on from it when the first is closed."""
    context = window(service_workers="block")
    before_engine(context, NO_ROOM)
    first = context.new_page()
    notes = first.get_by_test_id("site-notes")
    set_up(first, site.url, red="human", blue="human")
    room(first, full=True)
    answer(first)
    expect(notes).to_contain_text(WORDS["en-GB"]["full"])
    check(first)
    first.get_by_role("button", name="Français").click()
    expect(notes).to_contain_text(WORDS["fr-FR"]["full"])
    first.get_by_role("button", name="English").click()
    answer(first)
    room(first, full=False)
    answer(first)
    expect(notes).not_to_contain_text(WORDS["en-GB"]["full"])

    # both tabs show the same match
    second = context.new_page()
    second.goto(first.url)
    expect_log(second, "The red liburnian")
    answer(second)
    expect(first.get_by_test_id("slider")).to_have_attribute("max", moment(second))
    expect(second.get_by_test_id("site-notes").locator("p")).to_have_count(0)
    told = second.get_by_test_id("log").inner_text()

    # orders handed in stand, though the tab with the engine is closed while the program writes its own
    set_up(second, site.url, "ts-six-a-side", red="human", yellow="helmsman")
    second.locator('[data-line="R1"] input').fill("A A")
    second.locator("form[data-handed=false] button.primary").click()
    # a quick program may have answered before the waiting sheet is seen
    handed = "form[data-handed=true], [data-testid=log]:has-text('R1: A A')"
    expect(second.locator(handed).first).to_be_visible()
    match = first.url
    first.close()
    expect(second.get_by_test_id("log")).to_contain_text("R1: A A", timeout=60_000)
    expect(second.get_by_test_id("log")).to_contain_text("Y1: ")
    second.goto(match)
    expect(second.get_by_test_id("log")).to_have_text(told, use_inner_text=True)


def test_two_tabs_at_a_plain_address(window: Window, site: Site) -> None:
    """Over http the browser has no locks. One engine all the same, which passes to the other tab when the first is closed."""
    context = window()
    address = site.url.replace("127.0.0.1", PLAIN)
    first = context.new_page()
    set_up(first, address, red="human", blue="human")
    assert first.evaluate("[isSecureContext, typeof navigator.locks]") == [False, "undefined"]
    second = context.new_page()
    second.goto(first.url)
    answer(first)
    expect_log(second, "The red liburnian")
    answer(second)
    expect(first.get_by_test_id("slider")).to_have_attribute("max", moment(second))
    notes = second.get_by_test_id("site-notes").locator("p")
    expect(notes).to_have_count(0)
    told = second.get_by_test_id("log").inner_text()
    first.close()
    answer(second)
    expect(second.get_by_test_id("log")).to_contain_text(told.splitlines()[0])
    expect(notes).to_have_count(0)


def test_a_tab_that_does_not_answer_and_a_window_that_may_not_store_anything(window: Window, site: Site) -> None:
    """The other tab has the lock and no engine, as one that the system has frozen. This one plays on, and keeps nothing."""
    context = window(service_workers="block")
    before_engine(context, FORBIDDEN)
    frozen = context.new_page()
    frozen.goto(f"{site.url}manifest.webmanifest")
    frozen.evaluate("() => { navigator.locks.request('naumachia.engine', () => new Promise(() => {})).catch(() => {}) }")
    page = context.new_page()
    page.goto(site.url)
    take, notes = page.get_by_test_id("take-over"), page.get_by_test_id("site-notes")
    expect(notes).to_contain_text(WORDS["en-GB"]["silent"])
    check(page)
    page.get_by_role("button", name="Français").click()
    expect(notes).to_contain_text(WORDS["fr-FR"]["silent"])
    take.click()
    expect(take).to_have_count(0)
    set_up(page, site.url, red="human", blue="human")
    expect(notes).to_contain_text(WORDS["fr-FR"]["forbidden"])
    check(page)
    page.get_by_role("button", name="English").click()
    expect(notes).to_contain_text(WORDS["en-GB"]["forbidden"])
    notes.get_by_role("button").click()
    expect(notes.locator("p")).to_have_count(0)
    answer(page)
    expect_log(page, "The red liburnian")
