"""What both engines add up of headers, and where they doubt them."""

from __future__ import annotations

import os
import struct
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from kafkafmt.segment.engine.figures import ALL, DOUBTFUL, SET, header_figures, index_entries
from kafkafmt.storage.segment_file import SegmentFile
from tests.support.encoder import Rec, message, record_batch, wrapper
from tests.support.engines import engine

if TYPE_CHECKING:
    from kafkafmt.segment.engine.figures import HeaderFigures

pytestmark = pytest.mark.usefixtures("engine")
__all__ = ["engine"]

ONE = Rec(b"k", b"v")
SIZE = len(record_batch([ONE]))


def batch(offset: int, **fields: int) -> bytes:
    return record_batch([ONE], base_offset=offset, **fields)  # type: ignore[arg-type]


def new(base_offset: int = 0, **options: Any) -> HeaderFigures:
    base = None if base_offset < 0 else base_offset
    return header_figures(SegmentFile("topic-0", "/name", "topic", 0, base), **options)


def walked(log: bytes, base_offset: int = 0, **options: Any) -> HeaderFigures:
    figures = new(base_offset, **options)
    assert figures.walk(memoryview(log), 0, len(log)) == (0, ALL)
    return figures


def offset_index(*entries: tuple[int, int]) -> bytes:
    return b"".join(struct.pack(">ii", *entry) for entry in entries)


def time_index(*entries: tuple[int, int]) -> bytes:
    return b"".join(struct.pack(">qi", *entry) for entry in entries)


@pytest.mark.parametrize("count", [3, 64, 65, 100])
def test_the_first_gaps_are_kept_and_all_are_counted(count: int) -> None:
    figures = walked(b"".join(batch(2 * number) for number in range(count + 1)))
    assert (figures.gap_count, figures.missing, figures.holes) == (count, count, 0)
    assert figures.gaps == [(2 * n + 1, 2 * n + 1, (n + 1) * SIZE) for n in range(count)][:64]


@pytest.mark.parametrize("count", [3, 255, 256, 257, 300])
def test_the_first_epochs_are_kept(count: int) -> None:
    figures = walked(b"".join(batch(n, leader_epoch=n // 2) for n in range(2 * count)))
    assert figures.epochs == [(n, 2 * n, 2 * n + 1, 2 * n * SIZE) for n in range(count)][:256]


def test_what_the_entries_have() -> None:
    log = batch(5, max_timestamp=7, producer_id=0)
    log += batch(6, base_timestamp=3, max_timestamp=5, attributes=16)
    figures = walked(log + batch(4, max_timestamp=9))
    assert (figures.entries, figures.records) == (3, 3)
    assert (figures.first_offset, figures.last_offset) == (5, 6)
    assert (figures.disordered, figures.disordered_position) == (1, 2 * SIZE)
    assert (figures.first_timestamp, figures.last_timestamp) == (3, 9)
    assert figures.has_transactions
    assert figures.has_producers
    assert figures.codecs == [(0, 3, 3 * SIZE)]
    appended = walked(batch(5, base_timestamp=3, max_timestamp=9, attributes=8))
    assert (appended.first_timestamp, appended.last_timestamp) == (9, 9)
    plain = walked(batch(5))
    assert not plain.has_transactions
    assert not plain.has_producers


@pytest.mark.parametrize("magic", [0, 1])
def test_sets_have_their_first_offset_inside(magic: int) -> None:
    def of(offset: int) -> bytes:
        return wrapper([message(magic=magic, offset=offset)], magic=magic, offset=offset)

    figures = walked(of(4) + of(9) + of(8) + message(magic=magic, offset=11))
    assert (figures.first_offset, figures.last_offset, figures.records) == (4, 11, 1)
    assert (figures.disordered, figures.gaps) == (1, [(10, 10, len(of(4)) * 3)])
    stopping = new(0, counts_sets=True)
    assert stopping.walk(memoryview(of(4)), 0, len(of(4))) == (0, SET)
    assert stopping.entries == 0


def test_of_decoded_entries_only_offsets_are_in_doubt() -> None:
    """Kafka's reader takes what a header says beside its records: DefaultRecordBatch.iterator."""
    odd = [batch(10, count=2), batch(11, producer_id=-2)]
    for log in odd:
        assert new().walk(memoryview(log), 0, len(log)) == (0, DOUBTFUL)
    figures = walked(b"".join(odd) + batch(12, count=3), is_decoded=True)
    assert (figures.entries, figures.records, figures.holes) == (3, 6, 0)
    assert (figures.crowded, figures.crowded_position) == (2, 0)
    for log in (batch(4), batch(20), batch(10, last_offset_delta=-2)):
        figures = new(5, end_offset=20, is_decoded=True)
        assert figures.walk(memoryview(log), 0, len(log)) == (0, DOUBTFUL)


@pytest.mark.parametrize(
    "doubtful",
    [
        batch(4),  # below that of the segment
        batch(20),  # in the next segment
        batch(10, last_offset_delta=10),
        batch(10, last_offset_delta=-2),
        batch(10, count=-1),
        batch(10, count=2),
        batch(10, last_offset_delta=9, count=9),  # records that do not fit into the bytes
        batch(10, attributes=5),
        batch(10, producer_id=-2),
        batch(10, magic=3),
        batch(10, length=13),
        batch(10, length=48),
        batch(10, length=SIZE),
        message(magic=0, offset=10, codec=4, value=b""),
        message(magic=1, offset=10)[:8] + struct.pack(">i", 14) + message(magic=1)[12:],
        bytes(13),
    ],
    ids=bytes.hex,
)
def test_a_header_that_no_writer_makes_ends_the_walk(doubtful: bytes) -> None:
    figures = new(5, end_offset=20)
    log = batch(5) + doubtful
    assert figures.walk(memoryview(log), 0, len(log)) == (0, DOUBTFUL)
    assert (figures.entries, figures.position) == (1, SIZE)


def test_offsets_fit_into_a_segment() -> None:
    log = batch(5) + batch(5 + 2**32)
    assert new(5).walk(memoryview(log), 0, len(log)) == (0, DOUBTFUL)
    assert new(6).walk(memoryview(log), 0, len(log)) == (0, DOUBTFUL)
    assert new(-1).walk(memoryview(log), 0, len(log)) == (0, ALL)
    assert new(-1).walk(memoryview(batch(-1)), 0, SIZE) == (0, DOUBTFUL)


@pytest.mark.parametrize("last", [message(magic=0, offset=1), batch(1)], ids=["v0", "v2"])
def test_a_header_that_a_piece_cuts_is_asked_for(last: bytes) -> None:
    log = batch(0) + last
    for size in range(len(log)):
        figures = new(0)
        needed, status = figures.walk(memoryview(log)[:size], 0, len(log))
        assert status == ALL
        if needed:
            assert size - figures.position < needed == min(61, len(log) - figures.position)
            rest = memoryview(log)[figures.position :]
            assert figures.walk(rest, figures.position, len(log)) == (0, ALL)
        else:
            assert size - figures.position in (0, *range(1 - SIZE, 0))
    assert figures.entries == 2


def test_a_file_that_the_kernel_cannot_read(tmp_path: Path) -> None:
    kernel = pytest.importorskip("kafkafmt.segment.engine.kernel._kernel")
    path = tmp_path / "log"
    log = batch(0) + record_batch([Rec(None, bytes(9000))], base_offset=1) + batch(2)
    path.write_bytes(log)
    with path.open("rb") as file:
        figures = kernel.HeaderSums(0)
        assert figures.walk_file(file.fileno(), 0, len(log)) == (0, ALL)
        assert figures.entries == 3
        for end in len(log) + 1, len(log) + SIZE:
            assert kernel.HeaderSums(0).walk_file(file.fileno(), 0, end)[0] == -1
        assert kernel.HeaderSums(0).walk_file(file.fileno(), len(log), end)[0] == -1
    with os.fdopen(os.open(path, os.O_WRONLY)) as write_only:
        assert kernel.HeaderSums(0).walk_file(write_only.fileno(), 0, len(log))[0] == -1


LOG = batch(5) + record_batch([ONE] * 3, base_offset=7, last_offset_delta=2) + batch(10)
SECOND, THIRD = SIZE, len(LOG) - SIZE


@pytest.mark.parametrize(
    ("index", "state"),
    [
        ((), (0, 0, -1)),
        (((2, SECOND), (5, THIRD)), (2, 0, -1)),
        (((4, SECOND), (5, THIRD)), (2, 0, -1)),
        (((1, SECOND), (5, THIRD)), (2, 1, 0)),  # between two batches
        (((2, SECOND), (4, THIRD)), (2, 1, 1)),  # of the batch before
        (((2, SECOND), (6, THIRD)), (1, 0, -1)),  # above the last one
        (((4, 0),), (1, 0, -1)),  # an append of two batches
        (((5, 0),), (1, 0, -1)),  # of three
        (((3, 0),), (1, 1, 0)),  # that ends inside a batch
        (((4, 0), (5, SECOND)), (2, 1, 0)),  # that ends in the next one
        (((2, SECOND + 1), (5, THIRD + 1)), (1, 1, 0)),  # no batch begins there; none follows
    ],
)
def test_an_offset_index_has_the_positions_of_batches(
    index: tuple[tuple[int, int], ...], state: tuple[int, int, int]
) -> None:
    assert walked(LOG, base_offset=5, index=offset_index(*index)).index_state == state


TIMED = batch(5, max_timestamp=3) + batch(6, max_timestamp=4) + batch(8, max_timestamp=-1)


@pytest.mark.parametrize(
    ("index", "state"),
    [
        (((3, 0), (4, 1)), (2, 0, -1)),
        (((3, 0), (5, 1)), (2, 1, 1)),
        (((4, 2),), (1, 1, 0)),  # no batch has the offset
        (((9, 3),), (1, 0, -1)),  # a message without a time
        (((9, 4),), (0, 0, -1)),  # not reached
    ],
)
def test_a_time_index_has_the_times_of_batches(
    index: tuple[tuple[int, int], ...], state: tuple[int, int, int]
) -> None:
    assert walked(TIMED, base_offset=5, time_index=time_index(*index)).time_index_state == state


@pytest.mark.parametrize("beyond", [20, 2**31 - 1])
def test_an_index_may_name_offsets_beyond_64_bits(beyond: int) -> None:
    """The sum of such an offset would be below zero, and so before all batches."""
    base = 2**63 - 10
    log = batch(base, max_timestamp=3) + batch(base + 1, max_timestamp=4)
    offsets = offset_index((0, 0), (beyond, SIZE))
    times = time_index((3, 0), (4, beyond))
    figures = walked(log, base_offset=base, index=offsets, time_index=times)
    assert figures.index_state == (1, 0, -1)
    assert figures.time_index_state == (1, 0, -1)


def test_behind_damage_nothing_is_said_of_what_was_there() -> None:
    offsets, times = offset_index((0, 0), (1, SIZE), (3, 2 * SIZE)), time_index((3, 0), (4, 1))
    figures = new(5, index=offsets, time_index=times)
    figures.skip_to(2 * SIZE)
    assert figures.walk(memoryview(TIMED[2 * SIZE :]), 2 * SIZE, len(TIMED)) == (0, ALL)
    assert figures.index_state == (3, 0, -1)
    assert figures.time_index_state == (2, 0, -1)
    assert figures.gap_count == 0


@pytest.mark.parametrize(
    ("entries", "found"),
    [
        ([], (0, -1)),
        ([(0, 0), (0, 0)], (0, -1)),  # preallocated
        ([(1, 9), (2, 10), (0, 0)], (2, -1)),
        ([(0, 9), (2, 10)], (2, -1)),
        ([(1, 9), (-1, 10)], (2, 1)),
        ([(1, 9), (2, 9)], (2, 1)),
        ([(2, 9), (1, 10)], (2, 1)),
        ([(2, 9), (2, 10)], (2, 1)),
    ],
)
def test_an_unordered_offset_index(entries: list[tuple[int, int]], found: tuple[int, int]) -> None:
    assert index_entries(offset_index(*entries), is_time=False) == found


@pytest.mark.parametrize(
    ("entries", "found"),
    [
        ([(0, 0)], (0, -1)),
        ([(1, 9), (2, 9), (0, 0)], (2, -1)),
        ([(5, 0), (6, 0), (7, 1)], (1, -1)),
        ([(1, 9), (1, 10)], (2, 1)),
        ([(1, 9), (2, 8)], (2, 1)),
        ([(1, -9)], (1, 0)),
    ],
)
def test_an_unordered_time_index(entries: list[tuple[int, int]], found: tuple[int, int]) -> None:
    assert index_entries(time_index(*entries), is_time=True) == found
