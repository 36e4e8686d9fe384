"""Vectors: positions with answers, dice and what must come of them, in TOML.

A worked example of a rulebook is a vector; so is a question about a position. A file names its game and holds one case at
the top level or several under `[[case]]`:

    game = "touche_coule"
    example = "X20"

    [[case]]
    name = "a flank ram sinks the quinquereme"
    rules = ["TC-5a.3", "TC-6.1"]
    scenario = "s3"                                         # a name, or the scenario's own tables: a position
    answers = ["2", { seat = "red", answer = "straight" }]  # the seat may be left out where only one can answer
    dice = [3, [2, 5]]                                      # in the order they fall; two dice of one roll together
    expect.state = { ships = { BQ = { structure = 0 } } }

Tables that the scenarios of several cases have in common may stand once, in a table `[scenario]` before the first of them;
the tables of a case override it one by one.

Everything under `expect` is about the position after the last answer, except `events`, which is about the whole case.
An example in stages has `[[case.stage]]`, each with its answers, dice and expectations. `docs/vectors.md` tells all of it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from msgspec import Struct, structs

from naumachia.games import find
from naumachia.kernel import AnyGame, Event, Message, Scripted
from naumachia.kernel.errors import BadFile, NaumachiaError, NotFound
from naumachia.kernel.files import charts as chart_files
from naumachia.kernel.files import toml_files
from naumachia.kernel.scenario import Scenario
from naumachia.kernel.words import Plain
from naumachia.match.match import Match
from naumachia.match.replays.expect import Expect, unmet


class Given(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An answer with the seat that gives it, or only for a certain question."""

    answer: str
    seat: str = ""
    """Seat that answers; empty for the one that is asked."""
    when: str = ""
    """The key of the request it is meant for: where another stands, or none, it is left out."""


class Stage(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A part of a case: answers, the dice that fall, and what must be so then."""

    answers: list[str | Given] = []
    dice: list[int | list[int]] = []
    expect: Expect


class Spec(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One case as written."""

    name: str = ""
    rules: list[str] = []
    scenario: str | dict[str, Plain]
    remove: list[str] = []
    """Keys of the common scenario that this case does without, such as "position.ships.B1"."""
    options: dict[str, int] = {}
    charts: str = ""
    """A chart file of one's own, beside the vector."""
    answers: list[str | Given] = []
    dice: list[int | list[int]] = []
    stage: list[Stage] = []
    """Stages played after these answers."""
    expect: Expect | None = None


class _One(Spec, frozen=True, forbid_unknown_fields=True, kw_only=True):
    game: str
    example: str = ""


class _Many(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    game: str
    example: str = ""
    scenario: dict[str, Plain] = {}
    case: list[Spec]


@dataclass(frozen=True)
class Case:
    """One case, ready to be run."""

    spec: Spec
    game: AnyGame
    scenario: Scenario
    charts: Struct

    @property
    def name(self) -> str:
        """Return the title of the case."""
        return self.spec.name


@dataclass(frozen=True)
class Vector:
    """The cases of one file."""

    game: str
    example: str
    cases: tuple[Case, ...]


@dataclass(frozen=True)
class Run:
    """A case after its last answer, or where the first error stopped it."""

    match: Match
    error: NaumachiaError | None
    dice_left: int

    @property
    def states(self) -> list[Any]:
        """Every state, the first included."""
        return self.match.states()

    @property
    def events(self) -> list[Event]:
        """Everything that happened."""
        return [event for _, event in self.match.events()]


def load(path: Path) -> Vector:
    """The cases of a file, checked with their scenarios, options and charts; every fault is told."""
    data, text = toml_files.read(path)
    form: _Many | _One
    specs: list[tuple[Spec, tuple[str, ...]]]
    common: dict[str, Plain] = {}
    if "case" in data:
        form = many = toml_files.check(data, _Many, str(path), text)
        specs = [(spec, ("case", str(place))) for place, spec in enumerate(many.case)]
        common = many.scenario
    else:
        form = one = toml_files.check(data, _One, str(path), text)
        specs = [(one, ())]
    game = find(form.game)
    cases: list[Case] = []
    faults: list[Message] = []
    for spec, here in specs:
        try:
            cases.append(_ready(_whole(spec, common), game, path))
        except _Wrong as wrong:
            faults += [moved(fault, (*here, *wrong.where), text) for fault in wrong.faults]
    if faults:
        raise BadFile(str(path), tuple(faults), form.game)
    return Vector(form.game, form.example, tuple(cases))


def _whole(spec: Spec, common: dict[str, object]) -> Spec:
    """A case with what the scenarios of its file have in common, but for what it removes."""
    for place, key in enumerate(spec.remove):
        common = _without(common, tuple(key.split(".")), ("remove", str(place)))
    return spec if isinstance(spec.scenario, str) else structs.replace(spec, scenario=_joined(common, spec.scenario))


def _without(tables: dict[str, object], path: tuple[str, ...], where: tuple[str, ...]) -> dict[str, object]:
    first, *rest = path
    inner = tables.get(first)
    if first not in tables or (rest and not isinstance(inner, dict)):
        raise _Wrong((toml_files.told(toml_files.Fault((), toml_files.one_of(tables), first)),), *where)
    if not rest:
        return {name: value for name, value in tables.items() if name != first}
    assert isinstance(inner, dict)
    return tables | {first: _without(inner, tuple(rest), where)}


def _joined(common: dict[str, object], own: dict[str, object]) -> dict[str, object]:
    both = common.keys() & own.keys()
    pairs = {name: (common[name], own[name]) for name in both}
    tables = {name: _joined(a, b) for name, (a, b) in pairs.items() if isinstance(a, dict) and isinstance(b, dict)}
    return common | own | tables


class _Wrong(Exception):
    """Faults in one part of a case."""

    def __init__(self, faults: tuple[Message, ...], *where: str) -> None:
        self.faults, self.where = faults, where


def _ready(spec: Spec, game: AnyGame, path: Path) -> Case:
    charts = game.standard_charts
    if spec.charts:
        charts = chart_files.load(game.rules.charts, game.chart_paths, path.parent / spec.charts)
    try:
        scenario = _scenario(spec, game, path, charts)
    except BadFile as error:
        raise _Wrong(error.faults, "scenario") from error
    except NotFound as error:
        known = Message("want-one-of", {"names": error.message.args["known"]})
        raise _Wrong((toml_files.told(toml_files.Fault((), known, spec.scenario)),), "scenario") from error
    try:
        game.start(scenario, spec.options, charts)
    except BadFile as error:
        raise _Wrong(error.faults) from error
    return Case(spec, game, scenario, charts)


def _scenario(spec: Spec, game: AnyGame, path: Path, charts: Struct) -> Any:
    if isinstance(spec.scenario, str):
        return game.load_scenario(spec.scenario)
    title = spec.name or path.stem
    head = {"game": game.name, "title": {"en": title, "fr": title}}
    return game.check_scenario({**head, **spec.scenario}, str(path), charts=charts)


def moved(fault: Message, where: tuple[str, ...], text: str) -> Message:
    """A fault of a part, told with its place in the whole file."""
    inner = str(fault.args.get("key", "(file)"))
    path = where if inner == "(file)" else (*where, *inner.split("."))
    return Message(fault.key, {**fault.args, "key": ".".join(path), "line": toml_files.line_of(text, path)})


def run(case: Case) -> Run:
    """Play the answers of a case, stage by stage; the first that is not taken ends it."""
    return _play(case)[0]


def failures(case: Case) -> list[str]:
    """In what a case does not come out as it should; nothing when all is well."""
    done, found = _play(case)
    if done.error is not None:
        return [*found, f"stopped after {len(done.match.history)} answers and dice: {done.error}"]
    found += [f"{done.dice_left} dice were not used"] if done.dice_left else []
    return found + list(unmet(case.spec.expect or Expect(), done.match, done.events))


def _play(case: Case) -> tuple[Run, list[str]]:
    """The case after its last answer, and what its stages did not bring."""
    spec = case.spec
    dice = Scripted([*spec.dice, *(fall for stage in spec.stage for fall in stage.dice)])
    match = Match(case.game, case.scenario, name=spec.name, options=spec.options, charts=case.charts)
    error: NaumachiaError | None = None
    found: list[str] = []
    try:
        match.resume(dice)
        _give(match, spec.answers)
        for number, stage in enumerate(spec.stage, 1):
            before = len(match.events())
            _give(match, stage.answers)
            events = [event for _, event in match.events()[before:]]
            found += [f"stage {number}: {problem}" for problem in unmet(stage.expect, match, events)]
    except NaumachiaError as problem:
        error = problem
    return Run(match, error, len(dice.falls) - dice.used), found


def _give(match: Match, answers: list[str | Given]) -> None:
    """Answer after answer, but for those meant for a question that is not asked."""
    for one in answers:
        given = Given(answer=one) if isinstance(one, str) else one
        if given.when and (match.request is None or match.request.key != given.when):
            continue
        seat = given.seat or next(iter(match.waiting), "")
        match.answer(match.read(given.answer, seat), seat)


def changes(case: Case, done: Run) -> Iterator[tuple[str, object, object]]:
    """Yield the changes of a case: the key, the value before and the value after; hexes as set-up files write them."""
    first, last = done.states[0], done.states[-1]
    for name in first.__struct_fields__:
        if name != "agenda":
            yield from _changes(name, getattr(first, name), getattr(last, name), case.game)


def _changes(where: str, old: object, new: object, game: AnyGame) -> Iterator[tuple[str, object, object]]:
    if isinstance(old, Struct) and type(old) is type(new):
        for name in old.__struct_fields__:
            yield from _changes(f"{where}.{name}", getattr(old, name), getattr(new, name), game)
    elif isinstance(old, dict) and isinstance(new, dict):
        for name in (*old, *(name for name in new if name not in old)):
            yield from _changes(f"{where}.{name}", old.get(name), new.get(name), game)
    elif old != new:
        field = where.rpartition(".")[2]
        yield where, game.rules.written(field, old), game.rules.written(field, new)
