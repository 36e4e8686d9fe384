"""The package on Windows, as far as Linux can tell: names of files, encodings, and modules and functions that only Unix has."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src/naumachia"
LONGEST = 140
"""Letters of a path inside the package; Windows allows 260 for the whole path."""
RESERVED = re.compile(r"(?i)(con|prn|aux|nul|com\d|lpt\d)(\.|$)")
ENGLISH = {"NAUMACHIA_LANG": "en"}
LIKE_WINDOWS = """
import asyncio, concurrent.futures.process, importlib, logging.handlers, multiprocessing.pool, multiprocessing.spawn, os, pkgutil
import random, shutil, signal, socket, sqlite3, subprocess, sys, tempfile, types
import alembic.config, fluent.runtime, msgspec, platformdirs, prometheus_client, rich.console, segno, sqlalchemy, starlette, typer
import uvicorn, websockets

for name in ("curses", "fcntl", "grp", "posix", "pwd", "readline", "resource", "termios", "tty", "uvloop"):
    sys.modules[name] = None
for name in "fork getuid geteuid killpg mkfifo nice sched_getaffinity sched_setaffinity setsid uname".split():
    delattr(os, name)
for name in ("SIGALRM", "SIGHUP", "SIGIO", "SIGKILL", "SIGUSR1", "alarm", "setitimer"):
    delattr(signal, name)
sys.modules["msvcrt"] = types.ModuleType("msvcrt")
sys.platform = "win32"
import naumachia
from naumachia.cli import main

NEEDS_MORE = ("lab.learning", "research", "rapid", "migrations.env", "__main__")  # extras, and what Alembic runs itself
for found in pkgutil.walk_packages(naumachia.__path__, "naumachia."):
    if not any(name in found.name for name in NEEDS_MORE):
        importlib.import_module(found.name)
record = sys.argv[1]
match = ["match", "touche_coule/s1", "--seat", "red=helmsman", "--seat", "blue=castaway", "--record", record]
for arguments in (match, ["verify", record]):
    sys.argv = ["naumachia", *arguments]
    try:
        main()
    except SystemExit as end:
        assert not end.code, arguments
"""


def test_windows_can_hold_every_file() -> None:
    found = [path.relative_to(PACKAGE).as_posix() for path in PACKAGE.rglob("*") if "__pycache__" not in path.parts]
    assert [name for name in found if re.search(r'[<>:"\\|?*]|[. ](/|$)', name)] == []
    assert [name for name in found if any(RESERVED.match(part) for part in name.split("/"))] == []
    assert [name for name in found if len(name) > LONGEST] == []
    assert len({name.lower() for name in found}) == len(found), "two names differ only in their case"


def test_every_text_file_is_opened_with_its_encoding() -> None:
    """Windows takes another one where none is named."""
    command = [str(Path(sys.executable).parent / "ruff"), "check", "--preview", "--select", "PLW1514", "--no-cache", str(PACKAGE)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout


def test_a_match_is_played_and_verified_without_what_only_unix_has(tmp_path: Path) -> None:
    command = [sys.executable, "-c", LIKE_WINDOWS, str(tmp_path / "match.jsonl")]
    done = subprocess.run(command, cwd=ROOT / "src", capture_output=True, text=True, encoding="utf-8", env=os.environ | ENGLISH)
    assert done.returncode == 0, done.stderr
    assert "every one in order" in done.stdout
