"""A rule system as the rest of the program knows it: a bundle of types and functions, found by name at run time."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from importlib import import_module
from inspect import isclass
from pathlib import Path
from pkgutil import iter_modules
from types import ModuleType
from typing import Any, Generic, TypeVar, Union

import msgspec
from msgspec import Struct, field

from naumachia.kernel import charts as chart_files
from naumachia.kernel import defaults, files
from naumachia.kernel.charts import C
from naumachia.kernel.errors import BadFile, NotFound
from naumachia.kernel.files import Fault
from naumachia.kernel.fleets import Fleets, Market, Muster, agreed, camp_faults, condition_faults
from naumachia.kernel.lines import Line
from naumachia.kernel.luck import Luck, NoLuck
from naumachia.kernel.odds import as_it_is, key
from naumachia.kernel.picture import Board, Foresight, Pose, Possible, Reading, Scene, Shape, Zone
from naumachia.kernel.request import Answer, Orders
from naumachia.kernel.shape import shape
from naumachia.kernel.stakes import Digest, Loss, Verdict
from naumachia.kernel.state import Frame, S, Sheets, pending, settle
from naumachia.kernel.words import Message, Outcome, Refusal

T = TypeVar("T")


class Words(Struct, frozen=True, forbid_unknown_fields=True):
    """A text in both languages, for titles and notes in scenario files."""

    en: str
    fr: str


def spoken(words: Words) -> Message:
    """A name in both languages; each language file picks its own."""
    return Message("name", {"en": words.en, "fr": words.fr})


class Scenario(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The head of every scenario file; each game adds its own fields."""

    game: str
    title: Words
    note: Words = Words("", "")
    minutes: int = 30
    difficulty: int = 1
    """From 1, a first game, to 5, a campaign evening."""
    special: tuple[Words, ...] = ()
    """The special rules in words, for players to read; the fields a game adds are what counts."""
    options: dict[str, int] = {}
    """Optional rules this scenario sets; a match may set others."""


class Balance(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How a scenario turned out when a program played it against itself."""

    games: int
    wins: dict[str, int]
    """By side; what is missing to `games` were draws."""


class Setting(Struct, frozen=True, kw_only=True):
    """What never changes in a match; each game adds its map and its derived tables."""

    scenario: Any
    charts: Any
    options: dict[str, int]
    drawn: dict[object, tuple[tuple[object, ...], Any]] = field(default_factory=dict)
    """What was drawn last under each name, and from what; no part of any position."""

    def draw(self, name: object, about: tuple[object, ...], make: Callable[..., T], *args: Any) -> T:
        """What was drawn last under this name, if from the same things; else it is made anew.

        Of a large fleet hardly anything changes with an answer, and whoever is told of it compares what he has seen by
        identity first.
        """
        known = self.drawn.get(name)
        if known is None or known[0] != about:  # most of them are the very same, which is seen at a glance
            known = self.drawn[name] = about, make(*args)
        found: T = known[1]
        return found


class OptionalRule(Struct, frozen=True):
    """A rule that may be switched on, or a number that may be set, before a match; its name is the message `option-{id}`."""

    id: str
    rule: str
    default: int = 0
    lowest: int = 0
    highest: int = 1
    needs: str = ""
    """The field of a scenario without which the rule means nothing; it is not offered there."""


def frames_in(*rooms: ModuleType) -> tuple[type[Frame[Any]], ...]:
    """Every frame written in the modules of these packages, in the order of their names."""
    modules = [import_module(found.name) for room in rooms for found in iter_modules(room.__path__, f"{room.__name__}.")]
    return tuple(
        found
        for module in modules
        for found in vars(module).values()
        if isclass(found) and issubclass(found, Frame) and found.__module__ == module.__name__
    )


@dataclass(frozen=True, kw_only=True)
class Game(Generic[S, C]):
    """One rule system. What has no default every game must say."""

    name: str
    prefix: str
    """What its rule ids begin with."""
    folder: Path
    """Its words, scenarios and charts."""
    state: type[S]
    frames: tuple[type[Frame[S]], ...]
    scenario: type[Scenario]
    begin: Callable[[Any, Any, dict[str, int]], S]
    """The first state, not yet settled."""
    board: Callable[[S], Board]
    scene: Callable[[S, str | None], Scene]
    """What one seat, or with None a spectator, may see."""
    pose: Callable[[S, str, Any], Pose]
    """Where a place in the game's coordinates lies in the world, for a given ship."""
    version: int = 1
    """Grows whenever the same answers would lead to another game."""
    charts: type[C] = defaults.NoCharts  # type: ignore[assignment]  # then C is NoCharts
    standard: str = ""
    """The scenario that benchmarks and first games use; without it, the easiest."""
    welcome: str = ""
    """The scenario that *Play now* on the front page begins; a game without one is never chosen there."""
    options: tuple[OptionalRule, ...] = ()
    faults: Callable[[Any, Any, Mapping[str, int]], list[Fault]] = defaults.no_faults
    """What is wrong with a set-up beyond its types."""
    seats: Callable[[S], dict[str, str]] = defaults.one_seat_a_side
    """Each seat and the side it plays for."""
    outcome: Callable[[S], Outcome | None] = defaults.result
    """How the match ended; None while it goes on."""
    gist: Callable[[S, S], tuple[Message, ...]] = lambda *_: ()
    """What changed between two states, in a few words."""
    evaluate: Callable[[S, str], float] = defaults.by_result
    """How good a position is for a side, in any unit; at the end of a match the winner stands better than the others."""
    horizon: Callable[[S], object] = defaults.one_answer
    """A value that stays equal while the same piece acts: the greedy player stops searching when it changes."""
    tries: Callable[[S, str], tuple[str, ...]] = lambda *_: ()
    """Actions players commonly try with a ship: what the list of *why not* offers."""
    why_not: Callable[[S, str, str], Refusal | None] = defaults.by_acts
    """The rule that stands between a ship and an action; nothing when it may be done."""
    zones: Callable[[S, str], tuple[Zone, ...]] = lambda *_: ()
    """The hexes about a ship that matter to the rules, for the eye."""
    shapes: Callable[[S, str], tuple[Shape, ...]] = lambda *_: ()
    """The same on the plane: arcs, ranges and sides of a ship."""
    readings: Callable[[S, str], tuple[Reading, ...]] = lambda *_: ()
    """What is told beside other ships while this one is looked at."""
    verdict: Callable[[S, Answer, S], Verdict] = lambda *_: Verdict("verdict-done")
    """How what came of an answer reads in two words, for the one who gave it."""
    aimed: Callable[[S, S], S] = lambda _before, after: after
    """The state after an answer with the dice of the blow it aims on the table, where that falls only later: odds are told of
    it. The second state itself for every other answer."""
    alike: Callable[[S], S] = as_it_is
    """The state without what no odds tell and no die of the same answer depends on: outcomes that differ in that only are one."""
    losses: Callable[[S, S], tuple[Loss, ...]] = lambda *_: ()
    """What each piece has lost between two states."""
    written: Callable[[str, Any], Any] = lambda _, value: value
    """A value of the position as set-up files write it, by the name of its field: a printed hex, the name of a direction."""
    stakes: Callable[[S, str], tuple[Message, ...]] = lambda *_: ()
    """What hangs on the question a seat is asked, beyond its options."""
    why_there: Callable[[S, str, tuple[int, int]], Refusal | None] = lambda *_: None
    """Why a ship cannot go to a hex now; nothing where that cannot be said."""
    fleets: Fleets | None = None
    """Fleets bought by points, where the game has them."""
    seat_labels: Callable[[S], dict[str, Message]] = lambda _: {}
    """Names of seats that are called neither by their camp nor by their ship."""
    common: Path | None = None
    """A folder of charts and words that this game shares with another of the same book."""
    redeal: Callable[[S, str | None, Luck], S] = lambda s, _seat, _rng: s
    """What the game itself hides from a seat (None: a spectator), dealt anew by what that seat knows; the very same state
    where nothing is. The sheets of a request for orders are the kernel's business."""
    candidates: Callable[[S, str, Line], tuple[str, ...]] = lambda _s, _seat, _line: ()
    """Orders worth a thought for a line of a seat's sheet; none, and a player looks at what the line itself offers."""
    replies: Callable[[S, str, Line, Sequence[Sheets]], tuple[str, ...]] = lambda *_: ()
    """Orders worth a thought for a line of a seat's sheet, the best first, where these are all sheets as they may be written;
    where nothing is said of them, by the game's own guess. None: the game cannot say."""
    promise: Callable[[S, Sheets, str], float | None] = lambda *_: None
    """What the sheets of all seats promise a side, at a glance; nothing, and a player has to play them and see."""

    plan: Callable[[S, str], Answer | None] = lambda *_: None
    """What a game that looks farther than a search of one activation would answer for a seat; nothing, and a player searches."""

    foresee: Callable[[S, str, Mapping[str, str]], tuple[Foresight, ...]] = lambda _s, _seat, _lines: ()
    """What is to be known of the plans on a seat's sheet while it is being written; lines that are not legal are passed over."""
    places: Callable[[S, str], tuple[Possible, ...]] = lambda _s, _ship: ()
    """Where a piece could be after each step of a movement that is being written; nothing at other times."""

    def __post_init__(self) -> None:
        """Take the easiest scenario as the standard one where none is named."""
        if not self.standard:
            object.__setattr__(self, "standard", defaults.easiest(self.folder / "scenarios"))

    def digest(self, before: S, answer: Answer, after: S) -> Digest:
        """All that is said of one outcome of an answer."""
        return Digest(self.gist(before, after), self.verdict(before, answer, after), self.losses(before, after))

    @cached_property
    def _agenda(self) -> Any:
        union: Any = Union.__getitem__(self.frames)
        return tuple[union, ...]

    @cached_property
    def shape(self) -> str:
        """The shape of this game's states: hashes of one shape can be compared."""
        return shape((self.state, *sorted(self.frames, key=lambda frame: frame.__name__)))

    @cached_property
    def standard_charts(self) -> C:
        """The charts that come with the game."""
        return chart_files.load(self.charts, self.chart_paths)

    @property
    def chart_paths(self) -> tuple[Path, ...]:
        """The files of its charts, those it shares with another game first."""
        found = tuple(folder / "charts.toml" for folder in self.folders)
        return () if self.charts is defaults.NoCharts else found

    @property
    def folders(self) -> tuple[Path, ...]:
        """Where its charts and words lie, those it shares with another game first."""
        return (self.folder,) if self.common is None else (self.common, self.folder)

    def load_charts(self, own: Path | None = None) -> C:
        """The charts to play with: the game's, or a file of one's own in place of some of them."""
        return self.standard_charts if own is None else chart_files.load(self.charts, self.chart_paths, own)

    @cached_property
    def balance(self) -> dict[str, Balance]:
        """What is known of who wins, by scenario: from `balance.toml`, where the game brings one."""
        path = self.folder / "balance.toml"
        if not path.exists():
            return {}
        data, text = files.read(path)
        found: dict[str, Balance] = files.check(data, dict[str, Balance], str(path), text)
        return found

    def scenarios(self) -> tuple[str, ...]:
        """The scenarios that come with the game."""
        return tuple(sorted(path.stem for path in (self.folder / "scenarios").glob("*.toml")))

    def load_scenario(self, name: str) -> Any:
        """A scenario by its name, or by the part of it before the first hyphen."""
        known = self.scenarios()
        found = [stem for stem in known if stem == name] or [s for s in known if s.split("-")[0] == name]
        if len(found) != 1:
            raise NotFound.among("scenario-unknown", name, known)
        return self.read_scenario(self.folder / "scenarios" / f"{found[0]}.toml")

    def read_scenario(self, path: Path) -> Any:
        """A scenario from any file, checked."""
        data, text = files.read(path)
        return self.check_scenario(data, str(path), text)

    def check_scenario(self, data: Any, file: str, text: str = "", charts: C | None = None) -> Any:
        """A scenario from its tables: types first, then the set-up itself; every fault is told."""
        scenario = files.check(data, self.scenario, file, text)
        stranger = (
            [] if scenario.game == self.name else [Fault(("game",), Message("want-game", {"game": self.name}), scenario.game)]
        )
        faults = [
            *stranger,
            *self.option_faults(scenario.options),
            *self.faults(scenario, charts or self.standard_charts, scenario.options),
        ]
        if faults:
            raise BadFile(file, tuple(files.told(fault, text) for fault in faults), self.name)
        return scenario

    def between(
        self, points: int, one: Muster, two: Muster, own: C | None = None, conditions: Mapping[str, str] | None = None
    ) -> Any:
        """The set-up in which two fleets of so many points meet, by charts of one's own or the game's; all faults are told."""
        if self.fleets is None:
            raise NotFound("fleets-none", name=self.name)
        charts = own or self.standard_charts
        market = self.fleets.market(charts)
        said = conditions or {}
        faults = [
            *condition_faults(market, said),
            *self._fleet_faults(charts, points, market, (one, two)),
        ]
        if faults:
            raise BadFile("fleets", tuple(faults), self.name)
        more = (agreed(market, said),) if market.conditions else ()
        return self.fleets.scenario(charts, points, one, two, *more)

    def _fleet_faults(self, charts: C, points: int, market: Market, both: tuple[Muster, Muster]) -> list[Message]:
        """Everything wrong with two fleets, each for itself."""
        assert self.fleets is not None
        return [
            Message("fault-of-fleet", {"side": camp.label, "fault": fault})
            for camp, fleet in zip(market.sides, both, strict=True)
            for fault in (*self.fleets.faults(charts, points, fleet), *camp_faults(market, camp, fleet))
        ]

    def idle(self, scenario: Any) -> tuple[str, ...]:
        """The optional rules that mean nothing in a scenario, or cannot be switched there."""
        usual = {option.id: option.default for option in self.options} | scenario.options
        found = []
        for option in self.options:
            switch = {option.id: 1 - usual[option.id]} if (option.lowest, option.highest) == (0, 1) else {}
            lacking = option.needs and not getattr(scenario, option.needs, None)
            if lacking or (switch and self.faults(scenario, self.standard_charts, usual | switch)):
                found.append(option.id)
        return tuple(found)

    def option_faults(self, options: Mapping[str, int]) -> list[Fault]:
        """Options that do not exist or are out of range."""
        known = {option.id: option for option in self.options}
        found: list[Fault] = []
        for name, value in options.items():
            if name not in known:
                found.append(Fault(("options", name), files.one_of(known), name))
            elif not known[name].lowest <= value <= known[name].highest:
                found.append(Fault(("options", name), files.between(known[name].lowest, known[name].highest), value))
        return found

    def start(self, scenario: Any, options: Mapping[str, int] | None = None, charts: C | None = None) -> S:
        """The first state of a match, up to its first request."""
        chosen = {option.id: option.default for option in self.options} | scenario.options | dict(options or {})
        used = charts or self.standard_charts
        faults = [*self.option_faults(chosen), *self.faults(scenario, used, chosen)]
        if faults:
            raise BadFile("options", tuple(map(files.told, faults)), self.name)
        return settle(self.begin(scenario, used, chosen))

    def imagine(self, s: S, seat: str | None, rng: Luck) -> S:
        """A state that a seat (None: a spectator) cannot tell from this one; this very one where nothing is hidden from it.

        Whoever thinks for a seat is given nothing else: programs, odds, *why not*.
        """
        dealt = self.redeal(s, seat, rng)
        sealed = s.sealed or {}
        if not sealed.keys() - {seat}:
            return dealt
        draft, request = dealt.copy(), pending(dealt)
        assert isinstance(request, Orders)
        draft.sealed = {one: lines if one == seat else request.draw(one, rng).lines for one, lines in sealed.items()}
        return draft

    def hides(self, s: S, seat: str | None) -> bool:
        """Whether something is hidden from a seat; from a spectator, whether from anybody."""
        return self.imagine(s, seat, NoLuck()) is not s

    def save(self, s: S) -> bytes:
        """The position as JSON."""
        return key(s)

    def load(self, data: bytes, setting: Any) -> S:
        """A position from JSON, its agenda checked frame by frame."""
        state = msgspec.json.decode(data, type=self.state)
        state.agenda = msgspec.convert(state.agenda, self._agenda)
        return state.attach(setting)

    def hash(self, s: S) -> str:
        """A short name of the position."""
        return sha256(key(s)).hexdigest()[:16]
