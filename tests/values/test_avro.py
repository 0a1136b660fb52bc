"""Avro values: types, resolution, and the traps of what others do."""

from __future__ import annotations

import datetime
from decimal import Decimal
from typing import Any

import fastavro
import pyarrow as pa
import pytest

from kafkafmt.values import SchemaError, Schemas, ValueDecodeError
from kafkafmt.values.avro.exact import MAX_EMPTY_ITEMS, AvroDecoder, walk
from kafkafmt.values.avro.schema import canonical, fingerprint, parse
from tests.values.avro_cases import avro, by_both_engines, decoded, record, written


def kinds(found: Any) -> list[tuple[int, str]]:
    return [(failure.row, failure.kind) for failure in found.failures]


def test_the_kernel_is_built() -> None:
    from kafkafmt.values.avro import _kernel

    assert _kernel.RECORD


@pytest.mark.parametrize(
    ("declared", "values", "arrow"),
    [
        ("boolean", [True, False], pa.bool_()),
        ("int", [0, -1, 2**31 - 1, -(2**31)], pa.int32()),
        ("long", [0, -1, 2**63 - 1, -(2**63)], pa.int64()),
        ("float", [0.0, -1.5, float("inf")], pa.float32()),
        ("double", [0.0, 1e300], pa.float64()),
        ("string", ["", "é" * 70, "a"], pa.string()),
        ("bytes", [b"", b"\xff" * 100], pa.binary()),
        ({"type": "fixed", "name": "F", "size": 3}, [b"abc", b"\0\0\0"], pa.binary()),
        ({"type": "enum", "name": "E", "symbols": ["A", "B"]}, ["B", "A"], pa.string()),
        ({"type": "array", "items": "long"}, [[], [1, 2, 3]], pa.list_(pa.int64())),
        (["null", "string"], [None, "a"], pa.string()),
        (["string", "null"], [None, "a"], pa.string()),
        ("null", [None, None], pa.null()),
        (["null"], [None], pa.null()),
        (record(("a", "null"), ("b", "int")), [{"a": None, "b": 1}], None),
        (record(), [{}, {}], pa.struct([])),
    ],
)
def test_values_come_back(declared: Any, values: list[Any], arrow: pa.DataType | None) -> None:
    found = by_both_engines([written(declared, value) for value in values], declared)
    assert found.array.to_pylist() == values
    assert found.failures == []
    if arrow is not None:
        assert found.array.type == arrow


@pytest.mark.parametrize(
    ("kind", "logical", "number", "expected"),
    [
        ("int", "date", -1, datetime.date(1969, 12, 31)),
        ("int", "time-millis", 1_001, datetime.time(0, 0, 1, 1000)),
        ("long", "time-micros", 1_000_001, datetime.time(0, 0, 1, 1)),
        ("long", "local-timestamp-millis", -1, datetime.datetime(1969, 12, 31, 23, 59, 59, 999000)),
        ("long", "local-timestamp-micros", 5, datetime.datetime(1970, 1, 1, 0, 0, 0, 5)),
    ],
)
def test_logical_types(kind: str, logical: str, number: int, expected: Any) -> None:
    body = written(kind, number)
    found = by_both_engines([body], {"type": kind, "logicalType": logical})
    assert found.array.to_pylist() == [expected]


def test_instants_are_utc() -> None:
    declared = {"type": "long", "logicalType": "timestamp-nanos"}
    found = by_both_engines([written("long", 1)], declared)
    assert found.array.type == pa.timestamp("ns", "UTC")
    assert found.array.cast(pa.int64()).to_pylist() == [1]


@pytest.mark.parametrize("number", [-1, 86_400_000])
def test_a_time_outside_of_a_day_is_unrepresentable(number: int) -> None:
    found = by_both_engines([written("int", number)], {"type": "int", "logicalType": "time-millis"})
    assert kinds(found) == [(0, "unrepresentable")]


@pytest.mark.parametrize("precision", [1, 18, 38, 39, 76])
def test_decimals_are_exact_up_to_their_precision(precision: int) -> None:
    declared = {"type": "bytes", "logicalType": "decimal", "precision": precision, "scale": 1}
    numbers = [0, 10**precision - 1, 1 - 10**precision, 10**precision, -(10**precision)]
    sizes = [(number.bit_length() + 8) // 8 for number in numbers]
    unscaled = [
        number.to_bytes(size, "big", signed=True)
        for number, size in zip(numbers, sizes, strict=True)
    ]
    found = by_both_engines([written("bytes", each) for each in unscaled], declared)
    assert kinds(found) == [(3, "unrepresentable"), (4, "unrepresentable")]
    expected = [Decimal((int(n < 0), tuple(map(int, str(abs(n)))), -1)) for n in numbers[:3]]
    assert found.array.to_pylist()[:3] == expected


def test_decimals_of_leading_sign_bytes_and_of_none() -> None:
    declared = {"type": "bytes", "logicalType": "decimal", "precision": 4, "scale": 2}
    bodies = [written("bytes", each) for each in (b"", b"\xff" * 20, b"\0" * 30 + b"\x64")]
    found = by_both_engines(bodies, declared)
    assert found.array.to_pylist() == [Decimal("0.00"), Decimal("-0.01"), Decimal("1.00")]


@pytest.mark.parametrize(
    "attributes",
    [
        {"precision": 0},
        {"precision": 4, "scale": 5},
        {"precision": 77},
        {"scale": 2},
        {"precision": "4"},
    ],
)
def test_a_decimal_that_is_not_valid_is_bytes(attributes: dict[str, Any]) -> None:
    declared = {"type": "bytes", "logicalType": "decimal", **attributes}
    found = by_both_engines([written("bytes", b"\x01")], declared)
    assert found.array.to_pylist() == [b"\x01"]


def test_unions_of_several_branches_have_a_member_each() -> None:
    declared = record(
        ("u", ["null", "long", "string", record(("k", "string"), name="n.E"), "bytes"])
    )
    values = [{"u": each} for each in (None, 5, "s", {"k": "v"}, b"b")]
    found = by_both_engines([written(declared, value) for value in values], declared)
    empty = {"long": None, "string": None, "E": None, "bytes": None}
    assert [row["u"] for row in found.array.to_pylist()] == [
        None,
        {**empty, "long": 5},
        {**empty, "string": "s"},
        {**empty, "E": {"k": "v"}},
        {**empty, "bytes": b"b"},
    ]


@pytest.mark.parametrize(
    ("kinds", "bodies", "values"),
    [
        (["int", "long"], [b"\x00\x02", b"\x02\x04"], [1, 2]),
        (["float", "double"], [b"\x00\0\0\0\x3f", b"\x02\0\0\0\0\0\0\xf0\x3f"], [0.5, 1.0]),
    ],
)
def test_unions_of_numbers_that_python_does_not_tell_apart(
    kinds: list[str], bodies: list[bytes], values: list[float]
) -> None:
    found = by_both_engines(bodies, kinds)
    first, second = kinds
    assert found.array.to_pylist() == [
        {first: values[0], second: None},
        {first: None, second: values[1]},
    ]


def test_recursion_is_json_text_from_its_first_repetition() -> None:
    declared = record(("label", "string"), ("next", ["null", "Node"]), name="Node")
    value = {"label": "a", "next": {"label": "b", "next": {"label": "c", "next": None}}}
    found = by_both_engines([written(declared, value)], declared)
    text = '{"label":"b","next":{"Node":{"label":"c","next":null}}}'
    assert found.array.to_pylist() == [{"label": "a", "next": text}]


@pytest.mark.parametrize(
    ("number", "text"), [("nan", '"NaN"'), ("inf", '"Infinity"'), ("-inf", '"-Infinity"')]
)
@pytest.mark.parametrize("kind", ["float", "double"])
def test_json_text_is_json_also_of_numbers_that_json_lacks(
    kind: str, number: str, text: str
) -> None:
    declared = record(("x", kind), ("next", ["null", "Node"]), name="Node")
    value = {"x": 0.5, "next": {"x": float(number), "next": None}}
    found = by_both_engines([written(declared, value)], declared)
    assert found.array.to_pylist() == [{"x": 0.5, "next": f'{{"x":{text},"next":null}}'}]


# --- resolution ----------------------------------------------------------------------------------


def test_a_reader_promotes_reorders_drops_and_fills_in() -> None:
    writer = record(
        ("gone", {"type": "map", "values": ["null", "int", {"type": "array", "items": "float"}]}),
        ("a", "int"),
        ("b", "string"),
        ("c", "float"),
        ("d", ["null", "int"]),
        ("e", {"type": "enum", "name": "E", "symbols": ["X", "Y"]}),
    )
    reader = record(
        ("d", ["null", "double"]),
        ("c", "double"),
        ("a", "long"),
        {"name": "new", "type": {"type": "long", "logicalType": "timestamp-millis"}, "default": 7},
        {"name": "list", "type": {"type": "array", "items": "string"}, "default": ["x"]},
        {"name": "none", "type": ["null", record(("z", "int"), name="Z")], "default": None},
        ("b", "bytes"),
        ("e", {"type": "enum", "name": "E", "symbols": ["Y", "N"], "default": "N"}),
    )
    value = {"gone": {"k": [1.0]}, "a": 1, "b": "é", "c": 0.5, "d": 3, "e": "X"}
    found = by_both_engines([written(writer, value)] * 3, writer, reader)
    utc = datetime.timezone.utc
    assert found.array.to_pylist() == 3 * [
        {
            "d": 3.0,
            "c": 0.5,
            "a": 1,
            "new": datetime.datetime(1970, 1, 1, 0, 0, 0, 7000, tzinfo=utc),
            "list": ["x"],
            "none": None,
            "b": "é".encode(),
            "e": "N",
        }
    ]


FIXED = {"type": "fixed", "name": "F", "size": 1}
ENUM = {"type": "enum", "name": "E", "symbols": ["A"]}
INNER = record(("x", ["double", "long"]), name="Inner")
SELF = record(
    {"name": "a", "type": "int", "default": 7},
    {"name": "u", "type": ["bytes", "string"], "default": "\u00ff"},
    {"name": "v", "type": ["null", "bytes"], "default": None},
    {"name": "s", "type": ["null", "Self"], "default": None},
    name="Self",
)


@pytest.mark.parametrize(
    ("declared", "default", "expected"),
    [
        (["bytes", "string"], "\u00ff", {"bytes": b"\xff", "string": None}),
        (["string", "bytes"], "\u00ff", {"string": "\u00ff", "bytes": None}),
        ([FIXED, "string"], "\u00ff", {"F": b"\xff", "string": None}),
        ([ENUM, "string"], "A", {"E": "A", "string": None}),
        (["string", ENUM], "A", {"string": "A", "E": None}),
        (["double", "long"], 1, {"double": 1.0, "long": None}),
        (["null", "double", "string"], 1, {"double": 1.0, "string": None}),
        (["null", "double", "string"], None, None),
        (["boolean", "long"], True, {"boolean": True, "long": None}),
        (["long", "boolean"], True, {"long": None, "boolean": True}),
        (["null", "bytes"], "\u00ff", b"\xff"),
        (["double", "null"], 1, 1.0),
        ([INNER, {"type": "map", "values": "int"}], {"x": 1},
         {"Inner": {"x": {"double": 1.0, "long": None}}, "map": None}),
        ({"type": "array", "items": ["double", "string"]}, [1, "a"],
         [{"double": 1.0, "string": None}, {"double": None, "string": "a"}]),
        ({"type": "map", "values": [FIXED, "string"]}, {"k": "x"},
         [("k", {"F": b"x", "string": None})]),
        ([{"type": "long", "logicalType": "timestamp-millis"}, "string"], 0,
         {"long": datetime.datetime(1970, 1, 1, tzinfo=datetime.timezone.utc), "string": None}),
        (SELF, {"s": {"u": "\u00ff", "v": "x"}},
         {"a": 7, "u": {"bytes": b"\xff", "string": None}, "v": None,
          "s": '{"a":7,"u":{"bytes":"\u00ff"},"v":{"bytes":"x"},"s":null}'}),
    ],
)  # fmt: skip
def test_a_default_is_of_the_first_branch_that_it_fits(
    declared: Any, default: Any, expected: Any
) -> None:
    """Python's value of the JSON looks like one of another branch."""
    writer = record(("a", "int"))
    reader = record(("a", "int"), {"name": "b", "type": declared, "default": default})
    found = by_both_engines([written(writer, {"a": 1})] * 2, writer, reader)
    assert found.failures == []
    assert found.array.to_pylist() == [{"a": 1, "b": expected}] * 2


@pytest.mark.parametrize(
    ("writer", "reader"),
    [
        (record(("a", "int")), record(("a", "int"), ("b", "int"))),
        (record(("a", "string")), record(("a", "int"))),
        (record(("a", "long")), record(("a", "int"))),
        (record(("a", "int")), record(("a", "int"), name="Other")),
    ],
)
def test_what_cannot_be_resolved(writer: Any, reader: Any) -> None:
    values = {"a": "x"} if writer["fields"][0]["type"] == "string" else {"a": 1}
    found = by_both_engines([written(writer, values)], writer, reader)
    assert kinds(found) == [(0, "unresolvable")]


@pytest.mark.parametrize(
    ("writer", "reader"),
    [
        ({"type": "long", "logicalType": "timestamp-millis"},
         {"type": "long", "logicalType": "timestamp-micros"}),
        ({"type": "bytes", "logicalType": "decimal", "precision": 4, "scale": 1},
         {"type": "bytes", "logicalType": "decimal", "precision": 4, "scale": 2}),
    ],
)  # fmt: skip
@pytest.mark.parametrize("is_nullable", [False, True])
def test_a_number_never_gets_another_meaning(writer: Any, reader: Any, is_nullable: bool) -> None:
    if is_nullable:
        writer, reader = ["null", writer], ["null", reader]
    with pytest.raises(ValueDecodeError, match="was written as") as raised:
        decoded([b""], record(("x", writer)), record(("x", reader)))
    assert raised.value.kind == "unresolvable"


def test_aliases_resolve() -> None:
    writer, reader = (
        record(("old", "int")),
        record({"name": "n", "type": "int", "aliases": ["old"]}),
    )
    found = by_both_engines([written(writer, {"old": 4})], writer, reader)
    assert found.array.to_pylist() == [{"n": 4}]


# --- bytes that are not a value -----------------------------------------------------------------


@pytest.mark.parametrize(
    ("declared", "body", "kind"),
    [
        ("long", b"", "malformed"),
        ("long", b"\x80", "malformed"),
        ("long", b"\xff" * 9 + b"\x7f", "malformed"),
        ("long", b"\xff" * 11 + b"\x01", "malformed"),
        ("int", b"\xff\xff\xff\xff\x7f", "malformed"),
        ("string", b"\x01", "malformed"),
        ("string", b"\x04a", "malformed"),
        ("string", b"\x02\xff", "unrepresentable"),
        ("string", b"\x02a!", "left_over"),
        ("bytes", b"\xff\xff\xff\xff\xff\xff\xff\xff\xff\x01", "malformed"),
        ("boolean", b"\x02", "malformed"),
        ("double", b"1234567", "malformed"),
        # fastavro reads a negative index from the end of the list.
        ({"type": "enum", "name": "E", "symbols": ["A", "B"]}, b"\x01", "malformed"),
        ({"type": "enum", "name": "E", "symbols": ["A", "B"]}, b"\x04", "malformed"),
        (["null", "long"], b"\x01\x02", "malformed"),
        (["null", "long"], b"\x04", "malformed"),
        ({"type": "array", "items": "int"}, b"\x04\x02", "malformed"),
        (
            {"type": "array", "items": "int"},
            b"\xfe\xff\xff\xff\xff\xff\xff\xff\xff\x01",
            "malformed",
        ),
        ({"type": "map", "values": "int"}, b"\x02\x02k", "malformed"),
        ({"type": "fixed", "name": "F", "size": 4}, b"abc", "malformed"),
        ("null", b"\0", "left_over"),
    ],
)
def test_bad_bytes_are_told_from_their_neighbours(declared: Any, body: bytes, kind: str) -> None:
    found = by_both_engines([body], declared)
    assert kinds(found) == [(0, kind)]
    assert found.array.to_pylist() == [None]


def test_a_byte_moved_to_the_next_record_is_an_error_of_both() -> None:
    declared = record(("a", "string"), ("b", "int"))
    good = written(declared, {"a": "text", "b": 1})
    bodies = [good, good[:-1], good[-1:] + good, good]
    assert kinds(by_both_engines(bodies, declared)) == [(1, "malformed"), (2, "left_over")]


def test_a_deep_value_does_not_end_the_process() -> None:
    declared = record(("next", ["null", "N"]), name="N")
    for depth in (1_000, 100_000):
        found = by_both_engines([b"\x02" * depth + b"\0"], declared)
        assert kinds(found) == [(0, "unrepresentable")]


def test_items_without_bytes_are_bounded() -> None:
    declared = {"type": "array", "items": "null"}
    most = written("long", MAX_EMPTY_ITEMS)
    many = written("long", 2**62)
    found = by_both_engines([most + b"\0", many + b"\0"], declared)
    assert kinds(found) == [(1, "unrepresentable")]
    assert len(found.array[0].as_py()) == MAX_EMPTY_ITEMS


def test_of_equal_keys_the_last_value_counts() -> None:
    body = b"\x04\x02k\x02\x02k\x04\x00"
    found = by_both_engines([body], {"type": "map", "values": "int"})
    assert found.array.to_pylist() == [[("k", 2)]]


def test_blocks_may_say_their_size() -> None:
    found = by_both_engines([b"\x03\x04\x02\x04\x00"], {"type": "array", "items": "int"})
    assert found.array.to_pylist() == [[1, 2]]


def test_many_keys() -> None:
    declared = {"type": "map", "values": "int"}
    value = {f"key {number}": number for number in range(1_000)}
    found = by_both_engines([written(declared, value)], declared)
    assert dict(found.array.to_pylist()[0]) == value


def test_rows_that_fail_leave_no_trace_in_others() -> None:
    declared = record(("a", {"type": "array", "items": "string"}), ("b", ["null", "string"]))
    good = [written(declared, {"a": ["x"] * n, "b": "y" * n}) for n in range(40)]
    bodies = [body if n % 3 else body[:-1] for n, body in enumerate(good)]
    found = by_both_engines(bodies, declared)
    rows = found.array.to_pylist()
    for n in range(40):
        assert rows[n] == (None if n % 3 == 0 else {"a": ["x"] * n, "b": "y" * n})


# --- schemas -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[" * 100_000,
        "12",
        "[]",
        '["int","int"]',
        '["int",["null"]]',
        '{"type":"record","name":"R"}',
        '{"type":"record","fields":[]}',
        '{"type":"record","name":"R","fields":[{"name":"a","type":"int"},{"name":"a","type":"int"}]}',
        '{"type":"record","name":"R","fields":[{"name":"a","type":"Unknown"}]}',
        '{"type":"enum","name":"E","symbols":["A","A"]}',
        '{"type":"fixed","name":"F","size":-1}',
        '{"type":"array"}',
    ],
)
def test_schemas_that_do_not_parse(text: str) -> None:
    from kafkafmt.values import Schema

    with pytest.raises(SchemaError):
        AvroDecoder(Schema("AVRO", text), Schemas())


def test_a_schema_that_repeats_itself_exponentially_is_refused() -> None:
    declared: Any = "int"
    fields = []
    for level in range(20):
        inner = record(("a", declared), ("b", declared), name=f"L{level}")
        fields.append((f"f{level}", inner))
        declared = f"L{level}"
    with pytest.raises(SchemaError, match="columns"):
        AvroDecoder(avro(record(*fields, name="Top")), Schemas())


def test_walk_needs_no_library() -> None:
    declared = parse(avro(record(("a", "int"))))
    walk(declared, b"\x02")
    with pytest.raises(ValueDecodeError, match="1 bytes remain"):
        walk(declared, b"\x02\x02")


def test_a_namespace_that_is_null_is_the_one_around_it() -> None:
    fixed = {**FIXED, "size": 2, "namespace": None}
    declared = record(("a", fixed), ("b", "n.F"), name="n.R")
    found = by_both_engines([b"abcd"], declared)
    assert found.array.to_pylist() == [{"a": b"ab", "b": b"cd"}]
    with pytest.raises(SchemaError, match="not defined"):
        parse(avro(record(("a", {**FIXED, "namespace": ""}), ("b", "n.F"), name="n.R")))


@pytest.mark.parametrize(
    "declared",
    [
        "null",
        {"type": "array", "items": "long"},
        {"type": "enum", "name": "é", "namespace": "x.y", "symbols": ["A", "B"], "doc": "d"},
        record({"name": "a", "type": ["null", "string"]}, {"name": "b", "type": "double"}),
    ],
)
def test_a_fingerprint_is_that_of_fastavro(declared: Any) -> None:
    parsed = parse(avro(declared))
    peer = fastavro.schema.fingerprint(canonical(parsed), "CRC-64-AVRO")
    assert fingerprint(parsed).hex() == peer
