"""Blocks that a disk cannot read: one finding each, and all other batches are read."""

import errno
import io
import os
from pathlib import Path
from typing import IO

import pytest

import kafkafmt
from kafkafmt.storage.local import LocalTree
from kafkafmt.storage.window import BLOCK_SIZE
from tests.support.encoder import Rec, record_batch
from tests.support.engines import ENGINES, taking

BATCHES = 2000


class BadDisk(io.BytesIO):
    """A file with blocks that cannot be read."""

    bad: frozenset[int] = frozenset()

    def _check(self, size: int) -> None:
        blocks = range(self.tell() // BLOCK_SIZE, -(-(self.tell() + size) // BLOCK_SIZE))
        if self.bad.intersection(blocks):
            raise OSError(errno.EIO, os.strerror(errno.EIO))

    def read(self, size: int | None = -1) -> bytes:
        assert size is not None
        assert size >= 0
        self._check(size)
        return super().read(size)

    def readinto(self, buffer: bytearray) -> int:  # type: ignore[override]
        self._check(len(buffer))
        return super().readinto(buffer)


@pytest.fixture
def log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A log whose first segment has three bad blocks, two of them side by side."""
    log = tmp_path / "orders-0"
    log.mkdir()
    batches = [record_batch([Rec(None, b"%05d" % n)], base_offset=n) for n in range(BATCHES)]
    (log / f"{0:020}.log").write_bytes(b"".join(batches))
    last = record_batch([Rec(None, b"x")], base_offset=BATCHES)
    (log / f"{BATCHES:020}.log").write_bytes(last)
    opened = LocalTree.open

    def bad(tree: LocalTree, path: str) -> IO[bytes]:
        with opened(tree, path) as stream:
            disk = BadDisk(stream.read())
        if path.endswith(f"{0:020}.log"):
            disk.bad = frozenset({0, 20, 21})
        return disk

    monkeypatch.setattr(LocalTree, "open", bad)
    return log


def lost(log: Path) -> set[int]:
    """The offsets of the batches that have a byte in a bad block."""
    size = (log / f"{0:020}.log").stat().st_size // BATCHES
    bad = [range(0, BLOCK_SIZE), range(20 * BLOCK_SIZE, 22 * BLOCK_SIZE)]
    return {
        n
        for n in range(BATCHES)
        if any(n * size < r.stop and (n + 1) * size > r.start for r in bad)
    }


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("threads", [1, 3])
def test_the_batches_in_other_blocks_are_read(log: Path, engine: str, threads: int) -> None:
    with taking(engine):
        scan = kafkafmt.scan_records(log, on_damage="collect", threads=threads)
        found = {each for batch in scan for each in batch["offset"].to_pylist()}
        errors = [(each.position, each.length) for each in scan.damage if each.kind == "read_error"]
    assert set(range(BATCHES + 1)) - found == lost(log)
    assert errors == [(0, BLOCK_SIZE), (20 * BLOCK_SIZE, 2 * BLOCK_SIZE)]
    kinds = kafkafmt.read_damage(log)["kind"].to_pylist()
    assert kinds.count("read_error") == 2


def test_the_error_names_the_file_and_the_position(log: Path) -> None:
    with pytest.raises(OSError, match="at byte 0") as raised:
        kafkafmt.read_records(log)
    assert (raised.value.errno, raised.value.filename) == (errno.EIO, str(log / f"{0:020}.log"))


def test_a_range_that_needs_no_bad_block_is_read(log: Path) -> None:
    options = {"start_offset": 1900, "end_offset": 1905}
    table = kafkafmt.read_records(log, on_damage="skip", **options)  # type: ignore[arg-type]
    assert table["offset"].to_pylist() == list(range(1900, 1905))
    committed = kafkafmt.read_records(log, on_damage="skip", isolation="read_committed")
    assert committed.num_rows == BATCHES + 1 - len(lost(log))
