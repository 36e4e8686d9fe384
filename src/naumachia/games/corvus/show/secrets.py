"""CV-1.1 What a seat cannot know: the orders of the enemy that lie face down, dealt anew by what everybody knows of them."""

from __future__ import annotations

from msgspec.structs import replace

from naumachia.kernel import RandomSource

from ..rules.command import secret_orders
from ..state import Sea


def redeal(sea: Sea, seat: str | None, rng: RandomSource) -> Sea:
    """Another order for each ship of the enemy's whose order lies face down; the very same sea where there is none."""
    secret = [ship for ship in sea.ships.values() if ship.order and not ship.shown and not ship.gone and ship.side != seat]
    if not secret:
        return sea
    draft = sea.copy()
    draft.ships = sea.ships | {ship.id: replace(ship, order=rng.choice(secret_orders(ship))) for ship in secret}
    return draft
