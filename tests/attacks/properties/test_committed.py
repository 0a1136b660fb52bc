"""``read_committed`` against a straightforward model of what a Java consumer returns.

The model plays the broker and the consumer: the broker tells which transactions were aborted and
where the last stable offset is (``ProducerStateManager``), the consumer filters with a queue and
a set of producer ids (``CompletedFetch.nextFetchedRecord``).
"""

import heapq
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given
from hypothesis import strategies as st

import kafkafmt
from tests.support.encoder import Rec, control_key, control_value, record_batch
from tests.support.encoder.control import ABORT, COMMIT, LEADER_CHANGE
from tests.support.engines import engine as engine

pytestmark = pytest.mark.usefixtures("engine")


@dataclass(frozen=True)
class Step:
    """A batch: data of a producer, transactional or not, or a marker that ends its transaction."""

    producer: int
    outcome: int | None = None
    transactional: bool = True
    records: int = 1


@dataclass(frozen=True)
class Placed:
    """A step at its offsets."""

    step: Step
    first: int
    last: int


data_steps = st.builds(
    Step,
    producer=st.integers(0, 2),
    transactional=st.sampled_from([True, True, True, False]),
    records=st.integers(0, 2),
)
plain_steps = st.just(Step(producer=-1, transactional=False))
marker_steps = st.builds(
    Step,
    producer=st.integers(0, 2),
    outcome=st.sampled_from([ABORT, ABORT, COMMIT, COMMIT, LEADER_CHANGE]),
)
histories = st.lists(data_steps | plain_steps | marker_steps, max_size=14)


def _place(steps: list[Step], gap: int) -> list[Placed]:
    placed, offset = [], 0
    for step in steps:
        last = offset + max(step.records, 1) - 1
        placed.append(Placed(step, offset, last))
        offset = last + 1 + gap
    return placed


def _encode(placed: Placed) -> bytes:
    step = placed.step
    if step.outcome is not None:
        value = (
            control_value(LEADER_CHANGE, leader=1, voters=[], granting=[])
            if step.outcome == LEADER_CHANGE
            else control_value(step.outcome, coordinator_epoch=0)
        )
        recs = [Rec(control_key(step.outcome), value)]
    else:
        recs = [Rec(None, b"v", offset_delta=n) for n in range(step.records)]
    return record_batch(
        recs,
        base_offset=placed.first,
        last_offset_delta=placed.last - placed.first,
        transactional=step.outcome in (ABORT, COMMIT) or step.transactional,
        control=step.outcome is not None,
        producer_id=step.producer,
        # KIP-890: the marker's epoch may be one above that of the data
        producer_epoch=0 if step.outcome is None else 1,
        framing="gzip" if step.producer == 1 and step.outcome is None else "none",
    )


def _broker(history: list[Placed]) -> tuple[list[tuple[int, int]], int]:
    """Aborted transactions as (first offset, producer), and the last stable offset."""
    ongoing: dict[int, int] = {}
    aborted = []
    for placed in history:
        step = placed.step
        if step.outcome is None:
            if step.transactional and step.producer >= 0 and step.records:
                ongoing.setdefault(step.producer, placed.first)
        elif step.outcome in (ABORT, COMMIT):
            first = ongoing.pop(step.producer, None)
            if first is not None and step.outcome == ABORT:
                aborted.append((first, step.producer))
    end = history[-1].last + 1 if history else 0
    return aborted, min(ongoing.values(), default=end)


def _consumer(history: list[Placed], aborted: list[tuple[int, int]], stable: int) -> list[int]:
    """CompletedFetch.nextFetchedRecord, below the last stable offset."""
    queue = list(aborted)
    heapq.heapify(queue)
    pids: set[int] = set()
    offsets: list[int] = []
    for placed in history:
        step = placed.step
        if placed.first >= stable:
            break
        if step.producer >= 0:
            while queue and queue[0][0] <= placed.last:
                pids.add(heapq.heappop(queue)[1])
            if step.outcome == ABORT:
                pids.discard(step.producer)
            elif step.transactional and step.outcome is None and step.producer in pids:
                continue
        if step.outcome is None:
            offsets += range(placed.first, placed.first + step.records)
    return offsets


@given(steps=histories, gap=st.sampled_from([0, 0, 3]))
def test_the_records_are_those_that_a_consumer_returns(steps: list[Step], gap: int) -> None:
    history = _place(steps, gap)
    data = b"".join(_encode(placed) for placed in history)
    table = kafkafmt.read_records(data, isolation="read_committed")
    expected = _consumer(history, *_broker(history))
    assert table.column("offset").to_pylist() == expected


@given(steps=histories, cut=st.integers(0, 14))
def test_transactions_span_the_segments_of_a_partition(steps: list[Step], cut: int) -> None:
    """Whole, or one segment alone: its neighbours are read for their markers."""
    history = _place(steps, 0)
    expected = _consumer(history, *_broker(history))
    parts = [part for part in (history[:cut], history[cut:]) if part]
    with TemporaryDirectory() as temporary:
        log = Path(temporary) / "tx-0"
        log.mkdir()
        paths = []
        for part in parts:
            paths.append(log / f"{part[0].first:020}.log")
            paths[-1].write_bytes(b"".join(_encode(placed) for placed in part))
        if not paths:
            return
        table = kafkafmt.read_records(log, isolation="read_committed")
        alone = [kafkafmt.read_records(path, isolation="read_committed") for path in paths]
    assert table.column("offset").to_pylist() == expected
    assert [o for each in alone for o in each.column("offset").to_pylist()] == expected
