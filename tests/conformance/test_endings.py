"""An answer that ends an activation, or a side's part of a phase, is never first and never taken by a slip."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from conformance.table import every_game, explore, play
from naumachia.kernel import CONCEDE, AnyGame, Choose, Leg, Place, passing, show
from naumachia.kernel.acts import unmoved
from naumachia.kernel.shown.picture import Option
from naumachia.match import Match
from naumachia.match.views.view import ask

COMMON = {"trireme_fleet": "ask-ship", "war_galley": "ask-ship"}
"""Games in which ships are picked one after the other and the picking can be ended, and the question for it."""


def picks(options: list[Option]) -> set[str]:
    """The pieces that some of the options pick: a click on them, no way yet, no dice."""
    return {option.target for option in options if option.target == option.ship != "" and not option.path and not option.risky}


def leaves_the_pieces_where_they_are(match: Match, answer: str) -> None:
    """Check that an answer that passes moves, hurts and removes nothing before the next frame is played."""
    draft = match.state.copy()
    frame, draft.agenda = draft.agenda[0], draft.agenda[1:]
    before = match.game.picture.scene(match.state, None).pieces
    frame.take(draft, answer)
    for old, new in zip(before, match.game.picture.scene(draft, None).pieces, strict=True):
        same = (old.id, old.side, old.pose, old.gone) == (new.id, new.side, new.pose, new.gone)
        assert same, f"{type(frame).__name__}: {answer!r} has passes=True and changes {old.id}: {old.pose} -> {new.pose}"


@every_game
def test_what_ends_something_comes_last_and_asks_once(game: AnyGame) -> None:
    met: Counter[str] = Counter()

    def check(match: Match, rng: Random) -> None:
        for _ in play(match, rng, 300):
            request = match.request
            if not isinstance(request, Choose | Leg | Place):
                continue
            words = (
                [move for move in request.moves if isinstance(move, str)] if isinstance(request, Choose) else [*request.answers]
            )
            end, frame = passing(match.state), match.state.agenda[0]
            assert end in words if end else not {*words} & {*frame.letting_pass(), *frame.ending()}
            if end in frame.letting_pass():
                leaves_the_pieces_where_they_are(match, end)
            if end and isinstance(request, Choose) and len(words) > 1:
                met["ended"] += 1
                assert words[0] != end, f"{request.key}: {end} is the first of {words}"
            told = ask(match, match.waiting[0])
            assert told is not None
            assert told.passing == end
            options = [show(match.state, word) for word in words]
            chosen = picks(options)
            if len(chosen) < 2:
                continue
            met[f"picked {request.key}"] += 1
            for option in options:
                if not option.ship and not option.target and option.section == "" and option.key != f"do-{CONCEDE}":
                    met[f"may end {request.key}"] += 1
                    assert option.answer == end, f"{request.key}: {option.answer} belongs to an act with ends=True"
                    fleet = {piece.side for piece in match.game.picture.scene(match.state, None).pieces if piece.id in chosen}
                    mine = [p for p in match.game.picture.scene(match.state, None).pieces if p.side in fleet and not p.gone]
                    if 2 * len(chosen) > len(mine) and request.key != "ask-place":
                        met["asked once"] += 1
                        assert option.confirm is not None, f"{request.key}: {len(chosen)} of {len(mine)} have not moved"
                        assert option.confirm.key == "confirm-unmoved"

    explore(game, 10, check, "endings")
    if game.name in COMMON:
        assert met[f"may end {COMMON[game.name]}"] > 20, met
        assert met["asked once"] > 5, met


@pytest.mark.parametrize(
    ("idle", "pieces", "asks"), [(6, 6, True), (4, 6, True), (3, 6, False), (1, 1, True), (1, 2, False), (0, 3, False)]
)
def test_more_than_half_is_worth_a_question(idle: int, pieces: int, asks: bool) -> None:
    assert (unmoved(idle, pieces) is not None) == asks
