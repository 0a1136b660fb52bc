"""The fast road for Protobuf: ptars reads many values at once, by descriptors made for it.

Strategy: ptars makes bytes of a message that contains itself, saturates times, and knows the
well-known types its own way. So it gets the tree as messages of its own: what becomes JSON text is
a field of bytes there (the same on the wire), a ``Timestamp`` is two numbers. What it returns is
then put together as the shape says. It takes all rows or none, with one message for all; the
decoder then halves the rows.

Invariant: the arrays equal those of the exact road; a schema whose meaning ptars might not share
(groups, closed enums, editions) has no fast road.
"""

from __future__ import annotations

from typing import Any

import pyarrow as pa
import pyarrow.compute as pc

from kafkafmt.values.decoding import entries
from kafkafmt.values.errors import UNREPRESENTABLE, ValueDecodeError
from kafkafmt.values.libraries import load
from kafkafmt.values.protobuf import shape as shapes
from kafkafmt.values.protobuf.judge import NANOS, Judge, enum_name, json_of
from kafkafmt.values.protobuf.shape import Member, Shape

_LABEL_OPTIONAL = 1
_TYPE_BYTES, _TYPE_INT64, _TYPE_INT32 = 12, 3, 5


class NoFastRoadError(Exception):
    """The schema has something that ptars may read another way."""


class FlatReader:
    """Reads values of one shape by ptars.

    Raises:
        NoFastRoadError: it cannot.
    """

    def __init__(self, shape: Shape) -> None:
        library = load("ptars", "protobuf")
        self._shape = shape
        maker = _Maker()
        name = maker.message(shape)
        pool = load("google.protobuf.descriptor_pool", "protobuf").DescriptorPool()
        try:
            for file in maker.files:
                pool.Add(file)
            handlers = library.HandlerPool(
                [pool.FindFileByName(maker.files[-1].name)],
                library.PtarsConfig(enum_repr="string"),
            )
            self._handler = handlers.get_for_message(pool.FindMessageTypeByName(name[1:]))
        except (TypeError, ValueError, KeyError) as error:
            raise NoFastRoadError(str(error)) from None

    def read(self, bodies: pa.Array) -> pa.Array | None:
        """The values of a binary array without nulls; ``None``: one of them is refused."""
        try:
            batch = self._handler.array_to_record_batch(bodies)
            if batch.num_rows != len(bodies):
                return None
            return _finished(self._shape, batch.to_struct_array())
        except (ValueError, ValueDecodeError):  # ptars; what is left to do for JSON text and times
            return None


# --- descriptors ---------------------------------------------------------------------------------


class _Maker:
    """Makes a file for each message of a tree, those that it uses first."""

    def __init__(self) -> None:
        self._descriptors = load("google.protobuf.descriptor_pb2", "protobuf")
        self._count = 0
        self.files: list[Any] = []

    def message(self, shape: Shape) -> str:
        """The full name of the message made for a shape."""
        package = f"v{self._count}"
        self._count += 1
        file = self._descriptors.FileDescriptorProto(name=f"{package}.proto", package=package)
        made = file.message_type.add(name="M")
        if shape.kind in (shapes.TIMESTAMP, shapes.DURATION):
            file.syntax = "proto3"
            made.field.add(name="seconds", number=1, type=_TYPE_INT64, label=_LABEL_OPTIONAL)
            made.field.add(name="nanos", number=2, type=_TYPE_INT32, label=_LABEL_OPTIONAL)
        else:
            file.syntax = self._syntax(shape.descriptor.file)
            self._add_fields(shape, made, file)
        self.files.append(file)
        return f".{package}.M"

    def _syntax(self, file: Any) -> str:
        proto = self._descriptors.FileDescriptorProto()
        file.CopyToProto(proto)
        if proto.syntax == "editions":
            raise NoFastRoadError("an edition")
        return str(proto.syntax or "proto2")

    def _add_fields(self, shape: Shape, made: Any, file: Any) -> None:
        proto = self._descriptors.DescriptorProto()
        shape.descriptor.CopyToProto(proto)
        declared = {field.name: field for field in proto.field}
        for oneof in proto.oneof_decl:
            made.oneof_decl.add(name=oneof.name)
        for member in shape.members:
            name = member.field.name
            field = made.field.add(name=name, number=member.field.number)
            field.label = declared[name].label
            if member.key is not None:
                self._add_map(member, field, made, file)
                continue
            self._set_type(member.field, member.shape, field, file)
            if declared[name].HasField("oneof_index"):
                field.oneof_index = declared[name].oneof_index
                field.proto3_optional = declared[name].proto3_optional
            elif member.shape.kind == shapes.JSON_TEXT and not member.is_list:
                # A message may be absent, which bytes of proto3 cannot unless they are optional.
                field.proto3_optional = file.syntax == "proto3"
                if field.proto3_optional:
                    field.oneof_index = len(made.oneof_decl)
                    made.oneof_decl.add(name=f"_{name}_is_there")

    def _add_map(self, member: Member, field: Any, made: Any, file: Any) -> None:
        name = member.field.message_type.name
        entry = made.nested_type.add(name=name)
        entry.options.map_entry = True
        key, value = member.field.message_type.fields
        entry.field.add(name="key", number=1, type=key.type, label=_LABEL_OPTIONAL)
        made_value = entry.field.add(name="value", number=2, label=_LABEL_OPTIONAL)
        self._set_type(value, member.shape, made_value, file)
        field.type, field.type_name = shapes.TYPE_MESSAGE, f".{file.package}.M.{name}"

    def _set_type(self, found: Any, shape: Shape, field: Any, file: Any) -> None:
        if found.type == shapes.TYPE_GROUP:
            raise NoFastRoadError("a group")
        if shape.kind == shapes.SCALAR:
            field.type = found.type
        elif shape.kind == shapes.JSON_TEXT:
            field.type = _TYPE_BYTES
        elif shape.kind == shapes.ENUM:
            if found.enum_type.is_closed or self._syntax(found.enum_type.file) != file.syntax:
                raise NoFastRoadError("a closed enum")
            # In a message of its own, for names of values are unique where the enum stands.
            home = file.message_type.add(name=f"E{len(file.message_type)}")
            enum = home.enum_type.add(name="V")
            for number in dict.fromkeys(value.number for value in found.enum_type.values):
                enum.value.add(name=enum_name(shape, number), number=number)
            field.type = shapes.TYPE_ENUM
            field.type_name = f".{file.package}.{home.name}.V"
        else:
            field.type, field.type_name = shapes.TYPE_MESSAGE, self.message(shape)
            file.dependency.append(self.files[-1].name)


# --- arrays --------------------------------------------------------------------------------------


def _finished(shape: Shape, found: pa.Array) -> pa.Array:
    """What ptars made of single values, in the shape's type."""
    if shape.kind == shapes.MESSAGE:
        children = [_member(each, found.field(each.field.name)) for each in shape.members]
        return pa.Array.from_buffers(
            shape.arrow, len(found), found.buffers()[:1], found.null_count, children=children
        )
    if shape.kind == shapes.WRAPPER:
        return pc.if_else(found.is_valid(), _member(shape.members[0], found.field(0)), None)
    if shape.kind in (shapes.TIMESTAMP, shapes.DURATION):
        return _times(shape, found)
    if shape.kind == shapes.JSON_TEXT:
        judge = Judge(shape)
        texts = {each: json_of(judge.read(each)) for each in found.unique().drop_null().to_pylist()}
        return pa.array([texts.get(each) for each in found.to_pylist()], pa.string())
    return found


def _member(member: Member, found: pa.Array) -> pa.Array:
    if member.key is not None:
        keys, items = _sorted(found, _finished(member.shape, found.items))
        content = entries(member.arrow, keys, items)
    elif member.is_list:
        content = _finished(member.shape, found.values)
    else:
        return _finished(member.shape, found)
    return pa.Array.from_buffers(
        member.arrow, len(found), found.buffers()[:2], found.null_count, children=[content]
    )


def _sorted(found: pa.Array, items: pa.Array) -> tuple[pa.Array, pa.Array]:
    """The keys and items of maps, by key: ptars gives them in another order each time."""
    keys = found.keys
    if not len(keys):
        return keys, items
    lists = pa.Array.from_buffers(
        pa.list_(keys.type), len(found), found.buffers()[:2], found.null_count, children=[keys]
    )
    sortable = keys.cast(pa.uint8()) if pa.types.is_boolean(keys.type) else keys
    table = pa.table({"row": pc.list_parent_indices(lists), "key": sortable})
    order = pc.sort_indices(table, sort_keys=[("row", "ascending"), ("key", "ascending")])
    return keys.take(order), items.take(order)


def _times(shape: Shape, found: pa.Array) -> pa.Array:
    """Seconds and nanoseconds as one number; a ValueDecodeError where that does not fit."""
    seconds, nanos = found.field(0), found.field(1)
    try:
        whole = pc.multiply_checked(seconds, pa.scalar(NANOS, pa.int64()))
        total = pc.add_checked(whole, nanos.cast(pa.int64()))
    except pa.ArrowInvalid as error:
        raise ValueDecodeError(UNREPRESENTABLE, f"{shape.arrow}: {error}") from None
    return pc.if_else(found.is_valid(), total, None).view(shape.arrow)
