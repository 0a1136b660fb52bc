"""Charts of the pages of reports, in inline SVG, and the numbers beside them.

Strategy: columns over time or by size, and horizontal bars that the page stretches. The colours are
variables of the page, light and dark.

Invariant: every text is escaped, every mark has its exact figures in its `<title>`, and a table
below each column chart has them all.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from kafkafmt._base.html_page import text
from kafkafmt._base.moments import iso_text

_WIDTH, _HEIGHT = 1000, 150
_LEFT, _RIGHT, _TOP, _BOTTOM = 56, 4, 8, 20
_STRIP = 1000  # inner width of a horizontal bar; the page stretches it


BARS = 72
"""Number of bars in a timeline."""


@dataclass(frozen=True)
class Timeline:
    """Records and payload bytes by time: bar i covers `width_ms` from `start_ms + i * width_ms`.

    `outside` counts the records outside the bars, at most 0.1 % at either end; `untimed` counts
    those without a timestamp.
    """

    start_ms: int
    width_ms: int
    records: list[int]
    payload_bytes: list[int]
    outside: int
    untimed: int


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
    labels: Sequence[str],
    axis: Sequence[str],
    name: str,
    are_bytes: bool = False,
) -> str:
    """Return a column chart with a title, and a table of its columns; `axis` is spread evenly."""
    css, number, steps = "records", short_count, decimal_steps
    if are_bytes:
        css, number, steps = "bytes", size, binary_steps
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
            f"{text(number(tick))}</text>"
        )
    for place, (value, label) in enumerate(zip(values, labels, strict=True)):
        if value:
            height = max(value * scale, 1.5)
            marks.append(
                f'<rect class="{css}" x="{_LEFT + place * pitch + 1:.1f}"'
                f' y="{base - height:.1f}" width="{max(pitch - 2, 1):.1f}" height="{height:.1f}"'
                f' rx="1.5"><title>{text(label)}: {value:,}</title></rect>'
            )
    for place, label in enumerate(axis):
        share = place / max(len(axis) - 1, 1)
        anchor = "start" if share == 0 else "end" if share == 1 else "middle"
        marks.append(
            f'<text class="tick" x="{_LEFT + share * (_WIDTH - _LEFT - _RIGHT):.1f}"'
            f' y="{_HEIGHT - 4}" text-anchor="{anchor}">{text(label)}</text>'
        )
    rows = "".join(
        f'<tr><td>{text(label)}</td><td class="number">{value:,}</td></tr>'
        for label, value in zip(labels, values, strict=True)
        if value
    )
    return (
        f'<h3>{text(name)}</h3><div class="scroll"><svg class="columns" role="img"'
        f' viewBox="0 0 {_WIDTH} {_HEIGHT}" aria-label="{text(name)}">{"".join(marks)}</svg></div>'
        f"<details><summary>As a table</summary><table>{rows}</table></details>"
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
            f"<title>{text(part.title)}</title></rect>"
        )
    return (
        f'<svg class="strip" viewBox="0 0 {_STRIP} 10" preserveAspectRatio="none" role="img"'
        f' aria-label="{text(name)}">{"".join(marks)}</svg>'
    )


def decimal_steps(largest: float) -> list[float]:
    """Return axis ticks from 0 to at least `largest`, at 1, 2 or 5 times a power of ten."""
    if largest <= 0:
        return [0, 1]
    rough = largest / 3
    power = 10 ** math.floor(math.log(rough, 10))
    step = next(m * power for m in (1, 2, 5, 10) if m * power >= rough * 0.999)
    if largest >= 1:
        step = max(step, 1)
    return [step * i for i in range(math.ceil(largest / step - 1e-9) + 1)]


def binary_steps(largest: float) -> list[float]:
    """Return axis ticks as `decimal_steps`, but round numbers of the binary unit of `largest`."""
    unit = 1024.0 ** max(0, math.floor(math.log(max(largest, 1), 1024)))
    return [tick * unit for tick in decimal_steps(largest / unit)]


_TIME_LABELS = 5
_AXIS_UNITS = (("days", 10 * 86_400_000), ("minutes", 10 * 60_000), ("seconds", 0))


def over_time(timeline: Timeline | None, sizes: str) -> str:
    """Return charts of records and of bytes over time; `sizes` names the bytes."""
    if timeline is None:
        return '<p class="note">No record has a timestamp.</p>'
    starts = [timeline.start_ms + i * timeline.width_ms for i in range(len(timeline.records))]
    span = timeline.width_ms * len(starts)
    to = next(unit for unit, length in _AXIS_UNITS if span >= length)
    axis = [
        time(timeline.start_ms + span * i // (_TIME_LABELS - 1), to=to) for i in range(_TIME_LABELS)
    ]
    exact = "seconds" if timeline.width_ms >= 1000 else "milliseconds"
    labels = [f"from {time(start, to=exact)} UTC" for start in starts]
    charts = columns(timeline.records, labels=labels, axis=axis, name="Records")
    charts += columns(timeline.payload_bytes, labels=labels, axis=axis, name=sizes, are_bytes=True)
    notes = [f"Each column covers {duration(timeline.width_ms)}."]
    if timeline.untimed:
        notes.append(f"{timeline.untimed:,} records have no timestamp, or one that no table holds.")
    if timeline.outside:
        notes.append(f"{timeline.outside:,} records are outside the time range shown.")
    return f'{charts}<p class="note">{" ".join(notes)}</p>'


def by_size(name: str, counts: Mapping[int, int]) -> str:
    """Return a chart of counts by the number of bits of a size; nothing without one."""
    if not counts:
        return ""
    bits = range(min(counts), max(counts) + 1)
    labels = [size(1 << number >> 1) for number in bits]
    return columns(
        [counts.get(number, 0) for number in bits],
        labels=[f"from {label}" for label in labels],
        axis=[labels[0], labels[-1]] if len(labels) > 1 else labels,
        name=name,
    )


def bars(rows: Iterable[tuple[str, int, str]], css: str) -> str:
    """Return a horizontal bar for each name, number and text, the longest as wide as there is."""
    listed = list(rows)
    most = max((number for _, number, _ in listed), default=0)
    drawn = (
        row(name, strip([Sector(0, number, css, f"{name}: {number:,}")], most, name=name), shown)
        for name, number, shown in listed
    )
    return f'<div class="rows">{"".join(drawn)}</div>'


def row(name: str, picture: str, value: str, *, title: str | None = None) -> str:
    """Return a name, a bar and a text in a row."""
    label, title = text(name), text(title or name)
    return f'<div class="name" title="{title}">{label}</div>{picture}<div>{text(value)}</div>'


NO_VALUE = "–"
_PRECISION = {"days": 10, "minutes": 16, "seconds": 19, "milliseconds": 23}
"""Characters of an ISO time."""


def size(count: float) -> str:
    """Return bytes in binary units with three digits: 0 B, 999 B, 1.46 KiB, 128 MiB."""
    unit = "B"
    for larger in ("KiB", "MiB", "GiB", "TiB", "PiB"):
        if abs(count) < 1000:
            break
        count /= 1024
        unit = larger
    return f"{int(count)} B" if unit == "B" else f"{_three_digits(count)} {unit}"


def short_count(count: float) -> str:
    """Return a count for an axis: 999, 1.2k, 3.4M."""
    for unit in ("", "k", "M", "G"):
        if abs(count) < 1000:
            return f"{_three_digits(count)}{unit}" if unit else f"{count:g}"
        count /= 1000
    return f"{_three_digits(count)}T"


def time(ms: int | None, *, to: str = "seconds") -> str:
    """Return milliseconds since 1970 as a date and time in UTC, precise to its unit.

    A time outside the years 1 to 9999 is printed as its number of milliseconds.
    """
    if ms is None:
        return NO_VALUE
    moment = iso_text(ms)
    return f"{ms} ms" if moment is None else moment[: _PRECISION[to]].replace("T", " ")


def duration(ms: int) -> str:
    """Return a length of time in its largest fitting unit: 250 ms, 3.5 min, 61 days."""
    for unit, length in (("days", 86_400_000), ("h", 3_600_000), ("min", 60_000), ("s", 1000)):
        if ms >= length:
            return f"{_three_digits(ms / length)} {unit}"
    return f"{ms} ms"


def _three_digits(value: float) -> str:
    digits = 2 if value < 10 else 1 if value < 100 else 0
    text = f"{value:.{digits}f}"
    return text.rstrip("0").rstrip(".") if "." in text else text


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
summary { font-size: 13px; color: var(--ink-2); cursor: pointer; }
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
