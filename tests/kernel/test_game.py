"""A game by its name: its scenarios, charts, options, fleets and positions, and what is refused of each."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from naumachia.kernel import Game, Message, Sealed, pending, step
from naumachia.kernel.chance.rng import FirstChoice
from naumachia.kernel.errors import BadFile, NotFound
from naumachia.kernel.files.fleets import Camp, Fleets, Market, Muster, Pick, Trait
from naumachia.kernel.files.toml_files import Fault
from naumachia.kernel.scenario import Balance, Count, OptionalRule
from naumachia.kernel.state import settle
from small_games import face_down, lake_race, secret_race
from small_games._common import Charts, Table
from told import text_in

LAKE: Game[Any, Any, Any] = lake_race.GAME
SCENARIO = 'game = "lake_race"\ntitle = { en = "x", fr = "x" }\nboats = ["red", "blue"]\n'
WORD = Message("word")


def scenario(**rest: Any) -> Any:
    """Two boats."""
    data = {"game": "lake_race", "title": {"en": "x", "fr": "x"}, "boats": ["red", "blue"], **rest}
    return LAKE.check_scenario(data, "x.toml")


def faulty(found: Any, charts: Any, options: Mapping[str, int]) -> list[Fault]:
    """Odd boats, fog in a short race, and everything where the option `all` is on."""
    faults = [Fault(("boats",), Message("want-even"), len(found.boats))] if len(found.boats) % 2 else []
    if options.get("fog") and charts.length.number < 5:
        faults.append(Fault(("options", "fog"), Message("want-clear"), 1))
    return faults


OPTIONS = (OptionalRule("fog", "LK-7"), OptionalRule("laps", "LK-8", 2, 1, 3), OptionalRule("tide", "LK-9", needs="special"))
STRICT = replace(LAKE, rules=replace(LAKE.rules, options=OPTIONS, faults=faulty))
SHORT = Charts(Table(provenance="user", number=4))


def names(error: pytest.ExceptionInfo[BadFile]) -> list[str]:
    """The keys of the faults in an error."""
    return [text_in(fault.args, "key") for fault in error.value.faults]


# Folders


def with_scenarios(folder: Path, **heads: str) -> Path:
    """A folder of scenarios, with the charts of the lake."""
    (folder / "scenarios").mkdir()
    (folder / "charts.toml").write_bytes((LAKE.folder / "charts.toml").read_bytes())
    for name, head in heads.items():
        (folder / "scenarios" / f"{name.replace('_', '-')}.toml").write_text(SCENARIO + head, encoding="utf-8")
    return folder


def test_the_standard_scenario_is_the_easiest_then_the_shortest_then_the_first(tmp_path: Path) -> None:
    folder = with_scenarios(
        tmp_path,
        a_hard="difficulty = 2\nminutes = 5",
        b_long="minutes = 31",
        d_usual="",
        c_usual="minutes = 30\ndifficulty = 1",
    )
    assert replace(LAKE, folder=folder, standard="").standard == "c-usual"
    assert replace(LAKE, folder=folder, standard="a-hard").standard == "a-hard"


def test_a_scenario_that_cannot_be_read_is_the_last_to_be_the_standard(tmp_path: Path) -> None:
    folder = with_scenarios(tmp_path, b="difficulty = 5\nminutes = 900")
    (folder / "scenarios" / "a.toml").write_text("= no file", encoding="utf-8")
    assert replace(LAKE, folder=folder, standard="").standard == "b"


def test_a_folder_without_scenarios_has_no_standard(tmp_path: Path) -> None:
    assert replace(LAKE, folder=tmp_path, standard="").standard == ""


def test_scenarios_are_found_by_name_or_by_the_part_before_the_first_hyphen(tmp_path: Path) -> None:
    folder = with_scenarios(tmp_path, s1_duel_two="", s2_fog="minutes = 7", s2_fog_again="", s3="minutes = 9", s3_more="")
    game = replace(LAKE, folder=folder)
    assert game.scenarios() == ("s1-duel-two", "s2-fog", "s2-fog-again", "s3", "s3-more")
    assert game.load_scenario("s1").boats == ("red", "blue")
    assert game.load_scenario("s2-fog").minutes == 7
    assert game.load_scenario("s3").minutes == 9, "the whole name goes first"
    for name in ("s2", "two", "duel", "s1-duel", "s4", ""):
        with pytest.raises(NotFound) as caught:
            game.load_scenario(name)
        assert caught.value.message.key == "scenario-unknown"
        assert caught.value.message.args["name"] == name


def test_charts_and_words_of_a_shared_folder_come_first(tmp_path: Path) -> None:
    game = replace(LAKE, common=tmp_path)
    assert game.folders == (tmp_path, LAKE.folder)
    assert game.chart_paths == (tmp_path / "charts.toml", LAKE.folder / "charts.toml")
    assert LAKE.folders == (LAKE.folder,)


def test_a_game_without_charts_reads_no_file() -> None:
    bare: Any = Game(name="bare", prefix="B", folder=Path("nowhere"), rules=plain_rules(), picture=LAKE.picture)
    assert bare.chart_paths == ()
    assert bare.standard_charts == type(bare.standard_charts)()


def plain_rules() -> Any:
    """The rules of the lake with nothing said of charts."""
    rules = LAKE.rules
    return type(rules)(state=rules.state, frames=rules.frames, scenario=rules.scenario, begin=rules.begin)


def test_own_charts_take_the_place_of_the_standard_ones(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text("[length]\nnumber = 3\n", encoding="utf-8")
    assert LAKE.load_charts().length.number == 12
    assert LAKE.load_charts() is LAKE.standard_charts
    assert LAKE.load_charts(own).length == Table(provenance="user", number=3)


def test_a_game_has_the_balance_that_stands_in_its_folder(tmp_path: Path) -> None:
    assert LAKE.balance == {}
    (tmp_path / "balance.toml").write_text("[four]\ngames = 10\nwins = { red = 4 }\n", encoding="utf-8")
    assert replace(LAKE, folder=tmp_path).balance == {"four": Balance(games=10, wins={"red": 4})}


def test_the_balance_of_a_level_is_told_where_it_has_played_enough() -> None:
    few, many = Count(games=19, wins={"red": 1}), Count(games=20, wins={"red": 2})
    found = Balance(games=100, wins={"red": 60}, levels={"deckhand": many, "captain": few})
    assert found.of("deckhand") == ("deckhand", many)
    assert found.of("captain") == ("helmsman", found)
    assert found.of("castaway") == ("helmsman", found)
    assert Balance(levels={"deckhand": many, "captain": few}).of("captain") == ("deckhand", many)
    assert Balance(levels={"captain": few}).of("captain") is None


# Set-ups


def test_a_scenario_of_another_game_is_refused() -> None:
    with pytest.raises(BadFile) as caught:
        scenario(game="duel")
    (fault,) = caught.value.faults
    assert fault.args["key"] == "game"
    assert fault.args["expected"] == Message("want-game", {"game": "lake_race"})
    assert fault.args["found"] == "'duel'"
    assert caught.value.game == "lake_race"


def test_all_faults_of_a_set_up_are_told() -> None:
    data = {"game": "x", "title": {"en": "x", "fr": "x"}, "boats": ["red"], "options": {"fog": 2, "rain": 1}}
    with pytest.raises(BadFile) as caught:
        STRICT.check_scenario(data, "x.toml")
    assert names(caught) == ["game", "options.fog", "options.rain", "boats"]
    assert STRICT.check_scenario({**data, "game": "lake_race", "boats": ["a", "b"], "options": {}}, "x").boats == ("a", "b")


def test_a_set_up_is_checked_with_the_charts_it_is_played_by() -> None:
    data = {"game": "lake_race", "title": {"en": "x", "fr": "x"}, "boats": ["red", "blue"], "options": {"fog": 1}}
    assert STRICT.check_scenario(data, "x.toml").options == {"fog": 1}
    with pytest.raises(BadFile) as caught:
        STRICT.check_scenario(data, "x.toml", charts=SHORT)
    assert names(caught) == ["options.fog"]


@pytest.mark.parametrize(
    ("options", "wrong"),
    [
        ({}, []),
        ({"fog": 0, "laps": 1}, []),
        ({"fog": 1, "laps": 3}, []),
        ({"laps": 0}, ["laps"]),
        ({"laps": 4}, ["laps"]),
        ({"fog": -1}, ["fog"]),
        ({"fog": 2, "rain": 0}, ["fog", "rain"]),
    ],
)
def test_options_have_bounds(options: dict[str, int], wrong: list[str]) -> None:
    assert [fault.path for fault in STRICT.option_faults(options)] == [("options", name) for name in wrong]


def test_a_match_begins_with_the_defaults_then_the_scenarios_then_its_own_options() -> None:
    found = STRICT.start(scenario(), {"fog": 1}).setting.options
    assert found == {"fog": 1, "laps": 2, "tide": 0}
    given = STRICT.check_scenario(
        {"game": "lake_race", "title": {"en": "x", "fr": "x"}, "boats": ["a", "b"], "options": {"laps": 3, "fog": 1}}, "x"
    )
    assert STRICT.start(given, {"fog": 0}).setting.options == {"fog": 0, "laps": 3, "tide": 0}
    assert STRICT.start(given).setting.options == {"fog": 1, "laps": 3, "tide": 0}


def test_a_match_that_cannot_be_begins_not() -> None:
    with pytest.raises(BadFile) as caught:
        STRICT.start(scenario(), {"fog": 1}, SHORT)
    assert names(caught) == ["options.fog"]
    with pytest.raises(BadFile) as caught:
        STRICT.start(scenario(), {"laps": 9})
    assert names(caught) == ["options.laps"]
    state = STRICT.start(scenario(), None, SHORT)
    assert state.setting.charts == SHORT
    assert pending(state) is not None


def test_an_option_is_idle_where_its_field_is_empty_or_it_cannot_be_switched() -> None:
    """`tide` needs special rules; `fog` cannot be switched on where it is a fault; `laps` has more than two values."""
    assert STRICT.idle(scenario()) == ("tide",)
    assert STRICT.idle(scenario(special=[{"en": "a", "fr": "a"}])) == ()
    barred = replace(STRICT, rules=replace(STRICT.rules, faults=lambda s, c, o: [Fault((), WORD, 0)] if o["fog"] else []))
    assert barred.idle(scenario(special=[{"en": "a", "fr": "a"}])) == ("fog",)
    never = replace(STRICT, rules=replace(STRICT.rules, faults=lambda s, c, o: [Fault((), WORD, 0)] if not o["fog"] else []))
    assert never.idle(scenario(special=[{"en": "a", "fr": "a"}])) == ("tide",), "with fog off all else is barred"
    deep = replace(STRICT, rules=replace(STRICT.rules, options=(OptionalRule("depth", "LK-1", 0, 0, 2),)))
    assert deep.idle(scenario()) == ()
    all_barred = replace(deep, rules=replace(deep.rules, faults=lambda s, c, o: [Fault((), WORD, 0)]))
    assert all_barred.idle(scenario()) == (), "a number is not switched"


# Fleets

FLEET, EMPTY = Muster("", (("a", "b"),)), Muster("", ())
MARKET = Market(
    "LK-5",
    (),
    (),
    (),
    (),
    (Camp("red", Message("red")), Camp("blue", Message("blue"))),
    conditions=(Trait("wind", WORD, "calm", (Pick("calm", WORD), Pick("gale", WORD))),),
)


def drawn_up(charts: Any, points: int, one: Muster, two: Muster, said: Any = None) -> Any:
    """Return the argument."""
    return charts.length.number, points, one, two, said


def sold(market: Market) -> Any:
    """The lake with fleets: one without ships is a fault."""
    faults = lambda charts, points, fleet: () if fleet.squadrons else (Message("fleet-empty", {"points": points}),)  # noqa: E731
    return replace(LAKE, fleets=Fleets(lambda charts: market, faults, drawn_up))


def test_two_fleets_meet_under_what_was_agreed() -> None:
    assert sold(MARKET).between(20, FLEET, FLEET) == (12, 20, FLEET, FLEET, {"wind": "calm"})
    assert sold(MARKET).between(20, FLEET, FLEET, SHORT, {"wind": "gale"}) == (4, 20, FLEET, FLEET, {"wind": "gale"})
    without = Market("LK-5", (), (), (), (), MARKET.sides)
    assert sold(without).between(20, FLEET, FLEET) == (12, 20, FLEET, FLEET, None)


def test_every_fault_of_both_fleets_is_told_with_its_side() -> None:
    with pytest.raises(BadFile) as caught:
        sold(MARKET).between(20, FLEET, EMPTY, None, {"wind": "hail"})
    assert [fault.key for fault in caught.value.faults] == ["fleet-no-word", "fault-of-fleet"]
    told = caught.value.faults[1].args
    assert told == {"side": Message("blue"), "fault": Message("fleet-empty", {"points": 20})}
    assert caught.value.game == "lake_race"


def test_a_game_without_fleets_says_so() -> None:
    with pytest.raises(NotFound) as caught:
        LAKE.between(20, FLEET, FLEET)
    assert caught.value.message == Message("fleets-none", {"name": "lake_race"})


# Positions


def test_a_position_is_saved_loaded_and_named() -> None:
    state = step(LAKE.start(scenario()), 4)
    again = LAKE.load(LAKE.save(state), state.setting)
    assert again == state
    assert again.agenda == state.agenda
    assert LAKE.hash(again) == LAKE.hash(state)
    assert LAKE.hash(step(state, "port")) != LAKE.hash(state)
    assert len(LAKE.hash(state)) == 16
    assert again.setting is state.setting


def row(seat: str, boat: str, order: str) -> Sealed:
    """A sheet of one line."""
    return Sealed(seat, ((boat, order),))


def sheets(state: Any) -> dict[str, Any]:
    """The sheets that are in."""
    return dict(state.sealed or {})


def test_a_sheet_in_is_imagined_anew_for_all_but_its_writer() -> None:
    first: Any = secret_race.GAME.start(secret_race.GAME.load_scenario("three"))
    assert secret_race.GAME.imagine(first, "blue", Random(1)) is first
    assert not secret_race.GAME.hides(first, "blue")
    assert not secret_race.GAME.hides(first, None)
    state = step(first, row("red", "R1", "sprint"))
    assert secret_race.GAME.imagine(state, "red", Random(1)) is state
    assert not secret_race.GAME.hides(state, "red")
    assert secret_race.GAME.hides(state, "blue")
    assert secret_race.GAME.hides(state, None)
    seen = {sheets(secret_race.GAME.imagine(state, "blue", Random(luck)))["red"] for luck in range(20)}
    assert len(seen) > 1
    both = step(state, row("blue", "B1", "row"))
    dealt = {tuple(sorted(sheets(secret_race.GAME.imagine(both, "blue", Random(luck))).items())) for luck in range(20)}
    assert all(dict(one)["blue"] == (("B1", "row"),) for one in dealt)
    assert len({dict(one)["red"] for one in dealt}) > 1
    assert list(sheets(both)) == ["red", "blue"], "the true state is as it was"


def test_what_a_game_deals_anew_is_hidden() -> None:
    state: Any = face_down.GAME.start(face_down.GAME.load_scenario("strait"))
    for seat in ("red", "blue"):
        state = step(state, pending(state).plain(seat))  # type: ignore[union-attr]
    assert face_down.GAME.hides(state, None)
    assert face_down.GAME.imagine(state, "red", FirstChoice()) is not state


def test_a_match_that_is_over_is_asked_nothing() -> None:
    state: Any = LAKE.start(scenario())
    state = step(step(state, 1), "concede")
    assert pending(state) is None
    assert state.result.winner == "blue"
    assert settle(state) is state
