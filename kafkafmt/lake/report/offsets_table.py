"""The part of the report page that lists offsets: ranges, gaps and speed of each partition."""

from __future__ import annotations

from collections.abc import Sequence

from kafkafmt._base import html_page
from kafkafmt.lake.report import text
from kafkafmt.lake.report.figures import SHOWN_GAPS, PartitionFigures

SHOWN_PARTITIONS = 500
_SHOWN_RANGES = 6
_COLUMNS = (
    *("partition", "offsets found", "gaps", "missing", "records", "damaged", "records/s per task"),
)


def offsets_table(partitions: Sequence[PartitionFigures]) -> str:
    """Return a row for each partition; at most `SHOWN_PARTITIONS`, those that miss most offsets."""
    worst = sorted(partitions, key=lambda part: -part.missing_offsets)[:SHOWN_PARTITIONS]
    shown = {id(part) for part in worst}
    note = (
        "A gap is a range of offsets that no valid batch covers: it was lost to retention,"
        " compaction, damage or a missing segment."
        f" report.json lists the {SHOWN_GAPS} largest gaps of each partition."
    )
    if len(partitions) > len(worst):
        note += (
            f" The table shows the {len(worst)} partitions with the most missing offsets, of"
            f" {len(partitions):,}."
        )
    rows = (_row(part) for part in partitions if id(part) in shown)
    return html_page.table("Offsets by partition", _COLUMNS, rows, has_figures=True, note=note)


def _row(part: PartitionFigures) -> tuple[str, ...]:
    speed = part.records_per_task_second
    return (
        text.log(part.topic, part.partition),
        _ranges(part.offset_ranges),
        f"{part.gaps:,}" if part.gaps else text.NO_VALUE,
        f"{part.missing_offsets:,}" if part.missing_offsets else text.NO_VALUE,
        f"{part.records:,}",
        text.size(part.damaged_bytes) if part.damaged_ranges else text.NO_VALUE,
        text.NO_VALUE if speed is None else text.short_count(round(speed)),
    )


def _ranges(ranges: Sequence[tuple[int, int]]) -> str:
    shown = [f"{first}–{last}" for first, last in ranges[:_SHOWN_RANGES]]
    more = len(ranges) - len(shown)
    return ", ".join([*shown, f"and {more} more"] if more else shown) or text.NO_VALUE
