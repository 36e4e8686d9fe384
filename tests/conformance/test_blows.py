"""Violence is told so that a board can draw it: what kind of blow, who struck whom, and nothing hurt without one."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

import pytest

from conformance.table import ALL, any_answer, every_game, explore, fight, play, scenario
from naumachia.kernel import Answer, AnyGame, Blow, Choose, Event, show
from naumachia.kernel.shown.picture import Piece, Scene
from naumachia.match import Match, view
from naumachia.match.replays.vector import load, run
from small_games import SMALL_GAMES

ENDS = {"sink", "burn", "wreck", "explode"}
REMAINS = {"wreck", "burnt"}
WANTED = {
    "trireme_ship": {
        "ram", "collision", "rake", "shot", "flame", "grapple", "board", "capture", "fire", "ground", "sink", "burn",
    },
    "trireme_fleet": {"ram", "flame", "grapple", "board", "capture", "ground", "sink", "burn", "wreck"},
    "branle_bas": {
        "broadside", "grape", "mast", "collision", "grapple", "board", "capture", "strike", "fire", "ground", "sink", "wreck",
        "explode",
    },
    "corvus": {"ram", "rake", "shot", "grapple", "board", "capture", "sink"},
    "touche_coule": {"ram", "shot", "board", "ground", "sink"},
    "war_galley": {
        "ram", "collision", "rake", "shot", "flame", "grapple", "board", "capture", "fire", "ground", "sink", "burn", "wreck",
    },
}  # fmt: skip
"""Kinds of blows that each game has."""
VECTORS = Path(__file__).parents[1] / "vectors"


def eager_answer(match: Match, rng: Random) -> tuple[str, Answer]:
    """Prefer answers that call for dice; a random player seldom comes to blows."""
    request = match.request
    if isinstance(request, Choose) and rng.random() < 0.8:
        daring = [answer for answer in request if show(match.state, answer).risky]
        if daring:
            return match.waiting[0], rng.choice(daring)
    return any_answer(match, rng)


def pieces(scene: Scene) -> dict[str, Piece]:
    return {piece.id: piece for piece in scene.pieces}


def check_step(game: AnyGame, before: Scene, after: Scene, events: tuple[Event, ...], met: Counter[str]) -> None:
    """One answer: its blows are between pieces of the board, and every harm to be seen has one."""
    here, then = pieces(before), pieces(after)
    sides = {side.seat for side in after.sides}
    blows = [event.blow for event in events if event.blow is not None]
    for event in events:
        silent = not event.side and (not event.ship or game in SMALL_GAMES)  # nobody changes sides there
        assert event.side in sides or silent, f"{event.key} does not say which side acts"
        if event.blow is not None:
            check_blow(event, event.blow, then)
            met[event.blow.kind] += 1
        met["beat"] += event.beat > 0
        met[f"chapter-{event.chapter}"] += 1

    def told(kinds: set[str], *names: str) -> bool:
        return any(blow.kind in kinds and blow.on in names and not blow.missed for blow in blows)

    for name, new in then.items():
        old = here.get(name, new)  # a fleet that is bought comes before anything is hurt
        marks = set(new.marks) - set(old.marks)
        assert bool(REMAINS & set(new.marks)) <= new.gone, f"{name} is there and a wreck"
        if marks & REMAINS:
            assert told(ENDS, name), f"{name} is a wreck and nobody saw it"
        if new.side != old.side:
            assert told({"capture"}, name), f"{name} has changed sides and nobody saw it"
        if "fire" in marks:
            assert told({"fire"}, name), f"{name} burns and nobody saw it"
        if {"oars-port", "oars-starboard"} & marks:
            assert told({"rake"}, name), f"{name} has lost oars and nobody saw it"
    for link in set(after.links) - set(before.links):
        if link.kind == "grapple":
            assert told({"grapple"}, link.a, link.b), f"{link} came about unseen"


def check_blow(event: Event, blow: Blow, known: dict[str, Piece]) -> None:
    """It falls on a piece of the board, and another piece struck."""
    assert blow.on in known, f"{event.key}: nobody is struck"
    assert not blow.by or blow.by in known, f"{event.key}: nobody of the name of {blow.by}"
    assert blow.by != blow.on, f"{event.key}: {blow.by} strikes itself"
    assert blow.kind or blow.loss, f"{event.key}: a blow of no kind that costs nothing"
    assert all(name in known and lost > 0 for name, lost in blow.loss.items()), f"{event.key}: {blow.loss}"
    assert not event.dice or blow.by or blow.kind in ("fire", *ENDS), f"{event.key}: dice fell, and nobody threw them"


def follow(match: Match, rng: Random, answers: int, met: Counter[str]) -> None:
    """Play eagerly and look at every step."""
    game = match.game
    before = game.picture.scene(match.state, None)
    for _ in range(answers):
        if match.request is None:
            return
        done = len(match.history)
        seat, answer = eager_answer(match, rng)
        match.answer(answer, seat)
        for turn in match.history[done:]:
            after = game.picture.scene(turn.state, None)
            check_step(game, before, after, turn.state.events, met)
            before = after


@every_game
def test_nothing_is_hurt_without_a_blow(game: AnyGame) -> None:
    met: Counter[str] = Counter()
    explore(game, 8, lambda match, rng: follow(match, rng, 900, met), "blows")
    fight(game, 2, lambda match, rng: follow(match, rng, 900, met), "blows")
    assert not WANTED.get(game.name) or met.keys() & WANTED[game.name], "nobody came to blows"


@pytest.mark.parametrize("name", WANTED)
def test_every_kind_of_blow_is_told(name: str) -> None:
    """The worked examples of the rules show each of them: what none of them shows is told by nobody."""
    game = ALL[name]
    met: Counter[str] = Counter()
    for file in sorted((VECTORS / name).glob("*.toml")):
        for case in load(file).cases:
            done = run(case)
            scenes = [game.picture.scene(state, None) for state in done.states]
            for before, after, turn in zip(scenes, scenes[1:], done.match.history, strict=False):
                check_step(game, before, after, turn.state.events, met)
    assert not [kind for kind in WANTED[name] if not met[kind]], dict(met)


def test_lines_of_one_beat_travel_to_the_page() -> None:
    """Boats that moved in the same beat say so in the log, each with its way."""
    game = ALL["secret_race"]
    match = Match.seeded(game, scenario(game, game.standard), seed=1)
    for _ in play(match, Random(1), 40):
        pass
    lines = [line for line in view(match, None).log if line.beat]
    together = Counter((line.turn, line.beat) for line in lines)
    assert max(together.values(), default=0) > 1
    assert all(line.path for line in lines)
