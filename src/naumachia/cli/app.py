"""The commands of `naumachia`. Without one it starts the table in the browser."""

from __future__ import annotations

import os
import sys
from io import TextIOWrapper
from typing import Annotated

import typer

import naumachia.cli.commands.backup as backup_commands
import naumachia.cli.commands.calibrate as calibrate_command
import naumachia.cli.commands.fleet as fleet_command
import naumachia.cli.commands.host as host_commands
import naumachia.cli.commands.inspect as inspect_commands
import naumachia.cli.commands.league as league_command
import naumachia.cli.commands.learn as learn_commands
import naumachia.cli.commands.letter as letter_commands
import naumachia.cli.commands.measure as measure_commands
import naumachia.cli.commands.new as new_command
import naumachia.cli.commands.play as play_commands
import naumachia.cli.commands.serve as serve_command
import naumachia.cli.commands.sheets as sheets_command
from naumachia import __version__
from naumachia.cli.common import Lang, err, explain
from naumachia.cli.translation import build, translation
from naumachia.correspondence import BadLetter
from naumachia.kernel.errors import Illegal, NaumachiaError
from naumachia.text import LANGUAGES, cited, speech

UsageProblem: type[Exception] = typer.BadParameter.__mro__[2]
"""The root of what Typer raises for wrong arguments; which module it lives in depends on Typer's version."""

app = typer.Typer(
    name="naumachia",
    help="Naval tabletop games, played by their rules.",
    add_completion=True,
    context_settings={"help_option_names": ["-h", "--help"]},
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)


@app.callback(invoke_without_command=True)
def root(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", "-V", help="Print the version.")] = False,
    lang: Lang = "en",
) -> None:
    """Naval tabletop games, played by their rules. Without a command: start the table and open the browser."""
    if version:
        typer.echo(__version__)
        raise typer.Exit
    if context.invoked_subcommand is None:
        serve_command.serve(log=serve_command.Log.none, lang=lang)


MODULES = (
    inspect_commands,
    play_commands,
    measure_commands,
    learn_commands,
    league_command,
    calibrate_command,
    fleet_command,
    sheets_command,
    new_command,
    letter_commands,
    serve_command,
    backup_commands,
    host_commands,
)
for module in MODULES:
    module.register(app)


def main() -> None:
    """Run a command; every mistake of the caller gets one clear answer and status 2, an illegal answer status 3."""
    _choose_language()
    _write_utf8()
    lang = _lang()
    try:
        sys.exit(build(app, lang)(standalone_mode=False))
    except typer.Abort:
        sys.exit(130)
    except UsageProblem as error:
        err.print(f"naumachia: {_usage(error, lang)} (naumachia --help)", markup=False)
        sys.exit(2)
    except BadLetter as error:
        words = speech(lang, error.game or None)
        err.print(f"naumachia: {words.say(error.message)}", markup=False)
        sys.exit(2)
    except Illegal as error:
        words = speech(lang, play_commands.game_in_hand())
        err.print(f"naumachia: {words.say(error.refusal)}{cited(error.refusal.rule)}", markup=False)
        sys.exit(3)
    except NaumachiaError as error:
        err.print(f"naumachia: {explain(error, lang, play_commands.game_in_hand())}", markup=False)
        sys.exit(2)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)
    except OSError as error:  # a file that cannot be read or written: the path and the system's reason
        told = {"file": str(error.filename or "none").removesuffix(".new"), "reason": error.strerror or str(error)}
        err.print(f"naumachia: {speech(lang).phrase('file-unusable', told)}", markup=False)
        sys.exit(2)


def _choose_language() -> None:
    """Take the language of the system where none was chosen for Naumachia."""
    system = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    if "NAUMACHIA_LANG" not in os.environ and system[:2].lower() in LANGUAGES:
        os.environ["NAUMACHIA_LANG"] = system[:2].lower()


def _write_utf8() -> None:
    """Write UTF-8 into pipes and files, whatever the system's encoding; a terminal shows what it can."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            if stream.isatty():
                stream.reconfigure(errors="replace")
            else:
                stream.reconfigure(encoding="utf-8")


def _usage(error: Exception, lang: str) -> str:
    told: str = getattr(error, "format_message", error.__str__)()
    text, words = " ".join(told.split()), translation(lang)
    return text if words is None else words.usage_error(text)


def _lang() -> str:
    """The language of help and error messages, read before anything else is."""
    for flag, value in zip(sys.argv, [*sys.argv[1:], ""], strict=True):
        name, _, joined = flag.partition("=")
        if name == "--lang" and (joined or value) in LANGUAGES:
            return joined or value
    chosen = os.environ.get("NAUMACHIA_LANG", "")
    return chosen if chosen in LANGUAGES else "en"
