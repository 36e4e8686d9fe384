"""Keys, names and networks that the host has shut out, and everybody else, who is not."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from secrets import token_urlsafe
from typing import Any

import pytest
from sqlalchemy import Connection, text
from starlette.testclient import TestClient

from naumachia.kernel.errors import NaumachiaError
from naumachia.server.guard.bans import Ban, BanList, read_name, read_network
from naumachia.server.guard.origins import origins
from naumachia.server.guard.proxies import HERE, Proxied, networks
from naumachia.server.host import orders
from naumachia.server.start.app import make_app
from naumachia.table.base.limits import neighbourhood
from naumachia.text import LANGUAGES, speech
from server.host.hand import BY, command, heed, keyed, shut
from server.tools import FREE, Page, create, key, serving, sitting, until


def ban(kind: Any, value: str, until: str | None = None) -> Ban:
    return Ban("1", kind, value, value, "", "2026-01-01", until)


def hit(found: BanList, *addresses: str) -> list[bool]:
    return [found.network(neighbourhood(address)) is not None for address in addresses]


def test_a_network_shuts_out_itself_and_no_other() -> None:
    four = BanList([ban("network", read_network("203.0.113.0/24"))])
    assert hit(four, "203.0.113.1", "203.0.113.255", "::ffff:203.0.113.9") == [True] * 3
    assert hit(four, "203.0.112.255", "203.0.114.0", "2001:db8::1", "testclient", "") == [False] * 5
    six = BanList([ban("network", read_network("2001:db8:1:200::/56"))])
    assert hit(six, "2001:db8:1:200::1", "2001:db8:1:2ff:ffff::") == [True] * 2
    assert hit(six, "2001:db8:1:300::1", "2001:db8:1:1ff::1", "203.0.113.1") == [False] * 3
    one = BanList([ban("network", read_network("203.0.113.7"))])
    assert hit(one, "203.0.113.7", "203.0.113.8") == [True, False]


def test_an_address_of_ipv6_stands_for_its_network() -> None:
    """Within a /64 its holder may choose any address."""
    assert read_network("2001:db8:1:2:3::4") == "2001:db8:1:2::/64"
    found = BanList([ban("network", read_network("2001:db8:1:2:3::4"))])
    assert hit(found, "2001:db8:1:2:ffff::1", "2001:db8:1:3::1") == [True, False]
    assert read_network("::ffff:203.0.113.7") == "203.0.113.7"


@pytest.mark.parametrize("wrong", ["anna", "", "10.0.0.0/7", "0.0.0.0/0", "2001::/15", "::/0", "203.0.113.0/33", "abc123"])
def test_what_is_no_network_or_nearly_all_of_them_is_refused(wrong: str) -> None:
    with pytest.raises(NaumachiaError, match="ban-network") as caught:
        read_network(wrong)
    for lang in LANGUAGES:
        assert speech(lang).problems(caught.value.message.key, caught.value.message.args) == []


def test_a_hash_shuts_out_the_address_behind_it() -> None:
    """The log tells hashes, so that the host need not know addresses."""
    secret = b"a secret"
    own, home, wide = origins(secret, neighbourhood("2001:db8:1:2::9"))
    for shown, others in ((own, False), (home, True), (wide, True)):
        found = BanList([ban("network", str(shown)[:12])], secret)
        assert hit(found, "2001:db8:1:2::5", "2001:db8:1:3::5", "2001:db9::1") == [True, others, False]
    assert hit(BanList([ban("network", str(own)[:12])], b"another"), "2001:db8:1:2::5") == [False]


def test_a_name_shuts_out_those_that_look_like_it() -> None:
    found = BanList([ban("name", read_name("Anna"))])
    assert [found.name(name) is not None for name in ("Anna", "ANNA", "Аnna", "A.n.n.a")] == [True] * 4
    assert [found.name(name) is not None for name in ("Hanna", "Ann", "")] == [False] * 3


def test_a_ban_ends_by_itself() -> None:
    late = (datetime.now(UTC) + timedelta(hours=1)).isoformat()
    past = (datetime.now(UTC) - timedelta(seconds=1)).isoformat()
    assert hit(BanList([ban("network", "203.0.113.7", late)]), "203.0.113.7") == [True]
    assert hit(BanList([ban("network", "203.0.113.7", past)]), "203.0.113.7") == [False]


@pytest.mark.parametrize("kind", ["key", "name", "network"])
@pytest.mark.parametrize("reason", ["", "Swearing"])
@pytest.mark.parametrize("end", [None, "2026-11-20T18:00:00+00:00"])
def test_the_words_of_a_ban(kind: Any, reason: str, end: str | None) -> None:
    told = Ban("1", kind, "x", "Anna", reason, "2026-01-01", end).told()
    for lang in LANGUAGES:
        assert speech(lang).problems(told.key, told.args) == []
        said = speech(lang).say(told)
        assert reason in said
        assert ("2026-11-20 18:00 UTC" in said) == (end is not None and kind != "name")


# With a running server, whose command line writes into the same database


def person_of(connection: Connection, name: str) -> str:
    return str(connection.execute(text("SELECT id FROM people WHERE name = :name"), {"name": name}).scalar_one())


def test_a_key_is_shut_out_at_once_and_let_in_again(database: str) -> None:
    """The open socket is closed with a word; the opponent plays on."""
    anna, berta = token_urlsafe(24), token_urlsafe(24)
    with serving(database) as client, command(database) as run:
        match = create(client)
        for one, name in ((anna, "Anna"), (berta, "Berta")):
            assert client.post("/api/people", json={"key": one, "name": name}).status_code == 200
        red, blue = (keyed(match["tokens"][seat], one) for seat, one in (("red", anna), ("blue", berta)))
        way = f"/ws/{match['id']}"
        with client.websocket_connect(way, subprotocols=red) as mine, client.websocket_connect(way, subprotocols=blue) as other:
            Page(mine)
            there = Page(other)
            made = run(orders.ban, "key", run(person_of, "Anna"), BY, "Swearing")
            heed(client)
            assert shut(mine) == ("shut-out-key", 4403)
            there.send(t="resync")
            until(there, "welcome")
            with client.websocket_connect(way, subprotocols=red) as again:
                assert shut(again)[0] == "shut-out-key"
            with client.websocket_connect(way, subprotocols=key(match["tokens"]["red"])) as bare:  # without the key
                assert shut(bare)[0] == "shut-out-key", "the seat belongs to the key"
            for path, body in (
                ("people", {"key": anna, "name": "Other"}),
                ("people", {"key": token_urlsafe(24), "old": anna}),
                ("invitations", {"key": anna, "token": token_urlsafe(24), "match": match["id"], "invitation": "x"}),
                ("people/letters", {"key": anna, "address": "anna@sea.example"}),
            ):
                assert client.post(f"/api/{path}", json=body).json()["message"]["key"] == "shut-out-key"
            assert client.post("/api/people", json={"key": berta, "name": "Berta B."}).status_code == 200
        run(orders.lift, made.id, BY)
        heed(client)
        with client.websocket_connect(way, subprotocols=red) as again:
            Page(again)


def test_a_key_that_asked_to_be_forgotten_stays_shut_out(database: str) -> None:
    anna = token_urlsafe(24)
    with serving(database) as client, command(database) as run:
        client.post("/api/people", json={"key": anna, "name": "Anna"})
        run(orders.ban, "key", run(person_of, "Anna"), BY)
        heed(client)
        assert client.post("/api/people/forget", json={"key": anna}).status_code == 200, "nobody loses that right"
        assert client.post("/api/people", json={"key": anna, "name": "New"}).json()["message"]["key"] == "shut-out-key"


def test_a_name_is_shut_out_until_another_is_chosen(database: str) -> None:
    mine = token_urlsafe(24)
    with serving(database) as client, command(database) as run:
        match = create(client)
        client.post("/api/people", json={"key": mine, "name": "Nero"})
        way, words = f"/ws/{match['id']}", keyed(match["tokens"]["red"], mine)
        with client.websocket_connect(way, subprotocols=words) as session:
            Page(session)
            run(orders.ban, "name", "NERO", BY)
            heed(client)
            assert shut(session) == ("shut-out-name", 4403)
        refused = client.post("/api/people", json={"key": token_urlsafe(24), "name": "Nerо"})  # with a Cyrillic letter
        assert (refused.status_code, refused.json()["message"]["key"]) == (403, "shut-out-name")
        assert client.post("/api/people", json={"key": mine, "name": "Otho"}).status_code == 200
        with client.websocket_connect(way, subprotocols=words) as session:
            Page(session)


def test_a_network_is_shut_out_and_no_other(database: str) -> None:
    """Also requests, but not the right to be forgotten; the page itself can still be read."""
    app = make_app(database, hosts=None, limits=FREE)
    with TestClient(app, client=("203.0.113.7", 1)) as bad, command(database) as run:
        good = TestClient(app, client=("203.0.112.7", 1))
        match = create(bad)
        with sitting(bad, match, "red") as page:
            run(orders.ban, "network", "203.0.113.0/24", BY, until=datetime.now(UTC) + timedelta(hours=2))
            heed(bad)
            assert shut(page.session) == ("shut-out-network", 4403)
            refused = bad.post("/api/matches", json={"game": "touche_coule", "scenario": "s1-two-liburnians", "players": {}})
            assert (refused.status_code, refused.json()["message"]["key"]) == (403, "shut-out-network")
            with bad.websocket_connect(f"/ws/{match['id']}", subprotocols=key(match["tokens"]["red"])) as session:
                assert shut(session)[0] == "shut-out-network"
        create(good)
        assert bad.get("/api/games").status_code == bad.get("/api/health").status_code == 200
        assert bad.post("/api/people/forget", json={"key": token_urlsafe(24)}).status_code == 200
        assert bad.post(f"/api/letters/stop/{token_urlsafe(8)}").status_code == 200


def test_behind_a_proxy_the_real_address_counts(database: str) -> None:
    app = make_app(database, hosts=None, limits=FREE)
    proxied = Proxied(app, networks(HERE))
    new = {"game": "touche_coule", "scenario": "s1-two-liburnians", "players": {"red": "human", "blue": "human"}}

    def ask(peer: str, told: str) -> int:
        client = TestClient(proxied, client=(peer, 1))
        return client.post("/api/matches", json=new, headers={"X-Forwarded-For": told}).status_code

    with TestClient(app) as client, command(database) as run:
        run(orders.ban, "network", "2001:db8:1::/48", BY)
        heed(client)
        assert ask("127.0.0.1", "2001:db8:1:5::1") == 403
        assert ask("127.0.0.1", "2001:db8:2::1") == 201, "others behind the same proxy play on"
        assert ask("203.0.113.9", "2001:db8:1:5::1") == 201, "a header nobody believes shuts out nobody"
        run(orders.ban, "network", "127.0.0.1", BY)
        heed(client)
        assert ask("127.0.0.1", "2001:db8:2::1") == 201, "the proxy's own address is nobody's"


def test_a_running_server_looks_by_itself(database: str) -> None:
    with serving(database) as client, command(database) as run:
        match = create(client)
        with sitting(client, match, "red") as page:
            run(orders.ban, "network", "192.0.2.1", BY)  # another
            run(orders.post, {"en": "Soon."}, BY)
            assert until(page, "notices")["notices"][0]["words"] == {"en": "Soon."}


def test_bans_that_are_over_are_deleted_and_told(database: str) -> None:
    with serving(database), command(database) as run:
        run(orders.ban, "network", "203.0.113.7", BY, until=datetime.now(UTC) - timedelta(seconds=1))
        kept = run(orders.ban, "network", "203.0.113.8", BY)
        assert [one.id for one in run(orders.all_bans)] == [kept.id]
        assert [one.shown for one in run(orders.tidy)] == ["203.0.113.7"]
        assert [order.kind for order in run(orders.recent_orders, 10)] == ["expired", "ban", "ban"]


def test_a_second_ban_replaces_the_first(database: str) -> None:
    with serving(database), command(database) as run:
        run(orders.ban, "name", "Nero", BY, "first")
        run(orders.ban, "name", "nero", BY, "second")
        assert [one.reason for one in run(orders.all_bans)] == ["second"]
