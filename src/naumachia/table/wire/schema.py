"""The wire types as JSON Schema, from which the page's TypeScript types are made.

python -m naumachia.table.wire.schema > web/wire.schema.json
"""

from __future__ import annotations

import ast
import inspect
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import pairwise
from typing import Any, TypeAlias

import msgspec
from msgspec import UNSET
from msgspec.structs import fields

from naumachia.kernel import words
from naumachia.kernel.files import fleets
from naumachia.kernel.shown import picture, record_sheet, stakes
from naumachia.table.wire import annotation_types, forecasts, host_types, http_types, incoming, letter_types, outgoing
from naumachia.table.wire.field_docs import FIELDS

LIVE: tuple[Any, ...] = (incoming.ClientMessage, outgoing.ServerMessage)
"""Message types of the WebSocket."""

HTTP: tuple[type[msgspec.Struct], ...] = (
    http_types.GameInfo,
    http_types.Preview,
    http_types.ChartInfo,
    http_types.ChartChange,
    fleets.Market,
    http_types.OwnCharts,
    http_types.ChartsTried,
    http_types.FleetPlan,
    http_types.NewMatch,
    http_types.LessonInfo,
    http_types.TermInfo,
    http_types.NewLesson,
    http_types.NewCorrespondence,
    http_types.NewFork,
    http_types.Codes,
    http_types.Acceptance,
    http_types.Accepted,
    http_types.Introduction,
    http_types.LobbyInfo,
    http_types.LetterWish,
    http_types.LetterState,
    letter_types.LetterText,
    letter_types.LetterRead,
    letter_types.LetterOut,
    http_types.Me,
    http_types.TieWish,
    http_types.TieInfo,
    host_types.HostLook,
    host_types.HostView,
    host_types.HostAct,
    host_types.HostDone,
    http_types.House,
    annotation_types.NewNote,
    annotation_types.OldNote,
    annotation_types.NotesWish,
    annotation_types.NotesFound,
    annotation_types.MatchReport,
    http_types.MatchCreated,
    http_types.TokenList,
    http_types.MatchInfo,
    http_types.Leave,
    http_types.Left,
    http_types.ApiProblem,
)
"""The bodies of the HTTP API."""


def schema() -> Schema:
    """One schema whose definitions are all wire types; `ClientMessage` and `ServerMessage` are the unions."""
    (client, server, *bodies), definitions = msgspec.json.schema_components((*LIVE, *HTTP), ref_template="#/definitions/{name}")
    for name, kind in wire_structs().items():
        config = kind.__struct_config__
        if name in definitions and not (config.omit_defaults or config.forbid_unknown_fields or config.array_like):
            unset = {field.name for field in fields(kind) if field.default is UNSET}
            # what we send, we send whole
            definitions[name]["required"] = [field for field in definitions[name]["properties"] if field not in unset]
    describe(definitions, wire_structs().values())
    definitions["ClientMessage"], definitions["ServerMessage"] = client, server
    found: Schema = draft_7(
        {
            "$schema": "http://json-schema.org/draft-07/schema#",
            "title": "Wire",
            "type": "object",
            "additionalProperties": False,
            "required": ["client", "server", *(kind.__name__ for kind in HTTP)],
            "properties": {
                "client": {"$ref": "#/definitions/ClientMessage"},
                "server": {"$ref": "#/definitions/ServerMessage"},
                **{kind.__name__: body for kind, body in zip(HTTP, bodies, strict=True)},
            },
            "definitions": dict(sorted(definitions.items())),
        }
    )
    return found


Schema: TypeAlias = dict[str, Any]
"""A JSON schema, or a part of one, as msgspec writes it."""


def describe(definitions: dict[str, Schema], kinds: Iterable[type[msgspec.Struct]]) -> None:
    """Write the docstrings of attributes into a schema, as the descriptions of its properties."""
    docs = {kind.__name__: attribute_docs(kind) for kind in kinds}
    for name, definition in definitions.items():
        own = docs.get(name.removesuffix("Change"), {}) | docs.get(name, {})
        properties = definition.get("properties", {})
        for field, bare in properties.items():
            if told := own.get(field) or FIELDS.get(field):
                # a reference may have nothing beside it in draft 7, so the description goes around it
                properties[field] = {"description": told, **({"allOf": [bare]} if "$ref" in bare else bare)}


@cache
def attribute_docs(kind: type) -> dict[str, str]:
    """The docstrings that stand below the attributes of a class and of those it inherits from."""
    found: dict[str, str] = {}
    for one in reversed(kind.__mro__):
        if one.__module__.startswith("naumachia."):
            found |= _docs_of_module(one.__module__).get(one.__qualname__, {})
    return found


@cache
def _docs_of_module(name: str) -> dict[str, dict[str, str]]:
    """For each class of a module its attributes' docstrings."""
    source = inspect.getsource(sys.modules[name])
    return {node.name: dict(_docs_in(node)) for node in ast.walk(ast.parse(source)) if isinstance(node, ast.ClassDef)}


def _docs_in(node: ast.ClassDef) -> Iterator[tuple[str, str]]:
    for field, after in pairwise(node.body):
        match field, after:
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str() as text)):
                yield name, " ".join(text.split())


def wire_structs() -> dict[str, type[msgspec.Struct]]:
    """The structs that travel, by name; a game may use the same names for things of its own."""
    return {
        name: kind
        for module in (
            words,
            record_sheet,
            picture,
            stakes,
            fleets,
            forecasts,
            incoming,
            outgoing,
            http_types,
            host_types,
            letter_types,
            annotation_types,
        )
        for name, kind in vars(module).items()
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct)
    }


def draft_7(part: Any) -> Any:
    """The same schema for readers of draft 7, such as json-schema-to-typescript: tuples were written otherwise then.

    A struct that lets unknown fields pass would become an index signature in TypeScript and hide every spelling mistake,
    so all structs are closed here.
    """
    if isinstance(part, list):
        return [draft_7(item) for item in part]
    if not isinstance(part, dict):
        return part
    found = {name: draft_7(value) for name, value in part.items()}
    if "prefixItems" in found:
        found["items"] = found.pop("prefixItems")
        found["additionalItems"] = False
    if isinstance(found.get("properties"), dict):
        found.setdefault("additionalProperties", False)
    return found


def main() -> None:
    """Print the schema."""
    sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(schema()), indent=2) + b"\n")


if __name__ == "__main__":
    main()
