"""Content negotiation: which coding an Accept-Encoding header gets, and files the build has pressed."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from naumachia.server.http.compression import accepted, gzipped, matches, tagged
from server.tools import serving, sqlite


@pytest.mark.parametrize(
    ("header", "coding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip, deflate", "gzip"),
        ("GZIP", "gzip"),
        ("br;q=0, gzip", "gzip"),
        ("br; q=0.0, gzip;q=0", "identity"),
        ("br;q=nonsense, gzip", "gzip"),
        ("*", "br"),
        ("br;q=0, *", "gzip"),
        ("*;q=0", "identity"),
        ("deflate", "identity"),
        ("brotli", "identity"),
        ("", "identity"),
        (None, "identity"),
    ],
)
def test_negotiation(header: str | None, coding: str) -> None:
    assert accepted(header, ("br", "gzip")) == coding


def test_compressed_bytes_are_the_same_every_time() -> None:
    body = b"row " * 5000
    assert gzipped(body) == gzipped(bytes(bytearray(body)))
    assert gzip.decompress(gzipped(body)) == body


def test_tags() -> None:
    assert tagged(b"a", "identity") != tagged(b"a", "gzip") != tagged(b"b", "gzip")
    tag = tagged(b"a", "gzip")
    assert matches(tag, tag)
    assert matches("*", tag)
    assert not matches(None, tag)
    assert not matches(tag[:-2] + '"', tag)


def test_pressed_files_are_served_to_those_who_take_them(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<p>page")
    script = static / "assets/app-abc.js"
    script.write_text("let plain")
    script.with_name("app-abc.js.br").write_bytes(b"pressed hard")
    script.with_name("app-abc.js.gz").write_bytes(gzip.compress(b"let plain"))
    (static / "assets/lone-abc.js").write_text("let lone")
    with serving(sqlite(tmp_path), static=static) as client:
        for coding, length in (("br", 12), ("gzip", len(gzip.compress(b"let plain"))), ("identity", 9)):
            with client.stream("GET", "/assets/app-abc.js", headers={"accept-encoding": coding}) as reply:
                assert reply.headers.get("content-encoding", "identity") == coding
                assert int(reply.headers["content-length"]) == length
                assert reply.headers["vary"] == "Accept-Encoding"
                assert "javascript" in reply.headers["content-type"]
                assert "immutable" in reply.headers["cache-control"]
        lone = client.get("/assets/lone-abc.js", headers={"accept-encoding": "br, gzip"})
        assert lone.text == "let lone"
        assert "content-encoding" not in lone.headers
        assert "vary" not in lone.headers
        page = client.get("/", headers={"accept-encoding": "br"})
        assert (page.text, page.headers["cache-control"]) == ("<p>page", "no-cache")
