"""Topics of MirrorMaker, Connect and Streams: ``auto`` knows them by their names."""

from __future__ import annotations

import struct
from pathlib import Path
from typing import Any

import pyarrow as pa
import pytest

import kafkafmt
from kafkafmt.values import FORMATS, ValueDecodeError, decode
from kafkafmt.values.primitives import KNOWN
from tests.support.encoder import Rec, record_batch

TIME = 1_700_000_000_000


def text(value: str) -> bytes:
    data = value.encode()
    return struct.pack(">h", len(data)) + data


def number(value: int, code: str = "q") -> bytes:
    return struct.pack(f">{code}", value)


LOG = text("orders") + number(3, "i")
OFFSETS = {"upstreamOffset": 1000, "downstreamOffset": 17}
CASES: list[tuple[str, str, str, bytes, dict[str, Any]]] = [
    ("mm2-offset-syncs.b.internal", "key", "mm2-offset-sync", LOG,
     {"topic": "orders", "partition": 3}),
    ("mm2-offset-syncs.b.internal", "value", "mm2-offset-sync", number(1000) + number(17), OFFSETS),
    ("a.checkpoints.internal", "key", "mm2-checkpoint", text("größe") + LOG,
     {"group": "größe", "topic": "orders", "partition": 3}),
    ("a.checkpoints.internal", "value", "mm2-checkpoint",
     number(0, "h") + number(1000) + number(17) + text("meta"),
     {"version": 0, **OFFSETS, "metadata": "meta"}),
    ("a.heartbeats", "key", "mm2-heartbeat", text("a") + text("b"),
     {"sourceClusterAlias": "a", "targetClusterAlias": "b"}),
    ("heartbeats", "value", "mm2-heartbeat", number(0, "h") + number(TIME),
     {"version": 0, "timestamp": TIME}),
    ("app-counts-changelog", "key", "window-store", b"user-1" + number(TIME) + number(0, "i"),
     {"key": "user-1", "windowStart": TIME, "sequence": 0}),
    ("app-sessions-changelog", "key", "session-window", b"user-1" + number(TIME + 5) + number(TIME),
     {"key": "user-1", "windowEnd": TIME + 5, "windowStart": TIME}),
    ("app-counts-repartition", "key", "windowed", b"user-1" + number(TIME),
     {"key": "user-1", "windowStart": TIME}),
]  # fmt: skip


def plain(column: pa.Array) -> list[Any]:
    rows: list[Any] = []
    for row in column:
        rows.append(
            {
                name: item.cast(pa.int64()).as_py()
                if pa.types.is_timestamp(item.type)
                else item.as_py()
                for name, item in row.items()
            }
            if row.is_valid
            else None
        )
    return rows


@pytest.mark.parametrize(("topic", "column", "format", "data", "expected"), CASES)
def test_a_topic_is_known_by_its_name(
    topic: str, column: str, format: str, data: bytes, expected: dict[str, Any], tmp_path: Path
) -> None:
    directory = tmp_path / f"{topic}-0"
    directory.mkdir()
    record = Rec(data, data) if column == "key" else Rec(b"k", data)
    (directory / f"{0:020}.log").write_bytes(record_batch([record]))
    options: Any = {f"{column}_format": "auto"}
    scan = kafkafmt.scan_records(directory, columns=[column], **options)
    found = [row for batch in scan for row in plain(batch[column])]
    assert found[0] == expected
    assert scan.formats[topic, column].format == format  # type: ignore[attr-defined]


@pytest.mark.parametrize(("topic", "column", "format", "data", "expected"), CASES)
def test_missing_bytes_and_other_versions_fail(
    topic: str, column: str, format: str, data: bytes, expected: dict[str, Any]
) -> None:
    def read(value: bytes) -> list[Any]:
        table = pa.table({column: pa.array([value, None], pa.binary())})
        return plain(decode(table, column, format=format)[column].combine_chunks())

    assert read(data) == [expected, None]
    for size in range(len(data)):
        if "key" in expected and size >= len(data) - len(expected["key"]):
            continue  # a shorter key
        with pytest.raises(ValueDecodeError, match=r"expected|not UTF-8"):
            read(data[:size])
    if "version" in expected:
        with pytest.raises(ValueDecodeError, match="version 7, expected 0"):
            read(number(7, "h") + data[2:])


def test_other_bytes_stay_as_they_are(tmp_path: Path) -> None:
    for topic in ("a.checkpoints.internal", "app-counts-changelog", "connect-configs"):
        directory = tmp_path / f"{topic}-0"
        directory.mkdir()
        (directory / f"{0:020}.log").write_bytes(record_batch([Rec(b"\xff" * 20, b"\xff")]))
        table = kafkafmt.read_records(directory, key_format="auto", value_format="auto")
        assert table["key"].to_pylist() == [b"\xff" * 20]
        assert table["value"].to_pylist() == [b"\xff"]


def test_connect_has_texts_and_json(tmp_path: Path) -> None:
    directory = tmp_path / "my-connect-configs-0"
    directory.mkdir()
    (directory / f"{0:020}.log").write_bytes(record_batch([Rec(b"connector-x", b'{"a":1}')]))
    table = kafkafmt.read_records(directory, key_format="auto", value_format="auto")
    assert table["key"].to_pylist() == ["connector-x"]
    assert table["value"].to_pylist() == ['{"a":1}']


def test_formats_of_keys_have_no_values() -> None:
    table = pa.table({"value": pa.array([b"x"], pa.binary())})
    assert set(KNOWN) <= set(FORMATS)
    with pytest.raises(ValueError, match="windowed is of keys, not of a value"):
        decode(table, format="windowed")
