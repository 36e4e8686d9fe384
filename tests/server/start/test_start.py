"""Errors of a host on the command line: each has a sentence in both languages, and nothing has been begun."""

from __future__ import annotations

from pathlib import Path

import pytest

from naumachia.cli import main
from naumachia.server.matches.matches import Matches
from naumachia.server.matches.retention import Retention
from naumachia.server.storage.store import Store
from naumachia.server.workers.pool import WorkerPool
from naumachia.text import LANGUAGES

ROOT = Path(__file__).parents[3]


def nobody(*_: object) -> None:
    raise AssertionError("it is served")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "said",
    [
        "serve --port 99999",
        "serve --port -5",
        "serve --quota -3",
        "serve --keep-over -1",
        "serve --keep-over 1e300",
        "serve --keep-idle inf",
        "matches --older inf",
        "serve --database nonsense",
        "serve --database sqlite://",
        "serve --database sqlite:///:memory:",
        "serve --public https://x.y --smtp smtp://[::1",
        "serve --public https://x.y --smtp smtp://u:secret@h:99999",
        "serve --public https://x.y --smtp smtp://u:secret@h:0",
        "serve --public https://x.y --smtp smtp://u:secret@h?from=nobody",
        "serve --public https://x.y --smtp smtp://h?from=a%0D%0ABcc:x@y.z",
        "serve --public https://x.y --smtp smtp://h?from=n%C3%A9@y.z",
        "serve --database nosuch://u:secret@x/y",
        "serve --database mysql://u:secret@x/y",
        "matches --older -1",
        "matches --database nonsense",
        "matches --database sqlite:////nonexistent/x.db",
        "matches --database postgresql://nobody:secret@127.0.0.1:1/x",
    ],
)
def test_what_cannot_be_served_is_said_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], said: str, lang: str
) -> None:
    """D30, D47: most were tracebacks; to keep matches for less than no days let all of them go."""
    monkeypatch.setenv("NAUMACHIA_LANG", lang)
    monkeypatch.setattr("sys.argv", ["naumachia", *said.split()])
    monkeypatch.setattr("naumachia.server.start.run.bind", nobody)
    with pytest.raises(SystemExit) as left:
        main()
    told = capsys.readouterr().err
    assert left.value.code == 2
    assert told.startswith("naumachia: ")
    assert "secret" not in told


def test_a_folder_that_cannot_be_is_said_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """D47: where matches are kept when nothing else is said."""
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    monkeypatch.setattr("sys.argv", ["naumachia", "serve", "--no-open", "--port", "0"])
    with pytest.raises(SystemExit) as left:
        main()
    assert left.value.code == 2
    assert capsys.readouterr().err.startswith("naumachia: ")


async def test_what_fails_while_old_matches_are_cleared_away_is_tried_again(tmp_path: Path) -> None:
    """D47: a number of days beyond the calendar ended it for good, and no table was ever closed again."""
    matches = Matches(Store(f"sqlite:///{tmp_path / 'm.db'}"), WorkerPool(1), keeping=Retention(over=1e300))
    await matches.open()
    await matches.tidy()
    await matches.close()
