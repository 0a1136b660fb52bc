"""Changes to the disks of a case, and questions to what a rescue made of them."""

from __future__ import annotations

import re
import struct
from pathlib import Path
from typing import Any

import kafkafmt
from kafkafmt.cluster.messages import schema
from kafkafmt.cluster.messages.encoding import framed
from tests.repair.rescue.cases import Case
from tests.support.encoder import Rec, record_batch

METADATA = "__cluster_metadata-0"


def segment(node: Path) -> Path:
    return sorted((node / METADATA).glob("*.log"))[-1]


def logs(case: Case) -> list[Path]:
    """The newest segment of each copy of the metadata log."""
    return [segment(node) for node in sorted(case.nodes.iterdir())]


def append(path: Path, *values: bytes) -> None:
    with kafkafmt.open_segment(path) as opened:
        last = list(opened)[-1]
    batch = record_batch(
        [Rec(None, value, offset_delta=number) for number, value in enumerate(values)],
        base_offset=last.last_offset + 1,
        leader_epoch=last.partition_leader_epoch or 0,
    )
    path.write_bytes(path.read_bytes()[: last.position + last.size_in_bytes] + batch)


def append_to_all(case: Case, *values: bytes) -> None:
    """Append records to each copy of the metadata log."""
    for path in logs(case):
        append(path, *values)


def set_config(case: Case, topic: str, name: str, value: str, *, resource: int = 2) -> None:
    """Let the metadata log give a topic, or another resource, a setting."""
    fields = {"resourceType": resource, "resourceName": topic, "name": name, "value": value}
    append_to_all(case, metadata_record("ConfigRecord", **fields))


def metadata_record(kind: str, **fields: Any) -> bytes:
    return framed(schema.log(schema.CLUSTER_METADATA), kind, 0, fields)


def partition_record(topic_id: str, *replicas: int, **fields: Any) -> bytes:
    """The record of partition 0, or of another one, whose replicas are all in sync."""
    numbers = [*replicas]
    given = {"replicas": numbers, "isr": numbers, "leader": numbers[0]}
    epochs = {"leaderEpoch": 0, "partitionEpoch": 0}
    fields = {"topicId": topic_id, "partitionId": 0, **given, **epochs, **fields}
    return metadata_record("PartitionRecord", **fields)


def put_in(directory: Path, node: Path, number: str | None = None) -> None:
    """Make a directory one of a node's, or of the node with a number, without an id of its own."""
    meta = re.sub("directory.id=.*\n", "", (node / "meta.properties").read_text())
    changed = meta if number is None else re.sub("node.id=.*", f"node.id={number}", meta)
    (directory / "meta.properties").write_text(changed)


def batches(log: Path) -> tuple[Path, list[kafkafmt.Batch]]:
    path = max(log.glob("*.log"))
    with kafkafmt.open_segment(path) as opened:
        return path, list(opened)


def shorten(log: Path) -> kafkafmt.Batch:
    """Cut the last batch of a log off; returns it."""
    path, found = batches(log)
    path.write_bytes(path.read_bytes()[: found[-1].position])
    return found[-1]


def raise_epoch(log: Path, epoch: int) -> None:
    """Give the batches of a log a leader epoch, which no checksum covers."""
    path, found = batches(log)
    data = bytearray(path.read_bytes())
    for batch in found:
        struct.pack_into(">i", data, batch.position + 12, epoch)
    path.write_bytes(data)


def image(out: Path) -> kafkafmt.cluster.ClusterImage:
    return kafkafmt.cluster.read_cluster(next(out.glob(f"controllers/*/{METADATA}")))


def topic_of(out: Path, name: str) -> dict[str, Any]:
    (row,) = (row for row in image(out).topics.to_pylist() if row["topic"] == name)
    return {**row, "configs": dict(row["configs"])}


def partition_of(out: Path, name: str) -> dict[str, Any]:
    rows = image(out).partitions.to_pylist()
    found: dict[str, Any]
    (found,) = (row for row in rows if f"{row['topic']}-{row['partition']}" == name)
    return found


def said(lines: list[str], *words: str) -> bool:
    return any(all(word in line for word in words) for line in lines)


def partitions(case: Case) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = kafkafmt.cluster.read_cluster(
        case.nodes / "1" / METADATA
    ).partitions.to_pylist()
    return found
