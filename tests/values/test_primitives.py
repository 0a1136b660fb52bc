"""Kafka's own serializers."""

from __future__ import annotations

import struct

import pyarrow as pa
import pytest

from kafkafmt.values.decoding import Decoded, Writer
from kafkafmt.values.primitives import PrimitiveDecoder

UUID = b"055bb176-2bcd-6273-bc96-28a868d430e0"


def decoded(format: str, values: list[bytes]) -> Decoded:
    # A slice, so that no array begins where its memory does.
    array = pa.array([b"before", *values], pa.binary())[1:]
    return PrimitiveDecoder(format).decode(Writer(None), array)


@pytest.mark.parametrize(
    ("format", "code", "values"),
    [
        ("int16", ">h", [0, -1, 32767, -32768]),
        ("int32", ">i", [0, -1, 2**31 - 1, -(2**31)]),
        ("int64", ">q", [0, -1, 2**63 - 1, -(2**63)]),
        ("float32", ">f", [0.0, -1.5, float("inf")]),
        ("float64", ">d", [0.0, 0.1, float("-inf")]),
    ],
)
def test_numbers(format: str, code: str, values: list[float]) -> None:
    bodies = [struct.pack(code, value) for value in values]
    assert decoded(format, bodies).array.to_pylist() == values
    found = decoded(format, [*bodies, b"", b"x", bodies[0]])
    assert found.array.to_pylist() == [*values, None, None, values[0]]
    assert [(each.row, each.kind) for each in found.failures] == [
        (len(values), "no_frame"), (len(values) + 1, "malformed"),
    ]  # fmt: skip
    assert decoded(format, [b"x"]).array.to_pylist() == [None]
    assert len(decoded(format, []).array) == 0


def test_text() -> None:
    assert decoded("string", [b"", "é".encode()]).array.to_pylist() == ["", "é"]
    found = decoded("string", [b"a", b"\xff", b"\xed\xa0\x80"])
    assert found.array.to_pylist() == ["a", None, None]
    assert [each.kind for each in found.failures] == ["malformed", "malformed"]


def test_uuids() -> None:
    assert decoded("uuid", [UUID]).array.to_pylist() == [UUID.decode()]
    found = decoded("uuid", [UUID, b"", UUID[:-1], UUID + b"\n", b"\xff" * 36])
    kinds = ["no_frame", "malformed", "malformed", "malformed"]
    assert [each.kind for each in found.failures] == kinds


def test_bytes() -> None:
    assert decoded("bytes", [b"", b"\xff"]).array.to_pylist() == [b"", b"\xff"]
