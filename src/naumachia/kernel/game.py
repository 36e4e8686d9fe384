"""A rule system as the rest of the program knows it: its name, and groups of types and functions (`groups.py`)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import sha256
from pathlib import Path
from typing import Any, Generic, TypeAlias

import msgspec
from msgspec.structs import replace

from naumachia.kernel import defaults
from naumachia.kernel.chance.rng import FirstChoice, RandomSource
from naumachia.kernel.errors import BadFile, NotFound
from naumachia.kernel.files import charts as chart_files
from naumachia.kernel.files import toml_files
from naumachia.kernel.files.charts import C
from naumachia.kernel.files.fleets import Fleets, Market, Muster, agreed, camp_faults, condition_faults
from naumachia.kernel.files.toml_files import Fault
from naumachia.kernel.groups import Advice, Picture, Rules, Secrets, SheetHelp, Telling
from naumachia.kernel.odds import key
from naumachia.kernel.request import Orders
from naumachia.kernel.scenario import B, Balance
from naumachia.kernel.state import S, pending, settle
from naumachia.kernel.strength import Strength
from naumachia.kernel.winning import Winning
from naumachia.kernel.words import Message


@dataclass(frozen=True, kw_only=True)
class Game(Generic[S, C, B]):
    """One rule system: what it is called, and its groups. Every game must fill what has no default."""

    name: str
    prefix: str
    """Prefix of its rule ids."""
    folder: Path
    """Its words, scenarios and charts."""
    common: Path | None = None
    """A folder of charts and words that this game shares with another of the same book."""
    version: int = 1
    """Grows whenever the same answers would lead to another game."""
    standard: str = ""
    """The scenario that benchmarks and first games use; without it, the easiest."""
    welcome: str = ""
    """The scenario that *Play now* on the front page begins; a game without one is never chosen there."""

    rules: Rules[S, C, B]
    picture: Picture[S]
    telling: Telling[S] = field(default_factory=Telling)
    """Without it players are told nothing but events and the rules that bar an answer."""
    advice: Advice[S] = field(default_factory=Advice)
    """Without it programs see nothing but the end of a match."""
    secrets: Secrets[S] = field(default_factory=Secrets)
    """Without it nothing is hidden but sheets."""
    sheets: SheetHelp[S] = field(default_factory=SheetHelp)
    """For games with sheets of orders."""
    fleets: Fleets[C, B] | None = None
    """Fleets bought by points, where the game has them."""

    def __post_init__(self) -> None:
        """Take the easiest scenario as the standard one where none is named."""
        if not self.standard:
            object.__setattr__(self, "standard", defaults.easiest(self.folder / "scenarios"))

    @cached_property
    def standard_charts(self) -> C:
        """The charts that come with the game."""
        return chart_files.load(self.rules.charts, self.chart_paths)

    @property
    def chart_paths(self) -> tuple[Path, ...]:
        """The files of its charts, those it shares with another game first."""
        found = tuple(folder / "charts.toml" for folder in self.folders)
        return () if self.rules.charts is defaults.NoCharts else found

    @property
    def folders(self) -> tuple[Path, ...]:
        """Where its charts and words lie, those it shares with another game first."""
        return (self.folder,) if self.common is None else (self.common, self.folder)

    def load_charts(self, own: Path | None = None) -> C:
        """The charts to play with: the game's, or a file of one's own in place of some of them."""
        return self.standard_charts if own is None else chart_files.load(self.rules.charts, self.chart_paths, own)

    @cached_property
    def balance(self) -> dict[str, Balance]:
        """Return the results of test matches by scenario, from `balance.toml` if the game has one."""
        path = self.folder / "balance.toml"
        if not path.exists():
            return {}
        data, text = toml_files.read(path)
        found: dict[str, Balance] = toml_files.check(data, dict[str, Balance], str(path), text)
        return found

    @cached_property
    def strength(self) -> Strength:
        """How strong its programs are, from `strength.toml` if the game has one."""
        path = self.folder / "strength.toml"
        if not path.exists():
            return Strength()
        data, text = toml_files.read(path)
        found: Strength = toml_files.check(data, Strength, str(path), text)
        return found

    @cached_property
    def winning(self) -> Winning | None:
        """The chance to win by the judgement of a position, from `winning.toml` if the game has one."""
        path = self.folder / "winning.toml"
        if not path.exists():
            return None
        data, text = toml_files.read(path)
        found: Winning = toml_files.check(data, Winning, str(path), text)
        return found

    def scenarios(self) -> tuple[str, ...]:
        """The scenarios that come with the game."""
        return tuple(sorted(path.stem for path in (self.folder / "scenarios").glob("*.toml")))

    def lessons(self) -> tuple[str, ...]:
        """The lessons that come with the game, in their order."""
        return tuple(sorted(path.stem for path in (self.folder / "lessons").glob("*.toml")))

    def load_scenario(self, name: str) -> B:
        """A scenario by its name, or by the part of it before the first hyphen."""
        known = self.scenarios()
        found = [stem for stem in known if stem == name] or [s for s in known if s.split("-")[0] == name]
        if len(found) != 1:
            raise NotFound.among("scenario-unknown", name, known)
        return self.read_scenario(self.folder / "scenarios" / f"{found[0]}.toml")

    def read_scenario(self, path: Path) -> B:
        """A scenario from any file, checked."""
        data, text = toml_files.read(path)
        return self.check_scenario(data, str(path), text)

    def check_scenario(self, data: object, file: str, text: str = "", charts: C | None = None) -> B:
        """A scenario from its tables: types first, then the set-up itself; every fault is told."""
        scenario = toml_files.check(data, self.rules.scenario, file, text)
        stranger = (
            [] if scenario.game == self.name else [Fault(("game",), Message("want-game", {"game": self.name}), scenario.game)]
        )
        faults = [
            *stranger,
            *self.option_faults(scenario.options),
            *self.rules.faults(scenario, charts or self.standard_charts, scenario.options),
        ]
        if faults:
            raise BadFile(file, tuple(toml_files.told(fault, text) for fault in faults), self.name)
        return scenario

    def between(
        self, points: int, one: Muster, two: Muster, own: C | None = None, conditions: Mapping[str, str] | None = None
    ) -> B:
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

    def idle(self, scenario: B) -> tuple[str, ...]:
        """The optional rules that mean nothing in a scenario, or cannot be switched there."""
        usual = {option.id: option.default for option in self.rules.options} | scenario.options
        found = []
        for option in self.rules.options:
            switch = {option.id: 1 - usual[option.id]} if (option.lowest, option.highest) == (0, 1) else {}
            lacking = option.needs and not getattr(scenario, option.needs, None)
            if lacking or (switch and self.rules.faults(scenario, self.standard_charts, usual | switch)):
                found.append(option.id)
        return tuple(found)

    def option_faults(self, options: Mapping[str, int]) -> list[Fault]:
        """Options that do not exist or are out of range."""
        known = {option.id: option for option in self.rules.options}
        found: list[Fault] = []
        for name, value in options.items():
            if name not in known:
                found.append(Fault(("options", name), toml_files.one_of(known), name))
            elif not known[name].lowest <= value <= known[name].highest:
                found.append(Fault(("options", name), toml_files.between(known[name].lowest, known[name].highest), value))
        return found

    def start(self, scenario: B, options: Mapping[str, int] | None = None, charts: C | None = None) -> S:
        """The first state of a match, up to its first request."""
        chosen = {option.id: option.default for option in self.rules.options} | scenario.options | dict(options or {})
        used = charts or self.standard_charts
        faults = [*self.option_faults(chosen), *self.rules.faults(scenario, used, chosen)]
        if faults:
            raise BadFile("options", tuple(map(toml_files.told, faults)), self.name)
        first = self.rules.begin(scenario, used, chosen)
        return settle(first.attach(replace(first.setting, standing_orders=self.rules.standing_orders)))

    def imagine(self, s: S, seat: str | None, rng: RandomSource) -> S:
        """A state that a seat (None: a spectator) cannot tell from this one; this very one where nothing is hidden from it.

        Programs, odds and *why not* are given such states and no others.
        """
        dealt = self.secrets.redeal(s, seat, rng)
        sealed = s.sealed or {}
        if not sealed.keys() - {seat}:
            return dealt
        draft, request = dealt.copy(), pending(dealt)
        assert isinstance(request, Orders)
        draft.sealed = {one: lines if one == seat else request.draw(one, rng).lines for one, lines in sealed.items()}
        return draft

    def hides(self, s: S, seat: str | None) -> bool:
        """Whether something is hidden from a seat; from a spectator, whether from anybody."""
        return self.imagine(s, seat, FirstChoice()) is not s

    def save(self, s: S) -> bytes:
        """The position as JSON."""
        return key(s)

    def load(self, data: bytes, setting: Any) -> S:
        """A position from JSON, its agenda checked frame by frame."""
        state = msgspec.json.decode(data, type=self.rules.state)
        state.agenda = msgspec.convert(state.agenda, self.rules.agenda)
        return state.attach(setting)

    def hash(self, s: S) -> str:
        """A short name of the position."""
        return sha256(key(s)).hexdigest()[:16]


AnyGame: TypeAlias = Game[Any, Any, Any]
"""A game that was found by its name: its states, charts and scenarios are its own."""
