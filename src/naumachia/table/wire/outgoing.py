"""Messages from the server to the page. The page's types are generated from these and from the messages of `incoming.py`.

Over the WebSocket of one match and one seat (`/ws/{match}`, the token of the seat as a subprotocol, without one as a
spectator) the page sends a `ClientMessage` and receives `ServerMessage`s. Answers travel in their short notation (`print_answer`,
`parse_answer`).
Everything that is not live goes over HTTP, see `api.py`.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from naumachia.kernel import Message
from naumachia.kernel.shown.picture import Board, Foresight, Option, Pose, Possible, Reading, Scene, Shape, Zone
from naumachia.kernel.shown.scene_changes import SceneChange
from naumachia.kernel.words import Args, Refusal
from naumachia.match import LogLine, News, View
from naumachia.table.wire.forecasts import Bar as Bar
from naumachia.table.wire.forecasts import Forecast as Forecast
from naumachia.table.wire.forecasts import Headline as Headline
from naumachia.table.wire.forecasts import Margin as Margin
from naumachia.table.wire.forecasts import OddsShare as OddsShare
from naumachia.table.wire.forecasts import Thrown as Thrown
from naumachia.table.wire.report_types import Costly as Costly
from naumachia.table.wire.report_types import Decisions as Decisions
from naumachia.table.wire.report_types import DicePoints as DicePoints
from naumachia.table.wire.report_types import Instant as Instant
from naumachia.table.wire.report_types import Luck as Luck
from naumachia.table.wire.report_types import Moment as Moment
from naumachia.table.wire.report_types import Story as Story
from naumachia.table.wire.report_types import Struck as Struck
from naumachia.table.wire.report_types import Tally as Tally
from naumachia.table.wire.report_types import Throw as Throw


class Server(Struct, tag_field="t", frozen=True):
    """Anything the server may send."""


class SeatInfo(Struct, frozen=True):
    """Seat and its player."""

    seat: str
    side: str
    label: Message
    player: str
    """`human`, the level of a program such as `helmsman`, or `open` when nobody has taken the seat yet."""
    online: bool
    name: str = ""
    """Name the player in this seat has chosen."""
    kept: bool = False
    """Somebody has its key, also while a program plays for them: only they can sit down there again."""
    spared: str = ""
    """Time from when others may let a program play for the absent player of this seat: an ISO time, `never` where there is a
    clock, or empty while the match does not wait for them alone."""
    left: bool = False
    """The player of this seat has taken the match off their list, and is away."""


class DiceInfo(Struct, frozen=True):
    """Where the dice of a match come from."""

    kind: str
    """`mixed` from words of the seats and the server's secret; `seeded` from a secret alone; `chosen`: the maker of the match
    chose the seed and may know them; `typed` at a real table; `letter` from words of both writers of a match by letter; `unknown`
    in a match of a record without its seed."""
    commitment: str
    """Hash of the server's secret."""
    words: dict[str, str]
    """Of each seat that has committed to words: the last that was told, or the end of its chain."""


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
    training: bool
    """Everything may be taken back."""
    forked: int
    """So many answers were taken over from another match."""
    watchers: int
    programs: tuple[str, ...]
    """The programs a seat may be given to."""
    held: tuple[str, ...]
    """All seats here of the holder of this key."""
    dice: DiceInfo


class Update(Server, tag="update", frozen=True):
    """Something changed."""

    view: News


class Presence(Server, tag="presence", frozen=True):
    """Somebody came or went."""

    seats: tuple[SeatInfo, ...]
    watchers: int


class Dice(Server, tag="dice", frozen=True):
    """A seat has committed to words."""

    dice: DiceInfo


class AskWord(Server, tag="ask-word", frozen=True):
    """Dice are to fall after an answer that is fixed by now. The word that follows this one is asked for."""

    n: int
    """The number of the die."""
    after: str
    pledge: str
    """By what the answer and all chains are fixed; when the match is over and the seed is told, it can be checked."""


class SeatToken(Server, tag="seat-token", frozen=True):
    """The key of a seat that was a program's, for the player who asked for it."""

    seat: str
    token: str
    open: bool
    """It is for somebody who comes by link."""


class Back(Server, tag="back", frozen=True):
    """Somebody wants to take back what dice have been thrown for; without a seat, nobody does any more."""

    seat: str
    count: int
    """So many answers would be taken back,"""
    dice: int
    """so many dice among them."""
    waiting: tuple[str, ...]
    """Those who have not said anything to it yet."""
    refused: str
    """The seat that has just refused."""
    given: dict[str, int] = {}
    """How many of the answers each seat gave: a player who is asked may lose some of their own."""
    lapsed: str = ""
    """To the asking player: why it is over. `refused`; `on`: the match has gone on; `free`: nobody has to agree any more."""


class Clocks(Server, tag="clocks", frozen=True):
    """How much time there is, now: for each turn or for the whole match, and what happens when it has run out."""

    per: str
    """`turn` or `match`."""
    seconds: int
    then: str
    """`program` plays on, the match is `lost`, or it is only `shown`."""
    left: dict[str, float]
    """Seconds each seat has; below nothing when they have run out."""
    running: tuple[str, ...]


class Letter(Server, tag="letter", frozen=True):
    """The standing of a match by letter. It comes after the welcome and after every change of it."""

    number: int
    """How many letters have been written by both."""
    turn: Literal["answer", "send", "wait", "over"]
    """`answer`: the writer here has something to answer; `send`: their letter is complete; `wait`: the other writes; `over`."""
    me: int
    """Which writer plays here, 0 or 1."""
    names: tuple[str, str]
    """Names of the writers; the second is empty until their first letter has come."""
    throws: Literal["friend", "own"]
    """`friend`: dice wait until the other opens the letter. `own`: they fall at once."""
    since: int
    """How many answers had been given when the writer here sent their last letter: what came after is news."""
    sealed: tuple[str, ...] = ()
    """Seats whose sheets have come sealed and are not opened yet."""


class Touch(Struct, frozen=True):
    """Place where a learner is to click: a ship, or an answer wherever it stands on the page; the other is empty."""

    ship: str
    answer: str


class Lesson(Server, tag="lesson", frozen=True):
    """The standing of a match that is a lesson. It comes after the welcome and after every change of it."""

    name: str
    """Name of the lesson; its words stand in the catalogue."""
    seat: str
    stand: Literal["open", "done", "failed"]
    """How the lesson stands."""
    turn: int
    """Number of answers after which it was done or failed."""
    reason: dict[str, str]
    """Reason of a failure in every language; empty where the match ended without the goal."""
    why: Refusal | None
    """Rule that stands in the way of what was to be done."""
    remark: dict[str, str]
    """A sentence of the teacher about this moment, in every language; empty for nothing."""
    touch: Touch | None
    """Place to click; null for none."""


class TalkLine(Struct, frozen=True):
    """Line of talk at the table."""

    seq: int
    seat: str
    name: str
    text: str
    at: str
    """ISO time."""


class MatchNote(Struct, frozen=True):
    """Note in the margin of a finished match."""

    number: int
    """Number by which it is deleted."""
    turn: int
    """The moment it is about: how many answers had been given."""
    seat: str
    """Seat of its author; empty where it came with a record."""
    name: str
    """Name of its author, as the author wrote it."""
    text: str
    at: str
    """ISO time at which it was written."""


class Notes(Server, tag="notes", frozen=True):
    """All notes in the margin of a finished match, after one was written or deleted."""

    notes: tuple[MatchNote, ...]
    """In the order of the moments they are about."""


class Talk(Server, tag="talk", frozen=True):
    """Lines of talk: all of them for a client that comes, one for a client that is there."""

    lines: tuple[TalkLine, ...]


class Ties(Server, tag="ties", frozen=True):
    """Seats at this table whose players this player has muted or blocked."""

    muted: tuple[str, ...]
    """Seats whose talk is not told to this player."""
    blocked: tuple[str, ...]
    """Seats of players who cannot sit down at this player's tables; their talk is not told either."""


class NoticeInfo(Struct, frozen=True):
    """Notice of the host to everybody."""

    id: str
    kind: Literal["notice", "closing", "closed"]
    """`notice` is a text; `closing` names the hour from which no new match can be made; `closed` says that it has come."""
    words: dict[str, str]
    """Text of the host by language; where one is missing, the other is shown."""
    at: str
    """ISO time of the notice, or of the closing hour."""


class Notices(Server, tag="notices", frozen=True):
    """All notices of the host that hold now, in place of those told before."""

    notices: tuple[NoticeInfo, ...]
    """Notices, the oldest first."""


class Odds(Server, tag="odds", frozen=True):
    """Odds of an answer."""

    number: int
    answer: str
    forecast: Forecast


class Trial(Server, tag="trial", frozen=True):
    """Option of an answer, or its refusal. Where dice follow it is told twice: at once, then with the odds."""

    number: int
    answer: str
    option: Option | None
    bar: Refusal | None
    forecast: Forecast | None


class Way(Struct, frozen=True, omit_defaults=True):
    """A place where the piece can come to rest, and the answers that bring it there."""

    answers: tuple[str, ...]
    path: tuple[Pose, ...]
    cell: tuple[int, int] | None = None
    harm: Message | None = None
    windows: int = 0


class Chance(Struct, frozen=True):
    """The best way to one kind of attack on one piece; `good` is the share of what one hopes for."""

    target: str
    option: Option
    answers: tuple[str, ...]
    windows: int
    """Others who may still act before it; the forecast is for when they do nothing."""
    good: float
    exact: str
    forecast: Forecast


class Prospects(Server, tag="prospects", frozen=True):
    """Prospects of a piece in its turn."""

    number: int
    ship: str
    answer: str
    ends: tuple[Way, ...]
    strikes: tuple[Chance, ...]
    whole: bool


class Suggestion(Struct, frozen=True):
    """An answer a program would give: first itself, then what the same seat would do after it, as options."""

    answer: str
    """The answer in short notation; of a sheet of orders its lines."""
    plan: tuple[Option, ...]
    """The answer and what would follow, up to the dice; empty for a sheet of orders."""
    chance: float | None
    """The chance to win by it, as the program judges; none where it cannot say."""


class Hint(Server, tag="hint", frozen=True):
    """Answers a program would give, the best first."""

    number: int
    level: str
    """The level of the program."""
    suggestions: tuple[Suggestion, ...]
    """At most three answers; a single one where the program does not compare."""


class Threat(Struct, frozen=True):
    """The best way of one kind in which one piece could strike another."""

    by: str
    """Id of the piece that strikes."""
    on: str
    """Id of the piece that is struck."""
    label: Message
    """The act in the words of its option, or of its dice."""
    rule: str
    good: float
    """Chance of what the striking side hopes for."""
    exact: str
    """The same as a fraction; empty where it is an estimate."""


class Threats(Server, tag="threats", frozen=True):
    """Threats against the pieces of a seat, the likeliest first."""

    number: int
    threats: tuple[Threat, ...]
    """The threats."""
    whole: bool
    """Nothing was left out for want of time."""


class Plans(Server, tag="plans", frozen=True):
    """Foresight of the seat's own plots; lines that are not legal are left out."""

    number: int
    lines: str
    plans: tuple[Foresight, ...]


class Places(Server, tag="places", frozen=True):
    """Where a piece could be after each step; of several pieces only the hexes, each with how many could be there."""

    number: int
    ship: str
    steps: tuple[Possible, ...]
    counts: tuple[tuple[int, ...], ...]
    """For each step and each of its hexes, in their order: how many pieces could lie there."""


class There(Server, tag="there", frozen=True):
    """Why a piece cannot go to a hex; no reason where that cannot be said."""

    ship: str
    q: int
    r: int
    reason: Message | None
    rule: str


class Report(Server, tag="report", frozen=True):
    """Review of the match."""

    tallies: tuple[Tally, ...]
    blows: tuple[Struck, ...]
    moments: tuple[Moment, ...]
    story: Story | None = None
    """Chance to win and luck; nothing where a game cannot judge its positions, or has more than two sides."""
    sentences: tuple[Message, ...] = ()
    """How it went, in five sentences at most."""
    source: Literal["computed", "told", "checked", "replaced"] = "computed"
    """Where chances, luck and decisions come from: computed here; `told` by the record; told by it and `checked` here; or
    computed here because those of the record did not hold."""


class Reason(Struct, frozen=True, omit_defaults=True):
    """An action and the rule in its way; no key when nothing is."""

    action: str
    label: Message
    key: str = ""
    rule: str = ""
    args: Args = {}
    note: Message | None = None
    """Result of it, where nothing bars it."""


class Why(Server, tag="why", frozen=True):
    """Reasons why a piece may not act."""

    ship: str
    reasons: tuple[Reason, ...]
    zones: tuple[Zone, ...]
    """The hexes about the piece that the rules speak of."""
    shapes: tuple[Shape, ...]
    """The same on the plane."""
    readings: tuple[Reading, ...]
    """Notes beside other pieces while this one is selected."""


class Part(Struct, frozen=True):
    """The board in the middle of what an answer brought about, where a film can be stopped."""

    told: int
    """So many lines of the log had been told by then."""
    change: SceneChange
    """Difference of the board from that at the end."""


class PastScene(Server, tag="scene", frozen=True):
    """The board as it was."""

    turn: int
    seat: str | None
    scene: Scene
    log: tuple[LogLine, ...]
    """Log lines of the answer before this state."""
    parts: tuple[Part, ...] = ()


class Problem(Server, tag="problem", frozen=True):
    """An answer was not taken, or a message made no sense; nothing has changed."""

    code: str
    """`malformed`, `illegal`, `foreign`, `stale`, `over`, `no-undo`, `too-large`, `too-fast`, `not-found`, `forbidden`,
    `failed` (our own fault)."""
    message: Message
    rule: str = ""
    number: int = 0


ServerMessage = (
    Welcome
    | Update
    | Presence
    | Dice
    | AskWord
    | SeatToken
    | Back
    | Clocks
    | Letter
    | Lesson
    | Talk
    | Ties
    | Notices
    | Notes
    | Odds
    | Trial
    | Prospects
    | Hint
    | Threats
    | Plans
    | Places
    | Why
    | There
    | PastScene
    | Report
    | Problem
)
