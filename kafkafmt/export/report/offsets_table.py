"""The part of the report page that lists offsets: ranges, gaps and speed of each partition.

Invariant: every name from the data is escaped.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from kafkafmt.export.report import text
from kafkafmt.export.report.figures import SHOWN_GAPS, PartitionFigures

SHOWN_PARTITIONS = 500
_SHOWN_RANGES = 6
_COLUMNS = ("offsets found", "gaps", "missing", "records", "damaged", "records/s per task")


def offsets_table(partitions: Sequence[PartitionFigures]) -> str:
    """A row for each partition; at most `SHOWN_PARTITIONS`, those with most missing offsets."""
    worst = sorted(partitions, key=lambda part: -part.missing_offsets)[:SHOWN_PARTITIONS]
    shown = {id(part) for part in worst}
    rows = "".join(_row(part) for part in partitions if id(part) in shown)
    head = "".join(f'<th scope="col">{name}</th>' for name in _COLUMNS)
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
    return (
        '<div class="scroll"><table><thead><tr><th scope="col">partition</th>'
        f'{head}</tr></thead><tbody>{rows}</tbody></table></div><p class="note">{note}</p>'
    )


def _row(part: PartitionFigures) -> str:
    speed = part.records_per_task_second
    cells = (
        _ranges(part.offset_ranges),
        f"{part.gaps:,}" if part.gaps else text.NO_VALUE,
        f"{part.missing_offsets:,}" if part.missing_offsets else text.NO_VALUE,
        f"{part.records:,}",
        text.size(part.damaged_bytes) if part.damaged_ranges else text.NO_VALUE,
        text.NO_VALUE if speed is None else text.short_count(round(speed)),
    )
    name = escape(text.log(part.topic, part.partition))
    return (
        f'<tr><th scope="row">{name}</th>' + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>"
    )


def _ranges(ranges: Sequence[tuple[int, int]]) -> str:
    shown = [f"{first}–{last}" for first, last in ranges[:_SHOWN_RANGES]]
    more = len(ranges) - len(shown)
    return ", ".join([*shown, f"and {more} more"] if more else shown) or text.NO_VALUE
