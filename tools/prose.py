"""Prose linter for docs, the page's texts, docstrings and comments: what a machine can hold of our style.

`python tools/prose.py` checks all; `--write` stores the counts by folder (only if their sum does not rise).
A word list of ours is the reason for a script: proselint and codespell bring theirs, and vale is a binary outside PyPI.
"""

from __future__ import annotations

import argparse
import ast
import io
import re
import sys
import tokenize
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
COUNTS = "tools/prose.toml"
PAGES = ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "docs/*.md")
GUIDE = ("guide/*/*.md", "guide/*.md")
TEXTS = ("src/naumachia/**/*.ftl",)
TABLES = ("src/naumachia/locales/*.toml", "src/naumachia/games/**/lessons/*.toml")
CODE = ("src/**/*.py", "tests/**/*.py", "tools/**/*.py", "examples/**/*.py")
PAGE = ("web/src/**/*.svelte", "web/src/**/*.ts")

SUBJECT = re.compile(
    r"(?:^|(?<=[.!:] )|(?<=\| )|(?<=[-*] ))(?:Who|Whoever|Whose|Whom|What|Whatever)\b(?! if\b)[^.?!|]*(?P<end>[.?!|]|$)", re.M
)
AUDIENCE = re.compile(r"\b[Ff]or (?:players|hosts|programmers|people|authors)\b")
PRONOUN = re.compile(r"\b(?:he|him|his|himself)\b", re.I)
WORDS = {
    "en": {
        r"\bwhoever\b": "name the role: player, client, host",
        r"\b(?:to|of|for|from|by|with) who\b": "name the role: player, client, host",
        r"\bin nobody's way\b": "say what is not delayed",
    },
    "fr": {
        r"\bquiconque\b": "nommer le rôle : joueur, hôte, client",
        r"(?:^|(?<=[.!] ))(?:Celui|Ceux|Celle) qui\b": "nommer le rôle : joueur, hôte, client",
    },
}
MODULES = frozenset(
    [
        "alone",
        "backs",
        "bodies",
        "copies",
        "doorway",
        "furnished",
        "hand",
        "house",
        "keeping",
        "line",
        "luck",
        "pace",
        "plain",
        "room",
        "scraps",
        "siege",
        "stills",
        "stock",
        "usher",
    ]
)
"""Metaphors that hide an established term."""


@dataclass(frozen=True)
class Fault:
    """One fault of style: file, line, the words and what to write."""

    path: str
    line: int
    words: str
    advice: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.words!r}: {self.advice}"


def blank(text: str, pattern: str) -> str:
    """The text with every match of the pattern as spaces, so that lines and columns stay."""
    return re.sub(pattern, lambda found: re.sub(r"\S", " ", found.group(0)), text, flags=re.S | re.M)


def faults(text: str, language: str = "en", label: bool = False) -> Iterator[tuple[int, str, str]]:
    """Offset, words and advice of every fault in running text; code, quotations and questions are left out.

    A label is a text that may be a noun clause, as *What turned it* is, if it does not end like a sentence.
    """
    text = blank(text, r"`[^`\n]*`|\"[^\"\n]*\"|“[^”\n]*”|\[\^?[^\]\n]*\]\([^)\n]*\)")
    if language == "en":
        for found in SUBJECT.finditer(text):
            if found["end"] != "?" and (not label or found["end"]) and len(found[0].split()) > 2:
                yield found.start(), " ".join(found[0].split()[:4]), "begin with the subject, not with who or what"
        for found in PRONOUN.finditer(text):
            yield found.start(), found[0], "write they, or name the role"
    for pattern, advice in WORDS[language].items():
        for found in re.finditer(pattern, text, re.I | re.M):
            yield found.start(), found[0], advice


def located(path: str, text: str, first: int = 1, language: str = "en", label: bool = False) -> Iterator[Fault]:
    """Faults of a text that begins on this line of the file."""
    for offset, words, advice in faults(text, language, label):
        yield Fault(path, first + text.count("\n", 0, offset), words, advice)


def page(path: str, text: str) -> Iterator[Fault]:
    """Faults of a Markdown page; headings may be noun clauses, and code blocks are code."""
    if not AUDIENCE.search(opening(text)):
        yield Fault(path, 1, opening(text)[:40], "say in the first two lines for whom the page is: For hosts: …")
    if path == "CHANGELOG.md":
        yield from entries(path, text)
    text = blank(text, r"^```.*?^```|^    [^\n]*|^#[^\n]*|<!--.*?-->")
    yield from located(path, joined(text))


def opening(text: str) -> str:
    """First two lines of text below the title."""
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return " ".join(lines[:2])


def entries(path: str, text: str) -> Iterator[Fault]:
    """Faults of the entries of a changelog: length and audience."""
    for number, line in enumerate(text.splitlines(), 1):
        if line.startswith("- "):
            if len(line) > 160:
                yield Fault(path, number, line[:40], f"{len(line)} letters; an entry has 160 at most")
            if not re.match(r"- (?:Players|Hosts|Programmers): ", line):
                yield Fault(path, number, line[:40], "begin with Players:, Hosts: or Programmers:")


def anchors(text: str) -> set[str]:
    """Anchors of the headings of a Markdown page."""
    heads = re.findall(r"^#+ (.*)$", text, re.M)
    return {re.sub(r"[^\w\- ]", "", head.lower()).strip().replace(" ", "-") for head in heads}


def links(root: Path, path: str, text: str) -> Iterator[Fault]:
    """Links of a Markdown page to files or headings that do not exist."""
    text = blank(text, r"^```.*?^```")
    for found in re.finditer(r"\]\(([^)\s]+)\)", text):
        if "://" not in found[1]:
            name, _, anchor = found[1].partition("#")
            target = (root / path).parent / name if name else root / path
            if not target.exists() or (anchor and anchor not in anchors(target.read_text(encoding="utf-8"))):
                yield Fault(path, 1 + text.count("\n", 0, found.start()), found[1], "the link leads nowhere")


def joined(text: str) -> str:
    """The text with a line that begins inside a sentence kept from looking like the beginning of one."""
    return re.sub(r"(?<=[^\s.!?:|])\n(?=(?:Who|What|Whose)\b)", "\n~", text)


def messages(path: str, text: str) -> Iterator[Fault]:
    """Faults of the values in a Fluent file."""
    language = "fr" if ".fr." in path else "en"
    for number, line in enumerate(text.splitlines(), 1):
        value = re.sub(r"\{[^{}]*\}", " ", re.sub(r"^\s*(?:[.\w-]+ =|\*?\[\w+\])", "", line)).strip()
        if not line.startswith(("#", "because-")):  # reasons are those of the chart files, whose fingerprints stand in records
            yield from located(path, value, number, language, label=True)


def told(table: object) -> Iterator[tuple[str, str]]:
    """Language and text of every `{ en = …, fr = … }` of a TOML file."""
    if isinstance(table, list):
        for one in table:
            yield from told(one)
    elif isinstance(table, dict):
        for key, value in table.items():
            if isinstance(value, str) and key in ("en", "fr"):
                yield key, value
            yield from told(value)


def table(path: str, text: str) -> Iterator[Fault]:
    """Faults of the texts in a TOML file: lessons, the glossary."""
    for language, value in told(tomllib.loads(text)):
        first = text.count("\n", 0, max(0, text.find(value[:60]))) + 1
        yield from located(path, value, first, language, label=True)


def prose(text: str) -> Iterator[tuple[int, str]]:
    """First line and text of every docstring and comment in a Python module."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            yield node.lineno, node.value.value
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string.lstrip("# ")


def module(path: str, text: str) -> Iterator[Fault]:
    """Faults of a Python module: its name, docstrings and comments."""
    name = Path(path).stem
    if name in MODULES and path.startswith("src/"):
        yield Fault(path, 1, name, "name the module by an established term")
    for line, words in prose(text):
        yield from located(path, joined(words), line)


COMMENT = re.compile(r"<!--(?P<html>.*?)-->|/\*\*?(?P<block>.*?)\*/|(?<![:'\"])//(?P<line>[^\n]*)", re.S)


def script(path: str, text: str) -> Iterator[Fault]:
    """Faults of the comments of a module or component of the page."""
    for found in COMMENT.finditer(text):
        words = re.sub(r"^\s*\* ?", "", found[found.lastgroup or 0], flags=re.M).strip()
        yield from located(path, joined(words), 1 + text.count("\n", 0, found.start()))


def room(path: str) -> str:
    """Folder that a module is counted under: `src/naumachia/server`, `src/naumachia/games/corvus`."""
    parts = Path(path).parts
    depth = 4 if parts[:3] == ("src", "naumachia", "games") else 3 if parts[0] in ("src", "web") else 2
    return "/".join(parts[: min(depth, len(parts) - 1)])


def files(root: Path, patterns: Iterable[str]) -> Iterator[tuple[str, str]]:
    """Path from the root and text of every file of these patterns."""
    for pattern in patterns:
        for path in sorted(root.glob(pattern)):
            yield path.relative_to(root).as_posix(), path.read_text(encoding="utf-8")


def guide(path: str, text: str) -> Iterator[Fault]:
    """Faults of a page of the players' guide; tools/pages checks its links."""
    text = blank(text, r"\Atitle: .*?\n\n|^```.*?^```|^#[^\n]*")
    yield from located(path, joined(text), language="fr" if path.startswith("guide/fr/") else "en")


def outside(root: Path) -> list[Fault]:
    """Faults of pages and texts, of which there may be none."""
    found = [fault for path, text in files(root, PAGES) for fault in [*page(path, text), *links(root, path, text)]]
    found += [fault for path, text in files(root, GUIDE) for fault in guide(path, text)]
    found += [fault for path, text in files(root, TABLES) for fault in table(path, text)]
    return found + [fault for path, text in files(root, TEXTS) for fault in messages(path, text)]


def inside(root: Path) -> list[Fault]:
    """Faults of modules and of the page's sources, counted by folder."""
    found = [fault for path, text in files(root, CODE) for fault in module(path, text)]
    sources = (one for one in files(root, PAGE) if ".gen." not in one[0])
    return found + [fault for path, text in sources for fault in script(path, text)]


def stored(root: Path) -> dict[str, int]:
    """Highest allowed number of faults by folder."""
    return dict(tomllib.loads((root / COUNTS).read_text(encoding="utf-8"))["allowed"])


def exceeded(found: list[Fault], allowed: dict[str, int]) -> Iterator[str]:
    """A report for each folder with more faults than allowed."""
    counts = Counter(room(fault.path) for fault in found)
    for folder, count in sorted(counts.items()):
        if count > allowed.get(folder, 0):
            yield "\n".join(str(fault) for fault in found if room(fault.path) == folder)
            yield f"{folder}: {count} faults of prose, allowed are {allowed.get(folder, 0)}"


def write(root: Path, found: list[Fault]) -> str:
    """Store the counts and return a report; a higher sum is refused."""
    counts = Counter(room(fault.path) for fault in found)
    total, before = sum(counts.values()), sum(stored(root).values())
    if total > before:
        raise SystemExit(f"{total} faults of prose, before {before}: they may only fall")
    lines = [f'"{folder}" = {count}' for folder, count in sorted(counts.items())]
    head = "# Faults of prose allowed in each folder. They may only fall: python tools/prose.py --write\n[allowed]\n"
    (root / COUNTS).write_text(head + "\n".join(lines) + "\n", encoding="utf-8")
    return f"{total} faults of prose, before {before}"


def main(arguments: list[str] | None = None) -> int:
    """Check the repository; the exit status is 1 if there is a fault."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--write", action="store_true", help="store the counts")
    parser.add_argument("--list", metavar="FOLDER", help="list the faults of a folder")
    parser.add_argument("--root", type=Path, default=ROOT, help=argparse.SUPPRESS)
    options = parser.parse_args(arguments)
    found = inside(options.root)
    if options.list:
        print("\n".join(str(fault) for fault in found if fault.path.startswith(options.list)))
        return 0
    if options.write:
        print(write(options.root, found))
    reports = [*map(str, outside(options.root)), *exceeded(found, stored(options.root))]
    print("\n".join(reports), end="\n" if reports else "")
    return 1 if reports else 0


if __name__ == "__main__":
    sys.exit(main())
