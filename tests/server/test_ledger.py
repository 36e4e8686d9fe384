"""The ledger by which a club is judged: it finds what is lost, and calls nothing lost that was taken back or never told."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from naumachia.kernel.files.record import Entry, parse
from server.ledger import UNKNOWN, Deed, missing, place_of, standing
from server.tools import Page, both, create, play, record_of, serving, sqlite


def deed(number: int, kind: str, place: int, answer: str = "", told: float | None = 1.0, seat: str = "red") -> Deed:
    return Deed(number, seat, kind, place, answer, 0.5 if told is None else told - 0.5, told)


def lines(*answers: str, seat: str = "red") -> list[Entry]:
    return [Entry(answer, seat) for answer in answers]


def lost(deeds: list[Deed], entries: list[Entry], **times: float) -> int:
    return len(missing(standing(deeds, **times), entries, 2))


def test_what_was_told_must_stand_at_its_place() -> None:
    deeds = [deed(0, "answer", 0, "a"), deed(1, "answer", 1, "b"), deed(2, "answer", 2, "c")]
    assert not lost(deeds, lines("a", "b", "c"))
    assert not lost(deeds, lines("a", "b", "c", "d")), "others may have answered since"
    for bad in (("a", "b"), ("a", "c"), ("a", "b", "b"), ("b", "a", "c"), ()):
        assert lost(deeds, lines(*bad)), bad
    assert lost(deeds, lines("a", "b", "c", seat="blue")) == 3
    assert not lost([*deeds, deed(3, "answer", 3, "d", None)], lines("a", "b", "c")), "under way: there or not"


def test_what_was_taken_back() -> None:
    deeds = [deed(0, "answer", 0, "a"), deed(1, "answer", 1, "b"), deed(2, "undo", 1), deed(3, "answer", 1, "c")]
    assert not lost(deeds, lines("a", "c"))
    assert lost(deeds, lines("a", "b")), "an undo that was told has happened"
    assert lost(deeds[:2], lines("a")), "nobody took it back"
    hanging = [*deeds[:2], deed(2, "undo", UNKNOWN, told=None)]
    assert not lost(hanging, lines("a"))
    assert not lost(hanging, lines("a", "b"))
    assert lost(hanging, lines("b")) == 1, "what came before it stands"
    consent = [*deeds[:2], deed(2, "back", 1), deed(3, "answer", 1, "c")]
    assert not lost(consent, [*lines("a", "b"), Entry(seat="red", back=1, by=("blue",)), *lines("c")])
    assert lost(consent, lines("a", "c")) == 1, "it stays on record"


def test_sheets_stand_in_any_order() -> None:
    def sheet(seat: str, way: str) -> Entry:
        return Entry(None, seat, (("ship", way), ("other", "1")))

    deeds = [
        deed(4, "sheet", 4, "other: 1; ship: left", seat="blue"),
        deed(4, "sheet", 4, "ship: ahead; other: 1"),
        deed(5, "unsheet", 4),
        deed(6, "sheet", 4, "ship: right; other: 1"),
    ]
    first = lines("a", "b", "c", "d")
    assert not lost(deeds, [*first, sheet("red", "right"), sheet("blue", "left")])
    assert lost(deeds, [*first, sheet("red", "ahead"), sheet("blue", "left")]) == 1
    assert lost(deeds[:3], [*first, sheet("red", "ahead")]) == 1, "the other's was not taken back"


def test_a_copy_has_what_was_told_before_it_was_begun() -> None:
    deeds = [deed(0, "answer", 0, "a", 1.0), deed(1, "answer", 1, "b", 2.0), deed(2, "answer", 2, "c", 4.0)]
    assert not lost(deeds, lines("a", "b"), since=3.0, until=5.0)
    assert lost(deeds, lines("a"), since=3.0, until=5.0) == 1
    meanwhile = [*deeds[:2], deed(2, "undo", 1, told=4.0), deed(3, "answer", 1, "x", 4.5)]
    for copy in (("a", "b"), ("a",), ("a", "x")):
        assert not lost(meanwhile, lines(*copy), since=3.0, until=5.0), copy
    assert lost(meanwhile, lines(), since=3.0, until=5.0) == 1


def test_the_ledger_of_a_match_over_the_wire(tmp_path: Path) -> None:
    """Answers and undo as they come; then one line is taken out of the database behind everybody's back."""
    with serving(sqlite(tmp_path)) as client:
        match = create(client, scenario="s3-touche-coule")
        deeds: list[Deed] = []
        with both(client, match) as pages:
            rng, undone = Random(4), 0
            for _ in range(60):
                back = [page for page in pages.values() if page.view["undo"]] if rng.random() < 0.4 else []
                mover: Page = next(page for page in (*back, *pages.values()) if page.mine or back)
                view, seat = mover.view, mover.view["seat"]
                if back:
                    undone += 1
                    mover.send(t="undo", number=view["number"])
                    kind, said = "undo", ""
                else:
                    kind, said = "answer", rng.choice(mover.answers)
                    mover.answer(said)
                for page in pages.values():
                    page.expect("update")
                place = place_of(mover.view if kind == "undo" else view)
                deeds.append(Deed(view["number"], seat, kind, place, said, 0.0, 1.0))
            play(pages, Random(1), 3)
        assert undone >= 5
        record: Any = parse(record_of(client, match["id"], *match["tokens"].values()).text)
        must = standing(deeds)
        assert len(must.must) == 60 - 2 * undone
        assert not missing(must, record.entries, 2)
        for place, _ in must.must:
            assert missing(must, record.entries[:place] + record.entries[place + 1 :], 2)
