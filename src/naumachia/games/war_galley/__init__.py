"""*War Galley*: fleets of oared warships, squadron by squadron; ram, rake and boarding."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from naumachia.kernel import Game, frames_in

from . import comfort, rules
from .charts import Charts
from .judge.evaluate import evaluate, horizon
from .setup.launch import written
from .setup.markers import faults
from .setup.market import FLEETS
from .setup.scenario import Battle
from .setup.start import OPTIONS, begin
from .show import explain, picture, stakes
from .show.zones import zones
from .state import Sea

GAMES: tuple[Game[Any, Any], ...] = (
    Game(
        name="war_galley",
        prefix="WG",
        version=3,
        folder=Path(__file__).parent,
        state=Sea,
        frames=frames_in(rules, comfort),
        charts=Charts,
        scenario=Battle,
        standard="s02-pirates-off-rhodes",
        options=OPTIONS,
        faults=faults,
        begin=begin,
        seats=picture.seats,
        seat_labels=picture.seat_labels,
        board=picture.board,
        scene=picture.scene,
        pose=picture.place,
        gist=explain.gist,
        verdict=stakes.verdict,
        losses=stakes.losses,
        stakes=stakes.stakes,
        evaluate=evaluate,
        horizon=horizon,
        tries=explain.tries,
        why_not=explain.why_not,
        why_there=explain.why_there,
        zones=zones,
        fleets=FLEETS,
        written=written,
    ),
)
