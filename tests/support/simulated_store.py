"""A store of many segments for a plan: it counts the operations.

Strategy: a file system of fsspec that makes up its listings: partition directories of a thousand
segments of 1 GiB, each with its two indexes, sizes and ETags. The driver finds the segments and
plans a batch query, as for an export.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, ClassVar

import fsspec
from fsspec.spec import AbstractFileSystem
from pyspark.sql.datasource import InputPartition

from kafkafmt.lake.plan import extents, selection
from kafkafmt.lake.plan.log_read import LogRead
from kafkafmt.log.scan.query import Query

SEGMENTS_OF_A_LOG = 1000
_SUFFIXES = (".log", ".index", ".timeindex")
# The name of each file of a log, and its ETag; made once, because only the driver is measured.
_FILES = [
    (f"/{number * 10**6:020}{suffix}", f"{hash((number, suffix)) & 2**128 - 1:032x}")
    for number in range(SEGMENTS_OF_A_LOG)
    for suffix in _SUFFIXES
]


class SimulatedStore(AbstractFileSystem):  # type: ignore[misc]
    """A store with a data directory, whose files exist in listings only.

    Attributes:
        logs: the number of partition directories.
        calls: how often each operation was called.
    """

    protocol = "simulated"
    cachable = False
    logs = 1
    calls: ClassVar[Counter[str]] = Counter()

    def ls(self, path: str, detail: bool = True, **_: Any) -> list[Any]:
        self.calls["ls"] += 1
        path = self._strip_protocol(path).strip("/")
        if path == "data":
            names = [f"data/topic-{log // 100:04}-{log % 100}" for log in range(self.logs)]
            found = [{"name": name, "type": "directory", "size": 0} for name in names]
        else:
            found = [
                {"name": f"{path}{name}", "type": "file", "size": 1 << 30, "ETag": tag}
                for name, tag in _FILES
            ]
        return found if detail else [each["name"] for each in found]

    def info(self, path: str, **_: Any) -> dict[str, Any]:
        self.calls["info"] += 1
        path = self._strip_protocol(path).strip("/")
        if path != "data":
            raise FileNotFoundError(path)
        return {"name": path, "type": "directory", "size": 0}

    def _open(self, path: str, mode: str = "rb", **_: Any) -> Any:
        self.calls["open"] += 1
        raise FileNotFoundError(path)


def plan(segments: int) -> tuple[int, int]:
    """Finds and plans so many segments; the numbers of segments and of tasks."""
    fsspec.register_implementation("simulated", SimulatedStore, clobber=True)
    SimulatedStore.logs = -(-segments // SEGMENTS_OF_A_LOG)
    SimulatedStore.calls = Counter()
    read = LogRead(Query(source=("simulated://data",), on_damage="collect"))
    found = selection.select(read)
    return len(found), len(extents.plan(found, read, InputPartition))
