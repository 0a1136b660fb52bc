"""The report of an export as one HTML page, with charts in inline SVG.

Strategy: figures first, then three charts (over time, by topic, damage by position), then the same
figures as tables, with the ranges, gaps and speed of each partition.

Invariant: every name from the data is escaped, and every mark has its exact figures in its
`<title>`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from kafkafmt._base import charts, html_page
from kafkafmt._base.charts import NO_VALUE, Sector, row, size, strip, time
from kafkafmt._base.damage import NAMES, PRIVATE_KEY, TAILS
from kafkafmt._base.html_page import document, section
from kafkafmt._base.wording import counted
from kafkafmt.lake.report import figures
from kafkafmt.lake.report.figures import (
    SHOWN_GAPS,
    SHOWN_KEYS,
    DamagedSegment,
    ExportReport,
    PartitionFigures,
    TopicReport,
)
from kafkafmt.log.shape import LogShape

SHOWN_PARTITIONS = 500
_SHOWN_RANGES = 6
_COLUMNS = (
    *("partition", "offsets found", "gaps", "missing", "records", "damaged", "records/s per task"),
)


def offsets_table(partitions: Sequence[PartitionFigures]) -> str:
    """Return a table of at most `SHOWN_PARTITIONS` partitions, by most missing offsets."""
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
    rows = (_offsets_row(part) for part in partitions if id(part) in shown)
    return html_page.table("Offsets by partition", _COLUMNS, rows, has_figures=True, note=note)


def _offsets_row(part: PartitionFigures) -> tuple[str, ...]:
    speed = part.records_per_task_second
    return (
        figures.log(part.topic, part.partition),
        _ranges(part.offset_ranges),
        f"{part.gaps:,}" if part.gaps else NO_VALUE,
        f"{part.missing_offsets:,}" if part.missing_offsets else NO_VALUE,
        f"{part.records:,}",
        size(part.damaged_bytes) if part.damaged_ranges else NO_VALUE,
        NO_VALUE if speed is None else charts.short_count(round(speed)),
    )


def _ranges(ranges: Sequence[tuple[int, int]]) -> str:
    shown = [f"{first}–{last}" for first, last in ranges[:_SHOWN_RANGES]]
    more = len(ranges) - len(shown)
    return ", ".join([*shown, f"and {more} more"] if more else shown) or NO_VALUE


CODECS = ("none", "gzip", "snappy", "lz4", "zstd", "unknown")
KINDS = (*(kind for kind in NAMES if kind not in (*TAILS, PRIVATE_KEY)), *TAILS)
SHOWN_TOPICS = 30
_LEAST = 4  # thousandths of a strip, so that one damaged byte in a gigabyte is visible

_FOOT = (
    "<footer><p>Payload: bytes of all keys, values, header keys and header values. Stored:"
    " bytes of the batches that contain them, including batch headers and record framing."
    " Neither includes damaged batches or control batches. Times are in UTC; the timeline"
    " omits records before the 0.1th or after the 99.9th percentile.</p></footer>"
)
_TABLE_COLUMNS = (
    *("topic", "partitions", "segments", "records", "batches", "payload", "stored", "ratio"),
    *("damaged", "unfinished", "first", "last"),
)


def render(report: ExportReport) -> str:
    """Return the page."""
    sections = (
        _tiles(report),
        section("Records and bytes over time", charts.over_time(report.timeline, "Payload")),
        _shape(report.shape),
        section("Sizes and codecs by topic", _topics(report.topics)),
        section("Damage by position", _damage(report)),
        html_page.table("Topics", _TABLE_COLUMNS, map(_figures, report.topics), has_figures=True),
        offsets_table(report.partitions),
        _FOOT,
    )
    return document(f"kafkafmt export: {report.source}", _head(report), sections, charts.CSS)


def _head(report: ExportReport) -> str:
    span = ""
    total = report.total
    if total.first_timestamp is not None:
        span = (
            f"<p>Timestamps from {time(total.first_timestamp)}"
            f" to {time(total.last_timestamp)} UTC.</p>"
        )
    return (
        "<header><h1>Kafka log export</h1>"
        f"<p>From <code>{html_page.text(report.source)}</code>"
        f" to <code>{html_page.text(report.out)}</code>"
        f" in {report.seconds:.1f} s.</p>{span}</header>"
    )


def _tiles(report: ExportReport) -> str:
    total = report.total
    damage = (
        (counted(total.damaged_ranges, "range"), size(total.damaged_bytes), " bad")
        if report.is_damaged
        else ("none", f"unfinished ends: {size(total.tail_bytes)}", " good")
    )
    tiles = [
        ("Records", f"{total.records:,}", f"in {counted(total.batches, 'batch')}", ""),
        (
            "Topics",
            f"{len(report.topics):,}",
            f"{counted(len(report.partitions), 'partition')}, {counted(total.segments, 'segment')}",
            "",
        ),
        ("Payload", size(total.payload_bytes), "keys, values, headers", ""),
        ("Stored", size(total.stored_bytes), "the batches on disk", ""),
        ("Compression", figures.ratio(total.compression_ratio), "payload / stored", ""),
        ("Damage", *damage),
    ]
    for needed in report.private_keys:
        log = figures.log(needed.topic, needed.partition)
        tiles.append(("Not read", log, needed.message, " bad"))
    if total.values_failed:
        tiles.append(("Values failed", f"{total.values_failed:,}", "do not decode", " bad"))
    if report.has_speed:
        records = f"{charts.short_count(round(report.records_per_second))}/s"
        segments = f"records; {size(report.segment_bytes_per_second)}/s of segments"
        tiles.append(("Speed", records, segments, ""))
    cells = (
        f'<div class="tile{css}"><dt>{name}</dt><dd>{escape(value)}</dd><p>{escape(note)}</p></div>'
        for name, value, note, css in tiles
    )
    return f'<dl class="tiles">{"".join(cells)}</dl>'


def _shape(shape: LogShape) -> str:
    """Return a section with sizes and frequent keys; nothing without a segment."""
    keys = (
        (html_page.shown_key(key), count, f"{count:,} · {count / shape.sampled:.1%}")
        for key, count in shape.keys.most_common(SHOWN_KEYS)
    )
    sample = f"Estimated from a sample of {counted(shape.sampled, 'record')}"
    content = (
        charts.by_size("Segments by size", shape.segments)
        + charts.by_size("Batches by size", shape.batches)
        + charts.by_size("Records by size (sample)", shape.records)
    )
    most = f"<h3>Keys that come most often (sample)</h3>{charts.bars(keys, 'records')}"
    note = f'<p class="note">{sample}.</p>' if shape.sampled else ""
    return content and section("Sizes and keys", content + (most + note if shape.keys else ""))


def _topics(topics: Sequence[TopicReport]) -> str:
    by_size = sorted(topics, key=lambda topic: -topic.stored_bytes)
    shown = by_size[:SHOWN_TOPICS]
    widest = max((topic.stored_bytes for topic in shown), default=0)
    rows = []
    for topic in shown:
        parts, start = [], 0
        for codec in CODECS:
            stored = topic.codecs.get(codec, 0)
            if stored:
                title = f"{codec}: {size(stored)}"
                parts.append(Sector(start, stored, f"codec-{codec}", title))
                start += stored
        name = figures.topic(topic.topic)
        value = f"{size(topic.stored_bytes)} · {figures.ratio(topic.compression_ratio)}"
        rows.append(row(name, strip(parts, widest, name=name), value))
    seen = {codec for topic in shown for codec in topic.codecs}
    more = len(by_size) - len(shown)
    note = "Bytes on disk by codec, and the compression ratio."
    if more:
        note += f" The table below also has the {more:,} smaller topics."
    return (
        _legend((codec, f"codec-{codec}") for codec in CODECS if codec in seen)
        + f'<div class="rows">{"".join(rows)}</div><p class="note">{note}</p>'
    )


def _damage(report: ExportReport) -> str:
    if not report.damage_kinds:
        if report.private_keys:
            return '<p class="note">No damage in what was read.</p>'
        return '<p class="note">No damage: every byte of every segment was read.</p>'
    legend = _legend(
        (f"{NAMES[kind]} ({report.damage_kinds[kind]:,})", f"kind-{kind}")
        for kind in KINDS
        if kind in report.damage_kinds
    )
    rows = "".join(_damage_row(segment) for segment in report.damaged_segments)
    note = (
        "Each strip is a segment from its first to its last byte, named by its first offset."
        " An unfinished last entry and zeroes at the end are the normal end of an active segment,"
        " not damage."
        " The segments with the most damaged bytes are shown, the worst first; the table"
        " <code>damage</code> has all."
    )
    return f'{legend}<div class="rows damage">{rows}</div><p class="note">{note}</p>'


def _damage_row(segment: DamagedSegment) -> str:
    parts = [
        Sector(
            damage.position,
            damage.length,
            f"kind-{damage.kind}",
            f"{NAMES[damage.kind]}, bytes {damage.position} to {damage.position + damage.length}:"
            f" {damage.message}",
        )
        for damage in segment.ranges
    ]
    log = figures.log(segment.topic, segment.partition)
    file = segment.segment or NO_VALUE
    path = f"{log}/{file}"
    offset = file.split(".")[0].lstrip("0") or "0"
    value = f"{size(segment.lost_bytes)} of {size(segment.size)}"
    picture = strip(parts, segment.size, name=path, least=_LEAST)
    return row(f"{log} from {offset}", picture, value, title=path)


def _legend(entries: Iterable[tuple[str, str]]) -> str:
    items = (f'<li><i class="{css}"></i>{escape(name)}</li>' for name, css in entries)
    return f'<ul class="legend">{"".join(items)}</ul>'


def _figures(topic: TopicReport) -> tuple[str, ...]:
    return (
        figures.topic(topic.topic),
        f"{topic.partitions:,}",
        f"{topic.segments:,}",
        f"{topic.records:,}",
        f"{topic.batches:,}",
        size(topic.payload_bytes),
        size(topic.stored_bytes),
        figures.ratio(topic.compression_ratio),
        size(topic.damaged_bytes) if topic.damaged_ranges else NO_VALUE,
        size(topic.tail_bytes) if topic.tail_bytes else NO_VALUE,
        time(topic.first_timestamp, to="days"),
        time(topic.last_timestamp, to="days"),
    )
