"""The fast engine for messages: programs that the compiled module runs, and when they are used.

Strategy: a program is made of a schema in one of its valid versions. It reads sound messages; for
any other it gives ``None``, and so does :func:`program` without the compiled module, and where a
field is a double. The caller then uses the reader.

Invariant: both engines give the same text and the same values.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kafkafmt.cluster.messages import json_text
from kafkafmt.cluster.messages.schema import Field, LogSchema, MessageSpec
from kafkafmt.segment.engine import select

if TYPE_CHECKING:
    from kafkafmt.cluster.messages._program import Columns, Program, Struct
    from kafkafmt.cluster.messages._program import Field as ProgramField
    from kafkafmt.cluster.messages._program import Lines as Lines

PROGRAM_MODULE = "kafkafmt.cluster.messages._program"


def program(
    message: MessageSpec, version: int, prefix: str = "", *, must_end: bool = False
) -> Program | None:
    """Return the program for a valid version of a message; ``None``: the reader has to read it.

    ``prefix`` stands before the message in its text, which a brace ends. With ``must_end``, bytes
    after the message make it invalid.
    """
    if not select.compiled(PROGRAM_MODULE):
        return None
    from kafkafmt.cluster.messages._program import Program

    struct = _VersionPrograms(message, version).struct(message.fields)
    return None if struct is None else Program(struct, prefix.encode(), must_end)


def columns(
    log: LogSchema,
    record_type: int,
    key_names: tuple[str, ...],
    value_names: tuple[str, ...],
    other_start: bytes = b"",
) -> Columns | None:
    """Return what reads the records of a type into columns; ``None``: the reader has to read them.

    Args:
        log: a coordinator's log.
        record_type: the type of the records.
        key_names: the fields of the key that are wanted.
        value_names: the fields of the value that are wanted, of whatever version.
        other_start: what the keys of records start with that are only to be listed.
    """
    key = program(log.keys[record_type], record_type)
    schema = log.values[record_type]
    valid = range(schema.valid.first, schema.valid.last + 1)
    values = {version: made for version in valid if (made := program(schema, version)) is not None}
    if key is None or len(values) < len(valid):
        return None
    from kafkafmt.cluster.messages._program import Columns

    start = record_type.to_bytes(2, "big")
    return Columns(start, key, values, key_names, value_names, other_start)


def lines(
    keys: dict[bytes, Program] | None,
    values: dict[bytes, Program],
    value_start: int,
    deleted: str | None,
) -> Lines | None:
    """What writes the lines that a dump prints of records; ``None``: they are written one by one.

    Args:
        keys: by the first two bytes of a key; ``None``: keys are not printed.
        values: by the first bytes of a value, after those of the key where keys are printed.
        value_start: where the message in a value starts.
        deleted: what is printed for a null value; ``None``: the reader has to read it.
    """
    if not select.compiled(PROGRAM_MODULE):
        return None
    from kafkafmt.cluster.messages._program import Lines

    return Lines(keys, values, value_start, None if deleted is None else deleted.encode())


class _VersionPrograms:
    """Makes the structs of a version of a message."""

    def __init__(self, message: MessageSpec, version: int) -> None:
        self._message = message
        self._version = version

    def struct(self, fields: tuple[Field, ...]) -> Struct | None:
        """Return the struct with these fields; ``None`` where a field is a double."""
        from kafkafmt.cluster.messages._program import REFUSED_TAG, Struct

        message, version = self._message, self._version
        is_flexible = message.flexible.holds(version, message.valid)
        order: list[ProgramField] = []
        tags: dict[int, int] = {}
        for field in fields:
            if field.tag is not None:
                if not is_flexible:
                    continue
                is_known = field.tagged.holds(version, message.valid)
                tags[field.tag] = len(order) if is_known else REFUSED_TAG
            elif not field.versions.holds(version, message.valid):
                continue
            operation = self._field(field)
            if operation is None:
                return None
            order.append(operation)
        return Struct(tuple(order), tags, is_flexible)

    def _field(self, field: Field) -> ProgramField | None:
        from kafkafmt.cluster.messages import _program

        struct = None
        kind = _program.KINDS.get(field.kind)
        if field.kind in self._message.structs:
            kind = _program.STRUCT_KIND
            struct = self.struct(self._message.structs[field.kind])
            if struct is None:
                return None
        if kind is None:
            return None
        return _program.Field(
            field.name,
            kind,
            field.is_array,
            field.nullable.holds(self._version, self._message.valid),
            field.tag is not None,
            struct,
            field.default,
            json_text.field_text(self._message, field, field.default).encode(),
        )
