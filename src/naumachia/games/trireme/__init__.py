"""*Trireme*: the Fleet Game and the Ship Game, two games of one book that share ships, hulls, waters, wind and scenarios."""

from __future__ import annotations

from .fleet import GAME as FLEET
from .ship import GAME as SHIP

GAMES = (FLEET, SHIP)
