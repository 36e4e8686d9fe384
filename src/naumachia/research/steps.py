"""A match in small steps: one token of one answer at a time, with forced steps done by themselves."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec

from naumachia.games import find_scenario
from naumachia.kernel import Answer, Line, Orders, Pick, Refusal, Request, Roll, Sealed, State, Station, pending
from naumachia.kernel.state import advance
from naumachia.research.alphabet import Alphabet
from naumachia.research.spelling import Among, Speller, speller_of

CHANCE: Final = "chance"
"""The actor where dice are to be thrown."""
_LONGEST_CHAIN = 10_000
"""Forced answers in a row before a game is taken to go round in a circle."""


class Ground:
    """Everything that stays the same in all matches of a scenario: the game, its first position and the alphabet."""

    def __init__(self, scenario: str, options: Mapping[str, int] | None = None) -> None:
        self.game, self.scenario, setup = find_scenario(scenario)
        self.first: State = self.game.start(setup, options)
        self.alphabet = Alphabet(self.game, setup, self.first)
        self.seats: tuple[str, ...] = tuple(self.game.rules.seats(self.first))

    @property
    def name(self) -> str:
        """Return `game/scenario`."""
        return f"{self.game.name}/{self.scenario}"


class Steps:
    """The position of a match between two steps.

    Moves only: giving up, standing orders and shortcuts for several moves have no action number. Where a question leaves one
    answer, or an answer one token, it is given at once. A sheet is written line by line; an order is offered as long as the
    sheet is legal with the lines that follow left as they are.
    """

    def __init__(self, ground: Ground, state: State | None = None) -> None:
        self.ground = ground
        self.state: State = ground.first if state is None else state
        self.spoken: tuple[int, ...] = ()
        """Tokens of the answer, or the line, that is being spelled."""
        self.lines: tuple[tuple[str, str], ...] = ()
        """Lines of the sheet that are written."""
        self.refused: Refusal | None = None
        """The law that stood against the last line spelled: the order that changes nothing was written in its place."""
        self._speller: Speller[Answer] | None = None
        self._settle()

    def __deepcopy__(self, memo: object) -> Steps:
        return self.copy()

    def copy(self) -> Steps:
        """Return the same position, to go on from by itself; states are shared, as they never change."""
        twin = object.__new__(Steps)
        twin.__dict__.update(self.__dict__)
        return twin

    @property
    def actor(self) -> str | None:
        """The seat that acts, `CHANCE`, or None when the match is over."""
        request = pending(self.state)
        if request is None:
            return None
        return CHANCE if isinstance(request, Roll) else request.seats[0]

    @property
    def line(self) -> Line | None:
        """The line of a sheet that is being written."""
        request = pending(self.state)
        return request.sheets[request.seats[0]][len(self.lines)] if isinstance(request, Orders) else None

    def actions(self) -> tuple[int, ...]:
        """Return the action numbers of the actor, in rising order; of dice, the places of their outcomes."""
        request = pending(self.state)
        if isinstance(request, Roll):
            return tuple(range(len(request.outcomes())))
        return self._speller.open() if self._speller else ()

    def outcomes(self) -> tuple[tuple[int, float], ...]:
        """Return every fall of the dice by its place, with its probability."""
        request = pending(self.state)
        if not isinstance(request, Roll):
            return ()
        falls = request.outcomes()
        total = sum(weight for _, weight in falls)
        return tuple((place, weight / total) for place, (_, weight) in enumerate(falls))

    def fall(self, answer: Answer) -> int:
        """Return the place of a fall of the dice among the outcomes."""
        request = pending(self.state)
        assert isinstance(request, Roll)
        return next(place for place, (fall, _) in enumerate(request.outcomes()) if fall == answer)

    def apply(self, action: int) -> None:
        """Take one step. ValueError for an action that is not open."""
        if action not in self.actions():
            raise ValueError(f"action {action} ({self.say(action)}) is not open")
        request = pending(self.state)
        self.refused = None
        if isinstance(request, Roll):
            self._answer(request.outcomes()[action][0])
        else:
            assert self._speller is not None
            self.spoken = (*self.spoken, action)
            self._speller = self._speller.say(action)
        self._settle()

    def say(self, action: int) -> str:
        """Return an action in words: the token, or the fall of the dice."""
        request = pending(self.state)
        if isinstance(request, Roll):
            falls = request.outcomes()
            return str(falls[action][0]) if 0 <= action < len(falls) else "?"
        tokens = self.ground.alphabet.tokens
        return (tokens[action] or "end") if 0 <= action < len(tokens) else "?"

    def text(self) -> str:
        """Return the whole position in JSON: the true one, with what a seat may not see."""
        seen = {"state": self.state, "lines": self.lines, "spoken": self.spoken}
        return msgspec.json.encode(seen).decode()

    def returns(self) -> dict[str, float]:
        """Return the result of a match for each seat: the winners share 1, the others -1; nothing in a draw or before the end."""
        ground = self.ground
        outcome = ground.game.rules.outcome(self.state) if self.actor is None else None
        sides: dict[str, str] = ground.game.rules.seats(self.state)
        winner = None
        if outcome is not None:
            winner = outcome.winner or (outcome.ranking[0] if outcome.ranking else None)
        won = [seat for seat in ground.seats if sides.get(seat) == winner]
        lost = [seat for seat in ground.seats if seat not in won]
        if winner is None or not won or not lost:
            return dict.fromkeys(ground.seats, 0.0)
        return {seat: 1.0 / len(won) if seat in won else -1.0 / len(lost) for seat in ground.seats}

    def _answer(self, answer: Answer) -> None:
        request = pending(self.state)
        assert request is not None
        self.state = advance(self.state, request, answer)
        self.lines, self.spoken, self._speller = (), (), None

    def _settle(self) -> None:
        """Do everything that leaves no choice, up to the next step of somebody."""
        for _ in range(_LONGEST_CHAIN):
            request = pending(self.state)
            if request is None:
                return
            if isinstance(request, Roll):
                if len(falls := request.outcomes()) > 1:
                    return
                self._answer(falls[0][0])
                continue
            if isinstance(request, Orders) and len(self.lines) == len(request.sheets[request.seats[0]]):
                self._answer(Sealed(request.seats[0], self.lines))
                continue
            speller = self._speller = self._speller or self._begin(request)
            while speller.done is None and len(only := speller.open()) == 1:
                speller = self._speller = speller.say(only[0])
            if speller.done is None:
                return
            if isinstance(request, Orders):
                self._write(request, str(speller.done))
            else:
                self._answer(speller.done)
        raise RuntimeError(f"{self.ground.name} asks without end")

    def _begin(self, request: Request) -> Speller[Answer]:
        if not isinstance(request, Orders):
            return Among.of(self.ground.alphabet, request.moves)
        line = self.line
        assert line is not None
        listed = isinstance(line, Pick | Station)
        return speller_of(self.ground.alphabet, line, self._allowed(request, line) if listed else None)

    def _allowed(self, request: Orders, line: Line) -> tuple[str, ...]:
        """Orders of a line that no law across lines forbids while the lines after it change nothing."""
        found = tuple(order for order in line if request.barred(self._sheet(request, order)) is None)
        return found or (line.first,)

    def _sheet(self, request: Orders, order: str) -> Sealed:
        seat = request.seats[0]
        lines = request.sheets[seat]
        at = len(self.lines)
        return Sealed(seat, (*self.lines, (lines[at].id, order), *[(line.id, line.first) for line in lines[at + 1 :]]))

    def _write(self, request: Orders, order: str) -> None:
        line = self.line
        assert line is not None
        bar = request.barred(self._sheet(request, order))
        if bar is not None:
            self.refused = bar
            order = line.first
        self.lines = (*self.lines, (line.id, order))
        self.spoken, self._speller = (), None
