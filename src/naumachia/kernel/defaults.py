"""Default functions of `Game`, which hold for the simplest games."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from msgspec import Struct

from naumachia.kernel.acts import Deciding
from naumachia.kernel.errors import BadFile
from naumachia.kernel.files import toml_files
from naumachia.kernel.files.toml_files import Fault
from naumachia.kernel.positions import two_sides
from naumachia.kernel.state import pending
from naumachia.kernel.words import Outcome, Refusal


class NoCharts(Struct, frozen=True, forbid_unknown_fields=True):
    """The charts of a game without tables. Such a game has no `charts.toml`."""


def no_faults(scenario: object, charts: object, options: Mapping[str, int]) -> list[Fault]:
    """Return no faults: whatever has the right types can be played."""
    return []


def one_seat_a_side(s: Any) -> dict[str, str]:
    """Return a seat for each of the `sides` of the setting, called like its side."""
    return {side: side for side in s.setting.sides}


def result(s: Any) -> Outcome | None:
    """Return the `result` of the state; of `TwoSides` with the sides by their names."""
    found: Outcome | None = two_sides.outcome(s) if isinstance(s, two_sides.TwoSides) else s.result
    return found


def by_result(s: Any, side: str) -> float:
    """Return 1 for the winner, -1 for the others and 0 for everybody in a draw or before the end."""
    if s.result is None or s.result.winner is None:
        return 0.0
    return 1.0 if s.result.winner == side else -1.0


def one_answer(s: Any) -> object:
    """Return the frame that waits, so that a program looks no farther than its own next answer."""
    return s.agenda[:1]


def by_acts(s: Any, ship: str, action: str) -> Refusal | None:
    """Return what the acts of the waiting frame say against an answer, if the frame asks about this ship."""
    request = pending(s)
    if request is None:
        return Refusal(s.result.rule if s.result is not None else "", "no-over")
    closed = Refusal(request.rule, "not-offered", {"answer": action})
    if getattr(s.agenda[0], "ship", "") != ship:
        return closed
    if action in request:
        return None
    frame = s.agenda[0]
    bar = frame.acts.bar(s, frame.who, action) if isinstance(frame, Deciding) else None
    return bar or closed


def easiest(folder: Path) -> str:
    """Return the name of the easiest and then shortest scenario in a folder; empty where there is none."""

    def hardness(path: Path) -> tuple[float, float, str]:
        try:
            head = toml_files.read(path)[0]
        except BadFile:
            return 9, 0, path.stem
        return head.get("difficulty", 1), head.get("minutes", 30), path.stem

    found: str = min(map(hardness, folder.glob("*.toml")), default=("",))[-1]
    return found
