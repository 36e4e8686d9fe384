"""Letters against a mail server: confirmed by a link, one a match until it has been looked at, stopped by a click."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from email.message import EmailMessage
from email.parser import BytesParser
from email.policy import default
from pathlib import Path
from random import Random
from secrets import token_urlsafe
from typing import Any

import msgspec
import pytest
from aiosmtpd.controller import Controller
from sqlalchemy import insert, select, update

from naumachia.games import find
from naumachia.kernel import print_answer
from naumachia.kernel.errors import NaumachiaError
from naumachia.match import Match
from naumachia.players import make
from naumachia.server.matches.mail import Mailer, read_box
from naumachia.server.matches.people import People
from naumachia.server.storage.store import Store
from naumachia.server.storage.tables import letters, matches, people
from naumachia.table.base.errors import Failed, TooFast
from naumachia.table.storage.stored import Heading
from naumachia.text import LANGUAGES, speech
from server.tools import Page, create, free_port, record_of, serving, sitting, sqlite, take

PUBLIC = "https://sea.example"


class Mailbox:
    """What came."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.raw = b""
        """The last one as it came over the line."""

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802  # as aiosmtpd calls it
        self.raw = envelope.content
        letter = BytesParser(_class=EmailMessage, policy=default).parsebytes(envelope.content)
        assert envelope.rcpt_tos == [letter["To"]]
        self.letters.append(letter)
        return "250 OK"

    def link(self, word: str) -> str:
        found = re.search(rf"{re.escape(PUBLIC)}/#/letters\?{word}=([\w-]+)", self.letters[-1].get_content())
        assert found
        return found[1]


@pytest.fixture
def post() -> Iterator[tuple[Mailbox, str]]:
    box = Mailbox()
    controller = Controller(box, hostname="127.0.0.1", port=free_port())
    controller.start()
    yield box, f"smtp://127.0.0.1:{controller.port}"
    controller.stop()


def test_a_letter_when_a_match_waits(tmp_path: Path, post: tuple[Mailbox, str]) -> None:
    box, url = post
    mine = token_urlsafe(24)
    with serving(sqlite(tmp_path), public=PUBLIC, smtp=url) as client:
        app: Any = client.app
        portal: Any = client.portal
        postman = app.state.matches.postman
        postman.wait = 0.0

        def sent() -> int:
            return int(portal.call(postman.look))

        def wish(address: str | None, key: str = mine) -> Any:
            return client.post(
                "/api/people/letters", json={"key": key, "lang": "fr", **({"address": address} if address is not None else {})}
            )

        client.post("/api/people", json={"key": mine, "name": "Béa"})
        assert wish(None).json() == {"possible": True, "address": "", "confirmed": False}
        for bad in ("x", "a@b", "a@b.c\nBcc: d@e.f", "a b@c.d", "@c.d", "é@c.d", "a@b.c, d@e.f"):
            assert wish(bad).status_code == 404
        assert wish("bea@example.org").json() == {"possible": True, "address": "bea@example.org", "confirmed": False}
        (first,) = box.letters
        assert (first["To"], first["From"]) == ("bea@example.org", "naumachia@sea.example")
        assert "Béa" in first.get_content()
        match = take(client, create(client, {"red": "human", "blue": "open"}), "blue", key=mine)
        with sitting(client, match, "red") as red:
            while red.mine:
                red.answer(red.answers[-1])
                red.expect("update")
        assert sent() == 0, "nobody has confirmed the address"
        assert client.post("/api/letters/confirm", json={"secret": "x"}).status_code == 404
        assert client.post("/api/letters/confirm", json={"secret": box.link("confirm")}).json()["confirmed"]
        assert (sent(), sent()) == (1, 0), "one a match, until they have looked"
        letter = box.letters[-1]
        assert f"{PUBLIC}/#/match/{match['id']}" in letter.get_content()
        assert "Deux liburnes" in letter["Subject"]
        assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        assert f"\r\nList-Unsubscribe: <{PUBLIC}/api/letters/stop/".encode() in box.raw, "as mail programs read it"
        with client.websocket_connect(f"/ws/{match['id']}", subprotocols=["naumachia", f"key.{mine}"]) as session:
            assert Page(session).mine
            assert sent() == 0, "the player is here"
        assert sent() == 1
        stop = re.search(rf"<{re.escape(PUBLIC)}(/api/letters/stop/[\w-]+)>", letter["List-Unsubscribe"])
        assert stop
        assert client.post(stop[1], content="List-Unsubscribe=One-Click").status_code == 200
        with sitting(client, match, "blue"):
            pass
        assert sent() == 0
        assert wish(None).json()["address"] == ""
        tries = [wish("bea@example.org").status_code for _ in range(3)]
        assert tries == [200, 200, 429], "nobody's mailbox is filled"
        assert wish("").json()["address"] == ""


def answered(page: Page, answer: str) -> None:
    """Answer where there is a clock, of which is told too."""
    page.answer(answer)
    while page.receive()["t"] != "update":
        pass


def test_a_letter_says_with_whom_and_how_long_and_none_goes_to_who_has_left(tmp_path: Path, post: tuple[Mailbox, str]) -> None:
    box, url = post
    ada, bea = token_urlsafe(24), token_urlsafe(24)
    with serving(sqlite(tmp_path), public=PUBLIC, smtp=url) as client:
        app: Any = client.app
        portal: Any = client.portal
        postman = app.state.matches.postman
        postman.wait = 0.0
        client.post("/api/people", json={"key": ada, "name": "Ada"})
        client.post("/api/people", json={"key": bea, "name": "Béa"})
        client.post("/api/people/letters", json={"key": bea, "lang": "fr", "address": "bea@example.org"})
        client.post("/api/letters/confirm", json={"secret": box.link("confirm")})
        clock = {"per": "turn", "seconds": 259_200, "then": "shown"}
        match = create(client, {"red": "open", "blue": "open"}, clock=clock)
        match = take(client, take(client, match, "red", key=ada), "blue", key=bea)
        with sitting(client, match, "red") as red:
            while red.mine:
                answered(red, red.answers[-1])
        assert portal.call(postman.look) == 1
        assert "avec Ada. Il reste 2 jours à votre pendule." in box.letters[-1].get_content()
        with sitting(client, match, "blue") as blue:  # she has looked, and gives up
            answered(blue, "concede")
        again = {"turn": 0, "players": {"red": "human", "blue": "open"}, "again": {"blue": "blue"}, "key": ada, "tokens": []}
        rematch = client.post(f"/api/matches/{match['id']}/fork", json=again).json()
        shown = ["naumachia", f"token.{rematch['tokens']['red']}", f"key.{ada}"]
        with client.websocket_connect(f"/ws/{rematch['id']}", subprotocols=shown) as session:
            assert Page(session).mine
        assert portal.call(postman.look) == 1
        assert "Ada aimerait rejouer" in box.letters[-1].get_content()
        assert f"/#/match/{rematch['id']}" in box.letters[-1].get_content()
        portal.call(postman.seen, portal.call(app.state.matches.people.find, bea).id, rematch["id"])
        client.post(f"/api/matches/{rematch['id']}/delete", json={"key": bea, "tokens": []})
        assert portal.call(postman.look) == 0


def test_what_a_standing_order_answers_calls_nobody(tmp_path: Path, post: tuple[Mailbox, str]) -> None:
    """Two friends by mail, who come when a letter calls them: with everything ordered a turn is one visit."""
    box, url = post
    game = find("trireme_ship")
    with serving(sqlite(tmp_path), public=PUBLIC, smtp=url) as client:
        app: Any = client.app
        portal: Any = client.portal
        app.state.matches.postman.wait = 0.0
        match = create(client, {"red": "open", "yellow": "open"}, game="trireme_ship", scenario="ts1-two-captains")
        keys = {seat: token_urlsafe(24) for seat in match["tokens"]}
        for seat, mine in keys.items():
            client.post("/api/people", json={"key": mine, "name": seat})
            client.post("/api/people/letters", json={"key": mine, "lang": "en", "address": f"{seat}@example.org"})
            client.post("/api/letters/confirm", json={"secret": box.link("confirm")})
            take(client, match, seat, key=mine)
        minds = {seat: make("helmsman", game, seat) for seat in keys}
        box.letters.clear()
        called: Counter[str] = Counter()
        for read in range(10):
            portal.call(app.state.matches.postman.look)
            if read == len(box.letters):
                break
            seat = box.letters[read]["To"].partition("@")[0]
            with client.websocket_connect(f"/ws/{match['id']}", subprotocols=["naumachia", f"key.{keys[seat]}"]) as session:
                page = Page(session)
                table: Match = portal.call(app.state.matches.tables[match["id"]].ready)
                called[table.request.key if table.request else "over"] += 1
                for order in table.state.setting.standing_orders.orders if read < 2 else ():
                    page.send(t="route", number=page.view["number"], answers=[f"standing:{order.key}:{order.values[0]}"])
                    page.expect("update")
                while page.mine:
                    page.answer(print_answer(minds[seat].choose(game.imagine(table.state, seat, Random(1)), seat)))
                    page.expect("update")
        by_order = sum(event.key == "standing-order" for _, event in table.events())
        assert set(called) <= {"ask-orders", "over"}, called
        assert by_order > 3, "nothing was ordered that came about"
        assert called["ask-orders"] <= 2 * table.state.turn


def test_where_no_server_is_named(tmp_path: Path) -> None:
    with serving(sqlite(tmp_path)) as client:
        key = token_urlsafe(24)
        assert client.post("/api/people/letters", json={"key": key}).json() == {
            "possible": False,
            "address": "",
            "confirmed": False,
        }
        reply = client.post("/api/people/letters", json={"key": key, "address": "a@b.cd"})
        assert reply.json()["message"]["key"] == "letters-none"


def test_servers_that_are_none() -> None:
    good = read_box("smtp://us%40er:p%2Fw@mail.example", PUBLIC)
    assert (good.host, good.port, good.user, good.password, good.secure) == ("mail.example", 587, "us@er", "p/w", False)
    assert read_box("smtps://mail.example?from=sea@example.org", PUBLIC).sender == "sea@example.org"
    for url, public, problem in (
        ("http://x", PUBLIC, "smtp-malformed"),
        ("smtp:", PUBLIC, "smtp-malformed"),
        ("smtp://x", None, "smtp-needs-public"),
    ):
        with pytest.raises(NaumachiaError, match=problem) as caught:
            read_box(url, public)
        for lang in LANGUAGES:
            assert not speech(lang).problems(caught.value.message.key, caught.value.message.args)


@asynccontextmanager
async def office(folder: Path, url: str) -> AsyncIterator[tuple[Mailer, People]]:
    """A postman in a thread of its own, and the addresses it knows."""
    store = Store(sqlite(folder))
    await store.open()
    man = Mailer(store, read_box(url, PUBLIC), PUBLIC, lambda *_: False)
    yield man, People(store)
    await man.close()
    await store.close()


async def test_nobody_sends_strangers_letters_from_here(tmp_path: Path, post: tuple[Mailbox, str]) -> None:
    """D31: a person who had said *stop* was asked again every ten minutes; a visitor with many addresses had no limit at all."""
    async with office(tmp_path, post[1]) as (man, folk):
        person = await folk.know(token_urlsafe(24), "Ann")
        for visitor in range(3):
            await man.ask(person, "you@example.org", "en", f"192.0.2.{visitor}")
        with pytest.raises(TooFast):
            await man.ask(person, "You@example.org", "en", "192.0.2.9")
        man._asked._buckets["you@example.org"].at -= 3600
        with pytest.raises(TooFast):
            await man.ask(person, "you@example.org", "en", "192.0.2.10")
        man._all.rate, man._all.left = 0.0, 5.0
        for far in range(5):
            await man.ask(person, f"you{far}@example.org", "en", f"198.51.100.{far}")
        with pytest.raises(TooFast):
            await man.ask(person, "you99@example.org", "en", "198.51.100.99")


async def test_letters_come_along_to_another_device(tmp_path: Path, post: tuple[Mailbox, str]) -> None:
    """The older key's address was left behind, for nobody, for good."""
    async with office(tmp_path, post[1]) as (man, folk):
        old, new = token_urlsafe(24), token_urlsafe(24)
        await man.ask(await folk.know(old, "Ann"), "ann@example.org", "en", "192.0.2.1")
        assert (await man.state(await folk.merge(new, old))).address == "ann@example.org"


async def test_a_letter_that_could_not_be_sent_is_told_and_changes_nothing(tmp_path: Path, post: tuple[Mailbox, str]) -> None:
    """The player was told to look into the mailbox, and no letter went to the former address any more."""
    async with office(tmp_path, post[1]) as (man, folk):
        ann = await folk.know(token_urlsafe(24), "Ann")
        await man.ask(ann, "ann@example.org", "en", "192.0.2.1")
        man.box = read_box(f"smtp://127.0.0.1:{free_port()}", PUBLIC)
        with pytest.raises(Failed) as caught:
            await man.ask(ann, "other@example.org", "en", "192.0.2.1")
        assert caught.value.message.key == "letters-unsent"
        assert (await man.state(ann)).address == "ann@example.org"


@pytest.mark.parametrize("name", ["http://evil.example/x", "win at evil.example", "@you", "1:2", "a/b"])
async def test_a_letter_carries_no_words_of_a_stranger(tmp_path: Path, post: tuple[Mailbox, str], name: str) -> None:
    """D44: who asks is named to an address nobody has confirmed: a link of thirty letters could be sent to anybody."""
    async with office(tmp_path, post[1]) as (man, folk):
        await man.ask(await folk.know(token_urlsafe(24), name), "you@example.org", "fr", "192.0.2.1")
        await man.ask(await folk.know(token_urlsafe(24), "Zoé d’Arc-Ñ"), "me@example.org", "fr", "192.0.2.1")
        first, second = (letter.get_content() for letter in post[0].letters)
        assert name not in first
        assert first.startswith("Quelqu’un a demandé")
        assert second.startswith("Zoé d’Arc-Ñ a demandé")


async def test_one_mailbox_is_one_however_it_is_spelled(tmp_path: Path, post: tuple[Mailbox, str]) -> None:
    """D44: three letters to an address, but as many addresses as one likes lead to the same box."""
    async with office(tmp_path, post[1]) as (man, folk):
        person = await folk.know(token_urlsafe(24), "Ann")
        for at, spelled in enumerate(("y.o.u@example.org", "you+a@example.org", "You+b+c@Example.org")):
            await man.ask(person, spelled, "en", f"192.0.2.{at}")
        with pytest.raises(TooFast):
            await man.ask(person, "you+d@example.org", "en", "192.0.2.9")
        await man.ask(person, "your@example.org", "en", "192.0.2.9")


def test_who_has_left_a_match_is_not_written_to_about_it(tmp_path: Path, post: tuple[Mailbox, str]) -> None:
    """D44: the match was on none of the player's lists any more, and called them all the same."""
    box, url = post
    mine = token_urlsafe(24)
    with serving(sqlite(tmp_path), public=PUBLIC, smtp=url) as client:
        app: Any = client.app
        portal: Any = client.portal
        app.state.matches.postman.wait = 0.0
        client.post("/api/people/letters", json={"key": mine, "lang": "en", "address": "me@example.org"})
        client.post("/api/letters/confirm", json={"secret": box.link("confirm")})
        match = take(client, create(client, {"red": "open", "blue": "human"}), "red", key=mine)
        assert not client.post(f"/api/matches/{match['id']}/delete", json={"key": mine}).json()["gone"]
        assert portal.call(app.state.matches.postman.look) == 0


async def test_an_address_nobody_confirmed_is_not_kept_for_good(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """D44: addresses of strangers, typed in by a visitor, stayed here, with a person for each."""
    store = Store(sqlite(tmp_path))
    await store.open()
    folk = People(store)
    monkeypatch.setattr("naumachia.server.matches.people.timestamp", lambda: "2020")
    kept, gone = [await folk.know(token_urlsafe(24), name) for name in ("Ann", "Bob")]
    rows = [
        {"person": one.id, "address": "a@b.c", "lang": "en", "secret": one.id, "confirmed": one is kept, "sent": "[]"}
        for one in (kept, gone)
    ]
    await store.write(lambda connection: connection.execute(insert(letters), rows))
    await folk.forget()
    left = await store.read(lambda connection: connection.execute(select(letters.c.person)).scalars().all())
    assert left == [kept.id]
    assert await store.read(lambda connection: connection.execute(select(people.c.id)).scalars().all()) == [kept.id]
    await store.close()


def test_who_has_played_with_somebody_once_does_not_fill_his_box(tmp_path: Path, post: tuple[Mailbox, str]) -> None:
    """D48: each rematch wrote a letter, was deleted and asked for anew; and a player's name, or a title, may be a link."""
    box, url = post
    ada, bea = token_urlsafe(24), token_urlsafe(24)
    with serving(sqlite(tmp_path), public=PUBLIC, smtp=url) as client:
        app: Any = client.app
        portal: Any = client.portal
        app.state.matches.postman.wait = 0.0
        client.post("/api/people/letters", json={"key": bea, "lang": "en", "address": "bea@example.org"})
        client.post("/api/letters/confirm", json={"secret": box.link("confirm")})
        match = take(client, create(client, {"red": "open", "blue": "open"}), "blue", key=bea)
        take(client, match, "red", key=ada, name="http://evil.example")
        lines = record_of(client, match["id"], match["tokens"]["red"]).text.splitlines()
        head = json.loads(lines[0])
        head["setup"]["title"] = {"en": "win at www.evil.example/x " + "y" * 1000, "fr": "x"}
        with sitting(client, match, "red") as red:
            red.send(t="answer", number=red.view["number"], answer="concede")
            while red.view["outcome"] is None:
                red.receive()
        app.state.matches.tables.clear()
        store = app.state.matches.store
        heading = msgspec.json.encode(msgspec.convert(head, Heading)).decode()
        again = {"turn": 0, "players": {"red": "human", "blue": "open"}, "again": {"blue": "blue"}, "key": ada, "tokens": []}
        sent = 0
        for _ in range(8):
            made = client.post(f"/api/matches/{match['id']}/fork", json=again).json()
            there = {"key": ada, "tokens": [made["tokens"]["red"]]}
            with client.websocket_connect(
                f"/ws/{made['id']}", subprotocols=["naumachia", f"token.{made['tokens']['red']}", f"key.{ada}"]
            ):
                pass
            titled = update(matches).where(matches.c.id == made["id"]).values(heading=heading)
            portal.call(store.write, lambda connection, titled=titled: connection.execute(titled))
            sent += portal.call(app.state.matches.postman.look)
            assert client.post(f"/api/matches/{made['id']}/delete", json=there).json()["gone"]
        assert sent == 3
        letter = box.letters[-1]
        words = letter.get_content().split(PUBLIC)[0]
        assert "once more" in words
        assert not re.search(r"evil\.|//|www\.", words + letter["Subject"])
        assert len(letter["Subject"]) < 150


def test_an_address_is_what_it_looks_like(tmp_path: Path, post: tuple[Mailbox, str]) -> None:
    """D56: one written as an encoded word is another to a mail program: counted as new each time, or a traceback."""
    box, url = post
    with serving(sqlite(tmp_path), public=PUBLIC, smtp=url) as client:
        for address in ("=?utf-8?q?bea?=@example.org", "=?utf-8?q?=0D=0ABcc?=x@example.org", "=?utf-8?q?a=40b.cc=2Cc?=@d.ee"):
            reply = client.post("/api/people/letters", json={"key": token_urlsafe(24), "lang": "fr", "address": address})
            assert reply.status_code == 404, box.letters[-1]["To"]
    assert not box.letters


def test_a_mail_server_that_cannot_be_is_no_traceback(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """D56: a name no computer has; players who asked for letters were told of a failure, with a traceback for each."""
    with serving(sqlite(tmp_path), public=PUBLIC, smtp="smtp://mail..example") as client:
        wish = {"key": token_urlsafe(24), "lang": "fr", "address": "bea@example.org"}
        assert client.post("/api/people/letters", json=wish).json()["message"]["key"] == "letters-unsent"
    assert "Traceback" not in caplog.text
    assert "a letter could not be sent" in caplog.text
