"""Typography of every text a player reads: French with its no-break spaces and curved apostrophes, English without them."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from naumachia.games import games
from naumachia.kernel.words import Kind
from naumachia.text import LANGUAGES, MINUS, Speech, Tables, is_code, speech

SOURCE = Path(__file__).parent.parent / "src" / "naumachia"
FRENCH = sorted(path for path in SOURCE.rglob("*fr.ftl"))
PAIRED = [path for path in FRENCH if path.name != "cli.fr.ftl"]
"""Files with an English one beside them; the English help of the command line stands in the code (`cli/test_translation.py`)."""
ENGLISH = sorted(path for path in SOURCE.rglob("*en.ftl"))
SCENARIOS = sorted(SOURCE.glob("games/*/scenarios/*.toml"))
BAD_FRENCH = re.compile(r"[^\s\[] [:;!?»]|« |\w'\w")
BAD_ENGLISH = re.compile(r"[\w)\]}”] [:;!?](?!\w)|[\u00a0\u202f][:;!?]|«")


def texts(data: Any) -> Iterator[tuple[str, str]]:
    """Everything in a scenario that is written in two languages."""
    if isinstance(data, dict):
        if data.keys() == {"en", "fr"}:
            yield data["en"], data["fr"]
        for value in data.values():
            yield from texts(value)
    elif isinstance(data, list):
        for value in data:
            yield from texts(value)


@pytest.mark.parametrize("path", FRENCH, ids=lambda path: str(path.relative_to(SOURCE)))
def test_french_typography(path: Path) -> None:
    lines = [line for line in path.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    assert not [line for line in lines if BAD_FRENCH.search(line)]


@pytest.mark.parametrize("path", ENGLISH, ids=lambda path: str(path.relative_to(SOURCE)))
def test_english_typography(path: Path) -> None:
    lines = [line for line in path.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    assert not [line for line in lines if BAD_ENGLISH.search(re.sub(r"^ *\*?\[\w+\] ?|\{ \$[\w-]+ ->", "", line))]


def untold(charts: dict[str, Any], words: Speech) -> Iterator[str]:
    """The keys without which a table of a game is told in the names of its file."""
    named = {row for table in charts.values() for row, _ in named_rows(table)}

    def parts(value: Any) -> Iterator[str]:
        if isinstance(value, dict) and value.keys() != {"en", "fr"}:
            for name, one in value.items():
                sort = isinstance(one, dict) and "kind" in one  # `3-elite`, told by the message `model`
                if name not in named and not re.fullmatch(r"-?\d+", name):
                    yield from missing("model" if sort else f"field-{name}")
                yield from parts(one)
        elif isinstance(value, list | tuple):
            for one in value:
                yield from parts(one)
        elif isinstance(value, str) and value not in named and not is_code(value):
            slug = value.replace(" ", "_")
            yield from missing(f"value-{slug}", f"field-{slug}")

    def missing(*keys: str) -> Iterator[str]:
        if not any(map(words.knows, keys)):
            yield keys[-1]

    for name, table in charts.items():
        yield from missing(f"chart-{name}")
        if table.get("because"):
            yield from missing(f"because-{name}")
        for column in table.keys() - {"provenance", "because"}:
            yield from missing(f"column-{name}-{column}", f"column-{column}")
            yield from parts(table[column])


def named_rows(table: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    """The rows of a table that bring their name in both languages."""
    for part in table.values():
        for row, fields in part.items() if isinstance(part, dict) else ():
            if isinstance(fields, dict) and isinstance(fields.get("name"), dict):
                yield row, fields["name"]


@pytest.mark.parametrize("game", sorted(games()))
def test_tables_are_told_in_both_languages(game: str) -> None:
    """Every table, column, field and value of a game has words, and every reason is the one that stands in the chart file."""
    charts = msgspec.to_builtins(games()[game].standard_charts)
    for lang in LANGUAGES:
        assert not sorted(set(untold(charts, speech(lang, game))))
    english = speech("en", game)
    reasons = {name: MINUS.sub("−", table["because"]) for name, table in charts.items() if table.get("because")}
    assert reasons == {name: english.phrase(f"because-{name}") for name in reasons}
    assert all(words.keys() == {"en", "fr"} for table in charts.values() for _, words in named_rows(table))


def test_what_a_table_lacks_is_found() -> None:
    """A new table, column, field, value and reason: each is missed by its name, and no abbreviation or number is."""
    kraken = {"arms": 8, "mood": "very hungry", "sign": "Kr*", "-4": [1, 2]}
    table = {"provenance": "seed", "because": "Why not?", "kraken": kraken}
    lacking = {"chart-beasts", "because-beasts", "column-kraken", "field-arms", "field-mood", "field-very_hungry", "field-sign"}
    assert set(untold({"beasts": table}, speech("en", "war_galley"))) == lacking


def test_a_table_as_it_is_read() -> None:
    charts = msgspec.to_builtins(games()["war_galley"].standard_charts)
    french = Tables("fr", "war_galley", charts)
    assert french.title("models") == "Navires"
    classes, models = (french.lines(charts[name]["table"]) for name in ("classes", "models"))
    trireme = "taille double, croisière 5, maximum 8, éperon en croisière 5, éperon au maximum 6, défense 5, astérisque"
    assert f"Trirème (3)\u00a0: {trireme}" in classes
    assert "Trirème, équipage d’élite (3-elite)\u00a0: équipage 4, marins 1" in models
    assert french.reason("ram", charts["ram"]["because"]).startswith("Les quatre exemples de WG-7.14")
    assert french.reason("ram", "My own dice.") == "My own dice."
    ship = msgspec.to_builtins(games()["trireme_ship"].standard_charts)
    english = Tables("en", "trireme_ship", ship)
    assert english.lines(ship["reef_passage"]["modifiers"])[0] == "add -1, types lembos · Saxon longship"
    assert english.lines(ship["movement_steps"]["speeds"])[0] == "·  ·  ·  ·  ●"
    assert (
        english.lines(ship["reef_passage"]["modifiers"])[1]
        == "add 1, types small Venetan · small merchant, from size 9, to size 11"
    )
    assert english.column("weather", "back") != english.column("ship_orders", "back")


def test_rows_of_a_table_have_their_numbers_and_its_columns_their_heads() -> None:
    """An owner of the printed game can find a cell, and compare what was printed with what is played."""
    ship = msgspec.to_builtins(games()["trireme_ship"].standard_charts)
    for lang, less, more in (("en", "−11 or less", "+11 or more"), ("fr", "−11 ou moins", "+11 ou plus")):
        told = Tables(lang, "trireme_ship", ship)
        heads = told.lines(ship["ram_damage"]["columns"], "ram_damage", "columns")[0].split(" · ")
        assert len(heads) == 17
        assert (heads[0], heads[4], heads[8], heads[9], heads[-1]) == (less, "−4", "0", "+1", more)
        rows = told.lines(ship["ram_damage"]["rows"], "ram_damage", "rows")
        assert [row.partition(":")[0].strip() for row in rows] == [str(number) for number in range(15)]
        assert rows[4].split()[-17:] == list(ship["ram_damage"]["rows"][4])
        dice = told.lines(ship["breach"]["rows"], "breach", "rows")
        assert [row[0] for row in dice] == list("123456")
        assert ["second" in row or "deuxième" in row for row in dice] == [False, False, False, False, True, True]


def test_the_printed_cells_stand_beside_those_that_are_played() -> None:
    """15 of the 45 cells of the rake are read otherwise (R8); those of the ram are the same with é for the rammer and l for I."""
    charts = msgspec.to_builtins(games()["trireme_ship"].standard_charts)
    printed, played = charts["ram_damage_as_printed"], charts["ram_damage"]
    assert [[cell.removeprefix("é").replace("l", "I") for cell in row[:17]] for row in printed["rows"]] == [
        list(row) for row in played["rows"]
    ]
    rake = charts["rake"]
    otherwise = 0
    for place, column in enumerate(("inferior", "equal", "superior"), 17):
        for total, row in enumerate(printed["rows"]):
            read = "él" if total <= rake["raker_most"][column] else "éa" if total >= rake["target_least"][column] else "-"
            otherwise += read != row[place]
    assert otherwise == 15
    free = charts["unimmobilise_as_printed"]
    for crew, least in charts["unimmobilise"]["freed"].items():
        assert list(free[crew]) == ["A", *["-"] * (least - 3), *["D"] * (len(free[crew]) - least + 2)]


def test_typography_of_scenarios() -> None:
    found = [(path.stem, pair) for path in SCENARIOS for pair in texts(tomllib.loads(path.read_text(encoding="utf-8")))]
    assert len(found) > 100
    assert not [(name, fr) for name, (_, fr) in found if BAD_FRENCH.search(fr)]
    assert not [(name, en) for name, (en, _) in found if BAD_ENGLISH.search(en)]


@pytest.mark.parametrize("french", PAIRED, ids=lambda path: str(path.relative_to(SOURCE)))
def test_both_languages_have_the_same_messages(french: Path) -> None:
    english = french.with_name(french.name.replace("fr.ftl", "en.ftl"))
    ids = [set(re.findall(r"^([a-zA-Z][\w-]*) *=", path.read_text(encoding="utf-8"), re.M)) for path in (english, french)]
    assert ids[0] == ids[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_blow_has_a_word_in_the_result(language: str) -> None:
    """The table of the result counts blows by kind; the bare kind is no word of any language."""
    kinds = [kind for kind in get_args(Kind) if kind]
    told = {kind: speech(language).phrase("page-blow", {"kind": kind}) for kind in kinds}
    assert not [kind for kind, word in told.items() if word == kind]
