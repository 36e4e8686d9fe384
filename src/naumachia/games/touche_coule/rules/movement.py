"""Movement: the announced speed, the path, the quay, and the ram that a path may end in (TC-4, TC-5a)."""

from __future__ import annotations

from typing import ClassVar, Literal, NamedTuple

from msgspec.structs import replace

from naumachia.geometry.hexes import Hex
from naumachia.kernel import Act, Acts, Blow, Choose, Event, Frame, Message, Refusal, Roll, ShipDecides
from naumachia.kernel.shown.picture import Option

from ..hulls import pose, zone
from ..state import STEPS, Sea, Ship, footprint

SIDES = {"port": 1, "starboard": -1}


class Way(NamedTuple):
    """How a path goes: the places of the ship, bow hex and facing, and what stopped it."""

    places: tuple[tuple[Hex, int], ...]
    stop: Literal["", "quay", "ship"]
    struck: str = ""


def _strike_quay(sea: Sea, ship: str) -> None:
    """TC-4c.1 The quay costs a point (none with TC-O2) and all way; the turn goes on if the ship floats."""
    edge = sea.setting.charts.edge
    damage = 0 if sea.setting.options["TC-O2"] else edge.damage
    here = replace(sea.ships[ship], speed=edge.speed_after)
    sea.put(here)
    rule = "TC-O2" if sea.setting.options["TC-O2"] else "TC-4c.1"
    q, r = STEPS[here.facing]
    sea.tell(
        Event(
            "quay",
            rule,
            {"ship": sea.label(ship), "damage": damage},
            ship=ship,
            blow=Blow("ground", on=ship, loss={ship: damage} if damage else {}),
            at=((here.bow[0] + q, here.bow[1] + r), here.facing),
        )
    )
    sea.lose(ship, damage)
    sea.check_victory()


def speeds(sea: Sea, ship: Ship) -> range:
    """TC-4a.1 The speeds a ship may announce."""
    most = max_speed(sea, ship)
    speed = min(ship.speed, most)
    return range(max(0, speed - 1), min(most, speed + 1) + 1)


def max_speed(sea: Sea, ship: Ship) -> int:
    """TC-4a.1 How fast a ship can go: 3 for a liburnian, 2 for a quinquereme."""
    ships = sea.setting.charts.ships
    return (ships.liburnian if ship.kind == "liburnian" else ships.quinquereme).max_speed


def parse_path(answer: str) -> tuple[int, int]:
    """The rotation of a path, +1 to port or -1 to starboard, and the step it comes before; (0, 0) for straight ahead."""
    side, _, before = answer.partition("@")
    return (SIDES[side], int(before)) if before else (0, 0)


def walk(sea: Sea, ship: Ship, speed: int, side: int = 0, before: int = 0) -> Way:
    """TC-4a.2 Follow a path hex by hex until it is done, or until quay (TC-4c.1) or a ship (TC-5a.1) stops it."""
    bow, facing = ship.bow, ship.facing
    water, occupied = sea.setting.water, sea.occupied
    places = [(bow, facing)]
    if speed == 0 and side:
        places.append((bow, (facing + side) % 6))
    for step in range(1, speed + 1):
        if step == before:
            facing = (facing + side) % 6
            places.append((bow, facing))
        q, r = STEPS[facing]
        ahead = bow[0] + q, bow[1] + r
        if ahead not in water:
            return Way(tuple(places), "quay")
        there = occupied.get(ahead)
        if there is not None and there != ship.id:
            return Way(tuple(places), "ship", there)
        bow = ahead
        places.append((bow, facing))
    return Way(tuple(places), "")


def paths(sea: Sea, ship: Ship) -> tuple[str, ...]:
    """TC-4b.4 Straight ahead, and every rotation that is possible before the path is stopped."""
    speed = ship.speed
    water, occupied = sea.setting.water, sea.occupied
    found = ["straight"]
    bow, facing = ship.bow, ship.facing
    step, (q, r) = 1, STEPS[facing]
    while True:
        for side, turn in SIDES.items():
            if ship.length == 1 or _swings(sea, ship, bow, (facing + turn) % 6):
                found.append(f"{side}@{step}")
        bow = bow[0] + q, bow[1] + r
        step += 1
        if step > speed or bow not in water or occupied.get(bow, ship.id) != ship.id:
            return tuple(found)


def open_paths(sea: Sea, ship: str) -> tuple[str, ...]:
    """TC-4b.4 The same by the ship's name."""
    return paths(sea, sea.ships[ship])


def _swings(sea: Sea, ship: Ship, bow: Hex, facing: int) -> bool:
    """TC-4b.3 A quinquereme pivots on its bow; the stern must swing onto free water."""
    q, r = STEPS[facing]
    stern = bow[0] - q, bow[1] - r
    return stern in sea.setting.water and sea.occupied.get(stern, ship.id) == ship.id


def ram_damage(sea: Sea, speed: int, die: int, struck: str) -> int:
    """TC-5a.3 Announced speed (TC-5a.4: 1 to 3), plus the bonus of the die, less one on bow or stern, never below zero."""
    chart = sea.setting.charts.ram
    return max(chart.minimum, speed + chart.die_bonus[die - 1] + int(getattr(chart.zone, struck)))


def speed_bar(sea: Sea, ship: str, answer: str) -> Refusal | None:
    """TC-4a.1 Why a speed may not be announced."""
    allowed = speeds(sea, sea.ships[ship])
    if answer in map(str, allowed):
        return None
    args = {"ship": sea.label(ship), "speed": int(answer), "from": allowed[0], "to": allowed[-1]}
    return Refusal("TC-4a.1", "no-speed", args)


def path_bar(sea: Sea, name: str, answer: str) -> Refusal | None:
    """TC-4b.1, TC-4b.3, TC-4b.4 Why a path may not be taken."""
    ship = sea.ships[name]
    if answer in paths(sea, ship):
        return None
    turn, before = parse_path(answer)
    args = {"ship": sea.label(ship.id), "before": before, "speed": ship.speed}
    if before > max(1, ship.speed):
        return Refusal("TC-4b.1", "no-turn-after", args)
    way = walk(sea, ship, before - 1)
    if way.stop:
        return Refusal("TC-4b.4", "no-turn-stopped", args)
    bow, facing = way.places[-1]
    stern = footprint(ship.length, bow, (facing + turn) % 6)[-1]
    other = sea.occupied.get(stern)
    if other is None:
        return Refusal("TC-4b.3", "no-turn-quay", args)
    return Refusal("TC-4b.3", "no-turn-ship", args | {"other": sea.label(other)})


def _advance(way: Way) -> int:
    """Hexes made good, rotations not counted."""
    return len({bow for bow, _ in way.places}) - 1


def open_speeds(sea: Sea, ship: str) -> list[str]:
    """TC-4a.1 The speeds a ship may announce, as answers."""
    return [str(speed) for speed in speeds(sea, sea.ships[ship])]


def announce(sea: Sea, name: str, answer: str) -> None:
    """TC-4a.1 The announcement binds; the path follows."""
    ship, speed = sea.ships[name], int(answer)
    args = {"ship": sea.label(name), "speed": speed, "before": ship.speed, "change": speed - ship.speed}
    sea.tell(Event("speed", "TC-4a.1", args, ship=name, side=ship.camp, chapter="activation"))
    sea.put(replace(ship, speed=speed))
    sea.then(ChoosePath(name))


def speed_option(sea: Sea, name: str, answer: str) -> Option:
    """How a speed is shown: how far it goes straight ahead."""
    ship, speed = sea.ships[name], int(answer)
    path = tuple(pose(ship.length, *place) for place in walk(sea, ship, speed).places)
    return Option(answer, "do-speed", "TC-4a.1", {"speed": speed, "change": speed - ship.speed}, ship=name, path=path)


class AnnounceSpeed(ShipDecides[Sea], frozen=True):
    """TC-4a.1 The speed of the last turn, one more or one less, never beyond the ship's maximum."""

    acts: ClassVar[Acts[Sea, str]] = Acts(
        Refusal("TC-4a.1", "no-speed-form"),
        Act("speed", "TC-4a.1", open_speeds, announce, speed_option, speed_bar, form="[0-9]{1,3}"),
    )

    def ask(self, sea: Sea) -> Choose:
        answers = self.acts.open(sea, self.ship)
        return sea.choose("ask-speed", self.ship, "TC-4a.1", answers, binding=True, speed=sea.ships[self.ship].speed)


def row(sea: Sea, name: str, answer: str) -> None:
    """TC-4a.2 Along the path until it is done, or until quay (TC-4c.1) or a ship (TC-5a.1) stops it."""
    ship = sea.ships[name]
    side, before = parse_path(answer)
    way = walk(sea, ship, ship.speed, side, before)
    bow, facing = way.places[-1]
    sea.put(replace(ship, bow=bow, facing=facing))
    args = {"ship": sea.label(name), "hexes": _advance(way), "turn": answer.partition("@")[0], "before": before}
    key, rule = ("moved", "TC-4a.2") if ship.speed else ("stayed", "TC-4b.2")
    sea.tell(Event(key, rule, args, ship=name, side=ship.camp, path=way.places))
    if way.stop == "quay":
        _strike_quay(sea, name)
    elif way.stop == "ship":
        sea.then(Ram(name, way.struck))


def path_option(sea: Sea, name: str, answer: str) -> Option:
    """How a path is shown: every place it goes through, and what ends it."""
    ship = sea.ships[name]
    side, before = parse_path(answer)
    way = walk(sea, ship, ship.speed, side, before)
    args = {"turn": answer.partition("@")[0], "before": before, "hexes": _advance(way), "stop": way.stop}
    return Option(
        answer,
        "do-path",
        {"": "TC-4b.1", "quay": "TC-4c.1", "ship": "TC-5a.1"}[way.stop],
        args | ({"struck": sea.label(way.struck)} if way.struck else {}),
        ship=name,
        target=way.struck,
        path=tuple(pose(ship.length, *place) for place in way.places),
        cell=way.places[-1][0],
        risky=way.stop == "ship",
        harm=Message("harm-quay") if way.stop == "quay" else None,
    )


class ChoosePath(ShipDecides[Sea], frozen=True):
    """TC-4a.2 The ship moves exactly as many hexes as announced, with at most one rotation (TC-4b.1), unless stopped."""

    acts: ClassVar[Acts[Sea, str]] = Acts(
        Refusal("TC-4b.1", "no-path-form"),
        Act("path", "TC-4b.1", open_paths, row, path_option, path_bar, form="straight|(port|starboard)@[1-9][0-9]?"),
    )

    def ask(self, sea: Sea) -> Choose:
        answers = self.acts.open(sea, self.ship)
        return sea.choose("ask-path", self.ship, "TC-4b.1", answers, speed=sea.ships[self.ship].speed)


class Ram(Frame[Sea], frozen=True):
    """TC-5a.1 A bow that would enter a ship's hex rams it. TC-5a.3 Damage: speed + die - zone. TC-4c.2 Both then stand still."""

    ship: str
    target: str

    def _struck(self, sea: Sea) -> str:
        return zone(sea.ships[self.target], sea.ships[self.ship].bow)

    def _about(self, sea: Sea) -> dict[str, object]:
        speed, struck = sea.ships[self.ship].speed, self._struck(sea)
        return {"ship": sea.label(self.ship), "target": sea.label(self.target), "speed": speed, "zone": struck}

    def ask(self, sea: Sea) -> Roll:
        return Roll("roll-ram", sea.seat(self.ship), "TC-5a.3", args=self._about(sea))

    def take(self, sea: Sea, die: int) -> None:
        ship, target, args = sea.ships[self.ship], sea.ships[self.target], self._about(sea)
        chart, struck = sea.setting.charts.ram, self._struck(sea)
        damage = ram_damage(sea, ship.speed, die, struck)
        args |= {"rolled": die, "bonus": chart.die_bonus[die - 1], "modifier": getattr(chart.zone, struck)}
        args |= {"damage": damage}
        blow = Blow("ram", self.ship, self.target, not damage, {self.target: damage} if damage else {})
        sea.tell(Event("rammed", "TC-5a.3", args, ship=self.target, dice=(die,), blow=blow))
        sea.put(replace(ship, speed=0), replace(target, speed=0))
        sea.lose(self.target, damage)
        sea.check_victory()
