"""The engine against the second reading: whole battles at close quarters, in which every question, every die and every position
of the one is held against the other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

from games.branle_bas.shadow import Shadow, throng
from naumachia.games import find
from naumachia.kernel import pending
from naumachia.match import Match

GAME = find("branle_bas")
BATTLES, LINES, OTHERWISE = 9, 3, 3
OPTIONS = ("random_die", "pb_mast_face", "both_broadsides", "rudder_ahead", "explosion_body", "boarding_body")
TURNS = 4
WANTED = (
    "step", "irons", "tack roll", "form", "anchor", "link", "light", "avoid", "fire", "CLEAR", "CO", "A", "PB", "RI",
    "bow rake", "stern rake", "1 interposed", "2 interposed", "halved 1", "halved 2", "range long", "range medium",
    "range short", "range point_blank", "modifier first", "modifier anchor", "linked shooter", "answered", "halved by fire",
    "halved by impeded", "halved by boarding", "D surrender", "D leak check", "D mishap", "D separation", "D explosion",
    "follower straight", "follower at a waypoint", "follower in contact",
    "both broadsides", "night", "ended",
)  # fmt: skip


def shadowed(seed: int, met: Counter[str], turns: int = TURNS, lines: bool = False, options: Sequence[str] = ()) -> None:
    """One battle, from the first declaration of a formation on: a throng, or lines with room to manoeuvre."""
    rng = Random(seed)
    late = not lines and seed % 3 == 0  # near nightfall, and played to the end
    tables = throng(rng, squadrons=2, loose=1, room=1600) if lines else throng(rng, turn=15 if late else 0)
    sea = Match.seeded(GAME, GAME.check_scenario(tables, "throng"), seed=seed, options=dict.fromkeys(options, 1)).state
    request = pending(sea)
    if request is not None and request.key == "ask-formation":
        met["battles"] += 1
        Shadow(sea, rng, met).play(99 if late else turns)


def test_the_engine_agrees_with_the_second_reading() -> None:
    met = Counter[str]()
    for seed in range(BATTLES):
        shadowed(seed, met)
    for seed in range(LINES):
        shadowed(seed, met, 6, lines=True)
    for seed in range(OTHERWISE):
        shadowed(seed, met, 3, options=OPTIONS)
    missing = [what for what in WANTED if not met[what]]
    assert not missing, f"{missing} never met: {met}"
