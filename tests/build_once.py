"""Folders that tests look at and that are slow to build: built once for the same sources, whichever test process comes first."""

from __future__ import annotations

import fcntl
import hashlib
import os
import shutil
import subprocess
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
CACHE = ROOT / "web/node_modules/.cache/naumachia"
NO_SOURCES = {"__pycache__", "static"}
"""Folders of files that are made from others."""


def files(names: Iterable[str]) -> Iterator[Path]:
    """Yield the files with these names, and those below folders with these names."""
    for name in names:
        path = ROOT / name
        found = sorted(path.rglob("*")) if path.is_dir() else [path]
        yield from (one for one in found if one.is_file() and not NO_SOURCES & set(one.relative_to(ROOT).parts))


def build_once(kind: str, sources: Iterable[str], command: Callable[[Path], list[str]]) -> Path:
    """Return the folder that the command builds from these files and folders, built if one of them has changed."""
    seal = hashlib.sha256()
    for path in files(sources):
        seal.update(f"{path.relative_to(ROOT)}\0".encode() + path.read_bytes())
    shelf = CACHE / kind
    folder = shelf / seal.hexdigest()[:20]
    shelf.mkdir(parents=True, exist_ok=True)
    with (shelf / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # of several test processes one builds
        if not (folder / "built").exists():
            for old in shelf.iterdir():
                if old.is_dir():
                    shutil.rmtree(old)
            told = subprocess.run(
                command(folder / "files"),
                cwd=ROOT,
                capture_output=True,
                text=True,
                check=False,
                env={**os.environ, "NO_COLOR": "1"},
            )
            if told.returncode:
                raise RuntimeError(f"the {kind} cannot be built:\n{told.stderr[-3000:]}")
            (folder / "built").touch()
    return folder / "files"
