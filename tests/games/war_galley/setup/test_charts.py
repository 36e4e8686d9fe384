"""The tables of War Galley against the numbers of the specification."""

from __future__ import annotations

import re
import tomllib
from itertools import pairwise
from pathlib import Path

import pytest

from naumachia.games.war_galley import charts as tables
from naumachia.games.war_galley.charts import Charts
from naumachia.kernel.errors import BadFile
from naumachia.kernel.files import charts as chart_files
from naumachia.kernel.files.chart_forms import blank_form
from naumachia.text import Tables

STANDARD = Path(tables.__file__).with_name("charts.toml")
CREWS = range(5)


@pytest.fixture(scope="module")
def charts() -> Charts:
    return chart_files.load(Charts, STANDARD)


# class: size, cruise, max, ram at cruise, ram at max, D
CLASSES = {
    "L": ("small", 5, 7, 1, 2, 1),
    "RL": ("small", 5, 7, 1, 2, 2),
    "T": ("small", 3, 4, 0, 0, 3),
    "2": ("double", 4, 7, 3, 4, 3),
    "L2": ("double", 5, 8, 4, 5, 4),
    "3": ("double", 5, 8, 5, 6, 5),
    "cat3": ("double", 5, 7, 5, 6, 6),
    "Trm": ("double", 4, 6, 3, 4, 5),
    "4": ("double", 4, 6, 5, 6, 7),
    "5": ("double", 5, 7, 6, 7, 8),
    "6": ("double", 4, 6, 7, 8, 9),
    "7": ("double", 4, 6, 7, 8, 10),
    "8": ("double", 4, 5, 8, 9, 11),
    "10": ("double", 3, 5, 8, 10, 12),
}
MODELS = """L-std L 2 0|L-mac L 2 1|RL-std RL 2 0|RL-ill RL 3 1|T-std T 1 0|T-troop T 1 1|2-std 2 2 1|2-greek 2 3 1 *
|L2-std L2 3 1|L2-oct L2 3 2|L2-raw L2 2 1|3-elite 3 4 1|3-good 3 3 1|3-std 3 2 1|3-raw 3 1 1|3-chios 3 3 2|3-phoen 3 3 2
|3-levy 3 2 2|c3-good cat3 3 1|c3-std cat3 2 2|c3-elite cat3 4 2|Trm-rho Trm 4 1|Trm-std Trm 3 1|4-rho 4 4 2|4-good 4 3 2
|4-std 4 2 2|5-rho 5 4 2|5-pun 5 3 2|5-punraw 5 1 1|5-hel 5 2 3|5-helE 5 3 3 E|5-rom1 5 1 3|5-rom2 5 2 3|5-rom3 5 3 4
|5-romE 5 3 4 E|5-romTE 5 2 4 TE|6-hel 6 2 4 E|6-rom 6 3 4 E|6-TE 6 2 4 TE|7-hel 7 2 4 E|7-TE 7 2 5 TE|8-TE 8 2 6 TE
|10-TE 10 2 7 TE|5-merc 5 3 3|5-raw 5 1 2|4-raw 4 1 2|c3-raw cat3 1 1"""


def test_classes(charts: Charts) -> None:
    """WG-4.1 The fourteen classes; WG-7.31 the asterisk on 3 and cat3; WG-6.25 the tremiola alone has oar and sail."""
    found = {
        code: (one.size, one.cruise, one.max, one.ram_cruise, one.ram_max, one.defence)
        for code, one in charts.classes.table.items()
    }
    assert found == CLASSES
    assert {code for code, one in charts.classes.table.items() if one.star} == {"3", "cat3"}
    assert {code for code, one in charts.classes.table.items() if one.sail} == {"Trm"}
    assert {one.hexes for one in charts.classes.table.values() if one.size == "small"} == {1}


def test_models(charts: Charts) -> None:
    """WG-2.1 Class, crew, marines and flags of the 43 models of the specification and the 4 that play has added
    (docs/balance.md); WG-7.31 one bireme carries the asterisk.
    """
    found = {}
    for name, one in charts.models.table.items():
        found[name] = (one.kind, one.crew, one.marines, "T" * one.towers + "E" * one.engines + "*" * one.star)
    wanted = {}
    for entry in MODELS.replace("\n", "").split("|"):
        name, kind, crew, marines, *flags = entry.split()
        wanted[name] = (kind, int(crew), int(marines), "".join(flags))
    assert found == wanted
    assert len(found) == 43 + 4


def test_ram_examples_of_the_rulebook(charts: Charts) -> None:
    """WG-7.14, X44, X46, X47 The four examples: 6 v 7 needs 10, 8 v 4 needs 4, 4 v 2 needs 6, equal values need 8."""
    assert tables.ram_needs(charts, 6, 7) == 10
    assert tables.ram_needs(charts, 8, 4) == 4
    assert tables.ram_needs(charts, 4, 2) == 6
    assert {tables.ram_needs(charts, value, value) for value in range(1, 11)} == {8}
    assert tables.reaches(4, tables.ram_needs(charts, 8, 4))
    assert not tables.reaches(3, tables.ram_needs(charts, 8, 4))


def test_ram_depends_on_the_difference(charts: Charts) -> None:
    """WG-7.14 The whole table from one line of differences; WG-7.11 a ram value of 0 never rams."""
    by_difference = {4: 4, 3: 5, 2: 6, 1: 7, 0: 8, -1: 10, -2: 11, -3: 11, -4: 12, -5: 12, -6: 12}
    for attack in range(1, 11):
        for defence in range(1, 13):
            gap = attack - defence
            wanted = 3 if gap >= 5 else 0 if gap <= -7 else by_difference[gap]
            assert tables.ram_needs(charts, attack, defence) == wanted, (attack, defence)
    assert tables.ram_needs(charts, 0, 1) == 0


def test_totals_outside_two_to_twelve(charts: Charts) -> None:
    """WG-2.4, X50, X51 Above 12 counts as 12; below 2 fails whatever is needed; the impossible stays so."""
    assert tables.reaches(13, tables.ram_needs(charts, 3, 9))
    assert not tables.reaches(1, tables.ram_needs(charts, 10, 2))
    assert not tables.reaches(20, tables.ram_needs(charts, 1, 12))
    assert not tables.reaches(1, 2)
    assert tables.reaches(2, 2)


def test_withdrawal(charts: Charts) -> None:
    """WG-7.16, X44, X45 Natural 2d6 less crew: 7 or more fouls."""
    assert not tables.fouls(charts, 9, 3)
    assert tables.fouls(charts, 9, 2)


def test_rake(charts: Charts) -> None:
    """WG-7.26, X63, X74 Crew against crew: even 9, a point of crew a point of dice; a prize cannot rake the best."""
    for mine in CREWS:
        for theirs in CREWS:
            wanted = 9 - mine + theirs
            assert tables.rake_needs(charts, mine, theirs) == (wanted if wanted <= 12 else 0)
    assert tables.reaches(8, tables.rake_needs(charts, 3, 2))
    assert not tables.reaches(7, tables.rake_needs(charts, 3, 2))


FATIGUE = ["0000", "0000", "0000", "2000", "2200", "3220", "4322", "4332", "4433", "4443"]


def test_fatigue(charts: Charts) -> None:
    """WG-6.42, WG-6.43, X35 to X38 Every row; never F1; beyond the ends the ends are read."""
    for die, row in enumerate(FATIGUE, 1):
        assert [tables.fatigue_level(charts, die, crew) for crew in (1, 2, 3, 4)] == [int(level) for level in row]
    assert tables.fatigue_level(charts, 4, 3) == 0
    assert tables.fatigue_level(charts, 7, 3) == 2
    assert tables.fatigue_level(charts, 8, 2) == 3
    assert tables.fatigue_level(charts, 4, 1) == 2
    assert tables.fatigue_level(charts, 14, 4) == 3
    assert tables.fatigue_level(charts, -1, 1) == 0
    assert all(level != 1 for row in charts.fatigue.rows for level in row)


def test_anastrophe_tires_everybody(charts: Charts) -> None:
    """WG-7.36, X77 Row 7A."""
    assert [tables.anastrophe_fatigue(charts, crew) for crew in (1, 2, 3, 4)] == [4, 3, 2, 2]


def test_double_activation_and_confusion(charts: Charts) -> None:
    """WG-5.42, X29, X30 Success up to the initiative; six grades of confusion."""
    for initiative in range(6):
        works = [tables.double_activation_works(charts, initiative, die) for die in range(1, 7)]
        assert works.count(True) == initiative
    wanted = ["none", "cruise", "cruise-1", "cruise-2", "half", "halt"]
    assert [tables.confusion(charts, die) for die in range(1, 7)] == wanted


def test_commanders(charts: Charts) -> None:
    """WG-5.52, X33, X106 A transfer succeeds on 3; the back is 1 weaker, range at least 1, initiative at least 0."""
    assert charts.transfer.success_min == 3
    assert tables.reduced(charts, 3, 5) == (2, 4)
    assert tables.reduced(charts, 0, 1) == (0, 1)


def test_grapples_and_fouls(charts: Charts) -> None:
    """WG-8.12, WG-8.32, WG-8.35, X84, X87 to X89 The lowest die by crew."""
    assert [tables.grapple_needs(charts, crew) for crew in CREWS] == [6, 5, 4, 3, 2]
    assert [tables.ungrapple_needs(charts, crew) for crew in CREWS] == [6, 5, 5, 4, 3]
    assert [tables.unfoul_needs(charts, crew) for crew in CREWS] == [6, 5, 5, 4, 3]


def test_devices(charts: Charts) -> None:
    """WG-8.12, WG-8.32, X86 Corvus and harpax."""
    corvus, harpax = charts.devices.corvus, charts.devices.harpax
    assert (corvus.grapple_drm, corvus.arc, corvus.ungrapple_drm_enemy, corvus.own_ram_drm, corvus.max_speed) == (
        2,
        "bow",
        -2,
        -1,
        -1,
    )
    assert (harpax.grapple_drm, harpax.arc, harpax.ungrapple_drm_enemy, harpax.own_ram_drm, harpax.max_speed) == (
        1,
        "any",
        -2,
        0,
        0,
    )


BOARDING = [
    [4, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2],
    [8, 6, 5, 4, 3, 3, 2, 2, 2, 2, 2, 2],
    [10, 8, 7, 6, 5, 5, 4, 4, 4, 3, 3, 3],
    [11, 9, 8, 7, 7, 6, 6, 5, 5, 5, 4, 4],
    [12, 10, 9, 8, 7, 7, 6, 6, 6, 5, 5, 5],
    [0, 11, 9, 9, 8, 7, 7, 7, 6, 6, 6, 5],
    [0, 11, 10, 9, 9, 8, 8, 7, 7, 7, 6, 6],
    [0, 12, 10, 10, 9, 8, 8, 8, 7, 7, 7, 6],
    [0, 12, 11, 10, 9, 9, 8, 8, 8, 7, 7, 7],
]


def test_boarding(charts: Charts) -> None:
    """WG-8.23, X78, X81, X82 The whole table; 4 v 1 needs 4; beyond the ends the ends are read; WG-8.21 M 0 never boards."""
    for defenders, row in enumerate(BOARDING):
        assert [tables.boarding_needs(charts, attackers, defenders) for attackers in range(1, 13)] == row
    assert tables.boarding_needs(charts, 4, 1) == 4
    assert tables.boarding_needs(charts, 15, 9) == 7
    assert tables.boarding_needs(charts, 0, 0) == 0


def test_boarding_is_monotone(charts: Charts) -> None:
    """WG-8.23 More attackers never make it harder."""
    for row in charts.boarding.rows:
        possible = [needs or 13 for needs in row]
        assert all(a >= b for a, b in pairwise(possible))


def test_missiles(charts: Charts) -> None:
    """WG-8.43 to WG-8.45, X90 to X92, X96 Columns 0, 1-2, 3-4, 5-6, 7+."""
    wanted = {0: (7, 8), 1: (6, 7), 2: (6, 7), 3: (5, 6), 4: (5, 6), 5: (4, 5), 6: (4, 5), 7: (3, 4), 8: (3, 4)}
    for marines, (reduction, fire) in wanted.items():
        column = tables.missile_column(charts, marines)
        assert (column.reduction, column.fire) == (reduction, fire)
    assert tables.missile_result(charts, 2, 6) == "D"
    assert tables.missile_result(charts, 2, 5) == "none"
    assert tables.missile_result(charts, 3, 6) == "D/F"


def test_fire(charts: Charts) -> None:
    """WG-8.51, WG-8.53, WG-8.54, X98 Ignition on 4 and 5; fire-fighting by die and crew; spread on 4."""
    assert (charts.ignition.incendiary_min, charts.ignition.fire_pot_min) == (4, 5)
    assert charts.fire_fighting.spread_min == 4
    by_crew = {0: "BBSSCE", 1: "BBSSCE", 2: "BSSCEE", 3: "BSCEEE", 4: "BSCEEE"}
    for crew, results in by_crew.items():
        assert "".join(tables.fire_fighting(charts, die, crew) for die in range(1, 7)) == results


def test_wind(charts: Charts) -> None:
    """WG-6.2 Calm on 2; strength within 0 and 3; direction turns, also in a calm; totals kept within 2 and 12."""
    shifts = {3: (0, -2), 4: (0, -1), 5: (-1, 0), 6: (0, 0), 7: (0, 0), 8: (0, 0), 9: (1, 0), 10: (0, 1), 11: (0, 2), 12: (1, 1)}
    for total, (strength, direction) in shifts.items():
        assert tables.wind_after(charts, 1, 0, total) == (1 + strength, direction % 6)
    assert tables.wind_after(charts, 3, 4, 2) == (0, 4)
    assert tables.wind_after(charts, 3, 4, 9) == (3, 4)
    assert tables.wind_after(charts, 0, 5, 5) == (0, 5)
    assert tables.wind_after(charts, 0, 5, 10) == (0, 0)
    assert tables.wind_after(charts, 0, 5, 13) == (1, 0)
    assert tables.wind_after(charts, 2, 0, 1) == (0, 0)


def test_small_numbers(charts: Charts) -> None:
    """WG-7.17, WG-6.36, WG-6.52, WG-6.32 Sinking, refloating, evasion, costs in MP."""
    assert charts.sinking.sinks_on == 6
    assert charts.refloat.eliminated_on == 6
    assert (charts.evasion.half_speed_die, charts.evasion.fatigue) == (1, 2)
    costs = charts.movement_costs
    assert (costs.forward, costs.pivot_per_hexside, costs.about_face, costs.back) == (1, 1, 2, 2)
    assert (costs.jettison, costs.sails, costs.ungrapple, costs.diekplus) == (1, 1, 2, 2)


def test_tournament(charts: Charts) -> None:
    """WG-10.0, X102 Points, levels, commanders; WG-9.1, WG-9.2 bonuses; the price of ships."""
    rules = charts.tournament
    assert dict(zip(rules.points, rules.victory, strict=True)) == {250: 55, 300: 65, 350: 75, 400: 85}
    assert rules.squadron_commanders == (2, 3, 3, 4)
    assert list(zip(rules.columns, rules.rows, strict=True)) == [(40, 32), (40, 32), (48, 32), (48, 32)]
    assert (rules.setup_depth, rules.flee_bonus, rules.capture_bonus) == (8, 25, 1)
    assert tables.cost(charts, "5-pun") == 13
    assert tables.cost(charts, "10-TE") == 23
    leaders = charts.tournament_commanders
    assert [(one.initiative, one.range) for one in leaders.admirals] == [(2, 7), (3, 6), (4, 5), (5, 4)]
    assert (leaders.admiral.initiative, leaders.admiral.range, leaders.squadron_commander_range) == (3, 6, 5)


SEED = {"ram_withdraw", "transfer", "ignition", "sinking", "refloat", "evasion", "movement_costs", "tournament"}


def test_provenance() -> None:
    """Only what the rulebook gives is marked as the seed's; every reconstructed table says why."""
    raw = tomllib.loads(STANDARD.read_text(encoding="utf-8"))
    assert {name for name, table in raw.items() if table["provenance"] == "seed"} == SEED
    assert all(table["because"] for name, table in raw.items() if name not in SEED)


def test_a_replaced_table_is_checked(charts: Charts) -> None:
    """A user's ram table with a short row is refused, and a sound one taken and marked as the user's."""
    short = {"rows": [[8] * 12] * 9 + [[8] * 11]}
    with pytest.raises(BadFile):
        chart_files.replace(charts, {"ram": short}, "mine.toml")
    mine = chart_files.replace(charts, {"ram": {"rows": [[7] * 12] * 10}}, "mine.toml")
    assert mine.ram.provenance == "user"
    assert tables.ram_needs(mine, 1, 12) == 7


def test_models_need_their_classes(charts: Charts) -> None:
    """WG-4.1 A model of a class that is not in the table is refused by name."""
    with pytest.raises(BadFile, match="galleon"):
        chart_files.replace(charts, {"models": {"table": {"galleon": {"kind": "40", "crew": 2, "marines": 2}}}}, "mine.toml")


def test_form_is_empty_and_complete() -> None:
    """The form has every reconstructed table, commented out; filled in with our own numbers it is taken."""
    text = blank_form(Charts, STANDARD, Tables("en", "war_galley", {}))
    raw = tomllib.loads(STANDARD.read_text(encoding="utf-8"))
    assert tomllib.loads(text) == {}
    heads = set(re.findall(r"^# \[(\w+)\]$", text, re.MULTILINE))
    assert heads == set(raw) - SEED


def test_filled_form_is_accepted(charts: Charts) -> None:
    """Question marks replaced by numbers, comment signs taken away: the grapple table is the user's."""
    part = blank_form(Charts, STANDARD, Tables("en", "war_galley", {})).split("## grapple:")[1].split("\n\n")[0]
    lines = [line[2:] for line in part.splitlines() if line.startswith("# ")]
    filled = tomllib.loads("\n".join(lines).replace("?", "2"))
    mine = chart_files.replace(charts, filled, "mine.toml")
    assert mine.grapple.lowest == (2, 2, 2, 2, 2)
    assert mine.grapple.provenance == "user"
