"""Description of the operations as OpenAPI 3.1."""

from __future__ import annotations

import re
from collections.abc import Sequence

import msgspec

from naumachia import __version__
from naumachia.table.http.calls import RECORD, Operation
from naumachia.table.wire import http_types
from naumachia.table.wire.schema import Schema, describe, wire_structs


def openapi(operations: Sequence[Operation]) -> Schema:
    """The description of the API."""
    kinds = {op.path + op.method: (op.body, op.answer) for op in operations}
    structs = [
        kind for pair in kinds.values() for kind in pair if kind is not None and kind is not str and not isinstance(kind, str)
    ]
    bodies = [*structs, http_types.ApiProblem]
    refs, components = msgspec.json.schema_components(bodies, ref_template="#/components/schemas/{name}")
    describe(components, (*wire_structs().values(), *(kind for kind in structs if isinstance(kind, type))))
    schemas = {repr(kind): ref for kind, ref in zip(bodies, refs, strict=True)}
    paths: Schema = {}
    for op in operations:
        paths.setdefault("/api" + op.path, {})[op.method.lower()] = _describe(op, schemas)
    info = {"title": "Naumachia", "version": __version__, "description": "What is not live; matches are played over /ws/{match}."}
    return {"openapi": "3.1.0", "info": info, "paths": paths, "components": {"schemas": components}}


def _describe(op: Operation, schemas: Schema) -> Schema:
    good: dict[str, object] = {"description": "Done."}
    if isinstance(op.answer, str):
        good["content"] = {op.answer: {"schema": {"type": "string"}}}
    else:
        good["content"] = {"application/json": {"schema": schemas[repr(op.answer)]}}
    bad = {"application/json": {"schema": schemas[repr(http_types.ApiProblem)]}}
    responses = {
        str(op.status): good,
        **{str(status): {"description": "See the code.", "content": bad} for status in op.problems},
    }
    names = [(name, "path") for name in re.findall(r"{(\w+)}", op.path)] + [(name, "query") for name in op.query]
    found: dict[str, object] = {
        "operationId": op.handler.__name__.strip("_") + ("" if op.path.count("{") < 2 else "_of_game"),
        "summary": op.summary,
        "parameters": [
            {"name": name, "in": place, "required": place == "path", "schema": {"type": "string"}} for name, place in names
        ],
        "responses": responses,
    }
    if op.body is not None:
        content = (
            {RECORD: {"schema": {"type": "string"}}}
            if op.body is str
            else {"application/json": {"schema": schemas[repr(op.body)]}}
        )
        found["requestBody"] = {"required": True, "content": content}
    return found
