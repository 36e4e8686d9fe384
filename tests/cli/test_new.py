"""`naumachia new`: what it writes is a game that passes the conformance suite as it stands."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from naumachia.cli.app import app
from naumachia.cli.commands.new import TEMPLATE

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")


def run(*arguments: str, games: Path | None = None) -> subprocess.CompletedProcess[str]:
    """A command in a process of its own, with a folder of games beside those of the program."""
    env = os.environ | ({"NAUMACHIA_GAMES": str(games)} if games else {})
    return subprocess.run([sys.executable, "-m", *arguments], cwd=ROOT, capture_output=True, text=True, env=env)


def suite(games: Path, name: str) -> None:
    done = run("pytest", "-q", "-p", "no:cacheprovider", "-n0", "tests/conformance", "-k", name, games=games)
    assert done.returncode == 0, done.stdout[-3000:]
    assert int(re.findall(r"(\d+) passed", done.stdout)[0]) > 35


@pytest.mark.timeout(300)
def test_the_steps_of_the_tutorial_give_a_game_that_is_green(tmp_path: Path) -> None:
    """The section *Add a game* of CONTRIBUTING, step by step: write it, then change each file as it says there."""
    made = CliRunner().invoke(app, ["new", "river_race", "--into", str(tmp_path)])
    assert made.exit_code == 0, made.output
    folder = tmp_path / "river_race"
    section = GUIDE.partition("## Add a game")[2].partition("\n## ")[0]
    steps = re.findall(r"In `([\w./]+)`[^\n]*:\n\n```diff\n(.*?)```", section, re.S)
    assert len(steps) > 4
    for file, diff in steps:
        path = folder / file
        text = path.read_text(encoding="utf-8")
        old = "".join(line[1:] + "\n" for line in diff.splitlines() if line[:1] != "+")
        new = "".join(line[1:] + "\n" for line in diff.splitlines() if line[:1] != "-")
        assert text.count(old) == 1, f"{file}: {old}"
        path.write_text(text.replace(old, new), encoding="utf-8")
    suite(tmp_path, "river_race")
    told = run("naumachia", "games", games=tmp_path)
    assert "river_race" in told.stdout
    assert run("naumachia", "simulate", "river_race/first", "--games", "4", games=tmp_path).returncode == 0
    # the commands it shows, and the one that `new` prints
    text = section + made.output.replace("\n", "")
    shown = re.findall(r"naumachia (?!new\b)\w+ river_race/first", text)
    assert len(shown) == 2
    for command in shown:
        played = run(*command.split(), games=tmp_path)
        assert played.returncode == 0, f"{command}: {played.stderr}"


def test_names_that_cannot_be_are_refused_and_write_nothing(tmp_path: Path) -> None:
    for arguments in (["River"], ["2boats"], ["touche_coule"], ["tempest_calm"], ["pond", "--prefix", "p"]):
        done = CliRunner().invoke(app, ["new", *arguments, "--into", str(tmp_path)])
        assert done.exit_code != 0, arguments
        assert not list(tmp_path.iterdir())


def test_a_folder_that_exists_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "pond_race").mkdir()
    assert CliRunner().invoke(app, ["new", "pond_race", "--into", str(tmp_path)]).exit_code != 0
    assert not list((tmp_path / "pond_race").iterdir())


def test_nothing_of_the_template_is_left_in_the_copy(tmp_path: Path) -> None:
    assert CliRunner().invoke(app, ["new", "pond_race", "--prefix", "PO", "--into", str(tmp_path)]).exit_code == 0
    copied = {path.relative_to(tmp_path / "pond_race") for path in tmp_path.rglob("*") if path.is_file()}
    assert copied == {path.relative_to(TEMPLATE) for path in TEMPLATE.rglob("*") if path.suffix in (".py", ".toml", ".ftl")}
    text = "".join(path.read_text(encoding="utf-8") for path in tmp_path.rglob("*") if path.is_file())
    assert not re.search(r"smallest|Smallest|\bSG-", text)
    assert "PO-1" in text
