"""Orders that stay face down after the last sheet is in: each is shown when its boat moves, or is called."""

from __future__ import annotations

from msgspec import Struct, field
from msgspec.structs import replace

from naumachia.kernel import (
    Advice,
    Choose,
    Event,
    Frame,
    Message,
    Orders,
    Pick,
    RandomSource,
    Refusal,
    Roll,
    Rules,
    Scenario,
    Secrets,
    Setting,
    Sheets,
)
from naumachia.kernel.shown.picture import Badge, Option, Scene
from naumachia.kernel.shown.record_sheet import Row

from .._common import Charts, SmallState, drawn, label, piece, scene, small_game, telling

OTHER = {"red": "blue", "blue": "red"}
ORDERS = ("stop", "row", "charge")
PACE = {"stop": 0, "row": 1, "charge": 2}


class Muster(Scenario, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A scenario: each boat and its seat."""

    boats: dict[str, str]


class Boat(Struct, frozen=True):
    """A boat: how far it has come, and whether its crew is tired."""

    id: str
    seat: str
    at: int = 0
    tired: bool = False


class Strait(SmallState, kw_only=True):
    """A position: the boats, and the orders that lie face down."""

    boats: dict[str, Boat]
    orders: dict[str, str] = field(default_factory=dict)
    """Face down: what each boat that has not moved yet is to do."""
    round: int = 1

    def hidden(self, seat: str) -> list[Boat]:
        return [boat for boat in self.boats.values() if boat.seat == seat and boat.id in self.orders]

    def put(self, boat: Boat) -> None:
        self.boats = self.boats | {boat.id: boat}

    def show(self, boat: str) -> str:
        """Turn an order up."""
        order = self.orders[boat]
        self.orders = {name: kept for name, kept in self.orders.items() if name != boat}
        return order


class Command(Frame[Strait], frozen=True):
    """MA-1 Each boat gets an order, in secret; it stays face down. MA-2 A tired boat does not charge."""

    def ask(self, strait: Strait) -> Orders:
        sheets = {seat: tuple(line(boat) for boat in of(strait, seat)) for seat in OTHER}
        return Orders("ask-masks", "MA-1", sheets, {"round": strait.round})

    def take(self, strait: Strait, sheets: Sheets) -> None:
        strait.orders = {boat: order for lines in sheets.values() for boat, order in lines.items()}
        strait.then(Activate("red"))


class Activate(Frame[Strait], frozen=True):
    """MA-3 In turn each captain moves a boat by its order, or calls one of the other's."""

    seat: str

    def ask(self, strait: Strait) -> Choose | None:
        mine, theirs = strait.hidden(self.seat), strait.hidden(OTHER[self.seat])
        answers = (*(boat.id for boat in mine), *(f"call:{boat.id}" for boat in theirs))
        return Choose("ask-activate", self.seat, "MA-3", answers, {"seat": self.seat}) if answers else None

    def take(self, strait: Strait, answer: str | None) -> None:
        if answer is None:
            strait.then(EndRound())
        elif answer.startswith("call:"):
            strait.then(Call(self.seat, answer.removeprefix("call:")), Activate(OTHER[self.seat]))
        else:
            order = strait.show(answer)
            boat = strait.boats[answer]
            strait.put(replace(boat, at=boat.at + PACE[order], tired=order == "charge"))
            strait.tell(Event("moved", "MA-3", {"ship": label(answer), "order": order}, ship=answer))
            strait.then(Activate(OTHER[self.seat]))

    def show(self, strait: Strait, answer: str) -> Option:
        verb, _, boat = answer.rpartition(":")
        return Option(answer, f"do-{verb or 'move'}", "MA-3", {"ship": label(boat)}, ship=boat, risky=verb == "call")


class Call(Frame[Strait], frozen=True):
    """MA-4 A boat that is called shows its order: caught at a charge it loses as many lengths as the die says, else it moves."""

    seat: str
    boat: str

    def ask(self, strait: Strait) -> Roll | None:
        caught = strait.orders[self.boat] == "charge"
        return Roll("roll-call", self.seat, "MA-4", args={"ship": label(self.boat)}) if caught else None

    def take(self, strait: Strait, die: int | None) -> None:
        order = strait.show(self.boat)
        boat = strait.boats[self.boat]
        lost = min(boat.at, (die or 0) // 3)
        strait.put(replace(boat, at=boat.at - lost if die else boat.at + PACE[order], tired=order == "charge"))
        strait.tell(Event("called", "MA-4", {"ship": label(self.boat), "order": order, "lost": lost}, ship=self.boat))


class EndRound(Frame[Strait], frozen=True):
    """MA-5 After the last round the seat whose boats have come farther wins."""

    def take(self, strait: Strait, _: None) -> None:
        if strait.round < strait.setting.charts.length.number:
            strait.round += 1
            strait.then(Command())
            return
        red, blue = (sum(boat.at for boat in of(strait, seat)) for seat in OTHER)
        strait.end("red" if red > blue else "blue" if blue > red else None, "MA-5")


def of(strait: Strait, seat: str) -> list[Boat]:
    """Return the boats of a seat."""
    return [boat for boat in strait.boats.values() if boat.seat == seat]


def line(boat: Boat) -> Pick:
    """Return the line of a boat on the order sheet."""
    return Pick(boat.id, "line-boat", ORDERS[: 2 if boat.tired else 3], {"ship": label(boat.id)})


def begin(muster: Muster, charts: Charts, options: dict[str, int]) -> Strait:
    """Return the first position."""
    setting = Setting(scenario=muster, charts=charts, options=options)
    boats = {name: Boat(name, seat) for name, seat in muster.boats.items()}
    return Strait(agenda=(Command(),), boats=boats).attach(setting)


def see(strait: Strait, seat: str | None) -> Scene:
    """Of a boat whose order lies face down its captain reads what it is, and the others that it is there."""
    written = dict((strait.sealed or {}).get(seat or "", ()))

    def rows(boat: Boat) -> tuple[Row, ...]:
        known = strait.orders if boat.seat == seat else {}
        order = known.get(boat.id) or written.get(boat.id)
        return (Row(Message("sheet-order"), Message("order", {"order": order})),) if order else ()

    pieces = [
        piece(
            boat.id,
            boat.seat,
            20 * boat.at,
            20 * place,
            sheet=rows(boat),
            badges=(Badge("masked"),) if boat.id in strait.orders else (),
        )
        for place, boat in enumerate(strait.boats.values())
    ]
    return scene(pieces, list(OTHER), Message("where-round", {"round": strait.round}))


def redeal(strait: Strait, seat: str | None, rng: RandomSource) -> Strait:
    """The orders of the others that lie face down; a boat being called has been seen."""
    front = strait.agenda[0] if strait.agenda else None
    called = front.boat if isinstance(front, Call) else ""
    secret = [boat for name, boat in strait.boats.items() if name in strait.orders and boat.seat != seat and name != called]
    if not secret:
        return strait
    draft = strait.copy()
    draft.orders = strait.orders | {boat.id: line(boat).draw(rng) for boat in secret}
    return draft


def why_not(strait: Strait, ship: str, action: str) -> Refusal | None:
    """Return what keeps a boat from moving, or None."""
    if action == "move" and ship not in strait.orders:
        return Refusal("MA-3", "no-order", {"ship": label(ship)})
    if action == "charge" and strait.orders.get(ship) != "charge":
        return Refusal("MA-1", "not-so-ordered", {"ship": label(ship)})
    return None


def evaluate(strait: Strait, side: str) -> float:
    """How far the boats have come, and by their orders will."""

    def made(seat: str) -> float:
        return sum(boat.at + 0.5 * PACE.get(strait.orders.get(boat.id, ""), 0) for boat in of(strait, seat))

    done = 0.0 if not strait.result or not strait.result.winner else 100.0 if strait.result.winner == side else -100.0
    return made(side) - made(OTHER[side]) + done


def gist(before: Strait, after: Strait) -> tuple[Message, ...]:
    """Say where the boats that have moved are now."""
    moved = [boat for name, boat in after.boats.items() if boat != before.boats[name]]
    return tuple(Message("gist-at", {"ship": label(boat.id), "at": boat.at}) for boat in moved)


GAME = small_game(
    __file__,
    prefix="MA",
    standard="strait",
    rules=Rules(
        state=Strait,
        frames=(Command, Activate, Call, EndRound),
        scenario=Muster,
        begin=begin,
        seats=lambda s: {seat: seat for seat in OTHER},
    ),
    picture=drawn(see),
    telling=telling("MA", gist=gist, tries=lambda s, ship: ("move", "charge"), why_not=why_not),
    advice=Advice(evaluate=evaluate),
    secrets=Secrets(redeal=redeal),
)
GAMES = (GAME,)
