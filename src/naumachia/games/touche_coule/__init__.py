"""*Touché, coulé!*: a small naumachia on hexes, two ships against two."""

from __future__ import annotations

from pathlib import Path

from naumachia.kernel import Advice, Game, Picture, Rules, Telling, frames_in

from . import rules
from .charts import Charts
from .judge.evaluate import evaluate, horizon
from .judge.features import FEATURES
from .setup.faults import faults
from .setup.start import OPTIONS, begin
from .show import explain, picture, stakes
from .show.openings import openings
from .show.zones import zones
from .state import Arena, Sea

GAMES = (
    Game(
        name="touche_coule",
        prefix="TC",
        version=1,
        folder=Path(__file__).parent,
        standard="s3-touche-coule",
        welcome="s1-two-liburnians",
        rules=Rules(
            state=Sea,
            frames=frames_in(rules),
            charts=Charts,
            scenario=Arena,
            options=OPTIONS,
            faults=faults,
            begin=begin,
            seats=picture.seats,
        ),
        picture=Picture(
            board=picture.board,
            scene=picture.scene,
            pose=picture.place,
            zones=zones,
        ),
        telling=Telling(
            openings=openings,
            gist=explain.gist,
            verdict=stakes.verdict,
            losses=stakes.losses,
            tries=explain.tries,
            why_not=explain.why_not,
            why_there=explain.why_there,
        ),
        advice=Advice(evaluate=evaluate, horizon=horizon, features=FEATURES),
    ),
)
