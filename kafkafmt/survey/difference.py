"""Two copies of the same logs, compared: where they part, what one has more, which records differ.

Strategy: the logs of both sides are paired by topic and partition, and each pair is compared on its
own (:mod:`kafkafmt.survey.log_comparison`).

What may rightly differ between two replicas is left out, or listed with ``everything``: the log
start, the end above the high watermark, what compaction removed, how records are batched and
compressed, and where segments begin. The files beside the segments are not compared.

Invariant: a partition that only one side has is a difference, and so is one that cannot be listed.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import pyarrow as pa

from kafkafmt.arguments import expect_flag, expect_integer
from kafkafmt.damage import Damage
from kafkafmt.limits import Limits, limits_or_default
from kafkafmt.storage.discovery import Source
from kafkafmt.survey.in_threads import in_threads
from kafkafmt.survey.log_comparison import PARTITION, SHOWN, UNREAD, Difference, LogComparison
from kafkafmt.survey.log_directory import LogDirectory, SelectedLogs
from kafkafmt.tables.columns import Column, record_batches, schema_of

COLUMNS: tuple[Column[Difference], ...] = (
    Column("topic", pa.string(), lambda each: each.topic),
    Column("partition", pa.int32(), lambda each: each.partition),
    Column("kind", pa.string(), lambda each: each.kind),
    Column("firstOffset", pa.int64(), lambda each: each.first_offset),
    Column("lastOffset", pa.int64(), lambda each: each.last_offset),
    Column("left", pa.string(), lambda each: each.left),
    Column("right", pa.string(), lambda each: each.right),
    Column("message", pa.string(), lambda each: each.message),
)
SCHEMA = schema_of(COLUMNS)


def diff(
    left: Source,
    right: Source,
    *,
    everything: bool = False,
    topics: str | Iterable[str] | None = None,
    partitions: int | Iterable[int] | None = None,
    threads: int = 1,
    limits: Limits | None = None,
    storage_options: Mapping[str, Any] | None = None,
) -> pa.Table:
    """Compare two copies of a partition, or of several: two brokers, a backup and its original.

    Below both high watermarks and above both log starts, two replicas have the same records, each
    with the same offset, time, leader epoch and producer. What does not follow that is a row.

    Args:
        left: one copy: a segment file, a log directory (``<topic>-<partition>``), a broker's data
            directory, a glob, a URL that fsspec knows, the bytes of a segment, an open binary file,
            or a list of these.
        right: the other copy. A single log on each side is compared whatever its directory is
            called, if one of the two has no topic's name; others are compared by topic and
            partition.
        everything: whether to list what may rightly differ, too: ``start``, ``end``, ``compacted``,
            ``batch`` and ``segments``.
        topics: only these topics: a name, a glob such as ``"orders.*"``, or a list of them.
        partitions: only these partitions: a number, or a list of them.
        threads: how many logs are read at once; rows and their order stay the same.
        limits: upper bounds on the size of one entry; ``None`` is ``Limits()``.
        storage_options: options for the fsspec driver of a URL, such as ``{"key": …, "secret": …}``
            for ``s3://``. Their values are never shown.

    Returns:
        One row per difference: ``topic``, ``partition``, ``kind``, ``firstOffset``, ``lastOffset``,
        ``left``, ``right`` and ``message``; no row if the copies are equal.

    Raises:
        FileNotFoundError: a source does not exist, or has no segment.
        OSError: a store cannot be reached, or refuses access.
        TypeError: an argument has the wrong type.
        ValueError: the two are not copies: they have no partition in common.
    """
    expect_flag("everything", everything)
    expect_integer("threads", threads, positive=True)
    known = limits_or_default(limits)
    one, other = (
        SelectedLogs.of(source, topics, partitions, storage_options) for source in (left, right)
    )
    pairs = _pairs(one, other)
    found = in_threads(lambda pair: list(_compared(pair, known, everything)), pairs, threads)
    return as_table(row for part in found for row in part)


def as_table(rows: Iterable[Difference]) -> pa.Table:
    """The table of some differences."""
    return pa.Table.from_batches(
        record_batches(rows, COLUMNS, lambda row: len(row.message) + 2 * SHOWN), SCHEMA
    )


@dataclass(frozen=True)
class _Pair:
    """What both sides have of a partition: a log, a directory that cannot be listed, or nothing."""

    logs: tuple[LogDirectory | None, LogDirectory | None]
    unlisted: tuple[Damage | None, Damage | None] = (None, None)


def _pairs(one: SelectedLogs, other: SelectedLogs) -> list[_Pair]:
    """The logs that are copies of each other; those of one side alone have no partner."""
    left, right = one.wanted, other.wanted
    if len(left) == len(right) == 1 and None in (left[0].topic, right[0].topic):
        return [_Pair((left[0], right[0]))]
    sides = [{(log.topic, log.partition): log for log in side} for side in (left, right)]
    for logs, side in zip((left, right), sides, strict=True):
        if len(logs) != len(side):
            twice = next(log for log in logs if side[(log.topic, log.partition)] is not log)
            raise ValueError(
                f"{twice.path}: a second directory of partition {_name(twice)} on the same side"
            )
    unlisted = [
        {(each.topic, each.partition): each for each in side.unlisted} for side in (one, other)
    ]
    known = [logs.keys() | missing.keys() for logs, missing in zip(sides, unlisted, strict=True)]
    if not known[0] & known[1]:
        raise ValueError(
            f"not two copies: the left has {_listed(left)}, the right has {_listed(right)}"
        )
    return [
        _Pair(
            (sides[0].get(each), sides[1].get(each)),
            (unlisted[0].get(each), unlisted[1].get(each)),
        )
        for each in sorted(known[0] | known[1], key=lambda each: (each[0] or "", each[1] or 0))
    ]


def _name(log: LogDirectory) -> str:
    return log.path if log.topic is None else f"{log.topic}-{log.partition}"


def _listed(logs: list[LogDirectory]) -> str:
    more = f" and {len(logs) - 3} more" if len(logs) > 3 else ""
    return ", ".join(map(_name, logs[:3])) + more


def _compared(pair: _Pair, limits: Limits, everything: bool) -> Iterator[Difference]:
    left, right = pair.logs
    for side, damage in zip(("left", "right"), pair.unlisted, strict=True):
        if damage is not None:
            message = f"the {side} cannot be read: {damage.message}"
            place = damage.topic, damage.partition
            yield Difference(*place, UNREAD, None, None, None, None, message)
    if left is not None and right is not None:
        yield from LogComparison(left, right, limits, everything).rows()
    elif pair.unlisted == (None, None):
        there = left or right
        if there is not None:
            side = "left" if left is None else "right"
            paths = (None if left is None else left.path, None if right is None else right.path)
            message = f"the {side} does not have this partition"
            place = there.topic, there.partition
            yield Difference(*place, PARTITION, None, None, *paths, message)
