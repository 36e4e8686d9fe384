"""*Touché, coulé!*: a small naumachia on hexes, two ships against two."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from naumachia.kernel import Game, frames_in

from . import rules
from .charts import Charts
from .judge.evaluate import evaluate, horizon
from .setup.faults import faults
from .setup.start import OPTIONS, begin
from .show import explain, picture, stakes
from .show.zones import zones
from .state import Arena, Sea

GAMES: tuple[Game[Any, Any], ...] = (
    Game(
        name="touche_coule",
        prefix="TC",
        version=1,
        folder=Path(__file__).parent,
        state=Sea,
        frames=frames_in(rules),
        charts=Charts,
        scenario=Arena,
        standard="s3-touche-coule",
        welcome="s1-two-liburnians",
        options=OPTIONS,
        faults=faults,
        begin=begin,
        seats=picture.seats,
        board=picture.board,
        scene=picture.scene,
        pose=picture.place,
        gist=explain.gist,
        verdict=stakes.verdict,
        losses=stakes.losses,
        evaluate=evaluate,
        horizon=horizon,
        tries=explain.tries,
        why_not=explain.why_not,
        why_there=explain.why_there,
        zones=zones,
    ),
)
