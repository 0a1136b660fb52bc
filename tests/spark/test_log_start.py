"""The log start offset and the high watermark, which a broker keeps beside the logs."""

from __future__ import annotations

from pathlib import Path

import pytest

from kafkafmt.lake.plan.data_loss import DataLossError
from kafkafmt.log.data_directories import DataDirectories
from kafkafmt.storage.names import HIGH_WATERMARK, LOG_START
from kafkafmt.storage.partition_log import PartitionLog
from tests.lake.export import running
from tests.spark.direct import Place, batch_places
from tests.spark.query import Query
from tests.support.growing_log import GrowingLog


def checkpoint(data: Path, name: str, **offsets: int) -> None:
    lines = [f"{log.replace('_', ' ')} {offset}\n" for log, offset in offsets.items()]
    (data / name).write_text(f"0\n{len(lines)}\n{''.join(lines)}")


def numbers(places: list[Place]) -> list[int]:
    return [place[2] for place in places]


@pytest.fixture
def broker(tmp_path: Path) -> GrowingLog:
    made = GrowingLog(tmp_path / "data")
    made.send(4)
    made.roll()
    made.send(4)
    return made


@pytest.mark.parametrize("start", [0, 7, 20, 23, 39, 40, 99])
def test_earliest_is_the_log_start_offset(broker: GrowingLog, start: int) -> None:
    data = broker.directory.parent
    checkpoint(data, LOG_START, orders_0=start, events_1=9)
    wanted = list(range(start, 40))
    for path in (data, broker.directory, data / "orders-*"):
        assert numbers(batch_places(path)) == wanted
    assert numbers(Query(data).trigger()) == wanted
    assert numbers(batch_places(data, belowLogStart="true")) == list(range(40))
    assert numbers(Query(data, belowLogStart="true").trigger()) == list(range(40))
    assert numbers(batch_places(data, startingTimestamp="0")) == wanted
    assert numbers(batch_places(data, isolationLevel="read_committed")) == wanted


@pytest.mark.parametrize(("start", "is_above"), [(39, False), (40, False), (41, True), (99, True)])
@pytest.mark.parametrize("how", ["batch", "stream", "export", "incremental"])
def test_a_start_above_the_end_is_said_once(
    broker: GrowingLog,
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
    how: str,
    start: int,
    *,
    is_above: bool,
) -> None:
    data = broker.directory.parent
    checkpoint(data, LOG_START, orders_0=start)
    if how == "batch":
        batch_places(data)
    elif how == "stream":
        query = Query(data)
        query.trigger()
        query.trigger()
    else:
        running.run(data, tmp_path / "out", format="delta", incremental=how == "incremental")
    said = [each.getMessage() for each in caplog.records if "log start" in each.getMessage()]
    assert len(said) == is_above
    for text in said:
        assert f"orders-0: the log start offset is {start}, but the log ends at 40" in text


@pytest.mark.parametrize(
    "content", [b"", b"0\n0\n", b"1\n1\norders 0 7\n", b"\xff\xfe", b"0\n1\norders zero 7\n"]
)
def test_files_without_an_entry(
    broker: GrowingLog, content: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    data = broker.directory.parent
    (data / LOG_START).write_bytes(content)
    assert numbers(batch_places(data)) == numbers(Query(data).trigger()) == list(range(40))
    assert bool(caplog.records) == (content not in (b"", b"0\n0\n"))


def test_offsets_below_the_log_start_are_lost(broker: GrowingLog) -> None:
    data = broker.directory.parent
    checkpoint(data, LOG_START, orders_0=7)
    named = {"startingOffsets": '{"orders":{"0":3}}'}
    with pytest.raises(DataLossError, match=r"offsets 3 to 6 of orders-0 .*log start offset is 7"):
        batch_places(data, **named)
    with pytest.raises(DataLossError, match=r"offsets 3 to 6 of orders-0 .*log start offset is 7"):
        Query(data, **named).trigger()
    careless = {**named, "failOnDataLoss": "false"}
    assert numbers(batch_places(data, **careless)) == list(range(7, 40))
    assert numbers(Query(data, **careless).trigger()) == list(range(7, 40))
    below = {**named, "belowLogStart": "true"}
    assert numbers(batch_places(data, **below)) == list(range(3, 40))
    assert numbers(Query(data, **below).trigger()) == list(range(3, 40))


def test_records_that_are_deleted_under_the_stream(broker: GrowingLog) -> None:
    data = broker.directory.parent
    query = Query(data, maxOffsetsPerTrigger="5")
    query.trigger()
    checkpoint(data, LOG_START, orders_0=5)
    assert numbers(query.trigger()) == list(range(5, 10))
    checkpoint(data, LOG_START, orders_0=12)
    with pytest.raises(DataLossError, match="offsets 10 to 11 of orders-0"):
        query.trigger()


def test_up_to_the_high_watermark(broker: GrowingLog) -> None:
    data = broker.directory.parent
    option = {"toHighWatermark": "true"}
    checkpoint(data, HIGH_WATERMARK, orders_0=22)
    assert numbers(batch_places(data)) == list(range(40))
    assert numbers(batch_places(data, **option)) == list(range(22))
    query = Query(data, **option)
    assert numbers(query.trigger()) == list(range(22))
    checkpoint(data, HIGH_WATERMARK, orders_0=21)  # a broker writes it every few seconds
    assert query.trigger() == []
    checkpoint(data, HIGH_WATERMARK, orders_0=33)
    assert numbers(query.trigger()) == list(range(22, 33))
    assert numbers(batch_places(data, endingOffsets='{"orders":{"0":30}}', **option)) == list(
        range(30)
    )
    checkpoint(data, HIGH_WATERMARK, orders_0=99)
    assert numbers(query.trigger()) == list(range(33, 40))


def test_logs_without_a_high_watermark(broker: GrowingLog) -> None:
    """A broker takes it to be the log start offset."""
    data = broker.directory.parent
    option = {"toHighWatermark": "true"}
    checkpoint(data, HIGH_WATERMARK, events_1=9)
    assert batch_places(data, **option) == Query(data, **option).trigger() == []


def test_each_file_is_read_once(broker: GrowingLog, monkeypatch: pytest.MonkeyPatch) -> None:
    checkpoint(broker.directory.parent, LOG_START, orders_0=7)
    known = DataDirectories()

    def of(topic: str | None, partition: int | None) -> int | None:
        at = PartitionLog(str(broker.directory), topic, partition)
        return known.offset(LOG_START, at)

    assert of("orders", 0) == 7
    (broker.directory.parent / LOG_START).unlink()
    assert of("orders", 0) == 7
    assert of("orders", 1) is None
    assert of(None, None) is None
