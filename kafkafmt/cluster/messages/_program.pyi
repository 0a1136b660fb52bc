from collections.abc import Mapping

import pyarrow as pa

from kafkafmt.cluster.messages.reader import Values
from kafkafmt.segment.record.record import Record

KINDS: Mapping[str, int]
STRUCT_KIND: int
REFUSED_TAG: int

class Field:
    name: str
    def __init__(
        self,
        name: str,
        kind: int,
        is_array: bool,
        is_nullable: bool,
        is_tagged: bool,
        struct: Struct | None,
        default: object,
        default_text: bytes,
    ) -> None: ...

class Struct:
    def __init__(
        self, order: tuple[Field, ...], tags: Mapping[int, int], is_flexible: bool
    ) -> None: ...

class Program:
    def __init__(self, struct: Struct, prefix: bytes, must_end: bool) -> None: ...
    def text(self, data: bytes, start: int) -> str | None: ...
    def values(self, data: bytes, start: int) -> Values | None: ...

class Lines:
    def __init__(
        self,
        keys: dict[bytes, Program] | None,
        values: dict[bytes, Program],
        value_start: int,
        deleted: bytes | None,
    ) -> None: ...
    def write(
        self, records: list[Record], start: int, timestamp_type: bytes | None, most: int
    ) -> tuple[str, int]: ...

class Columns:
    def __init__(
        self,
        start: bytes,
        key: Program,
        values: Mapping[int, Program],
        key_names: tuple[str, ...],
        value_names: tuple[str, ...],
        other_start: bytes,
    ) -> None: ...
    def read(
        self, keys: pa.BinaryArray, values: pa.BinaryArray
    ) -> tuple[list[tuple[int, list[bytes | None]]], bytes, list[int]]: ...
