"""The generated parsers on the corpus, in Python and, all in one file, in JavaScript."""

from __future__ import annotations

import base64
import gzip
import json
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from kaitaistruct import EndOfStreamError

import build
from kafkafmt.generated import (
    KafkaLog,
    KafkaMessage,
    KafkaMessageSet,
    KafkaRecordBatch,
    KafkaRecords,
)
from tests.support.truth import CASES, GOLDEN

ROOT = Path(__file__).resolve().parents[3]
BUNDLE = ROOT / "kafkafmt" / "generated" / "webide" / "kafka_log.ksy"

KRAFT_VALUE = r"(LeaderChange|KRaftVersion|KRaftVoters|SnapshotHeader|SnapshotFooter):? (\{.*\})"

# A flipped bit made a value longer than its message here; all other damage leaves the layout whole.
MALFORMED = {
    ("k01022-bitflip", "00000000000000000000.log"): [544],
    ("k0901-bitflip", "00000000000000000000.log"): [514],
}


def lines(path: Path) -> list[dict[str, Any]]:
    """The objects of a file with one JSON object per line; none without a file."""
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


def segments(case: Path) -> Iterator[tuple[str, list[tuple[int, int, int]], int]]:
    """Name, entries (position, size, magic) and bytes after them, of each segment of a case."""
    batches = lines(case / "batches.jsonl")
    for segment in json.loads((case / "segments.json").read_text("utf-8")):
        name = segment["segment"]
        entries = [
            (batch["position"], batch["size_in_bytes"], batch["magic"])
            for batch in batches
            if batch["segment"] == name
        ]
        yield name, entries, segment["file_size"] - segment["end_of_last_batch"]


def read(path: Path) -> KafkaLog:
    """A whole segment."""
    return KafkaLog.from_bytes(path.read_bytes())


def content(entry: Any) -> KafkaMessage | KafkaRecordBatch:
    """What is in an entry of a log."""
    return entry.message or entry.record_batch


# --- The corpus --------------------------------------------------------------------------------


def test_entries_and_tail_are_those_of_kafkas_reader(case_dir: Path) -> None:
    for name, entries, tail in segments(case_dir):
        log = read(case_dir / name)
        assert [(each.ofs_entry, each.len_entry, each.magic) for each in log.entries] == entries
        assert len(log.tail) == tail
        assert b"".join([each.raw for each in log.entries]) + log.tail == (
            (case_dir / name).read_bytes()
        )


def test_only_what_is_malformed_fails_and_alone(case_dir: Path) -> None:
    malformed = 0
    for name, entries, _ in segments(case_dir):
        positions = MALFORMED.get((case_dir.name, name), [])
        for entry in read(case_dir / name).entries:
            if entry.ofs_entry in positions:
                with pytest.raises(EndOfStreamError, match=r"requested 17 bytes, but only 1 bytes"):
                    content(entry)
                malformed += 1
            else:
                assert content(entry).header.magic == entry.magic
        assert set(positions) <= {position for position, _, _ in entries}
    assert malformed == sum(len(MALFORMED[key]) for key in MALFORMED if key[0] == case_dir.name)


def test_headers_of_valid_entries(case_dir: Path) -> None:
    batches = lines(case_dir / "batches.jsonl")
    truth = {(each["segment"], each["position"]): each for each in batches}
    for name, _, _ in segments(case_dir):
        for entry in read(case_dir / name).entries:
            expected = truth[name, entry.ofs_entry]
            if not expected["is_valid"]:
                continue
            header = content(entry).header
            assert header.crc == expected["crc"]
            assert header.attributes.compression.name == expected["compression"]
            if entry.magic == 2:
                assert [
                    header.base_offset,
                    header.base_offset + header.last_offset_delta,
                    header.max_timestamp,
                    header.producer_id,
                    header.producer_epoch,
                    header.base_sequence,
                    header.partition_leader_epoch,
                    header.num_records,
                    header.attributes.is_transactional,
                    header.attributes.is_control,
                    header.base_timestamp if header.attributes.has_delete_horizon_ms else None,
                ] == [
                    expected[key]
                    for key in (
                        "base_offset",
                        "last_offset",
                        "max_timestamp",
                        "producer_id",
                        "producer_epoch",
                        "base_sequence",
                        "partition_leader_epoch",
                        "count",
                        "is_transactional",
                        "is_control",
                        "delete_horizon_ms",
                    )
                ]
            else:
                assert header.offset == expected["last_offset"]
                assert header.timestamp == (expected["max_timestamp"] if entry.magic else None)


def test_control_records_in_their_batches() -> None:
    seen = 0
    for case in CASES:
        expected = {
            (each["segment"], each["offset"]): each
            for each in lines(GOLDEN / case / "records.jsonl")
            if "control_type" in each
        }
        for name in {segment for segment, _ in expected}:
            for entry in read(GOLDEN / case / name).entries:
                batch = entry.record_batch
                if batch is None or batch.control_records is None:
                    continue
                assert batch.records is None
                assert batch.compressed_records is None
                for record in batch.control_records.records:
                    body = record.body
                    truth = expected.pop((name, entry.base_offset + body.offset_delta.value))
                    assert body.key.control_type.name.upper() == truth["control_type"]
                    marker = body.end_txn_marker
                    epoch = None if marker is None else marker.coordinator_epoch
                    assert epoch == truth["coordinator_epoch"]
                    assert body.headers == []
                    seen += 1
        assert expected == {}
    assert seen == 233


@pytest.mark.parametrize("case", [name for name in CASES if name.endswith("cluster-metadata")])
def test_values_of_kraft_control_records_are_those_of_kafkas_dump(case: str) -> None:
    told: list[tuple[str, Any]] = []
    for path in sorted((GOLDEN / case).glob("dump*.txt")):
        for word, value in re.findall(KRAFT_VALUE, path.read_text("utf-8")):
            told.append((word, json.loads(value)))
    ours = []
    for path in [*(GOLDEN / case).glob("*.log"), *(GOLDEN / case).glob("*.checkpoint")]:
        for entry in read(path).entries:
            control = entry.record_batch.control_records
            ours += [kraft_value(each.body) for each in control.records] if control else []
    assert len(ours) >= 3
    # An older tool prints no value for some kinds; what any of them prints is what we read.
    assert told
    for value in told:
        assert value in ours


def kraft_value(body: Any) -> tuple[str, Any]:
    """A control record's value as Kafka's dump shows it."""
    if body.leader_change_message:
        value = body.leader_change_message
        return "LeaderChange", {
            "version": value.version,
            "leaderId": value.leader_id,
            "voters": [{"voterId": each.voter_id} for each in value.voters],
            "grantingVoters": [{"voterId": each.voter_id} for each in value.granting_voters],
        }
    if body.kraft_version_record:
        value = body.kraft_version_record
        return "KRaftVersion", {"version": value.version, "kRaftVersion": value.kraft_version}
    if body.snapshot_header_record:
        value = body.snapshot_header_record
        time = value.last_contained_log_timestamp
        return "SnapshotHeader", {"version": value.version, "lastContainedLogTimestamp": time}
    if body.snapshot_footer_record:
        return "SnapshotFooter", {"version": body.snapshot_footer_record.version}
    value = body.voters_record
    return "KRaftVoters", {"version": value.version, "voters": [voter(v) for v in value.voters]}


def voter(value: Any) -> dict[str, Any]:
    """A voter of the voters record as Kafka's dump shows it."""
    feature = value.kraft_version_feature
    return {
        "voterId": value.voter_id,
        "voterDirectoryId": uuid(value.voter_directory_id),
        "endpoints": [
            {"name": e.name.value.decode(), "host": e.host.value.decode(), "port": e.port}
            for e in value.endpoints
        ],
        "kRaftVersionFeature": {
            "minSupportedVersion": feature.min_supported_version,
            "maxSupportedVersion": feature.max_supported_version,
        },
    }


def uuid(data: bytes) -> str:
    """Kafka's own text of a UUID: URL-safe base64 without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def test_a_decompressed_message_set() -> None:
    case = GOLDEN / "k01022-nulls-gzip"
    entry = read(case / "00000000000000000000.log").entries[0]
    assert entry.message.header.is_compressed
    payload = gzip.decompress(entry.message.value)
    inner = KafkaMessageSet.from_bytes(payload)
    truth = [each for each in lines(case / "records.jsonl") if each["batch_position"] == 0]
    assert [each.message.header.timestamp for each in inner.entries] == [
        each["timestamp"] for each in truth
    ]
    assert [each.message.key is None for each in inner.entries] == [
        each["key"] is None for each in truth
    ]
    assert [each.message.value is None for each in inner.entries] == [
        each["value"] is None for each in truth
    ]
    ends = [each.ofs_next for each in inner.entries]
    assert ends[-1] == len(payload)
    for size in range(len(payload) + 1):
        cut = KafkaMessageSet.from_bytes(payload[:size])
        assert len(cut.entries) == sum(end <= size for end in ends)
        assert len(cut.tail) == size - max([end for end in ends if end <= size], default=0)


def test_a_decompressed_batch() -> None:
    case = GOLDEN / "k431-java-gzip"
    entry = read(next(case.glob("*.log"))).entries[0]
    batch = entry.record_batch
    assert batch.records is None
    assert batch.control_records is None
    payload = gzip.decompress(batch.compressed_records)
    records = KafkaRecords.from_bytes(payload).records
    assert len(records) == batch.header.num_records
    truth = [each for each in lines(case / "records.jsonl") if each["batch_position"] == 0]
    assert [batch.header.base_offset + each.body.offset_delta.value for each in records] == [
        each["offset"] for each in truth
    ]
    assert [[h.key.decode() for h in each.body.headers] for each in records] == [
        [key for key, _ in each["headers"]] for each in truth
    ]


# --- In JavaScript -----------------------------------------------------------------------------


@pytest.mark.node
@pytest.mark.skipif(
    not (shutil.which("node") and shutil.which("npm")), reason="Node with npm is not installed"
)
@pytest.mark.parametrize("debug", [False, True], ids=["plain", "as the Web IDE compiles it"])
def test_the_bundle_parses_the_corpus_in_javascript(debug: bool) -> None:
    build.install_compiler()
    expected = [(case, *segment) for case in CASES for segment in segments(GOLDEN / case)]
    done = subprocess.run(
        [
            "node",
            str(ROOT / "tests" / "conformance" / "grammars" / "js" / "parse_bundle.js"),
            *(["--debug"] if debug else []),
            str(BUNDLE),
        ],
        input="\n".join(str(GOLDEN / case / name) for case, name, _, _ in expected),
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    parsed = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(parsed) == len(expected) == 480
    for (case, name, entries, tail), got in zip(expected, parsed, strict=True):
        found = list(zip(got["positions"], got["sizes"], got["magics"], strict=True))
        assert (case, name, found, got["tail"]) == (case, name, entries, tail)
        assert [int(position) for position in got["failed"]] == MALFORMED.get((case, name), [])
