"""A plan for the Avro kernel: from the writer's schema into the reader's columns.

Strategy: first the columns, along the reader's shape without fields missing in the writer's schema;
those become constants. Then the nodes, along the writer's type. Where resolution is not plain (a
different name, a branch with several matches), the node refuses, and the exact engine reads its
values.

Invariant: the plan and :class:`~kafkafmt.values.avro.exact.ExactAvro` read the same values.
"""

from __future__ import annotations

import pyarrow as pa

from kafkafmt.values.avro import _kernel as kernel
from kafkafmt.values.avro.exact import converter, find_branch, parse_default
from kafkafmt.values.avro.schema import UNION, RecordField, Type
from kafkafmt.values.errors import ValueDecodeError, value_border
from kafkafmt.values.fallback import NO_COLUMN, CompiledPlan, Slot, Slots
from kafkafmt.values.shape import JSON_TEXT, LIST, MAP, MAX_COLUMNS, STRUCT, Shape

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


def compile_plan(writer: Type, shape: Shape) -> CompiledPlan:
    """Return the plan for reading a writer's values into a reader's shape."""
    compiler = _AvroCompiler()
    root = compiler.slot(writer, shape, is_member=True)
    compiler.node(writer, root)
    return CompiledPlan(kernel.Plan(compiler.nodes, compiler.slots.columns, compiler.limits), root)


class _AvroCompiler:
    def __init__(self) -> None:
        self.nodes: list[kernel.Node] = []
        self.slots = Slots(kernel)
        self.limits: list[tuple[int, int]] = []
        self._symbols: dict[Slot, tuple[str, ...]] = {}

    # --- columns ---------------------------------------------------------------------------------

    def slot(self, writer: Type, shape: Shape, is_member: bool = False) -> Slot:
        """Return the columns of a shape, for values of a writer's type.

        ``is_member``: rows can be null although the shape forbids it: a member of a union, or the
        root.
        """
        children = []
        if shape.kind == STRUCT:
            fields = _fields(writer, shape)
            for declared, child in zip(shape.source.fields, shape.children, strict=True):
                is_absent = fields is not None and declared.name not in fields
                default = _default(declared, child) if is_absent else None
                if default is not None:
                    children.append(Slot(child, child.arrow, constant=default))
                else:
                    children.append(
                        self.slot((fields or {}).get(declared.name, child.source), child)
                    )
        elif shape.kind == UNION:
            branches = _branches(writer, [child.source for child in shape.children])
            children = [
                self.slot(branch, child, is_member=True)
                for branch, child in zip(branches, shape.children, strict=True)
            ]
        elif shape.kind == LIST:
            children = [self.slot(_item(writer, "array"), shape.children[0])]
        elif shape.kind == MAP:
            key, item = shape.children
            children = [
                self.slots.add(key, is_nullable=False),
                self.slot(_item(writer, "map"), item),
            ]
        slot = self.slots.add(
            shape,
            children,
            gathered=pa.int32() if shape.kind == "enum" else None,
            is_nullable=shape.is_nullable or is_member,
        )
        if shape.kind == "enum":
            # Unless a node reads it:
            slot.convert = lambda column: pa.nulls(len(column), pa.string())
        return slot

    # --- nodes -----------------------------------------------------------------------------------

    def _add(self, op: int, column: int, size: int = 0, children: list[int] | None = None) -> int:
        self.nodes.append((op, column, size, children or []))
        return len(self.nodes) - 1

    def _refuse(self) -> int:
        return self._add(kernel.REFUSE, NO_COLUMN)

    def node(self, writer: Type, slot: Slot) -> int:
        if len(self.nodes) > MAX_COLUMNS:
            return self._refuse()
        shape = slot.shape
        if writer.kind == "union":
            return self._add(
                kernel.UNION,
                NO_COLUMN,
                children=[self.node(branch, slot) for branch in writer.branches],
            )
        if writer.kind == "null":
            if shape.is_nullable or shape.kind == "null":
                return self._add(kernel.NULL_VALUE, slot.column)
            return self._refuse()
        if shape.kind == UNION:
            return self._into_branch(writer, slot)
        if shape.kind == JSON_TEXT:
            return self._refuse()
        number = _NUMBERS.get((writer.kind, shape.kind))
        if number is not None:
            time = _TIMES.get(shape.source.logical)
            if time is not None and writer.kind != shape.kind:
                return self._refuse()
            return self._add(number if time is None else time, slot.column)
        if writer.kind in ("bytes", "string") and shape.kind in ("bytes", "string"):
            return self._text(writer, slot)
        if writer.kind != shape.source.kind or writer.name != shape.source.name:
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
        """Add a node reading the writer's type as a branch of the reader's union."""
        place = find_branch(writer, [child.shape.source for child in slot.children])
        if place is None:
            return self._refuse()
        child = self.node(writer, slot.children[place])
        return self._add(kernel.BRANCH, slot.column, place, [child])

    def _text(self, writer: Type, slot: Slot) -> int:
        shape = slot.shape
        if shape.source.logical == "decimal":
            return self._decimal(slot, []) if writer.kind == "bytes" else self._refuse()
        if shape.kind == "string":
            return self._add(kernel.STRING, slot.column)
        return self._add(kernel.BYTES, slot.column)

    def _fixed(self, writer: Type, slot: Slot) -> int:
        logical = slot.shape.source.logical
        if writer.size != slot.shape.source.size or logical == "uuid":
            return self._refuse()
        if logical == "decimal":
            return self._decimal(slot, [self._add(kernel.SKIP_FIXED, NO_COLUMN, writer.size)])
        return self._add(kernel.FIXED, slot.column, writer.size)

    def _decimal(self, slot: Slot, size: list[int]) -> int:
        if slot.shape.arrow.byte_width > 16:
            return self._refuse()
        limit = 10**slot.shape.source.precision
        self.limits.append((limit >> 64, limit & (2**64 - 1)))
        op = kernel.DECIMAL_FIXED if size else kernel.DECIMAL
        return self._add(op, slot.column, len(self.limits) - 1, size)

    def _enum(self, writer: Type, slot: Slot) -> int:
        reader = slot.shape.source
        symbols = tuple(
            symbol if symbol in reader.symbol_set else reader.default for symbol in writer.symbols
        )
        known = tuple(symbol for symbol in symbols if symbol is not None)
        if len(known) < len(symbols) or self._symbols.setdefault(slot, known) != known:
            return self._refuse()
        if known:
            slot.convert = pa.array(known, pa.string()).take
        return self._add(kernel.ENUM, slot.column, len(known))

    def _record(self, writer: Type, slot: Slot) -> int:
        shape = slot.shape
        fields = _fields(writer, shape)
        constants = [child.constant is not None for child in slot.children]
        if fields is None or any(
            (name in fields) == is_constant
            for name, is_constant in zip(shape.names, constants, strict=True)
        ):
            return self._refuse()  # a field is missing, or a constant for another branch only
        by_name = dict(zip(shape.names, slot.children, strict=True))
        children = [
            self.node(field.type, by_name[field.name])
            if field.name in by_name
            else self._skip(field.type, ())
            for field in writer.fields
        ]
        return self._add(kernel.RECORD, slot.column, children=children)

    # --- what the reader does not have -----------------------------------------------------------

    def _skip(self, writer: Type, path: tuple[Type, ...]) -> int:
        if len(self.nodes) > MAX_COLUMNS or writer in path:
            return self._refuse()
        path = (*path, writer)
        if writer.kind == "union":
            children = [self._skip(branch, path) for branch in writer.branches]
            return self._add(kernel.UNION, NO_COLUMN, children=children)
        if writer.kind == "record":
            children = [self._skip(field.type, path) for field in writer.fields]
            return self._add(kernel.RECORD, NO_COLUMN, children=children)
        if writer.kind == "array":
            return self._add(kernel.ARRAY, NO_COLUMN, children=[self._skip(writer.item, path)])
        if writer.kind == "map":
            keys = self._add(kernel.SKIP_BYTES, NO_COLUMN)
            item = self._skip(writer.item, path)
            return self._add(kernel.MAP, NO_COLUMN, children=[keys, item])
        if writer.kind == "fixed":
            return self._add(kernel.SKIP_FIXED, NO_COLUMN, writer.size)
        if writer.kind == "enum":
            return self._add(kernel.SKIP_ENUM, NO_COLUMN, len(writer.symbols))
        op, size = _SKIPS[writer.kind]
        return self._add(op, NO_COLUMN, size)


# --- resolution ----------------------------------------------------------------------------------


def _fields(writer: Type, shape: Shape) -> dict[str, Type] | None:
    """Return the writer's fields of a record by name; ``None`` if names do not resolve them."""
    record = _only(writer, "record")
    if record is None or any(field.aliases for field in shape.source.fields):
        return None
    return {field.name: field.type for field in record.fields}


def _only(writer: Type, kind: str) -> Type | None:
    """Return the type itself or its only branch of a kind; ``None`` without exactly one."""
    of_kind = [branch for branch in writer.alternatives if branch.kind == kind]
    return of_kind[0] if len(of_kind) == 1 else None


def _item(writer: Type, kind: str) -> Type:
    of_kind = _only(writer, kind)
    return Type("null") if of_kind is None else of_kind.item


def _branches(writer: Type, branches: list[Type]) -> list[Type]:
    matching: dict[int | None, list[Type]] = {}
    for branch in writer.alternatives:
        matching.setdefault(find_branch(branch, branches), []).append(branch)
    return [
        matching[place][0] if len(matching.get(place, ())) == 1 else branch
        for place, branch in enumerate(branches)
    ]


def _default(declared: RecordField, child: Shape) -> pa.Array | None:
    """Return the reader's default of a field as an array of one row."""
    if not declared.has_default:
        return None
    convert = converter(child)
    try:
        with value_border():
            value = parse_default(declared.type, declared.default)
            return pa.array([value if convert is None else convert(value)], child.arrow)
    except (ValueDecodeError, TypeError, AttributeError, ValueError):
        return None  # no value of its type: the exact engine says so
