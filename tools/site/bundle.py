"""Bundle of Python files that the browser needs beside Python's own: the engine and its one dependency."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src/naumachia"
CACHE = ROOT / "web/node_modules/.cache/naumachia"
"""Folder of downloaded wheels."""
WHEELS = Path(__file__).parent / "wheels.txt"
"""Wheels for the browser, each with its version and hash."""
PLATFORM = ("--python-version=3.14", "--platform=pyemscripten_2026_0_wasm32", "--abi=cp314", "--implementation=cp")
LEFT_OUT = ("cli", "server", "lab", "template", "locales")
"""Folders that no browser needs. The words are files of the catalogue."""
NEEDED = (".py", ".toml", ".so")
EPOCH = (2026, 1, 1, 0, 0, 0)
"""Time of all files, so that the same sources give the same bundle."""


def wheels() -> list[Path]:
    """Return the wheels, downloaded on the first call."""
    wanted = CACHE / WHEELS.read_text().partition(":")[2].split()[0]
    if not any(wanted.glob("*.whl")):
        command = [sys.executable, "-m", "pip", "download", "-q", "--no-deps", "--only-binary=:all:", *PLATFORM]
        subprocess.run([*command, "--require-hashes", "-r", WHEELS, "-d", wanted], check=True)
    return sorted(wanted.glob("*.whl"))


def members() -> Iterator[tuple[str, bytes]]:
    """Yield names and contents of the files in the bundle."""
    for path in sorted(SOURCE.rglob("*")):
        inner = path.relative_to(SOURCE)
        if path.suffix in NEEDED and inner.parts[0] not in LEFT_OUT:
            yield f"naumachia/{inner.as_posix()}", path.read_bytes()
    for wheel in wheels():
        with ZipFile(wheel) as archive:
            for name in sorted(archive.namelist()):
                if name.endswith(NEEDED):
                    yield name, archive.read(name)


def bundle() -> bytes:
    """Return the bundle as a zip file."""
    out = BytesIO()
    with ZipFile(out, "w", ZIP_DEFLATED, compresslevel=9) as archive:
        for name, content in members():
            archive.writestr(ZipInfo(name, EPOCH), content, ZIP_DEFLATED)
    return out.getvalue()
