"""The Ship Game of *Trireme*: one log sheet a ship, orders plotted in secret, all ships moving at once."""

from __future__ import annotations

from pathlib import Path

from naumachia.kernel import Advice, Game, Picture, Rules, SheetHelp, Telling, frames_in
from naumachia.kernel.orders.standing_orders import StandingOrders

from ..common import picture as common
from . import rules
from .charts import Charts
from .comfort.standing_orders import answer_by_order
from .judge.evaluate import evaluate, horizon
from .judge.plots import promise, replies
from .judge.weights import weigh
from .setup.faults import faults
from .setup.market import FLEETS
from .setup.scenario import Battle
from .setup.start import OPTIONS, begin
from .show import explain, picture, stakes
from .show.foresee import foresee
from .show.openings import openings
from .show.places import places
from .state import ORDERS, Sea

GAME = Game(
    name="trireme_ship",
    prefix="TS",
    version=3,
    folder=Path(__file__).parent,
    common=Path(__file__).parents[1] / "common",
    standard="ts1-two-captains",
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
        zones=explain.zones,
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
    advice=Advice(
        evaluate=evaluate,
        horizon=horizon,
        replies=replies,
        promise=promise,
        weigh=weigh,
    ),
    sheets=SheetHelp(foresee=foresee, places=places),
    fleets=FLEETS,
)
