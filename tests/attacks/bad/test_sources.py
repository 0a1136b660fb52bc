"""Sources that are missing, empty, or of another kind: one clear error each, or a value."""

import errno
import os
from collections.abc import Callable
from pathlib import Path

import pyarrow as pa
import pytest

import kafkafmt
from kafkafmt.storage.segment_file import SegmentFile
from tests.support.encoder import Rec, record_batch
from tests.support.engines import engine as engine
from tests.support.refusing import refuse
from tests.support.tables import rows
from tests.support.truth import GOLDEN

LOG = GOLDEN / "k431-plain-small" / f"{0:020}.log"
Read = Callable[[bytes | Path], pa.Table]
READERS: list[Read] = [kafkafmt.read_records, kafkafmt.read_batches, kafkafmt.read_damage]
both_engines = pytest.mark.usefixtures("engine")
every_reader = pytest.mark.parametrize("read", READERS, ids=lambda read: read.__name__)


def _beside(folder: Path, name: str) -> Path:
    """Return a directory that has one file, which is no segment."""
    (folder / "events-0").mkdir()
    (folder / "events-0" / name).write_bytes(b"not a log")
    return folder / "events-0"


NO_LOGS: dict[str, tuple[Callable[[Path], Path], str]] = {
    "missing": (lambda folder: folder / "nowhere", "nowhere"),
    "a glob that matches nothing": (lambda folder: folder / "*.log", r"\*\.log"),
    "an empty directory": (lambda folder: folder, "empty"),
    "a directory that is no log": (lambda folder: _beside(folder, "notes.txt"), "events-0"),
    "an index without a log": (lambda folder: _beside(folder, f"{0:020}.index"), "index"),
}


@every_reader
@pytest.mark.parametrize("kind", NO_LOGS)
def test_where_no_log_is(read: Read, kind: str, tmp_path: Path) -> None:
    make, words = NO_LOGS[kind]
    with pytest.raises(FileNotFoundError, match=words) as caught:
        read(make(tmp_path))
    assert str(tmp_path) in str(caught.value)


@both_engines
@pytest.mark.parametrize("suffix", [".index", ".timeindex", ".snapshot", ".txnindex"])
def test_a_file_of_a_log_directory_that_is_not_its_segment(suffix: str) -> None:
    path = next(path for path in sorted(GOLDEN.glob(f"*/*{suffix}")) if path.stat().st_size)
    with pytest.raises(kafkafmt.KafkaFormatError) as caught:
        kafkafmt.read_records(path)
    assert caught.value.source == str(path)
    assert caught.value.reason


NO_SEGMENTS = {
    "text": b"These are notes, and not the segment of a log.\n" * 20,
    "short text": b"hello, world: no segment\n",
    "png": b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR\x00\x00\x01\x00\x00\x00\x01\x00\x08\x06" * 9,
    "gzip": b"\x1f\x8b\x08\x00\x00\x00\x00\x00\x00\xff" + bytes(range(256)),
    "parquet": b"PAR1" + bytes(range(1, 200)) + b"PAR1",
    "json": b'{"offset": 0, "value": "no segment"}\n' * 30,
    "noise": bytes((n * 167 + 13) % 251 for n in range(1, 4000)),
}


@both_engines
@pytest.mark.parametrize("name", NO_SEGMENTS)
def test_a_file_that_is_not_a_segment(name: str, tmp_path: Path) -> None:
    path = tmp_path / "file.bin"
    path.write_bytes(NO_SEGMENTS[name])
    with pytest.raises(kafkafmt.KafkaFormatError) as caught:
        kafkafmt.read_records(path)
    assert caught.value.source == str(path)
    assert caught.value.position == 0
    assert caught.value.reason
    assert kafkafmt.read_records(path, on_damage="skip").num_rows == 0
    damage = rows(kafkafmt.read_damage(path))
    assert damage[0]["position"] == 0
    assert sum(row["length"] for row in damage) == len(NO_SEGMENTS[name])


@both_engines
def test_a_file_of_no_bytes_is_a_segment_without_entries(tmp_path: Path) -> None:
    path = tmp_path / f"{0:020}.log"
    path.touch()
    assert kafkafmt.read_records(path).num_rows == 0
    assert kafkafmt.read_batches(path).num_rows == 0
    assert kafkafmt.read_damage(path).num_rows == 0
    assert kafkafmt.read_records(b"").num_rows == 0
    with kafkafmt.open_segment(path) as segment:
        assert list(segment) == []


@every_reader
def test_a_file_that_the_system_refuses_to_open(
    read: Read, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / f"{0:020}.log"
    path.write_bytes(LOG.read_bytes())
    error = PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))
    refuse(monkeypatch, path.name, error)
    with pytest.raises(PermissionError, match=str(path)):
        read(path)


@both_engines
def test_a_file_that_shrinks_while_it_is_read(tmp_path: Path) -> None:
    path = tmp_path / f"{0:020}.log"
    batch = record_batch([Rec(None, bytes(1000))])
    path.write_bytes(batch * 4000)
    with kafkafmt.open_segment(path) as segment:
        batches = iter(segment)
        next(batches)
        os.truncate(path, 3_000_000)
        with pytest.raises(kafkafmt.errors.TruncatedError) as caught:
            list(batches)
    assert caught.value.source == str(path)
    assert caught.value.position is not None


def test_a_segment_of_a_type_that_is_neither_file_nor_directory(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe.log"
    os.mkfifo(pipe)
    with pytest.raises(FileNotFoundError, match=str(pipe)):
        kafkafmt.read_records(pipe)


@both_engines
def test_damage_is_raised_where_it_lies_after_the_rows_before_it(tmp_path: Path) -> None:
    path = tmp_path / "events-3" / f"{0:020}.log"
    path.parent.mkdir()
    sound = record_batch([Rec(None, b"1")])
    path.write_bytes(sound + record_batch([Rec(None, b"2")], base_offset=1, crc=0) + sound)
    with pytest.raises(kafkafmt.errors.ChecksumError) as caught:
        kafkafmt.read_records(path)
    assert caught.value.source == str(path)
    assert caught.value.position == len(sound)
    assert str(path) in str(caught.value)
    assert str(len(sound)) in str(caught.value)
    (row,) = rows(kafkafmt.read_damage(path))
    assert (row["topic"], row["partition"], row["segment"]) == ("events", 3, path.name)


@both_engines
def test_the_schemas_do_not_depend_on_what_is_found() -> None:
    for read in READERS:
        assert isinstance(read(b""), pa.Table)
        assert read(b"").schema == read(LOG).schema


def test_one_opens_one_segment(tmp_path: Path) -> None:
    with pytest.raises(IsADirectoryError, match=str(tmp_path)):
        kafkafmt.open_segment(tmp_path)
    with pytest.raises(FileNotFoundError):
        kafkafmt.open_segment(tmp_path / "missing.log")
    assert SegmentFile.at(str(LOG), base_offset=0, size=1).name == LOG.name
