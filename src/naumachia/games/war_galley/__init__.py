"""*War Galley*: fleets of oared warships, squadron by squadron; ram, rake and boarding."""

from __future__ import annotations

from pathlib import Path

from naumachia.kernel import Advice, Game, Picture, Rules, Telling, frames_in
from naumachia.kernel.orders.standing_orders import StandingOrders

from . import comfort, rules
from .charts import Charts
from .comfort.side_orders import answer_by_order
from .comfort.standing_orders import GiveOrders
from .judge.evaluate import evaluate, horizon
from .judge.weights import weigh
from .setup.launch import written
from .setup.markers import faults
from .setup.market import FLEETS
from .setup.scenario import Battle
from .setup.start import OPTIONS, begin
from .show import explain, picture, stakes
from .show.openings import openings
from .show.zones import zones
from .state import OF_A_SIDE, Sea

GAMES = (
    Game(
        name="war_galley",
        prefix="WG",
        version=3,
        folder=Path(__file__).parent,
        standard="s02-pirates-off-rhodes",
        rules=Rules(
            state=Sea,
            frames=frames_in(rules, comfort),
            charts=Charts,
            scenario=Battle,
            options=OPTIONS,
            faults=faults,
            begin=begin,
            standing_orders=StandingOrders(OF_A_SIDE, answer_by_order, menu=GiveOrders),
            seats=picture.seats,
            seat_labels=picture.seat_labels,
            written=written,
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
            stakes=stakes.stakes,
            tries=explain.tries,
            why_not=explain.why_not,
            why_there=explain.why_there,
        ),
        advice=Advice(evaluate=evaluate, horizon=horizon, weigh=weigh),
        fleets=FLEETS,
    ),
)
