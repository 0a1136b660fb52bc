"""The diagram of a structure as SVG, drawn from its fields.

Strategy: fields with a fixed position are drawn to scale, eight bytes per row under a ruler, as in
a hex dump; a field that crosses the end of a row is drawn in pieces. After the first field of
variable size, positions are not fixed: the rest follows in its own rows, in order but not to scale,
with a torn edge at fields of variable size. Structures of bits are drawn apart (`register`).
Colours follow the reader's light or dark mode.

Invariant: the same structure gives the same bytes, and every text is escaped.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from html import escape
from math import fsum

from scripts.grammar_docs.model import Field, Structure
from scripts.grammar_docs.register import Enums, register
from scripts.grammar_docs.shapes import (
    CHARACTER,
    LEFT,
    LETTER,
    RIGHT,
    TOP,
    WIDTH,
    n,
    outline,
    path,
    text,
)

UNIT = (WIDTH - LEFT - RIGHT) / 8  # a byte
ROW, GAP, OPTION, RULER = 48, 7, 30, 24
LARGEST = 16  # bytes: what is larger is not drawn to scale
LEGEND = {
    "number": "number",
    "length": "length or count",
    "bytes": "bytes",
    "structure": "structure",
    "unused": "not looked at here",
}

STYLE = """
text { font: 12px system-ui, sans-serif; fill: #565d66; }
.name { font: 600 13px ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; fill: #16191d; }
.place, .tick { font: 12px ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
.page { fill: #ffffff; } .ruler, .lead { fill: none; stroke: #98a1ad; }
.b { fill: #f5f6f8; stroke: #98a1ad; stroke-width: 1.3; } .maybe { stroke-dasharray: 5 3; }
.b.inner { stroke: none; }
.number { fill: #e6f0fd; stroke: #2a6fdb; } .length { fill: #fdf1d8; stroke: #c98608; }
.bytes { fill: #dff5ef; stroke: #17a085; } .structure { fill: #efe9fb; stroke: #7a4fd0; }
@media (prefers-color-scheme: dark) {
  text { fill: #a3abb6; } .name { fill: #eef1f4; }
  .page { fill: #181c22; } .ruler, .lead { stroke: #7d8794; }
  .b { fill: #20252d; stroke: #7d8794; }
  .number { fill: #1c2f4d; stroke: #5b9bf5; } .length { fill: #3f3013; stroke: #e0a83a; }
  .bytes { fill: #163a35; stroke: #37b8a0; } .structure { fill: #2f2650; stroke: #a486ee; }
}
"""


@dataclass(frozen=True)
class Cell:
    """A box for a field, in bytes from the left edge of its row."""

    field: Field
    start: float
    width: float
    label: bool = True
    open_left: bool = False  # the field began in the row before
    open_right: bool = False  # the field goes on in the next row


def diagram(structure: Structure, enums: Enums) -> str:
    """Return the structure's picture; ``enums`` are those of all structures."""
    if structure.is_bits:
        height, marks = register(structure, enums)
    else:
        height, marks = _rows(structure)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:.0f}" role="img"'
        f' aria-label="The layout of {escape(structure.name)}"><style>{STYLE}</style>\n'
        f'<rect class="page" width="{WIDTH}" height="{height:.0f}" rx="10"/>\n'
        + "\n".join(marks)
        + "\n</svg>\n"
    )


# --- Bytes -------------------------------------------------------------------------------------


def _rows(structure: Structure) -> tuple[float, list[str]]:
    """Return height and marks of a structure of bytes."""
    scaled, rest = _split_scaled(_shown(structure))
    marks: list[str] = []
    y = float(TOP)
    if scaled:
        marks += _ruler(y)
        y += RULER
        for number, cells in enumerate(_to_scale(scaled)):
            marks.append(text("place", LEFT - 12, y + ROW / 2 + 4, str(number * 8), "end"))
            marks += [mark for cell in cells for mark in _box(cell, y, ROW)]
            y += ROW + GAP
    for row in _in_order(rest):
        height = float(max(ROW, max(len(group) for group, _, _ in row) * (OPTION + 4) - 4))
        first = row[0][0][0]
        if first.offset:
            marks.append(text("place", LEFT - 12, y + ROW / 2 + 4, first.offset, "end"))
        for group, start, width in row:
            marks += _options(group, start, width, y, height)
            if len(group) > 1:
                marks.append(text("small", LEFT - 12, y + ROW / 2 + 20, "one of", "end"))
        y += height + GAP
    legend = _legend([*scaled, *rest], y + 8)
    return y + 8 + 14 + TOP, marks + legend


def _shown(structure: Structure) -> list[Field]:
    """Return the fields to draw: those in order, or those at fixed places within raw bytes."""
    raw = structure.fields[0] if len(structure.fields) == 1 else None
    placed = [field for field in structure.looked_up if _is_within(field, raw)]
    if raw is None or not placed:
        return list(structure.fields)
    shown: list[Field] = []
    end = 0
    for field in sorted(placed, key=lambda each: each.place or 0):
        place = field.place or 0
        if place > end:
            shown.append(_gap(raw, end, place - end))
        shown.append(field)
        end = place + (field.size.exact or 0)
    if raw.size.exact != end:
        rest = replace(raw, name="…", type=f"the rest of {raw.name}", length="")
        shown.append(replace(rest, offset=str(end), place=end))
    return shown


def _is_within(field: Field, raw: Field | None) -> bool:
    """Return whether a field is a number at a fixed place within bytes kept raw."""
    if raw is None or raw.structure or field.structure or field.condition or field.place is None:
        return False
    end = field.place + (field.size.exact or 0)
    return raw.size.exact is None or end <= raw.size.exact


def _gap(raw: Field, place: int, size: int) -> Field:
    return replace(
        raw, name="", kind="unused", size=replace(raw.size, least=size, most=size), place=place
    )


def _split_scaled(fields: list[Field]) -> tuple[list[Field], list[Field]]:
    """Return the fields drawn to scale, and the fields after them."""
    for number, field in enumerate(fields):
        size = field.size.exact
        if field.place is None or not size or size > LARGEST:
            return fields[:number], fields[number:]
    return fields, []


def _ruler(y: float) -> list[str]:
    marks = [
        text("tick", LEFT + UNIT * (byte + 0.5), y + 8, str(byte), "middle") for byte in range(8)
    ]
    lines = "".join(f"M{n(LEFT + UNIT * edge)} {n(y + 14)}v5" for edge in range(9))
    return [*marks, f'<path class="ruler" d="{lines}"/>']


def _to_scale(fields: list[Field]) -> list[list[Cell]]:
    """Return rows of eight bytes; cut a field into cells if it does not fit into its row."""
    rows: list[list[Cell]] = []
    for field in fields:
        start = field.place or 0
        end = start + (field.size.exact or 0)
        pieces = []
        while start < end:
            stop = min(end, (start // 8 + 1) * 8)
            pieces.append((start, stop))
            start = stop
        longest = max(pieces, key=lambda piece: piece[1] - piece[0])
        for piece in pieces:
            while len(rows) <= piece[0] // 8:
                rows.append([])
            rows[-1].append(
                Cell(
                    field,
                    piece[0] % 8,
                    piece[1] - piece[0],
                    label=piece == longest,
                    open_left=piece != pieces[0],
                    open_right=piece != pieces[-1],
                )
            )
    return rows


def _in_order(fields: list[Field]) -> list[list[tuple[list[Field], float, float]]]:
    """Return rows of fields not to scale: each group of alternatives, its start and its width."""
    groups: list[list[Field]] = []
    for field in fields:
        if field.alternative and groups:
            groups[-1].append(field)
        else:
            groups.append([field])
    rows: list[list[tuple[list[Field], float]]] = []
    left = 0.0
    for group in groups:
        width = _width(group[0]) if len(group) == 1 else 8.0  # alternatives have a row of their own
        if width > left:
            rows.append([])
            left = 8.0
        rows[-1].append((group, width))
        left -= width
    return [_justify(row) for row in rows]


def _width(field: Field) -> float:
    """Return the minimum width of a field, in bytes."""
    text_width = max(len(field.name) * CHARACTER, len(_second_line(field)) * LETTER) + 34
    return min(8.0, max(field.size.exact or 1, text_width / UNIT))


def _justify(row: list[tuple[list[Field], float]]) -> list[tuple[list[Field], float, float]]:
    """Place a row in the full width; fields of variable size share the rest."""
    room = 8 - fsum(width for _, width in row)  # sum is more exact from Python 3.12 on
    elastic = [group[0].size.exact is None for group, _ in row]
    share = room / (sum(elastic) or len(row))
    placed, start = [], 0.0
    for (group, width), grows in zip(row, elastic, strict=True):
        wide = width + (share if grows or not any(elastic) else 0)
        placed.append((group, start, wide))
        start += wide
    return placed


def _options(group: list[Field], start: float, width: float, y: float, height: float) -> list[str]:
    """Return the boxes of a group: one, or one above the other for alternatives."""
    if len(group) == 1:
        return _box(Cell(group[0], start, width), y, ROW)
    marks = []
    each = (height + 4) / len(group) - 4
    for number, field in enumerate(group):
        marks += _box(Cell(field, start, width), y + number * (each + 4), each)
    return marks


def _box(cell: Cell, y: float, height: float) -> list[str]:
    """Draw a cell: its shape, its name, and its type and size where there is room."""
    field = cell.field
    left, width = LEFT + UNIT * cell.start + 2, UNIT * cell.width - 4
    if cell.open_left:
        left, width = left - 2, width + 2
    if cell.open_right:
        width += 2
    classes = f"b {field.kind}" + (" maybe" if field.condition else "")
    marks = []
    if field.repeat and height == ROW:
        marks.append(path(classes, outline(left + 4, y - 4, width - 4, height, torn=_torn(field))))
        width -= 4
    if cell.open_left and cell.open_right:
        size = f'width="{n(width)}" height="{height}"'
        marks.append(f'<rect class="{classes} inner" x="{n(left)}" y="{n(y)}" {size}/>')
        lines = f"M{n(left)} {n(y)}h{n(width)}M{n(left)} {n(y + height)}h{n(width)}"
        marks.append(path(classes, lines))
    else:
        shape = outline(left, y, width, height, cell.open_left, cell.open_right, torn=_torn(field))
        marks.append(path(classes, shape))
    middle = left + width / 2
    if not field.name:
        return marks
    if not cell.label:
        words = f"… {field.name}" if cell.width > 2 else "…"
        return [*marks, text("small", middle, y + height / 2 + 4, words, "middle")]
    second = _second_line(field)
    if height < ROW:
        line, after = y + height / 2 + 4, left + len(field.name) * CHARACTER + 28
        marks.append(text("name", left + 14, line, field.name))
        return [*marks, text("small", after, line, second)]
    fits = second and len(second) * LETTER < width
    marks.append(text("name", middle, y + height / 2 + (-3 if fits else 5), field.name, "middle"))
    if fits:
        marks.append(text("small", middle, y + height / 2 + 14, second, "middle"))
    return marks


def _torn(field: Field) -> bool:
    return field.size.exact is None


def _second_line(field: Field) -> str:
    """Return type and size of a field, short."""
    kind = field.type.removeprefix("kafka_")
    size = field.size
    if field.repeat:
        times = (
            field.repeat if " " in field.repeat and "-" not in field.repeat else f"× {field.repeat}"
        )
        return f"{kind} {times}" if times.startswith("×") else f"{kind}, {times}"
    if field.kind == "unused":
        return ""
    if field.length and size.exact is None:
        if field.structure:
            return kind
        return f"{kind}, {field.length}" if " " in field.length else f"{kind} [{field.length}]"
    if size.exact is not None:
        sized = field.kind == "structure" or kind == "bytes"
        return f"{kind}, {size.exact} bytes" if sized else kind
    if size.most is not None and size.most <= LARGEST:
        return f"{kind}, {size.least}–{size.most} bytes"
    return kind


def _legend(fields: list[Field], y: float) -> list[str]:
    """Draw the legend of the colours and edges in use."""
    kinds = [kind for kind in LEGEND if any(field.kind == kind for field in fields)]
    special = [
        ("torn", "size varies", any(_torn(field) for field in fields)),
        ("maybe", "may be absent", any(field.condition for field in fields)),
        ("repeat", "repeated", any(field.repeat for field in fields)),
    ]
    marks, x = [], float(LEFT)
    for kind in kinds:
        marks.append(path(f"b {kind}", outline(x, y, 22, 14)))
        marks.append(text("small", x + 29, y + 11, LEGEND[kind]))
        x += 29 + len(LEGEND[kind]) * LETTER + 22
    for kind, words, there in special:
        if not there:
            continue
        if kind == "repeat":
            marks.append(path("b", outline(x + 3, y - 3, 20, 14)))
        classes = "b maybe" if kind == "maybe" else "b"
        marks.append(path(classes, outline(x, y, 22, 14, torn=kind == "torn")))
        marks.append(text("small", x + 29, y + 11, words))
        x += 29 + len(words) * LETTER + 22
    return marks
