"""Models on a table: placed in secret, ordered face down, moved leg by leg with ruler and protractor, and rammed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from msgspec import Struct, field
from msgspec.structs import replace

from naumachia.geometry import plane
from naumachia.geometry.plane import Base, Hull
from naumachia.kernel import (
    CONCEDE,
    Advice,
    Band,
    Event,
    Frame,
    Leg,
    Message,
    Orders,
    Pick,
    Place,
    RandomSource,
    Refusal,
    Region,
    Roll,
    Rules,
    Scenario,
    Secrets,
    Setting,
    Sheets,
    Station,
)
from naumachia.kernel.shown.picture import Board, Measure, Option, Piece, Pose, Scene, Shape
from naumachia.kernel.shown.record_sheet import Counter
from naumachia.kernel.shown.stakes import Verdict
from naumachia.kernel.words import Blow

from .._common import Charts, SmallState, drawn, label, scene, small_game, telling

OTHER = {"red": "blue", "blue": "red"}
WIDTH, HEIGHT, GRAINS = 400, 300, 1000
LENGTH, BEAM = 44, 18
HULL = Hull.of(LENGTH, BEAM, GRAINS)
PACE = {"slow": 40, "fast": 90}
REGIONS = {"red": Region.box(30, 30, 370, 90, 0), "blue": Region.box(30, 210, 370, 270, 180)}
MIDDLE = Region((((40, 150), (200, 120), (360, 150), (200, 180)),), ((0, 0), (90, 90)))
TURN, TURNS = 30, 2


class Shelf(Scenario, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A scenario: the models, and where each is put if nobody moves it."""

    models: dict[str, tuple[str, int, int]]
    """Side and where it is put if nobody moves it."""


class Model(Struct, frozen=True):
    """A model: its place in whole units of the plane, and its heading."""

    side: str
    x: int
    y: int
    h: int
    hits: int = 0

    @property
    def base(self) -> Base:
        return Base(plane.Pose(self.x, self.y, self.h), HULL)


class Tabletop(SmallState, kw_only=True):
    """A position: the models, their orders, and the buoys."""

    models: dict[str, Model]
    orders: dict[str, str] = field(default_factory=dict)
    """Face down: how each model that has not moved yet is to row."""
    buoy: tuple[int, int, int] | None = None
    turn: int = 1

    def aside(self, seat: str, answer: str) -> None:
        self.end(OTHER[seat], "MO-6")

    def others(self, ship: str) -> list[str]:
        return [name for name, model in self.models.items() if name != ship and model.hits < 2]


class Deploy(Frame[Tabletop], frozen=True):
    """MO-1 Both sides place their models in secret, none in contact with another."""

    def ask(self, table: Tabletop) -> Orders:
        return Orders("ask-deploy", "MO-1", {side: tuple(stations(table, side)) for side in OTHER}, asides=(CONCEDE,))

    def bar_sheet(self, table: Tabletop, seat: str, lines: dict[str, str]) -> Refusal | None:
        bases = {name: Base(grains(Station.spot(text) or (0, 0, 0)), HULL) for name, text in lines.items()}
        for name, base in bases.items():
            for other, theirs in bases.items():
                if name < other and plane.gap_within(base, theirs, GRAINS):
                    return Refusal("MO-1", "in-contact", {"ship": label(name), "other": label(other)})
        return None

    def take(self, table: Tabletop, sheets: Sheets) -> None:
        for lines in sheets.values():
            for name, text in lines.items():
                x, y, h = grains(Station.spot(text) or (0, 0, 0))
                table.models = table.models | {name: replace(table.models[name], x=x, y=y, h=h)}
        table.tell(Event("deployed", "MO-1"))
        table.then(Buoy(), Signals())


class Buoy(Frame[Tabletop], frozen=True):
    """MO-2 Blue drops a buoy in the middle, off every hull."""

    def ask(self, table: Tabletop) -> Place:
        return Place("ask-buoy", "blue", "MO-2", ship="buoy", region=MIDDLE, at=(200, 150, 0), asides=(CONCEDE,))

    def bar_pose(self, table: Tabletop, spot: tuple[int, ...]) -> Refusal | None:
        x, y, h = spot
        mark = Base(grains((x, y, h)), Hull.of(10, 10, GRAINS))
        near = [name for name, model in table.models.items() if plane.gap_within(mark, model.base, 30 * GRAINS)]
        return Refusal("MO-2", "buoy-near", {"ship": label(near[0])}) if near else None

    def take(self, table: Tabletop, spot: tuple[int, int, int]) -> None:
        table.buoy = spot
        table.tell(Event("buoy-dropped", "MO-2", {"x": spot[0], "y": spot[1]}))


class Signals(Frame[Tabletop], frozen=True):
    """MO-3 Each model gets a pace, face down until it rows."""

    def ask(self, table: Tabletop) -> Orders:
        lines = {
            side: tuple(Pick(name, "line-model", tuple(PACE), {"ship": label(name)}) for name in afloat(table, side))
            for side in OTHER
        }
        return Orders("ask-signals", "MO-3", lines, {"turn": table.turn}, asides=(CONCEDE,))

    def take(self, table: Tabletop, sheets: Sheets) -> None:
        table.orders = {name: order for lines in sheets.values() for name, order in lines.items()}
        table.then(*(Row(name) for name in table.models), EndTurn())


class Row(Frame[Tabletop], frozen=True):
    """MO-4 A model rows leg by leg: first a turn, then straight on; two turns at most; slow, it may back instead."""

    ship: str
    plan: tuple[tuple[int, int], ...] = ()

    def ask(self, table: Tabletop) -> Leg | None:
        model = table.models[self.ship]
        if model.hits > 1:
            return None
        path, at = [model.base.pose], model.base.pose
        for distance, turn in self.plan:
            at = plane.advance(plane.turned(at, turn), distance, GRAINS)
            path.append(at)
        return Leg(
            "ask-leg",
            model.side,
            "MO-4",
            ship=self.ship,
            bands=self.bands(table.orders[self.ship]),
            path=tuple(path),
            args={"ship": label(self.ship)},
            answers=("row", "back") if self.plan else ("row",),
            asides=(CONCEDE,),
        )

    def bands(self, order: str) -> tuple[Band, ...]:
        left = PACE[order] - sum(distance for distance, _ in self.plan)
        if any(distance < 0 for distance, _ in self.plan):
            return ()
        turning = sum(turn != 0 for _, turn in self.plan) < TURNS
        straight = Band(0, 0, 1, left) if left else None
        astern = Band(0, 0, -20, -1) if order == "slow" and not self.plan else None
        turns = (Band(-TURN, -1, 0, left), Band(1, TURN, 0, left)) if turning else ()
        return tuple(band for band in (astern, *turns, straight) if band is not None)

    def sample(self, table: Tabletop) -> Iterator[tuple[int, int]]:
        """Past whatever the model would run into at any tenth degree, and straight on."""
        left = PACE[table.orders[self.ship]] - sum(distance for distance, _ in self.plan)
        yield from ((left, turn) for turn in range(-TURN, TURN + 1, 10))

    def show_pose(self, table: Tabletop, pose: tuple[int, ...]) -> Option:
        base, blocked, others = rowed(table, self.ship, (*self.plan, (pose[0], pose[1])))
        args = {"distance": pose[0], "turn": pose[1]}
        request = self.ask(table)
        path = (
            (shown(table, self.ship, cast(tuple[int, int, int], request.path[-1])), shown(table, self.ship, base.pose))
            if request
            else ()
        )
        plain = Option(f"{pose[0]} {pose[1]}", "do-leg", "MO-4", args, ship=self.ship, path=path)
        if not blocked:
            return plain
        foe = others[blocked[0]]
        struck = table.models[foe]
        angle = plane.axis(base.pose.h, struck.h)
        side = plane.zone(struck.base, plane.advance(base.pose, LENGTH // 2, GRAINS)[:2])
        ram = struck.side != table.models[self.ship].side and pose[0] > 0
        notes = Message("note-touch", {"ship": label(foe), "side": Message(f"side-{side}"), "angle": angle})
        return replace(
            plain,
            target=foe,
            touches=tuple(others[number] for number in blocked),
            notes=(notes, Message("note-ram")) if ram else (notes,),
            risky=ram,
            then=("row",),
        )

    def show(self, table: Tabletop, answer: str) -> Option:
        return Option(answer, f"do-{answer}", "MO-4", ship=self.ship)

    def take(self, table: Tabletop, answer: tuple[int, int] | str | None) -> None:
        if answer == "row":
            execute(table, self.ship, self.plan)
        elif answer == "back":
            table.then(Row(self.ship, self.plan[:-1]))
        elif isinstance(answer, tuple):
            table.then(Row(self.ship, (*self.plan, answer)))


class Ram(Frame[Tabletop], frozen=True):
    """MO-5 On a four or more the model struck is hit; hit twice, it is taken off."""

    ship: str
    foe: str

    def ask(self, table: Tabletop) -> Roll:
        args = {"ship": label(self.ship), "other": label(self.foe)}
        return Roll("roll-ram", table.models[self.ship].side, "MO-5", args=args)

    def take(self, table: Tabletop, die: int) -> None:
        struck = table.models[self.foe]
        hit = die >= 4
        table.models = table.models | {self.foe: replace(struck, hits=struck.hits + hit)}
        blow = Blow("ram", self.ship, self.foe, missed=not hit, loss={self.foe: 1} if hit else {})
        args = {"ship": label(self.ship), "other": label(self.foe), "die": die}
        table.tell(Event("ram-hit" if hit else "ram-missed", "MO-5", args, ship=self.ship, dice=(die,), blow=blow))


class EndTurn(Frame[Tabletop], frozen=True):
    """MO-6 Who has no model left loses; after the last turn, who has fewer."""

    def take(self, table: Tabletop, _: None) -> None:
        left = {side: len(afloat(table, side)) for side in OTHER}
        if all(left.values()) and table.turn < table.setting.charts.length.number:
            table.turn += 1
            table.then(Signals())
            return
        table.end(None if left["red"] == left["blue"] else max(left, key=lambda side: left[side]), "MO-6")


def stations(table: Tabletop, side: str) -> Iterator[Station]:
    """Yield a line of the secret sheet for each model of a side."""
    for name, model in table.models.items():
        if model.side == side:
            at = (model.x // GRAINS, model.y // GRAINS, model.h)
            yield Station(name, "line-station", REGIONS[side], at, {"ship": label(name)})


def afloat(table: Tabletop, side: str) -> list[str]:
    """Return the models that a side has left."""
    return [name for name, model in table.models.items() if model.side == side and model.hits < 2]


def grains(spot: tuple[int, int, int]) -> plane.Pose:
    """Return a place of the players in the unit of the geometry."""
    return plane.Pose(spot[0] * GRAINS, spot[1] * GRAINS, spot[2])


def rowed(table: Tabletop, ship: str, plan: tuple[tuple[int, int], ...]) -> tuple[Base, tuple[int, ...], list[str]]:
    """Where a plan ends, and what blocked it there among the others."""
    base, others = table.models[ship].base, table.others(ship)
    bases = [table.models[name].base for name in others]
    for distance, turn in plan:
        stop = plane.sweep_turn(base, turn, bases)
        made = turn if stop is None else (stop.step - 1) * (1 if turn > 0 else -1)
        base = Base(plane.turned(base.pose, made), HULL)
        if stop is not None:
            return base, stop.by, others
        stop = plane.sweep_leg(base, distance, bases, GRAINS)
        made = distance if stop is None else (stop.step - 1) * (1 if distance > 0 else -1)
        base = Base(plane.advance(base.pose, made, GRAINS), HULL)
        if stop is not None:
            return base, stop.by, others
    return base, (), others


def execute(table: Tabletop, ship: str, plan: tuple[tuple[int, int], ...]) -> None:
    """Row a plan to its end, or up to the first contact."""
    base, blocked, others = rowed(table, ship, plan)
    model = table.models[ship]
    was = model.base.pose
    table.orders = {name: order for name, order in table.orders.items() if name != ship}
    table.models = table.models | {ship: replace(model, x=base.pose.x, y=base.pose.y, h=base.pose.h)}
    path = (tuple(was), tuple(base.pose))
    table.tell(Event("rowed", "MO-4", {"ship": label(ship)}, ship=ship, path=path, side=model.side))
    foes = [others[number] for number in blocked if table.models[others[number]].side != model.side]
    if foes and plan[-1][0] > 0:
        table.then(Ram(ship, foes[0]))


def begin(shelf: Shelf, charts: Charts, options: dict[str, int]) -> Tabletop:
    """Return the first position."""
    setting = Setting(scenario=shelf, charts=charts, options=options)
    models = {
        name: Model(side, x * GRAINS, y * GRAINS, 0 if side == "red" else 180) for name, (side, x, y) in shelf.models.items()
    }
    return Tabletop(agenda=(Deploy(),), models=models).attach(setting)


def redeal(table: Tabletop, seat: str | None, rng: RandomSource) -> Tabletop:
    """The paces of the others that lie face down; a model that rows has shown its own."""
    rowing = table.agenda[0].ship if table.agenda and isinstance(table.agenda[0], Row) else ""
    secret = [name for name in table.orders if table.models[name].side != seat and name != rowing]
    if not secret:
        return table
    draft = table.copy()
    draft.orders = table.orders | {name: rng.choice(tuple(PACE)) for name in secret}
    return draft


def see(table: Tabletop, seat: str | None) -> Scene:
    """While models are placed, those of the others are on nobody's table."""
    front = table.agenda[0] if table.agenda else None
    placing, rowing = isinstance(front, Deploy), front.ship if isinstance(front, Row) else ""
    written = dict((table.sealed or {}).get(seat or "", ())) if placing else {}
    pieces = []
    for name, model in table.models.items():
        away = placing and model.side != seat
        spot = Station.spot(written[name]) if name in written else None
        at = shown(table, name, (0, 0, 0) if away else grains(spot) if spot else model.base.pose)
        order = table.orders.get(name, "")
        known = bool(order) and (model.side == seat or name == rowing)
        words = Message(f"order-{order}") if known else None
        counter = (Counter(words, order[0].upper() if known else "", name == rowing),) if order else ()
        gone = away or model.hits > 1
        pieces.append(Piece(name, model.side, label(name), "boat", at, LENGTH, BEAM, counters=counter, gone=gone))
    adrift = table.buoy is None and not isinstance(front, Buoy)
    at = shown(table, "buoy", grains(table.buoy or (200, 150, 0)))
    pieces.append(Piece("buoy", "", Message("buoy"), "buoy", at, 10, 10, gone=adrift))
    shallows = Shape.polygon("shallows", ((0, HEIGHT / 2), (20, HEIGHT / 2 - 20), (20, HEIGHT / 2 + 20)), "warn")
    where = Message("where-turn", {"turn": table.turn})
    return replace(scene(pieces, list(OTHER), where), acting=rowing, shapes=(shallows,))


def evaluate(table: Tabletop, side: str) -> float:
    """Return the value of a position for a side: the models it has left, against those of the other."""
    worth = sum((2 - model.hits) * (1 if model.side == side else -1) for model in table.models.values())
    winner = table.result.winner if table.result else None
    return worth + (0 if winner is None else 100 if winner == side else -100)


def shown(table: Tabletop, ship: str, place: tuple[int, int, int]) -> Pose:
    """Return a place of the players as a pose of the picture."""
    x, y, h = place
    return Pose(x / GRAINS, HEIGHT - y / GRAINS, h - 90)


def shapes(table: Tabletop, ship: str) -> tuple[Shape, ...]:
    """Return the shapes that belong to a model."""
    if ship not in table.models:
        return ()
    at = shown(table, ship, table.models[ship].base.pose)
    arc = Shape.sector("arc-bow", at, (-TURN, TURN), 120, 22)
    around = Shape.around("range-bows", at, LENGTH, BEAM, 50)
    return (arc, around, Shape.ring("range-command", at, 100, tone="good"), *Shape.sides("zone", at, LENGTH, BEAM, 30))


def verdict(before: Tabletop, answer: object, after: Tabletop) -> Verdict:
    """Say what an answer has brought."""
    hit = any(model.hits > before.models[name].hits for name, model in after.models.items())
    return Verdict("verdict-hit", tone="good") if hit else Verdict("verdict-nothing")


GAME = small_game(
    __file__,
    prefix="MO",
    standard="shelf",
    rules=Rules(
        state=Tabletop,
        frames=(Deploy, Buoy, Signals, Row, Ram, EndTurn),
        scenario=Shelf,
        begin=begin,
        seats=lambda s: {seat: seat for seat in OTHER},
    ),
    picture=drawn(
        see,
        board=lambda s: Board("plane", (0, 0, WIDTH, HEIGHT), 50, measure=Measure("mm", 1.0, (0, HEIGHT))),
        pose=shown,
        shapes=shapes,
    ),
    telling=telling("MO", verdict=verdict),
    advice=Advice(
        evaluate=evaluate, horizon=lambda s: (s.turn, s.agenda[0].ship if s.agenda and isinstance(s.agenda[0], Row) else "")
    ),
    secrets=Secrets(redeal=redeal),
)
GAMES = (GAME,)
