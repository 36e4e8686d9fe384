"""Run the tests of a game with one changed module in a new process: `python -m mutation.cold GAME MODULE CHANGED ORDER`."""

from __future__ import annotations

import importlib
import sys
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import CodeType

import pytest

from .changes import SOURCE
from .session import BROKEN, arguments, wanted


class Choice:
    """Keep the tests of a game, in an order."""

    def __init__(self, order: list[str]) -> None:
        self.order = {name: place for place, name in enumerate(order)}

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Drop the tests without a place."""
        mine = [item for item in items if wanted(item)]
        items[:] = sorted((item for item in mine if item.nodeid in self.order), key=lambda item: self.order[item.nodeid])


def main(game: str, module: str, changed: str, order: str) -> int:
    """Return the exit status of pytest, or that the changed module cannot be imported."""
    source, get_code = Path(changed).read_text(encoding="utf-8"), SourceFileLoader.get_code

    def changed_code(loader: SourceFileLoader, fullname: str) -> CodeType | None:
        if loader.path == module:
            return compile(source, module, "exec")
        return get_code(loader, fullname)

    SourceFileLoader.get_code = changed_code  # type: ignore[method-assign, assignment]
    parts = Path(module).relative_to(SOURCE.parent).with_suffix("").parts
    try:
        importlib.import_module(".".join(parts).removesuffix(".__init__"))
    except Exception:
        return BROKEN
    return pytest.main(["-x", *arguments(game)], plugins=[Choice(Path(order).read_text(encoding="utf-8").splitlines())])


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
