"""What is written is what Kafka wrote: every record of the rescue cases, read and written again."""

from __future__ import annotations

import tarfile
from collections.abc import Iterator

import pytest

import kafkafmt
from kafkafmt.cluster.messages import schema
from kafkafmt.cluster.messages.encoding import EncodingError, framed
from kafkafmt.cluster.messages.records import framed_record
from kafkafmt.segment.write import KeyValue, encode_batch
from tests.repair.rescue.cases import ARCHIVES, NAMES

LOG = schema.log(schema.CLUSTER_METADATA)


def segments(name: str) -> Iterator[bytes]:
    with tarfile.open(ARCHIVES / f"{name}.tar.xz") as archive:
        for member in archive:
            is_metadata = "__cluster_metadata-0/" in member.name
            if is_metadata and member.name.endswith((".log", ".checkpoint")):
                file = archive.extractfile(member)
                assert file is not None
                yield file.read()


@pytest.mark.parametrize("name", [name for name in NAMES if name != "r1-static-damaged"])
def test_records_are_written_as_kafka_wrote_them(name: str) -> None:
    for data in segments(name):
        if not data:
            continue
        for batch in kafkafmt.open_segment(data, on_damage="skip"):
            for record in () if batch.is_control else batch.records():
                message, version, values = framed_record(LOG, record.value)
                assert framed(LOG, message.name, version, values) == record.value


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
