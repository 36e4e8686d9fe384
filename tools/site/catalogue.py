"""Catalogue as files: the answers of all operations that never change. The page reads them before the engine has started."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

from naumachia.games import games
from naumachia.table.http.calls import answer
from naumachia.table.http.operations import OPERATIONS
from naumachia.table.matches.service import MatchService
from naumachia.table.storage.memory import memory_storage
from naumachia.table.work.workers import InProcess, Workers
from naumachia.text import LANGUAGES

LASTING = [operation for operation in OPERATIONS if operation.lasting]


def addresses() -> Iterator[str]:
    """Yield the addresses of all answers that never change."""
    for operation in LASTING:
        for lang in LANGUAGES if "{lang}" in operation.path else ("",):
            by_lang = operation.path.replace("{lang}", lang)
            for game in games().values() if "{game}" in by_lang else ():
                by_game = by_lang.replace("{game}", game.name)
                for name in game.scenarios() if "{name}" in by_game else ("",):
                    yield by_game.replace("{name}", name)
            if "{game}" not in by_lang:
                yield by_lang


async def write(folder: Path) -> int:
    """Write the answers into a folder and return how many they are."""
    service = MatchService(memory_storage(), Workers(InProcess()))
    count = 0
    for address in addresses():
        found = await answer(OPERATIONS, service, method="GET", path=address)
        if found.status != 200:  # a game without fleets has no market
            continue
        ending = ".json" if found.media == "application/json" else ".ftl"
        path = folder / f"{address.removeprefix('/')}{ending}"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(found.body)
        count += 1
    return count


def main(folder: Path) -> int:
    """Write the catalogue into a folder and return the number of its files."""
    return asyncio.run(write(folder))
