"""Real dice on a real table: a match whose dice are typed in by those who sit at it."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from naumachia.kernel.files.record import parse
from naumachia.match import verify
from server.tools import SMALL, TWO, both, create, record_of, serving, sitting, sqlite


def test_dice_are_typed_in_by_whoever_has_a_seat(tmp_path: Path) -> None:
    rng, typed = Random(1), 0
    with serving(sqlite(tmp_path)) as client:
        match = create(client, dice="typed")
        with both(client, match) as pages, sitting(client, match) as spectator:
            while typed < 2:
                ask = pages["red"].view["ask"]
                assert ask is not None
                if ask["kind"] == "roll":
                    spectator.problem("forbidden", t="answer", number=spectator.view["number"], answer="1")
                    pages["red"].problem("malformed", t="answer", number=pages["red"].view["number"], answer="nine")
                    reader = pages[rng.choice(("red", "blue"))]
                    reader.answer(" ".join(str(rng.choice(ask["faces"])) for _ in range(ask.get("count", 1))))
                    typed += 1
                else:
                    mover = next(page for page in pages.values() if page.mine)
                    mover.answer(rng.choice(mover.answers))
                for page in (*pages.values(), spectator):
                    page.expect("update")
        token = match["tokens"]["red"]
        text = record_of(client, match["id"], token).text
    with serving(sqlite(tmp_path)) as client, both(client, match) as pages:
        assert pages["red"].view["ask"] is not None, "it goes on after the server was closed"
    assert verify(parse(text))["dice"] == typed


def test_typed_dice_are_for_one_screen(tmp_path: Path) -> None:
    with serving(sqlite(tmp_path)) as client:
        for more in ({"players": {"red": "human", "blue": "open"}}, {"players": TWO, "seed": "1"}):
            wanted: dict[str, Any] = {**SMALL, "dice": "typed", **more}
            reply = client.post("/api/matches", json=wanted)
            assert (reply.status_code, reply.json()["message"]["key"]) == (400, "typed-dice-here")
