"""The second reading beside the engine: a whole battle played by both, question by question and die by die."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from itertools import product
from random import Random
from typing import Any

from games.branle_bas.second_reading.geometry import D, Link, ahead, dot, phi, sweep, swing
from games.branle_bas.second_reading.guns import Shot
from games.branle_bas.second_reading.lines import morning
from games.branle_bas.second_reading.moves import Law
from games.branle_bas.second_reading.shadow_orders import Standing
from games.branle_bas.second_reading.turn import evening, night, winner
from games.branle_bas.second_reading.world import Sheet, Track, World
from naumachia.kernel import Roll, pending, step

FACES: dict[str, tuple[str, dict[int, Any]]] = {
    "CO": ("collision", {1: "entangled", 2: "light", 4: "choice"}),
    "RI": ("risk", {1: "fire", 2: "crew", 3: "rudder", 4: "leak", 5: "masts2", 6: "hull2"}),
    "PB": ("point-blank", {1: "none", 3: "masts2", 4: "captain", 5: "crew"}),
    "W": ("wind", {1: -1, 2: 1, 3: 0, 4: 0, 5: 0, 6: 0}),
    "A": ("boarding", {1: "stronger", 2: "weaker", 4: "none"}),
    "D": ("random", {face: face for face in range(-2, 3)}),
}
"""The die of the engine, and what its faces mean in the specification."""


def read(sea: Any) -> World:
    """The engine's position as the second reading knows it."""
    scenario = sea.setting.scenario
    ships = {
        ship.id: Sheet(
            ship.id, number, ship.type, ship.owner, ship.x, ship.y, ship.h, ship.controller, ship.bordee, ship.abordage,
            ship.hull, ship.masts, ship.fires, ship.rudder, ship.captains, list(ship.leaks), ship.impeded,
            {"port": ship.wreck_port, "starboard": ship.wreck_starboard}, ship.fired_once, ship.flag, ship.pending,
            ship.anchored, ship.flagship, ship.support, set(ship.attackers), ship.missed_stays, ship.boarded,
            ship.tested, ship.retaken, bool(ship.gone),
        )
        for number, ship in enumerate(sea.ships.values())
    }  # fmt: skip
    for ship in ships.values():
        ship.low = ship.zeros
    links = [Link(link.one, link.other, link.kind == "grappled", link.since == sea.turn) for link in sea.links]
    squadrons = {name: list(squadron.ships) for name, squadron in sea.squadrons.items()}
    tracks = {
        name: Track(squadron.leader, [(p.x, p.y, p.h) for p in squadron.waypoints], squadron.turning, dict(squadron.places))
        for name, squadron in sea.squadrons.items()
        if squadron.leader
    }
    return World(
        sea.turn, sea.wind, ships, links, sea.turns, squadrons, tracks, tuple(scenario.shoals), dict(sea.setting.options),
        duel=scenario.one_to_one, enough={side: camp.prizes_win for side, camp in scenario.sides.items() if camp.prizes_win},
    )  # fmt: skip


FIELDS = (
    "x", "y", "h", "controller", "bordee", "abordage", "hull", "masts", "fires", "rudder", "captains", "leaks", "impeded",
    "wreck", "fired_once", "flag", "pending", "support", "attackers", "anchored",
)  # fmt: skip


def same(world: World, sea: Any, where: Any) -> None:
    """Both readings know the same position."""
    found = read(sea)
    assert (found.turn, found.wind) == (world.turn, world.wind), where
    for name, mine in world.ships.items():
        theirs = found.ships[name]
        assert theirs.sunk == mine.sunk, (where, name, "sunk", theirs.sunk, mine.sunk)
        if mine.sunk:
            continue
        for field in FIELDS:
            assert getattr(theirs, field) == getattr(mine, field), (
                where,
                name,
                field,
                getattr(theirs, field),
                getattr(mine, field),
            )
        if abs(phi(mine.h, world.wind)) >= 120 and not mine.flag:
            assert theirs.missed_stays == mine.missed_stays, (where, name, "missed stays")
    assert {(link.one, link.other, link.grappled) for link in found.links} == {
        (link.one, link.other, link.grappled) for link in world.links
    }, where


def battle(world: World, sides: tuple[str, str]) -> Generator[tuple[str, Any], Any, None]:
    """Turn after turn, from a MOVE phase on."""
    while not world.over():
        yield from morning(world, sides)
        last = world.turn >= world.turns
        if not world.over():
            yield from evening(world)
        if last and not world.over():
            world.dark = True
            yield from night(world)
            return


class Shadow:
    """One battle in both readings."""

    def __init__(self, sea: Any, rng: Random, met: Counter[str], world: World | None = None) -> None:
        self.sea, self.rng, self.met = sea, rng, met
        self.world = world or read(sea)
        self.reading = battle(self.world, sea.setting.sides)
        self.told = list[Any]()
        self.standing = Standing()
        self.on, self.keep = ("", 0), 0
        """Turns in which ships go straight on without being asked: the shortcut `on`."""

    def play(self, turns: int) -> None:
        """To the end, or through so many turns."""
        first, reply = self.world.turn, None
        try:
            while self.world.turn < first + turns:
                ask = self.reading.send(reply)
                self.told = [*self.told[-12:], ask]
                reply = self.answer(*ask)
        except StopIteration:
            self.met["night"] += self.world.dark
            self.met["ended"] += 1
            self.met["" if self.sea.result is None else self.sea.result.key] += 1
            assert self.sea.result is not None, self.told[-4:]
            assert (self.sea.result.winner or "") == winner(self.world), (self.sea.result, self.told[-4:])
            assert pending(self.sea) is None

    def answer(self, what: str, of: Any) -> Any:
        """Give both the same answer to the same question."""
        if what != "step" or (of[0], self.world.turn) != self.on:
            self.on = ("", 0)
        if what in FACES or what == "tack roll":
            return self.roll(what, of)
        if what in ("pose", "followed"):
            self.note(what, of)
            return None
        if (only := self.only(what, of)) is not None:
            self.met["not asked"] += 1
            return only
        while (after := self.standing.taken_up(self.world, self.sea, self.rng)) is not None:
            self.met["orders"] += 1
            self.sea = after
            if (said := self.standing.says(self.world, what, of)) is not None:
                self.met[f"{what} by order"] += 1
                return said
        request = pending(self.sea)
        assert request is not None, (what, of)
        assert not isinstance(request, Roll), (what, of, request)
        same(self.world, self.sea, self.told[-6:])
        self.met[what] += 1
        self.met["fleeing"] += what == "step" and self.world.ships[of[0]].flag != ""
        found = getattr(self, f"on_{what}")(request, of)
        assert found is not None
        given, reply = found
        self.sea = step(self.sea, given)
        return reply

    def only(self, what: str, of: Any) -> Any:
        """The answer to a question that has no other, or that a standing order gives, and is not asked."""
        if (said := self.standing.says(self.world, what, of)) is not None:
            self.met[f"{what} by order"] += 1
            return said
        if what == "step":
            law: Law = of[1]
            low, high = law.straight or (0, -1)
            if self.on[0] and law.straight and law.moves > self.keep:
                return high, 0
            self.on = ("", 0)
            legs = [(d, 0) for d in range(low, high + 1)] + [(law.half, turn) for turn in law.turns]
            words = [word for word, may in (("end", law.end), ("tack", law.tack)) if may]
            return (legs + words)[0] if len(legs) + len(words) == 1 else None
        if what == "irons" and len(of[1]) == 1:
            return of[1][0]
        return None

    def note(self, what: str, of: Any) -> None:
        if what == "pose":
            self.met["CLEAR"] += 1
            return
        followed = of[1]
        self.met["follower straight"] += not followed.turns
        self.met["follower at a waypoint"] += followed.turns
        self.met["follower dropped out"] += followed.dropped
        self.met["follower in contact"] += bool(followed.met)
        self.met["follower on an edge"] += followed.edge

    def roll(self, what: str, of: Any) -> Any:
        request = pending(self.sea)
        assert isinstance(request, Roll), (what, of, request, self.told[-4:])
        die, faces = FACES["D" if what == "tack roll" else what]
        assert request.die.name == die, (what, of, request.key, self.told[-4:])
        count = 2 if what == "tack roll" else of[1] if what == "A" else 1
        assert request.count == count, (what, of, request)
        answer: Any = request.draw(self.rng) if hasattr(request, "draw") else self.rng.choice(list(request))
        self.met[f"{what} {of}" if what == "D" else what] += 1
        self.sea = step(self.sea, answer)
        if what == "tack roll":
            return sum(answer)
        if what == "A":
            return [faces[face] for face in (answer if count > 1 else (answer,))]
        return faces[answer]

    # ---- Questions of MOVE ----

    def on_form(self, request: Any, of: tuple[str, str]) -> Any:
        assert (request.key, request.seat) == ("ask-formation", of[1]), (request, of)
        return self.standing.declare(self.world, of[0], request, self.rng)

    def on_anchor(self, request: Any, ship: str) -> Any:
        assert request.key == "ask-anchor"
        word = self.rng.choice(("stay", "stay", "cut", "all-stay"))
        if word == "all-stay":
            self.standing.quiet.add((request.seat, "stay"))
        return word, "stay" if word == "all-stay" else word

    def on_irons(self, request: Any, of: tuple[str, tuple[str, ...]]) -> Any:
        assert request.key == "ask-irons"
        assert set(request.answers) == {word.replace("tack", "tack:") for word in of[1]}, (request, of)
        word = self.rng.choice(of[1])
        return word.replace("tack", "tack:"), word

    def on_step(self, request: Any, of: tuple[str, Law]) -> Any:
        ship, law = of
        assert request.key in ("ask-step", "ask-together"), (request.key, of)
        assert request.ship == ship, (request, of)
        for turn in range(-32, 33):
            if turn:
                assert ((law.half, turn) in request) == (turn in law.turns), (of, turn, self.told[-5:])
        open_ = law.straight or (0, -1)
        for d in {law.half - 1, law.half, law.half + 1, *open_, open_[0] - 1, open_[1] + 1, 25, 50, 51} - {0}:
            assert ((d, 0) in request) == (open_[0] <= d <= open_[1]), (of, d)
        assert ("end" in request) == law.end, (of, request)
        assert ("tack" in request) == law.tack, (of, request)
        if law.turns:
            assert (law.half + 1, min(law.turns)) not in request
        if request.shortcuts and self.rng.random() < 0.15:
            assert law.straight is not None
            word = self.rng.choice(request.shortcuts)
            self.met[word] += 1
            self.on, self.keep = (ship, self.world.turn), int(word == "but-one")
            return word, (law.straight[1], 0)
        if law.tack and (self.rng.random() < 0.4 or not law.straight):
            return "tack", "tack"
        if law.end and self.rng.random() < 0.1:
            return "end", "end"
        leg = self.leg(ship, law)
        self.foretold(ship, leg)
        return leg, leg

    def foretold(self, ship: str, leg: tuple[int, int]) -> None:
        """The page tells beforehand where a leg ends, and whom it touches."""
        me = self.world.ships[ship].seen()
        others = [other for name, other in self.world.seen().items() if name != ship]
        there, _, o = sweep(me, others, me.h, leg[0])
        if o is None and leg[1]:
            there, _, o = swing(there, others, leg[1])
        option = self.sea.agenda[0].show_pose(self.sea, leg)
        drawn = option.path[-1]
        assert (drawn.x, -drawn.y, (drawn.h + 90) % 360) == there.pose, (ship, leg, drawn, there)
        assert option.touches == ((o.id,) if o else ()), (ship, leg, option, o)

    def leg(self, ship: str, law: Law) -> tuple[int, int]:
        """Towards an enemy or anywhere."""
        if law.straight and (not law.turns or self.rng.random() < 0.4):
            return self.rng.choice((law.straight[1], law.straight[1], self.rng.randint(*law.straight))), 0
        turns = sorted(law.turns)
        me = self.world.ships[ship]
        foes = [foe for foe in self.world.afloat() if foe.owner != me.owner]
        if self.rng.random() < 0.5 or not foes:
            return law.half, self.rng.choice(turns)
        foe = min(foes, key=lambda foe: (foe.x - me.x) ** 2 + (foe.y - me.y) ** 2)

        def off(turn: int) -> int:
            return -dot((foe.x - me.x, foe.y - me.y), ahead(me.h + turn))

        return law.half, min(turns, key=off)

    def on_link(self, request: Any, of: Any) -> Any:
        ship, others, grapples = of
        assert request.key == "ask-link"
        alone = len(others) == 1 and not self.world.ships[ship].anchored
        separate = {answer.split(":")[1] for answer in request.answers if answer.startswith("separate")}
        assert separate == set(others), (request, of)
        assert {answer.split(":")[1] for answer in request.answers if answer.startswith("grapple")} == set(grapples), (
            request,
            of,
        )
        answer = self.rng.choice(sorted(request.answers))
        parts = answer.split(":")
        self.met["alone on a link"] += alone
        side = {"port": -1, "starboard": 1}[parts[2]] if len(parts) > 2 else 1
        return answer, (parts[0], parts[1] if len(parts) > 1 else "", side)

    def on_alongside(self, request: Any, of: tuple[str, str]) -> Any:
        assert request.key == "ask-alongside"
        self.met["alongside in a line"] += any(of[0] in squadron.line for squadron in self.sea.squadrons.values())
        assert set(request.answers) == {"clear:port", "clear:starboard"}, (request, of)
        word = self.rng.choice(sorted(request.answers))
        return word, {"clear:port": -1, "clear:starboard": 1}[word]

    def on_light(self, request: Any, of: Any) -> Any:
        assert request.key == "ask-light"
        assert set(request.answers) == {"retry", "separate"}
        word = self.rng.choice(("retry", "separate"))
        return word, word

    def on_avoid(self, request: Any, of: Any) -> Any:
        assert request.key == "ask-avoid"
        assert set(request.answers) == {"avoid:port", "avoid:starboard", *of[2]}, (request, of)
        word = self.rng.choice(sorted(request.answers))
        return word, {"avoid:port": -1, "avoid:starboard": 1}.get(word, word)

    def on_drifted(self, request: Any, of: Any) -> Any:
        assert request.key == "ask-avoid"
        assert set(request.answers) == {"nothing", *of[2]}, (request, of)
        word = self.rng.choice(sorted(request.answers))
        return word, word

    # ---- FIRE and END ----

    def on_fire(self, request: Any, of: Any) -> Any:
        name, broadsides, near, both = of
        assert (request.key, self.sea.acting) == ("ask-fire", name), (request.key, self.sea.acting, of)
        fires: dict[str, Any] = {f"fire:{target}:{aim}": ((target, aim),) for target, aim in broadsides}
        for one, two in product(broadsides.values(), repeat=2) if both else ():
            if one.side != two.side:
                pair = (one.target, one.aim), (two.target, two.aim)
                fires[f"fire2:{one.target}:{one.aim}:{two.target}:{two.aim}"] = pair
        words: dict[str, Any] = {"hold": ((), "")} | {f"pb:{at}": ((), at) for at in near}
        words |= {word: (shots, "") for word, shots in fires.items()}
        words |= {f"{word}:{at}": (shots, at) for word, shots in fires.items() for at in near}
        assert set(request.answers) == set(words), (name, set(request.answers) ^ set(words))
        for shot in broadsides.values():
            self.count(name, shot)
            self.shown(shot)
        word = self.rng.choice(sorted(words))
        if word == "hold" and broadsides and self.rng.random() < 0.8:
            word = self.rng.choice(sorted(set(words) - {"hold"}))
        self.met["both broadsides"] += word.startswith("fire2")
        return word, words[word]

    def shown(self, shot: Shot) -> None:
        """The total, the halvings and the points that the page tells of a broadside."""
        option = self.sea.agenda[0].show(self.sea, f"fire:{shot.target}:{shot.aim}")
        told = [option.args[what] for what in ("board", "range", "rake", "base", "halvings", "crossed")]
        range_ = "point-blank" if shot.range == "point_blank" else shot.range
        assert told == [shot.side, range_, shot.rake or "none", shot.base, len(shot.halvings), len(shot.way)], (told, shot)
        sums = next(note.args["modifiers"] for note in option.notes if note.key == "note-total")
        sizes = sorted(part.args["size"] * (-1 if part.args["minus"] else 1) for part in sums)
        assert sizes == sorted(value for _, value in shot.modifiers if value), (sizes, shot)
        points = next(note.args for note in option.notes if note.key == "note-points")
        assert (points["low"], points["high"]) == (shot.points(min(D)), shot.points(max(D))), (points, shot)

    def count(self, name: str, shot: Shot) -> None:
        met, ship = self.met, self.world.ships[name]
        for what, value in shot.modifiers:
            met[f"modifier {what}"] += bool(value)
        met[f"range {shot.range}"] += 1
        met[f"{shot.rake} rake"] += bool(shot.rake)
        met[f"{len(shot.way)} interposed"] += 1
        met[f"halved {len(shot.halvings)}"] += 1
        for what in shot.halvings:
            met[f"halved by {what}"] += 1
        met["answered"] += bool(ship.flag)
        met["linked shooter"] += bool(self.world.linked(ship))

    def on_scuttle(self, request: Any, of: tuple[str, list[str]]) -> Any:
        side, prizes = of
        assert (request.key, request.seat) == ("ask-scuttle", side)
        assert set(request.answers) == {"keep", *(f"scuttle:{name}" for name in prizes)}
        if self.rng.random() < 0.2:
            self.standing.quiet.add((side, "keep"))
            return "keep-all", ""
        name = self.rng.choice(("", "", "", *prizes))
        return (f"scuttle:{name}" if name else "keep"), name
