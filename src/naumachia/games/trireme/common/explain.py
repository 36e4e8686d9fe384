"""Changes between two positions of either game, ship by ship."""

from __future__ import annotations

from collections.abc import Callable

from naumachia.kernel import Message

from .state import TriremeSea, V


def told(
    before: TriremeSea[V], after: TriremeSea[V], changes: Callable[[V, V], list[tuple[str, dict[str, object]]]]
) -> tuple[Message, ...]:
    """The gist of a step, by what a game says about one ship: keys and values."""
    found: list[Message] = []
    for name, old in before.ships.items():
        new = after.ships[name]
        if old is not new:
            found += [Message(f"gist-{key}", {"ship": before.label(name), **args}) for key, args in changes(old, new)]
    return tuple(found) or (Message("gist-nothing"),)
