"""Reports and notes of finished matches: written, kept, carried by the record, and never believed blindly."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from naumachia.kernel.files.record import NOTE, NOTES, dump, parse
from naumachia.table.people.display_names import LONGEST
from server.tools import create, serving, sitting, sqlite

RECORD = (Path(__file__).parents[2] / "match/turned/touche-boarding.jsonl").read_text(encoding="utf-8")
HOSTILE = "<img src=x onerror=alert(1)>\u202eevil\u0007 " + "x" * 900


@pytest.fixture
def client(tmp_path: Path) -> Any:
    with serving(sqlite(tmp_path)) as found:
        yield found


def uploaded(client: TestClient, text: str) -> dict[str, Any]:
    sent = client.post("/api/records", content=text, headers={"content-type": "application/x-ndjson"})
    assert sent.status_code == 201, sent.text
    found: dict[str, Any] = sent.json()
    return found


def downloaded(client: TestClient, match: str) -> str:
    found = client.get(f"/api/matches/{match}/record")
    assert found.status_code == 200
    return str(found.text)


def report(client: TestClient, match: str, checked: bool = False) -> dict[str, Any]:
    found = client.get(f"/api/matches/{match}/report" + ("?checked=1" if checked else ""))
    assert found.status_code == 200, found.text
    told: dict[str, Any] = found.json()
    return told


def write(client: TestClient, made: dict[str, Any], text: str, **more: Any) -> Any:
    wanted = {"turn": 57, "text": text, "name": "Anna", "tokens": list(made["tokens"].values())[:1], **more}
    return client.post(f"/api/matches/{made['id']}/notes", json=wanted)


def test_the_report_travels_with_the_record(client: TestClient) -> None:
    """Computed once; carried by the record; told there at once, then checked and found to hold."""
    made = uploaded(client, RECORD)
    first = report(client, made["id"])
    assert first["report"]["source"] == "computed"
    assert len(first["report"]["sentences"]) == 5
    assert [one["turn"] for one in first["stills"]] == [one["turn"] for one in first["report"]["moments"]]
    for still in first["stills"]:
        assert set(still["focus"]) <= {piece["id"] for piece in still["scene"]["pieces"]}
        assert not any(piece["label"]["key"] for piece in still["scene"]["pieces"])
    text = downloaded(client, made["id"])
    assert text.count("\n") == RECORD.count("\n") + 1
    kept = parse(text)
    assert kept.report
    assert dump(kept) == text

    friend = uploaded(client, text)
    told = report(client, friend["id"])
    assert told["report"] == {**first["report"], "source": "told"}
    assert report(client, friend["id"], checked=True)["report"]["source"] == "checked"
    assert report(client, friend["id"])["report"]["source"] == "checked", "it is kept that it was checked"
    assert downloaded(client, friend["id"]) == text
    with sitting(client, friend, "red") as page:
        page.send(t="ask-report")
        assert page.expect("report")["source"] == "checked"


def test_the_table_tells_what_came_with_a_record_and_then_what_holds(client: TestClient) -> None:
    made = uploaded(client, RECORD)
    report(client, made["id"])
    text = downloaded(client, made["id"])
    kept = parse(text)
    told = json.loads(kept.report)
    told["luck"]["first"] = 0.9
    lie = text.replace(kept.report, json.dumps(told, separators=(",", ":")))
    assert lie != text
    friend = uploaded(client, lie)
    with sitting(client, friend, "red") as page:
        page.send(t="ask-report")
        found = page.expect("report")
        assert (found["source"], found["story"]["luck"]["swings"]["red"]) == ("told", 0.9)
        found = page.expect("report")
        assert (found["source"], round(found["story"]["luck"]["swings"]["red"], 2)) == ("replaced", -0.28)
    assert downloaded(client, friend["id"]) == text, "the lie is not passed on"


@pytest.mark.parametrize(
    "lie",
    [
        "{}",
        '{"report":"<script>"}',
        '{"rules":99}',
        '"' + "x" * 1000 + '"',
        '{"rules":1,"curve":[[9999,0.5]],"luck":{"first":0,"points":[],"throws":[],"count":0,"tried":0},"decisions":[],"looked":0,"count":0}',
        '{"rules":1,"curve":[[0,0.5]],"luck":{"first":0,"points":[["red","<b>",1,1]],"throws":[],"count":0,"tried":0},'
        '"decisions":[],"looked":0,"count":0}',
        '{"rules":1,"curve":[[0,0.5]],"luck":{"first":0,"points":[],"throws":[[1,0.2]],"count":0,"tried":0},"decisions":[],'
        '"looked":0,"count":0}',
    ],
)
def test_a_report_that_fits_no_match_is_dropped(client: TestClient, lie: str) -> None:
    made = uploaded(client, RECORD + '{"report":' + lie + "}\n")
    assert parse(downloaded(client, made["id"])).report == ""
    assert report(client, made["id"])["report"]["source"] == "computed"


def test_decisions_that_were_never_possible_are_computed_again(client: TestClient) -> None:
    made = uploaded(client, RECORD)
    report(client, made["id"])
    text = downloaded(client, made["id"])
    told = json.loads(parse(text).report)
    told["decisions"][0]["better"] = "fly"
    friend = uploaded(client, text.replace(parse(text).report, json.dumps(told, separators=(",", ":"))))
    found = report(client, friend["id"])["report"]
    assert found["source"] == "replaced"
    assert [one["better"]["answer"] for one in found["story"]["decisions"]["found"]] == ["2", "straight"]


def test_notes_travel_with_the_record(client: TestClient) -> None:
    made = uploaded(client, RECORD)
    assert write(client, made, "Here I should have backed water.").status_code == 201
    assert write(client, made, "And <b>here</b> too", turn=3).status_code == 201
    found = client.get(f"/api/matches/{made['id']}/notes").json()
    assert [(one["turn"], one["name"], one["text"]) for one in found] == [
        (3, "Anna", "And <b>here</b> too"),
        (57, "Anna", "Here I should have backed water."),
    ]
    friend = uploaded(client, downloaded(client, made["id"]))
    came = client.get(f"/api/matches/{friend['id']}/notes").json()
    assert [(one["turn"], one["name"], one["text"], one["at"]) for one in came] == [
        (one["turn"], one["name"], one["text"], one["at"]) for one in found
    ]
    assert {one["seat"] for one in came} == {""}, "nothing proves who wrote them"
    asked = client.post("/api/matches/notes", json={"matches": [friend["id"], "nothing"]}).json()
    assert [one["text"] for one in asked["notes"][friend["id"]]] == [one["text"] for one in came]
    gone = client.post(
        f"/api/matches/{friend['id']}/notes/delete",
        json={"number": came[0]["number"], "tokens": list(friend["tokens"].values())},
    ).json()
    assert [one["turn"] for one in gone] == [57]
    assert report(client, friend["id"])["notes"] == gone


def test_notes_are_limited_and_made_plain(client: TestClient) -> None:
    made = uploaded(client, RECORD)
    (note,) = write(client, made, HOSTILE, name="\u202eEve" + "!" * 90).json()
    assert note["text"].startswith("<img src=x onerror=alert(1)>evil x")
    assert len(note["text"]) == NOTE
    assert len(note["name"]) == LONGEST
    assert "\u202e" not in note["text"] + note["name"]
    assert write(client, made, " \u202e ").status_code == 400
    assert write(client, made, "late", turn=9999).status_code == 404
    assert write(client, made, "no seat", tokens=[]).status_code == 403
    assert write(client, made, "y" * 5000).status_code == 400
    lines = "".join(json.dumps({"note": f"n{i}", "turn": 1, "by": "B\u202e"}) + "\n" for i in range(NOTES))
    full = uploaded(client, RECORD + lines)
    assert write(client, full, "one more").status_code == 429
    assert {one["name"] for one in client.get(f"/api/matches/{full['id']}/notes").json()} == {"B"}
    for more in (
        lines + '{"note":"z"}\n',
        '{"note":"' + "z" * 501 + '"}\n',
        '{"note":"a","evil":1}\n',
        '{"report":{}}\n{"report":{}}\n',
    ):
        refused = client.post("/api/records", content=RECORD + more, headers={"content-type": "application/x-ndjson"})
        assert refused.status_code == 400, more[:60]


def test_only_authors_delete_their_notes(client: TestClient) -> None:
    made = uploaded(client, RECORD)
    red, blue = made["tokens"]["red"], made["tokens"]["blue"]
    (note,) = write(client, made, "mine", tokens=[red]).json()
    for tokens, status in (([blue], 403), ([], 403), ([red], 200)):
        gone = client.post(f"/api/matches/{made['id']}/notes/delete", json={"number": note["number"], "tokens": tokens})
        assert gone.status_code == status
    assert client.get(f"/api/matches/{made['id']}/notes").json() == []
    assert client.get("/api/matches/nothing/notes").status_code == 404


def test_a_friend_at_the_table_sees_a_note_at_once(client: TestClient) -> None:
    made = uploaded(client, RECORD)
    with sitting(client, made, "blue") as page:
        write(client, made, "look here")
        assert [one["text"] for one in page.expect("notes")["notes"]] == ["look here"]


def test_nothing_is_reported_while_people_play(client: TestClient) -> None:
    made = create(client, seed="5")
    assert client.get(f"/api/matches/{made['id']}/report").status_code == 403
    assert write(client, made, "a hint", turn=0).status_code == 403
    assert parse(downloaded(client, made["id"])).notes == ()
