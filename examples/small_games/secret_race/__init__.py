"""A race of boats by secret orders, with lines of every kind. Nobody knows another's sheet until the last has come in."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct, field
from msgspec.structs import replace

from naumachia.kernel import (
    Choose,
    Event,
    Frame,
    Line,
    Message,
    OptionalRule,
    Orders,
    Pick,
    Plot,
    Refusal,
    Rules,
    Scenario,
    Several,
    Sheets,
    Shift,
    Split,
    graph,
)
from naumachia.kernel import Setting as KernelSetting
from naumachia.kernel.shown.picture import Scene
from naumachia.kernel.shown.record_sheet import Row

from .._common import Charts, SmallState, drawn, label, piece, scene, small_game

Order = Literal["stay", "row", "sprint"]
PACE = {"stay": 0, "row": 1, "sprint": 2}
PILOT = (Shift("A", 20, 0, 0), Shift("L", 20, 0, -60), Shift("R", 20, 0, 60))


class Race(Scenario, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A scenario: the boats, and which kinds of lines stand on the sheets."""

    boats: dict[str, str]
    """Each boat and its seat."""
    standing: dict[str, Order] = field(default_factory=dict)
    """Orders of an absent captain's boats."""
    piloted: tuple[str, ...] = ()
    """PL-6 Boats whose way is plotted move by move."""
    rations: int = 0
    """PL-7 So many rations each round for the boats of a seat; each is worth one length."""
    lanterns: int = 0
    """PL-8 So many boats of a seat may carry a lantern."""


class Setting(KernelSetting, frozen=True, kw_only=True):
    """The constants of a match: the seats in their order, besides charts and scenario."""

    seats: tuple[str, ...]


class Boat(Struct, frozen=True):
    """A boat: how far it has come, and whether its crew is tired."""

    id: str
    seat: str
    at: int = 0
    tired: bool = False
    lit: bool = False


class Bay(SmallState, kw_only=True):
    """A position: the boats, and the round."""

    boats: dict[str, Boat]
    round: int = 1
    signal: str = ""

    def fleet(self, seat: str) -> list[Boat]:
        return [boat for boat in self.boats.values() if boat.seat == seat]


class Write(Frame[Bay], frozen=True):
    """PL-1 Every captain writes an order for each own boat, in secret. PL-2 A tired boat does not sprint.

    PL-3 An absent captain's boats follow the standing order.
    """

    def ask(self, bay: Bay) -> Orders:
        standing = bay.setting.scenario.standing
        sheets = {seat: sheet(bay, seat) for seat in bay.setting.seats if seat not in standing}
        return Orders("ask-plot", "PL-1", sheets, {"round": bay.round})

    def take(self, bay: Bay, sheets: Sheets) -> None:
        standing = bay.setting.scenario.standing
        orders = {seat: {boat.id: order for boat in bay.fleet(seat)} for seat, order in standing.items()} | sheets
        bay.then(*(Reveal(orders[seat]) for seat in bay.setting.seats), Finish())

    def bar_sheet(self, bay: Bay, seat: str, lines: dict[str, str]) -> Refusal | None:
        """PL-9 Who carries a lantern gets no ration."""
        both = set(Several.names(lines.get("lanterns", ""))) & set(Split.numbers(lines.get("rations", "")) or ())
        return Refusal("PL-9", "no-ration-by-light", {"ship": label(min(both))}) if both else None


class Signal(Frame[Bay], frozen=True):
    """PL-5 The first captain may choose the flag of the start; it can be taken back until somebody has answered it."""

    def ask(self, bay: Bay) -> Choose:
        return Choose("ask-signal", bay.setting.seats[0], "PL-5", ("flag", "horn"))

    def take(self, bay: Bay, answer: str) -> None:
        bay.signal = answer


class Reveal(Frame[Bay], frozen=True):
    """PL-1 All sheets are read out and all boats move."""

    lines: dict[str, str]

    def take(self, bay: Bay, _: None) -> None:
        rations, lanterns = Split.numbers(self.lines.get("rations", "")) or {}, Several.names(self.lines.get("lanterns", ""))
        for name, order in self.lines.items():
            if name not in bay.boats:
                continue
            boat = bay.boats[name]
            made = PACE[order] if order in PACE else len(order.split())
            moved = replace(boat, at=boat.at + made + rations.get(name, 0), tired=order == "sprint", lit=name in lanterns)
            bay.boats = bay.boats | {name: moved}
            args = {"ship": label(name), "order": order or "–"}
            bay.tell(Event("moved", "PL-1", args, ship=name, path=(boat.at, bay.boats[name].at), beat=1))


class Finish(Frame[Bay], frozen=True):
    """PL-4 The first boat at the end of the course wins for its seat; two at once draw, and so does the last round."""

    def take(self, bay: Bay, _: None) -> None:
        course = bay.setting.charts.length.number
        there = {boat.seat for boat in bay.boats.values() if boat.at >= course}
        if there or bay.round == 2 * course:
            bay.end(there.pop() if len(there) == 1 else None, "PL-4")
        else:
            bay.round += 1
            bay.then(Write())


def sheet(bay: Bay, seat: str) -> tuple[Line, ...]:
    """Return the lines of the order sheet of a seat."""
    race, fleet = bay.setting.scenario, bay.fleet(seat)
    names, labels = tuple(boat.id for boat in fleet), tuple(label(boat.id) for boat in fleet)
    lines: list[Line] = [course(boat) if boat.id in race.piloted else pace(boat) for boat in fleet]
    if race.rations:
        lines.append(Split("rations", "line-rations", names, race.rations, caps=(1,) * len(names), labels=labels))
    if race.lanterns:
        lines.append(Several("lanterns", "line-lanterns", names, race.lanterns, labels=labels))
    return tuple(lines)


def pace(boat: Boat) -> Pick:
    """Return the line of a boat whose pace is chosen."""
    return Pick(boat.id, "line-boat", tuple(PACE)[: 2 if boat.tired else 3], {"ship": label(boat.id)})


def course(boat: Boat) -> Plot:
    """PL-6 Up to three moves, no two turns in a row."""

    def ways(place: tuple[int, bool]) -> dict[str, tuple[int, bool]]:
        made, turned = place
        return {} if made == 3 else {token: (made + 1, token != "A") for token in ("A", *(() if turned else ("L", "R")))}

    nodes = graph((0, False), ways, lambda _: True)
    return Plot(boat.id, "line-boat", nodes, (20.0 * boat.at, 0.0, 0.0), PILOT, {"ship": label(boat.id)})


def begin(race: Race, charts: Charts, options: dict[str, int]) -> Bay:
    """Return the first position."""
    seats = tuple(dict.fromkeys(race.boats.values()))
    setting = Setting(scenario=race, charts=charts, options=options, seats=seats)
    agenda = (Signal(), Write()) if options["signal"] else (Write(),)
    return Bay(agenda=agenda, boats={name: Boat(name, seat) for name, seat in race.boats.items()}).attach(setting)


def see(bay: Bay, seat: str | None) -> Scene:
    """A seat sees its own sheet; of the others, not even whether it is written (that, the request tells)."""
    mine = dict((bay.sealed or {}).get(seat or "", ()))

    def rows(boat: Boat) -> tuple[Row, ...]:
        return (Row(Message("sheet-order"), Message("order", {"order": mine[boat.id] or "–"})),) if boat.id in mine else ()

    pieces = [piece(boat.id, boat.seat, 20 * boat.at, sheet=rows(boat)) for boat in bay.boats.values()]
    return scene(pieces, bay.setting.seats, Message("where-round", {"round": bay.round}))


def seats(bay: Bay) -> dict[str, Any]:
    """Return each seat, which is its own side."""
    return {seat: seat for seat in bay.setting.seats}


GAME = small_game(
    __file__,
    prefix="PL",
    standard="two",
    rules=Rules(
        state=Bay,
        frames=(Signal, Write, Reveal, Finish),
        scenario=Race,
        begin=begin,
        seats=seats,
        options=(OptionalRule("signal", "PL-5"),),
    ),
    picture=drawn(see),
)
GAMES = (GAME,)
