"""Records of internal topics that Kafka's schemas describe, and a small metadata log."""

from __future__ import annotations

import struct
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from kafkafmt.cluster.messages import schema
from kafkafmt.cluster.messages.encoding import encoded, framed
from kafkafmt.segment.write import KeyValue, encode_batch
from tests.support.encoder import Rec

TIME = 1_700_000_000_000


def coordinator_record(
    topic: str, number: int, key: Mapping[str, Any], value: Mapping[str, Any] | None
) -> Rec:
    """A record of a coordinator, of a type and in version 0, or its tombstone."""
    log = schema.log(topic)
    name = struct.pack(">h", number) + encoded(log.keys[number], 0, key)
    if value is None:
        return Rec(name, None)
    return Rec(name, struct.pack(">h", 0) + encoded(log.values[number], 0, value))


def metadata_batch(
    records: Iterable[tuple[str, Mapping[str, Any]]], offset: int = 0, epoch: int = 1
) -> bytes:
    """A batch of records: name and fields of each, in the lowest version that has the fields."""
    log = schema.log(schema.CLUSTER_METADATA)
    data = [
        KeyValue(None, framed(log, name, int("directories" in fields), fields))
        for name, fields in records
    ]
    return encode_batch(data, base_offset=offset, leader_epoch=epoch, timestamp=TIME)


def metadata_log(
    data: Path, records: Iterable[tuple[str, Mapping[str, Any]]], epoch: int = 1
) -> Path:
    """Write the metadata log of a data directory."""
    directory = data / "__cluster_metadata-0"
    directory.mkdir(parents=True)
    (directory / f"{0:020}.log").write_bytes(metadata_batch(records, epoch=epoch))
    (directory / "leader-epoch-checkpoint").write_text(f"0\n1\n{epoch} 0\n")
    (directory / "partition.metadata").write_text("version: 0\ntopic_id: AAAAAAAAAAAAAAAAAAAAAQ\n")
    return directory


def topic(name: str, topic_id: str, **settings: str) -> list[tuple[str, Mapping[str, Any]]]:
    """The records of a topic and its settings, whose names have underscores for dots."""
    of = {"resourceType": 2, "resourceName": name}
    return [
        ("TopicRecord", {"name": name, "topicId": topic_id}),
        *(
            ("ConfigRecord", {**of, "name": key.replace("_", "."), "value": value})
            for key, value in settings.items()
        ),
    ]
