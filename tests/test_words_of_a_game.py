"""The tables of docs/words-of-a-game.md are those of the code."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from naumachia.games import games
from naumachia.kernel.shown.picture import Piece
from naumachia.match.position.chart import GROUND

ROOT = Path(__file__).parents[1]
DOC = (ROOT / "docs" / "words-of-a-game.md").read_text(encoding="utf-8")
PAGE = "\n".join(
    path.read_text(encoding="utf-8")
    for path in (ROOT / "web" / "src").rglob("*")
    if path.suffix in (".ts", ".svelte") and ".test." not in path.name and ".gen." not in path.name
)
GAMES = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "src" / "naumachia").rglob("*en.ftl"))


def table(heading: str) -> list[str]:
    """The names in the first column of a table."""
    section = DOC.partition(f"## {heading}\n")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| (`.*?) \|", section, re.M)
    return [name for row in rows for name in re.findall(r"`([^`]+)`", row)]


def drawn(pattern: str) -> set[str]:
    return set(re.findall(pattern, PAGE))


@pytest.mark.parametrize("key", table("Message keys"))
def test_every_message_key_is_used_by_a_game(key: str) -> None:
    stem = re.sub(r"(NAME|ID|KEY|VERB|KIND|TABLE|TONE|\d+)$", "", key)
    if stem.startswith("."):
        assert re.search(rf"^ +\{stem} =", GAMES, re.M)
    else:
        assert re.search(rf"^{stem}", GAMES, re.M), f"no game has {key}"


def test_every_prefix_the_page_looks_for_is_listed() -> None:
    """Keys that the page makes of a name, `loss-${key}`, besides those of its own."""
    common = (ROOT / "src" / "naumachia" / "locales" / "page.en.ftl").read_text(encoding="utf-8")
    made = drawn(r"(?:has|t|knows|term)\(\s*`([a-z]+(?:-[a-z]+)*-)\$\{")
    own = {stem for stem in made if re.search(rf"^{stem}", common, re.M)}
    stems = {re.sub(r"(NAME|ID|KEY|VERB|KIND|TABLE|TONE|\d+)$", "", key) for key in table("Message keys")}
    assert made - own - {"no-"} <= stems  # a mast that is down is a mark


def test_every_kind_of_piece_that_is_drawn_is_listed() -> None:
    galleys = drawn(r"(?m)^  (\w+): (?:galley\(|\{ wide)")
    liners = drawn(r"'(line-\d+)':")
    assert len(galleys) > 10
    assert set(table("Kinds of pieces")) == galleys | liners
    for game in games().values():
        for name in game.scenarios()[:3]:
            scene = game.picture.scene(game.start(game.load_scenario(name)), None)
            assert {piece.kind for piece in scene.pieces} <= galleys | liners


def test_every_ground_is_listed() -> None:
    known = set(table("Grounds"))
    assert set(GROUND) <= known
    assert known - {"sea"} == drawn(r"kind\('(\w+)'\)") & known
    for game in games().values():
        for name in game.scenarios()[:3]:
            assert {cell.ground for cell in game.picture.board(game.start(game.load_scenario(name))).cells} <= known


def test_every_mark_is_listed() -> None:
    source = (ROOT / "src" / "naumachia" / "kernel" / "shown" / "picture.py").read_text(encoding="utf-8")
    told = source.partition("    marks: tuple[str, ...] = ()\n")[2].split('"""')[1]
    assert "marks" in Piece.__struct_fields__
    assert set(re.findall(r"`([a-z-]+)`", told)) == set(table("Marks"))
