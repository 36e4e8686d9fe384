"""Types of the fixtures that make and play positions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from naumachia.games.touche_coule.state import Sea

Position = Callable[..., Sea]
Play = Callable[..., Sea]
Scenario = Callable[..., dict[str, Any]]
