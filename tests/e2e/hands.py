"""Clicks, keys and touches of a player."""

from __future__ import annotations

import re
import time
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from house import House
from playwright.sync_api import Page, expect

from naumachia.games import find, games
from naumachia.kernel.files.record import dump
from naumachia.match import Match, view
from naumachia.players import make

EVERYWHERE = pytest.mark.parametrize("host", ["server", "static"], indirect=True)
"""For stories that are the same on the server and on the site of static files: they take `page` and `host`."""
CHOICES = "[data-testid=choices] button"


def set_up(page: Page, url: str, scenario: str = "s1-two-liburnians", **players: str) -> str:
    """Choose who sits where in a scenario; returns the id of the match. The way to it from the first page has its own tests."""
    game = next(game.name for game in games().values() if scenario in game.scenarios())
    page.goto(f"{url}#/new/{game}/{scenario}")
    for seat, player in players.items():
        page.locator(f"[data-seat={seat}]").select_option(player)
    page.get_by_test_id("start").click()
    page.wait_for_url(re.compile("#/match/"))
    page.get_by_test_id("board").wait_for()
    return page.url.rsplit("/", 1)[1]


DUEL = ("touche_coule", "s1-two-liburnians", {"red": "human", "blue": "helmsman"})


def at_contact(page: Page, house: House, training: bool = False, ask: str = "ask-fire", after: int = 0) -> None:
    """A match against the helmsman, opened from a record, at the moment when red may shoot, or is asked something else."""
    name, scenario, players = DUEL
    game = find(name)
    for seed in range(50):
        setup = game.load_scenario(scenario)
        match = Match.seeded(game, setup, name=scenario, seed=seed, players=players, training=training)
        hands = {seat: make("helmsman", game, f"{seed}") for seat in match.seats}
        while match.request is not None and not (
            match.request.key == ask and match.waiting == ("red",) and len(match.history) >= after
        ):
            (seat,) = match.waiting
            match.answer(hands[seat].choose(match.state, seat), seat)
        if match.request is not None:
            break
    open_record(page, house, match)


def nearly_over(page: Page, house: House, left: int = 4) -> None:
    """A match against the helmsman, opened from a record, that ends if red gives the first option a few times more."""
    name, scenario, players = DUEL
    game = find(name)
    most = None
    while True:
        match = Match.seeded(game, game.load_scenario(scenario), name=scenario, seed=26, players=players)
        foe, given = make("helmsman", game, "26"), 0
        while match.waiting and given != most:
            if match.waiting == ("red",):
                ask = view(match, "red").ask
                assert ask is not None
                match.answer(ask.options[0].answer, "red")
                given += 1
            else:
                match.answer(foe.choose(match.state, "blue"), "blue")
        if match.waiting:
            break
        most = given - left
    open_record(page, house, match)


def open_record(page: Page, house: House, match: Match) -> None:
    """Take red's seat at a match that was begun elsewhere."""
    page.goto(house.seat(house.post("api/records", dump(match.record())), "red"))
    assert wait_for_me(page)


def wait_for_me(page: Page) -> bool:
    """Until it is my turn, or it is all over: then False."""
    page.wait_for_selector(f"{CHOICES}, [data-testid=outcome]")
    heard(page)
    return page.get_by_test_id("outcome").count() == 0


def heard(page: Page) -> None:
    """Until the options hear: new ones hear nothing for a moment, so that nobody answers an option that they have not read."""
    page.wait_for_selector("[data-deaf]", state="detached")


def whose_turn(*pages: Page) -> Page:
    """The page that is asked, as soon as one is: an answer may still be on its way to the others."""
    until = time.monotonic() + 30
    while time.monotonic() < until:
        for page in pages:
            if page.locator(CHOICES).count():
                return page
        pages[0].wait_for_timeout(50)
    raise AssertionError("nobody is asked")


def moment(page: Page) -> str:
    """Text that changes with every answer."""
    return page.get_by_test_id("slider").get_attribute("max") or ""


def settle(page: Page, before: str) -> None:
    """Until the server has taken the answer."""
    page.wait_for_function("b => document.querySelector('[data-testid=slider]').max !== b", arg=before)


CHECKER = Axe().axe_script
JUDGE = "axe.run({ resultTypes: ['violations'], preload: false }).then((found) => found.violations)"
"""Only what is wrong leaves the page: to write down all that is right costs more than to find it."""


def faults(page: Page) -> list[Any]:
    """Return the findings of an accessibility checker, which is read once by each document."""
    if not page.evaluate("'axe' in globalThis"):
        page.evaluate(CHECKER)
    return [(found["id"], found["impact"], [node["html"][:160] for node in found["nodes"]][:3]) for found in page.evaluate(JUDGE)]


def check(page: Page) -> None:
    """No violation on this screen."""
    found = faults(page)
    if found:
        raise AssertionError("\n".join(map(str, found)))


def expect_log(page: Page, text: str) -> None:
    """The log says so."""
    expect(page.get_by_test_id("log")).to_contain_text(text)
