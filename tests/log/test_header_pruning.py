"""Which parts of a segment are read, by the headers of its entries: no more than needed."""

from __future__ import annotations

import random
from itertools import pairwise
from pathlib import Path

import pytest

import kafkafmt
from kafkafmt.log import search
from kafkafmt.log.open_segment import segment_of_0_7
from kafkafmt.log.ranges import Range
from kafkafmt.log.search import has_batches, parts_with
from kafkafmt.storage.discovery import find_extents
from kafkafmt.storage.segment_file import Extent, SegmentFile
from tests.support.encoder import Rec, damaged, message, message_0_7, record_batch
from tests.support.samples import some
from tests.support.tables import Row, rows

NOISE = b"\xff" * 40


def entry(chance: random.Random, offset: int) -> bytes:
    kind = chance.randrange(8)
    if kind == 0:
        return NOISE
    if kind == 1:
        return message(magic=1, offset=offset, key=None, value=b"v", timestamp=0)
    time = chance.randrange(10)
    made = record_batch(
        [Rec(b"k", b"v"), Rec(b"k", b"v", offset_delta=1)],
        base_offset=offset,
        base_timestamp=time,
        max_timestamp=time,
        timestamp_type=chance.randrange(2),
        producer_id=chance.choice((-1, 7, 8)),
    )
    return damaged(made) if kind == 2 else made


def is_wanted(row: Row, asked: Range, producer_ids: list[int] | None) -> bool:
    """By the rules in the module's docstring."""
    if row["magic"] != 2 or not row["isValid"]:
        return True
    if producer_ids is not None and row["producerId"] not in producer_ids:
        return False
    time = row["maxTimestamp"]
    if asked.start_timestamp is not None and time < asked.start_timestamp:
        return False
    is_of_all = row["timestampType"] == 1
    return asked.end_timestamp is None or not is_of_all or time < asked.end_timestamp


def needed(batches: list[Row], start: int, size: int, want: list[bool]) -> set[int]:
    """The bytes of the entries that are wanted, and of damage with the entries beside it."""
    spans = [
        (row["position"], row["position"] + row["sizeInBytes"], kept)
        for row, kept in zip(batches, want, strict=True)
    ]
    found: set[int] = set()
    before, expected = start, start
    for first, end, kept in [*spans, (size, size, False)]:
        if first != expected:
            found.update(range(before, end))
        elif kept:
            found.update(range(first, end))
        before, expected = first, end
    return found


@pytest.mark.parametrize("seed", some(range(60), 3))
def test_the_parts_have_just_what_is_needed(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "_MERGE_BYTES", 0)
    chance = random.Random(seed)
    data = b"".join(entry(chance, 2 * number) for number in range(chance.randrange(14)))
    (extent,) = find_extents(data)
    listed = rows(kafkafmt.read_batches(data, on_damage="skip"))
    ids = chance.choice((None, [], [7], [7, 8]))
    asked = Range(
        start_timestamp=chance.choice((None, 3, 5)), end_timestamp=chance.choice((None, 6, 8))
    )
    cuts = [row["position"] for row in listed if row["isValid"]] or [0]
    if chance.random() < 0.5:
        first, last = sorted((chance.choice(cuts), chance.choice(cuts)))
        extent = Extent(extent.segment, first, last if last > first else None)
    stop = len(data) if extent.end is None else extent.end
    within = [row for row in listed if extent.start <= row["position"] < stop]
    entries = kafkafmt.read_batches([extent], on_damage="skip").to_batches(max_chunksize=3)
    parts = list(parts_with(extent, entries, asked, ids))
    wanted = needed(within, extent.start, stop, [is_wanted(row, asked, ids) for row in within])
    ends = [stop if part.end is None else part.end for part in parts]
    spans = [(part.start, end) for part, end in zip(parts, ends, strict=True)]
    assert {at for span in spans for at in range(*span)} == wanted
    assert all(one[1] < other[0] for one, other in pairwise(spans))
    if parts and parts[-1].end is None:
        assert extent.end is None


def test_gaps_that_are_small_are_read(monkeypatch: pytest.MonkeyPatch) -> None:
    batches = [
        record_batch([Rec(b"k", b"v")], base_offset=n, max_timestamp=n, base_timestamp=n)
        for n in range(6)
    ]
    size, data = len(batches[0]), b"".join(batches)
    (extent,) = find_extents(data)
    entries = kafkafmt.read_batches(data).to_batches()

    def parts(least: int, *ids: int) -> list[tuple[int, int | None]]:
        monkeypatch.setattr(search, "_MERGE_BYTES", least)
        monkeypatch.setattr(search, "_may_be_wanted", lambda *header: header[-1] in ids)
        return [
            (part.start // size, None if part.end is None else part.end // size)
            for part in parts_with(extent, entries, Range())
        ]

    assert parts(0, 1, 3) == [(1, 2), (3, 4)]
    assert parts(size - 1, 1, 3) == [(1, 2), (3, 4)]
    assert parts(size, 1, 3) == [(1, 4)]
    assert parts(size, 3) == [(3, 4)]
    assert parts(size, 5) == [(5, 6)]
    assert parts(size) == []


def test_damage_at_the_end_is_read_up_to_the_end_of_the_extent() -> None:
    data = record_batch([Rec(b"k", b"v")], max_timestamp=3, base_timestamp=3) + NOISE
    (extent,) = find_extents(data + data)
    for end in (len(data), None):
        some = Extent(extent.segment, end=end)
        entries = kafkafmt.read_batches([some], on_damage="skip").to_batches()
        (part,) = parts_with(some, entries, Range(start_timestamp=4))
        assert (part.start, part.end) == (0, end)


def test_only_segments_of_batches_have_headers_for_it(tmp_path: Path) -> None:
    def found(data: bytes | SegmentFile, start: int = 0) -> bool:
        (extent,) = find_extents(data)
        return has_batches(Extent(extent.segment, start))

    batch, old = record_batch([Rec()]), message(magic=1, offset=0)
    assert found(batch)
    assert found(batch[:17])
    assert not found(batch[:16])
    assert not found(b"")
    assert not found(old + batch)
    assert found(old + batch, start=len(old))
    assert not found(old + batch[:16], start=len(old))
    assert not found(segment_of_0_7(message_0_7(b"v")))
    assert not found(segment_of_0_7(batch))
    path = tmp_path / f"{0:020}.log"
    path.write_bytes(batch)
    (extent,) = find_extents(path)
    path.unlink()
    assert not has_batches(extent)
