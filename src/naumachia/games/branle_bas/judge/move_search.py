"""Search for the move of a ship: places at its end, by the broadsides of this turn and of the next.

First every place within reach is judged at a glance; then the best of them by what enemies that have still to move would do about
it; then the best of those by the turn after: who moves last in it, the one to windward, chooses in the knowledge of the other.
"""

from __future__ import annotations

from math import atan2, sqrt
from math import degrees as in_degrees
from typing import NamedTuple

from msgspec.structs import replace

from naumachia.geometry.plane import COS, SCALE, SIN, Pose, advance, turned

from ..pieces import Link, Run, Ship
from ..rules.contact.boarding import board_bar, retake_bar
from ..rules.gunnery.aim import crosses
from ..rules.sailing.courses import tack_bar
from ..rules.sailing.gliding import straight, turn
from ..rules.sailing.sailing import Step
from ..rules.sailing.speeds import drifts, speed
from ..rules.winds import EDGE, attitude, other_edge, phi, tack_turn
from ..state import Sea
from .guns import Guns, Lie, guns, lie, takes
from .reach import Legs, others, own, places
from .situation import AHEAD_BY, CROWD, LINE, ROOM, SETS, breaks_off, link_worth, next_ahead, station
from .values import Book, Plans, book

PLANS = 5_000
"""How many plans are kept in mind."""
GLANCED, WEIGHED = 48, 16
"""How many places are thought over, and how many to the end of the next turn."""
SIGHT = 480
"""Millimetres within which an enemy's answer is thought of."""
FAR = 720
"""Millimetres within which broadsides are reckoned at all: long range, and the way of a turn."""
SHARED = 0.45
"""Weight of an enemy's broadside that would otherwise strike a friend."""
SHOAL, NEAR_SHOAL = 12.0, 1.0
"""Cost of running aground, and of coming within the breadth of a ship of it."""
MASKED = 0.3
"""Factor of a shot with a friend in its line."""
ALONGSIDE = 230
"""Millimetres within which an enemy may be run into with one move."""
CLEAR = 600
"""Millimetres from the enemy at which a ship that breaks off is content."""
SHY = 1.2
"""How much what the enemy threatens weighs at least for a ship that breaks off."""
FOUL = 0.2
"""Cost of a collision."""
FOULS = 62
"""Millimetres between centres at which bases meet, more or less."""
RETAKES = 0.5
"""BB-9.10 How often a ship gets a prize back that it runs into."""
TACKS = 28 / 36
"""BB-6.8 How often a ship comes about."""


class Foe(NamedTuple):
    """Enemy as seen by a captain."""

    ship: Ship
    mine: Guns
    theirs: Guns
    lies: tuple[Lie, ...]
    """Places it may fire from: its own, or while it has still to move some ahead."""
    waits: bool
    """Whether it has still to move."""
    usual: float
    """Damage of its best broadside to our other ships."""
    grasp: float
    """Value to it of boarding our ship, if it may and has still to move."""


class Place(NamedTuple):
    """Where she may lie, how she gets there, and what that promises."""

    worth: float
    pose: Pose
    legs: Legs


def plan(sea: Sea, seat: str) -> tuple[int, int] | str | None:
    """The next unit move of a ship that sails for itself; nothing where something else is asked, or there is nobody to fight."""
    run = sea.run
    if run is None or not isinstance(sea.agenda[0], Step):
        return None
    if run.flee is not None or run.squadron:
        return None
    plans = book(sea).plans
    legs = plans.get((run.moves, *sea.ships.values()))
    if legs is None:
        captain = Captain(sea, sea.ships[run.ship])
        best = captain.best(run) if captain.foes else None
        if best is None:
            return None
        if tack_bar(sea, run.ship) is None and captain.tacked() > best.worth:
            return "tack"
        legs = best.legs
        if len(plans) > PLANS:
            plans.clear()
        remember(plans, sea, run, legs)
    return legs[0] if legs else "end"


def remember(plans: Plans, sea: Sea, run: Run, legs: Legs) -> None:
    """Keep a plan, so that it is not computed again after every unit move, as long as all goes as planned."""
    ship = sea.ships[run.ship]
    for done, (way, degrees) in enumerate(legs, 1):
        x, y, h = turned(advance(ship.pose, way), degrees)
        ship = replace(ship, x=x, y=y, h=h)
        plans[(run.moves - done, *(sea.ships | {ship.id: ship}).values())] = legs[done:]


class Captain:
    """Knowledge of one captain while the ship is under way."""

    def __init__(self, sea: Sea, ship: Ship) -> None:
        self.sea, self.ship = sea, ship
        self.known: Book = book(sea)
        self.weights = self.known.weights
        self.side = ship.controller
        self.off = breaks_off(sea, self.side)
        self.timid = max(SHY, self.weights.timid) if self.off else self.weights.timid
        self.answers: dict[str, list[Lie]] = {}
        self.friends = [one for one in sea.fleet(self.side) if one.id != ship.id]
        foes = sea.fleet(sea.other(self.side))
        self.foes = [self._foe(foe) for foe in foes]
        self.near = [foe for foe in self.foes if (foe.ship.x - ship.x) ** 2 + (foe.ship.y - ship.y) ** 2 < (FAR + 200) ** 2]
        self.fighters = [foe for foe in self.foes if not foe.ship.flag] or [foe for foe in self.foes if not foe.ship.struck]
        squadron = sea.squadron(ship.id)
        self.ahead = next_ahead(sea, ship, squadron.ships) if squadron else None

    def _foe(self, foe: Ship) -> Foe:
        sea = self.sea
        waits = not (foe.moved or foe.anchored or drifts(sea, foe))
        lies = tuple(lie(*advance(foe.pose, way)) for way in AHEAD_BY) if waits else (lie(*foe.pose),)
        usual = self._usual(foe, lies, waits)
        able = waits and not (self.ship.flag or foe.flag) and board_bar(sea, foe.id, self.ship.id) is None
        grasp = link_worth(sea, Link(foe.id, self.ship.id, "grappled", sea.turn), foe.controller) if able else 0.0
        mine, theirs = guns(sea, self.known, self.ship, foe, self.weights.raked), guns(sea, self.known, foe, self.ship)
        return Foe(foe, mine, theirs, lies, waits, usual, grasp)

    def _usual(self, foe: Ship, lies: tuple[Lie, ...], waits: bool) -> float:
        """Return the damage of an enemy's best broadside to the others, computed as closely as that to our ship."""
        found = 0.0
        for friend in self.friends:
            square = (friend.x - foe.x) ** 2 + (friend.y - foe.y) ** 2
            if friend.struck or square > FAR**2:
                continue
            table, there = guns(self.sea, self.known, foe, friend), lie(*friend.pose)
            plain = sum(takes(table, here, there) for here in lies) / len(lies)
            if waits and square <= SIGHT**2:
                best = max(takes(table, here, there) for here in self._answers(foe))
                plain = self.weights.answered * best + (1 - self.weights.answered) * plain
            found = max(found, plain)
        return found

    def _answers(self, foe: Ship) -> list[Lie]:
        """Where an enemy that has still to move may come to lie."""
        if foe.id not in self.answers:
            self.answers[foe.id] = others(self.sea, foe, fine=True)
        return self.answers[foe.id]

    def best(self, run: Run) -> Place | None:
        """The best place within reach that she comes to without running foul of anybody, or the enemy she had better board."""
        glanced: dict[tuple[int, int, int], Place] = {}
        every = own(self.sea, run)
        for pose, legs in every.items():
            found = Place(self.glance(pose), pose, legs)
            spot = (pose.x // 8, pose.y // 8, pose.h // 8)
            if spot not in glanced or glanced[spot].worth < found.worth:
                glanced[spot] = found
        first = sorted(glanced.values(), key=lambda place: -place.worth)
        clear = self._clear(first, GLANCED)
        thought = sorted((self._thought(place) for place in clear), key=lambda place: -place.worth)[:WEIGHED]
        weighed = [place._replace(worth=place.worth + self.weights.next * self.next_turn(place.pose)) for place in thought]
        return max((*weighed, *self.boardings(every), *self.seizures(every)), default=None, key=lambda place: place.worth)

    def glance(self, pose: Pose) -> float:
        """Return the value of a place at first sight."""
        here = lie(*pose)
        shot, danger = 0.0, 0.0
        for foe in self.near:
            mine = theirs = 0.0
            for there in foe.lies:
                mine += takes(foe.mine, here, there)
                theirs += takes(foe.theirs, there, here)
            mine, theirs = mine / len(foe.lies), theirs / len(foe.lies)
            shot = max(shot, mine)
            danger += theirs - (1 - SHARED) * min(theirs, foe.usual)
        return shot - self.timid * danger + self.sails(pose)

    def _thought(self, place: Place) -> Place:
        """A place again, with what the enemies that have still to move would do about it."""
        here, shot, danger = lie(*place.pose), 0.0, 0.0
        for foe in self.near:
            mine, theirs, _ = self.met(foe, here)
            if mine > shot and self.masked(place.pose, foe.ship):
                mine *= MASKED
            shot = max(shot, mine)
            danger += theirs - (1 - SHARED) * min(theirs, foe.usual)
            if foe.grasp > 0 and self._within(foe.ship, place.pose):
                feared = self.weights.feared * self.weights.boards
                danger += feared * foe.grasp / (1 + len(self.friends))  # it can choose others as well
        return place._replace(worth=shot - self.timid * danger + self.sails(place.pose))

    def _within(self, foe: Ship, pose: Pose) -> bool:
        """Whether an enemy that has still to move can run into her here."""
        x, y, reach = pose.x, pose.y, FOULS**2
        return any((there[0] - x) ** 2 + (there[1] - y) ** 2 < reach for there in self._answers(foe))

    def met(self, foe: Foe, here: Lie) -> tuple[float, float, Lie]:
        """Return the damage of both broadsides if our ship lies here and the enemy answers well; and the place of that answer."""
        mine = sum(takes(foe.mine, here, there) for there in foe.lies) / len(foe.lies)
        theirs = sum(takes(foe.theirs, there, here) for there in foe.lies) / len(foe.lies)
        if not foe.waits or (foe.ship.x - here[0]) ** 2 + (foe.ship.y - here[1]) ** 2 > SIGHT**2:
            return mine, theirs, foe.lies[0]
        timid, answered = self.timid, self.weights.answered
        worst, at = -1e9, (0.0, 0.0, foe.lies[0])
        for there in self._answers(foe.ship):
            one, two = takes(foe.mine, here, there), takes(foe.theirs, there, here)
            if two - timid * one > worst:
                worst, at = two - timid * one, (one, two, there)
        left = 1 - answered
        return answered * at[0] + left * mine, answered * at[1] + left * theirs, at[2]

    def next_turn(self, pose: Pose) -> float:
        """Return the value of the next turn from here: two ships that both do their best, the one to windward last."""
        near = sorted(self.fighters, key=lambda foe: (foe.ship.x - pose.x) ** 2 + (foe.ship.y - pose.y) ** 2)[:2]
        found, here = 0.0, lie(*pose)
        for share, foe in zip((1.0, 0.5), near, strict=False):
            there = self.met(foe, here)[2]
            if (there[0] - pose.x) ** 2 + (there[1] - pose.y) ** 2 < (SIGHT + 120) ** 2:
                found += share * self._duel(self._from(self.ship, here), here, foe, there)
        return found

    def _from(self, ship: Ship, at: Lie) -> list[Lie]:
        if ship.anchored or drifts(self.sea, ship):
            return [at]
        x, y, _, _, h = at
        return places((x, y, h), phi(self.sea.wind, h), *speed(self.sea, replace(ship, h=h)), fine=False)

    def _duel(self, ours: list[Lie], here: Lie, foe: Foe, there: Lie) -> float:
        """Return the result of two ships that both choose their best: the first to move must take what the other leaves."""
        theirs, wind = self._from(foe.ship, there), self.sea.wind
        if (here[0] - there[0]) * SIN[wind] + (here[1] - there[1]) * COS[wind] > 0:
            return -_first(theirs, ours, foe.theirs, foe.mine, self.timid, 1.0)
        return _first(ours, theirs, foe.mine, foe.theirs, 1.0, self.timid)

    def sails(self, pose: Pose) -> float:
        """The wind, the way to the enemy, the weather gauge, the line, room among friends, the shoals."""
        sea, weights = self.sea, self.weights
        found = SETS[attitude(sea.charts, sea.wind, pose.h)] - (0.1 if abs(phi(sea.wind, pose.h)) == 120 else 0.0)
        near = min(self.fighters, key=lambda foe: (foe.ship.x - pose.x) ** 2 + (foe.ship.y - pose.y) ** 2, default=None)
        if near is not None:
            dx, dy = near.ship.x - pose.x, near.ship.y - pose.y
            away = sqrt(dx * dx + dy * dy) or 1.0
            if self.off:
                found += weights.close * min(away, CLEAR)
                if away < CLEAR:
                    found -= weights.turning * self._off(pose.h, in_degrees(atan2(-dx, -dy))) / 90
                return found + self._room(pose) - self._aground(pose)
            found -= weights.close * max(0.0, away - weights.near)
            if away > 300:
                found -= weights.turning * self._off(pose.h, in_degrees(atan2(dx, dy))) / 90
            found -= weights.gauge * (dx * SIN[sea.wind] + dy * COS[sea.wind]) / (SCALE * away)
        if self.ahead is not None:
            found += LINE * station(self.ahead, pose.x, pose.y)
        return found + self._room(pose) - self._aground(pose)

    def _off(self, heading: int, bearing: float) -> float:
        """BB-6.7 How far she has to turn to steer for a place, never through the wind: on the wrong tack all the way round."""
        mine, want = phi(self.sea.wind, heading), (bearing - self.sea.wind) % 360 - 180
        if abs(want) > EDGE:
            return min(abs(mine - EDGE), abs(mine + EDGE)) if abs(want) > 165 else abs(mine - (EDGE if want > 0 else -EDGE))
        return abs(mine - want)

    def _room(self, pose: Pose) -> float:
        found = 0.0
        for friend in self.friends:
            square = (friend.x - pose.x) ** 2 + (friend.y - pose.y) ** 2
            if square < ROOM * ROOM:
                found -= 1 - sqrt(square) / ROOM
        return CROWD * found

    def _aground(self, pose: Pose) -> float:
        """BB-13.2 Shoals."""
        found = 0.0
        for x0, y0, x1, y1 in self.sea.setting.scenario.shoals:
            if x0 - 40 <= pose.x <= x1 + 40 and y0 - 40 <= pose.y <= y1 + 40:
                found += SHOAL if x0 <= pose.x <= x1 and y0 <= pose.y <= y1 else NEAR_SHOAL
        return found

    def masked(self, pose: Pose, foe: Ship) -> bool:
        """Whether a friend lies in the line of fire."""
        bases = self.sea.bases
        return any(
            abs(one.x - pose.x) + abs(one.y - pose.y) < 700 and crosses(bases[one.id], pose.x, pose.y, foe.x, foe.y)
            for one in self.friends
        )

    def _clear(self, ranked: list[Place], count: int) -> list[Place]:
        """The best places, but for those she cannot come to without running foul of somebody."""
        found: list[Place] = []
        for place in ranked:
            if self.sweep(place.legs)[1] == "":
                found.append(place)
                if len(found) == count:
                    break
        return found

    def sweep(self, legs: Legs) -> tuple[Pose, str]:
        """Where unit moves end, and whom they meet."""
        sea, name = self.sea, self.ship.id
        pose = self.ship.pose
        for way, swing in legs:
            gone = straight(sea, name, way, pose)
            if not gone.met and swing:
                gone = turn(sea, name, swing, gone.pose)
            pose = gone.pose
            if gone.met:
                return pose, gone.met
        return pose, ""

    def boardings(self, every: dict[Pose, Legs]) -> list[Place]:
        """BB-12 Return the enemies our ship may board with a good chance, each by the first way that meets it."""
        found = []
        for foe in self.foes:
            name, away = foe.ship.id, (foe.ship.x - self.ship.x) ** 2 + (foe.ship.y - self.ship.y) ** 2
            if away > ALONGSIDE**2 or board_bar(self.sea, self.ship.id, name):
                continue
            prize = link_worth(self.sea, Link(self.ship.id, name, "grappled", self.sea.turn), self.side)
            if prize < 0.5:
                continue
            into = self._into(every, foe.ship)
            if into is not None:
                mine, theirs, _ = self.met(foe, lie(*into.pose))
                worth = self.weights.boards * prize - FOUL + 0.5 * mine - 0.5 * theirs + self.sails(into.pose)
                found.append(into._replace(worth=worth))
        return found

    def _into(self, every: dict[Pose, Legs], other: Ship) -> Place | None:
        """Return the first way that meets a ship."""
        into = [legs for pose, legs in every.items() if (pose.x - other.x) ** 2 + (pose.y - other.y) ** 2 < 60**2]
        for legs in sorted(into, key=len)[:12]:
            pose, met = self.sweep(legs)
            if met == other.id:
                return Place(0.0, pose, legs)
        return None

    def seizures(self, every: dict[Pose, Legs]) -> list[Place]:
        """BB-9.6, BB-9.10, BB-11.2 Return the ships that may strike when ours runs into them, or wait for a captor."""
        found: list[Place] = []
        if not self.weights.seize:
            return found
        for ship in self.sea.afloat:
            away = (ship.x - self.ship.x) ** 2 + (ship.y - self.ship.y) ** 2
            if away > ALONGSIDE**2 or not (worth := self._seized(ship)):
                continue
            into = self._into(every, ship)
            if into is not None:
                shot, danger = 0.0, 0.0
                for foe in self.near:
                    mine, theirs, _ = self.met(foe, lie(*into.pose))
                    shot, danger = max(shot, mine), danger + theirs - (1 - SHARED) * min(theirs, foe.usual)
                worth += shot - self.timid * danger + self.sails(into.pose)
                found.append(into._replace(worth=worth))
        return found

    def _seized(self, ship: Ship) -> float:
        """Return the value of running into a ship for the colours it may strike or show again."""
        sea, prize = self.sea, self.weights.seize * self.weights.prize
        if ship.struck:
            if not ship.controller:
                return prize * (ship.owner != self.side and not self.ship.hampered)
            return RETAKES * prize if retake_bar(sea, self.ship.id, ship.id) is None else 0.0
        if ship.flag != "rout" or not sea.enemies(self.ship.id, ship.id):
            return 0.0
        if ship.zeros > 2:
            return prize
        if ship.tested:
            return 0.0
        rule = sea.charts.surrender_test
        strikes = self.known.chance(rule.captain_killed if ship.captains else rule.strikes_on)
        able = board_bar(sea, self.ship.id, ship.id) is None
        link = Link(self.ship.id, ship.id, "grappled", sea.turn)
        boarded = self.weights.boards * max(0.0, link_worth(sea, link, self.side)) if able else 0.0
        return strikes * prize + (1 - strikes) * (boarded - FOUL)

    def tacked(self) -> float:
        """BB-6.8 What it promises to go about: the other edge of the wind, or a drift with the test still to be passed."""
        sea, pose = self.sea, self.ship.pose
        about = turned(pose, tack_turn(sea.wind, pose.h, other_edge(sea.wind, pose.h)))
        done = advance(about, sea.charts.movement.minimum)
        missed = advance(pose, sea.charts.movement.drift, course=(sea.wind + 180) % 360)
        return TACKS * self._whole(done) + (1 - TACKS) * (self._whole(missed) - 0.3)

    def _whole(self, pose: Pose) -> float:
        return self._thought(Place(0.0, pose, ())).worth + self.weights.next * self.next_turn(pose)


def _first(ours: list[Lie], theirs: list[Lie], mine: Guns, his: Guns, mine_counts: float, his_counts: float) -> float:
    """The best of our places by the worst that can be done about it; one worse than another is not looked at to the end."""
    best = -1e9
    for one in ours:
        worst = 1e9
        for two in theirs:
            found = mine_counts * takes(mine, one, two) - his_counts * takes(his, two, one)
            if found < worst:
                worst = found
                if worst <= best:
                    break
        best = max(best, worst)
    return best
