"""The wire types in Python, in JSON Schema and in TypeScript are the same; the API keeps to its description."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from threading import Thread
from typing import Any

import msgspec
import pytest
import schemathesis
import uvicorn
from hypothesis import HealthCheck, given, settings
from schemathesis import GenerationMode
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import negative_data_rejection, positive_data_acceptance

from naumachia.server.http.openapi import openapi
from naumachia.server.http.operations import OPERATIONS
from naumachia.server.start.app import make_app
from naumachia.server.start.run import bind
from naumachia.table.wire.field_docs import FIELDS
from naumachia.table.wire.schema import schema
from server.tools import FREE, serving, sqlite

schemathesis.serializer.alias("application/x-ndjson", "text/plain")
ROOT = Path(__file__).parents[3]
WEB = ROOT / "web"


def test_the_schema_is_fresh() -> None:
    assert msgspec.json.decode((WEB / "wire.schema.json").read_bytes()) == msgspec.json.decode(msgspec.json.encode(schema())), (
        "run: python -m naumachia.table.wire.schema > web/wire.schema.json && (cd web && npm run wire)"
    )


def test_the_types_of_the_page_are_fresh(tmp_path: Path) -> None:
    """Made anew by the very tool the page is built with."""
    node, tool = Path(sys.executable).parent / "node", WEB / "node_modules/json-schema-to-typescript/dist/src/cli.js"
    if not tool.exists():
        pytest.skip("the page's tools are not installed (make web)")
    fresh = tmp_path / "wire.schema.json"
    fresh.write_bytes(msgspec.json.encode(schema()))
    done = subprocess.run([node, tool, "--input", fresh], capture_output=True, text=True, check=True, cwd=WEB)
    assert done.stdout == (WEB / "src/lib/net/wire.gen.ts").read_text(), (
        "run: python -m naumachia.table.wire.schema > web/wire.schema.json && (cd web && npm run wire)"
    )


def test_every_field_of_the_wire_says_what_it_means() -> None:
    for found in (schema()["definitions"], openapi(OPERATIONS)["components"]["schemas"]):
        silent = [
            f"{name}.{field}"
            for name, definition in found.items()
            for field, described in definition.get("properties", {}).items()
            if not described.get("description")
        ]
        assert not silent, "give the attribute a docstring, or its name a line in table/wire/field_docs.py"
    option = schema()["definitions"]["Option"]["properties"]
    assert option["touches"]["description"] == "The pieces it would run into or lie against beside its target."
    used = {field for part in schema()["definitions"].values() for field in part.get("properties", {})}
    assert set(FIELDS) <= used | {
        field for part in openapi(OPERATIONS)["components"]["schemas"].values() for field in part.get("properties", {})
    }


def test_the_schema_is_served(tmp_path: Path) -> None:
    with serving(sqlite(tmp_path)) as client:
        assert client.get("/api/schema.json").json() == msgspec.json.decode(msgspec.json.encode(schema()))


def test_tuples_survive() -> None:
    bounds = schema()["definitions"]["Board"]["properties"]["bounds"]
    assert len(bounds["items"]) == 4
    assert bounds["additionalItems"] is False
    assert "prefixItems" not in str(schema())


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    """A real server, in a thread of its own."""
    door = bind("127.0.0.1", 0)
    app = make_app(sqlite(tmp_path), limits=FREE)
    server = uvicorn.Server(uvicorn.Config(app, log_level="error", ws="websockets-sansio"))
    thread = Thread(target=server.run, kwargs={"sockets": [door]})
    thread.start()
    yield f"http://127.0.0.1:{door.getsockname()[1]}"
    server.should_exit = True
    thread.join()


def _whole(value: Any) -> bool:
    """JSON Schema calls 71.0 an integer, msgspec does not."""
    if isinstance(value, dict):
        return all(map(_whole, value.values()))
    if isinstance(value, list):
        return all(map(_whole, value))
    return not (isinstance(value, float) and value.is_integer())


@schemathesis.hook
def filter_body(context: Any, body: Any) -> bool:
    return _whole(body)


def test_the_api_keeps_to_its_description(address: str) -> None:
    api = schemathesis.openapi.from_url(f"{address}/api/openapi.json")
    operations = [result.ok() for result in api.get_all_operations() if isinstance(result, Ok)]
    assert len(operations) == len(OPERATIONS)
    for operation in operations:

        @given(case=operation.as_strategy() | operation.as_strategy(generation_mode=GenerationMode.NEGATIVE))
        @settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True, database=None)
        def check(case: Any) -> None:
            response = case.call(timeout=60)
            # no schema can say what a record must hold, or how long a whole body may be
            told = [positive_data_acceptance] if case.path == "/api/records" else []
            too_long = [positive_data_acceptance, negative_data_rejection] if response.status_code == 413 else []
            case.validate_response(response, excluded_checks=told + too_long)

        check()


def test_openapi_is_valid() -> None:
    found = openapi(OPERATIONS)
    assert found["openapi"] == "3.1.0"
    refs = [part for part in str(found).split("'") if part.startswith("#/components/schemas/")]
    assert {ref.rsplit("/", 1)[1] for ref in refs} <= set(found["components"]["schemas"])
