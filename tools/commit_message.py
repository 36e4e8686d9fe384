"""Commit-message check: `commit_message.py FILE` as a hook, or `commit_message.py` for all commits since the rule exists.

A subject has at most 72 letters, an imperative after its area (`server: close idle handshakes after 10 s`) and no final period.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SINCE = "2026-11-19T15:47:00Z"
"""Older commits are not checked."""
LANDED = frozenset(
    [
        "page: keep the button of a sheet clear of the fade, and room for its lines",
        "tests: let players of a cluster dial again within the time that is allowed",
        "tests: let PettingZoo set its variables in whichever test imports it first",
    ]
)
"""Subjects that were published before their fault was seen."""
LONGEST = 72
EXEMPT = re.compile(r"(?:Merge|Revert|fixup!|squash!|amend!) ?")
AREA = re.compile(r"[a-z][\w./, -]*: ")
OPENINGS = frozenset(
    [
        "a",
        "an",
        "the",
        "who",
        "what",
        "whoever",
        "it",
        "this",
        "that",
        "these",
        "those",
        "nobody",
        "somebody",
        "there",
        "now",
        "no",
    ]
)
"""First words that are not a verb."""
VERBS = frozenset(["bring", "ring", "string", "embed", "shed"])
"""Imperatives that end like another form."""


def wrong(message: str) -> Iterator[str]:
    """A sentence for everything wrong with the subject of a commit message."""
    subject = next((line for line in message.splitlines() if line.strip() and not line.startswith("#")), "")
    if EXEMPT.match(subject):
        return
    if len(subject) > LONGEST:
        yield f"the subject has {len(subject)} letters; {LONGEST} at most"
    if subject.rstrip().endswith("."):
        yield "no period at the end of the subject"
    words = re.findall(r"[\w'’-]+", AREA.sub("", subject, count=1))
    if not words:
        yield "the subject is empty"
        return
    first = words[0].lower()
    if first in OPENINGS or (first not in VERBS and re.search(r"(?:ing|[^e]ed|[^aius]s)$", first) and not first.endswith("ss")):
        yield f"begin with an imperative, not with {words[0]!r}"


def recent(root: Path, since: str = SINCE) -> list[tuple[str, str]]:
    """Short hash and subject of every commit since a moment; none outside a repository."""
    command = ["git", "log", "--no-merges", f"--since={since}", "--format=%h %s"]
    try:
        done = subprocess.run(command, cwd=root, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return []
    return [(line.partition(" ")[0], line.partition(" ")[2]) for line in done.stdout.splitlines()]


def main(arguments: list[str]) -> int:
    """Check a message file or recent commits; the exit status is 1 if something is wrong."""
    if arguments:
        reports = list(wrong(Path(arguments[0]).read_text(encoding="utf-8")))
    else:
        reports = [
            f"{name} {subject}: {fault}" for name, subject in recent(ROOT) if subject not in LANDED for fault in wrong(subject)
        ]
    print("\n".join(reports), end="\n" if reports else "")
    return 1 if reports else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
