"""Adding up what a task reads, for the report.

Strategy: the rows of the three tables pass through a `Tally`, which adds them to the sums of the
part (see `sums`). Which batches count depends on their records, so the records have to pass first.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from time import perf_counter

import pyarrow as pa

from kafkafmt._base.damage import Damage
from kafkafmt.lake.report.sums import SegmentKey, Sums
from kafkafmt.segment.tables import arrow as pc


class Tally:
    """Adds up the rows of one task."""

    def __init__(self, *, is_whole: bool) -> None:
        """`is_whole`: whether all records are exported, so that all valid batches count."""
        self.sums = Sums()
        self._gave: dict[SegmentKey, set[int]] | None = None if is_whole else {}
        self._damaged: dict[SegmentKey, set[int]] = {}

    def records(self, batches: Iterable[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        """Passes on the records of one topic-partition; adds them and the time that they take."""
        started, log = perf_counter(), None
        for batch in batches:
            if batch.num_rows:
                self.sums.add_records(batch)
                log = batch.column("topic")[0], batch.column("partition")[0]
                if self._gave is not None:
                    for place, positions in _positions(batch):
                        self._gave.setdefault(place, set()).update(positions)
                yield batch
        if log is not None:
            topic, partition = log
            self.sums.log((topic.as_py(), partition.as_py())).seconds += perf_counter() - started

    def failed(self, batch: pa.RecordBatch, count: int) -> None:
        """Adds keys and values that do not decode, of records of one topic-partition."""
        if count:
            self.sums.add_failed(batch, count)

    def leave_out(self, found: Iterable[Damage]) -> None:
        """Excludes damaged batches from the sums. Must be called before `batches`."""
        for damage in found:
            place = (damage.topic, damage.partition, damage.segment)
            self._damaged.setdefault(place, set()).add(damage.position)

    def batches(self, batches: Iterable[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        """Passes on the batches, and adds those that count."""
        for batch in batches:
            valid = batch.column("isValid")
            damaged = _among(batch, self._damaged) if self._damaged else None
            whole = valid if damaged is None else pc.and_(valid, pc.invert(damaged))
            gave = None if self._gave is None else _among(batch, self._gave)
            self.sums.add_batches(batch, whole, gave)
            yield batch


def _among(batch: pa.RecordBatch, places: dict[SegmentKey, set[int]]) -> pa.Array:
    """A boolean for each row: whether it is at one of the positions."""
    among = pa.array([False] * batch.num_rows, pa.bool_())
    for place, rows in _segments(batch):
        wanted = places.get(place)
        if wanted:
            at = pc.is_in(batch.column("position"), value_set=pa.array(wanted, pa.int64()))
            among = pc.or_(among, at if rows is None else pc.and_(rows, at))
    return among


def _positions(batch: pa.RecordBatch) -> Iterator[tuple[SegmentKey, list[int]]]:
    for place, rows in _segments(batch):
        positions = batch.column("batchPosition")
        chosen = positions if rows is None else positions.filter(rows)
        yield place, pc.unique(chosen).to_pylist()


def _segments(batch: pa.RecordBatch) -> Iterator[tuple[SegmentKey, pa.Array | None]]:
    """The segments of the rows, each with a mask of its rows; `None` if there is only one."""
    column = batch.column("segment")
    names = pc.unique(column)
    for name in names:
        place = (batch.column("topic")[0].as_py(), batch.column("partition")[0].as_py())
        if len(names) == 1:
            yield (*place, name.as_py()), None
        else:
            rows = pc.equal(column, name) if name.is_valid else pc.is_null(column)
            yield (*place, name.as_py()), pc.fill_null(rows, False)
