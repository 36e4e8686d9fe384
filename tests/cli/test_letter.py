"""Playing by letter in a terminal: begin, open, verify, and what is refused."""

from __future__ import annotations

import io
import json
import sys
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path

import pytest

from letter_friends import Friends
from naumachia.cli import main
from naumachia.correspondence import to_link, write


def run(*args: str, stdin: str = "", lang: str = "en") -> tuple[int, str, str]:
    told, complained, code = io.StringIO(), io.StringIO(), 0
    with pytest.MonkeyPatch.context() as patch, redirect_stdout(told), redirect_stderr(complained):
        patch.setenv("NAUMACHIA_LANG", lang)
        patch.setattr(sys, "argv", ["naumachia", *args])
        patch.setattr(sys, "stdin", io.StringIO(stdin))
        try:
            main()
        except SystemExit as end:
            code = end.code if isinstance(end.code, int) else int(bool(end.code))
    return code, told.getvalue(), complained.getvalue()


def test_two_letters(tmp_path: Path) -> None:
    anna, bea = str(tmp_path / "anna.json"), str(tmp_path / "bea.json")
    code, told, _ = run("letter", "begin", "touche_coule/s1", "--keep", anna, "--name", "Anna", stdin="1\n1\n")
    assert code == 0
    link = next(line for line in told.splitlines() if line.startswith("#letter="))
    assert (tmp_path / "anna-1.naumachia-letter").exists()
    assert (tmp_path / "anna.json").stat().st_mode & 0o777 == 0o600 or sys.platform == "win32"
    code, told, _ = run("letter", "open", link, "--keep", bea, "--name", "Béa", stdin="1\n1\n")
    assert code == 0
    assert "Letter 2 is written" in told
    code, told, _ = run("letter", "open", str(tmp_path / "bea-2.naumachia-letter"), "--keep", anna, stdin="q\n")
    assert code == 0
    code, told, _ = run("verify", str(tmp_path / "bea-2.naumachia-letter"))
    assert code == 0
    assert "2 letters of Anna – Béa replayed: 4 answers" in told
    code, told, _ = run("replay", str(tmp_path / "bea-2.naumachia-letter"))
    assert "[TC-4a.2]" in told
    assert run("letter", "begin", "touche_coule/s1", "--keep", anna, "--name", "Anna")[0] == 2


def test_an_answer_is_kept_before_the_letter_is_sent(tmp_path: Path) -> None:
    keep = str(tmp_path / "anna.json")
    run("letter", "begin", "touche_coule/s1", "--keep", keep, "--name", "Anna", stdin="1\n")
    assert json.loads(Path(keep).read_text())["draft"] == ["1"]


def test_refusals_in_both_languages(tmp_path: Path) -> None:
    letters = Friends("touche_coule", "s1-two-liburnians").write(2).sent[-1]
    file = tmp_path / "letter"
    file.write_text(write(letters).replace("Anna", "Anne"), encoding="utf-8")
    code, _, why = run("verify", str(file))
    assert (code, why) == (2, "naumachia: This letter is not as it was written: something in it was changed.\n")
    code, _, why = run("verify", str(file), lang="fr")
    assert why.startswith("naumachia: Cette lettre n’est pas telle qu’elle a été écrite")
    code, _, why = run("letter", "open", to_link(letters), "--keep", str(tmp_path / "cleo.json"), "--name", "Cléo")
    assert code == 2
    assert "not kept here" in why
    (tmp_path / "broken.json").write_text("{")
    assert run("letter", "open", to_link(letters), "--keep", str(tmp_path / "broken.json"))[0] == 2


def test_what_is_proved_of_a_whole_match(tmp_path: Path) -> None:
    file = tmp_path / "duel.naumachia-letter"
    file.write_text(write(Friends("trireme_ship", "ts1-two-captains", throws="own").write(6).sent[-1]), encoding="utf-8")
    code, told, _ = run("verify", str(file))
    assert code == 0
    assert "sealed sheets opened as they were sealed" in told
    assert "dice fall at once" in told
    found = json.loads(run("verify", str(file), "--json")[1])
    assert found["letters"] == 6
    assert found["opened"] >= 1
