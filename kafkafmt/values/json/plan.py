"""A plan for the JSON kernel, and the way from its columns to Arrow arrays.

Strategy: the plan has a node for each node of the shape. Base64, decimals and maps that are lists
of pairs have no plan; the exact engine reads their shapes.

Invariant: what the plan reads equals what msgspec reads into the shape's types.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pyarrow as pa
import pyarrow.compute as pc

from kafkafmt.values.decoding import entries
from kafkafmt.values.json import _kernel as kernel
from kafkafmt.values.json import shape as shapes
from kafkafmt.values.json.shape import Shape

_NONE = -1
_RANGES = {1: (-(2**7), 2**7 - 1), 2: (-(2**15), 2**15 - 1), 4: (-(2**31), 2**31 - 1)}
_LARGEST = (-(2**63), 2**63 - 1)


class NoPlanError(Exception):
    """The shape has a node that the kernel does not read."""


@dataclass(eq=False)
class _Slot:
    """The columns of a node of the shape; ``keys`` are those of a map."""

    shape: Shape
    column: int
    keys: int = _NONE
    children: list[_Slot] = field(default_factory=list)


class Reading:
    """A compiled plan for the values of one shape.

    Args:
        shape: of the values, or of Connect's payloads.
        schema: the text of the member ``schema``, if the values are Connect's; all have this one.

    Raises:
        NoPlanError: the kernel does not read the shape.
    """

    def __init__(self, shape: Shape, schema: bytes | None = None) -> None:
        compiler = _Compiler()
        self._root = compiler.slot(shape)
        if schema is not None:
            compiler.add_envelope(schema)
        self._plan = kernel.Plan(compiler.nodes, compiler.columns)

    def read(self, bodies: pa.Array, skip: int = 0) -> tuple[pa.Array, list[int]]:
        """The values of a binary array without nulls, from byte ``skip`` on, and the refused rows.

        A refused row is null in the array.
        """
        _, ends, data = bodies.buffers()
        refused = self._plan.read(
            ends or b"\0\0\0\0", data or b"", bodies.offset, len(bodies), skip, self._root.column
        )
        return self._array(self._root), refused

    def _column(self, index: int) -> tuple[int, int, list[Any]]:
        rows, nulls, *buffers = self._plan.column(index)
        return rows, nulls, [None if each is None else pa.py_buffer(each) for each in buffers]

    def _array(self, slot: _Slot) -> pa.Array:
        shape = slot.shape
        rows, nulls, buffers = self._column(slot.column)
        children = [self._array(child) for child in slot.children]
        if shape.kind == shapes.STRUCT:
            return pa.Array.from_buffers(shape.arrow, rows, buffers[:1], nulls, children=children)
        if shape.kind == shapes.MAP:
            key_rows, _, key_buffers = self._column(slot.keys)
            keys = pa.Array.from_buffers(pa.string(), key_rows, key_buffers)
            children = [entries(shape.arrow, keys, children[0])]
        if children:
            return pa.Array.from_buffers(shape.arrow, rows, buffers[:2], nulls, children=children)
        if shape.kind == shapes.FLOAT:
            texts = pa.Array.from_buffers(pa.string(), rows, buffers, nulls)
            return texts.cast(pa.float64()).cast(shape.arrow)
        if shape.kind == shapes.TEXT:
            texts = pa.Array.from_buffers(pa.string(), rows, buffers, nulls)
            return pc.if_else(pc.equal(texts, "null"), pa.scalar(None, pa.string()), texts)
        if shape.kind == shapes.INTEGER and _width(shape) < 4:
            gathered = pa.Array.from_buffers(pa.int32(), rows, buffers[:2], nulls)
            return gathered.cast(shape.arrow)
        used = 3 if buffers[2] is not None else 2
        return pa.Array.from_buffers(shape.arrow, rows, buffers[:used], nulls)


def _width(shape: Shape) -> int:
    return int(shape.arrow.bit_width) // 8


class _Compiler:
    """Gathers the nodes and the columns of a plan."""

    def __init__(self) -> None:
        self.nodes: list[kernel.Node] = []
        self.columns: list[kernel.Column] = []

    def slot(self, shape: Shape) -> _Slot:
        """The columns of a node, and the node that fills them, which comes last."""
        slot = _Slot(shape, _NONE)
        linked = []
        for child in shape.children:
            slot.children.append(self.slot(child))
            linked.append(len(self.nodes) - 1)
        low, high = _LARGEST
        members: list[tuple[bytes, int]] = []
        child_node = _NONE
        if shape.kind == shapes.STRUCT:
            kind = kernel.OBJECT
            names = [name.encode("utf-8", "surrogatepass") for name in shape.names]
            members = list(zip(names, linked, strict=True))
            columns = [child.column for child in slot.children]
            slot.column = self._add_column(kernel.FLAGS_ONLY, 0, columns)
        elif shape.kind in (shapes.LIST, shapes.MAP):
            kind = kernel.LIST if shape.kind == shapes.LIST else kernel.MAP
            (child_node,) = linked
            if kind == kernel.MAP:
                slot.keys = self._add_column(kernel.TEXTS)
            slot.column = self._add_column(kernel.LISTS)
        elif shape.kind == shapes.BOOLEAN:
            kind = kernel.BOOLEAN
            slot.column = self._add_column(kernel.FIXED_WIDTH, 1)
        elif shape.kind == shapes.INTEGER:
            kind = kernel.INTEGER
            width = _width(shape)
            low, high = _RANGES.get(width, _LARGEST)
            slot.column = self._add_column(kernel.FIXED_WIDTH, max(width, 4))
        else:
            try:
                kind = _TEXTS[shape.kind]
            except KeyError:
                raise NoPlanError(shape.kind) from None
            slot.column = self._add_column(kernel.TEXTS)
        self._add_node(kind, slot, members, child_node, low, high)
        return slot

    def add_envelope(self, schema: bytes) -> None:
        """Make the last node the payload of Connect's envelope."""
        payload = len(self.nodes) - 1
        self.nodes.append((kernel.SAME, _NONE, _NONE, [], _NONE, schema, 0, 0))
        members = [(b"schema", payload + 1), (b"payload", payload)]
        self.nodes.append((kernel.ENVELOPE, _NONE, _NONE, members, _NONE, b"", 0, 0))

    def _add_column(self, layout: int, width: int = 0, children: list[int] | None = None) -> int:
        self.columns.append((layout, width, True, children or []))
        return len(self.columns) - 1

    def _add_node(
        self,
        kind: int,
        slot: _Slot,
        members: list[tuple[bytes, int]],
        child: int,
        low: int,
        high: int,
    ) -> None:
        self.nodes.append((kind, slot.column, slot.keys, members, child, b"", low, high))


_TEXTS = {
    shapes.STRING: kernel.STRING,
    shapes.FLOAT: kernel.NUMBER,
    shapes.TEXT: kernel.RAW,
}
