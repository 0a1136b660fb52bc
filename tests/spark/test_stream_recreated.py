"""A topic that was deleted and created again, or a log that was truncated and grew again."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from uuid import UUID

import pytest

from kafkafmt.lake.plan.data_loss import DataLossError
from kafkafmt.lake.plan.position import next_offsets
from tests.spark.direct import stream_reader
from tests.spark.query import ALL, Query
from tests.support.encoder import Rec, message, record_batch
from tests.support.growing_log import TIME, GrowingLog

IDS = ("AAAAAAAAAAAAAAAAAAAAAQ", "AAAAAAAAAAAAAAAAAAAAAg")


def name_topic(broker: GrowingLog, number: int) -> None:
    text = f"version: 0\ntopic_id: {IDS[number]}\n"
    (broker.directory / "partition.metadata").write_text(text)


def other(offset: int, count: int = 5, *, epoch: int = -1, value: bytes = b"new") -> bytes:
    return record_batch(
        [Rec(b"k", value, offset_delta=n) for n in range(count)],
        base_offset=offset,
        base_timestamp=TIME + 7,
        max_timestamp=TIME + 7,
        leader_epoch=epoch,
    )


def recreated(broker: GrowingLog, batches: int, *, roll: bool = False) -> GrowingLog:
    """The topic after it was deleted and created again."""
    data, name = broker.directory.parent, broker.directory.name
    shutil.rmtree(broker.directory)
    made = GrowingLog(data, name)
    for _ in range(batches):
        made.append(other(made.next))
        made.next += 5
        if roll:
            made.roll()
    return made


@pytest.fixture
def broker(tmp_path: Path) -> GrowingLog:
    made = GrowingLog(tmp_path / "data")
    made.send(4)
    return made


@pytest.mark.parametrize("roll", [False, True])
@pytest.mark.parametrize("batches", [1, 4, 6])
@pytest.mark.parametrize("has_id", [False, True])
def test_recreated_topic(broker: GrowingLog, batches: int, has_id: bool, roll: bool) -> None:
    """With fewer, as many and more records than were read."""
    if has_id:
        name_topic(broker, 0)
    data = broker.directory.parent
    query, careless = Query(data), Query(data, failOnDataLoss="false")
    assert len(query.trigger()) == len(careless.trigger()) == 20
    made = recreated(broker, batches, roll=roll)
    if has_id:
        name_topic(made, 1)
    is_short = batches < 4 and not has_id  # the log may have been cut, and grow again as it was
    with pytest.raises(DataLossError, match="now ends at 5" if is_short else "was recreated"):
        query.trigger()
    found = [place[2] for place in careless.trigger()]
    assert found == ([] if is_short else list(range(5 * batches)))
    made.append(other(made.next))
    found = [place[2] for place in careless.trigger()]
    assert found == ([] if is_short else list(range(made.next, made.next + 5)))


def test_a_topic_id_is_enough(broker: GrowingLog) -> None:
    """The same bytes again, in a topic of another id."""
    name_topic(broker, 0)
    query = Query(broker.directory.parent)
    query.trigger()
    broker.send()
    name_topic(broker, 1)
    with pytest.raises(DataLossError, match=f"its id was {UUID(int=1)} and is {UUID(int=2)}"):
        query.trigger()


def truncate(broker: GrowingLog, grown: Callable[[int], bytes], batches: int) -> None:
    content = broker.active.read_bytes()
    broker.active.write_bytes(content[: len(content) // 2])
    for offset in range(10, 10 + 5 * batches, 5):
        broker.append(grown(offset))


@pytest.mark.parametrize("batches", [2, 3, 5])
@pytest.mark.parametrize("rolled", [False, True])
@pytest.mark.parametrize("how", ["epoch", "bytes", "borders"])
def test_truncated_log_that_grew_again(
    broker: GrowingLog, how: str, rolled: bool, batches: int
) -> None:
    """A leader epoch is not covered by the checksum, and shows it alone."""
    query = Query(broker.directory.parent)
    query.trigger()
    same = [Rec(b"k", b"%06d" % n, offset_delta=n % 5) for n in range(50)]
    grown = {
        "epoch": lambda at: record_batch(
            same[at : at + 5],
            base_offset=at,
            base_timestamp=TIME + at,
            max_timestamp=TIME + at,
            leader_epoch=1,
        ),
        "bytes": other,
        "borders": lambda at: other(at, 2) + other(at + 2, 3),
    }
    truncate(broker, grown[how], batches)
    if rolled:
        broker.next = 10 + 5 * batches
        broker.roll()
    with pytest.raises(DataLossError, match=r"recreated, or the log was truncated"):
        query.trigger()


def test_truncated_log_in_old_formats(broker: GrowingLog) -> None:
    broker.active.write_bytes(b"".join(message(magic=1, value=b"a", offset=n) for n in range(6)))
    query = Query(broker.directory.parent)
    query.trigger()
    broker.active.write_bytes(b"".join(message(magic=1, value=b"b", offset=n) for n in range(9)))
    with pytest.raises(DataLossError, match="the topic was recreated, or"):
        query.trigger()


def test_a_restart_reads_the_same_again(broker: GrowingLog) -> None:
    """The plan of a micro-batch is in its source offsets alone."""
    query = Query(broker.directory.parent, failOnDataLoss="false", maxOffsetsPerTrigger="8")
    while query.trigger():
        pass
    recreated(broker, 6)
    start = query.position
    end = query.reader.latestOffset(start, query.reader.getDefaultReadLimit())
    stored = json.loads(json.dumps([start, end]))
    rows = query.between(start, end)
    query.reader = stream_reader(broker.directory.parent, failOnDataLoss="false")
    assert query.between(*stored) == rows == [("orders", 0, n) for n in range(8)]
    query.position = stored[1]
    assert [place[2] for place in query.trigger()] == list(range(8, 30))
    assert "restarts" not in query.position


def test_recreated_after_the_plan(broker: GrowingLog) -> None:
    for careless in (False, True):
        query = Query(broker.directory.parent, failOnDataLoss=str(not careless).lower())
        end = query.reader.latestOffset(query.position, ALL)
        made = recreated(broker, 4)
        if not careless:
            with pytest.raises(DataLossError, match="to read the new log from its start"):
                query.between(query.position, end)
            shutil.rmtree(made.directory)
            broker = GrowingLog(made.directory.parent)
            broker.send(4)
            continue
        assert query.between(query.position, end) == []
        query.position = end
        assert [place[2] for place in query.trigger()] == list(range(20))


def test_old_checkpoints_go_on(broker: GrowingLog) -> None:
    query = Query(broker.directory.parent)
    query.trigger()
    query.position = next_offsets(query.position)
    assert query.trigger() == []
    assert "logs" in query.position
    broker.send()
    query.position = next_offsets(query.position)
    assert [place[2] for place in query.trigger()] == list(range(20, 25))


def test_the_same_log(broker: GrowingLog) -> None:
    """Growth, a new segment, compaction, retention and a damaged id are no new log."""
    name_topic(broker, 0)
    query = Query(broker.directory.parent)
    for change in (
        broker.send,
        broker.roll,
        broker.send,
        broker.roll,
        lambda: broker.compact(*broker.segments()[:2]),
        broker.send,
        lambda: broker.segments()[0].unlink(),
        (broker.directory / "partition.metadata").unlink,
        broker.send,
        lambda: (broker.directory / "partition.metadata").write_bytes(b"\xff"),
        broker.send,
    ):
        change()
        query.trigger()
    assert query.offsets() == list(range(45))


@pytest.mark.parametrize("option", ["topics", "topicPattern", "partitions"])
def test_narrowed_options_are_named(broker: GrowingLog, option: str) -> None:
    second = GrowingLog(broker.directory.parent, "events-1")
    second.send()
    query = Query(broker.directory.parent)
    query.trigger()
    narrowed = {"topics": "orders", "topicPattern": "or.*", "partitions": "0"}[option]
    query.reader = stream_reader(broker.directory.parent, **{option: narrowed})
    with pytest.raises(DataLossError, match=rf"has read events-1 before, .*\({option}\)"):
        query.trigger()
    query.reader = stream_reader(
        broker.directory.parent, failOnDataLoss="false", **{option: narrowed}
    )
    broker.send()
    assert [place[2] for place in query.trigger()] == list(range(20, 25))
