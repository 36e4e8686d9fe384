"""*Corvus*: galleys of the Punic Wars as models on a table, with secret orders, random activation and the boarding bridge."""

from __future__ import annotations

from pathlib import Path

from naumachia.kernel import Advice, Game, Picture, Rules, Secrets, Telling, frames_in
from naumachia.kernel.orders.standing_orders import StandingOrders

from . import rules
from .charts import Charts
from .comfort.standing_orders import answer_by_order
from .judge.evaluate import candidates, evaluate, horizon, promise
from .judge.weights import weigh
from .setup.faults import faults
from .setup.market import FLEETS
from .setup.scenario import Battle
from .setup.start import OPTIONS, begin
from .show import explain, picture, stakes
from .show.openings import openings
from .show.secrets import redeal
from .state import ORDERS, Sea

GAMES = (
    Game(
        name="corvus",
        prefix="CV",
        version=2,
        folder=Path(__file__).parent,
        standard="cv2-three-against-three",
        rules=Rules(
            state=Sea,
            frames=frames_in(rules),
            charts=Charts,
            scenario=Battle,
            options=OPTIONS,
            faults=faults,
            begin=begin,
            standing_orders=StandingOrders(ORDERS, answer_by_order),
            seat_labels=picture.seat_labels,
        ),
        picture=Picture(
            board=picture.board,
            scene=picture.scene,
            pose=picture.place,
            shapes=picture.shapes,
            zones=explain.zones,
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
        advice=Advice(
            evaluate=evaluate,
            horizon=horizon,
            candidates=candidates,
            promise=promise,
            weigh=weigh,
        ),
        secrets=Secrets(redeal=redeal),
        fleets=FLEETS,
    ),
)
