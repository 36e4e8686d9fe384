"""Comforts that bend no rule: standing orders, ships that move alike, zones and refusals that explain."""

from __future__ import annotations

from typing import Any

from games.war_galley.table import afloat, asked, battle, offered, on
from naumachia.games.war_galley import GAMES
from naumachia.games.war_galley.comfort.standing_orders import watched
from naumachia.games.war_galley.rules.command.squadrons import all_lines
from naumachia.games.war_galley.show import explain, picture
from naumachia.games.war_galley.show.zones import whereabouts, zones
from naumachia.games.war_galley.state import A_TURN, Sea
from naumachia.geometry.hexes import printed
from naumachia.kernel import Seeded, pending, show
from naumachia.kernel.orders.standing_orders import sets
from naumachia.match import Match
from told import number_in

NEVER, THREATENED = 0, 1
HOLD, FIRE = 0, 2


def two_squadrons() -> Sea:
    """Two commanders of A, one with a follower; B far away."""
    return afloat(
        "A1 3-good 2319 N", "A2 3-good 4019 N", "A3 3-good 2419 N", "B1 3-good 2302 S", chiefs={"A1": "SC 3", "A2": "SC 3"},
        position={"phase": "commanded"}, watch=THREATENED, reply=FIRE,
    )  # fmt: skip


def options(sea: Sea) -> dict[str, str]:
    """Each answer and the section it is shown in."""
    request = pending(sea)
    assert request is not None
    return {str(answer): show(sea, str(answer)).section for answer in request if not sets(str(answer))}


def test_standing_orders_are_apart_from_the_moves() -> None:
    """WG-D30, WG-D31"""
    shown = options(two_squadrons())
    assert shown["orders"] == "orders"
    assert shown["concede"] == "resign"
    assert {section for answer, section in shown.items() if answer not in ("orders", "concede")} == {""}


def test_orders_for_fleet_squadron_and_ship() -> None:
    """WG-D31 The ship's own order counts before its squadron's, that before the fleet's; wider orders replace narrower ones."""
    sea = two_squadrons()
    question = asked(sea)
    menu = on(sea, "orders")
    assert {"fleet", "squadron:a1", "squadron:a2", "ship:A1", "ship:A3", "back"} <= set(offered(menu))
    assert asked(on(menu, "back")) == asked(on(menu, "fleet", "back")) == question
    sea = on(sea, "orders", "squadron:a1", "watch:never")
    assert asked(sea) == question
    assert [watched(sea, sea.ships[name]) for name in ("A1", "A2", "A3")] == ["never", "threatened", "never"]
    sea = on(sea, "orders", "ship:A3", "watch:always", "orders", "ship:A3", "reply:hold")
    assert watched(sea, sea.ships["A3"]) == "always"
    scene = picture.scene(sea, "A")
    badges = {piece.id: [badge.key for badge in piece.badges] for piece in scene.pieces}
    assert "badge-orders" in badges["A3"]
    assert "badge-orders" not in badges["A1"]
    told = {group.id: group.standing[0].value for group in scene.groups if group.side == "A"}
    assert told == {"a1": "never", "a2": "threatened"}
    sea = on(sea, "orders", "fleet", "watch:threatened")
    assert {watched(sea, ship) for ship in sea.fleet("A")} == {"threatened"}
    assert sea.reply["A3"] == "hold"


def test_standing_orders_are_told_where_they_hold_and_can_be_set_from_there() -> None:
    """WG-D31 Fleet, squadron and ship each say what they go by, whose it is, and by which answers it is changed."""
    sea = two_squadrons()
    scene = picture.scene(sea, "A")
    ships = {piece.id: piece.standing for piece in scene.pieces}
    groups = {group.id: group.standing for group in scene.groups}
    fleet = tuple(one for one in scene.sides[0].standing if one.via)
    for standing in (fleet, groups["a1"], ships["A3"]):
        assert [(one.key, one.value, one.own) for one in standing] == [("watch", "threatened", False), ("reply", "always", False)]
        for one in standing:
            assert one.seat == "A"
            for value in set(one.values) - {one.value}:
                after = on(sea, *one.via, f"{one.key}:{value}")
                assert asked(after) == asked(sea)
                assert any(order.value == value for order in picture.scene(after, "A").pieces[2].standing), (one, value)
    told = picture.scene(on(sea, *ships["A3"][0].via, "watch:never"), "A")
    assert [piece.id for piece in told.pieces if any(one.own for one in piece.standing)] == ["A3"]
    assert {one.seat for one in ships["B1"]} == {"B"}


def test_an_order_is_taken_back_with_the_menu_it_was_given_in() -> None:
    """Undo never ends in a menu; what it took back is given again as a whole."""
    ships = ("A1 3-good 2319 N", "A2 3-good 4019 N", "B1 3-good 2302 S")
    scenario = GAMES[0].check_scenario(battle(*ships, position={"acting": ["A1", "A2"]}), "test")
    match = Match(GAMES[0], scenario, dice=Seeded("1"))
    seat, question = match.waiting[0], match.request
    for answer in ("orders", "fleet", "watch:never"):
        match.answer(answer, seat)
    assert match.request == question
    assert match.undo_reach(seat).answers == 1
    ordered = match.state
    match.undo(seat)
    assert (match.request, match.history, match.redo_count(seat)) == (question, [], 1)
    match.redo(seat)
    assert (match.state, match.redo_count(seat)) == (ordered, 0)
    match.answer("orders", seat)
    match.answer("ship:A1", seat)
    match.undo(seat)
    assert match.state == ordered


def test_orders_do_not_stop_a_match() -> None:
    """So many times a turn and no more."""
    sea = two_squadrons()
    for _ in range(A_TURN):
        sea = on(sea, "orders", "back")
    assert "orders" not in options(sea)


def in_line(**rest: Any) -> Sea:
    """Three ships abreast that act together, north of them the open sea."""
    return afloat(
        "A1 3-good 2319 N", "A2 3-good 2419 N", "A3 3-good 2519 N", "B1 3-good 2303 S", chiefs={"A1": "SC 4"},
        position={"phase": "activate", "acting": ["A1", "A2", "A3"]}, watch=NEVER, reply=HOLD, **rest,
    )  # fmt: skip


def test_a_ship_moves_as_the_one_before() -> None:
    """WG-6.13, WG-6.32 The same MP, mode and steps."""
    sea = on(in_line(), "A1", "3 forward", "fwd", "fwd-p", "fwd", "A2")
    assert "same" in offered(sea)
    path = sea.agenda[0].show(sea, "same").path
    sea = on(sea, "same")
    assert asked(sea) == "ask-ship"
    assert sea.ships["A2"].facing == sea.ships["A1"].facing
    assert sea.ships["A2"].used == 3
    assert path[-1] == picture.scene(sea, None).pieces[1].pose


def test_all_others_move_as_the_one_before() -> None:
    """WG-5.41 One after another."""
    sea = on(in_line(), "A1", "4 forward", "ahead")
    assert printed(sea.ships["A1"].bow) == "2315"
    sea = on(sea, "all-same")
    assert [printed(sea.ships[name].bow) for name in ("A1", "A2", "A3")] == ["2315", "2415", "2515"]


def test_what_cannot_begin_is_not_offered() -> None:
    """WG-6.6 The hex before the bow is taken: that ship is left to its owner; the others go."""
    sea = afloat(
        "A1 3-good 2319 N", "A2 3-good 2419 N", "A3 3-good 2519 N", "B1 3-good 2417 N", chiefs={"A1": "SC 4"},
        position={"phase": "activate", "acting": ["A1", "A2", "A3"]}, watch=NEVER, reply=HOLD,
    )  # fmt: skip
    sea = on(sea, "A3", "1 forward", "fwd")
    assert asked(sea) in ("ask-ship", "ask-after")
    while asked(sea) == "ask-after":
        sea = on(sea, "end")
    assert "same" not in offered(on(sea, "A2"))
    assert "all-same" in offered(sea)


def test_a_step_that_is_barred_ends_the_following() -> None:
    """WG-6.6 The rest of the MP is the owner's to spend."""
    sea = afloat(
        "A1 3-good 2319 N", "A2 3-good 2419 N", "A3 3-good 2416 S", "B1 3-good 5005 S", chiefs={"A1": "SC 4"},
        position={"phase": "activate", "acting": ["A1", "A2", "A3"]}, watch=NEVER, reply=HOLD,
    )  # fmt: skip
    sea = on(sea, "A1", "4 forward", "ahead")
    sea = on(sea, "A2", "same")
    assert asked(sea) == "ask-step"
    assert sea.move is not None
    assert 0 < sea.move.left < 4


def line_astern(second: str = "A2 3-good 2321 N", foe: str = "B1 3-good 5803 S", watch: int = NEVER) -> Sea:
    """Three ships one behind the other that act together, with a transport away to port."""
    return afloat(
        "A1 3-good 2319 N", second, "A3 3-good 2323 N", "A4 T-std 1819 N", foe, chiefs={"A1": "SC 6"},
        position={"phase": "activate", "acting": ["A1", "A2", "A3", "A4"]}, watch=watch, reply=HOLD,
    )  # fmt: skip


def in_file(turn: str = "fwd-s") -> Sea:
    """The first has gone ahead 2, turned, and gone ahead 2."""
    return on(line_astern(), "A1", "5 forward", "fwd", "fwd", turn, "fwd", "fwd")


def places(sea: Sea) -> list[tuple[str, int]]:
    return [(printed(sea.ships[name].bow), sea.ships[name].facing) for name in ("A1", "A2", "A3")]


def test_a_file_follows_in_the_wake() -> None:
    """WG-5.22 Each turns where the first turned, and they are in line astern again."""
    sea = in_file()
    assert sea.agenda[0].show(sea, "all-wake").args["ships"] == 2
    after = on(sea, "all-wake")
    assert all_lines(after)["a1"] == (("A1", "A2", "A3"),)
    assert [after.ships[name].used for name in ("A1", "A2", "A3")] == [5, 5, 5]
    assert [facing for _, facing in places(after)] == [1, 1, 0]
    one = on(sea, "A2")
    ghost = one.agenda[0].show(one, "wake")
    one = on(one, "wake")
    assert len(ghost.path) == 6
    assert ghost.path[-1] == picture.scene(one, None).pieces[1].pose
    assert places(one)[1] == places(after)[1]
    assert places(on(one, "A3", "wake")) == places(after)


def test_a_wake_turns_where_the_bow_was_swung() -> None:
    """WG-6.34 The stern stays where it was: there is water to sail through behind it."""
    after = on(in_file(turn="pivot-bow-1"), "all-wake")
    assert all_lines(after)["a1"] == (("A1", "A2", "A3"),)
    assert "all-wake" not in offered(in_file(turn="pivot-stern+1"))


def test_a_wake_that_says_nothing_new_is_not_offered() -> None:
    """Straight ahead it is `the same`; abreast there is no wake to follow."""
    ahead = on(
        afloat(
            "A1 3-good 2319 N", "A2 3-good 2321 N", "B1 3-good 5803 S", chiefs={"A1": "SC 4"},
            position={"phase": "activate", "acting": ["A1", "A2"]}, watch=NEVER, reply=HOLD,
        ),
        "A1", "3 forward", "ahead",
    )  # fmt: skip
    assert "all-same" in offered(ahead)
    assert "all-wake" not in offered(ahead)
    assert "wake" not in offered(on(ahead, "A2"))
    abreast = on(in_line(), "A1", "3 forward", "fwd", "fwd-p", "fwd")
    assert "all-wake" not in offered(abreast)
    assert "wake" not in offered(on(abreast, "A2"))
    astern = on(in_line(), "A1", "4 backing", "back", "back-p")
    assert "all-wake" not in offered(astern)


def test_a_slower_ship_follows_as_far_as_its_oars_take_it() -> None:
    """WG-6.13, WG-6.37 Half the MP, half the way; the third stops behind it."""
    sea = line_astern(second="A2 3-good 2321 N half")
    sea = on(sea, "A1", "5 forward", "fwd", "fwd", "fwd-s", "fwd", "fwd", "all-wake")
    assert 0 < sea.ships["A2"].used < 5
    assert sea.ships["A3"].used == sea.ships["A2"].used
    assert places(sea)[1][1] == 0


def test_an_enemy_beside_the_wake_has_his_windows() -> None:
    """WG-6.51 Every step is an ordinary one: an enemy near the turn is asked, and after an escape the owner goes on."""
    sea = line_astern(foe="B1 3-good 2216 N C4", watch=2)
    sea = on(sea, "A1", "5 forward", "fwd", "fwd")
    while asked(sea) in ("ask-reaction", "ask-step"):
        turn = sea.move is not None and sea.move.left == 3
        sea = on(sea, "pass" if asked(sea) == "ask-reaction" else "fwd-s" if turn else "fwd")
    while asked(sea) == "ask-after":
        sea = on(sea, "end")
    sea = on(sea, "all-wake")
    assert asked(sea) == "ask-reaction"
    assert sea.move is not None
    assert sea.move.ship == "A2"
    free = on(sea, next(answer for answer in offered(sea) if answer.startswith("evade:")), 1)
    assert asked(free) in ("ask-step", "ask-reaction")
    assert free.move is not None
    assert free.move.ship == "A2"


def test_nobody_runs_aground_unasked() -> None:
    """WG-6.36 Land ahead ends a run."""
    land = [{"cols": (20, 30), "rows": (14, 15)}]
    sea = on(in_line(land=land), "A1", "5 forward")
    run = sea.agenda[0].show(sea, "ahead")
    assert len(run.path) == 4
    sea = on(sea, "ahead")
    assert not sea.ships["A1"].aground
    assert sea.move is not None
    assert sea.move.left == 2


def test_the_hexes_about_a_ship() -> None:
    """WG-4.2 Eight for a double ship, each with its word; the flanks are where it hurts."""
    sea = in_line()
    found = zones(sea, "B1")
    places = [zone.key for zone in found if zone.key != "zone-missiles"]
    flanks = [f"zone-{end}-flank" for end in ("bow", "mid", "stern")]
    assert sorted(places) == sorted(["zone-bow", "zone-stern", *flanks, *flanks])
    assert {zone.key for zone in found if zone.tone == "bad"} == set(flanks)
    ship = sea.ships["B1"]
    assert whereabouts(ship, ship.at("MFP")) == "mid-flank"
    assert whereabouts(ship, ship.at("STERN")) == "stern"
    assert whereabouts(ship, (0, 0)) == "apart"


def test_missiles_do_not_fly_round_the_edge_of_the_map() -> None:
    """Specification 2.6: the hex between must be a hex of the map."""
    sea = afloat("A1 RL-ill 0201 SE M2", "B1 T-std 3030 N")
    reach = {printed((zone.q, zone.r)) for zone in zones(sea, "A1") if zone.key == "zone-missiles"}
    assert "0302" in reach
    assert "0401" not in reach


def test_refusals_name_the_place() -> None:
    """WG-7.12, WG-8.11"""
    sea = afloat(
        "A1 3-good 2305 N", "B1 3-good 2303 N", position={"phase": "activate", "acting": ["A1"]}, watch=NEVER, reply=HOLD
    )
    why = explain.why_not(sea, "A1", "ram:B1")
    assert why is not None
    assert (why.rule, why.key, why.args["where"]) == ("WG-7.12", "no-ram-ends", "stern")
    far = explain.why_not(in_line(), "A1", "grapple:B1")
    assert far is not None
    assert number_in(far.args, "hexes") > 1


def test_announcements_show_how_far_they_reach() -> None:
    """WG-6.13"""
    sea = on(in_line(), "A1")
    shown = sea.agenda[0].show(sea, "4 forward")
    assert len(shown.path) == 5
    assert shown.cell is not None
    assert sea.agenda[0].show(sea, "0").cell is None
    back = sea.agenda[0].show(sea, "2 backing")
    assert back.cell == sea.ships["A1"].at("STERN")


def test_groups_are_complete() -> None:
    """WG-5.2 Who belongs where, who commands, how far, and who has acted."""
    sea = two_squadrons()
    groups = {group.id: group for group in GAMES[0].picture.scene(sea, None).groups}
    assert groups["a1"].ships == ("A1", "A3")
    assert (groups["a1"].flagship, groups["a1"].range, groups["a1"].done) == ("A1", 3, False)
    moved = on(sea, "a2", "4 forward", "ahead")
    assert {group.id: group.done for group in GAMES[0].picture.scene(moved, None).groups}["a2"]
