"""TS-16 End and victory: points by first owner and final state, and what a scenario adds."""

from __future__ import annotations

from naumachia.kernel import Frame
from naumachia.kernel.words import Outcome

from ..pieces import Ship
from ..state import Sea


def fights_on(ship: Ship) -> bool:
    """TS-16 A ship of one's own that keeps the game going."""
    return ship.afloat and ship.side == ship.owner and not ship.wrecked and not ship.beached


def lost(ship: Ship) -> bool:
    """Sunk, burnt or wrecked."""
    return ship.gone in ("sunk", "burnt") or ship.wrecked


def share(sea: Sea, price: int, hundredths: int) -> int:
    """A part of a price, rounded up."""
    return -(-price * hundredths // 100)


def worth(sea: Sea, ship: Ship) -> int:
    """TS-16 What a ship counts for its first owner's enemy; of several states the first that fits."""
    table, price = sea.charts.ship_scoring, sea.setting.prices[ship.id]
    special = sea.setting.scenario.victory.flagship if sea.setting.scenario.ships[ship.id].flagship else 0
    if ship.gone in ("left", "waiting"):
        return 0
    if lost(ship):
        return share(sea, price, table.sunk) + special
    if ship.side != ship.owner:  # TS-12.3: a prize that surrendered or lies derelict is still its last holder's
        return share(sea, price, table.captured) + special
    return share(sea, price, table.half) if not ship.afloat or ship.beached else 0


def flight(sea: Sea, ship: Ship) -> tuple[str, int]:
    """Return the points of a ship that has left the map, and the side that gets them."""
    rule, price = sea.setting.scenario.victory.flight, sea.setting.prices[ship.id]
    if rule is None or ship.gone != "left" or ship.owner != rule.side or ship.side != ship.owner or ship.men.total < rule.men:
        return ship.owner, 0
    points = rule.points if rule.worth == "points" else price if rule.worth == "price" else share(sea, price, 50)
    early = rule.before is not None and ship.gone_turn < rule.before
    return (sea.other(ship.owner) if early else ship.owner), points


def points(sea: Sea, side: str) -> int:
    """TS-16 The victory points of a side."""
    found = sum([worth(sea, ship) for ship in sea.ships.values() if ship.owner != side])
    if sea.setting.scenario.victory.flight is None:
        return found
    for ship in sea.ships.values():
        who, value = flight(sea, ship)
        found += value if who == side else 0
    return found


class Judgement(Frame[Sea], frozen=True):
    """TS-16 The game ends after its turns, or when a side has no ship of its own left that fights."""

    def take(self, sea: Sea, _: None) -> None:
        if sea.setting.scenario.victory.kind == "first_blow":
            first_blow(sea)
            return
        beaten = [
            side for side in sea.setting.sides if not any(fights_on(ship) for ship in sea.ships.values() if ship.owner == side)
        ]
        if beaten or sea.turn >= sea.setting.scenario.turns:
            by_points(sea, "fleet" if beaten else "turns")


def by_points(sea: Sea, why: str) -> None:
    """TS-16, as TF-10.2: more points win, twice the enemy's is decisive, equal is a draw."""
    one, two = sea.setting.sides
    score = {one: points(sea, one), two: points(sea, two)}
    args = {"one": one, "two": two, "points_one": score[one], "points_two": score[two], "why": why}
    if score[one] == score[two]:
        sea.end(Outcome(None, "drawn-by-points", "TS-16", args))
        return
    winner = one if score[one] > score[two] else two
    decisive = score[winner] >= sea.charts.ship_scoring.decisive * score[sea.other(winner)]
    sea.end(Outcome(winner, "won-by-points", "TS-16", {**args, "side": winner, "decisive": int(decisive)}))


def first_blow(sea: Sea) -> None:
    """TS-S1 The first to sink or capture the other wins; both at once, or the last turn, is a draw."""
    out = [side for side in sea.setting.sides if all(_out(ship) for ship in sea.ships.values() if ship.owner == side)]
    if len(out) == 1:
        winner = sea.other(out[0])
        sea.end(Outcome(winner, "won-by-first-blow", "TS-16", {"side": winner, "loser": out[0]}))
    elif out:
        sea.end(Outcome(None, "drawn-by-first-blow", "TS-16"))
    elif sea.turn >= sea.setting.scenario.turns:
        sea.end(Outcome(None, "drawn-by-time", "TS-16", {"turns": sea.turn}))


def _out(ship: Ship) -> bool:
    return lost(ship) or ship.gone == "left" or ship.side != ship.owner
