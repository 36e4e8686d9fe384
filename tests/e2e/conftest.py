"""One server and one browser for all; each test gets a browser window that knows nothing of the others.

Stories marked `@EVERYWHERE` run twice: on the server, and on the site of static files. There all pages of a test process share
one browser window, and with it one engine, which takes seconds to start.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

sys.path.insert(0, str(Path(__file__).parent))

from house import SEASONED, UNPAINTED, House, launch
from static_site import Site, built
from windows import MOST, PACE, USUAL, Window, stranger

from tools.site import bundle

expect.set_options(timeout=30_000)  # machines may be busy


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put the tests of the static site first: one test process takes the first half, and the other needs no engine."""
    items.sort(key=lambda item: not (isinstance(item, pytest.Function) and "[static" in item.name))


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    found = House(tmp_path_factory.mktemp("house"))
    yield found
    found.stop()


@pytest.fixture
def mortal(house: House) -> Iterator[House]:
    """The server for a test that kills it; the tests after it find it running."""
    yield house
    if house.process is None:
        house.start()


@pytest.fixture(scope="session")
def small_games(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server with the games of `examples/small_games`."""
    found = House(tmp_path_factory.mktemp("small_games"), small_games=True)
    yield found
    found.stop()


@pytest.fixture(scope="session")
def site() -> Iterator[Site]:
    """The game as static files behind a plain file server."""
    try:
        bundle.wheels()
    except subprocess.CalledProcessError:
        if os.environ.get("CI"):
            raise
        pytest.skip("THE STATIC SITE IS NOT TESTED: a wheel for the browser cannot be fetched (tools/site/wheels.txt)")
    found = Site(built())
    yield found
    found.stop()


@pytest.fixture(scope="session")
def shared(browser: Browser, site: Site) -> Iterator[BrowserContext]:
    """A window on the static site, with a page that has the engine and stays open."""
    context = browser.new_context(**USUAL, service_workers="block")
    context.set_default_timeout(30_000)
    context.add_init_script(UNPAINTED)
    context.add_init_script(SEASONED)
    context.add_init_script(PACE.format("once"))
    keeper = context.new_page()
    keeper.goto(f"{site.url}#/about")
    keeper.get_by_test_id("engine-progress").wait_for()
    keeper.get_by_test_id("engine-progress").wait_for(state="detached")
    yield context
    context.close()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        # engines that play little are compiled once, not twice
        found = launch(playwright, "--process-per-site", "--js-flags=--liftoff-only")
        yield found
        found.close()


@pytest.fixture(scope="session")
def kept() -> dict[str, list[Window]]:
    """Windows that a later test may have, by what was wished of them."""
    return {}


@pytest.fixture
def window(browser: Browser, house: House, kept: dict[str, list[Window]]) -> Iterator[Callable[..., BrowserContext]]:
    """Opens windows that know nothing of each other, without motion unless a test asks for it; none of them complains."""
    opened: list[tuple[str, Window]] = []

    def open_one(newcomer: bool = False, pace: str = "once", fresh: bool = False, **wishes: Any) -> BrowserContext:
        """Open a window. A fresh one has never seen the page: nothing is in its cache."""
        wish = "" if fresh else repr((newcomer, pace, sorted(wishes.items())))
        found = kept[wish].pop() if kept.get(wish) else Window(browser, newcomer, pace, wishes)
        opened.append((wish, found))
        return found.context

    yield open_one
    complaints: list[str] = []
    for wish, found in opened:
        complaints += found.complaints
        if not found.complaints and wish and sum(map(len, kept.values())) < MOST and found.cleared(f"{house.url}api/health"):
            kept.setdefault(wish, []).append(found)
        else:
            found.context.close()
    assert not complaints


@pytest.fixture
def host(request: pytest.FixtureRequest) -> House | Site:
    """The server or the static site, as `EVERYWHERE` says."""
    found: House | Site = request.getfixturevalue("house" if request.param == "server" else "site")
    return found


@pytest.fixture
def page(request: pytest.FixtureRequest) -> Iterator[Page]:
    """A page in a window of its own; on the static site in the window with the engine."""
    if "host" not in request.fixturenames or not request.getfixturevalue("host").alone:
        yield request.getfixturevalue("window")().new_page()
        return
    context: BrowserContext = request.getfixturevalue("shared")
    complaints: list[str] = []
    page = context.new_page()
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("request", lambda asked: stranger(asked.url, complaints))
    yield page
    page.close()
    assert not complaints
