"""What is written is read again, and what Kafka could not read is refused.

tests/repair/test_write.py writes every message of real brokers again.
"""

from __future__ import annotations

import pytest

import kafkafmt
from kafkafmt.cluster.messages import schema
from kafkafmt.cluster.messages.encoding import EncodingError, framed
from kafkafmt.segment.write import KeyValue, encode_batch

LOG = schema.log(schema.CLUSTER_METADATA)


def test_a_batch_is_read_back() -> None:
    records = [KeyValue(None, b"a"), KeyValue(b"", None), KeyValue(b"k" * 300, b"v" * 70_000)]
    data = encode_batch(records, base_offset=2**40, leader_epoch=7, timestamp=1_750_000_000_000)
    (batch,) = kafkafmt.open_segment(data)
    assert batch.is_valid
    assert (batch.base_offset, batch.last_offset) == (2**40, 2**40 + 2)
    assert batch.partition_leader_epoch == 7
    assert [(each.key, each.value) for each in batch.records()] == records


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"name": None}, "name must not be null"),
        ({"nam": "orders"}, "has no field 'nam'"),
        ({"name": "orders", "topicId": 7}, "topicId"),
    ],
)
def test_what_cannot_be_written_is_named(fields: dict[str, object], said: str) -> None:
    with pytest.raises(EncodingError, match=said):
        framed(LOG, "TopicRecord", 0, fields)


def test_a_version_without_a_field_refuses_it() -> None:
    fields = {"directories": ["AAAAAAAAAAAAAAAAAAAAAQ"], "replicas": [1], "isr": [1]}
    with pytest.raises(EncodingError, match="version 0 of PartitionRecord has no directories"):
        framed(LOG, "PartitionRecord", 0, fields)
    with pytest.raises(EncodingError, match="has no version 9"):
        framed(LOG, "PartitionRecord", 9, {})
