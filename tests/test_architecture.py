"""The house: what is public, which way the arrows point, and how long a room may be."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections import Counter
from graphlib import TopologicalSorter
from importlib import import_module
from pathlib import Path

import pytest

import naumachia

PACKAGE = Path(naumachia.__file__).parent
ROOT = Path(__file__).parents[1]
MODULES = sorted(PACKAGE.rglob("*.py"))
by_module = pytest.mark.parametrize("module", MODULES, ids=lambda path: str(path.relative_to(PACKAGE)))


def imports(path: Path) -> set[str]:
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found.add(node.module)
    return found


@pytest.mark.parametrize("name", ["kernel", "match", "players"])
def test_public_names_are_listed_once_in_order_and_are_there(name: str) -> None:
    module = import_module(f"naumachia.{name}")
    names = module.__all__
    assert len(set(names)) == len(names)
    assert all(hasattr(module, public) for public in names)
    constants, classes, functions = (
        [public for public in names if public.isupper()],
        [public for public in names if public[0].isupper() and not public.isupper()],
        [public for public in names if public[0].islower()],
    )
    assert names == [*sorted(constants), *sorted(classes), *sorted(functions)]


def test_what_the_kernel_imports_for_others_is_listed() -> None:
    module = import_module("naumachia.kernel")
    tree = ast.parse(Path(module.__file__ or "").read_text(encoding="utf-8"))
    imported = {alias.name for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) for alias in node.names}
    assert imported == set(module.__all__)


def test_the_arrows_point_one_way() -> None:
    command = Path(sys.executable).with_name("lint-imports")
    done = subprocess.run([command, "--no-cache"], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout


RAPID = "games/touche_coule/judge/rapid.py"
"""A compiled copy of rules for training, on arrays; nothing that plays imports it, and its test loads it whole, uncompiled."""
LONGER = {RAPID: 900}


@by_module
def test_no_module_is_long(module: Path) -> None:
    """A class of one idea may be as long as that needs, and the longest (`Match`) needs some 530 lines."""
    most = LONGER.get(module.relative_to(PACKAGE).as_posix(), 600)
    assert len(module.read_text(encoding="utf-8").splitlines()) <= most


def test_folders_hold_some_fifteen_modules() -> None:
    folders = Counter(path.parent for path in MODULES if path.name not in ("__init__.py", "__main__.py"))
    assert not [str(folder.relative_to(PACKAGE)) for folder, count in folders.items() if count > 17]


@pytest.mark.parametrize(
    "module", [path for path in MODULES if {"games", "kernel", "geometry"} & set(path.relative_to(PACKAGE).parts)], ids=str
)
def test_no_rule_draws_a_number_or_looks_at_the_clock(module: Path) -> None:
    banned = {"random", "secrets", "time", "datetime", "uuid", "numpy"}
    if module.relative_to(PACKAGE).as_posix() == RAPID:
        banned.remove("numpy")
    assert not {name.split(".")[0] for name in imports(module)} & banned


def test_no_module_of_a_game_needs_itself() -> None:
    """No circle of imports, not even of lazy ones and of those for types."""
    names = {".".join(("naumachia", *path.relative_to(PACKAGE).with_suffix("").parts)): path for path in MODULES}
    games = {name.removesuffix(".__init__"): path for name, path in names.items() if name.startswith("naumachia.games.")}
    needs = {}
    for name, path in games.items():
        package = name.split(".") if path.name == "__init__.py" else name.split(".")[:-1]
        found = set()
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.level:
                base = [*package[: len(package) - node.level + 1], *(node.module or "").split(".")]
                whole = ".".join(part for part in base if part)
                found |= {one if (one := f"{whole}.{alias.name}") in games else whole for alias in node.names}
        needs[name] = found & games.keys() - {name}
    assert list(TopologicalSorter(needs).static_order())


def test_games_are_known_by_no_name_outside() -> None:
    for module in MODULES:
        if "games" not in module.relative_to(PACKAGE).parts:
            assert not [name for name in imports(module) if name.startswith("naumachia.games.")], module


def test_the_way_of_a_click_is_drawn_as_it_is() -> None:
    """Every file and function of the table in `docs/architecture.md` is there."""
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| \d+ \| `([^`]+)` \| (.+) \|$", text, re.M)
    assert {Path(file).suffix for file, _ in rows} == {".py", ".ts", ".svelte"}
    for file, names in rows:
        source = (ROOT / file).read_text(encoding="utf-8")
        found = re.findall(r"`([\w.]+)`", names)
        assert found, file
        for name in found:
            owner, _, function = name.rpartition(".")
            assert re.search(rf"\b{function}\b ?[=(<]", source), (file, name)
            assert not owner or re.search(rf"^class {owner}\b", source, re.M), (file, name)
