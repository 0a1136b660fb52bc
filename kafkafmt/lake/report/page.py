"""The report of an export as one HTML page, with charts in inline SVG.

Strategy: figures first, then three charts (over time, by topic, damage by position), then the same
figures as tables.

Invariant: every name from the data is escaped.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from html import escape

from kafkafmt._base import html_page
from kafkafmt._base.counts import counted
from kafkafmt._base.damage import NAMES, PRIVATE_KEY, TAILS
from kafkafmt._base.html_page import document, section
from kafkafmt.lake.report import charts, text
from kafkafmt.lake.report.figures import (
    DamagedSegment,
    ExportReport,
    Figures,
    Timeline,
    TopicReport,
)
from kafkafmt.lake.report.offsets_table import offsets_table
from kafkafmt.lake.report.style import CSS

CODECS = ("none", "gzip", "snappy", "lz4", "zstd", "unknown")
KINDS = (*(kind for kind in NAMES if kind not in (*TAILS, PRIVATE_KEY)), *TAILS)
SHOWN_TOPICS = 30
_TIME_LABELS = 5
_AXIS_UNITS = (("days", 10 * 86_400_000), ("minutes", 10 * 60_000), ("seconds", 0))
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
        section("Records and bytes over time", _timeline(report.timeline)),
        section("Sizes and codecs by topic", _topics(report.topics)),
        section("Damage by position", _damage(report)),
        html_page.table("Topics", _TABLE_COLUMNS, map(_figures, report.topics), has_figures=True),
        offsets_table(report.partitions),
        _FOOT,
    )
    return document(f"kafkafmt export: {report.source}", _head(report), sections, CSS)


def _head(report: ExportReport) -> str:
    span = ""
    total = report.total
    if total.first_timestamp is not None:
        span = (
            f"<p>Timestamps from {text.time(total.first_timestamp)}"
            f" to {text.time(total.last_timestamp)} UTC.</p>"
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
        (counted(total.damaged_ranges, "range"), text.size(total.damaged_bytes), " bad")
        if report.is_damaged
        else ("none", f"unfinished ends: {text.size(total.tail_bytes)}", " good")
    )
    tiles = (
        ("Records", f"{total.records:,}", f"in {counted(total.batches, 'batch')}", ""),
        (
            "Topics",
            f"{len(report.topics):,}",
            f"{counted(len(report.partitions), 'partition')}, {counted(total.segments, 'segment')}",
            "",
        ),
        ("Payload", text.size(total.payload_bytes), "keys, values, headers", ""),
        ("Stored", text.size(total.stored_bytes), "the batches on disk", ""),
        ("Compression", text.ratio(total.compression_ratio), "payload / stored", ""),
        ("Damage", *damage),
        *_locked(report),
        *_failed(total),
        (
            "Speed",
            f"{text.short_count(round(report.records_per_second))}/s",
            f"records; {text.size(report.segment_bytes_per_second)}/s of segments",
            "",
        ),
    )
    cells = (
        f'<div class="tile{css}"><dt>{name}</dt><dd>{escape(value)}</dd><p>{escape(note)}</p></div>'
        for name, value, note, css in tiles
    )
    return f'<dl class="tiles">{"".join(cells)}</dl>'


def _failed(total: Figures) -> list[tuple[str, str, str, str]]:
    """The tile of keys and values that do not decode, if there are any."""
    if not total.values_failed:
        return []
    return [("Values failed", f"{total.values_failed:,}", "do not decode", " bad")]


def _timeline(timeline: Timeline | None) -> str:
    if timeline is None:
        return '<p class="note">No record has a timestamp.</p>'
    starts = [timeline.start_ms + i * timeline.width_ms for i in range(len(timeline.records))]
    titles = [
        f"from {text.time(start)} UTC: {counted(records, 'record')}, {text.size(size)}"
        for start, records, size in zip(
            starts, timeline.records, timeline.payload_bytes, strict=True
        )
    ]
    span = timeline.width_ms * len(starts)
    to = next(unit for unit, length in _AXIS_UNITS if span >= length)
    times = [
        text.time(timeline.start_ms + span * i // (_TIME_LABELS - 1), to=to)
        for i in range(_TIME_LABELS)
    ]
    records = charts.columns(
        timeline.records,
        titles=titles,
        times=times,
        label=text.short_count,
        steps=charts.decimal_steps,
        css="records",
        name="Records over time",
    )
    sizes = charts.columns(
        timeline.payload_bytes,
        titles=titles,
        times=times,
        label=text.size,
        steps=charts.binary_steps,
        css="bytes",
        name="Payload bytes over time",
    )
    notes = [f"Each column covers {text.duration(timeline.width_ms)}."]
    if timeline.untimed:
        notes.append(f"{timeline.untimed:,} records have no timestamp, or one that no table holds.")
    if timeline.outside:
        notes.append(f"{timeline.outside:,} records are outside the time range shown.")
    return f'<h3>Records</h3>{records}<h3>Payload</h3>{sizes}<p class="note">{" ".join(notes)}</p>'


def _topics(topics: Sequence[TopicReport]) -> str:
    by_size = sorted(topics, key=lambda topic: -topic.stored_bytes)
    shown = by_size[:SHOWN_TOPICS]
    widest = max((topic.stored_bytes for topic in shown), default=0)
    rows = []
    for topic in shown:
        parts, start = [], 0
        for codec in CODECS:
            size = topic.codecs.get(codec, 0)
            if size:
                title = f"{codec}: {text.size(size)}"
                parts.append(charts.Slice(start, size, f"codec-{codec}", title))
                start += size
        name = text.topic(topic.topic)
        value = f"{text.size(topic.stored_bytes)} · {text.ratio(topic.compression_ratio)}"
        rows.append(_row(name, charts.strip(parts, widest, name=name), value))
    seen = {codec for topic in shown for codec in topic.codecs}
    more = len(by_size) - len(shown)
    note = "Bytes on disk by codec, and the compression ratio."
    if more:
        note += f" The table below also has the {more:,} smaller topics."
    return (
        _legend((codec, f"codec-{codec}") for codec in CODECS if codec in seen)
        + f'<div class="rows">{"".join(rows)}</div><p class="note">{note}</p>'
    )


def _locked(report: ExportReport) -> Iterator[tuple[str, str, str, str]]:
    """A tile for each private key that is needed."""
    for needed in report.private_keys:
        log = text.log(needed.topic, needed.partition)
        yield "Not read", log, needed.message, " bad"


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
        charts.Slice(
            damage.position,
            damage.length,
            f"kind-{damage.kind}",
            f"{NAMES[damage.kind]}, bytes {damage.position} to {damage.position + damage.length}:"
            f" {damage.message}",
        )
        for damage in segment.ranges
    ]
    log = text.log(segment.topic, segment.partition)
    file = segment.segment or text.NO_VALUE
    path = f"{log}/{file}"
    offset = file.split(".")[0].lstrip("0") or "0"
    value = f"{text.size(segment.lost_bytes)} of {text.size(segment.size)}"
    picture = charts.strip(parts, segment.size, name=path, least=_LEAST)
    return _row(f"{log} from {offset}", picture, value, title=path)


def _row(name: str, picture: str, value: str, *, title: str | None = None) -> str:
    label, title = escape(name), escape(title or name)
    return f'<div class="name" title="{title}">{label}</div>{picture}<div>{escape(value)}</div>'


def _legend(entries: Iterable[tuple[str, str]]) -> str:
    items = (f'<li><i class="{css}"></i>{escape(name)}</li>' for name, css in entries)
    return f'<ul class="legend">{"".join(items)}</ul>'


def _figures(topic: TopicReport) -> tuple[str, ...]:
    return (
        text.topic(topic.topic),
        f"{topic.partitions:,}",
        f"{topic.segments:,}",
        f"{topic.records:,}",
        f"{topic.batches:,}",
        text.size(topic.payload_bytes),
        text.size(topic.stored_bytes),
        text.ratio(topic.compression_ratio),
        text.size(topic.damaged_bytes) if topic.damaged_ranges else text.NO_VALUE,
        text.size(topic.tail_bytes) if topic.tail_bytes else text.NO_VALUE,
        text.time(topic.first_timestamp, to="days"),
        text.time(topic.last_timestamp, to="days"),
    )
