"""What an export has written: one row for each topic, the damage by kind, the totals.

Strategy: the table is one of :mod:`kafkafmt.cli.output.tables`. It is laid out for people in a
pipe, too: programs read ``report.json``.
"""

from __future__ import annotations

from collections.abc import Iterator

import pyarrow as pa

from kafkafmt._base.counts import counted
from kafkafmt._base.damage import MISSING_OFFSETS, NAMES
from kafkafmt._base.wording import printable
from kafkafmt.cli import amounts, streams
from kafkafmt.cli.output import tables
from kafkafmt.lake.report import text
from kafkafmt.lake.report.figures import ExportReport

SCHEMA = pa.schema(
    [
        ("topic", pa.string()),
        ("partitions", pa.int64()),
        ("records", pa.int64()),
        ("payloadBytes", pa.int64()),
        ("storedBytes", pa.int64()),
        ("ratio", pa.string()),
        ("damagedBytes", pa.int64()),
    ]
)


def show(report: ExportReport) -> None:
    """Write the table of topics, the kinds of damage, and where the tables are."""
    place = printable(report.out)
    if report.is_unchanged:
        streams.out_sentences([f"Nothing is new: {place} is unchanged ({report.seconds:.1f} s)"])
        return
    rows = [
        {
            "topic": text.topic(topic.topic),
            "partitions": topic.partitions,
            "records": topic.records,
            "payloadBytes": topic.payload_bytes,
            "storedBytes": topic.stored_bytes,
            "ratio": text.ratio(topic.compression_ratio),
            "damagedBytes": topic.damaged_bytes,
        }
        for topic in report.topics
    ]
    table = pa.Table.from_pylist(rows, SCHEMA)
    view = tables.View(for_people=True)
    tables.show(table, SCHEMA.names, view=view, closing=lambda: list(_closing(report, place)))


def _closing(report: ExportReport, place: str) -> Iterator[str]:
    yield "ratio: bytes of keys, values and headers / bytes of their batches on disk"
    for kind, ranges in report.damage_kinds.items():
        if kind != MISSING_OFFSETS:
            yield f"{NAMES[kind]}: {counted(ranges, 'range')}"
    for needed in report.private_keys:
        log = text.log(needed.topic, needed.partition)
        yield printable(f"not read: {log} {needed.message}")
    total = report.total
    if total.values_failed:
        yield f"keys and values that do not decode: {total.values_failed:,}"
    missing = []
    if total.gaps:
        gaps = counted(total.gaps, "gap")
        missing.append(f"{total.missing_offsets:,}, in {gaps} (damage or compaction)")
    if lost := report.damage_kinds.get(MISSING_OFFSETS):
        missing.append(f"all of {counted(lost, 'log')} without a segment")
    if missing:
        yield f"{NAMES[MISSING_OFFSETS]}: {'; '.join(missing)}"
    parts = [
        f"{counted(len(report.partitions), 'partition')} with data",
        counted(total.records, "record"),
        f"{amounts.size(total.payload_bytes)} of keys, values and headers",
        f"{amounts.size(total.stored_bytes)} stored",
    ]
    if total.damaged_ranges:
        parts.append(f"{amounts.size(total.damaged_bytes)} damaged")
    yield f"total: {', '.join(parts)}"
    speed = text.short_count(round(report.records_per_second))
    size = text.size(report.segment_bytes_per_second)
    yield f"{report.seconds:.1f} s: {speed} records/s, {size}/s of segments"
    yield f"Tables and report.html are in {place}"
