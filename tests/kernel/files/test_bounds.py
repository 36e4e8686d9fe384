"""Upper bounds of values in files: every bound itself is allowed, one more is refused where it stands."""

from __future__ import annotations

from typing import Any

import pytest

from naumachia.kernel.files.size_limits import AMOUNT, DEPTH, ENTRIES, KEY, LETTERS, NUMBER, VALUES, beyond


def nested(depth: int) -> Any:
    """A value that stands `depth` tables deep."""
    data: Any = "x"
    for _ in range(depth):
        data = {"a": data}
    return data


def many(count: int) -> Any:
    """As many values, the lists counted too."""
    lists, rest = divmod(count - 1, 400)
    return [*(["x"] * 399 for _ in range(lists)), ["x"] * (rest - 1)]


@pytest.mark.parametrize(
    "data",
    [
        {"a": "x" * LETTERS},
        {"a" * KEY: 1},
        {"a": ["x"] * ENTRIES},
        {str(number): 1 for number in range(ENTRIES)},
        nested(DEPTH),
        {"a": NUMBER, "b": -NUMBER, "c": 0.5},
        {"points": AMOUNT, "marines": -AMOUNT},
        {"points": {"0": AMOUNT}},
        {"width": AMOUNT + 1},
        many(VALUES),
        {"points": "1000"},
        {},
        [],
        NUMBER,
    ],
)
def test_the_bound_itself_is_allowed(data: Any) -> None:
    assert beyond(data) is None


@pytest.mark.parametrize(
    ("data", "path", "key", "args"),
    [
        ({"b": 1, "a": "x" * (LETTERS + 1)}, ("a",), "want-shorter", {"most": LETTERS}),
        ({"a" * (KEY + 1): 1}, ("a" * (KEY + 1),), "want-shorter", {"most": KEY}),
        ({"a": ["x"] * (ENTRIES + 1)}, ("a",), "want-fewer", {"most": ENTRIES}),
        ({"a": ("x",) * (ENTRIES + 1)}, ("a",), "want-fewer", {"most": ENTRIES}),
        ({str(number): 1 for number in range(ENTRIES + 1)}, (), "want-fewer", {"most": ENTRIES}),
        (nested(DEPTH + 1), ("a",) * (DEPTH + 1), "want-shallow", {"most": DEPTH}),
        ({"a": [1, NUMBER + 1]}, ("a", "1"), "want-between", {"low": -NUMBER, "high": NUMBER}),
        ({"a": -NUMBER - 1}, ("a",), "want-between", {"low": -NUMBER, "high": NUMBER}),
        ({"a": float("nan")}, ("a",), "want-between", {"low": -NUMBER, "high": NUMBER}),
        ({"points": AMOUNT + 1}, ("points",), "want-between", {"low": -AMOUNT, "high": AMOUNT}),
        ({"points": -AMOUNT - 1}, ("points",), "want-between", {"low": -AMOUNT, "high": AMOUNT}),
        ({"points": [1, {"2": AMOUNT + 1}]}, ("points", "1", "2"), "want-between", {"low": -AMOUNT, "high": AMOUNT}),
        ({"a": {"turn": AMOUNT + 1}}, ("a", "turn"), "want-between", {"low": -AMOUNT, "high": AMOUNT}),
    ],
)
def test_one_more_is_refused_where_it_stands(data: Any, path: tuple[str, ...], key: str, args: dict[str, int]) -> None:
    found = beyond(data)
    assert found is not None
    where, wanted = found
    assert (where, wanted.key, wanted.args) == (path, key, args)


def test_one_value_too_many_is_refused() -> None:
    found = beyond(many(VALUES + 1))
    assert found is not None
    assert (found[1].key, found[1].args) == ("want-less", {"most": VALUES})


def test_the_bounds_are_these() -> None:
    """A file that is read today is read tomorrow."""
    assert (VALUES, ENTRIES, LETTERS, KEY, DEPTH, NUMBER, AMOUNT) == (8000, 400, 2000, 100, 12, 10_000_000, 999)
