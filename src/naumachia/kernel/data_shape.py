"""The shape of saved data: the names and types of its fields, on which a hash depends beside the values.

Two programs whose states have one shape write the same position in the same bytes, so the hashes of one can be held against
the other's. A field added, renamed or moved, or a frame by another name, makes another shape.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256

import msgspec
from msgspec import inspect


def shape(types: Iterable[object]) -> str:
    """A short name for the form in which values of these types are written; doc strings, modules and limits do not count."""
    met: dict[type, int] = {}
    forms = [_form(kind, met) for kind in inspect.multi_type_info(types)]
    return sha256(msgspec.json.encode(forms)).hexdigest()[:8]


def _form(kind: inspect.Type, met: dict[type, int]) -> object:
    match kind:
        case inspect.StructType():
            if kind.cls in met:
                return met[kind.cls]
            met[kind.cls] = len(met)
            sparse = kind.cls.__struct_config__.omit_defaults
            fields = [[f.encode_name, _form(f.type, met), _usual(f) if sparse else ""] for f in kind.fields]
            return ["struct", kind.tag_field, kind.tag, kind.array_like, fields]
        case inspect.LiteralType():
            return ["literal"]  # one value more is written as the others are
        case inspect.EnumType() | inspect.CustomType():
            return [type(kind).__name__, kind.cls.__name__]
        case _:
            inner = [value for name in kind.__struct_fields__ for value in _inner(getattr(kind, name))]
            return [type(kind).__name__, *(_form(value, met) for value in inner)]


def _inner(value: object) -> tuple[inspect.Type, ...]:
    """The types a type is made of."""
    parts = value if isinstance(value, tuple) else (value,)
    return tuple(part for part in parts if isinstance(part, inspect.Type))


def _usual(field: inspect.Field) -> str:
    """Return the value of a field that is not written."""
    if field.default_factory is not msgspec.NODEFAULT:
        return repr(field.default_factory())
    return "" if field.default is msgspec.NODEFAULT else repr(field.default)
