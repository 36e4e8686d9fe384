"""Write the table of docs/strength.md from the strength files of the games.

`python tools/strength.py` writes it; a test holds it to them.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from naumachia.games import find, games
from naumachia.kernel import AnyGame
from naumachia.kernel.strength import Pairing
from naumachia.players import LEVELS, offered
from naumachia.text import speech

PAGE = Path(__file__).resolve().parents[1] / "docs" / "strength.md"
BEGIN, END = "<!-- from the strength files -->", "<!-- end -->"
HEAD = (
    "| game | level | against | scenarios | matches | won | drawn | share, 95 % | time | seeds |",
    "| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |",
)


def name(game: AnyGame) -> str:
    """Return the title of a game."""
    return speech("en", game.name).phrase("game-name")


def short(scenario: str) -> str:
    """Return the number of a scenario, or its name where it has none."""
    number = scenario.partition("-")[0]
    return number if any(map(str.isdigit, number)) else scenario


def row(title: str, level: str, against: str, one: Pairing, what: str) -> str:
    """Return a line of the table."""
    share = one.share
    interval = f"{100 * one.points / one.games:.0f} % ({100 * share.low:.0f}–{100 * share.high:.0f})"
    time = f"{one.ratio:.2f}" if one.ratio else ""
    cells = (title, level, against, what, one.games, one.wins, one.drawn, interval, time, f"`{one.seeds}`")
    return "| " + " | ".join(map(str, cells)) + " |"


def rows(game: AnyGame) -> Iterator[str]:
    """Yield the lines of a game: two levels together, then each of their pairings."""
    title = name(game)
    seen = dict.fromkeys((one.level, one.against) for one in game.strength.pairing)
    for level, against in sorted(seen, key=lambda pair: list(LEVELS).index(pair[0])):
        whole = game.strength.measured(level, against)
        assert whole is not None
        parts = game.strength.between(level, against)
        if len(parts) > 1:
            yield row(title, level, against, whole, "all together")
        for one in parts:
            names = ", ".join(map(short, one.scenarios))
            yield row(title, level, against, one, names + (" (not trained on)" if one.fresh else ""))


def table() -> str:
    """Return the table of all games, and the levels each offers."""
    every = [find(known) for known in games()]
    levels = [f"| {name(game)} | {', '.join(offered(game))} |" for game in every]
    offers = ("| game | levels offered |", "| --- | --- |", *levels)
    return "\n".join((*offers, "", *HEAD, *(line for game in every for line in rows(game))))


def page(text: str) -> str:
    """Return a page with its table put in."""
    before, rest = text.split(BEGIN)
    _, after = rest.split(END)
    return f"{before}{BEGIN}\n\n{table()}\n\n{END}{after}"


if __name__ == "__main__":
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
