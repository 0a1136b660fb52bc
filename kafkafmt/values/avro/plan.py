"""A plan for the Avro kernel: what to read by the writer's schema, into the reader's columns.

Strategy: first the columns, along the reader's shape without the fields that only the reader has;
those become constants. Then the nodes, along the writer's type. Where resolution is not plain (a
name that differs, a branch that several match), the node refuses, and the exact engine reads the
values that come by it.

Invariant: what the plan reads equals what :class:`~kafkafmt.values.avro.judge.Judge` reads.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import pyarrow as pa

from kafkafmt.values.avro import _kernel as kernel
from kafkafmt.values.avro.columns import UnrepresentableError, array_of, has_merged
from kafkafmt.values.avro.schema import Type
from kafkafmt.values.avro.shape import JSON_TEXT, MAX_COLUMNS, Shape

_NUMBERS: dict[tuple[str, str], int] = {
    ("boolean", "boolean"): kernel.BOOLEAN,
    ("int", "int"): kernel.INT,
    ("int", "long"): kernel.INT_AS_LONG,
    ("int", "float"): kernel.INT_AS_FLOAT,
    ("int", "double"): kernel.INT_AS_DOUBLE,
    ("long", "long"): kernel.LONG,
    ("long", "float"): kernel.LONG_AS_FLOAT,
    ("long", "double"): kernel.LONG_AS_DOUBLE,
    ("float", "float"): kernel.FLOAT,
    ("float", "double"): kernel.FLOAT_AS_DOUBLE,
    ("double", "double"): kernel.DOUBLE,
}
_TIMES = {"time-millis": kernel.TIME_MS, "time-micros": kernel.TIME_US}
_WIDTHS = {"boolean": 1, "int": 4, "long": 8, "float": 4, "double": 8, "enum": 4}
_SKIPS = {
    "null": (kernel.SKIP_FIXED, 0),
    "boolean": (kernel.SKIP_BOOLEAN, 0),
    "int": (kernel.SKIP_INT, 0),
    "long": (kernel.SKIP_LONG, 0),
    "float": (kernel.SKIP_FIXED, 4),
    "double": (kernel.SKIP_FIXED, 8),
    "bytes": (kernel.SKIP_BYTES, 0),
    "string": (kernel.SKIP_BYTES, 0),
}
_SKIPPED = -1


@dataclass(eq=False)
class Slot:
    """A node of the shape, and the column that holds it.

    Attributes:
        shape: the reader's.
        column: the index; -1 for a constant.
        children: of the shape; for a map the keys come first.
        default: an array of one row, for a field that the writer does not have.
        symbols: of an enum, by the writer's index.
    """

    shape: Shape
    column: int = _SKIPPED
    children: list[Slot] = field(default_factory=list)
    default: pa.Array | None = None
    symbols: tuple[str, ...] = ()

    def constants(self, rows: int) -> pa.Array:
        """So many rows of the default. Arrays do not change, so a longer one is kept for others."""
        if self.default is None:
            raise TypeError("the field has no default")
        if len(self.default) < rows:
            zeroes = pa.Array.from_buffers(
                pa.int32(), rows, [None, pa.py_buffer(bytes(4 * rows))], null_count=0
            )
            self.default = self.default.take(zeroes)
        return self.default.slice(0, rows)


class Reading:
    """A compiled plan, and the way from its columns to an Arrow array."""

    def __init__(self, writer: Type, shape: Shape) -> None:
        compiler = _Compiler()
        self._root = compiler.slot(writer, shape, is_member=True)
        compiler.node(writer, self._root)
        self._plan = kernel.Plan(compiler.nodes, compiler.columns, compiler.limits)

    def read(self, bodies: pa.Array, skip: int = 0) -> tuple[pa.Array, list[int]]:
        """The values of a binary array without nulls, from byte ``skip`` on, and the refused rows.

        A refused row is null in the array.
        """
        _, ends, data = bodies.buffers()
        refused = self._plan.read(
            ends or b"\0\0\0\0", data or b"", bodies.offset, len(bodies), skip, self._root.column
        )
        return self._array(self._root, len(bodies)), refused

    def _array(self, slot: Slot, rows: int) -> pa.Array:
        shape = slot.shape
        if slot.default is not None:
            return slot.constants(rows)
        rows, nulls, valid, slots, data = self._plan.column(slot.column)
        buffers = [None if each is None else pa.py_buffer(each) for each in (valid, slots, data)]
        if shape.kind in ("record", "union"):
            children = [self._array(child, rows) for child in slot.children]
            return pa.Array.from_buffers(shape.arrow, rows, buffers[:1], nulls, children=children)
        if shape.kind == "array":
            items = self._array(slot.children[0], 0)
            return pa.Array.from_buffers(shape.arrow, rows, buffers[:2], nulls, children=[items])
        if shape.kind == "map":
            keys, items = (self._array(child, 0) for child in slot.children)
            entries = pa.Array.from_buffers(
                pa.struct([shape.arrow.key_field, shape.arrow.item_field]),
                len(keys),
                [None],
                children=[keys, items],
            )
            return pa.Array.from_buffers(shape.arrow, rows, buffers[:2], nulls, children=[entries])
        if shape.kind == "enum":
            indexes = pa.Array.from_buffers(pa.int32(), rows, buffers[:2], nulls)
            return pa.array(slot.symbols, pa.string()).take(indexes)
        if shape.kind == "null":
            return pa.nulls(rows)
        used = 3 if data is not None else 2
        return pa.Array.from_buffers(shape.arrow, rows, buffers[:used], nulls)


class _Compiler:
    """Gathers the nodes and the columns of a plan."""

    def __init__(self) -> None:
        self.nodes: list[kernel.Node] = []
        self.columns: list[kernel.Column] = []
        self.limits: list[tuple[int, int]] = []

    # --- columns ---------------------------------------------------------------------------------

    def slot(self, writer: Type, shape: Shape, is_member: bool = False) -> Slot:
        """The columns of a shape, for values of a writer's type.

        ``is_member`` says that rows can be null which the shape does not let be null: a member of a
        union, or the root.
        """
        slot = Slot(shape)
        if shape.kind == "record":
            fields = _fields(writer, shape)
            for name, child in zip(shape.names, shape.children, strict=True):
                default = None if fields is None or name in fields else _default(shape, name, child)
                if default is not None:
                    slot.children.append(Slot(child, default=default))
                else:
                    slot.children.append(self.slot((fields or {}).get(name, child.type), child))
        elif shape.kind == "union":
            slot.children = [
                self.slot(_branch(writer, each), each, is_member=True) for each in shape.children
            ]
        elif shape.kind == "array":
            slot.children = [self.slot(_item(writer, "array"), shape.children[0])]
        elif shape.kind == "map":
            keys = Slot(Shape(Type("string"), "string", pa.string()))
            keys.column = self._column(keys, [], False)
            slot.children = [keys, self.slot(_item(writer, "map"), shape.children[0])]
        members = slot.children if shape.kind in ("record", "union") else []
        columns = [each.column for each in members if each.column != _SKIPPED]
        slot.column = self._column(slot, columns, shape.is_nullable or is_member)
        return slot

    def _column(self, slot: Slot, children: list[int], is_nullable: bool) -> int:
        shape = slot.shape
        layout, width = kernel.FIXED_WIDTH, 0
        if shape.kind in ("record", "union", "null"):
            layout = kernel.FLAGS_ONLY
        elif shape.kind in ("array", "map"):
            layout = kernel.LISTS
        elif shape.type.logical == "decimal":
            width = shape.arrow.byte_width
        elif shape.kind in _WIDTHS:
            width = _WIDTHS[shape.kind]
        else:
            layout = kernel.TEXTS
        self.columns.append((layout, width, is_nullable, children))
        return len(self.columns) - 1

    # --- nodes -----------------------------------------------------------------------------------

    def _add(self, op: int, column: int, size: int = 0, children: list[int] | None = None) -> int:
        self.nodes.append((op, column, size, children or []))
        return len(self.nodes) - 1

    def _refuse(self) -> int:
        return self._add(kernel.REFUSE, _SKIPPED)

    def node(self, writer: Type, slot: Slot) -> int:
        """The node that reads a writer's type into a slot."""
        if len(self.nodes) > MAX_COLUMNS:
            return self._refuse()
        shape = slot.shape
        if writer.kind == "union":
            return self._add(
                kernel.UNION,
                _SKIPPED,
                children=[self.node(branch, slot) for branch in writer.branches],
            )
        if writer.kind == "null":
            if shape.is_nullable or shape.kind == "null":
                return self._add(kernel.NULL_VALUE, slot.column)
            return self._refuse()
        if shape.kind == "union":
            return self._into_branch(writer, slot)
        if shape.kind == JSON_TEXT:
            return self._refuse()
        number = _NUMBERS.get((writer.kind, shape.kind))
        if number is not None:
            time = _TIMES.get(shape.type.logical)
            if time is not None and writer.kind != shape.kind:
                return self._refuse()
            return self._add(number if time is None else time, slot.column)
        if writer.kind in ("bytes", "string") and shape.kind in ("bytes", "string"):
            return self._text(writer, slot)
        if writer.kind != shape.kind or not _is_same_name(writer, shape.type):
            return self._refuse()
        if writer.kind == "record":
            return self._record(writer, slot)
        if writer.kind == "array":
            item = self.node(writer.item, slot.children[0])
            return self._add(kernel.ARRAY, slot.column, children=[item])
        if writer.kind == "map":
            keys = self._add(kernel.STRING, slot.children[0].column)
            item = self.node(writer.item, slot.children[1])
            return self._add(kernel.MAP, slot.column, children=[keys, item])
        if writer.kind == "enum":
            return self._enum(writer, slot)
        return self._fixed(writer, slot)

    def _into_branch(self, writer: Type, slot: Slot) -> int:
        """The one branch of the reader's union that is the writer's type."""
        branches = [child.shape.type for child in slot.children]
        fitting = [place for place, branch in enumerate(branches) if _may_match(writer, branch)]
        if has_merged(branches) or len(fitting) != 1:
            return self._refuse()
        child = self.node(writer, slot.children[fitting[0]])
        return self._add(kernel.BRANCH, slot.column, fitting[0], [child])

    def _text(self, writer: Type, slot: Slot) -> int:
        shape = slot.shape
        if shape.type.logical == "decimal":
            return self._decimal(slot, []) if writer.kind == "bytes" else self._refuse()
        if shape.kind == "string":
            return self._add(kernel.STRING, slot.column)
        # A string that becomes bytes is still read as text.
        return self._add(kernel.STRING if writer.kind == "string" else kernel.BYTES, slot.column)

    def _fixed(self, writer: Type, slot: Slot) -> int:
        logical = slot.shape.type.logical
        if writer.size != slot.shape.type.size or logical == "uuid":
            return self._refuse()
        if logical == "decimal":
            return self._decimal(slot, [self._add(kernel.SKIP_FIXED, _SKIPPED, writer.size)])
        return self._add(kernel.FIXED, slot.column, writer.size)

    def _decimal(self, slot: Slot, size: list[int]) -> int:
        if slot.shape.arrow.byte_width > 16:
            return self._refuse()
        limit = 10**slot.shape.type.precision
        self.limits.append((limit >> 64, limit & (2**64 - 1)))
        op = kernel.DECIMAL_FIXED if size else kernel.DECIMAL
        return self._add(op, slot.column, len(self.limits) - 1, size)

    def _enum(self, writer: Type, slot: Slot) -> int:
        reader = slot.shape.type
        symbols = tuple(
            symbol if symbol in reader.symbols else reader.default for symbol in writer.symbols
        )
        known = tuple(symbol for symbol in symbols if symbol is not None)
        if len(known) < len(symbols) or slot.symbols not in ((), known):
            return self._refuse()
        slot.symbols = known
        return self._add(kernel.ENUM, slot.column, len(known))

    def _record(self, writer: Type, slot: Slot) -> int:
        shape = slot.shape
        fields = _fields(writer, shape)
        constants = [child.default is not None for child in slot.children]
        if fields is None or any(
            (name in fields) == is_constant
            for name, is_constant in zip(shape.names, constants, strict=True)
        ):
            return self._refuse()  # a field is missing, or a constant for another branch only
        by_name = dict(zip(shape.names, slot.children, strict=True))
        children = [
            self.node(each.type, by_name[each.name])
            if each.name in by_name
            else self._skip(each.type, ())
            for each in writer.fields
        ]
        return self._add(kernel.RECORD, slot.column, children=children)

    # --- what the reader does not have -----------------------------------------------------------

    def _skip(self, writer: Type, path: tuple[Type, ...]) -> int:
        if len(self.nodes) > MAX_COLUMNS or writer in path:
            return self._refuse()
        path = (*path, writer)
        if writer.kind == "union":
            children = [self._skip(branch, path) for branch in writer.branches]
            return self._add(kernel.UNION, _SKIPPED, children=children)
        if writer.kind == "record":
            children = [self._skip(each.type, path) for each in writer.fields]
            return self._add(kernel.RECORD, _SKIPPED, children=children)
        if writer.kind == "array":
            return self._add(kernel.ARRAY, _SKIPPED, children=[self._skip(writer.item, path)])
        if writer.kind == "map":
            keys = self._add(kernel.SKIP_BYTES, _SKIPPED)
            item = self._skip(writer.item, path)
            return self._add(kernel.MAP, _SKIPPED, children=[keys, item])
        if writer.kind == "fixed":
            return self._add(kernel.SKIP_FIXED, _SKIPPED, writer.size)
        if writer.kind == "enum":
            return self._add(kernel.SKIP_ENUM, _SKIPPED, len(writer.symbols))
        op, size = _SKIPS[writer.kind]
        return self._add(op, _SKIPPED, size)


# --- resolution ----------------------------------------------------------------------------------


def _fields(writer: Type, shape: Shape) -> dict[str, Type] | None:
    """The writer's fields of a record by name; ``None`` where names alone do not resolve them."""
    found = _only(writer, "record")
    if found is None or any(each.aliases for each in shape.type.fields):
        return None
    return {each.name: each.type for each in found.fields}


def _only(writer: Type, kind: str) -> Type | None:
    """The type itself, or the one branch of that kind."""
    branches = writer.branches if writer.kind == "union" else [writer]
    found = [branch for branch in branches if branch.kind == kind]
    return found[0] if len(found) == 1 else None


def _item(writer: Type, kind: str) -> Type:
    found = _only(writer, kind)
    return Type("null") if found is None else found.item


def _branch(writer: Type, shape: Shape) -> Type:
    """The writer's branch for a branch of the reader."""
    branches = writer.branches if writer.kind == "union" else [writer]
    found = [branch for branch in branches if _may_match(branch, shape.type)]
    return found[0] if len(found) == 1 else shape.type


def _default(shape: Shape, name: str, child: Shape) -> pa.Array | None:
    """The reader's default of a field as an array of one row."""
    declared = next(each for each in shape.type.fields if each.name == name)
    if not declared.has_default:
        return None
    try:
        return array_of(child, [declared.default])
    except (UnrepresentableError, TypeError, KeyError, AttributeError):
        return None  # no value of its type: the exact engine says so


def _is_same_name(writer: Type, reader: Type) -> bool:
    return writer.name == reader.name


def _may_match(writer: Type, reader: Type) -> bool:
    """Whether resolution could read one as the other; more than it would."""
    if (writer.kind, reader.kind) in _NUMBERS:
        return True
    texts = ("bytes", "string")
    return writer.kind == reader.kind or (writer.kind in texts and reader.kind in texts)
