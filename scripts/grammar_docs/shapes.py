"""The pieces of diagrams: outlines, texts, numbers.

Invariant: every text is escaped, and a number has at most one decimal.
"""

from __future__ import annotations

from html import escape

WIDTH, LEFT, RIGHT, TOP = 860, 66, 20, 20
CHARACTER = 7.9  # of a name, in the monospaced font
LETTER = 6.4  # of other text, on the average


def outline(
    x: float,
    y: float,
    width: float,
    height: float,
    open_left: bool = False,
    open_right: bool = False,
    *,
    torn: bool = False,
) -> str:
    """Return the path around a cell; an open side has no line, a torn one zigzags."""
    radius = 5
    right, bottom = x + width, y + height
    if torn:
        tooth = height / 6
        zigzag = "".join(f"l{(-6, 6)[step % 2]} {n(tooth)}" for step in range(6))
        edge = f"H{n(right)}{zigzag}"
    else:
        edge = f"H{n(right - radius)}q5 0 5 5V{n(bottom - radius)}q0 5 -5 5"
    if open_left:
        return f"M{n(x)} {n(y)}{edge}H{n(x)}"
    start = f"M{n(x + radius)} {n(y)}"
    if open_right:  # two lines and the left side, in one go from right to right
        return (
            f"M{n(right)} {n(y)}H{n(x + radius)}q-5 0 -5 5V{n(bottom - radius)}q0 5 5 5H{n(right)}"
        )
    return f"{start}{edge}H{n(x + radius)}q-5 0 -5 -5V{n(y + radius)}q0 -5 5 -5z"


def path(classes: str, shape: str) -> str:
    """Return a shape with the style of its classes."""
    return f'<path class="{classes}" d="{shape}"/>'


def text(css: str, x: float, y: float, words: str, anchor: str = "") -> str:
    """Return words on the line at ``y``; ``x`` is their start, or their ``anchor``."""
    place = f' text-anchor="{anchor}"' if anchor else ""
    return f'<text class="{css}" x="{n(x)}" y="{n(y)}"{place}>{escape(words)}</text>'


def n(number: float) -> str:
    """Return a coordinate, with at most one decimal."""
    return f"{number:.1f}".removesuffix(".0")
