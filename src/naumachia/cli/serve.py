"""`naumachia serve`: the table in the browser."""

from __future__ import annotations

from typing import Annotated

import typer

from naumachia.cli.common import Lang, out
from naumachia.text import speech

DAYS = 36_500
"""What is to be kept for longer than a hundred years is kept for ever."""


def serve(
    host: Annotated[str, typer.Option(help="Address to listen on.")] = "127.0.0.1",
    port: Annotated[
        int | None,
        typer.Option(min=0, max=65535, help="Port to listen on; default: 8765, or without --public the next free one."),
    ] = None,
    database: Annotated[str | None, typer.Option(help="Database URL; default: a file in your data folder.")] = None,
    open_browser: Annotated[bool, typer.Option("--open/--no-open", help="Open the browser.")] = True,
    listen_anywhere: Annotated[bool, typer.Option("--listen-anywhere", help="Allow addresses beyond this machine.")] = False,
    public: Annotated[
        str | None, typer.Option(help="The address by which a proxy on this machine lets others in, as https://name.")
    ] = None,
    smtp: Annotated[
        str | None,
        typer.Option(envvar="NAUMACHIA_SMTP", help="Server for e-mail, as smtp://user:password@host:587; needs --public."),
    ] = None,
    lobby: Annotated[bool, typer.Option("--lobby", help="Have a list of matches whose open seats anybody may take.")] = False,
    connections: Annotated[
        int, typer.Option(min=50, max=1_000_000, help="Connections at a time; the system must allow 200 files more.")
    ] = 5000,
    keep_over: Annotated[
        float | None, typer.Option(min=0, max=DAYS, help="Days a finished match is kept; default: for ever.")
    ] = None,
    keep_idle: Annotated[
        float | None, typer.Option(min=0, max=DAYS, help="Days a match is kept that nobody answers in; default: ever.")
    ] = None,
    quota: Annotated[
        int | None, typer.Option(min=0, help="Matches kept for one address, 0: any number. Default: 0, with --public 1000.")
    ] = None,
) -> None:
    """Start the table: play in the browser, on this machine."""
    from naumachia.server import run
    from naumachia.server.keeping import STRANGERS, Keeping

    most = (STRANGERS if public else 0) if quota is None else quota
    run.serve(
        host=host,
        port=port,
        database=database,
        open_browser=open_browser,
        listen_anywhere=listen_anywhere,
        public=public,
        smtp=smtp,
        lobby=lobby,
        connections=connections,
        keeping=Keeping(keep_over, keep_idle, most or None),
    )


def matches(
    database: Annotated[str | None, typer.Option(help="Database URL; default: the file in your data folder.")] = None,
    older: Annotated[
        float | None, typer.Option(min=0, max=DAYS, help="Only those in which nobody has answered for so many days.")
    ] = None,
    over: Annotated[bool, typer.Option("--over", help="Only those that are over.")] = False,
    delete: Annotated[bool, typer.Option("--delete", help="Delete what would be listed; needs --older or --over.")] = False,
    lang: Lang = "en",
) -> None:
    """List the matches a server keeps, or delete old ones. While it runs, nobody may be playing in those that go."""
    from naumachia.server import stock
    from naumachia.server.database import default_url

    if delete and older is None and not over:
        raise typer.BadParameter(speech(lang).phrase("cli-delete-what"))
    found = stock.stock(database or default_url(), older, over, delete)
    for line in found:
        state = speech(lang).phrase("cli-stock-over" if line.over else "cli-stock-on")
        out.print(f"{line.id}  {line.changed[:10]}  {line.game}/{line.scenario}  {line.turn:>5}  {state}", markup=False)
    out.print(speech(lang).phrase("cli-stock-deleted" if delete else "cli-stock-kept", {"count": len(found)}), markup=False)


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command()(serve)
    app.command()(matches)
