"""Initiative, activations and individual ships (WG-3.2, WG-5.3, WG-5.4), one rule at a time."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from games.war_galley.table import draft
from naumachia.games.war_galley.rules.activation import (
    Activate,
    ChooseShip,
    EndActivation,
    FatigueCheck,
    LeaveInTrouble,
    Tire,
    able,
    fatigue_modifiers,
    fleeing,
    ship_bar,
    ship_option,
)
from naumachia.games.war_galley.rules.command.initiative import (
    ChooseFirst,
    Commanded,
    Confuse,
    CrewRoll,
    DoubleActivation,
    Individual,
    Initiative,
    NameAdmirals,
    activate,
    activate_double,
    activate_refusal,
    admirals,
    double_bar,
    double_option,
    double_pairs,
    open_doubles,
    open_squadrons,
    squadron_bar,
    squadron_option,
    waiting,
)
from naumachia.games.war_galley.state import Activation, Sea, Squadron

Changes = dict[str, Any]
FLEET = "A1 3-good 1010 N", "A2 3-good 1210 N", "A3 3-good 1410 N", "B1 3-good 3030 N", "B2 3-good 3230 N"
CHIEFS = {"A1": "ADM 6 3", "A2": "ADM 5 4", "A3": "SC 4", "B1": "ADM 6 2"}


def phase(*ships: str, chiefs: dict[str, str] | None = None, first: str = "A") -> Sea:
    """Phase E, in which every ship named has a squadron of its own; B2 has no commander."""
    sea = draft(*(ships or FLEET), chiefs=CHIEFS if chiefs is None else chiefs, position={"phase": "speed"})
    sea.agenda, sea.first, sea.bound, sea.doubled, sea.turn = (), first, "", (), 3
    sea.squadrons = {
        (ship.squadron if ship.squadron in sea.commanders else ship.id): Squadron(
            ship.squadron if ship.squadron in sea.commanders else ship.id,
            ship.side,
            (ship.id,),
            ship.squadron if ship.squadron in sea.commanders else "",
        )
        for ship in sea.ships.values()
    }
    return sea


def coming(sea: Sea) -> tuple[object, ...]:
    """The frames that are put in front of the agenda."""
    return sea.agenda


def squadron(sea: Sea, name: str, **changes: Any) -> None:
    """Change a squadron."""
    sea.squadrons = sea.squadrons | {name: replace(sea.squadrons[name], **changes)}


def chief(sea: Sea, name: str, **changes: Any) -> None:
    """Change a commander."""
    sea.commanders = sea.commanders | {name: replace(sea.commanders[name], **changes)}


# Initiative


@pytest.mark.parametrize(
    ("changes", "ship", "names"),
    [
        ({}, {}, ["a2", "a1"]),
        ({"lost": True}, {}, ["a1"]),
        ({"kind": "SC"}, {}, ["a1"]),
        ({"side": "B"}, {}, ["a1"]),
        ({}, {"gone": "left"}, ["a1"]),
        ({"reduced": True}, {}, ["a1", "a2"]),
    ],
)
def test_the_admirals_of_a_side(changes: Changes, ship: Changes, names: list[str]) -> None:
    """WG-5.12 Those in play, the highest initiative first; the reduced side of the counter counts."""
    sea = phase()
    chief(sea, "a2", **changes)
    sea.change("A2", **ship)
    assert [found.id for found in admirals(sea, "A")] == names


def test_a_side_with_two_admirals_names_one_in_secret() -> None:
    """WG-5.13 A side with one is not asked."""
    sea = phase()
    request = NameAdmirals().ask(sea)
    assert request is not None
    assert set(request.sheets) == {"A"}
    NameAdmirals().take(sea, {"A": {"admiral": "a1"}})
    assert sea.named == {"A": "a1", "B": "b1"}
    assert coming(sea) == (Initiative(),)
    chief(sea, "a2", lost=True)
    assert NameAdmirals().ask(sea) is None
    NameAdmirals().take(sea, None)
    assert sea.named == {"A": "a1", "B": "b1"}
    chief(sea, "b1", lost=True)
    NameAdmirals().take(sea, None)
    assert sea.named == {"A": "a1"}


@pytest.mark.parametrize(
    ("named", "dice", "winner"),
    [
        ({"A": "a1", "B": "b1"}, (3, 4), ""),
        ({"A": "a1", "B": "b1"}, (3, 5), "B"),
        ({"A": "a1", "B": "b1"}, (3, 3), "A"),
        ({"A": "a2", "B": "b1"}, (3, 4), "A"),
        ({"A": "a1"}, (3, 6), ""),
        ({"B": "b1"}, (3, 1), ""),
        ({"B": "b1"}, (4, 1), "A"),
    ],
)
def test_the_higher_die_and_initiative_chooses(named: dict[str, str], dice: tuple[int, int], winner: str) -> None:
    """WG-3.2 A side without an admiral adds nothing; a tie is rolled again."""
    sea = phase()
    sea.named = named
    values = [sea.commanders[named[side]].initiative if side in named else 0 for side in ("A", "B")]
    roll = Initiative().ask(sea)
    assert (roll.seat, roll.args["initiative"]) == ("A", values[0])
    Initiative().take(sea, dice[0])
    assert coming(sea) == (Initiative((dice[0],)),)
    roll = Initiative((dice[0],)).ask(sea)
    assert (roll.seat, roll.args["initiative"]) == ("B", values[1])
    sea.agenda = ()
    Initiative((dice[0],)).take(sea, dice[1])
    assert coming(sea) == ((ChooseFirst(winner),) if winner else (Initiative(),))
    told = sea.events[-1]
    assert told.key == ("initiative" if winner else "initiative-tied")
    assert told.dice == dice
    assert (told.args["first"], told.args["second"]) == (dice[0] + values[0], dice[1] + values[1])


@pytest.mark.parametrize(
    ("side", "answer", "first", "bound"),
    [("A", "self", "A", "a2"), ("A", "other", "B", ""), ("B", "self", "B", ""), ("B", "other", "A", "")],
)
def test_who_wins_says_who_is_first(side: str, answer: str, first: str, bound: str) -> None:
    """WG-3.2, WG-5.13 Only the named one of several admirals must begin."""
    sea = phase(first="")
    sea.named = {"A": "a2", "B": "b1"}
    ChooseFirst(side).take(sea, answer)
    assert (sea.first, sea.bound) == (first, bound)
    assert ChooseFirst(side).show(sea, answer).key == f"do-first-{answer}"


# Commanded squadrons


@pytest.mark.parametrize(
    ("changes", "ship", "commanded", "found"),
    [
        ({}, {}, True, ["a1", "a2", "a3"]),
        ({}, {}, False, []),
        ({"done": True}, {}, True, ["a1", "a3"]),
        ({"side": "B"}, {}, True, ["a1", "a3"]),
        ({"commander": ""}, {}, True, ["a1", "a3"]),
        ({"commander": ""}, {}, False, ["a2"]),
        ({}, {"acted": True}, True, ["a1", "a3"]),
        ({}, {"side": "B"}, True, ["a1", "a3"]),
        ({}, {"gone": "sunk"}, True, ["a1", "a3"]),
        ({}, {"gone": "waiting"}, True, ["a1", "a2", "a3"]),
    ],
)
def test_which_squadrons_are_still_to_act(changes: Changes, ship: Changes, commanded: bool, found: list[str]) -> None:
    """WG-5.41, WG-R39."""
    sea = phase()
    squadron(sea, "a2", **changes)
    sea.change("A2", **ship)
    assert [one.id for one in waiting(sea, "A", commanded)] == found


@pytest.mark.parametrize(
    ("bound", "first", "found"),
    [("", "A", ["a1", "a2", "a3"]), ("a2", "A", ["a2"]), ("a2", "B", ["a1", "a2", "a3"]), ("b1", "A", ["a1", "a2", "a3"])],
)
def test_the_named_admiral_begins(bound: str, first: str, found: list[str]) -> None:
    """WG-5.13 Of FIRST, and of nobody else."""
    sea = phase(first=first)
    sea.bound = bound
    assert open_squadrons(sea, "A") == found
    for name in ("a1", "a2", "a3"):
        assert (squadron_bar(sea, "A", name) is None) == (name in found)
        assert squadron_option(sea, "A", name).ship == name.upper()


@pytest.mark.parametrize(("side", "first", "bound"), [("A", "A", ""), ("B", "A", "a2"), ("A", "B", "a2"), ("B", "B", "")])
def test_the_bond_ends_with_the_first_activation_of_first(side: str, first: str, bound: str) -> None:
    """WG-5.13 That of the other side does not end it."""
    names = {"A": "a1", "B": "b1"}
    for double in (False, True):
        sea = phase(first=first)
        sea.bound = "a2"
        if double:
            activate_double(sea, side, f"{names[side]}:a2")
            assert sea.doubled == (side,)
            assert coming(sea)[0] == DoubleActivation(names[side], "a2")
        else:
            activate(sea, side, names[side])
            assert sea.doubled == ()
            assert coming(sea)[0] == Activate((names[side],))
        assert sea.bound == bound
        assert coming(sea)[1] == Commanded("B" if side == "A" else "A")


@pytest.mark.parametrize(
    ("place", "chiefs", "squadrons", "pairs"),
    [
        ({}, {}, {}, [("a1", "a2"), ("a1", "a3"), ("a2", "a1"), ("a2", "a3")]),
        ({"bow": (17, 1)}, {}, {}, [("a1", "a2"), ("a2", "a1"), ("a2", "a3")]),
        ({"bow": (18, 1)}, {}, {}, [("a1", "a2"), ("a2", "a1")]),
        ({}, {"a1": {"kind": "SC"}}, {}, [("a2", "a1"), ("a2", "a3")]),
        ({}, {"a1": {"lost": True}}, {}, [("a2", "a3")]),
        ({}, {"a3": {"lost": True}}, {}, [("a1", "a2"), ("a2", "a1")]),
        ({}, {"a1": {"side": "B"}}, {}, [("a2", "a1"), ("a2", "a3")]),
        ({}, {}, {"a2": {"done": True}}, [("a1", "a3")]),
        ({}, {}, {"a2": {"done": True}, "a3": {"done": True}}, []),
    ],
)
def test_which_pairs_may_act_as_one(
    place: Changes, chiefs: dict[str, Changes], squadrons: dict[str, Changes], pairs: list[tuple[str, str]]
) -> None:
    """WG-5.42, WG-R61 An admiral and a squadron whose command ship lies within range."""
    sea = phase()
    sea.change("A3", **place)
    for name, changes in chiefs.items():
        chief(sea, name, **changes)
    for name, changes in squadrons.items():
        squadron(sea, name, **changes)
    assert double_pairs(sea, "A") == pairs
    assert open_doubles(sea, "A") == [f"{one}:{other}" for one, other in pairs]
    sea.doubled = ("B",)
    assert double_pairs(sea, "A") == pairs
    sea.doubled = ("B", "A")
    assert double_pairs(sea, "A") == []


def test_a_double_activation_of_the_bound_admiral() -> None:
    """WG-5.13 As the first activation of FIRST only pairs with the named admiral; later all of them."""
    sea = phase()
    sea.bound = "a2"
    assert open_doubles(sea, "A") == ["a1:a2", "a2:a1", "a2:a3"]
    assert double_bar(sea, "A", "a2:a3") is None
    bar = double_bar(sea, "A", "a1:a3")
    assert bar is not None
    assert bar.key == "no-double"
    sea.first = "B"
    assert open_doubles(sea, "A") == ["a1:a2", "a1:a3", "a2:a1", "a2:a3"]
    option = double_option(sea, "A", "a2:a3")
    assert (option.ship, option.target, option.risky) == ("A2", "A3", True)


def test_an_admiral_who_is_gone_leads_nobody() -> None:
    """WG-5.42."""
    sea = phase()
    sea.change("A1", gone="waiting")
    assert [pair for pair in double_pairs(sea, "A") if pair[0] == "a1"] == []


@pytest.mark.parametrize(("reduced", "die", "works"), [(False, 3, True), (False, 4, False), (True, 2, True), (True, 3, False)])
def test_the_die_of_a_double_activation(reduced: bool, die: int, works: bool) -> None:
    """WG-5.42 Against the initiative of the admiral, 3 or, reduced, 2; else the other squadron acts alone, in confusion."""
    sea = phase()
    chief(sea, "a1", reduced=reduced)
    frame = DoubleActivation("a1", "a3")
    roll = frame.ask(sea)
    assert (roll.seat, roll.args["needs"]) == ("A", 2 if reduced else 3)
    frame.take(sea, die)
    assert coming(sea) == ((Activate(("a1", "a3")),) if works else (Confuse("a3"),))
    assert sea.events[0].key == ("double-works" if works else "double-fails")
    assert sea.events[0].dice == (die,)


@pytest.mark.parametrize(
    ("die", "muddle", "level"), [(1, "", "max"), (2, "", "cruise"), (3, "cruise-1", "cruise"), (6, "halt", "cruise")]
)
@pytest.mark.parametrize("gone", ["", "waiting", "sunk"])
def test_confusion_turns_the_squadron_to_cruise(die: int, muddle: str, level: str, gone: str) -> None:
    """WG-5.42 Unless nothing comes of it; a ship that is lost stays as it is."""
    sea = phase()
    sea.change("A3", level="max", gone=gone)
    Confuse("a3").take(sea, die)
    assert sea.ships["A3"].level == ("max" if gone == "sunk" else level)
    assert coming(sea) == (Activate(("a3",), muddle),)
    assert sea.events[0].dice == (die,)
    assert Confuse("a3").ask(sea).seat == "A"


def test_a_side_with_one_squadron_left_is_not_asked() -> None:
    """WG-5.41 Then the other side; when neither has any the phase ends."""
    sea = phase()
    assert Commanded("A").ask(sea) is not None
    assert Commanded("B").ask(sea) is None
    Commanded("B").skip(sea)
    assert coming(sea) == (Activate(("b1",)), Commanded("A"))
    sea.agenda = ()
    squadron(sea, "b1", done=True)
    Commanded("B").skip(sea)
    assert coming(sea) == (Commanded("A"),)
    sea.agenda = ()
    for name in ("a1", "a2", "a3"):
        squadron(sea, name, done=True)
    Commanded("B").skip(sea)
    assert coming(sea) == ()


@pytest.mark.parametrize(
    ("changes", "bound", "answer", "rule", "key"),
    [
        ({}, "", "nothing", "WG-5.41", "no-such-squadron"),
        ({}, "", "double:a1:a9", "WG-5.42", "no-double"),
        ({}, "", "b1", "WG-5.41", "no-other-side"),
        ({"done": True}, "", "a2", "WG-5.41", "no-activated"),
        ({}, "a1", "a2", "WG-5.13", "no-bound"),
        ({}, "a2", "a2", "WG-5.31", "no-phase-commanded"),
        ({}, "", "a2", "WG-5.31", "no-phase-commanded"),
        ({"commander": ""}, "", "a2", "WG-5.31", "no-phase-individual"),
    ],
)
def test_why_a_squadron_does_not_act_now(changes: Changes, bound: str, answer: str, rule: str, key: str) -> None:
    """WG-5.41, WG-5.13, WG-5.31."""
    sea = phase()
    squadron(sea, "a2", **changes)
    sea.bound = bound
    refusal = activate_refusal(sea, "A", answer)
    assert (refusal.rule, refusal.key) == (rule, key)


# Ships on their own


def singles(*ships: str) -> Sea:
    """Phase F: nobody has a commander."""
    return phase(*(ships or FLEET), chiefs={})


def test_individual_ships_take_turns() -> None:
    """WG-5.31 A choice of one is not asked; a side with none is passed over; without any the phase ends."""
    sea = singles("A1 3-good 1010 N", "A2 3-good 1210 N", "B1 3-good 3030 N")
    request = Individual("A").ask(sea)
    assert request is not None
    assert [answer for answer in request if answer not in request.asides] == ["A1", "A2"]
    assert Individual("B").ask(sea) is None
    Individual("A").take(sea, "A2")
    assert coming(sea) == (CrewRoll("A2"), Individual("B"))
    sea.agenda = ()
    squadron(sea, "A2", steady=True)
    Individual("A").take(sea, "A2")
    assert coming(sea) == (Activate(("A2",)), Individual("B"))
    sea.agenda = ()
    Individual("B").take(sea, None)
    assert coming(sea) == (CrewRoll("B1"), Individual("A"))
    sea.agenda = ()
    squadron(sea, "B1", done=True)
    Individual("B").take(sea, None)
    assert coming(sea) == (Individual("A"),)
    sea.agenda = ()
    squadron(sea, "A1", done=True)
    squadron(sea, "A2", done=True)
    Individual("B").take(sea, None)
    assert coming(sea) == ()


@pytest.mark.parametrize("steady", [False, True])
def test_how_a_ship_on_its_own_is_shown(steady: bool) -> None:
    """WG-5.31 With a roll only where it needs one."""
    sea = singles()
    squadron(sea, "A1", steady=steady)
    option = Individual("A").show(sea, "A1")
    assert (option.risky, option.args["steady"], option.args["crew"]) == (not steady, int(steady), 3)


@pytest.mark.parametrize(("crew", "die", "free"), [(3, 3, True), (3, 4, False), (1, 1, True), (1, 2, False), (0, None, False)])
def test_the_roll_of_the_crew(crew: int, die: int | None, free: bool) -> None:
    """WG-5.31 Above the crew the ship goes to cruise and keeps away; without a crew no die helps."""
    sea = singles()
    sea.change("A1", crew=crew, level="max")
    roll = CrewRoll("A1").ask(sea)
    assert (roll is None) == (crew == 0)
    assert roll is None or (roll.seat, roll.args["needs"]) == ("A", crew)
    CrewRoll("A1").take(sea, die)
    assert sea.ships["A1"].level == ("max" if free else "cruise")
    assert coming(sea) == (Activate(("A1",), wary=not free),)
    told = sea.events[0]
    assert told.key == ("individual-free" if free else "individual-wary")
    assert (told.dice, told.args["rolled"]) == (((die,), die) if die else ((), 0))


# The activation


def active(**changes: Any) -> Sea:
    """A1 and A2 act together; A3 does not."""
    sea = phase()
    sea.activation = replace(Activation("A", ("a1", "a2"), ("A1", "A2")), **changes)
    return sea


def test_an_activation_takes_the_ships_that_may_act() -> None:
    """WG-5.41, WG-6.14 Those at maximum will tire, and no others; the squadrons are done."""
    sea = phase()
    squadron(sea, "a1", ships=("A1", "A3"))
    sea.change("A2", acted=True)
    sea.change("A3", level="max")
    sea.change("B1", level="max")
    Activate(("a1", "a2"), "halt", wary=True).take(sea, None)
    found = sea.activation
    assert found is not None
    assert (found.side, found.squadrons, found.ships) == ("A", ("a1", "a2"), ("A1", "A3"))
    assert (found.muddle, found.wary) == ("halt", True)
    assert [one.id for one in sea.squadrons.values() if one.done] == ["a1", "a2"]
    assert [name for name, ship in sea.ships.items() if ship.began_max] == ["A3"]
    (told,) = sea.events
    assert (told.args["ships"], told.args["whole"]) == (2, 0)
    assert [type(frame).__name__ for frame in coming(sea)] == [
        "ChooseShip", "Tire", "BoardingSegment", "LeaveInTrouble", "EndActivation",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("changes", "activation", "found"),
    [
        ({}, {}, ["A1", "A2"]),
        ({}, {"moved": ("A1",)}, ["A2"]),
        ({"side": "B"}, {}, ["A2"]),
        ({"gone": "sunk"}, {}, ["A2"]),
        ({"gone": "waiting", "squadron": "a9"}, {"entered": 9, "muddle": "halt"}, ["A2"]),
    ],
)
def test_which_ships_may_still_act(changes: Changes, activation: Changes, found: list[str]) -> None:
    """WG-5.41 One after the other, while they are their side's."""
    sea = active(**activation)
    sea.change("A1", **changes)
    assert able(sea) == found
    bar = ship_bar(sea, ChooseShip(), "A1")
    assert (bar is None) == ("A1" in found)


@pytest.mark.parametrize(
    ("name", "activation", "key"),
    [("A1", {}, None), ("A1", {"moved": ("A1",)}, "no-moved"), ("A3", {}, "no-other-squadron"), ("C1", {}, "no-such-ship")],
)
def test_why_a_ship_does_not_act(name: str, activation: Changes, key: str | None) -> None:
    """WG-5.41, WG-5.24."""
    sea = active(**activation)
    bar = ship_bar(sea, ChooseShip(), name)
    assert (bar and bar.key) == key
    sea.change("A1", gone="waiting", bow=(0, 0))
    sea.mark(muddle="halt")
    waits = ship_bar(sea, ChooseShip(), "A1")
    assert waits is not None
    assert waits.key == ("no-moved" if activation else "no-enter")


@pytest.mark.parametrize(
    ("changes", "commander", "aboard"),
    [
        ({}, {}, "flagship"),
        ({}, {"kind": "SC"}, "commander"),
        ({}, {"lost": True}, "nobody"),
        ({}, {"side": "B"}, "nobody"),
        ({"half": True}, {}, "flagship"),
    ],
)
def test_how_a_ship_to_act_is_shown(changes: Changes, commander: Changes, aboard: str) -> None:
    """WG-5.14."""
    sea = active()
    sea.change("A1", **changes)
    chief(sea, "a1", **commander)
    option = ship_option(sea, ChooseShip(), "A1")
    assert (option.args["aboard"], option.args["points"]) == (aboard, 3 if changes else 5)


@pytest.mark.parametrize(("deserter", "half", "flees"), [("top", False, True), ("", False, False)])
def test_deserters_with_points_have_to_go(deserter: str, half: bool, flees: bool) -> None:
    """WG-K25."""
    sea = active()
    sea.change("A2", deserter=deserter)
    assert fleeing(sea, ["A1", "A2"]) == flees
    assert not fleeing(sea, ["A1"])
    sea.change("A2", rammed=True)
    assert not fleeing(sea, ["A1", "A2"])


@pytest.mark.parametrize("moved", [(), ("A1",)])
def test_ships_that_began_at_maximum_are_checked(moved: tuple[str, ...]) -> None:
    """WG-6.42 Also where none has moved; only then it is told that the squadron stood by."""
    sea = active(moved=moved)
    sea.change("A2", began_max=True)
    sea.change("A3", began_max=True)
    Tire().take(sea, None)
    assert coming(sea) == (FatigueCheck("A2"),)
    assert [event.key for event in sea.events] == ([] if moved else ["stands-by"])


@pytest.mark.parametrize(
    ("changes", "modifiers"),
    [
        ({}, []),
        ({"used": 5}, []),
        ({"used": 6}, [("beyond", 1)]),
        ({"used": 8}, [("beyond", 3)]),
        ({"used": 8, "wind_used": 1}, [("beyond", 2)]),
        ({"used": 6, "wind_used": 2}, []),
        ({"ram_tried": True}, [("rammed", 1)]),
        ({"rake_tried": True}, [("raked", 1)]),
        ({"used": 7, "ram_tried": True, "rake_tried": True}, [("beyond", 2), ("rammed", 1), ("raked", 1)]),
    ],
)
def test_what_makes_a_crew_tired(changes: Changes, modifiers: list[tuple[str, int]]) -> None:
    """WG-6.42, WG-R14, WG-R63 MP beyond a cruise of 5 and the wind."""
    sea = active()
    sea.change("A1", began_max=True, **changes)
    assert fatigue_modifiers(sea, sea.ships["A1"]) == modifiers
    roll = FatigueCheck("A1").ask(sea)
    assert roll is not None
    assert (roll.seat, roll.args["modifier"], roll.args["crew"]) == ("A", sum(value for _, value in modifiers), 3)


@pytest.mark.parametrize(("changes", "checked"), [({}, True), ({"began_max": False}, False), ({"gone": "sunk"}, False)])
def test_who_is_checked(changes: Changes, checked: bool) -> None:
    """WG-6.42."""
    sea = active()
    sea.change("A1", **({"began_max": True} | changes))
    assert (FatigueCheck("A1").ask(sea) is not None) == checked


@pytest.mark.parametrize(("before", "tired_on", "level", "after"), [(0, 3, "cruise", True), (9, 2, "max", False)])
def test_fatigue_never_falls_by_a_check(before: int, tired_on: int, level: str, after: bool) -> None:
    """WG-6.43 A die of 6 with 8 MP: at cruise where it tires the crew more than it was."""
    sea = active()
    sea.change("A1", began_max=True, used=8, fatigue=before, tired_on=2, level="max")
    FatigueCheck("A1").take(sea, 6)
    ship = sea.ships["A1"]
    assert (ship.fatigue > 0, ship.tired_on, ship.level) == (True, tired_on, level)
    assert (ship.fatigue == before) == (not after)
    told = sea.events[0]
    assert (told.key, told.args["total"], told.args["crew"], told.dice) == ("tired", 9, 3, (6,))
    FatigueCheck("A1").take(sea, None)
    assert len(sea.events) == 1


def test_an_equal_level_changes_nothing() -> None:
    """WG-6.43 The turn in which the crew tired stays."""
    sea = active()
    sea.change("A1", began_max=True, used=8, level="max")
    fresh = sea.copy()
    FatigueCheck("A1").take(fresh, 6)
    sea.change("A1", fatigue=fresh.ships["A1"].fatigue, tired_on=1)
    FatigueCheck("A1").take(sea, 6)
    assert (sea.ships["A1"].tired_on, sea.ships["A1"].level) == (1, "max")


def test_commanders_leave_the_ships_that_were_struck() -> None:
    """WG-5.51 T2: only where one is aboard."""
    sea = active(struck=("B2", "B1", "A3"))
    LeaveInTrouble().take(sea, None)
    assert [getattr(frame, "commander", "") for frame in coming(sea)] == ["b1", "a3"]


@pytest.mark.parametrize(
    ("changes", "half", "fresh", "told"),
    [
        ({"half": True}, False, False, ["half-over"]),
        ({"half": True, "half_fresh": True}, True, False, []),
        ({"half": True, "gone": "sunk"}, False, False, []),
        ({"penalty": -1}, False, False, []),
        ({}, False, False, []),
    ],
)
def test_half_speed_ends_with_the_activation(changes: Changes, half: bool, fresh: bool, told: list[str]) -> None:
    """WG-6.37, WG-R40, WG-6.7 Only of the ships of the activation, and not one gained in it."""
    sea = active()
    sea.change("A1", **changes)
    sea.change("A3", half=True, penalty=-1)
    EndActivation().take(sea, None)
    ship, other = sea.ships["A1"], sea.ships["A3"]
    assert (ship.half, ship.half_fresh, ship.penalty) == (half, fresh, 0)
    assert (other.half, other.penalty) == (True, -1)
    assert [event.key for event in sea.events] == told
    assert sea.activation is None
