"""Findings of a run of mutants so far, kept on the disk, so that a run can be stopped and taken up again."""

from __future__ import annotations

import hashlib
import pickle
import time
from dataclasses import dataclass, field
from pathlib import Path

from .changes import ROOT, SOURCE, Mutant
from .session import Baseline, Result

PAUSE = 10.0
"""Seconds between two writes: the lines of all tests are large."""


def fingerprint(tests: list[str]) -> str:
    """Return a digest of the source and of the tests of a run: results of other files are not taken over."""
    digest = hashlib.sha256()
    for folder in (SOURCE, ROOT / "tests" / "mutation", *(ROOT / name for name in tests)):
        parent = folder.parent if folder.is_file() else folder
        for path in sorted(parent.rglob("*")):
            if path.suffix in {".py", ".toml", ".ftl", ".txt", ".jsonl"} and "static" not in path.parts:
                digest.update(f"{path.relative_to(ROOT)}\0".encode())
                digest.update(path.read_bytes())
    return digest.hexdigest()


@dataclass
class Progress:
    """The measured tests and the results of a run, valid for one state of the files."""

    path: Path
    fingerprint: str
    baseline: Baseline = field(default_factory=Baseline)
    results: list[Result] = field(default_factory=list)
    written: float = 0.0

    def load(self) -> None:
        """Take over what an earlier run over the same files has found."""
        if self.path.exists():
            kept, baseline, results = pickle.loads(self.path.read_bytes())
            if kept == self.fingerprint:
                self.baseline, self.results = baseline, results

    def save(self) -> None:
        """Write everything; a run that is ended meanwhile leaves the former file."""
        self.path.parent.mkdir(exist_ok=True)
        draft = self.path.with_suffix(".draft")
        draft.write_bytes(pickle.dumps((self.fingerprint, self.baseline, self.results)))
        draft.replace(self.path)
        self.written = time.monotonic()

    def add(self, result: Result, baseline: Baseline) -> None:
        """Keep one more result, and write it unless the last one was written a moment ago."""
        self.results.append(result)
        self.baseline = baseline
        if time.monotonic() - self.written > PAUSE:
            self.save()

    def of(self, mutants: list[Mutant]) -> list[Result]:
        """Return the results of some mutants, as far as there are any."""
        known = {(result.mutant.name, result.mutant.source): result for result in self.results}
        return [known[key] for one in mutants if (key := (one.name, one.source)) in known]

    def missing(self, mutants: list[Mutant]) -> list[Mutant]:
        """Return the mutants without a result."""
        known = {(result.mutant.name, result.mutant.source) for result in self.results}
        return [one for one in mutants if (one.name, one.source) not in known]
