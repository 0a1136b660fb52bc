"""Scans and segments as frames of pandas and polars, and in notebooks."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import polars as pl
import pyarrow as pa
import pytest
from polars.testing import assert_frame_equal

import kafkafmt
from kafkafmt.segment.tables.row_source import RowSource
from tests.support.encoder import Rec, record_batch
from tests.support.truth import GOLDEN

SOURCE = GOLDEN / "k431-java-*"
SEGMENT = GOLDEN / "k431-java-zstd" / f"{0:020}.log"


def test_a_scan_is_a_frame_of_pandas_and_polars() -> None:
    table = kafkafmt.read_records(SOURCE)
    scan = kafkafmt.scan_records(SOURCE)
    for _ in range(2):
        assert_frame_equal(scan.to_polars(), pl.DataFrame(kafkafmt.scan_records(SOURCE)))
        frame = scan.to_pandas()
        assert pa.Table.from_pandas(frame, preserve_index=False).equals(table)
        assert str(frame["timestamp"].dtype) == "timestamp[ms, tz=UTC][pyarrow]"


def test_the_first_rows_are_read_and_no_more() -> None:
    data = record_batch([Rec(None, bytes(9 << 20))]) + record_batch([Rec()], base_offset=1, crc=0)
    scan = kafkafmt.scan_records(data, columns=["offset"])
    assert scan.head(1).to_pylist() == [{"offset": 0}]
    assert scan.head(0).num_rows == 0
    assert kafkafmt.scan_records(SOURCE).head().num_rows == 5
    with pytest.raises(kafkafmt.errors.ChecksumError):
        scan.head(2)
    with pytest.raises(TypeError, match="n is a whole number"):
        scan.head("5")  # type: ignore[arg-type]


def test_a_segment_is_a_frame_of_its_batches() -> None:
    table = kafkafmt.read_batches(SEGMENT)
    with kafkafmt.open_segment(SEGMENT) as segment:
        for _ in range(2):
            assert segment.head(100).equals(table)
            assert segment.to_polars().height == table.num_rows
            assert segment.to_pandas()["baseOffset"].tolist() == table["baseOffset"].to_pylist()
        assert len(list(segment)) == table.num_rows


def test_a_notebook_shows_the_first_rows_and_escapes_them() -> None:
    data = record_batch([Rec(b"<b>\x1b[31m", b"x" * 500), Rec(None, b"", offset_delta=1)])
    shown = kafkafmt.scan_records(data)._repr_html_()
    assert shown.startswith("<p><code>&lt;Scan of records: 1 segment, 18 columns&gt;</code></p>")
    assert "<td>b&#x27;&lt;b&gt;\\x1b[31m&#x27;</td>" in shown
    assert "<b>" not in shown
    assert "x…</td>" in shown
    assert shown.count("<tr>") == 3
    with kafkafmt.open_segment(SEGMENT) as segment:
        assert "<th>baseOffset</th>" in segment._repr_html_()
        shown = next(iter(segment))._repr_html_()
        assert "<td>last_offset</td><td>" in shown
        assert "<code>&lt;Batch v2 at byte 0 of " in shown


def test_a_notebook_shows_damage_instead_of_rows() -> None:
    assert "stored checksum 0" in kafkafmt.scan_records(record_batch([Rec()], crc=0))._repr_html_()
    late = record_batch([Rec()], base_timestamp=2**62, max_timestamp=2**62)
    assert str(2**62) in kafkafmt.scan_records(late)._repr_html_()


@pytest.mark.parametrize("library", ["pandas", "polars"])
def test_a_library_that_is_missing_is_named(library: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, library, None)
    with pytest.raises(ImportError, match=f"not installed: pip install {library}"):
        getattr(kafkafmt.scan_records(b""), f"to_{library}")()


class _OfOneColumn(RowSource):
    def __init__(self, column: pa.Array) -> None:
        self.table = pa.table({"value": column})

    def _read(self) -> tuple[pa.Schema, Iterator[pa.RecordBatch]]:
        return self.table.schema, iter(self.table.to_batches())


def test_typed_times_in_a_notebook_are_numbers() -> None:
    """Neither Python nor pandas has them all, and Python has no nanoseconds."""
    kind = pa.struct(
        [
            ("t", pa.timestamp("ns", "UTC")),
            ("d", pa.date32()),
            ("l", pa.list_(pa.time32("ms"))),
            ("m", pa.map_(pa.string(), pa.duration("ns"))),
        ]
    )
    numbers = pa.struct(
        [
            ("t", pa.int64()),
            ("d", pa.int32()),
            ("l", pa.list_(pa.int32())),
            ("m", pa.map_(pa.string(), pa.int64())),
        ]
    )
    column = pa.array([(5, 2**31 - 1, [1], [("a", 3)]), None], numbers).cast(kind)
    assert "{&#x27;t&#x27;: 5, &#x27;d&#x27;: 2147483647" in _OfOneColumn(column)._repr_html_()
    for member, shown in zip(column.flatten(), ("5", "2147483647", "[1]"), strict=False):
        assert f"<td>{shown}</td>" in _OfOneColumn(member)._repr_html_()
