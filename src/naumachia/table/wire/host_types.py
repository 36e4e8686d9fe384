"""Request and response bodies of the host's page."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from naumachia.kernel import Message
from naumachia.table.wire.incoming import Name
from naumachia.table.wire.outgoing import SeatInfo

Words = Annotated[str, Meta(max_length=400)]


class Minute(Struct, frozen=True):
    """Figures of one minute."""

    minute: int
    """Minutes since the beginning of 1970 (UTC)."""
    matches: int
    """Most matches in memory at a time."""
    sockets: int
    """Most connections to matches at a time."""
    answers: int
    """Answers (and undos) in this minute."""
    refusals: int
    """Errors told to clients in this minute."""


class PresentPerson(Struct, frozen=True):
    """Connection of a player or spectator to a match."""

    match: str
    seat: str
    """Seat in the match; empty for a spectator."""
    name: str
    person: str
    """Id by which the key of this person can be shut out; empty where they came without a key."""
    origin: str
    """Keyed hash of their address, by which their network can be shut out."""
    since: str
    """ISO time of the connection."""
    game: str
    scenario: str
    turn: int
    label: Message | None = None
    """Name of the seat in the words of the game; none for a spectator."""


class HostEvent(Struct, frozen=True):
    """Line of a server's log."""

    at: str
    """ISO time of the event."""
    server: str
    """Server that wrote the line."""
    event: str
    """Kind of the event, such as `match-founded` or `refused`."""
    about: dict[str, str]
    """Further fields of the line."""


class ServerPresent(Struct, frozen=True):
    """Players and spectators of one running server."""

    server: str
    """Name of its machine and number of its process."""
    since: str
    """ISO time of its start."""
    version: str
    """Version of its program."""
    tables: int
    """Matches in memory."""
    people: tuple[PresentPerson, ...]
    """Connections to matches, the longest first."""
    minutes: tuple[Minute, ...] = ()
    """Figures of the last day."""
    log: tuple[HostEvent, ...] = ()
    """The last lines of its log, the oldest first."""


class HostBan(Struct, frozen=True):
    """Ban of a key, name or network."""

    id: str
    kind: Literal["key", "name", "network"]
    shown: str
    """Person, name, network or hash of an address."""
    reason: str
    since: str
    """ISO time at which it began."""
    until: str | None
    """ISO time of its end; none for good."""


class HostNotice(Struct, frozen=True):
    """Notice to all tables, or the closing time."""

    id: str
    kind: Literal["notice", "closing"]
    words: dict[str, str]
    """Text by language."""
    begins: str
    """ISO time; of a closing time the hour itself."""
    until: str | None
    """ISO time of its end; none until the host ends it."""


class HostOrder(Struct, frozen=True):
    """Past action of a host."""

    at: str
    """ISO time of the action."""
    kind: str
    """Kind of the action, such as `ban` or `match-removed`."""
    args: dict[str, str]
    by: str
    """`command`, `page` or `server`."""


class HostLine(Struct, frozen=True):
    """Line of talk."""

    seq: int
    seat: str
    name: str
    person: str
    """Id of the person by whose key it was said; empty where there was none."""
    text: str
    at: str
    """ISO time of the line."""


class HostMatch(Struct, frozen=True):
    """Match the host looks at."""

    id: str
    game: str
    scenario: str
    turn: int
    over: bool
    """The match is over."""
    seats: tuple[SeatInfo, ...]
    """Players of the match; nobody counts as connected here, for that is told by server."""
    talk: tuple[HostLine, ...]
    """Lines of talk, the oldest first."""


class HostLook(Struct, frozen=True, forbid_unknown_fields=True):
    """Request for the view of the host."""

    match: Name = ""
    """Match to look at; empty for none."""


class HostView(Struct, frozen=True):
    """Everything the host's page shows."""

    servers: tuple[ServerPresent, ...]
    """Running servers, with the players and spectators of each."""
    minutes: tuple[Minute, ...]
    """Figures of the last day, of all servers in sum."""
    bans: tuple[HostBan, ...]
    """Bans that hold, the newest first."""
    notices: tuple[HostNotice, ...]
    """Notices that hold, the oldest first."""
    orders: tuple[HostOrder, ...]
    """The last actions of the host, the newest first."""
    log: tuple[HostEvent, ...]
    """The last lines of the log, of all servers together, the newest first."""
    match: HostMatch | None
    """The match that was asked for."""


class HostWords(Struct, frozen=True, forbid_unknown_fields=True):
    """Text of a notice; where one language is empty, the other is shown."""

    en: Words = ""
    """Text in English."""
    fr: Words = ""
    """Text in French."""


class HostAct(Struct, frozen=True, forbid_unknown_fields=True):
    """Action of the host."""

    act: Literal["ban", "lift", "notice", "end-notice", "close", "remove-match", "remove-line"]
    """Kind of the action."""
    id: Name = ""
    """Ban to lift, notice or closing time to end, or match to remove (or to remove a line of)."""
    seq: int = 0
    """Number of the line to remove."""
    kind: Literal["key", "name", "network"] = "name"
    """Kind of the thing that is shut out."""
    value: Name = ""
    """Id of the person, name, network or hash of an address."""
    reason: Annotated[str, Meta(max_length=200)] = ""
    minutes: Annotated[int, Meta(ge=1, le=5_256_000)] | None = None
    """Minutes for which a ban or notice holds; none for good. For a closing time: minutes until then, none for now."""
    words: HostWords = HostWords()
    """Text of a notice."""


class HostDone(Struct, frozen=True):
    """Result of an action of the host."""

    id: str
    """Id of the ban or notice, or of the match."""
    shown: str
    """The thing concerned as the host reads it."""
