"""Comparison of two copies of the same logs: their divergence, surplus and differing records.

Strategy: the logs of both sides are paired by topic and partition, and each pair is compared on its
own (:mod:`kafkafmt.survey.comparison.log_comparison`).

Legitimate differences between two replicas are left out, or listed with ``everything``: the log
start, the end above the high watermark, records removed by compaction, batching and compression of
records, and where segments begin. The files beside the segments are not compared.

Of copies on several brokers, :mod:`kafkafmt.log.merging` chooses and merges; here they are a table,
and each is compared with the chosen one.

Invariant: a partition on one side only is a difference, and so is an unreadable directory.
Merging reads a few batches of each copy only; comparing reads all of them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, groupby

import pyarrow as pa
from typing_extensions import Unpack

from kafkafmt._base.arguments import documented_by, expect_flag, expect_integer
from kafkafmt._base.damage import COLLECT, RAISE, Damage
from kafkafmt._base.java import clamped_int64
from kafkafmt._base.limits import Limits, limits_or_default
from kafkafmt._base.threads import in_threads
from kafkafmt.log.copies import Copies, LeftOut
from kafkafmt.log.data_directories import DataDirectories, no_note
from kafkafmt.log.merging import merged
from kafkafmt.log.replica import NO_EPOCH, Replica
from kafkafmt.log.scan.query import Query
from kafkafmt.log.scan.selection import Selection
from kafkafmt.segment.tables.columns import Column, make_schema, make_table
from kafkafmt.segment.types import Table
from kafkafmt.storage.discovery import Source
from kafkafmt.storage.names import TopicPartition
from kafkafmt.storage.partition_log import PartitionLog
from kafkafmt.storage.segment_file import Extent
from kafkafmt.survey.comparison.log_comparison import (
    PARTITION,
    SHOWN,
    UNREAD,
    Difference,
    LogComparison,
)
from kafkafmt.survey.selected_logs import (
    ERRORS,
    PartitionAccess,
    SelectedLogs,
    SelectionOptions,
    source_access,
)

COLUMNS: tuple[Column[Difference], ...] = (
    Column("topic", pa.string(), lambda difference: difference.topic),
    Column("partition", pa.int32(), lambda difference: difference.partition),
    Column("kind", pa.string(), lambda difference: difference.kind),
    Column("firstOffset", pa.int64(), lambda difference: difference.first_offset),
    Column("lastOffset", pa.int64(), lambda difference: difference.last_offset),
    Column("left", pa.string(), lambda difference: difference.left),
    Column("right", pa.string(), lambda difference: difference.right),
    Column("message", pa.string(), lambda difference: difference.message),
)
SCHEMA = make_schema(COLUMNS)


@documented_by(
    SelectionOptions,
    ERRORS,
    left=(
        "one copy: a segment file, a log directory (``<topic>-<partition>``), a broker's data "
        "directory, a glob, a URL that fsspec knows, the bytes of a segment, an open binary "
        "file, or a list of these."
    ),
    right=(
        "the other copy. A single log on each side is compared whatever its directory is "
        "called, if one of the two has no topic's name; others are compared by topic and "
        "partition."
    ),
    everything=(
        "whether to list what may rightly differ, too: ``start``, ``end``, ``compacted``, "
        "``batch`` and ``segments``."
    ),
)
def diff(
    left: Source, right: Source, *, everything: bool = False, **options: Unpack[SelectionOptions]
) -> Table:
    """Compare two copies of a partition, or of several: two brokers, a backup and its original.

    Below the higher high watermark and above both log starts, two replicas have the same records,
    each with the same offset, time, leader epoch and producer. What does not follow that is a row.

    Returns:
        One row per difference: ``topic``, ``partition``, ``kind``, ``firstOffset``, ``lastOffset``,
        ``left``, ``right`` and ``message``; no row if the copies are equal.

    Raises:
        FileNotFoundError: a source does not exist, or has no segment.
        ValueError: the two are not copies: they have no partition in common.
    """
    expect_flag("everything", everything)
    one, other = (SelectedLogs.of(source, options) for source in (left, right))
    unread = [*_unread("left", one), *_unread("right", other)]
    pairs = _pairs(one.wanted, other.wanted, {(row.topic, row.partition) for row in unread})
    files = DataDirectories(one.access, one.limits, no_note)
    empty = [{log.place: log.path for log in side.empty} for side in (one, other)]
    found = in_threads(
        lambda pair: list(_compared(*pair, empty, files, one.limits, everything)),
        pairs,
        one.threads,
    )
    return as_table(chain(unread, chain.from_iterable(found)))


def as_table(rows: Iterable[Difference]) -> Table:
    """Return the table of some differences."""
    return make_table(rows, COLUMNS, lambda row: len(row.message) + 2 * SHOWN)


def _unread(side: str, logs: SelectedLogs) -> Iterator[Difference]:
    """Yield a row for each unreadable directory of a side."""
    for log in logs.unlisted:
        message = f"the {side} cannot be read: {log.message}"
        yield Difference(log.topic, log.partition, UNREAD, None, None, None, None, message)


Pair = tuple["PartitionLog | None", "PartitionLog | None"]


def _pairs(
    left: list[PartitionLog], right: list[PartitionLog], unread: set[TopicPartition]
) -> list[Pair]:
    """Return the logs paired by partition; a log on one side alone has no partner.

    A partition unread on one side is left out: whether that side lacks it is unknown.
    """
    if len(left) == len(right) == 1 and None in (left[0].topic, right[0].topic):
        return [(left[0], right[0])]
    sides = [{log.place: log for log in side} for side in (left, right)]
    for logs, side in zip((left, right), sides, strict=True):
        if len(logs) != len(side):
            twice = next(log for log in logs if side[log.place] is not log)
            raise ValueError(
                f"{twice.path}: a second directory of partition {_name(twice)} on the same side"
            )
    if not unread and not sides[0].keys() & sides[1].keys():
        raise ValueError(
            f"not two copies: the left has {_listed(left)}, the right has {_listed(right)}"
        )
    both = sorted({**sides[0], **sides[1]}, key=lambda place: (place[0] or "", place[1] or 0))
    pairs = ((place, sides[0].get(place), sides[1].get(place)) for place in both)
    return [(one, other) for place, one, other in pairs if place not in unread or (one and other)]


def _name(log: PartitionLog) -> str:
    return log.path if log.topic is None else f"{log.topic}-{log.partition}"


def _listed(logs: list[PartitionLog]) -> str:
    more = f" and {len(logs) - 3} more" if len(logs) > 3 else ""
    return ", ".join(map(_name, logs[:3])) + more


def _compared(
    left: PartitionLog | None,
    right: PartitionLog | None,
    empty: list[dict[TopicPartition, str]],
    files: DataDirectories,
    limits: Limits,
    everything: bool,
) -> Iterator[Difference]:
    if left is None or right is None:
        for there, side in ((left, "right"), (right, "left")):
            if there is not None:
                one, other = (
                    found.get(there.place) if log is None else log.path
                    for log, found in zip((left, right), empty, strict=True)
                )
                lacks = "does not have" if None in (one, other) else "has no segment of"
                message = f"the {side} {lacks} this partition"
                yield Difference(*there.place, PARTITION, None, None, one, other, message)
        return
    comparison = LogComparison(left, right, files, limits, everything)
    yield from comparison.rows()


_Copy = tuple[Replica, bool]
"""A copy, and whether it is the chosen one."""

COPY_COLUMNS: tuple[Column[_Copy], ...] = (
    Column("topic", pa.string(), lambda row: row[0].topic),
    Column("partition", pa.int32(), lambda row: row[0].partition),
    Column("path", pa.string(), lambda row: row[0].path),
    Column("isChosen", pa.bool_(), lambda row: row[1]),
    Column("leaderEpoch", pa.int32(), lambda row: _epoch(row[0])),
    Column("firstOffset", pa.int64(), lambda row: row[0].first_offset),
    Column("endOffset", pa.int64(), lambda row: clamped_int64(row[0].end_offset)),
    Column("topicId", pa.string(), lambda row: row[0].topic_id),
)
COPY_SCHEMA = make_schema(COPY_COLUMNS)
LEFT_OUT_COLUMNS: tuple[Column[LeftOut], ...] = (
    Column("topic", pa.string(), lambda part: part.copy.topic),
    Column("partition", pa.int32(), lambda part: part.copy.partition),
    Column("path", pa.string(), lambda part: part.copy.path),
    Column("firstOffset", pa.int64(), lambda part: part.first),
    Column("lastOffset", pa.int64(), lambda part: part.end - 1),
    Column("reason", pa.string(), lambda part: part.reason),
)
OF_COPIES = SCHEMA.append(pa.field("path", pa.string()))
"""The columns of differences, and the path of the copy that differs from the chosen one."""


class MergedReplicas:
    """The logs of several brokers, each partition once: the result of :func:`merge_replicas`."""

    def __init__(
        self, logs: Sequence[Copies[Replica]], extents: list[Extent], limits: Limits
    ) -> None:
        self._logs = logs
        self._extents = extents
        self._limits = limits
        out = (copy for log in logs for copy in log.left_out())
        self.left_out = make_table(out, LEFT_OUT_COLUMNS, lambda row: len(row.reason))
        rows = ((copy, place == 0) for log in logs for place, copy in enumerate(log))
        self.copies = make_table(rows, COPY_COLUMNS, lambda row: len(row[0].path))

    def __iter__(self) -> Iterator[Extent]:
        return iter(self._extents)

    def differences(self, *, everything: bool = False, threads: int = 1) -> Table:
        """Compare each copy with the chosen one of its log; all of them are read.

        Where a partition has several logs, as of a topic that was created again, their chosen
        copies are compared, too.

        Args:
            everything: whether to list legitimate differences, too: ``start``, ``end``,
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
    source: Source, *, damage: list[Damage] | None = None, **options: Unpack[PartitionAccess]
) -> MergedReplicas:
    """Make one source of copies of partitions on several brokers.

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
        storage_options=source_access(options),
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
