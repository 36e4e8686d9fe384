"""Codes that can be read aloud: no letters that look alike, and a check letter."""

from __future__ import annotations

from secrets import choice

LETTERS = "ACDEFGHJKMNPRTVWXY34679"
"""Neither 0 nor O, 1 nor I nor L, 2 nor Z, 5 nor S, 8 nor B, U nor V beside each other. A prime number of them: see `_check`."""
LENGTH = 12
"""There are 950 million million: nobody finds one of those that open a seat, however many addresses they guess from (D42)."""
SHORT = 9
"""As long as they were before, 78 thousand million; good until they expire."""
GROUP = 3


def new_code() -> str:
    """A code nobody can guess."""
    drawn = "".join(choice(LETTERS) for _ in range(LENGTH - 1))
    return drawn + _check(drawn)


def spoken(code: str) -> str:
    """The code in groups, as it is shown."""
    return " ".join(code[at : at + GROUP] for at in range(0, LENGTH, GROUP))


def read_code(text: str) -> str | None:
    """The code somebody typed, whatever the gaps and the case; None where a letter is wrong or two have changed places."""
    found = "".join(letter for letter in text.upper() if letter.isalnum())
    good = len(found) in (LENGTH, SHORT) and all(letter in LETTERS for letter in found)
    return found if good and _check(found[:-1]) == found[-1] else None


def _check(letters: str) -> str:
    """Each place has its own weight: every single mistake and every exchange of two neighbours changes the sum."""
    total = sum(weight * LETTERS.index(letter) for weight, letter in enumerate(letters, 1))
    return LETTERS[total % len(LETTERS)]
