"""One server and one browser for all; each test gets a browser window that knows nothing of the others."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

sys.path.insert(0, str(Path(__file__).parent))

from house import SEASONED, House, launch

expect.set_options(timeout=30_000)  # machines may be busy


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    found = House(tmp_path_factory.mktemp("house"))
    yield found
    found.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        found = launch(playwright)
        yield found
        found.close()


@pytest.fixture
def window(browser: Browser) -> Iterator[Callable[..., BrowserContext]]:
    """Opens fresh windows, without motion unless a test asks for it, and sees to it that none complains."""
    opened: list[BrowserContext] = []
    complaints: list[str] = []

    def open_one(newcomer: bool = False, pace: str = "once", **wishes: Any) -> BrowserContext:
        usual = {"locale": "en-GB", "viewport": {"width": 1280, "height": 800}, "reduced_motion": "reduce"}
        context = browser.new_context(**{**usual, **wishes})
        context.set_default_timeout(30_000)
        if not newcomer:
            context.add_init_script(SEASONED)
        if pace:  # most tests have no time for the film of what others did
            context.add_init_script(f"try {{ localStorage['naumachia.pace'] ??= '{pace}' }} catch {{}}")
        context.on("weberror", lambda error: complaints.append(str(error.error)))
        context.on("request", lambda request: _stranger(request.url, complaints))
        opened.append(context)
        return context

    yield open_one
    for context in opened:
        context.close()
    assert not complaints


def _stranger(url: str, complaints: list[str]) -> None:
    if not url.startswith(("http://127.0.0.1:", "ws://127.0.0.1:", "data:", "blob:")):
        complaints.append(f"the page asked for {url}")


@pytest.fixture
def page(window: Callable[..., BrowserContext]) -> Page:
    return window().new_page()
