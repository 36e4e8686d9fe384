"""How anybody reads what is told of a board in part (`docs/protocol.md`), for the tests."""

from __future__ import annotations

from typing import Any

Tree = dict[str, Any]
"""A part of a scene as it travels."""


def patched(before: Tree, change: Tree) -> Tree:
    """How anybody reads a change (`docs/protocol.md`)."""
    after, order = before | change, change.get("order", {})
    for row, name in (("pieces", "id"), ("sides", "seat"), ("groups", "id")):
        known, new = {one[name]: one for one in before[row]}, {one[name]: one for one in change.get(row, ())}
        after[row] = [_mended(known.get(one, {}), new.get(one, {})) for one in order.get(row, known)]
    return {field: value for field, value in after.items() if field != "order"}


def _mended(before: Tree, change: Tree) -> Tree:
    after = before | change
    for sheet in ("sheet", "record"):
        if isinstance(change.get(sheet), dict):
            rows = dict(enumerate(before[sheet])) | {int(place): row for place, row in change[sheet].items()}
            end = next((place for place, row in rows.items() if row is None), len(rows))
            after[sheet] = [rows[place] for place in range(end)]
    return after
