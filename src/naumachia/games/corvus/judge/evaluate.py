"""How good a position is, how far a program looks, and which orders are worth a thought."""

from __future__ import annotations

from naumachia.kernel import Line

from ..pieces import Ship
from ..rules.victory import lost
from ..state import Sea

WIN = 10_000.0


def evaluate(sea: Sea, side: str) -> float:
    """The cost of ships by their state, marines where they outnumber."""
    if sea.result is not None:
        winner = sea.result.winner
        return 0.0 if winner is None else WIN if winner == side else -WIN
    return sum(worth(sea, ship) * (1 if ship.side == side else -1) for ship in sea.here)


def worth(sea: Sea, ship: Ship) -> float:
    """What a ship is worth to its flag."""
    value = float(sea.setting.costs[ship.id])
    value *= (0.7 if ship.damaged else 1.0) * (0.9 if ship.fatigued else 1.0) * 0.85 ** len(ship.banks)
    return value + (0.5 if lost(ship) else 0.0)


def horizon(sea: Sea) -> object:
    """Another ship, another phase, another side's assaults: a look ahead ends there."""
    front = sea.agenda[0] if sea.agenda else None
    return sea.turn, sea.phase, sea.acting, getattr(front, "side", "") if sea.phase in ("window", "boarding") else ""


def candidates(sea: Sea, seat: str, line: Line) -> tuple[str, ...]:
    """Every order of a line is worth a thought."""
    return ()
