"""read_committed streams: single cases; see also `test_stream_histories`."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from kafkafmt._base.damage import Damage
from kafkafmt._base.errors import ChecksumError, LimitExceededError
from kafkafmt.lake.plan.data_loss import DataLossError
from kafkafmt.lake.plan.position import next_offsets
from kafkafmt.log.scan import visibility
from kafkafmt.segment.record.transactions import Outcomes
from kafkafmt.storage.segment_file import Extent
from tests.spark.conftest import lay_out
from tests.spark.direct import batch_places, places, stream_reader
from tests.spark.query import ALL, Query
from tests.spark.transactional import TransactionalBroker
from tests.support.encoder import flip
from tests.support.encoder.control import ABORT, COMMIT
from tests.support.truth import COMMITTED_CASES


@pytest.fixture
def broker(tmp_path: Path) -> TransactionalBroker:
    return TransactionalBroker(tmp_path / "data")


def committed(broker: TransactionalBroker, **options: str) -> Query:
    return Query(broker.directory.parent, isolationLevel="read_committed", **options)


def drained(query: Query) -> list[int]:
    """Reads everything that is available, in as many micro-batches as necessary."""
    before = None
    while before != query.position:
        before = query.position
        query.trigger()
    return query.offsets()


def restarted(query: Query, broker: TransactionalBroker, **options: str) -> None:
    data = broker.directory.parent
    query.reader = stream_reader(data, isolationLevel="read_committed", **options)
    query.position = json.loads(json.dumps(query.position))


def test_records_behind_an_open_transaction_wait_for_its_marker(
    broker: TransactionalBroker,
) -> None:
    plain = broker.put()
    query = committed(broker)
    waiting = broker.put(1)
    behind = broker.put()
    for _ in range(3):
        drained(query)
        assert query.offsets() == [plain]
        assert query.shown == {"orders-0": waiting, "isolationLevel": "read_committed"}
        broker.roll()
        restarted(query, broker)
    broker.put(2)
    broker.end(1, COMMIT)
    assert drained(query) == [plain, waiting, behind]
    broker.end(2, ABORT)
    assert drained(query) == [plain, waiting, behind]
    assert query.position["orders-0"] == broker.next


@pytest.mark.slow
def test_logs_that_brokers_wrote(tmp_path: Path) -> None:
    for case in COMMITTED_CASES:
        lay_out(case, tmp_path / f"{case}-0")
    query = Query(tmp_path, isolationLevel="read_committed", maxOffsetsPerTrigger="20")
    drained(query)
    assert query.found
    assert sorted(query.found) == sorted(batch_places(tmp_path, isolationLevel="read_committed"))


def test_each_stretch_is_read_once_for_its_markers(
    broker: TransactionalBroker, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A restart reads nothing before the checkpoint."""
    for number in range(20):
        broker.put(1, records=4)
        broker.end(1, ABORT if number % 2 else COMMIT)
        if number % 5 == 4:
            broker.roll()
    read: list[tuple[str, int, int]] = []
    gather = visibility.gather_outcomes

    def noted(outcomes: Outcomes, extents: list[Extent], **options: Any) -> list[Damage]:
        for extent in extents:
            end = extent.segment.size if extent.end is None else extent.end
            read.append((Path(extent.segment.path).name, extent.start, end))
        return gather(outcomes, extents, **options)

    monkeypatch.setattr(visibility, "gather_outcomes", noted)
    query = committed(broker, maxBytesPerTrigger="400")
    while query.position["orders-0"] < 50:
        query.trigger()
    assert all(
        name != other or end <= start for (name, _, end), (other, start, _) in pairwise(read)
    )
    read.clear()
    restarted(query, broker, maxBytesPerTrigger="400")
    drained(query)
    assert {name for name, *_ in read} == {path.name for path in broker.segments()[2:4]}
    assert query.offsets() == broker.committed()


def test_retention_takes_the_beginning_of_a_transaction(broker: TransactionalBroker) -> None:
    """The rest of a transaction is decided by its marker; a deleted marker decides nothing."""
    broker.put(1)
    broker.put(2)
    broker.roll()
    later = broker.put(2)
    behind = broker.put()
    query = committed(broker)
    careless = committed(broker, failOnDataLoss="false")
    assert drained(query) == drained(careless) == []
    broker.segments()[0].unlink()
    assert drained(careless) == []
    broker.end(2, COMMIT)
    with pytest.raises(DataLossError, match="offsets 0 to 1 of orders-0 are gone"):
        drained(query)
    assert drained(careless) == [later, behind]
    assert drained(careless) == [n for *_, n in batch_places(broker.directory)]


def test_what_one_log_cannot_take_goes_to_the_others(broker: TransactionalBroker) -> None:
    broker.put(1)
    for _ in range(9):
        broker.put()
    other = TransactionalBroker(broker.directory.parent, "orders-1")
    for _ in range(5):
        other.put()
    for limit in ({"maxOffsetsPerTrigger": "3"}, {"maxBytesPerTrigger": "160"}):
        query = committed(broker, **limit)
        assert [place[1:] for place in query.trigger()] == [(1, 0), (1, 1), (1, 2)][
            : len(query.found)
        ]
        drained(query)
        assert query.position["orders-0"] == 0
        assert query.offsets(partition=1) == other.committed()


def test_starting_inside_of_an_open_transaction(broker: TransactionalBroker) -> None:
    """Its records before the start are not delivered; those after it wait for the marker."""
    before = broker.put(1)
    start = broker.put()
    other = broker.put(2)
    broker.end(2, COMMIT)
    named = committed(broker, startingOffsets=f'{{"orders":{{"0":{start}}}}}')
    latest = committed(broker, startingOffsets="latest")
    plain = Query(broker.directory.parent, startingOffsets="latest")
    assert named.shown == {
        "orders-0": start,
        "isolationLevel": "read_committed",
        "lastStableOffset": {"orders-0": before},
    }
    assert latest.shown == {"orders-0": before, "isolationLevel": "read_committed"}
    assert plain.shown == {"orders-0": broker.next}
    for _ in range(2):
        assert drained(named) == drained(latest) == []
        restarted(named, broker)
    broker.end(1, COMMIT)
    assert drained(named) == [start, other]
    assert drained(latest) == [before, start, other]
    assert named.shown == {"orders-0": broker.next, "isolationLevel": "read_committed"}


def test_a_stream_that_becomes_read_committed(broker: TransactionalBroker) -> None:
    """Its offset may be above the last stable offset; and it may change back."""
    broker.put(1)
    broker.put()
    query = Query(broker.directory.parent)
    drained(query)
    behind = broker.put()
    restarted(query, broker)
    assert drained(query) == [0, 1]
    assert query.position["lastStableOffset"] == {"orders-0": 0}
    broker.put(1)
    broker.end(1, ABORT)
    assert drained(query) == [0, 1, behind]
    query.reader = stream_reader(broker.directory.parent)
    broker.put(1)
    assert drained(query)[3:] == [broker.next - 1]
    assert query.shown == {"orders-0": broker.next}


def test_control_records_too(broker: TransactionalBroker) -> None:
    """The same as in a batch query, wherever the micro-batches end."""
    for outcome in (COMMIT, ABORT, ABORT, COMMIT):
        broker.put(1, records=2)
        broker.end(1, outcome)
    options = {"includeControlRecords": "true", "maxOffsetsPerTrigger": "1"}
    query = committed(broker, **options)
    while query.position["orders-0"] < broker.next:
        query.trigger()
        restarted(query, broker, **options)
    assert query.offsets() == [0, 1, 2, 5, 8, 9, 10, 11]
    assert query.found == batch_places(
        broker.directory, isolationLevel="read_committed", includeControlRecords="true"
    )


def test_a_planned_micro_batch_that_is_stable_no_more(broker: TransactionalBroker) -> None:
    kept = broker.put()
    broker.put(1)
    size = broker.active.stat().st_size
    broker.end(1, COMMIT)
    query = committed(broker)
    end = query.reader.latestOffset(query.position, ALL)
    with broker.active.open("r+b") as file:
        file.truncate(size)
    careless = committed(broker, failOnDataLoss="false")
    for reader in (query.reader, careless.reader):
        reader._follower._current._known.clear()
    assert places(query.reader, query.reader.partitions(query.position, {"orders-0": 1}))
    with pytest.raises(DataLossError, match="offsets 1 to 2 of orders-0 are not stable"):
        query.reader.partitions(query.position, end)
    assert [place[2] for place in careless.between(careless.position, end)] == [kept]


def test_a_log_that_was_cut_is_looked_at_anew(broker: TransactionalBroker) -> None:
    """As after an unclean leader election: the offsets are used again, for other records.

    So the stream reads the log from its start again, and looks at its markers again.
    """
    first = broker.put()
    size, cut = broker.active.stat().st_size, broker.next
    broker.put(1)
    broker.end(1, COMMIT)
    query = committed(broker, failOnDataLoss="false")
    drained(query)
    with broker.active.open("r+b") as file:
        file.truncate(size)
    broker.next = cut
    query.trigger()
    broker.put(2)
    behind = [broker.put(), broker.put(), broker.put()]
    assert drained(query) == [first, 1, first]
    assert next_offsets(query.position) == {"orders-0": 1}
    broker.end(2, ABORT)
    assert drained(query) == [first, 1, first, *behind]


def test_damage_where_a_marker_is_waited_for(broker: TransactionalBroker) -> None:
    kept = broker.put()
    waiting = broker.put(1)
    size = broker.active.stat().st_size
    broker.end(1, COMMIT)
    broker.put()
    flip(broker.active, size + 70)
    with pytest.raises(ChecksumError, match=f"{size}"):
        committed(broker).trigger()
    query = committed(broker, mode="DROPMALFORMED")
    assert drained(query) == [kept]
    broker.end(1, COMMIT)
    assert drained(query) == [kept, waiting, waiting + 2]
    with pytest.raises(ChecksumError):  # from the task: the stream does not wait for a marker
        drained(committed(broker))


def test_a_batch_above_the_limit_of_the_stream_may_have_been_a_marker(
    broker: TransactionalBroker,
) -> None:
    broker.put(1)
    broker.put(records=20)
    broker.put()
    committed(broker).trigger()
    with pytest.raises(LimitExceededError, match="the limit is 200"):
        committed(broker, limitBatchBytes="200").trigger()


@pytest.mark.parametrize("times", [1, 5])
def test_a_segment_that_is_replaced_while_its_markers_are_read(
    broker: TransactionalBroker, monkeypatch: pytest.MonkeyPatch, times: int
) -> None:
    broker.put(1)
    broker.end(1, ABORT)
    broker.roll()
    kept = broker.put()
    left = iter(range(times))
    gather = visibility.gather_outcomes

    def racing(outcomes: Outcomes, extents: list[Extent], **options: Any) -> list[Damage]:
        found = gather(outcomes, extents, **options)
        if next(left, None) is not None:
            broker.clean(broker.segments()[0], keep=set())
        return found

    monkeypatch.setattr(visibility, "gather_outcomes", racing)
    query = committed(broker)
    if times == 1:
        assert drained(query) == [kept]
    else:
        with pytest.raises(OSError, match="was replaced while it was read"):
            query.trigger()


def test_markers_far_behind_a_micro_batch(
    broker: TransactionalBroker, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They are searched in growing steps, and no further than necessary."""
    monkeypatch.setattr("kafkafmt.lake.plan.last_stable_offset._LOOK_AHEAD", 100)
    broker.put(1)
    for _ in range(30):
        broker.put(records=3)
    broker.end(1, ABORT)
    for _ in range(200):
        broker.put()
    query = committed(broker, maxOffsetsPerTrigger="2")
    assert [place[2] for place in query.trigger()] == [1]
    assert query.reader._follower._tracker is not None
    (known,) = query.reader._follower._tracker._known.values()
    assert 91 < known.end < 200
    assert drained(query) == broker.committed()
