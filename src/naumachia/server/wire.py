"""What travels between the page and the server. The page's types are generated from these.

Over the WebSocket of one match and one seat (`/ws/{match}?token=...`, without a token as a spectator) the page sends a
`ClientMessage` and receives `ServerMessage`s. Answers travel in their short notation (`print_answer`, `parse_answer`).
Everything that is not live goes over HTTP, see `api.py`.
"""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from naumachia.kernel import Message, OptionalRule
from naumachia.kernel.fleets import Muster
from naumachia.kernel.picture import Board, Scene, Zone
from naumachia.kernel.stakes import Verdict
from naumachia.match import LogLine, View

Short = Annotated[str, Meta(max_length=4000)]
Name = Annotated[str, Meta(max_length=200)]


class Client(Struct, tag_field="t", frozen=True, forbid_unknown_fields=True):
    """Anything the page may send."""


class Answer(Client, tag="answer", frozen=True):
    """An answer to the request of the state with this number."""

    number: int
    answer: Short


class Undo(Client, tag="undo", frozen=True):
    """Take back my last answer."""

    number: int


class Redo(Client, tag="redo", frozen=True):
    """Give again the answer I took back."""

    number: int


class AskOdds(Client, tag="ask-odds", frozen=True):
    """What may an answer lead to?"""

    number: int
    answer: Short


class AskWhy(Client, tag="ask-why", frozen=True):
    """What may this piece do now, and what stands in the way of the rest?"""

    ship: Name


class AskScene(Client, tag="ask-scene", frozen=True):
    """The board after so many answers, from a seat's point of view: my own at any time, another's once the match is over."""

    turn: int
    seat: Name | None = None


class Resync(Client, tag="resync", frozen=True):
    """Send me everything again."""


ClientMessage = Answer | Undo | Redo | AskOdds | AskWhy | AskScene | Resync


class Server(Struct, tag_field="t", frozen=True):
    """Anything the server may send."""


class SeatInfo(Struct, frozen=True):
    """Who sits where."""

    seat: str
    side: str
    label: Message
    player: str
    """`human`, the name of an AI such as `greedy`, or `open` when nobody has taken the seat yet."""
    online: bool


class Welcome(Server, tag="welcome", frozen=True):
    """The first message, and the answer to `Resync`: everything there is to know."""

    match: str
    game: str
    scenario: str
    title: dict[str, str]
    note: dict[str, str]
    special: tuple[dict[str, str], ...]
    """The special rules of the scenario, each in all languages."""
    options: dict[str, int]
    charts: str
    """`standard`, or the names of the tables that are the user's own."""
    seats: tuple[SeatInfo, ...]
    board: Board
    view: View
    mine: str | None


class Update(Server, tag="update", frozen=True):
    """Something changed."""

    view: View


class Presence(Server, tag="presence", frozen=True):
    """Somebody came or went."""

    seats: tuple[SeatInfo, ...]


class OddsShare(Struct, frozen=True, omit_defaults=True):
    """One thing that may come of an answer."""

    what: tuple[Message, ...]
    p: float
    exact: str = ""
    """The fraction, such as `5/6`; empty for an estimate."""
    low: float = 0.0
    high: float = 0.0


class Headline(Struct, frozen=True, omit_defaults=True):
    """One part of the headline: the parts are all there is, and their shares sum to 1."""

    what: Verdict
    p: float
    exact: str = ""
    low: float = 0.0
    high: float = 0.0


class Bar(Struct, frozen=True, omit_defaults=True):
    """So many points lost, and how likely."""

    points: int
    p: float
    exact: str = ""
    low: float = 0.0
    high: float = 0.0


class Margin(Struct, frozen=True):
    """What one piece stands to lose of one thing, named `loss-KEY`; the shares of the bars sum to 1."""

    piece: str
    key: str
    mean: float
    bars: tuple[Bar, ...]


class Forecast(Struct, frozen=True):
    """The chances of an answer: in brief, by piece, and outcome by outcome, the likeliest first."""

    headline: tuple[Headline, ...]
    margins: tuple[Margin, ...]
    table: tuple[OddsShare, ...]


class Odds(Server, tag="odds", frozen=True):
    """What may come of an answer."""

    number: int
    answer: str
    forecast: Forecast


class Reason(Struct, frozen=True, omit_defaults=True):
    """An action and the rule in its way; no key when nothing is."""

    action: str
    label: Message
    key: str = ""
    rule: str = ""
    args: dict[str, Any] = {}


class Why(Server, tag="why", frozen=True):
    """What stands between a piece and what one might try with it."""

    ship: str
    reasons: tuple[Reason, ...]
    zones: tuple[Zone, ...]
    """The hexes about the piece that the rules speak of."""


class PastScene(Server, tag="scene", frozen=True):
    """The board as it was."""

    turn: int
    seat: str | None
    scene: Scene
    log: tuple[LogLine, ...]
    """What the answer before this state brought about."""


class Problem(Server, tag="problem", frozen=True):
    """An answer was not taken, or a message made no sense; nothing has changed."""

    code: str
    """`malformed`, `illegal`, `foreign`, `stale`, `over`, `no-undo`, `too-large`, `too-fast`, `not-found`, `forbidden`,
    `failed` (our own fault)."""
    message: Message
    rule: str = ""
    number: int = 0


ServerMessage = Welcome | Update | Presence | Odds | Why | PastScene | Problem


class BalanceInfo(Struct, frozen=True):
    """How a scenario turned out when a program played it against itself: matches, and wins by side."""

    games: int
    wins: dict[str, int]


class ChartLine(Struct, frozen=True):
    """A line of a table: what it is about, and its numbers, in every language."""

    name: str
    text: dict[str, str]


class ChartInfo(Struct, frozen=True):
    """A table of a game and where it comes from."""

    name: str
    provenance: str
    """`seed` (from the rules), `reconstructed`, or `user`."""
    because: str
    """The reason, in English as it stands in the chart file."""
    lines: tuple[ChartLine, ...]


class ScenarioInfo(Struct, frozen=True):
    """A scenario in the chooser."""

    name: str
    title: dict[str, str]
    note: dict[str, str]
    special: tuple[dict[str, str], ...]
    """Its special rules, each in all languages."""
    minutes: int
    difficulty: int
    seats: tuple[SeatInfo, ...]
    ships: int
    options: dict[str, int]
    idle: tuple[str, ...]
    """Optional rules that mean nothing here, or cannot be switched."""
    balance: BalanceInfo | None
    """Nothing where nobody has counted."""
    provenance: str
    """`seed`, `reconstructed`, or nothing where the game does not say."""
    because: str


class GameInfo(Struct, frozen=True):
    """A game in the chooser; its name and description are the messages `game-name` and `game-about` of its words."""

    name: str
    standard: str
    scenarios: tuple[ScenarioInfo, ...]
    options: tuple[OptionalRule, ...]
    players: tuple[str, ...]
    """The AIs there are."""
    fleets: bool
    """Fleets may be bought by points."""


class Preview(Struct, frozen=True):
    """The set-up of a scenario with some options: the small picture, and the seats there are then."""

    board: Board
    scene: Scene
    seats: tuple[SeatInfo, ...]


class FleetPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """Two fleets bought for the same points; side by side they are a set-up."""

    points: int
    one: Muster
    two: Muster


class NewMatch(Struct, frozen=True, forbid_unknown_fields=True):
    """What to play and who sits where."""

    game: Name
    scenario: Name
    players: dict[Name, Name]
    """For each seat `human`, the name of an AI, or `open` for somebody who comes later by link."""
    options: dict[Name, int] = {}
    seed: Name | None = None
    fleets: FleetPlan | None = None
    """Played with these fleets instead of a scenario's."""


class MatchCreated(Struct, frozen=True):
    """A new match; each token opens one seat. They are shown once and stored only as hashes."""

    id: str
    tokens: dict[str, str]


class MatchInfo(Struct, frozen=True):
    """A match in the list of those one has a seat in."""

    id: str
    game: str
    scenario: str
    title: dict[str, str]
    seat: str | None
    seats: tuple[SeatInfo, ...]
    turn: int
    over: bool
    mine: bool
    """It waits for this seat."""
    changed: str
    """ISO time of the last answer."""


class TokenList(Struct, frozen=True, forbid_unknown_fields=True):
    """The seats this browser holds: match id to token."""

    tokens: dict[Name, Name]


class ApiProblem(Struct, frozen=True):
    """Why a request failed; `faults` lists every fault of a file."""

    code: str
    message: Message
    faults: tuple[Message, ...] = ()
    game: str = ""
    """Whose words the faults are in; empty when they are everybody's."""
