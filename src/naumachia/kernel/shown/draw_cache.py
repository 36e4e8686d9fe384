"""Cache of drawn pieces: only pieces that an answer has replaced are drawn again."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from naumachia.kernel.scenario import Setting

P = TypeVar("P")


def draw_each(
    setting: Setting, name: object, pieces: Mapping[str, Any], about: object, make: Callable[..., P], *args: Any
) -> tuple[P, ...]:
    """Return the pictures of all pieces; those of unchanged pieces are kept, unless `about` has changed.

    It does for all of them what `Setting.draw` does for one, in a single call.
    """
    known = setting.drawn.get(name)
    if known is None or known[0][1] != about or len(known[1]) != len(pieces):
        found = tuple([make(*args, piece) for piece in pieces.values()])
    else:
        before: Mapping[str, object] = known[0][0]
        if before is pieces:
            kept: tuple[P, ...] = known[1]
            return kept
        triples = zip(pieces.values(), before.values(), known[1], strict=True)
        found = tuple([drawn if new is old or new == old else make(*args, new) for new, old, drawn in triples])
    setting.drawn[name] = (pieces, about), found
    return found
