"""Smallest game: two boats race up a river. `naumachia new` copies this folder under the name of your game.

The rules are in `rules.py`, the picture is in `picture.py`, and this file hands both to the rest of the program.
"""

from __future__ import annotations

from pathlib import Path

from naumachia.kernel import Advice, Game, Picture, Rules

from . import picture, rules

GAMES = (
    Game(
        name="smallest_game",
        prefix="SG",
        folder=Path(__file__).parent,
        rules=Rules(
            state=rules.Race,
            frames=(rules.Turn, rules.Sprint, rules.NextTurn),
            scenario=rules.River,
            begin=rules.begin,
        ),
        picture=Picture(board=picture.board, scene=picture.scene, pose=picture.pose),
        advice=Advice(evaluate=rules.evaluate, horizon=lambda race: race.turn),
    ),
)
