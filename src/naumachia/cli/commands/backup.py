"""`naumachia backup` and `naumachia restore`: a database as one file, and back."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from naumachia.cli.common import Database, Json, Lang, out, show_json
from naumachia.text import speech


def backup(
    target: Annotated[Path, typer.Argument(help="The file to write, or a folder: then it is named by the time.")],
    database: Database = None,
    keep: Annotated[
        int | None, typer.Option(min=1, help="Keep so many backups in the folder and delete older ones. Default: all.")
    ] = None,
    json: Json = False,
    lang: Lang = "en",
) -> None:
    """Write a backup of a server's database; the server may be running."""
    from naumachia.server.storage import backups
    from naumachia.server.storage.database import default_url

    words = speech(lang)
    if keep is not None and not target.is_dir():
        raise typer.BadParameter(words.phrase("cli-backup-folder"))
    written = backups.backup(database or default_url(), target)
    gone = backups.thin_out(target, keep) if keep is not None else []
    if json:
        show_json({"file": str(written), "bytes": written.stat().st_size, "deleted": [str(path) for path in gone]})
        return
    size = max(1, round(written.stat().st_size / 1000))
    out.print(words.phrase("cli-backup-done", {"file": str(written), "size": size}), markup=False)
    if gone:
        out.print(words.phrase("cli-backup-gone", {"count": len(gone)}), markup=False)


def restore(
    source: Annotated[Path, typer.Argument(help="A file that `naumachia backup` wrote.")],
    database: Database = None,
    yes: Annotated[bool, typer.Option("--yes", help="Restore without asking.")] = False,
    lang: Lang = "en",
) -> None:
    """Put a backup in the place of a database. Stop the server first."""
    from naumachia.server.storage import backups
    from naumachia.server.storage.database import default_url

    words = speech(lang)
    where = database or default_url()
    if not yes and not typer.confirm(words.phrase("cli-restore-sure"), err=True):
        raise typer.Abort
    kept = backups.restore(where, source)
    out.print(words.phrase("cli-restored", {"file": str(source)}), markup=False)
    if kept:
        out.print(words.phrase("cli-restore-kept", {"file": str(kept)}), markup=False)


def register(app: typer.Typer) -> None:
    """Add the commands."""
    app.command(short_help="Back up the database of a server.")(backup)
    app.command(short_help="Bring a backup back.")(restore)
