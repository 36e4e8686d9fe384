"""Squadrons: command range, lines astern and the assignment of phase B (WG-5.2)."""

from __future__ import annotations

from collections.abc import Mapping

from naumachia.geometry.hexes import Hex, distance
from naumachia.kernel import Answer, Event, Frame, Message, Orders, Pick, Refusal, Sheets

from ...charts import reduced
from ...hulls import neighbours
from ...state import Commander, Sea, Ship, Squadron, apart

CHAINS = 40
"""No more chains of one line are looked at; a formation so dense holds more than any player would name."""


class FormSquadrons(Frame[Sea], frozen=True):
    """WG-5.24 Phase B, both sides together: first which ships make up each line astern, then who follows whom."""

    def take(self, sea: Sea, _: None) -> None:
        sea.phase = "squadrons"
        sea.then(ChooseLines(all_lines(sea)))


class ChooseLines(Frame[Sea], frozen=True):
    """WG-5.22 Where several chains are possible the owner chooses one; the longest stands first."""

    lines: dict[str, tuple[tuple[str, ...], ...]]

    def ask(self, sea: Sea) -> Orders | None:
        sheets: dict[str, tuple[Pick, ...]] = {}
        for seat, side in sea.setting.seats.items():
            lines = tuple(
                Pick(chief, "line-chain", tuple(map(">".join, found)), {"squadron": sea.label(chief)}, _in_words(sea, found))
                for chief, found in self.lines.items()
                if len(found) > 1 and sea.commanders[chief].side == side and sea.holder(chief, side) == seat
            )
            if lines:
                sheets[seat] = lines
        return Orders("ask-lines", "WG-5.22", sheets) if sheets else None

    def take(self, sea: Sea, sheets: Sheets | None) -> None:
        chosen = {chief: tuple(text.split(">")) for lines in (sheets or {}).values() for chief, text in lines.items()}
        lines = {chief: chosen.get(chief) or (found[0] if found else ()) for chief, found in self.lines.items()}
        sea.then(AssignShips(candidates(sea, lines)))


def _in_words(sea: Sea, lines: tuple[tuple[str, ...], ...]) -> tuple[Message, ...]:
    return tuple(Message("chain", {"count": len(line), "ships": " › ".join(line)}) for line in lines)


class AssignShips(Frame[Sea], frozen=True):
    """WG-5.24 A ship within reach of several command ships belongs to the one its owner picks; of none, it is on its own."""

    choices: dict[str, tuple[str, ...]]
    """For each ship the squadrons it may belong to, the nearest first."""

    def ask(self, sea: Sea) -> Orders | None:
        sheets: dict[str, tuple[Pick, ...]] = {}
        for seat, side in sea.setting.seats.items():
            lines = tuple(
                Pick(ship, "line-squadron", chiefs, {"ship": sea.label(ship)}, tuple(map(sea.label, chiefs)))
                for ship, chiefs in self.choices.items()
                if len(chiefs) > 1 and sea.ships[ship].side == side and _arbiter(sea, chiefs, side) == seat
            )
            if lines:
                sheets[seat] = lines
        return Orders("ask-squadrons", "WG-5.24", sheets) if sheets else None

    def take(self, sea: Sea, sheets: Sheets | None) -> None:
        picked = {ship: chief for lines in (sheets or {}).values() for ship, chief in lines.items()}
        sea.squadrons = form(sea, {ship: picked.get(ship) or next(iter(chiefs), "") for ship, chiefs in self.choices.items()})
        for side in sea.setting.sides:
            mine = [squadron for squadron in sea.squadrons.values() if squadron.side == side]
            alone = sum(not squadron.commander for squadron in mine)
            if alone:
                args = {"side": sea.label(side), "commanded": len(mine) - alone, "alone": alone}
                sea.tell(Event("squadrons", "WG-5.24", args, side=side))

    def refuse(self, sea: Sea, answer: Answer) -> Refusal:
        return Refusal("WG-5.24", "no-squadron-choice")


def _arbiter(sea: Sea, chiefs: tuple[str, ...], side: str) -> str:
    """WG-1.0 Who says under whom a ship stands: the captain of all those commanders, or between captains the admiral."""
    captains = {sea.holder(chief, side) for chief in chiefs}
    return captains.pop() if len(captains) == 1 else side


def form(sea: Sea, belongs: Mapping[str, str]) -> dict[str, Squadron]:
    """WG-5.21 The squadrons of this turn: those of the commanders, then each ship on its own (WG-5.31)."""
    found: dict[str, Squadron] = {}
    for name, chief in sea.commanders.items():
        if not in_command(sea, chief):
            continue
        ships = tuple(ship for ship, squadron in belongs.items() if squadron == name)
        if ships:
            found[name] = Squadron(name, chief.side, ships, name)
    for name, squadron in belongs.items():
        if not squadron:
            ship = sea.ships[name]
            found[name] = Squadron(name, ship.side, (name,), steady=bool(sea.near(ship)))
    return found


def in_command(sea: Sea, chief: Commander) -> bool:
    """A commander who is in play, or about to enter (WG-D32)."""
    return not chief.lost and (
        not sea.ships[chief.ship].gone or (sea.ships[chief.ship].gone == "waiting" and due(sea, chief.ship))
    )


def due(sea: Sea, ship: str) -> bool:
    """WG-D32 Whether a waiting ship may enter this turn."""
    squadron = sea.setting.scenario.squadrons.get(sea.ships[ship].squadron)
    return squadron is None or squadron.entry is None or sea.turn >= squadron.entry.turn


def command_range(sea: Sea, chief: Commander) -> int:
    """WG-5.11 Return the commander's range, less on the reduced side (WG-5.52)."""
    return reduced(sea.setting.charts, chief.initiative, chief.range)[1] if chief.reduced else chief.range


def initiative(sea: Sea, chief: Commander) -> int:
    """WG-5.12 An admiral's initiative, less on the reduced side; a squadron commander has none."""
    if chief.kind != "ADM":
        return 0
    return reduced(sea.setting.charts, chief.initiative, chief.range)[0] if chief.reduced else chief.initiative


def in_range(sea: Sea, chief: Commander, reach: int | None = None) -> dict[str, int]:
    """WG-5.23 The friendly ships within range and how far they are: over friends and land, never through enemies (WG-R43)."""
    reach = command_range(sea, chief) if reach is None else reach
    home = sea.ships[chief.ship]
    near: dict[str, int] = {}
    foes: set[Hex] = set()
    for ship in sea.ships.values():
        if ship.gone:
            continue
        away = distance(ship.bow, home.bow)
        if ship.side != chief.side:
            if away <= reach + 1:
                foes.update(ship.hexes)
        elif away <= reach + 2 and (steps := apart(home, ship)) <= reach:
            near[ship.id] = steps
    if not foes:
        return near
    return _by_water(sea, home, set(near), foes, reach)


def _by_water(sea: Sea, home: Ship, wanted: set[str], foes: set[tuple[int, int]], reach: int) -> dict[str, int]:
    """The same where enemies stand in the way: ring by ring."""
    chart, land, occupied = sea.setting.sea, sea.setting.land, sea.occupied
    found = {home.id: 0}
    seen = set(home.hexes)
    ring = list(home.hexes)
    for steps in range(1, reach + 1):
        if wanted <= found.keys():
            break
        following = []
        for at in ring:
            for there in neighbours(at):
                if there in seen or there in foes or not (there in chart or there in land):
                    continue
                seen.add(there)
                following.append(there)
                name = occupied.get(there)
                if name in wanted:
                    found.setdefault(name, steps)
        ring = following
    return found


def candidates(sea: Sea, lines: Mapping[str, tuple[str, ...]]) -> dict[str, tuple[str, ...]]:
    """WG-5.24 For each ship the squadrons it may belong to: nearest command ship first, then the lowest id of that ship."""
    order = {name: place for place, name in enumerate(sea.ships)}
    reach: dict[str, dict[str, int]] = {ship.id: {} for ship in sea.ships.values() if not ship.gone}
    for name, line in lines.items():
        chief = sea.commanders[name]
        if sea.ships[chief.ship].gone:
            continue
        for ship, steps in in_range(sea, chief).items():
            reach[ship][name] = steps
        for ship in line:
            reach[ship].setdefault(name, apart(sea.ships[ship], sea.ships[chief.ship]))
    aboard = {chief.ship: name for name, chief in sea.commanders.items() if name in lines}
    found: dict[str, tuple[str, ...]] = {}
    for ship, chiefs in reach.items():
        if ship in aboard:
            found[ship] = (aboard[ship],)
        else:
            ranks = sorted((steps, order[sea.commanders[name].ship], name) for name, steps in chiefs.items())
            found[ship] = tuple(name for _, _, name in ranks)
    for late in sea.ships.values():
        if late.gone == "waiting" and late.squadron in lines and due(sea, late.id):
            found[late.id] = (late.squadron,)
    return found


def followers(sea: Sea, leader: Ship) -> list[str]:
    """WG-5.22 Who follows a ship: dead astern and pointing at it, or with the bow in a stern/flank hex. WG-R47: exactly."""
    found = []
    astern = sea.there(leader.at("STERN"))
    behind = astern is not None and astern.side == leader.side and astern.bow == leader.at("STERN")
    if astern is not None and behind and astern.at("BOW") == leader.hexes[-1]:
        found.append(astern.id)
    for name in ("SFP", "SFS"):
        at = leader.at(name)
        ship = sea.there(at)
        if ship is not None and ship.side == leader.side and ship.bow == at:
            found.append(ship.id)
    return found


def all_lines(sea: Sea) -> dict[str, tuple[tuple[str, ...], ...]]:
    """The lines of every commander in play."""
    behind = {side: {ship.id: followers(sea, ship) for ship in sea.fleet(side)} for side in sea.setting.sides}
    return {name: chains(sea, chief, behind[chief.side]) for name, chief in sea.commanders.items() if in_command(sea, chief)}


def chains(sea: Sea, chief: Commander, behind: Mapping[str, list[str]]) -> tuple[tuple[str, ...], ...]:
    """WG-5.22, WG-R55 The lines in which the command ship is first or second, those that bring in most ships first.

    Chains that bring in the same ships from beyond command range are one choice.
    """
    home = sea.ships[chief.ship]
    if home.gone:
        return ()
    follows: dict[str, list[str]] = {}
    for leader, names in behind.items():
        for name in names:
            follows.setdefault(name, []).append(leader)
    starts: list[tuple[str, ...]] = [(home.id,)]
    if home.id in follows:
        starts = [(leader, home.id) for leader in follows[home.id] if leader not in follows]
    whole: list[tuple[str, ...]] = []
    for start in starts:
        whole += _extended(behind, start)
    if len(whole) < 2:
        return tuple(whole)
    near = set(in_range(sea, chief))
    distinct = {frozenset(chain) - near: chain for chain in sorted(whole, key=lambda chain: (len(chain), chain))}
    return tuple(sorted(distinct.values(), key=lambda chain: (-len(chain), chain)))


def _extended(behind: Mapping[str, list[str]], start: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Every chain that begins so and cannot be made longer."""
    found: list[tuple[str, ...]] = []
    open_ends = [start]
    while open_ends and len(found) < CHAINS:
        chain = open_ends.pop()
        longer = [(*chain, name) for name in behind[chain[-1]] if name not in chain]
        if longer:
            open_ends += longer
        else:
            found.append(chain)
    return found
