"""The log of the Ship Game as it is read: plurals, no zeros, French genders, and nothing told twice."""

from __future__ import annotations

import re
from typing import Any

import pytest

from naumachia.games import find
from naumachia.games.trireme.ship.rules.combat.harm import told
from naumachia.kernel import Message
from naumachia.kernel.positions.two_sides import Sheet
from naumachia.match import Match
from naumachia.text import LANGUAGES, speech

GAME = find("trireme_ship")
EN, FR = speech("en", GAME.name), speech("fr", GAME.name)
SEA = GAME.start(GAME.load_scenario("ts4-chios-201bc"))
LEMBOS, DECERE, QUAD, TRIREME = (SEA.label(name) for name in ("Le1", "Ph1", "Rh1", "Tr1"))
OCTERE = SEA.label("Po1")


def say(key: str, **args: Any) -> tuple[str, str]:
    """A sentence in English and in French, with plain blanks."""
    message = Message(key, args)
    for words in (EN, FR):
        assert not words.problems(key, args)
    return EN.say(message), FR.say(message).replace("\u00a0", " ")


@pytest.mark.parametrize(
    ("ship", "sentence"),
    [
        (LEMBOS, "Le lembos Le1 est immobilisé."),
        (TRIREME, "La trirème Tr1 est immobilisée."),
        (OCTERE, "L’octère Po1 est immobilisée."),
        (DECERE, "La décère royale Ph1 est immobilisée."),
    ],
)
def test_ships_have_a_gender_in_french(ship: Message, sentence: str) -> None:
    assert say("immobilised", ship=ship)[1] == sentence


def test_articles_contract_and_are_elided() -> None:
    assert say("wreck-drifts", ship=LEMBOS)[1] == "L’épave du lembos Le1 dérive."
    assert say("wreck-drifts", ship=OCTERE)[1] == "L’épave de l’octère Po1 dérive."
    assert say("grappled-free", ship=TRIREME, target=LEMBOS)[1] == "La trirème Tr1 s’amarre au lembos Le1."


@pytest.mark.parametrize(
    ("shots", "hits", "english", "french"),
    [
        (1, 0, "one shot, 6 or more: no hit.", "un tir, 6 ou plus : aucun coup au but."),
        (1, 1, "one shot, 6 or more: one hit.", "un tir, 6 ou plus : un coup au but."),
        (3, 2, "3 shots, 6 or more: 2 hits.", "3 tirs, 6 ou plus : 2 coups au but."),
    ],
)
def test_shots_are_counted_in_words(shots: int, hits: int, english: str, french: str) -> None:
    args = {"ship": TRIREME, "target": QUAD, "weapon": "archers", "flame": 0, "shots": shots, "hits": hits, "needs": 6}
    one, two = say("shots", **args)
    assert one.endswith(english)
    assert two.endswith(french)


@pytest.mark.parametrize(
    ("fv", "men", "sinks", "english"),
    [
        (0, 1, 0, "it loses a man."),
        (1, 0, 0, "it loses 1 of its full velocity."),
        (1, 1, 0, "it loses 1 of its full velocity and a man."),
        (1, 3, 1, "it loses 1 of its full velocity and 3 men, and sinks."),
    ],
)
def test_a_breach_tells_no_zeros(fv: int, men: int, sinks: int, english: str) -> None:
    one, two = say("breached", ship=TRIREME, rolled=5, fv=fv, men=men, sinks=sinks)
    assert one.endswith(english)
    assert " 0 " not in two


def test_men_are_told_by_kind() -> None:
    lost = told({"armoured": 1, "light": 0, "archers": 2, "oarsmen": 1})
    assert say("men-lost", ship=TRIREME, points=4, men=lost) == (
        "Trireme Tr1 loses an armoured man, 2 archers and an oarsman.",
        "La trirème Tr1 perd un homme en armure, 2 archers et un rameur.",
    )
    assert say("ask-lose", ship=TRIREME, points=1)[0] == "Trireme Tr1 loses a man. Which?"
    assert say("do-lose", men=told({"archers": 1}))[0] == "An archer"


@pytest.mark.parametrize(
    ("points", "stay", "english"),
    [
        (2, 0, "Trireme Tr1 sends 2 light men to quadrireme Rh1."),
        (2, 1, "Trireme Tr1 sends 2 light men to quadrireme Rh1; one finds no room."),
        (0, 2, "Trireme Tr1 wants to send 2 light men to quadrireme Rh1: there is no room."),
    ],
)
def test_men_who_find_no_room(points: int, stay: int, english: str) -> None:
    men = told({"light": points or stay})
    assert say("sent", ship=TRIREME, target=QUAD, men=men, points=points, stay=stay)[0] == english


def test_who_loses_men_in_a_fight_is_told() -> None:
    args = {"ship": TRIREME, "target": LEMBOS, "factor": 5, "rolled": 4, "corvus": 0, "side": SEA.label("allies")}
    assert say("boarded", **args, lost=1)[0] == "Trireme Tr1 fights lembos Le1, factor 5, die 4: lembos Le1 loses a man."
    assert (
        say("boarded", **args, lost=0)[1]
        == "La trirème Tr1 combat le lembos Le1, facteur 5, dé 4 : le lembos Le1 ne perd personne."
    )


def test_sides_whose_name_is_a_plural_need_no_verb() -> None:
    assert say("captured", ship=LEMBOS, side=SEA.label("allies")) == (
        "Lembos Le1 is taken. Its new colours: Allies.",
        "Le lembos Le1 est pris. Nouveau pavillon : Alliés.",
    )
    for key in ("captured", "freed", "won-by-concession"):
        for words in (EN, FR):
            text = words.phrase(key, {"ship": LEMBOS, "side": SEA.label("allies"), "loser": SEA.label("philip")})
            assert not re.search(r"(?i)the allies (has|is|was|wins)|alliés (a|est) ", text)


def test_a_calm_has_no_direction() -> None:
    assert say("weather", rolled=2, force="calm", dir=3) == ("Weather, 2: calm.", "Temps, 2 : calme.")
    assert say("weather", rolled=7, force="light", dir=3)[0] == "Weather, 7: light wind toward the south."


def test_modifiers_of_nothing_are_left_out() -> None:
    args = {"ship": TRIREME, "target": LEMBOS, "rolled": 8, "total": 8, "needs": 9}
    assert say("grapple-failed", **args, add=0)[0].startswith("Trireme Tr1 throws its grapples at lembos Le1: dice 8, 9 needed.")
    assert "dice 8 −1 = 7, 9 needed" in say("grapple-failed", **args | {"add": "-1", "total": 7})[0]


def test_a_ship_freed_on_the_lowest_sum_is_told_what_it_lost() -> None:
    assert "its full velocity 1 lower for good" in say("freeing", ship=TRIREME, rolled=9, how="slower", lost=1)[0]


@pytest.mark.parametrize("left", ["enemies", "prisoners", "oarsmen", "nobody"])
def test_a_derelict_says_who_is_left(left: str) -> None:
    one, _ = say("derelict", ship=TRIREME, left=left)
    assert (left == "nobody") == ("nobody" in one)


def sheets() -> list[str]:
    """The questions of the game: every secret sheet, and what single frames ask."""
    found = ["ask-lose", "ask-spoil", "ask-deploy", "ask-berth", "ask-heading"]
    kinds: list[type[Any]] = [Sheet]
    while kinds:
        kind = kinds.pop()
        kinds += kind.__subclasses__()
        if kind.__module__.startswith("naumachia.games.trireme.ship") and "key" in vars(kind):
            found.append(kind.key)
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_has_words_for_those_who_wait(lang: str) -> None:
    text = (GAME.folder / f"{lang}.ftl").read_text(encoding="utf-8")
    keys = sheets()
    assert len(keys) == 12
    for key in keys:
        entry = re.search(rf"^{key} = .*\n(?:[ }}].*\n)*", text, re.M)
        assert entry is not None
        assert "    .waiting = { $side }" in entry[0]


def played(scenario: dict[str, Any], *sheets_: str) -> list[tuple[str, dict[str, Any]]]:
    """The events of a match after some sheets, the seats in turn."""
    match = Match.seeded(GAME, GAME.check_scenario(scenario, "here"), seed=1)
    for text in sheets_:
        seat = match.waiting[0]
        match.answer(match.read(text, seat), seat)
    return [(event.key, dict(event.args)) for _, event in match.events()]


SIDES = {"red": {"name": {"en": "Red", "fr": "Rouge"}}, "yellow": {"name": {"en": "Yellow", "fr": "Jaune"}}}
DUEL = {
    "game": "trireme_ship",
    "title": {"en": "Duel", "fr": "Duel"},
    "map": {"columns": 20, "rows": 20},
    "turns": 5,
    "sides": SIDES,
    "ships": {
        "R1": {"side": "red", "type": "trireme", "bow": [4, 6], "h": 0},
        "Y1": {"side": "yellow", "type": "trireme", "bow": [14, 2], "h": 3},
    },
}


def test_a_step_is_told_only_if_somebody_rows() -> None:
    """Its mark is there all the same: the page stops its film at every step."""
    events = played(DUEL, "R1: A A", "Y1: A")
    marks = [args for key, args in events if key == "step"]
    assert [args["step"] for args in marks] == [1, 2, 3, 4, 5]
    assert [EN.say(Message("step", args)) for args in marks] == ["", "", "Step 3.", "", "Step 5."]
    assert [FR.say(Message("step", args)) for args in marks] == ["", "", "Étape 3.", "", "Étape 5."]
    match = Match.seeded(GAME, GAME.check_scenario(DUEL, "here"), seed=1)
    for text in ("R1: A A", "Y1: A"):
        match.answer(match.read(text, match.waiting[0]), match.waiting[0])
    lines = match.log("en").splitlines()
    assert lines.count("Step 3. [TS-4.1]") == 1
    assert not [line for line in lines if line.startswith((" [", "["))]


def test_a_contest_is_told_once() -> None:
    ships = {
        "R1": {"side": "red", "type": "trireme", "bow": [8, 8], "h": 0},
        "Y1": {"side": "yellow", "type": "trireme", "bow": [8, 6], "h": 3},
    }
    events = played({**DUEL, "ships": ships}, "R1: A A A A", "Y1: A A A A")
    keys = [key for key, _ in events]
    assert "contest" in keys
    assert keys.count("met-contest") == 1
    assert "contest-won" not in keys
