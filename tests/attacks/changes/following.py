"""What an incremental export reads in its runs, commit by commit, without the tables."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pyarrow as pa

from kafkafmt.lake.export.job import Job
from kafkafmt.lake.export.plans import NewOffsets, Plan
from kafkafmt.lake.export.task import TableReader
from kafkafmt.lake.plan.position import SourceOffset, next_offsets
from tests.attacks.changes.trying import SAID

PARTS = "200"
"""Bytes of a commit, of which a log of :mod:`tests.attacks.changes.changes` needs several."""


class Followed:
    """The records that commits add to a table, and how far the logs were read.

    Attributes:
        read: how the source is read.
        rows: topic, partition, offset and value of each record.
    """

    def __init__(self, data: Path, **options: Any) -> None:
        job = Job.of(
            str(data), format="delta", incremental=True, max_bytes_per_trigger=PARTS, **options
        )
        self.read = job.log_read()
        self._reader = TableReader(self.read)
        self._position: SourceOffset | None = None
        self.rows: list[tuple[str, int, int, bytes | None]] = []

    def next_of(self, log: str) -> int:
        """The offset at which the next commit begins in a log."""
        return next_offsets(self._position or {})[log]

    def commits(self) -> Iterator[Plan]:
        """Those of a run, one after the other. One that fails adds nothing."""
        offsets = NewOffsets(self.read)
        while (plan := offsets.after(self._position)) is not None:
            work = [task.work for task in plan.tasks]
            read = (self._reader.records(each, []) for each in work)
            self.rows += [row for batches in read for batch in batches for row in _rows(batch)]
            self._position = plan.end
            yield plan

    def run(self) -> None:
        for _ in self.commits():
            pass


def _rows(batch: pa.RecordBatch) -> Iterator[tuple[str, int, int, bytes | None]]:
    columns = (batch.column(name).to_pylist() for name in ("topic", "partition", "offset", "value"))
    return zip(*columns, strict=True)


def followed(data: Path, runs: int = 3, **options: Any) -> list[str]:
    """The records after some runs, of which one that fails leaves the rest to the next."""
    following, error = Followed(data, **options), None
    for _ in range(runs):
        try:
            following.run()
        except SAID as found:
            error = found
        else:
            error = None
    if error is not None:
        raise error
    return [
        f"{topic}-{number} {at} {value or b''!r}" for topic, number, at, value in following.rows
    ]
