"""A pytest plugin that runs the collected tests once for every mutant, each time in a fork of the session."""

from __future__ import annotations

import functools
import gc
import math
import os
import pickle
import resource
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import Any

import pytest

from .changes import ROOT, Mutant

SETUP = 5.0
"""Seconds every mutant is given beside a multiple of what its tests take unchanged; of the processor, as all times here."""
LATE = 1.5
"""How many times longer than the longest allowed a test is let run while its lines are noted."""
PATIENCE = 6
"""How many times longer than unchanged the tests of a mutant may take."""
WAIT = 30
"""How many times longer than its share of the processor a mutant may take on a busy machine."""

STEP = 3.0
"""Seconds one test is given beside a multiple of what it takes unchanged: an endless loop is told early."""

COLD = 240.0
"""Seconds more for a mutant that is tried in a new process, which collects the tests again."""
WATCHED = 1.0
"""Seconds of a test that are watched; one that takes longer is taken to reach every line."""
MEMORY = 3 * 2**30
"""Bytes a mutant may ask for; a change may make a list that never ends."""
BROKEN = 99
"""Exit status of a new process that cannot import the changed module."""
UNTRIED = "the changed module cannot be imported"
"""Report in place of a test."""
TRACED = 300
"""Calls of one function in one test whose lines are noted; the later ones run at full speed."""


class TooLong(BaseException):
    """A test that is left out takes longer than allowed. No `Exception`, which hypothesis would catch and keep as a fact."""


@dataclass
class Baseline:
    """Results of the unchanged tests: seconds and source lines of each (none: it may reach any), and the tests that fail."""

    seconds: dict[str, float] = field(default_factory=dict)
    lines: dict[str, set[tuple[str, int]] | None] = field(default_factory=dict)
    failed: list[str] = field(default_factory=list)

    def reaches(self, test: str, places: set[tuple[str, int]]) -> bool:
        """Whether a test runs one of these lines, or may."""
        lines = self.lines[test]
        return lines is None or bool(lines & places)


@dataclass
class Result:
    """Fate of a mutant, by which test, of how many that reach it.

    The fate is `survived`, `killed`, `timeout`, or `broken`: it cannot be imported, or ended the process of the tests.
    """

    mutant: Mutant
    fate: str
    test: str
    tests: int
    seconds: float


class Reports:
    """Collect the failures of the test that runs, and stop one that runs too long."""

    def __init__(self, longest: float = math.inf) -> None:
        self.failed: list[str] = []
        self.longest = longest
        self.stopped = False

    def late(self, *_: object) -> None:
        """Stop the test."""
        self.stopped = True
        raise TooLong

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self) -> Iterator[None]:
        """Give the test itself so many seconds of the processor."""
        if not math.isfinite(self.longest):
            return (yield)
        signal.signal(signal.SIGPROF, self.late)
        signal.setitimer(signal.ITIMER_PROF, LATE * self.longest)
        try:
            return (yield)
        except TooLong:  # pytest cannot print where a test was when it was stopped
            return None
        finally:
            signal.setitimer(signal.ITIMER_PROF, 0)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Keep the name of a test that failed."""
        if report.failed:
            self.failed.append(report.nodeid)


def wanted(item: pytest.Item) -> bool:
    """Whether a test can see a change made in this process, and plays the rules."""
    if "another_process" in item.name:
        return False
    if item.path.name == "test_vectors.py":
        return item.name.startswith("test_vector[")
    return True


def functions(code: CodeType) -> Iterator[CodeType]:
    """Return the outermost functions of a module in the order of the source."""
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            if constant.co_flags & 2:  # CO_NEWLOCALS: a function, not the body of a class
                yield constant
            else:
                yield from functions(constant)


def differing(mutant: Mutant) -> list[tuple[CodeType, CodeType]]:
    """Return the functions that a mutant changes, old and new; none if it changes the body of the module."""
    path = str(mutant.path)
    old = list(functions(compile(mutant.path.read_text(encoding="utf-8"), path, "exec")))
    new = list(functions(compile(mutant.source, path, "exec")))
    if [code.co_qualname for code in old] != [code.co_qualname for code in new]:
        return []
    changed = [
        (before, after)
        for before, after in zip(old, new, strict=True)
        if before.co_code != after.co_code or constants(before) != constants(after)
    ]
    return changed[:1]


def constants(code: CodeType) -> list[Any]:
    """Return what a function is made of, apart from its line numbers."""
    return [code.co_code, code.co_names] + [
        constants(value) if isinstance(value, CodeType) else (type(value), value) for value in code.co_consts
    ]


def living(paths: set[str]) -> list[FunctionType]:
    """Return the functions of some files that live now."""
    # not isinstance: it asks a weak proxy for the class of its object, which may be gone
    found = [thing for thing in gc.get_objects() if issubclass(type(thing), FunctionType)]
    return [function for function in found if function.__code__.co_filename in paths]


def swap(changed: list[tuple[CodeType, CodeType]], functions: list[FunctionType]) -> int:
    """Put the new code into every function of the old one; return how many there were.

    None where the new code has other variables of its surroundings: Python cannot put it in.
    """
    count = 0
    for function in functions:
        for old, new in changed:
            if len(old.co_freevars) != len(new.co_freevars):
                return 0
            if identity(function.__code__) == identity(old):
                function.__code__ = new
                count += 1
    return count


def identity(code: CodeType) -> tuple[str, str, int]:
    """Return what tells a function of the source from all others."""
    return code.co_filename, code.co_qualname, code.co_firstlineno


def caches(paths: set[str] | None = None) -> list[Callable[[], None]]:
    """Return what empties each cache of a function, of all modules or of some."""
    kind = type(functools.lru_cache(lambda: None))
    found = (thing for thing in gc.get_objects() if issubclass(type(thing), kind))
    return [one.cache_clear for one in found if paths is None or source_of(one) in paths]


def source_of(cached: Any) -> str:
    """Return the path of a cached function; empty where it is no Python function."""
    code = getattr(getattr(cached, "__wrapped__", None), "__code__", None)
    return code.co_filename if code else ""


class Session:
    """Run a baseline, then every mutant with the tests that reach it."""

    def __init__(self, game: str, paths: list[Path], mutants: list[Mutant], jobs: int, tell: Callable[[Result], None]) -> None:
        self.game, self.paths, self.mutants, self.jobs, self.tell = game, {str(path) for path in paths}, mutants, jobs, tell
        self.longest = math.inf
        """Seconds of the longest test that is run against mutants; without the longer ones the share killed is a lower bound."""
        self.until = math.inf
        """Time of the monotonic clock after which no mutant is started."""
        self.results: list[Result] = []
        self.baseline = Baseline()
        """Measured first, unless an earlier run has measured the same tests."""
        self.early: set[tuple[str, str, int]] = set()
        """Functions that run while the tests are collected, by path, name and line."""
        self.functions: list[FunctionType] = []
        """The functions of the files, once the tests are collected."""
        self.caches: list[Callable[[], None]] = []

    @pytest.hookimpl(wrapper=True)
    def pytest_collection(self) -> Iterator[None]:
        """Note which functions run while the tests are collected: a fork comes too late for them."""

        def trace(frame: FrameType, event: str, arg: Any) -> None:
            code = frame.f_code
            if code.co_filename in self.paths:
                self.early.add((code.co_filename, code.co_qualname, code.co_firstlineno))

        sys.settrace(trace)
        try:
            return (yield)
        finally:
            sys.settrace(None)

    def runs_early(self, mutant: Mutant, changed: list[tuple[CodeType, CodeType]]) -> bool:
        """Whether a mutant must be tried in a new process as well."""
        return any((str(mutant.path), old.co_qualname, old.co_firstlineno) in self.early for old, _ in changed)

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Keep the tests of the game."""
        items[:] = [item for item in items if wanted(item)]

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Run everything."""
        self.functions, self.caches = living(self.paths), caches()
        if self.baseline.seconds.keys() != {item.nodeid for item in session.items}:
            self.baseline = self.forked(lambda: self.measured(session.items), 3600) or Baseline(
                failed=["the baseline did not end"]
            )
        if self.baseline.failed or not self.baseline.seconds:
            return True
        items = [item for item in session.items if self.baseline.seconds[item.nodeid] <= self.longest]
        gc.collect()
        gc.freeze()  # what lives already is neither searched nor copied in a fork
        running: dict[int, tuple[Result, float, Path]] = {}
        waiting = list(self.mutants)
        while waiting or running:
            if time.monotonic() > self.until:
                waiting.clear()
            while waiting and len(running) < self.jobs:
                self.start(items, waiting.pop(0), running)
            time.sleep(0.01)
            for process in list(running):
                self.reap(process, running)
        return True

    def start(self, items: list[pytest.Item], mutant: Mutant, running: dict[int, tuple[Result, float, Path]]) -> None:
        """Start the tests that reach a mutant, the quickest first."""
        changed = differing(mutant)
        reach = {(str(mutant.path), line) for line in mutant.lines}
        tests = [item for item in items if not changed or self.baseline.reaches(item.nodeid, reach)]
        tests.sort(key=lambda item: self.baseline.seconds[item.nodeid])
        result = Result(mutant, "survived", "", len(tests), 0)
        limit = SETUP + PATIENCE * sum(self.baseline.seconds[item.nodeid] for item in tests)
        limit += COLD if not changed or self.runs_early(mutant, changed) else 0
        if not tests and not self.runs_early(mutant, changed):
            self.done(result)
            return
        answer = Path(tempfile.mkstemp()[1])
        process = os.fork()
        if not process:
            self.child(answer, lambda: self.tried(tests, mutant, changed), limit)
        running[process] = result, WAIT * limit, answer
        result.seconds = time.monotonic()

    def reap(self, process: int, running: dict[int, tuple[Result, float, Path]]) -> None:
        """Take the result of a process that has ended; end one that is out of time."""
        result, limit, answer = running[process]
        ended, status = os.waitpid(process, os.WNOHANG)
        spent = time.monotonic() - result.seconds
        if not ended and spent < limit:
            return
        if not ended:
            os.kill(process, 9)
            os.waitpid(process, 0)
            result.fate = "timeout"
        else:
            data = answer.read_bytes()
            late = os.WIFSIGNALED(status) and os.WTERMSIG(status) in (signal.SIGXCPU, signal.SIGPROF)
            result.test = pickle.loads(data) if data else "" if late else f"the process ended with status {status}"
            broken = not data or result.test == UNTRIED
            result.fate = "timeout" if late else "broken" if broken else "killed" if result.test else "survived"
        answer.unlink()
        result.seconds = spent
        del running[process]
        self.done(result)

    def done(self, result: Result) -> None:
        """Keep and tell a result."""
        self.results.append(result)
        self.tell(result)

    def child(self, answer: Path, work: Callable[[], Any], limit: float) -> None:
        """Work silently in this fork, write what comes of it and end; the system ends it after some seconds of the processor."""
        resource.setrlimit(resource.RLIMIT_CPU, (math.ceil(limit), math.ceil(limit) + 1))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        silent = os.open(os.devnull, os.O_RDWR)
        for number in (0, 1, 2):
            os.dup2(silent, number)
        status = 1
        try:
            answer.write_bytes(pickle.dumps(work()))
            status = 0
        finally:
            os._exit(status)

    def forked(self, work: Callable[[], Any], limit: float) -> Any:
        """Return what a piece of work in a fork comes to."""
        answer = Path(tempfile.mkstemp()[1])
        process = os.fork()
        if not process:
            self.child(answer, work, limit)
        os.waitpid(process, 0)
        data = answer.read_bytes()
        answer.unlink()
        return pickle.loads(data) if data else None

    def tried(self, tests: list[pytest.Item], mutant: Mutant, changed: list[tuple[CodeType, CodeType]]) -> str:
        """Return the test that kills a mutant."""
        if not changed or not swap(changed, self.functions):
            return cold(self.game, mutant, self.order())
        for cache in self.caches:
            cache()
        reports = Reports()
        if tests:
            tests[0].config.pluginmanager.register(reports)
        for item, following in zip(tests, [*tests[1:], None], strict=True):
            signal.setitimer(signal.ITIMER_PROF, STEP + PATIENCE * self.baseline.seconds[item.nodeid])
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            if reports.failed:
                return reports.failed[0]
        signal.setitimer(signal.ITIMER_PROF, 0)
        return cold(self.game, mutant, self.order()) if self.runs_early(mutant, changed) else ""

    def order(self) -> list[str]:
        """Return the names of the tests that are run, the quickest first."""
        seconds = self.baseline.seconds
        return sorted((name for name in seconds if seconds[name] <= self.longest), key=seconds.__getitem__)

    def measured(self, items: list[pytest.Item]) -> Baseline:
        """Return seconds and lines of every test, unchanged."""
        baseline, reports = Baseline(), Reports(self.longest)
        items[0].config.pluginmanager.register(reports)
        clear = caches(self.paths)
        lines: set[tuple[str, int]] = set()
        calls: Counter[CodeType] = Counter()
        untraced = list[bool]()
        events, until = 0, 0.0

        def local(frame: FrameType, event: str, arg: Any) -> Any:
            lines.add((frame.f_code.co_filename, frame.f_lineno))
            return local

        def trace(frame: FrameType, event: str, arg: Any) -> Any:
            nonlocal events
            events += 1
            if events % 500 == 0 and time.process_time() > until:
                sys.settrace(None)
                untraced.append(True)
                return None
            if frame.f_code.co_filename not in self.paths:
                return None
            calls[frame.f_code] += 1
            return local(frame, event, arg) if calls[frame.f_code] <= TRACED else None

        for item, following in zip(items, [*items[1:], None], strict=True):
            for cache in clear:
                cache()
            lines.clear()
            calls.clear()
            untraced.clear()
            reports.stopped = False
            until = time.process_time() + WATCHED
            start = time.process_time()
            sys.settrace(trace)
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            sys.settrace(None)
            baseline.seconds[item.nodeid] = math.inf if reports.stopped else time.process_time() - start
            baseline.lines[item.nodeid] = None if untraced else set(lines)
            baseline.failed += [] if reports.stopped else reports.failed
            reports.failed.clear()
        return baseline


def test_paths(game: str) -> list[str]:
    """Return the files and folders with the tests of a game."""
    return ["tests/kernel"] if game == "kernel" else ["tests/vectors/test_vectors.py", f"tests/games/{game}"]


def arguments(game: str) -> list[str]:
    """Return what pytest is told to collect for a game; its plugins and the vectors of other games are not loaded."""
    os.environ |= {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "NAUMACHIA_VECTORS": "" if game == "kernel" else game}
    options = [
        "-q",
        "-s",
        "-o",
        "addopts=--import-mode=importlib",
        "-p",
        "no:cacheprovider",
        "-W",
        "ignore::pytest.PytestConfigWarning",
    ]
    return [*options, *test_paths(game)]


def cold(game: str, mutant: Mutant, order: Iterable[str] = ()) -> str:
    """Return the test that kills a mutant of a module's body, in a new process that imports the changed module.

    The tests run in the order given.
    """
    with tempfile.TemporaryDirectory() as folder:
        source, names = Path(folder, "changed.py"), Path(folder, "order")
        source.write_text(mutant.source, encoding="utf-8")
        names.write_text("\n".join(order), encoding="utf-8")
        command = [sys.executable, "-m", "mutation.cold", game, str(mutant.path), str(source), str(names)]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode in (0, BROKEN):
        return UNTRIED if done.returncode else ""
    failed = [line for line in done.stdout.splitlines() if line.startswith(("FAILED", "ERROR"))]
    return failed[0] if failed else f"pytest ended with status {done.returncode}"
