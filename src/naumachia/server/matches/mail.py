"""E-mail notices that a match waits for a player who is away, if the host names a mail server.

An address is used when its owner has followed the link that was sent there, and never for more than one notice a match
until they have looked at it. One click ends it.
"""

from __future__ import annotations

import asyncio
import logging
import re
import smtplib
from collections.abc import Awaitable, Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from email.message import EmailMessage
from email.policy import default as usual
from email.utils import formatdate, make_msgid
from functools import partial
from secrets import token_urlsafe
from ssl import create_default_context
from unicodedata import category
from urllib.parse import parse_qs, unquote, urlsplit

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, delete, func, insert, select, update

from naumachia.kernel.errors import NaumachiaError, NotFound
from naumachia.server.base.journal import Journal
from naumachia.server.base.metrics import Metrics
from naumachia.server.matches.people import Person
from naumachia.server.storage.store import Store
from naumachia.server.storage.tables import letters, matches, people, seats
from naumachia.table.base.errors import Failed, Forbidden, TooFast
from naumachia.table.base.limits import Bucket, Toll, neighbourhood
from naumachia.table.base.sanitize import sanitized
from naumachia.table.storage.stored import Heading
from naumachia.table.wire import http_types
from naumachia.text import LANGUAGES, speech

logger = logging.getLogger(__name__)
ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=^_{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})+")
"""Pattern of an e-mail address. It admits nothing that could become a second header, and no question mark, which could make
an address that reads as another one (`=?utf-8?q?…?=`, D56)."""
SENDER = re.compile(r"([A-Za-z0-9 ]*<)?[\x21-\x7e]+@[A-Za-z0-9.-]+>?")
"""From whom letters come, as a host may write it: an address, with a name before it perhaps, and no second header."""
WAIT = 60.0
"""Seconds a match waits for somebody before they are written to, and between two looks at all of them."""
PATIENCE = 20
ASKING, ASKING_RESERVE = 1 / 600, 3.0
"""Letters of confirmation one visitor may have sent, a second and at once."""
ASKED, ASKED_RESERVE = 1 / 86_400, 3.0
"""Limit of such letters to one address, so that its owner is not asked again and again."""
ALL_ASKING, ALL_RESERVE = 1 / 20, 30.0
"""The same for everybody together: this is no place to send letters from."""
CALLS, CALLS_RESERVE = 1 / 120, 50.0
"""Notices to one person, however many matches wait for them."""
AGAIN, AGAIN_RESERVE = 1 / 28_800, 3.0
"""Limit of notices of rematches to one person: a former opponent may ask for one, delete it and ask again (D48)."""
LONGEST = 80
"""Most letters of a title; the author of a record may write any title."""
_LINK = re.compile(r"(?<=\S)[.:/@](?=\S)|//")


class MailServer(Struct, frozen=True):
    """A server that takes letters."""

    host: str
    port: int
    secure: bool
    """From the first byte; else by STARTTLS, if it is offered."""
    user: str
    password: str
    sender: str


def read_box(url: str, public: str | None) -> MailServer:
    """`smtp://user:password@host:587` or `smtps://…:465`, with `?from=` where the sender is not naumachia at the public name."""
    if public is None:
        raise NaumachiaError("smtp-needs-public", found=url.partition(":")[0] + "://")
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError as error:  # what it says may hold a password
        raise NaumachiaError("smtp-malformed", found=url.partition(":")[0] + "://") from error
    name = urlsplit(public).hostname or "localhost"
    sender = parse_qs(parts.query).get("from", [f"naumachia@{name}"])[0]
    good = parts.scheme in ("smtp", "smtps") and port != 0 and SENDER.fullmatch(sender)
    if not good or not parts.hostname:
        raise NaumachiaError("smtp-malformed", found=parts.scheme + "://" + (parts.hostname or ""))
    secure = parts.scheme == "smtps"
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    return MailServer(parts.hostname, port or (465 if secure else 587), secure, user, password, sender)


def mailbox(address: str) -> str:
    """The box an address leads to: of most servers whatever stands behind a plus, and dots before the @, mean nothing (D44)."""
    local, _, host = address.lower().rpartition("@")
    return f"{local.split('+')[0].replace('.', '')}@{host}"


def harmless(name: str) -> bool:
    """Whether a name may be told to a stranger: it is one, and nothing a mail program makes a link of (D44)."""
    return bool(name) and all(letter.isalnum() or letter in " '’-" or category(letter)[0] == "M" for letter in name)


def unlinked(text: str) -> str:
    """Return the text of others without anything that a mail program makes a link of."""
    return sanitized(_LINK.sub(" ", text), LONGEST)


def send(box: MailServer, letter: EmailMessage) -> None:
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
    match: str
    seat: str
    heading: str
    others: str
    """Opponents, as far as they have names."""
    open: bool
    """Their seat is only reserved: a rematch."""


class Mailer:
    """Looks now and then for whom matches wait, and writes to those who want it."""

    def __init__(
        self,
        store: Store,
        box: MailServer | None,
        public: str | None,
        here: Callable[[str, str], bool],
        left: Callable[[str, str], float | None] = lambda *_: None,
        metrics: Metrics | None = None,
        mine: Callable[[Collection[str]], Awaitable[Collection[str]]] | None = None,
        journal: Journal | None = None,
    ) -> None:
        self.store = store
        self.metrics = metrics or Metrics()
        self.journal = journal or Journal()
        self.box = box
        self.public = (public or "").rstrip("/")
        self.wait = WAIT
        self._here = here
        """Whether a person is at a match now."""
        self._mine = mine
        """Which of these matches this server looks after, where there are several."""
        self._left = left
        """How many seconds a seat of a match has left, where its clock runs."""
        self._asking, self._asked = Toll(ASKING, ASKING_RESERVE), Toll(ASKED, ASKED_RESERVE)
        self._all, self._calls = Bucket(ALL_ASKING, ALL_RESERVE), Toll(CALLS, CALLS_RESERVE)
        self._again = Toll(AGAIN, AGAIN_RESERVE)
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

    async def state(self, person: Person | None) -> http_types.LetterState:
        """Whether somebody is written to, and where."""
        if person is None:
            return http_types.LetterState(self.box is not None, "", False)
        query = select(letters.c.address, letters.c.confirmed).where(letters.c.person == person.id)
        row = await self.store.read(lambda connection: connection.execute(query).first())
        return http_types.LetterState(self.box is not None, row.address if row else "", bool(row and row.confirmed))

    async def ask(self, person: Person, address: str, lang: str, visitor: str) -> http_types.LetterState:
        """Somebody wants to be written to: a first letter asks whether the address is theirs. Without an address, never again."""
        if self.box is None:
            raise Forbidden("letters-none")
        if not address:
            await self.store.write(lambda connection: connection.execute(delete(letters).where(letters.c.person == person.id)))
            return await self.state(person)
        if len(address) > 254 or not ADDRESS.fullmatch(address) or lang not in LANGUAGES:
            raise NotFound("letters-address")
        if not (self._asking.pay(neighbourhood(visitor)) and self._asked.pay(mailbox(address)) and self._all.take()):
            raise TooFast("letters-too-often")
        secret = token_urlsafe(24)
        row = {"person": person.id, "address": address, "lang": lang, "secret": secret, "confirmed": False, "sent": "[]"}

        def work(connection: Connection) -> None:
            connection.execute(delete(letters).where(letters.c.person == person.id))
            connection.execute(insert(letters), row)

        name = person.name if harmless(person.name) else speech(lang).phrase("letter-somebody")
        link = f"{self.public}/#/letters?confirm={secret}"
        if not await self._post(address, lang, secret, "letter-confirm", {"name": name, "link": link}):
            raise Failed("letters-unsent")  # the earlier address stays in use
        await self.store.write(work)
        return await self.state(person)

    async def confirm(self, secret: str) -> http_types.LetterState:
        """The owner of an address has followed the link."""
        where = letters.c.secret == secret

        def work(connection: Connection) -> str | None:
            connection.execute(update(letters).where(where).values(confirmed=True))
            return connection.execute(select(letters.c.address).where(where)).scalar()

        address = await self.store.write(work)
        if address is None:
            raise NotFound("letters-unknown")
        return http_types.LetterState(self.box is not None, address, True)

    async def stop(self, secret: str) -> http_types.LetterState:
        """Nothing more is sent there."""
        await self.store.write(lambda connection: connection.execute(delete(letters).where(letters.c.secret == secret)))
        return http_types.LetterState(self.box is not None, "", False)

    async def seen(self, person: str, match: str) -> None:
        """The person has looked at the match: it may notify them again."""
        if self.box is None or not person:
            return

        def work(connection: Connection) -> None:
            row = connection.execute(select(letters.c.sent).where(letters.c.person == person)).first()
            if row is not None and match in (known := msgspec.json.decode(row.sent)):
                _keep_sent(connection, person, [one for one in known if one != match])

        await self.store.write(work)

    async def look(self) -> int:
        """Write to all absent people whose match waits for them and who have not been told; return their number."""
        late = (datetime.now(UTC) - timedelta(seconds=self.wait)).isoformat(timespec="microseconds")
        count = 0
        found = await self.store.read(lambda connection: _due(connection, late))
        mine = {due.match for due in found} if self._mine is None else await self._mine({due.match for due in found})
        for due in found:
            if (
                due.match not in mine
                or self._here(due.person, due.match)
                or not (self._again if due.open else self._calls).pay(due.person)
            ):
                continue
            marked = await self.store.write(partial(_mark, due=due))
            if not marked:
                continue
            title = msgspec.json.decode(due.heading, type=Heading).setup.title
            args = {
                "title": unlinked(title.get(due.lang) or title["en"]),
                "link": f"{self.public}/#/match/{due.match}",
                "others": due.others or "none",
                **_left(self._left(due.match, due.seat)),
            }
            if await self._post(due.address, due.lang, due.secret, "letter-rematch" if due.open else "letter-turn", args):
                count += 1
            else:
                await self.seen(due.person, due.match)  # it is tried again
        return count

    async def _post(self, address: str, lang: str, secret: str, key: str, args: dict[str, object]) -> bool:
        assert self.box is not None
        words = speech(lang)
        stop = f"{self.public}/#/letters?stop={secret}"
        letter = EmailMessage(usual.clone(refold_source="none"))
        letter["From"], letter["To"] = self.box.sender, address
        letter["Subject"] = " ".join(words.phrase(f"{key}-subject", args).split())
        letter["Date"], letter["Message-ID"] = formatdate(), make_msgid(domain=urlsplit(self.public).hostname)
        # as it is: a long line would be folded into encoded words, which no mail program reads there
        letter.set_raw("List-Unsubscribe", f"<{self.public}/api/letters/stop/{secret}>")
        letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        letter["Auto-Submitted"] = "auto-generated"
        letter.set_content(words.phrase(key, args) + "\n\n-- \n" + words.phrase("letter-stop", {"link": stop}) + "\n")
        try:
            await asyncio.get_running_loop().run_in_executor(self._hand, send, self.box, letter)
        except (OSError, smtplib.SMTPException, UnicodeError) as error:  # the last: a name or a password no server has (D56)
            logger.warning("a letter could not be sent: %s", type(error).__name__)
            self.metrics.letters.labels("failed").inc()
            self.journal.note("letter-failed", about=key, to=self.journal.hashed(mailbox(address)), why=type(error).__name__)
            return False
        self.metrics.letters.labels("sent").inc()
        self.journal.note("letter-sent", about=key, to=self.journal.hashed(mailbox(address)))
        return True

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(self.wait)
            try:
                await self.look()
            except Exception:
                logger.exception("the post")


def _left(seconds: float | None) -> dict[str, object]:
    """Return the time left on a clock, in the largest unit of which there are two."""
    if seconds is None:
        return {"unit": "none", "count": 0}
    hours = max(0, int(seconds // 3600))
    return {"unit": "days", "count": hours // 24} if hours >= 48 else {"unit": "hours", "count": hours}


def _due(connection: Connection, late: str) -> list[_Due]:
    heading = func.coalesce(matches.c.heading, matches.c.header).label("heading")
    joined = letters.join(seats, seats.c.person == letters.c.person).join(matches, matches.c.id == seats.c.match)
    query = (
        select(letters, seats.c.seat, seats.c.player, matches.c.id, matches.c.waiting, heading)
        .select_from(joined)
        .where(letters.c.confirmed.is_(True), matches.c.over.is_(False), matches.c.changed < late)
        .where(seats.c.player.in_(("human", "open")), seats.c.leaving.is_(False))
    )
    found = []
    for row in connection.execute(query).all():
        kept = row.player == "open"
        if row.id not in msgspec.json.decode(row.sent) and (kept or row.seat in msgspec.json.decode(row.waiting)):
            others = _others(connection, row.id, row.person)
            who = row.person, row.address, row.lang, row.secret
            found.append(_Due(*who, row.id, row.seat, row.heading, others, kept))
    return found


def _others(connection: Connection, match: str, person: str) -> str:
    query = (
        select(people.c.name)
        .select_from(seats.join(people, people.c.id == seats.c.person))
        .where(seats.c.match == match, seats.c.person != person, people.c.name != "")
        .order_by(seats.c.place)
    )
    return ", ".join(dict.fromkeys(map(unlinked, connection.execute(query).scalars())))


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
