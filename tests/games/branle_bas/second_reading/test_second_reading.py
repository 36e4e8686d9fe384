"""The engine against the second reading: whole battles at close quarters, in which every question, every die and every position
of the one is held against the other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from random import Random

from games.branle_bas.second_reading.geometry import D
from games.branle_bas.second_reading.guns import Shot, shots
from games.branle_bas.second_reading.shadow import Shadow, read
from games.branle_bas.second_reading.throng import throng
from naumachia.games import find
from naumachia.kernel import pending
from naumachia.match import Match
from told import number_in

GAME = find("branle_bas")
BATTLES, LINES, OTHERWISE, MOST = 7, 2, 2, 40
"""Throngs at least, lines, battles by optional rules; throngs at most, where something rare has not been met yet."""
OPTIONS = ("random_die", "pb_mast_face", "both_broadsides", "rudder_ahead", "explosion_body", "boarding_body")
TURNS = 4
PRIZES = 12
"""Throngs in which prizes lie beside their captors."""
COUNTED = 12
"""Duels played to the night, and as many battles in which two prizes would do."""
WANTED = (
    "step", "irons", "tack roll", "form", "anchor", "link", "light", "avoid", "fire", "CLEAR", "CO", "A", "PB", "RI",
    "bow rake", "stern rake", "1 interposed", "2 interposed", "halved 1", "halved 2", "range long", "range medium",
    "range short", "range point_blank", "modifier first", "modifier anchor", "linked shooter", "answered", "halved by fire",
    "halved by impeded", "halved by boarding", "D surrender", "D leak check", "D mishap", "D separation", "D explosion",
    "follower straight", "follower at a waypoint", "follower in contact",
    "both broadsides", "night", "ended", "on", "orders", "form by order", "anchor by order",
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


def counted(seed: int, met: Counter[str], duel: bool) -> None:
    """The last turns of a duel, or of a battle in which side A has some prizes and needs two, and the count at night."""
    rng = Random(seed)
    tables = throng(rng, squadrons=0, loose=1 if duel else 4, room=420 if duel else 900, turn=15 + seed % 2, phase="move")
    tables["duel"] = duel
    if not duel:
        tables["sides"]["A"]["prizes_win"] = 2
        for name in [f"Bx{number}" for number in range(rng.choice((1, 2, 3)))]:
            tables["ships"][name]["marks"] |= {"flag": "struck", "controller": "A"}
    scenario = GAME.check_scenario(tables, "count")
    usual = {option.id: option.default for option in GAME.rules.options}
    sea = GAME.start(scenario)
    if sea.result is None:  # it may be asked first what comes after a ship has drifted: the second reading begins before that
        met["counted"] += 1
        Shadow(sea, rng, met, read(GAME.rules.begin(scenario, GAME.standard_charts, usual))).play(99)


def test_the_engine_counts_as_the_second_reading_does() -> None:
    """BB-3.4, BB-3.5 A duel is won by the lesser damage at dusk, or by ruin; S9 two prizes win whatever the count."""
    met = Counter[str]()
    for seed in range(COUNTED):
        counted(seed, met, duel=True)
        counted(seed, met, duel=False)
    wanted = ("won-by-damage", "won-by-ruin", "won-by-prizes", "won-by-count")
    assert all(met[how] for how in wanted), met


def test_the_engine_parts_captor_and_prize_as_the_second_reading_does() -> None:
    """BB-R73"""
    met = Counter[str]()
    for seed in range(PRIZES):
        rng = Random(seed)
        tables = throng(rng, loose=3, room=900, prizes=6)
        sea = Match.seeded(GAME, GAME.check_scenario(tables, "throng"), seed=seed).state
        if (request := pending(sea)) is not None and request.key == "ask-formation":
            Shadow(sea, rng, met).play(2)
    wanted = ("alongside", "alongside in a line", "CLEAR")
    assert all(met[how] for how in wanted), met


def test_the_engine_agrees_with_the_second_reading() -> None:
    met = Counter[str]()
    for seed in range(LINES):
        shadowed(seed, met, 6, lines=True)
    for seed in range(OTHERWISE):
        shadowed(seed, met, 3, options=OPTIONS)
    for seed in range(MOST):
        missing = [what for what in WANTED if not met[what]]
        if seed >= BATTLES and not missing:
            break
        shadowed(seed, met)
    assert not missing, f"{missing} never met: {met}"


def test_the_odds_of_a_broadside_are_those_of_the_second_reading() -> None:
    """Chances of mast points by ship, where no risk die comes in."""
    met = 0
    for seed in range(40):
        match = Match.seeded(GAME, GAME.check_scenario(throng(Random(seed), phase="fire"), "throng"), seed=seed)
        if match.request is None or match.request.key != "ask-fire":
            continue
        world = read(match.state)
        seen = world.seen()
        for shot in shots(seen[match.state.acting], seen, world.links):
            hit = (*shot.way, shot.target)
            if shot.aim == "masts" and 0 < shot.points(max(D)) < 5 and max(world.ships[name].masts for name in hit) < 26:
                check_odds(match, shot)
                met += 1 + 10 * bool(shot.way)
                break
    assert met > 30, met


def check_odds(match: Match, shot: Shot) -> None:
    """Every share of the shot against the gist of the exact odds."""
    wanted = Counter[tuple[str, int]]()
    for die in D:
        for name, points in shot.shares(die):
            wanted[name, points] += 1 if points else 0
    labels = {str(piece.label): piece.id for piece in match.game.picture.scene(match.state, None).pieces}
    found = dict[tuple[str, int], Fraction]()
    for share in match.odds(f"fire:{shot.target}:masts"):
        assert share.exact is not None
        for told in share.what:
            name = labels.get(str(told.args.get("ship")), "")
            if told.key == "gist-masts" and name != match.state.acting:
                which = name, number_in(told.args, "points")
                found[which] = found.get(which, Fraction(0)) + share.exact * 6
    assert found == {which: Fraction(faces) for which, faces in wanted.items() if faces}, shot
