"""An option names the piece it is aimed at, so that a program written by a stranger knows whom it attacks."""

from __future__ import annotations

from collections import Counter

import pytest

import naumachia
from naumachia.games import games
from naumachia.kernel import Orders, show_any

AIMED = ("ram", "rake", "shot", "broadside", "grapple", "board")
"""Blows that somebody chose to strike."""


@pytest.mark.parametrize("game", sorted(games()))
def test_an_option_that_strikes_names_whom(game: str) -> None:
    met: Counter[str] = Counter()
    struck = False
    match = naumachia.play(f"{game}/{games()[game].standard}", seed=1)
    player = naumachia.player("helmsman", match, seed=1)
    while match.request and len(match.history) < 400:
        seat = match.waiting[0]
        answer = player.choose(match.state, seat)
        option = None if isinstance(match.request, Orders) else show_any(match.state, answer)
        told = len(match.events())
        match.answer(answer, seat)
        for blow in (event.blow for _, event in match.events()[told:][:1] if event.blow):
            struck |= option is not None and blow.kind in AIMED and blow.by != ""
            if option and option.ship and blow.kind in AIMED and blow.by == option.ship and blow.on not in ("", option.ship):
                assert blow.on in (option.target, *option.touches), (answer, option.key, blow)
                met[blow.kind] += 1
    assert met or not struck, "pieces were struck after an answer, but no option with ship= led to it"
