"""Admission of clients, headers of every answer, the page and its files."""

from __future__ import annotations

from pathlib import Path

import pytest
from starlette.testclient import TestClient, WebSocketDenialResponse
from starlette.types import Message

from naumachia.server.start.app import LOOPBACK
from naumachia.table.base.limits import neighbourhood
from server.tools import SMALL, TWO, create, serving, sqlite


def test_security_headers_on_everything(client: TestClient) -> None:
    for reply in (client.get("/api/health"), client.get("/api/nothing"), client.get("/"), client.post("/api/matches")):
        assert "default-src 'self'" in reply.headers["content-security-policy"]
        assert "frame-ancestors 'none'" in reply.headers["content-security-policy"]
        assert reply.headers["x-content-type-options"] == "nosniff"
        assert reply.headers["referrer-policy"] == "no-referrer"


@pytest.mark.parametrize("host", ["127.0.0.1", "127.0.0.1:8765", "localhost:9", "[::1]", "[::1]:8765", "LOCALHOST:1"])
def test_loopback_names(tmp_path: Path, host: str) -> None:
    with serving(sqlite(tmp_path), hosts=LOOPBACK) as client:
        assert client.get("/api/health", headers={"host": host}).status_code == 200


@pytest.mark.parametrize("host", ["evil.example", "evil.example:8765", "127.0.0.1.evil.example", "", "localhost.evil:80"])
def test_rebound_names_are_refused(tmp_path: Path, host: str) -> None:
    with serving(sqlite(tmp_path), hosts=LOOPBACK) as client:
        reply = client.get("/api/health", headers={"host": host})
        assert (reply.status_code, reply.json()["message"]["key"]) == (403, "wrong-door")


def test_other_sites_may_not_play(client: TestClient) -> None:
    match = create(client)
    address = f"/ws/{match['id']}"
    for origin in ("http://evil.example", "null", "http://testserver.evil.example", "http://testserver:81"):
        with pytest.raises(WebSocketDenialResponse), client.websocket_connect(address, headers={"origin": origin}):
            pass
        reply = client.post("/api/matches", json={**SMALL, "players": TWO}, headers={"origin": origin})
        assert reply.status_code == 403
    for origin in ("http://testserver", "https://testserver", "http://TESTSERVER"):
        with client.websocket_connect(address, headers={"origin": origin}) as session:
            assert session.receive_json()["t"] == "welcome"


def test_behind_a_proxy(tmp_path: Path) -> None:
    """The name kept or rewritten by the proxy: our own page is let in, every other one is not."""
    with serving(sqlite(tmp_path), hosts=LOOPBACK, public="https://naumachia.example") as client:
        match = {**SMALL, "players": TWO}
        ours = {"origin": "https://naumachia.example"}
        for host in ("naumachia.example", "127.0.0.1:8765"):
            assert client.post("/api/matches", json=match, headers={**ours, "host": host}).status_code == 201
            refused = client.post("/api/matches", json=match, headers={"origin": "https://evil.example", "host": host})
            assert refused.status_code == 403
        assert client.get("/api/health", headers={"host": "evil.example"}).status_code == 403
        assert client.get("/api/house", headers={"host": "naumachia.example"}).json()["addresses"] == [
            "https://naumachia.example/"
        ]


def test_the_page(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (tmp_path / "secret.txt").write_text("secret")
    with serving(sqlite(tmp_path), static=static) as client:
        reply = client.get("/")
        assert (reply.status_code, "not been built" in reply.text) == (503, True)
        (static / "index.html").write_text("<p>page")
        (static / "assets/app-abc.js").write_text("1")
        for path in ("/", "/match/xyz", "/index.html"):
            assert client.get(path).text == "<p>page"
            assert client.get(path).headers["cache-control"] == "no-cache"
        assert "immutable" in client.get("/assets/app-abc.js").headers["cache-control"]
        assert client.get("/assets/gone.js").status_code == 404
        for path in (
            "/../secret.txt",
            "/%2e%2e/secret.txt",
            "/..%2fsecret.txt",
            "/assets/..%2f..%2fsecret.txt",
            "//etc/passwd",
            "/%00",
            "/" + "x" * 9000,
        ):
            assert client.get(path).text == "<p>page" or client.get(path).status_code == 404


@pytest.mark.parametrize("origin", ["http://[::1", "http://[", "http://[x]y", "http://a]b"])
def test_an_origin_that_is_no_address(client: TestClient, origin: str) -> None:
    """D17: refused, with all headers."""
    reply = client.post("/api/matches", json={**SMALL, "players": TWO}, headers={"origin": origin})
    assert (reply.status_code, reply.json()["message"]["key"]) == (403, "wrong-door")
    assert reply.headers["x-content-type-options"] == "nosniff"


def test_who_breaks_off_an_upload_leaves_no_trace(client: TestClient, caplog: pytest.LogCaptureFixture) -> None:
    """D17: no traceback for what is nobody's fault."""
    scope = {
        "type": "http",
        "method": "POST",
        "path": "/api/records",
        "raw_path": b"/api/records",
        "query_string": b"",
        "headers": [(b"host", b"testserver")],
        "client": ("127.0.0.1", 1),
        "server": ("testserver", 80),
        "scheme": "http",
        "http_version": "1.1",
        "root_path": "",
    }
    parts: list[Message] = [{"type": "http.request", "body": b"{", "more_body": True}, {"type": "http.disconnect"}]
    sent: list[Message] = []

    async def receive() -> Message:
        return parts.pop(0)

    async def send(message: Message) -> None:
        sent.append(message)

    assert client.portal is not None
    client.portal.call(client.app, scope, receive, send)
    assert sent[0]["status"] == 400
    assert not caplog.records


def test_neighbours_are_counted_together() -> None:
    """D9: in IPv6 everybody has as many addresses as they like."""
    assert neighbourhood("2001:db8::1") == neighbourhood("2001:db8::ffff:1") != neighbourhood("2001:db8:0:1::1")
    assert neighbourhood("192.0.2.1") == neighbourhood("::ffff:192.0.2.1") != neighbourhood("192.0.2.2")
    assert neighbourhood("testclient") == "testclient"


def test_names_the_tables_cannot_hold(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """D17: refused in words before a database says no."""
    monkeypatch.setattr("naumachia.table.matches.drafts.LONGEST", 3)  # PostgreSQL says no at 200, SQLite never does
    reply = client.post("/api/matches", json={**SMALL, "players": TWO})
    assert (reply.status_code, reply.json()["message"]["key"]) == (400, "seat-name-long")
