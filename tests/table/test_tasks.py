"""Tasks travel as bytes and come back: every game's position can be read in another process."""

from __future__ import annotations

import pytest

from naumachia.games import games
from naumachia.kernel.errors import BadRecord
from naumachia.match import Match
from naumachia.table.matches.drafts import Draft, ReadRecord
from naumachia.table.work.tasks import Position, Think, encode, perform, result


@pytest.mark.parametrize("name", sorted(games()))
def test_a_program_thinks_elsewhere(name: str) -> None:
    game = games()[name]
    match = Match.seeded(game, game.load_scenario(game.standard), seed=1, name=game.standard)
    seat = match.waiting[0]
    found = result(perform(encode(Think(Position.of(match, seat), "castaway", seat, "1"))))
    match.answer(found, seat)


def test_an_error_comes_back_as_itself() -> None:
    with pytest.raises(BadRecord):
        result(perform(encode(ReadRecord("no record"))))


def test_a_record_is_read_elsewhere() -> None:
    game = games()["touche_coule"]
    match = Match.seeded(game, game.load_scenario(game.standard), seed=1, name=game.standard)
    from naumachia.table.matches.record_files import dumped

    found = result(perform(encode(ReadRecord(dumped(match, None)))))
    assert isinstance(found, Draft)
    assert set(found.players) == set(match.seats)
