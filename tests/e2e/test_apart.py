"""Two friends and what stands between them: a link that was used, a line that is cut, a telephone, a clock that has run out."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random

from hands import CHOICES, check, wait_for_me
from house import House
from playwright.sync_api import BrowserContext, Page, Route, expect

from naumachia.games import find
from naumachia.kernel.chance.mixed_dice import Mixed
from naumachia.kernel.files.record import dump
from naumachia.match import Match
from naumachia.players import RandomPlayer

Window = Callable[..., BrowserContext]
DUEL = {"red": "human", "blue": "human"}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def say(page: Page, text: str) -> None:
    page.locator("#tab-talk").click()
    page.get_by_test_id("talk-line").fill(text)
    page.get_by_test_id("talk-line").press("Enter")


def test_codes_and_links_that_lead_nowhere_say_why(window: Window, house: House) -> None:
    page = window().new_page()
    page.goto(house.url)
    page.get_by_test_id("have-code").click()
    entry, told = page.get_by_test_id("code-entry"), page.get_by_test_id("code-told")
    expect(entry).to_be_focused()
    for typed in ("abc def ghj", "!!!"):
        entry.fill(typed)
        expect(told).to_contain_text("Twelve letters")
        entry.press("Enter")
        expect(told).to_have_text("That is no code: a letter is wrong, or one is missing.")
    page.get_by_test_id("my-name").fill("Ada")
    page.get_by_test_id("my-name").press("Enter")
    expect(page.get_by_test_id("name-kept")).not_to_be_empty()
    page.get_by_test_id("device").click()
    expect(page.get_by_test_id("device-only-here")).to_be_visible()
    check(page)
    page.goto(f"{house.url}#/match/%E0%A4%A")  # garbled on its way
    expect(page.get_by_role("heading", name="This match is not here")).to_be_visible()
    expect(page.get_by_test_id("watch")).to_have_count(0)
    page.goto(f"{house.url}#/letters")  # what is left of a link that has done its work
    expect(page.get_by_test_id("letters-told")).to_have_text("There is nothing more to be done here.")


def test_who_wants_to_be_forgotten_is_asked_twice(window: Window, house: House) -> None:
    """D68: name and key go; saying no at either question keeps both."""
    page = window().new_page()
    page.goto(house.url)
    page.get_by_test_id("have-code").click()
    name, button, yes = (page.get_by_test_id(one) for one in ("my-name", "forget-me", "forget-me-yes"))
    name.fill("Ada")
    name.press("Enter")
    expect(page.get_by_test_id("name-kept")).not_to_be_empty()
    kept = "() => JSON.parse(localStorage.getItem('naumachia.me')).key ?? ''"
    key = page.evaluate(kept)
    for clicks in (0, 1):
        button.click()
        for _ in range(clicks):
            yes.click()
        page.get_by_test_id("forget-me-no").click()
        expect(yes).to_have_count(0)
        assert page.evaluate(kept) == key
    known = f"{house.url}api/people"
    assert page.request.post(known, data={"key": key}).json() == {"known": True, "name": "Ada"}
    button.click()
    yes.click()
    expect(page.get_by_test_id("forget-me-told")).to_contain_text("cannot be undone")
    check(page)
    yes.click()
    expect(name).to_have_value("")
    assert page.evaluate(kept) != key
    assert page.request.post(known, data={"key": key}).json() == {"known": False, "name": ""}


def test_a_link_in_a_letter_does_nothing_by_itself(window: Window, house: House) -> None:
    """D44: programs that look into letters follow links; an address was confirmed, or stopped, by nobody."""
    page = window().new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "/api/letters/" in request.url else None)
    for what, path, told in (
        ("confirm", "/api/letters/confirm", "This link is no longer good."),
        ("stop", "/api/letters/stop/", "No more letters will be sent."),
    ):
        page.goto(f"{house.url}#/letters?{what}={'x' * 32}")
        page.reload()
        go = page.get_by_test_id("letters-go")
        expect(go).to_be_visible()
        check(page)
        page.wait_for_timeout(300)
        assert not asked
        go.click()
        expect(go).to_have_count(0)
        expect(page.get_by_test_id("letters-told")).to_have_text(told)
        assert path in asked.pop()


def test_a_server_that_does_not_answer_is_asked_again(window: Window, house: House) -> None:
    page = window().new_page()
    page.goto(f"{house.url}#/about")
    page.get_by_role("heading").first.wait_for()
    for place, found in (
        ("#/new/touche_coule/s1-two-liburnians", "start"),
        ("#/fleets/trireme_fleet", "start"),
        ("#/", "play-now"),
    ):
        page.route("**/api/games", lambda route: route.abort())
        page.goto(house.url + place)
        expect(page.get_by_role("alert").first).to_contain_text("The server does not answer.")
        page.unroute("**/api/games")
        page.get_by_role("button", name="Try again").click()
        expect(page.get_by_test_id(found)).to_be_visible()


def test_fleets_of_ones_own_are_played_with_a_friend_by_the_clock(window: Window, house: House) -> None:
    ada = window().new_page()
    ada.goto(f"{house.url}#/fleets/trireme_fleet")
    ada.locator("[data-seat=yellow]").select_option("open")
    expect(ada.get_by_test_id("training")).to_have_count(0)
    ada.get_by_test_id("clock").select_option("turn-600")
    check(ada)
    ada.get_by_test_id("start").click()
    expect(ada.get_by_test_id("invite")).to_be_visible()
    expect(ada.get_by_test_id("clocks")).to_contain_text("10:00")


def test_a_record_is_dropped_on_the_page(window: Window, house: House) -> None:
    page = window().new_page()
    game = find("touche_coule")

    def played(seed: int) -> str:
        match = Match(game, game.load_scenario("s1-two-liburnians"), dice=Mixed("a secret"), players=DUEL)
        player = RandomPlayer(game, Random(seed))
        while match.waiting:
            match.answer(player.choose(match.state, match.waiting[0]), match.waiting[0])
        return dump(match.record())

    def drop(text: str) -> None:
        page.get_by_test_id("play-now").wait_for()
        held = page.evaluate_handle(
            "text => { const held = new DataTransfer(); held.items.add(new File([text], 'a.ndjson')); return held }", text
        )
        page.dispatch_event("main", "drop", {"dataTransfer": held})

    page.goto(house.url)
    record = played(9)
    lines = record.splitlines()
    drop("\n".join([lines[0], lines[2], *lines[2:]]))
    told = page.get_by_role("alert").first
    expect(told).to_contain_text("Line 2 of the record")
    expect(told).not_to_contain_text("⟨")  # in the words of the game
    drop(record)
    page.locator("#tab-table").click()
    expect(told).to_be_empty()  # what was wrong with the other is no matter here
    page.get_by_test_id("prove").click()
    expect(page.get_by_test_id("proof")).to_contain_text("all follow from the committed secret")
    expect(page.get_by_test_id("elsewhere")).to_have_count(0)  # who only looks has given no words
    page.goto(house.url)
    drop(played(4))
    page.locator("#tab-table").click()
    page.get_by_test_id("prove").click()
    expect(page.get_by_test_id("proof")).to_have_text("No die has fallen in this match: there is nothing to check.")


def test_a_friend_comes_by_telephone(window: Window, house: House) -> None:
    ada = window().new_page()
    held: list[Route] = []
    ada.route("**/preview*", lambda route: held.append(route))
    ada.goto(f"{house.url}#/new/touche_coule/s1-two-liburnians")
    ada.locator("[data-seat=blue]").select_option("open")
    while not held:
        ada.wait_for_timeout(20)
    held[0].continue_()  # the picture comes after the choice, which stands
    ada.unroute("**/preview*")
    ada.locator(".picture svg").first.wait_for()
    expect(ada.locator("[data-seat=blue]")).to_have_value("open")
    ada.get_by_test_id("my-name").fill("Ada")
    ada.get_by_test_id("my-name").press("Enter")
    expect(ada.get_by_test_id("name-kept")).not_to_be_empty()
    ada.get_by_test_id("start").click()
    link = ada.get_by_test_id("invite").input_value()
    bea = window(locale="fr-FR", **PHONE).new_page()
    bea.goto(link)
    expect(bea.get_by_test_id("ask")).to_be_visible()  # what happens, and not an empty log
    expect(bea.locator("#pane-orders")).to_contain_text("On attend Ada.")
    expect(ada.get_by_role("alert")).to_contain_text("Somebody takes a seat: Blue")
    late = window().new_page()
    late.goto(ada.url)
    expect(late.get_by_test_id("you-watch")).to_be_visible()
    late.goto(link)  # the link of a seat, where one watches already
    expect(late.get_by_test_id("gone-why")).to_contain_text("has been used")
    late.get_by_test_id("watch").click()
    expect(late.get_by_test_id("you-watch")).to_be_visible()
    # a player who writes a line is not torn away from it when their turn comes; without a line they are
    for text in range(30):
        say(ada, f"line {text} of a long talk, which goes on and on")
        ada.get_by_test_id("talk-waits").wait_for(state="detached")
        if ada.get_by_role("alert").get_by_text("Not so fast").count():
            break
    else:
        raise AssertionError("one may talk as fast as one likes")
    expect(ada.get_by_test_id("talk-line")).to_have_value(f"line {text} of a long talk, which goes on and on")
    bea.locator("#tab-talk").click()
    expect(bea.get_by_test_id("talk").locator("p").last).to_be_in_viewport()
    bea.get_by_test_id("talk-line").fill("Je")
    for answer in ("1", "straight"):
        assert wait_for_me(ada)
        ada.locator(f"{CHOICES}[data-answer='{answer}']").click()
    expect(bea).to_have_title("● À vous de jouer – Deux liburnes · Naumachia")
    expect(bea.get_by_test_id("talk-line")).to_be_focused()
    bea.get_by_test_id("talk-line").press("Escape")
    expect(bea.locator("#tab-talk")).to_be_focused()
    bea.locator("#tab-orders").click()
    assert wait_for_me(bea)
    bea.locator(f"{CHOICES}[data-answer='1']").click()
    expect(bea.locator(f"{CHOICES}[data-answer='straight']")).to_be_visible()
    bea.locator("#tab-log").click()  # what somebody is asked comes to the front
    ada.get_by_test_id("back-ask").click()
    expect(bea.get_by_test_id("back-refuse")).to_be_visible()
    bea.get_by_test_id("back-refuse").click()
    expect(ada.get_by_test_id("back-over")).to_contain_text("would rather let it stand")


def test_lost_connection_loses_nothing(window: Window, mortal: House) -> None:
    match = mortal.match("touche_coule", "s1-two-liburnians", {"red": "human", "blue": "human"})
    ada, bea = window().new_page(), window(locale="fr-FR", **PHONE).new_page()
    bea.goto(mortal.seat(match, "blue"))
    bea.get_by_test_id("board").wait_for()
    ada.goto(mortal.seat(match, "red"))
    assert wait_for_me(ada)
    home = ada.context.new_page()
    home.goto(mortal.url)
    home.locator("[data-match]").first.wait_for()
    mortal.kill()
    home.locator("[data-match]").first.click()  # to a table of which nothing is known yet
    expect(home.get_by_test_id("connection")).to_contain_text("Connection lost")
    expect(ada.get_by_test_id("connection")).to_contain_text("Connection lost")
    expect(bea.get_by_test_id("connection")).to_contain_text("perdue")
    ada.locator("[data-answer='1']").click()  # said while nobody listens
    expect(ada.locator("[data-answer='1']").get_by_test_id("will-send")).to_have_text("will be sent")
    say(bea, "Tu es là ?")
    expect(bea.get_by_test_id("talk-waits")).to_contain_text("sera envoyé")
    mortal.start()
    expect(home.get_by_test_id("board")).to_be_visible(timeout=20_000)
    expect(home.get_by_test_id("connection")).to_be_empty()
    expect(ada.get_by_test_id("log")).to_contain_text("gets under way at speed 1", timeout=20_000)
    expect(ada.get_by_test_id("will-send")).to_have_count(0)
    expect(ada.get_by_test_id("connection")).to_be_empty()
    expect(ada.get_by_test_id("talk-unread")).to_have_text("1", timeout=20_000)
    expect(bea.get_by_test_id("talk-waits")).to_have_count(0)


def test_time_that_has_run_out_is_told_and_a_rematch_finds_the_friend(window: Window, house: House) -> None:
    wanted = {"game": "touche_coule", "scenario": "s1-two-liburnians", "players": DUEL}
    clock = {"per": "match", "seconds": 5, "then": "lost"}
    match = house.post("api/matches", json.dumps({**wanted, "clock": clock}))
    ada, bea = window().new_page(), window(locale="fr-FR", **PHONE).new_page()
    ada.goto(house.seat(match, "red"))
    bea.goto(house.seat(match, "blue"))
    expect(ada.get_by_test_id("clock-lost")).to_contain_text("The time of Red had run out")
    expect(bea.get_by_test_id("clock-lost")).to_contain_text("Temps écoulé pour Rouge")
    bea.locator("#tab-log").click()
    expect(bea.get_by_test_id("log-clock")).to_contain_text("Temps écoulé pour Rouge")
    old = ada.url
    ada.get_by_test_id("swap").click()
    expect(ada.get_by_test_id("invite")).to_be_visible()
    assert ada.url != old
    bea.locator("#tab-orders").click()
    home = bea.context.new_page()
    home.goto(house.url)
    expect(home.locator("[data-match]").first).to_contain_text("Une revanche vous attend")
    bea.get_by_test_id("rematch-join").click()
    expect(bea).to_have_url(ada.url)
    expect(ada.get_by_test_id("invite")).to_have_count(0)
    bea.locator("#tab-table").click()
    expect(bea.get_by_test_id("seats").locator("li").first).to_contain_text("vous")  # she has Red now
