"""``python -m benchmarks.values``: how fast keys and values decode, beside other readers.

Strategy: each reader decodes the same bodies into Arrow in this process, in turn, a few rounds;
CPU time counts, and of the rounds the best. The ratios are the claim: rates are those of one
machine. Values of Avro and Protobuf are framed by an id, and the frame is part of what is measured.
"""

from __future__ import annotations

import argparse
import io
import json
import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pyarrow as pa

from kafkafmt.values import Schema, Schemas, SubjectVersion, decode

_ROWS = 100_000
_EXACT_ROWS = 2_000  # of readers that take one value at a time
_TOPIC = "orders"

AVRO = {
    "type": "record",
    "name": "Order",
    "fields": [
        {"name": "id", "type": "long"},
        {"name": "user", "type": "string"},
        {"name": "note", "type": ["null", "string"]},
        {"name": "day", "type": {"type": "int", "logicalType": "date"}},
        {"name": "tags", "type": {"type": "array", "items": "string"}},
        {"name": "attrs", "type": {"type": "map", "values": "double"}},
        {"name": "at", "type": {"type": "long", "logicalType": "timestamp-micros"}},
        {"name": "hash", "type": {"type": "fixed", "name": "Md5", "size": 16}},
        {"name": "kind", "type": {"type": "enum", "name": "Kind", "symbols": ["A", "B"]}},
        {
            "name": "amount",
            "type": {"type": "bytes", "logicalType": "decimal", "precision": 18, "scale": 4},
        },
        {"name": "ratio", "type": "float"},
        {"name": "ok", "type": "boolean"},
    ],
}

PROTO = """
syntax = "proto3";
message Order {
  int64 id = 1; string user = 2; optional string note = 3; int32 day = 4; repeated string tags = 5;
  double x = 6; double y = 7; sint64 at = 8; bytes hash = 9; Kind kind = 10; float ratio = 11;
  bool ok = 12; Money money = 13;
  enum Kind { A = 0; B = 1; }
  message Money { int64 units = 1; string currency = 2; }
}
"""

JSON = {
    "type": "object",
    "properties": {
        "id": {"type": "integer"},
        "user": {"type": "string"},
        "note": {"type": ["null", "string"]},
        "tags": {"type": "array", "items": {"type": "string"}},
        "x": {"type": "number"},
        "y": {"type": "number"},
        "at": {"type": "integer"},
        "hash": {"type": "string"},
        "ok": {"type": "boolean"},
        "money": {
            "type": "object",
            "properties": {"units": {"type": "integer"}, "currency": {"type": "string"}},
        },
    },
}


@dataclass(frozen=True)
class Reader:
    """One way to decode values: what it is given, how many values that is, and what it does."""

    name: str
    given: Any
    rows: int
    read: Callable[[Any], object]


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(description="How fast keys and values decode.")
    parser.add_argument("--rounds", type=int, default=5, help="Rounds of each reader.")
    parser.add_argument("formats", nargs="*", help="avro, protobuf, json; all by default.")
    options = parser.parse_args()
    for name, bodies_of, readers_of in (
        ("avro", avro_bodies, avro_readers),
        ("protobuf", proto_bodies, proto_readers),
        ("json", json_bodies, json_readers),
    ):
        if not options.formats or name in options.formats:
            bodies = bodies_of(_rows())
            print(
                f"{name}: {len(bodies):,} values of {sum(map(len, bodies)) / len(bodies):.0f} bytes"
            )
            _compare(readers_of(bodies), options.rounds)


def _compare(readers: list[Reader], rounds: int) -> None:
    """Measure the readers in turn, and print their rates and ratios."""
    best = dict.fromkeys((reader.name for reader in readers), 0.0)
    for _ in range(rounds):
        for reader in readers:
            start = time.process_time()
            reader.read(reader.given)
            best[reader.name] = max(best[reader.name], reader.rows / (time.process_time() - start))
    for reader in readers:
        ratio = best[readers[0].name] / best[reader.name]
        print(
            f"  {reader.name:40} {best[reader.name]:12,.0f} rows/s   kafkafmt: {ratio:6.2f} times"
        )


def _rows() -> list[dict[str, Any]]:
    """The same orders for each format, always the same ones."""
    chance = random.Random(1)
    return [
        {
            "id": chance.getrandbits(60),
            "user": f"user {chance.getrandbits(40)}é",
            "note": None if chance.random() < 0.5 else "n" * chance.randrange(40),
            "day": chance.randrange(20_000),
            "tags": [f"tag {n}" for n in range(chance.randrange(4))],
            "x": chance.random(),
            "y": chance.random(),
            "at": chance.getrandbits(50),
            "hash": chance.randbytes(16),
            "kind": chance.randrange(2),
            "ratio": chance.randrange(100) / 4,
            "ok": chance.random() < 0.5,
            "units": chance.getrandbits(40),
            "currency": chance.choice(["EUR", "USD"]),
        }
        for _ in range(_ROWS)
    ]


def _kafkafmt(schema: Schema, format: str, values: list[bytes]) -> Reader:
    """This library, from framed values in a record batch, as a scan gives them."""
    schemas = Schemas()
    schemas.add(SubjectVersion(f"{_TOPIC}-value", 1, 1, schema))
    columns = {"topic": [_TOPIC] * len(values), "value": pa.array(values, pa.binary())}
    batch = pa.record_batch(columns)
    return Reader(
        f"kafkafmt, {format}",
        batch,
        len(values),
        lambda given: decode(given, format=format, schemas=schemas),
    )


# --- Avro ----------------------------------------------------------------------------------------


def avro_bodies(rows: list[dict[str, Any]]) -> list[bytes]:
    """The orders in Avro, each with a decimal."""
    import fastavro

    schema = fastavro.parse_schema(AVRO)
    bodies = []
    for row in rows:
        out = io.BytesIO()
        more = {"attrs": {"x": row["x"], "y": row["y"]}, "kind": "AB"[row["kind"]]}
        amount = row["units"].to_bytes(8, "big")
        fastavro.schemaless_writer(out, schema, {**row, **more, "amount": amount})
        bodies.append(out.getvalue())
    return bodies


def avro_readers(bodies: list[bytes]) -> list[Reader]:
    """The kernel, and fastavro with and without Arrow."""
    import fastavro

    schema = fastavro.parse_schema(AVRO)
    some = bodies[:_EXACT_ROWS]
    framed = [b"\0\0\0\0\1" + body for body in bodies]

    def dicts(given: list[bytes]) -> list[Any]:
        return [fastavro.schemaless_reader(io.BytesIO(body), schema, None) for body in given]

    return [
        _kafkafmt(Schema("AVRO", json.dumps(AVRO)), "avro", framed),
        Reader("fastavro to Arrow", some, len(some), lambda given: pa.array(dicts(given))),
        Reader("fastavro, dicts only", some, len(some), dicts),
    ]


# --- Protobuf ------------------------------------------------------------------------------------


def _order_class() -> Any:
    from google.protobuf import message_factory

    from kafkafmt.values.protobuf.descriptors import compile_schema

    file = compile_schema(Schema("PROTOBUF", PROTO), Schemas())
    return message_factory.GetMessageClass(file.message("Order"))


def proto_bodies(rows: list[dict[str, Any]]) -> list[bytes]:
    """The orders in Protobuf."""
    order = _order_class()
    bodies = []
    for row in rows:
        money = {"units": row["units"], "currency": row["currency"]}
        plain = {name: row[name] for name in row if name not in money}
        bodies.append(order(**plain, money=money).SerializeToString())
    return bodies


def proto_readers(bodies: list[bytes]) -> list[Reader]:
    """The kernel, ptars, and upb."""
    from google.protobuf.json_format import MessageToDict
    from ptars import HandlerPool

    order = _order_class()
    handler = HandlerPool([order.DESCRIPTOR.file]).get_for_message(order.DESCRIPTOR)
    some = bodies[:_EXACT_ROWS]
    framed = [b"\0\0\0\0\1\0" + body for body in bodies]
    array = pa.array(bodies, pa.binary())
    return [
        _kafkafmt(Schema("PROTOBUF", PROTO), "protobuf", framed),
        Reader("ptars, no frame", array, len(bodies), handler.array_to_record_batch),
        Reader(
            "upb, parse only", bodies, len(bodies), lambda given: [*map(order.FromString, given)]
        ),
        Reader(
            "upb, MessageToDict to Arrow",
            some,
            len(some),
            lambda given: pa.array([MessageToDict(order.FromString(body)) for body in given]),
        ),
    ]


# --- JSON ----------------------------------------------------------------------------------------


def json_bodies(rows: list[dict[str, Any]]) -> list[bytes]:
    """The orders in JSON."""
    names = ("id", "user", "note", "tags", "x", "y", "at", "ok")
    bodies = []
    for row in rows:
        money = {"units": row["units"], "currency": row["currency"]}
        order = {name: row[name] for name in names}
        text = json.dumps({**order, "hash": row["hash"].hex(), "money": money})
        bodies.append(text.encode())
    return bodies


def json_readers(bodies: list[bytes]) -> list[Reader]:
    """Our use of pyarrow, pyarrow alone, DuckDB, and the standard library."""
    import duckdb
    import pyarrow.json

    framed = [b"\0\0\0\0\1" + body for body in bodies]
    joined = b"\n".join(bodies)
    some = bodies[:_EXACT_ROWS]
    connection = duckdb.connect()
    texts = pa.table({"value": pa.array([body.decode() for body in bodies])})
    connection.register("texts", texts)
    structure = (
        '{"id":"BIGINT","user":"VARCHAR","note":"VARCHAR","tags":["VARCHAR"],"x":"DOUBLE",'
        '"y":"DOUBLE","at":"BIGINT","hash":"VARCHAR","ok":"BOOLEAN",'
        '"money":{"units":"BIGINT","currency":"VARCHAR"}}'
    )
    query = f"SELECT from_json(value, '{structure}') AS value FROM texts"
    connection.execute("SET threads = 1")
    options = pyarrow.json.ReadOptions(use_threads=False, block_size=len(joined) + 1)

    def by_pyarrow(given: bytes) -> object:
        return pyarrow.json.read_json(pa.BufferReader(given), read_options=options)

    return [
        _kafkafmt(Schema("JSON", json.dumps(JSON)), "json", framed),
        Reader("pyarrow.json, lines (unsafe)", joined, len(bodies), by_pyarrow),
        Reader(
            "DuckDB from_json (nulls what does not fit)",
            query,
            len(bodies),
            lambda given: connection.execute(given).to_arrow_table(),
        ),
        Reader(
            "json.loads to Arrow",
            some,
            len(some),
            lambda given: pa.array([json.loads(body) for body in given]),
        ),
    ]


if __name__ == "__main__":
    main()
