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

What the scenarios of several cases have in common may stand once, in a table `[scenario]` before the first of them: what a
case says itself goes before it, table by table.

Everything under `expect` is about the position after the last answer, except `events`, which is about the whole case.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct, structs

from naumachia.games import find
from naumachia.kernel import Event, Game, Message, Scripted, files, print_answer, step
from naumachia.kernel import charts as chart_files
from naumachia.kernel.errors import BadFile, Illegal, NaumachiaError, NotFound
from naumachia.match.match import Match


class Given(Struct, frozen=True, forbid_unknown_fields=True):
    """An answer with the seat that gives it."""

    seat: str
    answer: str


class Refused(Struct, frozen=True, forbid_unknown_fields=True):
    """An answer that the rules forbid, and the rule that does."""

    answer: str
    rule: str


class Why(Struct, frozen=True, forbid_unknown_fields=True):
    """What stands between a ship and an action: the rule, or "" for nothing."""

    ship: str
    action: str
    rule: str


class Result(Struct, frozen=True, forbid_unknown_fields=True):
    """How a match ended; the winner "" is a draw."""

    winner: str
    rule: str


class Chance(Struct, frozen=True, forbid_unknown_fields=True):
    """How likely an answer leads to something: the key of a gist, with the ship and the values it speaks of."""

    answer: str
    what: str
    p: Annotated[str, Meta(pattern="^[0-9]+(/[1-9][0-9]*)?$")]
    """A fraction, such as "1/2"."""
    ship: str = ""
    args: dict[str, Any] = {}


class Expect(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What must be so; whatever is left out may be anything."""

    state: dict[str, Any] = {}
    """A part of the position as JSON: tables may leave keys out, lists and empty tables are whole."""
    seat: str | None = None
    request: str | None = None
    """The key of the request."""
    options: list[str] | None = None
    """Exactly the answers offered, in any order; asides, which are no moves, not counted."""
    offers: list[str] = []
    lacks: list[str] = []
    refused: list[Refused] = []
    why: list[Why] = []
    events: list[str] = []
    """Keys in the order in which they came; others may stand between them."""
    result: Result | None = None
    odds: list[Chance] = []


class Spec(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One case as written."""

    name: str = ""
    rules: list[str] = []
    scenario: str | dict[str, Any]
    options: dict[str, int] = {}
    charts: str = ""
    """A chart file of one's own, beside the vector."""
    answers: list[str | Given] = []
    dice: list[int | list[int]] = []
    expect: Expect | None = None


class _One(Spec, frozen=True, forbid_unknown_fields=True, kw_only=True):
    game: str
    example: str = ""


class _Many(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    game: str
    example: str = ""
    scenario: dict[str, Any] = {}
    case: list[Spec]


@dataclass(frozen=True)
class Case:
    """One case, ready to be run."""

    spec: Spec
    game: Game[Any, Any]
    scenario: Any
    charts: Any

    @property
    def name(self) -> str:
        """What the case is about."""
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
    data, text = files.read(path)
    form: _Many | _One
    specs: list[tuple[Spec, tuple[str, ...]]]
    if "case" in data:
        form = many = files.check(data, _Many, str(path), text)
        specs = [(_whole(spec, many.scenario), ("case", str(place))) for place, spec in enumerate(many.case)]
    else:
        form = one = files.check(data, _One, str(path), text)
        specs = [(one, ())]
    game = find(form.game)
    cases: list[Case] = []
    faults: list[Message] = []
    for spec, here in specs:
        try:
            cases.append(_ready(spec, game, path))
        except _Wrong as wrong:
            faults += [_moved(fault, (*here, *wrong.where), text) for fault in wrong.faults]
    if faults:
        raise BadFile(str(path), tuple(faults), form.game)
    return Vector(form.game, form.example, tuple(cases))


def _whole(spec: Spec, common: dict[str, Any]) -> Spec:
    """A case with what the scenarios of its file have in common."""
    return spec if isinstance(spec.scenario, str) else structs.replace(spec, scenario=_joined(common, spec.scenario))


def _joined(common: dict[str, Any], own: dict[str, Any]) -> dict[str, Any]:
    both = common.keys() & own.keys()
    tables = {name for name in both if isinstance(common[name], dict) and isinstance(own[name], dict)}
    return common | own | {name: _joined(common[name], own[name]) for name in tables}


class _Wrong(Exception):
    """Faults in one part of a case."""

    def __init__(self, faults: tuple[Message, ...], *where: str) -> None:
        self.faults, self.where = faults, where


def _ready(spec: Spec, game: Game[Any, Any], path: Path) -> Case:
    charts = game.standard_charts
    if spec.charts:
        charts = chart_files.load(game.charts, game.folder / "charts.toml", path.parent / spec.charts)
    try:
        scenario = _scenario(spec, game, path, charts)
    except BadFile as error:
        raise _Wrong(error.faults, "scenario") from error
    except NotFound as error:
        known = Message("want-one-of", {"names": error.message.args["known"]})
        raise _Wrong((files.told(files.Fault((), known, spec.scenario)),), "scenario") from error
    try:
        game.start(scenario, spec.options, charts)
    except BadFile as error:
        raise _Wrong(error.faults) from error
    return Case(spec, game, scenario, charts)


def _scenario(spec: Spec, game: Game[Any, Any], path: Path, charts: Any) -> Any:
    if isinstance(spec.scenario, str):
        return game.load_scenario(spec.scenario)
    title = spec.name or path.stem
    head = {"game": game.name, "title": {"en": title, "fr": title}}
    return game.check_scenario(head | spec.scenario, str(path), charts=charts)


def _moved(fault: Message, where: tuple[str, ...], text: str) -> Message:
    """A fault of a part, told with its place in the whole file."""
    inner = fault.args.get("key", "(file)")
    path = where if inner == "(file)" else (*where, *inner.split("."))
    return Message(fault.key, fault.args | {"key": ".".join(path), "line": files.line_of(text, path)})


def run(case: Case) -> Run:
    """Play the answers of a case; the first that is not taken ends it."""
    spec, dice = case.spec, Scripted(case.spec.dice)
    match = Match(case.game, case.scenario, name=spec.name, options=spec.options, charts=case.charts)
    error: NaumachiaError | None = None
    try:
        match.resume(dice)
        for given in spec.answers:
            seat, text = (given.seat, given.answer) if isinstance(given, Given) else (next(iter(match.waiting), ""), given)
            match.answer(match.read(text, seat), seat)
    except NaumachiaError as problem:
        error = problem
    return Run(match, error, len(dice.falls) - dice.used)


def failures(case: Case) -> list[str]:
    """In what a case does not come out as it should; nothing when all is well."""
    done = run(case)
    if done.error is not None:
        return [f"stopped after {len(done.match.history)} answers and dice: {done.error}"]
    found = [f"{done.dice_left} dice were not used"] if done.dice_left else []
    return found + list(_unmet(case.spec.expect or Expect(), done))


def _unmet(expect: Expect, done: Run) -> Iterator[str]:
    match = done.match
    if expect.state:
        yield from _differences(expect.state, match.state, "state")
    yield from _unmet_request(expect, match)
    for refused in expect.refused:
        yield from _differs(f"refusal of {refused.answer}", refused.rule, _refusal(match, refused.answer))
    for why in expect.why:
        bar = match.game.why_not(match.state, why.ship, why.action)
        yield from _differs(f"why not {why.ship} {why.action}", why.rule, bar.rule if bar else "")
    told = iter(event.key for event in done.events)
    missing = [key for key in expect.events if key not in told]
    if missing:
        yield f"events: {missing[0]} did not come in its place among {', '.join(event.key for event in done.events)}"
    if expect.result is not None:
        end = match.outcome
        yield from _differs("result", expect.result, Result(end.winner or "", end.rule) if end else None)
    for chance in expect.odds:
        yield from _differs(f"odds of {chance.what} by {chance.answer}", Fraction(chance.p), _probability(match, chance))


def _unmet_request(expect: Expect, match: Match) -> Iterator[str]:
    request = match.request
    offered = [print_answer(answer) for answer in request] if request is not None and match.waiting != ("",) else []
    if expect.seat is not None and expect.seat not in match.waiting:
        yield f"seat: {expect.seat} expected, {match.waiting} to answer"
    if expect.request is not None:
        yield from _differs("request", expect.request, request.key if request else None)
    if expect.options is not None:
        asides = request.asides if request is not None else ()
        plays = (answer for answer in offered if answer not in asides)
        yield from _differs("options", Counter(expect.options), Counter(plays))
    yield from (f"offers: {answer} is not among {offered}" for answer in expect.offers if answer not in offered)
    yield from (f"lacks: {answer} is offered" for answer in expect.lacks if answer in offered)


def _differs(what: str, wanted: object, found: object) -> Iterator[str]:
    if wanted != found:
        yield f"{what}: {wanted} expected, {found} found"


def _differences(wanted: Any, found: Any, where: str) -> Iterator[str]:
    """Where a part of a position is not as wanted; values that a file leaves out because they are usual count too."""
    if wanted and isinstance(wanted, dict) and isinstance(found, dict | Struct):
        for name, value in wanted.items():
            inner = found.get(name) if isinstance(found, dict) else getattr(found, name, None)
            yield from _differences(value, inner, f"{where}.{name}")
    else:
        yield from _differs(where, wanted, msgspec.json.decode(msgspec.json.encode(found)))


def _refusal(match: Match, answer: str) -> str | None:
    """The rule that refuses an answer; nothing when it is taken."""
    try:
        step(match.state, match.read(answer, next(iter(match.waiting), "")))
    except Illegal as error:
        return error.refusal.rule
    except NaumachiaError as error:
        return str(error)
    return None


def _probability(match: Match, chance: Chance) -> Fraction:
    """The exact probability that the gist of an answer speaks of something."""
    pieces = match.game.scene(match.state, None).pieces
    labels = {piece.id: piece.label for piece in pieces}
    answer = match.read(chance.answer, next(iter(match.waiting), ""))

    def speaks(message: Message) -> bool:
        return (
            message.key == chance.what
            and (not chance.ship or labels.get(chance.ship) in message.args.values())
            and chance.args.items() <= message.args.items()
        )

    shares = match.odds(answer)
    return sum((share.exact or Fraction(0) for share in shares if any(map(speaks, share.what))), Fraction(0))
