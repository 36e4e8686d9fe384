"""Catalogue of games: scenarios, previews and words. It does not change while the server runs."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from itertools import pairwise
from threading import Lock

import msgspec
from msgspec.structs import replace

from naumachia import games as houses
from naumachia.glossary import glossary
from naumachia.kernel import AnyGame
from naumachia.kernel.errors import NotFound
from naumachia.kernel.files.chart_forms import blank_form
from naumachia.kernel.files.fleets import Market
from naumachia.kernel.scenario import Balance
from naumachia.kernel.shown.picture import Piece, Scene
from naumachia.kernel.state import State
from naumachia.match.lessons.lesson import Lesson, load
from naumachia.match.views.still_pictures import small_board, small_scene
from naumachia.players import offered
from naumachia.table.base.errors import BadRequest
from naumachia.table.matches import own_charts
from naumachia.table.matches.drafts import seat_labels
from naumachia.table.wire import http_types, outgoing
from naumachia.table.work.tasks import Task
from naumachia.text import LANGUAGES, Tables, sources, speech

READING = Lock()


def games() -> tuple[http_types.GameInfo, ...]:
    """The games in the chooser; reading all scenarios takes a moment the first time, and who comes meanwhile waits for it."""
    with READING:
        return tuple(map(_game, houses.games()))


def preview(game: str, scenario: str, options: str = "") -> http_types.Preview:
    """The set-up of a scenario as anybody may see it; options are written like `rounds=30,four-players=1`."""
    found = houses.find(game)
    if scenario not in found.scenarios():
        raise NotFound.among("scenario-unknown", scenario, found.scenarios())
    return _preview(game, scenario, options)


def picture(game: str, scenario: str) -> http_types.Preview:
    """Return the small picture of a set-up: a twentieth of the preview in a large battle."""
    return slim(preview(game, scenario))


def market(game: str) -> Market:
    """Return the market of a game's fleets."""
    found = houses.find(game)
    if found.fleets is None:
        raise NotFound("fleets-none", name=game)
    return found.fleets.market(found.standard_charts)


def meet(game: str, plan: http_types.FleetPlan) -> http_types.Preview:
    """Two fleets drawn up against each other; every fault of both is told."""
    found = houses.find(game)
    first = found.start(found.between(plan.points, plan.one, plan.two, conditions=plan.conditions))
    return _set_up(found, first)


def charts(game: str) -> tuple[http_types.ChartInfo, ...]:
    """The tables of a game, each with where it comes from."""
    return _charts(houses.find(game).name)


@cache
def lessons(game: str) -> tuple[http_types.LessonInfo, ...]:
    """The lessons of a game, in their order."""
    found = houses.find(game)
    courses = (load(found, name) for name in found.lessons())
    return tuple(_lesson(course.name, course.lesson) for course in courses)


def _lesson(name: str, lesson: Lesson) -> http_types.LessonInfo:
    told = msgspec.to_builtins
    return http_types.LessonInfo(
        name,
        told(lesson.title),
        told(lesson.idea),
        told(lesson.task),
        told(lesson.hint),
        told(lesson.learned),
        tuple(lesson.rules),
    )


@cache
def terms() -> tuple[http_types.TermInfo, ...]:
    """The words of the glossary."""
    told = msgspec.to_builtins
    found = glossary().items()
    return tuple(http_types.TermInfo(id, told(term.name), told(term.forms), told(term.means)) for id, term in found)


@cache
def _charts(name: str) -> tuple[http_types.ChartInfo, ...]:
    tables = msgspec.to_builtins(houses.find(name).standard_charts)
    told = {lang: Tables(lang, name, tables) for lang in LANGUAGES}
    return tuple(
        http_types.ChartInfo(
            table,
            content["provenance"],
            content.get("because", ""),
            tuple(
                http_types.ChartLine(key, {lang: "\n".join(told[lang].lines(value, table, key)) for lang in LANGUAGES})
                for key, value in content.items()
                if key not in ("provenance", "because")
            ),
        )
        for table, content in tables.items()
    )


def form(game: str, lang: str) -> str:
    """Return the empty form of a chart file, in words of a language."""
    found = houses.find(game)
    if lang not in LANGUAGES:
        raise NotFound("language-unknown", name=lang, known=", ".join(LANGUAGES))
    return blank_form(found.rules.charts, found.chart_paths, Tables(lang, found.name, {}))


def tried(game: str, wanted: http_types.OwnCharts) -> http_types.ChartsTried:
    """Return the tables in which a chart file differs, and the battle set up with it."""
    found = houses.find(game)
    charts = own_charts.read_charts(found, wanted.text) or found.standard_charts
    with own_charts.blamed(charts):
        tables = own_charts.changes(found, charts)
        market = own_charts.market_of(found.name, charts)
        if not wanted.scenario and wanted.fleets is None:
            return http_types.ChartsTried(tables, None, market)
        battle = own_charts.battle_of(found, wanted.scenario, wanted.fleets, charts)
        return http_types.ChartsTried(tables, _set_up(found, found.start(battle, wanted.options, charts)), market)


def _set_up(game: AnyGame, first: State) -> http_types.Preview:
    return http_types.Preview(game.picture.board(first), _first_look(game, first), _seats(game, first))


class TryCharts(Task[http_types.ChartsTried], frozen=True):
    """Try a chart file, which may take long."""

    game: str
    wanted: http_types.OwnCharts

    def run(self) -> http_types.ChartsTried:
        """Return what comes of it."""
        return tried(self.game, self.wanted)


SPARED = re.compile(r"^(?:#.*\n|\n|cli-[\w-]+ =.*\n(?:[ \t}].*\n)*)", re.MULTILINE)
"""Parts of the common words that no page fetches: comments, and messages that only the command line says."""


def words(lang: str, game: str | None) -> str:
    """The common words of a language, those of a game, or those of the host's page."""
    if lang not in LANGUAGES:
        raise NotFound("language-unknown", name=lang, known=", ".join(LANGUAGES))
    common = sources(None, lang)
    paths = common if game is None else [path for path in sources(game, lang) if path not in common]
    text = "\n".join(path.read_text(encoding="utf-8") for path in paths)
    return SPARED.sub("", text) if game is None else text


@cache
def _game(name: str) -> http_types.GameInfo:
    game = houses.find(name)
    scenarios = tuple(_scenario(game, one) for one in game.scenarios())
    title, age, about = (_heading(name, key) for key in ("game-name", "game-age", "game-about"))
    return http_types.GameInfo(
        name,
        title,
        age,
        about,
        game.standard,
        scenarios,
        game.rules.options,
        offered(game),
        game.fleets is not None,
        game.welcome,
        _strength(game),
        _nouns(name),
        game.lessons(),
    )


def _strength(game: AnyGame) -> tuple[http_types.LevelInfo, ...]:
    """The measured strength of each level against the one below."""
    levels = offered(game)
    found = (game.strength.measured(level, below) for below, level in pairwise(levels))
    return tuple(
        http_types.LevelInfo(one.level, one.against, round(100 * one.points / one.games), one.games) for one in found if one
    )


def _opponent(game: AnyGame, difficulty: int) -> str:
    """The level a player meets who has not chosen one: for a first game the deckhand, where there is one."""
    return "deckhand" if difficulty == 1 and "deckhand" in offered(game) else "helmsman"


def _heading(name: str, key: str) -> dict[str, str]:
    """A word of a game in every language, so that nobody needs all words of all games to choose one."""
    spoken = {lang: speech(lang, name) for lang in LANGUAGES}
    return {lang: words.phrase(key) for lang, words in spoken.items() if words.knows(key)}


def _nouns(name: str) -> dict[str, http_types.Nouns]:
    """The nouns of a game in every language in which it has all four."""
    found = [_heading(name, f"game-{noun}") for noun in http_types.Nouns.__struct_fields__]
    return {lang: http_types.Nouns(*(noun[lang] for noun in found)) for lang in LANGUAGES if all(lang in noun for noun in found)}


def _scenario(game: AnyGame, name: str) -> http_types.ScenarioInfo:
    scenario = game.load_scenario(name)
    first = game.start(scenario)
    return http_types.ScenarioInfo(
        name,
        msgspec.to_builtins(scenario.title),
        msgspec.to_builtins(scenario.note),
        tuple(msgspec.to_builtins(words) for words in scenario.special),
        scenario.minutes,
        scenario.difficulty,
        _seats(game, first),
        len(game.picture.scene(first, None).pieces),
        scenario.options,
        game.idle(scenario),
        _balance(game, name),
        _opponent(game, scenario.difficulty),
        getattr(scenario, "provenance", ""),
        getattr(scenario, "because", ""),
    )


def _balance(game: AnyGame, name: str) -> http_types.BalanceInfo | None:
    """The matches of the level that plays here unless another is chosen, of the helmsman, or of another level."""
    found = game.balance.get(name, Balance()).of(_opponent(game, game.load_scenario(name).difficulty))
    if found is None:
        return None
    level, count = found
    return http_types.BalanceInfo(count.games, count.wins, level)


@lru_cache(maxsize=64)
def _preview(name: str, scenario: str, options: str) -> http_types.Preview:
    game = houses.find(name)
    return _set_up(game, game.start(game.load_scenario(scenario), _options(options)))


def slim(found: http_types.Preview) -> http_types.Preview:
    """A preview without what a small picture does not show."""
    return http_types.Preview(small_board(found.board), small_scene(found.scene), ())


def _first_look(game: AnyGame, first: State) -> Scene:
    """The set-up as a picture; fleets drawn up in secret lie where each seat finds its own before anybody has moved a ship."""
    scene = game.picture.scene(first, None)
    if not any(piece.gone for piece in scene.pieces):
        return scene
    found: dict[str, Piece] = {}
    for seat in game.rules.seats(first):
        found |= {piece.id: piece for piece in game.picture.scene(first, seat).pieces if not piece.gone}
    return replace(scene, pieces=tuple(found.get(piece.id, piece) if piece.gone else piece for piece in scene.pieces))


def _seats(game: AnyGame, first: State) -> tuple[outgoing.SeatInfo, ...]:
    labels = seat_labels(game, first)
    return tuple(outgoing.SeatInfo(seat, side, labels[seat], "open", False) for seat, side in game.rules.seats(first).items())


def _options(text: str) -> dict[str, int]:
    found = {}
    for part in filter(None, text.split(",")):
        name, _, value = part.partition("=")
        if not value.isascii() or not value.isdecimal() or len(value) > 9:
            raise BadRequest("option-form", text=part)
        found[name] = int(value)
    return found
