"""Fleets: prices are rounded up, what is not for sale is refused, and no fault is told of what is sound."""

from __future__ import annotations

import pytest

from naumachia.kernel.files.fleets import (
    Camp,
    Extra,
    Item,
    Market,
    Model,
    Muster,
    Pick,
    Trait,
    agreed,
    camp_faults,
    condition_faults,
    item_faults,
    price,
    print_item,
    read_item,
)
from naumachia.kernel.words import Message

WORD = Message("word")
ALL = "crew, hull, corvus, tower"
CREW = Trait("crew", WORD, "usual", (Pick("usual", WORD), Pick("expert", WORD, 130), Pick("raw", WORD, 75)))
HULL = Trait("hull", WORD, "sound", (Pick("sound", WORD), Pick("old", WORD, 50)))
CORVUS = Extra("corvus", Message("corvus"), 4, {"four": 1, "five": 2}, ("rome",), "X-9")
TOWER = Extra("tower", Message("tower"), 3, {"five": 1})
MARKET = Market(
    "X-1",
    (),
    (Model("four", WORD, 9), Model("five", WORD, 15)),
    (),
    (),
    (Camp("rome", WORD), Camp("carthage", WORD)),
    (CREW, HULL),
    (CORVUS, TOWER),
    (Trait("wind", WORD, "calm", (Pick("calm", WORD), Pick("gale", WORD))),),
)


@pytest.mark.parametrize(
    ("written", "cost"),
    [
        ("four", 9),
        ("five", 15),
        ("four crew=usual", 9),
        ("four crew=expert", 12),
        ("five crew=expert", 20),
        ("four crew=raw", 7),
        ("four crew=raw hull=old", 4),
        ("four corvus=1", 13),
        ("five crew=expert corvus=2 tower=1", 31),
        ("five corvus=0", 15),
    ],
)
def test_a_price_is_rounded_up_after_each_trait_and_extras_cost_the_same_on_all(written: str, cost: int) -> None:
    assert price(MARKET, read_item(written)) == cost


@pytest.mark.parametrize("written", ["four", "five crew=expert corvus=2"])
def test_a_ship_reads_back(written: str) -> None:
    assert print_item(read_item(written)) == written


def test_a_ship_is_read_whatever_it_says() -> None:
    assert read_item("") == Item("")
    assert read_item("  four   crew=a=b  x ") == Item("four", {"crew": "a=b", "x": ""})


@pytest.mark.parametrize(
    "written", ["four", "four crew=raw", "four corvus=1", "four corvus=0", "five corvus=2 tower=1", "four tower=0"]
)
def test_a_sound_ship_has_no_fault(written: str) -> None:
    assert item_faults(MARKET, read_item(written)) == ()


@pytest.mark.parametrize(
    ("written", "faults"),
    [
        ("six crew=x", [("fleet-no-model", {"name": "six"})]),
        ("four crew=x", [("fleet-no-pick", {"ship": "four", "name": "crew", "value": "x", "known": "usual, expert, raw"})]),
        (
            "four oar=1",
            [("fleet-no-choice", {"ship": "four", "name": "oar", "value": "1", "known": ALL})],
        ),
        ("four corvus=2", [("fleet-too-many", {"ship": "four", "name": "corvus", "value": "2", "most": 1})]),
        ("five corvus=3", [("fleet-too-many", {"ship": "five", "name": "corvus", "value": "3", "most": 2})]),
        ("four tower=1", [("fleet-too-many", {"ship": "four", "name": "tower", "value": "1", "most": 0})]),
        ("four corvus=-1", [("fleet-too-many", {"ship": "four", "name": "corvus", "value": "-1", "most": 1})]),
        ("four corvus=", [("fleet-too-many", {"ship": "four", "name": "corvus", "value": "", "most": 1})]),
        ("four corvus=²", [("fleet-too-many", {"ship": "four", "name": "corvus", "value": "²", "most": 1})]),
    ],
)
def test_what_is_not_for_sale_is_refused(written: str, faults: list[tuple[str, dict[str, object]]]) -> None:
    assert [(fault.key, fault.args) for fault in item_faults(MARKET, read_item(written))] == faults


def test_all_faults_of_a_ship_are_told() -> None:
    found = item_faults(MARKET, read_item("four crew=x tower=1 hull=old oar=2"))
    assert [fault.key for fault in found] == ["fleet-no-pick", "fleet-too-many", "fleet-no-choice"]


def test_a_side_may_carry_only_what_is_its_own() -> None:
    fleet = Muster("", (("four", "four corvus=1"), ("five corvus=2 tower=1",)))
    rome, carthage = MARKET.sides
    assert camp_faults(MARKET, rome, fleet) == ()
    assert camp_faults(MARKET, carthage, fleet) == (Message("fleet-not-yours", {"what": Message("corvus"), "rule": "X-9"}),)
    assert camp_faults(MARKET, carthage, Muster("", (("five tower=1",),))) == ()


def test_a_condition_not_spoken_of_is_as_usual() -> None:
    assert agreed(MARKET, {}) == {"wind": "calm"}
    assert agreed(MARKET, {"wind": "gale", "tide": "ebb"}) == {"wind": "gale"}


def test_conditions_nobody_knows_are_refused() -> None:
    assert condition_faults(MARKET, {"wind": "gale"}) == ()
    assert condition_faults(MARKET, {"wind": "hail"}) == (
        Message("fleet-no-word", {"name": "wind", "value": "hail", "known": "calm, gale"}),
    )
    assert condition_faults(MARKET, {"tide": "ebb"}) == (Message("fleet-no-condition", {"name": "tide", "known": "wind"}),)
