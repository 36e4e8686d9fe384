"""Positions for tests: ships where one wants them, and answers one after another."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from naumachia.games.branle_bas import BRANLE_BAS
from naumachia.games.branle_bas.state import Sea
from naumachia.kernel import Answer, pending, step

Place = tuple[int, int, int]


def sea_of(
    west: Mapping[str, Place | dict[str, Any]],
    east: Mapping[str, Place | dict[str, Any]] | None = None,
    *,
    wind: int = 0,
    phase: str = "move",
    turn: int = 2,
    links: tuple[tuple[str, str, str, int], ...] = (),
    squadrons: dict[str, Any] | None = None,
    options: dict[str, int] | None = None,
    **more: Any,
) -> Sea:
    """A position at the beginning of a phase; 74s unless a ship says otherwise; every ship a squadron of its own."""
    ships: dict[str, Any] = {}
    for side, fleet in (("West", west), ("East", east or {"far": (9000, 9000, 90)})):
        for name, place in fleet.items():
            berth = {"at": place} if isinstance(place, tuple) else dict(place)
            ships[name] = {"side": side, "type": "74", **berth}
    data = {
        "game": "branle_bas",
        "title": {"en": "test", "fr": "essai"},
        "wind": wind,
        "sides": {side: {"name": {"en": side, "fr": side}} for side in ("West", "East")},
        "ships": ships,
        "squadrons": squadrons or {f"S{name}": {"ships": [name]} for name in ships},
        "position": {
            "turn": turn,
            "phase": phase,
            "links": [{"one": one, "other": other, "kind": kind, "since": since} for one, other, kind, since in links],
        },
        **more,
    }
    found: Sea = BRANLE_BAS.start(BRANLE_BAS.check_scenario(data, "test"), options)
    return found


def play(sea: Sea, *answers: Answer) -> Sea:
    """The position after these answers, dice among them."""
    for answer in answers:
        sea = step(sea, answer)
    return sea


def key(sea: Sea) -> str:
    """Return the request."""
    request = pending(sea)
    return "" if request is None else request.key


def at(sea: Sea, ship: str) -> Place:
    """Where a ship lies."""
    return tuple(sea.ships[ship].pose)  # type: ignore[return-value]
