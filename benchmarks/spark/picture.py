"""The chart of a run: for each job, one bar per source, as long as its rate.

Invariant: every bar has its figures in its `<title>`, and every text is escaped.
"""

from __future__ import annotations

from html import escape

from benchmarks.spark.measure import CODEC, EXPORT, FILES, KAFKA, OURS, READY, Result
from benchmarks.spark.report import SOURCES, Run

_WIDTH, _LEFT, _RIGHT, _TOP, _BOTTOM = 860, 210, 84, 56, 16
_BAR, _GAP = 18, 18
_CLASSES = {
    OURS: "ours",
    READY: "ready",
    CODEC: "codec",
    FILES: "files",
    KAFKA: "kafka",
    EXPORT: "export",
}
_STYLE = """
text { font: 13px system-ui, sans-serif; fill: #565d66; }
.name { fill: #16191d; } .page { fill: #ffffff; }
.ours { fill: #2a6fdb; } .ready { fill: #98a1ad; } .codec { fill: #c3c9d1; }
.files { fill: #17a085; } .kafka { fill: #e09b12; } .export { fill: #7a4fd0; }
@media (prefers-color-scheme: dark) {
  text { fill: #a3abb6; } .name { fill: #eef1f4; } .page { fill: #181c22; }
  .ours { fill: #5b9bf5; } .ready { fill: #7d8794; } .codec { fill: #4b535e; }
  .files { fill: #37b8a0; } .kafka { fill: #e0a83a; } .export { fill: #a486ee; }
}
"""


def picture(run: Run) -> str:
    """The chart as SVG."""
    rows = [(result, job) for result in run.results for job in result.jobs]
    rates = {
        (result.name, job, source): result.records / wall / 1e6
        for result, job in rows
        for source in SOURCES
        if (wall := result.wall(job, source))
    }
    most = max(rates.values(), default=1.0)
    marks = [_legend({source for _, _, source in rates})]
    y = float(_TOP)
    for result, job in rows:
        bars = [(source, rates.get((result.name, job, source))) for source in SOURCES]
        shown = [(source, rate) for source, rate in bars if rate is not None]
        middle = y + _BAR * len(shown) / 2 + 4
        label = escape(f"{result.name}, {job}")
        marks.append(
            f'<text class="name" x="{_LEFT - 12}" y="{middle:.1f}" text-anchor="end">{label}</text>'
        )
        for source, rate in shown:
            marks.append(_bar(result, job, source, rate, (_WIDTH - _LEFT - _RIGHT) / most, y))
            y += _BAR
        y += _GAP
    height = round(y + _BOTTOM)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {height}" role="img"'
        ' aria-label="Million records per second of each source, by job">'
        f'<style>{_STYLE}</style><rect class="page" width="{_WIDTH}" height="{height}" rx="10"/>'
        + "".join(f"\n{mark}" for mark in marks)
        + f'\n<text x="{_LEFT}" y="{height - 10}">million records per second</text>\n</svg>\n'
    )


def _bar(result: Result, job: str, source: str, rate: float, scale: float, y: float) -> str:
    width = max(1.0, rate * scale)
    title = escape(f"{result.name}, {job}, {source}: {rate:.2f} million records per second")
    return (
        f'<rect class="{_CLASSES[source]}" x="{_LEFT}" y="{y:.1f}" width="{width:.1f}"'
        f' height="{_BAR - 4}" rx="3"><title>{title}</title></rect>'
        f'<text x="{_LEFT + width + 6:.1f}" y="{y + 12:.1f}">{rate:.2f}</text>'
    )


def _legend(shown: set[str]) -> str:
    marks, x = [], 24
    for source in SOURCES:
        if source in shown:
            marks.append(
                f'<rect class="{_CLASSES[source]}" x="{x}" y="20" width="14" height="14" rx="3"/>'
                f'<text x="{x + 20}" y="32">{escape(source)}</text>'
            )
            x += round(34 + 6.6 * len(source))
    return "\n".join(marks)
