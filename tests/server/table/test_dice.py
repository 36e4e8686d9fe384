"""Words of the seats in the dice of a live match: asked for after the answer, kept, read again, and never waited for twice."""

from __future__ import annotations

from collections.abc import Iterator, Set
from hashlib import sha256
from hmac import digest
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient

from expected import there
from naumachia.kernel.chance.mixed_dice import Chain
from naumachia.kernel.errors import BadRecord
from naumachia.kernel.files.record import parse_exactly
from naumachia.match import verify
from naumachia.table.play import dice_words
from server.tools import both, create, play, record_of, serving, sitting, sqlite

LARGER: Any = {"scenario": "s3-touche-coule"}


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient]:
    monkeypatch.setattr("naumachia.table.matches.drafts.token_hex", lambda _: "5eed" * 8)  # so that some dice fall
    with serving(sqlite(tmp_path)) as client:
        yield client


def finished(client: TestClient, match: dict[str, Any]) -> str:
    return client.get(f"/api/matches/{match['id']}/record").text


def told_words(client: TestClient, match: dict[str, Any]) -> Set[str]:
    record = parse_exactly(record_of(client, match["id"], *match["tokens"].values()).text)
    return set(verify(record)["words"])


def test_a_match_with_words(client: TestClient) -> None:
    """Both seats give words; a restart in the middle; the record proves it, and what each page was told before fits."""
    match = create(client, **LARGER)
    told: dict[int, str] = {}
    for half in range(2):
        if half:
            app: Any = client.app
            app.state.matches.tables.clear()  # as after a restart: read again from the disk
        with both(client, match) as pages:
            assert pages["red"].dice["kind"] == "mixed"
            assert len(pages["red"].dice["commitment"]) == 64
            for seat, page in pages.items():
                page.commit(f"{seat} {half}")
            play(pages, Random(3), 60 if not half else 10_000)
            for page in pages.values():
                told |= {ask["n"]: ask["pledge"] for ask in page.asked}
            assert pages["red"].dice["words"].keys() == {"red", "blue"}
    record = parse_exactly(finished(client, match))
    found = verify(record)
    assert found["proved"] == found["dice"] > 4
    assert found["words"]["red"] == found["words"]["blue"] > 2
    seed, pledged, tips = there(record.end).seed, 0, dict[str, str]()
    for before, entry in zip(record.entries, record.entries[1:], strict=False):
        tips |= entry.mix.chains if entry.mix else {}
        if entry.mix and entry.mix.words:
            said = msgspec.json.encode((entry.mix.n, before.seat, before.answer, sorted(tips.items())))
            assert told[entry.mix.n] == digest(seed.encode(), said, "sha256").hex()
            tips |= entry.mix.words
            pledged += 1
    assert pledged == found["words"]["red"]
    assert sha256(b"naumachia dice:" + seed.encode()).hexdigest() == record.header.commitment


def test_who_does_not_answer_is_waited_for_once(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dice_words, "WAIT", 0.05)
    match = create(client, **LARGER)
    with both(client, match) as pages:
        pages["red"].commit("red")
        pages["blue"].commit("blue")
        pages["blue"].chain = None  # and no word ever
        play(pages, Random(3), 90)
        assert len(pages["red"].asked) > len(pages["blue"].asked) == 1
    assert told_words(client, match) == {"red"}


def test_a_word_that_does_not_fit_is_no_word(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dice_words, "WAIT", 0.05)
    match = create(client, **LARGER)
    with both(client, match) as pages:
        pages["red"].commit("red")
        pages["red"].chain = Chain("another")
        pages["blue"].problem("malformed", t="words", end="short")
        pages["blue"].send(t="word", word="0" * 32)  # nobody asked
        with sitting(client, match) as watcher:
            watcher.problem("forbidden", t="words", end=Chain("x").end)
            watcher.problem("forbidden", t="word", word="0" * 32)
        play(pages, Random(3), 90)
    assert told_words(client, match) == set()


def test_a_chosen_seed_is_told(client: TestClient) -> None:
    """D20: a player who chose the seed may know the dice, and guests by a link are told so; so is every reader of the record."""
    match = create(client, seed="mine")
    with both(client, match) as pages:
        assert pages["blue"].dice == {"kind": "chosen", "commitment": pages["red"].dice["commitment"], "words": {}}
        pages["blue"].commit("blue")
        play(pages, Random(3))
        assert pages["blue"].asked == []
    assert verify(parse_exactly(finished(client, match)))["chosen"]


def test_training_rolls_the_same_again_and_asks_nobody(client: TestClient) -> None:
    with both(client, create(client, training=True)) as pages:
        assert pages["red"].dice["kind"] == "seeded"


def test_a_record_goes_on_under_dice_of_its_own(client: TestClient) -> None:
    """A match uploaded unfinished goes on under a secret of this server, and is proved from there on."""
    match = create(client, **LARGER)
    with both(client, match) as pages:
        pages["red"].commit("red")
        play(pages, Random(3), 90)
    text = record_of(client, match["id"], *match["tokens"].values()).text
    other = client.post("/api/records", content=text).json()
    with both(client, other) as pages:
        pages["red"].commit("again")
        play(pages, Random(5))
    found = verify(parse_exactly(finished(client, other)))
    assert 0 < found["proved"] < found["dice"]
    lines = finished(client, other).splitlines()
    place = next(place for place in range(60, len(lines)) if '"mix"' in lines[place])
    del lines[place]
    with pytest.raises(BadRecord):
        verify(parse_exactly("\n".join(lines) + "\n"))
