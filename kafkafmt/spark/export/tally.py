"""Adding up what a task reads, while it reads it.

Strategy: the rows of the three tables pass by and are added to the sums of the part (see `sums`).
Which batches count depends on what their records gave, so the records have to pass first.

Where Spark writes the tables, their rows leave the tasks by a road that carries nothing else; there
the sums are made by tasks that read once more and hand over nothing. That is cheap beside Spark's
writing, and cheaper than reading the tables back.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import TYPE_CHECKING

import pyarrow as pa
import pyarrow.compute as pc

from kafkafmt.damage import Damage
from kafkafmt.spark.export.work import Reader, Work
from kafkafmt.spark.report.sums import SegmentKey, Sums, damage_sums, packed

if TYPE_CHECKING:
    from pyspark import SparkContext

_COUNTED = ("key", "value", "topic", "partition", "offset", "timestamp", "headers")
_PLACE = ("segment", "batchPosition")


class Tally:
    """The sums of one task.

    Attributes:
        sums: of records and batches.
    """

    def __init__(self, *, is_whole: bool) -> None:
        """`is_whole`: whether all records are asked for, so that all sound batches count."""
        self.sums = Sums()
        self._gave: dict[SegmentKey, set[int]] | None = None if is_whole else {}
        self._damaged: dict[SegmentKey, set[int]] = {}

    def records(self, batches: Iterable[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        """The records of one topic-partition, added when they pass; so is the time they take."""
        started, log = perf_counter(), None
        for batch in batches:
            if batch.num_rows:
                self.sums.add_records(batch)
                log = batch.column("topic")[0], batch.column("partition")[0]
                if self._gave is not None:
                    for place, positions in _positions(batch, "batchPosition"):
                        self._gave.setdefault(place, set()).update(positions)
                yield batch
        if log is not None:
            topic, partition = log
            self.sums.log((topic.as_py(), partition.as_py())).seconds += perf_counter() - started

    def leave_out(self, found: Iterable[Damage]) -> None:
        """What gave no records. Has to come before the batches."""
        for each in found:
            place = (each.topic, each.partition, each.segment)
            self._damaged.setdefault(place, set()).add(each.position)

    def batches(self, batches: Iterable[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        """The batches, added when they pass."""
        for batch in batches:
            valid = batch.column("isValid")
            damaged = _among(batch, self._damaged) if self._damaged else None
            whole = valid if damaged is None else pc.and_(valid, pc.invert(damaged))
            gave = None if self._gave is None else _among(batch, self._gave)
            self.sums.add_batches(batch, whole, gave)
            yield batch


@dataclass(frozen=True)
class Counted:
    """What was read: the sums of all but damage, those of the damage, and its rows if asked.

    The sums are packed.
    """

    sums: bytes
    damage: bytes
    found: list[Damage]


@dataclass(frozen=True)
class Counter:
    """Adds up what tasks are to read, and does nothing else with it; it can be pickled."""

    reader: Reader
    is_whole: bool
    keeps_damage: bool = False

    def count(self, parts: Iterable[Work]) -> Iterator[Counted]:
        """The sums of each part."""
        for work in parts:
            tally = Tally(is_whole=self.is_whole)
            found: list[Damage] = []
            names = _COUNTED if self.is_whole else (*_COUNTED, *_PLACE)
            for log in work.logs():
                for _ in tally.records(self.reader.records(log, found, names)):
                    pass
            tally.leave_out(found)
            for _ in tally.batches(self.reader.batches(work)):
                pass
            # Spark's tasks wrote the records; these seconds are none that it took.
            for sums in tally.sums.logs.values():
                sums.seconds = 0.0
            kept = found if self.keeps_damage else []
            yield Counted(packed(tally.sums), packed(damage_sums(found)), kept)


def count(context: SparkContext, counter: Counter, work: Sequence[Work]) -> list[Counted]:
    """Has a task add up each work."""
    if not work:
        return []
    return context.parallelize(work, len(work)).mapPartitions(counter.count).collect()


def _among(batch: pa.RecordBatch, places: dict[SegmentKey, set[int]]) -> pa.Array:
    """Which rows are at one of the positions."""
    found = pa.array([False] * batch.num_rows, pa.bool_())
    for place, rows in _segments(batch):
        wanted = places.get(place)
        if wanted:
            at = pc.is_in(batch.column("position"), value_set=pa.array(wanted, pa.int64()))
            found = pc.or_(found, at if rows is None else pc.and_(rows, at))
    return found


def _positions(batch: pa.RecordBatch, column: str) -> Iterator[tuple[SegmentKey, list[int]]]:
    for place, rows in _segments(batch):
        positions = batch.column(column)
        chosen = positions if rows is None else positions.filter(rows)
        yield place, pc.unique(chosen).to_pylist()


def _segments(batch: pa.RecordBatch) -> Iterator[tuple[SegmentKey, pa.Array | None]]:
    """The segments of the rows, and which rows are of each; all when there is but one."""
    column = batch.column("segment")
    names = pc.unique(column)
    for name in names:
        place = (batch.column("topic")[0].as_py(), batch.column("partition")[0].as_py())
        if len(names) == 1:
            yield (*place, name.as_py()), None
        else:
            rows = pc.equal(column, name) if name.is_valid else pc.is_null(column)
            yield (*place, name.as_py()), pc.fill_null(rows, False)
