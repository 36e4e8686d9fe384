"""Charts: tables with their provenance, which a user's file may replace, and a fingerprint that tells."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec import Struct

from naumachia.kernel import Chart
from naumachia.kernel.errors import BadFile
from naumachia.kernel.files import charts


class Ram(Chart, frozen=True, kw_only=True):
    bonus: tuple[int, ...]


class Fire(Chart, frozen=True, kw_only=True):
    range: int


class Tables(Struct, frozen=True, forbid_unknown_fields=True):
    ram: Ram
    fire: Fire


STANDARD = """
[ram]
bonus = [0, 1, 2]
provenance = "seed"

[fire]
range = 2
provenance = "reconstructed"
because = "Nobody knows."
"""


@pytest.fixture
def standard(tmp_path: Path) -> Path:
    path = tmp_path / "charts.toml"
    path.write_text(STANDARD)
    return path


def own(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "own.toml"
    path.write_text(text)
    return path


def test_provenance_is_kept(standard: Path) -> None:
    tables = charts.load(Tables, standard)
    assert (tables.ram.provenance, tables.ram.because) == ("seed", "")
    assert (tables.fire.provenance, tables.fire.because) == ("reconstructed", "Nobody knows.")


def test_a_table_must_say_where_it_comes_from(standard: Path, tmp_path: Path) -> None:
    with pytest.raises(BadFile) as caught:
        charts.load(Tables, own(tmp_path, STANDARD.replace('provenance = "seed"\n', "")))
    assert [fault.args["key"] for fault in caught.value.faults] == ["ram.provenance"]


def test_a_users_table_takes_the_place_of_one(standard: Path, tmp_path: Path) -> None:
    tables = charts.load(Tables, standard, own(tmp_path, "[fire]\nrange = 3\n"))
    assert tables.fire == Fire(provenance="user", range=3)
    assert tables.ram == charts.load(Tables, standard).ram


def test_a_users_file_is_checked_like_any_other(standard: Path, tmp_path: Path) -> None:
    with pytest.raises(BadFile) as caught:
        charts.load(Tables, standard, own(tmp_path, '[fire]\nrange = "far"\n\n[oars]\nbanks = 3\n'))
    assert {fault.args["key"]: fault.args["line"] for fault in caught.value.faults} == {"fire.range": 2, "oars": 4}
    assert caught.value.file.endswith("own.toml")


def test_fingerprint_and_differences(standard: Path, tmp_path: Path) -> None:
    tables = charts.load(Tables, standard)
    changed = charts.load(Tables, standard, own(tmp_path, "[ram]\nbonus = [0, 1, 3]\n"))
    assert charts.fingerprint(tables) == charts.fingerprint(charts.load(Tables, standard))
    assert charts.fingerprint(tables) != charts.fingerprint(changed)
    assert charts.differences(tables, tables) == {}
    different = charts.differences(changed, tables)
    assert list(different) == ["ram"]
    assert charts.replace(tables, different, "record") == changed, "what a record carries gives the charts back"
