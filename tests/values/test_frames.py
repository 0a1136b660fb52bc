"""Frames: which schema a value names, and what is none."""

from __future__ import annotations

import struct
import uuid
import zlib
from pathlib import Path
from typing import Any

import pyarrow as pa
import pytest

from kafkafmt import Limits, read_records
from kafkafmt.values import FRAMES, Schemas, decode, read_schemas
from kafkafmt.values.decoding import Failure
from kafkafmt.values.frames import Framing, SchemaGroup

GUID = uuid.UUID("00112233-4455-6677-8899-aabbccddeeff")
INT_FINGERPRINT = bytes.fromhex("8f5c393f1ad57572")  # of the specification: 0x7275d51a3f395c8f


@pytest.fixture(scope="module")
def schemas() -> Schemas:
    return read_schemas({"7.avsc": '"int"', f"{GUID}.avsc": '"long"'})


def _bodies(group: SchemaGroup) -> list[bytes]:
    """The bytes after the frames."""
    return [value[group.skip :] for value in group.bodies.to_pylist()]


def kinds(
    schemas: Schemas, frame: str, values: list[bytes | None], headers: Any = None, **options: Any
) -> list[Any]:
    """What each row is: the schema's text and the body, or the kind of its failure."""
    array = None
    if headers is not None:
        pair = pa.struct([("key", pa.string()), ("value", pa.binary())])
        array = pa.array(headers, pa.list_(pair))
    failures: list[Failure] = []
    framing = Framing(frame, "value", schemas, **options)
    groups = list(framing.split(pa.array(values, pa.binary()), array, failures))
    found: list[Any] = [None] * len(values)
    for failure in failures:
        assert found[failure.row] is None
        found[failure.row] = failure.kind
    for group in groups:
        for row, body in zip(group.rows.to_pylist(), _bodies(group), strict=True):
            assert found[row] is None
            schema = group.writer.schema
            found[row] = (None if schema is None else schema.text, body)
    return found


def test_confluent(schemas: Schemas) -> None:
    values = [b"\0\0\0\0\7body", None, b"\0\0\0\0\7", b"\0\0\0\0\x08x", b"\0\0\0\7", b"x", b""]
    assert kinds(schemas, "confluent", values) == [
        ('"int"', b"body"), None, ('"int"', b""), "unknown_schema", "no_frame", "no_frame",
        "no_frame",
    ]  # fmt: skip


def test_ids_are_of_a_context(schemas: Schemas) -> None:
    assert kinds(schemas, "confluent", [b"\0\0\0\0\7"], context=".x") == ["unknown_schema"]


def test_a_guid_as_prefix(schemas: Schemas) -> None:
    values: list[bytes | None] = [b"\1" + GUID.bytes + b"b", b"\1" + bytes(16), b"\1\2"]
    expected = [('"long"', b"b"), "unknown_schema", "no_frame"]
    assert kinds(schemas, "confluent", values) == expected
    assert kinds(schemas, "auto", values) == expected


def test_glue(schemas: Schemas) -> None:
    plain = zlib.compress(b"body")
    values = [
        b"\3\0" + GUID.bytes + b"body",
        b"\3\5" + GUID.bytes + plain,
        b"\3\5" + GUID.bytes + plain[:-1],
        b"\3\5" + GUID.bytes + plain + b"x",
        b"\3\5" + GUID.bytes + b"x",
        b"\3\7" + GUID.bytes,
        b"\3\0" + bytes(16),
        b"\0\0\0\0\7",
    ]
    assert kinds(schemas, "glue", list(values)) == [
        ('"long"', b"body"), ('"long"', b"body"), "malformed", "malformed", "malformed",
        "no_frame", "unknown_schema", "no_frame",
    ]  # fmt: skip


def test_glue_does_not_decompress_more_than_the_limit(schemas: Schemas) -> None:
    bomb = b"\3\5" + GUID.bytes + zlib.compress(bytes(10_000_000))
    limits = Limits(batch_bytes=1_000_000)
    assert kinds(schemas, "glue", [bomb], limits=limits) == ["unrepresentable"]


def test_the_content_type_of_azure(schemas: Schemas) -> None:
    """Azure Event Hubs: the id of the schema is in the content type, and the body is bare."""
    name = "content-type"
    ours = f"avro/binary+{GUID.hex}".encode()
    headers: list[list[tuple[str, bytes | None]]] = [
        [(name, ours)],
        [(name, ours), (name, b"application/json")],
        [(name, b"application/json")],
        [(name, None)],
        [(name, b"avro/binary+" + b"0" * 32)],
        [(name, b"avro/binary+" + b"0" * 33)],
        [("__value_schema_id", b"\1" + GUID.bytes), (name, b"text/plain")],
    ]
    framed = b"\0\0\0\0\7x"
    values: list[bytes | None] = [b"body", b"body", framed, framed, b"body", b"body", b"body"]
    found = ('"long"', b"body")
    plain = ('"int"', b"x")
    expected = [found, found, plain, plain, "unknown_schema", "no_frame", found]
    assert kinds(schemas, "auto", values, headers) == expected
    expected[2] = expected[3] = "no_frame"
    assert kinds(schemas, "header", values, headers) == expected


def test_single_object(schemas: Schemas) -> None:
    values: list[bytes | None] = [
        b"\xc3\1" + INT_FINGERPRINT + b"\2", b"\xc3\1" + bytes(8), b"\xc3\2" + INT_FINGERPRINT,
    ]  # fmt: skip
    assert kinds(schemas, "single", values) == [('"int"', b"\2"), "unknown_schema", "no_frame"]


def test_the_fingerprint_of_a_name_without_namespace_within_one() -> None:
    """``SchemaNormalization.parsingFingerprint64`` of Avro Java 1.12 is df18556bc8e19eb3."""
    inner = """{"type": "record", "name": "I", "namespace": "", "fields": [
        {"name": "self", "type": ["null", "I"]},
        {"name": "e", "type": {"type": "enum", "name": "E", "symbols": ["A"]}}]}"""
    text = f"""{{"type": "record", "name": "n.R", "doc": "x", "fields": [
        {{"name": "i", "type": {inner}, "default": {{}}}},
        {{"name": "j", "type": {{"type": "array", "items": "I"}}}}]}}"""
    value = b"\xc3\1" + bytes.fromhex("df18556bc8e19eb3")[::-1] + b"body"
    assert kinds(read_schemas({"1.avsc": text}), "single", [value]) == [(text, b"body")]


def test_a_schema_without_a_fingerprint_is_passed_over() -> None:
    odd = r'{"type": "record", "name": "\ud800", "fields": []}'
    found = read_schemas({"1.avsc": odd, "7.avsc": '"int"'})
    value = b"\xc3\1" + INT_FINGERPRINT + b"\2"
    assert kinds(found, "single", [value]) == [('"int"', b"\2")]


def test_apicurio_ids_of_eight_bytes_are_read_only_where_they_are_named(schemas: Schemas) -> None:
    values: list[bytes | None] = [struct.pack(">bq", 0, 7) + b"\2", b"\0\0\0"]
    assert kinds(schemas, "apicurio8", values) == [('"int"', b"\2"), "no_frame"]
    assert kinds(schemas, "auto", values) == ["unknown_schema", "no_frame"]


def test_no_frame(schemas: Schemas) -> None:
    assert kinds(schemas, "none", [b"\0x", None, b""]) == [(None, b"\0x"), None, (None, b"")]


def test_headers(schemas: Schemas) -> None:
    def header(value: bytes | None, key: str = "__value_schema_id") -> dict[str, Any]:
        return {"key": key, "value": value}

    guid, by_id = b"\1" + GUID.bytes, b"\0\0\0\0\7"
    headers = [
        [header(b"old"), header(guid), header(b"x", "other")],
        [header(by_id)],
        [header(None)],
        [header(b"\1short")],
        [header(guid, "__key_schema_id")],
        [],
        None,
        [header(b"\1" + bytes(16))],
    ]
    values: list[bytes | None] = [b"body"] * 8
    expected = [
        ('"long"', b"body"), ('"int"', b"body"), "no_frame", "no_frame", "no_frame", "no_frame",
        "no_frame", "unknown_schema",
    ]  # fmt: skip
    assert kinds(schemas, "header", values, headers) == expected
    assert kinds(schemas, "auto", values, headers) == expected
    prefixed: list[bytes | None] = [by_id + b"x", by_id + b"x"]
    assert kinds(schemas, "auto", prefixed, [[header(guid)], []]) == [
        ('"long"', by_id + b"x"), ('"int"', b"x"),
    ]  # fmt: skip


def test_headers_of_apicurio(schemas: Schemas) -> None:
    name = "apicurio.value.globalId"
    headers = [[{"key": name, "value": struct.pack(">q", 7)}], [{"key": name, "value": b"7"}]]
    values: list[bytes | None] = [b"\2", b"\2"]
    assert kinds(schemas, "header", values, headers) == [('"int"', b"\2"), "no_frame"]
    assert kinds(schemas, "auto", values, headers) == ["no_frame", "no_frame"]


def test_slices_of_arrays(schemas: Schemas) -> None:
    values = pa.array([b"x", None, b"\0\0\0\0\7a", b"\0\0\0\0\7b"], pa.binary())[1:]
    failures: list[Failure] = []
    (group,) = Framing("auto", "value", schemas).split(values, None, failures)
    assert group.rows.to_pylist() == [1, 2]
    assert _bodies(group) == [b"a", b"b"]
    assert failures == []


def test_many_ids_are_as_many_failures(schemas: Schemas) -> None:
    values: list[bytes | None] = [struct.pack(">bI", 0, 1000 + number) for number in range(5_000)]
    assert set(kinds(schemas, "auto", values)) == {"unknown_schema"}


@pytest.mark.parametrize("frame", FRAMES)
def test_mixed_frames_of_a_real_log(data: Path, schemas: Schemas, truth: Any, frame: str) -> None:
    """Every row gets a value or an error, whichever frame is expected."""
    found = decode(
        read_records(data / "mixed-0"),
        format="avro", schemas=schemas, subject="7", frame=frame, on_error="collect",
    )  # fmt: skip
    assert found.num_rows == len(truth["mixed"])
    for row in found.to_pylist():
        assert (row["value"] is None) == (row["value_error"] is not None)
