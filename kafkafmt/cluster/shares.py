"""The state of share-partitions, from ``__share_group_state``.

Rules of ``ShareCoordinatorShard``: a snapshot replaces the state, an update amends it. Where the
batches of an update overlap those before, the one with the higher delivery count, then the higher
state, counts for an offset (``PersisterStateBatchCombiner``); offsets below the start offset
are dropped.
"""

from __future__ import annotations

import heapq
import itertools
from typing import Any, NamedTuple

import pyarrow as pa
from typing_extensions import Unpack

from kafkafmt.cluster.internal_topics import (
    PLACE,
    InternalOptions,
    InternalQuery,
    InternalRecord,
    internal_reader,
    sound_records,
)
from kafkafmt.cluster.messages.reader import Values
from kafkafmt.cluster.metadata_log import topic_names
from kafkafmt.segment.types import Table
from kafkafmt.storage.discovery import Source

TOPIC = "__share_group_state"
DELIVERY_STATES = {0: "Available", 2: "Acknowledged", 3: "Archiving", 4: "Archived"}
"""The names of ``RecordState`` that are stored, by number.

Archiving (Kafka 4.4, KIP-1191) is a record on its way to the dead-letter queue.
"""

SCHEMA = pa.schema(
    [
        ("group", pa.string()),
        ("topic", pa.string()),
        ("topicId", pa.string()),
        ("topicPartition", pa.int32()),
        ("snapshotEpoch", pa.int32()),
        ("stateEpoch", pa.int32()),
        ("leaderEpoch", pa.int32()),
        ("startOffset", pa.int64()),
        ("deliveryCompleteCount", pa.int32()),
        (
            "batches",
            pa.list_(
                pa.struct(
                    [
                        ("firstOffset", pa.int64()),
                        ("lastOffset", pa.int64()),
                        ("state", pa.string()),
                        ("deliveryCount", pa.int16()),
                    ]
                )
            ),
        ),
        *PLACE,
    ]
)
_SNAPSHOT, _UPDATE = 0, 1
_UNCHANGED = -1


class StateBatch(NamedTuple):
    """Offsets in one state; the last two fields are in the order of Kafka's comparison."""

    first: int
    last: int
    deliveries: int
    state: int


_Key = tuple[str, str, int]


@internal_reader
def read_share_states(source: Source, **options: Unpack[InternalOptions]) -> Table:
    """Return the state of each share-partition, as of a moment.

    ``topic`` is known where a metadata log is among the sources.
    """
    reading = InternalQuery.of(options)
    states: dict[_Key, dict[str, Any]] = {}
    for record in sound_records(source, reading, TOPIC):
        _apply(states, record)
    names = topic_names(source, reading)
    rows = [
        {
            **state,
            "group": group,
            "topic": names.get(topic_id),
            "topicId": topic_id,
            "topicPartition": partition,
            "batches": [
                {
                    "firstOffset": batch.first,
                    "lastOffset": batch.last,
                    "state": DELIVERY_STATES.get(batch.state, str(batch.state)),
                    "deliveryCount": batch.deliveries,
                }
                for batch in state["batches"]
            ],
        }
        for (group, topic_id, partition), state in sorted(states.items())
    ]
    return Table.from_pylist(rows, SCHEMA)


def _apply(states: dict[_Key, dict[str, Any]], record: InternalRecord) -> None:
    decoded = record.decoded
    if decoded.key is None:
        return
    key = (decoded.key["groupId"], decoded.key["topicId"], decoded.key["partition"])
    value = decoded.value
    if value is None:
        if decoded.record_type == _SNAPSHOT:
            states.pop(key, None)
        return
    if decoded.record_type == _SNAPSHOT:
        names = ("snapshotEpoch", "stateEpoch", "leaderEpoch", "startOffset")
        states[key] = {
            **{name: value[name] for name in names},
            "deliveryCompleteCount": value["deliveryCompleteCount"],
            "batches": combined([], _batches(value), value["startOffset"]),
            **record.place.columns,
        }
    elif key in states:
        state = states[key] | record.place.columns
        for name in ("leaderEpoch", "startOffset", "deliveryCompleteCount"):
            if value[name] != _UNCHANGED:
                state[name] = value[name]
        state["batches"] = combined(state["batches"], _batches(value), state["startOffset"])
        states[key] = state


def _batches(value: Values) -> list[StateBatch]:
    return [
        StateBatch(
            batch["firstOffset"],
            batch["lastOffset"],
            batch["deliveryCount"],
            batch["deliveryState"],
        )
        for batch in value["stateBatches"]
        if batch["firstOffset"] <= batch["lastOffset"]
    ]


def combined(before: list[StateBatch], added: list[StateBatch], start: int) -> list[StateBatch]:
    """Return ascending batches without overlaps, neighbours of one state joined.

    Args:
        before: the batches so far.
        added: those of an update.
        start: the start offset, below which nothing counts; -1 for none.
    """
    batches = sorted(
        StateBatch(max(batch.first, start), batch.last, batch.deliveries, batch.state)
        for batch in (*before, *added)
        if batch.last >= start
    )
    edges = sorted({batch.first for batch in batches} | {batch.last + 1 for batch in batches})
    result: list[StateBatch] = []
    active: list[tuple[int, int, int]] = []  # a heap: the batch that counts comes first
    place = 0
    for first, stop in itertools.pairwise(edges):
        while place < len(batches) and batches[place].first <= first:
            batch = batches[place]
            heapq.heappush(active, (-batch.deliveries, -batch.state, batch.last))
            place += 1
        while active and active[0][2] < first:
            heapq.heappop(active)
        if not active:
            continue
        best = StateBatch(first, stop - 1, -active[0][0], -active[0][1])
        known = result[-1] if result else None
        if known and known.last == first - 1 and known[2:] == best[2:]:
            result[-1] = known._replace(last=stop - 1)
        else:
            result.append(best)
    return result
