"""Facts about the games as the pages tell them: names, scenarios, balance, rules and tables, in one language."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import Any

import msgspec

from naumachia.games import games
from naumachia.kernel import Game
from naumachia.kernel.odds import wilson
from naumachia.text import Tables, sources, speech


@dataclass(frozen=True)
class Share:
    """Wins of one side of a scenario, with the 95 % interval of Wilson."""

    side: str
    wins: int
    percent: int
    low: int
    high: int


@dataclass(frozen=True)
class Balance:
    """Matches of the program `greedy` against itself."""

    games: int
    shares: tuple[Share, ...]
    drawn: int

    @property
    def favoured(self) -> str:
        """The side whose interval lies above one half, or an empty text."""
        return next((one.side for one in self.shares if one.low > 50), "")


@dataclass(frozen=True)
class Scenario:
    """A scenario as its row in a table."""

    name: str
    title: str
    note: str
    minutes: int
    difficulty: int
    ships: int
    sides: tuple[str, ...]
    balance: Balance | None


@dataclass(frozen=True)
class Rule:
    """One paragraph of the rules in our own words."""

    id: str
    title: str
    text: str


@dataclass(frozen=True)
class Chapter:
    """Rules under one heading."""

    title: str
    rules: tuple[Rule, ...]


@dataclass(frozen=True)
class Chart:
    """One table of a game, line by line, and where it comes from."""

    name: str
    title: str
    provenance: str
    because: str
    parts: tuple[tuple[str, tuple[str, ...]], ...]


@dataclass(frozen=True)
class GameFacts:
    """Everything the pages of one game are made of, in one language."""

    name: str
    slug: str
    title: str
    age: str
    about: str
    aims: tuple[str, ...]
    scenarios: tuple[Scenario, ...]
    chapters: tuple[Chapter, ...]
    charts: tuple[Chart, ...]
    welcome: str
    standard: str
    fleets: bool

    @property
    def first(self) -> Scenario:
        """The easiest scenario."""
        return min(self.scenarios, key=lambda one: (one.difficulty, one.minutes, one.ships))

    @property
    def minutes(self) -> tuple[int, int]:
        """Length of the shortest and of the longest scenario."""
        lengths = [one.minutes for one in self.scenarios]
        return min(lengths), max(lengths)

    @property
    def rules(self) -> int:
        """Number of paragraphs."""
        return sum(len(chapter.rules) for chapter in self.chapters)


ORDER = ("touche_coule", "trireme_fleet", "trireme_ship", "corvus", "war_galley", "branle_bas")
"""Order on the pages, from the shortest rules to the longest; games that are not named come last."""


def slug(name: str) -> str:
    """The folder of a game's pages."""
    return name.replace("_", "-")


def ordered() -> tuple[Game[Any, Any, Any], ...]:
    """All games in the order of the pages."""
    place = {name: number for number, name in enumerate(ORDER)}
    return tuple(sorted(games().values(), key=lambda game: (place.get(game.name, len(ORDER)), game.name)))


@cache
def facts(name: str, lang: str) -> GameFacts:
    """The facts of one game."""
    game = games()[name]
    words = speech(lang, name)
    phrases = [words.phrase(f"aim-{number}") for number in range(1, 9) if words.knows(f"aim-{number}")]
    return GameFacts(
        name,
        slug(name),
        words.phrase("game-name"),
        words.phrase("game-age") if words.knows("game-age") else "",
        words.phrase("game-about"),
        tuple(phrases),
        tuple(_scenario(one, lang, game) for one in _set_up(name)),
        chapters(name, lang),
        _charts(game, lang),
        game.welcome,
        game.standard,
        game.fleets is not None,
    )


@cache
def _set_up(name: str) -> tuple[tuple[str, Any, Any], ...]:
    """Name, file and first scene of every scenario; the same in every language."""
    game = games()[name]
    found = []
    for one in game.scenarios():
        scenario = game.load_scenario(one)
        found.append((one, scenario, game.picture.scene(game.start(scenario), None)))
    return tuple(sorted(found, key=lambda row: (row[1].difficulty, row[1].minutes, row[0])))


def _scenario(row: tuple[str, Any, Any], lang: str, game: Game[Any, Any, Any]) -> Scenario:
    name, scenario, scene = row
    words = speech(lang, game.name)
    sides = {side.seat: words.say(side.label) for side in scene.sides}
    counted = game.balance.get(name)
    balance = None
    if counted is not None:
        shares = []
        for side, label in sides.items():
            wins = counted.wins.get(side, 0)
            interval = wilson(wins, counted.games)
            share, low, high = (round(100 * one) for one in (interval.share, interval.low, interval.high))
            shares.append(Share(label, wins, share, low, high))
        balance = Balance(counted.games, tuple(shares), counted.games - sum(one.wins for one in shares))
    title, note = getattr(scenario.title, lang), getattr(scenario.note, lang)
    return Scenario(name, title, note, scenario.minutes, scenario.difficulty, len(scene.pieces), tuple(sides.values()), balance)


LINE = re.compile(r"^(?:## *(?P<chapter>.+)|rule-(?P<prefix>[A-Z]+)-(?P<rest>[\w-]+?) *=.*)$", re.M)


def chapters(name: str, lang: str) -> tuple[Chapter, ...]:
    """The rules of a game under the headings of its rule file."""
    words = speech(lang, name)
    found: list[tuple[str, list[Rule]]] = []
    for path in sources(name, lang):
        for line in LINE.finditer(path.read_text(encoding="utf-8")):
            if line["chapter"]:
                found.append((line["chapter"].strip(), []))
                continue
            if not found:
                found.append(("", []))
            rule = f"{line['prefix']}-{line['rest'].replace('-', '.')}"
            found[-1][1].append(Rule(rule, *words.rule(rule)))
    return tuple(Chapter(title, tuple(rules)) for title, rules in found if rules)


def _charts(game: Game[Any, Any, Any], lang: str) -> tuple[Chart, ...]:
    tables = msgspec.to_builtins(game.standard_charts)
    told = Tables(lang, game.name, tables)
    return tuple(
        Chart(
            name,
            told.title(name),
            content["provenance"],
            told.reason(name, content.get("because", "")),
            tuple(
                (told.column(name, key), tuple(told.lines(value, name, key)))
                for key, value in content.items()
                if key not in ("provenance", "because")
            ),
        )
        for name, content in tables.items()
    )
