"""Blocks that a disk cannot read: one finding each, and all other batches are read."""

import errno
import io
import os
import shutil
from itertools import chain
from pathlib import Path
from typing import IO

import pytest

import kafkafmt
from kafkafmt.lake.report.sums import Sums
from kafkafmt.storage.local import LocalTree
from kafkafmt.storage.window import BLOCK_SIZE
from tests.cli.running import run
from tests.support.encoder import Rec, record_batch
from tests.support.engines import ENGINES, taking
from tests.support.refusing import refuse

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
        if path == str(log / f"{0:020}.log"):
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


def test_a_byte_that_cannot_be_read_counts_once(log: Path) -> None:
    """A block is listed, and so is what it damages: sums take the latter."""
    rows = kafkafmt.read_damage(log).to_pylist()
    entries = [row for row in rows if row["kind"] != "read_error"]
    size = sum(row["length"] for row in entries)
    assert size >= 3 * BLOCK_SIZE
    (counted,) = kafkafmt.read_logs(log).to_pylist()
    assert (counted["damagedRanges"], counted["damagedBytes"]) == (len(entries), size)
    said = f"{len(entries)} ranges left out, {size:,} bytes in all"
    assert said in " ".join(run("records", "--on-damage", "skip", log).stderr.split())
    ends = run("verify", log).stdout
    assert f"{len(entries)} damaged ranges ({size:,} bytes)" in ends
    scan = kafkafmt.scan_records(log, on_damage="collect")
    scan.read_all()
    sums = Sums()
    sums.add_damage(scan.damage)
    (place,) = sums.damaged.values()
    assert (place.damaged_bytes, place.all_bytes) == (size, size)


def test_a_block_that_damages_only_a_tail_counts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bytes of a tail are not counted as damage, but those of a bad block are."""
    log = tmp_path / "orders-0"
    log.mkdir()
    data = record_batch([Rec(None, b"v" * 3 * BLOCK_SIZE)])
    path = log / f"{0:020}.log"
    path.write_bytes(data[: 3 * BLOCK_SIZE])
    data = path.read_bytes()
    monkeypatch.setattr(BadDisk, "bad", frozenset({2}))
    monkeypatch.setattr(LocalTree, "open", lambda tree, path: BadDisk(data))
    assert kafkafmt.read_damage(log)["kind"].to_pylist() == ["truncated_tail", "read_error"]
    (counted,) = kafkafmt.read_logs(log).to_pylist()
    assert (counted["damagedRanges"], counted["damagedBytes"]) == (1, BLOCK_SIZE)


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


def test_the_last_records_are_given_without_those_of_the_bad_blocks(log: Path) -> None:
    asked = "records", "--columns", "offset", "--format", "csv", "--last", str(BATCHES - 10)
    missing = lost(log)
    for on_damage in ("skip", "collect"):
        done = run(*asked, "--on-damage", on_damage, log)
        offsets = [int(line) for line in done.stdout.splitlines()[1:]]
        assert offsets == [n for n in range(BATCHES + 1) if n not in missing]
        assert (done.exit_code, "damage: " in done.stderr) == (1, True)
    done = run(*asked, log)
    assert (done.exit_code, "Input/output error at byte 0" in done.stderr) == (2, True)


@pytest.mark.parametrize("command", ["records", "batches", "unpack"])
def test_a_bad_block_names_what_else_can_be_done(command: str, log: Path, tmp_path: Path) -> None:
    out = [tmp_path / "out.log"] if command == "unpack" else []
    done = run(command, log / f"{0:020}.log", *out)
    assert done.exit_code == 2
    assert " (--on-damage skip " in done.stderr


@pytest.mark.parametrize("engine", ENGINES)
def test_a_segment_is_unpacked_without_the_bad_blocks(
    log: Path, tmp_path: Path, engine: str
) -> None:
    path, target = log / f"{0:020}.log", tmp_path / "unpacked.log"
    sound = set(range(BATCHES)) - lost(log)
    errors = [(0, BLOCK_SIZE), (20 * BLOCK_SIZE, 2 * BLOCK_SIZE)]
    with taking(engine):
        listed = kafkafmt.unpack(path, target, on_damage="collect")
        found = [(each.position, each.length) for each in listed if each.kind == "read_error"]
        assert found == errors
        assert set(kafkafmt.read_records(target)["offset"].to_pylist()) == sound
        target.unlink()
        with pytest.raises(OSError, match="Input/output error"):
            kafkafmt.unpack(path, target, on_damage="copy")
        assert not target.exists()


@pytest.mark.parametrize("on_damage", ["raise", "skip", "collect"])
def test_a_segment_that_is_iterated_ends_at_a_bad_block(log: Path, on_damage: str) -> None:
    """Who asks it for a batch would else be told that there is none."""
    with (
        kafkafmt.open_segment(log / f"{0:020}.log", on_damage=on_damage) as segment,
        pytest.raises(OSError, match="at byte 0"),
    ):
        list(segment)


def test_copies_differ_in_what_the_bad_blocks_have(log: Path, tmp_path: Path) -> None:
    other = tmp_path / "other" / log.name
    shutil.copytree(log, other)
    for sources, side in (((log, other), "left"), ((other, log), "right")):
        rows = kafkafmt.diff(*sources).to_pylist()
        offsets = [range(row["firstOffset"], row["lastOffset"] + 1) for row in rows]
        assert sorted(chain.from_iterable(offsets)) == sorted(lost(log))
        assert all(row["message"].startswith(f"the {side} is damaged") for row in rows)


def test_what_needs_no_bad_block_is_read_without_skipping(log: Path) -> None:
    """An error names the block, not the piece that was read ahead."""
    path = log / f"{0:020}.log"
    first = max(lost(log)) + 50
    with kafkafmt.open_segment(path) as segment:
        found = segment.find(first)
        assert found is not None
        assert found.base_offset == first
    with pytest.raises(OSError, match=f"at byte {20 * BLOCK_SIZE}"):
        kafkafmt.read_records(log, start_offset=first - 300)


def test_a_salvage_brings_back_the_batches_in_other_blocks(log: Path, tmp_path: Path) -> None:
    (planned,) = kafkafmt.salvage(log, tmp_path / "plan", dry_run=True).partitions
    report = kafkafmt.salvage(log, tmp_path / "out")
    (found,) = report.partitions
    written = kafkafmt.read_records(tmp_path / "out" / "orders-0")["offset"].to_pylist()
    assert set(range(BATCHES + 1)) - set(written) == lost(log)
    assert (planned.records, planned.lost) == (found.records, found.lost)
    assert (found.records, found.lost_offsets) == (len(written), len(lost(log)))
    assert [each.message.split(" at ")[0] for each in found.lost] == ["Input/output error"] * 2
    assert {each.kind for each in found.lost} == {"read_error"}
    assert report.ignored == []


def test_the_end_of_a_copy_lies_behind_a_bad_block(log: Path, tmp_path: Path) -> None:
    """The longer copy counts; what the disk does not give of it, the other one has."""
    (log / f"{BATCHES:020}.log").unlink()
    other = tmp_path / "other" / log.name
    other.mkdir(parents=True)
    size = (log / f"{0:020}.log").stat().st_size // BATCHES
    data = (log / f"{0:020}.log").read_bytes()
    (other / f"{0:020}.log").write_bytes(data[: -10 * size])
    for sources in ([log, other.parent], [other.parent, log]):
        merged = kafkafmt.merge_replicas(sources)
        chosen = [row["path"] for row in merged.copies.to_pylist() if row["isChosen"]]
        assert chosen == [str(log)]


def test_a_file_that_cannot_be_opened_is_damage_and_the_rest_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in range(3):
        directory = tmp_path / f"orders-{number}"
        directory.mkdir()
        (directory / f"{0:020}.log").write_bytes(record_batch([Rec(b"%d" % number, b"v")]))
    bad = str(tmp_path / "orders-1" / f"{0:020}.log")
    refuse(monkeypatch, bad, OSError(errno.EIO, os.strerror(errno.EIO), bad))
    for engine in ENGINES:
        with taking(engine):
            scan = kafkafmt.scan_records(tmp_path, on_damage="collect")
            assert scan.read_all()["partition"].to_pylist() == [0, 2]
            (found,) = scan.damage
            assert (found.partition, found.kind) == (1, "read_error")
            assert "Input/output error" in found.message
            with pytest.raises(OSError, match="orders-1"):
                kafkafmt.read_records(tmp_path)


def test_the_error_names_the_file_beside_a_segment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / f"{0:020}.index"
    path.write_bytes(bytes(8))
    disk = BadDisk(bytes(8))
    disk.bad = frozenset({0})
    monkeypatch.setattr(LocalTree, "open", lambda tree, path: disk)
    with pytest.raises(OSError, match=path.name) as raised:
        kafkafmt.side_files.read_index(path)
    assert (raised.value.errno, raised.value.filename) == (errno.EIO, str(path))
