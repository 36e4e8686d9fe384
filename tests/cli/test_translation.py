"""The help and the usage errors of the command line in French."""

from __future__ import annotations

import io
import os
import re
import sys
from contextlib import redirect_stderr, redirect_stdout
from unittest.mock import patch

import pytest
import typer

from naumachia.cli import main
from naumachia.cli.app import app
from naumachia.cli.translation import COMMON_HELP, ROOT, Command, Group, Translation, build, translation, walk
from naumachia.text import COMMON

SHIFTED = {"NAUMACHIA_LANG", "LC_ALL", "LC_MESSAGES", "LANG"}


def told(*args: str, **environment: str) -> tuple[str, str, int]:
    """Return the output of a command, its errors, and its status."""
    out, err, code = io.StringIO(), io.StringIO(), 0
    with patch.dict(os.environ), redirect_stdout(out), redirect_stderr(err), pytest.MonkeyPatch.context() as patched:
        for name in SHIFTED:
            os.environ.pop(name, None)
        os.environ |= environment
        patched.setattr(sys, "argv", ["naumachia", *args])
        try:
            main()
        except SystemExit as end:
            code = end.code if isinstance(end.code, int) else int(bool(end.code))
    return out.getvalue(), err.getvalue(), code


def words() -> Translation:
    found = translation("fr")
    assert found is not None
    return found


ENGLISH: dict[str, Command | Group] = dict(walk(build(app, "en")))
FRENCH: dict[str, Command | Group] = dict(walk(build(app, "fr")))
LIBRARY = re.compile(r"\b(Arguments:|Commands:|default|required|env var|Show this|range|COMMAND|str|int|float|path)\b")


def test_english_stands_in_the_code() -> None:
    assert translation("en") is None
    assert "Print the version." in told("--help", NAUMACHIA_LANG="en")[0]


@pytest.mark.parametrize("path", ENGLISH)
def test_no_english_is_left_in_the_french_help(path: str) -> None:
    shown = "naumachia" if path == ROOT else path
    out, err, code = told(*(() if path == ROOT else shown.split("-")), "--help", LANG="fr_FR.UTF-8")
    assert (err, code) == ("", 0)
    page = " ".join(out.split())
    english, french = ENGLISH[path], FRENCH[path]
    for mine, theirs in zip((english, *english.params), (french, *french.params), strict=True):
        text, replaced = getattr(mine, "help", None), getattr(theirs, "help", None)
        assert text
        assert replaced
        assert replaced != text
        assert " ".join(text.split()) not in page
    for name, each in getattr(english, "commands", {}).items():
        assert each.get_short_help_str(100) not in page
        assert getattr(french, "commands")[name].get_short_help_str(100) != each.get_short_help_str(100)  # noqa: B009
    plain = re.sub(r"(?<!\w)--?[\w-]+|NAUMACHIA_\w+|<\w+://\S+", "", out)
    assert not LIBRARY.findall(plain), page
    assert page.startswith(("Usage\u00a0:", "Usage :"))


def test_every_french_text_belongs_to_a_command_or_a_parameter() -> None:
    known = {path: {parameter.name for parameter in command.params} for path, command in ENGLISH.items()}
    everybody = {"help"}.union(*known.values())
    current = ""
    for line in (COMMON / "cli.fr.ftl").read_text(encoding="utf-8").splitlines():
        if found := re.match(r"help-([\w-]+) =", line):
            current = found[1]
            assert f"help-{current}" == COMMON_HELP or current in known, line
        elif found := re.match(r" +\.(\w+) =", line):
            assert found[1] in (everybody if f"help-{current}" == COMMON_HELP else known[current] | {"short"}), line


def test_the_language_is_chosen_in_every_way() -> None:
    for args, environment in (
        (("games", "--lang", "fr", "--help"), {}),
        (("--lang", "fr", "games", "--help"), {}),
        (("games", "--lang=fr", "--help"), {}),
        (("games", "--help"), {"LANG": "fr_FR.UTF-8"}),
        (("games", "--help"), {"NAUMACHIA_LANG": "fr", "LANG": "en_GB.UTF-8"}),
    ):
        assert "Les jeux disponibles." in told(*args, **environment)[0], args
    assert "The games there are." in told("games", "--lang", "en", "--help", LANG="fr_FR.UTF-8")[0]


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("gams",), "Il n’y a pas de commande « gams » ; est-ce games ?"),
        (("zzzzzz",), "Il n’y a pas de commande « zzzzzz »."),
        (("games", "--jsn"), "Il n’y a pas d’option --jsn ; est-ce --json ?"),
        (("games", "--zzz"), "Il n’y a pas d’option --zzz."),
        (("games", "--json=1"), "L’option --json ne prend pas de valeur."),
        (("match", "s3", "--seed"), "L’option --seed demande une valeur."),
        (("games", "x", "y"), "Arguments en trop : x y"),
        (("rules",), "Il manque l’argument game."),
        (("restore",), "Il manque l’argument source."),
        (("serve", "--port", "x"), "Valeur inadmissible pour --port : il faut un nombre entier"),
        (("serve", "--port", "-1"), "Valeur inadmissible pour --port : il faut 0 ou plus"),
        (("serve", "--port", "70000"), "Valeur inadmissible pour --port : il faut 65535 ou moins"),
        (("bench", "--seconds", "x"), "Valeur inadmissible pour --seconds : il faut un nombre"),
        (("letter", "begin", "s3", "--name", "A"), "Il manque l’option --keep."),
        (("match",), "Donnez un SCÉNARIO, ou --resume FICHIER."),
        (("matches", "--delete"), "Dites lesquelles : des noms de parties, --older JOURS ou --over."),
        (("games", "--lang", "de"), "Il n’y a pas de mots dans la langue « de ». Les langues sont : en, fr."),
        (
            ("new", "River"),
            "« River » n’est pas un nom de jeu : il a des minuscules, des chiffres et "
            "des traits bas, et commence par une lettre.",
        ),
        (("new", "corvus"), "Il y a déjà un jeu nommé « corvus »."),
        (
            ("new", "river_race", "--prefix", "R"),
            "« R » n’est pas un préfixe : il a au moins deux majuscules ou chiffres, et commence par une lettre.",
        ),
        (("new", "river_race", "--prefix", "TC"), "Un autre jeu a le préfixe TC ; choisissez-en un avec --prefix."),
        (("simulate", "s3", "--games", "1", "--rows", "a.txt"), "--rows écrit un fichier qui finit en .csv ou en .jsonl."),
    ],
)
def test_usage_errors_in_french(args: tuple[str, ...], said: str) -> None:
    _, err, code = told(*args, LANG="fr_FR.UTF-8")
    assert code == 2
    assert " ".join(err.split()).removeprefix("naumachia: ").removesuffix(" (naumachia --help)") == said


def test_what_an_older_typer_says_is_understood_too() -> None:
    said = words().usage_error
    assert said("No such option: --jsn Did you mean --json?") == "Il n’y a pas d’option --jsn\u202f; est-ce --json\u202f?"
    assert said("No such option '--jsn'.") == "Il n’y a pas d’option --jsn."
    assert said("Invalid value for '--port': 'x' is not a valid integer.").endswith("il faut un nombre entier")
    assert said("Something new.") == "Something new."


def test_the_app_is_typers() -> None:
    assert isinstance(app, typer.Typer)
