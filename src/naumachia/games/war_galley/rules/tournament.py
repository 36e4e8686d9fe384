"""Before a tournament: fleets chosen in secret, the roll for setting up, and the placing of ships (WG-10.0; WG-D1, WG-D2)."""

from __future__ import annotations

from functools import cache

from msgspec import structs
from msgspec.structs import replace

from naumachia.geometry.hexes import Hex, from_printed, printed
from naumachia.kernel import Answer, Choose, Event, Frame, Message, Orders, Pick, Refusal, Roll, Sheets
from naumachia.kernel.shown.picture import Option

from ..charts import Admiral, Charts
from ..hulls import footprint, pose
from ..setup.berths import berths
from ..setup.fleet import build, draw_up, recipes
from ..setup.launch import commanders, ship_of
from ..setup.scenario import FACINGS
from ..state import Sea, Ship
from .command.squadrons import initiative
from .rolls import roll_off

AS_WRITTEN = "as-written"
DONE = "done"


class BuildFleets(Frame[Sea], frozen=True):
    """WG-10.0, WG-D1 Each side picks, in secret, the fleet it has bought and its admiral; or takes what the scenario gives it."""

    def ask(self, sea: Sea) -> Orders:
        admirals = tuple(map(admiral_name, sea.setting.charts.tournament_commanders.admirals))
        ready = tuple(recipes(sea.setting.charts))
        written, names = Message("order-as-written"), tuple(Message(f"recipe-{name}") for name in ready)
        chiefs = tuple(
            Message("fleet-admiral", {"initiative": one.initiative, "range": one.range})
            for one in sea.setting.charts.tournament_commanders.admirals
        )
        sheets: dict[str, tuple[Pick, ...]] = {
            side: (
                Pick("fleet", "line-fleet", (AS_WRITTEN, *ready), {"side": sea.label(side)}, (written, *names)),
                Pick("admiral", "line-fleet-admiral", (AS_WRITTEN, *admirals), {"side": sea.label(side)}, (written, *chiefs)),
            )
            for side in sea.setting.sides
        }
        return Orders("ask-fleet", "WG-10.0", sheets)

    def take(self, sea: Sea, sheets: Sheets) -> None:
        for side, lines in sheets.items():
            muster(sea, side, lines["fleet"], lines["admiral"])
            sea.tell(Event("fleet", "WG-10.0", {"side": sea.label(side), "ships": len(sea.fleet(side))}))


class SetUpOrder(Frame[Sea], frozen=True):
    """WG-10.0, WG-K24 One die and the admiral's initiative each, ties again: the loser sets up first."""

    dice: tuple[int, ...] = ()

    def ask(self, sea: Sea) -> Roll:
        side = sea.setting.sides[len(self.dice)]
        return Roll("roll-initiative", side, "WG-10.0", args={"side": sea.label(side), "initiative": best(sea, side)})

    def take(self, sea: Sea, die: int) -> None:
        dice = (*self.dice, die)
        if len(dice) < 2:
            sea.then(SetUpOrder(dice))
            return
        one, two = sea.setting.sides
        winner, args = roll_off(sea, dice, (best(sea, one), best(sea, two)))
        if not winner:
            sea.tell(Event("initiative-tied", "WG-10.0", args, dice=dice))
            sea.then(SetUpOrder())
            return
        sea.tell(Event("set-up-order", "WG-10.0", args | {"winner": sea.label(winner)}, dice=dice))
        sea.then(*place_ships(sea, sea.other(winner)), SetUpOrEnter(winner))


class SetUpOrEnter(Frame[Sea], frozen=True):
    """WG-10.0, WG-R32 The winner sets up at the opposite edge, or enters there in turn 1 as the first player."""

    side: str

    def ask(self, sea: Sea) -> Choose:
        return sea.choose("ask-set-up", self.side, "WG-10.0", ("set-up", "enter"))

    def take(self, sea: Sea, answer: str) -> None:
        if answer == "set-up":
            sea.then(*place_ships(sea, self.side))
            return
        sea.first = self.side
        sea.put(*(replace(ship, gone="waiting") for ship in sea.fleet(self.side)))
        sea.tell(Event("will-enter", "WG-10.0", {"side": sea.label(self.side)}))

    def show(self, sea: Sea, answer: str) -> Option:
        return Option(answer, "do-set-up" if answer == "set-up" else "do-enter-later", "WG-10.0")


class PlaceShips(Frame[Sea], frozen=True):
    """WG-10.0, WG-D2 The ships stand in line as drawn up; each may be given another place once, within the depth of its edge."""

    ends = (DONE,)

    side: str
    """Seat; each captain places the own ships."""
    placed: tuple[str, ...] = ()

    def ask(self, sea: Sea) -> Choose:
        ships = tuple(ship.id for ship in sea.crew(self.side) if ship.id not in self.placed)
        return sea.choose("ask-place", self.side, "WG-10.0", (DONE, *ships))

    def take(self, sea: Sea, answer: str) -> None:
        if answer != DONE:
            sea.then(PlaceAt(answer), PlaceShips(self.side, (*self.placed, answer)))

    def show(self, sea: Sea, answer: str) -> Option:
        if answer == DONE:
            return Option(DONE, "do-placed", "WG-10.0")
        return Option(answer, "do-place", "WG-10.0", {"ship": sea.label(answer)}, ship=answer, target=answer)


def place_ships(sea: Sea, side: str) -> tuple[PlaceShips, ...]:
    """WG-1.0 The captains of a side one after the other."""
    return tuple(PlaceShips(seat) for seat, mine in sea.setting.seats.items() if mine == side)


class PlaceAt(Frame[Sea], frozen=True):
    """WG-D2 The hex of the bow."""

    ship: str

    def ask(self, sea: Sea) -> Choose:
        ship = sea.ships[self.ship]
        answers = tuple(printed(at) for at in sorted(zone(sea, ship.side)) if facings(sea, ship, at))
        return sea.choose("ask-place-at", sea.owner(ship), "WG-10.0", answers, {"ship": sea.label(self.ship)})

    def take(self, sea: Sea, answer: str) -> None:
        sea.then(PlaceFacing(self.ship, from_printed(answer)))

    def show(self, sea: Sea, answer: str) -> Option:
        ship, at = sea.ships[self.ship], from_printed(answer)
        ghost = pose(ship.length, at, facings(sea, ship, at)[0])
        return Option(answer, "do-place-at", "WG-10.0", {"hex": answer}, ship=self.ship, path=(ghost,), cell=at)

    def refuse(self, sea: Sea, answer: Answer) -> Refusal:
        args = {"ship": sea.label(self.ship), "depth": sea.setting.charts.tournament.setup_depth}
        return Refusal("WG-10.0", "no-place", args)


class PlaceFacing(Frame[Sea], frozen=True):
    """WG-D2 The facing."""

    ship: str
    bow: Hex

    def ask(self, sea: Sea) -> Choose:
        ship = sea.ships[self.ship]
        answers = tuple(FACINGS[facing] for facing in facings(sea, ship, self.bow))
        return sea.choose("ask-place-facing", sea.owner(ship), "WG-10.0", answers, {"ship": sea.label(self.ship)})

    def take(self, sea: Sea, answer: str) -> None:
        facing = next(place for place, name in enumerate(FACINGS) if name == answer)
        ship = sea.ships[self.ship]
        moved = replace(ship, bow=self.bow, facing=facing)
        other = sea.there(self.bow)
        if other is not None and other.id != ship.id and changes_places(moved, other):
            sea.put(moved, replace(other, bow=ship.bow, facing=ship.facing))
        else:
            sea.put(moved)
        args = {"ship": sea.label(self.ship), "hex": printed(self.bow)}
        sea.tell(Event("placed", "WG-10.0", args, ship=self.ship, path=((self.bow, facing),)))

    def show(self, sea: Sea, answer: str) -> Option:
        ship = sea.ships[self.ship]
        facing = next(place for place, name in enumerate(FACINGS) if name == answer)
        ghost = pose(ship.length, self.bow, facing)
        return Option(answer, "do-place-facing", "WG-10.0", {"facing": answer}, ship=self.ship, path=(ghost,), cell=self.bow)


def admiral_name(admiral: Admiral) -> str:
    """How an admiral of the list is written on the sheet."""
    return f"I{admiral.initiative}-CR{admiral.range}"


def best(sea: Sea, side: str) -> int:
    """The initiative of a side's admiral."""
    return max((initiative(sea, chief) for chief in sea.commanders.values() if chief.side == side), default=0)


def muster(sea: Sea, side: str, recipe: str, admiral: str) -> None:
    """WG-D1 Put the fleet a side has chosen in place of the one in the scenario, drawn up in line."""
    charts, battle = sea.setting.charts, sea.setting.scenario
    chosen = chosen_admiral(charts, admiral)
    if recipe == AS_WRITTEN:
        if chosen is not None:
            sea.commanders = {
                name: replace(chief, range=chosen.range, initiative=chosen.initiative)
                if chief.side == side and chief.kind == "ADM"
                else chief
                for name, chief in sea.commanders.items()
            }
        return
    assert battle.tournament is not None
    fleet = build(battle.tournament.points, recipes(charts)[recipe], charts, chosen)
    squadrons = draw_up(fleet, side, battle.sides[side].edge, battle.map, charts)
    drawn = structs.replace(battle, squadrons=squadrons)
    found = berths(drawn, charts)
    kept = {name: ship for name, ship in sea.ships.items() if ship.side != side}
    new = {berth.id: replace(ship_of(berth), card=berth.model) for berth in found}
    ranks = {name: place for place, name in enumerate(sea.setting.sides)}
    sea.ships = dict(sorted((kept | new).items(), key=lambda item: ranks[item[1].side]))
    Sea.occupied.forget(sea)
    others = {name: chief for name, chief in sea.commanders.items() if chief.side != side}
    sea.commanders = others | commanders(drawn, found)


def chosen_admiral(charts: Charts, name: str) -> Admiral | None:
    """The admiral of that name in the list."""
    return next((one for one in charts.tournament_commanders.admirals if admiral_name(one) == name), None)


def zone(sea: Sea, side: str) -> frozenset[Hex]:
    """WG-10.0 The hexes within the set-up depth of a side's edge, the edge row being the first."""
    depth = sea.setting.charts.tournament.setup_depth
    bottom = sea.setting.scenario.sides[side].edge == "bottom"
    return _rows(sea.setting.columns, sea.setting.rows - depth if bottom else 0, depth)


@cache
def _rows(columns: int, above: int, depth: int) -> frozenset[Hex]:
    """So many rows of a map: asked for at every hex a ship might be placed in."""
    rows = range(above + 1, above + depth + 1)
    return frozenset(from_printed(f"{column:02d}{row:02d}") for column in range(1, columns + 1) for row in rows)


def facings(sea: Sea, ship: Ship, bow: Hex) -> list[int]:
    """The facings with which a ship fits, bow and stern, into the set-up zone; or just those of a ship it changes places with."""
    other = sea.there(bow)
    if other is not None and other.id != ship.id:
        return [other.facing] if changes_places(replace(ship, bow=bow, facing=other.facing), other) else []
    ground = zone(sea, ship.side) if ship.length == 2 else {bow}
    taken = sea.occupied
    return [
        facing
        for facing in range(6)
        if all(at in ground and taken.get(at, ship.id) == ship.id for at in footprint(ship.length, bow, facing))
    ]


def changes_places(ship: Ship, other: Ship) -> bool:
    """WG-D2 A ship put exactly where a friend of its size stands sends that one to its own old place."""
    return ship.side == other.side and ship.hexes == other.hexes
