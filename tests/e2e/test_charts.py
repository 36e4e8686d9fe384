"""Charts of one's own: chosen, refused with the line, compared, kept by the browser, carried by the match, and removed."""

from __future__ import annotations

import json
import re
from pathlib import Path

from hands import EVERYWHERE, check
from house import House
from playwright.sync_api import Page, expect
from static_site import Site

SET_UP = "#/new/touche_coule/s1-two-liburnians"


def choose(page: Page, name: str, text: str) -> None:
    page.get_by_test_id("charts-choose").set_input_files({"name": name, "mimeType": "text/plain", "buffer": text.encode()})


@EVERYWHERE
def test_charts_of_ones_own(page: Page, host: House | Site, tmp_path: Path) -> None:
    page.goto(host.url + SET_UP)
    own = page.get_by_test_id("own-charts")
    own.locator("summary").first.click()
    with page.expect_download() as saved:
        page.get_by_test_id("charts-form").click()
    saved.value.save_as(tmp_path / "form.toml")
    form = (tmp_path / "form.toml").read_text(encoding="utf-8")
    assert "# range = ?\n" in form

    # the form with a question mark forgotten, and then with a number that no rule has
    table = form[form.index("# [fire]") : form.index("## boarding:")]
    lines = [line.removeprefix("# ") for line in table.splitlines() if not line.startswith("##")]
    filled = "# my tables\n" + "\n".join(lines).replace('"?"', '"dead astern"')
    choose(page, "mine.toml", filled)
    refused = page.get_by_test_id("charts-refused")
    expect(refused).to_contain_text("Line 3")
    choose(page, "mine.toml", filled.replace("?", "3"))
    expect(refused).to_contain_text("Line 3: fire.range: found 3, expected a number, 2 or less")
    check(page)
    expect(page.get_by_test_id("charts-file")).to_have_count(0)

    # a good one is compared with ours; a bad one after it changes nothing
    choose(page, "mine.toml", filled.replace("?", "1"))
    tables = page.get_by_test_id("charts-tables")
    expect(tables).to_contain_text("in place of our reconstruction")
    expect(refused).to_have_count(0)
    tables.locator("summary").click()
    expect(tables.locator("del")).to_have_text("2")
    expect(tables.locator("ins")).to_have_text("1")
    page.get_by_test_id("charts-keep").check()
    choose(page, "other.toml", "[oars]\n")
    expect(refused).to_contain_text("mine.toml stays in use")
    page.get_by_role("button", name="Français").click()
    expect(tables).to_contain_text("à la place de notre reconstitution")
    check(page)
    page.get_by_role("button", name="English").click()

    # kept for the next match, which carries it
    page.reload()
    expect(page.get_by_test_id("charts-file")).to_contain_text("mine.toml")
    page.locator("[data-seat=blue]").select_option("human")
    page.get_by_test_id("start").click()
    page.wait_for_url(re.compile("#/match/"))
    page.get_by_test_id("briefing").click()
    expect(page.get_by_test_id("own-tables")).to_contain_text("Played with a table of the players’ own:")
    page.get_by_test_id("briefing-close").click()
    page.get_by_test_id("rules").click()
    expect(page.get_by_test_id("drawer").locator(".from.user")).to_have_count(1)
    page.get_by_test_id("drawer").get_by_role("button", name="Close").click()
    with page.expect_download() as record:
        page.get_by_test_id("record").click()
    record.value.save_as(tmp_path / "match.ndjson")
    head = json.loads((tmp_path / "match.ndjson").read_text(encoding="utf-8").split("\n", 1)[0])
    assert head["tables"]["fire"] == {"provenance": "user", "because": "", "range": 1, "blind": "dead astern"}

    # and removed again
    page.goto(host.url + SET_UP)
    page.get_by_test_id("charts-remove").click()
    expect(page.get_by_test_id("charts-file")).to_have_count(0)
    page.reload()
    expect(own).to_be_visible()
    expect(page.get_by_test_id("charts-file")).to_have_count(0)
