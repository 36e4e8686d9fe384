"""The tool of mutation testing: which files it changes, what it leaves out, and how it tells the fates of changes apart."""

from __future__ import annotations

import gc
import itertools
import sys
import weakref
from pathlib import Path

import pytest

from mutation.__main__ import equivalents, named, summary
from mutation.changes import SOURCE, Mutant, mutant, places, targets
from mutation.progress import Progress, fingerprint
from mutation.session import UNTRIED, Baseline, Result, cold, differing, living, swap

DICE = SOURCE / "kernel" / "chance" / "dice.py"


def change(old: str, new: str, path: Path = DICE) -> Mutant:
    """Return a change of a file."""
    source = path.read_text(encoding="utf-8")
    assert source.count(old) >= 1
    return Mutant(path, 1, old, new, source.replace(old, new, 1), frozenset({1}))


def test_the_kernel_is_changed_in_all_its_rooms() -> None:
    assert DICE in targets("kernel")
    assert SOURCE / "kernel" / "state.py" in targets("kernel")


@pytest.mark.parametrize("game", ["corvus", "branle_bas", "war_galley", "touche_coule", "trireme_fleet", "trireme_ship"])
def test_a_game_is_changed_in_its_rules_alone(game: str) -> None:
    assert all("rules" in path.parts for path in targets(game))
    assert targets(game)


def test_every_known_equivalent_stands_in_its_file_and_has_a_reason() -> None:
    """An entry whose line was rewritten is to be looked at again."""
    for (file, was, now), why in equivalents().items():
        lines = [line.strip() for line in (SOURCE / file).read_text(encoding="utf-8").splitlines()]
        assert all(line in lines for line in was.splitlines()), (file, was)
        assert was != now
        assert why


@pytest.mark.parametrize("game", ["corvus", "branle_bas", "trireme_fleet", "trireme_ship"])
def test_every_named_change_stands_once_in_its_file_and_compiles(game: str) -> None:
    found = list(named(game))
    assert found
    for changed in found:
        assert changed.path.read_text(encoding="utf-8").count(changed.was) == 1, changed.was
        compile(changed.source, str(changed.path), "exec")


def test_a_change_differs_from_its_source() -> None:
    for place in itertools.islice(places(DICE), 20):
        changed = mutant(place)
        assert changed is None or changed.source != DICE.read_text(encoding="utf-8")


def test_fates_are_told_apart() -> None:
    """A mutant that cannot be imported is no kill."""
    changed = change("import", "import nothing.at.all as", DICE)
    fates = ["killed", "killed", "timeout", "survived", "broken"]
    told = summary([Result(changed, fate, "", 1, 0) for fate in fates])
    assert told.startswith("3 of 4 killed, 1 of them out of time: 75%")
    assert told.endswith("1 survived, 1 that cannot run left out")


def test_a_change_that_cannot_be_imported_is_told_as_such(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parent))
    assert "from __future__ import annotations\n" in DICE.read_text(encoding="utf-8")
    broken = change("from __future__ import annotations\n", "from __future__ import annotations\nraise ValueError\n")
    assert cold("kernel", broken) == UNTRIED


def test_weak_proxies_of_objects_that_are_gone_stand_in_nobodys_way(tmp_path: Path) -> None:
    """The search through all objects meets proxies that raise when they are asked anything."""
    proxies = [weakref.proxy(set(), None) for _ in range(3)]
    assert sum(type(thing) is weakref.ProxyType for thing in gc.get_objects()) >= len(proxies)
    assert living({str(tmp_path / "rule.py")}) == []


def test_a_run_goes_on_where_it_was_stopped_and_only_over_the_same_files(tmp_path: Path) -> None:
    first, second = change("import", "import one as"), change("import", "import two as")
    kept = Progress(tmp_path / "kernel-1.kept", "as it was")
    kept.add(Result(first, "killed", "test_one", 1, 0.1), Baseline({"test_one": 0.1}, {"test_one": None}))
    same, other = Progress(kept.path, "as it was"), Progress(kept.path, "changed since")
    for progress in (same, other):
        progress.load()
    assert same.missing([first, second]) == [second]
    assert [result.fate for result in same.of([first, second])] == ["killed"]
    assert same.baseline.seconds == {"test_one": 0.1}
    assert other.missing([first, second]) == [first, second]
    assert not other.baseline.seconds


def test_the_fingerprint_of_a_run_depends_on_its_tests() -> None:
    prints = {fingerprint(tests) for tests in (["tests/kernel"], ["tests/mutation"], ["tests/test_mutation.py"])}
    assert len(prints) == 3
    assert fingerprint(["tests/kernel"]) in prints


def test_new_code_is_put_into_the_living_function(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A change takes hold in a function that was imported before, and in one that such a function returns later."""
    path = tmp_path / "rule.py"
    text = "def more(n):\n    return n + 1\n\n\ndef made(k):\n    def add(n):\n        return n + k\n    return add\n"
    path.write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    import rule  # type: ignore[import-not-found]

    changed = change("n + 1", "n - 1", path)
    functions = living({str(path)})
    assert swap(differing(changed), functions) == 1
    assert rule.more(3) == 2
    assert swap(differing(change("n + k", "n - k", path)), functions) == 1
    assert rule.made(1)(3) == 2
    sys.modules.pop("rule")
