"""Two friends who live apart: two addresses behind a real proxy, a clock, talk, a take-back, a reload and another device."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from hands import CHOICES, check, moment, settle, wait_for_me, whose_turn
from house import SEASONED, UNPAINTED, House, free_port
from playwright.sync_api import Browser, Page, ViewportSize, expect

CADDYFILE = """{{
	admin off
	auto_https disable_redirects
	skip_install_trust
	storage file_system {folder}
}}
https://localhost:{one}, https://127.0.0.1:{two} {{
	tls internal
	reverse_proxy 127.0.0.1:{server}
}}
"""
Open = Callable[..., Page]


@pytest.fixture
def sites(tmp_path: Path) -> Iterator[tuple[str, str]]:
    """A server behind Caddy, by two addresses."""
    caddy = shutil.which("caddy", path=str(Path(sys.executable).parent)) or shutil.which("caddy")
    if caddy is None:
        pytest.skip("there is no Caddy for this machine")
    one, two = free_port(), free_port()
    house = House(tmp_path, public=f"https://localhost:{one}")
    (tmp_path / "Caddyfile").write_text(CADDYFILE.format(folder=tmp_path / "caddy", one=one, two=two, server=house.port))
    arguments = [caddy, "run", "--config", str(tmp_path / "Caddyfile"), "--adapter", "caddyfile"]
    with (tmp_path / "caddy.log").open("wb") as log:
        proxy = subprocess.Popen(arguments, stdout=log, stderr=log)
    try:
        for _ in range(100):
            if b"serving initial configuration" in (tmp_path / "caddy.log").read_bytes():
                break
            assert proxy.poll() is None, (tmp_path / "caddy.log").read_text()
            time.sleep(0.1)
        yield f"https://localhost:{one}/", f"https://127.0.0.1:{two}/"
    finally:
        proxy.terminate()
        proxy.wait(10)
        house.stop()


@pytest.fixture
def open_page(browser: Browser) -> Iterator[Open]:
    """Browsers that know nothing of each other."""
    opened, complaints = [], []

    def open_one(lang: str = "en-GB", size: tuple[int, int] = (1280, 800)) -> Page:
        viewport = ViewportSize(width=size[0], height=size[1])
        context = browser.new_context(locale=lang, ignore_https_errors=True, viewport=viewport, reduced_motion="reduce")
        context.set_default_timeout(30_000)
        context.add_init_script(UNPAINTED)
        context.add_init_script(SEASONED)
        context.add_init_script("try { localStorage['naumachia.pace'] ??= 'once' } catch {}")
        context.on("weberror", lambda error: complaints.append(str(error.error)))
        opened.append(context)
        return context.new_page()

    yield open_one
    for context in opened:
        context.close()
    assert not complaints


def call_oneself(page: Page, url: str, name: str) -> None:
    page.goto(url)
    page.get_by_test_id("my-name").fill(name)
    with page.expect_response("**/api/people"):
        page.get_by_test_id("my-name").press("Enter")


def answer(page: Page) -> None:
    assert wait_for_me(page)
    before = moment(page)
    page.locator(CHOICES).last.click()
    settle(page, before)


def until_a_die(pages: tuple[Page, Page]) -> Page:
    """Play until somebody cannot take back an answer because a die has fallen; return that page."""
    for _ in range(12):
        mover = whose_turn(*pages)
        answer(mover)
        if re.match("A die has fallen|Un dé a été jeté", mover.locator("#undo-reach").inner_text().strip()):
            return mover
    raise AssertionError("no die fell")


def test_two_friends_who_live_apart(sites: tuple[str, str], open_page: Open) -> None:
    here, there = sites
    ada, bea = open_page(), open_page("fr-FR")
    call_oneself(ada, here, "Ada")
    ada.goto(f"{here}#/new/trireme_fleet/f1-first-ram")
    ada.locator("[data-seat=yellow]").select_option("open")
    ada.get_by_test_id("clock").select_option("turn-600")
    ada.get_by_test_id("start").click()
    expect(ada.get_by_test_id("invite")).to_have_value(re.compile(re.escape(here) + "#/match/"))
    code = ada.get_by_test_id("spoken-code").inner_text()
    call_oneself(bea, there, "Béa")
    bea.get_by_test_id("code-entry").fill(code.lower().replace(" ", "-"))
    bea.get_by_test_id("code-join").click()
    bea.get_by_test_id("board").wait_for()
    expect(ada.get_by_test_id("invite")).to_have_count(0)
    for page in (ada, bea):
        expect(page.get_by_test_id("clocks")).to_contain_text(re.compile(r"Ada.*Béa", re.S))
    bea.locator("#tab-talk").click()
    bea.get_by_test_id("talk-line").fill("Bonjour <b>Ada</b> !")
    bea.get_by_test_id("talk-line").press("Enter")
    expect(ada.get_by_test_id("talk-unread")).to_have_text("1")
    ada.locator("#tab-talk").click()
    expect(ada.get_by_test_id("talk")).to_contain_text("Bonjour <b>Ada</b> !")
    check(ada)

    asker = until_a_die((ada, bea))
    other = bea if asker is ada else ada
    asker.get_by_test_id("back-ask").click()
    asker.get_by_test_id("back-withdraw").wait_for()
    other.get_by_test_id("back-refuse").click()
    asker.get_by_test_id("back-ask").click()
    asker.reload()  # nothing is lost by it
    asker.get_by_test_id("back-withdraw").wait_for()
    check(other)
    other.get_by_test_id("back-agree").click()
    expect(asker.locator(CHOICES).first).to_be_visible()
    for page in (ada, bea):
        page.locator("#tab-log").click()
        expect(page.get_by_test_id("log")).to_contain_text(re.compile("took back|a repris"))
    answer(asker)

    match = ada.url.rsplit("/", 1)[1]
    ada.goto(here)
    ada.get_by_test_id("device").click()
    link = ada.get_by_test_id("device-link").input_value()
    expect(ada.get_by_test_id("code")).to_be_visible()
    check(ada)
    phone = open_page(size=(390, 844))
    phone.goto(link)
    expect(phone.get_by_text("Ada")).to_be_visible()
    phone.get_by_test_id("become").click()
    expect(phone.locator(f"[data-match='{match}']")).to_contain_text("Béa")
    assert "key=" not in phone.url
    phone.locator(f"[data-match='{match}']").click()
    expect(phone.get_by_test_id("clocks")).to_contain_text("Ada")
    for _ in range(6):
        mover = whose_turn(phone, bea)
        answer(mover)
        if mover is phone:
            break
    else:
        raise AssertionError("it was never her turn on the other device")
