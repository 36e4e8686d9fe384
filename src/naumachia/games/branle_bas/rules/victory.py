"""BB-3 Victory: ships in hand when night falls; in a duel the lesser damage; the last ship."""

from __future__ import annotations

from naumachia.kernel import Frame
from naumachia.kernel.words import Outcome

from ..pieces import Ship
from ..state import Sea
from .gunnery.damage import zeros


def prizes_of(sea: Sea, side: str) -> tuple[str, ...]:
    """BB-9.9 The prizes a side holds."""
    return tuple(ship.id for ship in sea.afloat if ship.prize and ship.controller == side)


def last_ship(sea: Sea) -> Outcome | None:
    """Section 4, BB-R50, BB-R62 A side without a ship afloat under its own colours has lost; both, and it is a draw."""
    left = {side: any(ship.owner == side == ship.controller for ship in sea.afloat) for side in sea.setting.sides}
    if all(left.values()):
        return None
    winner = next((side for side, found in left.items() if found), None)
    rule = "BB-3.4" if sea.setting.scenario.one_to_one else "BB-4.1"
    if winner is None:
        return Outcome(None, "drawn-by-ruin", rule)
    return Outcome(winner, "won-by-ruin", rule, {"side": winner, "loser": sea.other(winner)})


class LastShip(Frame[Sea], frozen=True):
    """Section 4, BB-R50 A side with no ship afloat under its own colours has lost at once; both, and it is a draw."""

    def take(self, sea: Sea, _: None) -> None:
        if sea.phase != "night" and (outcome := last_ship(sea)) is not None:
            sea.end(outcome)


def fit(sea: Sea, side: str) -> list[Ship]:
    """BB-3.2 The ships that count for their own side: afloat, not struck, no capacity at 0."""
    return [ship for ship in sea.afloat if ship.owner == side == ship.controller and not zeros(sea, ship)]


def damage_of(sea: Sea, ship: Ship) -> int:
    """BB-3.4 Ticked boxes and ABORDAGE lost."""
    return ship.hull + ship.masts + sea.kind(ship.id).abordage - ship.abordage


def dusk(sea: Sea) -> dict[str, int]:
    """BB-3.5 What is counted at the end of the last turn, before the night: prizes by side, in a duel damage by ship too."""
    found = {side: len(prizes_of(sea, side)) for side in sea.setting.sides}
    if sea.setting.scenario.one_to_one:
        found |= {ship.id: damage_of(sea, ship) for ship in sea.ships.values()}
    return found


def count(sea: Sea, side: str) -> int:
    """BB-3.1 to BB-3.3 Ships in a side's hands: its own as the night left them, prizes as dusk found them."""
    return len(fit(sea, side)) + (sea.score or dusk(sea))[side]


def verdict(sea: Sea) -> Outcome:
    """BB-3 How the battle ended when the night is over."""
    if (outcome := _by_prizes(sea)) is not None:
        return outcome
    return _duel(sea) if sea.setting.scenario.one_to_one else _by_count(sea)


def _by_prizes(sea: Sea) -> Outcome | None:
    """S9 So many prizes win whatever the count."""
    for side, camp in sea.setting.scenario.sides.items():
        held = sea.score[side]
        if camp.prizes_win and held >= camp.prizes_win:
            return Outcome(side, "won-by-prizes", "BB-3.3", {"side": side, "prizes": held})
    return None


def _by_count(sea: Sea) -> Outcome:
    """BB-3.6 More ships."""
    one, two = sea.setting.sides
    counts = {side: count(sea, side) for side in (one, two)}
    args: dict[str, object] = {"one": one, "two": two, "ships_one": counts[one], "ships_two": counts[two]}
    if counts[one] == counts[two]:
        return Outcome(None, "drawn-by-count", "BB-3.6", args)
    winner = max(counts, key=lambda side: counts[side])
    return Outcome(winner, "won-by-count", "BB-3.6", args | {"side": winner})


def _duel(sea: Sea) -> Outcome:
    """BB-3.4 A ship sunk or in enemy hands has lost; else the lesser damage at dusk wins."""
    one, two = sea.setting.sides
    ships = {ship.owner: ship for ship in sea.ships.values()}
    lost = {side: bool(ship.gone) or ship.controller != side for side, ship in ships.items()}
    args: dict[str, object] = {"one": one, "two": two}
    if any(lost.values()):
        if all(lost.values()):
            return Outcome(None, "drawn-by-ruin", "BB-3.4")
        winner = one if lost[two] else two
        return Outcome(winner, "won-by-ruin", "BB-3.4", {"side": winner, "loser": sea.other(winner)})
    harm = {side: sea.score[ship.id] for side, ship in ships.items()}
    args |= {"damage_one": harm[one], "damage_two": harm[two]}
    if harm[one] == harm[two]:
        return Outcome(None, "drawn-by-damage", "BB-3.4", args)
    winner = min(harm, key=lambda side: harm[side])
    return Outcome(winner, "won-by-damage", "BB-3.4", args | {"side": winner})
