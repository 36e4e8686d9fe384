"""Sentences that others read while somebody is asked: every question has an attribute `.waiting`, told in the third person."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

import pytest

from conformance.table import explore, play
from expected import there
from fluent_entries import messages
from naumachia.games import games
from naumachia.kernel import AnyGame, Message
from naumachia.match import Match
from naumachia.text import LANGUAGES, speech

TOLD = tuple(sorted(games()))
"""Games whose sentences are tried with the values of real questions."""
every_told_game = pytest.mark.parametrize("game", games().values(), ids=games().keys())


def waiting(path: Path) -> dict[str, bool]:
    """The questions of a file, and whether they say what others read."""
    return {
        key: "waiting" in {attribute.id.name for attribute in message.attributes}
        for key, message in messages(path).items()
        if key.startswith("ask-")
    }


@pytest.mark.parametrize("lang", LANGUAGES)
@every_told_game
def test_every_question_says_what_others_read(game: AnyGame, lang: str) -> None:
    found = {key: told for folder in game.folders for key, told in waiting(folder / f"{lang}.ftl").items()}
    assert found, "no question (ask-…) has words"
    silent = [key for key, told in found.items() if not told]
    assert not silent, f"no .waiting under {silent}"


@pytest.mark.parametrize("game", [games()[name] for name in TOLD], ids=TOLD)
def test_what_others_read_can_be_told_and_orders_nobody(game: AnyGame) -> None:
    """With the values of the question and the name of the side; in the third person it is not the question itself."""
    met: Counter[str] = Counter()

    def check(match: Match, rng: Random) -> None:
        for _ in play(match, rng, 120):
            request = match.request
            if request is None or not request.key.startswith("ask-") or met[request.key] > 2:
                continue
            met[request.key] += 1
            for lang in LANGUAGES:
                words = speech(lang, game.name)
                bundle = words._bundle
                side = match.game.picture.scene(match.state, None).sides[0].label
                values = words._values({**request.args, "side": Message(side.key, side.args)})
                message = bundle.get_message(request.key)
                text, errors = bundle.format_pattern(message.attributes["waiting"], values)
                asked, _ = bundle.format_pattern(there(message.value), values)
                assert not errors, (lang, request.key, errors)
                assert text != asked
                assert "{" not in str(text)

    explore(game, 6, check, "waiting")
    assert met, "random matches never came to a question that begins with ask-"
