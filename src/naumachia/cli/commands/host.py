"""`naumachia host`: what a host does while the server runs."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta
from secrets import token_urlsafe
from typing import Annotated

import msgspec
import typer

from naumachia.cli.common import Database, Json, Lang, out, show_json
from naumachia.kernel.errors import NaumachiaError
from naumachia.text import speech

host = typer.Typer(
    name="host",
    help="See who plays, shut out, remove, tell all tables, close. Running servers heed it within a second.",
    no_args_is_help=True,
)
Yes = Annotated[bool, typer.Option("--yes", help="Do it without asking.")]
For = Annotated[
    str | None, typer.Option("--for", metavar="TIME", help="How long it holds: 30m, 12h, 7d. Default: until you end it.")
]
En = Annotated[str, typer.Option("--en", help="Text in English.")]
Fr = Annotated[str, typer.Option("--fr", help="Text in French.")]
SPAN = re.compile(r"(\d{1,6})([mhdw])")
UNITS = {"m": "minutes", "h": "hours", "d": "days", "w": "weeks"}


def _until(span: str | None) -> datetime | None:
    return None if span is None else datetime.now(UTC) + read_span(span)


def read_span(text: str) -> timedelta:
    """Return a span of time such as `30m`, `12h`, `7d` or `2w`."""
    found = SPAN.fullmatch(text.strip())
    if found is None or not int(found[1]) or int(found[1]) * {"m": 1, "h": 60, "d": 1440, "w": 10080}[found[2]] > 5_256_000:
        raise NaumachiaError("host-span", found=text)
    return timedelta(**{UNITS[found[2]]: int(found[1])})


def read_hour(text: str, now: datetime) -> datetime:
    """Return the next time the clock of this machine shows `22:00`, or a whole date and time; `now` is now."""
    if text == "now":
        return now
    try:
        if re.fullmatch(r"\d{1,2}:\d{2}", text):
            hour, minute = map(int, text.split(":"))
            found = now.replace(hour=hour, minute=minute, second=0, microsecond=0)
            return found if found > now else found + timedelta(days=1)
        found = datetime.fromisoformat(text)
    except ValueError as error:
        raise NaumachiaError("host-hour", found=text) from error
    return found if found.tzinfo else found.replace(tzinfo=now.tzinfo)


def _where(database: str | None) -> str:
    from naumachia.server.storage.database import default_url

    return database or default_url()


def _day(iso: str) -> str:
    return f"{datetime.fromisoformat(iso).astimezone():%Y-%m-%d %H:%M}"


@host.command()
def who(database: Database = None, json: Json = False, lang: Lang = "en") -> None:
    """List the players and spectators who are connected, and since when."""
    from naumachia.server.host.at_database import ask_servers

    words, servers = speech(lang), ask_servers(_where(database))
    if json:
        show_json([msgspec.to_builtins(one) for one in servers])
        return
    for server in servers:
        out.print(
            words.phrase("cli-host-server", {"server": server.server, "since": _day(server.since), "matches": server.tables})
        )
        for one in server.people:
            seat = one.seat or words.phrase("cli-host-watches")
            about = f"{one.game}/{one.scenario} {one.turn:>4}"
            out.print(
                f"{_day(one.since)}  {one.match}  {about}  {seat}  {one.name or '–'}  {one.person or '–'}  {one.origin}",
                markup=False,
            )
    count = sum(len(server.people) for server in servers)
    out.print(words.phrase("cli-host-people" if servers else "cli-host-none", {"count": count}), markup=False)


@host.command()
def talk(match: Annotated[str, typer.Argument(help="Id of the match.")], database: Database = None, json: Json = False) -> None:
    """Show the talk of a match, with the numbers of its lines."""
    from naumachia.server.host import orders
    from naumachia.server.host.at_database import at_database

    lines = at_database(_where(database), lambda connection: orders.talk_of(connection, match))
    if json:
        show_json([msgspec.to_builtins(line) for line in lines])
        return
    for line in lines:
        out.print(
            f"{line.seq:>4}  {_day(line.at)}  {line.seat}  {line.name or '–'}  {line.person or '–'}  {line.text}", markup=False
        )


@host.command()
def remove(
    match: Annotated[str, typer.Argument(help="Id of the match.")],
    line: Annotated[int | None, typer.Argument(help="Only this line of its talk.")] = None,
    database: Database = None,
    yes: Yes = False,
    lang: Lang = "en",
) -> None:
    """Remove a match for good, or one line of its talk."""
    from naumachia.server.host import orders
    from naumachia.server.host.at_database import at_database

    words, where = speech(lang), _where(database)
    if line is None:
        found = at_database(where, lambda connection: orders.describe_match(connection, match))
        players = ", ".join(f"{seat}: {name}" for seat, name in found.seats.items())
        state = words.phrase("cli-stock-over" if found.over else "cli-stock-on")
        out.print(f"{match}  {found.game}/{found.scenario}  {found.turn}  {state}  {players}", markup=False)
    else:
        lines = at_database(where, lambda connection: orders.talk_of(connection, match))
        for said in (one for one in lines if one.seq == line):
            out.print(f"{said.seat}  {said.name or '–'}  {said.text}", markup=False)
    if not yes and not typer.confirm(
        words.phrase("cli-host-remove-sure", {"what": "match" if line is None else "line"}), err=True
    ):
        raise typer.Abort
    if line is None:
        at_database(where, lambda connection: orders.remove_match(connection, match, "command"))
    else:
        at_database(where, lambda connection: orders.remove_line(connection, match, line, "command"))
    out.print(words.phrase("cli-host-removed", {"what": "match" if line is None else "line"}), markup=False)


@host.command()
def ban(
    key: Annotated[str | None, typer.Option(metavar="PERSON", help="Shut out the key of this person (`host who`).")] = None,
    name: Annotated[str | None, typer.Option(help="Shut out this name and names that look like it.")] = None,
    network: Annotated[
        str | None,
        typer.Option(help="Shut out this address, network or hash of an address; of IPv6 at least a /64."),
    ] = None,
    span: For = None,
    reason: Annotated[str, typer.Option(help="Reason, told to the person shut out.")] = "",
    database: Database = None,
    yes: Yes = False,
    json: Json = False,
    lang: Lang = "en",
) -> None:
    """Shut out a key, a name or a network, for a time or for good. Open connections are closed with a word."""
    from naumachia.server.guard.bans import Kind, read_name, read_network
    from naumachia.server.host import orders
    from naumachia.server.host.at_database import at_database

    words, where = speech(lang), _where(database)
    wishes: tuple[tuple[Kind, str | None], ...] = (("key", key), ("name", name), ("network", network))
    given = [(kind, value) for kind, value in wishes if value is not None]
    if len(given) != 1:
        raise typer.BadParameter(words.phrase("cli-host-ban-one"))
    ((kind, value),) = given
    if kind == "key":
        person = at_database(where, lambda connection: orders.find_person(connection, value))
        shown = f"{person.name} ({person.id})" if person.name else person.id
    elif kind == "name":
        read_name(value)
        shown = value
    else:
        shown = read_network(value)
    until = _until(span)
    told = {"kind": kind, "shown": shown, "until": _day(until.isoformat()) if until else "none"}
    if not yes and not typer.confirm(words.phrase("cli-host-ban-sure", told), err=True):
        raise typer.Abort
    made = at_database(where, lambda connection: orders.ban(connection, kind, value, "command", reason, until))
    if json:
        show_json(msgspec.to_builtins(made))
    else:
        out.print(words.phrase("cli-host-banned", {**told, "shown": made.shown, "id": made.id}), markup=False)


@host.command()
def bans(database: Database = None, json: Json = False, lang: Lang = "en") -> None:
    """List everything that is shut out."""
    from naumachia.server.host import orders
    from naumachia.server.host.at_database import at_database

    words, found = speech(lang), at_database(_where(database), orders.all_bans)
    if json:
        show_json([msgspec.to_builtins(one) for one in found])
        return
    for one in found:
        end = _day(one.until) if one.until else words.phrase("cli-host-for-good")
        kind = words.phrase("cli-host-kind", {"kind": one.kind})
        out.print(f"{one.id}  {kind}  {one.shown}  {_day(one.since)} – {end}  {one.reason}".rstrip(), markup=False)
    out.print(words.phrase("cli-host-bans", {"count": len(found)}), markup=False)


@host.command()
def lift(
    id: Annotated[str, typer.Argument(help="Id of the ban (`host bans`).")], database: Database = None, lang: Lang = "en"
) -> None:
    """Let somebody in again: end a ban by its id."""
    from naumachia.server.host import orders
    from naumachia.server.host.at_database import at_database

    found = at_database(_where(database), lambda connection: orders.lift(connection, id, "command"))
    out.print(speech(lang).phrase("cli-host-lifted", {"kind": found.kind, "shown": found.shown}), markup=False)


@host.command()
def notice(en: En = "", fr: Fr = "", span: For = None, database: Database = None, lang: Lang = "en") -> None:
    """Post a notice to all tables and the home page."""
    from naumachia.server.host import orders
    from naumachia.server.host.at_database import at_database

    until = _until(span)
    made = at_database(_where(database), lambda connection: orders.post(connection, {"en": en, "fr": fr}, "command", until))
    end = _day(made.until) if made.until else "none"
    out.print(speech(lang).phrase("cli-host-posted", {"id": made.id, "until": end}), markup=False)


@host.command()
def notices(database: Database = None, json: Json = False, lang: Lang = "en") -> None:
    """List the notices that hold, and the closing time."""
    from naumachia.server.host import orders
    from naumachia.server.host.at_database import at_database

    words, found = speech(lang), at_database(_where(database), orders.all_notices)
    if json:
        show_json([msgspec.to_builtins(one) for one in found])
        return
    for one in found:
        end = _day(one.until) if one.until else "–"
        kind = words.phrase("cli-host-notice-kind", {"kind": one.kind})
        out.print(f"{one.id}  {kind}  {_day(one.begins)} – {end}  {' / '.join(one.words.values())}".rstrip(), markup=False)
    out.print(words.phrase("cli-host-notices", {"count": len(found)}), markup=False)


@host.command()
def end(
    id: Annotated[str, typer.Argument(help="Id of the notice (`host notices`).")], database: Database = None, lang: Lang = "en"
) -> None:
    """End a notice, or take back the closing time, by its id."""
    from naumachia.server.host import orders
    from naumachia.server.host.at_database import at_database

    found = at_database(_where(database), lambda connection: orders.take_down(connection, id, "command"))
    out.print(speech(lang).phrase("cli-host-ended", {"kind": found.kind}), markup=False)


@host.command()
def close(
    hour: Annotated[str, typer.Argument(help="22:00, 2026-11-20T22:00, or now.")],
    en: En = "",
    fr: Fr = "",
    database: Database = None,
    lang: Lang = "en",
) -> None:
    """Make no new match from an hour on; all tables are told at once. Running matches go on."""
    from naumachia.server.host import orders
    from naumachia.server.host.at_database import at_database

    at = read_hour(hour, datetime.now().astimezone())
    made = at_database(_where(database), lambda connection: orders.close_at(connection, at, {"en": en, "fr": fr}, "command"))
    out.print(speech(lang).phrase("cli-host-closing", {"id": made.id, "at": _day(made.begins)}), markup=False)


@host.command()
def log(
    database: Database = None,
    most: Annotated[int, typer.Option("--last", min=1, max=10_000, help="How many.")] = 50,
    json: Json = False,
) -> None:
    """List past actions of the host, the newest first."""
    from naumachia.server.host import orders
    from naumachia.server.host.at_database import at_database

    found = at_database(_where(database), lambda connection: orders.recent_orders(connection, most))
    if json:
        show_json([msgspec.to_builtins(one) for one in found])
        return
    for one in found:
        about = "  ".join(f"{name}={value}" for name, value in one.args.items() if value)
        out.print(f"{_day(one.at)}  {one.by}  {one.kind}  {about}".rstrip(), markup=False)


@host.command()
def key(
    close_page: Annotated[bool, typer.Option("--remove", help="Close the page: no key opens it.")] = False,
    database: Database = None,
    lang: Lang = "en",
) -> None:
    """Make a key for the host's page in the browser (#/host); an earlier key opens it no more."""
    from naumachia.server.host import orders
    from naumachia.server.host.at_database import at_database

    words, made = speech(lang), None if close_page else token_urlsafe(24)
    at_database(_where(database), lambda connection: orders.set_key(connection, made))
    if made is None:
        out.print(words.phrase("cli-host-key-removed"), markup=False)
    else:
        typer.echo(made)
        typer.echo(words.phrase("cli-host-key"), err=True)


def register(app: typer.Typer) -> None:
    """Add the commands."""
    app.add_typer(host)
