"""BB-8.3 What a hand is offered comes in the order in which it is wanted: the nearest target first."""

from __future__ import annotations

from naumachia.games import find
from naumachia.kernel import Choose, Leg
from naumachia.match import Match


def test_the_nearest_target_is_offered_first() -> None:
    game, met = find("branle_bas"), 0
    match = Match.seeded(game, game.load_scenario("bb12-camperdown-1797"), seed="7")
    while match.request is not None and match.state.turn < 5:
        request, seat = match.request, match.waiting[0]
        if isinstance(request, Leg):
            match.answer("on" if "on" in request.shortcuts else request.moves[0], seat)
            continue
        assert isinstance(request, Choose)
        if request.key == "ask-fire":
            sea, ship = match.state, match.state.ships[match.state.acting]
            shots = [answer.split(":")[1] for answer in request.moves if answer.startswith("fire:")]
            far = [(sea.ships[name].x - ship.x) ** 2 + (sea.ships[name].y - ship.y) ** 2 for name in shots]
            assert far == sorted(far)
            met += len(set(shots)) > 1
        match.answer("succession" if "succession" in request else request.moves[0], seat)
    assert met
