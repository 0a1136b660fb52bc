"""The chart of a run: one line per set, one dot per reader, as multiples of kafkafmt's CPU time.

Strategy: the axis is logarithmic, because the slowest reader takes a hundred times as long as the
fastest. Colours follow the reader's light or dark mode.

Invariant: every dot has its figures in its `<title>`, and every text is escaped.
"""

from __future__ import annotations

import math
from html import escape

from benchmarks import peers
from benchmarks.report import Run

_WIDTH, _ROW, _TOP, _BOTTOM, _LEFT, _RIGHT = 860, 26, 62, 44, 190, 24
_TICKS = (0.25, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500)
_SHOWN = {
    peers.FLOOR: ("floor", "the floor"),
    peers.KAFKAFMT: ("ours", "kafkafmt"),
    peers.JAVA: ("java", "Kafka's Java reader"),
    peers.AIOKAFKA: ("aiokafka", "aiokafka"),
    peers.KAFKA_PYTHON: ("python", "kafka-python"),
}
_STYLE = """
text { font: 13px system-ui, sans-serif; fill: #565d66; }
.name { fill: #16191d; }
.page { fill: #ffffff; } .grid { stroke: #e2e5e9; } .one { stroke: #98a1ad; }
.floor { fill: #98a1ad; } .ours { fill: #2a6fdb; } .java { fill: #e09b12; }
.aiokafka { fill: #17a085; } .python { fill: #7a4fd0; }
@media (prefers-color-scheme: dark) {
  text { fill: #a3abb6; } .name { fill: #eef1f4; }
  .page { fill: #181c22; } .grid { stroke: #2b313a; } .one { stroke: #7d8794; }
  .floor { fill: #7d8794; } .ours { fill: #5b9bf5; } .java { fill: #e0a83a; }
  .aiokafka { fill: #37b8a0; } .python { fill: #a486ee; }
}
"""


def picture(run: Run) -> str:
    """The chart as SVG, without the sets that kafkafmt's compiled engine did not read."""
    rows = [(result, ours) for result in run.results if (ours := result.cpu(peers.KAFKAFMT))]
    shown = {name for result, _ in rows for name in _SHOWN if name in result.times}
    ratios = [cpu / ours for result, ours in rows for name in shown if (cpu := result.cpu(name))]
    ticks = _ticks(ratios)
    base = _TOP + _ROW * len(rows)
    marks = [_legend(shown)]
    for tick in ticks:
        x = _x(tick, ticks)
        css = "one" if tick == 1 else "grid"
        marks.append(f'<line class="{css}" x1="{x:.1f}" x2="{x:.1f}" y1="{_TOP}" y2="{base}"/>')
        marks.append(f'<text x="{x:.1f}" y="{base + 18}" text-anchor="middle">{tick:g}×</text>')
    for number, (result, ours) in enumerate(rows):
        y = _TOP + _ROW * (number + 0.5)
        name = escape(result.segment.name)
        marks.append(
            f'<text class="name" x="{_LEFT - 14}" y="{y + 4:.1f}" text-anchor="end">{name}</text>'
        )
        for reader, (css, label) in _SHOWN.items():
            cpu = result.cpu(reader)
            if cpu:
                title = f"{name}, {label}: {cpu * 1000:,.1f} ms, {cpu / ours:.2f}×"
                marks.append(
                    f'<circle class="{css}" cx="{_x(cpu / ours, ticks):.1f}" cy="{y:.1f}" r="6">'
                    f"<title>{escape(title)}</title></circle>"
                )
    height = base + _BOTTOM
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {height}" role="img"'
        f' aria-label="CPU time of each reader, in multiples of that of kafkafmt">'
        f'<style>{_STYLE}</style><rect class="page" width="{_WIDTH}" height="{height}" rx="10"/>'
        + "".join(f"\n{mark}" for mark in marks)
        + f'\n<text x="{_LEFT}" y="{height - 8}">CPU time in multiples of that of kafkafmt;'
        " to the left is faster</text>\n</svg>\n"
    )


def _legend(shown: set[str]) -> str:
    marks, x = [], _LEFT
    for reader, (css, label) in _SHOWN.items():
        if reader in shown:
            marks.append(f'<circle class="{css}" cx="{x + 6}" cy="28" r="6"/>')
            marks.append(f'<text x="{x + 18}" y="32">{escape(label)}</text>')
            x += 40 + 8 * len(label)
    return "\n".join(marks)


def _ticks(ratios: list[float]) -> list[float]:
    """The ticks that enclose all ratios, and 1."""
    low = max((tick for tick in _TICKS if tick <= min(ratios, default=1)), default=_TICKS[0])
    high = min((tick for tick in _TICKS if tick >= max(ratios, default=1)), default=_TICKS[-1])
    return [tick for tick in _TICKS if min(low, 0.5) <= tick <= max(high, 2)]


def _x(ratio: float, ticks: list[float]) -> float:
    low, high = math.log(ticks[0]), math.log(ticks[-1])
    share = (math.log(ratio) - low) / (high - low)
    return _LEFT + min(max(share, 0.0), 1.0) * (_WIDTH - _LEFT - _RIGHT)
