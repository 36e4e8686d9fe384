"""Content negotiation for compressed answers (RFC 9110, 12.5.3): pressed files of the page, and gzip for words and catalogue."""

from __future__ import annotations

from functools import lru_cache
from gzip import compress
from hashlib import sha256

SMALL = 1024
"""Bytes below which compression is not worth its header."""
LEVEL = 9
SUFFIXES = {"br": ".br", "gzip": ".gz"}
"""Content codings the page's build writes, the best first, with the endings of their files."""


def accepted(header: str | None, offered: tuple[str, ...]) -> str:
    """Return the first of the offered codings that an Accept-Encoding header allows, or `identity`."""
    weights = dict(_weights(header or ""))
    rest = weights.get("*", 0.0)
    return next((coding for coding in offered if weights.get(coding, rest) > 0), "identity")


def gzipped(body: bytes) -> bytes:
    """Return a body compressed; the same bytes every time, so that its tag stays the same."""
    return _gzipped(body)


def tagged(body: bytes, coding: str) -> str:
    """Return the entity tag of a body in a content coding. Every coding has its own, as strong tags must."""
    digest = sha256(body).hexdigest()[:20]
    return f'"{digest}"' if coding == "identity" else f'"{digest}-{coding}"'


def matches(header: str | None, tag: str) -> bool:
    """Whether an If-None-Match header names a tag. A proxy may have weakened it."""
    named = {part.strip().removeprefix("W/") for part in (header or "").split(",")}
    return "*" in named or tag in named


@lru_cache(maxsize=64)
def _gzipped(body: bytes) -> bytes:
    return compress(body, LEVEL, mtime=0)


def _weights(header: str) -> list[tuple[str, float]]:
    found = []
    for part in header.split(","):
        coding, _, parameters = part.partition(";")
        name, _, value = parameters.strip().partition("=")
        try:
            weight = float(value) if name.strip().lower() == "q" else 1.0
        except ValueError:
            weight = 0.0
        if coding.strip():
            found.append((coding.strip().lower(), weight))
    return found
