"""The readers of records with decoded keys and values, and `decode`."""

from __future__ import annotations

import pickle
from dataclasses import replace
from pathlib import Path
from typing import Any

import pyarrow as pa
import pytest

import kafkafmt
from kafkafmt import read_records, scan_records
from kafkafmt.lake.plan.log_read import LogRead, ValueOptions
from kafkafmt.lake.plan.selection import value_decoder
from kafkafmt.log.scan.query import Query
from kafkafmt.values import (
    VALUES_FAILED,
    DecodedScan,
    SchemaError,
    Schemas,
    ValueDecodeError,
    ValueFormat,
    decode,
)


def test_nothing_to_decode_is_the_scan_below(data: Path) -> None:
    found = scan_records(data / "orders-0")
    assert type(found) is kafkafmt.Scan
    assert found.read_all() == Query(source=data / "orders-0").records().read_all()


def test_columns_in_the_order_wanted(data: Path) -> None:
    found = scan_records(
        data / "orders-0", columns=["value", "offset"], value_format="avro",
        schemas=data / "_schemas-0", on_value_error="null",
    )  # fmt: skip
    assert isinstance(found, DecodedScan)
    table = found.read_all()
    assert table.schema.names == ["value", "offset"]
    assert table.schema == found.schema
    assert found.failed == 5
    assert found.dead_letters.num_rows == 0
    assert found.formats == {("orders", "value"): ValueFormat("avro")}


def test_the_limits_of_a_read_are_those_of_its_schemas_and_values(data: Path) -> None:
    limits = kafkafmt.Limits(batch_bytes=64)
    registry = data / "_schemas-0"
    with pytest.raises(kafkafmt.errors.LimitExceededError, match="_schemas-0"):
        scan_records([], value_format="avro", schemas=registry, limits=limits)
    values = ValueOptions(None, ValueFormat("avro"), str(registry), "raise")
    query = Query(source=(str(data / "orders-0"),), limits=limits)
    read = LogRead(query, values=values)
    with pytest.raises(kafkafmt.errors.LimitExceededError, match="_schemas-0"):
        value_decoder(read)
    enough = kafkafmt.Limits(batch_bytes=1_000_000)
    decoder = value_decoder(replace(read, query=replace(query, limits=enough)))
    assert decoder is not None
    assert decoder._decoder._decoding.limits == enough  # of values that a frame says are compressed


def test_dead_letters_have_the_bytes(data: Path, schemas: Schemas) -> None:
    found = scan_records(
        data / "orders-0", columns=["offset", "value"], value_format="avro", schemas=schemas,
        on_value_error="collect",
    )  # fmt: skip
    assert isinstance(found, DecodedScan)
    table = found.read_all()
    assert table.schema.names == ["offset", "value", "value_error", "value_raw"]
    letters = found.dead_letters
    assert letters.schema == VALUES_FAILED
    raw = read_records(data / "orders-0")
    by_offset = dict(zip(raw["offset"].to_pylist(), raw["value"].to_pylist(), strict=True))
    for letter in letters.to_pylist():
        assert letter["value"] == by_offset[letter["offset"]]
        assert (letter["topic"], letter["partition"], letter["column"]) == ("orders", 0, "value")
    failed = [row for row in table.to_pylist() if row["value_error"] is not None]
    assert [row["offset"] for row in failed] == letters["offset"].to_pylist()
    assert [row["value_raw"] for row in failed] == letters["value"].to_pylist()


def test_the_first_value_that_fails_is_raised_with_its_place(data: Path, schemas: Schemas) -> None:
    with pytest.raises(ValueDecodeError) as raised:
        read_records(data / "orders-0", value_format="avro", schemas=schemas)
    error = raised.value
    assert (error.topic, error.partition, error.offset) == ("orders", 0, 191)
    assert (error.kind, error.column) == ("no_frame", "value")
    assert str(error).startswith("orders-0, offset 191, value: no frame: an empty value")
    again = pickle.loads(pickle.dumps(error))
    assert (str(again), again.kind) == (str(error), error.kind)


def test_key_and_value_at_once(data: Path, schemas: Schemas) -> None:
    table = read_records(
        data / "clicks-0", key_format="int64", value_format="json", schemas=schemas
    )
    assert table.schema.field("key").type == pa.int64()
    assert pa.types.is_struct(table.schema.field("value").type)


def test_several_topics(data: Path, schemas: Schemas) -> None:
    both = [data / "plain-0", data / "clicks-0"]
    texts = read_records(
        both, columns=["topic", "value"], value_format="string", on_value_error="null"
    )
    assert texts.num_rows == 300
    with pytest.raises(ValueError, match="different types; choose the topics to read with topics"):
        read_records(
            [data / "orders-0", data / "people-0"],
            value_format=ValueFormat("auto"),
            schemas=schemas,
            on_value_error="null",
        )


def test_a_topic_without_a_schema_among_others(data: Path, schemas: Schemas) -> None:
    """Such as an internal topic of a broker: the error says how to leave it out."""
    hint = "no subject 'plain-value' in .*; choose the topics to read with topics, on .* --topic"
    with pytest.raises(SchemaError, match=hint):
        read_records(data, topics=["orders", "plain"], value_format="avro", schemas=schemas)
    with pytest.raises(SchemaError, match=r"no subject 'plain-value' [^;]*; subjects: [^;]*$"):
        read_records(data, topics="plain", value_format="avro", schemas=schemas)


def test_a_source_without_values(tmp_path: Path, schemas: Schemas) -> None:
    log = tmp_path / "orders-0"
    log.mkdir()
    (log / "00000000000000000000.log").write_bytes(b"")
    table = read_records(log, value_format="avro", schemas=schemas)
    assert table.num_rows == 0
    assert table.schema.field("value").type.field("id").type == pa.int64()
    assert read_records(log, value_format="auto").schema.field("value").type == pa.binary()


@pytest.mark.parametrize(
    ("arguments", "error", "reason"),
    [
        ({"value_format": "avor"}, ValueError, "no format 'avor'"),
        ({"value_format": ValueFormat("avro")}, ValueError, "needs schemas"),
        ({"value_format": "string", "on_value_error": "no"}, ValueError, "on_value_error is raise"),
    ],
)
def test_wrong_use(data: Path, arguments: Any, error: type[Exception], reason: str) -> None:
    with pytest.raises(error, match=reason):
        scan_records(data / "orders-0", **arguments)


def test_subjects_that_are_not_there(data: Path, schemas: Schemas) -> None:
    for asked, reason in (
        (ValueFormat("avro", subject="none"), "no subject 'none'"),
        (ValueFormat("avro", version=9), "no version 9"),
        (ValueFormat("protobuf"), "is AVRO, expected PROTOBUF"),
        (ValueFormat("avro", context=".other"), "no subject ':.other:orders-value'"),
    ):
        with pytest.raises(SchemaError, match=reason):
            scan_records(data / "orders-0", value_format=asked, schemas=schemas)
    segment = next((data / "orders-0").glob("*.log"))
    with pytest.raises(ValueError, match="name the subject"):
        scan_records(segment.read_bytes(), value_format="avro", schemas=schemas)


def test_value_formats_are_checked() -> None:
    with pytest.raises(ValueError, match="no frame 'x'"):
        ValueFormat("avro", frame="x")
    for version in (0, -1, True, "newest"):
        with pytest.raises(ValueError, match="version is a number"):
            ValueFormat("avro", version=version)


def test_a_format_is_a_text() -> None:
    text = "avro:subject=a,b=c,version=3,message=shop.Order,frame=none,context=.x"
    with pytest.raises(ValueError, match="no 'b' of a format; there are subject, version"):
        ValueFormat.of(text)
    asked = ValueFormat("avro", "a,B=c", 3, "shop.Order", "none", ".x")
    assert ValueFormat.of(text.replace("b=", "B=")) == asked
    assert ValueFormat.of("json") == ValueFormat("json")
    assert ValueFormat.of(asked) is asked
    for wrong, said in (
        ("avro:", "must be NAME=VALUE"),
        ("avro:version=0", "from 1, or latest"),
        ("avro:version=2,version=3", "'version' comes twice"),
        ("avor:version=1", "no format 'avor'"),
    ):
        with pytest.raises(ValueError, match=said):
            ValueFormat.of(wrong)


# --- decode --------------------------------------------------------------------------------------


def test_decode_keeps_null_and_the_raw_bytes() -> None:
    batch = pa.record_batch({"value": pa.array([b"a", None, b"\xff", b""], pa.binary())})
    found = decode(batch, format="string", on_error="collect", raw=True)
    assert found.column("value").to_pylist() == ["a", None, None, ""]
    assert found.column("value_raw").to_pylist() == [b"a", None, b"\xff", b""]
    kinds = [each and each["kind"] for each in found.column("value_error").to_pylist()]
    assert kinds == [None, None, "malformed", None]


@pytest.mark.parametrize("type", [pa.large_binary(), pa.binary_view(), pa.binary(2)])
def test_decode_takes_every_kind_of_bytes(type: pa.DataType) -> None:
    batch = pa.record_batch({"value": pa.array([b"ab", None], type)})
    assert decode(batch, format="string").column("value").to_pylist() == ["ab", None]


def test_decode_takes_tables_of_many_chunks_and_of_none(schemas: Schemas) -> None:
    values = pa.chunked_array([pa.array([b"1"]), pa.array([], pa.binary()), pa.array([b"2"])])
    found = decode(pa.table({"value": values}), format="json")
    assert found["value"].to_pylist() == ["1", "2"]
    empty = pa.table({"value": pa.array([], pa.binary())})
    found = decode(empty, format="avro", schemas=schemas, subject="orders-value")
    assert (found.num_rows, str(found.schema.field("value").type)[:6]) == (0, "struct")


def test_decode_refuses_other_columns() -> None:
    batch = pa.record_batch({"value": ["text"]})
    with pytest.raises(TypeError, match="values are string, expected binary"):
        decode(batch, format="string")
    with pytest.raises(ValueError, match="column is key or value"):
        decode(batch, "offset", format="string")


def test_large_batches_are_decoded_in_parts() -> None:
    values = [b"%d" % number for number in range(40_000)]
    values[30_000] = b"{"
    batch = pa.record_batch({"value": pa.array(values, pa.binary())})
    found = decode(batch, format="json", on_error="collect")
    expected: list[str | None] = [value.decode() for value in values]
    expected[30_000] = None
    assert found.column("value").to_pylist() == expected
