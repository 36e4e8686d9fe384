"""Parts of a scene that are told anew, and parts that are not."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, to_builtins
from msgspec.structs import replace

from naumachia.kernel.shown.picture import Piece, Pose, Scene, Side
from naumachia.kernel.shown.record_sheet import Row
from naumachia.kernel.shown.scene_changes import changes
from naumachia.kernel.words import Message


def row(text: str) -> Row:
    """A row of a sheet."""
    return Row(Message("label"), Message(text))


def piece(name: str, *rows: str) -> Piece:
    """A ship with a sheet."""
    return Piece(name, "red", Message("ship"), "galley", Pose(0, 0, 0), 1.0, 1.0, sheet=tuple(map(row, rows)))


def scene(*pieces: Piece) -> Scene:
    """A scene of one side."""
    return Scene(tuple(pieces), (Side("red", Message("red")),), ())


def fresh(old: Scene, new: Scene) -> Any:
    """The change."""
    return changes(old, new)


def told(old: Scene, new: Scene) -> Any:
    """The change as it travels."""
    return to_builtins(changes(old, new))


A, B, C = piece("A", "x", "y", "z"), piece("B"), piece("C")


def test_of_what_is_equal_nothing_is_told() -> None:
    assert told(scene(A, B), scene(A, B)) == {}
    assert told(scene(A, B), scene(replace(A, side="red"), B)) == {}


def test_of_a_piece_only_its_new_values_are_told() -> None:
    found = told(scene(A, B), scene(replace(A, kind="wreck"), B))
    assert found == {"pieces": ({"id": "A", "kind": "wreck"},)}


def test_a_new_piece_is_told_whole_and_in_its_place() -> None:
    found = fresh(scene(A, B), scene(A, C, B))
    assert found.order == {"pieces": ("A", "C", "B")}
    (new,) = found.pieces
    assert new.id == "C"
    assert UNSET not in [getattr(new, name) for name in ("kind", "pose", "label", "sheet")]


def test_a_piece_that_goes_is_left_out_of_the_order() -> None:
    assert told(scene(A, B, C), scene(A, C)) == {"order": {"pieces": ("A", "C")}}
    assert told(scene(A, B), scene(B, A)) == {"order": {"pieces": ("B", "A")}}


def test_a_piece_that_comes_and_one_that_changes_are_told_together() -> None:
    found = fresh(scene(A, B), scene(replace(B, kind="wreck"), C))
    assert [(one.id, one.kind) for one in found.pieces] == [("B", "wreck"), ("C", "galley")]
    assert found.pieces[0].side is UNSET


def test_of_a_sheet_the_new_rows_are_told_by_their_places() -> None:
    found = fresh(scene(A), scene(piece("A", "x", "Y", "z")))
    assert found.pieces[0].sheet == {1: row("Y")}


def test_a_sheet_that_grows_tells_what_came() -> None:
    found = fresh(scene(A), scene(piece("A", "x", "y", "z", "v", "w")))
    assert found.pieces[0].sheet == {3: row("v"), 4: row("w")}


def test_a_sheet_that_shrinks_tells_where_it_ends() -> None:
    assert fresh(scene(A), scene(piece("A", "x"))).pieces[0].sheet == {1: None}
    assert fresh(scene(A), scene(piece("A", "x", "Y"))).pieces[0].sheet == {1: row("Y"), 2: None}


def test_a_sheet_that_is_equal_is_not_told() -> None:
    assert told(scene(A), scene(piece("A", "x", "y", "z"))) == {}
