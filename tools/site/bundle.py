"""Python files that the browser needs: the engine, its one dependency, and as much of Python's library as they reach."""

from __future__ import annotations

import hashlib
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from zipfile import ZipFile

from . import packs

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src/naumachia"
RUNTIME = ROOT / "web/node_modules/pyodide"
"""Python for the browser, as its npm package brings it."""
CACHE = ROOT / "web/node_modules/.cache/naumachia"
"""Folder of downloaded wheels and compiled files."""
WHEELS = Path(__file__).parent / "wheels.txt"
"""Wheels for the browser, each with its version and hash."""
PLATFORM = ("--python-version=3.14", "--platform=pyemscripten_2026_0_wasm32", "--abi=cp314", "--implementation=cp")
LEFT_OUT = ("__main__.py", "cli", "server", "lab", "research", "template", "locales")
"""Files that no browser needs. The words are files of the catalogue."""
WORDS = (".ftl", ".typed")
"""Endings of files that the engine does not read."""
NEEDED = (".py", ".so")
"""Endings of files of a wheel that are needed."""
COMPILERS = tuple(Path(__file__).with_name(name) for name in ("compile.mjs", "compile_files.py"))


def wheels() -> list[Path]:
    """Return the wheels, downloaded on the first call."""
    wanted = CACHE / WHEELS.read_text().partition(":")[2].split()[0]
    if not any(wanted.glob("*.whl")):
        command = [sys.executable, "-m", "pip", "download", "-q", "--no-deps", "--only-binary=:all:", *PLATFORM]
        subprocess.run([*command, "--require-hashes", "-r", WHEELS, "-d", wanted], check=True)
    return sorted(wanted.glob("*.whl"))


def sources() -> Iterator[tuple[str, bytes]]:
    """Yield names and contents of the files of the engine: modules, and whatever lies beside them for them to read."""
    for path in sorted(SOURCE.rglob("*")):
        inner = path.relative_to(SOURCE)
        if path.is_file() and path.suffix not in WORDS and inner.parts[0] not in LEFT_OUT and "__pycache__" not in inner.parts:
            yield f"naumachia/{inner.as_posix()}", path.read_bytes()


def members() -> Iterator[tuple[str, bytes]]:
    """Yield names and contents of all files before they are compiled."""
    yield from sources()
    for wheel in wheels():
        with ZipFile(wheel) as archive:
            for name in sorted(archive.namelist()):
                if name.endswith(NEEDED):
                    yield name, archive.read(name)


def compiled() -> tuple[bytes, bytes]:
    """Return the engine as a pack and the library as an archive, compiled on the first call for these sources."""
    given = list(members())
    seal = hashlib.sha256((RUNTIME / "package.json").read_bytes())
    for content in [path.read_bytes() for path in COMPILERS] + [packs.pack(given)]:
        seal.update(content)
    folder = CACHE / "compiled" / seal.hexdigest()[:20]
    if not (folder / "done").exists():
        _compile(given, folder)
    return packs.pack(packs.files_of(folder / "engine")), packs.archive(packs.files_of(folder / "stdlib"))


def _compile(given: list[tuple[str, bytes]], folder: Path) -> None:
    shutil.rmtree(folder.parent, ignore_errors=True)  # what was compiled before is of no use any more
    for name, content in given:
        path = folder / "engine" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    (folder / "stdlib").mkdir()
    node = Path(sys.executable).with_name("node")
    command = [str(node) if node.exists() else "node", str(COMPILERS[0]), str(RUNTIME), str(folder)]
    subprocess.run(command, check=True)
    (folder / "done").touch()
