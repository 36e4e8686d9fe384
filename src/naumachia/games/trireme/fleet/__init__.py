"""The Fleet Game of *Trireme*: quick battles of many galleys, everything on the counter."""

from __future__ import annotations

from pathlib import Path

from naumachia.kernel import Advice, Game, Picture, Rules, Telling, frames_in
from naumachia.kernel.orders.standing_orders import StandingOrders

from ..common import picture as common
from . import rules
from .charts import Charts
from .comfort.standing_orders import answer_by_order
from .judge.evaluate import evaluate, horizon
from .judge.features import FEATURES
from .judge.weights import weigh
from .setup.faults import faults
from .setup.market import FLEETS
from .setup.scenario import Battle
from .setup.start import OPTIONS, begin
from .show import explain, picture, stakes
from .show.openings import openings
from .show.zones import zones
from .state import ORDERS, Sea

GAME = Game(
    name="trireme_fleet",
    prefix="TF",
    version=1,
    folder=Path(__file__).parent,
    common=Path(__file__).parents[1] / "common",
    standard="f2-six-a-side",
    rules=Rules(
        state=Sea,
        frames=frames_in(rules),
        charts=Charts,
        scenario=Battle,
        options=OPTIONS,
        faults=faults,
        begin=begin,
        standing_orders=StandingOrders(ORDERS, answer_by_order),
        seat_labels=common.seat_labels,
    ),
    picture=Picture(
        board=common.board,
        scene=picture.scene,
        pose=common.place,
        zones=zones,
    ),
    telling=Telling(
        openings=openings,
        gist=explain.gist,
        verdict=stakes.verdict,
        losses=stakes.losses,
        aimed=stakes.aimed,
        tries=explain.tries,
        why_not=explain.why_not,
        why_there=explain.why_there,
    ),
    advice=Advice(evaluate=evaluate, horizon=horizon, features=FEATURES, weigh=weigh),
    fleets=FLEETS,
)
