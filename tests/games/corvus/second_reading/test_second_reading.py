"""The engine against the second reading along random play in a throng: every plan is compared leg by leg, millimetre by
millimetre and question by question, and whatever may be rammed, sheared, grappled, shot at and assaulted with its odds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import atan2, degrees
from random import Random
from typing import Any

from expected import asked
from games.corvus.second_reading import book
from games.corvus.second_reading.book import advanced
from naumachia.games import find
from naumachia.kernel import Choose, Leg, Orders, Roll, Sealed, pending, step
from naumachia.match import Match

GAME = find("corvus")
DICE = range(1, 7)
TABLE = (600, 560)
BATTLES = 6
PLANS = 5
"""Legal ones tried from each place; play goes on with one of them."""
ROOM = 110
"""Millimetres of open sea on every side of the throng."""


def throng(rng: Random, side: int = 8) -> dict[str, Any]:
    """Ships of all types, crews and states, thrown on a small table; some Romans have their corvus."""
    laid, ships = list[book.Ship](), dict[str, Any]()
    for number in range(2 * side):
        name, owner = (f"R{number}", "rome") if number < side else (f"C{number - side}", "carthage")
        kind = rng.choice(list(book.CARDS))
        while True:
            x, y = (rng.randrange(ROOM, most - ROOM) for most in TABLE)
            h = rng.choice((rng.randrange(360), *((way + rng.randrange(-12, 13)) % 360 for way in (0, 180)), 0, 180))
            if laid and rng.random() < 0.5:
                x, y, h = in_the_next_lane(rng, rng.choice(laid), book.CARDS[kind][2])
            one = book.Ship(name, owner, kind, x * 1000, y * 1000, h)
            if not book.fled(one.pose, *TABLE) and not any(book.overlap(one, other) for other in laid):
                break
        laid.append(one)
        marks: dict[str, Any] = {"fatigued": rng.random() < 0.2, "damaged": rng.random() < 0.1}
        marks["banks"] = [bank for bank in ("port", "starboard") if rng.random() < 0.15]
        crew = rng.choice(list(book.LEVEL))
        ships[name] = {"side": owner, "type": kind, "crew": crew, "at": [x, y, h], "marks": marks}
    sides = {
        "rome": {"name": {"en": "Rome", "fr": "Rome"}, "roman": True},
        "carthage": {"name": {"en": "Carthage", "fr": "Carthage"}},
    }
    head = {"game": "corvus", "title": {"en": "Throng", "fr": "Cohue"}, "table": {"width": TABLE[0], "height": TABLE[1]}}
    return head | {"turns": 30, "sides": sides, "ships": ships}


def in_the_next_lane(rng: Random, other: book.Ship, width: int) -> tuple[int, int, int]:
    """Where a ship comes by another so near that oars may be broken."""
    way, beside = advanced(other.pose, rng.randrange(-90, 91)), (other.h + rng.choice((90, 270))) % 360
    x, y, _ = advanced((way[0], way[1], beside), (other.width + width) // 2 + rng.randrange(1, 5))
    return x // 1000, y // 1000, (other.h + rng.choice((0, 0, 180, 180, 4))) % 360


def read(sea: Any, name: str) -> book.Ship:
    """A ship of the engine as the second reading knows it."""
    ship = sea.ships[name]
    normal, combat = sea.setting.speeds[name]
    return book.Ship(
        name, ship.side, ship.type, ship.x, ship.y, ship.h, ship.crew, ship.fatigued, ship.damaged, frozenset(ship.banks),
        ship.rowers, ship.marines, ship.archers, ship.corvus, ship.side == "rome", ship.rammed, bool(ship.rest), normal, combat,
    )  # fmt: skip


def table(sea: Any) -> dict[str, book.Ship]:
    """Every ship on the table."""
    return {name: read(sea, name) for name, ship in sea.ships.items() if not ship.gone}


def links(sea: Any) -> list[book.Link]:
    return [book.Link(link.grappler, link.grappled, link.corvus) for link in sea.links]


def sides(ships: dict[str, book.Ship]) -> dict[str, str]:
    return {ship.id: ship.side for ship in ships.values()}


def faces(limit: int, modifiers: dict[str, int], above: bool = False) -> int:
    """How many faces are at most the limit, or more than it."""
    total = sum(modifiers.values())
    return sum((die + total > limit) if above else (die + total <= limit) for die in DICE)


def offered(request: Any, verb: str) -> list[str]:
    """Return the objects of a verb among the answers of a question."""
    answers = request.answers if isinstance(request, Choose) else ()
    return [answer.partition(":")[2] for answer in answers if answer.startswith(f"{verb}:")]


def chances(sea: Any, answer: str) -> int:
    """The faces with which an answer succeeds, as its option is shown."""
    option = sea.agenda[0].show(sea, answer)
    return int(option.args["chances"])


# ---- Plans ----------------------------------------------------------------------------------------------------------


def some_plan(rng: Random, me: book.Ship, foes: list[book.Ship], order: str, most: int) -> list[book.Leg]:
    """A plan that may be legal or not, and likes to meet somebody."""
    a, way = me.turn, "A" if order == "astern" else "F"

    def some(most: int) -> int:
        return rng.choice((most, most, most, most // 2, rng.randrange(0, most + 12)))

    if order in ("port", "starboard"):
        sign, plan = (-1 if order == "port" else 1), list[book.Leg]()
        left = most
        for _ in range(rng.randrange(1, 5)):
            lead = rng.choice((0, 10, 10, 9, 30))
            plan += [(way, lead)] if lead else []
            plan.append(("T", sign * rng.choice((a, a, a, a - 1, rng.randrange(1, a + 2))) * rng.choice((1,) * 12 + (-1,))))
            left -= lead
        return [*plan, (way, left)] if left > 0 else plan
    near = min(foes, key=lambda foe: (foe.x - me.x) ** 2 + (foe.y - me.y) ** 2 + rng.randrange(10**10))
    wanted = round(degrees(atan2(near.x - me.x, near.y - me.y)))
    turn = (wanted - me.h + 180) % 360 - 180 + rng.choice((0, 0, 5, -5, 20))
    turn = rng.choice((max(-a, min(a, turn)), max(-a, min(a, turn)), 0, rng.randrange(-a - 1, a + 2)))
    before = rng.choice((0, 0, most // 3, rng.randrange(0, most + 1)))
    after = some(max(0, most - before))
    legs: list[book.Leg] = [(way, before), ("T", turn), (way, after)]
    if rng.random() < 0.15:
        legs.append(("T", rng.choice((-1, 1)) * rng.randrange(1, a + 1)))
    return [leg for leg in legs if leg[1]]


def answers(plan: list[book.Leg]) -> list[tuple[int, int]]:
    """A plan as it is answered: a distance, and the turn before it."""
    found, turn = list[tuple[int, int]](), 0
    for what, amount in plan:
        if what == "T":
            found += [(0, turn)] if turn else []
            turn = amount
        else:
            found.append((amount if what == "F" else -amount, turn))
            turn = 0
    return [*found, (0, turn)] if turn else found


def declare(sea: Any, plan: list[book.Leg]) -> Any | None:
    """The state in which the engine executes the plan; nothing where it takes exception to it."""
    for leg in answers(plan):
        if leg not in asked(sea):
            return None
        sea = step(sea, leg)
    request = pending(sea)
    return step(sea, "row") if request is not None and request.key == "ask-plan" and "row" in request else None


def follow(sea: Any, name: str, plan: list[book.Leg], rng: Random, met: Counter[str]) -> Any | None:
    """One plan in both readings, from its law to its end; the engine's state then."""
    run, ships = sea.run, table(sea)
    me, order, half = ships[name], sea.ships[name].order, bool(sea.ships[name].broke)
    lawful = book.legal(me, order, plan, half)
    after = declare(sea, plan)
    assert (after is not None) == lawful, (name, order, plan, lawful)
    assert run.allowance == book.allowance(me, order, half)
    met["legal" if lawful else "illegal"] += 1
    if after is None:
        return None
    moving, reply = book.movement(me, list(ships.values()), order, plan, links(sea), half), None
    try:
        while True:
            ask = moving.send(reply)
            after, reply = reply_to(after, name, ask, rng, met)
    except StopIteration as end:
        compare(after, sea, name, end.value, met)
    return after


def reply_to(sea: Any, name: str, ask: book.Ask, rng: Random, met: Counter[str]) -> tuple[Any, Any]:
    """The engine asks the same as the second reading; both are given the same answer."""
    request, (what, of) = asked(sea), ask
    match what:
        case "oars":
            assert isinstance(of, tuple)
            assert request.key == "ask-oars"
            assert offered(request, "oars") == [foe for foe in sea.ships if foe in of]
            met["offered in passing" if sea.agenda[0].how == "passing" else "offered glancing"] += 1
            met["several offered"] += len(of) > 1
            target = rng.choice((*of, *of, None))
            return step(sea, f"oars:{target}" if target else "pass"), target
        case "die":
            assert (request.key, isinstance(request, Roll)) == ("roll-oars", True)
            foe, ships = read(sea, str(of)), table(sea)
            modifiers = book.oar_modifiers(ships[name], foe, sea.ships[name].order, links(sea))
            assert request.args["chances"] == faces(foe.size - 1, modifiers)
            met["oars " + "+".join(modifiers)] += 1
            die = rng.choice(DICE)
            return step(sea, die), die
        case "rest":
            assert request.key == "ask-go-on"
            on = rng.random() < 0.7
            return step(sea, "on" if on else "halt"), on
    assert isinstance(of, int)
    assert isinstance(request, Leg)
    assert request.key == "ask-straight"
    assert [(band.turn_from, band.turn_to, band.shortest, band.longest) for band in request.bands] == [(0, 0, 1, of)]
    mm = rng.choice((0, of, rng.randrange(1, of + 1)))
    met["went on straight"] += mm > 0
    return step(sea, (mm, 0) if mm else "halt"), mm


def compare(sea: Any, before: Any, name: str, course: book.Course, met: Counter[str]) -> None:
    """Where the movement ended, whom it touched, and what may be done there."""
    ship, ships = sea.ships[name], table(before)
    assert (ship.x, ship.y, ship.h) == course.pose
    for foe, bank in course.broken.items():
        assert bank in sea.ships[foe].banks
    met["aligned"] += course.aligned
    met["not aligned"] += bool(course.blocked and course.attempted.keys() & set(course.bow_contact))
    met[f"blocked {course.blocked}"] += bool(course.blocked)
    met["bow contact"] += bool(course.bow_contact)
    met["friend blocks"] += len(course.blockers) > len(course.bow_contact) and course.blocked == "F"
    met["rammable"] += bool(course.rams)
    gone = book.fled(course.pose, *TABLE)
    met["fled"] += gone
    assert (ship.gone == "fled") == gone
    if gone:
        return
    if sea.run is not None and sea.acting == name:
        assert (sea.run.moved, sea.run.turned) == (course.moved, course.turned)
        assert set(sea.run.blockers) == set(course.blockers)
        assert sea.run.bow == (course.blocked == "F")
    here = ships[name].at(course.pose)
    assert not any(book.overlap(here, other) for other in ships.values() if other.id != name)
    grapples = [foe for foe in ships if foe not in ship.tried and book.may_grapple(here, ships[foe], links(before))]
    assert not course.blocked or all(book.contact(here, ships[other]) for other in course.blockers)
    request = pending(sea)
    if not (course.rams or grapples):
        assert request is None or request.key != "ask-act" or sea.acting != name
        return
    assert request is not None
    assert request.key == "ask-act"
    assert (set(offered(request, "ram")), offered(request, "grapple")) == (set(course.rams), grapples)
    for foe in course.rams:
        modifiers = book.ram_modifiers(here, ships[foe], ship.order, course.turned, links(sea), sides(ships))
        met["ram " + "+".join(modifiers)] += 1
        assert chances(sea, f"ram:{foe}") == faces(ships[foe].size - 1, modifiers)


# ---- Everything else that is asked ----------------------------------------------------------------------------------


def check_request(sea: Any, request: Any, met: Counter[str]) -> None:
    """Odds and offers of the other questions."""
    ships = table(sea)
    match request.key:
        case "ask-act" | "ask-window":
            for foe in offered(request, "grapple"):
                name, _, other = foe.partition(":") if ":" in foe else (sea.acting, "", foe)
                modifiers = book.grapple_modifiers(ships[name], ships[other], links(sea))
                assert chances(sea, f"grapple:{foe}") == faces(ships[name].boarding - ships[other].size, modifiers)
                met["grapple " + "+".join(modifiers)] += 1
        case "ask-break":
            me, levels = ships[sea.acting], {ship.id: ship.level for ship in ships.values()}
            for link in links(sea):
                if link.holds(me.id) and (foe := link.other(me.id)) in offered(request, "break"):
                    modifiers = book.disengage_modifiers(me, link, links(sea), levels, sides(ships))
                    needed = ships[foe].boarding - me.size
                    assert chances(sea, f"break:{foe}") == faces(needed, modifiers, above=True)
                    met["break " + "+".join(modifiers)] += 1
        case "ask-shoot":
            wanted = {
                line: targets
                for name, ship in ships.items()
                for line, targets in in_range(sea, name, ship, [foe for foe in ships.values() if foe.side != ship.side])
                if targets
            }
            lines = {line.id: list(line)[1:] for sheet in request.sheets.values() for line in sheet}
            assert lines == wanted
            met["shooters"] += len(lines)
        case "ask-assault":
            side = request.seat
            for what in offered(request, "assault"):
                target, _, joined = what.partition(":")
                column = book.ratio(sum(ships[name].marines for name in joined.split("+")), ships[target].marines)
                assert column
                met[f"assault {column}"] += 1
                taken = sum(book.boarding(column, die, side == "rome") == "C" for die in DICE)
                assert chances(sea, f"assault:{what}") == taken


def check_grip(before: Any, sea: Any, met: Counter[str]) -> None:
    """CV-R8a Who rolled against a link it laid itself has used up its grapple at that ship, and nobody else has."""
    name, foe = before.agenda[0].ship, before.agenda[0].target
    own = any((link.grappler, link.grappled) == (name, foe) for link in links(before))
    met["let go" if own else "broke away"] += 1
    assert (foe in sea.ships[name].tried) == own


def in_range(sea: Any, name: str, ship: book.Ship, foes: list[book.Ship]) -> Iterator[tuple[str, list[str]]]:
    if ship.archers:
        yield name, [foe.id for foe in foes if book.archers_reach(ship, foe)]
    for place, left in enumerate(sea.ships[name].catapults, 1):
        if left:
            yield f"{name}/{place}", [foe.id for foe in foes if book.catapult_reaches(ship, foe)]


def any_answer(sea: Any, request: Any, rng: Random) -> Any:
    """An answer for the questions that are not followed: eager to row, to fight, and to be free again."""
    match request:
        case Roll():
            return rng.choice(list(request))
        case Orders():
            seat = rng.choice([seat for seat in request.seats if seat not in request.handed])
            sheet = request.draw(seat, rng)
            if request.key != "ask-orders":
                return sheet
            eager = ("battle", "battle", "forward", "port", "starboard")
            picks = tuple((line.id, rng.choice([o for o in line if o in eager])) for line in request.sheets[seat])
            return Sealed(seat, picks) if rng.random() < 0.6 else sheet
    if request.key == "ask-break":
        return rng.choice([answer for answer in request.answers if answer != "end"])
    if request.key == "ask-capture":
        return "capture"
    return rng.choice(list(request.answers))


def test_the_engine_agrees_with_the_second_reading() -> None:
    rng, met = Random(7), Counter[str]()
    for seed in range(BATTLES):
        match = Match.seeded(GAME, GAME.check_scenario(throng(rng), "throng"), seed=seed)
        sea: Any = match.state
        while (request := pending(sea)) is not None and sea.turn <= 3:
            check_request(sea, request, met)
            if request.key != "ask-plan":
                before, sea = sea, step(sea, any_answer(sea, request, rng))
                if request.key == "roll-break":
                    check_grip(before, sea, met)
                continue
            assert isinstance(request, Leg)
            name = request.ship
            me, order = read(sea, name), sea.ships[name].order
            foes = [foe for foe in table(sea).values() if foe.side != me.side]
            ends = list[Any]()
            while len(ends) < PLANS:
                end = follow(sea, name, some_plan(rng, me, foes, order, sea.run.allowance), rng, met)
                ends += [end] if end is not None else []
            sea = rng.choice(ends)
    assert met["legal"] > 150, met
    for what in (
        "illegal", "blocked F", "blocked A", "blocked T", "bow contact", "friend blocks", "offered in passing",
        "offered glancing", "aligned", "not aligned", "went on straight", "rammable", "fled", "shooters",
        "assault 1/2", "assault 1/1", "assault 2/1", "assault 3/1", "let go", "broke away",
    ):  # fmt: skip
        assert met[what], f"{what} was never met: {met}"
    for verb, wanted in (
        ("oars", ("crew_level", "opposite_courses", "fatigued", "normal_speed")),
        ("ram", ("side", "crew_level", "rammer_fatigued", "normal_speed")),
        ("grapple", ("crew_level", "target_engaged", "corvus")),
        ("break", ("crew_level",)),
    ):  # fmt: skip
        named = {part for what in met if what.startswith(f"{verb} ") for part in what.partition(" ")[2].split("+")}
        assert set(wanted) <= named, f"{verb}: {set(wanted) - named} never counted"
