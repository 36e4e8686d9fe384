"""A second reading of TS-4.2, written from the specification alone, against the engine: over random steps and random matches."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from naumachia.games import find
from naumachia.games.trireme.ship.rules.movement import steps as movement
from naumachia.games.trireme.ship.rules.movement.meetings import trace
from naumachia.games.trireme.ship.rules.movement.simultaneous import Mover, Settled, settle_step
from naumachia.games.trireme.ship.state import Sea
from naumachia.kernel import Orders
from naumachia.match import Match

Hex = tuple[int, int]
AROUND: tuple[Hex, ...] = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))


def plus(a: Hex, direction: int, times: int = 1) -> Hex:
    dq, dr = AROUND[direction % 6]
    return a[0] + dq * times, a[1] + dr * times


def moves(bow: Hex, h: int, token: str) -> tuple[Hex, int, Hex]:
    """The table of moves: new bow, new heading, hex entered."""
    stern = plus(bow, h + 3)
    if token == "A":
        return plus(bow, h), h, plus(bow, h)
    if token in ("L", "R"):
        turn = (h + (1 if token == "R" else -1)) % 6
        return plus(bow, turn), turn, plus(bow, turn)
    if token == "B":
        return stern, h, plus(stern, h + 3)
    turn = (h + (1 if token == "PR" else -1)) % 6
    return plus(stern, turn), turn, plus(stern, turn)


def read_again(
    cur: dict[str, set[Hex]], new: dict[str, set[Hex]], enters: dict[str, Hex], barred: set[str], best: list[str]
) -> set[str]:
    """Return the blocked ships, item by item of TS-4.2; `best` ranks the movers, so that no die is needed."""
    blocked = set(barred)  # item 0
    for x, y in combinations(enters, 2):  # item 1
        if not {x, y} & barred and enters[x] in cur[y] and enters[y] in cur[x]:
            blocked |= {x, y}
    while True:
        while True:  # item 2: every test of a round uses the blocked set of its start
            start = set(blocked)
            for x, hex_ in enters.items():
                for z in cur:
                    if x in start or z == x:
                        continue
                    rests = z not in enters or z in start
                    if rests and hex_ in cur[z]:
                        blocked.add(x)
                    if not rests and hex_ in new[z] and enters[z] != hex_:
                        blocked.add(x)
            if blocked == start:
                break
        free = [x for x in best if x in enters and x not in blocked]  # item 3
        losers = {x for x in free if enters[x] in [enters[y] for y in free[: free.index(x)]]}
        if not losers:
            return blocked
        blocked |= losers


def test_random_steps() -> None:
    rng, met = Random(20260), Counter[str]()
    for _ in range(4000):
        ships: dict[str, tuple[Hex, int]] = {}
        for number in range(rng.randint(2, 9)):
            bow, h = (rng.randint(0, 5), rng.randint(0, 5)), rng.randint(0, 5)
            hull = {bow, plus(bow, h + 3)}
            if not any(hull & {b, plus(b, d + 3)} for b, d in ships.values()):
                ships[f"s{number}"] = bow, h
        cur = {name: {bow, plus(bow, h + 3)} for name, (bow, h) in ships.items()}
        best = list(ships)
        rng.shuffle(best)
        new, enters, barred, movers = {}, {}, set(), {}
        for name, (bow, h) in ships.items():
            if rng.random() < 0.2:
                continue
            there, turned, entered = moves(bow, h, rng.choice(("A", "A", "A", "L", "R", "B", "PL", "PR")))
            new[name], enters[name] = {there, plus(there, turned + 3)}, entered
            if rng.random() < 0.1:
                barred.add(name)
            rank = (len(best) - best.index(name), 0, 0)
            movers[name] = Mover((there, plus(there, turned + 3)), entered, rank, name in barred)
        ours = settle_step({name: tuple(hull) for name, hull in cur.items()}, movers, {})
        theirs = read_again(cur, new, enters, barred, best)
        assert ours.blocked == theirs, (ships, enters, barred)
        assert not ours.contests
        traced = trace({name: tuple(hull) for name, hull in cur.items()}, movers, {})
        assert set(traced) == ours.blocked, "stopped for another reason than the law's"
        for stop in traced.values():
            met[f"traced as {stop.how}"] += 1
        ends = [new[name] if name in enters and name not in theirs else cur[name] for name in ships]
        assert not any(one & other for one, other in combinations(ends, 2)), "two hulls overlap"
        for name in theirs - barred:
            assert any(enters[name] in hull for hull in ends), "blocked, and nobody holds the hex"
        met["blocked"] += len(theirs - barred)
        met["contest"] += len({hex_ for hex_ in enters.values() if list(enters.values()).count(hex_) > 1})
        met["followed"] += sum(any(enters[x] in cur[y] for y in enters if y != x) for x in set(enters) - theirs)
    assert min(met.values()) > 150, met
    assert len(met) == 9, met


def test_along_random_matches(monkeypatch: pytest.MonkeyPatch) -> None:
    """In every step of random matches the engine blocks whom the second reading blocks."""
    met = Counter[str]()

    def both(now: dict[str, tuple[Hex, ...]], movers: dict[str, Mover], won: dict[Hex, str]) -> Settled:
        found = settle_step(now, movers, won)
        if found.contests:
            met["rolled"] += 1
            return found
        enters = {name: what.entered for name, what in movers.items() if what.entered is not None}
        cur = {name: set(hull) for name, hull in now.items()}
        new = {name: set(what.hexes) for name, what in movers.items()}
        cur |= {name: set() for name, what in movers.items() if what.entered is None}  # it leaves, and holds nothing
        best = sorted(movers, key=lambda name: (movers[name].rank, won.get(enters.get(name, (99, 99))) == name), reverse=True)
        theirs = read_again(cur, new, enters, {name for name, what in movers.items() if what.barred}, best)
        assert found.blocked == theirs
        met["steps"] += 1
        met["blocked"] += len(theirs)
        return found

    def alone(sea: Sea, all_: dict[str, movement.Intent]) -> bool:
        """The short way, where nobody meets anybody, must come to the same."""
        found = short(sea, all_)
        if found:
            movers = {name: movement.mover(sea, name, what) for name, what in all_.items()}
            settled = both({ship.id: ship.hexes for ship in sea.here}, movers, {})
            assert settled.blocked == {name for name, what in all_.items() if what.bar}
            met["alone"] += 1
        return found

    short = movement.alone
    monkeypatch.setattr(movement, "alone", alone)
    monkeypatch.setattr(movement, "settle_step", both)
    game = find("trireme_ship")
    for seed in range(8):
        rng = Random(seed)
        match = Match.seeded(game, game.load_scenario(("ts2", "ts3", "ts6", "ts7")[seed % 4]), seed=seed)
        while match.request is not None:
            seat = rng.choice(match.waiting)
            request = match.request
            match.answer(request.draw(seat, rng) if isinstance(request, Orders) else rng.choice(request.answers), seat)  # type: ignore[union-attr]
    assert met["steps"] > 300, met
    assert met["blocked"] > 100, met
    assert met["rolled"] > 0, met
    assert met["alone"] > 100, met


def test_the_steps_of_each_speed() -> None:
    """X30 Speed 4 moves in steps 1, 3, 4, 5; 3 in 2, 3, 5; 2 in 3, 5; 1 in 5; 5 in all."""
    game = find("trireme_ship")
    wanted = {1: [5], 2: [3, 5], 3: [2, 3, 5], 4: [1, 3, 4, 5], 5: [1, 2, 3, 4, 5]}
    for speed, steps in wanted.items():
        match = Match.seeded(game, game.load_scenario("ts1"), seed=1)
        match.answer(match.read(f"R1: {' '.join('A' * speed)}", "red"), "red")
        match.answer(match.read("Y1:", "yellow"), "yellow")
        made = [event.args["step"] for _, event in match.events() if event.key == "moved" and event.ship == "R1"]
        assert made == steps


def test_giving_up_in_place_of_a_sheet() -> None:
    """A side that is asked for orders may concede, also when the other has handed in."""
    game = find("trireme_ship")
    match = Match.seeded(game, game.load_scenario("ts1"), seed=1)
    match.answer(match.read("Y1: A", "yellow"), "yellow")
    match.answer(match.read("concede", "red"), "red")
    assert match.outcome is not None
    assert match.outcome.winner == "yellow"
