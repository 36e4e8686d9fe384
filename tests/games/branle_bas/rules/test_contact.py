"""Contact, links, boarding and prizes (BB-9, BB-11, BB-12), one rule at a time: who strikes, who is taken, what the dice do."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from msgspec.structs import replace

from games.branle_bas.hands import Place, sea_of
from games.branle_bas.rules.test_what_must_not_happen import frames, idle
from naumachia.games.branle_bas.pieces import Link, Run
from naumachia.games.branle_bas.rules.contact.boarding import (
    Answered,
    Board,
    Combat,
    CombatEnd,
    Melee,
    Overrun,
    board_bar,
    by_the_body,
    casualties,
    faces_of,
    grapple,
    lose,
    retake_bar,
    strength,
    strengths,
)
from naumachia.games.branle_bas.rules.contact.collision import (
    AfterContact,
    Avoid,
    Collide,
    CollisionTest,
    Contact,
    Entangle,
    Light,
    avoid,
    avoid_sides,
    board,
    clear_path,
    drifts,
    retry,
    retry_bar,
    separate,
    spend,
    steer_clear,
    stop,
    take_back,
    violent_points,
)
from naumachia.games.branle_bas.rules.contact.links import (
    MayPart,
    Parted,
    SeparationTest,
    grapnel_bar,
    grapnels,
    part,
    part_option,
    put_grapnel,
    separations,
)
from naumachia.games.branle_bas.rules.contact.prizes import (
    MayScuttle,
    complete,
    possess,
    retake,
    scuttle,
    scuttle_bar,
    strike,
    take,
)
from naumachia.games.branle_bas.rules.flags import Settle, Yield, beset_by, raised
from naumachia.games.branle_bas.rules.gunnery.damage import Hull, Masts
from naumachia.games.branle_bas.rules.sailing.sailing import Step
from naumachia.games.branle_bas.rules.sailing.steering_clear import clear_pose, downwind_side
from naumachia.geometry.plane import axes_overlap

Changes = dict[str, Any]
BESIDE: Place = (600, 640, 90)


def pair(
    place: Place = BESIDE,
    links: tuple[tuple[str, str, str, int], ...] = (),
    others: dict[str, Any] | None = None,
    friends: dict[str, Any] | None = None,
    kinds: tuple[str, str] = ("74", "74"),
    run: Changes | None = None,
    options: dict[str, int] | None = None,
    **changes: Any,
) -> Any:
    """A and its enemy B side by side; nothing else is to be played."""
    west = {"A": {"at": (600, 600, 90), "type": kinds[0]}, **(friends or {})}
    east = {"B": {"at": place, "type": kinds[1]}, **(others or {"Z": (300, 300, 90)})}
    draft = idle(sea_of(west, east, wind=0, links=links, options=options))
    draft.run = replace(Run("A", 2, 50, 25), **(run or {}))
    draft.change("A", **changes)
    return draft


def names(sea: Any) -> list[str]:
    """The names of what comes next."""
    return [name for name, _ in frames(sea)]


def fast(kind: str = "grappled", since: int = 1) -> tuple[tuple[str, str, str, int], ...]:
    """A link between A and B."""
    return (("A", "B", kind, since),)


# Flags


@pytest.mark.parametrize(
    ("changes", "flag", "zeros", "beset"),
    [
        ({}, "", 0, False),
        ({"bordee": 0}, "retreat", 1, False),
        ({"bordee": 0, "abordage": 0}, "rout", 2, True),
        ({"bordee": 0, "abordage": 0, "masts": 30}, "rout", 3, True),
        ({"bordee": 0, "zeros": 1, "flag": "retreat"}, "retreat", 1, False),
        ({"bordee": 0, "abordage": 0, "zeros": 1, "flag": "retreat"}, "rout", 2, True),
        ({"bordee": 0, "abordage": 0, "zeros": 2, "flag": "rout"}, "rout", 2, False),
        ({"bordee": 0, "abordage": 0, "masts": 30, "zeros": 2, "flag": "rout"}, "rout", 3, True),
        ({"bordee": 0, "flag": "struck"}, "struck", 0, False),
        ({"bordee": 0, "gone": "sunk"}, "", 0, False),
    ],
)
def test_which_flags_go_up(changes: Changes, flag: str, zeros: int, beset: bool) -> None:
    """BB-9.3 One capacity at 0 is retreat, two are rout; what was known before is not told again."""
    sea = pair(**changes)
    assert raised(sea) == (["A"] if beset else [])
    ship = sea.ships["A"]
    assert (ship.flag, ship.zeros) == (flag, zeros)
    assert len(sea.events) == (flag not in ("", changes.get("flag", "")))
    again = pair(**changes)
    Settle().take(again, None)
    assert names(again) == (["Beset", "LastShip"] if beset else ["LastShip"])
    spared = pair(**changes)
    Settle(("A",)).take(spared, None)
    assert names(spared) == ["LastShip"]


@pytest.mark.parametrize(
    ("place", "link", "theirs", "foe"),
    [
        (BESIDE, False, {}, "B"),
        ((600, 641, 90), False, {}, ""),
        ((600, 700, 90), True, {}, "B"),
        (BESIDE, False, {"flag": "struck"}, ""),
        (BESIDE, True, {"controller": "West"}, ""),
        (BESIDE, False, {"controller": ""}, ""),
        (BESIDE, False, {"flag": "rout"}, "B"),
    ],
)  # fmt: skip
def test_who_is_upon_a_ship(place: Place, link: bool, theirs: Changes, foe: str) -> None:
    """BB-9.3 An enemy linked to it, or one that touches it."""
    sea = pair(place, fast() if link else ())
    sea.change("B", **theirs)
    assert beset_by(sea, "A") == foe


def test_a_linked_enemy_comes_before_one_that_touches() -> None:
    """BB-9.3 Of several the first."""
    sea = pair(BESIDE, (("A", "C", "grappled", 1),), others={"C": (600, 500, 90), "Z": (300, 300, 90)})
    assert beset_by(sea, "A") == "C"
    sea.cut(*sea.links)
    assert beset_by(sea, "A") == "B"


@pytest.mark.parametrize(
    ("mine", "theirs", "asks", "strikes"),
    [
        ({"flag": "rout"}, {}, True, False),
        ({"flag": "retreat"}, {}, False, False),
        ({}, {}, False, False),
        ({"flag": "rout", "tested": True}, {}, False, False),
        ({"flag": "rout", "bordee": 0, "abordage": 0, "masts": 30}, {}, False, True),
        ({"flag": "rout", "bordee": 0, "abordage": 0, "masts": 29}, {}, True, False),
        ({"flag": "rout", "gone": "sunk"}, {}, False, False),
        ({"flag": "rout"}, {"gone": "sunk"}, False, False),
        ({"flag": "rout"}, {"flag": "struck"}, False, False),
        ({"flag": "rout"}, {"controller": "West"}, False, False),
        ({"flag": "rout", "bordee": 0, "abordage": 0, "masts": 30}, {"gone": "sunk"}, False, False),
        ({"flag": "rout", "bordee": 0, "abordage": 0, "masts": 30}, {"controller": "West"}, False, False),
        ({"flag": "rout", "bordee": 0, "abordage": 0, "masts": 30}, {"flag": "struck"}, False, False),
    ],
)  # fmt: skip
def test_who_tests_and_who_strikes(mine: Changes, theirs: Changes, asks: bool, strikes: bool) -> None:
    """BB-9.3, BB-9.6 With three capacities at 0 a ship strikes without a test; in rout it tests once a turn."""
    sea = pair(**mine)
    sea.change("B", **theirs)
    assert (Yield("A", "B").ask(sea) is not None) == asks
    Yield("A", "B").take(sea, None)
    assert (sea.ships["A"].flag == "struck") == strikes


@pytest.mark.parametrize(("captains", "faces"), [(0, {-1, -2}), (1, {0, -1, -2}), (2, {0, -1, -2})])
def test_the_die_of_a_surrender(captains: int, faces: set[int]) -> None:
    """BB-9.6 Worse without a captain."""
    for die in (-2, -1, 0, 1, 2):
        sea = pair(flag="rout", captains=captains)
        roll = Yield("A", "B").ask(sea)
        assert roll is not None
        assert (roll.args["worst"], roll.args["captain"]) == (max(faces), captains)
        Yield("A", "B").take(sea, die)
        assert (sea.ships["A"].flag == "struck") == (die in faces)
        assert sea.ships["A"].tested
        assert sea.events[0].idle == (die not in faces)


# Prizes


@pytest.mark.parametrize("hampered", [{}, {"impeded": 1}, {"wreck_port": 1}, {"wreck_starboard": 2}])
def test_a_ship_that_strikes_is_taken_by_whose_hands_are_free(hampered: Changes) -> None:
    """BB-9.7, BB-9.8, BB-13.3 Its links end, and two turns of work begin for both."""
    sea = pair(links=fast(), pending="B")
    sea.change("B", pending="A", **hampered)
    strike(sea, "A", "B")
    ship, victor = sea.ships["A"], sea.ships["B"]
    assert (ship.flag, ship.impeded, sea.links, victor.pending) == ("struck", 2, (), "")
    if hampered:
        assert (ship.controller, ship.pending, victor.impeded) == ("", "B", hampered.get("impeded", 0))
        complete(sea, at_night=False)
        assert sea.ships["A"].controller == ""
        complete(sea, at_night=True)
        assert sea.ships["A"].controller == "East"
    else:
        assert (ship.controller, ship.pending, victor.impeded) == ("East", "", 2)
    freed = pair(flag="struck", controller="", pending="B", impeded=1)
    complete(freed, at_night=False)
    assert (freed.ships["A"].controller, freed.ships["A"].impeded, freed.ships["B"].impeded) == ("East", 1, 0)
    idle_ = pair(flag="struck", controller="")
    complete(idle_, at_night=True)
    assert idle_.ships["A"].controller == ""
    take(idle_, "A", "B")
    assert (idle_.ships["A"].controller, idle_.ships["A"].impeded, idle_.ships["B"].impeded) == ("East", 2, 2)
    possess(idle_, "A", "A", "BB-9.7")
    assert idle_.events[-1].key == "captured"


@pytest.mark.parametrize(
    ("changes", "flag", "zeros"),
    [
        ({}, "", 0),
        ({"bordee": 0}, "retreat", 1),
        ({"bordee": 0, "abordage": 0}, "rout", 2),
        ({"bordee": 0, "abordage": 0, "masts": 30}, "rout", 3),
    ],
)
def test_a_prize_that_is_taken_back(changes: Changes, flag: str, zeros: int) -> None:
    """BB-9.10 Under the flag its capacities give; it acts from the next turn on."""
    sea = pair()
    sea.change("B", owner="West", controller="East", flag="struck", pending="A", **changes)
    assert retake_bar(sea, "A", "B") is None
    retake(sea, "A", "B")
    ship = sea.ships["B"]
    assert (ship.controller, ship.flag, ship.zeros, ship.pending, ship.retaken, ship.moved) == (
        "West",
        flag,
        zeros,
        "",
        True,
        True,
    )


@pytest.mark.parametrize(
    ("mine", "theirs", "target", "key"),
    [
        ({}, {}, "B", None),
        ({}, {"flag": ""}, "B", "no-retake"),
        ({}, {"owner": "East"}, "B", "no-retake"),
        ({}, {"gone": "sunk"}, "B", "no-retake"),
        ({}, {}, "Y", "no-retake"), ({"flag": "rout"}, {}, "B", "no-board-flag"), ({"abordage": 0}, {}, "B", "no-board-crew"),
    ],
)  # fmt: skip
def test_who_takes_a_prize_back(mine: Changes, theirs: Changes, target: str, key: str | None) -> None:
    """BB-9.10."""
    sea = pair(**mine)
    sea.change("B", **({"owner": "West", "controller": "East", "flag": "struck"} | theirs))
    bar = retake_bar(sea, "A", target)
    assert (bar and bar.key) == key


@pytest.mark.parametrize(
    ("changes", "asks"),
    [
        ({"flag": "struck", "controller": "East"}, True),
        ({}, False),
        ({"flag": "struck", "controller": ""}, False),
        ({"flag": "struck", "controller": "East", "gone": "sunk"}, False),
    ],
)
def test_only_prizes_are_scuttled(changes: Changes, asks: bool) -> None:
    """BB-13.1."""
    sea = pair(**changes)
    frame = MayScuttle("East")
    assert (frame.ask(sea) is not None) == asks
    bar = scuttle_bar(sea, frame, "A")
    assert (bar is None) == asks
    assert MayScuttle("West").ask(sea) is None
    sea.quiet = ("prizes:East",)
    assert frame.ask(sea) is None
    if asks:
        scuttle(sea, frame, "A")
        assert sea.ships["A"].gone == "scuttled"
        assert names(sea) == ["LastShip"]


# Contact


@pytest.mark.parametrize(
    ("mine", "theirs", "tests", "struck"),
    [
        ({}, {}, 2, 0),
        ({}, {"controller": "West"}, 0, 0),
        ({}, {"flag": "struck"}, 0, 1),
        ({"flag": "struck"}, {"flag": "struck"}, 0, 2),
        ({}, {"controller": ""}, 0, 0),
    ],
)
@pytest.mark.parametrize("drifting", [False, True])
def test_what_a_contact_brings(mine: Changes, theirs: Changes, tests: int, struck: int, drifting: bool) -> None:
    """BB-11.2 Enemies may strike to each other, the one that was run into first."""
    sea = pair(**mine)
    sea.change("B", **theirs)
    Contact("A", "B", drifting).take(sea, None)
    assert sea.run.met
    yields = (Yield("B", "A"), Yield("A", "B")) if tests else ()
    assert sea.agenda == (*yields, Collide("A", "B", drifting, struck), Settle(), AfterContact("A", "B", struck))
    sea.run = None
    Contact("A", "B").take(sea, None)
    assert sea.run is None


@pytest.mark.parametrize(
    ("mine", "theirs", "struck", "ends", "taken"),
    [
        ({}, {}, 0, False, False),
        ({"gone": "sunk"}, {}, 0, True, False),
        ({}, {"gone": "sunk"}, 0, True, False),
        ({}, {"flag": "struck", "controller": "East"}, 0, True, False),
        ({}, {"flag": "struck", "controller": "East"}, 1, False, False),
        ({}, {"flag": "struck", "controller": ""}, 1, True, True),
        ({"flag": "struck"}, {"flag": "struck", "controller": ""}, 2, False, False),
        ({"impeded": 1}, {"flag": "struck", "controller": ""}, 1, False, False),
        ({}, {"flag": "struck", "controller": "", "owner": "West"}, 1, False, False),
        ({}, {"flag": "", "controller": ""}, 0, False, False),
    ],
)  # fmt: skip
def test_a_contact_ends_where_somebody_strikes_or_is_taken(
    mine: Changes, theirs: Changes, struck: int, ends: bool, taken: bool
) -> None:
    """BB-11.2."""
    sea = pair(**mine)
    sea.change("B", **theirs)
    Collide("A", "B", True, struck).take(sea, None)
    assert sea.run.moves == (0 if ends else 2)
    assert sea.agenda == (() if ends else (CollisionTest("A", "B", True),))
    assert (sea.ships["B"].controller == "West") == taken
    after = pair(**mine)
    after.change("B", **theirs)
    AfterContact("A", "B", struck).take(after, None)
    count = (mine.get("flag") == "struck") + (theirs.get("flag") == "struck")
    assert after.run.moves == (0 if count > struck else 2)


@pytest.mark.parametrize(
    ("face", "result"),
    [(1, "entangled"), (2, "light"), (4, "choice")],
)
def test_the_collision_die(face: int, result: str) -> None:
    """BB-11.2 to BB-11.5."""
    sea = pair()
    CollisionTest("A", "B", False).take(sea, face)
    wanted: dict[str, tuple[Any, ...]] = {
        "entangled": (Hull("A", 2), Masts("A", 2), Hull("B", 2), Masts("B", 2), Entangle("A", "B")),
        "light": (Hull("A", 2), Hull("B", 2), Light("A", "B", False)),
        "choice": (Avoid("A", "B", False),),
    }
    assert sea.agenda == wanted[result]
    assert sea.run.moves == (0 if result == "entangled" else 2)
    assert sea.events[0].args["result"] == result
    assert sea.events[0].blow.missed == (result == "choice")
    assert CollisionTest("A", "B", True).ask(sea).args["drifting"] == 1


@pytest.mark.parametrize(
    ("kinds", "points"),
    [
        (("74", "74"), (2, 2)),
        (("74", "120"), (4, 2)),
        (("120", "74"), (2, 4)),
        (("64", "74"), (3, 2)),
        (("64", "56"), (2, 2)),
    ],
)
def test_the_weaker_ship_suffers_more(kinds: tuple[str, str], points: tuple[int, int]) -> None:
    """BB-11.3, BB-R23."""
    assert violent_points(pair((600, 645, 90), kinds=kinds), "A", "B") == points


@pytest.mark.parametrize(
    ("mine", "theirs", "tied", "impeded"),
    [
        ({}, {}, True, (2, 1)),
        ({}, {"impeded": 2}, True, (2, 2)),
        ({"gone": "sunk"}, {}, False, (0, 0)),
        ({}, {"gone": "sunk"}, False, (0, 0)),
        ({"impeded": 1}, {}, True, (2, 1)),
    ],
)
def test_ships_that_are_locked_together(mine: Changes, theirs: Changes, tied: bool, impeded: tuple[int, int]) -> None:
    """BB-11.3, BB-R21."""
    sea = pair(**mine)
    sea.change("B", **theirs)
    Entangle("A", "B").take(sea, None)
    assert sea.links == ((Link("A", "B", "entangled", sea.turn),) if tied else ())
    assert (sea.ships["A"].impeded, sea.ships["B"].impeded) == impeded


@pytest.mark.parametrize(("moves", "left"), [(2, 1), (1, 0), (0, 0)])
def test_an_avoidance_costs_a_unit_move_if_any_is_left(moves: int, left: int) -> None:
    """BB-6.11."""
    sea = pair(run={"moves": moves})
    spend(sea)
    assert sea.run.moves == left
    stop(sea)
    assert sea.run.moves == 0
    sea.run = None
    spend(sea)
    stop(sea)
    assert sea.run is None


@pytest.mark.parametrize(
    ("moves", "mine", "key"),
    [
        (1, {}, None),
        (0, {}, "no-retry-moves"),
        (1, {"abordage": 0}, "no-board-crew"),
        (2, {"flag": "retreat"}, "no-board-flag"),
    ],
)
def test_who_tries_again_to_board(moves: int, mine: Changes, key: str | None) -> None:
    """BB-11.4."""
    sea = pair(run={"moves": moves}, **mine)
    bar = retry_bar(sea, Light("A", "B", False))
    assert (bar and bar.key) == key
    assert (Light("A", "B", False).ask(sea) is not None) == (key is None)
    if key is None:
        retry(sea, Light("A", "B", False), "")
        assert sea.run.moves == moves - 1
        assert sea.agenda == (CollisionTest("A", "B", False),)
    sea.run = None
    bar = retry_bar(sea, Light("A", "B", False))
    assert bar is not None
    assert bar.key == "no-retry-moves"


@pytest.mark.parametrize("side", ["port", "starboard"])
def test_steering_clear(side: Any) -> None:
    """2.4 The least swing to that side after which the way ahead is free."""
    sea = pair((650, 640, 90))
    pose = clear_pose(sea, "A", "B", side)
    assert pose is not None
    assert steer_clear(sea, "A", "B", side, "BB-11.5")
    assert sea.ships["A"].pose == pose
    assert not axes_overlap(sea.bases["A"], sea.bases["B"])
    assert len(clear_path(pair((650, 640, 90)), "A", "B", side)) == 2
    spent = pair((650, 640, 90))
    avoid(spent, Avoid("A", "B", False), side)
    assert spent.run.moves == 1
    assert spent.ships["A"].pose == pose


def test_steering_clear_into_irons_ends_the_move() -> None:
    """2.4."""
    sea = pair((650, 560, 60), x=600, y=600, h=60)
    pose = clear_pose(sea, "A", "B", "port")
    assert pose is not None
    ends = 60 < (360 - pose.h) % 360 < 300 or pose.h < 60 or pose.h > 300
    assert steer_clear(sea, "A", "B", "port", "BB-11.5") == (not ends)
    assert sea.run.moves == (0 if ends else 2)


@pytest.mark.parametrize(
    ("heading", "place", "side"),
    [
        (90, BESIDE, "starboard"),
        (270, BESIDE, "port"),
        (180, (700, 600, 180), "starboard"),
        (180, (500, 600, 180), "port"),
        (0, (700, 600, 0), "port"),
        (0, (500, 600, 0), "starboard"),
    ],
)
def test_the_downwind_side(heading: int, place: Place, side: str) -> None:
    """2.4 Along the wind the side away from the other."""
    sea = pair(place, h=heading)
    assert downwind_side(sea, "A", "B") == side
    separate(sea, Light("A", "B", False), "")
    assert sea.run.moves <= 1


@pytest.mark.parametrize("drifting", [False, True])
def test_a_ship_adrift_avoids_nobody(drifting: bool) -> None:
    """BB-11.5, BB-11.8 It may board, or do nothing."""
    sea = pair()
    ask = Avoid("A", "B", drifting)
    assert avoid_sides(sea, ask) == (() if drifting else ("port", "starboard"))
    assert drifts(sea, ask) == (("",) if drifting else ())
    request = ask.ask(sea)
    assert request is not None
    answers = [answer for answer in request if answer not in request.asides]
    assert answers == (["board", "nothing"] if drifting else ["avoid:port", "avoid:starboard", "board"])
    sea.change("A", abordage=0)
    request = ask.ask(sea)
    assert (request is None) == drifting
    sea.change("A", controller="")
    assert ask.ask(sea) is None


def test_boarding_ends_the_move() -> None:
    """BB-11.5, BB-9.10."""
    sea = pair()
    board(sea, Avoid("A", "B", False), "")
    assert sea.links == (Link("A", "B", "grappled", sea.turn),)
    assert (sea.ships["A"].boarded, sea.ships["B"].attackers, sea.run.moves) == (True, ("A",), 0)
    again = pair()
    again.change("B", attackers=("A",))
    grapple(again, "A", "B")
    assert again.ships["B"].attackers == ("A",)
    back = pair()
    back.change("B", owner="West", flag="struck")
    take_back(back, Avoid("A", "B", False), "")
    assert (back.ships["B"].controller, back.run.moves) == ("West", 0)


# Links


@pytest.mark.parametrize(
    ("theirs", "target", "key"),
    [
        ({}, "B", None),
        ({}, "Y", "no-such-ship"),
        ({"gone": "sunk"}, "B", "no-board-target"),
        ({"flag": "struck"}, "B", "no-board-target"),
        ({"controller": "West"}, "B", "no-board-target"),
        ({"controller": ""}, "B", "no-board-target"),
    ],
)
def test_who_is_boarded(theirs: Changes, target: str, key: str | None) -> None:
    """BB-12.2."""
    sea = pair()
    sea.change("B", **theirs)
    bar = board_bar(sea, "A", target)
    assert (bar and bar.key) == key
    sea.change("A", gone="sunk")
    assert board_bar(sea, "A", target) is not None


@pytest.mark.parametrize(
    ("kind", "mine", "key"),
    [
        ("entangled", {}, None),
        ("grappled", {}, "no-grapnel"),
        ("entangled", {"abordage": 0}, "no-board-crew"),
        ("", {}, "no-grapnel"),
    ],
)
def test_a_grapnel_in_place_of_tangled_rigging(kind: str, mine: Changes, key: str | None) -> None:
    """BB-11.9, BB-R22 The link is as old as it was."""
    sea = pair(links=fast(kind, 1) if kind else (), **mine)
    bar = grapnel_bar(sea, "A", "B")
    assert (bar and bar.key) == key
    unknown = grapnel_bar(sea, "A", "Y")
    assert unknown is not None
    assert grapnels(sea, "A") == ([] if key else ["B"])
    if key is None:
        sea.turn = 4
        put_grapnel(sea, "A", "B")
        assert sea.links == (Link("A", "B", "grappled", 1),)
        assert sea.ships["A"].held


@pytest.mark.parametrize("friends", [False, True])
def test_a_linked_ship_may_part(friends: bool) -> None:
    """BB-11.6, BB-R25 Friends without a test."""
    sea = pair(links=fast(), others={"C": (600, 560, 90), "Z": (300, 300, 90)})
    sea.tie(Link("C", "A", "entangled", 1))
    if friends:
        sea.change("B", controller="West")
    assert separations(sea, "A") == ["B:port", "B:starboard", "C:port", "C:starboard"]
    option = part_option(sea, "A", "B:port")
    assert (option.risky, option.args["friends"], option.args["side"]) == (not friends, int(friends), "port")
    part(sea, "A", "B:port")
    assert sea.agenda == ((Parted("A", "B", "port"),) if friends else (SeparationTest("A", "B", "port"),))
    assert MayPart("A").ask(sea) is not None
    assert MayPart("Z").ask(sea) is None
    MayPart("A").skip(sea)
    assert sea.ships["A"].held


@pytest.mark.parametrize(("die", "done"), [(-2, False), (0, False), (1, True), (2, True)])
def test_the_die_of_a_separation(die: int, done: bool) -> None:
    """BB-11.6."""
    sea = pair(links=fast())
    SeparationTest("A", "B", "port").take(sea, die)
    assert sea.agenda == ((Parted("A", "B", "port"),) if done else ())
    assert sea.ships["A"].held == (not done)


@pytest.mark.parametrize(
    ("mine", "other", "after"),
    [({}, False, ["Step"]), ({}, True, []), ({"anchored": True}, False, []), ({"rudder": 1}, False, ["Drift", "EndOfMove"])],
)
def test_what_a_ship_does_when_it_has_parted(mine: Changes, other: bool, after: list[str]) -> None:
    """BB-11.6, BB-11.7 It sails with a unit move less, or drifts, or stays with others it is linked to."""
    sea = pair((600, 640, 90), fast(), others={"C": (600, 560, 90), "Z": (300, 300, 90)}, **mine)
    if other:
        sea.tie(Link("C", "A", "entangled", 1))
    Parted("A", "B", "starboard").take(sea, None)
    assert sea.link("A", "B") is None
    assert names(sea) == after
    assert sea.ships["A"].held == other
    if after == ["Step"]:
        assert sea.agenda == (Step("A"),)
        assert (sea.run.moves, sea.run.parted) == (2, True)


# Boarding


@pytest.mark.parametrize(
    ("kinds", "mine", "theirs", "found"),
    [
        (("74", "74"), {}, {}, {"rank": 5, "decks": 2}),
        (("120", "74"), {}, {}, {"rank": 8, "decks": 3}),
        (("56", "74"), {}, {}, {"rank": 4, "decks": 2}),
        (("74", "74"), {"hull": 1}, {}, {"rank": 5, "decks": 2, "damaged": -1}),
        (("74", "74"), {"hull": 1}, {"masts": 1}, {"rank": 5, "decks": 2}),
        (("74", "74"), {"masts": 1}, {"masts": 1, "hull": 1}, {"rank": 5, "decks": 2, "damaged": 1}),
        (("74", "74"), {"flagship": True}, {}, {"rank": 5, "decks": 2, "flagship": 1}),
        (("74", "74"), {}, {"flagship": True}, {"rank": 5, "decks": 2, "opposed": -1}),
        (("74", "74"), {"captains": 2, "support": 1}, {}, {"rank": 5, "decks": 2, "captains": -2, "support": -1}),
    ],
)
def test_the_points_of_a_boarding(kinds: tuple[str, str], mine: Changes, theirs: Changes, found: dict[str, int]) -> None:
    """BB-12.5."""
    sea = pair((600, 645, 90), kinds=kinds, **mine)
    sea.change("B", **theirs)
    assert dict(strengths(sea, "A", "B")) == found
    assert strength(sea, "A", "B") == sum(found.values())
    sea.change("A", captains=20)
    assert strength(sea, "A", "B") == 0


@pytest.mark.parametrize(
    ("kind", "mine", "theirs", "options", "next_"),
    [
        ("grappled", {}, {}, 0, ["Melee"]),
        ("entangled", {}, {}, 0, []),
        ("", {}, {}, 0, []),
        ("grappled", {}, {"controller": "West"}, 0, []),
        ("grappled", {"abordage": 0}, {}, 0, ["CombatEnd"]),
        ("grappled", {}, {"abordage": 0}, 0, ["CombatEnd"]),
        ("grappled", {"abordage": 1}, {"abordage": 1}, 0, ["Melee"]),
        ("grappled", {}, {}, 1, ["Overrun", "CombatEnd"]), ("grappled", {"abordage": 0}, {}, 1, ["CombatEnd"]),
    ],
)  # fmt: skip
def test_how_a_combat_begins(kind: str, mine: Changes, theirs: Changes, options: int, next_: list[str]) -> None:
    """BB-12.7, BB-12.8 A crew with nobody left is beaten."""
    sea = pair(links=fast(kind) if kind else (), options={"boarding_body": options}, **mine)
    sea.change("B", **theirs)
    sea.run, sea.acting = None, ""
    Combat("A", "B").take(sea, None)
    assert names(sea) == next_
    assert sea.acting == ("A" if next_ else "")


def test_one_combat_for_each_grapnel() -> None:
    """BB-12.4 The farthest from the wind's origin first; of two as far the first of the list."""
    ships: dict[str, Place] = {"C": (300, 700, 90), "D": (900, 640, 90), "Z": (100, 100, 90)}
    sea = pair((600, 640, 90), fast(), others=ships, friends={"E": (300, 740, 90), "F": (900, 600, 90)})
    sea.links = (
        Link("E", "C", "grappled", 1),
        Link("D", "F", "grappled", 1),
        Link("A", "B", "grappled", 1),
        Link("A", "Z", "entangled", 1),
    )
    Board().take(sea, None)
    assert sea.agenda == (Combat("A", "B"), Combat("D", "F"), Combat("E", "C"))


def test_casualties_by_points_and_faces() -> None:
    """BB-12.7 The weaker loses by one face, the stronger by the other; with equal points both dice count."""
    for weak_one, strong_one, weak_two, strong_two in product(range(3), repeat=4):
        one, two = (weak_one, strong_one), (weak_two, strong_two)
        assert casualties(5, 4, one, two) == (strong_one + strong_two, weak_one + weak_two)
        assert casualties(4, 5, one, two) == (weak_one + weak_two, strong_one + strong_two)
        assert casualties(4, 4, one, two) == (strong_one + weak_two, strong_two + weak_one)


def test_the_dice_of_a_boarding() -> None:
    """BB-12.7 As many dice as points; nobody loses more than there are."""
    sea = pair(links=fast())
    faces = sea.die("boarding").faces
    shown = {face: sea.die("boarding").called(face)[0].removeprefix("boarding-") for face in faces}
    weaker = next(face for face, name in shown.items() if name == "weaker")
    stronger = next(face for face, name in shown.items() if name == "stronger")
    blank = next(face for face, name in shown.items() if name == "none")
    assert faces_of(sea, (weaker, weaker, stronger, blank)) == (2, 1)
    assert faces_of(sea, weaker) == (1, 0)
    assert faces_of(sea, None) == (0, 0)
    roll = Melee("A", "B", 7, 6).ask(sea)
    assert roll is not None
    assert (roll.seat, roll.count) == ("West", 7)
    assert Melee("A", "B", 0, 6).ask(sea) is None
    Melee("A", "B", 7, 6).take(sea, (weaker, weaker, stronger))
    assert sea.agenda == (Answered("A", "B", 7, 6, 2, 1),)
    assert (sea.events[0].args["equal"], sea.events[0].blow.missed) == (0, False)
    sea.agenda = ()
    roll = Answered("A", "B", 7, 6, 2, 1).ask(sea)
    assert roll is not None
    assert (roll.seat, roll.count) == ("East", 6)
    before = sea.ships["A"].abordage, sea.ships["B"].abordage
    Answered("A", "B", 7, 6, 2, 1).take(sea, (weaker, blank))
    assert (sea.ships["A"].abordage, sea.ships["B"].abordage) == (before[0] - 1, before[1] - 3)
    assert sea.agenda == (CombatEnd("A", "B"),)
    even = pair(links=fast())
    Melee("A", "B", 6, 6).take(even, (blank, blank))
    assert (even.events[0].args["equal"], even.events[0].blow.missed) == (1, True)


@pytest.mark.parametrize(
    ("mine", "theirs", "left", "idle_"),
    [
        (2, 1, (7, 8), False),
        (0, 0, (9, 9), True),
        (20, 0, (0, 9), False),
        (0, 20, (9, 0), False),
    ],
)
def test_losses_fall_together(mine: int, theirs: int, left: tuple[int, int], idle_: bool) -> None:
    """BB-12.7."""
    sea = pair()
    lose(sea, "A", "B", mine, theirs)
    assert (sea.ships["A"].abordage, sea.ships["B"].abordage) == left
    (told,) = sea.events
    assert told.idle == idle_
    loss = {name: 9 - men for name, men in zip("AB", left, strict=True) if men != 9}
    assert (told.blow and told.blow.loss) == (loss or None)
    assert (told.args["left"], told.args["left_theirs"]) == left


@pytest.mark.parametrize(
    ("a", "b", "share", "stronger", "points"),
    [
        (10, 7, 1, ("A", "B"), 3),
        (4, 9, 0, ("B", "A"), 5),
        (5, 5, 1, ("B", "A"), 0),
        (12, 10, 2, ("A", "B"), 2),
    ],
)
def test_boarding_by_the_body_of_the_rules(a: int, b: int, share: int, stronger: tuple[str, str], points: int) -> None:
    """BB-12.8 Both lose one for each five points of the smaller; the stronger rolls for the difference."""
    sea = pair(links=fast())
    by_the_body(sea, "A", "B", a, b)
    assert (sea.ships["A"].abordage, sea.ships["B"].abordage) == (9 - share, 9 - share)
    assert sea.agenda == (Overrun(*stronger, points), CombatEnd("A", "B"))
    assert (Overrun(*stronger, points).ask(sea) is None) == (not points)
    weaker = next(face for face in sea.die("boarding").faces if "weaker" in sea.die("boarding").called(face)[0])
    one, other = (sea.ships[name].abordage for name in stronger)
    Overrun(*stronger, points).take(sea, (weaker, weaker))
    assert [sea.ships[name].abordage for name in stronger] == [one, other - 2]
    Overrun(*stronger, points).take(sea, None)
    assert sea.ships[stronger[1]].abordage == other - 2


@pytest.mark.parametrize(("mine", "theirs", "struck", "links"), [(1, 1, "", 1), (0, 1, "A", 0), (1, 0, "B", 0), (0, 0, "", 0)])
def test_how_a_combat_ends(mine: int, theirs: int, struck: str, links: int) -> None:
    """BB-12.9 A crew at 0 strikes; both at 0 and they part, and neither tests on this account."""
    sea = pair(links=fast(), abordage=mine)
    sea.change("B", abordage=theirs)
    CombatEnd("A", "B").take(sea, None)
    assert [name for name in "AB" if sea.ships[name].flag == "struck"] == list(struck)
    assert len(sea.links) == links
    assert sea.agenda == ((Settle(("A", "B")),) if not mine and not theirs else (Settle(),))
