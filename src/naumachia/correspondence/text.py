"""Letters as text: one line of JSON for a file, and the same packed into the fragment of a link."""

from __future__ import annotations

import zlib
from base64 import b64decode, urlsafe_b64encode
from pathlib import Path

import msgspec

from naumachia.correspondence.errors import BadLetter
from naumachia.correspondence.letter import FORMAT, LETTER, Letters, sealed
from naumachia.kernel.errors import NotFound

FRAGMENT = "letter="
"""The beginning of the fragment of a link."""
LONGEST_LINK = 2000
"""Letters of a link that programs for chat and mail leave whole."""
LONGEST_TEXT = 1_000_000
SUFFIX = ".naumachia-letter"
PACKED = "1"
"""The first letter of a packed text: how it is packed."""
COMMON = (
    b'"tables":{"options":{"scenario":"charts":"opened":[{"seat":"blue","lines":[["red","sealed":{"'
    b'{"answers":["hold","end","stay","pass","ram:fire:turn:ahead","port@","starboard@"]},{"answers":["'
    b'{"naumachia":2,"letter":1,"head":{"game":"touche_coule","scenario":"s1-two-liburnians","setup":"'
    b'","charts":"","seats":[["red"],["blue"]],"throws":"own","name":"","end":""},"letters":[{'
    b'"answers":[{},{"name":"","end":""}],"words":["","rules":,"shape":"","at":"","seal":""}'
)
"""Text that letters have in common; with another one, links of before could not be read (`PACKED`)."""


def write(letters: Letters) -> str:
    """Return letters as the text of a file."""
    return msgspec.json.encode(letters).decode() + "\n"


def parse(text: str) -> Letters:
    """Return the letters of a text; every byte of it counts."""
    if len(text) > LONGEST_TEXT:
        raise BadLetter("letter-too-long")
    try:
        head = msgspec.json.decode(text)
        if not isinstance(head, dict) or "letter" not in head:
            raise BadLetter("letter-unreadable")
        if not (head.get("naumachia") == FORMAT and head["letter"] == LETTER):
            raise BadLetter("letter-newer", found=str(head["letter"]), known=LETTER)
        letters = msgspec.convert(head, Letters)
    except (msgspec.DecodeError, RecursionError) as error:  # a value of the wrong type too
        raise BadLetter("letter-unreadable") from error
    if sealed(letters) != letters or write(letters).strip() != text.strip():
        raise BadLetter("letter-damaged")
    return letters


def is_letter(text: str) -> bool:
    """Whether a text is a letter or a link to one, rather than a record."""
    start = text.lstrip()[:200]
    return FRAGMENT in start or (start.startswith("{") and '"letter":' in start and '"naumachia":' in start)


def pack(letters: Letters) -> str:
    """Return letters as the short text of a link."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -15, 9, zdict=COMMON)
    data = packer.compress(write(letters).strip().encode()) + packer.flush()
    return PACKED + urlsafe_b64encode(data).decode().rstrip("=")


def unpack(text: str) -> Letters:
    """Return the letters of the short text of a link."""
    text = "".join(text.split())
    if text[:1] != PACKED:
        raise BadLetter("letter-newer" if text[:1].isalnum() else "letter-unreadable", found=text[:1], known=PACKED)
    try:
        unpacker = zlib.decompressobj(-15, zdict=COMMON)
        data = unpacker.decompress(b64decode(text[1:] + "=" * (-(len(text) - 1) % 4), b"-_", validate=True), LONGEST_TEXT)
        if not unpacker.eof or unpacker.unused_data:
            raise BadLetter("letter-cut")
        return parse(data.decode())
    except (ValueError, zlib.error) as error:
        raise BadLetter("letter-cut") from error


def to_link(letters: Letters, page: str = "") -> str:
    """Return a link to a page that opens these letters."""
    return f"{page}#{FRAGMENT}{pack(letters)}"


def from_link(text: str) -> Letters:
    """Return the letters of a link, of its fragment or of what stands in it."""
    return unpack(text.strip().rpartition(FRAGMENT)[2])


def read(text: str) -> Letters:
    """Return the letters of a text that was typed, pasted or read from a file: a link or the whole letter."""
    return parse(text) if text.lstrip().startswith("{") else from_link(text)


def read_file(path: Path) -> Letters:
    """Return the letters of a file."""
    try:
        return read(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise NotFound("file-missing", file=str(path)) from error
    except UnicodeDecodeError as error:
        raise BadLetter("letter-unreadable") from error
