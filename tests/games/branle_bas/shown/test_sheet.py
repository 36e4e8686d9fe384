"""3.2 The drawn sheet of a ship: the boxes each rank has, what is in them, and how they fill."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from naumachia.games.branle_bas import BRANLE_BAS
from naumachia.games.branle_bas.show.record import record
from naumachia.games.branle_bas.state import Sea
from naumachia.kernel.files.record import dump, parse
from naumachia.kernel.shown.record_sheet import Track
from naumachia.match import Match, replay

G, C, L = "record-box-guns", "record-box-crew", "record-box-leak"


def sheet(sea: Sea, ship: str, **harm: object) -> dict[str, Track]:
    return {track.label.key: track for track in record(sea, replace(sea.ships[ship], **harm))}


@pytest.fixture(scope="module")
def seas() -> dict[str, tuple[Sea, str]]:
    """A ship of every class."""
    found: dict[str, tuple[Sea, str]] = {}
    for scenario in ("bb6-meeting-303", "bb12-camperdown-1797"):
        sea = BRANLE_BAS.start(BRANLE_BAS.load_scenario(scenario))
        found |= {ship.type: (sea, name) for name, ship in sea.ships.items()}
    return found


@pytest.mark.parametrize(
    ("kind", "columns", "guns", "crew", "top", "bottom"),
    [
        ("120", 24, 12, 11, 4, 6),
        ("80", 16, 9, 7, 2, 4),
        ("74", 14, 7, 6, 2, 3),
        ("64", 12, 6, 6, 1, 3),
        ("56", 12, 6, 6, 1, 3),
    ],
)
def test_each_rank_stops_where_the_sheet_says(
    seas: dict[str, tuple[Sea, str]], kind: str, columns: int, guns: int, crew: int, top: int, bottom: int
) -> None:
    """3.2 The columns, hull boxes, G, C and L of every class; what is right of the stop is struck out."""
    sea, ship = seas[kind]
    tracks = sheet(sea, ship)
    lines = [tracks["record-hull-top"], tracks["record-hull-bottom"]]
    own = [Counter(name.key for name in line.names[: line.boxes]) for line in lines]
    assert [line.boxes for line in lines] == [columns, columns]
    assert [line.boxes + line.barred for line in lines] == [24, 24]
    assert own[0][G] + own[1][G] == guns
    assert own[0][C] + own[1][C] == crew
    assert (own[0][L], own[1][L]) == (top, bottom)
    masts = tracks["record-masts"]
    assert (masts.boxes, masts.falls) == (30, (10, 20, 30))
    assert [place + 1 for place, name in enumerate(masts.names) if name.key == C] == [10, 20, 30]
    assert not any(track.marked for track in tracks.values())


def test_the_top_line_fills_first(seas: dict[str, tuple[Sea, str]]) -> None:
    """3.2, X55 A 56 with 13 hull points: the top line is full and one box of the bottom line is ticked."""
    sea, ship = seas["56"]
    for ticks, lines in ((5, (5, 0)), (12, (12, 0)), (13, (12, 1)), (24, (12, 12))):
        tracks = sheet(sea, ship, hull=ticks)
        assert (tracks["record-hull-top"].marked, tracks["record-hull-bottom"].marked) == lines


def test_what_is_left_and_what_lies_there(seas: dict[str, tuple[Sea, str]]) -> None:
    """3.1, 3.3 Capacities are struck out from the end; markers lie there by name, each leak with its sinking turn."""
    sea, ship = seas["74"]
    tracks = sheet(
        sea,
        ship,
        bordee=4,
        abordage=7,
        masts=12,
        fires=2,
        leaks=(9, 11),
        rudder=1,
        captains=1,
        impeded=2,
        wreck_port=1,
        flag="rout",
    )
    assert [(tracks[f"record-{name}"].boxes, tracks[f"record-{name}"].marked) for name in ("bordee", "abordage", "mats")] == [
        (7, 3),
        (9, 2),
        (5, 2),
    ]
    assert tracks["record-force"].names[0].args == {"value": 7}
    assert len(tracks["record-fires"].names) == 2
    assert [name.args["turn"] for name in tracks["record-leaks"].names] == [9, 11]
    assert [name.key for name in tracks["record-hampered"].names] == ["record-impeded", "record-wreck-port"]
    assert [name.key for name in tracks["record-flag"].names] == ["record-flag-rout"]
    assert all(track.marked == len(track.names) for track in tracks.values() if track.kind == "markers")


def test_a_record_is_read_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """The set-up that a match writes, empty names too, can be played again."""
    monkeypatch.setattr("naumachia.games.games", lambda: {BRANLE_BAS.name: BRANLE_BAS})
    match = Match.seeded(BRANLE_BAS, BRANLE_BAS.load_scenario("bb1-first-duel"), seed="1")
    assert replay(parse(dump(match.record()))).state == match.state
