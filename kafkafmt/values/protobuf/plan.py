"""A plan for the Protobuf kernel.

Strategy: the plan has a message for each message of the shape. What becomes JSON text is gathered
as bytes, a ``Timestamp`` or a ``Duration`` as its two numbers, the name of an enum as its place;
these are converted afterwards, all rows at once.

Invariant: the plan and :class:`~kafkafmt.values.protobuf.exact.ExactProtobuf` read the same
values.
"""

from __future__ import annotations

from functools import partial
from typing import Any

import pyarrow as pa

from kafkafmt.segment.tables import arrow as pc
from kafkafmt.values.errors import UNREPRESENTABLE, ValueDecodeError
from kafkafmt.values.fallback import NO_COLUMN, CompiledPlan, Slot, Slots
from kafkafmt.values.protobuf import _kernel as kernel
from kafkafmt.values.protobuf.descriptors import ENUM, SCALAR, SCALARS, TYPE_GROUP, WRAPPER
from kafkafmt.values.protobuf.exact import NANOS, ExactProtobuf, enum_name, message_json
from kafkafmt.values.shape import JSON_TEXT, LIST, MAP, STRUCT, Shape

_TIME = pa.struct([("seconds", pa.int64()), ("nanos", pa.int32())])


def compile_plan(shape: Shape) -> CompiledPlan:
    """Return the plan for reading messages of a shape."""
    compiler = _ProtobufCompiler()
    root = compiler.message(shape)
    return CompiledPlan(
        kernel.Plan(compiler.messages, compiler.slots.columns, compiler.num_oneofs), root
    )


class _ProtobufCompiler:
    def __init__(self) -> None:
        self.messages: list[tuple[int, list[kernel.Field]]] = []
        self.slots = Slots(kernel)
        self.num_oneofs = 0

    def message(self, shape: Shape) -> Slot:
        """Return the columns of a message, a time or a wrapper, and add its message to the plan."""
        if shape.kind in (STRUCT, WRAPPER):
            fields, children = self._fields(shape)
        else:
            kinds = (kernel.VARINT64, kernel.VARINT32)
            children = [self.slots.add(Shape(SCALAR, field.type)) for field in _TIME]
            fields = [
                _field(number, kind, kernel.PLAIN, child.column)
                for number, (kind, child) in enumerate(zip(kinds, children, strict=True), start=1)
            ]
        if shape.kind == STRUCT:
            slot = self.slots.add(shape, children)
        elif shape.kind == WRAPPER:
            gathered = pa.struct([("value", children[0].arrow)])
            slot = self.slots.add(shape, children, gathered=gathered, convert=_only_member)
        else:
            convert = partial(_times, shape)
            slot = self.slots.add(shape, children, gathered=_TIME, convert=convert)
        self.messages.append((slot.column, sorted(fields)))
        return slot

    def _fields(self, shape: Shape) -> tuple[list[kernel.Field], list[Slot]]:
        oneofs = {
            oneof.full_name: self.num_oneofs + place
            for place, oneof in enumerate(shape.source.oneofs)
        }
        self.num_oneofs += len(oneofs)
        fields, slots = [], []
        for found, child in zip(shape.source.fields, shape.children, strict=True):
            oneof = found.containing_oneof
            place = NO_COLUMN if oneof is None else oneofs[oneof.full_name]
            if child.kind == MAP:
                field, slot = self._map(found, child)
            elif child.kind == LIST:
                field, item = self._single(found, child.children[0], kernel.REPEATED)
                slot = self.slots.add(child, [item])
                field = (*field[:4], slot.column, *field[5:])
            else:
                label = kernel.PRESENT if found.has_presence else kernel.PLAIN
                field, slot = self._single(found, child, label)
            fields.append((*field[:6], place, *field[7:]))
            slots.append(slot)
        return fields, slots

    def _map(self, found: Any, shape: Shape) -> tuple[kernel.Field, Slot]:
        key, value = found.message_type.fields
        of_key, keys = self._single(key, shape.children[0], kernel.PLAIN)
        of_item, items = self._single(value, shape.children[1], kernel.PLAIN)
        self.messages.append((NO_COLUMN, [of_key, of_item]))
        entry = len(self.messages) - 1
        slot = self.slots.add(shape, [keys, items], convert=_sorted)
        field = _field(
            found.number, kernel.MAP, kernel.REPEATED, keys.column, slot.column, message=entry
        )
        return field, slot

    def _single(self, found: Any, shape: Shape, label: int) -> tuple[kernel.Field, Slot]:
        """Return a field with one value, or the values of a list or a map."""
        numbers: list[int] = []
        zero = message = NO_COLUMN
        if shape.kind == SCALAR:
            _, name = SCALARS[found.type]
            kind, slot = getattr(kernel, name), self.slots.add(shape)
        elif shape.kind == ENUM:
            kind = kernel.ENUM
            numbers = sorted({value.number for value in found.enum_type.values})
            names = pa.array([enum_name(shape, number) for number in numbers], pa.string())
            zero = numbers.index(0) if 0 in numbers else NO_COLUMN
            slot = self.slots.add(shape, gathered=pa.int32(), convert=names.take)
        elif shape.kind == JSON_TEXT:
            kind = kernel.BYTES
            slot = self.slots.add(shape, gathered=pa.binary(), convert=partial(_texts, shape))
        else:
            kind = kernel.MESSAGE
            slot = self.message(shape)
            message = len(self.messages) - 1
        if found.type == TYPE_GROUP:
            kind = kernel.REFUSE
        field = _field(
            found.number, kind, label, slot.column, message=message, numbers=numbers, zero=zero
        )
        return field, slot


def _field(
    number: int,
    kind: int,
    label: int,
    column: int,
    listed: int = NO_COLUMN,
    *,
    message: int = NO_COLUMN,
    numbers: list[int] | None = None,
    zero: int = NO_COLUMN,
) -> kernel.Field:
    """Return a field as the kernel takes it, of no oneof."""
    return (number, kind, label, column, listed, message, NO_COLUMN, numbers or [], zero)


# --- what is converted afterwards ----------------------------------------------------------------


def _only_member(struct: pa.StructArray) -> pa.Array:
    (member,) = struct.flatten()
    return member


def _texts(shape: Shape, messages: pa.Array) -> pa.Array:
    exact = ExactProtobuf(shape)
    texts = {
        value: message_json(exact.message(value))
        for value in messages.unique().drop_null().to_pylist()
    }
    return pa.array([texts.get(value) for value in messages.to_pylist()], pa.string())


def _times(shape: Shape, struct: pa.StructArray) -> pa.Array:
    """Join seconds and nanoseconds to one number; a ValueDecodeError if it does not fit."""
    seconds, nanos = struct.flatten()
    try:
        whole = pc.multiply_checked(seconds, pa.scalar(NANOS, pa.int64()))
        total = pc.add_checked(whole, nanos.cast(pa.int64()))
    except pa.ArrowInvalid as error:
        raise ValueDecodeError(UNREPRESENTABLE, f"{shape.arrow}: {error}") from None
    return total.view(shape.arrow)


def _sorted(maps: pa.MapArray) -> pa.Array:
    """Return maps by key: the order in the bytes means nothing."""
    keys, items = maps.keys, maps.items
    if len(keys) <= 1:
        return maps
    valid, ends = maps.buffers()[:2]
    lists = pa.Array.from_buffers(pa.list_(keys.type), len(maps), [None, ends], children=[keys])
    sortable = keys.cast(pa.uint8()) if pa.types.is_boolean(keys.type) else keys
    table = pa.table({"row": pc.list_parent_indices(lists), "key": sortable})
    order = pc.sort_indices(table, sort_keys=[("row", "ascending"), ("key", "ascending")])
    fields = [maps.type.key_field, maps.type.item_field]
    entries = pa.StructArray.from_arrays([keys.take(order), items.take(order)], fields=fields)
    return pa.Array.from_buffers(
        maps.type, len(maps), [valid, ends], maps.null_count, children=[entries]
    )
