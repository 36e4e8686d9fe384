"""TS-8.1 to TS-8.5, TS-15.8, TS-15.11, TS-15.12 Missiles at secret targets, and fires aboard."""

from __future__ import annotations

from typing import Literal, NamedTuple

from naumachia.geometry.hexes import distance
from naumachia.kernel import Blow, Event, Frame, Line, Message, Refusal, Roll, Split

from ....common.sea.waters import in_sight
from ...pieces import Ship
from ...state import Sea, ShipSheet
from ..values import ashore, fights, signed, watches
from .harm import Losses, sink

Weapon = Literal["archers", "engine"]
DIE = 6
"""The highest face of the die: what needs more cannot hit."""
TOWER, FLAME = "^", "*"
"""After the name of a target on the sheet: shots from a tower, incendiary shots."""


class Shot(NamedTuple):
    """How a shot is made."""

    target: str
    tower: bool
    flame: bool


def shot_of(part: str) -> Shot:
    """`Y1^*`: at Y1, from a tower, incendiary."""
    return Shot(part.rstrip(TOWER + FLAME), TOWER in part, FLAME in part)


def fire_bar(sea: Sea, ship: Ship, target: Ship, weapon: Weapon = "engine") -> Refusal | None:
    """TS-8.1 What stands between a ship and a target."""
    args = {"ship": sea.label(ship.id), "target": sea.label(target.id)}
    if ship.gone or target.gone:
        return Refusal("TS-8.1", "no-gone", {"ship": sea.label(target.id if target.gone else ship.id)})
    if not fights(sea, ship):
        return Refusal("TS-8.1", "no-fire-idle", args)
    if watches(sea, ship):
        return Refusal("TS-8.1", "no-watching", args)
    if not arms(ship, weapon):
        return Refusal("TS-8.1", "no-arms", args)
    if target.side == ship.side:
        return Refusal("TS-8.1", "no-friend", args)
    if not target.afloat or ashore(sea, target):
        return Refusal("TS-8.1", "no-target", args)
    if sea.apart(ship, target) > reach(sea, weapon, flame=False):
        return Refusal("TS-8.2", "no-range", args)
    if not in_sight(sea.setting.waters, ship.hexes, target.hexes):
        return Refusal("TS-8.1", "no-sight", args)
    if not shots_at(sea, ship, target, weapon):
        return Refusal("TS-8.2", "no-hit", args)
    return None


def shots_at(sea: Sea, ship: Ship, target: Ship, weapon: Weapon) -> list[str]:
    """TS-8.2, TS-8.5 The ways in which a weapon may hit a target in its range: plain, from a tower, incendiary."""
    ways = [""] + ([TOWER] if "tower" in ship.equipment else [])
    if "fire" in ship.equipment and sea.apart(ship, target) <= reach(sea, weapon, flame=True):
        ways += [way + FLAME for way in ways]
    return [way for way in ways if needed(sea, ship, target, weapon, shot_of(target.id + way)) <= DIE]


def shoot_bar(sea: Sea, ship: Ship, target: Ship) -> Refusal | None:
    """TS-8.1 What stands between a ship and a target, whichever weapon it uses."""
    weapons: tuple[Weapon, ...] = ("engine", "archers")
    bars = [fire_bar(sea, ship, target, weapon) for weapon in weapons if arms(ship, weapon)]
    return None if None in bars else bars[0] if bars else fire_bar(sea, ship, target)


def arms(ship: Ship, weapon: Weapon) -> int:
    """TS-8.1 How many shots a ship has."""
    return ship.men.archers if weapon == "archers" else ship.equipment.count("engine")


def reach(sea: Sea, weapon: Weapon, flame: bool) -> int:
    """The range of a weapon."""
    table = sea.charts.incendiary
    if flame:
        return table.archers_range if weapon == "archers" else table.engine_range
    return len(sea.charts.missiles.archers if weapon == "archers" else sea.charts.missiles.engine)


def needed(sea: Sea, ship: Ship, target: Ship, weapon: Weapon, shot: Shot) -> int:
    """TS-8.2, TS-15.11 The least face that hits."""
    if shot.flame:
        table = sea.charts.incendiary
        return min(table.hit_from_tower if shot.tower else table.hit)
    missiles = sea.charts.missiles
    row = missiles.archers if weapon == "archers" else missiles.engine
    add = missiles.from_tower if shot.tower else 0
    add += missiles.target_cataphract if sea.kind(target).deck == "cataphract" else 0
    add += missiles.firer_at_fv if ship.full else 0
    add += missiles.strong_wind if sea.wind == "strong" else 0
    return row[sea.apart(ship, target) - 1] - add


def fire_line(sea: Sea, ship: Ship, weapon: Weapon, foes: list[Ship]) -> Split | None:
    """The line of a ship's archers or engines: how many shots at whom of the enemies, in which way."""
    count = arms(ship, weapon)
    if not count or not fights(sea, ship):
        return None
    far = reach(sea, weapon, flame=False) + 2  # from bow to bow; most ships are out of range, and not worth a closer look
    parts: list[str] = []
    for target in foes:
        if distance(ship.bow, target.bow) > far or fire_bar(sea, ship, target, weapon) is not None:
            continue
        parts += [target.id + way for way in shots_at(sea, ship, target, weapon)]
    if not parts:
        return None
    labels = tuple(aim_label(sea, ship, weapon, shot_of(part)) for part in parts)
    return Split(f"{ship.id}/{weapon}", f"line-{weapon}", tuple(parts), count, args={"ship": sea.label(ship.id)}, labels=labels)


def aim_label(sea: Sea, ship: Ship, weapon: Weapon, shot: Shot) -> Message:
    """A target as the sheet names it."""
    target = sea.ships[shot.target]
    args = {"target": sea.label(shot.target), "needs": needed(sea, ship, target, weapon, shot)}
    return Message("aim", {**args, "tower": int(shot.tower), "flame": int(shot.flame)})


class FireSheet(ShipSheet, frozen=True):
    """TS-8.1 Each archer point and each engine may fire once; targets are committed in secret. TS-8.4: who fires may board.

    TS-8.5 With `fire` aboard each shot may be incendiary.
    """

    key = "ask-fire"
    rule = "TS-8.1"
    phase = "fire"

    def lines(self, sea: Sea, side: str) -> tuple[Line, ...]:
        weapons: tuple[Weapon, ...] = ("archers", "engine")
        foes = sea.fleet(sea.other(side))
        found = (fire_line(sea, ship, weapon, foes) for ship in sea.fleet(side) for weapon in weapons)
        return tuple(line for line in found if line is not None)

    def bar_sheet(self, sea: Sea, seat: str, lines: dict[str, str]) -> Refusal | None:
        """TS-15.8 A tower holds two archer points or one engine."""
        table, used = sea.charts.missiles, dict[str, int]()
        for name, text in lines.items():
            ship, _, weapon = name.partition("/")
            shots = sum(count for part, count in (Split.numbers(text) or {}).items() if TOWER in part)
            held = table.tower_archers if weapon == "archers" else table.tower_engines
            used[ship] = used.get(ship, 0) + -(-shots // held)
        for ship, towers in used.items():
            if towers > sea.ships[ship].equipment.count("tower"):
                return Refusal("TS-15.8", "no-tower-room", {"ship": sea.label(ship)})
        return None

    def carry_out(self, sea: Sea, written: dict[str, str]) -> None:
        sea.owed, sea.flames = {}, {}
        volleys = [
            Volley(ship, weapon, part, count)
            for ship in sea.ships
            for weapon in ("archers", "engine")
            for part, count in (Split.numbers(written.get(f"{ship}/{weapon}", "")) or {}).items()
        ]
        sea.then(*volleys, Struck())


class Volley(Frame[Sea], frozen=True):
    """TS-8.2 The shots of a ship at one target in one way: a die each."""

    ship: str
    weapon: Weapon
    part: str
    count: int

    def ask(self, sea: Sea) -> Roll:
        shot = shot_of(self.part)
        needs = needed(sea, sea.ships[self.ship], sea.ships[shot.target], self.weapon, shot)
        args = {"ship": sea.label(self.ship), "target": sea.label(shot.target), "needs": needs, "flame": int(shot.flame)}
        return Roll("roll-shots", sea.ships[self.ship].side, "TS-15.11" if shot.flame else "TS-8.2", count=self.count, args=args)

    def take(self, sea: Sea, dice: int | tuple[int, ...]) -> None:
        faces = dice if isinstance(dice, tuple) else (dice,)
        shot = shot_of(self.part)
        needs = needed(sea, sea.ships[self.ship], sea.ships[shot.target], self.weapon, shot)
        hits = sum(face >= needs for face in faces)
        args = {
            "ship": sea.label(self.ship), "target": sea.label(shot.target), "needs": needs, "shots": self.count, "hits": hits,
            "weapon": self.weapon, "flame": int(shot.flame),
        }  # fmt: skip
        blow = Blow("flame" if shot.flame else "shot", by=self.ship, on=shot.target, missed=not hits)
        rule = "TS-15.11" if shot.flame else "TS-8.2"
        sea.tell(Event("shots", rule, args, ship=self.ship, dice=faces, blow=blow, idle=not hits))
        if hits and shot.flame:
            sea.flames = sea.flames | {shot.target: sea.flames.get(shot.target, 0) + hits}
        elif hits:
            sea.owed = sea.owed | {shot.target: sea.owed.get(shot.target, 0) + hits}


class Struck(Frame[Sea], frozen=True):
    """TS-8.3 All losses are taken together; TS-15.11 incendiary hits feed fires; TS-15.12 then each fire is rolled for."""

    def take(self, sea: Sea, _: None) -> None:
        owed, flames, sea.owed, sea.flames = sea.owed, sea.flames, {}, {}
        for name in sea.listed(flames):
            kindle(sea, name, flames[name])
        losses = [Losses(name, sea.ships[name].side, owed[name], "never", "TS-8.3", saves=True) for name in sea.listed(owed)]
        sea.then(*losses, Fires())


def kindle(sea: Sea, name: str, levels: int, source: str = "") -> None:
    """TS-15.11 A fire begins, or grows."""
    sea.change(name, fire=sea.ships[name].fire + levels)
    args = {"ship": sea.label(name), "level": sea.ships[name].fire}
    sea.tell(Event("burns", "TS-15.11", args, ship=name, blow=Blow("fire", by=source, on=name)))


class Fires(Frame[Sea], frozen=True):
    """TS-15.12 Each burning ship rolls, in list order."""

    def take(self, sea: Sea, _: None) -> None:
        sea.then(*(FireDie(ship.id) for ship in sea.here if ship.fire))


class FireDie(Frame[Sea], frozen=True):
    """TS-15.12 A die plus the level of the fire less one, by the crew."""

    ship: str

    def add(self, sea: Sea) -> int:
        """Return the modifier of the die."""
        ship, table = sea.ships[self.ship], sea.charts.fire
        crew = {"expert": table.expert, "slave": table.slave}.get("" if ship.status == "captured" else ship.crew, 0)
        return ship.fire - 1 + crew

    def ask(self, sea: Sea) -> Roll | None:
        if sea.ships[self.ship].gone:
            return None
        args = {"ship": sea.label(self.ship), "add": signed(self.add(sea))}
        return Roll("roll-fire", sea.ships[self.ship].side, "TS-15.12", args=args)

    def take(self, sea: Sea, die: int | None) -> None:
        if die is None:
            return
        total = die + self.add(sea)
        how = fire_result(sea, total)
        args = {"ship": sea.label(self.ship), "rolled": die, "total": total, "how": how}
        args["mainsail"] = int(sea.ships[self.ship].mainsail)
        sea.tell(Event("fire-aboard", "TS-15.12", args, ship=self.ship, dice=(die,)))
        burn(sea, sea.ships[self.ship], how)


def fire_result(sea: Sea, total: int) -> str:
    """TS-15.12 What a sum means: `out`, `men`, `rig` or `lost`."""
    table = sea.charts.fire
    if total <= table.out_most:
        return "out"
    return "lost" if total >= table.abandoned_least else "rig" if total >= table.rig_least else "men"


def burn(sea: Sea, ship: Ship, how: str) -> None:
    """TS-15.12 What a fire does: it goes out, takes a man point, speed and mainsail too, or the ship."""
    if how == "out":
        sea.change(ship.id, fire=0)
    elif how == "lost":
        linked = ship.links
        sink(sea, ship.id, burnt=True)
        sea.then(*(SpreadDie(name, ship.id) for name in sea.listed(linked)))
    else:
        if how == "rig":
            rig = "" if ship.rig == "mainsail" else ship.rig
            sea.change(ship.id, fv_loss=ship.fv_loss + 1, mainsail=False, rig=rig)
        sea.then(Losses(ship.id, ship.side, 1, "last", "TS-15.12"))


class SpreadDie(Frame[Sea], frozen=True):
    """TS-15.12 A ship linked to a burning wreck may catch fire; it rolls itself from the next turn."""

    ship: str
    source: str

    def ask(self, sea: Sea) -> Roll | None:
        if sea.ships[self.ship].gone:
            return None
        args = {"ship": sea.label(self.ship), "needs": min(sea.charts.fire.spreads)}
        return Roll("roll-spread", sea.ships[self.ship].side, "TS-15.12", args=args)

    def take(self, sea: Sea, die: int | None) -> None:
        if die is None:
            return
        caught = die in sea.charts.fire.spreads
        args = {"ship": sea.label(self.ship), "rolled": die, "caught": int(caught)}
        sea.tell(Event("spread", "TS-15.12", args, ship=self.ship, dice=(die,)))
        if caught and not sea.ships[self.ship].fire:
            kindle(sea, self.ship, 1, self.source)
