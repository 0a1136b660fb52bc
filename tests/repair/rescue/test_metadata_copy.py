"""Which part of a copy of the metadata log counts, by its batches and snapshots."""

from __future__ import annotations

from pathlib import Path

import pytest

from kafkafmt._base.limits import DEFAULT_LIMITS
from kafkafmt.repair.rescue.metadata_copy import MetadataCopy, read_copy
from kafkafmt.repair.rescue.nodes import DataDirectory
from tests.repair.rescue.tampering import METADATA
from tests.support.encoder import Rec, control_key, record_batch

_HEADER, _FOOTER = 3, 4
"""Types of control records."""


@pytest.fixture
def log(tmp_path: Path) -> Path:
    path = tmp_path / METADATA
    path.mkdir()
    return path


def batch(offset: int, epoch: int = 1) -> bytes:
    records = [Rec(None, b"\1\0\0", offset_delta=number) for number in range(2)]
    return record_batch(records, base_offset=offset, leader_epoch=epoch, base_timestamp=1000)


def write_snapshot(log: Path, end: int, epoch: int) -> None:
    header = control_record(_HEADER, b"\0\0" + (1000).to_bytes(8, "big") + b"\0")
    parts = [header, Rec(None, b"\1\0\0"), control_record(_FOOTER, b"\0\0\0")]
    data = [
        record_batch([part], base_offset=number, leader_epoch=epoch, control=part.key is not None)
        for number, part in enumerate(parts)
    ]
    (log / f"{end:020}-{epoch:010}.checkpoint").write_bytes(b"".join(data))


def control_record(kind: int, value: bytes) -> Rec:
    return Rec(control_key(kind), value)


def copy_of(log: Path, *parts: bytes) -> MetadataCopy:
    (log / f"{0:020}.log").write_bytes(b"".join(parts))
    copy = read_copy(DataDirectory(str(log.parent), 1, "cluster", None, 1), DEFAULT_LIMITS)
    assert copy is not None
    return copy


def test_a_snapshot_of_a_later_epoch_replaces_the_log_of_a_deposed_leader(log: Path) -> None:
    """It came from the new leader, and the broker was killed before it cut its own log."""
    write_snapshot(log, 4, 5)
    copy = copy_of(log, *(batch(offset, 3) for offset in range(0, 10, 2)))
    assert (copy.end_offset, copy.epoch, list(copy.batches)) == (4, 5, [])
    assert copy.sound_end == 10


def test_a_log_goes_on_after_a_snapshot_of_its_epochs(log: Path) -> None:
    write_snapshot(log, 2, 2)
    write_snapshot(log, 4, 3)
    copy = copy_of(log, *(batch(offset, 3) for offset in range(0, 10, 2)))
    assert (copy.end_offset, copy.epoch, len(copy.batches)) == (10, 3, 5)
    assert copy.snapshot is not None
    assert copy.snapshot.end_offset == 4
    assert copy.problems == ()


@pytest.mark.parametrize(
    "between", [b"\x13" * 50, batch(2)[:-1] + b"?"], ids=["garbage", "wrong checksum"]
)
def test_a_log_ends_at_bytes_that_are_no_batch(between: bytes, log: Path) -> None:
    """The offsets around them follow; what is written is the bytes from the first on."""
    copy = copy_of(log, batch(0), between, batch(2))
    assert (copy.end_offset, copy.sound_end) == (2, 4)
    assert any("does not follow" in problem for problem in copy.problems)


def test_a_snapshot_covers_bytes_that_are_no_batch(log: Path) -> None:
    write_snapshot(log, 2, 1)
    copy = copy_of(log, batch(0), b"\x13" * 50, batch(2))
    assert copy.end_offset == 4
    assert [each.base_offset for each in copy.batches] == [2]
