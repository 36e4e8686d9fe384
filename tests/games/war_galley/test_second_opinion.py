"""A second reading of the rules of place and pace, written from the specification alone and compared along random play.

Specification 2.2 to 2.5, 2.8; WG-5.22, WG-5.23, WG-6.13b, WG-6.22, WG-6.32 to WG-6.38. Nothing here uses the engine's tables.
"""

from __future__ import annotations

from math import ceil
from random import Random

import pytest

from games.war_galley.table import GAME, battle
from naumachia.games.war_galley.rules.command.initiative import Initiative
from naumachia.games.war_galley.rules.command.squadrons import all_lines, in_range
from naumachia.games.war_galley.rules.movement.movement import Step
from naumachia.games.war_galley.rules.movement.preparation import BeforeMoving
from naumachia.games.war_galley.state import Commander, Sea, Ship
from naumachia.geometry.hexes import Hex, from_printed
from naumachia.kernel import Roll, pending, step
from naumachia.kernel.orders.standing_orders import sets
from naumachia.players.random import RandomPlayer

SIZE = 14
LAND = {from_printed("0707"), from_printed("0708")}
SMALL = ("L-mac", "RL-ill", "T-troop")
DOUBLE = ("3-good", "3-elite", "Trm-rho", "5-romTE", "4-rho", "6-hel", "2-greek", "5-rom3")
NAMES = ("N", "NE", "SE", "S", "SW", "NW")


def off(at: Hex, d: int) -> Hex:
    """The neighbour in a direction (2.1)."""
    q, r = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))[d % 6]
    return at[0] + q, at[1] + r


def hull(ship: Ship) -> list[Hex]:
    """2.2"""
    return [ship.bow] if ship.length == 1 else [ship.bow, off(ship.bow, ship.facing + 3)]


def mapped(at: Hex) -> bool:
    row = at[1] + (at[0] - at[0] % 2) // 2
    return 1 <= at[0] <= SIZE and 1 <= row <= SIZE


def taken(sea: Sea) -> dict[Hex, Ship]:
    """WG-6.6 One galley a hex."""
    found: dict[Hex, Ship] = {}
    for ship in sea.ships.values():
        for at in [] if ship.gone else hull(ship):
            assert at not in found
            assert mapped(at)
            found[at] = ship
    return found


def table(ship: Ship) -> dict[str, tuple[int, Hex | None]]:
    """2.4 What each step costs and the hex it newly fills."""
    bow, stern, f = ship.bow, hull(ship)[-1], ship.facing
    found: dict[str, tuple[int, Hex | None]] = {
        "fwd": (1, off(bow, f)), "fwd-p": (1, off(bow, f - 1)), "fwd-s": (1, off(bow, f + 1)),
        "back": (2, off(stern, f + 3)), "back-p": (2, off(stern, f - 2)), "back-s": (2, off(stern, f + 2)),
        "about": (2, None),
    }  # fmt: skip
    for turn in (1, -1):
        if ship.length == 1:
            found[f"pivot{turn:+d}"] = 1, None
        else:
            found[f"pivot-bow{turn:+d}"] = 1, off(stern, f + turn)
            found[f"pivot-stern{turn:+d}"] = 1, off(bow, f + turn + 3)
    return found


def steps(sea: Sea, ship: Ship) -> tuple[set[str], bool]:
    """WG-6.32 to WG-6.38 The steps that are open, and whether one would leave the map."""
    held, move = taken(sea), sea.move
    assert move is not None
    assert sea.activation is not None

    def enemy(at: Hex) -> bool:
        return at in held and held[at].side != ship.side

    found: set[str] = set()
    leaves = False
    for name, (cost, new) in table(ship).items():
        kind = name.partition("-")[0].partition("+")[0]
        under_sail = ship.sails == "up" and not ship.mast_down
        barred = (
            cost > move.left
            or (kind == "back") is not move.backing
            or (kind != "fwd" and ship.level == "max")
            or (kind in ("pivot", "about") and under_sail)
            or (kind == "about" and any(enemy(off(at, d)) for at in hull(ship) for d in range(6)))
            or (ship.crippled == "P" and not (name == "fwd-p" or (kind == "pivot" and name.endswith("-1"))))
            or (ship.crippled == "S" and not (name == "fwd-s" or (kind == "pivot" and name.endswith("+1"))))
        )
        if barred or (new is not None and new in held):
            continue
        if new is not None and not mapped(new):
            leaves = leaves or kind != "pivot"
            continue
        if new is not None and (
            (new in LAND and kind == "pivot") or (sea.activation.wary and any(enemy(off(new, d)) for d in range(6)))
        ):
            continue
        found.add(name)
    return found, leaves


def points(sea: Sea, ship: Ship) -> int:
    """WG-6.13b"""
    card, (strength, towards) = sea.card(ship), sea.wind
    muddle = sea.activation.muddle if sea.activation else ""
    if ship.rammed or ship.fouled or ship.grappled or ship.aground or ship.crippled == "PS" or muddle == "halt":
        return 0
    if ship.crippled:
        return 1
    wind = 0
    if ship.sails == "up" and not ship.mast_down and strength and (towards - ship.facing) % 6 in (0, 1, 5):
        wind = 2 if card.sail else int(ship.level == "cruise")
    if ship.level == "max":
        return card.max + ship.jettisoned + wind
    limits = [card.cruise]
    limits += [ceil(card.cruise / 2)] if ship.half or ship.mast_down or muddle == "half" else []
    limits += [max(1, card.cruise - ship.fatigue)]
    limits += [max(1, card.cruise - int(muddle[-1]))] if muddle[-1:] in ("1", "2") else []
    return min(limits) + wind


def reach(sea: Sea, chief: Commander) -> set[str]:
    """2.5 By the shortest way over friends and land, never through an enemy."""
    held = taken(sea)
    seen = set(hull(sea.ships[chief.ship]))
    found, ring = {chief.ship}, list(seen)
    for _ in range(max(1, chief.range - 1) if chief.reduced else chief.range):
        outer = {off(at, d) for at in ring for d in range(6)} - seen
        ring = [at for at in outer if mapped(at) and (at not in held or held[at].side == chief.side)]
        seen |= set(ring)
        found |= {held[at].id for at in ring if at in held}
    return found


def lines(sea: Sea, chief: Commander) -> set[tuple[str, ...]]:
    """WG-5.22, WG-R55 Every chain in which the command ship is first or second."""
    fleet = [ship for ship in sea.ships.values() if ship.side == chief.side and not ship.gone]

    def follows(ship: Ship, leader: Ship) -> bool:
        stern, f = hull(leader)[-1], leader.facing
        astern = ship.bow == off(stern, f + 3) and off(ship.bow, ship.facing) == stern
        return ship.id != leader.id and (astern or ship.bow in (off(stern, f - 2), off(stern, f + 2)))

    behind = {one.id: [other.id for other in fleet if follows(other, one)] for one in fleet}
    ahead = {one.id: [other.id for other in fleet if one.id in behind[other.id]] for one in fleet}
    home = chief.ship
    growing = [(lead, home) for lead in ahead[home] if not ahead[lead]] if ahead[home] else [(home,)]
    found: set[tuple[str, ...]] = set()
    while growing:
        chain = growing.pop()
        longer = [(*chain, name) for name in behind[chain[-1]] if name not in chain]
        growing += longer
        if not longer:
            found.add(chain)
    return found


def crowd(chance: Random) -> Sea:
    """Two mixed fleets thrown together in a small sea with an islet and a wind."""
    filled = set(LAND)
    ships: list[str] = []
    chiefs: dict[str, str] = {}
    for side in "AB":
        for number in range(1, chance.randint(5, 9)):
            model, facing = chance.choice(SMALL + DOUBLE), chance.randrange(6)
            spots = [f"{chance.randint(2, 13):02d}{chance.randint(2, 13):02d}" for _ in range(60)]
            for spot in spots:
                bow = from_printed(spot)
                hexes = {bow} if model in SMALL else {bow, off(bow, facing + 3)}
                if hexes & filled or not all(map(mapped, hexes)):
                    continue
                filled |= hexes
                ships.append(f"{side}{number} {model} {spot} {NAMES[facing]}")
                if number < 3:
                    chiefs[f"{side}{number}"] = "ADM 3 3" if number == 1 else "SC 2"
                break
    tables = battle(
        *ships, chiefs=chiefs, position={"phase": "turn"}, map={"cols": SIZE, "rows": SIZE},
        land=[{"cols": [7, 7], "rows": [7, 8]}], wind={"direction": "SE", "strength": 2, "variable": True},
    )  # fmt: skip
    found = GAME.start(GAME.check_scenario(tables, "crowd"), {"quiet": 60, "reaction-ram": 1}, None)
    assert isinstance(found, Sea)
    return found


def compare(sea: Sea) -> str:
    """Where the engine waits, its law against the second reading; the name of what was compared."""
    frame, request = sea.agenda[0], pending(sea)
    assert request is not None
    if isinstance(frame, Step):
        ship, answers = sea.ships[frame.ship], {str(answer) for answer in request}
        found, leaves = steps(sea, ship)
        assert answers & table(ship).keys() == found
        assert any(answer.startswith("leave:") for answer in answers) is leaves
        assert ("end" in answers) is not bool(found)
        return "step"
    if isinstance(frame, BeforeMoving):
        ship = sea.ships[frame.ship]
        assert sea.move is not None
        left = max(0, points(sea, ship) - sea.move.paid)
        forward = {str(answer) for answer in request if str(answer).endswith("forward")}
        assert forward == {f"{number} forward" for number in range(1, left + 1)}
        return "announce"
    if isinstance(frame, Initiative):
        known = all_lines(sea)
        for chief in sea.commanders.values():
            if chief.lost or sea.ships[chief.ship].gone:
                continue
            near = reach(sea, chief)
            assert set(in_range(sea, chief)) == near
            mine = lines(sea, chief)
            assert set(known[chief.id]) <= mine
            assert {frozenset(line) - near for line in known[chief.id]} == {frozenset(line) - near for line in mine}
        return "command"
    return ""


@pytest.mark.parametrize("seed", range(4))
def test_two_readings_agree(seed: int) -> None:
    chance = Random(seed)
    sea, player = crowd(chance), RandomPlayer(GAME, chance)
    compared: dict[str, int] = {}
    for _ in range(700):
        request = pending(sea)
        if request is None:
            break
        what = compare(sea)
        compared[what] = compared.get(what, 0) + 1
        if isinstance(request, Roll):
            dice = tuple(sorted(chance.randint(1, 6) for _ in range(request.count)))
            sea = step(sea, dice if request.count > 1 else dice[0])
        else:
            seat = request.seats[0]
            answer = player.choose(sea, seat)
            while (
                isinstance(answer, str)
                and answer.startswith(("leave", "end"))
                and len([one for one in request if not sets(str(one))]) > 3
                and chance.random() < 0.9
            ):
                answer = player.choose(sea, seat)
            sea = step(sea, answer)
    assert compared["step"] > 40
    assert compared["announce"] > 25
    assert compared["command"] > 3
