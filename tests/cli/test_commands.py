"""The command line as a user meets it: its output, its exit status."""

from __future__ import annotations

import csv
import io
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import redirect_stderr, redirect_stdout
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from naumachia import __version__
from naumachia.cli import main
from naumachia.games import games
from naumachia.lab import matches

VECTORS = Path(__file__).parent.parent / "vectors" / "touche_coule"


def naumachia(*args: str, stdin: str = "", status: int = 0) -> subprocess.CompletedProcess[str]:
    """A command as a process would carry it out, in this one: to start the program takes longer than most of what it is told."""
    told, complained, code = io.StringIO(), io.StringIO(), 0
    with pytest.MonkeyPatch.context() as patch, redirect_stdout(told), redirect_stderr(complained):
        patch.setenv("NAUMACHIA_LANG", "en")
        patch.setattr(sys, "argv", ["naumachia", *args])
        patch.setattr(sys, "stdin", io.StringIO(stdin))
        try:
            main()
        except SystemExit as end:
            code = end.code if isinstance(end.code, int) else int(bool(end.code))
    return checked(subprocess.CompletedProcess(args, code, told.getvalue(), complained.getvalue()), status)


def process(*args: str, stdin: str = "", status: int = 0) -> subprocess.CompletedProcess[str]:
    """The same in a process of its own."""
    environment = {**os.environ, "NAUMACHIA_LANG": "en", "PYTHONUTF8": "1"}
    command = [sys.executable, "-m", "naumachia.cli", *args]
    done = subprocess.run(command, input=stdin, capture_output=True, text=True, env=environment, timeout=120, check=False)
    return checked(done, status)


def checked(done: subprocess.CompletedProcess[str], status: int) -> subprocess.CompletedProcess[str]:
    """It ended as it should, and without a word about the inside of the program."""
    assert done.returncode == status, (done.returncode, done.stdout, done.stderr)
    assert "Traceback" not in done.stderr
    return done


@pytest.mark.parametrize(
    ("args", "status"), [(("games",), 0), (("match", "nowhere"), 2), (("rules", "touche_coule", "TC-5a"), 0)]
)
def test_a_process_says_what_the_tests_hear(args: tuple[str, ...], status: int) -> None:
    alone, here = process(*args, status=status), naumachia(*args, status=status)
    assert (alone.stdout, alone.stderr) == (here.stdout, here.stderr)


def as_json(*args: str) -> Any:
    return json.loads(naumachia(*args, "--json").stdout)


def test_games_and_scenarios_are_lists() -> None:
    assert "touche_coule" in [game["name"] for game in as_json("games")]
    found = as_json("scenarios", "touche_coule")
    assert len(found) == 7
    assert found[2]["title"] == "Touché, coulé!"
    assert "Deux liburnes" in naumachia("scenarios", "touche_coule", "--lang", "fr").stdout


def test_a_match_is_recorded_told_again_and_verified(tmp_path: Path) -> None:
    record = str(tmp_path / "match.jsonl")
    args = ("match", "s3", "--seat", "red=helmsman", "--seat", "blue=castaway", "--seed", "7", "--lang", "fr")
    told = naumachia(*args, "--record", record).stdout
    assert "La liburne rouge" in told
    assert "[TC-6.2]" in told
    assert naumachia("replay", record, "--lang", "fr").stdout.splitlines()[0] in told
    found = as_json("verify", record)
    assert found["finished"]
    assert found["proved"] == found["dice"] > 0
    again = naumachia(*args).stdout
    assert again.splitlines()[:20] == told.splitlines()[:20], "the same seed gives the same match"


def test_a_tampered_record_is_refused_with_its_line(tmp_path: Path) -> None:
    record = tmp_path / "match.jsonl"
    naumachia("match", "s3", "--seat", "red=castaway", "--seat", "blue=castaway", "--seed", "3", "--record", str(record))
    lines = record.read_text().splitlines()
    die = next(place for place, line in enumerate(lines[1:], 1) if '"seat"' not in line and '"end"' not in line)
    entry = json.loads(lines[die])
    lines[die] = json.dumps({**entry, "answer": 7 - entry["answer"]})
    record.write_text("\n".join(lines) + "\n")
    assert f"Line {die + 1} " in naumachia("verify", str(record), status=2).stderr


def test_a_newer_record_is_refused_in_one_sentence(tmp_path: Path) -> None:
    record = tmp_path / "match.jsonl"
    naumachia("match", "s1", "--seat", "red=castaway", "--seat", "blue=castaway", "--seed", "3", "--record", str(record))
    head, rest = record.read_text().split("\n", 1)
    record.write_text(json.dumps({**json.loads(head), "rules": 99}) + "\n" + rest)
    said = naumachia("replay", str(record), status=2).stderr.strip()
    assert "version 99" in said
    assert "\n" not in said


def test_simulate_reports_shares_with_intervals() -> None:
    args = ("simulate", "s1", "--games", "6", "--seat", "red=castaway", "--seat", "blue=castaway", "--seed", "5")
    one, two = as_json(*args), as_json(*args, "--jobs", "2")
    assert one["games"] == 6
    assert [side["wins"] for side in one["sides"]] == [side["wins"] for side in two["sides"]]
    assert 0 <= one["sides"][0]["share"]["low"] <= one["sides"][0]["share"]["share"] <= one["sides"][0]["share"]["high"] <= 1


def test_captains_share_a_side(tmp_path: Path) -> None:
    """WG-1.0 A seat for each, named on the command line; the record proves itself; programs may change sides."""
    record = str(tmp_path / "shared.jsonl")
    shared = ("s05", "--option", "captains=2", "--option", "turns=1")
    random = ("--seat", "R=castaway", "--seat", "R-2=castaway", "--seat", "S=castaway", "--seat", "S-2=castaway")
    naumachia("match", *shared, *random, "--seed", "4", "--record", record)
    assert as_json("verify", record)["finished"]
    assert {"R", "R-2", "S", "S-2"} <= {json.loads(line).get("seat") for line in Path(record).read_text().splitlines()}
    found = as_json("simulate", *shared, *random, "--games", "2", "--swap")
    assert [side["name"] for side in found["sides"]] == ["R", "S"]
    wrong = naumachia("match", "s01", "--option", "captains=2", "--seat", "A-2=castaway", status=2)
    assert "A-2" in wrong.stderr


def test_run_and_legal_read_a_vector() -> None:
    file = str(VECTORS / "x20-x21-ram-then-fire.toml")
    cases = as_json("run", file)
    assert any(event["key"] == "rammed" for case in cases for event in case["events"])
    assert not any(case["failures"] for case in cases)
    assert "TC-5a.3" in naumachia("run", file).stdout
    shown = naumachia("legal", str(VECTORS / "x50-x52-touching-and-paths.toml")).stdout
    assert "straight" in shown


def test_run_tells_a_sheet_that_waits_for_another(tmp_path: Path) -> None:
    """A value that was not there before is null, on the terminal as in JSON; the lines of the sheet may stand in any order."""
    file = tmp_path / "sheet.toml"
    file.write_text('game = "trireme_ship"\nscenario = "ts-six-a-side"\nanswers = ["R2: A; R1: A"]\n')
    assert 'sealed: null → {"red":[["R1","A"],["R2","A"],["R3",""]' in naumachia("run", str(file)).stdout
    (case,) = as_json("run", str(file))
    assert next(change["before"] for change in case["changes"] if change["key"] == "sealed") is None


def test_run_tells_what_the_lines_of_a_sheet_take(tmp_path: Path) -> None:
    """Six ships have more sheets than anybody reads."""
    file = tmp_path / "sheets.toml"
    file.write_text(
        'game = "trireme_ship"\n[[case]]\nname = "one sheet of two"\nrules = ["TS-3.1"]\nscenario = "ts-six-a-side"\n'
        'answers = ["R2: A; R1: A A"]\n'
    )
    told = naumachia("run", str(file)).stdout
    assert re.search(r"^    Y1: A L R K", told, re.M), "one line for each line of the sheet that is still to be written"
    assert '"red":[["R1","A A"],["R2","A"],["R3",""]' in told, "lines in any order, and those left out change nothing"
    assert "    R1:" not in told
    assert len(told) < 1000


@pytest.mark.parametrize("closed", [">&-", ">&- 2>&-", "<&-"])
def test_streams_that_are_closed(closed: str, tmp_path: Path) -> None:
    """Printing into nothing is no error, and no file gets the number of a standard stream."""
    kept = tmp_path / "kept.jsonl"
    seats = "--seat red=castaway --seat blue=castaway --seed 3"
    command = f"{sys.executable} -m naumachia.cli match s1 {seats} --record {kept} {closed}"
    done = subprocess.run(command, shell=True, stderr=subprocess.PIPE, text=True, timeout=120, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert naumachia("verify", str(kept)).stdout


def test_an_illegal_answer_names_the_rule_and_exits_3(tmp_path: Path) -> None:
    file = tmp_path / "bad.toml"
    file.write_text('game = "touche_coule"\nscenario = "s3"\nanswers = ["3"]\n')
    assert "TC-4a.1" in naumachia("run", str(file), status=3).stderr


def test_legal_gives_exact_odds(tmp_path: Path) -> None:
    file = tmp_path / "ram.toml"
    file.write_text(
        """
game = "touche_coule"
answers = ["2"]
[scenario]
order = ["RL", "BL"]
[scenario.ships]
RL = { camp = "red", kind = "liburnian", bow = [0, 0], facing = 0, speed = 1 }
BL = { camp = "blue", kind = "liburnian", bow = [1, 0], facing = 3 }
"""
    )
    options = as_json("legal", str(file))
    straight = next(option for option in options if option["answer"] == "straight")
    assert [share["p"] for share in straight["odds"]] == ["1/2", "1/2"]
    assert straight["rule"] == "TC-5a.1"


def test_rules_and_charts() -> None:
    found = as_json("rules", "touche_coule", "TC-5a.3")
    assert [rule["id"] for rule in found] == ["TC-5a.3"]
    assert found[0]["text"]
    charts = as_json("charts", "touche_coule")
    assert charts["ram"]["provenance"] == "seed"
    assert "reconstructed" in naumachia("charts", "touche_coule").stdout
    french = naumachia("charts", "touche_coule", "--lang", "fr").stdout
    assert all(word in french for word in ("Règles facultatives", "Liburne", "vitesse maximale 3", "La règle montre"))


def test_own_charts_are_used_and_kept_in_the_record(tmp_path: Path) -> None:
    own, record = tmp_path / "own.toml", tmp_path / "match.jsonl"
    own.write_text("[edge]\ndamage = 3\nspeed_after = 0\n")
    args = ("--seat", "red=castaway", "--seat", "blue=castaway", "--seed", "1", "--charts", str(own), "--record", str(record))
    naumachia("match", "s1", *args)
    assert json.loads(record.read_text().splitlines()[0])["tables"]["edge"]["provenance"] == "user"
    assert as_json("verify", str(record))["finished"]


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (("blah",), "blah"),
        (("match",), "SCENARIO"),
        (("match", "nowhere"), "nowhere"),
        (("match", "s3", "--seat", "red"), "SEAT=PLAYER"),
        (("match", "s3", "--seat", "green=helmsman"), "green"),
        (("match", "s3", "--seat", "red=nobody"), "nobody"),
        (("match", "s3", "--option", "TC-O9=1"), "TC-O9"),
        (("match", "s3", "--option", "rounds"), "NAME=NUMBER"),
        (("simulate", "s3", "--games", "none"), "--games"),
        (("rules", "touche_coule", "TC-99"), "TC-99"),
        (("charts", "chess"), "chess"),
        (("run", "nowhere.toml"), "nowhere.toml"),
        (("verify", "nowhere.jsonl"), "nowhere.jsonl"),
    ],
)
def test_wrong_arguments_get_a_helpful_line_and_status_2(args: tuple[str, ...], words: str) -> None:
    done = naumachia(*args, status=2)
    assert words in done.stderr
    assert len(done.stderr.strip().splitlines()) <= 2


def test_a_wrong_scenario_file_names_every_fault_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "wrong.toml"
    text = (Path(__file__).parents[2] / "src/naumachia/games/touche_coule/scenarios/s1-two-liburnians.toml").read_text()
    file.write_text(text.replace("facing = 0", 'facing = "east"').replace('kind = "liburnian", bow = [4, 1]', "bow = 3"))
    said = naumachia("match", str(file), status=2).stderr
    assert "line 11" in said
    assert "ships.RL.facing" in said
    assert "ships.BL.kind" in said
    assert "ships.BL.bow" in said


def test_a_person_plays_in_the_terminal(tmp_path: Path) -> None:
    record = tmp_path / "match.jsonl"
    typed = "9\n1\nw RL\no 1\n1\nq\n"
    done = naumachia("match", "s1", "--seat", "red=human", "--seed", "2", "--record", str(record), stdin=typed)
    assert "may announce 0 to 1, not 9" in done.stdout
    assert "[TC-5b.2]" in done.stdout, "why not"
    assert "--resume" in done.stdout
    more = naumachia("match", "--resume", str(record), "--seat", "red=castaway", "--seat", "blue=castaway", "--lang", "fr")
    assert "La partie est finie" in more.stdout


def test_dice_can_be_typed_in() -> None:
    done = naumachia("match", "s1", "--seat", "red=human", "--seat", "blue=human", "--typed-dice", stdin="1\nq\n")
    assert "speed 1" in done.stdout


def test_bench_prints_numbers() -> None:
    rows = as_json("bench", "touche_coule", "--seconds", "0.2")
    assert rows[0]["actions_per_second"] > 0
    assert rows[0]["step_us"] > 0


def test_a_match_goes_on_after_a_power_cut_in_the_middle_of_a_line(tmp_path: Path) -> None:
    record = tmp_path / "match.jsonl"
    naumachia("match", "s1", "--seat", "red=human", "--seed", "2", "--record", str(record), stdin="1\n1\nq\n")
    whole = record.read_bytes()
    record.write_bytes(whole[:-9])
    naumachia("replay", str(record), status=2)
    assert "[TC-6" in naumachia("match", "--resume", str(record), "--seat", "red=castaway", "--seat", "blue=castaway").stdout
    assert as_json("verify", str(record))["finished"]


@pytest.mark.parametrize(
    ("args", "quota"),
    [
        ((), None),
        (("--public", "https://naumachia.example"), 1000),
        (("--public", "https://naumachia.example", "--quota", "0"), None),
        (("--quota", "7"), 7),
    ],
)
def test_strangers_have_a_quota(monkeypatch: pytest.MonkeyPatch, args: tuple[str, ...], quota: int | None) -> None:
    """D13: without one a visitor may fill the disk."""
    asked: list[Any] = []
    monkeypatch.setattr("naumachia.server.start.run.serve", lambda **wishes: asked.append(wishes["keeping"].quota))
    naumachia("serve", *args)
    assert asked == [quota]


@pytest.mark.parametrize("form", ["csv", "jsonl"])
def test_simulate_writes_a_row_for_each_match(tmp_path: Path, form: str) -> None:
    file = tmp_path / f"rows.{form}"
    args = (
        "simulate",
        "s1",
        "--seat",
        "red=castaway",
        "--seat",
        "blue=castaway",
        "--games",
        "3",
        "--seed",
        "9",
        "--rows",
        str(file),
    )
    found = as_json(*args)
    text = file.read_text()
    rows = list(csv.DictReader(text.splitlines())) if form == "csv" else [json.loads(line) for line in text.splitlines()]
    assert [int(row["number"]) for row in rows] == [0, 1, 2]
    assert {row["player_red"] for row in rows} == {"castaway"}
    task = [str(rows[0][name]) for name in ("game", "rules", "scenario", "seed")]
    assert task == ["touche_coule", str(games()["touche_coule"].version), "s1-two-liburnians", "9"]
    assert sum(row["winner"] == "red" for row in rows) == found["sides"][0]["wins"]
    assert all(len(row["hash"]) == 16 and row["rule"].startswith("TC-") for row in rows)
    assert found["simulated"] == {
        "naumachia": __version__,
        "game": "touche_coule",
        "rules": games()["touche_coule"].version,
        "scenario": "s1-two-liburnians",
        "options": {},
        "charts": [],
        "players": {"red": "castaway", "blue": "castaway"},
        "seed": "9",
        "swap": False,
    }
    again = tmp_path / f"again.{form}"
    naumachia(*args[:-1], str(again), "--jobs", "2")
    timeless = re.compile(r'"(?:seconds|longest)":[\d.e-]+|(?<=,)[\d.]+(?:e-\d+)?,[\d.]+(?:e-\d+)?(?=,[0-9a-f]{16})')
    assert timeless.sub("", again.read_text()) == timeless.sub("", text), "the number of processes changes no match"


def test_simulate_reports_what_is_done_when_it_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(task: Any, games: int, jobs: int) -> Iterator[Any]:
        yield from islice(matches(task, games, jobs), 2)
        raise KeyboardInterrupt

    monkeypatch.setattr("naumachia.cli.commands.measure.matches", stopped)
    args = ("simulate", "s1", "--seat", "red=castaway", "--seat", "blue=castaway", "--games", "50")
    assert "Stopped after 2 of 50 matches." in naumachia(*args).stdout
    found = as_json(*args)
    assert (found["games"], found["asked"]) == (2, 50)


def test_simulate_tells_the_endings_in_words() -> None:
    told = naumachia("simulate", "s1", "--games", "3", "--seat", "red=random", "--seat", "blue=random", "--lang", "fr").stdout
    assert "l’emporte" in told
    assert "3 parties" in told
    assert told.startswith("touche_coule/s1-two-liburnians, graine 1, red=castaway, blue=castaway (naumachia ")


def test_a_report_begins_with_what_was_simulated() -> None:
    args = ("simulate", "s1", "--games", "1", "--seed", "7", "--seat", "red=castaway", "--seat", "blue=castaway")
    told = naumachia(*args, "--swap", "--option", "TC-O1=1").stdout.splitlines()[0]
    assert "seed 7, red=castaway, blue=castaway, sides changed every second match, TC-O1=1 (" in told


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("match", "s33"), "Did you mean touche_coule/s3-touche-coule?"),
        (("match", "touche_cool/s3"), "Did you mean touche_coule?"),
        (("match", "s1-two-liburnian"), "Did you mean touche_coule/s1-two-liburnians?"),
        (("match", "zzzz"), '"naumachia scenarios" lists all'),
        (("games", "--lang", "de"), "The languages are: en, fr."),
        (
            ("match", "s1", "--record", "/no/such/x.jsonl", *("--seat", "red=castaway", "--seat", "blue=castaway")),
            "/no/such/x.jsonl",
        ),
        (("sheets", "ts1", "--out", "/no/such/x.html"), "/no/such/x.html: No such file or directory."),
        (("simulate", "s1", "--rows", "rows.txt"), ".csv or .jsonl"),
        (("matches", "--database", "postgresql://u:secret@127.0.0.1:1/x"), "refused. Is PostgreSQL running?"),
        (("serve", "--no-open", "--database", "postgresql://u:secret@127.0.0.1:1/x"), "refused. Is PostgreSQL running?"),
        (("sheets", "touche_coule/s1"), 'The game "touche_coule" has no record sheets'),
    ],
)
def test_a_mistake_is_one_sentence(args: tuple[str, ...], said: str) -> None:
    told = naumachia(*args, status=2).stderr
    assert said in " ".join(told.split())
    assert "secret" not in told
    assert len(told) < 400


def test_a_folder_is_no_record(tmp_path: Path) -> None:
    told = naumachia(
        "match", "s1", "--seat", "red=castaway", "--seat", "blue=castaway", "--record", str(tmp_path), status=2
    ).stderr
    assert str(tmp_path) in told


def test_the_peer_says_what_it_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "chess", None)
    assert "pip install chess" in naumachia("bench", "touche_coule", "--peer", "--seconds", "0.1", status=2).stderr


@pytest.mark.parametrize("encoding", ["cp1252", "ascii"])
def test_a_log_goes_into_a_file_as_utf_8(encoding: str) -> None:
    """The encoding of a pipe on Windows knows neither dice nor arrows."""
    command = [
        sys.executable,
        "-m",
        "naumachia.cli",
        "match",
        "s3",
        "--seed",
        "3",
        "--seat",
        "red=castaway",
        "--seat",
        "blue=castaway",
    ]
    environment = {**os.environ, "NAUMACHIA_LANG": "fr", "PYTHONIOENCODING": encoding, "PYTHONUTF8": "0"}
    done = subprocess.run(command, capture_output=True, env=environment, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    assert re.search("[⚀-⚅]", done.stdout.decode())


def test_short_options_and_the_language_of_the_system() -> None:
    assert "Usage" in naumachia("-h").stdout
    assert "Usage" in naumachia("match", "-h").stdout
    assert naumachia("-V").stdout.strip() == __version__
    environment = {name: value for name, value in os.environ.items() if name not in ("NAUMACHIA_LANG", "LC_ALL", "LC_MESSAGES")}
    command = [sys.executable, "-m", "naumachia.cli", "games"]
    told = subprocess.run(command, capture_output=True, env={**environment, "LANG": "fr_FR.UTF-8"}, timeout=60, check=False)
    assert "vaisseaux" in told.stdout.decode()
