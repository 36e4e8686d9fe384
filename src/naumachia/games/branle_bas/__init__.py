"""*Branle-bas de combat*: ships of the line, 1765 to 1815, as models on a table, with the wind, the line and the broadside."""

from __future__ import annotations

from pathlib import Path

from naumachia.kernel import Advice, Game, Picture, Rules, Telling, frames_in
from naumachia.kernel.orders.standing_orders import StandingOrders

from . import comfort, rules
from .charts import Charts
from .comfort.gunnery import answer_by_order
from .comfort.standing_orders import GiveOrders
from .judge.evaluate import evaluate, horizon
from .judge.move_search import plan
from .judge.weights import weigh
from .setup.faults import faults
from .setup.market import FLEETS
from .setup.scenario import Battle
from .setup.start import OPTIONS, begin
from .show import explain, gunnery, picture, stakes
from .show.openings import openings
from .state import AT_THE_GUNS, Sea

BRANLE_BAS = Game(
    name="branle_bas",
    prefix="BB",
    version=2,
    folder=Path(__file__).parent,
    standard="bb12-camperdown-1797",
    rules=Rules(
        state=Sea,
        frames=frames_in(rules, comfort),
        charts=Charts,
        scenario=Battle,
        options=OPTIONS,
        faults=faults,
        begin=begin,
        standing_orders=StandingOrders(AT_THE_GUNS, answer_by_order, menu=GiveOrders),
        seat_labels=picture.seat_labels,
    ),
    picture=Picture(
        board=picture.board,
        scene=picture.scene,
        pose=picture.place,
        shapes=gunnery.shapes,
        readings=gunnery.readings,
        zones=explain.zones,
    ),
    telling=Telling(
        openings=openings,
        gist=explain.gist,
        verdict=stakes.verdict,
        alike=stakes.alike,
        losses=stakes.losses,
        stakes=stakes.stakes,
        tries=explain.tries,
        why_not=explain.why_not,
        why_there=explain.why_there,
    ),
    advice=Advice(
        evaluate=evaluate,
        horizon=horizon,
        plan=plan,
        weigh=weigh,
    ),
    fleets=FLEETS,
)
GAMES = (BRANLE_BAS,)
