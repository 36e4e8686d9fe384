"""`naumachia serve`: the table in the browser."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

import msgspec
import typer

from naumachia.cli.common import Database, Json, Lang, out, show_json
from naumachia.text import speech

DAYS = 36_500
"""Longest retention in days; a hundred years count as for ever."""


class Log(StrEnum):
    """Forms of the log."""

    plain = "plain"
    json = "json"
    none = "none"


def serve(
    host: Annotated[str, typer.Option(envvar="NAUMACHIA_HOST", help="Address to listen on.")] = "127.0.0.1",
    port: Annotated[
        int | None,
        typer.Option(
            envvar="NAUMACHIA_PORT",
            min=0,
            max=65535,
            help="Port to listen on; default: 8765, or without --public the next free one.",
        ),
    ] = None,
    database: Database = None,
    open_browser: Annotated[
        bool, typer.Option("--open/--no-open", envvar="NAUMACHIA_OPEN_BROWSER", help="Open the browser.")
    ] = True,
    listen_anywhere: Annotated[
        bool,
        typer.Option("--listen-anywhere", envvar="NAUMACHIA_LISTEN_ANYWHERE", help="Allow addresses beyond this machine."),
    ] = False,
    public: Annotated[
        str | None,
        typer.Option(envvar="NAUMACHIA_PUBLIC", help="The address by which a proxy lets others in, as https://name."),
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option(
            envvar="NAUMACHIA_PROXY",
            help="Address or network of the proxy, where it is not on this machine, as 172.16.0.0/12. May be repeated.",
        ),
    ] = None,
    smtp: Annotated[
        str | None,
        typer.Option(envvar="NAUMACHIA_SMTP", help="Server for e-mail, as smtp://user:password@host:587; needs --public."),
    ] = None,
    lobby: Annotated[
        bool,
        typer.Option("--lobby", envvar="NAUMACHIA_LOBBY", help="Have a list of matches whose open seats anybody may take."),
    ] = False,
    connections: Annotated[
        int,
        typer.Option(
            envvar="NAUMACHIA_CONNECTIONS",
            min=50,
            max=1_000_000,
            help="Connections at a time; the system must allow 200 files more.",
        ),
    ] = 5000,
    keep_over: Annotated[
        float | None,
        typer.Option(
            envvar="NAUMACHIA_KEEP_OVER", min=0, max=DAYS, help="Delete a match so many days after its end. Default: never."
        ),
    ] = None,
    keep_idle: Annotated[
        float | None,
        typer.Option(
            envvar="NAUMACHIA_KEEP_IDLE",
            min=0,
            max=DAYS,
            help="Delete a match so many days after its last answer. Default: never.",
        ),
    ] = None,
    quota: Annotated[
        int | None,
        typer.Option(
            envvar="NAUMACHIA_QUOTA",
            min=0,
            help="Most matches one address may have here; a house or club behind one router is one address. 0: no limit. "
            "Default: no limit, with --public 1000.",
        ),
    ] = None,
    workers: Annotated[
        int,
        typer.Option(
            envvar="NAUMACHIA_WORKERS", min=1, max=256, help="Server processes behind the port; more than one need PostgreSQL."
        ),
    ] = 1,
    peer: Annotated[
        str | None,
        typer.Option(
            envvar="NAUMACHIA_PEER",
            help="Address of this machine in a private network, for servers on others that share the database: 10.0.0.5.",
        ),
    ] = None,
    drain: Annotated[
        float,
        typer.Option(
            envvar="NAUMACHIA_DRAIN",
            min=0,
            max=60,
            help="Seconds a server of several goes on to answer when it is stopped, until the proxy has noticed.",
        ),
    ] = 0.0,
    log: Annotated[
        Log,
        typer.Option(envvar="NAUMACHIA_LOG", help="Form of the log: a line for each match, letter and refusal, JSON, or none."),
    ] = Log.plain,
    lang: Lang = "en",
) -> None:
    """Start the table: play in the browser, on this machine."""
    from naumachia.server.matches.retention import STRANGERS, Retention
    from naumachia.server.start import run

    most = (STRANGERS if public else 0) if quota is None else quota
    run.serve(
        host=host,
        port=port,
        database=database,
        open_browser=open_browser,
        listen_anywhere=listen_anywhere,
        public=public,
        proxies=proxy or (),
        smtp=smtp,
        lobby=lobby,
        connections=connections,
        keeping=Retention(keep_over, keep_idle, most or None),
        workers=workers,
        peer=peer,
        drain=drain,
        log=log.value,
        say=lambda message: typer.echo(speech(lang).say(message)),
    )


def matches(
    ids: Annotated[list[str] | None, typer.Argument(metavar="[ID]...", help="Only these matches.")] = None,
    database: Database = None,
    older: Annotated[
        float | None, typer.Option(min=0, max=DAYS, help="Only those in which nobody has answered for so many days.")
    ] = None,
    over: Annotated[bool, typer.Option("--over", help="Only those that are over.")] = False,
    delete: Annotated[bool, typer.Option("--delete", help="Delete what is listed; needs IDs, --older or --over.")] = False,
    playing: Annotated[
        bool, typer.Option("--playing", help="Delete also matches that are not over and were answered in within a day.")
    ] = False,
    yes: Annotated[bool, typer.Option("--yes", help="Delete without asking.")] = False,
    json: Json = False,
    lang: Lang = "en",
) -> None:
    """List the matches a server keeps, or delete some for good. Matches being played stay unless you say --playing."""
    from naumachia.server.storage import admin
    from naumachia.server.storage.database import default_url

    words = speech(lang)
    if delete and older is None and not over and not ids:
        raise typer.BadParameter(words.phrase("cli-delete-what"))
    where = database or default_url()
    found = admin.stock(where, older, over, ids or ())
    going = [line for line in found if playing or not line.playing] if delete else []
    if json:
        show_json([msgspec.structs.asdict(line) for line in (going if delete else found)])
    else:
        for line in found:
            state = words.phrase("cli-stock-over" if line.over else "cli-stock-playing" if line.playing else "cli-stock-on")
            players = ", ".join(f"{seat}: {name}" for seat, name in line.seats.items())
            day, battle = line.changed[:10], f"{line.game}/{line.scenario}"
            out.print(f"{line.id}  {day}  {battle}  {line.turn:>5}  {state}  {players}", markup=False)
        if len(going) < len(found) and delete:
            out.print(words.phrase("cli-stock-stay", {"count": len(found) - len(going)}), markup=False)
    if not delete:
        if not json:
            out.print(words.phrase("cli-stock-kept", {"count": len(found)}), markup=False)
        return
    if going and not yes and not typer.confirm(words.phrase("cli-stock-sure", {"count": len(going)}), err=True):
        raise typer.Abort
    count = admin.delete(where, [line.id for line in going])
    if not json:
        out.print(words.phrase("cli-stock-deleted", {"count": count}), markup=False)


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command(short_help="Open the table in the browser.")(serve)
    app.command(short_help="List or delete the matches of a server.")(matches)
