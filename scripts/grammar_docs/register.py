"""The diagram of a structure of bits: a box a bit, and a line to the name of each field."""

from __future__ import annotations

from scripts.grammar_docs.model import Constant, Field, Structure
from scripts.grammar_docs.shapes import CHARACTER, LEFT, TOP, n, outline, path, text

Enums = dict[str, tuple[Constant, ...]]


def register(structure: Structure, enums: Enums) -> tuple[float, list[str]]:
    """Return height and marks of the diagram; ``enums`` are those of all structures."""
    bits = sum(high - low + 1 for high, low in (field.bits or (0, 0) for field in structure.fields))
    box = 44 if bits <= 8 else 29
    edge = LEFT - 36 + box * bits
    marks = []
    for field in structure.fields:
        high, low = field.bits or (0, 0)
        x = edge - box * (high + 1)
        marks.append(path(f"b {field.kind}", outline(x + 1.5, TOP, box * (high - low + 1) - 3, 34)))
        for bit in range(low, high + 1):
            marks.append(text("tick", edge - box * (bit + 0.5), TOP + 22, str(bit), "middle"))
    y, column = float(TOP + 34), edge + 26
    for field in reversed(structure.fields):
        high, low = field.bits or (0, 0)
        names = _constants(structure, field, enums)
        y += 24
        middle = edge - box * (high + low + 1) / 2
        down = TOP + 36
        marks.append(f'<path class="lead" d="M{n(middle)} {down}V{n(y - 4)}H{n(column - 8)}"/>')
        marks.append(text("name", column, y, field.name))
        place = f"bit {low}" if high == low else f"bits {low}–{high}"
        marks.append(text("small", column + len(field.name) * CHARACTER + 12, y, place))
        if names:
            y += 17
            marks.append(text("small", column, y, names))
    return y + 20, marks


def _constants(structure: Structure, field: Field, enums: Enums) -> str:
    """Return the named values of a bit field."""
    readings = [
        field.enum,
        *(each.enum for each in structure.computed if each.length == field.name),
    ]
    constants = next((enums[name] for name in readings if name), ())
    return " · ".join(f"{each.value} {each.name}" for each in constants)
