"""``kafkafmt ls``: the logs on a disk, one row per partition."""

from __future__ import annotations

import sys
from collections import Counter
from itertools import chain

import click
import pyarrow as pa

from kafkafmt.cli import amounts, exits, help_page, options, standard_input, tables
from kafkafmt.limits import Limits
from kafkafmt.printable import printable
from kafkafmt.storage import names
from kafkafmt.storage.options import StorageOptions
from kafkafmt.survey.inventory import LOG_SCHEMA, log_batches
from kafkafmt.tables import arrow_functions as pc

SHOWN = (
    *("topic", "partition", "sizeInBytes", "records", "firstOffset", "nextOffset"),
    *("damagedRanges", "missingOffsets", "state", "lastTimestamp", "segments", "codecs"),
    *("firstTimestamp", "highWatermark", "logStartOffset", "recoveryPoint"),
)
_FOLDED = 3  # as many empty partitions of a topic are one line
_SORTED = {
    "name": [],
    "size": [("sizeInBytes", "descending")],
    "records": [("records", "descending")],
    "time": [("lastTimestamp", "descending")],
    "damage": [("damagedBytes", "descending"), ("missingOffsets", "descending")],
}
_BY_NAME = [("topic", "ascending"), ("partition", "ascending"), ("path", "ascending")]


@help_page.command(
    "ls",
    examples="""\
kafkafmt ls /var/lib/kafka/data
kafkafmt ls --sort size --topic 'orders*' /disk1/kafka /disk2/kafka
kafkafmt ls --json data | jq 'select(.state != "current") | .path'""",
    epilog="""\
Only headers are read, so damage inside batches does not show: kafkafmt verify finds that.
Logs that a broker has set aside (states delete, stray, future) are listed here only.""",
)
@options.sources
@click.option(
    "--sort",
    "order",
    type=click.Choice(list(_SORTED)),
    default="name",
    show_default=True,
    help="What comes first: name (topic and partition), or the greatest size, most records, "
    "latest time, most damage.",
)
@options.topics
@tables.options
@options.threads
@options.access
@options.limits
def command(
    sources: tuple[str, ...],
    order: str,
    topics: list[str] | None,
    view: tables.View,
    threads: int,
    storage_options: StorageOptions,
    limits: Limits,
) -> int:
    """List the logs of SOURCE, one row per partition, and what they add up to.

    The fields are those of kafkafmt.list_logs.
    """
    options.refuse_storage_options_without_url(sources)
    with standard_input.opened(sources) as paths:
        parts = options.refused(
            lambda: log_batches(
                paths,
                topics=topics,
                threads=threads,
                storage_options=storage_options,
                limits=limits,
            )
        )
        sums = _Sums()
        parts = map(sums.added, parts)
        most = sys.maxsize if order != "name" else tables.AT_ONCE
        first = pa.Table.from_batches(tables.until(parts, most), LOG_SCHEMA)
        # sort_by and group_by of a table load the whole query engine.
        first = first.take(pc.sort_indices(first, sort_keys=[*_SORTED[order], *_BY_NAME]))
        logs = set(zip(*(first[name].to_pylist() for name in ("topic", "partition")), strict=True))
        is_once = len(logs) == first.num_rows
        # Several copies of a partition differ in their path alone.
        shown = SHOWN if is_once else (*SHOWN[:2], "path", *SHOWN[2:])
        closing: list[str] = []
        following = next(parts, None)
        if following is None and view.is_for_people and not view.wide:
            first, closing = _without_empty(first)
        rows = [*first.to_batches(), *([] if following is None else [following])]
        tables.show(
            chain(rows, parts) if rows else first,
            shown,
            view=view,
            closing=lambda: [*closing, sums.text(view)],
        )
    return exits.SOUND


def _without_empty(table: pa.Table) -> tuple[pa.Table, list[str]]:
    """The table without the empty partitions of topics that have several; and how many they are."""
    nothing = pc.and_(
        pc.and_(pc.equal(table["entries"], 0), pc.equal(table["damagedRanges"], 0)),
        pc.and_(pc.equal(table["missingOffsets"], 0), pc.equal(table["state"], names.CURRENT)),
    )
    is_empty = pc.fill_null(nothing, False).to_pylist()
    topics = table["topic"].to_pylist()
    counts = Counter(topic for topic, empty in zip(topics, is_empty, strict=True) if empty)
    folded = {topic: count for topic, count in counts.items() if topic and count >= _FOLDED}
    kept = [not (empty and topic in folded) for topic, empty in zip(topics, is_empty, strict=True)]
    lines = [
        f"{amounts.counted(count, 'empty partition')} of {printable(topic)}"
        for topic, count in folded.items()
    ]
    return table.filter(pa.array(kept, pa.bool_())), lines


class _Sums:
    """What the logs add up to."""

    def __init__(self) -> None:
        self._topics: set[str | None] = set()
        self._partitions = 0
        self._sums: Counter[str] = Counter()

    def added(self, part: pa.RecordBatch) -> pa.RecordBatch:
        """The same rows, added."""
        self._partitions += part.num_rows
        self._topics.update(part.column("topic").to_pylist())
        for name in ("segments", "sizeInBytes", "records", "damagedRanges"):
            self._sums[name] += pc.sum(part.column(name)).as_py() or 0
        return part

    def text(self, view: tables.View) -> str:
        """A sentence."""
        size = self._sums["sizeInBytes"]
        parts = [
            amounts.counted(self._partitions, "partition"),
            amounts.counted(len(self._topics), "topic"),
            amounts.counted(self._sums["segments"], "segment"),
            f"{size} bytes" if view.exact else amounts.size(size),
            amounts.counted(self._sums["records"], "record"),
        ]
        damaged = self._sums["damagedRanges"]
        if damaged:
            parts.append(f"{amounts.counted(damaged, 'damaged range')}: see kafkafmt verify")
        return f"total: {', '.join(parts)}"
