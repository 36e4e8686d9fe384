"""The site of static files without a network: it starts from what the browser keeps, and offers newer versions of itself."""

from __future__ import annotations

import json
import shutil
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from hands import CHOICES, check, expect_log, moment, set_up, settle, wait_for_me
from playwright.sync_api import BrowserContext, Page, expect
from static_site import Site

Window = Callable[..., BrowserContext]
COMPLETE = """async () => {
    await navigator.serviceWorker.ready
    const names = (await caches.keys()).filter((name) => name.startsWith('naumachia-site'))
    const whole = await Promise.all(names.map(async (name) => (await caches.open(name)).match('files.json')))
    const memory = await (await caches.open('naumachia-memory')).keys()
    return whole.some((found) => found) && memory.length > 0
}"""
NEWER = "<meta name='test-version' content='newer' />"


@pytest.fixture
def copy(site: Site, tmp_path: Path) -> Iterator[Site]:
    """A file server of a copy of the site, in which a newer version can be laid."""
    shutil.copytree(site.folder, tmp_path / "play")
    found = Site(tmp_path / "play")
    yield found
    found.stop()


def publish_newer(folder: Path) -> None:
    """Change one file, as the next build would."""
    page = folder / "index.html"
    page.write_text(page.read_text().replace("</head>", f"{NEWER}</head>"))
    worker = folder / "sw.js"
    first, _, script = worker.read_text().partition("\n")
    said = json.loads(first.removeprefix("self.SITE = ").removesuffix(";"))
    said["version"], said["files"]["index.html"] = "newer", "newer"
    worker.write_text(f"self.SITE = {json.dumps(said)};\n{script}")


def answer(page: Page) -> None:
    wait_for_me(page)
    before = moment(page)
    page.locator(CHOICES).first.click()
    settle(page, before)


def test_without_a_network_and_with_a_newer_version(window: Window, copy: Site) -> None:
    page = window(fresh=True).new_page()
    set_up(page, copy.url, red="human", blue="human")
    page.locator("[data-answer='1']").click()
    expect_log(page, "gets under way")
    until = time.monotonic() + 60  # not `wait_for_function`: a promise is true before it is kept
    while not page.evaluate(COMPLETE) and time.monotonic() < until:
        page.wait_for_timeout(100)
    assert page.evaluate(COMPLETE)

    # a newer version is offered beside the match, and waits
    publish_newer(copy.folder)
    page.reload()
    use, later = page.get_by_test_id("use-newer"), page.get_by_test_id("later")
    expect(use).to_be_visible()
    expect(page.locator("meta[name=test-version]")).to_have_count(0)
    check(page)
    later.click()
    expect(use).to_have_count(0)
    answer(page)

    # the file server is gone: the match, another one, the rules and the other language are here all the same
    copy.kill()
    page.reload()
    expect_log(page, "The red liburnian gets under way")
    expect(page.locator("meta[name=test-version]")).to_have_count(0)
    answer(page)
    told = page.get_by_test_id("log").inner_text()
    match = page.url
    set_up(page, copy.url, "ts1-two-captains", red="human", yellow="castaway")
    expect(page.locator("form[data-handed=false]")).to_be_visible()
    page.goto(f"{copy.url}#/rules/corvus")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.get_by_role("button", name="Français").click()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page.get_by_role("button", name="English").click()
    expect(page.locator("html")).to_have_attribute("lang", "en")

    # the newer version is here as well, and takes over when it is wanted
    page.goto(match)
    use.click()
    expect(page.locator("meta[name=test-version]")).to_have_count(1)
    expect(page.get_by_test_id("log")).to_have_text(told, use_inner_text=True)
    answer(page)
    expect(use).to_have_count(0)


PROMPT = """() => {
    const prompt = new Event('beforeinstallprompt', { cancelable: true })
    prompt.prompt = async () => { document.title = 'asked' }
    dispatchEvent(prompt)
}"""
SIZE = """async (src) => {
    const image = new Image()
    image.src = src
    await image.decode()
    return `${image.width}x${image.height}`
}"""


def test_it_can_be_installed(window: Window, site: Site) -> None:
    page = window(service_workers="block").new_page()
    page.goto(site.url)
    page.get_by_test_id("play-now").wait_for()
    manifest = page.request.get(f"{site.url}manifest.webmanifest").json()
    assert page.locator("link[rel=manifest]").get_attribute("href") == "./manifest.webmanifest"
    assert {icon.get("purpose", "any") for icon in manifest["icons"]} == {"any", "maskable"}
    for icon in manifest["icons"]:
        assert page.evaluate(SIZE, icon["src"]) == icon["sizes"]
    page.get_by_test_id("engine-progress").wait_for()
    check(page)  # while the engine is on its way
    page.evaluate(PROMPT)  # Chromium without a window has none of its own
    page.get_by_test_id("install").click()
    expect(page).to_have_title("asked")
    page.get_by_test_id("site-notes").get_by_role("button", name="Later").click()
    expect(page.get_by_test_id("install")).to_have_count(0)
    page.reload()
    page.get_by_test_id("engine-progress").wait_for()
    page.evaluate(PROMPT)
    expect(page.get_by_test_id("install")).to_have_count(0)
