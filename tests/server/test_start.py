"""What a host may say wrongly on the command line: each has a sentence in both languages, and nothing has been begun."""

from __future__ import annotations

import pytest

from naumachia.cli import main
from naumachia.text import LANGUAGES


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "said",
    [
        "serve --port 99999",
        "serve --port -5",
        "serve --quota -3",
        "serve --keep-over -1",
        "serve --database nonsense",
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
    """D30: most were tracebacks; to keep matches for less than no days let all of them go."""
    monkeypatch.setenv("NAUMACHIA_LANG", lang)
    monkeypatch.setattr("sys.argv", ["naumachia", *said.split()])
    with pytest.raises(SystemExit) as left:
        main()
    told = capsys.readouterr().err
    assert left.value.code == 2
    assert told.startswith("naumachia: ")
    assert "secret" not in told
