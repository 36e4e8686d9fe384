"""*Trireme*: the Fleet Game and the Ship Game, two games of one book that share ships, hulls, waters, wind and scenarios."""

from __future__ import annotations

from typing import Any

from naumachia.kernel import Game

from .fleet import GAME as FLEET
from .ship import GAME as SHIP

GAMES: tuple[Game[Any, Any], ...] = (FLEET, SHIP)
