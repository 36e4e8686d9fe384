"""Build the front page, the guide, the rules and the balance tables in both languages."""

from __future__ import annotations

import posixpath
import re
import shutil
import tomllib
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from html import escape
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markdown import Markdown
from markupsafe import Markup

from naumachia import __version__
from naumachia.players import LEVELS, offered
from naumachia.text import speech

from .facts import GameFacts, facts, ordered

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "guide"
LANGUAGES = ("en", "fr")
HOME = {"en": "", "fr": "fr/"}
GUIDE = {"en": "guide/", "fr": "guide/fr/"}
WAYS = ("first-match", "one-screen", "letters", "friends", "host", "offline")
"""Pages of the guide that are about no one game, in their order."""
ICON = re.search(r'rel="icon"\s+href="([^"]+)"', (ROOT / "web/index.html").read_text(encoding="utf-8"))
RULE = re.compile(r"\b[A-Z]{2,3}-[A-Z]?\d*[\w.]*\w")


class PageError(Exception):
    """A source of the pages that does not fit: an unknown link, word or heading."""


@dataclass(frozen=True)
class Source:
    """A text of the guide: values of its head, and its Markdown."""

    name: str
    lang: str
    title: str
    description: str
    head: dict[str, str]
    text: str


@dataclass(frozen=True)
class Link:
    """A line of the menu."""

    title: str
    url: str


@dataclass(frozen=True)
class Menu:
    """The menu of the guide."""

    start: tuple[Link, ...]
    games: tuple[Link, ...]
    ways: tuple[Link, ...]


@dataclass(frozen=True)
class Picture:
    """A picture file and its size in pixels."""

    url: str
    width: int
    height: int


def source(name: str, lang: str) -> Source:
    """The text of a page: lines `key: value`, an empty line, then Markdown."""
    path = SOURCE / lang / f"{name}.md"
    head, _, text = path.read_text(encoding="utf-8").partition("\n\n")
    values = dict(line.split(": ", 1) for line in head.splitlines())
    try:
        return Source(name, lang, values.pop("title"), values.pop("description"), values, text)
    except KeyError as missing:
        raise PageError(f"{path}: no {missing} at the head") from None


@cache
def words() -> dict[str, dict[str, str]]:
    """Words of the templates by key and language."""
    return tomllib.loads((SOURCE / "words.toml").read_text(encoding="utf-8"))


def size(path: Path) -> tuple[int, int]:
    """Width and height of a WebP file, still or moving."""
    data = path.read_bytes()[:32]
    if data[12:16] == b"VP8X":
        return 1 + int.from_bytes(data[24:27], "little"), 1 + int.from_bytes(data[27:30], "little")
    if data[12:16] == b"VP8 ":
        return int.from_bytes(data[26:28], "little") & 0x3FFF, int.from_bytes(data[28:30], "little") & 0x3FFF
    bits = int.from_bytes(data[21:25], "little")
    return 1 + (bits & 0x3FFF), 1 + ((bits >> 14) & 0x3FFF)


@dataclass(frozen=True)
class Page:
    """One page on its way: the functions its template calls."""

    url: str
    twin: str
    lang: str
    home_of_rules: dict[str, str] = field(default_factory=dict)

    def to(self, target: str) -> str:
        """A link from this page to a path of the site; it works under any path prefix."""
        path, mark, rest = target.partition("#")
        here = posixpath.dirname(self.url) or "."
        found = posixpath.relpath(path or ".", here)
        return ("./" if found == "." else found + ("/" if path.endswith("/") or not path else "")) + mark + rest

    def w(self, key: str, **values: object) -> str:
        """A word of the templates in the language of the page."""
        text = words()[key][self.lang]
        return text.format(**values) if values else text

    def cited(self, text: str, game: GameFacts | None = None) -> Markup:
        """A text in which the ids of rules are links."""
        return Markup(cite(escape(text, quote=False), self._rule_link))

    def _rule_link(self, rule: str) -> str | None:
        home = self.home_of_rules.get(rule)
        return None if home is None else self.to(f"{home}#{rule}") if home != self.url else f"#{rule}"

    def pictures(self, name: str) -> tuple[Picture, Picture | None]:
        """The still picture of a name, and the moving one where there is one."""
        still, film = (SOURCE / "media" / f"{name}{end}.webp" for end in ("", "-film"))
        found = Picture(self.to(f"media/{still.name}"), *size(still))
        return found, Picture(self.to(f"media/{film.name}"), *size(film)) if film.exists() else None

    def provenance(self, kind: str) -> str:
        """The words for where a table comes from."""
        return speech(self.lang).phrase(f"provenance-{kind}")

    def html(self, text: str) -> Markup:
        """Markdown as HTML, with the links of the guide resolved and the ids of rules made links."""
        text = text.replace("{version}", __version__)
        found = Markdown(extensions=["tables", "smarty", "toc", "attr_list", "fenced_code"], output_format="html").convert(text)
        found = re.sub(r'href="([^"]+)"', lambda link: f'href="{escape(self._resolved(link[1]))}"', found)
        return Markup(cite(found, self._rule_link))

    def _resolved(self, href: str) -> str:
        """`guide:host`, `rules:corvus`, `rule:CV-1.1`, `docs:hosting`, `play:#/new/…`, `balance:`; others stay."""
        kind, colon, rest = href.partition(":")
        guide = GUIDE[self.lang]
        name, mark, anchor = rest.partition("#")
        if not colon or kind in ("https", "mailto"):
            return href
        if kind == "guide":
            return self.to(f"{guide}{name}/{mark}{anchor}" if name else f"{guide}{mark}{anchor}")
        if kind == "rules":
            return self.to(f"{guide}{name}/rules/{mark}{anchor}")
        if kind == "rule":
            return self._rule_link(rest) or _unknown(self.url, href)
        if kind == "docs":
            return self.to(f"docs/{name}/{mark}{anchor}" if name else "docs/")
        if kind == "play":
            return self.to(f"play/{rest}")
        if kind == "balance":
            return self.to(f"{guide}balance/{mark}{anchor}")
        return _unknown(self.url, href)


def _unknown(url: str, href: str) -> str:
    raise PageError(f"{url}: {href} leads nowhere")


def cite(html: str, link: Callable[[str], str | None]) -> str:
    """HTML in which the ids of rules outside of tags, links and code are links."""
    parts = re.split(r"(<a\b.*?</a>|<code\b.*?</code>|<[^>]+>)", html, flags=re.S)

    def linked(found: re.Match[str]) -> str:
        target = link(found[0])
        return found[0] if target is None else f'<a class="cite" href="{target}">{found[0]}</a>'

    return "".join(part if number % 2 else RULE.sub(linked, part) for number, part in enumerate(parts))


def stylesheet() -> str:
    """The colours of the game's page, then the style of these pages."""
    game = (ROOT / "web/src/app.css").read_text(encoding="utf-8")
    found = re.search(r":root \{.*?\n\}", game, re.S), re.search(r":root\[data-theme='dark'\] \{.*?\n\}", game, re.S)
    if found[0] is None or found[1] is None:
        raise PageError("web/src/app.css: no colours of both themes")
    body = found[1][0].partition("{")[2]
    system = f"@media (prefers-color-scheme: dark) {{\n:root:not([data-theme]) {{{body}\n}}"
    return "\n".join([found[0][0], found[1][0], system, (SOURCE / "style.css").read_text(encoding="utf-8")])


@dataclass(frozen=True)
class Strength:
    """Matches between two levels of a game, all scenarios together; a draw is half a point."""

    game: str
    level: str
    against: str
    games: int
    wins: int
    drawn: int
    percent: int
    low: int
    high: int


def strengths(lang: str) -> tuple[Strength, ...]:
    """Return the pairings of levels that the games have on file (`strength.toml`), the weakest level first."""
    found = []
    for game in ordered():
        pairs = dict.fromkeys((one.level, one.against) for one in game.strength.pairing)
        for level, against in sorted(pairs, key=lambda pair: [list(LEVELS).index(name) for name in pair]):
            one = game.strength.measured(level, against)
            assert one is not None
            share, low, high = (round(100 * part) for part in (one.points / one.games, one.share.low, one.share.high))
            title = facts(game.name, lang).title
            found.append(Strength(title, level, against, one.games, one.wins, one.drawn, share, low, high))
    return tuple(found)


class Builder:
    """Writes all pages but the documentation."""

    def __init__(self, out: Path) -> None:
        self.out = out
        self.jinja = Environment(
            loader=FileSystemLoader(SOURCE / "templates"),
            autoescape=True,
            undefined=StrictUndefined,
            trim_blocks=True,
            lstrip_blocks=True,
        )
        self.games = {lang: tuple(facts(game.name, lang) for game in ordered()) for lang in LANGUAGES}
        self.menus = {lang: self._menu(lang) for lang in LANGUAGES}
        self.rules = {
            lang: {
                rule.id: f"{GUIDE[lang]}{game.slug}/rules/"
                for game in self.games[lang]
                for chapter in game.chapters
                for rule in chapter.rules
            }
            for lang in LANGUAGES
        }

    def build(self) -> list[Path]:
        """Write everything and return the files."""
        written = []
        for lang in LANGUAGES:
            other = next(one for one in LANGUAGES if one != lang)
            written += [self._front(lang, other), *self._guide(lang, other)]
        for name, text in (("style.css", stylesheet()), ("site.js", (SOURCE / "site.js").read_text(encoding="utf-8"))):
            written.append(self._write(name, text))
        shutil.copytree(SOURCE / "media", self.out / "media", dirs_exist_ok=True)
        return written

    def _front(self, lang: str, other: str) -> Path:
        text = source("front", lang)
        page = Page(HOME[lang] + "index.html", HOME[other], lang, self.rules[lang])
        sections = dict(re.findall(r"^# ([\w-]+)\n(.*?)(?=^# |\Z)", text.text, re.S | re.M))
        front = {
            "picture": text.head["picture"],
            "about": page.html(sections["about"]),
            "ways": page.html(sections["ways"]),
            "games": {game.name: sections[game.slug].strip() for game in self.games[lang]},
            "moments": {game.name: text.head[game.slug] for game in self.games[lang]},
        }
        return self._page(page, "front.html", text.title, text.description, kind="front", front=front, games=self.games[lang])

    def _guide(self, lang: str, other: str) -> list[Path]:
        written = []
        for name in ("index", *WAYS):
            text = source(name, lang)
            folder = "" if name == "index" else f"{name}/"
            page = self._guide_page(folder, lang, other)
            written.append(self._page(page, "guide.html", text.title, text.description, body=page.html(text.text)))
        for game in self.games[lang]:
            text = source(game.slug, lang)
            page = self._guide_page(f"{game.slug}/", lang, other)
            body, picture = page.html(text.text), text.head["picture"]
            written.append(self._page(page, "game.html", game.title, text.description, body=body, game=game, picture=picture))
            page = self._guide_page(f"{game.slug}/rules/", lang, other)
            title = page.w("rules-of", game=game.title)
            written.append(self._page(page, "rules.html", title, page.w("rules-lead", count=game.rules), game=game))
        page = self._guide_page("balance/", lang, other)
        docs = Markup('<a href="{}">{}</a>').format(page.to("docs/balance/"), page.w("docs-lang"))
        how = Markup(escape(page.w("balance-how"))).format(docs=docs)
        levels = {facts(game.name, lang).title: offered(game) for game in ordered()}
        given: dict[str, Any] = {"games": self.games[lang], "how": how, "strength": strengths(lang), "levels": levels}
        written.append(self._page(page, "balance.html", page.w("balance-title"), page.w("balance-lead"), **given))
        return written

    def _guide_page(self, folder: str, lang: str, other: str) -> Page:
        return Page(f"{GUIDE[lang]}{folder}index.html", f"{GUIDE[other]}{folder}", lang, self.rules[lang])

    def _page(self, page: Page, template: str, title: str, description: str, kind: str = "guide", **given: Any) -> Path:
        other = next(one for one in LANGUAGES if one != page.lang)
        given |= {
            "page": page,
            "to": page.to,
            "w": page.w,
            "lang": page.lang,
            "other": other,
            "twin": page.twin,
            "url": posixpath.dirname(page.url) + "/",
            "home": HOME[page.lang],
            "guide": GUIDE[page.lang],
            "menu": self.menus[page.lang],
            "title": title,
            "description": description,
            "kind": kind,
            "icon": ICON[1] if ICON else "",
        }
        return self._write(page.url, self.jinja.get_template(template).render(given))

    def _menu(self, lang: str) -> Menu:
        guide = GUIDE[lang]
        page = Page("", "", lang)
        start = Link(source("index", lang).title, guide)
        games = tuple(Link(game.title, f"{guide}{game.slug}/") for game in self.games[lang])
        ways = [Link(source(name, lang).title, f"{guide}{name}/") for name in WAYS]
        return Menu((start, ways[0]), games, (*ways[1:], Link(page.w("balance-title"), f"{guide}balance/")))

    def _write(self, name: str, text: str) -> Path:
        path = self.out / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        return path
