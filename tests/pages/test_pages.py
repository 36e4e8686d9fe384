"""The site for people: every link of the built pages leads somewhere, nothing comes from another host, both languages agree."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from built_pages import pages
from naumachia.games import games
from tools.pages import check
from tools.pages.build import LANGUAGES, SOURCE, WAYS, Page, PageError, cite, source, words
from tools.pages.docs import linked
from tools.pages.facts import facts, ordered, slug

LARGEST = 1_500_000
"""Bytes of all pictures together."""


@pytest.fixture(scope="module")
def site() -> Path:
    """The built pages; a dead link or a foreign host ends the build."""
    return pages()


def test_every_game_has_its_pages_in_both_languages(site: Path) -> None:
    for lang in LANGUAGES:
        guide = site / "guide" / ("" if lang == "en" else lang)
        for name in games():
            told = facts(name, lang)
            page = (guide / slug(name) / "index.html").read_text(encoding="utf-8")
            rules = (guide / slug(name) / "rules/index.html").read_text(encoding="utf-8")
            assert all(f"#/new/{name}/{one.name}" in page for one in told.scenarios)
            assert all(f'id="{rule.id}"' in rules for chapter in told.chapters for rule in chapter.rules)
            assert "⟨" not in page + rules, "a message without words"
        for name in WAYS:
            assert f'<html lang="{lang}">' in (guide / name / "index.html").read_text(encoding="utf-8")
    assert next(game.name for game in ordered()) == "touche_coule"


def test_the_pages_of_both_languages_say_the_same_things() -> None:
    """The same links, steps and headings stand in both; only the words differ."""
    names = ["front", "index", *WAYS, *map(slug, games())]
    for name in names:
        texts = [source(name, lang).text for lang in LANGUAGES]
        assert len({text.count("\n#") for text in texts}) == 1, name
        assert len({len(re.findall(r"^(?:\d+\.|-|\|) ", text, re.M)) for text in texts}) == 1, name
        assert len({tuple(sorted(re.findall(r"\]\(([^)]+)\)", text))) for text in texts}) == 1, name
    assert {path.stem for path in (SOURCE / "en").iterdir()} == {path.stem for path in (SOURCE / "fr").iterdir()} == set(names)
    assert all(set(row) == set(LANGUAGES) for row in words().values())


def test_the_scenarios_that_the_guide_names_exist() -> None:
    for path in SOURCE.glob("*/*.md"):
        for game, scenario in re.findall(r"play:#/new/(\w+)/([\w-]+)", path.read_text(encoding="utf-8")):
            assert scenario in games()[game].scenarios(), f"{path}: {game}/{scenario}"


def test_the_pictures_are_small() -> None:
    assert sum(path.stat().st_size for path in (SOURCE / "media").iterdir()) < LARGEST


def test_links_work_under_any_prefix() -> None:
    page = Page("guide/fr/corvus/index.html", "guide/corvus/", "fr")
    assert page.to("guide/fr/corvus/rules/#CV-1.1") == "rules/#CV-1.1"
    assert page.to("") == "../../../"
    assert page.to("style.css") == "../../../style.css"
    assert page.to("guide/fr/corvus/") == "./"
    assert Page("index.html", "fr/", "en").to("fr/") == "fr/"
    assert "../docs/hosting/" in Page("guide/host/index.html", "", "en").html("[x](docs:hosting)")


@pytest.mark.parametrize("text", ["[x](rule:CV-99.9)", "[x](guides:corvus)"])
def test_an_unknown_link_ends_the_build(text: str) -> None:
    with pytest.raises(PageError, match="leads nowhere"):
        Page("guide/index.html", "", "en").html(text)


def test_rules_are_linked_outside_of_code_and_links_only() -> None:
    known = {"CV-1.1": "#CV-1.1"}
    found = cite('<p>CV-1.1, XX-9 <a href="y">CV-1.1</a> <code>CV-1.1</code></p>', known.get)
    assert found == '<p><a class="cite" href="#CV-1.1">CV-1.1</a>, XX-9 <a href="y">CV-1.1</a> <code>CV-1.1</code></p>'


def test_links_of_the_repository_become_links_of_the_documentation() -> None:
    assert linked("[a](../CONTRIBUTING.md#manners)") == "[a](contributing.md#manners)"
    assert linked("[a](../examples/any_game.py)") == "[a](examples.md#any-game)"
    assert linked("[a](words.md#rules) [b](https://caddyserver.com)") == "[a](words.md#rules) [b](https://caddyserver.com)"


def test_the_check_finds_what_is_wrong(tmp_path: Path) -> None:
    (tmp_path / "a").mkdir()
    (tmp_path / "index.html").write_text(
        '<h2 id="x"></h2><a href="a/">ok</a><a href="#x">ok</a><a href="play/#/new">ok</a><a href="a/#y">1</a>'
        '<a href="b/">2</a><a href="/a/">3</a><a href="../z">4</a><img src="//x.org/i.png" srcset="https://x.org/2.png 2x">',
        encoding="utf-8",
    )
    (tmp_path / "a/index.html").write_text('<a href="../#x">ok</a><a href="https://x.org">ok</a>', encoding="utf-8")
    (tmp_path / "s.css").write_text("@import 'https://x.org/a.css'; p { background: url(i.png) }", encoding="utf-8")
    assert sorted(check.faults(tmp_path)) == [
        "index.html: ../z: outside of the site",
        "index.html: /a/: absolute, so it fails under a path prefix",
        "index.html: a/#y: no such anchor",
        "index.html: b/: no such file",
        "index.html: loads //x.org/i.png",
        "index.html: loads https://x.org/2.png",
        "s.css: loads https://x.org/a.css",
    ]
