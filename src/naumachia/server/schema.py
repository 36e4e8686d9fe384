"""The wire types as JSON Schema, from which the page's TypeScript types are made.

python -m naumachia.server.schema > web/wire.schema.json
"""

from __future__ import annotations

import sys
from typing import Any

import msgspec
from msgspec import UNSET
from msgspec.structs import fields

from naumachia.kernel import fleets, picture, record_sheet, stakes, words
from naumachia.server import bodies, forecasts, incoming, wire

LIVE: tuple[Any, ...] = (incoming.ClientMessage, wire.ServerMessage)
"""What travels over the WebSocket."""

HTTP: tuple[type[msgspec.Struct], ...] = (
    bodies.GameInfo,
    bodies.Preview,
    bodies.ChartInfo,
    fleets.Market,
    bodies.FleetPlan,
    bodies.NewMatch,
    bodies.NewFork,
    bodies.Codes,
    bodies.Acceptance,
    bodies.Accepted,
    bodies.Introduction,
    bodies.LobbyInfo,
    bodies.LetterWish,
    bodies.LetterState,
    bodies.Me,
    bodies.House,
    bodies.MatchCreated,
    bodies.TokenList,
    bodies.MatchInfo,
    bodies.Leave,
    bodies.Left,
    bodies.ApiProblem,
)
"""The bodies of the HTTP API."""


def schema() -> dict[str, Any]:
    """One schema whose definitions are all wire types; `ClientMessage` and `ServerMessage` are the unions."""
    (client, server, *bodies), definitions = msgspec.json.schema_components((*LIVE, *HTTP), ref_template="#/definitions/{name}")
    for name, kind in _structs().items():
        config = kind.__struct_config__
        if name in definitions and not (config.omit_defaults or config.forbid_unknown_fields or config.array_like):
            unset = {field.name for field in fields(kind) if field.default is UNSET}
            # what we send, we send whole
            definitions[name]["required"] = [field for field in definitions[name]["properties"] if field not in unset]
    definitions["ClientMessage"], definitions["ServerMessage"] = client, server
    found: dict[str, Any] = draft_7(
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


def _structs() -> dict[str, type[msgspec.Struct]]:
    """The structs that travel, by name; a game may use the same names for things of its own."""
    return {
        name: kind
        for module in (words, record_sheet, picture, stakes, fleets, forecasts, incoming, wire, bodies)
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
