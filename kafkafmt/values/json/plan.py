"""A plan for the JSON kernel.

Strategy: the plan has a node for each node of the shape. Numbers that become doubles are gathered
as text, which Arrow converts afterwards. Base64, decimals and maps that are lists of pairs have no
plan; the exact engine reads their shapes.

Invariant: what the plan reads equals what msgspec reads into the shape's types.
"""

from __future__ import annotations

import pyarrow as pa

from kafkafmt.tables import arrow_functions as pc
from kafkafmt.values.gathered import NO_COLUMN, CompiledPlan, Slot, Slots
from kafkafmt.values.json import _kernel as kernel
from kafkafmt.values.json.kinds import BOOLEAN, FLOAT, INTEGER, STRING
from kafkafmt.values.shape import JSON_TEXT, LIST, MAP, STRUCT, Shape

_KINDS = {
    STRUCT: kernel.OBJECT,
    LIST: kernel.LIST,
    MAP: kernel.MAP,
    BOOLEAN: kernel.BOOLEAN,
    INTEGER: kernel.INTEGER,
    STRING: kernel.STRING,
    FLOAT: kernel.NUMBER,
    JSON_TEXT: kernel.RAW,
}


def plan_of(shape: Shape, schema: bytes | None = None) -> CompiledPlan | None:
    """The plan for the values of a shape; ``None`` if a node of it has none.

    Args:
        shape: of the values, or of Connect's payloads.
        schema: the text of the member ``schema``, if the values are Connect's; all have this one.
    """
    compiler = _JsonCompiler()
    try:
        root = compiler.slot(shape)
    except _NoPlanError:
        return None
    if schema is not None:
        compiler.add_envelope(schema)
    return CompiledPlan(kernel.Plan(compiler.nodes, compiler.slots.columns), root)


class _NoPlanError(Exception):
    """The shape has a node that the kernel does not read."""


class _JsonCompiler:
    """Gathers the nodes and the columns of a plan."""

    def __init__(self) -> None:
        self.nodes: list[kernel.Node] = []
        self.slots = Slots(kernel)

    def slot(self, shape: Shape) -> Slot:
        """The columns of a node, and the node that fills them, which comes last."""
        if shape.kind not in _KINDS:
            raise _NoPlanError(shape.kind)
        children: list[Slot] = []
        linked: list[int] = []
        for child in shape.children:
            if shape.kind == MAP and not children:
                children.append(self.slots.add(child))  # the kernel reads keys without a node
                continue
            children.append(self.slot(child))
            linked.append(len(self.nodes) - 1)
        slot = self._add(shape, children)
        members: list[tuple[bytes, int]] = []
        if shape.kind == STRUCT:
            names = [name.encode("utf-8", "surrogatepass") for name in shape.names]
            members = list(zip(names, linked, strict=True))
        keys = children[0].column if shape.kind == MAP else NO_COLUMN
        child_node = linked[0] if shape.kind in (LIST, MAP) else NO_COLUMN
        bits = shape.arrow.bit_width if shape.kind == INTEGER else 64
        low, high = -(2 ** (bits - 1)), 2 ** (bits - 1) - 1
        self.nodes.append(
            (_KINDS[shape.kind], slot.column, keys, members, child_node, b"", low, high)
        )
        return slot

    def _add(self, shape: Shape, children: list[Slot]) -> Slot:
        if shape.kind == FLOAT:
            return self.slots.add(
                shape,
                gathered=pa.string(),
                convert=lambda texts: texts.cast(shape.arrow),
            )
        if shape.kind == JSON_TEXT:
            return self.slots.add(shape, convert=_without_null)
        if shape.kind == INTEGER and shape.arrow.bit_width < 32:
            return self.slots.add(
                shape, gathered=pa.int32(), convert=lambda numbers: numbers.cast(shape.arrow)
            )
        return self.slots.add(shape, children)

    def add_envelope(self, schema: bytes) -> None:
        """Make the last node the payload of Connect's envelope."""
        payload = len(self.nodes) - 1
        self.nodes.append((kernel.SAME, NO_COLUMN, NO_COLUMN, [], NO_COLUMN, schema, 0, 0))
        members = [(b"schema", payload + 1), (b"payload", payload)]
        self.nodes.append((kernel.ENVELOPE, NO_COLUMN, NO_COLUMN, members, NO_COLUMN, b"", 0, 0))


def _without_null(texts: pa.Array) -> pa.Array:
    return pc.if_else(pc.equal(texts, "null"), pa.scalar(None, pa.string()), texts)
