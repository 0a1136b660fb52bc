"""What Avro's schema resolution gives where several answers look right: those of Avro Java."""

from __future__ import annotations

import datetime
import struct
from typing import Any

import pytest

from kafkafmt.values import SchemaError, ValueDecodeError
from kafkafmt.values.avro.schema import canonical, parse
from tests.values.avro_cases import avro, by_both_engines, decoded, record, written

FIXED = {"type": "fixed", "name": "F", "size": 2}
ENUM = {"type": "enum", "name": "E", "symbols": ["A"]}


@pytest.mark.parametrize(
    ("writer", "value", "reader", "expected"),
    [
        # What is the same comes before what a number can become.
        ("long", 2**53 + 1, ["double", "long"], {"double": None, "long": 2**53 + 1}),
        ("int", 5, ["double", "bytes", "int"], {"double": None, "bytes": None, "int": 5}),
        ("string", "é", ["bytes", "string"], {"bytes": None, "string": "é"}),
        (["null", "long"], 2**53 + 1, ["null", "float", "long"],
         {"float": None, "long": 2**53 + 1}),
        # Among those that it can become, the first counts.
        ("int", 5, ["double", "long"], {"double": 5.0, "long": None}),
        ("float", 0.5, ["null", "string", "double"], {"string": None, "double": 0.5}),
        # So does a full name before one in another namespace.
        (record(("a", "int"), name="x.R"), {"a": 1},
         [record(("b", {"type": "null"}), name="y.R"), record(("a", "int"), name="x.R")],
         {"y.R": None, "x.R": {"a": 1}}),
    ],
)  # fmt: skip
def test_the_branch_of_a_readers_union(writer: Any, value: Any, reader: Any, expected: Any) -> None:
    found = by_both_engines([written(writer, value)], writer, reader)
    assert found.failures == []
    assert found.array.to_pylist() == [expected]


@pytest.mark.parametrize(
    "number",
    [0, -1, 2**24 + 1, 9007199791611905, -9007199791611905, 2**63 - 1, -(2**63), 2**60 + 2**36 + 1],
)
@pytest.mark.parametrize("reader", ["float", ["null", "float", "string"]])
def test_a_long_as_a_float_is_rounded_once(number: int, reader: Any) -> None:
    found = by_both_engines([written("long", number)], "long", reader)
    (value,) = found.array.to_pylist()
    rounded = value["float"] if isinstance(reader, list) else value
    (bits,) = struct.unpack("<I", struct.pack("<f", rounded))
    neighbours = [
        struct.unpack("<f", struct.pack("<I", each))[0] for each in (bits - 1, bits, bits + 1)
        if 0 <= each < 2**32 and each & 0x7FFFFFFF <= 0x7F800000
    ]  # fmt: skip
    assert abs(int(rounded) - number) == min(abs(int(each) - number) for each in neighbours)


def test_a_string_as_bytes_need_not_be_utf8() -> None:
    found = by_both_engines([b"\x02\xff"], "string", "bytes")
    assert (found.array.to_pylist(), found.failures) == ([b"\xff"], [])


def test_a_name_without_namespace_within_a_namespace() -> None:
    inner = {"type": "enum", "name": "E", "namespace": "", "symbols": ["A", "B"]}
    other = {"type": "enum", "name": "E", "symbols": ["X", "Y"]}
    declared = record(
        ("other", {**other, "namespace": "n"}), ("inner", inner), ("again", "n.E"), name="n.R"
    )
    reader = record(*declared["fields"], {"name": "z", "type": "int", "default": 1}, name="n.R")
    found = by_both_engines([b"\x02\x00\x02"], declared, reader)
    assert found.failures == []
    assert found.array.to_pylist() == [{"other": "Y", "inner": "A", "again": "Y", "z": 1}]


@pytest.mark.parametrize(
    ("declared", "default", "expected"),
    [
        (["double", "bytes"], 0.5, {"double": 0.5, "bytes": None}),
        (FIXED, "a", b"a\0"),
        (FIXED, "abc", b"ab"),
        (["int", "long"], 2**40, {"int": None, "long": 2**40}),
        (["null", ENUM], "A", "A"),
    ],
)
@pytest.mark.parametrize("is_branch", [False, True])
def test_a_default_beside_a_union(
    declared: Any, default: Any, expected: Any, is_branch: bool
) -> None:
    """Also in a record that is a branch of the writer's union."""
    writer: Any = record(("a", "int"))
    reader: Any = record(("a", "int"), {"name": "b", "type": declared, "default": default})
    body, row = b"\x02", {"a": 1, "b": expected}
    if is_branch:
        writer, reader, body = ["string", writer], ["string", reader], b"\x02\x02"
        row = {"string": None, "R": row}
    found = by_both_engines([body] * 2, writer, reader)
    assert found.failures == []
    assert found.array.to_pylist() == [row] * 2


@pytest.mark.parametrize(
    ("declared", "default"),
    [(ENUM, "B"), (["null", ENUM], "B"), (["int", "string"], 2**40), ("int", True), ("string", 1)],
)
def test_a_default_that_is_no_value(declared: Any, default: Any) -> None:
    reader = record({"name": "b", "type": declared, "default": default})
    found = by_both_engines([b""], record(), reader)
    assert [failure.kind for failure in found.failures] == ["unresolvable"]


def test_the_canonical_form_has_full_names() -> None:
    inner = record(("self", ["null", "I"]), ("e", ENUM), name="I", namespace="", doc="x")
    declared = record(("i", inner), ("j", "n.I"), name="n.R", aliases=["Old"])
    schema = avro(declared)
    with pytest.raises(SchemaError, match=r"n\.I"):
        parse(schema)
    declared["fields"][1]["type"] = {"type": "array", "items": "I"}
    form = canonical(parse(avro(declared)))
    # As SchemaNormalization.toParsingForm of Avro Java has it.
    assert form == (
        '{"name":"n.R","type":"record","fields":[{"name":"i","type":{"name":"I","type":"record",'
        '"fields":[{"name":"self","type":["null","I"]},{"name":"e","type":{"name":"E","type":"enum",'
        '"symbols":["A"]}}]}},{"name":"j","type":{"type":"array","items":"I"}}]}'
    )


DATE = {"type": "int", "logicalType": "date"}
MILLIS = {"type": "long", "logicalType": "timestamp-millis"}
MICROS = {"type": "long", "logicalType": "timestamp-micros"}


@pytest.mark.parametrize(
    ("writer", "reader"),
    [
        (DATE, ["null", MILLIS]),
        (["null", DATE], ["null", MILLIS]),
        (["null", DATE, "string"], ["null", "string", MILLIS]),
        (["null", record(("t", MILLIS), name="a.Old"), "int"],
         ["null", record(("t", MICROS), name="b.New", aliases=["a.Old"]), "int"]),
        (record(("t", MILLIS), name="a.Same"),
         ["null", "int", record(("t", MICROS), name="b.Same")]),
    ],
)  # fmt: skip
def test_a_number_never_gets_another_meaning_in_a_union(writer: Any, reader: Any) -> None:
    with pytest.raises(ValueDecodeError, match="was written as"):
        decoded([b""], record(("x", writer)), record(("x", reader)))


def test_a_number_that_is_read_as_another_branch_keeps_its_meaning() -> None:
    writer, reader = record(("x", ["null", DATE])), record(("x", ["null", MILLIS, DATE]))
    found = by_both_engines([b"\x02\x02"], writer, reader)
    assert found.array.to_pylist() == [{"x": {"long": None, "int": datetime.date(1970, 1, 2)}}]
