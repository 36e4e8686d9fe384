"""Put the matches of leagues into the balance files of the games, and write the table by level of docs/balance.md from them.

`python tools/balance.py FOLDER…` takes the matches that programs played against themselves (`naumachia league --mirror`); without
a folder it writes the table alone. A test holds the table to the files.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec

from naumachia.games import find, games
from naumachia.kernel import AnyGame
from naumachia.kernel.odds import wilson
from naumachia.kernel.scenario import Balance, Count
from naumachia.lab.league.balance import Meter, better, meters
from naumachia.lab.league.rows import FILE, Head, Row
from naumachia.players import LEVELS
from naumachia.text import speech

PAGE = Path(__file__).resolve().parents[1] / "docs" / "balance.md"
BEGIN, END = "<!-- from the balance files -->", "<!-- end -->"
ABOUT = """\
# Matches of programs against themselves, as docs/balance.md tells them: those of the helmsman first, then those of other levels.
# Matches of `naumachia league` are put in by `python tools/balance.py FOLDER`.
"""
HEAD = (
    "| scenario | level | matches | first side | second side | drawn | answers, median (nine in 10) | ended by | for beginners |",
    "| --- | --- | --- | --- | --- | --- | --- | --- | --- |",
)


def read(folder: Path) -> tuple[AnyGame, dict[str, dict[str, Count]]]:
    """Return the game of a league, and the matches of its levels against themselves by scenario."""
    first, *lines = (folder / FILE).read_bytes().splitlines()
    head = msgspec.json.decode(first, type=Head)
    rows = [msgspec.json.decode(line, type=Row) for line in lines]
    found: dict[str, dict[str, Count]] = {}
    for one in meters(head.game, rows):
        if one.level in LEVELS:
            found.setdefault(one.scenario, {})[one.level] = count(one, head)
    return find(head.game), found


def count(one: Meter, head: Head) -> Count:
    """Return the matches of a level on a scenario as a balance file keeps them."""
    return Count(
        games=one.games, wins=one.wins, answers=one.answers, long=one.long, ends=one.endings, seeds=head.seed, commit=head.commit
    )


def put(balance: dict[str, Balance], found: dict[str, dict[str, Count]]) -> dict[str, Balance]:
    """Return the balance of a game with these matches in it; matches of a level that were there before are replaced."""
    known = dict(balance)
    for scenario, levels in found.items():
        old = known.get(scenario, Balance())
        known[scenario] = msgspec.structs.replace(old, levels=old.levels | levels)
    return known


def toml(balance: dict[str, Balance]) -> str:
    """Return the text of a balance file."""
    parts = [ABOUT]
    for scenario, one in balance.items():
        if one.games:
            parts.append("\n".join((f"[{scenario}]", *_fields(one), "")))
        for level, those in one.levels.items():
            parts.append("\n".join((f"[{scenario}.levels.{level}]", *_fields(those), "")))
    return "\n".join(parts)


def _fields(one: Count) -> Iterator[str]:
    yield f"games = {one.games}"
    yield f"wins = {_table(one.wins)}"
    if one.answers:
        yield f"answers = {one.answers}"
        yield f"long = {round(one.long, 1)}"
    if one.ends:
        yield f"ends = {_table(one.ends)}"
    if one.seeds:
        yield f'seeds = "{one.seeds}"'
        yield f'commit = "{one.commit}"'


def _table(numbers: dict[str, int]) -> str:
    return "{ " + ", ".join(f"{name} = {number}" for name, number in numbers.items()) + " }"


def rows(game: AnyGame) -> Iterator[str]:
    """Yield the lines of a game: every scenario that a level other than the helmsman played."""
    for scenario, balance in game.balance.items():
        if not balance.levels:
            continue
        words, scene = speech("en", game.name), game.picture.scene(game.start(game.load_scenario(scenario)), None)
        sides = {side.seat: words.say(side.label) for side in scene.sides}
        for level, one in balance.levels.items():
            shares = [_share(sides[side], wins, one.games) for side, wins in one.wins.items()]
            ends = ", ".join(f"{key.removeprefix('won-by-').replace('-', ' ')} {number}" for key, number in one.ends.items())
            length = f"{one.answers:.0f} ({one.long:.0f})"
            side = better(one.wins)
            cells = (
                f"`{scenario}`",
                level,
                one.games,
                *shares,
                one.games - sum(one.wins.values()),
                length,
                ends,
                sides.get(side or "", ""),
            )
            yield "| " + " | ".join(map(str, cells)) + " |"


def _share(name: str, wins: int, played: int) -> str:
    share = wilson(wins, played)
    return f"{name} {wins} = {100 * wins / played:.0f} % ({100 * share.low:.0f}–{100 * share.high:.0f})"


def page(text: str) -> str:
    """Return the page with its table put in."""
    before, rest = text.split(BEGIN)
    _, after = rest.split(END)
    table = "\n".join((*HEAD, *(line for name in games() for line in rows(find(name)))))
    return f"{before}{BEGIN}\n\n{table}\n\n{END}{after}"


def main(folders: Sequence[str]) -> None:
    """Put the matches of leagues in, then write the table."""
    for folder in folders:
        game, found = read(Path(folder))
        (game.folder / "balance.toml").write_text(toml(put(game.balance, found)), encoding="utf-8")
        vars(game).pop("balance")  # it is read anew
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
