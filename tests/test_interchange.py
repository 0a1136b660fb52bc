"""A scan is an Arrow PyCapsule stream: whoever speaks that takes it batch by batch."""

import pyarrow as pa
import pytest

import kafkafmt
from tests.truth import GOLDEN

SOURCE = GOLDEN / "k431-java-*"


def test_a_scan_is_an_arrow_stream() -> None:
    reader = pa.RecordBatchReader.from_stream(kafkafmt.scan_records(SOURCE))
    assert reader.read_all().equals(kafkafmt.read_records(SOURCE))
    for scan, read in (
        (kafkafmt.scan_batches, kafkafmt.read_batches),
        (kafkafmt.scan_damage, kafkafmt.read_damage),
    ):
        assert pa.RecordBatchReader.from_stream(scan(GOLDEN)).read_all().equals(read(GOLDEN))


def test_it_has_a_schema_without_a_row() -> None:
    reader = pa.RecordBatchReader.from_stream(kafkafmt.scan_records(b"", columns=["offset", "key"]))
    assert reader.schema == pa.schema([("offset", pa.int64()), ("key", pa.binary())])
    assert reader.read_all().num_rows == 0


def test_damage_ends_the_stream_with_its_reason() -> None:
    damaged = GOLDEN / "k431-recompress-zstd-badcrc"
    reader = pa.RecordBatchReader.from_stream(kafkafmt.scan_records(damaged))
    with pytest.raises(pa.ArrowException, match="stored checksum 3500349671"):
        reader.read_all()
