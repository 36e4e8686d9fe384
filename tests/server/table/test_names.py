"""Display names: nobody is taken for another at the same table (C19)."""

from __future__ import annotations

from secrets import token_urlsafe
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from starlette.testclient import TestClient

from naumachia.kernel import Message
from naumachia.table.people.display_names import LONGEST, NUMBERS, called, look, told_apart
from naumachia.table.storage.stored import Seat
from server.tools import Page, create, key, take, until

GUESTS = {"red": "open", "blue": "open"}
POSED = [
    "Anna",
    "anna",
    " ANNA\u3000",
    "Anna\u200b",
    "A\u202enna",
    "An\u00adna",
    "Anna\ufe0f",
    "An\u034fna",
    "Anna\u3164",
    "Аnnа",  # Cyrillic А and а
    "Αnna",  # Greek Α
    "ΑΝΝΑ",  # Greek
    "Ａｎｎａ",
    "𝐀𝓷𝔫𝕒",
    "Ánńa",
    "A.n-n_a",
    "Anna.",
    "Ⓐnna",
    "ᴀɴɴᴀ",
]


def seat(name: str, seat: str, person: str | None) -> Seat:
    return Seat(seat, seat, Message("x"), "human", "t", person, name)


@pytest.mark.parametrize("posed", POSED)
def test_who_looks_like_another_is_told_apart(posed: str) -> None:
    found = told_apart([seat("Anna", "red", "p"), seat(called(posed), "blue", "q")])
    assert found["red"] == "Anna¹"
    assert found["blue"].endswith("²")


@pytest.mark.parametrize(("one", "other"), [("Ilse", "llse"), ("Bob", "B0b"), ("Arno", "Amo"), ("Сосо", "Coco")])
def test_letters_that_are_taken_for_others(one: str, other: str) -> None:
    assert look(called(one)) == look(called(other))


@pytest.mark.parametrize(
    "others", [("Anna", "Hanna"), ("Béa", "Zoé"), ("Иван", "Пётр"), ("花子", "太郎"), ("🚢", "⚓"), ("Anna", "")]
)
def test_others_are_called_as_they_call_themselves(others: tuple[str, str]) -> None:
    one, two = map(called, others)
    assert told_apart([seat(one, "red", "p"), seat(two, "blue", "q")]) == {"red": one, "blue": two}
    assert (one, two) == others, "and nothing is made of them"


def test_one_person_in_two_seats_poses_as_nobody() -> None:
    held = [seat("Anna", "red", "p"), seat("Anna", "blue", "p")]
    assert told_apart(held) == {"red": "Anna", "blue": "Anna"}
    assert told_apart([*held, seat("ANNA", "green", "q")]) == {"red": "Anna¹", "blue": "Anna¹", "green": "ANNA²"}


@given(st.text())
def test_what_is_kept_of_a_name(text: str) -> None:
    found = called(text)
    assert len(found) <= LONGEST
    assert called(found) == found
    assert not set(map(ord, found)) & set(NUMBERS.values())
    assert found.isprintable()


@pytest.mark.parametrize("nobody", ["\u3164", "\u2800\u2800", "\u200b", " ", "\ufe0f", "\u115f\u1160"])
def test_a_name_of_which_nothing_is_seen_is_none(nobody: str) -> None:
    assert called(nobody) == ""


def test_at_a_table_and_in_its_talk(client: TestClient) -> None:
    """C19: by letters of another alphabet, or plainly by the same name, in the list of seats and in what is said."""
    match: dict[str, Any] = create(client, GUESTS)
    keys = {seat: token_urlsafe(24) for seat in GUESTS}
    take(client, match, "red", key=keys["red"], name="Anna")
    take(client, match, "blue", key=keys["blue"], name="Bob")

    def name(seat: str, text: str) -> str:
        return str(client.post("/api/people", json={"key": keys[seat], "name": text}).json()["name"])

    with (
        client.websocket_connect(f"/ws/{match['id']}", subprotocols=key(match["tokens"]["red"])) as one,
        client.websocket_connect(f"/ws/{match['id']}", subprotocols=key(match["tokens"]["blue"])) as two,
    ):
        red, blue = Page(one), Page(two)
        assert [seat["name"] for seat in red.welcome["seats"]] == ["Anna", "Bob"]
        assert name("blue", "Аnna²") == "Аnna2", "the number is ours"
        assert name("blue", "Аnna") == "Аnna"
        blue.send(t="say", text="I give up")
        line = until(red, "talk")["lines"][0]
        assert (line["name"], line["seat"]) == ("Аnna²", "blue")
        red.send(t="resync")
        assert [seat["name"] for seat in until(red, "welcome")["seats"]] == ["Anna¹", "Аnna²"]
        name("blue", "Bob")
        red.send(t="resync")
        assert [seat["name"] for seat in until(red, "welcome")["seats"]] == ["Anna", "Bob"]
        assert until(red, "talk")["lines"][0]["name"] == "Аnna²", "what was said stays as it was said"
