"""The published vectors, read by the library; ``test_encoder`` shows that they are written so."""

import zlib

import pytest

import kafkafmt
from tests.support.encoder import Rec, message, record_batch
from tests.support.engines import engine as engine
from tests.support.tables import Row, rows

pytestmark = pytest.mark.usefixtures("engine")

CREATE_TIME = 1524709879130


def _read(data: bytes) -> tuple[Row, list[Row]]:
    (batch,) = rows(kafkafmt.read_batches(data))
    return batch, rows(kafkafmt.read_records(data))


def test_magic_0_with_key_and_value() -> None:
    batch, (record,) = _read(message(magic=0, key=b"key", value=b"value"))
    assert (batch["sizeInBytes"], batch["crc"], batch["isValid"]) == (34, 592888119, True)
    assert (record["key"], record["value"], record["timestamp"]) == (b"key", b"value", None)


def test_magic_0_with_a_null_key() -> None:
    batch, (record,) = _read(message(magic=0, value=b"value"))
    assert batch["sizeInBytes"] == 31
    assert (record["key"], record["value"]) == (None, b"value")


def test_magic_1_with_key_and_value() -> None:
    entry = message(magic=1, key=b"key", value=b"value", timestamp=CREATE_TIME)
    batch, (record,) = _read(entry)
    assert (batch["sizeInBytes"], batch["isValid"]) == (42, True)
    assert batch["crc"] == zlib.crc32(entry[16:])
    assert (record["key"], record["timestamp"]) == (b"key", CREATE_TIME)


def test_magic_2_with_key_and_value() -> None:
    batch, (record,) = _read(
        record_batch([Rec(b"key", b"value")], base_timestamp=CREATE_TIME, max_timestamp=CREATE_TIME)
    )
    assert (batch["sizeInBytes"], batch["crc"], batch["isValid"]) == (76, 2857248333, True)
    assert (record["key"], record["value"], record["timestamp"]) == (b"key", b"value", CREATE_TIME)


def test_magic_2_with_a_null_key() -> None:
    batch, (record,) = _read(record_batch([Rec(None, b"value")], base_timestamp=CREATE_TIME))
    assert batch["sizeInBytes"] == 73
    assert record["key"] is None


def test_magic_2_with_ten_records() -> None:
    batch, records = _read(record_batch([Rec(None, b"123456", offset_delta=n) for n in range(10)]))
    assert (batch["sizeInBytes"], batch["count"]) == (191, 10)
    assert [record["offset"] for record in records] == list(range(10))
    assert {record["value"] for record in records} == {b"123456"}
