"""Play by letter on the site of static files: two browser profiles exchange letters, and nothing else passes between them."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from hands import check
from playwright.sync_api import BrowserContext, expect
from static_site import Site

from letter_friends import changed
from naumachia.correspondence import from_link, to_link, verify
from naumachia.correspondence.letter import Letter

ANSWER = """async (give_up) => {
  const all = (where) => [...document.querySelectorAll(where)];
  const until = Date.now() + 60000;
  let given = 0, at = '';
  while (Date.now() < until) {
    if (document.querySelector('[data-testid=letter-ready], [data-testid=posted], [data-testid=outcome]')) return given;
    const moment = document.querySelector('[data-testid=slider]')?.max + document.querySelector('[data-testid=ask]')?.textContent;
    const quit = give_up && document.querySelector('details:has(> [data-testid=resign]) button');
    const hand = quit || all('[data-testid=choices] button, [data-testid=pass] button, form[data-handed] button.primary')[0];
    if (hand && !hand.disabled && moment !== at) { at = moment; given += 1; hand.click(); }
    await new Promise((done) => setTimeout(done, 15));
  }
  throw new Error('the letter does not come to its end: ' + document.querySelector('aside')?.innerText);
}"""
"""Answers with the first option, with the sheet as it is, or gives up, until the letter can be sent or the match is over."""
MOST = 5
"""Letters after which a player gives up."""


class Friend:
    """A player in a browser profile of their own."""

    def __init__(self, context: BrowserContext, site: Site, name: str) -> None:
        self.page, self.site, self.name = context.new_page(), site, name

    def begin(self, game: str, scenario: str) -> None:
        """Set up a match by letter."""
        self.page.goto(f"{self.site.url}#/new/{game}/{scenario}/letter")
        self.page.get_by_test_id("letter-name").fill(self.name)
        self.page.get_by_test_id("start").click()
        self.page.wait_for_url(re.compile("#/match/letter-"), timeout=120_000)

    def receive(self, link: str) -> None:
        """Follow the link of a letter; take a seat if it is an invitation."""
        self.page.goto(link)
        self.page.locator("[data-testid=letter-invitation], [data-testid=board]").wait_for(timeout=120_000)
        if self.page.get_by_test_id("letter-invitation").count():
            self.page.get_by_test_id("letter-name").fill(self.name)
            self.page.get_by_test_id("letter-answer").click()
        self.page.wait_for_url(re.compile("#/match/letter-"))

    def write(self, give_up: bool = False) -> str:
        """Answer everything, seal the letter, and return its link; nothing when the match is over."""
        self.page.evaluate(ANSWER, give_up)
        if not self.page.get_by_test_id("letter-ready").count():
            return ""
        self.page.get_by_test_id("letter-seal").click()
        return self.link()

    def link(self) -> str:
        """The link that the page offers."""
        return self.page.get_by_test_id("letter-link").input_value()

    def refused(self, link: str) -> str:
        """Why a letter is not taken."""
        self.page.goto(link)
        told = self.page.get_by_test_id("letter-refused")
        told.wait_for()
        return told.get_attribute("data-why") or ""


@pytest.fixture
def friends(window: Callable[..., BrowserContext], site: Site) -> tuple[Friend, Friend]:
    """Two profiles: one of a desk, one of a telephone."""
    phone = window(locale="fr-FR", viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    return Friend(window(), site, "Anna"), Friend(phone, site, "Béa")


def exchange(writer: Friend, reader: Friend) -> list[str]:
    """Exchange letters until both know the end."""
    links = [writer.write()]
    while True:
        reader.receive(links[-1])
        link = reader.write(give_up=len(links) >= MOST)
        if not link:
            return links
        links.append(link)
        writer, reader = reader, writer


@pytest.mark.timeout(600)
def test_two_profiles_exchange_letters_to_the_end(friends: tuple[Friend, Friend]) -> None:
    anna, bea = friends
    for game, scenario in (("trireme_ship", "ts1-two-captains"), ("touche_coule", "s1-two-liburnians")):
        anna.begin(game, scenario)
        links = exchange(anna, bea)
        for friend in friends:
            expect(friend.page.get_by_test_id("outcome")).to_be_visible()
        proof = verify(from_link(links[-1]))
        assert (proof["finished"], proof["letters"], proof["names"]) == (True, len(links), ["Anna", "Béa"])
        assert proof["letters"] >= MOST
    expect(bea.page.locator("html")).to_have_attribute("lang", "fr")
    bea.page.goto(f"{bea.site.url}#/")
    expect(bea.page.locator("[data-match]")).to_have_count(2)


@pytest.mark.timeout(300)
def test_letters_that_are_not_taken_say_why(friends: tuple[Friend, Friend]) -> None:
    anna, bea = friends
    anna.begin("trireme_ship", "ts1-two-captains")
    first = anna.write()
    check(anna.page)
    bea.page.goto(first)
    bea.page.get_by_test_id("letter-invitation").wait_for(timeout=120_000)
    check(bea.page)
    bea.receive(first)
    second = bea.write()
    # what was changed on its way is told apart from what was changed by its writer
    assert bea.refused(first[:-4]) == "letter-cut"
    check(bea.page)
    forged = to_link(changed(from_link(second), ["letters", 0], Letter()), anna.site.url)
    assert anna.refused(forged) == "letter-rewritten"
    # the reader's own letter, in the wrong browser
    anna.page.goto(first)
    expect(anna.page.get_by_test_id("letter-own")).to_contain_text("your own letter 1")
    anna.page.get_by_test_id("letter-match").click()
    expect(anna.page.get_by_test_id("letter-wait")).to_be_visible()
    assert anna.link() == first  # it can be sent once more
    # what waits survives a reload, and the answer can be pasted
    anna.page.reload()
    anna.page.get_by_test_id("letter-text").fill(second, timeout=120_000)
    anna.page.get_by_test_id("letter-open").click()
    expect(anna.page.get_by_test_id("letter-wait")).to_have_count(0)
    third = anna.write()
    anna.page.goto(second)
    expect(anna.page.get_by_test_id("letter-old")).to_contain_text("letter 2")
    # from the list of matches back to what is to be sent
    anna.page.goto(f"{anna.site.url}#/")
    expect(anna.page.locator("[data-match]")).to_contain_text("Letter to be sent to Béa")
    anna.page.locator("[data-match]").click()
    assert anna.link() == third
    anna.page.get_by_test_id("letter-copy").click()
    anna.page.get_by_role("tab", name="Table").click()
    anna.page.get_by_test_id("prove-letters").click()
    expect(anna.page.get_by_test_id("letter-proof")).to_contain_text("3 letters replayed")
    # a file is opened as a link is, by anybody who has it
    bea.page.goto(f"{bea.site.url}#/letter")
    # a telephone would not offer a file whose ending it does not know
    assert bea.page.get_by_test_id("letter-file").get_attribute("accept") is None
    bea.page.get_by_test_id("letter-file").set_input_files(
        {"name": "letter.naumachia-letter", "mimeType": "application/json", "buffer": third.encode()}
    )
    expect(bea.page.get_by_test_id("board")).to_be_visible()
    # a link opened a second time leads to the match
    bea.page.goto(third)
    expect(bea.page.get_by_role("alert")).to_contain_text("déjà ouvert la lettre 3")
