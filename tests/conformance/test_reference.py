"""The reference of the conformance matrix says what Kafka's own reader said of the corpus."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.conformance import cursor, reference
from tests.conformance.cases import DAMAGED, Case, corpus_cases, decompressed
from tests.support.truth import Row, load, load_checkpoints

Control = dict[tuple[str, int], tuple[str, int | None]]
"""The kind and the epoch of each control record, by segment and offset."""


def flat(entry: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The records of an entry, decompressed where need be, with absolute offset and raw time."""
    content = entry.get("message") or entry["record_batch"]
    stream = decompressed(entry)
    if stream:
        kind, data = stream
        read: Any = reference.READERS[f".{kind}"]
        content = content | read(cursor.Cursor(data))
    if "message" in entry:
        inner = content.get("entries", [content])
        shift = 0
        if stream and entry["magic"] == 1 and content["offset"] != "0":
            shift = int(content["offset"]) - int(inner[-1]["offset"])
        for each in inner:
            yield each | {"at": int(each["offset"]) + shift, "headers": []}
        return
    for each in content.get("records") or content.get("control_records") or []:
        time = int(content["base_timestamp"]) + int(each["timestamp_delta"])
        at = int(content["base_offset"]) + each["offset_delta"]
        yield each | {"at": at, "timestamp": str(time)}


def data_or_none(text: str | None) -> bytes | None:
    return None if text is None else bytes.fromhex(text)


def check_batch(truth: Row, entry: dict[str, Any]) -> None:
    header = entry.get("message") or entry["record_batch"]
    assert (int(entry["size"]), entry["magic"]) == (truth["sizeInBytes"], truth["magic"])
    assert header["crc"] == truth["crc"]
    codec = ("none", "gzip", "snappy", "lz4", "zstd")[header["attributes"]["compression_id"]]
    assert codec == truth["compression"]
    if truth["magic"] < 2:
        assert int(header["offset"]) == truth["lastOffset"]
        assert int(header["timestamp"] or -1) == truth["maxTimestamp"]
        return
    base, flags = int(header["base_offset"]), header["attributes"]
    found = {
        "baseOffset": base,
        "lastOffset": base + header["last_offset_delta"],
        "count": header["num_records"],
        "timestampType": flags["timestamp_type"],
        "isTransactional": flags["is_transactional"],
        "isControl": flags["is_control"],
        "baseTimestamp": int(header["base_timestamp"]),
        "maxTimestamp": int(header["max_timestamp"]),
        "deleteHorizonMs": int(header["base_timestamp"])
        if flags["has_delete_horizon_ms"]
        else None,
        "leaderEpoch": header["partition_leader_epoch"],
        "producerId": int(header["producer_id"]),
        "producerEpoch": header["producer_epoch"],
        "baseSequence": header["base_sequence"],
    }
    assert found == {name: truth[name] for name in found}


def check_record(truth: Row, record: dict[str, Any], control: Control) -> None:
    assert record["at"] == truth["offset"]
    assert [
        [bytes.fromhex(key).decode("utf-8", "replace"), data_or_none(value)]
        for key, value in record["headers"]
    ] == [[each["key"], each["value"]] for each in truth["headers"]]
    if truth["timestampType"] == 0:
        time = int(record["timestamp"])
        assert (None if time == -1 else time) == truth["timestamp"]
    if truth["isControl"]:
        key = record["key"]
        assert truth["key"].hex().startswith(f"{key['version']:04x}{key['type_id']:04x}")
        ((name, value),) = record["value"].items()
        assert truth["value"].hex().startswith(f"{value['version']:04x}")
        at = truth["segment"], truth["offset"]
        if at in control:  # of the records of a checkpoint it is not known
            kind, epoch = control[at]
            assert (name == "end_txn_marker") == (kind in ("ABORT", "COMMIT"))
            assert value.get("coordinator_epoch") == epoch
    else:
        assert data_or_none(record["key"]) == truth["key"]
        assert data_or_none(record["value"]) == truth["value"]


def test_the_reference_says_what_kafkas_reader_said(case_dir: Path) -> None:
    truth = load(case_dir.name)
    batches, records = list(truth.batches), list(truth.records)
    if list(case_dir.glob("*.checkpoint")):
        more = load_checkpoints(case_dir.name)
        batches, records = batches + more[0], records + more[1]
    seen = 0
    for name in sorted({batch["segment"] for batch in batches}):
        entries = reference.decode(case_dir / name)["entries"]
        of_segment = [batch for batch in batches if batch["segment"] == name]
        assert [int(each["position"]) for each in entries] == [b["position"] for b in of_segment]
        for batch, entry in zip(of_segment, entries, strict=True):
            if not batch["isValid"]:
                continue
            check_batch(batch, entry)
            wanted = [
                each
                for each in records
                if (each["segment"], each["batchPosition"]) == (name, batch["position"])
            ]
            for record, found in zip(wanted, flat(entry), strict=True):
                check_record(record, found, truth.control)
                seen += 1
    assert seen == len(records)


def test_the_reference_marks_an_entry_or_a_whole_stream(folder: Path, cases: list[Case]) -> None:
    decoded = {case.name: reference.decode(case.path) for case in cases if case.group == "odd"}
    assert decoded["varint-cut.log"]["entries"][1] == {
        "position": "69",
        "size": "62",
        "base_offset": "0",
        "magic": 2,
        "error": True,
    }
    assert decoded["cut.records"] == {"error": True}
    failed = {name for name, text in decoded.items() if '"error": true' in json.dumps(text)}
    assert len(failed) == 36
    assert {"empty-record.log", "overlong-varint.log", "control-null.log"}.isdisjoint(failed)


def test_the_groups(cases: list[Case]) -> None:
    groups = {case.name: case.group for case in cases}
    assert len(groups) == len(cases)
    logs = [case for case in corpus_cases() if case.path.suffix == ".log"]
    assert len(logs) == 480
    assert {case.group == "damaged" for case in logs if DAMAGED.search(case.name)} == {True}
    brokers = ["0.8.2", "0.9.0", "0.10.0", "0.10.2", "0.11.0", "2.8", "3.9", "4.3", "4.4"]
    others = ["damaged", "upgrade", "checkpoints", "side-files", "streams", "odd", "limits"]
    others += ["messages"]
    assert list(dict.fromkeys(groups.values())) == brokers + others
