"""Foresight of orders, and the log after: where ships could be, what a plot meets, why two met, and the log sheet."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from naumachia.games import find
from naumachia.games.trireme.ship.show.places import could_be
from naumachia.kernel import Orders
from naumachia.kernel.intermediate_states import stills
from naumachia.kernel.shown.picture import Foresight, Note
from naumachia.match import Match
from naumachia.match.views.view import parts_of, view
from told import number_in

GAME = find("trireme_ship")


def opened(scenario: str = "ts1", seed: int = 1, **options: int) -> Match:
    return Match.seeded(GAME, GAME.load_scenario(scenario), seed=seed, options=options)


def test_no_ship_is_ever_where_it_could_not_be() -> None:
    """Over random matches with wind, reefs and sails: every move made leads to one of the places foreseen for its step."""
    met = Counter[str]()
    for seed, scenario in enumerate(("ts3", "ts5", "ts6", "ts7", "ts5")):
        rng, match = Random(seed), opened(scenario, seed)
        could: dict[str, Any] = {}
        told = 0
        while match.request is not None and len(match.history) < 160:
            state, request = match.state, match.request
            if state.phase == "orders" and not state.sealed:
                could = {ship.id: could_be(state, ship) for ship in state.here}
            seat = rng.choice(match.waiting)
            match.answer(request.draw(seat, rng) if isinstance(request, Orders) else rng.choice(request.answers), seat)  # type: ignore[union-attr]
            for _, event in match.events()[told:]:
                if event.key == "moved":
                    assert event.path[1] in could[event.ship][number_in(event.args, "step") - 1], (scenario, event)
                    met["moves"] += 1
                    met["under sail"] += bool(match.state.ships[event.ship].rig)
            told = len(match.events())
    assert met["moves"] > 250, met
    assert met["under sail"] > 40, met


def test_one_ship_of_speed_five_has_so_many_places() -> None:
    """By hand: from rest in open water a trireme enters one of 3 places in step 1 or stays; after the fifth step 166."""
    match = opened()
    steps = GAME.sheets.places(match.state, "Y1")
    assert [len(step.poses) for step in steps] == [4, 13, 36, 85, 166]
    match.answer(match.read("R1: A A A", "red"), "red")
    assert GAME.sheets.places(match.state, "Y1") == steps
    assert GAME.sheets.places(match.state, "nobody") == ()


def notes(plan: Foresight) -> dict[str, Note]:
    found = {note.key: note for note in plan.notes}
    return found | {note.key: note for moment in plan.moments for note in moment.notes}


def test_a_plot_is_foreseen() -> None:
    match = opened()
    (plan,) = GAME.sheets.foresee(match.state, "red", {"R1": "A A A A A", "Y1": "A", "nobody": "A"})
    assert (plan.line, plan.moves, plan.most) == ("R1", 5, 5)
    assert [moment.step for moment in plan.moments] == [1, 2, 3, 4, 5]
    assert notes(plan)["plan-full"].args == {"boxes": 4}
    assert notes(plan)["plan-may-meet"].piece == "Y1"
    (slow,) = GAME.sheets.foresee(match.state, "red", {"R1": "A A"})
    assert [moment.step for moment in slow.moments] == [3, 5]
    assert not notes(slow)
    assert GAME.sheets.foresee(match.state, "red", {"R1": "B B B B"}) == ()
    (still,) = GAME.sheets.foresee(match.state, "red", {"R1": ""})
    assert set(notes(still)) == {"plan-still"}


def test_own_ships_that_cross_are_told() -> None:
    """Two ships of one side that would run into each other learn it before they hand in."""
    state = opened("ts3").state
    fleet = [ship for ship in state.here if ship.side == "demetrius"] or state.fleet(state.setting.sides[0])
    found = Counter[str]()
    rng = Random(3)
    request = opened("ts3").request
    assert isinstance(request, Orders)
    for _ in range(60):
        sheet = request.draw(fleet[0].side, rng)
        for plan in GAME.sheets.foresee(state, fleet[0].side, dict(sheet.lines)):
            found.update(notes(plan).keys())
    assert found["plan-foul"] > 5, found
    assert found["plan-full"] > 5, found


def test_why_two_met() -> None:
    """X: both ahead at speed 5 from bow to bow. The log names the ship that gets the hex, and the reason."""
    met = Counter[str]()
    for seed in range(6):
        rng, match = Random(seed), opened(("ts2", "ts3", "ts7")[seed % 3], seed)
        while match.request is not None and len(match.history) < 220:
            request, seat = match.request, rng.choice(match.waiting)
            match.answer(request.draw(seat, rng) if isinstance(request, Orders) else rng.choice(request.answers), seat)  # type: ignore[union-attr]
        for _, event in match.events():
            if (meeting := event.meeting) is None:
                continue
            met[event.key] += 1
            assert event.rule == "TS-4.2"
            assert event.at is not None
            if event.key == "met-contest":
                winner, *losers = meeting.claims
                assert winner.got
                assert not any(loser.got for loser in losers)
                values = [claim.shows[meeting.decided] for claim in meeting.claims]
                assert values[0] not in values[1:], "what decided is not level"
                met[f"by {event.args['by']}"] += 1
            elif event.key != "met-swap":
                assert meeting.held
    assert met["met-still"] > 10, met
    assert met["met-contest"] > 3, met
    assert met["met-stern"] + met["met-stopped"] > 3, met


def test_a_movement_can_be_stopped_between_its_steps() -> None:
    """Five steps and the rest: in front of each the board as it was, and how much had been told."""
    match = opened()
    match.answer(match.read("Y1: A A", "yellow"), "yellow")
    before = match.state
    match.answer(match.read("R1: A L A R A", "red"), "red")
    turn = next(place for place, one in enumerate(match.history, 1) if any(e.chapter == "step" for e in one.state.events))
    scene = GAME.picture.scene(match.history[turn - 1].state, "red")
    parts = list(parts_of(match, turn, "red", scene))
    events = match.history[turn - 1].state.events
    assert [told for told, _ in parts] == [at for at, event in enumerate(events) if event.chapter in ("step", "rest")]
    assert len(parts) == 6
    where = [next(piece.pose for piece in part.pieces if piece.id == "R1") for _, part in parts[:5]]
    assert len(set(where)) == 5, "in every step it has moved"
    assert stills(before, "concede") == ()
    assert list(parts_of(match, 0, "red", scene)) == []


def test_giving_up_is_among_the_options_of_a_sheet() -> None:
    match = opened()
    ask = view(match, "red").ask
    assert ask is not None
    assert [option.answer for option in ask.options] == ["concede"]
    assert ask.options[0].section == "resign"
    nobody = view(match, None).ask
    assert nobody is not None
    assert not nobody.options


def test_the_log_sheet_is_drawn() -> None:
    match = opened()
    match.answer(match.read("R1: A A A A", "red"), "red")

    def tracks(seat: str) -> dict[str, Any]:
        piece = next(piece for piece in match.scene(seat).pieces if piece.id == "R1")
        return {track.label.key.removeprefix("record-"): track for track in piece.record}

    assert match.scene("yellow") is match.scene(None), "who has handed in nothing sees what everybody does: it is told once"
    mine, theirs = tracks("red"), tracks("yellow")
    assert (mine["armoured"].boxes, mine["armoured"].marked) == (2, 0)
    assert (mine["velocity"].boxes, mine["velocity"].marked) == (5, 0)
    assert (mine["breath"].boxes, mine["breath"].marked) == (4, 0)
    letters = [name.args.get("letter", "") for name in mine["steps"].names]
    assert letters == ["A", "", "A", "A", "A"], "speed 4 rows in 1, 3, 4 and 5"
    assert "steps" not in theirs
    match.answer(match.read("Y1: A", "yellow"), "yellow")
    turn = len(match.history)
    _, rowing = list(parts_of(match, turn, "yellow", GAME.picture.scene(match.history[turn - 1].state, "yellow")))[2]
    shown: Any = next(piece for piece in rowing.pieces if piece.id == "R1").record
    assert next(track for track in shown.values() if track.label.key == "record-steps").names == mine["steps"].names
    assert tracks("yellow")["breath"].marked == 1
