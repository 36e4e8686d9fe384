"""The HTTP API: what it gives, and every way in which it refuses."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient

from naumachia.games import find, games
from naumachia.kernel.files.record import parse
from naumachia.match import verify
from naumachia.players import offered
from naumachia.server.guard.limits import Limits
from naumachia.server.http.operations import OPERATIONS
from naumachia.table.wire import http_types
from naumachia.text import LANGUAGES, speech
from server.tools import FREE, SMALL, TWO, both, create, play, record_of, serving, sitting, sqlite, take


def refused(reply: Any, status: int, code: str) -> http_types.ApiProblem:
    assert reply.status_code == status, reply.text
    found = msgspec.json.decode(reply.content, type=http_types.ApiProblem)
    assert found.code == code
    assert "Traceback" not in reply.text
    for lang in LANGUAGES:
        assert speech(lang, "touche_coule").problems(found.message.key, found.message.args) == []
    return found


def test_games(client: TestClient) -> None:
    found = msgspec.json.decode(client.get("/api/games").content, type=tuple[http_types.GameInfo, ...])
    assert [game.name for game in found] == list(games())
    for game in found:
        assert game.players == offered(find(game.name))
        assert game.standard in [scenario.name for scenario in game.scenarios]
        for scenario in game.scenarios:
            assert scenario.ships > 0
            assert len(scenario.seats) >= 2
            preview = client.get(f"/api/games/{game.name}/scenarios/{scenario.name}/preview")
            pieces = msgspec.json.decode(preview.content, type=http_types.Preview).scene.pieces
            assert len(pieces) == scenario.ships
            assert game.name != "corvus" or not any(piece.gone for piece in pieces)  # also those to be placed in secret
    refused(client.get("/api/games/chess/scenarios/x/preview"), 404, "not-found")
    refused(client.get("/api/games/touche_coule/scenarios/s1/preview"), 404, "not-found")
    refused(client.get("/api/games/touche_coule/scenarios/..%2F..%2Fcharts/preview"), 404, "not-found")


def test_words(client: TestClient) -> None:
    common, game = client.get("/api/words/fr"), client.get("/api/words/fr/touche_coule")
    assert common.headers["content-type"].startswith("text/plain")
    assert "match-over" in common.text
    assert "game-name" in game.text
    assert "rule-TC" in game.text
    assert "match-over" not in game.text
    again = client.get("/api/words/fr", headers={"if-none-match": common.headers["etag"]})
    assert (again.status_code, again.text) == (304, "")
    refused(client.get("/api/words/la"), 404, "not-found")
    refused(client.get("/api/words/la/touche_coule"), 404, "not-found")
    refused(client.get("/api/words/en/chess"), 404, "not-found")


def test_games_name_themselves_in_every_language(client: TestClient) -> None:
    """The first page shows all games without the words of any."""
    for game in msgspec.json.decode(client.get("/api/games").content, type=tuple[http_types.GameInfo, ...]):
        for lang in LANGUAGES:
            assert game.title[lang] == speech(lang, game.name).phrase("game-name")
            assert game.about[lang] == speech(lang, game.name).phrase("game-about")
        assert set(game.age) in ({*LANGUAGES}, set())


def test_games_have_nouns_of_their_own(client: TestClient) -> None:
    nouns = {game["name"]: game["nouns"] for game in client.get("/api/games").json()}
    assert nouns["corvus"]["en"] == {"piece": "ship", "pieces": "ships", "battle": "battle", "battles": "battles"}
    assert nouns["branle_bas"]["fr"]["pieces"] == "vaisseaux"
    assert all(set(of) == {"en", "fr"} for of in nouns.values())


def test_pictures_are_small(client: TestClient) -> None:
    """The ships of the set-up in their places, without sheets and open sea; land stays, and the water of a basin."""
    for game, scenario in (("war_galley", "s11-actium-31bc"), ("touche_coule", "s6-augustus"), ("corvus", "cv3-mylae-260bc")):
        path = f"/api/games/{game}/scenarios/{scenario}"
        whole = msgspec.json.decode(client.get(f"{path}/preview").content, type=http_types.Preview)
        reply = client.get(f"{path}/picture")
        small = msgspec.json.decode(reply.content, type=http_types.Preview)
        assert [(one.id, one.pose, one.kind, one.marks) for one in small.scene.pieces] == [
            (one.id, one.pose, one.kind, one.marks) for one in whole.scene.pieces if not one.gone
        ]
        land = [cell.ground for cell in whole.board.cells if cell.ground != "sea"]
        assert [cell.ground for cell in small.board.cells if cell.ground != "sea"] == land
        assert any(cell.ground == "sea" for cell in small.board.cells) == (game == "touche_coule")
    refused(client.get("/api/games/chess/scenarios/x/picture"), 404, "not-found")
    refused(client.get("/api/games/touche_coule/scenarios/x/picture"), 404, "not-found")


LASTING = [
    "/api/games",
    "/api/words/fr",
    "/api/words/en/war_galley",
    "/api/games/war_galley/charts",
    "/api/games/war_galley/scenarios/s16-lade-494bc/preview",
    "/api/games/war_galley/scenarios/s16-lade-494bc/picture",
]


@pytest.mark.parametrize("path", LASTING)
def test_what_stays_the_same_is_compressed_and_revalidated(client: TestClient, path: str) -> None:
    plain = client.get(path, headers={"accept-encoding": "identity"})
    small = client.get(path, headers={"accept-encoding": "br, gzip;q=0.5"})
    assert small.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert small.content == plain.content
    assert int(small.headers["content-length"]) < len(plain.content) / 2
    for reply in (plain, small):
        assert (reply.headers["vary"], reply.headers["cache-control"]) == ("Accept-Encoding", "no-cache")
    assert plain.headers["etag"] != small.headers["etag"]  # strong tags: other bytes, another tag
    for reply, coding in ((plain, "identity"), (small, "gzip")):
        tag = reply.headers["etag"]
        for named in (tag, f"W/{tag}", f'"other", {tag}'):
            again = client.get(path, headers={"accept-encoding": coding, "if-none-match": named})
            assert (again.status_code, again.content) == (304, b"")
            assert (again.headers["etag"], again.headers["vary"]) == (tag, "Accept-Encoding")
        stale = client.get(path, headers={"accept-encoding": coding, "if-none-match": '"other"'})
        assert stale.status_code == 200


def test_secrets_are_never_compressed(client: TestClient) -> None:
    """Length would tell of them where part of an answer is somebody else's to choose (BREACH)."""
    made = client.post(
        "/api/matches",
        json={"game": "touche_coule", "scenario": "s1-two-liburnians", "players": {"red": "human", "blue": "open"}},
        headers={"accept-encoding": "gzip"},
    )
    assert made.status_code == 201
    tokens = {made.json()["id"]: made.json()["tokens"]["red"]}
    listed = client.post("/api/matches/list", json={"tokens": tokens}, headers={"accept-encoding": "gzip"})
    assert listed.status_code == 200
    for reply in (made, listed):
        assert "content-encoding" not in reply.headers
        assert reply.headers["cache-control"] == "no-store"
    assert {op.path for op in OPERATIONS if op.lasting} == {op.path for op in OPERATIONS if op.method == "GET"} - {
        "/matches/{id}/record",
        "/matches/{id}/report",
        "/matches/{id}/notes",
        "/matches/{id}/charts",
        "/house",
        "/lobby",
        "/notices",
        "/health",
        "/ready",
    }


def test_programs_may_be_asked_for_by_their_former_names(client: TestClient) -> None:
    made = create(client, {"red": "human", "blue": "greedy"})
    with sitting(client, made, "red") as page:
        assert [seat["player"] for seat in page.welcome["seats"]] == ["human", "helmsman"]
    record = client.get(f"/api/matches/{made['id']}/record", params={"token": made["tokens"]["red"]}).text
    assert parse(record).header.players == {"red": "human", "blue": "helmsman"}
    body = {"game": "touche_coule", "scenario": "s1-two-liburnians", "players": {"red": "human", "blue": "search"}}
    refused(client.post("/api/matches", json=body), 400, "malformed")


def test_create_and_list(client: TestClient) -> None:
    one = create(client, {"red": "human", "blue": "helmsman"})
    assert list(one["tokens"]) == ["red"]
    two = create(client, {"red": "open", "blue": "human"}, options={"rounds": 3})
    assert list(two["tokens"]) == ["red", "blue"]
    held = {one["id"]: one["tokens"]["red"], two["id"]: two["tokens"]["blue"], "gone": "x", "\x00": "x"}
    found = client.post(
        "/api/matches/list", content=msgspec.json.encode({"tokens": {k: v for k, v in held.items() if v != "\ud83d"}})
    )
    infos = {info.id: info for info in msgspec.json.decode(found.content, type=list[http_types.MatchInfo])}
    assert set(infos) == {one["id"], two["id"]}
    assert (infos[one["id"]].seat, infos[one["id"]].mine, infos[one["id"]].over) == ("red", True, False)
    assert (infos[two["id"]].seat, infos[two["id"]].mine) == ("blue", False)
    assert [seat.player for seat in infos[two["id"]].seats] == ["open", "human"]
    assert infos[one["id"]].title["fr"] == "Deux liburnes"
    with sitting(client, take(client, two, "red"), "red") as red:
        red.answer(red.answers[0])
        red.expect("update")
    again = client.post("/api/matches/list", json={"tokens": {two["id"]: two["tokens"]["blue"]}}).json()[0]
    assert again["turn"] == 1
    assert again["changed"] > infos[two["id"]].changed
    wrong = {one["id"]: two["tokens"]["red"], two["id"]: "nonsense"}
    assert client.post("/api/matches/list", json={"tokens": wrong}).json() == []


@pytest.mark.parametrize(
    ("change", "status", "code"),
    [
        ({"game": "chess"}, 404, "not-found"),
        ({"scenario": "s9"}, 404, "not-found"),
        ({"scenario": "../charts"}, 404, "not-found"),
        ({"players": {}}, 400, "malformed"),
        ({"players": {"red": "human"}}, 400, "malformed"),
        ({"players": {"red": "human", "blue": "human", "green": "human"}}, 400, "malformed"),
        ({"players": {"red": "human", "blue": "Nelson"}}, 400, "malformed"),
        ({"players": {"red": "human", "blue": "open"}, "seed": "1"}, 400, "malformed"),
        ({"options": {"rounds": 100_000}}, 400, "bad-file"),
        ({"options": {"TC-O1": 1, "TC-O3": 1}}, 400, "bad-file"),
        ({"options": {"cannons": 1}}, 400, "bad-file"),
        ({"options": {"rounds": "3"}}, 400, "malformed"),
        ({"more": 1}, 400, "malformed"),
        ({"game": "x" * 201}, 400, "malformed"),
        ({"seed": "x" * 70_000}, 413, "too-large"),
    ],
)
def test_create_refused(client: TestClient, change: dict[str, Any], status: int, code: str) -> None:
    found = refused(client.post("/api/matches", json={**SMALL, "players": TWO, **change}), status, code)
    assert bool(found.faults) == (code == "bad-file")


def test_bodies_that_are_no_json(client: TestClient) -> None:
    for body in (b"", b"{", b"\xff\xfe", b"[]", b"null", b"[" * 60_000):
        refused(client.post("/api/matches", content=body), 400, "malformed")
        refused(client.post("/api/matches/list", content=body), 400, "malformed")


def test_records_out_and_in(client: TestClient) -> None:
    match = create(client, scenario="s3-touche-coule")
    address = f"/api/matches/{match['id']}/record"
    with both(client, match) as pages:
        play(pages, Random(1), 30)
    refused(record_of(client, match["id"], "nonsense"), 403, "forbidden")
    refused(client.get("/api/matches/nowhere/record"), 404, "not-found")
    reply = record_of(client, match["id"], match["tokens"]["blue"])
    assert reply.headers["content-type"].startswith("application/x-ndjson")
    record = parse(reply.text)
    assert record.end is None
    assert '"seed"' not in reply.text
    assert client.get(address).text == reply.text, "nothing is hidden here, so who watches may keep it too"

    taken_over = client.post("/api/records", content=reply.content)
    assert taken_over.status_code == 201
    twin = taken_over.json()
    assert set(twin["tokens"]) == {"red", "blue"}
    with both(client, twin) as pages:
        assert pages["red"].view["turn"] == len(record.entries)
        play(pages, Random(2))
    done = client.get(f"/api/matches/{twin['id']}/record")
    assert verify(parse(done.text))["finished"]
    assert parse(done.text).entries[: len(record.entries)] == record.entries


def test_a_finished_record_to_look_at(client: TestClient) -> None:
    match = create(client, scenario="s3-touche-coule")
    with both(client, match) as pages:
        play(pages, Random(1))
    text = client.get(f"/api/matches/{match['id']}/record").text
    assert verify(parse(text))["proved"] > 0
    twin = client.post("/api/records", content=text).json()
    assert client.get(f"/api/matches/{twin['id']}/record").text == text
    with sitting(client, twin) as page:
        assert page.view["outcome"]
        page.send(t="ask-scene", turn=3, seat="red")
        assert page.expect("scene")["turn"] == 3


def test_records_refused(client: TestClient, tmp_path: Path) -> None:
    match = create(client, scenario="s3-touche-coule")
    with both(client, match) as pages:
        play(pages, Random(1))
    text = client.get(f"/api/matches/{match['id']}/record").text
    lines = text.splitlines()
    head, end = msgspec.json.decode(lines[0]), msgspec.json.decode(lines[-1])

    def changed(line: int, **values: Any) -> str:
        new = msgspec.json.encode({**msgspec.json.decode(lines[line]), **values}).decode()
        return "\n".join([*lines[:line], new, *lines[line + 1 :]])

    bad = [
        "",
        "{}",
        "\x00",
        "null\nnull",
        text[: len(text) // 2],
        changed(0, naumachia=99),
        changed(0, rules=99),
        changed(0, setup={}),
        changed(0, setup=head["setup"] | {"order": []}),
        changed(0, options=head["options"] | {"rounds": 10**9}),
        changed(0, tables={"hull": 3}),
        changed(1, answer="9"),
        changed(1, answer=[1, 2]),
        changed(1, seat="green"),
        changed(1, seat=""),
        changed(1, after="0"),
        changed(-1, seed="other"),
        changed(-1, end=end["end"] | {"key": "won"}),
        "\n".join(lines[:1] + lines[2:]),
    ]
    for body in bad:
        refused(client.post("/api/records", content=body.encode()), 400, "bad-file")
    illegal = client.post("/api/records", content=changed(1, answer="nonsense").encode()).json()
    assert (illegal["message"]["key"], illegal["game"]) == ("record-illegal", "touche_coule"), "in its game's words"
    refused(client.post("/api/records", content=b"\xff"), 400, "malformed")
    refused(client.post("/api/records", content=changed(0, game="chess").encode()), 404, "not-found")
    small = tmp_path / "small"
    small.mkdir()
    with serving(sqlite(small), limits=msgspec.structs.replace(FREE, record=1000)) as narrow:
        refused(narrow.post("/api/records", content=text.encode()), 413, "too-large")


def test_haste_is_refused(tmp_path: Path) -> None:
    with serving(sqlite(tmp_path), limits=Limits(requests=0.01, requests_reserve=3)) as client:
        for _ in range(3):
            create(client)
        refused(client.post("/api/matches", json={**SMALL, "players": TWO}), 429, "too-fast")
        assert client.get("/api/games").status_code == 200


def test_addresses_and_methods(client: TestClient) -> None:
    refused(client.get("/api/nothing"), 404, "not-found")
    reply = client.delete("/api/matches")
    refused(reply, 405, "malformed")
    assert reply.headers["allow"] == "POST"
    refused(client.post("/"), 405, "malformed")
    assert client.get("/api/health").json()["name"] == "naumachia"


def test_our_own_faults_tell_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: Any) -> None:
        raise RuntimeError("secret detail")

    monkeypatch.setattr("naumachia.table.http.catalogue.words", broken)
    with serving(sqlite(tmp_path)) as client:
        quiet = TestClient(client.app, raise_server_exceptions=False)
        reply = quiet.get("/api/words/en")
        refused(reply, 500, "failed")
        assert "secret" not in reply.text


def test_every_operation_is_described(client: TestClient) -> None:
    found = client.get("/api/openapi.json").json()
    assert {f"/api{op.path}" for op in OPERATIONS} == set(found["paths"])
    names = [op["operationId"] for path in found["paths"].values() for op in path.values()]
    assert len(names) == len(set(names))
