"""The stream, while its logs grow, roll, are compacted and are deleted."""

from __future__ import annotations

import itertools
import json
import os
import shutil
import struct
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pyarrow as pa
import pytest
from pyspark.sql.streaming.datasource import ReadMaxRows

from kafkafmt._base.errors import ChecksumError
from kafkafmt.lake.plan import followed_logs
from kafkafmt.lake.plan.data_loss import DataLossError
from kafkafmt.lake.plan.position import next_offsets
from kafkafmt.log import search
from kafkafmt.spark.stream_reader import KafkaLogStreamReader
from kafkafmt.storage.access import NO_OPTIONS
from kafkafmt.storage.discovery import find_segments
from kafkafmt.storage.segment_file import SegmentFile
from tests.spark.direct import places, stream_reader
from tests.spark.query import ALL, Query
from tests.support.encoder import message
from tests.support.growing_log import TIME, GrowingLog, batch


@pytest.fixture
def broker(tmp_path: Path) -> GrowingLog:
    return GrowingLog(tmp_path / "data")


def test_records_segments_and_partitions_in_mid_stream(broker: GrowingLog) -> None:
    broker.send(3)
    query = Query(broker.directory.parent)
    assert query.shown == {"orders-0": 0}
    assert [place[2] for place in query.trigger()] == list(range(15))
    assert query.trigger() == []
    broker.send()
    assert [place[2] for place in query.trigger()] == list(range(15, 20))
    broker.roll()
    assert query.trigger() == []
    broker.send(2)
    broker.roll()
    broker.send()
    other = GrowingLog(broker.directory.parent, "orders-1", first=100)
    other.send()
    GrowingLog(broker.directory.parent, "events-0")
    found = query.trigger()
    assert [place for place in found if place[1]] == [("orders", 1, n) for n in range(100, 105)]
    assert query.offsets() == list(range(35))
    assert query.shown == {"events-0": 0, "orders-0": 35, "orders-1": 105}


def test_the_latest_offsets_have_the_high_watermarks(tmp_path: Path) -> None:
    data = tmp_path / "data"
    GrowingLog(data).send(3)
    GrowingLog(data, "a-b-1").send(2)
    (data / "replication-offset-checkpoint").write_text("0\n1\norders 0 12\n")
    query = Query(data, maxOffsetsPerTrigger="4")
    assert query.reader.reportLatestOffset() is None
    query.trigger()
    expected = {"a-b-1": 10, "orders-0": 15, "highWatermark": {"orders-0": 12}}
    assert query.reader.reportLatestOffset() == expected
    to_mark = Query(data, toHighWatermark="true", topics="orders")
    assert len(to_mark.trigger()) == 12
    assert to_mark.reader.reportLatestOffset() == {
        "orders-0": 15,
        "highWatermark": {"orders-0": 12},
    }


def test_an_empty_data_directory_may_fill(tmp_path: Path) -> None:
    query = Query(tmp_path)
    assert query.shown == {}
    assert query.trigger() == []
    GrowingLog(tmp_path).send()
    query.trigger()
    assert query.offsets() == list(range(5))
    with pytest.raises(FileNotFoundError, match="nowhere"):
        Query(tmp_path / "nowhere")


@pytest.mark.parametrize("cut", [1, 12, 17, 40, 61, -1])
def test_a_torn_last_entry_waits(broker: GrowingLog, cut: int) -> None:
    broker.send()
    query = Query(broker.directory)
    whole = batch(5)
    broker.append(whole[:cut])
    query.trigger()
    assert query.offsets() == list(range(5))
    broker.append(whole[cut:])
    query.trigger()
    assert query.offsets() == list(range(10))


def test_an_entry_that_is_being_written_into_zeroes_waits(broker: GrowingLog) -> None:
    broker.send()
    size = broker.active.stat().st_size
    whole = batch(5)
    query = Query(broker.directory)
    for written in (0, 20, 70, len(whole)):
        with broker.active.open("r+b") as file:
            file.truncate(size)
            file.seek(size)
            file.write(whole[:written] + bytes(500 - written))
        query.trigger()
        assert query.offsets() == list(range(10 if written == len(whole) else 5))


def test_damage_before_sound_entries_does_not_hold_the_stream(broker: GrowingLog) -> None:
    broker.send()
    damaged = bytearray(batch(5))
    damaged[-1] ^= 1
    broker.append(bytes(damaged))
    query = Query(broker.directory, mode="DROPMALFORMED")
    query.trigger()
    assert query.shown == {"orders-0": 5}
    broker.append(batch(10))
    query.trigger()
    assert query.offsets() == [*range(5), *range(10, 15)]
    with pytest.raises(ChecksumError):
        Query(broker.directory).trigger()


def test_old_formats_too(tmp_path: Path) -> None:
    broker = GrowingLog(tmp_path)
    query = Query(tmp_path, maxOffsetsPerTrigger="2")
    broker.append(b"".join(message(magic=1, offset=n) for n in range(5)))
    while query.trigger():
        pass
    assert query.offsets() == list(range(5))


def test_only_the_last_segment_is_opened_to_plan(
    broker: GrowingLog, monkeypatch: pytest.MonkeyPatch
) -> None:
    broker.fill(6, 2)
    broker.send(40)
    index = [struct.pack(">ii", 5 * n + 4, n * len(batch(60))) for n in range(1, 40)]
    broker.active.with_suffix(".index").write_bytes(b"".join(index))
    opened: list[str] = []
    original = SegmentFile.open

    def noted(self: SegmentFile, **options: Any) -> object:
        opened.append(Path(self.path).name)
        return original(self, **options)

    monkeypatch.setattr(SegmentFile, "open", noted)
    reader = stream_reader(broker.directory.parent)
    start = reader.initialOffset()
    end = reader.latestOffset(start, ALL)
    reader.partitions(start, end)
    assert next_offsets(end) == {"orders-0": 260}
    assert set(opened) == {broker.active.name, broker.active.with_suffix(".index").name}


def test_the_tail_is_walked_from_where_it_was(broker: GrowingLog) -> None:
    broker.send(3)
    (segment,) = find_segments(broker.directory)
    first = search.find_end(segment)
    size = segment.size // 3
    assert first == search.LogEnd(15, 2 * size)
    broker.send()
    assert search.find_end(segment, first) == search.LogEnd(20, 3 * size)
    wrong = search.LogEnd(90, 2 * size + 1)
    assert search.find_end(segment, wrong) == search.LogEnd(20, 3 * size)


def test_starting_offsets(broker: GrowingLog) -> None:
    broker.send(4)
    latest = Query(broker.directory, startingOffsets="latest")
    named = Query(broker.directory, startingOffsets='{"orders":{"0":7}}')
    since = Query(broker.directory, startingTimestamp=str(TIME + 6))
    broker.send()
    GrowingLog(broker.directory.parent, "orders-1").send()
    assert [place[2] for place in latest.trigger()] == list(range(20, 25))
    assert [place[2] for place in named.trigger()] == list(range(7, 25))
    assert [place[2] for place in since.trigger()] == list(range(10, 25))
    with pytest.raises(ValueError, match="lacks orders-1"):
        Query(broker.directory.parent, startingOffsets='{"orders":{"0":7}}')


def test_retention_under_the_stream(broker: GrowingLog) -> None:
    broker.fill(3, 2)
    query = Query(broker.directory, maxOffsetsPerTrigger="7")
    careless = Query(broker.directory, maxOffsetsPerTrigger="7", failOnDataLoss="false")
    query.trigger()
    careless.trigger()
    for path in broker.segments()[:2]:
        path.unlink()
    end = query.reader.latestOffset(query.position, ALL)
    with pytest.raises(DataLossError, match="offsets 7 to 19 of orders-0 are gone") as raised:
        query.reader.partitions(query.position, end)
    assert "failOnDataLoss" in str(raised.value)
    while careless.shown != {"orders-0": 30}:
        careless.trigger()
    assert careless.offsets() == [*range(7), *range(20, 30)]


def test_retention_between_plan_and_task(broker: GrowingLog) -> None:
    broker.fill(3, 2)
    for careless in (False, True):
        query = Query(broker.directory, failOnDataLoss=str(not careless).lower())
        end = query.reader.latestOffset(query.position, ALL)
        tasks = query.reader.partitions(query.position, end)
        moved = broker.segments()[0]
        moved.rename(moved.with_suffix(".deleted"))
        if careless:
            assert [place[2] for place in places(query.reader, tasks)] == list(range(10, 30))
        else:
            with pytest.raises(DataLossError, match="offsets 0 to 9 of orders-0"):
                places(query.reader, tasks)
        moved.with_suffix(".deleted").rename(moved)


def test_a_log_that_is_gone_or_was_cut(broker: GrowingLog) -> None:
    broker.send(4)
    other = GrowingLog(broker.directory.parent, "events-0")
    other.send()
    query = Query(broker.directory.parent)
    careless = Query(broker.directory.parent, failOnDataLoss="false")
    query.trigger()
    careless.trigger()
    position = query.position
    broker.active.write_bytes(batch(0))
    with pytest.raises(
        DataLossError, match="offsets 5 to 19 of orders-0 are gone: the log now ends"
    ):
        query.trigger()
    assert careless.trigger() == []
    shutil.rmtree(other.directory)
    broker.active.write_bytes(b"".join(batch(n) for n in range(0, 25, 5)))
    with pytest.raises(DataLossError, match="the log events-0 is gone"):
        query.trigger()
    assert [place[2] for place in careless.trigger()] == list(range(20, 25))
    assert careless.shown == next_offsets(position) | {"orders-0": 25}


def test_a_segment_that_is_replaced_while_it_is_read(
    broker: GrowingLog, monkeypatch: pytest.MonkeyPatch
) -> None:
    broker.send(8)
    broker.roll()
    broker.send()
    query = Query(broker.directory)
    end = query.reader.latestOffset(query.position, ALL)
    tasks = query.reader.partitions(query.position, end)
    first = broker.segments()[0]
    read = query.reader._rows.read
    swaps = iter(["compacted"])

    def racing(*arguments: Any) -> Iterator[pa.RecordBatch]:
        for _ in swaps:
            broker.compact(first)
        return read(*arguments)

    monkeypatch.setattr(query.reader._rows, "read", racing)
    kept = [offset for offset in range(40) if offset % 10 < 5]
    assert [place[2] for place in places(query.reader, tasks)] == [*kept, *range(40, 45)]


def test_a_swap_that_never_ends(broker: GrowingLog, monkeypatch: pytest.MonkeyPatch) -> None:
    broker.send()
    monkeypatch.setattr(followed_logs, "_PAUSE", 0)
    query = Query(broker.directory)
    (broker.directory / f"{0:020}.log.swap").touch()
    with pytest.raises(TimeoutError, match=r"found .*log\.swap; a broker that dies"):
        query.trigger()


@pytest.mark.parametrize("change", ["rolls", "deletes", "both"])
def test_a_log_that_changes_with_each_listing(
    broker: GrowingLog, monkeypatch: pytest.MonkeyPatch, change: str
) -> None:
    """It is always so where a listing takes longer than a segment."""
    broker.fill(10)
    find = find_segments

    def changing(*given: Any, **options: Any) -> list[SegmentFile]:
        found = find(*given, **options)
        if change != "rolls":
            broker.segments()[0].unlink()
        broker.send()
        if change != "deletes":
            broker.roll()
        return found

    monkeypatch.setattr(followed_logs, "find_segments", changing)
    before = broker.segments()
    found = followed_logs.list_log(str(broker.directory), NO_OPTIONS)
    assert [segment.path for segment in found] == [str(path) for path in before]


def test_a_listing_without_a_segment_between_others(
    broker: GrowingLog, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A directory that is read while the cleaner renames may have a file under neither name."""
    broker.fill(3)
    find, missing = find_segments, iter([1, 0, None])

    def without(*given: Any, **options: Any) -> list[SegmentFile]:
        found = find(*given, **options)
        for number in itertools.islice(missing, 1):
            return [each for at, each in enumerate(found) if at != number]
        return found

    monkeypatch.setattr(followed_logs, "find_segments", without)
    found = followed_logs.list_log(str(broker.directory), NO_OPTIONS)
    assert [segment.path for segment in found] == [str(path) for path in broker.segments()]


def test_a_listing_with_a_segment_that_was_merged_meanwhile(
    broker: GrowingLog, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first segment is listed as the cleaner has made it, and one that went into it, too."""
    broker.fill(3)
    find, stale = find_segments, iter([None])

    def with_one_more(*given: Any, **options: Any) -> list[SegmentFile]:
        found = find(*given, **options)
        for _ in stale:
            broker.segments()[1].unlink()
        return found

    monkeypatch.setattr(followed_logs, "find_segments", with_one_more)
    found = followed_logs.list_log(str(broker.directory), NO_OPTIONS)
    assert [segment.path for segment in found] == [str(path) for path in broker.segments()]
    assert len(found) == 3


def test_large_segments_are_cut_into_tasks(broker: GrowingLog) -> None:
    broker.send(200)
    size = len(batch(0))
    entries = [struct.pack(">ii", 5 * n + 4, n * size) for n in range(10, 200, 10)]
    broker.active.with_suffix(".index").write_bytes(b"".join(entries))
    query = Query(broker.directory, maxSplitBytes=str(20 * size))
    tasks = query.reader.partitions({"orders-0": 3}, {"orders-0": 980})
    assert 8 <= len(tasks) <= 12
    assert [place[2] for place in places(query.reader, tasks)] == list(range(3, 980))


def test_many_small_logs_share_tasks(tmp_path: Path) -> None:
    for partition in range(40):
        GrowingLog(tmp_path, f"orders-{partition}").send()
    query = Query(tmp_path)
    tasks = query.reader.partitions({}, query.reader.latestOffset({}, ALL))
    assert len(tasks) <= 20
    assert len(places(query.reader, tasks)) == 200


def test_what_a_stream_cannot_follow(broker: GrowingLog, tmp_path: Path) -> None:
    broker.send()
    lone = tmp_path / "lone" / f"{0:020}.log"
    lone.parent.mkdir()
    shutil.copyfile(broker.active, lone)
    with pytest.raises(ValueError, match="a stream or an incremental export reads log directories"):
        Query(lone)
    shutil.copytree(broker.directory, tmp_path / "other" / "orders-0")
    with pytest.raises(ValueError, match="orders-0 is in several directories"):
        Query(tmp_path / "[do]*")


def test_positions_are_equal_as_text(broker: GrowingLog) -> None:
    """Spark compares source offsets as text; a new log must not be missing or out of order."""
    for name in ("b-0", "a-0"):
        GrowingLog(broker.directory.parent, name).send()
    reader: KafkaLogStreamReader = stream_reader(broker.directory.parent)
    first = reader.latestOffset({}, ALL)
    assert list(first) == ["a-0", "b-0", "orders-0", "logs"]
    assert list(first["logs"]) == ["a-0", "b-0"]
    again = reader.latestOffset(first, ReadMaxRows(3))
    assert json.dumps(again) == json.dumps(first)
    assert os.listdir(broker.directory) == [broker.active.name]
