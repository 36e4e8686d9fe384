"""The kernel: requests, frames, states and one function, `step`. It imports nothing of ours."""

from naumachia.kernel.acts import Act, Acts, Deciding, ShipDecides, always, never, nothing, unmoved
from naumachia.kernel.chance.dice import Scripted, Seeded, Source
from naumachia.kernel.chance.rng import RandomSource
from naumachia.kernel.files.charts import Chart
from naumachia.kernel.game import AnyGame, Game
from naumachia.kernel.groups import Advice, Picture, Rules, Secrets, SheetHelp, Telling, frames_in
from naumachia.kernel.orders.poses import Leg, Place
from naumachia.kernel.orders.regions import Band, Region, Spot
from naumachia.kernel.orders.sheet_lines import Line, Node, Pick, Plot, Several, Shift, Split, Station, graph
from naumachia.kernel.positions.not_saved import Attached, Derived, NotSaved
from naumachia.kernel.positions.plane_state import PlaneState
from naumachia.kernel.positions.two_sides import TwoSides
from naumachia.kernel.request import (
    CONCEDE,
    D6,
    Answer,
    Choose,
    Die,
    Orders,
    Request,
    Roll,
    Sealed,
    parse_answer,
    print_answer,
)
from naumachia.kernel.scenario import OptionalRule, Scenario, Setting, Words, spoken
from naumachia.kernel.state import Frame, Sheets, State, passing, pending, refusal, settle, show, show_any, step
from naumachia.kernel.words import Args, Blow, Claim, Event, Meeting, Message, Refusal

__all__ = [
    "CONCEDE",
    "D6",
    "Act",
    "Acts",
    "Advice",
    "Answer",
    "AnyGame",
    "Args",
    "Attached",
    "Band",
    "Blow",
    "Chart",
    "Choose",
    "Claim",
    "Deciding",
    "Derived",
    "Die",
    "Event",
    "Frame",
    "Game",
    "Leg",
    "Line",
    "Meeting",
    "Message",
    "Node",
    "NotSaved",
    "OptionalRule",
    "Orders",
    "Pick",
    "Picture",
    "Place",
    "PlaneState",
    "Plot",
    "RandomSource",
    "Refusal",
    "Region",
    "Request",
    "Roll",
    "Rules",
    "Scenario",
    "Scripted",
    "Sealed",
    "Secrets",
    "Seeded",
    "Setting",
    "Several",
    "SheetHelp",
    "Sheets",
    "Shift",
    "ShipDecides",
    "Source",
    "Split",
    "Spot",
    "State",
    "Station",
    "Telling",
    "TwoSides",
    "Words",
    "always",
    "frames_in",
    "graph",
    "never",
    "nothing",
    "parse_answer",
    "passing",
    "pending",
    "print_answer",
    "refusal",
    "settle",
    "show",
    "show_any",
    "spoken",
    "step",
    "unmoved",
]
