"""Finished matches: the report as a page and as a file, notes in the margin, the shelf, and the reader's figures."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from hands import EVERYWHERE, check
from house import House
from playwright.sync_api import Browser, BrowserContext, Page, expect
from static_site import Site

Window = Callable[..., BrowserContext]
RECORD = Path(__file__).parents[1] / "match/turned/touche-liburnians.jsonl"
NOTE = "Here I should have backed water."


def opened(page: Page, host: House | Site, file: Path) -> str:
    """Open a record from the first page; return the id of its match."""
    page.goto(f"{host.url}#/")
    page.get_by_test_id("open-record").set_input_files(file)
    page.wait_for_url(re.compile("#/match/"))
    page.get_by_test_id("report-sentences").wait_for(timeout=60_000)
    return page.url.rsplit("/", 1)[1]


def shelved(text: str, *seats: str) -> str:
    """The file of a shelf with one match, whose owner held these seats."""
    match = {"seats": seats, "at": "2026-10-03T20:00:00Z", "key": "kept-elsewhere"}
    return '{"shelf":1,"matches":1}\n' + json.dumps({"match": match}, separators=(",", ":")) + "\n" + text


@EVERYWHERE
def test_notes_and_the_report_are_kept_and_sent(page: Page, host: House | Site, tmp_path: Path) -> None:
    """One player writes a note at the moment that turned the match; a friend opens the record and finds it there."""
    match = opened(page, host, RECORD)
    page.get_by_test_id("moments").locator("button").first.click()
    expect(page.get_by_test_id("slider")).to_have_value("16")
    page.locator("#tab-notes").click()
    expect(page.get_by_test_id("notes")).to_be_empty()
    page.get_by_test_id("note-text").fill(NOTE)
    if page.get_by_test_id("note-name").count():
        page.get_by_test_id("note-name").fill("Anna")
    page.get_by_test_id("note-add").click()
    expect(page.get_by_test_id("margin-slip")).to_contain_text(NOTE)
    check(page)
    with page.expect_download() as download:
        page.get_by_test_id("record").click()
    download.value.save_as(tmp_path / "annotated.ndjson")
    other = opened(page, host, tmp_path / "annotated.ndjson")
    assert other != match
    page.locator("#tab-notes").click()
    page.locator("[data-note='16']").click()
    expect(page.get_by_test_id("margin-slip")).to_contain_text(NOTE)
    expect(page.locator("[data-note='16']")).to_contain_text("Moment 16")

    page.goto(f"{host.url}#/report/{other}")
    expect(page.get_by_test_id("report-notes")).to_contain_text(NOTE)
    stills = page.get_by_test_id("moments").locator("svg[role=img]")
    expect(stills).to_have_count(3)
    expect(page.get_by_test_id("moments")).to_contain_text("the deciding blow")
    check(page)
    with page.expect_download() as download:
        page.get_by_test_id("report-save").click()
    file = tmp_path / "report.html"
    download.value.save_as(file)
    text = file.read_text(encoding="utf-8")
    assert len(text) < 600_000
    assert not re.search(r"<script|<button|https?://(?!www\.w3\.org/)|\bsrc=|⟨", text)
    assert "What turned it" in text
    assert "Ce qui a tout changé" in text
    page.get_by_test_id("moments").locator("[data-turn='72']").click()  # a door into the film
    expect(page.get_by_test_id("slider")).to_have_value("72")
    assert host.alone or page.url.endswith(other)


def test_the_report_file_opens_without_a_network(browser: Browser, window: Window, house: House, tmp_path: Path) -> None:
    page = window().new_page()
    match = opened(page, house, RECORD)
    page.goto(f"{house.url}#/report/{match}")
    with page.expect_download() as download:
        page.get_by_test_id("report-save").click()
    download.value.save_as(tmp_path / "report.html")
    page.goto(f"{house.url}#/report/nothing")
    expect(page.get_by_test_id("report-refused")).to_contain_text("nothing")
    check(page)
    context = browser.new_context(viewport={"width": 390, "height": 844}, offline=True)
    file = context.new_page()
    file.goto((tmp_path / "report.html").as_uri())
    expect(file.locator("main:visible")).to_have_attribute("lang", "en")
    check(file)
    file.get_by_role("radio", name="Français").press("Space")
    expect(file.locator("main:visible")).to_have_attribute("lang", "fr")
    expect(file.locator("main:visible h1")).to_have_text("Deux liburnes")
    check(file)
    assert file.evaluate("document.documentElement.scrollWidth") <= 390
    context.close()


@pytest.mark.parametrize(("host", "lang"), [("server", "fr"), ("static", "en")], indirect=["host"])
def test_the_shelf_is_searched_exported_and_imported(page: Page, host: House | Site, lang: str, tmp_path: Path) -> None:
    note = json.dumps({"note": f"backed water {lang}", "turn": 16, "by": "Anna"}, separators=(",", ":"))
    (tmp_path / "shelf.jsonl").write_text(shelved(RECORD.read_text(encoding="utf-8") + note + "\n", "red"), encoding="utf-8")
    page.goto(f"{host.url}#/shelf")
    page.locator(f".langs [lang={lang}]").click()
    expect(page.locator("html")).to_have_attribute("lang", lang)
    page.get_by_test_id("shelf-count").or_(page.get_by_test_id("shelf-empty")).first.wait_for()
    if not host.alone:
        expect(page.get_by_test_id("shelf-empty")).to_be_visible()
        check(page)
    page.get_by_test_id("shelf-import").set_input_files(tmp_path / "shelf.jsonl")
    page.get_by_test_id("shelf-search").fill(f"touche BACKED {lang} 2026-10-03 anna")
    entry = page.get_by_test_id("shelf").locator("li")
    expect(entry).to_have_count(1)
    expect(entry).to_contain_text({"en": "Won", "fr": "Gagnée"}[lang])
    expect(entry).to_contain_text(f"backed water {lang}")
    expect(page.get_by_test_id("figures").locator("tbody tr")).to_have_count(1)
    check(page)
    with page.expect_download() as download:
        page.get_by_test_id("shelf-export").click()
    download.value.save_as(tmp_path / "all.jsonl")
    page.get_by_test_id("shelf-import").set_input_files(tmp_path / "all.jsonl")
    expect(page.get_by_test_id("shelf-came")).to_contain_text({"en": "No match was new", "fr": "Aucune partie nouvelle"}[lang])
    bad = (tmp_path / "all.jsonl").read_text(encoding="utf-8").replace('"seat":"', '"seat":7,"x":"', 1)
    (tmp_path / "bad.jsonl").write_text(bad, encoding="utf-8")
    page.get_by_test_id("shelf-import").set_input_files(tmp_path / "bad.jsonl")
    line = next(number for number, text in enumerate(bad.split("\n"), 1) if '"seat":7' in text)
    expect(page.get_by_test_id("shelf-trouble")).to_contain_text(str(line))
    if page.get_by_test_id("figures").count():
        page.once("dialog", lambda dialog: dialog.accept())
        page.get_by_test_id("figures-clear").click()
    expect(page.get_by_test_id("figures-none")).to_be_visible()
    page.get_by_test_id("shelf-search").fill(f"backed {lang}")
    page.once("dialog", lambda dialog: dialog.accept())
    entry.locator("[data-drop]").click()
    expect(entry).to_have_count(0)
