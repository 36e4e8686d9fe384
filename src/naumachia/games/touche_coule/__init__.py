"""*Touché, coulé!*: a small naumachia on hexes, two ships against two."""

from __future__ import annotations

from pathlib import Path

from naumachia.kernel import Game

from . import view
from .boarding import BoardersStrike, DefendersStrike, MayBoard
from .charts import Charts
from .evaluate import evaluate
from .fire import MayFire, Shot
from .movement import AnnounceSpeed, ChoosePath, Ram
from .setup import OPTIONS, begin, faults
from .state import Arena, Sea
from .turn import EndRound, NextShip

GAMES = (
    Game(
        name="touche_coule",
        prefix="TC",
        version=1,
        folder=Path(__file__).parent,
        state=Sea,
        frames=(
            NextShip,
            AnnounceSpeed,
            ChoosePath,
            Ram,
            MayFire,
            Shot,
            MayBoard,
            BoardersStrike,
            DefendersStrike,
            EndRound,
        ),
        charts=Charts,
        scenario=Arena,
        standard="s3-touche-coule",
        options=OPTIONS,
        faults=faults,
        begin=begin,
        seats=view.seats,
        outcome=view.outcome,
        board=view.board,
        scene=view.scene,
        pose=view.place,
        gist=view.gist,
        evaluate=evaluate,
        activation=view.activation,
        tries=view.tries,
        why_not=view.why_not,
        zones=view.zones,
    ),
)
