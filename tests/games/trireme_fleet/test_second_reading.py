"""Movement and ramming written a second time, from the specification alone, and compared with the engine along random play.

Nothing of the game is imported: hexes, hulls, costs, faces and duels are worked out here from sections 2, 3 and 5.
"""

from __future__ import annotations

from collections import Counter
from math import ceil
from random import Random
from typing import Any

from naumachia.games import find
from naumachia.kernel import Choose, Roll, pending, step

GAME = find("trireme_fleet")
DIRS = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]
SIZES = {
    "lembos": (1, 3, 5), "liburnian": (2, 3, 5), "bireme": (2, 3, 4), "trireme": (3, 3, 5), "cataphract_trireme": (3, 3, 4),
    "quadrireme": (4, 3, 4), "quinquereme": (5, 3, 4), "hexeres": (6, 2, 4), "septireme": (7, 2, 4), "octere": (8, 2, 3),
    "ennere": (9, 2, 3), "decere": (10, 2, 3), "hendecere": (11, 2, 3), "hexadecere": (16, 1, 2), "venetan_small": (4, 0, 0),
    "venetan_large": (6, 0, 0), "merchant_small": (2, 0, 0), "merchant_large": (5, 0, 0), "saxon": (2, 2, 4),
}  # fmt: skip
"""Size, cruise and FV of the table `ship_types`."""
RAMLESS = {"venetan_small", "venetan_large", "merchant_small", "merchant_large", "saxon"}
CREW = {"expert": 3, "ordinary": 2, "beginner": 1, "slave": 0}
FACES = {
    ("b", 0): "bow", ("b", 1): "bow_flank", ("b", 5): "bow_flank", ("b", 2): "side", ("b", 4): "side",
    ("s", 1): "side", ("s", 5): "side", ("s", 2): "stern_flank", ("s", 4): "stern_flank", ("s", 3): "stern",
}  # fmt: skip


def add(at: tuple[int, int], d: int) -> tuple[int, int]:
    return at[0] + DIRS[d % 6][0], at[1] + DIRS[d % 6][1]


def hull(ship: Any) -> list[tuple[int, int]]:
    return [tuple(ship.bow), add(tuple(ship.bow), ship.h + 3)]


def after_letter(bow: tuple[int, int], h: int, letter: str) -> tuple[tuple[int, int], int, tuple[int, int], int]:
    """New bow, new heading, hex entered, direction of the contact."""
    stern = add(bow, h + 3)
    match letter:
        case "A":
            return add(bow, h), h, add(bow, h), h
        case "L":
            return add(bow, h - 1), (h - 1) % 6, add(bow, h - 1), (h - 1) % 6
        case "R":
            return add(bow, h + 1), (h + 1) % 6, add(bow, h + 1), (h + 1) % 6
        case "B":
            return stern, h, add(stern, h + 3), (h + 3) % 6
        case "PL":
            return add(stern, h - 1), (h - 1) % 6, add(stern, h - 1), (h - 1) % 6
    return add(stern, h + 1), (h + 1) % 6, add(stern, h + 1), (h + 1) % 6


def cruise_of(ship: Any) -> int:
    cruise = SIZES[ship.type][1]
    if cruise == 0:
        return 0
    if ship.state != "sound":
        return 1
    if ship.infantry > 1:
        cruise = max(1, cruise - 1)
    return max(1, cruise - 1) if ship.prize else cruise


def fv_of(ship: Any) -> int:
    fv = SIZES[ship.type][2]
    if fv == 0:
        return 0
    if ship.state != "sound":
        return 1
    if ship.prize:
        return cruise_of(ship)
    return max(1, fv - int("corvus" in ship.equipment) - int(ship.infantry > 1))


def sail_of(sea: Any, ship: Any, h: int) -> int:
    if sea.setting.scenario.wind in ("none", "calm") or not ship.rig:
        return 0
    turn = (h - sea.setting.scenario.wind_dir) % 6
    lies = "ABCDCB"[turn]
    size, _, fv = SIZES[ship.type]
    if ship.rig == "sail":
        points = {"A": 2, "B": 1, "C": 0, "D": 0}[lies]
    elif lies == "A":
        points = 3 if (fv and size <= 7) or ship.type.startswith("venetan") else 2
    else:
        points = {"B": 2, "C": 1, "D": 0}[lies]
    return min(points, 1) if ship.state != "sound" else points


def allowance_of(sea: Any, ship: Any, mode: str) -> int:
    if mode == "cruise":
        ahead = (
            ship.rig and sea.setting.scenario.wind not in ("none", "calm") and (ship.h - sea.setting.scenario.wind_dir) % 6 == 3
        )
        return max(0, cruise_of(ship) - 1) if ahead else cruise_of(ship)
    return {"full": fv_of(ship), "back": ceil(cruise_of(ship) / 2), "sail": sail_of(sea, ship, ship.h), "tow": 2}[mode]


def what_is_in(sea: Any, at: tuple[int, int]) -> Any:
    """A ship, the word for what else is there, or nothing for open sea."""
    scenario = sea.setting.scenario
    row = at[1] + at[0] // 2
    if not (0 <= at[0] < scenario.map.columns and 0 <= row < scenario.map.rows):
        return "off"
    if at in {tuple(land) for land in scenario.land}:
        return "land"
    for name, wreck in sea.wrecks.items():
        if at in hull(wreck):
            return f"wreck of {name}"
    return next((ship for ship in sea.ships.values() if not ship.gone and at in hull(ship)), None)


def leaves(sea: Any, ship: Any, at: tuple[int, int]) -> bool:
    scenario = sea.setting.scenario
    row = at[1] + at[0] // 2
    edges = [
        edge
        for edge, over in (
            ("north", row < 0),
            ("south", row >= scenario.map.rows),
            ("west", at[0] < 0),
            ("east", at[0] >= scenario.map.columns),
        )
        if over
    ]
    return sea.turn >= scenario.open_from_turn and any(ship.side in scenario.open_edges.get(edge, ()) for edge in edges)


def legal(sea: Any, ship: Any, letter: str) -> bool:
    """TF-3.2 to TF-3.6, TF-6.3, TF-6.4, TF-9.1, TF-S5"""
    move = sea.move
    done = [token for token in move.tokens if token in ("A", "L", "R", "B", "PL", "PR")]
    pivot = letter in ("PL", "PR")
    oarless = SIZES[ship.type][2] == 0
    if pivot:
        if move.mode == "sail":
            if not (oarless and ship.rig and move.allowance == 0 and not done and not move.trimmed):
                return False
        else:
            whole = move.allowance == 1 and not done and move.left == 1
            fit = move.mode == "cruise" and not ship.rig and not any(token in ("PL", "PR") for token in done)
            if not fit or (move.left < 2 and not whole):
                return False
    elif letter == "B":
        if move.mode != "back" or move.left < 1:
            return False
    elif move.mode == "back" or move.left < 1:
        return False
    if letter in ("L", "R"):
        if move.mode == "tow" and any(token in ("L", "R") for token in done):
            return False
        if sea.setting.options["handy"]:
            size = SIZES[ship.type][0]
            between = 2 if size >= 9 else 1 if size >= 5 else 0
            turns = [place for place, token in enumerate(done) if token in ("L", "R")]
            if turns and sum(token == "A" for token in done[turns[-1] + 1 :]) < between:
                return False
    _, _, there, _ = after_letter(tuple(ship.bow), ship.h, letter)
    held = what_is_in(sea, there)
    if held == "off":
        return not pivot and leaves(sea, ship, there)
    if isinstance(held, str):
        return False
    if held is None or held.id == ship.id:
        return True
    return held.side != ship.side and letter in ("A", "L", "R") and ship.type not in RAMLESS and not ship.prize


def location(target: Any, there: tuple[int, int], m: int) -> str:
    return FACES["b" if there == tuple(target.bow) else "s", (m + 3 - target.h) % 6]


def duel(rammer: Any, target: Any, where: str, full: bool, a: int, b: int) -> str:
    """TF-4.1, TF-4.2"""
    ours = SIZES[rammer.type][0] + a + CREW[rammer.crew]
    ours += 5 if where in ("bow_flank", "side", "stern_flank") else 2 if where == "stern" else 0
    ours -= (0 if full else 1) + (2 if rammer.state != "sound" else 0)
    theirs = SIZES[target.type][0] + b + CREW[target.crew]
    theirs += {"bow_flank": 3, "stern_flank": 1}.get(where, 0)
    theirs += (1 if fv_of(target) > fv_of(rammer) else 0) - (2 if target.state != "sound" else 0)
    d = theirs - ours
    if d >= 3:
        return "none"
    if d <= -7:
        return "sunk"
    if d <= -3:
        return "immobilised"
    return "immobilised" if (a + b) % 2 == 0 else "none"


def fallen(ship: Any, results: list[str]) -> tuple[str, bool]:
    """TF-4.3, TF-4.4 The state of a ship after the phase, and whether it is sunk."""
    place = {"sound": 0, "immobilised": 1, "bf_back": 1, "permanent": 2}[ship.state]
    hits = results.count("immobilised")
    if "sunk" in results or place + hits >= 3:
        return ship.state, True
    return (["sound", "immobilised", "permanent"][place + hits] if hits else ship.state), False


class Reader:
    """Follows one match and says where the engine and this reading part."""

    def __init__(self, met: Counter[str]) -> None:
        self.met = met
        self.start: Any = None
        self.results: dict[str, list[str]] = {}
        self.die = 0

    def before(self, sea: Any) -> None:
        request = pending(sea)
        if isinstance(request, Choose) and request.key == "ask-go":
            ship = sea.ships[sea.move.ship]
            offered = {answer for answer in request.moves if answer in ("A", "L", "R", "B", "PL", "PR")}
            wanted = {letter for letter in ("A", "L", "R", "B", "PL", "PR") if legal(sea, ship, letter)}
            assert offered == wanted, f"{ship} {sea.move}: offered {offered}, by the rules {wanted}"
            self.met["letters"] += 1
            if not sea.move.tokens and not sea.move.trimmed and ship.rig == sea.ships[ship.id].rig and sea.move.spent == 0:
                self.met[sea.move.mode] += 1

    def after(self, old: Any, answer: Any, new: Any) -> None:
        request = pending(old)
        assert request is not None
        if request.key == "ask-mode" and answer not in ("hold", "concede") and new.move is not None:
            ship = old.ships[new.move.ship]
            assert new.move.left == allowance_of(old, ship, str(answer))
        if request.key == "ask-go" and answer in ("A", "L", "R", "B", "PL", "PR"):
            self._moved(old, str(answer), new)
        if request.key == "roll-ram":
            self.die = answer
        if request.key == "roll-rammed":
            self._struck(old, int(answer), new)

    def _moved(self, old: Any, letter: str, new: Any) -> None:
        ship = old.ships[old.move.ship]
        bow, h, there, m = after_letter(tuple(ship.bow), ship.h, letter)
        held = what_is_in(old, there)
        now = new.ships[ship.id]
        if held == "off":
            assert now.gone == "left"
            self.met["left"] += 1
        elif held is not None and held.id != ship.id:
            assert (tuple(now.bow), now.h) == (tuple(ship.bow), ship.h)
            told = next(event for event in new.events if event.key == "ram-declared")
            assert told.args["where"] == location(held, there, m)
            self.met[f"ram {told.args['where']}"] += 1
        elif not now.gone:
            assert (tuple(now.bow), now.h) == (bow, h)
            self.met["moves"] += 1
            if new.move is not None and old.move.mode == "sail":
                assert new.move.left == min(old.move.left - 1, sail_of(new, now, h))
                self.met["sailed"] += 1

    def _struck(self, old: Any, die: int, new: Any) -> None:
        """TF-4.4: all rams of a phase are read with the states of its start, and fall together."""
        if self.start is None:
            self.start, self.results = old, {}
        told = next(event for event in new.events if event.key in ("rammed", "ram-answered"))
        frame = old.agenda[0]
        rammer, target = self.start.ships[frame.ram.rammer], self.start.ships[frame.ram.target]
        full = frame.ram.full if told.key == "rammed" else rammer.mode == "full"
        where = frame.ram.location if told.key == "rammed" else "bow"
        result = duel(rammer, target, where, full, self.die, die)
        assert told.args["result"] == result
        self.met[result] += 1
        self.met[told.key] += 1
        self.results.setdefault(target.id, []).append(result)
        answered = told.key == "rammed" and where == "bow" and target.type not in RAMLESS and not target.prize
        follows = pending(new)
        if answered:
            assert follows is not None
            assert follows.key == "roll-ram"
            assert new.agenda[0].answer
        if not new.rams:
            for name, results in self.results.items():
                state, sunk = fallen(self.start.ships[name], results)
                if sunk:
                    assert new.ships[name].gone == "sunk"
                else:
                    assert (new.ships[name].state, new.ships[name].gone) == (state, "")
                self.met["several on one"] += len(results) > 1
            self.start = None


def eager(sea: Any, request: Choose, rng: Random) -> str:
    """Rams where they can be had, the enemy sought otherwise; a random hand seldom meets anybody."""
    answers = list(request.moves)
    if request.key == "ask-go":
        hoists = [a for a in answers if a.startswith("hoist")]
        if hoists and rng.random() < 0.15:
            return rng.choice(hoists)
        ship = sea.ships[sea.move.ship]
        rams = [
            a
            for a in answers
            if a in ("A", "L", "R") and hasattr(what_is_in(sea, after_letter(tuple(ship.bow), ship.h, a)[2]), "id")
        ]
        if rams and rng.random() < 0.8:
            return rng.choice(rams)
        ways = [a for a in answers if a in ("A", "L", "R")]
        if ways and rng.random() < 0.75:
            foes = [foe for foe in sea.ships.values() if foe.side != ship.side and not foe.gone]
            return min(
                ways, key=lambda a: min((_gap(after_letter(tuple(ship.bow), ship.h, a)[0], foe.bow) for foe in foes), default=0)
            )
    if request.key == "ask-ship" and len(answers) > 1:
        return rng.choice(answers[:-1])
    if request.key == "ask-mode" and "sail" in answers and rng.random() < 0.6:
        return "sail"
    if request.key == "ask-mode" and "full" in answers and rng.random() < 0.5:
        return "full"
    return rng.choice(answers)


def _gap(a: Any, b: Any) -> int:
    q, r = int(a[0] - b[0]), int(a[1] - b[1])
    return max(abs(q), abs(r), abs(q + r))


OPTIONS: tuple[dict[str, int], ...] = (
    {},
    {"fleet_sail": 1, "fleet_wrecks": 1, "fleet_equipment": 1, "handy": 1},
    {"alternate": 1, "fleet_sail": 1, "reefs": 1},
)
RARE = ("ram bow", "ram side", "ram bow_flank", "ram stern_flank", "ram stern", "ram-answered", "sunk", "immobilised", "none")


def follow(name: str, options: dict[str, int], met: Counter[str]) -> None:
    """One match, looked at step by step."""
    rng = Random(f"{name}{sorted(options)}")
    reader = Reader(met)
    sea = GAME.start(GAME.load_scenario(name), options)
    for _ in range(1500):
        request = pending(sea)
        if request is None:
            break
        reader.before(sea)
        if isinstance(request, Roll):
            faces = [rng.randint(1, 6) for _ in range(request.count)]
            answer: Any = faces[0] if request.count == 1 else tuple(sorted(faces))
        else:
            assert isinstance(request, Choose)
            answer = eager(sea, request, rng)
        new = step(sea, answer)
        reader.after(sea, answer, new)
        sea = new


def test_the_engine_moves_and_rams_as_the_specification_says() -> None:
    """TF-3.1 to TF-3.8, TF-4.1 to TF-4.7, TF-6.2 to TF-6.4, TF-9.1, TF-9.2; a reading that never met a case has not read it."""
    met: Counter[str] = Counter()
    for name in ("f2", "f4", "f5", "f6", "f7"):
        for options in OPTIONS:
            follow(name, options, met)
    assert met["letters"] > 1000
    assert not [what for what in (*RARE, "several on one", "sailed", "cruise", "full", "back", "tow") if not met[what]], met
