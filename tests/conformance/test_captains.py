"""Sides shared by captains: random matches to their end, every seat shown and asked in words, every record proved."""

from __future__ import annotations

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from conformance.table import ALL, Setup, kept, lay, play, scenario, settings_of
from conformance.words import Words
from naumachia.kernel import Choose, pending
from naumachia.kernel.files.record import dump, parse
from naumachia.match import verify, view

GAME = ALL["war_galley"]
SHARED = [
    name
    for name in GAME.scenarios()
    if len(GAME.rules.seats(GAME.start(scenario(GAME, name), {"captains": 2}))) == 4  # the others have one squadron a side
]


def test_two_captains_a_side() -> None:
    words = Words(GAME)
    asked: set[str] = set()

    @settings_of(6)
    @given(st.sampled_from(SHARED), st.integers(2, 3), st.integers(0, 2), st.integers(0, 2), st.integers(0, 9999))
    def run(name: str, captains: int, watch: int, reply: int, seed: int) -> None:
        setup = Setup(name, {"captains": captains, "turns": 3, "watch": watch, "reply": reply, "reaction-ram": 1}, seed)
        match = lay(GAME, setup)
        with kept(match, "captains", setup):
            for count, (seat, _) in enumerate(play(match, Random(seed))):
                assert seat in match.seats
                asked.add(seat)
                request = pending(match.state)
                if request is not None:
                    words.request(request)
                if isinstance(request, Choose):
                    assert "concede" not in request or request.seat in match.seats.values()
                if count % 25 == 0:
                    for one in (*match.seats, None):
                        words.scene(view(match, one).scene)
            assert match.outcome is not None
            proof = verify(parse(dump(match.record())))
            assert proof["finished"]
            for label in GAME.rules.seat_labels(match.first).values():
                words.say(label)

    run()
    assert {seat for seat in asked if seat.endswith("-2")}, "no second captain was ever asked"
    assert not words.problems, "\n".join(sorted(words.problems))
