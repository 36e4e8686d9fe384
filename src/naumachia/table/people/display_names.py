"""Display names, made distinct at each table (C19).

Anybody may choose any name: there are no accounts, and two may well have the same name. But those at one table whose
names look alike are told with a number, *Anna¹* and *Anna²*. Nobody can write such a number: what is typed is made plain.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import count
from typing import TYPE_CHECKING
from unicodedata import category, normalize

from naumachia.table.base.sanitize import sanitized

if TYPE_CHECKING:
    from naumachia.table.storage.stored import Seat

LONGEST = 30
NUMBERS = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")
_PAIRS = (
    # Greek, large and small
    ("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧΣ", "abezhlkmnoptyxe"),
    ("αβγεζηικμνοπρσςτυχω", "abyeznlkuvonpoctuxw"),
    # Cyrillic
    ("АВЕЗІЈКМНОРСТУХЅЬГБ", "abe3ljkmhopctyxsbr6"),
    ("авезіјкмнорстухѕьгбһԁԛԝп", "abe3ljkmhopctyxsbr6hdqwn"),
    # Armenian and Cherokee
    ("օոսհցզՕՏԼ", "onuhgqosl"),
    ("ᎠᎡᎢᎪᎫᎬᎳᎷᎻᏀᏃᎡᏔᏕᏙᏚᏞᏟᏢᏦᏴ", "drtajewmhgzrwsvslcpkb"),
    # Latin letters that are no others with a mark, and small capitals
    ("øđłħıɑɡɩþ", "odlhlaglp"),
    ("ᴀʙᴄᴅᴇɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ", "abcdeghljklmnoprstuvwyz"),
)
_LIKE = {ord(one): other for ones, others in _PAIRS for one, other in zip(ones, others, strict=True)}
"""Letters of other alphabets, and the Latin ones they look like."""
_SAME = str.maketrans({"0": "o", "1": "l", "i": "l", "|": "l", "5": "s"})


def called(text: str) -> str:
    """A name as it is kept: plain letters in place of such as are drawn otherwise, and none that cannot be seen."""
    seen = "".join(letter for letter in normalize("NFKC", text) if category(letter) != "Mn" or not _selects(letter))
    return sanitized(seen, LONGEST)


def _selects(letter: str) -> bool:
    """Marks that draw nothing themselves: they choose how the letter before them is drawn."""
    return letter == "\u034f" or "\ufe00" <= letter <= "\ufe0f" or "\U000e0100" <= letter <= "\U000e01ef"


@lru_cache(maxsize=4096)
def look(name: str) -> str:
    """Return a reduced form of a name; names with the same form look alike. It is shown to nobody."""
    letters = normalize("NFKD", name).translate(_LIKE).casefold().translate(_LIKE).translate(_SAME)
    bare = "".join(letter for letter in letters if letter.isalnum())
    return bare.replace("rn", "m").replace("vv", "w") or name


def told_apart(seats: Sequence[Seat]) -> dict[str, str]:
    """The name each seat is told by. Different people whose names look alike all have a number, in the order of their seats."""
    names = {seat.seat: seat.name for seat in seats}
    alike: dict[str, dict[str | None, list[str]]] = {}
    for seat in seats:
        if seat.name:
            alike.setdefault(look(seat.name), {}).setdefault(seat.person, []).append(seat.seat)
    for people in alike.values():
        for number, held in zip(count(1), people.values() if len(people) > 1 else (), strict=False):
            names |= {seat: names[seat] + str(number).translate(NUMBERS) for seat in held}
    return names
