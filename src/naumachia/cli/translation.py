"""Help and usage errors of the command line in another language than English.

The English texts stand in the code, where Typer reads them. Another language has a file `locales/cli.LANG.ftl`: one message for
each command, with an attribute for each parameter, and the words that Typer itself uses.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import typer
from typer.core import TyperArgument, TyperCommand, TyperGroup, TyperOption

from naumachia.text import COMMON

ROOT = "naumachia"
COMMON_HELP = "help-common"
TAIL = re.compile(r"  \[([^\]]*)\]$|^\[([^\]]*)\]$")
"""The end of the help of a parameter, added by Typer: its variable, its default, its range."""
EXTRAS = {"env var": "typer-variable", "default": "typer-default"}
TYPE = re.compile(r"<([a-z ]+|list\[\w+\])>")
METAVAR = re.compile(r"\b([A-Z]+)=([A-Z]+)\b")
USAGE_ERRORS = (
    (r"No such command '(?P<name>.*?)'. Did you mean (?P<known>.*)\?", "typer-no-command-but"),
    (r"No such command '(?P<name>.*)'\.", "typer-no-command"),
    (
        r"No such option:? '?(?P<name>[^ ']*)'?\.? (?:\(Possible options: |Did you mean )(?P<known>.*?)\??\)?",
        "typer-no-option-but",
    ),
    (r"No such option:? '?(?P<name>[^ ']*)'?\.?", "typer-no-option"),
    (r"Option '(?P<name>.*)' does not take a value\.", "typer-no-value"),
    (r"Option '(?P<name>.*)' requires .*", "typer-needs-value"),
    (r"Got unexpected extra arguments?(?:\(s\))? \((?P<names>.*)\)", "typer-too-many"),
    (r"Missing (?P<kind>argument|option) '(?P<name>[^']*)'.*", "typer-missing"),
    (r"Invalid value for '?(?P<name>[^ ']*)'?(?: \(env var: .*?\))?: (?P<problem>.*)", "typer-invalid"),
    (r"Invalid value: (?P<problem>.*)", ""),
)
"""Texts of Typer about wrong arguments, in all versions this program runs with, and their words. Without words only the
problem is told."""
PROBLEMS = (
    (r"Input should be a valid integer.*|.* is not a valid integer\.?", "typer-not-integer"),
    (r"Input should be a valid number.*|.* is not a valid float\.?", "typer-not-number"),
    (r"Input should be greater than or equal to (?P<limit>\S+)", "typer-at-least"),
    (r"Input should be less than or equal to (?P<limit>\S+)", "typer-at-most"),
    (r"\w+ '(?P<name>.*)' does not exist\.?", "typer-no-file"),
)


class Translation:
    """The words of one language for the command line."""

    def __init__(self, lang: str) -> None:
        from naumachia.fluent_bundle import Bundle  # here: with Babel it takes a third of the start, and English needs none

        self.bundle = Bundle(lang)
        self.bundle.add_file(COMMON / f"cli.{lang}.ftl")

    def say(self, key: str, **args: object) -> str:
        """Return the words of a message."""
        pattern = self.bundle.get_message(key).value
        assert pattern is not None
        return str(self.bundle.format_pattern(pattern, args)[0])

    def knows(self, key: str) -> bool:
        """Whether there are words for a key."""
        return bool(self.bundle.has_message(key))

    def help_of(self, command: str) -> str | None:
        """Return the help of a command, None without one."""
        return self.say(f"help-{command}") if self.knows(f"help-{command}") else None

    def attribute(self, command: str, name: str) -> str | None:
        """Return the help of a parameter of a command (or `short`), else the one that all commands share, else None."""
        for key in (f"help-{command}", COMMON_HELP):
            if self.knows(key) and name in self.bundle.get_message(key).attributes:
                return str(self.bundle.format_pattern(self.bundle.get_message(key).attributes[name])[0])
        return None

    def record(self, names: str, text: str) -> tuple[str, str]:
        """Return a line of the list of parameters, as Typer makes it, with its types, variable and default translated."""
        found = TAIL.search(text)
        if found is not None:
            extras = "; ".join(map(self._extra, (found[1] or found[2]).split("; ")))
            text = f"{text[: found.start()]}  [{extras}]".lstrip()
        return METAVAR.sub(self._metavar, TYPE.sub(lambda match: f"<{self._type(match[1])}>", names)), text

    def _metavar(self, found: re.Match[str]) -> str:
        key = f"typer-metavar-{found[1]}-{found[2]}"
        return self.say(key) if self.knows(key) else found[0]

    def _extra(self, extra: str) -> str:
        name, _, value = extra.partition(": ")
        if extra == "required":
            return self.say("typer-required")
        return self.say(EXTRAS[name], value=value) if name in EXTRAS else extra

    def _type(self, name: str) -> str:
        key = "typer-type-" + re.sub(r"\W+", "-", name).strip("-")
        return self.say(key) if self.knows(key) else name

    def usage_error(self, text: str) -> str:
        """Return what Typer says of wrong arguments; as it is where there are no words for it."""
        for pattern, key in USAGE_ERRORS:
            if (found := re.fullmatch(pattern, text)) is not None:
                args: dict[str, object] = {**found.groupdict()}
                if "problem" in args:
                    args["problem"] = self._problem(str(args["problem"]))
                if "known" in args:
                    args["known"] = str(args["known"]).replace("'", "")
                return self.say(key, **args) if key else str(args["problem"])
        return text

    def _problem(self, text: str) -> str:
        for pattern, key in PROBLEMS:
            if (found := re.fullmatch(pattern, text)) is not None:
                return self.say(key, **found.groupdict())
        return text


@cache
def translation(lang: str) -> Translation | None:
    """Return the words of a language; None for English, which stands in the code."""
    return Translation(lang) if (COMMON / f"cli.{lang}.ftl").exists() else None


class Command(TyperCommand):
    """A command whose help may be in another language."""

    words: Translation | None = None

    def format_usage(self, ctx: Any, formatter: Any) -> None:  # their types are private to some versions of Typer
        """Write the line that shows how the command is called."""
        if self.words is None:
            super().format_usage(ctx, formatter)
        else:
            _write_usage(self.words, ctx, formatter, self.collect_usage_pieces(ctx))

    def format_options(self, ctx: Any, formatter: Any) -> None:
        """Write the lists of arguments and options."""
        if self.words is None:
            super().format_options(ctx, formatter)
        else:
            _write_parameters(self.words, ctx, formatter, self.get_params(ctx))


class Group(TyperGroup):
    """A group of commands whose help may be in another language."""

    words: Translation | None = None

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        """Write the line that shows how the command is called."""
        if self.words is None:
            super().format_usage(ctx, formatter)
        else:
            _write_usage(self.words, ctx, formatter, self.collect_usage_pieces(ctx))

    def format_options(self, ctx: Any, formatter: Any) -> None:
        """Write the lists of options and commands."""
        if self.words is None:
            super().format_options(ctx, formatter)
        else:
            _write_parameters(self.words, ctx, formatter, self.get_params(ctx))
            rows = [(name, command.get_short_help_str(formatter.width - 20)) for name, command in self.commands.items()]
            with formatter.section(self.words.say("typer-commands")):
                formatter.write_dl(rows)


def _write_usage(words: Translation, ctx: Any, formatter: Any, pieces: list[str]) -> None:
    places = {"[OPTIONS]": "typer-options-place", "COMMAND [ARGS]...": "typer-command-place"}
    told = " ".join(words.say(places[piece]) if piece in places else piece for piece in pieces)
    formatter.write_usage(ctx.command_path, told, prefix=words.say("typer-usage"))


def _write_parameters(words: Translation, ctx: Any, formatter: Any, parameters: list[Any]) -> None:
    for kind in ("argument", "option"):
        rows = []
        for one in parameters:
            record = one.get_help_record(ctx) if one.param_type_name == kind else None
            if record is not None:
                rows.append(words.record(record[0], words.attribute(ROOT, "help") or "" if "--help" in one.opts else record[1]))
        if rows:
            with formatter.section(words.say(f"typer-{kind}s")):
                formatter.write_dl(rows)


def build(app: typer.Typer, lang: str) -> Command | Group:
    """Return the commands of an app, with their help in a language."""
    for one in (app, *[group.typer_instance for group in app.registered_groups]):
        assert one is not None
        one.info.cls = Group
        for command in one.registered_commands:
            command.cls = Command
    found: Any = typer.main.get_command(app)
    root: Command | Group = found
    words = translation(lang)
    if words is not None:
        for path, each in walk(root):
            translate(each, path, words)
    return root


def walk(command: Command | Group, path: str = "") -> Iterator[tuple[str, Command | Group]]:
    """Yield every command with its path: the names of its groups and its own, joined by hyphens."""
    yield path or ROOT, command
    for name, one in getattr(command, "commands", {}).items():
        yield from walk(one, f"{path}-{name}".strip("-"))


def translate(command: Command | Group, path: str, words: Translation) -> None:
    """Replace the help of a command and its parameters, as far as there are words."""
    command.words = words
    told = words.help_of(path)
    if told is not None:
        command.help, command.short_help = told, words.attribute(path, "short")
    for parameter in command.params:
        assert isinstance(parameter, TyperArgument | TyperOption)
        parameter.help = words.attribute(path, parameter.name or "") or parameter.help
