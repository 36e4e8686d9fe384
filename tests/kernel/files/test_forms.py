"""The empty form of a game's charts: every reconstructed table, none of the others, and harmless until it is filled in."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from naumachia.games import games
from naumachia.kernel.files import charts
from naumachia.kernel.files.chart_forms import blank_form
from naumachia.text import LANGUAGES, Tables

GAMES = list(games().values())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_form_lists_what_may_be_replaced_and_changes_nothing_while_empty(game: Any, lang: str, tmp_path: Path) -> None:
    standard = game.chart_paths
    form = blank_form(game.rules.charts, standard, Tables(lang, game.name, {}))
    assert ("Ours:" in form, "La nôtre" in form) == (lang == "en", lang == "fr")
    assert "form-" not in form
    tables = {name: table for path in standard for name, table in tomllib.loads(path.read_text(encoding="utf-8")).items()}
    for name, table in tables.items():
        assert (f"# [{name}]\n" in form) == (table["provenance"] == "reconstructed"), name
    own = tmp_path / "own.toml"
    own.write_text(form, encoding="utf-8")
    assert charts.load(game.rules.charts, standard, own) == game.standard_charts


def test_a_filled_in_table_replaces_ours(tmp_path: Path) -> None:
    game = games()["touche_coule"]
    form = blank_form(game.rules.charts, game.folder / "charts.toml", Tables("en", game.name, {}))
    start = form.index("# [fire]")
    table = form[start : form.index("\n\n", start)]
    filled = "\n".join(line.removeprefix("# ") for line in table.splitlines() if not line.startswith("##"))
    own = tmp_path / "own.toml"
    own.write_text(filled.replace("range = ?", "range = 1").replace('"?"', '"dead astern"'), encoding="utf-8")
    mine = charts.load(game.rules.charts, game.folder / "charts.toml", own)
    assert (mine.fire.range, mine.fire.provenance) == (1, "user")
