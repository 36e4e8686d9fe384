"""Scenario file of *War Galley*. Text stays in the file; every special rule is a field the rules act on.

Names: a *side* is a short code ("R"); a ship's id is its side's code and a running number ("R7"), counted in the order of the
file: squadrons as listed, lines as listed, ships along the line. Printed hexes are "CCRR": column, then row, both from 01.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from naumachia.kernel import Scenario, Words

Facing = Literal["N", "NE", "SE", "S", "SW", "NW"]
FACINGS: tuple[Facing, ...] = ("N", "NE", "SE", "S", "SW", "NW")
"""In the order of the directions 0 to 5."""
Edge = Literal["top", "bottom", "left", "right"]
Pair = Annotated[tuple[int, ...], Meta(min_length=2, max_length=2)]
Span = Annotated[tuple[Annotated[int, Meta(ge=0, le=99)], ...], Meta(min_length=2, max_length=2)]
"""First and last; like all that follows no longer than a sheet, for a file may come from anybody."""
Printed = Annotated[str, Meta(pattern=r"^\d{4}$")]
Turn = Annotated[int, Meta(ge=1)]


class Strict(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Every table of the file refuses keys it does not know."""


class Map(Strict, frozen=True, kw_only=True):
    """WG-2.2 A sheet of columns 1 to `cols` and rows 1 to `rows`."""

    cols: Annotated[int, Meta(ge=1, le=99)]
    rows: Annotated[int, Meta(ge=1, le=99)]


class Block(Strict, frozen=True, kw_only=True):
    """WG-2.2 A block of land: these columns and rows, first and last included."""

    cols: Span
    rows: Span


class Breeze(Strict, frozen=True, kw_only=True):
    """WG-6.2 The wind of turn 1; without this table the scenario has none, and nobody carries sails."""

    direction: Facing
    """Where it blows to."""
    strength: Annotated[int, Meta(ge=0, le=3)]
    variable: bool = False
    """Rolled for in phase A from turn 2 on (WG-R64)."""
    modifier: int = 0
    """Added to that roll ..."""
    modifier_from: Turn = 1
    """... from this turn on."""


class Side(Strict, frozen=True, kw_only=True):
    """One of the two sides; the first in the file is side 1."""

    name: Words
    victory: Annotated[int, Meta(ge=1)]
    """WG-9.1 The level of victory points that wins."""
    edge: Edge
    """The edge behind the fleet: where it sets up or enters in a tournament (WG-10.0)."""
    flight: bool = True
    """WG-9.2 Whether the loss of the only admiral may put this fleet to flight."""
    sails: bool = True
    """WG-R64 Whether its ships carry sails, in a scenario with wind."""
    free_lowering: Annotated[int, Meta(ge=0)] = 0
    """WG-6.21 Until the end of this turn lowering sails costs this side no MP."""
    lost_aground: bool = False
    """WG-6.36 A ship of this side that runs aground is eliminated at once."""


class CommanderSetup(Strict, frozen=True, kw_only=True):
    """WG-5.11, WG-5.12 A squadron commander, or an admiral, who also has an initiative."""

    name: Words
    kind: Literal["SC", "ADM"]
    range: Annotated[int, Meta(ge=1, le=99)]
    initiative: Annotated[int, Meta(ge=0, le=5)] = 0
    aloof: bool = False
    """As long as the commander's ship has never been next to an enemy, its loss calls for no WG-9.2 roll, only for WG-5.53."""


class Line(Strict, frozen=True, kw_only=True):
    """Ships of one model. Placed by `cols` and a row, one ship in every `step`-th column; or by `bows`; or, in a squadron that
    enters later, only counted.
    """

    model: str
    cols: Span | None = None
    """First and last column."""
    step: Annotated[int, Meta(ge=1)] = 1
    row: int | None = None
    """The row of every bow; the squadron's where not given."""
    bows: Annotated[tuple[Printed, ...], Meta(max_length=99)] = ()
    count: Annotated[int, Meta(ge=0, le=99)] = 0
    """How many, where the ships are not placed."""
    facing: Facing | None = None
    """The squadron's where not given."""
    sails_up: bool = False
    """WG-6.21 They begin with sails up."""
    towed_by: tuple[int, ...] = ()
    """Each of these ships is towed, in this order, by the ship with this place in the squadron, counted from 1."""


class Entry(Strict, frozen=True, kw_only=True):
    """WG-D32 A squadron that waits off the map, out of reach, and enters through a mouth."""

    turn: Turn
    """Its first activation, in phase E of this turn."""
    mouth: Annotated[tuple[Printed, ...], Meta(max_length=99)]
    """A ship enters with its stern in a vacant one of these hexes ..."""
    facings: tuple[Facing, ...]
    """... and its bow in the vacant hex that way, facing so (a small ship in the mouth hex itself) ..."""
    cost: Annotated[int, Meta(ge=0)] = 2
    """... for the first so many MP of its allowance."""
    per_activation: Annotated[int, Meta(ge=1)] = 3
    """Most ships of one activation; the commander comes with the first. Ships that entered this turn belong to the commander."""


class SquadronSetup(Strict, frozen=True, kw_only=True):
    """A squadron as it sets up. Only a label afterwards: membership is fixed in every phase B (WG-5.24)."""

    side: str
    name: Words
    lines: Annotated[tuple[Line, ...], Meta(min_length=1, max_length=12)]
    commander: CommanderSetup | None = None
    flagship: Annotated[int, Meta(ge=1)] = 1
    """The place of the command ship in the squadron, counted from 1."""
    row: int | None = None
    facing: Facing = "N"
    double: bool = True
    """WG-5.42 Whether it may take part in a Double Activation."""
    entry: Entry | None = None


class Fitting(Strict, frozen=True, kw_only=True):
    """Equipment or other values for all ships that pass every test given; tests left out are passed by all. Set-up applies them,
    in the order of the file, and the rules see only what each ship has become.
    """

    side: str = ""
    squadrons: tuple[str, ...] = ()
    classes: tuple[str, ...] = ()
    models: tuple[str, ...] = ()
    with_engines: bool = False
    with_towers: bool = False

    device: Literal["", "corvus", "harpax"] = ""
    """WG-8.12, WG-8.32"""
    fire_pots: bool = False
    """WG-8.53"""
    incendiary_from: Annotated[int, Meta(ge=0)] = 0
    """WG-8.51 Incendiary missiles from this turn on; 0 never."""
    marines: int = 0
    """Added to M."""
    speed: int = 0
    """Added to both printed speeds: laden ships."""
    ram: Pair | None = None
    """In place of the ram values, cruise and maximum."""
    prize: int = 0
    """WG-9.1 More victory points when captured: as long as the D + 1 of a captured ship counts, or its D afterwards."""


class Exit(Strict, frozen=True, kw_only=True):
    """WG-6.38 Ships of the side, still its own when they leave by this edge, score for it. The first that fits counts. Each ship
    may always leave by any edge for nothing.
    """

    side: str
    edge: Edge
    vp: int
    squadrons: tuple[str, ...] = ()
    """Only ships set up in these; all when empty."""


class Desertion(Strict, frozen=True, kw_only=True):
    """WG-K25 When the squadron of this commander is activated: 1d6, and at most `at_most` its ships desert.

    Every ship set up in the squadron is then a deserter: always at cruise; when activated it spends its whole allowance on steps
    that bring it nearest (in MP) to leaving by `edge`, and leaves as soon as it can; it may evade, return fire and ungrapple, but
    makes no ram, rake, grapple, boarding or other fire. One roll an activation until it deserts.
    """

    squadron: str
    at_most: Annotated[int, Meta(ge=0, le=6)]
    edge: Edge
    after: str = ""
    """Rolls only from the turn after this other squadron has deserted."""


class Fear(Strict, frozen=True, kw_only=True):
    """WG-6.52 A modifier to the evasion die of a side's ships when the active ship was set up in one of these squadrons."""

    side: str
    of: tuple[str, ...]
    drm: int


class Tow(Strict, frozen=True, kw_only=True):
    """WG-D33 Ships that tow (`Line.towed_by`).

    While towing a ship is at cruise, has at most `speed` MP, moves only FWD, FWD-P and FWD-S, and makes no ram or rake.
    After each of its steps the towed ship takes the hex its stern has left, facing it. The towed ship makes no move of its
    own and does not evade. The tow ends for good when cast off (free, at M1), when either ship is rammed, grappled, crippled
    or lost, or when the towing ship evades.
    """

    speed: Annotated[int, Meta(ge=0)] = 3


class Contest(Strict, frozen=True, kw_only=True):
    """WG-10.0 A tournament: the fleets were bought for these points; both may be built and placed anew before the match.
    The places in the file are those of players who do not want to.
    """

    points: int


class Marks(Strict, frozen=True, kw_only=True):
    """The markers of one ship in a position; what is left out is as set up."""

    level: Literal["cruise", "max"] | UnsetType = UNSET
    crew: int | UnsetType = UNSET
    marines: int | UnsetType = UNSET
    side: str | UnsetType = UNSET
    """Side that controls it now, when it has been captured."""
    captured: bool | UnsetType = UNSET
    spoilt: bool | UnsetType = UNSET
    towers: bool | UnsetType = UNSET
    jettisoned: bool | UnsetType = UNSET
    fatigue: Annotated[int, Meta(ge=0, le=4)] | UnsetType = UNSET
    tired_on: int | UnsetType = UNSET
    half: bool | UnsetType = UNSET
    crippled: Literal["", "P", "S", "PS"] | UnsetType = UNSET
    rammed: bool | UnsetType = UNSET
    rammed_by: tuple[str, ...] | UnsetType = UNSET
    fouled: tuple[str, ...] | UnsetType = UNSET
    grappled: dict[str, str] | UnsetType = UNSET
    """Partner, and the device with its thrower, such as "corvus:R"."""
    on_fire: bool | UnsetType = UNSET
    aground: int | UnsetType = UNSET
    aground_astern: bool | UnsetType = UNSET
    sails: Literal["", "down", "up"] | UnsetType = UNSET
    mast_down: bool | UnsetType = UNSET
    gone: Literal["", "sunk", "burnt", "wrecked", "left", "waiting"] | UnsetType = UNSET
    half_fresh: bool | UnsetType = UNSET
    acted: bool | UnsetType = UNSET
    began_max: bool | UnsetType = UNSET
    used: int | UnsetType = UNSET
    wind_used: int | UnsetType = UNSET
    ram_tried: bool | UnsetType = UNSET
    rake_tried: bool | UnsetType = UNSET
    grapple_tried: bool | UnsetType = UNSET
    no_grapple: bool | UnsetType = UNSET
    penalty: Literal[0, -1] | UnsetType = UNSET
    fired: bool | UnsetType = UNSET
    repelled: bool | UnsetType = UNSET


class Office(Strict, frozen=True, kw_only=True):
    """A commander in a position; what is left out is as set up."""

    ship: str | UnsetType = UNSET
    reduced: bool | UnsetType = UNSET
    permanent: bool | UnsetType = UNSET
    moved_on: int | UnsetType = UNSET
    tried_on: int | UnsetType = UNSET
    lost: bool | UnsetType = UNSET


class Position(Strict, frozen=True, kw_only=True):
    """A battle in the middle of a turn: markers, and where in the sequence of play it goes on (WG-3.1)."""

    turn: Turn = 1
    first: str = ""
    """FIRST of this turn; when empty side 1, or at the beginning of a turn whom the dice choose."""
    phase: Literal["turn", "speed", "commanded", "individual", "activate", "board", "status", "sinking", "victory"] = "turn"
    acting: tuple[str, ...] = ()
    """The ships activated together, in the phases "activate" and "board"."""
    wary: bool = False
    """WG-5.31 They have failed their crew roll."""
    muddle: Literal["", "cruise-1", "cruise-2", "half", "halt"] = ""
    """WG-5.42 They act in confusion."""
    ships: dict[str, Marks] = {}
    commanders: dict[str, Office] = {}
    deserted: dict[str, int] = {}
    bonus: dict[str, int] = {}


class Battle(Scenario, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A scenario of *War Galley*."""

    provenance: Literal["seed", "reconstructed", "user"] = "user"
    because: str = ""
    ratio: Annotated[int, Meta(ge=1)] = 1
    """Real ships to a counter; no effect on play (WG-4.0)."""
    map: Map
    land: Annotated[tuple[Block, ...], Meta(max_length=24)] = ()
    wind: Breeze | None = None
    sides: dict[str, Side]
    """Both, side 1 first."""
    first: str = ""
    """The side that is FIRST on turn 1, without an initiative roll; rolled for when empty (WG-3.2)."""
    squadrons: dict[str, SquadronSetup]
    fittings: tuple[Fitting, ...] = ()
    exits: tuple[Exit, ...] = ()
    desertions: tuple[Desertion, ...] = ()
    fears: tuple[Fear, ...] = ()
    tow: Tow = Tow()
    tournament: Contest | None = None
    position: Position | None = None
    """Where a study begins, if not at the beginning."""
