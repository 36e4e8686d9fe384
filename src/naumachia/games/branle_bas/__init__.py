"""*Branle-bas de combat*: ships of the line, 1765 to 1815, as models on a table, with the wind, the line and the broadside."""

from __future__ import annotations

from typing import Any

from naumachia.kernel import Game

GAMES: tuple[Game[Any, Any], ...] = ()
