"""Size of the first page, in bytes on the wire: the same on every machine."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from house import ROOT, House
from playwright.sync_api import BrowserContext, expect

Window = Callable[..., BrowserContext]
MOST = 150_000
"""Bytes of the home page, heads of answers included."""
MOST_SCRIPT = 60_000
"""Bytes of its script, without what draws ships."""
ASSETS = ROOT / "src/naumachia/server/static/assets"


def weigh(context: BrowserContext, url: str, game: str = "") -> dict[str, int]:
    """Load the home page with an empty cache; the bytes received, by address."""
    page = context.new_page()
    line = context.new_cdp_session(page)
    line.send("Network.enable")
    names: dict[str, str] = {}
    sizes: dict[str, int] = {}
    line.on("Network.requestWillBeSent", lambda event: names.update({event["requestId"]: event["request"]["url"]}))
    line.on(
        "Network.loadingFinished",
        lambda event: sizes.update({names[event["requestId"]]: int(event["encodedDataLength"])}),
    )
    if game:
        page.add_init_script(f"localStorage.setItem('naumachia.game', '{game}')")
    page.goto(url)
    expect(page.get_by_test_id("play-now")).to_be_visible()
    page.wait_for_load_state("networkidle")
    return {name.removeprefix(url): size for name, size in sizes.items()}


def script_of_home() -> dict[str, int]:
    """The script without which the home page does not begin, with sizes as they are sent."""
    waiting = [next(ASSETS.glob(name)) for name in ("index-*.js", "Home-*.js")]
    found: dict[str, int] = {}
    while waiting:
        file = waiting.pop()
        if file.name not in found:
            small = file.with_name(f"{file.name}.br")
            found[file.name] = (small if small.exists() else file).stat().st_size
            waiting += [ASSETS / name for name in re.findall(r'(?:from|import)"\./([^"]+\.js)"', file.read_text())]
    return found


def test_the_home_page_is_read_and_clicked_without_painters(window: Window, house: House) -> None:
    """The script that draws ships comes after the page; a match is begun without it."""
    sizes = script_of_home()
    assert sum(sizes.values()) < MOST_SCRIPT, sizes
    context = window()
    context.route("**/painted-*.js", lambda route: route.abort())
    page = context.new_page()
    page.goto(house.url)
    expect(page.locator("[data-scenario]").first).to_be_visible()
    page.get_by_test_id("play-now").click()
    expect(page.get_by_test_id("ask")).to_be_visible()


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_home_page_is_light(window: Window, house: House, lang: str) -> None:
    sizes = weigh(window(fresh=True, locale=lang, viewport={"width": 1440, "height": 900}), house.url)
    told = "\n".join(f"{size:7} {name}" for name, size in sorted(sizes.items(), key=lambda one: -one[1]))
    assert sum(sizes.values()) < MOST, told
    # the words of one language, and of no game: nothing of a game is played here
    assert [name for name in sizes if "words/" in name] == [f"api/words/{lang}"]


def test_the_other_language_comes_when_it_is_wanted(window: Window, house: House) -> None:
    """A match has the words of its own game, in the language that is read."""
    page = window(locale="en").new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url.removeprefix(house.url)) if "words/" in request.url else None)
    page.goto(house.url)
    page.get_by_test_id("play-now").click()
    expect(page.get_by_test_id("ask")).to_be_visible()
    assert asked == ["api/words/en", "api/words/en/touche_coule"]
    asked.clear()
    page.get_by_role("button", name="Français").click()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    assert "⟨" not in page.locator("body").inner_text()
    assert sorted(asked) == ["api/words/fr", "api/words/fr/touche_coule"]
