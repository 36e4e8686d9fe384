"""The site for people in a browser: nothing to complain of for a checker, no request to another host, under any path prefix."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread

import pytest
from hands import check
from playwright.sync_api import BrowserContext, Page, expect

from built_pages import pages

Window = Callable[..., BrowserContext]
PREFIX = "club/games"
PHONE = {"viewport": {"width": 390, "height": 844}}


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        """Tests have other things to tell."""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The pages behind a plain file server, under a path prefix."""
    root = tmp_path_factory.mktemp("pages")
    (root / PREFIX).parent.mkdir()
    (root / PREFIX).symlink_to(pages())
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(root)))
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/{PREFIX}/"
    server.shutdown()
    server.server_close()


def visit(page: Page, address: str) -> None:
    """Open a page; everything it asks for is there."""
    missing: list[str] = []
    page.on("response", lambda reply: missing.append(reply.url) if reply.status >= 400 else None)
    page.goto(address, wait_until="networkidle")
    assert not missing


@pytest.mark.parametrize(
    "path", ["", "fr/", "guide/", "guide/fr/corvus/", "guide/corvus/rules/", "guide/fr/balance/", "docs/", "docs/python/"]
)
def test_a_checker_finds_nothing(window: Window, site: str, path: str) -> None:
    page = window(color_scheme="light").new_page()
    visit(page, site + path)
    for closed in page.locator("details:not([open]) > summary").all()[:3]:
        closed.click()
    check(page)
    if path.startswith("docs"):
        return  # they look the same in the dark
    light = page.evaluate("getComputedStyle(document.body).backgroundColor")
    page.emulate_media(color_scheme="dark")
    page.wait_for_function("light => getComputedStyle(document.body).backgroundColor !== light", arg=light)
    check(page)


@pytest.mark.parametrize("path", ["", "guide/fr/war-galley/", "guide/branle-bas/rules/", "guide/balance/", "docs/keys/"])
def test_a_telephone_scrolls_in_one_direction_only(window: Window, site: str, path: str) -> None:
    page = window(**PHONE).new_page()
    visit(page, site + path)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    if path in ("", "guide/balance/"):  # the widest things: a picture, and tables that keyboards must be able to scroll
        check(page)


def test_from_the_front_page_to_a_rule(window: Window, site: str) -> None:
    page = window().new_page()
    visit(page, site)
    expect(page.get_by_role("link", name="Play", exact=True).nth(1)).to_have_attribute("href", "play/")
    page.get_by_role("link", name="Corvus", exact=True).click()
    page.get_by_role("link", name="75 paragraphs").click()
    page.get_by_role("link", name="CV-2.17", exact=True).first.click()
    expect(page.locator("[id='CV-2.17']")).to_be_in_viewport()
    page.get_by_role("link", name="Français").click()
    expect(page).to_have_title("Les règles de Corvus · Naumachia")
    assert page.url == site + "guide/fr/corvus/rules/"


def test_the_moving_pictures_stand_still_for_those_who_wish_so(window: Window, site: str) -> None:
    page = window().new_page()  # windows of the tests want less motion
    visit(page, site)
    hero = page.locator(".hero img")
    assert "-film" not in hero.evaluate("image => image.currentSrc")
    page.locator(".hero [data-film-button]").click()
    expect(hero).to_have_js_property("currentSrc", site + "media/hero-film.webp")
    page = window(reduced_motion="no-preference").new_page()
    visit(page, site)
    hero = page.locator(".hero img")
    assert "-film" in hero.evaluate("image => image.currentSrc")
    page.get_by_role("button", name="Stop the moving picture").first.click()
    expect(hero).to_have_js_property("currentSrc", site + "media/hero.webp")


def test_the_theme_is_that_of_the_game(window: Window, site: str) -> None:
    page = window(color_scheme="light").new_page()
    visit(page, site)
    page.locator("[data-theme-button]").click()  # light
    page.locator("[data-theme-button]").click()  # dark
    visit(page, site + "guide/")
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    assert page.evaluate("localStorage['naumachia.theme']") == "dark"


def test_the_documentation_is_searched_without_another_host(window: Window, site: str) -> None:
    page = window().new_page()
    visit(page, site + "docs/")
    page.get_by_role("textbox", name="Search").click()
    page.keyboard.type("backup")
    expect(page.locator(".md-search-result__item").first).to_contain_text("Hosting")
