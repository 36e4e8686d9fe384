"""End and victory (TF-10), with the aims of single battles (TF-S1, TF-S3, TF-S6, TF-S7) and the morale of fleets (TF-9.3)."""

from __future__ import annotations

from naumachia.kernel import Event, Frame, Roll
from naumachia.kernel.words import Outcome

from ..pieces import Ship
from ..state import Sea

Points = int | float
"""Half points come only of a battle whose points are multiplied (TF-S3)."""


def fights_on(ship: Ship) -> bool:
    """TF-10.1 A ship that keeps its owner in the battle."""
    return ship.side == ship.owner and not ship.gone and not ship.wrecked and ship.state != "permanent"


def lost(ship: Ship) -> bool:
    """TF-9.3 Sunk or captured; a wreck counts as sunk, a ship burnt by its captor as captured."""
    return ship.gone in ("sunk", "ashore", "burnt") or ship.wrecked or (ship.side != ship.owner and not ship.gone)


def worth(sea: Sea, ship: Ship) -> int:
    """TF-10.2, TF-10.3 What a ship counts for the enemy of its first owner, once, by its state now."""
    table, price = sea.setting.charts.fleet_scoring, sea.setting.prices[ship.id]
    special = sea.setting.scenario.ships[ship.id].worth
    if ship.gone in ("left", "deserted", "waiting"):
        return 0
    if ship.gone in ("sunk", "ashore") or ship.wrecked or (ship.gone == "burnt" and ship.side == ship.owner):
        return special or share(price, table.sunk)
    if ship.side != ship.owner:
        return special or share(price, table.captured)
    return share(price, table.permanent) if ship.state == "permanent" else 0


def share(price: int, hundredths: int) -> int:
    """A part of a price, rounded up."""
    return -(-price * hundredths // 100)


def points(sea: Sea, side: str) -> Points:
    """TF-10.2 The victory points of a side, with what its scenario adds."""
    total: Points = 0
    berths = sea.setting.scenario.ships
    for ship in sea.ships.values():
        if ship.owner != side:
            total += worth(sea, ship)
        elif ship.gone == "left" and berths[ship.id].escapes:
            total += sea.setting.prices[ship.id]
    for place in sea.defected:
        defection = sea.setting.scenario.defections[place]
        if defection.side == side and place == max(sea.defected):
            total = total * defection.factor / 100
    return int(total) if total == int(total) else total


def escaped(sea: Sea, side: str) -> int:
    """TF-S6 How many ships of a side have left the map."""
    return sum(ship.owner == side and ship.gone == "left" for ship in sea.ships.values())


def finish(sea: Sea, why: str) -> None:
    """TF-10.2 The battle is over: points decide, unless the scenario has terms of its own."""
    victory = sea.setting.scenario.victory
    one, two = sea.setting.sides
    score = {one: points(sea, one), two: points(sea, two)}
    args = {"one": one, "two": two, "points_one": score[one], "points_two": score[two], "why": why}
    if victory.kind == "breakthrough" and victory.side:
        side, foe = victory.side, sea.other(victory.side)
        out = escaped(sea, side)
        through = out >= victory.ships or (score[side] > 0 and score[side] * 100 >= score[foe] * victory.share)
        winner = side if through else foe
        key = "won-by-breakthrough" if through else "won-by-holding"
        sea.end(Outcome(winner, key, "TF-S6", args | {"side": winner, "ships": out, "needed": victory.ships}))
        return
    if score[one] == score[two]:
        sea.end(Outcome(None, "drawn-by-points", "TF-10.2", args))
        return
    winner = max(sea.setting.sides, key=lambda side: score[side])
    most, least = score[winner], score[sea.other(winner)]
    decisive = int(most >= sea.setting.charts.fleet_scoring.decisive * least)
    sea.end(Outcome(winner, "won-by-points", "TF-10.2", args | {"side": winner, "decisive": decisive}))


def first_blow(sea: Sea) -> None:
    """TF-S1 Who first sinks, takes or permanently immobilises the other has won, at once; both together is a draw."""
    if sea.setting.scenario.victory.kind != "first_blow" or sea.result is not None:
        return
    beaten = [side for side in sea.setting.sides if not any(fights_on(ship) for ship in sea.ships.values() if ship.owner == side)]
    if len(beaten) == 2:
        sea.end(Outcome(None, "drawn-by-first-blow", "TF-S1"))
    elif beaten:
        winner = sea.other(beaten[0])
        sea.end(Outcome(winner, "won-by-first-blow", "TF-S1", {"side": winner, "loser": beaten[0]}))


class FleetMorale(Frame[Sea], frozen=True):
    """TF-9.3 A side that has lost half its ships rolls two dice at the end of each turn, and breaks on 9 or more."""

    sides: tuple[str, ...]
    broken: tuple[str, ...] = ()

    def ask(self, sea: Sea) -> Roll | None:
        if not self.sides or not shaken(sea, self.sides[0]):
            return None
        side = self.sides[0]
        needs = sea.setting.charts.fleet_morale.breaks_from
        return Roll("roll-morale", side, "TF-9.3", count=2, args={"side": sea.label(side), "needs": needs})

    def take(self, sea: Sea, dice: tuple[int, ...] | None) -> None:
        if not self.sides:
            break_off(sea, self.broken)
            return
        side, broken = self.sides[0], self.broken
        if dice is not None:
            needs = sea.setting.charts.fleet_morale.breaks_from
            breaks = sum(dice) >= needs
            args = {"side": sea.label(side), "rolled": sum(dice), "needs": needs}
            sea.tell(Event("fleet-breaks" if breaks else "fleet-holds", "TF-9.3", args, dice=dice))
            broken = (*broken, side) if breaks else broken
        sea.then(FleetMorale(self.sides[1:], broken))


def shaken(sea: Sea, side: str) -> bool:
    """TF-9.3 Whether a side has lost so many of its ships that it must roll."""
    own = [ship for ship in sea.ships.values() if ship.owner == side]
    return sum(map(lost, own)) >= -(-len(own) // sea.setting.charts.fleet_morale.lost_divisor)


def break_off(sea: Sea, broken: tuple[str, ...]) -> None:
    """TF-9.3 One fleet broken: the other has won. Both together: points decide."""
    if len(broken) == 2:
        finish(sea, "morale")
    elif broken:
        winner = sea.other(broken[0])
        sea.end(Outcome(winner, "won-by-morale", "TF-9.3", {"side": winner, "loser": broken[0]}))


class VictoryCheck(Frame[Sea], frozen=True):
    """TF-10.1 The battle ends after its turns, or when a side has no ship of its own left that fights on."""

    def take(self, sea: Sea, _: None) -> None:
        for side in sea.setting.sides:
            if not any(fights_on(ship) for ship in sea.ships.values() if ship.owner == side):
                if sea.setting.scenario.victory.kind == "first_blow":
                    first_blow(sea)
                else:
                    finish(sea, "fleet")
                return
        if sea.turn >= sea.setting.scenario.turns:
            if sea.setting.scenario.victory.kind == "first_blow":
                sea.end(Outcome(None, "drawn-by-time", "TF-S1", {"turns": sea.turn}))
            else:
                finish(sea, "turns")
