"""A log that is written is one of a broker, and appears whole or not at all."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import kafkafmt
from kafkafmt import write
from kafkafmt._base.errors import ChecksumError, TruncatedError
from kafkafmt.cluster.messages.records import TOPICS, decoder
from kafkafmt.segment.side_files import (
    EpochEntry,
    read_index,
    read_leader_epoch_checkpoint,
    read_time_index,
    read_transaction_index,
)
from tests.cluster.messages.corpus import case_folder, case_names, records_of
from tests.repair.salvage import broker
from tests.support.truth import GOLDEN

OF_PRODUCER: Any = {"transactional": True, "producer_id": 9, "producer_epoch": 0}


def batch(offset: int, value: bytes = b"v" * 200, **fields: Any) -> bytes:
    records = [(b"k", value), (None, value)]
    return write.encode_batch(records, base_offset=offset, timestamp=1000 + offset, **fields)


def test_segments_roll_and_have_their_files(tmp_path: Path) -> None:
    log = tmp_path / "orders-0"
    with write.SegmentWriter(log, segment_bytes=2000, index_interval_bytes=500) as writer:
        for offset in range(5, 25, 2):
            writer.append(batch(offset, leader_epoch=offset // 10))
        assert not log.exists()
    bases = [5, 13, 21]
    names = [f"{base:020}" for base in bases]
    kinds = (".index", ".log", ".timeindex")
    assert sorted(path.name for path in log.iterdir()) == sorted(
        [
            *(name + kind for name in names for kind in kinds),
            *(f"{base:020}.snapshot" for base in [*bases[1:], 25]),
            "leader-epoch-checkpoint",
        ]
    )
    assert kafkafmt.read_records(log)["offset"].to_pylist() == list(range(5, 25))
    assert kafkafmt.verify(log).num_rows == 0
    epochs = read_leader_epoch_checkpoint(log / "leader-epoch-checkpoint")
    assert epochs == [EpochEntry(0, 5), EpochEntry(1, 11), EpochEntry(2, 21)]
    offsets = read_index(log / f"{names[0]}.index").to_pydict()
    assert offsets == {"offset": [10], "position": [2 * len(batch(5))]}
    times = read_time_index(log / f"{names[0]}.timeindex")
    assert times["offset"].to_pylist() == [10, 12]


def test_an_aborted_transaction_is_in_the_index(tmp_path: Path) -> None:
    marker = write.control_record("ABORT", coordinatorEpoch=3)
    with write.SegmentWriter(tmp_path / "orders-0") as writer:
        writer.append(batch(0, base_sequence=0, **OF_PRODUCER) + batch(2))
        writer.append(write.encode_batch([marker], base_offset=4, control=True, **OF_PRODUCER))
    (path,) = (tmp_path / "orders-0").glob("*.txnindex")
    (row,) = read_transaction_index(path).to_pylist()
    assert list(row.values())[-4:] == [9, 0, 4, 5]
    committed = kafkafmt.read_records(tmp_path / "orders-0", isolation="read_committed")
    assert committed["offset"].to_pylist() == [2, 3]
    assert kafkafmt.verify(tmp_path / "orders-0").num_rows == 0


@pytest.mark.parametrize("name", ["k01103-txn-segments", "k01103-txn"])
def test_a_log_of_a_broker_is_written_again(name: str, tmp_path: Path) -> None:
    sources = sorted((GOLDEN / name).glob("*.log"))
    size = max(path.stat().st_size for path in sources)
    with write.SegmentWriter(tmp_path / "again-0", segment_bytes=size) as writer:
        for path in sources:
            writer.append(path.read_bytes())
    written = b"".join(path.read_bytes() for path in sorted((tmp_path / "again-0").glob("*.log")))
    assert written == b"".join(path.read_bytes() for path in sources)
    aborted = [
        [
            row
            for path in sorted(log.glob("*.txnindex"))
            for row in read_transaction_index(path).to_pylist()
        ]
        for log in (GOLDEN / name, tmp_path / "again-0")
    ]
    assert aborted[0] == aborted[1] != []


def test_a_log_of_nothing_has_an_empty_segment(tmp_path: Path) -> None:
    with write.SegmentWriter(tmp_path / "empty-0"):
        pass
    assert (tmp_path / "empty-0" / f"{0:020}.log").read_bytes() == b""
    assert kafkafmt.verify(tmp_path / "empty-0").num_rows == 0


def broken(data: bytes) -> bytes:
    return data[:-1] + bytes([data[-1] ^ 1])


@pytest.mark.parametrize(
    ("data", "error", "said"),
    [
        (lambda: broken(batch(4)), ChecksumError, "checksum"),
        (lambda: batch(4)[:-1], TruncatedError, "are not a whole batch"),
        (lambda: batch(3), ValueError, "expected offset 4 or more"),
        (lambda: batch(4, leader_epoch=1), ValueError, "leader epoch 1 after 2"),
        (lambda: batch(4, b"x" * 9000), ValueError, "a segment has 9000 bytes at most"),
    ],
)
def test_what_no_broker_could_store_leaves_nothing(
    data: Callable[[], bytes], error: type[Exception], said: str, tmp_path: Path
) -> None:
    def written() -> None:
        with write.SegmentWriter(tmp_path / "orders-0", segment_bytes=9000) as writer:
            writer.append(batch(2, leader_epoch=2))
            writer.append(data())

    with pytest.raises(error, match=said):
        written()
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("options", [{"segment_bytes": -1}, {"index_interval_bytes": 2**31}])
def test_a_number_out_of_range_is_refused(options: dict[str, int], tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="expected 0 to 2147483647"):
        write.SegmentWriter(tmp_path / "orders-0", **options)


def test_a_writer_is_for_one_block(tmp_path: Path) -> None:
    writer = write.SegmentWriter(tmp_path / "orders-0")
    with pytest.raises(ValueError, match="appends in its block"):
        writer.append(batch(0))
    with writer:
        writer.append(batch(0))
    with pytest.raises(ValueError, match="appends in its block"):
        writer.append(batch(2))
    with pytest.raises(ValueError, match="is for one block"), writer:
        pass
    assert [path.name for path in tmp_path.iterdir()] == ["orders-0"]
    assert kafkafmt.read_records(tmp_path / "orders-0").num_rows == 2


def test_a_directory_with_files_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(FileExistsError, match="is not empty"):
        write.SegmentWriter(tmp_path)


# --- Messages of internal topics -----------------------------------------------------------------


@pytest.mark.parametrize("name", case_names())
def test_messages_are_written_as_brokers_wrote_them(name: str) -> None:
    topics = {topic.strip("_"): topic for topic in TOPICS}
    topic = topics["_".join(name.split("-")[2:])]
    decode, count = decoder(TOPICS[topic]), 0
    for _, key, value in records_of(case_folder(name)):
        read = decode(key, value)
        if read.error is not None or read.value_schema is None:
            continue
        if read.key_schema is not None and read.key is not None:
            again = write.encode_message(topic, read.key_schema.name, 0, read.key)
            assert again == key or "rich" not in name
            key = again
        if read.value is not None and read.version is not None:
            schema, version = read.value_schema.name, read.version
            again = write.encode_message(topic, schema, version, read.value)
            assert again == value or "rich" not in name
            value = again
        assert repr(decode(key, value)) == repr(read)  # the others have bytes that nobody reads
        count += 1
    assert count


@pytest.mark.parametrize(
    ("topic", "name", "version", "said"),
    [
        ("orders", "TopicRecord", 0, "topic 'orders', expected one of __consumer_offsets"),
        ("__cluster_metadata", "OffsetCommitKey", 0, "no message 'OffsetCommitKey'"),
        ("__consumer_offsets", "OffsetCommitKey", 7, "OffsetCommitKey has no version 7"),
    ],
)
def test_messages_that_kafka_does_not_have_are_refused(
    topic: str, name: str, version: int, said: str
) -> None:
    with pytest.raises(ValueError, match=said):
        write.encode_message(topic, name, version, {})


# --- Kafka's own reader --------------------------------------------------------------------------


@broker.needed
@pytest.mark.slow
def test_kafka_reads_every_magic_and_codec_as_it_was_written(tmp_path: Path) -> None:
    log, offset = tmp_path / "orders-0", 0
    with write.SegmentWriter(log, segment_bytes=400, index_interval_bytes=50) as writer:
        for codec in ("none", "gzip", "snappy", "lz4", "zstd"):
            for magic in (0, 1, 2):
                pairs = [(b"k", b"value" * 20), (None, b"")]
                if magic == 2:
                    writer.append(write.encode_batch(pairs, compression=codec, base_offset=offset))
                elif codec != "zstd":
                    options = {"magic": magic, "compression": codec, "base_offset": offset}
                    writer.append(write.encode_messages(pairs, **options))  # type: ignore[arg-type]
                else:
                    continue
                offset += 2
    segments = sorted(log.glob("*.log"))
    indexes = sorted((*log.glob("*.index"), *log.glob("*.timeindex")))
    with broker.loader(broker.installed(Path("build") / "broker")) as kafka:
        lines = kafka.complaints("--deep-iteration", segments)
        found = [int(each) for each in re.findall(r"^\| offset: (\d+)", "\n".join(lines), re.M)]
        assert sorted(set(found)) == list(range(offset))
        assert not [line for line in lines if "isvalid: false" in line]
        assert kafka.complaints("--index-sanity-check", indexes) == []
        assert not kafka.load(log, is_clean=False)[0].startswith("failed")
