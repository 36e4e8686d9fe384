"""The tables of what goes on around a match: invitations, talk, take-backs asked for, clocks, letters, the lobby."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, ForeignKey, Integer, String, Table, Text

from naumachia.server.store import metadata


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
)
backs = Table(
    "backs",
    metadata,
    _of_match(),
    Column("seat", String(200), nullable=False),
    Column("number", Integer, nullable=False),
    Column("agreed", Text, nullable=False),
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
beats = Table("beats", metadata, Column("name", String(20), primary_key=True), Column("at", Float, nullable=False))
