"""Grammar that texts leave to the formatter. `web/src/lib/app/i18n.test.ts` holds the page's formatter to the same cases."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentResource

from naumachia.fluent_bundle import Bundle
from naumachia.kernel import Message
from naumachia.text import Speech, joined

CASES = Path(__file__).parent / "fixtures" / "language"


def hull(kind: str, id_: str) -> Message:
    return Message("hull", {"kind": kind, "id": id_})


def argument(value: Any) -> Any:
    """A ship, a list of ships or a number, as the cases write them."""
    if not isinstance(value, list):
        return value
    return tuple(hull(*one) for one in value) if isinstance(value[0], list) else hull(*value)


@pytest.fixture(scope="module")
def french() -> Speech:
    speech = Speech("fr")
    speech._bundle.add_resource(FluentResource((CASES / "toy.fr.ftl").read_text(encoding="utf-8")))
    return speech


@pytest.mark.parametrize(("key", "args", "text"), json.loads((CASES / "toy.json").read_text(encoding="utf-8")))
def test_grammar(french: Speech, key: str, args: dict[str, Any], text: str) -> None:
    given = {name: argument(value) for name, value in args.items()}
    assert not french.problems(key, given)
    assert french.phrase(key, given) == text


@pytest.mark.parametrize(
    ("text", "result"),
    [
        ("de Isis", "d’Isis"),
        ("De Ardent", "D’Ardent"),
        ("jusque à", "jusqu’à"),
        ("la une de elles", "l’une d’elles"),
        ("de Y1", "de Y1"),
        ("de onze", "de onze"),
        ("prends-le à bord", "prends-le à bord"),
        ("de le prendre", "de le prendre"),  # no article: only what is set in contracts
        ("de Hambourg", "de Hambourg"),
    ],
)
def test_elision(text: str, result: str) -> None:
    assert joined(text) == result


def test_a_message_brings_what_it_refers_to(tmp_path: Path) -> None:
    """Also over two steps, from arguments and from a file that another takes the place of."""
    one, two = tmp_path / "one.ftl", tmp_path / "two.ftl"
    one.write_text("-ship = galley\n    .gender = feminine\nold = the { -ship }\nlost = no\n# about nothing\n", encoding="utf-8")
    two.write_text(
        "new = { $n ->\n    [one] one { old }\n   *[other] { CAP(old) }\n}\nlost = { new } of { missing }\nbroken = { $\n",
        encoding="utf-8",
    )
    bundle = Bundle("en", {"CAP": lambda text: str(text).upper()})
    bundle.add_file(one)
    bundle.add_file(two)
    assert bundle.format_pattern(bundle.get_message("new").value, {"n": 1}) == ("one the galley", [])
    assert bundle.format_pattern(bundle.get_message("new").value, {"n": 2}) == ("THE GALLEY", [])
    text, errors = bundle.format_pattern(bundle.get_message("lost").value, {"n": 1})
    assert text == "one the galley of {missing}"
    assert len(errors) == 1
    assert not bundle.has_message("broken")
    assert not bundle.has_message("nothing")
