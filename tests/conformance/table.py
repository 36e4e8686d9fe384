"""The table at which every game is tried: set-ups drawn by lot, hands that answer at random, records of what failed."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, assume, settings
from hypothesis import strategies as st

from naumachia.games import games
from naumachia.kernel import (
    Answer,
    AnyGame,
    Choose,
    Leg,
    Orders,
    Pick,
    Picture,
    Place,
    Sealed,
    Secrets,
    SheetHelp,
    Telling,
    parse_answer,
    print_answer,
)
from naumachia.kernel.errors import BadFile
from naumachia.kernel.files.record import dump
from naumachia.kernel.orders.standing_orders import sets
from naumachia.match import Match
from naumachia.players import make
from small_games import SMALL_GAMES

LONG = int(os.environ.get("NAUMACHIA_LONG", "1"))
"""How many times as many games as in a normal run. A long run also draws other games each time."""
FAILURES = Path(__file__).parents[2] / "failures"
LONGEST = 20_000
"""No match takes more answers than this, dice included."""
ALL = {game.name: game for game in (*games().values(), *SMALL_GAMES)}


def asks_poses(game: AnyGame) -> bool:
    """Whether a frame of the game asks for a leg or a place on the plane."""
    asked = [str(frame.ask.__annotations__.get("return", "")) for frame in game.rules.frames]
    return any("Leg" in one or "Place" in one for one in asked)


def says(group: Picture[Any] | Telling[Any] | Secrets[Any] | SheetHelp[Any], field: str) -> bool:
    """Whether a game fills a field of a group itself; what it leaves to the default is not demanded of it."""
    return getattr(group, field) is not type(group).__dataclass_fields__[field].default


def enough(met: Counter[str], what: str, least: int, meaning: str) -> None:
    """Check that something was met often enough to have been tested, and say in a sentence what was wanted."""
    assert met[what] >= least, f"{meaning}: met {met[what]} times, at least {least} are wanted. Met in all: {dict(met)}"


PLANES = tuple(name for name, game in games().items() if asks_poses(game))
"""Games on the plane: ships go by legs, not by options, and a random hand seldom comes to blows. There `keen` hands fight."""
KEEN = 0.6
"""How often they do."""
every_game = pytest.mark.parametrize("game", ALL.values(), ids=ALL.keys())


@dataclass(frozen=True)
class Setup:
    """Scenario that is played, and the seed of the dice and of the players."""

    scenario: str
    options: dict[str, int]
    seed: int


def draw(game: AnyGame, rng: Random) -> Setup:
    """Any scenario with any options; those that do not go together are sorted out when it is laid."""
    options = {option.id: option for option in game.rules.options if rng.random() < 0.5}
    values = {
        name: rng.choice((option.default, option.lowest, option.highest, rng.randint(option.lowest, option.highest)))
        for name, option in options.items()
    }
    return Setup(rng.choice(game.scenarios()), values, rng.randrange(10_000))


def setups(game: AnyGame) -> st.SearchStrategy[Setup]:
    """The same for Hypothesis, where other things are drawn with them."""
    return st.integers(0, 9999).map(lambda number: draw(game, Random(number)))


def lay(game: AnyGame, setup: Setup) -> Match:
    """A match as set up; options that the scenario cannot take are no example."""
    match = laid(game, setup)
    assume(match is not None)
    assert match is not None
    return match


def laid(game: AnyGame, setup: Setup) -> Match | None:
    """A match as set up, if the scenario can take these options."""
    try:
        return Match.seeded(game, scenario(game, setup.scenario), name=setup.scenario, options=setup.options, seed=setup.seed)
    except BadFile:
        return None


@cache
def scenario(game: AnyGame, name: str) -> Any:
    """A scenario, read once."""
    return game.load_scenario(name)


def rare(aside: str) -> float:
    """How often an aside is thought of: giving up seldom, a standing order more seldom, for there are many and they stay."""
    return 0.0005 if sets(aside) else 0.02


def any_answer(match: Match, rng: Random) -> tuple[str, Answer]:
    """A seat that may answer and a legal answer of its, anything the law allows; giving up is rare."""
    request = match.request
    seat = rng.choice(match.waiting)
    match request:
        case Choose():
            answers = [answer for answer in request if answer not in request.asides or rng.random() < rare(answer)]
            return seat, rng.choice(answers or list(request))
        case Orders():
            known = [aside for aside in request.asides if sets(aside)]
            if known and len(match.history) % 50 == 49:
                return seat, match.read(known[len(match.history) % len(known)], seat)
            return seat, request.draw(seat, rng)
        case Leg() | Place():
            return seat, rng.choice(request.asides) if request.asides and rng.random() < 0.01 else request.draw(rng)
        case _:
            raise AssertionError(f"nobody can answer {request}")


def keen(match: Match, rng: Random) -> tuple[str, Answer]:
    """A hand that comes to blows without thinking: orders as usual, legs that matter, and whatever may be struck at."""
    request, seat = match.request, match.waiting[0]
    if isinstance(request, Orders):
        written = request.draw(seat, rng)
        usual = {line.id: line.usual for line in request.sheets[seat] if isinstance(line, Pick) and line.usual}
        sheet = Sealed(seat, tuple((name, usual.get(name, text)) for name, text in written.lines))
        return seat, sheet if rng.random() < 0.6 and sheet in request else written
    if isinstance(request, Leg) and rng.random() < 0.9:
        return seat, request.moves[0] if rng.random() < 0.6 else rng.choice(request.moves)
    if isinstance(request, Choose) and rng.random() < 0.7:
        return seat, request.moves[0]
    return any_answer(match, rng)


def play(match: Match, rng: Random, answers: int = LONGEST) -> Iterator[tuple[str, Answer]]:
    """Answer at random until the end or so many times; yields each answer after it was taken."""
    for _ in range(answers):
        if match.request is None:
            return
        hot = match.game.name in PLANES and rng.random() < KEEN
        seat, answer = keen(match, rng) if hot else any_answer(match, rng)
        try:
            match.answer(answer, seat)
        except Exception as error:
            error.add_note(f"when {seat} answered {print_answer(answer)!r}")
            raise
        assert len(match.history) <= LONGEST, "the match does not end"
        yield seat, answer


@contextmanager
def kept(match: Match, name: str, setup: Setup) -> Iterator[None]:
    """Should anything fail, leave the record of the match as it stood."""
    try:
        yield
    except Exception as error:
        FAILURES.mkdir(exist_ok=True)
        file = FAILURES / f"{match.game.name}-{name}.jsonl"
        file.write_text(dump(match.record()), encoding="utf-8")
        error.add_note(f"{setup}: naumachia replay {file}")
        raise


def settings_of(examples: int) -> settings:
    """So many examples of Hypothesis; a long run tries more, and others each time."""
    return settings(
        max_examples=examples * LONG,
        deadline=None,
        derandomize=LONG == 1,
        suppress_health_check=list(HealthCheck),
    )


def explore(game: AnyGame, examples: int, check: Callable[[Match, Random], None], name: str, among: Sequence[Setup] = ()) -> None:
    """Run `check` on so many matches, half of them from `among` if any are named there.

    The same in every normal run. Hypothesis would not do: what it draws hangs on the numbers it finds in the modules read so far,
    so on which tests ran before in the same process, and a count of what was met is another each time.
    """
    lot = Random(f"{game.name}/{name}") if LONG == 1 else Random()
    wanted = examples * LONG
    for _ in range(20 * wanted):
        setup = lot.choice(among) if among and lot.random() < 0.5 else draw(game, lot)
        if (match := laid(game, setup)) is None:
            continue
        with kept(match, name, setup):
            check(match, Random(setup.seed))
        wanted -= 1
        if not wanted:
            return
    raise AssertionError("hardly any options go together")


def fight(game: AnyGame, matches: int, check: Callable[[Match, Random], None], name: str) -> None:
    """Run `check` from the thick of the standard scenario, where programs, or keen hands, have brought the sides together."""
    for seed in range(matches):
        setup = Setup(game.standard, {}, seed)
        match, greedy, rng = (
            Match.seeded(game, scenario(game, game.standard), seed=seed),
            make("helmsman", game, seed),
            Random(seed),
        )
        for _ in range(40 * (seed + 2)):
            if match.request is not None and game.name in PLANES:
                seat, answer = keen(match, rng)
                match.answer(answer, seat)
            elif match.request is not None:
                match.answer(greedy.choose(match.state, match.waiting[0]), match.waiting[0])
        with kept(match, name, setup):
            check(match, Random(seed))


def of_sheets(met: Counter[str]) -> bool:
    """Whether a game was met as one of sheets, in which little is asked of one piece at a time: it has counts of its own."""
    return met["sheet"] > 4 * met["question"]


def reads_back(request: Any, answer: Answer) -> bool:
    """Whether the short notation of an answer means that answer."""
    return parse_answer(request, print_answer(answer), getattr(answer, "seat", "")) == answer


def fingerprint(name: str, seed: int) -> str:
    """The end of a whole game, as a name."""
    game = ALL[name]
    match = Match.seeded(game, scenario(game, game.standard), seed=seed)
    list(play(match, Random(seed)))
    return " ".join(game.hash(state) for state in match.states()[:: max(1, len(match.history) // 20)])
