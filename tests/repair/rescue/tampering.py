"""Changes to the disks of a case, and questions to what a rescue made of them."""

from __future__ import annotations

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
    """Append records to a metadata log."""
    with kafkafmt.open_segment(path) as opened:
        last = list(opened)[-1]
    batch = record_batch(
        [Rec(None, value, offset_delta=number) for number, value in enumerate(values)],
        base_offset=last.last_offset + 1,
        leader_epoch=last.partition_leader_epoch or 0,
    )
    path.write_bytes(path.read_bytes()[: last.position + last.size_in_bytes] + batch)


def metadata_record(kind: str, **fields: Any) -> bytes:
    return framed(schema.log(schema.CLUSTER_METADATA), kind, 0, fields)


def image(out: Path) -> kafkafmt.cluster.ClusterImage:
    return kafkafmt.cluster.read_cluster(next(out.glob(f"controllers/*/{METADATA}")))


def said(lines: list[str], *words: str) -> bool:
    return any(all(word in line for word in words) for line in lines)


def partitions(case: Case) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = kafkafmt.cluster.read_cluster(
        case.nodes / "1" / METADATA
    ).partitions.to_pylist()
    return found
