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
BEGIN_WINNING, END_WINNING = "<!-- from the winning files -->", "<!-- end of winning -->"
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


def winning_table() -> str:
    """Return how far the chance to win of each game can be trusted: chances told, and the share of points that came of them."""
    found = {name(find(known)): find(known).winning for known in games()}
    every = {title: one for title, one in found.items() if one is not None}
    tenths = [f"{10 * place}–{10 * place + 10} %" for place in range(10)]
    lines = [f"| game | mean error | log loss | {' | '.join(tenths)} |", "| --- " * (len(tenths) + 3) + "|"]
    for title, one in every.items():
        came = {min(9, int(10 * part.told)): f"{100 * part.came:.0f} ({part.positions})" for part in one.bins}
        cells = [f"{100 * one.error:.0f} points", f"{one.loss:.2f}", *(came.get(place, "") for place in range(10))]
        lines.append(f"| {title} | {' | '.join(cells)} |")
    seeds = [f"- {title}: fitted on {one.fitted}; measured on {one.measured}." for title, one in every.items()]
    return "\n".join((*lines, "", *seeds))


def page(text: str) -> str:
    """Return a page with its tables put in."""
    for begin, end, found in ((BEGIN, END, table()), (BEGIN_WINNING, END_WINNING, winning_table())):
        before, rest = text.split(begin)
        _, after = rest.split(end)
        text = f"{before}{begin}\n\n{found}\n\n{end}{after}"
    return text


if __name__ == "__main__":
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
