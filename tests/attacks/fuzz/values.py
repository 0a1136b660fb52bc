"""The kernels that decode values: both engines of a format read the same bodies alike.

The first byte of an input chooses the schema, the second how many bytes are skipped; the rest is
cut into bodies at each byte 0xA5, since rows that follow one another share the columns.
"""

import json
from collections.abc import Callable
from functools import cache, partial
from typing import Any

import pyarrow as pa

from kafkafmt.values import Schema, Schemas
from kafkafmt.values.avro.exact import AvroDecoder
from kafkafmt.values.decoding import Decoded, Writer
from kafkafmt.values.protobuf.exact import ProtobufDecoder
from tests.support.choice import by_each_engine

_BETWEEN = b"\xa5"
_RECORD = {"type": "record", "name": "R"}
_AVRO: tuple[Any, ...] = (
    {"type": "array", "items": {"type": "map", "values": ["null", "bytes", "double"]}},
    {**_RECORD, "fields": [
        {"name": "a", "type": "long"}, {"name": "b", "type": ["null", "string"]},
        {"name": "c", "type": {"type": "enum", "name": "E", "symbols": ["A", "B"]}},
        {"name": "d", "type": {"type": "fixed", "name": "F", "size": 3}},
        {"name": "e", "type": {"type": "array", "items": "boolean"}}, {"name": "f", "type": "int"},
        {"name": "g", "type": {"type": "bytes", "logicalType": "decimal", "precision": 9}},
        {"name": "h", "type": {"type": "long", "logicalType": "timestamp-micros"}},
    ]},
    {"type": "map", "values": {"type": "array", "items": {"type": "int", "logicalType": "date"}}},
)  # fmt: skip
_PROTO = """
syntax = "proto3";
enum Kind { NONE = 0; SOME = 1; FAR = 1000; }
message All {
  double a = 1; float b = 2; int64 c = 3; uint64 d = 4; sint32 e = 5; bool f = 6; string g = 7;
  bytes h = 8; Kind kind = 9; oneof one { string text = 10; Inner inner = 11; }
  repeated string list = 12; map<string, Inner> map = 13; repeated Inner many = 14;
  repeated sint64 packed = 15; repeated fixed32 unpacked = 16 [packed = false];
}
message Inner { int64 units = 1; repeated int32 deeper = 3; }
"""
SEEDS = [
    b"\0\0" + b"\x04\x02\x02a\x02\x06xyz\0\x02\x02b\x04" + bytes(8) + b"\0\0",
    b"\0\1\xff" + b"\x03\x0c\x02\x02a\0\0\0" + _BETWEEN + b"\0",
    b"\1\0" + b"\x54\x02\x06abc\x02xyz\x04\1\0\0" + bytes(4) + b"\x04\1\2\x80\x01",
    b"\2\0" + b"\x02\x02k\x04\x02\x04\0\0" + _BETWEEN + b"\0",
    b"\3\0" + b"\x18\5\x28\3\x42\2ab\x62\1c\x6a\7\x0a\1k\x12\2\x08\5\x7a\2\2\4",
    b"\3\1" + b"\x72\5\x08\1\x12\1\2\x5a\2\x08\1\x85\1\1\2\3\4" + _BETWEEN + b"\x30\1\x48\1",
]


def _decoded(decoder: ProtobufDecoder, schema: Schema, data: pa.Array, skip: int) -> Decoded:
    return decoder.decode(Writer(schema, 1), data, skip)


@cache
def _decoders(number: int) -> list[Callable[[pa.Array, int], Decoded]]:
    """The exact engine for a schema, and the compiled one."""
    if number == len(_AVRO):
        proto = Schema("PROTOBUF", _PROTO)
        return by_each_engine(lambda: partial(_decoded, ProtobufDecoder(proto, Schemas()), proto))
    avro = Schema("AVRO", json.dumps(_AVRO[number]))

    def decoder() -> Callable[[pa.Array, int], Decoded]:
        each = AvroDecoder(avro, Schemas())
        each.decode(Writer(avro), pa.array([], pa.binary()))  # plans are made with a schema
        return lambda data, skip: each.decode(Writer(avro), data, skip)

    return by_each_engine(decoder)


def read(data: bytes) -> None:
    """Decode bodies by both engines, which have to agree."""
    number, skip = data[0] % (len(_AVRO) + 1), data[1] % 3
    bodies = [bytes(skip) + body for body in data[2:].split(_BETWEEN)]
    exact, compiled = (decode(pa.array(bodies, pa.binary()), skip) for decode in _decoders(number))
    compiled.array.validate(full=True)
    if not compiled.array.equals(exact.array):  # NaN is not itself
        assert str(compiled.array.to_pylist()) == str(exact.array.to_pylist())
    assert compiled.failures == exact.failures
