"""The text files of a log directory: as Kafka's own classes read them, and what errors say."""

from __future__ import annotations

import json
import lzma
from functools import cache
from pathlib import Path
from typing import Any
from uuid import UUID

import pytest

import kafkafmt
from kafkafmt import side_files
from kafkafmt._base.errors import LimitExceededError
from kafkafmt.segment.side_files import EpochEntry, MetaProperties, PartitionMetadata, side_file
from kafkafmt.segment.side_files import properties as java_properties
from tests.support.truth import GOLDEN

NO_ID = b"version: 0\ntopic_id: AAAAAAAAAAAAAAAAAAAAAA\n"
CAPTURE = Path(__file__).parents[2] / "conformance" / "side_files" / "text.jsonl.xz"


OF_LINES = [
    side_files.read_leader_epoch_checkpoint,
    side_files.read_offset_checkpoint,
    side_files.read_partition_metadata,
]


@cache
def captured() -> list[dict[str, Any]]:
    with lzma.open(CAPTURE, "rt", encoding="utf-8") as lines:
        return [json.loads(line) for line in lines]


def epochs(data: bytes) -> list[str]:
    entries = side_files.read_leader_epoch_checkpoint(data)
    return [f"{each.epoch} {each.start_offset}" for each in entries]


def offsets(data: bytes) -> list[str]:
    entries = side_files.read_offset_checkpoint(data)
    by_partition = {f"{each.topic} {each.partition}": each.offset for each in entries}
    return [f"{partition} {by_partition[partition]}" for partition in sorted(by_partition)]


def partition(data: bytes) -> list[str]:
    metadata = side_files.read_partition_metadata(data)
    return [f"{metadata.version} {metadata.topic_id.hex}"]


def meta(data: bytes) -> list[str]:
    found = side_files.read_meta_properties(data)
    return [
        str(found.version),
        "none" if found.cluster_id is None else found.cluster_id,
        "none" if found.node_id is None else str(found.node_id),
        "none" if found.directory_id is None else found.directory_id.hex,
    ]


def properties(data: bytes) -> list[str]:
    parsed = java_properties.parse(side_file.read(data, None))
    return [f"{key}\0{parsed[key].text}" for key in sorted(parsed)]


@pytest.mark.parametrize(
    ("kind", "read", "count"),
    [
        ("epochs", epochs, 221),
        ("offsets", offsets, 207),
        ("partition", partition, 211),
        ("meta", meta, 212),
        ("properties", properties, 415),
    ],
)
def test_text_as_kafkas_readers_read_it(kind: str, read: Any, count: int) -> None:
    rows = [row for row in captured() if row["kind"] == kind]
    different = []
    for row in rows:
        data = bytes.fromhex(row["data"])
        try:
            ours = read(data)
        except kafkafmt.KafkaFormatError:
            ours = None
        if ours != row["result"]:
            different.append((data, ours, row["result"]))
    assert different == []
    assert len(rows) == count
    assert 0 < sum(row["result"] is None for row in rows) < count


def test_the_checkpoints_of_the_corpus() -> None:
    """Epochs and offsets ascend, and the last epoch is that of the newest batches."""
    paths = sorted(GOLDEN.glob("*/leader-epoch-checkpoint"))
    assert len(paths) == 189
    entries = 0
    for path in paths:
        found = side_files.read_leader_epoch_checkpoint(path)
        assert found == sorted(set(found), key=lambda each: (each.epoch, each.start_offset))
        entries += len(found)
    assert entries > 150
    path = GOLDEN / "k431-segments" / "leader-epoch-checkpoint"
    assert side_files.read_leader_epoch_checkpoint(path) == [EpochEntry(0, 0)]


def test_the_partition_metadata_of_the_corpus() -> None:
    paths = sorted(GOLDEN.glob("*/partition.metadata"))
    found = {path.parent.name: side_files.read_partition_metadata(path) for path in paths}
    assert len(found) == 103
    assert {each.version for each in found.values()} == {0}
    topic_id = UUID("477266d7-a30d-4c3b-8ef2-5d0687f69830")
    assert found["k431-segments"] == PartitionMetadata(0, topic_id)


def test_meta_properties_keep_what_they_do_not_know() -> None:
    zookeeper = b"version=0\nbroker.id=7\nreserved.key=kept\n"
    assert side_files.read_meta_properties(zookeeper) == MetaProperties(
        0, None, 7, None, {"version": "0", "broker.id": "7", "reserved.key": "kept"}
    )


@pytest.mark.parametrize(
    ("read", "data", "kind", "position", "reason"),
    [
        (epochs, b"1\n0\n", "Unsupported", 0, "version 1 of a checkpoint, expected 0"),
        (epochs, b"x\n0\n", "Malformed", 0, "a version, a number of 32 bits, found 1 character"),
        (epochs, b"0\n1\n0 0 0\n", "Malformed", 4, "<epoch> <start offset>, found 5 characters"),
        (epochs, b"0\r\n1\r\n0 x\r\n", "Malformed", 6, "expected an offset, a number of 64 bits"),
        (epochs, b"0\n2\n0 0\n", "Malformed", 2, "expected the number of entries, 1, found '2'"),
        (epochs, b"0\n1\n0 \xff\n", "Malformed", 6, "expected UTF-8, found byte 0xff"),
        (offsets, b"0\n1\nt 2147483648 0\n", "Malformed", 4, "a number of 32 bits, found '21474"),
        (offsets, b"0\n1\n" + b"t" * 999 + b"\n", "Malformed", 4, "found 999 characters"),
        (partition, b"", "Truncated", 0, "expected a line 'version: <number>', found the end"),
        (partition, b"version: 0\n", "Truncated", 11, "expected a line 'topic_id: <id>', found"),
        (partition, b"version: -1\n", "Unsupported", 0, "version -1 of partition metadata"),
        (partition, b"version 0\n", "Malformed", 0, "version: <number>, found 9 characters"),
        (partition, b"version: 0\ntopic_id: x\n", "Malformed", 11, "22 characters of base64"),
        (partition, NO_ID, "Malformed", 11, "expected a topic id that is not zero"),
        (meta, b"version=2\n", "Unsupported", 0, "version 2 of meta.properties, expected 0 or 1"),
        (meta, b"#\nversion=x\n", "Malformed", 2, "expected a version, a number of 32 bits"),
        (meta, b"version=1\nnode.id=1\n", "Malformed", 0, "expected cluster.id in version 1"),
        (meta, b"version=1\ncluster.id=1\n", "Malformed", 0, "expected node.id in version 1"),
        (meta, b"a=b\nbroker.id=x\n", "Malformed", 4, "expected a broker.id, a number"),
        (meta, b"a=b\nc=\\u12\n", "Malformed", 4, "four hexadecimal digits after \\u"),
    ],
)
def test_what_an_error_says(read: Any, data: bytes, kind: str, position: int, reason: str) -> None:
    error_type = getattr(kafkafmt.errors, f"{kind}Error")
    with pytest.raises(error_type) as raised:
        read(data)
    error = raised.value
    assert type(error) is error_type
    assert (error.source, error.position) == ("<bytes>", position)
    assert reason in error.reason


@pytest.mark.parametrize("read", [*OF_LINES, side_files.read_meta_properties])
def test_files_that_are_not_there_or_too_large(read: Any, tmp_path: Path) -> None:
    path = tmp_path / "file"
    with pytest.raises(FileNotFoundError, match="no such file"):
        read(path)
    path.write_bytes(b"0\n" * 100)
    with pytest.raises(LimitExceededError, match="a file of at most 100 bytes"):
        read(path, limits=kafkafmt.Limits(batch_bytes=100))


def test_half_a_surrogate_pair_becomes_a_replacement_character() -> None:
    assert properties(b"k=\\ud83d\\ude00\nl=\\ud83dx\n") == ["k\0😀", "l\0\ufffdx"]


def test_a_checkpoint_of_too_many_entries_is_refused_at_the_first_that_is_too_many() -> None:
    limits = kafkafmt.Limits(batch_bytes=1024 * 1024)
    few = b"0\n10000\n" + b"t 1 1\n" * 10_000
    assert len(side_files.read_offset_checkpoint(few, limits=limits)) == 10_000
    many = b"0\n100000\n" + b"t 1 1\n" * 100_000
    with pytest.raises(LimitExceededError, match="at most 8912896 bytes of memory") as caught:
        side_files.read_offset_checkpoint(many, limits=limits)
    position = caught.value.position or 0
    assert 10_000 < (position - len(b"0\n100000\n")) // len(b"t 1 1\n") < 100_000


@pytest.mark.parametrize("read", OF_LINES)
def test_a_line_of_more_than_64_kib_is_refused(read: Any) -> None:
    with pytest.raises(LimitExceededError, match="a line of at most 65536 bytes, found"):
        read(b" " * 65_537)
    with pytest.raises(kafkafmt.errors.MalformedError):
        read(b" " * 65_535 + b"\n")
