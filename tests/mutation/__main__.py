"""Change a random sample of rules, one at a time, and report the changes that no test notices."""

from __future__ import annotations

import argparse
import math
import random
import re
import sys
import time
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from .changes import ROOT, SOURCE, Mutant, mutant, places, statement, targets
from .progress import Progress, fingerprint
from .session import Baseline, Result, Session, arguments, test_paths

EQUIVALENTS = Path(__file__).with_name("equivalents.toml")
NAMED = Path(__file__).with_name("named.toml")
Z = 1.96
"""Standard deviations on either side of a 95 % interval."""


def interval(killed: int, total: int) -> tuple[float, float]:
    """Return the 95 % interval of Wilson for a share."""
    if not total:
        return 0, 1
    share, base = killed / total, 1 + Z * Z / total
    middle = (share + Z * Z / 2 / total) / base
    half = Z / base * math.sqrt(share * (1 - share) / total + Z * Z / 4 / total / total)
    return middle - half, middle + half


def equivalents() -> dict[tuple[str, str, str], str]:
    """Return the changes known to change nothing, with the reason: by file, old line and new line."""
    data = tomllib.loads(EQUIVALENTS.read_text(encoding="utf-8"))
    return {(entry["file"], entry["was"], entry["now"]): entry["why"] for entry in data.get("equivalent", [])}


def drawn(paths: list[Path], seed: int) -> Iterator[Mutant]:
    """Return all mutants of some files in random order."""
    found = [place for path in paths for place in places(path)]
    print(f"{len(found)} possible changes in {len(paths)} files")
    random.Random(seed).shuffle(found)
    for place in found:
        if (changed := mutant(place)) is not None:
            yield changed


def again(paths: list[Path], report: Path) -> Iterator[Mutant]:
    """Return the mutants that survived in an earlier report, where their lines still stand."""
    found = re.findall(r"^SURVIVED (\S+):\d+ .*\n((?: {4}[-+] .*\n)+)", report.read_text(encoding="utf-8"), re.MULTILINE)
    wanted = {(name, lines) for name, lines in found}
    for path in paths:
        name = str(path.relative_to(SOURCE))
        texts = {lines for one, lines in wanted if one == name}
        for place in places(path) if texts else ():
            changed = mutant(place)
            if changed is not None and diff(changed) in texts:
                texts.discard(diff(changed))
                yield changed


def named(game: str) -> Iterator[Mutant]:
    """Return the wrong rules of a game that readers have found unnoticed once."""
    for entry in tomllib.loads(NAMED.read_text(encoding="utf-8"))["named"]:
        if entry["game"] == game:
            path, was, now = SOURCE / entry["file"], entry["was"], entry["now"]
            source = path.read_text(encoding="utf-8")
            line = source.partition(was)[0].count("\n") + 1
            yield Mutant(path, line, was, f"{now}  # {entry['what']}", source.replace(was, now, 1), statement(source, line))


def diff(changed: Mutant) -> str:
    """Return the lines a mutant changes, as the report prints them."""
    lines = [f"    - {line}" for line in changed.was.splitlines()] + [f"    + {line}" for line in changed.now.splitlines()]
    return "".join(f"{line}\n" for line in lines)


def shown(result: Result) -> str:
    """Return a result as the report prints it."""
    changed = result.mutant
    note = f"{result.tests} tests reach it" if result.tests else "no test reaches it"
    by = f" by {result.test}" if result.test else ""
    return f"{result.fate.upper()} {changed.name} ({note}, {result.seconds:.1f} s){by}\n{diff(changed)}".rstrip("\n")


def summary(results: list[Result]) -> str:
    """Return the totals with their interval."""
    fates = Counter(result.fate for result in results)
    killed, total = fates["killed"] + fates["timeout"], len(results) - fates["broken"]
    low, high = interval(killed, total)
    late = f", {fates['timeout']} of them out of time" if fates["timeout"] else ""
    broken = f", {fates['broken']} that cannot run left out" if fates["broken"] else ""
    share = f"{killed / max(total, 1):.0%} (95 % interval {low:.0%} to {high:.0%})"
    return f"{killed} of {total} killed{late}: {share}, {total - killed} survived{broken}"


def tell(result: Result) -> None:
    """Print a survivor and what cannot run whole, and a dot for the others."""
    print(f"\n{shown(result)}" if result.fate in ("survived", "broken") else ".", end="", flush=True)


def main() -> int:
    """Run the sample and write the report."""
    parser = argparse.ArgumentParser(prog="mutation", description=__doc__)
    parser.add_argument("game", help="a folder of tests/games, or kernel")
    parser.add_argument("--sample", type=int, default=150, help="number of mutants")
    parser.add_argument("--seed", type=int, default=1, help="seed of the sample")
    parser.add_argument("--jobs", type=int, default=1, help="mutants tested at a time")
    parser.add_argument("--file", default="", help="only files whose path contains this")
    parser.add_argument("--again", type=Path, help="the survivors of an earlier report in place of a sample")
    parser.add_argument("--named", action="store_true", help="those of named.toml in place of a sample")
    parser.add_argument(
        "--minutes", type=float, default=math.inf, help="start no mutant later; the same command goes on from there"
    )
    parser.add_argument("--longest", type=float, default=math.inf, help="leave out tests that take more seconds")
    options = parser.parse_args()
    paths = [path for path in targets(options.game) if options.file in str(path)]
    known, same = equivalents(), list[str]()
    sample: list[Mutant] = []
    chosen = again(paths, options.again) if options.again else named(options.game) if options.named else None
    for changed in chosen or drawn(paths, options.seed):
        reason = known.get((str(changed.path.relative_to(SOURCE)), changed.was, changed.now))
        if reason:
            same.append(f"EQUIVALENT {changed.name}: {reason}\n    - {changed.was}\n    + {changed.now}")
        elif len(sample) < options.sample:
            sample.append(changed)
        if len(sample) == options.sample:
            break
    report = ROOT / "mutants" / f"{options.game}-{'again' if options.again else 'named' if options.named else options.seed}.txt"
    progress = Progress(report.with_suffix(".kept"), f"{options.longest} {fingerprint(test_paths(options.game))}")
    progress.load()

    def keep(result: Result) -> None:
        progress.add(result, session.baseline)
        tell(result)

    session = Session(options.game, paths, progress.missing(sample), options.jobs, keep)
    session.longest, session.baseline = options.longest, progress.baseline
    session.until = time.monotonic() + 60 * options.minutes
    if session.mutants:
        pytest.main(arguments(options.game), plugins=[session])
        progress.baseline = Baseline() if session.baseline.failed else session.baseline
        progress.save()
    if session.baseline.failed:
        print("The tests fail without any change:", *session.baseline.failed, sep="\n  ")
        return 1
    results = sorted(progress.of(sample), key=lambda result: (result.fate != "survived", result.mutant.name))
    total = f"{options.game}, seed {options.seed}: {summary(results)}, {len(same)} known equivalents left out"
    if len(results) < len(sample):
        total += f"; {len(sample) - len(results)} are not tried yet, the same command goes on"
    report.write_text("\n\n".join([total, *map(shown, results), *same]) + "\n", encoding="utf-8")
    print(f"\n{total}\nreport: {report.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
