"""What tests cost, in seconds of CPU time: `make test-fast` takes those that cost little.

Strategy: ``costs.txt`` lists the quick tests that took more than `MOST` with all their parameters.
Of these parameters ``--cheap`` takes as many as fit into `MOST`, spread over all of them, and none
where one alone takes more. ``make test-fast CHEAP=--measure`` runs all, and writes the list.
"""

from __future__ import annotations

import os
from collections import defaultdict
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest

MOST = 0.1  # seconds of a test with its parameters
LIST = Path(__file__).with_name("costs.txt")
_BEGAN = pytest.StashKey[float]()


def function(nodeid: str) -> str:
    """Return the name of a test without its parameters."""
    return nodeid.partition("[")[0]


def cheap(items: list[pytest.Item]) -> Iterator[pytest.Item]:
    """Yield the tests that cost little."""
    listed = (line.split(" ", 1) for line in LIST.read_text("utf-8").splitlines())
    costs = {name: float(seconds) for seconds, name in listed}
    functions = defaultdict(list)
    for item in items:
        functions[function(item.nodeid)].append(item)
    for name, each in functions.items():
        number = int(len(each) * MOST / max(costs.get(name, 0), MOST))
        yield from each[:: -(-len(each) // number)] if number else ()


def _seconds() -> float:
    """Return the CPU time of this process and of those that it has waited for."""
    return sum(os.times()[:4])


class Measuring:
    """Writes the list: workers tell the costs of their tests, and their controller adds them up."""

    def __init__(self) -> None:
        self._costs: dict[str, float] = defaultdict(float)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        item.stash[_BEGAN] = _seconds()
        return (yield)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(
        self, item: pytest.Item, call: pytest.CallInfo[None]
    ) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        if call.when == "teardown":
            item.user_properties.append(("cpu", _seconds() - item.stash[_BEGAN]))
        return (yield)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "teardown":
            name = function(report.nodeid)
            self._costs[name] += float(str(dict(report.user_properties)["cpu"]))

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if not hasattr(session.config, "workerinput"):
            listed = [(name, cost) for name, cost in self._costs.items() if cost > MOST]
            LIST.write_text("".join(f"{cost:.2f} {name}\n" for name, cost in sorted(listed)))
