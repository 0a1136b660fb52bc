"""A scan is an Arrow PyCapsule stream: polars, DuckDB, pandas and pyarrow take it, batch by batch.

What a library makes of it is compared with the truth (nulls, empty values, headers, times), and its
buffers with those that the decoder filled: the same address means that nothing was copied. The page
docs/how-to/dataframes.md states what is tested here; tests/project/test_readme.py runs its
examples.
"""

from __future__ import annotations

import gc
import weakref
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime, timezone
from pathlib import Path
from typing import TYPE_CHECKING, Any

import duckdb
import pandas as pd
import polars as pl
import pyarrow as pa
import pytest

import kafkafmt
from kafkafmt.log.scan.query import Scan
from tests.support.encoder import Rec, record_batch
from tests.support.engines import compiled
from tests.support.truth import GOLDEN

if TYPE_CHECKING:
    from kafkafmt.segment.engine.kernel._kernel import Block, Exportable, Tables

SOURCE = GOLDEN / "k431-java-*"
DAMAGED = GOLDEN / "k431-recompress-zstd-badcrc"
REASON = "k431-recompress-zstd-badcrc/.*log, byte 852: stored checksum 3500349671, computed"

LONG = b"longer than the twelve bytes that a view holds itself"
RECORDS = [
    Rec(None, b"", ((b"h", None), (b"h", b"")), 0, 0),
    Rec(b"", None, (), 1, 1),
    Rec(LONG, b"short", ((LONG, LONG),), 2, 2),
]
# The timestamps begin in 2026, with a fraction of a second.
BEGIN = 1_795_200_000_007
COLUMNS = ["key", "value", "offset", "timestamp", "headers"]
TRUTH = [
    {
        "key": rec.key,
        "value": rec.value,
        "offset": rec.offset_delta,
        "timestamp": datetime(2026, 11, 20, 18, 40, 0, 1000 * (7 + at), timezone.utc),
        "headers": [{"key": key.decode(), "value": value} for key, value in rec.headers],
    }
    for at, rec in enumerate(RECORDS)
]


def small() -> bytes:
    return record_batch(RECORDS, base_timestamp=BEGIN, framing="zstd")


def of_polars(scan: Scan) -> pa.Table:
    return pl.DataFrame(scan).to_arrow()


def of_lazy_polars(scan: Scan) -> pa.Table:
    return pl.scan_arrow_c_stream(scan).collect().to_arrow()


def of_duckdb(scan: Scan) -> pa.Table:
    return duckdb.connect().sql("FROM scan").to_arrow_table()


def of_pandas(scan: Scan) -> pa.Table:
    frame = pa.RecordBatchReader.from_stream(scan).read_pandas(types_mapper=pd.ArrowDtype)
    return pa.Table.from_pandas(frame, preserve_index=False)


def of_pyarrow(scan: Scan) -> pa.Table:
    return pa.RecordBatchReader.from_stream(scan).read_all()


def asked_of_duckdb(query: str, scan: Scan | pa.Table) -> list[Any]:
    with duckdb.connect() as connection:
        return connection.register("scan", scan).execute(query).fetchall()


Taker = Callable[[Scan], pa.Table]
takers = pytest.mark.parametrize(
    "take", [of_polars, of_lazy_polars, of_duckdb, of_pandas, of_pyarrow]
)


@takers
@pytest.mark.filterwarnings("ignore:.*scan_arrow_c_stream.* is considered unstable")
def test_every_value_arrives(take: Taker) -> None:
    table = take(kafkafmt.scan_records(small(), columns=COLUMNS))
    assert table.column_names == COLUMNS
    found = table.to_pylist()
    for row in found:
        row["timestamp"] = row["timestamp"].astimezone(timezone.utc)
    assert found == TRUTH


@takers
def test_every_record_of_a_log_arrives(take: Taker) -> None:
    names = ["offset", "compression", "key", "value"]
    truth = kafkafmt.read_records(SOURCE, columns=names)
    assert take(kafkafmt.scan_records(SOURCE, columns=names)).cast(truth.schema).equals(truth)


@takers
def test_it_has_a_schema_without_a_row(take: Taker) -> None:
    table = take(kafkafmt.scan_records(b"", columns=["offset", "key"]))
    assert table.column_names == ["offset", "key"]
    assert table.num_rows == 0


@takers
def test_damage_ends_the_stream_with_file_position_and_reason(take: Taker) -> None:
    errors = (pl.exceptions.ComputeError, duckdb.InvalidInputException, pa.ArrowException)
    scan = kafkafmt.scan_records(DAMAGED)
    for _ in range(2):
        with pytest.raises(errors, match=REASON):
            take(scan)
    with pytest.raises(kafkafmt.errors.ChecksumError):
        scan.read_all()


@takers
def test_what_is_left_out_is_known_behind_the_stream(take: Taker) -> None:
    scan = kafkafmt.scan_records(DAMAGED, on_damage="collect")
    for _ in range(2):
        assert take(scan).num_rows == 20
        assert [item.position for item in scan.damage] == [852]


@takers
def test_a_scan_can_be_read_again(take: Taker) -> None:
    scan = kafkafmt.scan_records(small())
    first = take(scan)
    assert first.num_rows == 3
    assert take(scan).equals(first)
    assert scan.read_all().num_rows == 3


def test_all_three_tables_are_streams() -> None:
    assert of_pyarrow(kafkafmt.scan_records(SOURCE)).equals(kafkafmt.read_records(SOURCE))
    assert of_pyarrow(kafkafmt.scan_batches(SOURCE)).equals(kafkafmt.read_batches(SOURCE))
    damage = kafkafmt.read_damage([SOURCE, DAMAGED])
    assert damage.num_rows > 0
    assert of_pyarrow(kafkafmt.scan_damage([SOURCE, DAMAGED])).equals(damage)


def test_the_types_are_known_before_anything_is_read() -> None:
    scan = kafkafmt.scan_records(DAMAGED)
    assert pa.schema(scan) == scan.schema
    schema = pl.DataFrame(kafkafmt.scan_records(b"")).schema
    assert schema["timestamp"] == pl.Datetime("ms", "UTC")
    assert schema["headers"] == pl.List(pl.Struct({"key": pl.String, "value": pl.Binary}))
    assert schema["key"] == pl.Binary


def test_polars_unnests_what_from_arrow_gives() -> None:
    frame = pl.DataFrame(kafkafmt.scan_records(SOURCE))
    taken = pl.from_arrow(kafkafmt.scan_records(SOURCE))
    assert isinstance(taken, pl.Series)
    assert taken.struct.unnest().equals(frame)


# --- read again --------------------------------------------------------------------------------


def test_every_reading_begins_at_the_first_row() -> None:
    truth = kafkafmt.read_records(SOURCE)
    scan = kafkafmt.scan_records(SOURCE)
    assert next(scan).equals(truth.to_batches()[0])
    for _ in range(2):
        assert pa.Table.from_batches(list(scan)).equals(truth)
        assert scan.read_all().equals(truth)
        assert of_pyarrow(scan).equals(truth)
    readers = [pa.RecordBatchReader.from_stream(scan) for _ in range(2)]
    assert all(reader.read_all().equals(truth) for reader in readers)


def test_two_iterations_at_once_give_all_rows_each() -> None:
    scan = kafkafmt.scan_records(SOURCE)
    pairs = list(zip(scan, scan, strict=True))
    assert pairs
    assert all(one.equals(other) for one, other in pairs)


def test_next_steps_through_one_reading() -> None:
    scan = kafkafmt.scan_records(SOURCE)
    steps = []
    while (batch := next(scan, None)) is not None:
        steps.append(batch)
    assert pa.Table.from_batches(steps).equals(scan.read_all())
    assert next(scan, None) is None


@pytest.mark.parametrize("threads", [1, 2])
def test_threads_that_read_one_scan_get_all_rows_each(threads: int, tmp_path: Path) -> None:
    log = tmp_path / f"{0:020}.log"
    with log.open("wb") as file:
        for number in range(200):
            records = [Rec(b"k", bytes(9_000), offset_delta=at) for at in range(3)]
            file.write(record_batch(records, base_offset=3 * number))
    scan = kafkafmt.scan_records(log, columns=["offset"], threads=threads)
    with ThreadPoolExecutor(3) as pool:
        found = list(pool.map(lambda _: scan.read_all(), range(3)))
    assert [table["offset"].to_pylist() for table in found] == [list(range(600))] * 3


def test_a_file_that_is_gone_is_an_error_and_not_an_empty_table(tmp_path: Path) -> None:
    log = tmp_path / f"{0:020}.log"
    log.write_bytes(small())
    scan = kafkafmt.scan_records(log)
    assert scan.read_all().num_rows == 3
    log.unlink()
    with pytest.raises(FileNotFoundError):
        scan.read_all()


def test_a_scan_is_joined_with_itself() -> None:
    joined = 'SELECT count(*) FROM scan a JOIN scan b USING ("offset")'
    assert asked_of_duckdb(joined, kafkafmt.scan_records(small())) == [(3,)]
    with duckdb.connect() as connection:
        connection.register("scan", kafkafmt.scan_records(small()))
        for _ in range(2):
            assert connection.execute("SELECT count(*) FROM scan").fetchall() == [(3,)]


def test_a_time_that_does_not_fit_fails_in_duckdb_only_where_it_is_asked_for() -> None:
    late = record_batch([Rec(b"k", b"v")], base_timestamp=2**63 - 1)
    with pytest.raises(duckdb.Error, match=r"(?i)timestamp"):
        of_duckdb(kafkafmt.scan_records(late))
    assert of_duckdb(kafkafmt.scan_records(late, columns=["key"])).to_pylist() == [{"key": b"k"}]
    assert of_duckdb(kafkafmt.scan_batches(late))["baseTimestamp"].to_pylist() == [2**63 - 1]


# --- without a copy ----------------------------------------------------------------------------


class Blocks:
    """The blocks that the kernel gave out, and which of them someone still holds."""

    def __init__(self, tables: type[Tables]) -> None:
        self._tables = tables
        self._held: weakref.WeakSet[Block] = weakref.WeakSet()
        self.most = 0
        self.made = 0

    def tables(self, schema: pa.Schema) -> CountedTables:
        """What `kafkafmt.segment.engine.scanner` uses, with blocks that are counted."""
        return CountedTables(self, self._tables(schema))

    def count(self, columns: Sequence[Exportable]) -> None:
        """Note the blocks of a table that is offered."""
        self._count(columns)
        self.most = max(self.most, len(self._held))

    def _count(self, columns: Sequence[Exportable]) -> None:
        for _, _, blocks, children in columns:
            for block in blocks:
                if block is not None:
                    self._held.add(block)
                    self.made += 1
            self._count(children)

    @property
    def held(self) -> int:
        gc.collect()
        return len(self._held)

    def have(self, address: int) -> bool:
        """Whether an address lies in a block that is still held."""
        return any(block.address <= address <= block.address + block.size for block in self._held)

    def shared(self, array: pa.Array) -> list[bool]:
        """Of each buffer that there is, whether it is the kernel's."""
        return [self.have(item.address) for item in array.buffers() if item is not None]


class CountedTables:
    """The kernel's tables; each that is offered is counted first."""

    def __init__(self, blocks: Blocks, tables: Tables) -> None:
        self._blocks = blocks
        self._tables = tables

    def __arrow_c_stream__(self, requested_schema: object = None) -> object:
        return self._tables.__arrow_c_stream__(requested_schema)

    def offer(self, length: int, columns: Sequence[Exportable]) -> None:
        self._blocks.count(columns)
        self._tables.offer(length, columns)


@pytest.fixture
def blocks(monkeypatch: pytest.MonkeyPatch) -> Blocks:
    counted = Blocks(compiled().Tables)
    monkeypatch.setenv("KAFKAFMT_ENGINE", "columnar")
    monkeypatch.setattr("kafkafmt.segment.engine.scanner.Tables", counted.tables)
    return counted


def test_pyarrow_and_pandas_take_every_buffer_as_it_is(blocks: Blocks) -> None:
    table = pa.table(kafkafmt.scan_records(small()))
    frame = table.to_pandas(types_mapper=pd.ArrowDtype)
    for name in table.column_names:
        (chunk,) = table[name].chunks
        (taken,) = pa.chunked_array(pa.array(frame[name])).chunks
        assert all(blocks.shared(chunk)), name
        assert all(blocks.shared(taken)), name
    numbers = kafkafmt.read_records(small(), columns=["offset"]).to_pandas(split_blocks=True)
    assert blocks.have(numbers["offset"].to_numpy().__array_interface__["data"][0])


def test_polars_takes_numbers_and_long_values_as_they_are(blocks: Blocks) -> None:
    frame = pl.DataFrame(kafkafmt.scan_records(small()))
    for name, kind in frame.schema.items():
        array = frame[name].to_arrow(compat_level=pl.CompatLevel.newest())
        if kind.is_numeric() or kind.is_temporal() or kind == pl.Boolean:
            assert all(blocks.shared(array)), name
        if name == "key":
            validity, views, long = blocks.shared(array)
            assert (validity, views, long) == (True, False, True)
        if name == "headers":
            assert array.values.field("key").to_pylist()[-1] == LONG.decode()
            assert blocks.have(array.values.field("key").buffers()[2].address)
            assert blocks.have(array.values.field("value").buffers()[2].address)
    assert blocks.held > 0
    del frame, array
    assert blocks.held == 0


def test_a_column_that_is_not_asked_for_is_not_made(blocks: Blocks) -> None:
    assert pl.DataFrame(kafkafmt.scan_records(small(), columns=["offset"])).height == 3
    assert blocks.made == 1


@pytest.mark.slow
def test_streams_hold_little_of_a_log(blocks: Blocks, monkeypatch: pytest.MonkeyPatch) -> None:
    """A reader with threads lets go of some hundred only when it gets the interpreter's lock."""
    monkeypatch.setattr(
        "kafkafmt.segment.engine.scanner.MAX_BYTES", 1
    )  # an Arrow batch for each of Kafka's
    count = 4000
    log = b"".join(record_batch([Rec(b"k", LONG)], base_offset=at) for at in range(count))

    def scan() -> Scan:
        return kafkafmt.scan_records(log, columns=["offset", "value"])

    def summed_by_duckdb() -> int:
        query = 'SELECT sum("offset") FROM scan WHERE octet_length(value) > 0'
        return int(asked_of_duckdb(query, scan())[0][0])

    def summed_by_polars() -> int:
        lazy = pl.scan_arrow_c_stream(scan()).select(pl.col("offset").sum())
        return int(lazy.collect(engine="streaming").item())

    def summed_by_pandas() -> int:
        parts = (batch.to_pandas(types_mapper=pd.ArrowDtype) for batch in scan())
        return int(sum(part["offset"].sum() for part in parts))

    for summed in (summed_by_duckdb, summed_by_polars, summed_by_pandas):
        blocks.made = blocks.most = 0
        assert summed() == sum(range(count)), summed.__name__
        assert blocks.held == 0, summed.__name__
        assert blocks.made >= 2 * count, summed.__name__
        assert blocks.most < count, summed.__name__


def test_a_query_that_needs_the_first_rows_reads_no_further(
    blocks: Blocks, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kafkafmt.segment.engine.scanner.MAX_BYTES", 1)
    log = b"".join(record_batch([Rec(b"k", b"v")], base_offset=at) for at in range(2000))
    scan = kafkafmt.scan_records(log, columns=["offset"])
    assert asked_of_duckdb("FROM scan LIMIT 2", scan) == [(0,), (1,)]
    assert 0 < blocks.made < 2000
