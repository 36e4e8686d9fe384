"""Engines: results come in the order of the tasks wherever they are worked out."""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from naumachia.kernel.errors import NotFound
from naumachia.lab.engines import AHEAD, open_engine


@pytest.mark.parametrize("jobs", [1, 2])
def test_results_come_in_the_order_of_the_tasks(jobs: int) -> None:
    with open_engine("processes", jobs) as engine:
        assert list(engine.map(abs, [-3, 2, -1])) == [3, 2, 1]


def test_an_unknown_engine_is_refused() -> None:
    with pytest.raises(NotFound), open_engine("steam"):
        pass


def test_a_missing_library_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(NotFound, match="engine-missing"), open_engine("ray"):
        pass


class Cluster:
    """The part of Ray's interface that is used; tasks are worked out when their result is asked for."""

    def __init__(self) -> None:
        self.said: list[Any] = []
        self.waiting = self.most = 0

    def init(self, **options: Any) -> None:
        self.said.append(options)

    def shutdown(self) -> None:
        self.said.append("shutdown")

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 2.0}

    def remote(self, work: Callable[[Any], Any]) -> Any:
        def later(task: Any) -> Any:
            self.waiting += 1
            self.most = max(self.most, self.waiting)
            return lambda: work(task)

        return SimpleNamespace(remote=later)

    def get(self, task: Callable[[], Any]) -> Any:
        self.waiting -= 1
        return task()


@pytest.mark.parametrize(
    ("address", "options"), [("", {"num_cpus": 3, "include_dashboard": False}), ("host:1", {"address": "auto"})]
)
def test_a_cluster_is_fed_in_order(monkeypatch: pytest.MonkeyPatch, address: str, options: dict[str, Any]) -> None:
    cluster = Cluster()
    monkeypatch.setitem(sys.modules, "ray", cluster)
    monkeypatch.setenv("RAY_ADDRESS", address)
    with open_engine("ray", 3) as engine:
        assert list(engine.map(abs, range(-30, 0))) == list(range(30, 0, -1))
    assert cluster.said == [{"log_to_driver": False, **options}, "shutdown"]
    assert cluster.most == 2 * AHEAD
