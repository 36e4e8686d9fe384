"""Prospects of a piece in its turn: hexes where it can stop, and enemies it can strike with which chances.

There is no second list of legal moves: the real rules are played, answer after answer, until the piece is done. Windows of
others on the way are passed as they would be by somebody who does nothing; a forecast says so by `windows`. All of it is
bounded, by positions and by time, and says when it has not seen everything.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from fractions import Fraction
from time import monotonic

from msgspec import Struct
from msgspec.json import encode

from naumachia.kernel import AnyGame, Choose, Leg, Message, passing, pending, show, step
from naumachia.kernel.errors import TooManyBranches
from naumachia.kernel.odds import Interval, Share, expand, key
from naumachia.kernel.shown.picture import Option, Pose
from naumachia.kernel.shown.stakes import Forecast, sum_up
from naumachia.kernel.state import State
from naumachia.match.match import Match

POSITIONS = 6000
SECONDS = 2.5
FORECASTS = 60
"""Attacks that are counted out; of several ways to the same attack one is enough."""


class End(Struct, frozen=True, omit_defaults=True):
    """A place where the piece can come to rest, and the answers that bring it there."""

    answers: tuple[str, ...]
    path: tuple[Pose, ...]
    cell: tuple[int, int] | None = None
    harm: Message | None = None
    """Certain cost of the way there."""
    windows: int = 0
    """Windows of others on the way: there the way is interrupted."""


class Strike(Struct, frozen=True):
    """The best way to one kind of attack on one piece."""

    target: str
    option: Option
    answers: tuple[str, ...]
    windows: int
    forecast: Forecast


class Prospects(Struct, frozen=True):
    """Prospects of a piece in its turn."""

    ends: tuple[End, ...] = ()
    strikes: tuple[Strike, ...] = ()
    whole: bool = True
    """Nothing was left out for want of time."""


class _Node(Struct):
    state: State
    answers: tuple[str, ...] = ()
    path: tuple[Pose, ...] = ()
    cell: tuple[int, int] | None = None
    harm: Message | None = None
    windows: int = 0


class _Attack(Struct):
    node: _Node
    option: Option


def prospects(game: AnyGame, state: State, ship: str, first: str | None = None, seconds: float = SECONDS) -> Prospects:
    """All that a piece of the seat that is asked can still do; with `first`, all that follows from that answer."""
    request = pending(state)
    if not isinstance(request, Choose):
        return Prospects()
    look = _Look(game, request.seat, ship, monotonic() + seconds)
    for node in _begin(state, request, ship, first):
        look.walk(node)
    return Prospects(tuple(look.ends.values()), look.strikes(state), look.whole)


def _begin(state: State, request: Choose, ship: str, first: str | None) -> Iterator[_Node]:
    """Where the piece's turn begins: here, or with the answer that picks it."""
    frame = state.agenda[0]
    if first is not None:
        if first in request:
            yield from _after(_Node(state), show(state, first))
        return
    if getattr(frame, "ship", "") == ship:
        yield _Node(state)
        return
    for answer in request.moves:
        option = show(state, answer)
        if ship in (option.ship, option.target) and option.target in ("", ship) and not option.path and not option.section:
            yield from _after(_Node(state), option)


def _after(node: _Node, option: Option) -> Iterator[_Node]:
    """The position after an option, others' windows passed; nothing where dice would fall."""
    state = step(node.state, option.answer)
    windows = node.windows
    seat = pending(node.state)
    assert isinstance(seat, Choose)
    while isinstance(request := pending(state), Choose) and request.seat != seat.seat and (let := passing(state)):
        state, windows = step(state, let), windows + 1
    path = node.path + (option.path if not node.path else option.path[1:])
    cell = option.cell if option.path else node.cell
    yield _Node(state, (*node.answers, option.answer), path, cell, option.harm or node.harm, windows)


class _Look:
    """One look about: breadth first, so that the shortest way to a place is found first."""

    def __init__(self, game: AnyGame, seat: str, ship: str, until: float) -> None:
        self.game, self.seat, self.ship, self.until = game, seat, ship, until
        self.ends: dict[bytes, End] = {}
        self.attacks: dict[bytes, _Attack] = {}
        self.known: set[bytes] = set()
        self.whole = True

    def walk(self, start: _Node) -> None:
        """Follow every answer until the piece is done."""
        queue = deque([start])
        while queue:
            if len(self.known) > POSITIONS or monotonic() > self.until:
                self.whole = False
                return
            node = queue.popleft()
            name = key(node.state)
            if name in self.known:
                continue
            self.known.add(name)
            queue.extend(self._follow(node))

    def _follow(self, node: _Node) -> list[_Node]:
        request = pending(node.state)
        if not isinstance(request, Choose) or request.seat != self.seat or self._acting(node.state) != self.ship:
            self._rest(node)
            return []
        options = [option for answer in request.moves if not (option := show(node.state, answer)).section]
        if not any(option.path and option.path[0] != option.path[-1] and not option.target for option in options):
            self._rest(node)
        found: list[_Node] = []
        for option in options:
            if option.risky and option.target:
                self._attack(node, option)
            elif not option.risky:
                found += _after(node, option)
        return found

    def _acting(self, state: State) -> str:
        return getattr(state.agenda[0], "ship", "") if state.agenda else ""

    def _rest(self, node: _Node) -> None:
        if node.path:
            place = encode((node.path[-1], node.cell))
            if place not in self.ends or len(node.answers) < len(self.ends[place].answers):
                self.ends[place] = End(node.answers, node.path, node.cell, node.harm, node.windows)

    def _attack(self, node: _Node, option: Option) -> None:
        same = encode((option.key, option.target, option.args))
        if same not in self.attacks:
            self.attacks[same] = _Attack(node, option)

    def strikes(self, state: State) -> tuple[Strike, ...]:
        """Of each kind of attack on each piece the best way, the most promising first."""
        best: dict[tuple[str, str], Strike] = {}
        for place, attack in enumerate(self.attacks.values()):
            if place >= FORECASTS or monotonic() > self.until + 1:
                self.whole = False
                break
            node, option = attack.node, attack.option
            (after,) = _after(node, option)
            try:
                found = forecast_from(self.game, node.state, option.answer, after.state)
            except TooManyBranches:
                self.whole = False
                continue
            strike = Strike(option.target, option, after.answers, after.windows, found)
            kind = option.target, option.key
            if kind not in best or found.good > best[kind].forecast.good:
                best[kind] = strike
        return tuple(sorted(best.values(), key=lambda strike: -strike.forecast.good))


def forecast_from(game: AnyGame, before: State, answer: str, after: State) -> Forecast:
    """Return the forecast of an answer once the windows of others have been passed."""
    after = game.telling.aimed(before, after)
    found = expand(after, limit=4000) if after.consequences is after else [(after.consequences, Fraction(1))]
    return sum_up([Share(game.telling.digest(before, answer, s), chance, Interval(*(float(chance),) * 3)) for s, chance in found])


def go(match: Match, seat: str, texts: tuple[str, ...]) -> None:
    """Several answers of a seat in a row, until something has come between: a die, a window, a chance to strike, another
    piece that moves."""
    first = match.request
    for place, text in enumerate(texts):
        now = match.request
        if place and (seat not in match.waiting or text not in (now or ()) or _may_strike(match)):
            return
        if isinstance(first, Leg) and isinstance(now, Leg) and first.ship != now.ship:
            return
        before = len(match.history)
        match.answer(match.read(text, seat), seat)
        if len(match.history) > before + 1:  # dice have fallen
            return


def _may_strike(match: Match) -> bool:
    """Return whether an enemy can be struck from here, which the player should know before going on."""
    request = match.request
    return isinstance(request, Choose) and any(
        option.risky and option.target for option in (show(match.state, answer) for answer in request.moves)
    )
