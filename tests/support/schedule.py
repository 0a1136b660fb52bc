"""How xdist's workers get the tests: by groups, and those without a group by modules.

Strategy: so a module's fixtures are made once; one test at a time would cost more than most tests.
When a test has ended, xdist counts all that its worker was ever given, and it looks each test up in
the list of all. Here a test that has ended is forgotten, and each has its place in a dict.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from xdist.scheduler import LoadGroupScheduling


class _Collection(list[str]):
    def __init__(self, ids: Sequence[str]) -> None:
        super().__init__(ids)
        self._places = {each: place for place, each in enumerate(ids)}

    def index(self, id: str, *_: object) -> int:
        return self._places[id]


class ModuleScheduling(LoadGroupScheduling):  # type: ignore[misc]
    """The scheduler of a run with `--dist loadgroup`."""

    def _split_scope(self, nodeid: str) -> str:
        return str(super()._split_scope(nodeid)).partition("::")[0]

    def add_node_collection(self, node: Any, collection: Sequence[str]) -> None:
        super().add_node_collection(node, _Collection(collection))
        if node in self.registered_collections:  # not that of a worker that has others
            self.registered_collections[node] = _Collection(collection)

    def mark_test_complete(self, node: Any, item_index: int, duration: float = 0) -> None:
        nodeid = self.registered_collections[node][item_index]
        units, scope = self.assigned_work[node], self._split_scope(nodeid)
        del units[scope][nodeid]
        if not units[scope]:
            del units[scope]
        self._reschedule(node)

    def _pending_of(self, workload: dict[str, dict[str, bool]]) -> int:
        return sum(map(len, workload.values()))
