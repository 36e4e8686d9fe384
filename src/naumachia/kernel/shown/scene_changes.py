"""Changes of a scene: an answer moves few of its pieces and leaves most of each as it is, so only the difference is sent.

A change holds new values only; all others stand as before. A client that has the scene before computes the one after:
`{**before, **change}`, with each piece, group and side of the change put into the one of its name in the same way, and each
new row of a sheet in its place.
"""

from __future__ import annotations

from operator import attrgetter
from types import GenericAlias
from typing import TYPE_CHECKING, Any, TypeAlias

from msgspec import UNSET, Struct, UnsetType, defstruct
from msgspec.structs import fields

from naumachia.kernel.shown.picture import Group, Piece, Scene, Side

Found: TypeAlias = dict[str, Any]


class Told:
    """Structs of one kind that are told in part: what they are called, and those of their fields that are new.

    Of `sheets` the rows that are new are told, by their places, and None where they end now; of `members`, which are structs with
    names, each in part. Where others have come among these, or some have gone, `order` has the names of all.
    """

    def __init__(self, kind: type[Struct], name: str = "", sheets: tuple[str, ...] = (), **members: Told) -> None:
        types: Found = {field.name: field.type for field in fields(kind)}
        self._fields = tuple(field for field in types if field not in (name, *sheets, *members))
        self._values, self._name = attrgetter(*self._fields), name
        self._sheets, self._members = sheets, members
        types |= {sheet: types[sheet] | GenericAlias(dict, (int, types[sheet].__args__[0] | None)) for sheet in sheets}
        types |= {row: GenericAlias(tuple, (told.change, ...)) for row, told in members.items()}
        if members:
            types["order"] = dict[str, tuple[str, ...]]
        new: list[Any] = [(field, kind | UnsetType, UNSET) for field, kind in types.items() if field != name]
        told = [(name, str), *new] if name else new
        about = {"__doc__": f"What of a {kind.__name__.lower()} is not as it was; what is left out is."}
        self.change: Any = defstruct(f"{kind.__name__}Change", told, frozen=True, gc=False, namespace=about)
        """The struct that tells of a change."""

    def between(self, old: Struct, new: Struct) -> Any:
        """Return the new values, or None where all are as before. Most parts are the same objects."""
        pairs = zip(self._fields, self._values(old), self._values(new), strict=True)
        found = {field: now for field, before, now in pairs if now is not before and now != before}
        for sheet in self._sheets:
            before, now = getattr(old, sheet), getattr(new, sheet)
            if now is not before:
                _tell_sheet(found, sheet, before, now)
        for row, told in self._members.items():
            before, now = getattr(old, row), getattr(new, row)
            if now is not before:
                told._tell_members(found, row, before, now)
        if not found:
            return None
        return self.change(getattr(new, self._name), **found) if self._name else self.change(**found)

    def _tell_members(self, found: Found, row: str, before: tuple[Struct, ...], now: tuple[Struct, ...]) -> None:
        name = self._name
        pairs = [(old, new) for old, new in zip(before, now, strict=False) if new is not old]
        if len(before) != len(now) or any(getattr(old, name) != getattr(new, name) for old, new in pairs):
            known = {getattr(old, name): old for old in before}
            found.setdefault("order", {})[row] = tuple([getattr(new, name) for new in now])
            whole = [(known.get(getattr(new, name)), new) for new in now]
        else:
            whole = [(old, new) for old, new in pairs]
        changes = [self._whole(new) if old is None else self.between(old, new) for old, new in whole]
        if changes := [change for change in changes if change is not None]:
            found[row] = tuple(changes)

    def _whole(self, new: Struct) -> Any:
        """One that nobody has seen before."""
        return self.change(getattr(new, self._name), **{field: getattr(new, field) for field in (*self._fields, *self._sheets)})


def _tell_sheet(found: Found, sheet: str, before: tuple[object, ...], now: tuple[object, ...]) -> None:
    pairs = enumerate(zip(before, now, strict=False))
    rows = {place: new for place, (old, new) in pairs if new is not old and new != old}
    rows.update(enumerate(now[len(before) :], len(before)))
    if len(now) < len(before):
        rows[len(now)] = None
    if rows:
        found[sheet] = rows


_PIECES = Told(Piece, "id", ("sheet", "record"))
_SCENES = Told(Scene, pieces=_PIECES, sides=Told(Side, "seat"), groups=Told(Group, "id"))

if TYPE_CHECKING:
    SceneChange = Scene  # its fields, of which some are left out
else:
    SceneChange = _SCENES.change


def changes(seen: Scene, scene: Scene) -> SceneChange:
    """Return the difference between a scene that a client has and another one."""
    found: SceneChange | None = _SCENES.between(seen, scene)
    return _SCENES.change() if found is None else found
