"""How much of a match still holds since it was last marked: what a server need not write again, and pages need not forget."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

import pytest

from conformance.table import any_answer
from naumachia.games import find
from naumachia.kernel.errors import NaumachiaError
from naumachia.match import Match


def shared(before: Sequence[object], after: Sequence[object]) -> int:
    """How many two lists begin with in common."""
    count = 0
    while count < min(len(before), len(after)) and before[count] is after[count]:
        count += 1
    return count


@pytest.mark.parametrize(
    "scenario", ["touche_coule/s3-touche-coule", "trireme_ship/ts1-two-captains", "war_galley/s02-pirates-off-rhodes"]
)
def test_marks_tell_what_has_stayed(scenario: str) -> None:
    game, name = find(scenario.split("/")[0]), scenario.split("/")[1]
    rng, done = Random(5), Counter[str]()
    for seed in range(16 if "ts1" in scenario else 6):
        match = Match.seeded(game, game.load_scenario(name), seed=seed, name=name)
        for _ in range(250):
            if match.request is None:
                break
            history, lines = match.history[:], match.lines
            match.mark()
            marked = match.record_lines.stands, match.record_lines.firm
            assert marked == (len(history), len(lines)) == (len(history), match.length)
            seat, answer = any_answer(match, rng)
            try:
                kind = rng.choices(("answer", "undo", "redo", "take back"), (12, 2, 9 * bool(match.undone), 1))[0]
                match kind:
                    case "answer":
                        match.answer(answer, seat)
                    case "undo":
                        match.undo(rng.choice(list(match.seats)))
                    case "redo":
                        match.redo(match.undone[-1].seat)
                    case "take back":
                        one, *others = match.seats
                        match.take_back(one, others)
            except NaumachiaError:
                kind = "refused"
            done[kind] += 1
            assert match.record_lines.stands == shared(history, match.history), kind
            assert match.record_lines.firm == shared(lines, match.lines), kind
            assert match.length == len(match.lines)
            whole = match.entries()
            for first in {0, match.record_lines.firm, max(0, match.length - 1), match.length}:
                assert match.entries(first) == whole[first:]
                assert match.entries(first, match.length - 1) == whole[first:-1]
    assert min(done[kind] for kind in ("answer", "undo", "redo", "take back")) > 3, done
