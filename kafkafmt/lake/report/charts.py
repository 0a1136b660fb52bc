"""The charts of the report as inline SVG, coloured by the page's style sheet.

Invariant: every mark has its exact figures in its `<title>`, and every text is escaped.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape

_WIDTH, _HEIGHT = 1000, 150
_LEFT, _RIGHT, _TOP, _BOTTOM = 56, 4, 8, 20
_STRIP = 1000  # inner width of a horizontal bar; the page stretches it


@dataclass(frozen=True)
class Slice:
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
    """A column chart over time. Each column has a title; `times` label the axis evenly."""
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


def strip(parts: Sequence[Slice], total: float, *, name: str, least: float = 0) -> str:
    """A horizontal bar of `total` units; no part is drawn narrower than `least` thousandths."""
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
