"""Log and forecasts of a battle: ships in each other's way, the cost of a blow, the outcome of a plan before it is rowed."""

from __future__ import annotations

import re
from typing import Any

import pytest
from msgspec import convert

from naumachia.games import find
from naumachia.games.corvus.rules.combat.disengagement import break_option
from naumachia.games.corvus.rules.combat.grapples import grapple_option
from naumachia.kernel import Choose, Leg, Message, Sealed, pending, step
from naumachia.text import speech

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
    return GAME.start(convert(head | {"sides": sides, "ships": berths, "position": position}, GAME.rules.scenario))


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
    """CV-G8, CV-R15."""
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
    """Return the words about a leg while it is weighed."""
    request = pending(sea)
    assert isinstance(request, Leg)
    return {note.key: note.args for note in sea.agenda[0].show_pose(sea, leg).notes}


def test_a_plan_tells_whether_the_corvus_comes_down() -> None:
    """CV-2.15, CV-5.2 Square to the enemy it does, and the odds say so; at 60 degrees it does not."""
    square, slant = notes(planned([300, 380, 90]), (170, 0)), notes(planned([300, 380, 120]), (170, 0))
    assert square["note-grapple"] == {"chances": 4, "corvus": 1}
    assert slant["note-grapple"] == {"chances": 2, "corvus": 0}


def test_a_way_that_ends_touching_says_so() -> None:
    """CV-R34 Touching is not striking; a grapple is open all the same."""
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
    """Before the first turn, for players about to place ships and for spectators; not afterwards."""
    sea = GAME.start(GAME.load_scenario("cv7-points-battle"))
    for seat in (None, "rome", "carthage"):
        assert [shape.key for shape in GAME.picture.scene(sea, seat).shapes].count("shape-strip") == 2
    request: Any = pending(sea)
    for seat in ("rome", "carthage"):
        sheet: Sealed = request.plain(seat)
        sea = step(sea, sheet)
    assert "shape-strip" not in [shape.key for shape in GAME.picture.scene(sea, None).shapes]


def said(state: Any, key: str, lang: str = "en") -> list[str]:
    """The sentences of the events of one kind."""
    return [speech(lang, "corvus").say(event) for event in state.events if event.key == key]


def test_a_ship_that_backs_tells_how_far() -> None:
    ships = {"R1": {"at": [300, 300, 0], "marks": waiting("astern")}, "C1": {"at": [100, 600, 180], "marks": done()}}
    sea = battle(ships, phase="activation", turn=1, first="rome", deck=[1, 0])
    assert said(step(step(sea, (-30, 0)), "row"), "moved") == ["Trireme R1 backs 30 mm."]
    assert said(step(step(sea, (-20, 45)), "row"), "moved", "fr") == ["La trirème R1 recule de 20 mm et vire de 45°."]


def test_a_ship_that_only_turns_has_rowed_nowhere() -> None:
    ships = {"R1": {"at": [300, 300, 0], "marks": waiting("port")}, "C1": {"at": [100, 600, 180], "marks": done()}}
    for order, turn in (("port", -45), ("astern", 13)):
        ships["R1"]["marks"] = waiting(order)
        sea = battle(ships, phase="activation", turn=1, first="rome", deck=[1, 0])
        assert said(step(step(sea, (0, turn)), "row"), "moved") == [f"Trireme R1 turns {abs(turn)}° where it lies."]


def test_straight_on_is_one_answer() -> None:
    """All that is left of the allowance, and rowed at once; not where the order asks for more."""
    for order, way in (("forward", 110), ("battle", 170), ("astern", -40)):
        ships = {"R1": {"at": [300, 300, 0], "marks": waiting(order)}, "C1": {"at": [100, 600, 180], "marks": done()}}
        sea = battle(ships, phase="activation", turn=1, first="rome", deck=[1, 0])
        request = pending(sea)
        assert isinstance(request, Leg)
        assert request.shortcuts == ("ahead",)
        assert sea.agenda[0].show(sea, "ahead").args["distance"] == abs(way)
        assert step(sea, "ahead").ships["R1"].y == (300 + way) * 1000
    ships = {"R1": {"at": [300, 300, 0], "marks": waiting("port")}, "C1": {"at": [100, 600, 180], "marks": done()}}
    sea = battle(ships, phase="activation", turn=1, first="rome", deck=[1, 0])
    request = pending(sea)
    assert isinstance(request, Leg)
    assert request.shortcuts == ()
    sea = step(sea, (60, -45))
    assert step(sea, "ahead").run is None
    request = pending(sea)
    assert isinstance(request, Leg)
    assert request.shortcuts == ("ahead", "back")
    assert request.args["angle"] == 45


def test_no_turn_is_promised_that_is_not_left() -> None:
    """CV-1.3 One pivot under Forward."""
    ships = {"R1": {"at": [300, 300, 0], "marks": waiting("forward")}, "C1": {"at": [100, 600, 180], "marks": done()}}
    sea = step(battle(ships, phase="activation", turn=1, first="rome", deck=[1, 0]), (60, -45))
    request = pending(sea)
    assert isinstance(request, Leg)
    assert speech("en", "corvus").phrase(request.key, request.args) == "trireme R1 under Forward: 50 mm remain."


def test_what_cannot_succeed_comes_last_and_says_so() -> None:
    """A trireme in contact with a quinquereme and a liburnian: 5 less 5 is no face of the die."""
    ships = {
        "R1": {"at": [300, 300, 0], "marks": waiting("stop")},
        "C1": {"type": "quinquereme", "at": [317, 300, 0], "marks": done()},
        "C2": {"type": "liburnian", "at": [286, 300, 0], "marks": done()},
    }
    sea = battle(ships, phase="activation", turn=1, first="rome", deck=[1, 0])
    request = pending(sea)
    assert isinstance(request, Choose)
    assert request.answers == ("grapple:C2", "grapple:C1", "end")
    words = speech("en", "corvus")
    told_ = [words.say(sea.agenda[0].show(sea, answer)) for answer in request.answers[:2]]
    assert told_ == ["Grapple liburnian C2 (3 in 6)", "Grapple quinquereme C1 (cannot succeed)"]


def test_a_hit_that_finds_nothing_says_why() -> None:
    """CV-3.5 An arrow that falls among catapults a trireme has not; one among its men."""
    ships = {"R1": {"at": [300, 300, 0], "marks": {}}, "C1": {"at": [300, 340, 0], "marks": {"archers": 0}}}
    sea = battle(ships, phase="shooting", turn=1, first="rome")
    for dice, en, fr in (
        (5, "Trireme C1 loses nothing: it has no catapult.", "La trirème C1 ne perd rien\u00a0: elle n’a pas de catapulte."),
        (1, "Trireme C1 loses 1 marine point.", "La trirème C1 perd 1\u00a0point de fantassins."),
    ):
        shot = sea
        for answer in (Sealed("rome", (("R1", "C1"),)), (3, 6), dice):
            shot = step(shot, answer)
        assert said(shot, "located") == [f"The hit of trireme R1 on trireme C1: {'catapults' if dice == 5 else 'marines'}."]
        assert said(shot, "casualties") == [en]
        assert [text.replace(" ", "\u00a0") for text in said(shot, "casualties", "fr")] == [fr.replace(" ", "\u00a0")]


def test_a_card_tells_what_is_left_of_both_sides() -> None:
    ships = {
        "R1": {"at": [300, 300, 0], "marks": waiting("stop")},
        "C1": {"at": [300, 500, 0], "marks": waiting("stop")},
        "C2": {"at": [100, 500, 0], "marks": waiting("stop")},
    }
    sea = step(battle(ships, phase="activation", turn=1, deck=[1, 2]), 2)
    assert said(sea, "card") == ["Carthage’s card is drawn. Left: Rome 1, Carthage 1."]
    assert said(sea, "card", "fr") == ["On tire une carte de Carthage. Il reste\u00a0: Rome 1, Carthage 1."]


def test_attackers_are_joined_by_and() -> None:
    ships = {
        "R1": {"at": [300, 315, 90], "marks": {}},
        "R2": {"type": "hexeres", "at": [300, 282, 90], "marks": {}},
        "C1": {"at": [300, 300, 90], "marks": {"marines": 3}},
        "C2": {"at": [100, 600, 180]},
        "C3": {"at": [200, 600, 180]},
    }
    links = [{"grappler": name, "grappled": "C1"} for name in ("R1", "R2")]
    sea = step(step(battle(ships, phase="boarding", turn=2, first="rome", links=links), "assault:C1:R1+R2"), 1)
    (english,), (french,) = said(sea, "assault"), said(sea, "assault", "fr")
    assert english.startswith("Trireme R1 and hexeres R2 assault trireme C1, 11 against 3 (3/1)")
    assert french.startswith("La trirème R1 et l’hexère R2 donnent l’assaut à la trirème C1, 11 contre 3 (3/1)")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_question_says_who_is_waited_for(lang: str) -> None:
    words = speech(lang, "corvus")
    messages = (GAME.folder / f"{lang}.ftl").read_text(encoding="utf-8")
    asked = re.findall(r"^(ask-[\w-]+) = ", messages, re.MULTILINE)
    assert len(asked) == 18
    for key in asked:
        waiting_for = words._bundle.get_message(key).attributes.get("waiting")
        assert waiting_for is not None, key
        label = Message("ship", {"kind": "x", "id": "R1"})
        values = words._values({"side": "Rome", "ship": label, "target": label})
        text, errors = words._bundle.format_pattern(waiting_for, values)
        assert str(text).startswith("Rome "), key
        assert not errors, key


def test_the_rules_open_with_the_turn() -> None:
    """How the program measures is the last chapter."""
    for lang in ("en", "fr"):
        text = (GAME.folder / f"rules.{lang}.ftl").read_text(encoding="utf-8")
        places = [text.index(f"\nrule-CV-{rule} ") for rule in ("0-1", "1-1", "6-3", "G1")]
        assert places == sorted(places)


def test_no_odds_are_promised_where_no_die_decides() -> None:
    """An attempt that cannot succeed, or cannot fail, has no odds to ask for; its hint says so in both languages."""
    met: set[bool] = set()
    for kind in ("trireme", "hexeres"):
        for crew, enemy in (("conscript", "veteran"), ("veteran", "conscript")):
            tired = {"order": "stop", "fatigued": True, "rammed": True}
            ships = {
                "R1": {"at": [300, 318, 90], "crew": crew, "marks": tired},
                "C1": {"type": kind, "at": [300, 300, 90], "crew": enemy, "marks": waiting("stop")},
            }
            sea = battle(ships, phase="activation", turn=2, first="rome", links=[{"grappler": "C1", "grappled": "R1"}])
            for option in (break_option(sea, "R1", "C1"), grapple_option(sea, "R1", "C1")):
                assert option.risky is (int(str(option.args["chances"])) in range(1, 6))
                met.add(option.risky)
    assert met == {True, False}
    for lang, words in (("en", "No face of the die is enough"), ("fr", "Aucune face du dé ne suffit")):
        text = (GAME.folder / f"{lang}.ftl").read_text(encoding="utf-8")
        assert text.count(f"[0] {words}") == 4
