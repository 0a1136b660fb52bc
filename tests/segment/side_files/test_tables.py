"""The indexes and producer snapshots as tables: the corpus, and bytes that are wrong."""

from __future__ import annotations

import doctest
from collections.abc import Callable
from pathlib import Path
from struct import pack
from typing import Any

import crc32c
import pyarrow as pa
import pytest

import kafkafmt
from kafkafmt import side_files
from kafkafmt.segment.side_files import side_file
from kafkafmt.segment.side_files.indexes import TimestampOffset, timestamp_offsets
from tests.conformance import reference
from tests.support.truth import GOLDEN

SEGMENTS = GOLDEN / "k431-segments"
INDEX = "00000000000000000036.index"
Reader = Callable[..., Any]
Reading = Callable[[], object]
READERS: list[tuple[Reader, str]] = [
    (side_files.read_index, ".index"),
    (side_files.read_time_index, ".timeindex"),
    (side_files.read_transaction_index, ".txnindex"),
    (side_files.read_producer_snapshot, ".snapshot"),
]


def snapshot(
    *entries: bytes, version: int = 1, count: int | None = None, rest: bytes = b""
) -> bytes:
    body = pack(">i", len(entries) if count is None else count) + b"".join(entries) + rest
    return pack(">hI", version, crc32c.crc32c(body)) + body


def rows(table: pa.Table) -> list[tuple[Any, ...]]:
    """Rows of numbers, as the files have them; null is -1 again."""
    columns = [each.combine_chunks().cast(pa.int64()).to_pylist() for each in table.columns]
    return [tuple(-1 if v is None else v for v in row) for row in zip(*columns, strict=True)]


def files(suffix: str) -> list[Path]:
    return sorted(GOLDEN.glob(f"*/*{suffix}"))


def in_the_file(path: Path) -> list[tuple[int, ...]]:
    """What the reference of the grammars says of a file, with offsets that are absolute."""
    found = reference.decode(path)
    listed = found["producer_entries" if path.suffix == ".snapshot" else "entries"]
    base, entries = int(path.name[:20]), [tuple(map(int, each.values())) for each in listed]
    if path.suffix == ".index":
        return [(base + relative_offset, position) for relative_offset, position in entries]
    if path.suffix == ".timeindex":
        return [(timestamp, base + relative_offset) for timestamp, relative_offset in entries]
    return entries


@pytest.mark.parametrize(("reader", "suffix"), READERS)
def test_every_file_of_the_corpus_is_what_the_reference_says(reader: Reader, suffix: str) -> None:
    count = 0
    for path in files(suffix):
        table = reader(path)
        assert rows(table) == in_the_file(path), path
        count += table.num_rows
    assert count > 10


TABLES: list[tuple[Reader, Path, str, tuple[int, ...]]] = [
    (side_files.read_index, SEGMENTS / INDEX, "offset: int64, position: int32", (47, 1076)),
    (
        side_files.read_time_index,
        SEGMENTS / f"{36:020}.timeindex",
        "timestamp: timestamp[ms, tz=UTC], offset: int64",
        (1795200011001, 47),
    ),
    (
        side_files.read_transaction_index,
        GOLDEN / "k282-groups" / f"{0:020}.txnindex",
        "version: int16, producerId: int64, firstOffset: int64, lastOffset: int64,"
        " lastStableOffset: int64",
        (0, 23, 18, 19, 20),
    ),
    (
        side_files.read_producer_snapshot,
        SEGMENTS / f"{36:020}.snapshot",
        "producerId: int64, producerEpoch: int16, lastSequence: int32, lastOffset: int64,"
        " offsetDelta: int32, timestamp: timestamp[ms, tz=UTC], coordinatorEpoch: int32,"
        " currentTxnFirstOffset: int64",
        (26, 0, 35, 35, 5, 1795200006492, -1, -1),
    ),
]


@pytest.mark.parametrize(("read", "path", "schema", "first"), TABLES)
def test_columns_and_a_row(read: Reader, path: Path, schema: str, first: tuple[int, ...]) -> None:
    table = read(path)
    assert ", ".join(f"{field.name}: {field.type}" for field in table.schema) == schema
    assert rows(table)[0] == first


def test_a_producer_without_a_transaction_has_no_first_offset() -> None:
    table = side_files.read_producer_snapshot(SEGMENTS / f"{36:020}.snapshot")
    assert table["currentTxnFirstOffset"].to_pylist() == [None]


def test_a_preallocated_index_ends_at_its_zeroes() -> None:
    data = pack(">iiii", 5, 100, 9, 200) + bytes(4 * 1024 * 1024)
    assert rows(side_files.read_index(data, base_offset=1000)) == [(1005, 100), (1009, 200)]
    assert rows(side_files.read_index(bytes(80), base_offset=7)) == [(7, 0)]
    data = pack(">qiqi", 1, 5, 2, 9) + bytes(12 * 1024)
    assert rows(side_files.read_time_index(data, base_offset=1000)) == [(1, 1005), (2, 1009)]


@pytest.mark.parametrize(("reader", "suffix"), READERS[:3])
def test_an_empty_index_has_no_rows(reader: Reader, suffix: str, tmp_path: Path) -> None:
    path = tmp_path / f"00000000000000000007{suffix}"
    path.touch()
    table = reader(path)
    assert table.num_rows == 0
    assert table.schema == reader(files(suffix)[0]).schema


def test_the_base_offset_comes_from_the_name_or_is_given(tmp_path: Path) -> None:
    data = pack(">ii", 5, 100)
    tiered = tmp_path / "00000000000000000036-AAAAAAAAAAAAAAAAAAAAAA.index"
    tiered.write_bytes(data)
    assert rows(side_files.read_index(tiered)) == [(41, 100)]
    assert rows(side_files.read_index(tiered, base_offset=1)) == [(6, 100)]
    other = tmp_path / "copy.index"
    other.write_bytes(data)
    for source in (other, data):
        with pytest.raises(ValueError, match="pass base_offset"):
            side_files.read_index(source)
    for base_offset in (-1, 2**63):
        with pytest.raises(ValueError, match=r"base offset -?\d+, expected 0 to"):
            side_files.read_index(data, base_offset=base_offset)


def test_a_missing_timestamp_is_null() -> None:
    (row,) = side_files.read_time_index(pack(">qi", -1, 3), base_offset=0).to_pylist()
    assert row == {"timestamp": None, "offset": 3}
    file = side_file.read(pack(">qi", -1, 3), None)
    assert list(timestamp_offsets(file, 0)) == [TimestampOffset(-1, 3)]


def test_a_url_is_read_like_a_path() -> None:
    import fsspec

    files = fsspec.filesystem("memory")
    files.pipe(f"/logs/t-0/{INDEX}", (SEGMENTS / INDEX).read_bytes())
    assert rows(side_files.read_index(f"memory://logs/t-0/{INDEX}"))[0] == (47, 1076)


# --- What is wrong -----------------------------------------------------------------------------

ABORTED = pack(">hqqqq", 0, 7, 10, 20, 21)
PRODUCER = pack(">qhiqiqiq", 7, 0, 5, 50, 5, 1000, -1, -1)


def index(data: bytes, base_offset: int = 0) -> Reading:
    return lambda: side_files.read_index(data, base_offset=base_offset)


def times(data: bytes, base_offset: int = 0) -> Reading:
    return lambda: side_files.read_time_index(data, base_offset=base_offset)


def aborted(data: bytes) -> Reading:
    return lambda: side_files.read_transaction_index(data)


def producers(data: bytes) -> Reading:
    return lambda: side_files.read_producer_snapshot(data)


@pytest.mark.parametrize(
    ("read", "kind", "position", "reason"),
    [
        (index(pack(">iib", 1, 2, 0)), "Truncated", 8, "entries of 8 bytes, found 1 bytes"),
        (index(pack(">ii", -1, 2)), "Malformed", 0, "relative offset -1, expected 0 or more"),
        (index(pack(">iiii", 1, 2, 3, 2)), "Malformed", 8, "offset 3 at 2, expected more than 1"),
        (index(pack(">iiii", 3, 2, 3, 4)), "Malformed", 8, "offset 3 at 4, expected more than 3"),
        (index(pack(">ii", 3, -2)), "Malformed", 0, "offset 3 at -2, expected more than"),
        (index(pack(">ii", 1, 0), 2**63 - 1), "Malformed", 0, "relative offset"),
        (times(bytes(13)), "Truncated", 12, "entries of 12 bytes, found 1 bytes"),
        (times(pack(">qi", 9, -1)), "Malformed", 0, "relative offset -1"),
        (times(pack(">qiqi", 9, 1, 9, 2)), "Malformed", 12, "timestamp 9 of offset 2, expected"),
        (times(pack(">qiqi", 9, 2, 10, 1)), "Malformed", 12, "timestamp 10 of offset 1, expected"),
        (times(pack(">qi", 9, 1), 2**63 - 1), "Malformed", 0, "relative offset"),
        (aborted(ABORTED + ABORTED[:-1]), "Truncated", 34, "entries of 34 bytes, found 33 bytes"),
        (aborted(ABORTED + b"\0\1" + ABORTED[2:]), "Unsupported", 34, "version 1 of an aborted"),
        (aborted(ABORTED * 2), "Malformed", 34, "offsets 10 to 20, expected an end after"),
        (aborted(pack(">hqqqq", 0, 7, 20, 10, 21)), "Malformed", 0, "offsets 20 to 10"),
        (aborted(pack(">hqqqq", 0, 7, -1, 10, 21)), "Malformed", 0, "offsets -1 to 10"),
        (producers(b""), "Truncated", 0, "a header of 10 bytes, found 0"),
        (producers(snapshot(PRODUCER)[:9]), "Truncated", 0, "a header of 10 bytes, found 9"),
        (producers(snapshot(PRODUCER, version=2)), "Unsupported", 0, "version 2 of a producer"),
        (producers(snapshot(PRODUCER)[:-1] + b"\1"), "Checksum", 0, "stored checksum "),
        (producers(snapshot(PRODUCER)[:-1]), "Checksum", 0, "stored checksum "),
        (producers(snapshot(PRODUCER, count=2)), "Malformed", 6, "2 producers, expected 0 to 1"),
        (producers(snapshot(PRODUCER, count=-1)), "Malformed", 6, "-1 producers, expected 0 to 1"),
    ],
)
def test_what_is_wrong(read: Reading, kind: str, position: int, reason: str) -> None:
    error_type = getattr(kafkafmt.errors, f"{kind}Error")
    with pytest.raises(error_type) as raised:
        read()
    error = raised.value
    assert type(error) is error_type
    assert (error.source, error.position) == ("<bytes>", position)
    assert reason in error.reason


def test_bytes_behind_the_last_producer_are_left_alone_as_kafka_leaves_them() -> None:
    table = side_files.read_producer_snapshot(snapshot(PRODUCER, rest=b"more"))
    assert rows(table) == [(7, 0, 5, 50, 5, 1000, -1, -1)]


@pytest.mark.parametrize(("reader", "suffix"), READERS)
def test_any_byte_may_be_wrong(reader: Reader, suffix: str, tmp_path: Path) -> None:
    """A changed byte raises one of the package's errors, or gives a table."""
    path = max(files(suffix), key=lambda each: len(each.read_bytes()) % 1000)
    data = path.read_bytes()[:400]
    copy = tmp_path / path.name
    errors = []
    for position in range(len(data)):
        copy.write_bytes(data[:position] + bytes([data[position] ^ 0xFF]) + data[position + 1 :])
        try:
            assert reader(copy).num_rows <= len(data)
        except kafkafmt.KafkaFormatError as error:
            errors.append((error.source, error.position is not None))
    assert set(errors) == {(str(copy), True)}


@pytest.mark.parametrize(("reader", "suffix"), READERS)
def test_files_that_are_not_there_or_too_large(reader: Reader, suffix: str, tmp_path: Path) -> None:
    path = tmp_path / f"00000000000000000000{suffix}"
    with pytest.raises(FileNotFoundError, match="no such file"):
        reader(path)
    path.mkdir()
    with pytest.raises(FileNotFoundError, match="expected a file, found a directory"):
        reader(path)
    large = max(files(suffix), key=lambda each: each.stat().st_size)
    most = "a file of at most 20 bytes"
    with pytest.raises(kafkafmt.errors.LimitExceededError, match=most) as raised:
        reader(large, limits=kafkafmt.Limits(batch_bytes=20))
    assert raised.value.source == str(large)


def test_the_examples_of_the_document(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "orders-0").symlink_to(SEGMENTS)
    document = Path(__file__).parents[3] / "docs" / "reference" / "side-files.md"
    text = document.read_text("utf-8").replace("```\n", "\n")  # a fence is no output
    test = doctest.DocTestParser().get_doctest(text, {}, document.name, str(document), 0)
    failed, attempted = doctest.DocTestRunner().run(test)
    assert (failed, attempted) == (0, 4)
