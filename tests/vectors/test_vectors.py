"""Every vector of every game, and proof that a wrong vector fails."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from naumachia.kernel.errors import BadFile, DiceError, Illegal, NotFound
from naumachia.match.replays.expect import Expect
from naumachia.match.replays.vector import Case, changes, failures, load, run

HERE = Path(__file__).parent
FILES = sorted((HERE / os.environ.get("NAUMACHIA_VECTORS", "")).rglob("*.toml"))
"""Those of all games; a run of mutants wants those of one."""
CASES = [pytest.param(case, id=f"{path.parent.name}/{path.stem}: {case.name}") for path in FILES for case in load(path).cases]


@pytest.mark.parametrize("case", CASES)
def test_vector(case: Case) -> None:
    assert failures(case) == []


@pytest.mark.parametrize("case", CASES)
def test_every_case_names_its_rules_and_expects_something(case: Case) -> None:
    assert case.name
    assert case.spec.rules
    assert all(rule.startswith(f"{case.game.prefix}-") for rule in case.spec.rules)
    expects: list[Expect | None] = [stage.expect for stage in case.spec.stage]
    expects = expects or [case.spec.expect]
    assert all(expect not in (None, Expect()) for expect in expects)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_file_lies_with_its_game_and_names_its_examples(path: Path) -> None:
    vector = load(path)
    assert vector.game == path.parent.name
    named = {word for case in vector.cases for word in case.name.split() if word in vector.example.split()}
    assert named == set(vector.example.split())


POSITION = """
game = "touche_coule"
name = "RL rams the stern of BQ at full speed"
rules = ["TC-5a.3"]
answers = ["3", "straight"]
dice = [4]

[scenario]
order = ["RL", "BQ"]

[scenario.ships]
RL = { camp = "red", kind = "liburnian", bow = [-4, 0], facing = 0, speed = 3 }
BQ = { camp = "blue", kind = "quinquereme", bow = [0, 0], facing = 0, speed = 2 }

[expect]
"""


def written(folder: Path, text: str) -> Path:
    path = folder / "vector.toml"
    path.write_text(text, encoding="utf-8")
    return path


def only(folder: Path, text: str) -> Case:
    (case,) = load(written(folder, text)).cases
    return case


RIGHT = [
    "state.ships = { BQ = { structure = 7, bow = [0, 0] } }",
    'request = "ask-fire"',
    'seat = "red"',
    'options = ["hold", "BQ"]',
    'offers = ["BQ"]',
    'lacks = ["RL"]',
    'refused = [{ answer = "RL", rule = "TC-5b.1" }]',
    'why = [{ ship = "RL", action = "board:BQ", rule = "TC-5c.1" }, { ship = "RL", action = "fire:BQ", rule = "" }]',
    'events = ["speed", "rammed"]',
    'odds = [{ answer = "BQ", what = "gist-lost", ship = "BQ", args = { points = 1 }, p = "1/3" }]',
    'odds = [{ answer = "BQ", what = "gist-sunk", p = "0" }]',
    'events = [{ key = "rammed", rule = "TC-5a.3", ship = "BQ", dice = [4] }]',
    'events = ["speed", { key = "rammed", args = { damage = 3, zone = "stern" } }]',
]
WRONG = [
    "state.ships = { BQ = { structure = 6 } }",
    "state.ships = { BQ = { bow = [0, 1] } }",
    "state.ships = { BX = { structure = 7 } }",
    'request = "ask-board"',
    'seat = "blue"',
    'options = ["BQ"]',
    'offers = ["RL"]',
    'lacks = ["BQ"]',
    'refused = [{ answer = "RL", rule = "TC-5b.2" }]',
    'refused = [{ answer = "BQ", rule = "TC-5b.1" }]',
    'why = [{ ship = "RL", action = "board:BQ", rule = "" }]',
    'why = [{ ship = "RL", action = "fire:BQ", rule = "TC-5b.2" }]',
    'events = ["rammed", "speed"]',
    'events = ["sunk"]',
    'events = [{ key = "rammed", rule = "TC-5a.4" }]',
    'events = [{ key = "rammed", dice = [5] }]',
    'events = [{ key = "rammed", args = { damage = 4 } }]',
    'events = [{ key = "rammed", args = { nothing = 4 } }]',
    'result = { winner = "red", rule = "TC-6.2" }',
    'odds = [{ answer = "BQ", what = "gist-mutiny", p = "1/3" }]',
    'odds = [{ answer = "BQ", what = "gist-lost", ship = "BQ", p = "1/2" }]',
    'odds = [{ answer = "BQ", what = "gist-lost", ship = "RL", p = "1/3" }]',
]


@pytest.mark.parametrize("line", RIGHT)
def test_a_right_vector_passes(tmp_path: Path, line: str) -> None:
    assert failures(only(tmp_path, POSITION + line)) == []


@pytest.mark.parametrize("line", WRONG)
def test_a_wrong_vector_fails(tmp_path: Path, line: str) -> None:
    assert len(failures(only(tmp_path, POSITION + line))) == 1


def test_dice_left_over_are_a_failure(tmp_path: Path) -> None:
    assert failures(only(tmp_path, POSITION.replace("dice = [4]", "dice = [4, 4]"))) == ["1 dice were not used"]


def test_dice_that_lack_stop_the_case(tmp_path: Path) -> None:
    case = only(tmp_path, POSITION.replace("dice = [4]", ""))
    assert isinstance(run(case).error, DiceError)
    assert "dice-missing" in failures(case)[0]


def test_an_illegal_answer_stops_the_case_and_is_carried(tmp_path: Path) -> None:
    done = run(only(tmp_path, POSITION.replace('"3", "straight"', '"1"')))
    assert isinstance(done.error, Illegal)
    assert done.error.refusal.rule == "TC-4a.1"
    assert len(done.states) == 1


def test_a_run_keeps_states_and_events(tmp_path: Path) -> None:
    done = run(only(tmp_path, POSITION))
    assert done.error is None
    assert [event.key for event in done.events] == ["speed", "moved", "rammed"]
    assert [state.ships["BQ"].structure for state in done.states] == [10, 10, 10, 7]


def test_an_answer_may_name_its_seat(tmp_path: Path) -> None:
    named = POSITION.replace('"3"', '{ seat = "red", answer = "3" }')
    assert failures(only(tmp_path, named)) == []
    assert "foreign-answer" in failures(only(tmp_path, named.replace('seat = "red"', 'seat = "blue"')))[0]


def test_own_charts_beside_the_vector(tmp_path: Path) -> None:
    (tmp_path / "own.toml").write_text(
        "[ram]\ndie_bonus = [0, 0, 0, 0, 0, 5]\nzone = { flank = 0, bow = 0, stern = 0 }\nminimum = 0\n", encoding="utf-8"
    )
    text = POSITION.replace("dice = [4]", 'dice = [6]\ncharts = "own.toml"')
    assert failures(only(tmp_path, text + "state.ships = { BQ = { structure = 2 } }")) == []


def test_every_fault_is_told_with_its_line(tmp_path: Path) -> None:
    text = POSITION.replace("bow = [-4, 0]", "bow = [-40, 0]").replace("bow = [0, 0]", "bow = [90, 0]")
    with pytest.raises(BadFile) as caught:
        load(written(tmp_path, text))
    assert {(fault.args["key"], fault.args["line"]) for fault in caught.value.faults} == {
        ("scenario.ships.RL.bow", 12),
        ("scenario.ships.BQ.bow", 13),
    }


def test_faults_of_several_cases_are_told_at_once(tmp_path: Path) -> None:
    text = """game = "touche_coule"
[[case]]
scenario = "s99"
[[case]]
scenario = "s3"
options = { "TC-O9" = 1 }
[[case]]
scenario = "s3"
"""
    with pytest.raises(BadFile) as caught:
        load(written(tmp_path, text))
    assert [(fault.args["key"], fault.args["line"]) for fault in caught.value.faults] == [
        ("case.0.scenario", 3),
        ("case.1.options.TC-O9", 6),
    ]


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ('name = "RL', 'nam = "RL', 3),
        ('rules = ["TC-5a.3"]', "rules = [1]", 4),
        ("dice = [4]", 'dice = ["4"]', 6),
    ],
)
def test_wrong_types_are_told_with_their_line(tmp_path: Path, old: str, new: str, line: int) -> None:
    with pytest.raises(BadFile) as caught:
        load(written(tmp_path, POSITION.replace(old, new)))
    assert [fault.args["line"] for fault in caught.value.faults] == [line]


COMMON = """
game = "touche_coule"

[scenario]
order = ["RL", "BQ"]
ships.RL = { camp = "red", kind = "liburnian", bow = [-4, 0], facing = 0, speed = 3 }
ships.BQ = { camp = "blue", kind = "quinquereme", bow = [2, 3], facing = 0, speed = 2 }

[[case]]
name = "the ram"
scenario.ships.BQ.bow = [0, 0]
answers = ["3", "straight"]
dice = [4]
expect.events = ["rammed"]

[[case]]
name = "out of reach"
scenario = {}
answers = ["3", "straight"]
expect.state.ships.RL.bow = [-1, 0]

[[case]]
name = "a scenario of the game"
scenario = "s3"
expect.state.ships.RL = {}
"""


def test_what_scenarios_have_in_common_stands_once(tmp_path: Path) -> None:
    ram, reach, named = load(written(tmp_path, COMMON)).cases
    assert failures(ram) == []
    assert failures(reach) == []
    assert ram.scenario != reach.scenario
    assert named.spec.scenario == "s3"


def test_an_empty_table_is_whole(tmp_path: Path) -> None:
    assert len(failures(load(written(tmp_path, COMMON)).cases[2])) == 1


GALLEYS = """
game = "war_galley"

[scenario]
map = { cols = 48, rows = 40 }
sides.A = { name = { en = "A", fr = "A" }, victory = 90, edge = "bottom" }
sides.B = { name = { en = "B", fr = "B" }, victory = 90, edge = "top" }
squadrons.a = { side = "A", name.en = "a", name.fr = "a", lines = [{ model = "3-good", bows = ["3113", "0238"], facing = "NW" }] }
squadrons.b = { side = "B", name = { en = "b", fr = "b" }, lines = [{ model = "3-good", bows = ["2912"], facing = "N" }] }
position = { phase = "activate", acting = ["A1", "A2"], ships.B1 = { fatigue = 2 } }

[[case]]
name = "in stages"
options = { watch = 0, reply = 0 }
scenario = {}
answers = ["A1", "1 forward"]

[[case.stage]]
answers = ["fwd"]
expect.state.ships.A1 = { bow = "3013", facing = "NW" }
expect.offers = ["ram:B1"]
expect.odds = [{ answer = "ram:B1", what = "gist-rammed", ship = "B1", p = "7/12" }]

[[case.stage]]
answers = ["ram:B1"]
dice = [[3, 4]]
expect.events = [{ key = "rammed", args = { target = "B1", total = 8, needs = 8, sum = { modifiers = { tired = 1 } } } }]

[[case]]
name = "fresh"
remove = ["position.ships.B1"]
options = { watch = 0, reply = 0 }
scenario = {}
answers = ["A1", "1 forward", "fwd", "ram:B1", { when = "ask-after", answer = "end" }]
dice = [[3, 4]]
expect.events = ["collision"]
expect.state.ships.B1.fatigue = 0
"""


def test_an_example_in_stages(tmp_path: Path) -> None:
    staged, fresh = load(written(tmp_path, GALLEYS)).cases
    assert failures(staged) == []
    assert failures(fresh) == []


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('bow = "3013"', 'bow = "3014"', "stage 1: state.ships.A1.bow: 3014 expected, 3013 found"),
        ('facing = "NW" }\nexpect', 'facing = "N" }\nexpect', "stage 1: state.ships.A1.facing: N expected, NW found"),
        ("total = 8", "total = 9", "stage 2: events"),
        ("tired = 1", "tired = 2", "stage 2: events"),
        ("tired = 1", "speed = 1, tired = 1", "stage 2: events"),
        ('"7/12"', '"1/2"', "stage 1: odds"),
        ('"gist-rammed"', '"gist-burnt"', "stage 1: odds of gist-burnt by ram:B1: nothing speaks of it"),
    ],
)
def test_a_stage_that_does_not_hold_is_named(tmp_path: Path, old: str, new: str, says: str) -> None:
    assert old in GALLEYS
    (said,) = failures(load(written(tmp_path, GALLEYS.replace(old, new, 1))).cases[0])
    assert said.startswith(says)


def test_an_answer_may_be_meant_for_one_question_only(tmp_path: Path) -> None:
    """Whether a ship has something left to do after its move depends on who happens to be in reach."""
    done = run(load(written(tmp_path, GALLEYS)).cases[1])
    assert done.error is None
    assert done.match.request is not None
    assert done.match.request.key == "ask-ship"


def test_what_cannot_be_removed_is_told(tmp_path: Path) -> None:
    with pytest.raises(BadFile) as caught:
        load(written(tmp_path, GALLEYS.replace('"position.ships.B1"', '"position.boats.B1"')))
    assert [(fault.args["key"], fault.args["line"]) for fault in caught.value.faults] == [("case.1.remove.0", 31)]


def test_what_has_changed_is_told_as_files_write_it(tmp_path: Path) -> None:
    case = load(written(tmp_path, GALLEYS)).cases[0]
    found = {key: (old, new) for key, old, new in changes(case, run(case))}
    assert found["ships.A1.bow"] == ("3113", "3013")
    assert found["ships.B1.rammed"] == (False, True)
    assert "ships.A2.bow" not in found


def test_the_example_of_the_documentation_holds(tmp_path: Path) -> None:
    text = (HERE.parent.parent / "docs" / "vectors.md").read_text(encoding="utf-8")
    (case,) = load(written(tmp_path, text.partition("```toml")[2].partition("```")[0])).cases
    assert failures(case) == []


def test_an_unknown_game(tmp_path: Path) -> None:
    with pytest.raises(NotFound):
        load(written(tmp_path, POSITION.replace("touche_coule", "chess")))
