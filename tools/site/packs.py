"""Packs: many files in one, compressed. Any web host sends them as they are, and a browser unpacks them."""

from __future__ import annotations

import gzip
import hashlib
import json
from collections.abc import Iterable
from io import BytesIO
from pathlib import Path
from zipfile import ZIP_STORED, ZipFile, ZipInfo

EPOCH = (2026, 1, 1, 0, 0, 0)
"""Time of all files in an archive, so that the same sources give the same bytes."""
ENDING = "bin"
"""A host must not take the file for text, nor for something that it has to unpack itself."""


def files_of(folder: Path) -> list[tuple[str, bytes]]:
    """Return names and contents of all files below a folder."""
    paths = sorted(path for path in folder.rglob("*") if path.is_file())
    return [(path.relative_to(folder).as_posix(), path.read_bytes()) for path in paths]


def pack(files: Iterable[tuple[str, bytes]]) -> bytes:
    """Return a pack: the size of an index, the index (name, size) and the contents one after the other."""
    given = list(files)
    index = json.dumps([[name, len(content)] for name, content in given]).encode()
    return len(index).to_bytes(4, "little") + index + b"".join(content for _, content in given)


def archive(files: Iterable[tuple[str, bytes]]) -> bytes:
    """Return a zip file without compression, which Python imports from."""
    out = BytesIO()
    with ZipFile(out, "w", ZIP_STORED) as zipped:
        for name, content in files:
            zipped.writestr(ZipInfo(name, EPOCH), content)
    return out.getvalue()


def write(folder: Path, name: str, content: bytes) -> tuple[str, int]:
    """Write a compressed file under a name with its hash; return the name and the size of the file."""
    small = gzip.compress(content, 9, mtime=0)
    file = folder / f"{name}.{digest(content)}.{ENDING}"
    file.write_bytes(small)
    return file.name, len(small)


def digest(content: bytes) -> str:
    """Return a short hash of a content."""
    return hashlib.sha256(content).hexdigest()[:12]
