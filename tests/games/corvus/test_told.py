"""What is told of a battle: who stands in whose way, what a blow costs, and what a plan would come to before it is rowed."""

from __future__ import annotations

from typing import Any

from msgspec import convert

from naumachia.games import find
from naumachia.kernel import Leg, Sealed, pending, step

GAME = find("corvus")


def battle(ships: dict[str, Any], **position: Any) -> Any:
    """Ships by name: R is Roman, C Carthaginian."""
    head = {"game": "corvus", "title": {"en": "Told", "fr": "Dit"}, "table": {"width": 600, "height": 700}}
    sides = {
        "rome": {"name": {"en": "Rome", "fr": "Rome"}, "roman": True},
        "carthage": {"name": {"en": "Carthage", "fr": "Carthage"}},
    }
    berths = {
        name: {"side": "rome" if name[0] == "R" else "carthage", "type": "trireme"} | berth for name, berth in ships.items()
    }
    return GAME.start(convert(head | {"sides": sides, "ships": berths, "position": position}, GAME.scenario))


def waiting(order: str) -> dict[str, Any]:
    return {"order": order}


def done() -> dict[str, Any]:
    return {"order": "stop", "activated": True, "shown": True}


def told(state: Any) -> dict[str, dict[str, Any]]:
    return {event.key: event.args for event in state.events}


def planned(where: list[int]) -> Any:
    """R1 is about to plan its way north; the other ships have acted."""
    ships = {
        "R1": {"at": [300, 300, 0], "marks": waiting("battle")},
        "R2": {"at": [100, 100, 0], "marks": done()},
        "C1": {"at": where, "marks": done()},
    }
    return battle(ships, phase="activation", turn=1, first="rome", deck=[1, 0])


def test_a_friend_in_the_way_is_no_enemy_run_into() -> None:
    """CV-G8, R15."""
    ships = {
        "R1": {"at": [300, 300, 0], "marks": waiting("forward")},
        "R2": {"at": [300, 380, 90], "marks": done()},
        "C1": {"at": [100, 600, 180], "marks": done()},
    }
    sea = battle(ships, phase="activation", turn=1, first="rome", deck=[1, 0])
    events = told(step(step(sea, (110, 0)), "row"))
    assert "contact" not in events
    assert [name.args["id"] for name in events["fouled"]["blockers"]] == ["R2"]


def test_who_has_no_marines_loses_none() -> None:
    """CV-4.5 A point each, but nobody below nought."""
    ships = {
        "R1": {"at": [300, 300, 90], "marks": {"marines": 2}},
        "C1": {"at": [300, 315, 90], "marks": {"marines": 0}},
        "C2": {"at": [100, 600, 180]},
        "C3": {"at": [200, 600, 180]},
    }
    links = [{"grappler": "R1", "grappled": "C1"}]
    sea = step(step(battle(ships, phase="boarding", turn=2, first="rome", links=links), "assault:C1:R1"), 2)
    lost = next(event for event in sea.events if event.key == "marines-lost")
    assert lost.args["both"] == 0
    assert lost.blow is not None
    assert lost.blow.loss == {"R1": 1}
    assert (sea.ships["R1"].marines, sea.ships["C1"].marines) == (1, 0)


def notes(sea: Any, leg: tuple[int, int]) -> dict[str, dict[str, Any]]:
    """What is said of a leg while it is weighed."""
    request = pending(sea)
    assert isinstance(request, Leg)
    return {note.key: note.args for note in sea.agenda[0].show_pose(sea, leg).notes}


def test_a_plan_tells_whether_the_corvus_comes_down() -> None:
    """CV-2.15, CV-5.2 Square to the enemy it does, and the odds say so; at 60 degrees it does not."""
    square, slant = notes(planned([300, 380, 90]), (170, 0)), notes(planned([300, 380, 120]), (170, 0))
    assert square["note-grapple"] == {"chances": 4, "corvus": 1}
    assert slant["note-grapple"] == {"chances": 2, "corvus": 0}


def test_a_way_that_ends_touching_says_so() -> None:
    """R34 Touching is not striking; a grapple is open all the same."""
    found = notes(planned([300, 370, 90]), (44, 0))
    assert "note-touch" not in found
    assert {"note-beside", "note-grapple"} <= set(found)


def test_oars_left_alone_in_a_glancing_contact_leave_the_ram() -> None:
    sea = step(step(planned([320, 400, 140]), (170, 0)), "row")
    request = pending(sea)
    assert request is not None
    assert request.key == "ask-oars"
    assert sea.agenda[0].show(sea, "pass").args == {"how": "glancing"}


def test_the_strips_where_fleets_draw_up_are_drawn() -> None:
    """Before the first turn, for who is about to place ships and for who only looks; not afterwards."""
    sea = GAME.start(GAME.load_scenario("cv7-points-battle"))
    for seat in (None, "rome", "carthage"):
        assert [shape.key for shape in GAME.scene(sea, seat).shapes].count("shape-strip") == 2
    request: Any = pending(sea)
    for seat in ("rome", "carthage"):
        sheet: Sealed = request.plain(seat)
        sea = step(sea, sheet)
    assert "shape-strip" not in [shape.key for shape in GAME.scene(sea, None).shapes]
