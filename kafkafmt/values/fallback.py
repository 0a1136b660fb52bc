"""A kernel, an exact engine for its refused rows, and the columns of both as Arrow arrays.

Strategy: a plan's compiler adds a slot for each node of the shape; its type decides how the
column's buffers (``_columns.pxi``) become an array. Types not written by the kernel (enums, JSON
text, times in two parts) are converted afterwards, all rows at once. Where that fails, the rows are
halved until the bad one is alone, and the exact engine reads it.

Invariant: with and without a kernel the arrays and the failures are the same. No error of Arrow or
of text leaves this module: the row is a failure. Buffers are handed over, never copied.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any, Protocol

import pyarrow as pa

from kafkafmt.segment.engine import select
from kafkafmt.values.decoding import Decoded, merged, one_by_one, row_numbers, without_prefix
from kafkafmt.values.errors import BORDER, ValueDecodeError
from kafkafmt.values.shape import Shape

NO_COLUMN = -1
ColumnLayout = tuple[int, int, bool, list[int]]
"""A column for a kernel's class ``Gathering``: its layout, the width of its slots, whether its rows
can be null, and its child columns."""
GatheredColumn = tuple[int, int, Any, Any, Any]
"""A column that was gathered: its rows, its nulls, and its validity, slots and bytes as buffers."""


class KernelPlan(Protocol):
    """The class ``Plan`` of a kernel."""

    def read(
        self, ends: Any, data: Any, offset: int, count: int, skip: int, root_column: int
    ) -> list[int]:
        """Read values, and return the refused rows."""

    def column(self, index: int) -> GatheredColumn:
        """Take a column, at most once after a read."""


@dataclass(eq=False)
class Slot:
    """A node of a shape, and its column.

    Attributes:
        shape: the node; without a node of its own, a shape of the type alone.
        arrow: the type of the gathered array.
        column: its index; :data:`NO_COLUMN` for a constant.
        children: of a struct, a list (one) or a map (the keys, the items).
        convert: from the gathered array to one of the shape's type.
        constant: an array of equal rows, one at first, for a field without values.
    """

    shape: Shape
    arrow: pa.DataType
    column: int = NO_COLUMN
    children: list[Slot] = field(default_factory=list)
    convert: Callable[[pa.Array], pa.Array] | None = None
    constant: pa.Array | None = None


class Slots:
    """The columns of a plan, as a compiler adds them; ``kernel`` is the compiled module."""

    def __init__(self, kernel: Any) -> None:
        self._kernel = kernel
        self.columns: list[ColumnLayout] = []

    def add(
        self,
        shape: Shape,
        children: list[Slot] | None = None,
        *,
        gathered: pa.DataType | None = None,
        convert: Callable[[pa.Array], pa.Array] | None = None,
        is_nullable: bool = True,
    ) -> Slot:
        """Add a slot; its children were added before it. ``gathered`` is the shape's own type."""
        arrow = shape.arrow if gathered is None else gathered
        kernel, children = self._kernel, children or []
        layout, width, members = kernel.FIXED_WIDTH, 0, []
        if pa.types.is_struct(arrow) or pa.types.is_null(arrow):
            layout = kernel.FLAGS_ONLY
            members = [child.column for child in children if child.column != NO_COLUMN]
        elif pa.types.is_list(arrow) or pa.types.is_map(arrow):
            layout = kernel.LISTS
        elif pa.types.is_string(arrow) or pa.types.is_binary(arrow):
            layout = kernel.TEXTS
        else:
            width = max(arrow.bit_width // 8, 1)
        self.columns.append((layout, width, is_nullable, members))
        return Slot(shape, arrow, len(self.columns) - 1, children, convert)


class CompiledPlan:
    """A kernel's plan, and the slots of its columns."""

    def __init__(self, plan: KernelPlan, root: Slot) -> None:
        self._plan = plan
        self._root = root

    def read(self, bodies: pa.Array, skip: int = 0) -> tuple[pa.Array, list[int]]:
        """Read a binary array without nulls from byte ``skip`` on; return also the refused rows.

        A refused row is null in the array. What a conversion raises passes through.
        """
        _, ends, data = bodies.buffers()
        refused = self._plan.read(
            ends or b"\0\0\0\0", data or b"", bodies.offset, len(bodies), skip, self._root.column
        )
        return self._array(self._root, len(bodies)), refused

    def _array(self, slot: Slot, rows: int) -> pa.Array:
        if slot.constant is not None:
            if len(slot.constant) < rows:
                slot.constant = pa.repeat(slot.constant[0], rows)
            return slot.constant.slice(0, rows)
        rows, nulls, *buffers = self._plan.column(slot.column)
        valid, starts, data = (
            None if buffer is None else pa.py_buffer(buffer) for buffer in buffers
        )
        if pa.types.is_null(slot.arrow):
            return pa.nulls(rows)
        children = [self._array(child, rows) for child in slot.children]
        found = [valid, starts, data] if data is not None else [valid, starts]
        if pa.types.is_struct(slot.arrow):
            found = [valid]
        elif pa.types.is_map(slot.arrow):
            fields = [slot.arrow.key_field, slot.arrow.item_field]
            children = [
                pa.Array.from_buffers(
                    pa.struct(fields), len(children[0]), [None], children=children
                )
            ]
        array = pa.Array.from_buffers(slot.arrow, rows, found, nulls, children=children or None)
        return array if slot.convert is None else slot.convert(array)


def compile_plan(format: str, *schema: object) -> CompiledPlan | None:
    """Return the plan of a format's compiler; ``None`` without one, or without a kernel."""
    if not select.compiled(f"kafkafmt.values.{format}._kernel"):
        return None
    compiler = import_module(f"kafkafmt.values.{format}.plan")
    plan: CompiledPlan | None = compiler.compile_plan(*schema)
    return plan


_FEW = 32
"""Rows that are read one by one where all at once failed."""


class CompiledWithFallback:
    """Decodes bodies into one type.

    Args:
        read: the exact engine: a body as a value that Arrow takes; it raises ValueDecodeError.
        plan: of the kernel; ``None`` where it is not used.
    """

    def __init__(
        self, type: pa.DataType, read: Callable[[bytes], object], plan: CompiledPlan | None
    ) -> None:
        self._type = type
        self._read = read
        self.plan = plan

    def decode(self, bodies: pa.Array, skip: int = 0) -> Decoded:
        """Decode a binary array without nulls, each value from byte ``skip`` on."""
        if self.plan is None:
            return self._exactly(bodies, skip)
        try:
            array, refused = self.plan.read(bodies, skip)
        except MemoryError:
            raise
        except (ValueDecodeError, *BORDER):
            if len(bodies) <= _FEW:
                return self._exactly(bodies, skip)
            half = len(bodies) // 2
            first, second = self.decode(bodies[:half], skip), self.decode(bodies[half:], skip)
            later = second.failures_at(row_numbers(len(bodies)).slice(half))
            return Decoded(pa.concat_arrays([first.array, second.array]), first.failures + later)
        return self._with_refused(array, refused, bodies, skip) if refused else Decoded(array, [])

    def _with_refused(
        self, array: pa.Array, refused: list[int], bodies: pa.Array, skip: int
    ) -> Decoded:
        rows = pa.array(refused, pa.int32())
        exact = self._exactly(bodies.take(rows), skip)
        failures = exact.failures_at(rows)
        if len(refused) == len(bodies):
            return Decoded(exact.array, failures)
        taken = pa.array(sorted(set(range(len(bodies))).difference(refused)), pa.int32())
        parts = [(taken, array.take(taken)), (rows, exact.array)]
        return Decoded(merged(parts, len(bodies), array.type), failures)

    def _exactly(self, bodies: pa.Array, skip: int) -> Decoded:
        return one_by_one(without_prefix(bodies, skip), self._read, self._type)
