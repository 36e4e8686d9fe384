"""The page puts together what it is told in part as the specification of the wire has it: its own code, on whole matches."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from random import Random

import msgspec

from conformance.table import any_answer
from naumachia.games import find
from naumachia.kernel.shown.scene_changes import changes
from naumachia.match import Match

WEB = Path(__file__).parents[2] / "web"
SCRIPT = """
import { readFileSync } from 'node:fs';
import { deepStrictEqual } from 'node:assert';
const { patched } = await import(process.argv[1]);
let told = 0;
for (const { first, steps } of JSON.parse(readFileSync(0))) {
  let scene = first;
  for (const { change, after } of steps) {
    scene = patched(scene, change);
    deepStrictEqual(scene, after);
    told++;
  }
}
console.log(told);
"""


def play(name: str, scenario: str, seed: int) -> dict[str, object]:
    """The boards of a match as one seat sees them, each with what is told of it."""
    game = find(name)
    match, rng, steps = Match.seeded(game, game.load_scenario(scenario), seed=seed), Random(seed), []
    seat = next(iter(match.seats))
    first = seen = match.scene(seat)
    for _ in range(60):
        if match.request is None:
            break
        who, answer = any_answer(match, rng)
        match.answer(answer, who)
        now = match.scene(seat)
        steps.append({"change": changes(seen, now), "after": now})
        seen = now
    return {"first": first, "steps": steps}


def test_the_page_reads_changes_as_they_are_meant() -> None:
    node = Path(sys.executable).parent / "node"
    battles = (
        ("touche_coule", "s3"),
        ("war_galley", "s02"),
        ("war_galley", "t300"),
        ("trireme_fleet", "f2"),
        ("trireme_ship", "ts1"),
        ("corvus", "cv2"),
        ("branle_bas", "bb3"),
    )
    told = msgspec.json.encode([play(name, scenario, seed) for name, scenario in battles for seed in (1, 2)])
    run = [str(node), "--input-type=module", "-e", SCRIPT, str(WEB / "src/lib/net/patch.ts")]
    done = subprocess.run(run, input=told, capture_output=True, check=False, timeout=60)
    assert done.returncode == 0, done.stderr.decode()[-3000:]
    assert int(done.stdout) > 300
