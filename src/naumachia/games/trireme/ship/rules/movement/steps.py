"""TS-4 Simultaneous movement: five steps, in each of which all ships row together."""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from naumachia.geometry.hexes import Hex
from naumachia.kernel import Event, Frame, Roll

from ....common.hulls import SHIFTS
from ....common.sea.waters import edges_over, on_map, parse_hex
from ....common.sea.wind import attitude, blows
from ....common.state import WRECK
from ...pieces import Ship
from ...state import Sea
from ..combat.contacts import Contact, settle_contacts
from ..combat.harm import wreck
from ..values import cruising, rank, rowed
from .meetings import tell_meetings
from .simultaneous import Hull, Mover, settle_step

STEPS = 5


class Intent(NamedTuple):
    """Intended move of a ship in this step."""

    letter: str
    bow: Hex
    h: int
    entered: Hex
    direction: int
    bar: str
    """Item 0 of TS-4.2: `land`, `edge` or `wreck`; empty where nothing bars it."""
    leaves: bool


def token_now(sea: Sea, ship: Ship, step: int) -> str:
    """TS-4.1 The token a ship plays in a step; none where it makes no move in it."""
    if ship.gone or ship.halted or not ship.plot:
        return ""
    marked = sea.charts.movement_steps.speeds[ship.speed - 1]
    return ship.plot[sum(marked[: step - 1])] if marked[step - 1] else ""


def intent(sea: Sea, ship: Ship, letter: str) -> Intent:
    """Where a token takes a ship, and what bars it."""
    shift = SHIFTS[ship.h]["A" if letter == "K" else letter]
    (q, r), waters = ship.bow, sea.setting.waters
    bow, entered = (q + shift.bow[0], r + shift.bow[1]), (q + shift.entered[0], r + shift.entered[1])
    bar, leaves = "", False
    if not on_map(waters.columns, waters.rows, entered):
        leaves = bool(sea.setting.ways_out[ship.side] & set(edges_over(waters, entered)))
        leaves = leaves and sea.turn >= sea.setting.scenario.open_from_turn
        bar = "" if leaves else "edge"
    elif entered in waters.land:
        bar = "land"
    elif sea.occupied.get(entered, "").startswith(WRECK):
        bar = "wreck"
    return Intent(letter, bow, shift.heading, entered, shift.direction, bar, leaves)


def intents(sea: Sea) -> dict[str, Intent]:
    """Everybody who makes a move in this step, in list order."""
    found = {}
    for ship in sea.ships.values():
        if ship.plot and not ship.halted and (letter := token_now(sea, ship, sea.step)):
            found[ship.id] = intent(sea, ship, letter)
    return found


def mover(sea: Sea, name: str, what: Intent) -> Mover:
    """An intention as the procedure of TS-4.2 wants it."""
    ship = sea.ships[name]
    hull: Hull = ()
    if not what.leaves:
        q, r = what.bow
        dq, dr = SHIFTS[what.h]["A"].bow
        hull = (q, r), (q - dq, r - dr)
    place = (ship.speed, sea.kind(ship).size, rank(ship))
    return Mover(hull, None if what.leaves else what.entered, place, bool(what.bar))


class Movement(Frame[Sea], frozen=True):
    """TS-4.1 The five steps, one after another."""

    def take(self, sea: Sea, _: None) -> None:
        sea.phase = "movement"
        if any(ship.plot for ship in sea.here):
            sea.then(*(Step(number) for number in range(1, STEPS + 1)), OarsRest(), Rest())
        else:
            sea.then(Rest())


class Step(Frame[Sea], frozen=True):
    """TS-4.2 One step: who is blocked is settled for all at once; contests that are level are rolled first."""

    number: int
    still = True

    def take(self, sea: Sea, _: None) -> None:
        sea.step = self.number
        sea.won = {}
        all_ = intents(sea)
        args = {"step": self.number, "rows": len(all_)}  # where nobody rows it is a mark of the film, and nothing is told
        sea.tell(Event("step", "TS-4.1", args, beat=self.number, chapter="step", idle=True))
        row(sea, all_)


class StepOn(Frame[Sea], frozen=True):
    """TS-4.2 The step goes on when dice have settled its contests."""

    def take(self, sea: Sea, _: None) -> None:
        row(sea, intents(sea))


def row(sea: Sea, all_: dict[str, Intent]) -> None:
    """TS-4.2 All who have a move in this step make it; contests that only dice can settle come first."""
    if not all_:
        return
    if alone(sea, all_):
        move_all(sea, all_, frozenset(name for name, what in all_.items() if what.bar))
        return
    now = {ship.id: ship.hexes for ship in sea.here}
    won = {parse_hex(at): name for at, name in sea.won.items()}
    movers = {name: mover(sea, name, what) for name, what in all_.items()}
    settled = settle_step(now, movers, won)
    if settled.contests:
        rolls = [Contest(f"{at[0]},{at[1]}", names) for at, names in settled.contests.items()]
        sea.then(*rolls, StepOn())
        return
    move_all(sea, all_, settled.blocked)
    if len(settled.blocked) > sum(what.barred for what in movers.values()):
        tell_meetings(sea, now, movers, won)


def alone(sea: Sea, all_: dict[str, Intent]) -> bool:
    """TS-4.2 Whether nobody enters a hex that another holds or enters: then only land, edges and wrecks bar anybody."""
    entered = [what.entered for what in all_.values() if not what.bar and not what.leaves]
    return len(set(entered)) == len(entered) and sea.occupied.keys().isdisjoint(entered)


class Contest(Frame[Sea], frozen=True):
    """TS-4.2 item 3: ships level in speed, size and crew roll a die each; those level on the highest roll again."""

    at: str
    ships: tuple[str, ...]
    dice: tuple[int, ...] = ()

    def ask(self, sea: Sea) -> Roll:
        name = self.ships[len(self.dice)]
        return Roll("roll-contest", sea.ships[name].side, "TS-4.2", args={"ship": sea.label(name)})

    def take(self, sea: Sea, die: int) -> None:
        name = self.ships[len(self.dice)]
        args = {"ship": sea.label(name), "rolled": die}
        sea.tell(Event("contest", "TS-4.2", args, ship=name, dice=(die,), beat=sea.step))
        dice = (*self.dice, die)
        if len(dice) < len(self.ships):
            sea.then(Contest(self.at, self.ships, dice))
            return
        best = tuple(ship for ship, fell in zip(self.ships, dice, strict=True) if fell == max(dice))
        if len(best) > 1:
            sea.then(Contest(self.at, best))
        else:
            sea.won = sea.won | {self.at: best[0]}


def move_all(sea: Sea, all_: dict[str, Intent], blocked: frozenset[str]) -> None:
    """TS-4.2 items 4 and 5: unblocked movers move, all together; the others are stopped by what bars or holds them."""
    before = sea.ships
    went = {name for name in all_ if name not in blocked}
    sea.put(*(gone_on(sea, before[name], what) for name, what in all_.items() if name in went))
    contacts: list[Contact] = []
    for name, what in all_.items():
        if name in went:
            continue
        if what.bar in ("land", "edge"):
            run_up(sea, sea.ships[name], what.bar)
        elif what.bar == "wreck":
            contacts.append(Contact(name, "", what.letter, what.direction, what.entered))
        elif (holder := sea.occupied.get(what.entered)) is not None:
            contacts.append(Contact(name, holder, what.letter, what.direction, what.entered))
    moved = {name: all_[name].letter for name in all_ if name in went and not all_[name].leaves}
    reefs = [name for name in moved if all_[name].entered in sea.setting.waters.reef] if sea.on("reefs") else []
    settle_contacts(sea, before, contacts, moved, reefs)


def gone_on(sea: Sea, ship: Ship, what: Intent) -> Ship:
    """TS-4.2 item 4 A ship that has made its move, or left the map (item 5); TS-15.2: into the wind sails carry it no farther."""
    args = {"ship": sea.label(ship.id), "letter": what.letter, "step": sea.step}
    path = ((ship.bow, ship.h), (what.bow, what.h))
    if what.leaves:
        sea.tell(Event("left-map", "TS-4.2", args, ship=ship.id, path=path, beat=sea.step))
        return replace(ship, gone="left", gone_turn=sea.turn, made=ship.made + 1)
    sea.tell(Event("moved", "TS-4.1", args, ship=ship.id, side=ship.side, path=path, beat=sea.step, idle=True))
    return replace(ship, bow=what.bow, h=what.h, made=ship.made + 1, halted=into_the_wind(sea, ship, what.h))


def into_the_wind(sea: Sea, ship: Ship, heading: int) -> bool:
    """TS-15.2 Whether sails carry a ship no farther at such a heading, and it is too fast for its oars to go on."""
    if not ship.rig or not blows(sea.wind) or attitude(heading, sea.wind_dir) != "D":
        return False
    return not (rowed(sea, ship) and ship.speed <= cruising(sea, ship))


def run_up(sea: Sea, ship: Ship, bar: str) -> None:
    """TS-4.2 item 5, TS-15.7 Land or a closed edge ends the movement; with `shore` the land holds the ship."""
    args = {"ship": sea.label(ship.id), "bar": bar}
    sea.change(ship.id, halted=True)
    sea.tell(Event("barred", "TS-4.2", args, ship=ship.id, beat=sea.step))
    if bar == "land" and sea.on("shore"):
        if ship.speed == 1:
            sea.change(ship.id, beached=sea.turn)
            sea.tell(Event("beached", "TS-15.7", args, ship=ship.id, beat=sea.step))
        else:
            wreck(sea, ship.id, "TS-15.7")


class OarsRest(Frame[Sea], frozen=True):
    """TS-4.1 After the fifth step."""

    still = True

    def take(self, sea: Sea, _: None) -> None:
        sea.tell(Event("oars-rest", "TS-4.1", chapter="rest", idle=True))


class Rest(Frame[Sea], frozen=True):
    """TS-3.7 After the last step: the speed each ship has kept; TS-15.14: crews that were at full velocity may be tired."""

    def take(self, sea: Sea, _: None) -> None:
        sea.step = 0
        sea.put(*(replace(ship, last_speed=kept(ship)) for ship in sea.here))
        if sea.on("fleet_fatigue"):
            sea.then(*(Tire(ship.id) for ship in sea.here if ship.full))


def kept(ship: Ship) -> int:
    """TS-3.7 The speed a ship has kept: none after a contact, backing or a pivot."""
    turned = bool(ship.plot) and ship.plot[0] in ("B", "PL", "PR")
    return 0 if ship.stopped or turned else ship.made


class Tire(Frame[Sea], frozen=True):
    """TS-15.14 One die after a turn at full velocity, by the fatigue table of the Fleet Game."""

    ship: str

    def ask(self, sea: Sea) -> Roll:
        args = {"ship": sea.label(self.ship), "tires": self._most(sea)}
        return Roll("roll-fatigue", sea.ships[self.ship].side, "TS-15.14", args=args)

    def _most(self, sea: Sea) -> int:
        return int(max(getattr(sea.charts.fatigue.fatigued, sea.ships[self.ship].crew)))

    def take(self, sea: Sea, die: int) -> None:
        tired = die in getattr(sea.charts.fatigue.fatigued, sea.ships[self.ship].crew)
        sea.change(self.ship, fatigued=tired)
        args = {"ship": sea.label(self.ship), "rolled": die, "tires": self._most(sea)}
        sea.tell(Event("fatigued" if tired else "not-fatigued", "TS-15.14", args, ship=self.ship, dice=(die,)))
