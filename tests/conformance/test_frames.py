"""A frame is a paragraph of the rules, and short: what is longer says why."""

from __future__ import annotations

import ast
import inspect
import textwrap
from typing import Any

import pytest

from naumachia.games import games
from naumachia.kernel import Deciding, Frame

MOST = 25
"""Lines of code of a frame: its table of acts, its fields, docstrings and comments are not counted."""
REASONS: dict[str, str] = {}
"""Frames that are longer, and why; none at present."""
FRAMES = [(game.name, frame) for game in games().values() for frame in game.rules.frames]


def length(frame: type[Frame[Any]]) -> int:
    """Lines of the methods of a frame."""
    text = textwrap.dedent(inspect.getsource(frame))
    body = ast.parse(text).body[0]
    assert isinstance(body, ast.ClassDef)
    code: set[int] = set()
    for method in body.body:
        if isinstance(method, ast.FunctionDef):
            code |= set(range(method.lineno, (method.end_lineno or 0) + 1))
            if ast.get_docstring(method) is not None:
                code -= set(range(method.body[0].lineno, (method.body[0].end_lineno or 0) + 1))
    lines = text.splitlines()
    return sum(1 for number in code if lines[number - 1].strip() and not lines[number - 1].strip().startswith("#"))


@pytest.mark.parametrize(("game", "frame"), FRAMES, ids=lambda value: getattr(value, "__name__", value))
def test_no_frame_is_long_without_a_reason(game: str, frame: type[Frame[Any]]) -> None:
    name = f"{game} {frame.__name__}"
    assert length(frame) <= MOST or name in REASONS, length(frame)


def test_every_reason_is_needed() -> None:
    lengths = {f"{game} {frame.__name__}": length(frame) for game, frame in FRAMES}
    assert len(lengths) > 90
    assert all(lengths[name] > MOST for name in REASONS)
    assert len(REASONS) <= 8


def test_decisions_of_a_ship_are_made_by_acts() -> None:
    """The verbs of every table are told apart, and no frame with a table writes `take`, `show` or `refuse` of its own."""
    deciding = [frame for _, frame in FRAMES if issubclass(frame, Deciding) and "acts" in vars(frame)]
    assert len(deciding) > 12
    assert not [frame.__name__ for frame in deciding if {"show", "refuse"} & vars(frame).keys()]
