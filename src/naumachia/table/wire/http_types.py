"""Request and response bodies of the HTTP API."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from naumachia.kernel import Message, OptionalRule
from naumachia.kernel.files.fleets import Market, Muster
from naumachia.kernel.files.fleets import Name as FleetWord
from naumachia.kernel.shown.picture import Board, Scene
from naumachia.kernel.words import Outcome
from naumachia.table.wire.incoming import Name
from naumachia.table.wire.letter_types import LetterStatus
from naumachia.table.wire.outgoing import NoticeInfo, SeatInfo


class BalanceInfo(Struct, frozen=True):
    """How a scenario turned out when a program played it against itself: matches, wins by side, and the level of the program."""

    games: int
    wins: dict[str, int]
    level: str = "helmsman"
    """Level of the program that played."""


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
    opponent: str
    """The level a player meets here who has not chosen one."""
    provenance: str
    """`seed`, `reconstructed`, or nothing where the game does not say."""
    because: str


class Nouns(Struct, frozen=True):
    """Nouns of a game for its pieces and its scenarios, in one language."""

    piece: str
    """One piece: ship, boat."""
    pieces: str
    """Several pieces: ships, boats."""
    battle: str
    """One scenario: battle, race."""
    battles: str
    """Several scenarios: battles, races."""


class LevelInfo(Struct, frozen=True):
    """Measured strength of a level of program."""

    level: str
    """The level that was measured."""
    against: str
    """The level below it."""
    percent: int
    """Points won out of 100; a draw is half a point."""
    games: int
    """Matches that were played to find out."""


class GameInfo(Struct, frozen=True):
    """A game in the chooser."""

    name: str
    title: dict[str, str]
    """Its name in every language: the message `game-name` of its words."""
    age: dict[str, str]
    """The time it is set in (`game-age`); empty where the game does not say."""
    about: dict[str, str]
    """Description of the game, in a sentence or two (`game-about`)."""
    standard: str
    scenarios: tuple[ScenarioInfo, ...]
    options: tuple[OptionalRule, ...]
    players: tuple[str, ...]
    """The levels of its programs, the weakest first."""
    fleets: bool
    """Fleets may be bought by points."""
    welcome: str = ""
    """The scenario with which *Play now* begins; empty where the game is not for the front page."""
    strength: tuple[LevelInfo, ...] = ()
    """Measured strength of its levels, each against the one below."""
    nouns: dict[str, Nouns] = {}
    """Its nouns in every language (`game-piece`, `game-pieces`, `game-battle`, `game-battles`); missing where it has none."""
    lessons: tuple[str, ...] = ()
    """Names of its lessons, in their order."""


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
    conditions: Annotated[dict[FleetWord, FleetWord], Meta(max_length=12)] = {}
    """Conditions agreed by both sides, by the names of the market; unset ones have their usual value."""


class OwnCharts(Struct, frozen=True, forbid_unknown_fields=True):
    """Chart file of a player, to be tried: its tables replace those of the game."""

    text: str
    """Text of the file, in TOML."""
    scenario: Name = ""
    """Battle to set up with it; without one the file alone is checked."""
    options: Annotated[dict[Name, int], Meta(max_length=64)] = {}
    fleets: FleetPlan | None = None
    """Fleets to draw up with it instead of a scenario's."""


class ChangedLine(Struct, frozen=True):
    """A line of a table of one's own beside that of the game."""

    name: str
    """Name of the line in the chart file."""
    ours: str
    """Value of the game, as JSON."""
    yours: str
    """Value of the file, as JSON."""


class ChartChange(Struct, frozen=True):
    """A table of one's own in place of one of the game."""

    name: str
    provenance: str
    """Where the table that is replaced comes from: `seed` (from the rules) or `reconstructed`."""
    because: str
    """The reason for the new table, as its author has written it."""
    lines: tuple[ChangedLine, ...]


class ChartsTried(Struct, frozen=True):
    """Tables of a chart file that differ from those of the game, and what is played with them."""

    tables: tuple[ChartChange, ...]
    """Tables that are not as the game has them."""
    preview: Preview | None
    """Set-up of the battle, if one was named."""
    market: Market | None
    """Prices of ships by these charts, in games whose fleets are bought."""


class ClockWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Time to answer in: a turn, which is as long as the match waits for the same player, or the whole match."""

    per: Literal["turn", "match"]
    seconds: Annotated[int, Meta(ge=5, le=5_184_000)]
    then: Literal["program", "lost", "shown"] = "shown"
    """Result of a clock that has run out: a program plays on, the match is lost, or it is only shown."""


class NewMatch(Struct, frozen=True, forbid_unknown_fields=True):
    """Match to create, with the players of its seats."""

    game: Name
    scenario: Name
    players: dict[Name, Name]
    """For each seat `human`, the name of an AI, or `open` for somebody who comes later by link."""
    options: dict[Name, int] = {}
    seed: Name | None = None
    fleets: FleetPlan | None = None
    """Played with these fleets instead of a scenario's."""
    training: bool = False
    """Everything may be taken back; for one person against programs, or one screen."""
    dice: Literal["thrown", "typed"] = "thrown"
    """`typed`: real dice lie on a real table, and the seated players type them in; for one screen."""
    clock: ClockWish | None = None
    charts: str = ""
    """Chart file of one's own, in TOML: its tables replace those of the game."""
    listed: bool = False
    """Anybody may take the open seats: the match is shown in the lobby."""


class LessonInfo(Struct, frozen=True):
    """A lesson: what it is about and what there is to do, in every language."""

    name: str
    title: dict[str, str]
    idea: dict[str, str]
    """The one thing to know, in two or three sentences."""
    task: dict[str, str]
    """The task, in one sentence."""
    hint: dict[str, str]
    """Help on request."""
    learned: dict[str, str]
    """Told when it is done."""
    rules: tuple[str, ...]
    """Rules it is about."""


class TermInfo(Struct, frozen=True):
    """Word of the glossary, in every language."""

    id: str
    """Name of the word, by which its address goes."""
    name: dict[str, str]
    forms: dict[str, list[str]]
    """Words of texts that mean it."""
    means: dict[str, str]
    """Its meaning in one sentence."""


class NewLesson(Struct, frozen=True, forbid_unknown_fields=True):
    """Lesson to begin, in a match of its own."""

    game: Name
    lesson: Name
    """Name of the lesson."""


class Keys(Struct, frozen=True, forbid_unknown_fields=True):
    """The tokens of seats somebody holds in a match. They never stand in an address, which proxies and browsers keep."""

    tokens: tuple[Name, ...] = ()


Key = Annotated[str, Meta(min_length=32, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
"""Made by a browser: long enough that nobody guesses it."""


class Codes(Struct, frozen=True):
    """The codes of open seats, as they are read aloud."""

    codes: dict[str, str]


class Acceptance(Struct, frozen=True, forbid_unknown_fields=True):
    """Take an open seat: by the invitation of a link and its match, or by a code."""

    token: Key
    """Token that opens the seat from now on; the invitation opens nothing any more."""
    match: Name = ""
    invitation: Name = ""
    code: Name = ""
    seat: Name = ""
    """Without an invitation, of a match in the lobby: the open seat to take."""
    key: Key | None = None
    """Key of the person, if they want to be known again on another device."""
    name: Name | None = None


class Accepted(Struct, frozen=True):
    """Which seat it was."""

    match: str
    seat: str


class Introduction(Struct, frozen=True, forbid_unknown_fields=True):
    """Key of a person and the name they want to have."""

    key: Key
    name: Name | None = None
    old: Key | None = None
    """The key this device had before: its seats come along."""


class Me(Struct, frozen=True):
    """Owner of a key, as far as this server has seen them in a seat."""

    known: bool
    name: str


class Farewell(Struct, frozen=True, forbid_unknown_fields=True):
    """The key of somebody who wants to be forgotten."""

    key: Key


class LetterWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Where to write to when a match waits; an empty address: nowhere. Without one it is only asked how it stands."""

    key: Key
    address: Name | None = None
    lang: Name = "en"


class Secret(Struct, frozen=True, forbid_unknown_fields=True):
    """Secret of a link in a letter."""

    secret: Name


class LetterState(Struct, frozen=True):
    """Whether this server writes letters, and to where for this person."""

    possible: bool
    address: str
    confirmed: bool


class Drawing(Struct, frozen=True, forbid_unknown_fields=True):
    """A text to be drawn as a QR code. It may hold a key, so it never stands in an address."""

    text: Annotated[str, Meta(max_length=600)]


class NewCorrespondence(Struct, frozen=True, forbid_unknown_fields=True):
    """Match by letter to begin: who begins writes the first letter."""

    game: Name
    scenario: Name
    seats: Annotated[tuple[Name, ...], Meta(min_length=1, max_length=64)]
    """Seats of the first writer; all others are the friend's."""
    name: Name
    """Name of the first writer, as the friend reads it."""
    options: dict[Name, int] = {}
    fleets: FleetPlan | None = None
    """Played with these fleets instead of a scenario's."""
    charts: str = ""
    """Chart file of one's own, in TOML: its tables replace those of the game."""
    throws: Literal["friend", "own"] = "friend"
    """`friend`: dice wait until the other opens the letter. `own`: they fall at once."""


class NewFork(Struct, frozen=True, forbid_unknown_fields=True):
    """Play on from a moment of a match, in a match of its own."""

    turn: Annotated[int, Meta(ge=0)]
    players: dict[Name, Name]
    tokens: tuple[Name, ...] = ()
    """Seats held in the match, while it is not over."""
    training: bool = False
    again: dict[Name, Name] = {}
    """Open seats for those who sat in the old match, by their seats there: it is on their lists, and who opens it sits down."""
    key: Key | None = None
    """Key of the asking person, if they have no token of their seat at hand."""


class TieWish(Struct, frozen=True, forbid_unknown_fields=True):
    """The list of players one has muted or blocked is wanted; with an id, that one ends first."""

    key: Key
    id: Name = ""
    """Line of the list that ends; empty for none."""


class TieInfo(Struct, frozen=True):
    """Player somebody has muted or blocked."""

    id: str
    kind: Literal["mute", "block"]
    """`mute`: their talk is not shown. `block`: nor can they sit down at the player's tables."""
    name: str
    """Name they had then."""
    since: str
    """ISO time at which it began."""


class House(Struct, frozen=True):
    """Where others find this server: on this computer only, or in the house."""

    open: bool
    """Other computers are let in."""
    addresses: tuple[str, ...]
    """Where they find it, or would."""
    command: str
    """Command that opens it to the local network."""


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
    place: tuple[Message, ...]
    """Where it stands in the sequence of play, as far as is known."""
    outcome: Outcome | None
    """How it ended."""
    training: bool
    forked: int
    left: float | None = None
    """Seconds left to the player the match waits for, where there is a clock."""
    letter: LetterStatus | None = None
    """Its standing, where it is played by letter."""


class OpenMatch(Struct, frozen=True):
    """A match whose open seats anybody may take."""

    id: str
    game: str
    scenario: str
    title: dict[str, str]
    seats: tuple[SeatInfo, ...]
    clock: ClockWish | None


class LobbyInfo(Struct, frozen=True):
    """Matches that wait for anybody, where the host has a lobby."""

    open: bool
    matches: tuple[OpenMatch, ...]
    notices: tuple[NoticeInfo, ...] = ()
    """Notices of the host that hold now."""


class TokenList(Struct, frozen=True, forbid_unknown_fields=True):
    """The seats this browser holds: match id to token."""

    tokens: dict[Name, Name]
    key: Key | None = None
    """The seats taken with this key, too."""


class Leave(Struct, frozen=True, forbid_unknown_fields=True):
    """The holder of these seats wants the match deleted."""

    tokens: tuple[Name, ...] = ()
    key: Key | None = None
    """And those taken with this key."""


class Left(Struct, frozen=True):
    """Result of a request to delete a match."""

    gone: bool
    """The match is deleted."""
    waiting: tuple[str, ...]
    """Seats of others who have not said so yet."""


class ApiProblem(Struct, frozen=True):
    """Why a request failed; `faults` lists every fault of a file."""

    code: str
    message: Message
    faults: tuple[Message, ...] = ()
    game: str = ""
    """Name of the game whose words tell the error; empty for the common words."""
