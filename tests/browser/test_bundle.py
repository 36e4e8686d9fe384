"""Files of the engine for the browser: whatever it reads is among them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import msgspec

from tools.site import bundle

READ_ALL = """
import sys
sys.path[:] = [sys.argv[1], *sys.path, sys.argv[2]]
import naumachia
assert naumachia.__file__.startswith(sys.argv[1])
from naumachia.browser import engine, work
from naumachia.games import games
from naumachia.players import make, offered
from naumachia.table.http import catalogue
for game in games().values():
    assert game.scenarios() and catalogue.lessons(game.name) and catalogue.charts(game.name)
    print(game.name, *(level for level in offered(game) if make(level, game)))
"""


def test_every_level_of_every_game_plays_from_the_files_of_the_browser(tmp_path: Path) -> None:
    for name, content in bundle.sources():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    found = subprocess.run(
        [sys.executable, "-S", "-c", READ_ALL, str(tmp_path), str(Path(msgspec.__file__).parents[1])],
        capture_output=True,
        text=True,
        check=False,
    )
    assert found.returncode == 0, found.stderr
    assert "touche_coule castaway deckhand helmsman captain" in found.stdout
