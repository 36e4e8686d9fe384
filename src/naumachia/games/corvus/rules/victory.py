"""CV-6 Rout, points, and the endings of their own that some battles have."""

from __future__ import annotations

from naumachia.kernel import Frame
from naumachia.kernel.words import Outcome

from ..pieces import Ship
from ..state import Sea


def lost(ship: Ship) -> bool:
    """CV-6.1 Sunk, captured, fled; one taken back is no longer lost."""
    return bool(ship.gone) or ship.side != ship.owner


def cost_lost(sea: Sea, side: str) -> int:
    """CV-6.1 What the ships a side began with and has lost have cost it."""
    return sum([sea.setting.costs[ship.id] for ship in sea.ships.values() if ship.owner == side and lost(ship)])


def cost_of(sea: Sea, side: str) -> int:
    """CV-6.1, CV-6.3 What a side's fleet cost."""
    return sum([sea.setting.costs[ship.id] for ship in sea.ships.values() if ship.owner == side])


def routed(sea: Sea, side: str) -> bool:
    """CV-6.1 A side that has lost ships worth half or more of its starting cost."""
    return 100 * cost_lost(sea, side) >= sea.charts.victory.rout_share * cost_of(sea, side)


def quarters(sea: Sea, ship: Ship) -> int:
    """CV-6.2 What one ship counts for the side against its first owner, in quarters of its cost."""
    rule = sea.charts.victory
    if ship.gone in ("sunk", "wrecked"):
        return rule.sunk
    if ship.gone == "fled":
        return rule.fled
    if ship.side != ship.owner:
        return rule.captured
    return rule.damaged if ship.damaged else 0


def points(sea: Sea, side: str) -> int:
    """CV-6.2 A side's points, in quarters."""
    return sum(quarters(sea, ship) * sea.setting.costs[ship.id] for ship in sea.ships.values() if ship.owner != side)


def men_lost(sea: Sea, side: str) -> int:
    """CV-6.2 Marine and archer points a side has lost: those it began with, less those now aboard ships under its flag."""
    return sea.men.get(side, 0) - sum(ship.marines + ship.archers for ship in sea.fleet(side))


def by_points(sea: Sea) -> Outcome:
    """CV-6.2 More points; then fewer men lost; then a draw."""
    one, two = sea.setting.sides
    args: dict[str, object] = {"one": one, "two": two, "points_one": points(sea, one) / 4, "points_two": points(sea, two) / 4}
    ranks = [(points(sea, side), -men_lost(sea, side)) for side in (one, two)]
    args |= {"lost_one": men_lost(sea, one), "lost_two": men_lost(sea, two), "tied": int(ranks[0][0] == ranks[1][0])}
    if ranks[0] == ranks[1]:
        return Outcome(None, "drawn-by-points", "CV-6.2", args)
    winner = one if ranks[0] > ranks[1] else two
    return Outcome(winner, "won-by-points", "CV-6.2", args | {"side": winner})


def verdict(sea: Sea) -> Outcome | None:
    """How the battle stands at the end of a turn: decided, or not yet."""
    rule = sea.setting.scenario.victory
    over = sea.turn >= sea.setting.scenario.turns
    if rule.kind == "escape" and rule.side is not None:
        return _escape(sea, rule.side, rule.ships, over)
    if rule.kind == "hunt" and rule.side is not None:
        return _hunt(sea, rule.side, over)
    beaten = [side for side in sea.setting.sides if routed(sea, side)]
    if len(beaten) == 1:
        return _rout(sea, sea.other(beaten[0]))
    return by_points(sea) if beaten or over else None


def _rout(sea: Sea, winner: str) -> Outcome:
    """CV-6.1."""
    loser = sea.other(winner)
    args = {"side": winner, "loser": loser, "lost": cost_lost(sea, loser), "cost": cost_of(sea, loser)}
    return Outcome(winner, "won-by-rout", "CV-6.1", args)


def _escape(sea: Sea, side: str, ships: int, over: bool) -> Outcome | None:
    """S5 The side cannot be routed; it wins by a rout, or with so many of its ships left at the end."""
    foe = sea.other(side)
    if routed(sea, foe):
        return _rout(sea, side)
    kept = sum(ship.owner == side == ship.side for ship in sea.here)
    if not over and sea.fleet(side):
        return None
    winner = side if kept >= ships else foe
    return Outcome(winner, "won-by-escape", "CV-S5", {"side": winner, "other": side, "kept": kept, "ships": ships})


def _hunt(sea: Sea, side: str, over: bool) -> Outcome | None:
    """S6 The side wins by a rout in time, and loses without one, or if it is routed first."""
    foe = sea.other(side)
    if routed(sea, foe):
        return _rout(sea, side)
    if routed(sea, side):
        return _rout(sea, foe)
    return Outcome(foe, "won-by-time", "CV-S6", {"side": foe, "loser": side, "turns": sea.turn}) if over else None


class Judgement(Frame[Sea], frozen=True):
    """CV-6.1, CV-6.2 The victory check at the end of a turn."""

    def take(self, sea: Sea, _: None) -> None:
        if (outcome := verdict(sea)) is not None:
            sea.end(outcome)
