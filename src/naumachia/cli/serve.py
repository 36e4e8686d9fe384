"""`naumachia serve`: the table in the browser."""

from __future__ import annotations

from typing import Annotated

import typer


def serve(
    host: Annotated[str, typer.Option(help="Address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="Port to listen on; the next free one if it is taken.")] = 8765,
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
) -> None:
    """Start the table: play in the browser, on this machine."""
    from naumachia.server import run

    run.serve(
        host=host,
        port=port,
        database=database,
        open_browser=open_browser,
        listen_anywhere=listen_anywhere,
        public=public,
        smtp=smtp,
        lobby=lobby,
    )


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command()(serve)
