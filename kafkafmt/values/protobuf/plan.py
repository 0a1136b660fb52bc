"""A plan for the Protobuf kernel, and the way from its columns to Arrow arrays.

Strategy: the plan has a message for each message of the shape. What becomes JSON text is gathered
as bytes, a ``Timestamp`` or a ``Duration`` as its two numbers; both are converted afterwards, all
rows at once.

Invariant: what the plan reads equals what :class:`~kafkafmt.values.protobuf.judge.Judge` reads.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pyarrow as pa
import pyarrow.compute as pc

from kafkafmt.values.decoding import entries
from kafkafmt.values.errors import UNREPRESENTABLE, ValueDecodeError
from kafkafmt.values.protobuf import _kernel as kernel
from kafkafmt.values.protobuf import shape as shapes
from kafkafmt.values.protobuf.judge import NANOS, Judge, enum_name, json_of
from kafkafmt.values.protobuf.shape import Member, Shape

# By FieldDescriptorProto.Type: what is read, and the width of a slot (0: text).
_KINDS: dict[int, tuple[int, int]] = {
    1: (kernel.FIXED64, 8),
    2: (kernel.FIXED32, 4),
    3: (kernel.VARINT64, 8),
    4: (kernel.VARINT64, 8),
    5: (kernel.VARINT32, 4),
    6: (kernel.FIXED64, 8),
    7: (kernel.FIXED32, 4),
    8: (kernel.BOOLEAN, 1),
    9: (kernel.TEXT, 0),
    12: (kernel.BYTES, 0),
    13: (kernel.VARINT32, 4),
    15: (kernel.FIXED32, 4),
    16: (kernel.FIXED64, 8),
    17: (kernel.ZIGZAG32, 4),
    18: (kernel.ZIGZAG64, 8),
}
_NONE = -1


@dataclass(eq=False)
class _Slot:
    """The columns of a node of the shape.

    Attributes:
        column: of single values.
        listed: of the list or map around them.
        keys: of a map.
        key_type: of a map.
        children: of a message.
        shape: what a single value is; of a key or a part of a time, None.
        arrow: the type of the column as it is gathered.
        names: of an enum, by the index that is gathered.
    """

    column: int
    arrow: pa.DataType
    shape: Shape | None = None
    listed: int = _NONE
    keys: _Slot | None = None
    children: list[_Slot] = field(default_factory=list)
    names: pa.Array | None = None


class Reading:
    """A compiled plan for the messages of one shape."""

    def __init__(self, shape: Shape) -> None:
        compiler = _Compiler()
        self._root = compiler.message(shape)
        self._plan = kernel.Plan(compiler.messages, compiler.columns, compiler.num_oneofs)

    def read(self, bodies: pa.Array, skip: int = 0) -> tuple[pa.Array, list[int]]:
        """The values of a binary array without nulls, from byte ``skip`` on, and the refused rows.

        A refused row is null in the array.

        Raises:
            ValueDecodeError: JSON text or a time that was gathered does not convert.
        """
        _, ends, data = bodies.buffers()
        refused = self._plan.read(
            ends or b"\0\0\0\0", data or b"", bodies.offset, len(bodies), skip, self._root.column
        )
        return self._single(self._root), refused

    def _column(self, index: int) -> tuple[int, int, list[Any]]:
        rows, nulls, *buffers = self._plan.column(index)
        return rows, nulls, [None if each is None else pa.py_buffer(each) for each in buffers]

    def _array(self, slot: _Slot, arrow: pa.DataType) -> pa.Array:
        """The column of a field."""
        if slot.listed == _NONE:
            return self._single(slot)
        rows, nulls, buffers = self._column(slot.listed)
        if slot.keys is None:
            items = self._single(slot)
            return pa.Array.from_buffers(arrow, rows, buffers[:2], nulls, children=[items])
        keys, items = _sorted(buffers[1], rows, self._single(slot.keys), self._single(slot))
        content = entries(arrow, keys, items)
        return pa.Array.from_buffers(arrow, rows, buffers[:2], nulls, children=[content])

    def _single(self, slot: _Slot) -> pa.Array:
        """Single values."""
        rows, nulls, buffers = self._column(slot.column)
        shape = slot.shape
        if shape is None or shape.kind == shapes.SCALAR:
            used = 3 if buffers[2] is not None else 2
            return pa.Array.from_buffers(slot.arrow, rows, buffers[:used], nulls)
        if shape.kind == shapes.ENUM:
            return pc.take(slot.names, pa.Array.from_buffers(pa.int32(), rows, buffers[:2], nulls))
        if shape.kind == shapes.JSON_TEXT:
            return _texts(shape, pa.Array.from_buffers(pa.binary(), rows, buffers, nulls))
        if shape.kind == shapes.MESSAGE:
            children = [
                self._array(child, member.arrow)
                for child, member in zip(slot.children, shape.members, strict=True)
            ]
            return pa.Array.from_buffers(shape.arrow, rows, buffers[:1], nulls, children=children)
        children = [self._single(child) for child in slot.children]
        found = children[0] if shape.kind == shapes.WRAPPER else _times(shape, *children)
        if not nulls:
            return found
        valid = pa.Array.from_buffers(pa.bool_(), rows, [None, buffers[0]])
        return pc.if_else(valid, found, pa.scalar(None, found.type))


class _Compiler:
    """Gathers the messages and the columns of a plan."""

    def __init__(self) -> None:
        self.messages: list[tuple[int, list[kernel.Field]]] = []
        self.columns: list[kernel.Column] = []
        self.num_oneofs = 0

    def message(self, shape: Shape) -> _Slot:
        """The columns of a message, and the message that fills them, which comes last."""
        if shape.kind in (shapes.TIMESTAMP, shapes.DURATION):
            fields, children = self._time()
        else:
            fields, children = self._fields(shape)
        listed = [child.column if child.listed == _NONE else child.listed for child in children]
        slot = _Slot(self._add(kernel.FLAGS_ONLY, 0, True, listed), shape.arrow, shape)
        slot.children = children
        self.messages.append((slot.column, sorted(fields)))
        return slot

    def _add(self, layout: int, width: int, is_nullable: bool, children: list[int]) -> int:
        self.columns.append((layout, width, is_nullable, children))
        return len(self.columns) - 1

    def _values(self, width: int) -> int:
        """A column of numbers, or of text."""
        return self._add(kernel.FIXED_WIDTH if width else kernel.TEXTS, width, True, [])

    def _time(self) -> tuple[list[kernel.Field], list[_Slot]]:
        slots = [_Slot(self._values(8), pa.int64()), _Slot(self._values(4), pa.int32())]
        kinds = (kernel.VARINT64, kernel.VARINT32)
        fields: list[kernel.Field] = [
            (number, kind, kernel.PLAIN, slot.column, _NONE, _NONE, _NONE, [], _NONE)
            for number, (kind, slot) in enumerate(zip(kinds, slots, strict=True), start=1)
        ]
        return fields, slots

    def _fields(self, shape: Shape) -> tuple[list[kernel.Field], list[_Slot]]:
        oneofs = {
            oneof.full_name: self.num_oneofs + place
            for place, oneof in enumerate(shape.descriptor.oneofs)
        }
        self.num_oneofs += len(oneofs)
        fields, slots = [], []
        for member in shape.members:
            found = member.field
            oneof = found.containing_oneof
            place = _NONE if oneof is None else oneofs[oneof.full_name]
            if member.key is not None:
                made, slot = self._map(member)
            else:
                made, slot = self._field(found, member.shape, found.number, _label(found))
                if made[2] == kernel.REPEATED:
                    slot.listed = self._add(kernel.LISTS, 0, True, [])
            number, kind, label, column, _, message, _, numbers, zero = made
            fields.append((number, kind, label, column, slot.listed, message, place, numbers, zero))
            slots.append(slot)
        return fields, slots

    def _map(self, member: Member) -> tuple[kernel.Field, _Slot]:
        key, value = member.field.message_type.fields
        key_kind, key_width = _KINDS[key.type]
        keys = _Slot(self._values(key_width), member.key)
        made, slot = self._field(value, member.shape, 2, kernel.PLAIN)
        key_field: kernel.Field = (
            1,
            key_kind,
            kernel.PLAIN,
            keys.column,
            _NONE,
            _NONE,
            _NONE,
            [],
            _NONE,
        )
        self.messages.append((_NONE, [key_field, made]))
        slot.keys = keys
        slot.listed = self._add(kernel.LISTS, 0, True, [])
        entry = len(self.messages) - 1
        number = member.field.number
        return (
            (number, kernel.MAP, kernel.REPEATED, keys.column, _NONE, entry, _NONE, [], _NONE),
            slot,
        )

    def _field(
        self, found: Any, shape: Shape, number: int, label: int
    ) -> tuple[kernel.Field, _Slot]:
        """A field with one value, or the values of a list or a map."""
        numbers: list[int] = []
        zero = message = _NONE
        if shape.kind == shapes.SCALAR:
            kind, width = _KINDS[found.type]
            slot = _Slot(self._values(width), shape.arrow, shape)
        elif shape.kind == shapes.ENUM:
            kind = kernel.ENUM
            numbers = sorted({value.number for value in found.enum_type.values})
            names = [enum_name(shape, each) for each in numbers]
            zero = numbers.index(0) if 0 in numbers else _NONE
            slot = _Slot(self._values(4), pa.int32(), shape, names=pa.array(names, pa.string()))
        elif shape.kind == shapes.JSON_TEXT:
            kind = kernel.BYTES
            slot = _Slot(self._values(0), pa.binary(), shape)
        else:
            kind = kernel.MESSAGE
            slot = self.message(shape)
            message = len(self.messages) - 1
        if found.type == shapes.TYPE_GROUP:
            kind = kernel.REFUSE
        return (number, kind, label, slot.column, _NONE, message, _NONE, numbers, zero), slot


def _label(found: Any) -> int:
    if found.is_repeated:
        return int(kernel.REPEATED)
    return int(kernel.PRESENT if found.has_presence else kernel.PLAIN)


# --- what is converted afterwards ----------------------------------------------------------------


def _texts(shape: Shape, found: pa.Array) -> pa.Array:
    """Messages as text in Protobuf's JSON mapping."""
    judge = Judge(shape)
    texts = {each: json_of(judge.read(each)) for each in found.unique().drop_null().to_pylist()}
    return pa.array([texts.get(each) for each in found.to_pylist()], pa.string())


def _times(shape: Shape, seconds: pa.Array, nanos: pa.Array) -> pa.Array:
    """Seconds and nanoseconds as one number; a ValueDecodeError where that does not fit."""
    try:
        whole = pc.multiply_checked(seconds, pa.scalar(NANOS, pa.int64()))
        total = pc.add_checked(whole, nanos.cast(pa.int64()))
    except pa.ArrowInvalid as error:
        raise ValueDecodeError(UNREPRESENTABLE, f"{shape.arrow}: {error}") from None
    return total.view(shape.arrow)


def _sorted(ends: Any, rows: int, keys: pa.Array, items: pa.Array) -> tuple[pa.Array, pa.Array]:
    """The keys and items of maps, by key: their order in the bytes means nothing."""
    if len(keys) <= 1:
        return keys, items
    lists = pa.Array.from_buffers(pa.list_(keys.type), rows, [None, ends], children=[keys])
    sortable = keys.cast(pa.uint8()) if pa.types.is_boolean(keys.type) else keys
    table = pa.table({"row": pc.list_parent_indices(lists), "key": sortable})
    order = pc.sort_indices(table, sort_keys=[("row", "ascending"), ("key", "ascending")])
    return keys.take(order), items.take(order)
