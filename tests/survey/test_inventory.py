"""``kafkafmt.read_logs`` and ``kafkafmt ls``."""

from __future__ import annotations

import json
import os
import shutil
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.compute as pc
import pytest

import kafkafmt
from kafkafmt._base.limits import DEFAULT_LIMITS
from kafkafmt.storage.errors import StorageError
from kafkafmt.survey.inventory import LOG_SCHEMA, Inventory
from kafkafmt.survey.segments import SEGMENT_SCHEMA
from tests.cli.running import json_lines, run
from tests.support.encoder import Rec, message, record_batch
from tests.support.engines import engine
from tests.support.files import put
from tests.support.refusing import refuse
from tests.support.tables import rows
from tests.support.truth import load
from tests.survey.brokers import TOPIC_ID, checkpoint_of, plain, segment, write

pytestmark = pytest.mark.usefixtures("engine")
__all__ = ["engine"]


_IN_NUMBERS = pa.schema(
    (field.name, pa.int64() if pa.types.is_timestamp(field.type) else field.type)
    for field in LOG_SCHEMA
)


def logs(source: object, **options: Any) -> dict[str, dict[str, Any]]:
    table = kafkafmt.read_logs(source, **options)  # type: ignore[arg-type]
    return {os.path.basename(row["path"]): row for row in rows(table)}


def test_a_row_has_what_headers_and_checkpoints_say(tmp_path: Path) -> None:
    directory = write(plain(), tmp_path)
    checkpoint_of(tmp_path, "log-start", {("orders", "0"): 2})
    (row,) = rows(kafkafmt.read_logs(tmp_path))
    size = sum(path.stat().st_size for path in directory.glob("*.log"))
    assert {name: row[name] for name in row if "Timestamp" not in name} == {
        "path": str(directory),
        "topic": "orders",
        "partition": 0,
        "topicId": TOPIC_ID,
        "state": "current",
        "segments": 4,
        "sizeInBytes": size,
        "entries": 20,
        "records": 60,
        "firstOffset": 0,
        "nextOffset": 60,
        "logStartOffset": 2,
        "highWatermark": 60,
        "recoveryPoint": 60,
        "codecs": [{"compression": "none", "entries": 20, "sizeInBytes": size}],
        "damagedRanges": 0,
        "damagedBytes": 0,
        "missingOffsets": 0,
        "privateKey": None,
    }


@pytest.mark.slow
def test_the_counts_are_those_of_the_batches(cases: list[str]) -> None:
    for name in cases:
        case = load(name)
        (row,) = rows(kafkafmt.read_logs(case.path))
        batches = kafkafmt.read_batches(case.path, on_damage="skip")
        sound = batches.filter(batches["isValid"])
        if case.damaged:  # which headers do not always show
            assert row["entries"] in (sound.num_rows, batches.num_rows), name
            continue
        assert row["entries"] == batches.num_rows, name
        assert row["records"] == (pc.sum(batches["count"]).as_py() or 0), name
        if batches.num_rows:
            assert row["firstOffset"] == pc.min(batches["baseOffset"]).as_py(), name
            end = pc.max(batches["lastOffset"]).as_py() + 1
            assert row["nextOffset"] == max(end, int(case.segments[-1].name[:20])), name
        sums = {each["compression"]: each["sizeInBytes"] for each in row["codecs"]}
        assert sum(sums.values()) == (pc.sum(batches["sizeInBytes"]).as_py() or 0), name


ONE, LOG_APPEND_TIME, DELETE_HORIZON = Rec(b"k", b"v"), 0x08, 0x40


FIRST_TIMES = {
    "the time of the append, not that of the producer": (
        [record_batch([ONE], base_timestamp=3, max_timestamp=7, attributes=LOG_APPEND_TIME)],
        7,
    ),
    "not when tombstones may go": (
        [record_batch([ONE], base_timestamp=9, max_timestamp=7, attributes=DELETE_HORIZON)],
        7,
    ),
    "in a later segment than messages without a time": (
        [
            message(magic=0, value=b"v"),
            record_batch([ONE], base_offset=1, base_timestamp=5, max_timestamp=7),
        ],
        5,
    ),
}


@pytest.mark.parametrize(("segments", "first"), FIRST_TIMES.values(), ids=FIRST_TIMES)
def test_the_first_time(tmp_path: Path, segments: list[bytes], first: int) -> None:
    for base, data in enumerate(segments):
        put(tmp_path / "orders-0" / segment(base), data)
    (row,) = kafkafmt.read_logs(tmp_path).cast(_IN_NUMBERS).to_pylist()
    assert (row["firstTimestamp"], row["lastTimestamp"]) == (first, 7)


def test_states_and_several_data_directories(tmp_path: Path) -> None:
    for disk in ("disk-1", "disk-2"):
        write(plain(1), tmp_path / disk, f"orders-{disk[-1]}")
    for state in ("delete", "stray", "future"):
        write(plain(1), tmp_path / "disk-1", f"old-0.{'0' * 32}-{state}")
    checkpoint_of(tmp_path / "disk-1", "replication", {("orders", "1"): 15})
    (tmp_path / "disk-2" / "empty-0").mkdir()
    found = logs(tmp_path)
    assert {row["state"] for row in found.values()} == {"current", "delete", "stray", "future"}
    assert found["orders-1"]["highWatermark"] == 15
    assert found["empty-0"]["segments"] == 0
    assert len(found) == 6
    assert list(logs(tmp_path, topics=["or*"])) == ["orders-1", "orders-2"]
    assert logs(tmp_path, threads=3) == found


def test_logs_that_are_deleted_before_they_are_counted(tmp_path: Path) -> None:
    """A broker renames a log at first, and removes its files after a minute."""
    for name in ("a-0", "b-0", "c-0"):
        write(plain(1, 1, 1), tmp_path, name)
    inventory = Inventory(tmp_path, None, 1, DEFAULT_LIMITS, None)
    renamed = tmp_path / f"b-0.{'0' * 32}-delete"
    write(plain(1, 1, 1), tmp_path, f"b-0.{'1' * 32}-delete")  # another one before it
    (tmp_path / "b-0").rename(renamed)
    shutil.rmtree(tmp_path / "c-0")
    shown = [row for batch in inventory.batches() for row in batch.to_pylist()]
    found = [(row["path"], row["state"], row["records"]) for row in shown]
    assert found == [(str(tmp_path / "a-0"), "current", 1), (str(renamed), "delete", 1)]


def test_damage_in_headers_shows(tmp_path: Path) -> None:
    directory = write(plain(), tmp_path)
    path = directory / segment(15)
    data = bytearray(path.read_bytes())
    size = len(data) // 5
    data[2 * size + 8] = 0x7F  # of the length
    path.write_bytes(data)
    (directory / segment(45)).write_bytes((directory / segment(45)).read_bytes() + bytes(64))
    os.mkfifo(directory / segment(100))
    row = logs(tmp_path)["orders-0"]
    assert (row["damagedRanges"], row["damagedBytes"]) == (2, size)
    assert (row["entries"], row["missingOffsets"]) == (19, 3 if row["nextOffset"] == 60 else 43)


def test_a_file_that_cannot_be_read_is_damaged_unless_a_store_does_not_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(plain(), tmp_path)
    name = f"{15:020}.log"
    size = (tmp_path / "orders-0" / name).stat().st_size
    refuse(monkeypatch, name, PermissionError("refused"))
    (row,) = rows(kafkafmt.read_logs(tmp_path))
    assert (row["damagedRanges"], row["damagedBytes"]) == (1, size)
    refuse(monkeypatch, name, StorageError("no answer"))
    with pytest.raises(StorageError, match="no answer"):
        kafkafmt.read_logs(tmp_path)


def test_the_command(tmp_path: Path) -> None:
    write(plain(1), tmp_path, "small-0")
    write(plain(3), tmp_path, "large-1")
    result = run("ls", tmp_path, "--sort", "size")
    assert result.exit_code == 0
    header, first, second = result.stdout.splitlines()
    assert header.split("\t")[:3] == ["topic", "partition", "sizeInBytes"]
    assert first.split()[:2] == ["large", "1"]
    assert second.split()[:2] == ["small", "0"]
    shown = [json.loads(line) for line in run("ls", "--json", tmp_path).stdout.splitlines()]
    assert [row["topic"] for row in shown] == ["large", "small"]
    assert shown[0]["codecs"][0]["entries"] == 15
    assert run("ls", "--topic", "nosuch", tmp_path).exit_code == 2
    (tmp_path / "none").mkdir()
    assert run("ls", tmp_path / "none").exit_code == 2


def test_a_mistyped_option_is_answered_with_its_name(tmp_path: Path) -> None:
    with pytest.raises(TypeError, match="has no option 'topic'; did you mean 'topics'"):
        kafkafmt.read_logs(tmp_path, topic="orders")  # type: ignore[call-arg]


# --- `kafkafmt.read_segments` and `ls --segments` -------------------------------------------------


TIME = 1_700_000_000_000
FAR = 1_793_472_000_000_000


def batch(base: int, times: list[int], producer: int = -1, **more: Any) -> bytes:
    records = [
        Rec(b"k", b"v", offset_delta=at, timestamp_delta=time - times[0])
        for at, time in enumerate(times)
    ]
    return record_batch(
        records,
        base_offset=base,
        base_timestamp=times[0],
        max_timestamp=max(times),
        producer_id=producer,
        **more,
    )


@pytest.fixture
def disk(tmp_path: Path) -> Path:
    segments = {
        0: [batch(0, [TIME, TIME + 9, TIME + 1], 7), batch(3, [TIME + 5, TIME + 6])],
        5: [batch(5, [TIME]), batch(6, [TIME, FAR, TIME + 2, FAR], 4711), batch(10, [TIME + 3])],
        11: [],
    }
    for base, entries in segments.items():
        path = put(tmp_path / "orders-0" / f"{base:020}.log", *entries)
        os.utime(path, ns=(0, (TIME + base) * 1_000_000))
    return tmp_path


def read(source: Path, **options: Any) -> list[dict[str, Any]]:
    table = kafkafmt.read_segments(source, **options)
    assert table.schema == SEGMENT_SCHEMA
    for at, field in enumerate(table.schema):
        if pa.types.is_timestamp(field.type):
            table = table.set_column(at, field.name, table[field.name].cast(pa.int64()))
    return rows(table)


def test_a_segment_has_its_offsets_times_and_the_record_of_the_largest(disk: Path) -> None:
    first, second, third = read(disk)
    assert first == {
        "path": str(disk / "orders-0" / f"{0:020}.log"),
        "topic": "orders",
        "partition": 0,
        "baseOffset": 0,
        "nextOffset": 5,
        "sizeInBytes": os.path.getsize(disk / "orders-0" / f"{0:020}.log"),
        "records": 5,
        "firstTimestamp": TIME,
        "lastTimestamp": TIME + 6,
        "largestTimestamp": TIME + 9,
        "largestTimestampOffset": 1,
        "producerId": 7,
        "fileTimestamp": TIME,
        "damagedRanges": 0,
    }
    assert second["largestTimestamp"] == FAR
    assert (second["largestTimestampOffset"], second["producerId"]) == (7, 4711)
    assert second["lastTimestamp"] == TIME + 3
    assert (third["baseOffset"], third["nextOffset"], third["records"]) == (11, 11, 0)
    assert third["largestTimestamp"] is None
    assert read(disk, threads=3) == read(disk)


def test_a_time_of_the_log_is_that_of_the_whole_batch(tmp_path: Path) -> None:
    put(tmp_path / "t-0" / f"{0:020}.log", batch(0, [TIME, TIME + 4], timestamp_type=1))
    (row,) = read(tmp_path)
    assert (row["largestTimestamp"], row["largestTimestampOffset"]) == (TIME + 4, 0)


def test_a_damaged_segment_has_a_row(disk: Path) -> None:
    path = disk / "orders-0" / f"{0:020}.log"
    path.write_bytes(b"x" * 200)
    first, second, _ = read(disk)
    assert first["damagedRanges"] == 1
    assert first["largestTimestamp"] is None
    assert second["largestTimestamp"] == FAR
    assert run("ls", "--segments", disk).exit_code == 1


def test_the_command_lists_segments(disk: Path) -> None:
    found = json_lines(run("ls", "--segments", "--json", "--times", "ms", disk).stdout)
    assert [row["largestTimestamp"] for row in found] == [TIME + 9, FAR, None]
    assert run("ls", "--segments", disk).exit_code == 0
    assert run("ls", "--segments", "--sort", "size", disk).exit_code == 2
    assert run("ls", "--segments", "--topic", "absent", disk).exit_code == 2
