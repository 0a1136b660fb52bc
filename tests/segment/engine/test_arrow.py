"""The arrays of the kernel's columns: they outlive the kernel, and are correct although shared."""

from __future__ import annotations

import struct
import weakref
from pathlib import Path
from typing import TYPE_CHECKING

import pyarrow as pa
import pytest

import kafkafmt
from tests.attacks.fuzz.answers import differences
from tests.attacks.fuzz.mutations import encoded
from tests.support.encoder import Rec, message, record_batch
from tests.support.engines import compiled, taking
from tests.support.files import put

if TYPE_CHECKING:
    from kafkafmt.segment.engine.kernel._kernel import Block, Exportable, Tables

scanner, kernel = compiled("scanner"), compiled()


@pytest.fixture(autouse=True)
def _by_kernel(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KAFKAFMT_ENGINE", "columnar")


def test_arrays_outlive_the_scan() -> None:
    scan = kafkafmt.scan_records(encoded()[0] * 3, columns=["key", "headers"])
    first = next(scan)
    del scan
    assert first.column(0).to_pylist() == [b"key", None, b""] * 3
    sliced = first.slice(1, 2)
    del first
    assert pa.Table.from_batches([sliced]).column("key").to_pylist() == [None, b""]


@pytest.mark.parametrize("max_bytes", [1, 300])
def test_constants_are_right_in_each_table(monkeypatch: pytest.MonkeyPatch, max_bytes: int) -> None:
    """Columns are given out again while they stay the same; here they change all the time."""
    monkeypatch.setattr(scanner, "MAX_BYTES", max_bytes)
    changing = [
        record_batch(
            [Rec(b"k" if number % 3 else None, b"v", ((b"h", b"v"),) * (number % 4 // 2))] * number,
            base_offset=100 * number,
            producer_id=number // 4,
            base_sequence=number % 5 - 1,
            attributes=number % 2 * 8,
            framing=("none", "lz4")[number // 5 % 2],
        )
        for number in range(1, 24)
    ]
    old = [message(magic=n % 2, offset=3000 + n, value=b"v", timestamp=n % 3) for n in range(9)]
    assert differences(b"".join([*changing, *old, *changing[:3]])) == []


def test_constants_differ_by_segment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Neighbours in one scan: the same headers of batches under other topics and names."""
    monkeypatch.setattr(scanner, "MAX_BYTES", 1)
    for number, log in enumerate(["a-0", "a-1", "b-1", "b-1", "no log"]):
        made = [
            record_batch([Rec(b"k", b"v")] * count, base_offset=100 * number + 10 * place)
            for place, count in enumerate([2, 1, 3, 2])
        ]
        put(tmp_path / log / f"{100 * number:020}.log", *made)
    paths = sorted(tmp_path.glob("*/*.log"))
    found = kafkafmt.read_records(paths)
    assert found.column("topic").combine_chunks().value_counts().to_pylist() == [
        {"values": None, "counts": 8},
        {"values": "a", "counts": 16},
        {"values": "b", "counts": 16},
    ]
    with taking("reference"):
        assert found.equals(kafkafmt.read_records(paths))


def test_a_column_that_stays_the_same_is_made_once_and_counts_its_own_rows(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(scanner, "MAX_BYTES", 1)
    counts = [5000, 1, 1200]
    data = b"".join(
        record_batch([Rec(b"k", b"v")] * count, base_offset=10_000 * place)
        for place, count in enumerate(counts)
    )
    made = list(kafkafmt.scan_records(data))
    assert [batch.num_rows for batch in made] == counts
    for name in ("magic", "compression", "isControl"):
        first, *others = [batch.column(name) for batch in made]
        for other in others:
            addresses = [item and item.address for item in other.buffers()]
            assert addresses == [item and item.address for item in first.buffers()]
    small = made[1]
    alone = pa.RecordBatch.from_pylist(small.to_pylist(), schema=small.schema)
    assert small.nbytes <= alone.nbytes + 64
    assert small.serialize().size <= alone.serialize().size + 1024


def test_what_is_exported_is_held_until_it_is_released() -> None:
    """By Arrow's C stream interface: an import moves it, and frees it with the last column."""
    schema = pa.schema([("number", pa.int64()), ("pair", pa.struct([("text", pa.string())]))])

    def offered() -> tuple[Tables, list[weakref.ref[Block]]]:
        contents = struct.pack("<q", 7), struct.pack("<2i", 0, 4), b"text"
        blocks = [kernel.memory(len(content)) for content in contents]
        for block, content in zip(blocks, contents, strict=True):
            memoryview(block)[:] = content
        text: Exportable = (1, 0, [None, *blocks[1:]], [])
        columns: list[Exportable] = [(1, 0, [None, blocks[0]], []), (1, 0, [None], [text])]
        tables = kernel.Tables(schema)
        tables.offer(1, columns)
        return tables, [weakref.ref(block) for block in blocks]

    tables, blocks = offered()
    stream = pa.RecordBatchReader.from_stream(tables)
    assert stream.schema == schema
    with pytest.raises(ValueError, match="taken"):
        tables.__arrow_c_stream__()
    batch = stream.read_next_batch()
    with pytest.raises(StopIteration):
        stream.read_next_batch()
    del tables, stream
    assert batch.to_pylist() == [{"number": 7, "pair": {"text": "text"}}]
    pair = batch.column("pair")
    del batch
    assert all(block() for block in blocks)
    assert pair.to_pylist() == [{"text": "text"}]
    del pair
    assert not any(block() for block in blocks)

    left, blocks = offered()
    del left
    assert not any(block() for block in blocks)

    left, blocks = offered()
    left.offer(0, [])
    assert not any(block() for block in blocks)

    for take in (lambda left: left.__arrow_c_stream__(), pa.RecordBatchReader.from_stream):
        left, blocks = offered()
        taken = take(left)
        del left
        assert all(block() for block in blocks)
        del taken
        assert not any(block() for block in blocks)


def test_what_cannot_be_exported_leaves_nothing_behind() -> None:
    block = kernel.memory(8)
    held = weakref.ref(block)
    tables = kernel.Tables(pa.schema([]))
    with pytest.raises(TypeError):
        tables.offer(1, [(1, 0, [None, block], []), (1, 0, [None, "no block"], [])])
    del block
    assert held() is None
