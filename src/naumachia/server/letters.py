"""Letters: a notice by e-mail that a match waits for somebody who is not here, where the host names a server for it.

An address is used when its owner has followed the link that was sent there, and never for more than one notice a match
until he has looked at it. One click ends it.
"""

from __future__ import annotations

import asyncio
import logging
import re
import smtplib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from secrets import token_urlsafe
from ssl import create_default_context
from typing import Any
from urllib.parse import parse_qs, unquote, urlsplit

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, delete, insert, select, update

from naumachia.kernel.errors import NaumachiaError, NotFound
from naumachia.server import bodies
from naumachia.server.errors import Forbidden, TooFast
from naumachia.server.limits import Bucket, Toll, neighbourhood
from naumachia.server.people import Person
from naumachia.server.rows import letters, matches, seats
from naumachia.server.store import Store
from naumachia.text import LANGUAGES, speech

logger = logging.getLogger(__name__)
ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})+")
"""What is taken for an address; anything that could become a second header is not."""
WAIT = 60.0
"""Seconds a match waits for somebody before he is written to, and between two looks at all of them."""
PATIENCE = 20
ASKING, ASKING_RESERVE = 1 / 600, 3.0
"""Letters of confirmation one visitor may have sent, a second and at once."""
ASKED, ASKED_RESERVE = 1 / 86_400, 3.0
"""The same to one address: whoever is asked and did not want it is left in peace."""
ALL_ASKING, ALL_RESERVE = 1 / 20, 30.0
"""The same for everybody together: this is no place to send letters from."""
CALLS, CALLS_RESERVE = 1 / 120, 50.0
"""Notices to one person, however many matches wait for him."""


class Box(Struct, frozen=True):
    """A server that takes letters."""

    host: str
    port: int
    secure: bool
    """From the first byte; else by STARTTLS, if it is offered."""
    user: str
    password: str
    sender: str


def read_box(url: str, public: str | None) -> Box:
    """`smtp://user:password@host:587` or `smtps://…:465`, with `?from=` where the sender is not naumachia at the public name."""
    parts = urlsplit(url)
    try:
        port = parts.port
    except ValueError:
        port = None
    if parts.scheme not in ("smtp", "smtps") or not parts.hostname or public is None:
        raise NaumachiaError(
            "smtp-malformed" if public else "smtp-needs-public", found=parts.scheme + "://" + (parts.hostname or "")
        )
    secure = parts.scheme == "smtps"
    name = urlsplit(public).hostname or "localhost"
    sender = parse_qs(parts.query).get("from", [f"naumachia@{name}"])[0]
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    return Box(parts.hostname, port or (465 if secure else 587), secure, user, password, sender)


def send(box: Box, letter: EmailMessage) -> None:
    """Hand a letter over; a password is never said in the open but on this very machine."""
    context = create_default_context()
    kind: Callable[..., smtplib.SMTP] = smtplib.SMTP_SSL if box.secure else smtplib.SMTP
    more = {"context": context} if box.secure else {}
    with kind(box.host, box.port, timeout=PATIENCE, **more) as server:
        server.ehlo()
        if not box.secure and server.has_extn("starttls"):
            server.starttls(context=context)
            server.ehlo()
        elif not box.secure and box.user and box.host not in ("localhost", "127.0.0.1", "::1"):
            raise smtplib.SMTPNotSupportedError("no STARTTLS for a password")
        if box.user:
            server.login(box.user, box.password)
        server.send_message(letter)


class _Due(Struct, frozen=True):
    """Somebody a match has waited for long enough."""

    person: str
    address: str
    lang: str
    secret: str
    sent: tuple[str, ...]
    match: str
    header: str


class Postman:
    """Looks now and then for whom matches wait, and writes to those who want it."""

    def __init__(
        self, store: Store, box: Box | None, public: str | None, here: Callable[[str, str], bool], wait: float = WAIT
    ) -> None:
        self.store = store
        self.box = box
        self.public = (public or "").rstrip("/")
        self.wait = wait
        self._here = here
        """Whether a person is at a match now."""
        self._asking, self._asked = Toll(ASKING, ASKING_RESERVE), Toll(ASKED, ASKED_RESERVE)
        self._all, self._calls = Bucket(ALL_ASKING, ALL_RESERVE), Toll(CALLS, CALLS_RESERVE)
        self._hand = ThreadPoolExecutor(1, "post")
        """A mail server may take its time; nothing else waits for it."""
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Begin, where there is a server to write by."""
        if self.box is not None:
            self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """No more letters."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        self._hand.shutdown(wait=False, cancel_futures=True)

    async def state(self, person: Person | None) -> bodies.LetterState:
        """Whether somebody is written to, and where."""
        if person is None:
            return bodies.LetterState(self.box is not None, "", False)
        query = select(letters.c.address, letters.c.confirmed).where(letters.c.person == person.id)
        row = await self.store.read(lambda connection: connection.execute(query).first())
        return bodies.LetterState(self.box is not None, row.address if row else "", bool(row and row.confirmed))

    async def ask(self, person: Person, address: str, lang: str, visitor: str) -> bodies.LetterState:
        """Somebody wants to be written to: a first letter asks whether the address is his. Without an address, never again."""
        if self.box is None:
            raise Forbidden("letters-none")
        if not address:
            await self.store.write(lambda connection: connection.execute(delete(letters).where(letters.c.person == person.id)))
            return await self.state(person)
        if len(address) > 254 or not ADDRESS.fullmatch(address) or lang not in LANGUAGES:
            raise NotFound("letters-address")
        if not (self._asking.pay(neighbourhood(visitor)) and self._asked.pay(address.lower()) and self._all.take()):
            raise TooFast("letters-too-often")
        secret = token_urlsafe(24)
        row = {"person": person.id, "address": address, "lang": lang, "secret": secret, "confirmed": False, "sent": "[]"}

        def work(connection: Connection) -> None:
            connection.execute(delete(letters).where(letters.c.person == person.id))
            connection.execute(insert(letters), row)

        await self.store.write(work)
        name = person.name or speech(lang).phrase("letter-somebody")
        link = f"{self.public}/#/letters?confirm={secret}"
        await self._post(address, lang, secret, "letter-confirm", {"name": name, "link": link})
        return await self.state(person)

    async def confirm(self, secret: str) -> bodies.LetterState:
        """The owner of an address has followed the link."""
        where = letters.c.secret == secret

        def work(connection: Connection) -> str | None:
            connection.execute(update(letters).where(where).values(confirmed=True))
            return connection.execute(select(letters.c.address).where(where)).scalar()

        address = await self.store.write(work)
        if address is None:
            raise NotFound("letters-unknown")
        return bodies.LetterState(self.box is not None, address, True)

    async def stop(self, secret: str) -> bodies.LetterState:
        """Nothing more is sent there."""
        await self.store.write(lambda connection: connection.execute(delete(letters).where(letters.c.secret == secret)))
        return bodies.LetterState(self.box is not None, "", False)

    async def seen(self, person: str, match: str) -> None:
        """He has looked at the match: it may call him again."""
        if self.box is None or not person:
            return

        def work(connection: Connection) -> None:
            row = connection.execute(select(letters.c.sent).where(letters.c.person == person)).first()
            if row is not None and match in (known := msgspec.json.decode(row.sent)):
                _keep_sent(connection, person, [one for one in known if one != match])

        await self.store.write(work)

    async def look(self) -> int:
        """Write to everybody a match waits for who is not there and has not been told of it; how many that were."""
        late = (datetime.now(UTC) - timedelta(seconds=self.wait)).isoformat(timespec="microseconds")
        count = 0
        for due in await self.store.read(lambda connection: _due(connection, late)):
            if self._here(due.person, due.match) or not self._calls.pay(due.person):
                continue
            marked = await self.store.write(lambda connection, due=due: _mark(connection, due))  # type: ignore[misc]
            if not marked:
                continue
            title = msgspec.json.decode(due.header)["setup"]["title"]
            args = {"title": title.get(due.lang) or title["en"], "link": f"{self.public}/#/match/{due.match}"}
            if await self._post(due.address, due.lang, due.secret, "letter-turn", args):
                count += 1
            else:
                await self.seen(due.person, due.match)  # it is tried again
        return count

    async def _post(self, address: str, lang: str, secret: str, key: str, args: dict[str, Any]) -> bool:
        assert self.box is not None
        words = speech(lang)
        stop = f"{self.public}/#/letters?stop={secret}"
        letter = EmailMessage()
        letter["From"], letter["To"] = self.box.sender, address
        letter["Subject"] = " ".join(words.phrase(f"{key}-subject", args).split())
        letter["Date"], letter["Message-ID"] = formatdate(), make_msgid(domain=urlsplit(self.public).hostname)
        letter["List-Unsubscribe"] = f"<{self.public}/api/letters/stop/{secret}>"
        letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        letter["Auto-Submitted"] = "auto-generated"
        letter.set_content(words.phrase(key, args) + "\n\n-- \n" + words.phrase("letter-stop", {"link": stop}) + "\n")
        try:
            await asyncio.get_running_loop().run_in_executor(self._hand, send, self.box, letter)
        except (OSError, smtplib.SMTPException) as error:
            logger.warning("a letter could not be sent: %s", type(error).__name__)
            return False
        return True

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(self.wait)
            try:
                await self.look()
            except Exception:
                logger.exception("the post")


def _due(connection: Connection, late: str) -> list[_Due]:
    joined = letters.join(seats, seats.c.person == letters.c.person).join(matches, matches.c.id == seats.c.match)
    query = (
        select(letters, seats.c.seat, matches.c.id, matches.c.waiting, matches.c.header)
        .select_from(joined)
        .where(letters.c.confirmed.is_(True), matches.c.over.is_(False), matches.c.changed < late, seats.c.player == "human")
    )
    found = []
    for row in connection.execute(query):
        sent = tuple(msgspec.json.decode(row.sent))
        if row.id not in sent and row.seat in msgspec.json.decode(row.waiting):
            found.append(_Due(row.person, row.address, row.lang, row.secret, sent, row.id, row.header))
    return found


def _mark(connection: Connection, due: _Due) -> bool:
    """Note that a notice of this match is on its way; False where one is already."""
    row = connection.execute(select(letters.c.sent).where(letters.c.secret == due.secret)).first()
    if row is None or due.match in (known := msgspec.json.decode(row.sent)):
        return False
    _keep_sent(connection, due.person, [*known, due.match])
    return True


def _keep_sent(connection: Connection, person: str, sent: list[str]) -> None:
    text = msgspec.json.encode(sent[-500:]).decode()
    connection.execute(update(letters).where(letters.c.person == person).values(sent=text))
