"""Reports and notes where there is no server: kept by the browser with the match, and carried by its record."""

from __future__ import annotations

from pathlib import Path

from naumachia.table.matches.service import MatchService
from naumachia.table.storage.memory import memory_storage
from naumachia.table.work.workers import InProcess, Workers
from table_page import Kept, Page, call

RECORD = (Path(__file__).parents[1] / "match/turned/touche-liburnians.jsonl").read_text(encoding="utf-8")


async def test_reports_and_notes_are_kept_with_the_match() -> None:
    kept = Kept()
    service = MatchService(memory_storage(kept), Workers(InProcess()))
    await service.open()
    _, made = await call(service, "POST", "/records", RECORD)
    tokens = list(made["tokens"].values())
    address = f"/matches/{made['id']}"
    for turn, text in ((9, "later"), (2, "sooner")):
        found, notes = await call(service, "POST", f"{address}/notes", {"turn": turn, "text": text, "tokens": tokens})
        assert found.status == 201
    assert [(one["number"], one["text"]) for one in notes] == [(2, "sooner"), (1, "later")]
    page = Page(service, made["id"], tokens[0])
    await page.expect("welcome")
    page.send(t="ask-report")
    told = await page.expect("report")
    assert (told["source"], len(told["sentences"])) == ("computed", 5)
    await page.leave()
    await service.close()

    again = MatchService(memory_storage(None, kept.read()), Workers(InProcess()))
    await again.open()
    _, notes = await call(again, "POST", f"{address}/notes/delete", {"number": 1, "tokens": tokens})
    _, report = await call(again, "GET", f"{address}/report")
    assert report["notes"] == notes
    assert [one["text"] for one in notes] == ["sooner"]
    assert report["report"] == {key: value for key, value in told.items() if key != "t"} | {"t": "report"}
    _, record = await call(again, "GET", f"{address}/record")
    assert record.splitlines()[-1].startswith('{"note":"sooner","turn":2')
    _, found = await call(again, "POST", "/matches/notes", {"matches": [made["id"]]})
    assert list(found["notes"]) == [made["id"]]
    await again.close()
