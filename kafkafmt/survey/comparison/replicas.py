"""Copies of partitions on several brokers as one source, and what differs between them.

Strategy: :mod:`kafkafmt.log.merging` chooses and merges; here are the copies as a table, and the
comparison of each copy with the chosen one, as in :mod:`kafkafmt.survey.comparison.difference`.

Invariant: merging reads a few batches of each copy only; comparing reads all of them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import TYPE_CHECKING

import pyarrow as pa

from kafkafmt._base.arguments import documented_by, expect_flag, expect_integer
from kafkafmt._base.damage import COLLECT, RAISE, Damage
from kafkafmt._base.java import clamped_int64
from kafkafmt._base.limits import Limits, limits_or_default
from kafkafmt._base.threads import in_threads
from kafkafmt.log.copies import Copies, LeftOut
from kafkafmt.log.merging import merged
from kafkafmt.log.replica import NO_EPOCH, Replica
from kafkafmt.log.scan.query import Query
from kafkafmt.log.scan.selection import Selection
from kafkafmt.segment.tables.columns import Column, schema_of, table_of
from kafkafmt.segment.types import Table
from kafkafmt.storage.discovery import Source
from kafkafmt.storage.segment_file import Extent
from kafkafmt.survey.comparison.difference import SCHEMA as DIFFERENCES
from kafkafmt.survey.comparison.difference import as_table
from kafkafmt.survey.comparison.log_comparison import LogComparison
from kafkafmt.survey.selected_logs import ERRORS, PartitionAccess, access_of

if TYPE_CHECKING:
    from typing_extensions import Unpack


_Copy = tuple[Replica, bool]
"""A copy, and whether it is the chosen one."""

COLUMNS: tuple[Column[_Copy], ...] = (
    Column("topic", pa.string(), lambda row: row[0].topic),
    Column("partition", pa.int32(), lambda row: row[0].partition),
    Column("path", pa.string(), lambda row: row[0].path),
    Column("isChosen", pa.bool_(), lambda row: row[1]),
    Column("leaderEpoch", pa.int32(), lambda row: _epoch(row[0])),
    Column("firstOffset", pa.int64(), lambda row: row[0].first_offset),
    Column("endOffset", pa.int64(), lambda row: clamped_int64(row[0].end_offset)),
    Column("topicId", pa.string(), lambda row: row[0].topic_id),
)
SCHEMA = schema_of(COLUMNS)
LEFT_OUT_COLUMNS: tuple[Column[LeftOut], ...] = (
    Column("topic", pa.string(), lambda part: part.copy.topic),
    Column("partition", pa.int32(), lambda part: part.copy.partition),
    Column("path", pa.string(), lambda part: part.copy.path),
    Column("firstOffset", pa.int64(), lambda part: part.first),
    Column("lastOffset", pa.int64(), lambda part: part.end - 1),
    Column("reason", pa.string(), lambda part: part.reason),
)
OF_COPIES = DIFFERENCES.append(pa.field("path", pa.string()))
"""The columns of differences, and the path of the copy that differs from the chosen one."""


class MergedReplicas:
    """The logs of several brokers, each partition once: what :func:`merge_replicas` returns."""

    def __init__(
        self, logs: Sequence[Copies[Replica]], extents: list[Extent], limits: Limits
    ) -> None:
        self._logs = logs
        self._extents = extents
        self._limits = limits
        out = (copy for log in logs for copy in log.left_out())
        self.left_out = table_of(out, LEFT_OUT_COLUMNS, lambda row: len(row.reason))
        rows = ((copy, place == 0) for log in logs for place, copy in enumerate(log))
        self.copies = table_of(rows, COLUMNS, lambda row: len(row[0].path))

    def __iter__(self) -> Iterator[Extent]:
        return iter(self._extents)

    def differences(self, *, everything: bool = False, threads: int = 1) -> Table:
        """Compare each copy with the chosen one of its log; all of them are read.

        Where a partition has several logs, as of a topic that was created again, their chosen
        copies are compared, too.

        Args:
            everything: whether to list what may rightly differ, too: ``start``, ``end``,
                ``compacted``, ``batch`` and ``segments``.
            threads: how many logs are read at once; rows and their order stay the same.

        Returns:
            One row per difference, with the columns of :func:`kafkafmt.diff`, where the left is the
            chosen copy; and ``path``, the directory of the right one.

        Raises:
            OSError: a store cannot be reached, or refuses access.
            TypeError: an argument has the wrong type.
        """
        expect_flag("everything", everything)
        expect_integer("threads", threads, positive=True)

        def compared(pair: tuple[Replica, Replica, bool]) -> Table:
            chosen, other, has_holes = pair
            comparison = LogComparison(
                chosen,
                other,
                chosen.beside,
                self._limits,
                everything,
                ("chosen copy", "other copy"),
                has_holes,
            )
            table = as_table(comparison.rows())
            paths = pa.array([other.path] * table.num_rows, pa.string())
            return table.append_column("path", paths)

        pairs = [(log[0], other, log.is_cleaned) for log in self._logs for other in log[1:]]
        for _, logs in groupby(self._logs, key=lambda log: log[0].place):
            first, *others = (log[0] for log in logs)
            pairs += ((first, other, False) for other in others)
        found: Table = pa.concat_tables(
            [OF_COPIES.empty_table(), *in_threads(compared, pairs, threads)]
        )
        return found


@documented_by(
    PartitionAccess,
    ERRORS,
    source=(
        "the data directories of the brokers: a list of paths or URLs, a directory that "
        "contains them, or a glob."
    ),
    damage=(
        "a list that takes the directories that cannot be listed, and logs that have lost all "
        "their segments. Without it, the first of them raises an error: the copy in it may be "
        "the one to read."
    ),
)
def merge_replicas(
    source: Source,
    *,
    damage: list[Damage] | None = None,
    **options: Unpack[PartitionAccess],
) -> MergedReplicas:
    """Make one source of the copies of partitions that several brokers have.

    Give the result to :func:`kafkafmt.read_records`, :func:`kafkafmt.read_batches`,
    :func:`kafkafmt.read_damage` or their ``scan_`` functions: each record comes once. The copy with
    the highest last leader epoch is read; of several, the one that ends last. What it lacks (a
    damaged batch, a missing segment) comes from the other copies, unless they have it from a leader
    whose records the chosen copy does not continue, or compaction removed it.

    Returns:
        A source for the readers. Its table ``copies`` has one row per copy of a partition:
        ``topic``, ``partition``, ``path``, ``isChosen``, ``leaderEpoch`` (the last one),
        ``firstOffset``, ``endOffset`` and ``topicId``; the chosen copy comes first. Its table
        ``left_out`` has one row per range of offsets of the other copies that is not in the merged
        logs, as the leader epochs tell it, or without them a few batches: ``topic``,
        ``partition``, ``path``, ``firstOffset``, ``lastOffset`` and ``reason``.
        ``differences(everything=False, threads=1)`` reads all records, and returns the rows of
        :func:`kafkafmt.diff` between each copy and the chosen one, with the ``path`` of the copy.

    Raises:
        OSError: a store cannot be reached, or refuses access; or, without ``damage``, a directory
            cannot be listed, or a log has lost all its segments.
        ValueError: the source has no such topic.
    """
    known = limits_or_default(options.get("limits"))
    query = Query(
        source=source,
        wanted=Selection.of(topics=options.get("topics"), partitions=options.get("partitions")),
        on_damage=RAISE if damage is None else COLLECT,
        below_log_start=True,
        storage_options=access_of(options),
    )
    found = query.found()
    if damage is not None:
        damage += (unread for unread, _ in found.unlisted)
        damage += found.lost
    elif found.lost:
        raise found.lost[0].as_error()
    logs: list[Copies[Replica]] = []
    extents = merged(found.extents, known, logs.append)
    return MergedReplicas(logs, extents, known)


def _epoch(copy: Replica) -> int | None:
    return None if copy.leader_epoch == NO_EPOCH else copy.leader_epoch
