"""Poses somebody weighs, in every game that asks for them: shown in words, barred by nothing, and giving nothing away."""

from __future__ import annotations

from collections import Counter
from random import Random

from conformance.table import asks_poses, enough, every_game, explore, play
from naumachia.kernel import AnyGame, Leg, Message, Place, parse_answer, pending, step
from naumachia.match import Match, weigh
from naumachia.text import LANGUAGES, speech

POSES = 4
"""Poses weighed at each question."""


@every_game
def test_any_pose_of_the_law_can_be_weighed(game: AnyGame) -> None:
    met: Counter[str] = Counter()

    def check(match: Match, rng: Random) -> None:
        for _ in play(match, rng, 60):
            request, state = match.request, match.state
            if not isinstance(request, Leg | Place):
                continue
            met["questions"] += 1
            assert all(pose in request for pose in request.moves), "the sample is no part of the law"
            for pose in {request.draw(rng) for _ in range(POSES)} - set(request.words):
                option, bar = weigh(game, state, request.seat, pose)
                assert bar is None
                assert option is not None
                assert parse_answer(request, option.answer) == pose
                assert all(ship in {piece.id for piece in match.scene(None).pieces} for ship in option.touches)
                said = [Message(option.key, option.args), *option.notes, *([option.harm] if option.harm else [])]
                for lang in LANGUAGES:
                    assert all(speech(lang, game.name).say(message) for message in said)
                met["touches"] += bool(option.touches)
                after = step(state, pose)
                if option.then and not game.hides(state, request.seat):
                    following = pending(after)
                    assert following is not None
                    assert parse_answer(following, option.then[0]) in following
                other = game.imagine(state, request.seat, Random(3))
                assert weigh(game, other, request.seat, pose) == (option, bar), "something hidden has been told"

    explore(game, 6, check, "weigh")
    if asks_poses(game):
        enough(met, "questions", 1, "a frame asks for a leg or a place, but no random match came to it")
