"""`steady`: all unit moves left, straight on, told at once. It is the same as giving them one by one, and a contact stops it."""

from __future__ import annotations

import pytest

from naumachia.games import find
from naumachia.kernel import Leg
from naumachia.match import Match

GAME = find("branle_bas")


def first_leg(order: str, scenario: str = "bb12-camperdown-1797") -> Match:
    """The first ship or line of a battle is asked how it goes."""
    match = Match.seeded(GAME, GAME.load_scenario(scenario), seed="1")
    while not isinstance(match.request, Leg):
        match.answer(order, match.waiting[0])
    return match


@pytest.mark.parametrize("order", ["free", "succession", "together"])
def test_it_is_the_same_as_step_by_step(order: str) -> None:
    """BB-6.3, BB-7.3, BB-7.4"""
    once, slowly = first_leg(order), first_leg(order)
    asked, steps = slowly.request, 0
    assert isinstance(asked, Leg)
    while isinstance(slowly.request, Leg) and slowly.request.ship == asked.ship:
        slowly.answer((slowly.request.args["full"], 0), slowly.waiting[0])
        steps += 1
    assert steps > 1
    once.answer("steady", once.waiting[0])
    one, two = once.state, slowly.state
    assert (one.ships, one.run, one.squadrons, one.acting) == (two.ships, two.run, two.squadrons, two.acting)
    assert once.request == slowly.request


def test_a_contact_stops_it() -> None:
    """BB-11.1 Two lines that hold on meet: then somebody is asked, and the course is no longer held by itself."""
    match, met = first_leg("free", "bb2-close-duel"), 0
    while match.request is not None and not met and match.state.turn < 9:
        request = match.request
        if isinstance(request, Leg):
            assert not match.state.run.met or "steady" not in request.shortcuts
            match.answer("steady" if "steady" in request.shortcuts else request.moves[0], match.waiting[0])
        else:
            met += request.key == "ask-avoid"
            match.answer(request.moves[-1], match.waiting[0])
    assert met
