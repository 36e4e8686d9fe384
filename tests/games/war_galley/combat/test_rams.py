"""Rams and rakes (WG-7), one rule at a time: what adds to the dice, what they do, and each thing that bars a passage."""

from __future__ import annotations

from typing import Any

import pytest

from games.war_galley.table import moving
from naumachia.games.war_galley.charts import anastrophe_fatigue
from naumachia.games.war_galley.rules.combat.anastrophe import (
    ComeAbout,
    Exhaust,
    anastrophe_bar,
    anastrophes,
    declare_anastrophe,
    final,
    spelt,
)
from naumachia.games.war_galley.rules.combat.diekplus import (
    AfterPassage,
    PassThrough,
    declare_diekplus,
    diekplus_option,
    diekplus_refusal,
    diekplus_ways,
    through,
)
from naumachia.games.war_galley.rules.combat.missiles import Reply
from naumachia.games.war_galley.rules.combat.rake import (
    FLANKS,
    RakeInPassing,
    declare_rake,
    diekplus_bar,
    guarded,
    passage,
    rake,
    rake_bar,
    rake_modifiers,
    rake_side,
    rake_targets,
)
from naumachia.games.war_galley.rules.combat.ram import (
    MayThrowPots,
    Pots,
    Ram,
    Withdraw,
    collision,
    declare_ram,
    part,
    ram_bar,
    ram_modifiers,
    ram_targets,
    ram_trial,
    speed_bonus,
    withdrawn,
)
from naumachia.games.war_galley.rules.movement.evasion import MayEvade
from naumachia.games.war_galley.state import Sea
from naumachia.geometry.hexes import from_printed, printed

Changes = dict[str, Any]
FOE = "B1 3-good 2912 N"


def coming(sea: Sea) -> tuple[object, ...]:
    """The frames that are put in front of the agenda."""
    return sea.agenda


def names(sea: Sea) -> list[str]:
    """The names of those frames."""
    return [type(frame).__name__ for frame in coming(sea)]


def beside(*others: str, move: Changes | None = None, rest: Changes | None = None, **changes: Any) -> Sea:
    """A1 with its bow at the flank of B1 and pointing at it."""
    sea = moving("A1 3-good 3013 NW", *(others or (FOE,)), move=move, **(rest or {}))
    sea.agenda = ()
    sea.change("A1", **changes)
    return sea


# The ram


@pytest.mark.parametrize(
    ("mine", "other", "found"),
    [
        ({}, {}, []),
        ({}, {"crippled": "P"}, [("linked", 1)]),
        ({}, {"fouled": ("A9",)}, [("linked", 1)]),
        ({}, {"half": True}, [("tired", 1)]),
        ({}, {"fatigue": 1}, [("tired", 1)]),
        ({}, {"fatigue": 1, "fouled": ("A9",)}, [("linked", 1)]),
        ({"crew": 4}, {}, [("crew", 1)]),
        ({"crew": 2}, {}, [("crew", -1)]),
        ({}, {"level": "max"}, [("target-max", -1)]),
        ({"towers": True}, {}, [("towers", -1)]),
        ({}, {"towers": True}, []),
        ({"penalty": -1}, {}, [("penalty", -1)]),
        ({"level": "max"}, {}, []),
    ],
)
def test_what_is_added_to_a_ram(mine: Changes, other: Changes, found: list[tuple[str, int]]) -> None:
    """WG-7.15."""
    sea = beside(**mine)
    sea.change("B1", **other)
    assert ram_modifiers(sea, sea.ships["A1"], sea.ships["B1"], 0) == found
    assert ram_modifiers(sea, sea.ships["A1"], sea.ships["B1"], 2) == [("speed", 2), *found]
    assert ("failed-rake", -1) in ram_modifiers(sea, sea.ships["A1"], sea.ships["B1"], 0, failed_rake=True)


@pytest.mark.parametrize(
    ("move", "changes", "bonus"),
    [
        ({"entered": 5}, {}, 0),
        ({"entered": 6}, {}, 1),
        ({"entered": 8}, {}, 3),
        ({"entered": 8}, {"wind_used": 1}, 2),
        ({"entered": 8, "turns": 1}, {}, 3),
        ({"entered": 8, "turns": 2}, {}, 0),
        ({"entered": 8, "ship": "A9"}, {}, 0),
        ({"entered": 3}, {"wind_used": 1}, 0),
    ],
)
def test_the_bonus_of_speed(move: Changes, changes: Changes, bonus: int) -> None:
    """WG-7.15, WG-R63 MP beyond a cruise of 5, when at most one bow/flank hex was entered."""
    sea = beside(move=move, **changes)
    assert speed_bonus(sea, sea.ships["A1"]) == bonus
    sea.move = None
    assert speed_bonus(sea, sea.ships["A1"]) == 0


@pytest.mark.parametrize(
    ("move", "changes", "other", "key"),
    [
        ({}, {}, {}, None),
        ({}, {}, {"side": "A"}, "no-ram-friend"),
        ({}, {"half": True}, {}, "no-ram-half"),
        ({}, {}, {"aground": 1}, "no-ram-aground"),
        ({}, {"facing": 0}, {}, "no-ram-pointing"),
        ({}, {}, {"bow": (29, -1), "facing": 0}, "no-ram-pointing"),
        ({"swung": True}, {}, {}, "no-ram-swung"),
        ({"swung": True, "ship": "A9"}, {}, {}, None),
        ({"safe": ("B1",)}, {}, {}, "no-ram-evaded"),
        ({"safe": ("B1",), "ship": "A9"}, {}, {}, None),
        ({"left": 0}, {}, {}, None),
    ],
)
def test_what_bars_a_ram(move: Changes, changes: Changes, other: Changes, key: str | None) -> None:
    """WG-7.12, WG-7.13, WG-6.52."""
    sea = beside(move=move, **changes)
    sea.change("B1", **other)
    bar = ram_bar(sea, sea.ships["A1"], sea.ships["B1"])
    assert (bar and bar.key) == key
    assert ram_targets(sea, "A1") == (("B1",) if key is None else ())
    sea.move = None
    if move:
        assert ram_bar(sea, sea.ships["A1"], sea.ships["B1"]) is None


@pytest.mark.parametrize("asked", [(), ("B1",)])
def test_a_declared_ram_gives_the_target_its_one_window(asked: tuple[str, ...]) -> None:
    """WG-7.12, WG-6.51."""
    sea = beside(move={"asked": asked, "entered": 6})
    declare_ram(sea, "A1", "B1")
    ram = (Reply("B1", "A1"), MayThrowPots("A1", "B1"), Ram("A1", "B1", "ram", 1))
    assert coming(sea) == (ram if asked else (MayEvade("B1", "A1", "ram"), *ram))
    assert sea.fought


@pytest.mark.parametrize(("fire_pots", "changes", "safe", "asks"), [
    (True, {}, (), True), (False, {}, (), False), (True, {"on_fire": True}, (), False),
    (True, {}, ("B1",), False), (True, {}, ("B9",), True),
])  # fmt: skip
def test_when_fire_pots_fly(fire_pots: bool, changes: Changes, safe: tuple[str, ...], asks: bool) -> None:
    """WG-8.53."""
    sea = beside(move={"safe": safe}, rest={"fittings": [{"side": "A", "fire_pots": fire_pots}]})
    sea.change("B1", **changes)
    frame = MayThrowPots("A1", "B1")
    assert (frame.ask(sea) is not None) == asks
    frame.take(sea, "keep")
    assert coming(sea) == ()
    frame.take(sea, "throw")
    assert coming(sea) == (Pots("A1", "B1"),)
    assert (frame.show(sea, "throw").risky, frame.show(sea, "keep").risky) == (True, False)
    sea.move = None
    assert frame.ask(sea) is None


@pytest.mark.parametrize(("die", "burns"), [(4, False), (5, True), (6, True)])
def test_the_die_of_a_fire_pot(die: int, burns: bool) -> None:
    """WG-8.53."""
    sea = beside()
    roll = Pots("A1", "B1").ask(sea)
    assert (roll.seat, roll.args["needs"]) == ("A", 5)
    Pots("A1", "B1").take(sea, die)
    assert sea.ships["B1"].on_fire == burns
    told = sea.events[0]
    assert (told.key, told.dice) == ("pots-burn" if burns else "pots-miss", (die,))
    assert told.blow is not None
    assert told.blow.missed == (not burns)


@pytest.mark.parametrize("kind", ["ram", "strike", "reaction"])
@pytest.mark.parametrize("crew", [1, 3])
def test_the_dice_of_a_ram(kind: Any, crew: int) -> None:
    """WG-7.14, WG-7.16 With what is needed the target is rammed, with one less there is a collision; free or fouled by 7."""
    for dice in ((1, 1), (1, 2), (2, 2), (2, 3), (3, 3), (3, 4), (4, 4), (4, 5), (5, 5), (5, 6), (6, 6)):
        sea = beside(crew=crew)
        frame = Ram("A1", "B1", kind, 0)
        trial = ram_trial(sea, sea.ships["A1"], sea.ships["B1"], 0)
        roll = frame.ask(sea)
        assert roll is not None
        assert (roll.seat, roll.count, roll.args["needs"]) == ("A", 2, trial.needs)
        frame.take(sea, dice)
        hit = sum(dice) + trial.modifier >= 2 and min(12, sum(dice) + trial.modifier) >= trial.needs
        ship, foe = sea.ships["A1"], sea.ships["B1"]
        assert (ship.ram_tried, foe.rammed) == (True, hit)
        assert sea.events[0].key == ("rammed" if hit else "collision")
        assert sea.events[0].args["total"] == sum(dice) + trial.modifier
        assert sea.move is not None
        assert sea.move.over == (kind != "reaction")
        stuck = hit and sum(dice) - crew >= 7
        assert ship.fouled == (("B1",) if stuck else ())
        assert names(sea) == (["Withdraw"] if hit and not stuck else [])
        assert ship.half == (not hit)
        assert sea.move.left == (2 if kind == "reaction" and not hit else 3)


@pytest.mark.parametrize(
    ("kind", "safe", "rolls"),
    [("ram", ("B1",), False), ("ram", ("B9",), True), ("reaction", ("B1",), True), ("strike", ("B1",), False)],
)
def test_a_target_that_has_slipped_away_is_missed(kind: Any, safe: tuple[str, ...], rolls: bool) -> None:
    """WG-7.16."""
    sea = beside(move={"safe": safe})
    assert (Ram("A1", "B1", kind, 0).ask(sea) is not None) == rolls
    Ram("A1", "B1", kind, 0).take(sea, None)
    assert [event.key for event in sea.events] == ["ram-missed"]
    assert not sea.ships["A1"].ram_tried
    assert sea.move is not None
    assert not sea.move.over
    sea.move = None
    assert Ram("A1", "B1", kind, 0).ask(sea) is None


def test_a_collision_slows_both_and_halves_the_rammer() -> None:
    """WG-7.16."""
    sea = beside(level="max")
    sea.change("B1", level="max")
    collision(sea, "A1", "B1")
    ship, foe = sea.ships["A1"], sea.ships["B1"]
    assert (ship.level, ship.half, ship.half_fresh, ship.no_grapple) == ("cruise", True, True, True)
    assert (foe.level, foe.half, foe.no_grapple) == ("cruise", False, False)


@pytest.mark.parametrize(
    ("natural", "crew", "stuck"), [(9, 3, False), (10, 3, True), (7, 0, True), (6, 0, False), (11, 4, True), (10, 4, False)]
)
def test_a_rammer_gets_stuck(natural: int, crew: int, stuck: bool) -> None:
    """WG-7.16, WG-R49 The natural dice less the crew: 7."""
    sea = beside(crew=crew, level="max")
    part(sea, "A1", "B1", natural)
    ship = sea.ships["A1"]
    assert (ship.fouled, ship.level) == (("B1",) if stuck else (), "cruise")
    assert coming(sea) == (() if stuck else (Withdraw("A1"),))
    told = sea.events[0]
    assert told.key == ("fouled" if stuck else "free")
    assert (told.args["rolled"], told.args["crew"], told.args["total"], told.args["needs"]) == (natural, crew, natural - crew, 7)


@pytest.mark.parametrize(
    ("others", "changes", "acting", "ship", "asks"),
    [
        ((), {}, {}, "A1", True),
        (("B2 L-std 3115 N",), {}, {}, "A1", False),
        (("B2 L-std 3215 N",), {}, {}, "A1", True),
        (("B2 L-std 3215 N",), {}, {"wary": True}, "A1", False),
        (("B2 L-std 3215 N",), {}, {"wary": True}, "A9", True),
        ((), {"fouled": ("B1",)}, {}, "A1", False),
        ((), {"half": True}, {}, "A1", True),
    ],
)
def test_when_a_rammer_may_withdraw(others: tuple[str, ...], changes: Changes, acting: Changes, ship: str, asks: bool) -> None:
    """WG-7.16, WG-5.31 Where there is room astern; a shy ship not beside an enemy, while it is the one that moves."""
    sea = beside(FOE, *others, move={"ship": ship, "step": "fwd", "came": (1, 1), "asked": ("B1",)}, **changes)
    sea.mark(**acting)
    frame = Withdraw("A1")
    astern = sea.ships["A1"].at("STERN")
    if others and "3115" in others[0]:
        sea.change("B2", bow=astern)
    if others and "3215" in others[0]:
        sea.change("B2", bow=(astern[0] + 1, astern[1]))
    assert (frame.ask(sea) is not None) == asks


@pytest.mark.parametrize(("answer", "moves"), [("back", True), ("stay", False), (None, False)])
@pytest.mark.parametrize("ship", ["A1", "A9"])
def test_withdrawing_takes_the_rammer_one_hex_back(answer: str | None, moves: bool, ship: str) -> None:
    """WG-7.16 Of the ship that moves the last step is past, and with it the windows it opened."""
    sea = beside(move={"ship": ship, "step": "fwd", "came": (1, 1), "asked": ("B1",)})
    here = sea.ships["A1"]
    back = (2 * here.bow[0] - here.at("BOW")[0], 2 * here.bow[1] - here.at("BOW")[1])
    assert withdrawn(here) == back
    Withdraw("A1").take(sea, answer)
    assert sea.ships["A1"].bow == (back if moves else here.bow)
    assert sea.move is not None
    past = moves and ship == "A1"
    assert (sea.move.step, sea.move.came, sea.move.asked) == (("", None, ()) if past else ("fwd", (1, 1), ("B1",)))
    assert [event.key for event in sea.events] == (["withdrew"] if moves else [])


# The rake


def passing(step: str = "fwd", came: str = "3014", bow: str = "3013", facing: int = 0, **move: Any) -> Sea:
    """A1 has just stepped straight ahead along the starboard flank of B1, from the stern/flank to the mid-flank hex."""
    sea = moving("A1 3-good 3020 N", FOE, move={"step": step, "came": from_printed(came)} | move)
    sea.agenda = ()
    sea.change("A1", bow=from_printed(bow), facing=facing)
    return sea


@pytest.mark.parametrize(
    ("came", "bow", "side"),
    [
        ("3013", "3012", "S"), ("3012", "3013", "S"), ("3013", "3014", "S"), ("3014", "3013", "S"),
        ("2813", "2812", "P"), ("2812", "2813", "P"), ("2814", "2813", "P"), ("2813", "2814", "P"),
        ("3012", "3011", None), ("3013", "3113", None), ("3015", "3014", None), ("2812", "3012", None), ("3012", "3014", None),
    ],
)  # fmt: skip
def test_along_which_flank_a_bow_has_stepped(came: str, bow: str, side: str | None) -> None:
    """WG-7.21, WG-R16, WG-R18 It ends in the mid-flank hex."""
    sea = passing(came=came, bow=bow)
    expected = side if bow.endswith("13") else None
    assert rake_side(sea, sea.ships["A1"], sea.ships["B1"]) == expected
    for move in ({"step": "fwd-p"}, {"came": None}, {"ship": "A9"}):
        other = passing(came=came, bow=bow)
        other.note(**move)
        assert rake_side(other, other.ships["A1"], other.ships["B1"]) is None
    sea.move = None
    assert rake_side(sea, sea.ships["A1"], sea.ships["B1"]) is None


@pytest.mark.parametrize(
    ("move", "changes", "other", "key"),
    [
        ({}, {}, {}, None),
        ({}, {}, {"side": "A"}, "no-rake-friend"),
        ({}, {"fatigue": 1}, {}, "no-rake-tired"),
        ({}, {}, {"aground": 1}, "no-rake-aground"),
        ({"step": "fwd-s"}, {}, {}, "no-rake-step"),
        ({"raked": True}, {}, {}, "no-rake-twice"),
        ({"safe": ("B1",)}, {}, {}, "no-rake-evaded"),
        ({"safe": ("B9",)}, {}, {}, None),
    ],
)
def test_what_bars_a_rake(move: Changes, changes: Changes, other: Changes, key: str | None) -> None:
    """WG-7.21, WG-7.22."""
    sea = passing(**move)
    sea.change("A1", **changes)
    sea.change("B1", **other)
    bar = rake_bar(sea, sea.ships["A1"], sea.ships["B1"])
    assert (bar and bar.key) == key
    assert rake_targets(sea, "A1") == (["B1"] if key is None else [])
    sea.move = None
    assert rake_targets(sea, "A1") == []


@pytest.mark.parametrize(
    ("mine", "other", "found"),
    [
        ({}, {}, []),
        ({"level": "max"}, {}, [("faster", 1)]),
        ({}, {"level": "max"}, [("slower", -1)]),
        ({"level": "max"}, {"level": "max"}, []),
        ({"level": "max", "jettisoned": True}, {"level": "max"}, [("faster", 1)]),
        ({}, {"crippled": "P"}, [("linked", 1)]),
        ({}, {"half": True}, [("tired", 1)]),
        ({"penalty": -1}, {}, [("penalty", -1)]),
    ],
)
def test_what_is_added_to_a_rake(mine: Changes, other: Changes, found: list[tuple[str, int]]) -> None:
    """WG-7.27."""
    sea = passing()
    sea.change("A1", **mine)
    sea.change("B1", **other)
    assert rake_modifiers(sea, sea.ships["A1"], sea.ships["B1"]) == found


@pytest.mark.parametrize("asked", [(), ("B1",)])
def test_a_declared_rake_is_the_only_one_of_its_step(asked: tuple[str, ...]) -> None:
    """WG-7.21, WG-6.51."""
    sea = passing(asked=asked)
    declare_rake(sea, "A1", "B1")
    raking = (Reply("B1", "A1"), RakeInPassing("A1", "B1", "S"))
    assert coming(sea) == (raking if asked else (MayEvade("B1", "A1", "rake"), *raking))
    assert sea.move is not None
    assert sea.move.raked
    assert sea.fought


def test_the_dice_of_a_rake() -> None:
    """WG-7.26 With what is needed the oars of that side go, with one less nothing does."""
    for dice in ((1, 1), (2, 2), (2, 3), (3, 3), (3, 4), (4, 4), (4, 5), (5, 5), (6, 6)):
        sea = passing()
        frame = RakeInPassing("A1", "B1", "S")
        roll = frame.ask(sea)
        assert roll is not None
        needs: Any = roll.args["needs"]
        assert (roll.seat, roll.count, roll.rule) == ("A", 2, "WG-7.26")
        assert rake(sea.copy(), "A1", "B1", "S", dice) == (sum(dice) >= needs > 0)
        frame.take(sea, dice)
        hit = sum(dice) >= needs > 0
        assert sea.ships["B1"].crippled == ("S" if hit else "")
        assert sea.ships["A1"].rake_tried
        assert sea.events[0].key == ("raked" if hit else "rake-failed")
    gone = passing(safe=("B1",))
    assert RakeInPassing("A1", "B1", "S").ask(gone) is None
    RakeInPassing("A1", "B1", "S").take(gone, None)
    assert [event.key for event in gone.events] == ["rake-missed"]
    assert not gone.ships["A1"].rake_tried


# The Diekplus


def before_it(*others: str, left: int = 8, model: str = "3-good", **move: Any) -> Sea:
    """A1 bow to bow with B1, which is guarded on both sides by enemies."""
    guards = others or ("B2 3-good 2712 N", "B3 3-good 3112 N")
    sea = moving(f"A1 {model} 2911 S", FOE, *guards, move={"left": left, "step": "fwd"} | move)
    sea.agenda = ()
    sea.change("A1", level="max")
    sea.change("B2", bow=sea.ships["B1"].at("MFP"), facing=3)
    sea.change("B3", bow=sea.ships["B1"].at("MFS"), facing=3)
    return sea


@pytest.mark.parametrize(
    ("move", "changes", "foe", "others", "key"),
    [
        ({}, {}, {}, {}, None),
        ({"step": ""}, {}, {}, {}, None),
        ({"step": "diekplus"}, {}, {}, {}, None),
        ({"step": "fwd-p"}, {}, {}, {}, "no-diekplus-approach"),
        ({"step": "pivot-bow+1"}, {}, {}, {}, "no-diekplus-approach"),
        ({"left": 4}, {}, {}, {}, None),
        ({"left": 3}, {}, {}, {}, "no-diekplus-points"),
        ({"safe": ("B1",)}, {}, {}, {}, "no-rake-evaded"),
        ({}, {"level": "cruise"}, {}, {}, "no-diekplus-cruise"),
        ({}, {"fatigue": 1}, {}, {}, "no-rake-tired"),
        ({}, {}, {"side": "A"}, {}, "no-rake-friend"),
        ({}, {}, {"aground": 1}, {}, "no-rake-aground"),
        ({}, {}, {"facing": 1}, {}, "no-diekplus-approach"),
        ({}, {}, {}, {"B2": {"bow": (1, 1)}}, "no-diekplus-open"),
        ({}, {}, {}, {"B3": {"bow": (1, 1)}}, "no-diekplus-open"),
        ({}, {}, {}, {"B2": {"side": "A"}}, "no-diekplus-guard"),
        ({}, {}, {}, {"B3": {"side": "A"}}, None),
    ],
)
def test_what_bars_a_passage_to_port(
    move: Changes, changes: Changes, foe: Changes, others: dict[str, Changes], key: str | None
) -> None:
    """WG-7.24, WG-7.25, WG-R19, WG-R20 Both flanks are guarded, the raked one by an enemy."""
    sea = before_it(**move)
    sea.change("A1", **changes)
    sea.change("B1", **foe)
    for name, change in others.items():
        sea.change(name, **change)
    bar = diekplus_bar(sea, sea.ships["A1"], sea.ships["B1"], "P")
    assert (bar and bar.key) == key
    assert ("B1:P" in diekplus_ways(sea, "A1")) == (key is None)
    refusal = diekplus_refusal(sea, "A1", "B1:P")
    assert (refusal and refusal.key) == key
    assert diekplus_refusal(sea, "A1", "B9:P") is None
    sea.move = None
    assert diekplus_ways(sea, "A1") == []
    if key is None:
        bar = diekplus_bar(sea, sea.ships["A1"], sea.ships["B1"], "P")
        assert bar is not None
        assert bar.key == "no-diekplus-points"


@pytest.mark.parametrize("beyond", [1, 2, 3])
def test_a_passage_needs_room_beyond(beyond: int) -> None:
    """WG-7.25 As many hexes as the mover is long."""
    sea = before_it("B2 3-good 2712 N", "B3 3-good 3112 N", "B4 L-std 5838 N")
    stern = sea.ships["B1"].hexes[-1]
    sea.change("B4", bow=(stern[0], stern[1] + beyond))
    bar = diekplus_bar(sea, sea.ships["A1"], sea.ships["B1"], "P")
    assert (bar and bar.key) == ("no-diekplus-room" if beyond < 3 else None)


@pytest.mark.parametrize(("length", "other", "hexes", "cost"), [(2, 2, 4, 4), (1, 2, 3, 3), (2, 1, 3, 4), (1, 1, 2, 3)])
def test_the_way_through(length: int, other: int, hexes: int, cost: int) -> None:
    """WG-7.25 2 MP for the target's hexes, 1 for each beyond."""
    sea = before_it()
    sea.change("A1", length=length)
    sea.change("B1", length=other)
    way = passage(sea, sea.ships["A1"], sea.ships["B1"])
    start = from_printed("2911")
    assert way.path == tuple(((start[0], start[1] + n), 3) for n in range(hexes + 1))
    assert (way.bow, way.cost) == ((start[0], start[1] + hexes), cost)
    assert len(guarded(sea, sea.ships["B1"], "P")) == (1 if other == 2 else 2)


@pytest.mark.parametrize("asked", [(), ("B1",)])
def test_passing_through(asked: tuple[str, ...]) -> None:
    """WG-7.25, WG-R62 The target has its window before, the others have theirs after; then it may shoot and is raked."""
    sea = before_it(asked=asked, entered=3)
    declare_diekplus(sea, "A1", "B1:P")
    frames = (PassThrough("A1", "B1", "P"), AfterPassage("A1", "B1", "P"))
    assert coming(sea) == (frames if asked else (MayEvade("B1", "A1", "diekplus"), *frames))
    assert sea.fought
    option = diekplus_option(sea, "A1", "B1:P")
    assert (option.args["cost"], option.args["side"], len(option.path)) == (4, "P", 5)
    sea.agenda = ()
    sea.change("A1", used=2)
    PassThrough("A1", "B1", "P").take(sea, None)
    move = sea.move
    assert move is not None
    assert (move.left, move.entered, move.step, move.came, move.safe) == (4, 7, "diekplus", None, ())
    assert (move.asked, move.raked) == (("B1",), True)
    assert (printed(sea.ships["A1"].bow), sea.ships["A1"].used) == ("2915", 6)
    AfterPassage("A1", "B1", "P").take(sea, None)
    assert names(sea) == ["EntryReaction", "Reply", "RakeInPassing"]
    assert sea.move is not None
    assert set(sea.move.asked) >= {"B1"}
    assert through("B1:S") == ("B1", "S")
    assert through("B1:P") == ("B1", "P")


def test_a_passage_through_a_ship_that_has_slipped_away_is_void() -> None:
    """WG-R62."""
    sea = before_it(safe=("B1",))
    PassThrough("A1", "B1", "P").take(sea, None)
    AfterPassage("A1", "B1", "P").take(sea, None)
    assert [event.key for event in sea.events] == ["diekplus-void"]
    assert printed(sea.ships["A1"].bow) == "2911"
    assert coming(sea) == ()
    assert sea.move is not None
    assert sea.move.left == 8


# The anastrophe


def star(place: str = "2911 S", *others: str, **changes: Any) -> Sea:
    """An elite trireme at maximum before the bow of B1."""
    sea = moving(f"A1 3-elite {place}", FOE, *others, move={"announced": False, "left": 0, "stage": 0})
    sea.agenda = ()
    sea.change("A1", **({"level": "max"} | changes))
    return sea


@pytest.mark.parametrize(
    ("place", "port", "starboard"),
    [
        ("2911 S", True, True),
        ("2910 S", True, True),
        ("2909 S", False, False),
        ("2812 S", True, False),
        ("3012 S", False, True),
        ("2812 SE", False, False),
    ],
)
def test_where_an_anastrophe_begins(place: str, port: bool, starboard: bool) -> None:
    """WG-7.32 One or two hexes before the bow, or in a bow/flank hex, on the opposite course."""
    sea = star(place)
    for side, may in zip(FLANKS, (port, starboard), strict=True):
        bar = anastrophe_bar(sea, sea.ships["A1"], sea.ships["B1"], side, "alongside")
        assert (bar is None) == may
        assert bar is None or bar.key == "no-anastrophe-approach"


@pytest.mark.parametrize(
    ("changes", "foe", "key"),
    [
        ({}, {}, None),
        ({"level": "cruise"}, {}, "no-anastrophe-ship"),
        ({"card": "B2"}, {}, "no-anastrophe-ship"),
        ({"fatigue": 1}, {}, "no-ram-tired"),
        ({"ram_tried": True}, {}, "no-ram-twice"),
        ({"sails": "up"}, {}, "no-rake-sails"),
        ({}, {"side": "A"}, "no-ram-friend"),
        ({}, {"aground": 1}, "no-ram-aground"),
    ],
)
def test_what_bars_an_anastrophe(changes: Changes, foe: Changes, key: str | None) -> None:
    """WG-7.31."""
    sea = star("2911 S", "B2 5-pun 5838 N", **changes)
    sea.change("B1", **foe)
    bar = anastrophe_bar(sea, sea.ships["A1"], sea.ships["B1"], "P", "alongside")
    assert (bar and bar.key) == key
    assert ("B1:P:alongside" in anastrophes(sea, "A1")) == (key is None)


@pytest.mark.parametrize(
    ("hexes", "key"),
    [
        ((), None),
        (("BFP",), "no-anastrophe-beside"),
        (("MFP",), "no-anastrophe-beside"),
        (("BFS",), None),
        (("MFS",), None),
        (("STERN",), "no-anastrophe-room"),
        (("SFP",), "no-anastrophe-room"),
        (("SFS",), "no-anastrophe-room"),
    ],
)
def test_an_anastrophe_needs_its_water(hexes: tuple[Any, ...], key: str | None) -> None:
    """WG-7.33, WG-7.34 Alongside on that side, and all around the stern."""
    sea = star("2911 S", "B2 L-std 5838 N")
    for name in hexes:
        sea.change("B2", bow=sea.ships["B1"].at(name))
    bar = anastrophe_bar(sea, sea.ships["A1"], sea.ships["B1"], "P", "alongside")
    assert (bar and bar.key) == key


def test_from_two_hexes_off_the_hex_between_is_free() -> None:
    """WG-7.32."""
    sea = star("2910 S", "B2 L-std 2911 N")
    assert anastrophe_bar(sea, sea.ships["A1"], sea.ships["B1"], "P", "alongside") is not None
    sea.change("B2", bow=(1, 1))
    assert anastrophe_bar(sea, sea.ships["A1"], sea.ships["B1"], "P", "alongside") is None


@pytest.mark.parametrize(
    ("place", "guards", "sides", "key"),
    [
        ("2911 S", ("MFP", "MFS"), "BB", None),
        ("2911 S", ("MFP",), "B", "no-diekplus-open"),
        ("2911 S", ("MFS",), "B", "no-diekplus-open"),
        ("2911 S", ("MFP", "MFS"), "AB", "no-diekplus-guard"),
        ("2911 S", ("MFP", "MFS"), "BA", None),
        ("2812 S", ("MFP", "MFS"), "BB", "no-diekplus-open"),
    ],
)
def test_through_the_line(place: str, guards: tuple[Any, ...], sides: str, key: str | None) -> None:
    """WG-7.33 Both flanks guarded, the raked one by an enemy, from before the bow."""
    sea = star(place, "B2 L-std 5838 N", "B3 L-std 5836 N")
    for ship, name, side in zip(("B2", "B3"), guards, sides, strict=False):
        sea.change(ship, bow=sea.ships["B1"].at(name), side=side)
    bar = anastrophe_bar(sea, sea.ships["A1"], sea.ships["B1"], "P", "through")
    assert (bar and bar.key) == key


@pytest.mark.parametrize(
    ("move", "changes", "offered"),
    [
        ({}, {}, True), ({"stage": 4}, {}, True), ({"stage": 5}, {}, False), ({"paid": 1}, {}, False),
        ({}, {"gone": "waiting"}, False), ({}, {"level": "cruise"}, False),
    ],
)  # fmt: skip
def test_an_anastrophe_is_the_whole_move(move: Changes, changes: Changes, offered: bool) -> None:
    """WG-7.31 At the start, before anything has been paid."""
    sea = star(**changes)
    sea.note(**move)
    assert anastrophes(sea, "A1") == (["B1:P:alongside", "B1:S:alongside"] if offered else [])
    sea.move = None
    assert anastrophes(sea, "A1") == []


@pytest.mark.parametrize(("side", "place", "facing"), [("P", "3014", 5), ("S", "2814", 1)])
@pytest.mark.parametrize("failed", [False, True])
def test_round_the_stern(side: Any, place: str, facing: int, failed: bool) -> None:
    """WG-7.34, WG-7.35, WG-R21 On the other side, pointing at the stern; the strike has the speed of the whole run."""
    sea = star()
    found = final(sea.ships["B1"], side)
    assert (printed(found.bow), found.facing) == (place, facing)
    ComeAbout("A1", "B1", side, failed).take(sea, None)
    assert (printed(sea.ships["A1"].bow), sea.ships["A1"].facing) == (place, facing)
    card = sea.card(sea.ships["A1"])
    assert coming(sea)[-1] == Ram("A1", "B1", "strike", card.max - card.cruise, failed)
    assert coming(sea)[0] == MayEvade("B1", "A1", "ram")
    assert spelt("B1:S:through") == ("B1", "S", "through")
    assert spelt("B1") == ("B1", "P", "alongside")


@pytest.mark.parametrize(
    ("changes", "barred"),
    [({}, True), ({"ram_tried": True}, False), ({"ram_tried": True, "no_grapple": True}, True), ({"no_grapple": True}, True)],
)
@pytest.mark.parametrize("fatigue", [0, 4])
def test_an_anastrophe_exhausts(changes: Changes, barred: bool, fatigue: int) -> None:
    """WG-7.36, WG-R50 No check any more, and a grapple only after a strike that succeeded."""
    sea = star(began_max=True, fatigue=fatigue, **changes)
    sea.turn = 6
    Exhaust("A1").take(sea, None)
    ship = sea.ships["A1"]
    level = max(fatigue, anastrophe_fatigue(sea.setting.charts, ship.crew))
    assert (ship.fatigue, ship.tired_on, ship.level, ship.began_max) == (level, 6, "cruise", False)
    assert ship.no_grapple == barred
    assert sea.events[0].args["level"] == level


def test_a_declared_anastrophe_ends_all_other_movement() -> None:
    """WG-7.31."""
    sea = star()
    declare_anastrophe(sea, "A1", "B1:S:alongside")
    assert sea.move is not None
    assert (sea.move.over, sea.move.announced) == (True, True)
    assert names(sea) == ["MayEvade", "Reply", "AnastropheRake", "Exhaust", "Step"]
    assert sea.fought
