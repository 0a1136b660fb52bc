"""Two copies of the same logs, compared: where they part, what one has more, which records differ.

Strategy: the logs of both sides are paired by topic and partition, and each pair is compared on its
own (:mod:`kafkafmt.survey.comparison.log_comparison`).

What may rightly differ between two replicas is left out, or listed with ``everything``: the log
start, the end above the high watermark, what compaction removed, how records are batched and
compressed, and where segments begin. The files beside the segments are not compared.

Invariant: a partition that only one side has is a difference, and so is one that cannot be listed.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain

import pyarrow as pa
from typing_extensions import Unpack

from kafkafmt._base.arguments import documented_by, expect_flag
from kafkafmt._base.limits import Limits
from kafkafmt._base.threads import in_threads
from kafkafmt.log.data_directories import DataDirectories, no_note
from kafkafmt.segment.tables.columns import Column, schema_of, table_of
from kafkafmt.segment.types import Table
from kafkafmt.storage.discovery import Source
from kafkafmt.storage.names import TopicPartition
from kafkafmt.storage.partition_log import PartitionLog
from kafkafmt.survey.comparison.log_comparison import (
    PARTITION,
    SHOWN,
    UNREAD,
    Difference,
    LogComparison,
)
from kafkafmt.survey.selected_logs import ERRORS, SelectedLogs, SelectionOptions

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
SCHEMA = schema_of(COLUMNS)


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
    return table_of(rows, COLUMNS, lambda row: len(row.message) + 2 * SHOWN)


def _unread(side: str, logs: SelectedLogs) -> Iterator[Difference]:
    """Yield a row for each directory of a side that cannot be listed."""
    for log in logs.unlisted:
        message = f"the {side} cannot be read: {log.message}"
        yield Difference(log.topic, log.partition, UNREAD, None, None, None, None, message)


Pair = tuple["PartitionLog | None", "PartitionLog | None"]


def _pairs(
    left: list[PartitionLog], right: list[PartitionLog], unread: set[TopicPartition]
) -> list[Pair]:
    """Return the logs that are copies of each other; those of one side alone have no partner.

    Of what is unread on one side, nothing is known that the other could lack.
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
