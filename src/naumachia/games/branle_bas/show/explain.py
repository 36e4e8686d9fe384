"""What stands between a ship and an action, and what changed, in a few words."""

from __future__ import annotations

from naumachia.kernel import Message, Refusal

from ..state import Sea


def gist(before: Sea, after: Sea) -> tuple[Message, ...]:
    """What changed between two positions, ship by ship."""
    return (Message("gist-nothing"),)


def zones(sea: Sea, ship: str) -> tuple[()]:
    """There are no hexes here: what the rules speak of on the plane are shapes."""
    return ()


def tries(sea: Sea, ship: str) -> tuple[str, ...]:
    """What players want to do with a ship."""
    return ()


def why_not(sea: Sea, ship: str, action: str) -> Refusal | None:
    """The rule between a ship and an action."""
    return Refusal("BB-4.1", "no-such-action", {"action": action})
