"""Check built pages: every link leads to a file and an anchor of the site, and nothing is loaded from another host."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

LOADED = {"script": "src", "img": "src", "iframe": "src", "source": "src", "video": "src", "link": "href"}
"""Attributes that make a browser fetch something."""
CITED = frozenset(["alternate", "canonical", "next", "prev", "license"])
"""Kinds of `<link>` that are not fetched."""
FOREIGN = re.compile(r"^(?:https?:)?//", re.I)
STYLE = re.compile(r"url\(\s*['\"]?([^'\")]+)|@import\s+['\"]([^'\"]+)")
APP = "play"
"""Folder of the game itself, which other tools build."""


class _Reader(HTMLParser):
    """Anchors, links and loaded files of one page."""

    def __init__(self) -> None:
        super().__init__()
        self.anchors: set[str] = set()
        self.links: list[str] = []
        self.loaded: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self.anchors |= {given[name] for name in ("id", "name") if name in given}
        if tag == "a" and "href" in given:
            self.links.append(given["href"])
        kinds = set(given.get("rel", "").split())
        if tag in LOADED and LOADED[tag] in given:
            (self.links if tag == "link" and kinds & CITED else self.loaded).append(given[LOADED[tag]])
        for name in ("data-still", "data-film"):
            if name in given:
                self.loaded.append(given[name])
        self.loaded += [part.split()[0] for part in given.get("srcset", "").split(",") if part.strip()]


def read(path: Path) -> _Reader:
    """The anchors and links of a page."""
    found = _Reader()
    found.feed(path.read_text(encoding="utf-8"))
    return found


def faults(root: Path) -> Iterator[str]:
    """A line for each dead link, and for each thing that comes from another host."""
    root = root.resolve()
    pages = {path: read(path) for path in sorted(root.rglob("*.html")) if path.relative_to(root).parts[0] != APP}
    for path, page in pages.items():
        name = path.relative_to(root).as_posix()
        for link in page.loaded:
            if FOREIGN.match(link):
                yield f"{name}: loads {link}"
        for link in [*page.links, *page.loaded]:
            if fault := _dead(root, path, link, pages):
                yield f"{name}: {link}: {fault}"
    for path in sorted(root.rglob("*.css")):
        for found in STYLE.finditer(path.read_text(encoding="utf-8")):
            if FOREIGN.match(found[1] or found[2]):
                yield f"{path.relative_to(root).as_posix()}: loads {found[1] or found[2]}"


def _dead(root: Path, path: Path, link: str, pages: dict[Path, _Reader]) -> str:
    parts = urlsplit(link)
    if FOREIGN.match(link):
        return ""
    if parts.scheme:
        return "" if parts.scheme in ("data", "mailto") else "an unknown kind of link"
    if parts.path.startswith("/"):
        return "absolute, so it fails under a path prefix"
    target = (path.parent / unquote(parts.path)).resolve() if parts.path else path
    if not target.is_relative_to(root):
        return "outside of the site"
    if target.relative_to(root).parts[:1] == (APP,):
        return ""
    if target.is_dir():
        target /= "index.html"
    if not target.exists():
        return "no such file"
    if parts.fragment and target in pages and unquote(parts.fragment) not in pages[target].anchors:
        return "" if parts.fragment.startswith("__") else "no such anchor"
    return ""
