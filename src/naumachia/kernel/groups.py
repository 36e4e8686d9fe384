"""The groups of functions that make up a `Game`: its rules, its picture, and what it says to players and programs.

A field without a default is what every game must bring. A default is true of a game that has nothing to say there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, reduce
from importlib import import_module
from inspect import isclass
from operator import or_
from pkgutil import walk_packages
from types import ModuleType
from typing import Any, Generic, cast

from naumachia.kernel import defaults
from naumachia.kernel.chance.rng import RandomSource
from naumachia.kernel.data_shape import shape
from naumachia.kernel.features import Features
from naumachia.kernel.files.charts import C
from naumachia.kernel.files.toml_files import Fault
from naumachia.kernel.odds import as_it_is
from naumachia.kernel.orders.sheet_lines import Line
from naumachia.kernel.orders.standing_orders import StandingOrders
from naumachia.kernel.request import Answer
from naumachia.kernel.scenario import B, OptionalRule
from naumachia.kernel.shown.picture import Board, Foresight, Pose, Possible, Reading, Scene, Shape, Zone
from naumachia.kernel.shown.stakes import Digest, Loss, Verdict
from naumachia.kernel.state import Frame, S, Sheets
from naumachia.kernel.words import Message, Outcome, Refusal


def frames_in(*rooms: ModuleType) -> tuple[type[Frame[Any]], ...]:
    """Return every frame written in the modules of these packages and of their rooms, in the order of their names."""
    modules = [import_module(found.name) for room in rooms for found in walk_packages(room.__path__, f"{room.__name__}.")]
    return tuple(
        found
        for module in modules
        for found in vars(module).values()
        if isclass(found) and issubclass(found, Frame) and found.__module__ == module.__name__
    )


@dataclass(frozen=True, kw_only=True)
class Rules(Generic[S, C, B]):
    """The rules: what a position is, how a match begins, and how it ends."""

    state: type[S]
    frames: tuple[type[Frame[S]], ...]
    """Every frame that may stand in the agenda of a state; `frames_in` finds those of a package."""
    scenario: type[B]
    begin: Callable[[B, C, dict[str, int]], S]
    """The first state, not yet settled, by the scenario, the charts and the optional rules."""
    charts: type[C] = field(default=cast("type[C]", defaults.NoCharts))
    options: tuple[OptionalRule, ...] = ()
    faults: Callable[[B, C, Mapping[str, int]], list[Fault]] = defaults.no_faults
    """Faults of a set-up beyond those of its types."""
    seats: Callable[[S], dict[str, str]] = defaults.one_seat_a_side
    """Each seat and the side it plays for."""
    seat_labels: Callable[[S], dict[str, Message]] = lambda _: {}
    """Names of seats that are called neither by their camp nor by their ship."""
    outcome: Callable[[S], Outcome | None] = defaults.result
    """How the match ended; None while it goes on."""
    standing_orders: StandingOrders[S] = field(default_factory=StandingOrders)
    """Questions that a seat may answer once for all, and what its order then answers."""
    written: Callable[[str, object], object] = lambda _, value: value
    """Return the value of a field of a piece as set-up files write it: a printed hex, the name of a direction."""

    @cached_property
    def shape(self) -> str:
        """The shape of this game's states: hashes of one shape can be compared."""
        return shape((self.state, *sorted(self.frames, key=lambda frame: frame.__name__)))

    @cached_property
    def agenda(self) -> Any:
        """The type of an agenda of these frames, for msgspec."""
        union: Any = reduce(or_, self.frames)
        return tuple[union, ...]


@dataclass(frozen=True, kw_only=True)
class Picture(Generic[S]):
    """The board, the pieces on it, and drawings about a piece."""

    board: Callable[[S], Board]
    scene: Callable[[S, str | None], Scene]
    """Scene for one seat, or with None for a spectator."""
    pose: Callable[[S, str, Any], Pose]
    """Return the pose of the picture for a place in the coordinates of the game, for a given ship."""
    zones: Callable[[S, str], tuple[Zone, ...]] = lambda *_: ()
    """Return the hexes about a ship that the rules speak of, to be coloured on the board."""
    shapes: Callable[[S, str], tuple[Shape, ...]] = lambda *_: ()
    """The same on the plane: arcs, ranges and sides of a ship."""
    readings: Callable[[S, str], tuple[Reading, ...]] = lambda *_: ()
    """Notes beside other ships while this one is selected."""


@dataclass(frozen=True, kw_only=True)
class Telling(Generic[S]):
    """Words about answers and positions: reasons, changes, odds and stakes."""

    tries: Callable[[S, str], tuple[str, ...]] = lambda *_: ()
    """Return the actions that the list *Why not…?* offers for a ship: `verb` or `verb:object`, named by `try-VERB`."""
    why_not: Callable[[S, str, str], Refusal | None] = defaults.by_acts
    """The rule that stands between a ship and an action; None when it may be done."""
    why_there: Callable[[S, str, tuple[int, int]], Refusal | None] = lambda *_: None
    """Why a ship cannot go to a hex now; None where that cannot be said."""
    gist: Callable[[S, S], tuple[Message, ...]] = lambda *_: ()
    """Changes between two states, in a few words."""
    losses: Callable[[S, S], tuple[Loss, ...]] = lambda *_: ()
    """Losses of each piece between two states."""
    verdict: Callable[[S, Answer, S], Verdict] = lambda *_: Verdict("verdict-done")
    """Return the headline of an outcome, for the seat that gave the answer."""
    stakes: Callable[[S, str], tuple[Message, ...]] = lambda *_: ()
    """Stakes of a question for a seat, beyond its options."""
    aimed: Callable[[S, S], S] = lambda _before, after: after
    """Return the state in which the dice of the blow fall that an answer aims and that is rolled only later, so that its odds can
    be told; for every other answer the second state itself."""
    openings: Callable[[S, str], Iterable[S]] = lambda *_: ()
    """Return positions in which it is the turn of a piece that could strike before others act; nothing else is changed. Each
    waits for an answer about the piece, or for the dice of a blow. They must not depend on anything hidden from another side."""
    alike: Callable[[S], S] = as_it_is
    """Return the state without fields that do not matter for odds; outcomes that then are equal are counted together."""

    def digest(self, before: S, answer: Answer, after: S) -> Digest:
        """All that is said of one outcome of an answer."""
        return Digest(self.gist(before, after), self.verdict(before, answer, after), self.losses(before, after))


@dataclass(frozen=True, kw_only=True)
class Advice(Generic[S]):
    """Judgement of positions and answers, for programs. It is never a rule."""

    evaluate: Callable[[S, str], float] = defaults.by_result
    """Return the value of a position for a side, in any unit; at the end of a match it is highest for the winner."""
    horizon: Callable[[S], object] = defaults.one_answer
    """A value that stays equal while the same piece acts: the greedy player stops searching when it changes."""
    plan: Callable[[S, str], Answer | None] = lambda *_: None
    """Answer of a game that looks farther than a search of one activation, for a seat; None leaves it to the player's search."""
    candidates: Callable[[S, str, Line], tuple[str, ...]] = lambda _s, _seat, _line: ()
    """Return orders to consider for a line of a seat's sheet; without any, a player considers the answers of the line."""
    replies: Callable[[S, str, Line, Sequence[Sheets]], tuple[str, ...]] = lambda *_: ()
    """Return orders to consider for a line of a seat's sheet, the best first, against these guesses of all sheets; without
    guesses the game makes its own. Empty if the game cannot say."""
    promise: Callable[[S, Sheets, str], float | None] = lambda *_: None
    """Estimated value of all seats' sheets for a side; None where a player has to play them out."""
    features: Features[S] | None = None
    """Positions as numbers, for players that have learned to judge them."""
    weigh: Callable[[Any, Mapping[str, float]], Any] | None = None
    """Return the setting of a match with a memory of its own, in which `evaluate` judges by other weights than the usual ones."""


@dataclass(frozen=True, kw_only=True)
class Secrets(Generic[S]):
    """Secrets of the position. The kernel hides the sheets of a request for orders by itself."""

    redeal: Callable[[S, str | None, RandomSource], S] = lambda s, _seat, _rng: s
    """The state with what is hidden from a seat (None: a spectator) dealt anew by what that seat knows; the very same state
    where nothing is hidden."""


@dataclass(frozen=True, kw_only=True)
class SheetHelp(Generic[S]):
    """Help for a player who writes a sheet of orders."""

    foresee: Callable[[S, str, Mapping[str, str]], tuple[Foresight, ...]] = lambda _s, _seat, _lines: ()
    """Foresight of the plans on a seat's sheet; lines that are not legal are left out."""
    places: Callable[[S, str], tuple[Possible, ...]] = lambda _s, _ship: ()
    """Return the places where a piece could be after each step of a movement whose orders are being written; else nothing."""
