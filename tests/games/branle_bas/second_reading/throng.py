"""Battles at close quarters for tests: lines, and ships thrown between them in every state."""

from __future__ import annotations

from random import Random
from typing import Any

from games.branle_bas.second_reading.geometry import CARDS, Ship, adv, overlap
from games.branle_bas.second_reading.world import BOTTOM, COLUMNS, TOP


def damaged(rng: Random, kind: str, much: int) -> dict[str, Any]:
    """A sheet with so many boxes ticked that it fits together."""
    bordee, _, abordage, rank, _, _ = CARDS[kind]
    columns = COLUMNS[rank]
    hull, masts = rng.randrange(0, min(2 * columns, much) + 1), rng.randrange(0, min(30, much) + 1)
    if rng.random() < 0.1:
        masts = 30
    line = (TOP[:columns] + BOTTOM[:columns])[:hull]
    bordee, abordage = max(0, bordee - line.count("G")), max(0, abordage - line.count("C") - masts // 10)
    zeros = (bordee == 0) + (abordage == 0) + (masts == 30)
    return {"hull": hull, "masts": masts, "bordee": bordee, "abordage": abordage, "flag": ("", "retreat", "rout", "rout")[zeros]}


def throng(
    rng: Random, squadrons: int = 1, loose: int = 4, room: int = 700, turn: int = 0, phase: str = "tests", prizes: int = 0
) -> dict[str, Any]:
    """A battle at close quarters: lines of three a side, and ships thrown between them in every state; prizes beside captors."""
    laid, ships, lines = list[Ship](), dict[str, Any](), dict[str, Any]()
    wind = rng.randrange(0, 360, 30)

    def lay(name: str, side: str, kind: str, x: int, y: int, h: int, **more: Any) -> bool:
        one = Ship(name, 0, kind, x, y, h % 360)
        if any(overlap(one, other) for other in laid):
            return False
        laid.append(one)
        ships[name] = {"side": side, "type": kind, "at": [x, y, h % 360], **more}
        return True

    for side in ("A", "B"):
        names = list[str]()
        for line in range(squadrons):
            while True:
                x, y = rng.randrange(room), rng.randrange(room)
                h = (wind + rng.choice((60, 75, 90, 120, 150, 180, 210, 240, 270, 285, 300))) % 360
                poses = [(*adv(x, y, h + 180, 124 * place), h) for place in range(3)]
                if not any(overlap(Ship("", 0, "74", *pose), other) for pose in poses for other in laid):
                    break
            names = [f"{side}{line}{place}" for place in range(3)]
            for name, pose in zip(names, poses, strict=True):
                lay(name, side, rng.choice(("74", "80", "64")), *pose, marks={})
            lines[f"{side}Line{line}"] = {"ships": names}
        for number in range(loose):
            name, kind = f"{side}x{number}", rng.choice(list(CARDS))
            marks = damaged(rng, kind, rng.choice((0, 12, 30, 60, 60)))
            marks |= {
                "fires": rng.choice((0,) * 9 + (1, 1, 2, 3)),
                "rudder": rng.choice((0,) * 9 + (1,)),
                "fired_once": rng.random() < 0.5,
            }
            marks |= {"leaks": rng.choices((6, 7, 8, 9), k=rng.choice((0,) * 6 + (1, 2))), "captains": rng.choice((0, 0, 0, 1))}
            full = marks["hull"] == 2 * COLUMNS[CARDS[kind][3]] and marks["masts"] == 30
            anchored = rng.random() < 0.08
            while full or not lay(
                name, side, kind, rng.randrange(room), rng.randrange(room), rng.randrange(360), marks=marks, anchored=anchored
            ):
                if full:
                    marks["masts"], full = 29, False
    for number in range(prizes):
        captor = rng.choice([ship for ship in laid if ship.id[1] != "p"])
        side = "B" if captor.id[0] == "A" else "A"
        h, bearing = rng.choice((captor.h, captor.h + 90, rng.randrange(360))) % 360, rng.randrange(360)
        places = (captor.at(*adv(captor.x, captor.y, bearing, way), h) for way in range(120))
        there = next(place for place in places if not overlap(place, captor))
        marks = damaged(rng, captor.kind, 20) | {"flag": "struck", "controller": captor.id[0], "impeded": rng.choice((0, 0, 1))}
        lay(f"{side}p{number}", side, captor.kind, *there.pose, marks=marks)
    sides = {side: {"name": {"en": side, "fr": side}} for side in ("A", "B")}
    position = {"turn": turn or rng.choice((4, 5, 6)), "phase": phase}
    head = {"game": "branle_bas", "title": {"en": "Throng", "fr": "Cohue"}, "wind": wind, "sides": sides}
    for side in sides:
        flagship = rng.choice([name for name, ship in ships.items() if ship["side"] == side])
        ships[flagship] |= {"flagship": True}
    x, y = rng.randrange(room), rng.randrange(room)
    shoals = [[x, y, x + max(1, rng.randrange(60)), y + max(1, rng.randrange(60))]] if rng.random() < 0.3 else []
    return head | {"ships": ships, "squadrons": lines, "position": position, "shoals": shoals}
