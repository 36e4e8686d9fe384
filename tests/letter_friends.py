"""Friends who play by letter, for the tests."""

from __future__ import annotations

from typing import Any

import msgspec

from naumachia.correspondence import Desk, Letters, Writing, begin, from_link, join, receive, to_link
from naumachia.correspondence.letter import Throws, sealed
from naumachia.games import find
from naumachia.players import make


class Friends:
    """Anna and Béa. `desks` are theirs, `sent` every letter so far, in order."""

    def __init__(
        self,
        game: str,
        scenario: str,
        *,
        throws: Throws = "friend",
        seed: int = 1,
        player: str = "greedy",
        roots: tuple[str, str] = ("anna", "béa"),
    ) -> None:
        self.game = find(game)
        setup = self.game.load_scenario(scenario)
        sides = self.game.rules.seats(self.game.start(setup))
        first = next(iter(sides.values()))
        mine = [seat for seat, side in sides.items() if side == first]
        self.roots = [f"{root}/{seed}" for root in roots]
        self.programs = {seat: make(player, self.game, f"{seed}/{seat}") for seat in sides}
        anna = begin(self.game, setup, name="Anna", seats=mine, named=scenario, throws=throws, root=self.roots[0])
        self._desks: list[Desk | None] = [anna, None]
        self.sent: list[Letters] = []
        self.over = False

    @property
    def desks(self) -> list[Desk]:
        """The desks of those who have written or opened a letter."""
        return [desk for desk in self._desks if desk is not None]

    def seat(self, me: int, desk: Desk) -> None:
        """Give a friend another desk."""
        self._desks[me] = desk

    def write(self, most: int = 1000) -> Friends:
        """Write so many letters, or until the match is over."""
        while len(self.sent) < most and not self.over:
            me = len(self.sent) % 2
            if self.sent:
                self.open(me)
            writing = self.answer(me)
            self._desks[me] = sent = writing.send()
            self.sent.append(sent.letters)
            self.over = writing.match.outcome is not None
        return self

    def open(self, me: int) -> None:
        """Let a friend open the last letter, by its link."""
        letters = from_link(to_link(self.sent[-1], "https://example.org/play/"))
        desk = self._desks[me]
        self._desks[me] = join(letters, "Béa", self.roots[1]) if desk is None else receive(desk, letters)

    def answer(self, me: int) -> Writing:
        """Let a friend answer whatever can be answered, going away and coming back between the answers."""
        writing = Writing(self.desks[me])
        while not writing.complete:
            seat = next(seat for seat in writing.match.waiting if seat in writing.exchange.seats(me))
            writing.match.answer(self.programs[seat].choose(writing.match.state, seat), seat)
            again = Writing(writing.kept())
            assert again.draft == writing.draft
            assert self.game.save(again.match.state) == self.game.save(writing.match.state)
        return writing


def changed(letters: Letters, path: list[Any], value: Any) -> Letters:
    """Letters with one value changed and everything sealed anew, as a forger would hand them over."""
    data = msgspec.json.decode(msgspec.json.encode(letters))
    place = data
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = value(place[path[-1]]) if callable(value) else value
    return sealed(msgspec.convert(data, Letters))
