"""The report of an export as one HTML page, with charts in inline SVG.

Strategy: figures first, then three charts (over time, by topic, damage by position), then the same
figures as tables, with the ranges, gaps and speed of each partition.

Invariant: every name from the data is escaped, and every mark has its exact figures in its
`<title>`.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from html import escape

from kafkafmt._base import html_page
from kafkafmt._base.damage import NAMES, PRIVATE_KEY, TAILS
from kafkafmt._base.html_page import document, section
from kafkafmt._base.wording import counted
from kafkafmt.lake.report import figures
from kafkafmt.lake.report.figures import (
    SHOWN_GAPS,
    DamagedSegment,
    ExportReport,
    Figures,
    PartitionFigures,
    Timeline,
    TopicReport,
)

_WIDTH, _HEIGHT = 1000, 150
_LEFT, _RIGHT, _TOP, _BOTTOM = 56, 4, 8, 20
_STRIP = 1000  # inner width of a horizontal bar; the page stretches it


@dataclass(frozen=True)
class Sector:
    """A part of a horizontal bar: `start` and `length` are in the unit of the bar's total."""

    start: float
    length: float
    css: str
    title: str


def columns(
    values: Sequence[int],
    *,
    titles: Sequence[str],
    times: Sequence[str],
    label: Callable[[float], str],
    steps: Callable[[float], Sequence[float]],
    css: str,
    name: str,
) -> str:
    """Return a column chart over time. Each column has a title; `times` label the axis evenly."""
    ticks = steps(max(values, default=0))
    scale = (_HEIGHT - _TOP - _BOTTOM) / (ticks[-1] or 1)
    base = _HEIGHT - _BOTTOM
    pitch = (_WIDTH - _LEFT - _RIGHT) / max(len(values), 1)
    marks = []
    for tick in ticks:
        y = base - tick * scale
        marks.append(f'<line class="grid" x1="{_LEFT}" x2="{_WIDTH}" y1="{y:.1f}" y2="{y:.1f}"/>')
        marks.append(
            f'<text class="tick" x="{_LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">'
            f"{escape(label(tick))}</text>"
        )
    for number, (value, title) in enumerate(zip(values, titles, strict=True)):
        if value:
            height = max(value * scale, 1.5)
            marks.append(
                f'<rect class="{css}" x="{_LEFT + number * pitch + 1:.1f}"'
                f' y="{base - height:.1f}" width="{max(pitch - 2, 1):.1f}" height="{height:.1f}"'
                f' rx="1.5"><title>{escape(title)}</title></rect>'
            )
    for number, time in enumerate(times):
        share = number / max(len(times) - 1, 1)
        anchor = "start" if share == 0 else "end" if share == 1 else "middle"
        marks.append(
            f'<text class="tick" x="{_LEFT + share * (_WIDTH - _LEFT - _RIGHT):.1f}"'
            f' y="{_HEIGHT - 4}" text-anchor="{anchor}">{escape(time)}</text>'
        )
    return (
        f'<div class="scroll"><svg class="columns" viewBox="0 0 {_WIDTH} {_HEIGHT}" role="img"'
        f' aria-label="{escape(name)}">{"".join(marks)}</svg></div>'
    )


def strip(parts: Sequence[Sector], total: float, *, name: str, least: float = 0) -> str:
    """Draw a horizontal bar of `total` units; no part is narrower than `least` thousandths."""
    scale = _STRIP / (total or 1)
    marks = []
    for part in parts:
        width = min(max(part.length * scale, least), _STRIP)
        x = min(part.start * scale, _STRIP - width)
        marks.append(
            f'<rect class="{part.css}" x="{x:.2f}" y="0" width="{width:.2f}" height="10">'
            f"<title>{escape(part.title)}</title></rect>"
        )
    return (
        f'<svg class="strip" viewBox="0 0 {_STRIP} 10" preserveAspectRatio="none" role="img"'
        f' aria-label="{escape(name)}">{"".join(marks)}</svg>'
    )


def decimal_steps(largest: float) -> list[float]:
    """Axis ticks from 0 to at least `largest`, at 1, 2 or 5 times a power of ten."""
    if largest <= 0:
        return [0, 1]
    rough = largest / 3
    power = 10 ** math.floor(math.log(rough, 10))
    step = next(m * power for m in (1, 2, 5, 10) if m * power >= rough * 0.999)
    if largest >= 1:
        step = max(step, 1)
    return [step * i for i in range(math.ceil(largest / step - 1e-9) + 1)]


def binary_steps(largest: float) -> list[float]:
    """Axis ticks as `decimal_steps`, but round numbers of the binary unit of `largest`."""
    unit = 1024.0 ** max(0, math.floor(math.log(max(largest, 1), 1024)))
    return [tick * unit for tick in decimal_steps(largest / unit)]


# In light and in dark colours.
_COLOURS = {
    "track": ("#e9edf2", "#262c35"),
    "records": ("#2a6fdb", "#5b9bf5"),
    "bytes": ("#158f83", "#37b8a8"),
    "codec-none": ("#98a1ad", "#7d8794"),
    "codec-gzip": ("#2a6fdb", "#5b9bf5"),
    "codec-snappy": ("#17a085", "#37b8a0"),
    "codec-lz4": ("#e09b12", "#e0a83a"),
    "codec-zstd": ("#7a4fd0", "#a486ee"),
    "codec-unknown": ("#c22f2f", "#f0706a"),
    "kind-bad_checksum": ("#d33a3a", "#ef625d"),
    "kind-malformed": ("#e2762b", "#ee9150"),
    "kind-unsupported": ("#7a4fd0", "#a486ee"),
    "kind-limit_exceeded": ("#2a6fdb", "#5b9bf5"),
    "kind-read_error": ("#c22f2f", "#f0706a"),
    "kind-missing_offsets": ("#8a5a3a", "#b98a66"),
    "kind-truncated_tail": ("#e8bd3b", "#dcb73f"),
    "kind-zero_tail": ("#b6bdc7", "#5d6774"),
}
_LIGHT, _DARK = (
    "".join(f" --{name}: {colours[at]};" for name, colours in _COLOURS.items()) for at in (0, 1)
)
_CLASSES = "".join(
    f".{name} {{ fill: var(--{name}); background: var(--{name}); }}\n"
    for name in _COLOURS
    if name != "track"
)
CSS = (
    f"""\
:root {{{_LIGHT} }}
@media (prefers-color-scheme: dark) {{ :root {{{_DARK} }} }}
{_CLASSES}"""
    + """\
h3 { margin: 12px 0 2px; font-size: 13px; font-weight: 600; color: var(--ink-2); }
.tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(128px, 1fr)); gap: 12px;
  margin: 22px 0 0; }
.tile { padding: 12px; background: var(--surface); border: 1px solid var(--line);
  border-radius: 10px; }
.tile dt { font-size: 13px; color: var(--ink-2); }
.tile dd { margin: 2px 0; font-size: 20px; font-weight: 600; letter-spacing: -0.01em; }
.tile p { font-size: 12.5px; }
.tile.good, .tile.bad { color: inherit; }
.tile.good dd { color: var(--good); } .tile.bad dd { color: var(--bad); }
svg { display: block; width: 100%; }
.scroll { overflow-x: auto; } .columns { min-width: 640px; }
.columns .grid { stroke: var(--line); }
.columns .tick { fill: var(--ink-2); font-size: 11.5px; font-variant-numeric: tabular-nums; }
rect:hover { opacity: 0.75; }
.rows { display: grid; grid-template-columns: minmax(90px, max-content) 1fr max-content;
  gap: 7px 14px; align-items: center; font-size: 13.5px; font-variant-numeric: tabular-nums; }
.rows > svg + div { color: var(--ink-2); text-align: right; }
.name { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; max-width: 300px; }
.strip { height: 16px; border-radius: 4px; background: var(--track); overflow: hidden; }
.rows:not(.damage) .strip { background: none; }
.strip rect { stroke: var(--surface); stroke-width: 1; vector-effect: non-scaling-stroke; }
.damage .strip rect { stroke: none; }
.legend { display: flex; flex-wrap: wrap; gap: 4px 18px; margin: 0 0 14px; padding: 0; }
.legend li { list-style: none; font-size: 13px; color: var(--ink-2); }
.legend i { display: inline-block; width: 11px; height: 11px; margin-right: 6px;
  border-radius: 3px; }
@media (max-width: 640px) {
  .rows { grid-template-columns: minmax(0, max-content) 1fr; }
  .rows > svg + div { grid-column: 1 / -1; }
  .name { max-width: 45vw; }
}
"""
)


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
    rows = (_offsets_row(part) for part in partitions if id(part) in shown)
    return html_page.table("Offsets by partition", _COLUMNS, rows, has_figures=True, note=note)


def _offsets_row(part: PartitionFigures) -> tuple[str, ...]:
    speed = part.records_per_task_second
    return (
        figures.log(part.topic, part.partition),
        _ranges(part.offset_ranges),
        f"{part.gaps:,}" if part.gaps else figures.NO_VALUE,
        f"{part.missing_offsets:,}" if part.missing_offsets else figures.NO_VALUE,
        f"{part.records:,}",
        figures.size(part.damaged_bytes) if part.damaged_ranges else figures.NO_VALUE,
        figures.NO_VALUE if speed is None else figures.short_count(round(speed)),
    )


def _ranges(ranges: Sequence[tuple[int, int]]) -> str:
    shown = [f"{first}–{last}" for first, last in ranges[:_SHOWN_RANGES]]
    more = len(ranges) - len(shown)
    return ", ".join([*shown, f"and {more} more"] if more else shown) or figures.NO_VALUE


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
            f"<p>Timestamps from {figures.time(total.first_timestamp)}"
            f" to {figures.time(total.last_timestamp)} UTC.</p>"
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
        (counted(total.damaged_ranges, "range"), figures.size(total.damaged_bytes), " bad")
        if report.is_damaged
        else ("none", f"unfinished ends: {figures.size(total.tail_bytes)}", " good")
    )
    tiles = (
        ("Records", f"{total.records:,}", f"in {counted(total.batches, 'batch')}", ""),
        (
            "Topics",
            f"{len(report.topics):,}",
            f"{counted(len(report.partitions), 'partition')}, {counted(total.segments, 'segment')}",
            "",
        ),
        ("Payload", figures.size(total.payload_bytes), "keys, values, headers", ""),
        ("Stored", figures.size(total.stored_bytes), "the batches on disk", ""),
        ("Compression", figures.ratio(total.compression_ratio), "payload / stored", ""),
        ("Damage", *damage),
        *_locked(report),
        *_failed(total),
        (
            "Speed",
            f"{figures.short_count(round(report.records_per_second))}/s",
            f"records; {figures.size(report.segment_bytes_per_second)}/s of segments",
            "",
        ),
    )
    cells = (
        f'<div class="tile{css}"><dt>{name}</dt><dd>{escape(value)}</dd><p>{escape(note)}</p></div>'
        for name, value, note, css in tiles
    )
    return f'<dl class="tiles">{"".join(cells)}</dl>'


def _failed(total: Figures) -> list[tuple[str, str, str, str]]:
    """Return the tile of keys and values that do not decode, if there are any."""
    if not total.values_failed:
        return []
    return [("Values failed", f"{total.values_failed:,}", "do not decode", " bad")]


def _timeline(timeline: Timeline | None) -> str:
    if timeline is None:
        return '<p class="note">No record has a timestamp.</p>'
    starts = [timeline.start_ms + i * timeline.width_ms for i in range(len(timeline.records))]
    titles = [
        f"from {figures.time(start)} UTC: {counted(records, 'record')}, {figures.size(size)}"
        for start, records, size in zip(
            starts, timeline.records, timeline.payload_bytes, strict=True
        )
    ]
    span = timeline.width_ms * len(starts)
    to = next(unit for unit, length in _AXIS_UNITS if span >= length)
    times = [
        figures.time(timeline.start_ms + span * i // (_TIME_LABELS - 1), to=to)
        for i in range(_TIME_LABELS)
    ]
    records = columns(
        timeline.records,
        titles=titles,
        times=times,
        label=figures.short_count,
        steps=decimal_steps,
        css="records",
        name="Records over time",
    )
    sizes = columns(
        timeline.payload_bytes,
        titles=titles,
        times=times,
        label=figures.size,
        steps=binary_steps,
        css="bytes",
        name="Payload bytes over time",
    )
    notes = [f"Each column covers {figures.duration(timeline.width_ms)}."]
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
                title = f"{codec}: {figures.size(size)}"
                parts.append(Sector(start, size, f"codec-{codec}", title))
                start += size
        name = figures.topic(topic.topic)
        value = f"{figures.size(topic.stored_bytes)} · {figures.ratio(topic.compression_ratio)}"
        rows.append(_row(name, strip(parts, widest, name=name), value))
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
    """Yield a tile for each private key that is needed."""
    for needed in report.private_keys:
        log = figures.log(needed.topic, needed.partition)
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
    file = segment.segment or figures.NO_VALUE
    path = f"{log}/{file}"
    offset = file.split(".")[0].lstrip("0") or "0"
    value = f"{figures.size(segment.lost_bytes)} of {figures.size(segment.size)}"
    picture = strip(parts, segment.size, name=path, least=_LEAST)
    return _row(f"{log} from {offset}", picture, value, title=path)


def _row(name: str, picture: str, value: str, *, title: str | None = None) -> str:
    label, title = escape(name), escape(title or name)
    return f'<div class="name" title="{title}">{label}</div>{picture}<div>{escape(value)}</div>'


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
        figures.size(topic.payload_bytes),
        figures.size(topic.stored_bytes),
        figures.ratio(topic.compression_ratio),
        figures.size(topic.damaged_bytes) if topic.damaged_ranges else figures.NO_VALUE,
        figures.size(topic.tail_bytes) if topic.tail_bytes else figures.NO_VALUE,
        figures.time(topic.first_timestamp, to="days"),
        figures.time(topic.last_timestamp, to="days"),
    )
