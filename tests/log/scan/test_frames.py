"""Scans and segments as frames of pandas and polars, in notebooks, and polars' lazy queries."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from datetime import datetime, timezone
from pathlib import Path
from typing import Any

import polars as pl
import pyarrow as pa
import pytest
from polars.testing import assert_frame_equal

import kafkafmt
from kafkafmt.log.scan.query import FoundExtents
from kafkafmt.segment.tables.row_source import RowSource
from kafkafmt.values import polars_scan
from kafkafmt.values.scanning import scan_of
from tests.support.encoder import Rec, record_batch
from tests.support.truth import GOLDEN

SOURCE = GOLDEN / "k431-java-*"
DAMAGED = GOLDEN / "k431-recompress-zstd-badcrc"
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
    data = record_batch([Rec()], crc=0)
    assert "stored checksum 0" in kafkafmt.scan_records(data)._repr_html_()
    late = record_batch([Rec()], base_timestamp=2**62, max_timestamp=2**62)
    assert str(2**62) in kafkafmt.scan_records(late)._repr_html_()


@pytest.mark.parametrize("library", ["pandas", "polars"])
def test_a_library_that_is_missing_is_named(library: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, library, None)
    with pytest.raises(ImportError, match=f"not installed: pip install {library}"):
        getattr(kafkafmt.scan_records(b""), f"to_{library}")()


# --- lazy queries of polars --------------------------------------------------------------------


MOMENT = datetime(2026, 11, 20, 18, 40, 1, 5000, timezone.utc)
QUERIES = (
    pl.col("offset") > 5,
    (pl.col("offset") >= 3) & (pl.col("offset") < 9) & (pl.col("compression") == "gzip"),
    pl.col("offset").is_between(3, 7),
    pl.col("offset").is_between(3, 7, closed="none"),
    pl.lit(4) >= pl.col("offset"),
    (pl.col("offset") == 3) | (pl.col("offset") == 9),
    pl.col("timestamp") > MOMENT,
    pl.col("timestamp") <= MOMENT,
    pl.col("timestamp") == MOMENT,
    pl.col("topic").is_null(),
    pl.col("topic") == "orders",
    pl.col("partition") == 0,
    pl.col("offset").is_in([1, 2]),
    pl.col("offset") > 5.5,
    ~(pl.col("offset") > 5),
    pl.col("key").is_not_null() & (pl.col("offset") > pl.col("sequence")),
)


@pytest.fixture(scope="module")
def disk(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two logs, one with two segments."""
    root = tmp_path_factory.mktemp("disk")
    for log, bases in (("orders-0", (0, 20)), ("events-1", (0,))):
        (root / log).mkdir()
        for base in bases:
            records = [
                Rec(b"k", log.encode(), timestamp_delta=at, offset_delta=at) for at in range(9)
            ]
            data = record_batch(
                records,
                base_offset=base,
                base_timestamp=1_795_200_001_000,
                max_timestamp=1_795_200_001_008,
            )
            (root / log / f"{base:020}.log").write_bytes(data)
    return root


@pytest.mark.parametrize("number", range(len(QUERIES)))
def test_a_lazy_query_gives_what_a_filter_of_all_rows_gives(number: int, disk: Path) -> None:
    for source in (disk, SOURCE):
        everything = kafkafmt.scan_records(source).to_polars()
        lazy = kafkafmt.scan_polars(source).filter(QUERIES[number])
        for _ in range(2):
            assert_frame_equal(lazy.collect(), everything.filter(QUERIES[number]))
        few = lazy.select("offset", "key").head(3).collect()
        assert_frame_equal(few, everything.filter(QUERIES[number]).select("offset", "key").head(3))


def test_a_lazy_query_counts_and_limits(disk: Path) -> None:
    lazy = kafkafmt.scan_polars(disk)
    assert lazy.select(pl.len()).collect().item() == 27
    assert lazy.head(4).collect().height == 4
    assert lazy.head(20).filter(pl.col("offset") > 5).collect().height == (
        kafkafmt.scan_records(disk, limit=20).to_polars().filter(pl.col("offset") > 5).height
    )
    assert kafkafmt.scan_polars(disk, limit=20).filter(pl.col("offset") > 5).collect().height == (
        kafkafmt.scan_records(disk, limit=20).to_polars().filter(pl.col("offset") > 5).height
    )


def test_the_options_of_a_scan_hold_for_the_queries(disk: Path) -> None:
    lazy = kafkafmt.scan_polars(disk, topics="orders", start_offset=4, end=MOMENT)
    assert lazy.filter(pl.col("offset") < 22).collect()["offset"].to_list() == [4, 20, 21]
    assert lazy.filter(pl.col("offset") >= 2).select("offset").collect().height == 6
    with pytest.raises(ValueError, match="no topic 'order'"):
        kafkafmt.scan_polars(disk, topics="order")
    with pytest.raises(TypeError, match="no option 'columns'"):
        kafkafmt.scan_polars(disk, columns=["key"])  # type: ignore[call-arg]
    decoded = kafkafmt.scan_polars(disk, topics="orders", value_format="string").select("value")
    assert decoded.collect()["value"].unique().to_list() == ["orders-0"]


def test_filters_limits_and_columns_are_pushed_down(
    disk: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[Any, ...]] = []

    def noted(source: FoundExtents, columns: list[str], **options: Any) -> Any:
        asked.append((len(source.extents), columns, options))
        return scan_of(source, columns, **options)

    lazy = kafkafmt.scan_polars(disk)
    monkeypatch.setattr(polars_scan, "scan_of", noted)
    is_wanted = (pl.col("topic") == "orders") & (pl.col("offset") > 20)
    lazy.filter(is_wanted, pl.col("timestamp") >= MOMENT).select("key").collect()
    lazy.head(2).collect()
    (first, columns, options), (every, _, limited) = asked
    assert (first, every) == (2, 3)
    assert set(columns) == {"key", "topic", "offset", "timestamp"}
    assert options == {"start_offset": 20, "start": 1_795_200_001_005}
    assert limited["limit"] == 2


def test_damage_is_an_error_of_the_query() -> None:
    errors = (kafkafmt.errors.ChecksumError, pl.exceptions.ComputeError)  # older versions wrap it
    with pytest.raises(errors, match="stored checksum 3500349671"):
        kafkafmt.scan_polars(DAMAGED).collect()
    assert kafkafmt.scan_polars(DAMAGED, on_damage="skip").collect().height == 20


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
