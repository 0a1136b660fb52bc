"""The chart of a run: a line for each row, with a dot for each reader on a logarithmic axis.

Strategy: the axis is logarithmic, because the slowest reader takes a hundred times as long as the
fastest. Colours follow the light or dark mode of the person who looks.

Invariant: every dot has its figures in its `<title>`, and every text is escaped.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from html import escape

_WIDTH, _ROW, _TOP, _BOTTOM, _LEFT, _RIGHT = 860, 26, 62, 44, 190, 24
_TICKS = [scale * 10.0**power for power in range(-3, 4) for scale in (1, 2, 5)]
# For light and for dark, by the order of the readers.
_COLOURS = (
    *(("#98a1ad", "#7d8794"), ("#2a6fdb", "#5b9bf5"), ("#e09b12", "#e0a83a")),
    *(("#17a085", "#37b8a0"), ("#7a4fd0", "#a486ee")),
)
_LIGHT, _DARK = (
    "".join(f".r{at} {{ fill: {colours[dark]}; }} " for at, colours in enumerate(_COLOURS))
    for dark in (0, 1)
)
_STYLE = f"""
text {{ font: 13px system-ui, sans-serif; fill: #565d66; }} .name {{ fill: #16191d; }}
.page {{ fill: #ffffff; }} .grid {{ stroke: #e2e5e9; }} {_LIGHT}
@media (prefers-color-scheme: dark) {{
  text {{ fill: #a3abb6; }} .name {{ fill: #eef1f4; }}
  .page {{ fill: #181c22; }} .grid {{ stroke: #2b313a; }} {_DARK}
}}
"""

Row = tuple[str, Mapping[str, tuple[float, str]]]
"""The name of a row, and for each reader its value and the words on it."""


def picture(rows: Sequence[Row], readers: Sequence[str], caption: str) -> str:
    """Return the chart as SVG; at most five readers, in the order of their colours."""
    values = [value for _, dots in rows for value, _ in dots.values()] or [1.0]
    low = max((tick for tick in _TICKS if tick <= min(values)), default=_TICKS[0])
    high = min((tick for tick in _TICKS if tick >= max(values)), default=_TICKS[-1])
    low, high = min(low, high / 10), max(high, low * 10)

    def place(value: float) -> float:
        share = math.log(value / low) / math.log(high / low)
        return _LEFT + min(max(share, 0.0), 1.0) * (_WIDTH - _LEFT - _RIGHT)

    base, marks, x = _TOP + _ROW * len(rows), [], float(_LEFT)
    for at, reader in enumerate(readers):
        if any(reader in dots for _, dots in rows):
            marks.append(f'<circle class="r{at}" cx="{x + 6}" cy="28" r="6"/>')
            marks.append(f'<text x="{x + 18}" y="32">{escape(reader)}</text>')
            x += 40 + 8 * len(reader)
    for tick in _TICKS:
        if low <= tick <= high:
            x = place(tick)
            marks.append(f'<line class="grid" x1="{x:.1f}" x2="{x:.1f}" y1="{_TOP}" y2="{base}"/>')
            marks.append(f'<text x="{x:.1f}" y="{base + 18}" text-anchor="middle">{tick:g}</text>')
    for number, (name, dots) in enumerate(rows):
        y = _TOP + _ROW * (number + 0.5)
        marks.append(
            f'<text class="name" x="{_LEFT - 14}" y="{y + 4:.1f}" text-anchor="end">'
            f"{escape(name)}</text>"
        )
        for at, reader in enumerate(readers):
            if reader in dots:
                value, words = dots[reader]
                marks.append(
                    f'<circle class="r{at}" cx="{place(value):.1f}" cy="{y:.1f}" r="6">'
                    f"<title>{escape(f'{name}, {reader}: {words}')}</title></circle>"
                )
    height = base + _BOTTOM
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {height}" role="img"'
        f' aria-label="{escape(caption)}"><style>{_STYLE}</style>'
        f'<rect class="page" width="{_WIDTH}" height="{height}" rx="10"/>'
        + "".join(f"\n{mark}" for mark in marks)
        + f'\n<text x="{_LEFT}" y="{height - 8}">{escape(caption)}</text>\n</svg>\n'
    )
