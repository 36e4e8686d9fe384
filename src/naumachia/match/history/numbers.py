"""Numbers of changes: an answer names the change that brought its question, so that it is taken for that one only."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from naumachia.kernel import Answer, Sealed
from naumachia.kernel.orders.standing_orders import SET


class Numbers:
    """How many changes there have been, and how many of them each seat has heard of.

    While sheets are handed in, changed and taken back in secret, that is news to their own seat alone: nobody's question becomes
    stale by what another wrote. As soon as something happens in the open all have the same number again, and no number is
    ever used twice.
    """

    def __init__(self) -> None:
        self.total = 0
        self._secret: Counter[str] = Counter()

    def of(self, seat: str | None) -> int:
        """Return the number that an answer of this seat must name."""
        secret = self._secret
        return self.total - secret.total() + secret[seat or ""] if secret else self.total

    def add(self, seat: str, secret: bool) -> None:
        """One change more, by this seat."""
        self.total += 1
        if secret:
            self._secret[seat] += 1
        else:
            self._secret.clear()

    def change(self, seat: str, answer: Answer, secret: bool, sealed: bool) -> None:
        """One change more, by an answer given or taken back: of a sheet nobody else hears while it is `secret`; of a standing
        order all do, also while sheets lie `sealed`."""
        ordered = isinstance(answer, Sealed) and any(name == SET for name, _ in answer.lines)
        if ordered and sealed:
            self.total += 1
        else:
            self.add(seat, isinstance(answer, Sealed) and secret and not ordered)

    def resume(self, total: int, sealed: Iterable[str]) -> None:
        """Go on where a match was left, with the sheets of these seats in."""
        self.total = total
        self._secret = Counter(sealed)
