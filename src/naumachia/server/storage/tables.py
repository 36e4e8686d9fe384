"""Tables of the database: matches with their answers and seats, people, talk, reports, notes, clocks and invitations."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, ForeignKey, Integer, MetaData, String, Table, Text, false

CHANNEL = "naumachia"
"""Channel of PostgreSQL on which servers tell each other news."""
metadata = MetaData()
matches = Table(
    "matches",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("header", Text, nullable=False),
    Column("seed", Text, nullable=False),
    Column("number", Integer, nullable=False),
    Column("turn", Integer, nullable=False),
    Column("waiting", Text, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("summary", Text, nullable=True),
    Column("created", String(40), nullable=False),
    Column("changed", String(40), nullable=False),
    Column("origin", String(64), nullable=True, index=True),
    Column("heading", Text, nullable=True),
    Column("origin_56", String(64), nullable=True, index=True),
    Column("origin_48", String(64), nullable=True, index=True),
    Column("owner", String(24), nullable=True, index=True),
    Column("fence", Integer, nullable=False, server_default="0"),
)
answers = Table(
    "answers",
    metadata,
    Column("match", String(40), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("seat", String(200), nullable=False),
    Column("answer", Text, nullable=False),
    Column("shape", String(16), nullable=False, server_default=""),
    sqlite_with_rowid=False,
)
seats = Table(
    "seats",
    metadata,
    Column("match", String(40), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", String(200), primary_key=True),
    Column("place", Integer, nullable=False),
    Column("side", String(200), nullable=False),
    Column("label", Text, nullable=False),
    Column("player", String(200), nullable=False),
    Column("token_hash", String(64), nullable=True),
    Column("person", String(24), nullable=True, index=True),
    Column("leaving", Boolean, nullable=False, server_default=false()),
)
people = Table(
    "people",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("key_hash", String(64), nullable=False, unique=True),
    Column("name", String(60), nullable=False),
    Column("seen", String(40), nullable=False),
)


def _of_match(primary_key: bool = True) -> Column[str]:
    belongs = ForeignKey("matches.id", ondelete="CASCADE")
    return Column("match", String(40), belongs, primary_key=primary_key, nullable=False, index=None if primary_key else True)


invitations = Table(
    "invitations",
    metadata,
    Column("code", String(12), primary_key=True),
    _of_match(primary_key=False),
    Column("seat", String(200), nullable=False),
    Column("expires", String(40), nullable=False),
)
chat = Table(
    "chat",
    metadata,
    _of_match(),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("seat", String(200), nullable=False),
    Column("name", String(60), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", String(40), nullable=False),
    Column("person", String(24), nullable=True, index=True),
)
reports = Table(
    "reports",
    metadata,
    _of_match(),
    Column("report", Text, nullable=False),
    Column("source", String(10), nullable=False),
)
notes = Table(
    "notes",
    metadata,
    _of_match(),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("turn", Integer, nullable=False),
    Column("seat", String(200), nullable=False),
    Column("name", String(60), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", String(40), nullable=False),
    Column("person", String(24), nullable=True, index=True),
)
backs = Table(
    "backs",
    metadata,
    _of_match(),
    Column("seat", String(200), nullable=False),
    Column("number", Integer, nullable=False),
    Column("agreed", Text, nullable=False),
    Column("refused", String(200), nullable=False),
)
clocks = Table(
    "clocks",
    metadata,
    _of_match(),
    Column("per", String(8), nullable=False),
    Column("seconds", Integer, nullable=False),
    Column("then", String(8), nullable=False),
    Column("hands", Text, nullable=False),
    Column("at", Float, nullable=False),
)
letters = Table(
    "letters",
    metadata,
    Column("person", String(24), primary_key=True),
    Column("address", String(254), nullable=False),
    Column("lang", String(8), nullable=False),
    Column("secret", String(64), nullable=False, unique=True),
    Column("confirmed", Boolean, nullable=False),
    Column("sent", Text, nullable=False),
)
lobby = Table("lobby", metadata, _of_match(), Column("since", String(40), nullable=False))
secrets = Table("secrets", metadata, Column("name", String(20), primary_key=True), Column("value", String(64), nullable=False))
beats = Table("beats", metadata, Column("name", String(20), primary_key=True), Column("at", Float, nullable=False))
servers = Table(
    "servers",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("address", String(80), nullable=False),
    Column("beat", Float, nullable=False),
    Column("ttl", Float, nullable=False),
    Column("draining", Boolean, nullable=False, server_default=false()),
)
"""Servers that share the database (`server/cluster`), with the time of their last beat by the clock of the database."""
duties = Table(
    "duties",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("server", String(24), nullable=False),
    Column("fence", Integer, nullable=False),
)
"""Leases of work that one server does for all of them."""
orders = Table(
    "orders",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", String(40), nullable=False),
    Column("kind", String(20), nullable=False),
    Column("args", Text, nullable=False),
    Column("by", String(20), nullable=False),
)
"""Actions of the host, in the order in which they were committed. Running servers read those that are new."""
replies = Table(
    "replies",
    metadata,
    Column("order", Integer, primary_key=True, autoincrement=False),
    Column("server", String(120), primary_key=True),
    Column("body", Text, nullable=False),
)
"""Answers of running servers to an order that asks for something."""
bans = Table(
    "bans",
    metadata,
    Column("id", String(12), primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("value", String(80), nullable=False),
    Column("shown", String(80), nullable=False),
    Column("reason", Text, nullable=False),
    Column("since", String(40), nullable=False),
    Column("until", String(40), nullable=True),
)
notices = Table(
    "notices",
    metadata,
    Column("id", String(12), primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("words", Text, nullable=False),
    Column("begins", String(40), nullable=False),
    Column("until", String(40), nullable=True),
)
ties = Table(
    "ties",
    metadata,
    Column("id", String(12), primary_key=True),
    Column("person", String(24), nullable=False, index=True),
    Column("other", String(24), nullable=False, index=True),
    Column("kind", String(8), nullable=False),
    Column("name", String(60), nullable=False),
    Column("since", String(40), nullable=False),
)
"""Players that a player has muted or blocked."""
