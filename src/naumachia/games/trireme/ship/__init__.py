"""The Ship Game of *Trireme*: one log sheet a ship, orders plotted in secret, all ships moving at once."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from naumachia.kernel import Game, frames_in

from ..common import picture as common
from . import rules
from .charts import Charts
from .judge.evaluate import evaluate, horizon
from .judge.plots import promise, replies
from .setup.faults import faults
from .setup.market import FLEETS
from .setup.scenario import Battle
from .setup.start import OPTIONS, begin
from .show import explain, picture, stakes
from .show.foresee import foresee
from .show.places import places
from .state import Sea

GAME: Game[Any, Any] = Game(
    name="trireme_ship",
    prefix="TS",
    version=3,
    folder=Path(__file__).parent,
    common=Path(__file__).parents[1] / "common",
    state=Sea,
    frames=frames_in(rules),
    charts=Charts,
    scenario=Battle,
    standard="ts1-two-captains",
    options=OPTIONS,
    faults=faults,
    begin=begin,
    seat_labels=common.seat_labels,
    board=common.board,
    scene=picture.scene,
    pose=common.place,
    gist=explain.gist,
    verdict=stakes.verdict,
    losses=stakes.losses,
    evaluate=evaluate,
    horizon=horizon,
    tries=explain.tries,
    why_not=explain.why_not,
    why_there=explain.why_there,
    zones=explain.zones,
    replies=replies,
    promise=promise,
    foresee=foresee,
    places=places,
    fleets=FLEETS,
)
