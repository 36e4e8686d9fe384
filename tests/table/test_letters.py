"""Play by letter at a table: two friends, each with a page, storage and journal of their own."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any

import pytest

from letter_friends import changed
from naumachia.correspondence import from_link, to_link, write
from naumachia.correspondence.letter import Letter
from naumachia.kernel import print_answer
from naumachia.kernel.files.record import parse_exactly
from naumachia.match import verify as verify_record
from naumachia.players import make
from naumachia.table.matches.service import MatchService
from naumachia.table.storage.memory import memory_storage
from naumachia.table.work.workers import InProcess, Workers
from table_page import Kept, Page, call

HERE = "https://example.org/play/"
AS_BEFORE = ("turn", "undo", "undo_reason", "ask")


class Friend:
    """One of two friends. Everything they keep lies in a journal, as in a browser."""

    def __init__(self, name: str) -> None:
        self.name, self.kept = name, Kept()
        self.match, self.tokens = "", dict[str, str]()
        self.page: Page | None = None
        self.standing: dict[str, Any] = {}

    async def __aenter__(self) -> Friend:
        self.service = MatchService(memory_storage(self.kept, self.kept.read()), Workers(InProcess()))
        await self.service.open()
        return self

    async def __aexit__(self, *gone: object) -> None:
        await self.away()
        await self.service.close()

    async def ask(self, path: str, body: Any, status: int | None = None) -> Any:
        found, said = await call(self.service, "POST", path, body)
        assert found.status in ({status} if status else {200, 201}), said
        return said

    async def begin(self, game: str, scenario: str, *seats: str, **rest: Any) -> None:
        self._sit(
            await self.ask("/correspondence", {"game": game, "scenario": scenario, "seats": seats, "name": self.name, **rest})
        )

    async def open(self, text: str) -> None:
        self._sit(await self.ask("/correspondence/open", {"text": text, "name": self.name}))

    def _sit(self, made: dict[str, Any]) -> None:
        assert self.match in ("", made["id"])
        self.match, self.tokens = made["id"], made["tokens"]

    async def refused(self, text: str) -> str:
        """Why a letter is not taken, when it is read and when it is opened."""
        found = [await self.ask(f"/correspondence/{what}", {"text": text, "name": self.name}, 400) for what in ("read", "open")]
        assert found[0]["message"] == found[1]["message"]
        return str(found[0]["message"]["key"])

    async def come(self, seat: str) -> dict[str, Any]:
        """Come to the match and return what is shown."""
        self.page = Page(self.service, self.match, self.tokens[seat])
        told = await self.page.expect("welcome")
        self.standing = await self.page.expect("letter")
        return told

    async def away(self) -> None:
        if self.page is not None:
            await self.page.leave()
            self.page = None

    async def answer(self, seat: str) -> dict[str, Any]:
        """Answer as a program would, and return what is shown then."""
        page = self.page
        assert page is not None
        async with self.service.use(self.match) as table:
            now = await table.ready()
            text = print_answer(make("greedy", now.game, "1").choose(now.game.imagine(now.state, seat, Random(1)), seat))
        page.send(t="answer", number=page.number, answer=text)
        told = await page.expect("update")
        self.standing = await page.expect("letter")
        return told

    async def write(self) -> str:
        """Answer whatever can be answered, send the letter, and return its link."""
        seat = next(iter(self.tokens))
        await self.come(seat)
        while self.standing["turn"] == "answer":
            await self.answer(seat)
        assert self.standing["turn"] == "send"
        sent = await self.ask(f"/matches/{self.match}/letter/send", {"tokens": [self.tokens[seat]]})
        await self.away()
        assert sent["mine"]
        return HERE + str(sent["fragment"])

    async def listed(self) -> dict[str, Any]:
        """The match in the list of matches."""
        (found,) = await self.ask("/matches/list", {"tokens": {self.match: next(iter(self.tokens.values()))}})
        return dict(found)


async def exchange(anna: Friend, bea: Friend, most: int = 100) -> list[str]:
    """Let two friends write until the match is over, each opening the other's letter; return all letters."""
    links = [await anna.write()]
    while len(links) < most:
        writer = (bea, anna)[len(links) % 2 == 0]
        await writer.open(links[-1])
        if (await writer.listed())["over"]:
            break
        links.append(await writer.write())
    return links


@pytest.mark.timeout(300)
@pytest.mark.parametrize(
    ("game", "scenario", "throws"),
    [("trireme_ship", "ts1-two-captains", "friend"), ("touche_coule", "s1-two-liburnians", "own")],
)
async def test_two_friends_write_to_the_end(game: str, scenario: str, throws: str) -> None:
    async with Friend("Anna") as anna, Friend("Béa") as bea:
        await anna.begin(game, scenario, "red", throws=throws)
        first = await anna.listed()
        assert first["letter"]["number"] == 0
        assert [seat["player"] for seat in first["seats"]] == ["human", "letter"]
        links = await exchange(anna, bea)
        reader, writer = (anna, bea) if len(links) % 2 == 0 else (bea, anna)
        read = await reader.ask("/correspondence/read", {"text": links[-1]})
        assert (read["kind"], read["proof"]["finished"], read["proof"]["letters"]) == ("known", True, len(links))
        assert (await writer.ask("/correspondence/read", {"text": links[-1]}))["kind"] == "own"
        for friend, other in ((anna, bea), (bea, anna)):
            found = await friend.listed()
            assert (found["over"], found["letter"]["turn"], found["letter"]["number"]) == (True, "over", len(links))
            assert {seat["player"]: seat["name"] for seat in found["seats"]} == {"human": friend.name, "letter": other.name}
            record = (
                await call(friend.service, "POST", f"/matches/{friend.match}/record", {"tokens": [*friend.tokens.values()]})
            )[1]
            assert verify_record(parse_exactly(record))["finished"]
            out = await friend.ask(f"/matches/{friend.match}/letter", {"tokens": [*friend.tokens.values()]})
            assert HERE + out["fragment"] == links[-1]
            gone = await friend.ask(f"/matches/{friend.match}/delete", {"tokens": [*friend.tokens.values()]})
            assert gone == {"gone": True, "waiting": []}
            assert not friend.kept.rows


async def test_everything_outlives_a_crash() -> None:
    """After every answer and every letter the engine is started anew from what was kept."""
    anna, bea = Friend("Anna"), Friend("Béa")
    async with anna:
        await anna.begin("touche_coule", "s1-two-liburnians", "red")
        await anna.come("red")
        await anna.answer("red")
    async with anna:
        told = await anna.come("red")
        assert told["view"]["turn"] == 1
        while anna.standing["turn"] == "answer":
            before = (await anna.answer("red"))["view"]
        assert before["undo"]
    async with anna:
        again = (await anna.come("red"))["view"]
        assert [again[key] for key in AS_BEFORE] == [before[key] for key in AS_BEFORE]
        assert anna.standing["turn"] == "send"
        await anna.away()
        link = await anna.write()
    async with anna, bea:
        await bea.open(link)
        told = await anna.come("red")
        assert anna.standing["turn"] == "wait"
        assert told["view"]["undo"] == 0
    async with anna, bea:
        link = await bea.write()
        await anna.open(link)
        assert (await anna.listed())["mine"]
        assert not (await bea.listed())["mine"]


async def test_undo_stops_at_the_letter_and_a_sent_letter_is_not_changed() -> None:
    async with Friend("Anna") as anna, Friend("Béa") as bea:
        await anna.begin("touche_coule", "s1-two-liburnians", "red")
        await anna.come("red")
        assert anna.page is not None
        while anna.standing["turn"] == "answer":
            await anna.answer("red")
        before = (await anna.ask(f"/matches/{anna.match}/letter", {"tokens": [anna.tokens["red"]]}))["number"]
        anna.page.send(t="undo", number=anna.page.number)
        await anna.page.expect("update", "welcome")
        assert (await anna.page.expect("letter"))["turn"] == "answer"
        anna.page.send(t="redo", number=anna.page.number)
        assert (await anna.page.expect("letter"))["turn"] == "send"
        sent = await anna.ask(f"/matches/{anna.match}/letter/send", {"tokens": [anna.tokens["red"]]})
        assert (before, sent["number"]) == (0, 1)
        told = await anna.page.expect("welcome")  # everybody at the table is told
        assert (await anna.page.expect("letter"))["turn"] == "wait"
        assert (told["view"]["undo"], told["view"]["undo_reason"]["key"]) == (0, "undo-sent")
        for message in ({"t": "undo"}, {"t": "ask-back"}, {"t": "answer", "answer": "1"}, {"t": "route", "answers": ["1"]}):
            anna.page.send(number=anna.page.number, **message)
            assert (await problem(anna.page))["message"]["key"] in ("undo-sent", "letter-not-yours")
        anna.page.send(t="set-seat", seat="blue", player="greedy")
        assert (await problem(anna.page))["message"]["key"] == "letter-seats-agreed"
        again = await anna.ask(f"/matches/{anna.match}/letter/send", {"tokens": [anna.tokens["red"]]}, 400)
        assert again["message"]["key"] == "letter-not-yours"
        await bea.open(HERE + sent["fragment"])
        early = await bea.ask(f"/matches/{bea.match}/letter/send", {"tokens": [bea.tokens["blue"]]}, 400)
        assert early["message"]["key"] == "letter-not-done"


async def problem(page: Page) -> dict[str, Any]:
    while True:
        found = await asyncio.wait_for(page.inbox.get(), 60)
        if found["t"] == "problem":
            return dict(found)


async def test_dice_that_wait_cannot_be_typed() -> None:
    async with Friend("Anna") as anna, Friend("Béa") as bea:
        await anna.begin("touche_coule", "s1-two-liburnians", "red")
        writer, link = bea, await anna.write()
        for _ in range(30):
            await writer.open(link)
            told = await writer.come(next(iter(writer.tokens)))
            while writer.standing["turn"] == "answer":
                await writer.answer(next(iter(writer.tokens)))
            assert writer.page is not None
            async with writer.service.use(writer.match) as table:
                waits = (await table.ready()).waiting == ("",)
            if waits:
                writer.page.send(t="answer", number=writer.page.number, answer="6")
                assert (await problem(writer.page))["message"]["key"] == "letter-dice-wait"
                writer.page.send(t="words", end="0" * 32)  # the words of a server's dice are none of theirs
                assert told["dice"]["kind"] == "letter"
                return
            await writer.away()
            link = await writer.write()
            writer = anna if writer is bea else bea
        raise AssertionError("no dice have waited")


async def test_an_invitation_is_read_before_it_is_answered() -> None:
    async with Friend("Anna") as anna, Friend("Béa") as bea:
        await anna.begin("trireme_ship", "ts1-two-captains", "red", throws="own")
        link = await anna.write()
        read = await bea.ask("/correspondence/read", {"text": link})
        assert (read["kind"], read["names"], read["proof"]["throws"]) == ("invitation", ["Anna", ""], "own")
        assert {seat["seat"]: seat["name"] for seat in read["seats"]} == {"red": "Anna", "yellow": ""}
        assert not bea.kept.rows
        assert (await bea.ask("/correspondence/open", {"text": link, "name": "  "}, 400))["message"]["key"] == "letter-name"
        await bea.open(link)
        await bea.open(link)  # once more changes nothing
        assert len(bea.kept.rows) == 1
        assert (await bea.ask("/correspondence/read", {"text": link}))["kind"] == "known"
        read = await anna.ask("/correspondence/read", {"text": link})
        assert (read["kind"], read["match"], read["kept"]) == ("own", anna.match, 1)
        assert (await anna.ask("/correspondence/open", {"text": link, "name": "Anna"}, 400))["message"]["key"] == "letter-own"
        second = await bea.write()
        async with Friend("Cléo") as cleo:
            assert (await cleo.ask("/correspondence/read", {"text": second}))["kind"] == "foreign"
            assert (await cleo.ask("/correspondence/open", {"text": second, "name": "Cléo"}, 400))["message"]["key"] == (
                "letter-of-others"
            )


async def test_a_letter_of_others_can_be_watched() -> None:
    async with Friend("Anna") as anna, Friend("Béa") as bea, Friend("Cléo") as cleo:
        await anna.begin("trireme_ship", "ts1-two-captains", "red", throws="own")
        links = await exchange(anna, bea, 5)
        read = await cleo.ask("/correspondence/read", {"text": links[-1]})
        assert (read["kind"], read["match"], read["kept"]) == ("foreign", "", 0)
        made = await cleo.ask("/correspondence/watch", {"text": links[-1]})
        (found,) = await cleo.ask("/matches/list", {"tokens": {made["id"]: next(iter(made["tokens"].values()))}})
        assert found["letter"] is None
        assert 0 < found["turn"] <= read["proof"]["answers"] + read["proof"]["dice"]
        assert (await cleo.ask("/correspondence/watch", {"text": links[-1][:-5]}, 400))["message"]["key"] == "letter-cut"


async def test_letters_that_are_not_taken() -> None:
    """Each refusal has its reason, and what is kept stays as it was."""
    async with Friend("Anna") as anna, Friend("Béa") as bea, Friend("Anna") as other:
        await anna.begin("trireme_ship", "ts1-two-captains", "red")
        links = await exchange(anna, bea, 4)
        await anna.open(links[3])
        kept = dict(anna.kept.rows)
        last = from_link(links[3])

        def forged(path: list[Any], value: Any) -> str:
            return to_link(changed(last, path, value), HERE)

        for number in (2, 3):
            old = await anna.ask("/correspondence/read", {"text": links[number - 1]})
            assert (old["kind"], old["proof"]["letters"], old["match"], old["kept"]) == ("old", number, anna.match, 4)
            refused = await anna.ask("/correspondence/open", {"text": links[number - 1], "name": "Anna"}, 400)
            assert refused["message"] == {"key": "letter-old", "args": {"number": number, "known": 4}}
        assert await anna.refused(links[3][:-9]) == "letter-cut"
        assert await anna.refused(write(last).replace("Anna", "Anne")) == "letter-damaged"
        assert await anna.refused(forged(["head", "name"], "Zoé")) == "letter-other-head"
        assert await anna.refused(forged(["head", "throws"], "own")) == "letter-other-head"
        assert await anna.refused(forged(["letters", 1, "name"], "Zoé")) == "letter-forked"
        assert await anna.refused("hello") == "letter-newer"
        assert anna.kept.rows == kept
        mine, theirs = (next(n for n in range(first, 4, 2) if last.letters[n] != Letter()) for first in (0, 1))
        assert await anna.refused(forged(["letters", mine], {})) == "letter-rewritten"
        assert await anna.refused(forged(["letters", theirs + 2], {})) == "letter-forked"
        # the same match as from a second desk of the first writer: the answers of a stranger are not Béa's
        await other.begin("trireme_ship", "ts1-two-captains", "red")
        foreign = await other.write()
        assert (await anna.ask("/correspondence/read", {"text": foreign}))["kind"] == "invitation"
        assert anna.kept.rows == kept


async def test_a_sealed_sheet_is_read_by_nobody() -> None:
    async with Friend("Anna") as anna, Friend("Béa") as bea:
        await anna.begin("trireme_ship", "ts1-two-captains", "red")
        link = await anna.write()
        assert '"lines"' not in write(from_link(link))
        await bea.open(link)
        told = await bea.come(next(iter(bea.tokens)))
        assert not told["view"]["ask"].get("written")
        assert bea.standing["sealed"] == ["red"]
        rows = b"".join(bea.kept.rows.values()).decode()
        mine = json.loads(b"".join(anna.kept.rows.values()))["desk"]["sheets"][0]["lines"]
        assert mine
        assert json.dumps(mine, separators=(",", ":")) not in rows


async def test_an_ordinary_match_has_no_letters() -> None:
    async with Friend("Anna") as anna:
        wanted = {"game": "touche_coule", "scenario": "s1-two-liburnians", "players": {"red": "human", "blue": "greedy"}}
        made = await anna.ask("/matches", wanted)
        refused = await anna.ask(f"/matches/{made['id']}/letter", {"tokens": [*made["tokens"].values()]}, 403)
        assert refused["message"]["key"] == "letter-none"
        begun = {"game": "touche_coule", "scenario": "s1-two-liburnians", "name": "Anna"}
        for seats in (["red", "blue"], ["green"]):
            refused = await anna.ask("/correspondence", begun | {"seats": seats}, 400)
            assert refused["message"]["key"] == "letter-seats"
