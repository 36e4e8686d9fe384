"""Cache of one position of a match: pictures and odds that several readers ask for are computed once."""

from __future__ import annotations

from typing import Any

from naumachia.kernel import AnyGame, Event, Message, Orders, Request, pending
from naumachia.kernel.shown.picture import Scene
from naumachia.kernel.state import State
from naumachia.kernel.words import Outcome


class Moment:
    """Request, end and scenes of one position, kept for callers that read them more than once."""

    __slots__ = ("_game", "_scenes", "hides", "outcome", "own", "request", "said", "state")

    def __init__(self, game: AnyGame, state: State, stopped: Message | None) -> None:
        self._game = game
        self._scenes: dict[str | None, Scene] = {}
        self.state = state
        self.request: Request | None = None if stopped else pending(state)
        """Open request; None for a match that cannot be followed further."""
        self.outcome: Outcome | None = game.rules.outcome(state)
        self.hides: bool = game.hides(state, None)
        """Whether something is hidden from anybody."""
        self.own = self.hides or isinstance(self.request, Orders)
        """Whether each seat sees a board of its own; else all see the same."""
        self.said: tuple[list[tuple[int, Event]], int, Any] | None = None
        """Lines of the log as they were told last: of which log, from which line on."""

    def scene(self, seat: str | None) -> Scene:
        """The board as a seat may see it; where nothing is hidden and nobody writes, all see the same, so it is drawn once."""
        who = seat if self.own else None
        found = self._scenes.get(who)
        if found is None:
            found = self._scenes[who] = self._game.picture.scene(self.state, who)
        return found
