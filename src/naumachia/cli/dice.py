"""Special dice in letters: `[fire]` where one fell, every face with its sides where one is thrown, names to be typed."""

from __future__ import annotations

from naumachia.kernel import Event, Message, Request, Roll
from naumachia.kernel.shown.picture import Ask
from naumachia.text import Speech


def face(name: str, words: Speech) -> str:
    """A face as it is written: what it shows, in a frame."""
    return f"[{words.phrase(f'face-{name}')}]"


def fallen(event: Event, words: Speech) -> str:
    """The dice of an event: special ones by their faces, others as the signs of Unicode."""
    if event.faces:
        return "".join(face(name, words) for name in event.faces)
    return "".join(chr(0x267F + die) for die in event.dice if 1 <= die <= 6)


def sides(asked: Ask, words: Speech) -> list[str]:
    """A special die that somebody has to throw: a line for each face, what may be typed for it, and how many sides bear it."""
    if not asked.names:
        return []
    total = sum(asked.weights)
    rows = zip(asked.faces, asked.names, asked.weights, strict=True)
    return [
        words.say(Message(f"die-{asked.die}")),
        *(f"{number:>3}  {face(name, words)} {weight}/{total}" for number, name, weight in rows),
    ]


def in_hand(roll: Roll, words: Speech) -> str:
    """Special dice before they are thrown, in one line."""
    die = roll.die
    shown = " ".join(f"{face(name, words)}×{weight}" for name, weight in zip(die.names, die.weights, strict=True))
    return f"{f'{roll.count} × ' if roll.count > 1 else ''}{words.phrase(f'die-{die.name}')}: {shown}"


def numbered(request: Request | None, text: str, words: Speech) -> str:
    """Return the typed text with names of faces turned into numbers; the names may be the reader's words or the rules' own."""
    if not isinstance(request, Roll) or not request.die.names:
        return text
    known: dict[str, int] = {}
    for number, name in zip(request.die.faces, request.die.names, strict=True):
        for called in (words.phrase(f"face-{name}"), name, name.removeprefix(f"{request.die.name}-")):
            known.setdefault(called.casefold(), number)
    parts = [text] if "," not in text and text.strip().casefold() in known else text.split("," if "," in text else None)
    return " ".join(str(known.get(part.strip().strip("[]").casefold(), part)) for part in parts)
