"""Secret sheets of every game that has them: what is drawn is the law, a sheet is small, and nothing of it is seen early.
A game in which nearly everything is written on sheets must meet them in thousands."""

from __future__ import annotations

from collections import Counter
from random import Random

import msgspec
import pytest

from conformance.table import explore, of_sheets, play
from conformance.test_secrets import SECRETIVE
from conformance.words import Words
from naumachia.games import games
from naumachia.kernel import AnyGame, Orders, Plot, Sealed, Split, pending, step
from naumachia.kernel.errors import Illegal
from naumachia.kernel.odds import key
from naumachia.kernel.orders.sheet_lines import Line
from naumachia.match import Match

every_secret = pytest.mark.parametrize("game", SECRETIVE.values(), ids=SECRETIVE.keys())
encode = msgspec.json.encode
LINE = 4096
"""Bytes that a line may take: a sheet for twenty ships costs kilobytes."""


@every_secret
def test_sheets_are_lawful_small_and_sealed(game: AnyGame) -> None:
    met: Counter[str] = Counter()
    spoken = Words(game)

    def check(match: Match, rng: Random) -> None:
        for _ in play(match, rng, 400):
            request = match.request
            met["question"] += not isinstance(request, Orders | None)
            if not isinstance(request, Orders):
                continue
            for seat in match.waiting:
                met["sheet"] += 1
                for line in request.sheets[seat]:
                    lawful(line, rng, met)
                whole(match, request, seat, rng, met, spoken)
            if len(match.waiting) > 1:
                sealed(match, request, rng, met)

    explore(game, 30, check, "sheets")
    assert not spoken.problems
    if game.name in games() and of_sheets(met):
        assert met["sheet"] > 2500, met
        assert met["line"] > 9000, met
        assert met["sealed"] > 1000, met
        assert met["barred"] > 0, met
        assert min(met[kind] for kind in ("Pick", "Plot", "Split", "Several")) > 50, met


def lawful(line: Line, rng: Random, met: Counter[str]) -> None:
    """A drawn sheet is legal, reads back as written, and anything beside it is not."""
    met["line"] += 1
    met[type(line).__name__] += 1
    drawn = line.draw(rng)
    assert drawn in line
    assert line.read(drawn) == drawn
    assert line.first in line
    assert f"{drawn} juggle" not in line
    if isinstance(line, Split):
        assert line.write(dict.fromkeys(line.parts[:1], line.most + 1)) not in line
    if isinstance(line, Plot) and met["Plot"] % 10 == 1:  # most ships of a fleet share their graph
        assert any(node.ends for node in line.nodes)
        assert {token for node in line.nodes for token in node.ways} >= {shift.token for shift in line.shifts}
    if met["line"] % 10 == 1:
        assert len(encode(line)) < LINE, f"{len(encode(line))} bytes: {line.id}"


def whole(match: Match, request: Orders, seat: str, rng: Random, met: Counter[str], spoken: Words) -> None:
    """Lines lawful each by itself make a sheet that is taken, or barred by a law across lines that can be said."""
    sheet = Sealed(seat, tuple((line.id, line.draw(rng)) for line in request.sheets[seat]))
    if sheet in request:
        return
    met["barred"] += 1
    with pytest.raises(Illegal) as caught:
        step(match.state, sheet)
    spoken.say(caught.value.refusal)


def sealed(match: Match, request: Orders, rng: Random, met: Counter[str]) -> None:
    """Whichever sheet one hands in, the others imagine and are shown the same, and the question only says who has handed in."""
    writer = rng.choice(match.waiting)
    states = [step(match.state, request.draw(writer, rng)) for _ in range(2)]
    handed = {pending(state).handed for state in states}  # type: ignore[union-attr]
    assert len(handed) == 1
    assert writer in handed.pop()
    for seat in match.seats:
        if seat != writer:
            met["sealed"] += 1
            worlds = {key(match.game.imagine(state, seat, Random(7))) for state in states}
            assert len(worlds) == 1, f"{seat} can tell what {writer} has written"
            if met["sealed"] % 8 == 0:  # what leaves the table is compared more closely in `test_secrets`
                assert len({encode(match.game.picture.scene(state, seat)) for state in states}) == 1
