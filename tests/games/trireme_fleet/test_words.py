"""Words of the Fleet Game: sums that add up, hints with the ship's own numbers, sentences for players who wait."""

from __future__ import annotations

import re
from functools import cache
from random import Random
from typing import Any

import pytest

from naumachia.games import find
from naumachia.kernel import Choose, Event, Message, Roll, Seeded, pending, show
from naumachia.match import Match
from naumachia.players import RandomPlayer
from naumachia.players.greedy import Greedy
from naumachia.text import LANGUAGES, Speech, speech

GAME = find("trireme_fleet")
RULES = {"fleet_sail": 1, "fleet_equipment": 1, "fleet_wrecks": 1, "reefs": 1}
PLAYED = [
    ("f2-six-a-side", {}),
    ("f7-actium-31bc", RULES),
    ("f5-ecnomus-256bc", {"fleet_equipment": 1}),
    ("p150-greek-cities", {}),
]
SUM = re.compile(r"(\d+(?: [+−] [^\d=,:]*\d+)+) = (\d+)")


def played(scenario: str, options: dict[str, int], answers: int = 400) -> Match:
    """A match of random players, as far as that."""
    rng = Random(scenario)
    match = Match(GAME, GAME.load_scenario(scenario), options=options, dice=Seeded(scenario))
    player = RandomPlayer(GAME, rng)
    for _ in range(answers):
        if not match.waiting:
            break
        seat = match.waiting[0]
        match.answer(player.choose(match.state, seat), seat)
    return match


@pytest.fixture(scope="module", params=PLAYED, ids=lambda one: one[0])
def states(request: pytest.FixtureRequest) -> list[Any]:
    return played(*request.param).states()


def attribute(words: Speech, key: str, name: str, args: dict[str, Any]) -> tuple[str, list[Exception]]:
    """An attribute of a message in words, and what went wrong with it."""
    bundle = words._bundle
    pattern = bundle.get_message(key).attributes.get(name)
    if pattern is None:
        return "", []
    text, errors = bundle.format_pattern(pattern, words._values(args))
    return str(text), errors


def test_hints_and_waiting_words_can_be_said(states: list[Any]) -> None:
    """Of every question and option met in play, in both languages, and no question is without words for players who wait."""
    seen: set[str] = set()
    for state in states[::3]:
        request = pending(state)
        if isinstance(request, Roll) or not isinstance(request, Choose):
            continue
        side = state.label(request.seat)
        options = [show(state, answer) for answer in (*request.answers, *request.shortcuts)]
        for lang in LANGUAGES:
            words = speech(lang, "trireme_fleet")
            waiting, errors = attribute(words, request.key, "waiting", {**request.args, "side": side})
            assert waiting, request.key
            assert not errors, (request.key, errors)
            sayables: list[Any] = [Message(request.key, request.args), *options]
            for sayable in sayables:
                hint, errors = attribute(words, sayable.key, "hint", sayable.args)
                assert not errors, (sayable.key, sayable.args, errors)
                assert "⟨" not in hint
                assert "None" not in hint
            seen.add(request.key)
    assert {"ask-ship", "ask-mode", "ask-go"} <= seen


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sums_in_the_log_add_up(lang: str) -> None:
    """Of every ram, grapple and try to get away of a match: the terms told come to the total told, and the lead is theirs."""
    match, words = melee(), speech(lang, "trireme_fleet")
    met = {"rammed": 0, "grappled": 0, "grapple-failed": 0}
    for _, event in match.events():
        sums = [(counted(left), int(total)) for left, total in SUM.findall(words.say(event))]
        assert all(terms == total for terms, total in sums), words.say(event)
        if event.key == "rammed":
            assert len(sums) == 2
            assert event.args["lead"] == abs(sums[0][1] - sums[1][1])
        met[event.key] = met.get(event.key, 0) + 1
    assert met["rammed"] > 10
    assert met["grappled"] + met["grapple-failed"] > 2


@cache
def melee() -> Match:
    """A match between programs that look ahead, with rams and grapples enough."""
    rng = Random(5)
    match = Match(GAME, GAME.load_scenario("f2-six-a-side"), dice=Seeded("5"))
    players = {seat: Greedy(GAME, rng) for seat in match.seats}
    while match.waiting:
        seat = match.waiting[0]
        match.answer(players[seat].choose(match.state, seat), seat)
    return match


def counted(terms: str) -> int:
    """Return the sum of the terms before an equals sign."""
    return sum(int(number) * (-1 if sign == "−" else 1) for sign, number in re.findall(r"(?:^|([+−]) \D*)(\d+)", terms))


def ram(**args: Any) -> str:
    ship, target = (
        Message("ship", {"kind": Message("name", {"en": "trireme", "fr": "trirème"}), "kind_id": "trireme", "id": name})
        for name in ("Y1", "R1")
    )
    plain = {"ship": ship, "target": target, "where": "side", "sum": 9, "sum_against": 8, "dice": 9, "lead": 1, "leads": "rammer"}
    return speech("en", "trireme_fleet").say(Event("rammed", "TF-4.2", plain | args))


def test_the_dice_are_told_where_they_decide() -> None:
    assert ram(parity="odd", result="none").endswith("Trireme Y1 leads by 1, but the dice, 9 in all, are odd: no effect.")
    assert ram(parity="even", dice=8, result="immobilised").endswith(
        "leads by 1, and the dice, 8 in all, are even: trireme R1 is immobilised."
    )
    assert ram(parity="none", lead=6, result="immobilised").endswith("Trireme Y1 leads by 6: trireme R1 is immobilised.")
    assert ram(parity="none", lead=3, leads="target", result="none").endswith("Trireme R1 leads by 3: no effect.")
    assert "They are level, and" in ram(parity="even", lead=0, leads="nobody", dice=8, result="immobilised")
