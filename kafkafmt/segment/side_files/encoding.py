"""The files beside a segment as bytes, as a broker writes them.

Invariant: what is written here is read by the other modules of this package as it was.
"""

from __future__ import annotations

import json
import struct
from collections.abc import Iterable, Sequence
from dataclasses import astuple

from kafkafmt.segment.record import generated_layout as layout
from kafkafmt.segment.side_files import indexes
from kafkafmt.segment.side_files.checkpoints import EpochEntry, TopicPartitionOffset
from kafkafmt.segment.side_files.indexes import TRANSACTION_ENTRY, AbortedTxn, ProducerStateEntry


def transaction_index(entries: Iterable[AbortedTxn]) -> bytes:
    """Return a transaction index."""
    return b"".join(TRANSACTION_ENTRY.pack(*astuple(entry)) for entry in entries)


def snapshot(entries: Sequence[ProducerStateEntry]) -> bytes:
    """Return a producer snapshot, with its checksum."""
    data = bytearray(indexes.HEADER.pack(indexes.VERSION, 0, len(entries)))
    for entry in entries:
        data += indexes.PRODUCER_ENTRY.pack(*astuple(entry))
    crc = indexes.computed_crc(bytes(data))
    struct.pack_into(">I", data, layout.PRODUCER_SNAPSHOT_CRC_OFFSET, crc)
    return bytes(data)


def leader_epoch_checkpoint(entries: Sequence[EpochEntry]) -> bytes:
    """Return the ``leader-epoch-checkpoint`` of a partition."""
    return _checkpoint([f"{entry.epoch} {entry.start_offset}" for entry in entries])


def offset_checkpoint(entries: Sequence[TopicPartitionOffset]) -> bytes:
    """Return an offset checkpoint of a log directory."""
    return _checkpoint([f"{entry.topic} {entry.partition} {entry.offset}" for entry in entries])


def partition_metadata(topic_id: str) -> bytes:
    """Return the ``partition.metadata`` of a partition; the id has Kafka's form."""
    return f"version: 0\ntopic_id: {topic_id}".encode()


def meta_properties(node_id: int, cluster_id: str, directory_id: str) -> bytes:
    """Encode ``meta.properties`` of KRaft, without an empty directory id."""
    of_directory = f"directory.id={directory_id}\n" if directory_id else ""
    return f"version=1\nnode.id={node_id}\ncluster.id={cluster_id}\n{of_directory}".encode()


def quorum_state(epoch: int, voters: Iterable[int], *, is_dynamic: bool) -> bytes:
    """Encode the ``quorum-state`` of a controller without a leader and a vote."""
    content: dict[str, object] = {"leaderId": -1, "leaderEpoch": epoch, "votedId": -1}
    if is_dynamic:
        content |= {"votedDirectoryId": "A" * 22, "data_version": 1}
    else:
        content = {"clusterId": "", **content, "appliedOffset": 0}
        content |= {"currentVoters": [{"voterId": voter} for voter in voters], "data_version": 0}
    return json.dumps(content, separators=(",", ":")).encode()


def _checkpoint(lines: Sequence[str]) -> bytes:
    return "".join(f"{line}\n" for line in ("0", str(len(lines)), *lines)).encode()
