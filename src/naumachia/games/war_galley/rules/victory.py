"""Victory points and the end of the game (WG-9.1, WG-R31)."""

from __future__ import annotations

from msgspec.structs import replace

from naumachia.kernel import Args, Event, Frame
from naumachia.kernel.words import Outcome

from ..state import Sea, Ship


def worth(sea: Sea, ship: Ship) -> int:
    """WG-9.1 What a ship is worth to the enemy of its first owner, by the state it is in; it counts once."""
    lost = ship.gone in ("sunk", "burnt", "wrecked")
    if ship.side != ship.origin:
        card = sea.card(ship)
        bonus = 0 if lost or ship.spoilt else sea.setting.charts.tournament.capture_bonus
        return card.defence + card.prize + bonus
    return sea.card(ship).defence if lost or (not ship.gone and (ship.rammed or ship.aground)) else 0


def points(sea: Sea, side: str) -> int:
    """WG-9.1 The points of a side, worked out anew from the state of the enemy's ships."""
    marked = [ship for ship in sea.ships.values() if ship.gone or ship.rammed or ship.aground or ship.side != ship.origin]
    return sea.bonus.get(side, 0) + sum(worth(sea, ship) for ship in marked if ship.origin != side)


class Victory(Frame[Sea], frozen=True):
    """WG-9.1 Phase H: a side at its level wins, the higher if both are; if equal, play on. A side without ships on the map ends
    the game for the higher score. WG-R31 So do too many turns, or too many without any attack.
    """

    def take(self, sea: Sea, _: None) -> None:
        sea.phase = "victory"
        one, two = sea.setting.sides
        scores = {side: points(sea, side) for side in (one, two)}
        args: dict[str, object] = {"one": one, "two": two, "first": scores[one], "second": scores[two]}
        sea.tell(Event("score", "WG-9.1", sea.spoken(args) | {"turn": sea.turn}))
        reached = [side for side in (one, two) if scores[side] >= sea.setting.scenario.sides[side].victory]
        empty = any(not afloat(sea, side) for side in (one, two))
        quiet = 0 if sea.fought else sea.quiet + 1
        if len(reached) == 1 or (reached and scores[one] != scores[two]):
            winner = max(reached, key=lambda side: scores[side])
            level = sea.setting.scenario.sides[winner].victory
            sea.end(Outcome(winner, "won-by-points", "WG-9.1", args | {"side": winner, "level": level}))
        elif empty:
            settle_scores(sea, scores, "empty", "WG-9.1", args)
        elif sea.turn >= sea.setting.options["turns"] or quiet >= sea.setting.options["quiet"]:
            settle_scores(sea, scores, "time", "WG-9.1", args)
        else:
            sea.quiet = quiet
            next_turn(sea)


def settle_scores(sea: Sea, scores: dict[str, int], why: str, rule: str, args: Args) -> None:
    """The higher score wins."""
    one, two = sea.setting.sides
    if scores[one] == scores[two]:
        sea.end(Outcome(None, f"drawn-by-{why}", rule, args))
    else:
        winner = one if scores[one] > scores[two] else two
        sea.end(Outcome(winner, f"won-by-{why}", rule, {**args, "side": winner}))


def afloat(sea: Sea, side: str) -> bool:
    """WG-9.1 Whether a side has a ship on the map, or one still to come."""
    return any(ship.side == side and ship.gone in ("", "waiting") for ship in sea.ships.values())


def next_turn(sea: Sea) -> None:
    """Forget what belongs to one turn; WG-5.52, WG-R60 commanders who moved before this turn are themselves again."""
    sea.turn += 1
    sea.fought, sea.ordered, sea.doubled, sea.bound, sea.named = False, (), (), "", {}
    sea.squadrons = {}
    sea.ships = {name: _rested(ship) for name, ship in sea.ships.items()}
    for chief in list(sea.commanders.values()):
        if chief.reduced and not chief.permanent and chief.moved_on < sea.turn - 1:
            sea.commanders = sea.commanders | {chief.id: replace(chief, reduced=False)}
            if not chief.lost:
                sea.tell(Event("commander-restored", "WG-5.52", {"commander": sea.chief(chief.id)}, ship=chief.ship))


def _rested(ship: Ship) -> Ship:
    busy = ship.acted or ship.used or ship.ram_tried or ship.no_grapple or ship.repelled
    if ship.gone not in ("", "waiting") or not (busy or ship.began_max or ship.level == "max"):
        return ship
    return replace(
        ship,
        acted=False,
        began_max=False,
        used=0,
        wind_used=0,
        ram_tried=False,
        rake_tried=False,
        grapple_tried=False,
        no_grapple=False,
        fired=False,
        repelled=False,
        penalty=0,
        level="cruise",
    )
