"""Faults of a scenario file, all at once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from naumachia.geometry.hexes import FLAT, Hex, Hull, distance, from_printed, printed
from naumachia.kernel import Message
from naumachia.kernel.files.toml_files import NOTHING, Fault, between, one_of

from ..charts import Charts, cost
from .berths import Berth, berths, land, on_map, places, sea
from .scenario import FACINGS, Battle, Line, SquadronSetup

__all__ = ["Berth", "Fault", "berths", "faults", "land", "on_map", "sea"]

Ships = tuple[Berth, ...]


def faults(battle: Battle, charts: Charts, options: Mapping[str, int]) -> list[Fault]:
    """Everything wrong with a set-up: first its names and lines, and when these hold, the ships on the map."""
    found = [*_name_faults(battle, charts), *_line_faults(battle, charts)]
    if found:
        return found
    ships = berths(battle, charts)
    return [
        *_place_faults(battle, ships),
        *_command_faults(battle, ships),
        *_rule_faults(battle, ships),
        *_contest_faults(battle, charts, ships),
    ]


def _name_faults(battle: Battle, charts: Charts) -> Iterator[Fault]:
    """Sides, squadrons, models and classes that nobody has heard of."""
    sides, squadrons = tuple(battle.sides), tuple(battle.squadrons)

    def unknown(path: tuple[str, ...], names: Iterable[str], known: Iterable[str]) -> Iterator[Fault]:
        yield from (Fault(path, one_of(known), name) for name in names if name not in known)

    if len(sides) != 2:
        yield Fault(("sides",), Message("want-two-sides"), len(sides))
    for side in sides:
        if not side.isalpha():
            yield Fault(("sides", side), Message("want-letters"), side)
        if not any(squadron.side == side and squadron.entry is None for squadron in battle.squadrons.values()):
            yield Fault(("squadrons",), Message("want-squadron-of", {"side": side}), 0)
    yield from unknown(("first",), [battle.first] if battle.first else [], sides)
    for key, squadron in battle.squadrons.items():
        yield from unknown(("squadrons", key, "side"), [squadron.side], sides)
        for place, line in enumerate(squadron.lines):
            yield from unknown(("squadrons", key, "lines", str(place), "model"), [line.model], charts.models.table)
    for place, fitting in enumerate(battle.fittings):
        path = ("fittings", str(place))
        yield from unknown((*path, "side"), [fitting.side] if fitting.side else [], sides)
        yield from unknown((*path, "squadrons"), fitting.squadrons, squadrons)
        yield from unknown((*path, "classes"), fitting.classes, charts.classes.table)
        yield from unknown((*path, "models"), fitting.models, charts.models.table)
    for place, way in enumerate(battle.exits):
        yield from unknown(("exits", str(place), "side"), [way.side], sides)
        yield from unknown(("exits", str(place), "squadrons"), way.squadrons, squadrons)
    for place, desertion in enumerate(battle.desertions):
        yield from unknown(("desertions", str(place), "squadron"), [desertion.squadron], squadrons)
        yield from unknown(("desertions", str(place), "after"), [desertion.after] if desertion.after else [], squadrons)
    for place, fear in enumerate(battle.fears):
        yield from unknown(("fears", str(place), "side"), [fear.side], sides)
        yield from unknown(("fears", str(place), "of"), fear.of, squadrons)


def _line_faults(battle: Battle, charts: Charts) -> Iterator[Fault]:
    """Lines that cannot be laid out, commanders without a ship, land back to front."""
    for place, block in enumerate(battle.land):
        for name, (first, last) in (("cols", block.cols), ("rows", block.rows)):
            if not 1 <= first <= last <= 99:
                yield Fault(("land", str(place), name), Message("want-span"), [first, last])
    for key, squadron in battle.squadrons.items():
        ships = 0
        for place, line in enumerate(squadron.lines):
            path = ("squadrons", key, "lines", str(place))
            before = sum(1 for _ in _layout_faults(line, squadron))
            yield from (Fault((*path, *tail), wanted, found) for tail, wanted, found in _layout_faults(line, squadron))
            ships += 0 if before else len(places(line, squadron))
        if squadron.commander and squadron.flagship > ships:
            yield Fault(("squadrons", key, "flagship"), between(1, ships), squadron.flagship)
        if squadron.commander and squadron.commander.kind == "SC" and squadron.commander.initiative:
            path = ("squadrons", key, "commander", "initiative")
            yield Fault(path, Message("want-no-initiative"), squadron.commander.initiative)
        if squadron.entry and not squadron.commander:
            yield Fault(("squadrons", key, "commander"), Message("want-leader"), NOTHING)


def _layout_faults(line: Line, squadron: SquadronSetup) -> Iterator[Fault]:
    """One line: columns and a row, or bows, or, for a squadron that enters later, a number."""
    ways = [name for name in ("cols", "bows", "count") if getattr(line, name)]
    wanted = ["count"] if squadron.entry else ["cols", "bows"]
    if len(ways) != 1 or ways[0] not in wanted:
        yield Fault((), Message("want-just-one", {"names": ", ".join(wanted)}), ", ".join(ways) or NOTHING)
    elif line.cols:
        first, last = line.cols
        row = squadron.row if line.row is None else line.row
        if not 1 <= first <= last <= 99 or (last - first) % line.step:
            yield Fault(("cols",), Message("want-columns", {"step": line.step}), list(line.cols))
        if row is None or not 1 <= row <= 99:
            yield Fault(("row",), Message("want-row"), row)


def _place_faults(battle: Battle, ships: Ships) -> Iterator[Fault]:
    """WG-6.6, WG-2.2 All of a ship lies on the map, at sea unless aground, and no two ships share a hex."""
    sheet, ground = on_map(battle), land(battle)
    aground = {name for name, marks in battle.position.ships.items() if marks.aground} if battle.position else set()
    taken: dict[Hex, str] = {}
    for ship in ships:
        path = ("squadrons", ship.squadron, "lines")
        for at in ship.hull:
            if at not in sheet:
                yield Fault(path, Message("want-on-map", {"ship": ship.id}), _shown(ship))
            elif at in ground and ship.id not in aground:
                yield Fault(path, Message("want-water", {"ship": ship.id, "hex": printed(at)}), _shown(ship))
            elif at in taken:
                args = {"ship": ship.id, "hex": printed(at), "other": taken[at]}
                yield Fault(path, Message("want-free", args), _shown(ship))
            taken.setdefault(at, ship.id)


def _shown(ship: Berth) -> str | Message:
    """A place as players write it."""
    return f"{printed(ship.bow)} {FACINGS[ship.facing]}" if ship.bow else Message("found-off-map")


def _command_faults(battle: Battle, ships: Ships) -> Iterator[Fault]:
    """WG-5.21 to WG-5.23 Every ship of a commanded squadron starts in range of its commander, or in the line astern."""
    for key, squadron in battle.squadrons.items():
        own = [ship for ship in ships if ship.squadron == key and ship.hull]
        chief = next((ship for ship in own if ship.commander), None)
        if chief is None or squadron.commander is None:
            continue
        enemies = frozenset(at for ship in ships if ship.side != squadron.side for at in ship.hull)
        near = _within(chief.hull, squadron.commander.range, enemies)
        far = [ship for ship in own if not near.intersection(ship.hull)]
        line = in_line(chief, (ship for ship in ships if ship.side == squadron.side and ship.hull)) if far else frozenset()
        for ship in far:
            if ship.id not in line:
                away = min(distance(a, b) for a in chief.hull for b in ship.hull)
                args = {"range": squadron.commander.range, "chief": chief.id, "ship": ship.id}
                yield Fault(("squadrons", key, "commander", "range"), Message("want-in-command", args), away)


def _within(start: tuple[Hex, ...], steps: int, barred: frozenset[Hex]) -> frozenset[Hex]:
    """WG-5.23 The hexes reached in so many steps, never through an enemy."""
    found, edge = set(start), set(start)
    for _ in range(steps):
        edge = {at for here in edge for at in FLAT.neighbours(here)} - found - barred
        found |= edge
    return frozenset(found)


def in_line(chief: Berth, friends: Iterable[Berth]) -> frozenset[str]:
    """WG-5.22, WG-R55 Return the longest line astern whose first or second ship is the commander's; else the commander's ship."""
    fleet = {ship.id: ship for ship in friends}
    behind = {a.id: [b.id for b in fleet.values() if b is not a and follows(b, a)] for a in fleet.values()}
    ahead = {name: [leader for leader, those in behind.items() if name in those] for name in fleet}
    heads = [leader for leader in ahead[chief.id] if not ahead[leader]]
    if ahead[chief.id] and not heads:
        return frozenset((chief.id,))
    known: dict[str, tuple[str, ...]] = dict.fromkeys(heads[:1], ())
    return frozenset((*heads[:1], *_longest(chief.id, behind, known)))


def _longest(start: str, behind: dict[str, list[str]], known: dict[str, tuple[str, ...]]) -> tuple[str, ...]:
    """The longest chain from a ship backwards; `known` keeps what has been found, and ends rings."""
    if start not in known:
        known[start] = ()
        known[start] = (start, *max((_longest(after, behind, known) for after in behind[start]), key=len, default=()))
    return known[start]


def follows(ship: Berth, leader: Berth) -> bool:
    """WG-5.22 Return whether its bow is in the leader's stern hex and points at it, or is in one of its stern/flank hexes."""
    if ship.bow is None or leader.bow is None:
        return False
    around = Hull(FLAT, leader.bow, leader.facing, leader.hexes).named()
    if ship.bow == around["stern"]:
        return FLAT.ahead(ship.bow, ship.facing) in leader.hull
    return ship.bow in (around["stern-port"], around["stern-starboard"])


def _rule_faults(battle: Battle, ships: Ships) -> Iterator[Fault]:
    """WG-6.21, WG-D32, WG-D33 Sails where there are none to have, mouths that are no water, tows that do not hang together."""
    water = sea(battle)
    known = {ship.id: ship for ship in ships}
    for ship in ships:
        path = ("squadrons", ship.squadron, "lines")
        if ship.sails_up and not ship.sails:
            yield Fault(path, Message("want-sails", {"ship": ship.id}), "sails_up")
        if ship.towed_by:
            tug = known.get(ship.towed_by)
            if tug is None or tug.squadron != ship.squadron or not tug.bow:
                yield Fault(path, Message("want-tug", {"ship": ship.id}), ship.towed_by)
            elif ship.bow != Hull(FLAT, tug.bow, tug.facing, tug.hexes).named()["stern"] or ship.hexes != 1:
                yield Fault(path, Message("want-towed", {"ship": tug.id}), _shown(ship))
    for key, squadron in battle.squadrons.items():
        for number in squadron.entry.mouth if squadron.entry else ():
            if from_printed(number) not in water:
                yield Fault(("squadrons", key, "entry", "mouth"), Message("want-mouth"), number)


def _contest_faults(battle: Battle, charts: Charts, ships: Ships) -> Iterator[Fault]:
    """WG-10.0 In a tournament: known points, fleets within them, commanders as allowed, ships within depth of their edge."""
    if battle.tournament is None:
        return
    rules = charts.tournament
    points = battle.tournament.points
    if points not in rules.points:
        yield Fault(("tournament", "points"), one_of(rules.points), points)
        return
    allowed = rules.squadron_commanders[rules.points.index(points)]
    for side, about in battle.sides.items():
        own = [ship for ship in ships if ship.side == side]
        if (spent := sum(cost(charts, ship.model) for ship in own)) > points:
            yield Fault(("sides", side), Message("want-price", {"points": points}), spent)
        kinds = Counter(s.commander.kind for s in battle.squadrons.values() if s.side == side and s.commander)
        if kinds["ADM"] != 1 or kinds["SC"] > allowed:
            yield Fault(("sides", side), Message("want-commanders", {"allowed": allowed}), dict(kinds))
        for ship in own:
            deep = max((_depth(battle, about.edge, at) for at in ship.hull), default=0)
            if deep > rules.setup_depth:
                args = {"ship": ship.id, "depth": rules.setup_depth, "edge": about.edge}
                yield Fault(("squadrons", ship.squadron, "lines"), Message("want-depth", args), deep)


def _depth(battle: Battle, edge: str, at: Hex) -> int:
    """How many hexes a hex lies from an edge, the edge row being the first."""
    number = printed(at)
    column, row = int(number[:2]), int(number[2:])
    return {"top": row, "bottom": battle.map.rows + 1 - row, "left": column, "right": battle.map.cols + 1 - column}[edge]
